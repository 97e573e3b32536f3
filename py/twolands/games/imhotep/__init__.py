"""Imhotep, for two to four players, with the Sun Ship Tiles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ...core.game import Game
from ...core.options import check_first, choice
from . import data as d
from .state import ImhotepState
from .sun_ship import SUN_SHIP

EXPANSIONS = (SUN_SHIP,)
"""Every expansion there is; its name is its option."""


@dataclass(frozen=True)
class Options:
    """How many play, who opens the first round (IMH-5), and whether the Sun Ship Tiles are in the game."""

    players: int = choice(2, 2, 3, 4)
    first: int = choice(0, 0, 1, 2, 3)
    sun_ship: bool = choice(False, False, True)

    def __post_init__(self) -> None:
        check_first(self.first, self.players)


class Imhotep(Game):
    """The rules of Imhotep; moves are small ints."""

    name = "imhotep"
    rules = "1.0"
    players = (2, 4)
    minutes = 40
    credit: ClassVar = {
        "title": "Imhotep: Builder of Egypt",
        "designer": "Phil Walker-Harding",
        "publisher": "KOSMOS",
        "year": "2016",
    }
    Options = Options
    plies_bound = 2000
    notations: ClassVar = (*d.NOTATION, *(text for expansion in EXPANSIONS for text in expansion.notation))
    moves: ClassVar = {text: move for move, text in enumerate(notations)}

    def seats(self, options: Any) -> int:
        return int(options.players)

    def new(self, options: Any = None) -> ImhotepState:
        chosen: Options = self.options(options)
        expansions = tuple(expansion for expansion in EXPANSIONS if getattr(chosen, expansion.name))
        return ImhotepState(chosen.players, chosen.first, expansions)

    def from_position(self, position: Mapping[str, Any]) -> ImhotepState:
        from .schema import read_position

        return read_position(position)


GAME = Imhotep()
