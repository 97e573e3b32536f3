"""Options of a game: a frozen dataclass whose fields name their choices."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, TypeVar

from .errors import BadOption
from .message import quoted

T = TypeVar("T")


def choice(default: Any, *choices: Any, players: tuple[int, ...] = ()) -> Any:
    """A field of an options dataclass: its default, all values it may have, and with how many players it matters; no
    number: with any."""
    return dataclasses.field(default=default, metadata={"choices": choices, "players": players})


def described(options: type) -> list[dict[str, Any]]:
    """`[{name, default, choices, players}]` of an options dataclass, in order."""
    return [
        {"name": field.name, "default": field.default, **{key: list(told) for key, told in field.metadata.items()}}
        for field in dataclasses.fields(options)
    ]


def read_options(options: type[T], given: T | Mapping[str, Any] | None) -> T:
    """`given` as an instance of `options`: itself, a mapping of some of its fields, or the defaults.

    Raises BadOption for a name that does not exist or a value it cannot have.
    """
    if given is None:
        return options()
    if isinstance(given, options):
        given = {field.name: getattr(given, field.name) for field in dataclasses.fields(options)}  # type: ignore[arg-type]
    elif not isinstance(given, Mapping):
        raise BadOption("error-options-shape", path="options")
    fields = {field.name: field for field in dataclasses.fields(options)}  # type: ignore[arg-type]
    for name, value in given.items():
        if name not in fields:
            raise BadOption("error-option-unknown", path=f"options.{name}", option=str(name), known=list(fields))
        choices = fields[name].metadata["choices"]
        # True == 1 in Python; in a file they are different things.
        if not any(value == known and type(value) is type(known) for known in choices):
            raise BadOption(
                "error-option-value",
                path=f"options.{name}",
                option=name,
                value=quoted(value),
                choices=[str(known).lower() if isinstance(known, bool) else str(known) for known in choices],
            )
    return options(**given)


def check_first(first: int, players: int) -> None:
    """Raises BadOption if who begins is none of the players."""
    if first >= players:
        raise BadOption(
            "error-option-value",
            path="options.first",
            option="first",
            value=quoted(first),
            choices=[str(seat) for seat in range(players)],
        )
