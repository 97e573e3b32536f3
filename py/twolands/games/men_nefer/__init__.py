"""Men-Nefer, for two to four players, or for one against Imhotep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, ClassVar

from ...core.errors import Fault
from ...core.game import Game, State
from ...core.message import Message
from ...core.options import check_first, choice
from .components import printed
from .data import MOVE, NOTATION
from .regions import REGIONS
from .state import MenNeferState
from .tables import Tables

__all__ = ["GAME", "REGIONS", "MenNefer", "Options"]


@dataclass(frozen=True)
class Options:
    """How many play, and who begins Era I (MEN-21); one plays against Imhotep, who begins (SOLO-5). How strong he is
    (SOLO-89) has no effect with more players."""

    players: int = choice(2, 1, 2, 3, 4)
    first: int = choice(0, 0, 1, 2, 3, players=(2, 3, 4))
    imhotep_points: int = choice(10, 10, 11, 12, 13, 14, 15, players=(1,))
    imhotep_permission: int = choice(4, 4, 5, players=(1,))

    def __post_init__(self) -> None:
        check_first(self.first, self.players)


class MenNefer(Game):
    """The rules of Men-Nefer by a set of component files; moves are small ints."""

    name = "men_nefer"
    rules = "1.0"
    players = (1, 4)
    minutes = 150
    credit: ClassVar = {
        "title": "Men-Nefer",
        "designer": "Germán P. Millán",
        "publisher": "Ludonova",
        "year": "2024",
    }
    Options = Options
    moves = MOVE
    notations = NOTATION
    plies_bound = 1500

    def __init__(self, tables: Tables, components: Sequence[Mapping[str, Any]] = ()):
        self.tables = tables
        self.components = components

    def with_components(self, components: Sequence[Any]) -> MenNefer:
        from .check import accept

        own = deepcopy(components)  # what a caller does with his files later does not matter
        accepted = accept(own)
        return MenNefer(Tables(accepted, tuple(component["kind"] for component in own)), own)

    def check_component(self, component: Any) -> list[Fault]:
        from .check import check

        return check(component)

    def printed_components(self) -> Mapping[str, Mapping[str, Any]]:
        return self.tables.components

    def seats(self, options: Any) -> int:
        return max(2, int(options.players))

    def automa(self, options: Any) -> int | None:
        return 1 if options.players == 1 else None

    def new(self, options: Any = None) -> MenNeferState:
        chosen: Options = self.options(options)
        return MenNeferState(
            self.tables, chosen.players, chosen.first, chosen.imhotep_points, chosen.imhotep_permission
        )

    def unseen(self, options: Any) -> dict[str, str]:
        from .view import unseen_pieces

        return unseen_pieces(self.tables, options.players)

    def unseen_facts(self, options: Any) -> dict[str, list[Message]]:
        from .facts import pieces

        return pieces(self.tables)

    def turn(self, position: Mapping[str, Any], seat: int) -> dict[str, Any]:
        return {"agenda": [["turn"]], "counters": {"seat": seat}}

    def position(self, state: State) -> dict[str, Any]:
        assert isinstance(state, MenNeferState)
        tables = state.tables
        own = {"components": [tables.components[kind] for kind in tables.replaced]} if tables.replaced else {}
        return {**super().position(state), **own}

    def from_position(self, position: Mapping[str, Any]) -> MenNeferState:
        from .schema import read_position

        return read_position(position)


GAME = MenNefer(Tables(printed()))
