"""Nefertiti, for three and four players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ...core.errors import BadMove, BadOption
from ...core.game import Game, State
from ...core.options import choice
from .data import CARD_ID, KINDS, MOVE, NOTATION, PLAYED
from .state import NefertitiState


@dataclass(frozen=True)
class Options:
    """Players, who begins (NEF-38), how the Reserves lie (NEF-33), and three rulings (NEF-43, NEF-51, NEF-67)."""

    players: int = choice(4, 3, 4)
    first: int = choice(0, 0, 1, 2, 3)
    reserves: str = choice("experienced", "experienced", "first_game")
    allow_idle_recruit: bool = choice(False, False, True)
    louqsor_reroll_repeat: bool = choice(True, True, False)
    tile_moves_after_akhenaton: bool = choice(True, True, False)


class Nefertiti(Game):
    """The rules of Nefertiti; moves are small ints."""

    name = "nefertiti"
    rules = "1.0"
    players = (3, 4)
    minutes = 45
    credit: ClassVar = {
        "title": "Nefertiti",
        "designer": "Jacques Bariot, Thomas Cauet, Guillaume Montiage",
        "publisher": "Matagot",
        "year": "2008",
    }
    Options = Options
    plies_bound = 2000

    def options(self, given: Any = None) -> Any:
        chosen = super().options(given)
        if chosen.first >= chosen.players:
            raise BadOption(
                "error-option-value",
                path="options.first",
                option="first",
                value=repr(chosen.first),
                choices=[str(seat) for seat in range(chosen.players)],
            )
        return chosen

    def seats(self, options: Any) -> int:
        return int(options.players)

    def new(self, options: Any = None) -> NefertitiState:
        chosen: Options = self.options(options)
        return NefertitiState(
            chosen.players,
            chosen.first,
            chosen.reserves == "first_game",
            chosen.allow_idle_recruit,
            chosen.louqsor_reroll_repeat,
            chosen.tile_moves_after_akhenaton,
        )

    def parse(self, text: str) -> int:
        move = MOVE.get(text)
        if move is None:
            raise BadMove("error-move-unknown", path="move", game=self.name, move=text)
        return move

    def notation(self, move: int) -> str:
        return NOTATION[move]

    def path(self, state: State, move: int) -> list[str]:
        from .view import path

        assert isinstance(state, NefertitiState)
        return path(state, move)

    def unseen(self, options: Any) -> dict[str, str]:
        return {id: KINDS[kind] for id, kind in zip(CARD_ID, PLAYED[options.players], strict=False)}

    def turn(self, position: Mapping[str, Any], seat: int) -> dict[str, Any]:
        turn = position["counters"]["turn"]
        turn += (seat - position["options"]["first"] - turn + 1) % position["options"]["players"]
        return {"agenda": [["turn", seat]], "counters": {"turn": turn}}

    def position(self, state: State) -> dict[str, Any]:
        from . import view

        assert isinstance(state, NefertitiState)
        pieces, places = view.pieces_and_places(state)
        return {
            "format": 1,
            "game": self.name,
            "rules": self.rules,
            "options": view.options(state),
            "places": places,
            "pieces": pieces,
            "counters": view.counters(state),
            "agenda": view.agenda(state),
        }

    def from_position(self, position: Mapping[str, Any]) -> NefertitiState:
        from .schema import read_position

        return read_position(position)


GAME = Nefertiti()
