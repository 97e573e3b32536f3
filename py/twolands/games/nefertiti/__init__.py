"""Nefertiti, for three and four players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ...core.game import Game
from ...core.options import check_first, choice
from .data import MOVE, NOTATION
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

    def __post_init__(self) -> None:
        check_first(self.first, self.players)


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
    moves = MOVE
    notations = NOTATION
    plies_bound = 2000

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

    def from_position(self, position: Mapping[str, Any]) -> NefertitiState:
        from .schema import read_position

        return read_position(position)


GAME = Nefertiti()
