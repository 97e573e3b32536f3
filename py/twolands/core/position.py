"""Reading a position that comes from outside, whole: what is the same in every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from .errors import BadOption, BadPosition, BadSave, Fault, TwoLandsError
from .game import Game, State
from .match import check_rules
from .shape import json_path, shape_faults

M = TypeVar("M")
S = TypeVar("S", bound=State)


class PositionReader(ABC, Generic[M, S]):
    """Builds a state from a position of the right shape and collects what is wrong with it on the way."""

    def __init__(self, model: M, state: S):
        self.model = model
        self.state = state
        self.faults: list[Fault] = []

    def fault(self, id: str, *path: str | int, rule: str | None = None, **args: Any) -> None:
        """Note that something is wrong."""
        self.faults.append(Fault(id, path=json_path(path), rule=rule, **args))

    @abstractmethod
    def read(self) -> None:
        """Read all of it."""


def state_of(game: Game, position: Any, shape: Any, reader: Callable[[Any, Any], PositionReader[Any, S]]) -> S:
    """The state that a position describes. `shape` is the pydantic model of the game's positions; `reader` is given
    one and its options. Raises BadPosition with every fault."""
    model = shaped(game, position, shape)
    try:
        options = game.options(model.options.model_dump())
    except BadOption as error:
        raise refused(game, [_fault(error, error.path)]) from None
    return read(game, reader(model, options))


def shaped(game: Game, position: Any, shape: Any) -> Any:
    """A position as the pydantic model `shape`. Raises BadPosition."""
    try:
        return shape.model_validate(dict(position) if isinstance(position, Mapping) else position)
    except ValueError as error:
        raise refused(game, shape_faults(error.errors(include_url=False))) from None  # type: ignore[attr-defined]


def read(game: Game, reader: PositionReader[Any, S]) -> S:
    """The state that a reader finds. Raises BadPosition with every fault."""
    try:
        check_rules(reader.model.rules, game.rules)
    except BadSave as error:
        reader.faults.append(_fault(error, "rules"))
    reader.read()
    if reader.faults:
        raise refused(game, reader.faults)
    return reader.state


def refused(game: Game, faults: list[Fault]) -> BadPosition:
    """The error that says these faults in the game's words."""
    for fault in faults:
        fault.game = game.name
    return BadPosition(faults)


def _fault(error: TwoLandsError, path: str) -> Fault:
    return Fault(error.message["id"], path=path, **error.message["args"])
