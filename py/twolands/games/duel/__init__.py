"""Imhotep: The Duel, for two players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ...core.game import Game
from ...core.options import choice
from .data import MOVE, NOTATION
from .state import DuelState


@dataclass(frozen=True)
class Options:
    """Sides of the four sites (DUEL-5), who begins (DUEL-7), and whether temples are played open (DUEL-19)."""

    obelisk: str = choice("A", "A", "B")
    temple: str = choice("A", "A", "B")
    pyramid: str = choice("A", "A", "B")
    tomb: str = choice("A", "A", "B")
    first: int = choice(0, 0, 1)
    open_temples: bool = choice(False, False, True)


class Duel(Game):
    """The rules of Imhotep: The Duel; moves are small ints."""

    name = "duel"
    rules = "1.0"
    players = (2, 2)
    minutes = 30
    credit: ClassVar = {
        "title": "Imhotep: The Duel",
        "designer": "Phil Walker-Harding",
        "publisher": "KOSMOS",
        "year": "2018",
    }
    Options = Options
    moves = MOVE
    notations = NOTATION
    plies_bound = 400

    def seats(self, options: Any) -> int:
        return 2

    def new(self, options: Any = None) -> DuelState:
        chosen: Options = self.options(options)
        sides = (chosen.obelisk, chosen.temple, chosen.pyramid, chosen.tomb)
        mask = sum(1 << site for site, side in enumerate(sides) if side == "B")
        return DuelState(mask, chosen.first, chosen.open_temples)

    def from_position(self, position: Mapping[str, Any]) -> DuelState:
        from .schema import read_position

        return read_position(position)


GAME = Duel()
