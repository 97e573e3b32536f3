"""Messages: what is said to a person, as an id and arguments, never as a sentence.

Sentences are Fluent files (`twolands/locales`). An argument is a number, a text shown as it is (a board
coordinate), a seat (shown as the player's name), another message, or a list of these.
"""

from __future__ import annotations

import reprlib
from typing import Any, TypeAlias

Message: TypeAlias = dict[str, Any]
"""`{"id": str, "args": {name: argument}}`."""


def message(id: str, **args: Any) -> Message:
    """The message `id` with its arguments."""
    return {"id": id, "args": args}


def quoted(value: Any) -> str:
    """A value from outside as an argument: its text, cut short however large or deep it is."""
    return reprlib.repr(value)


def seat_name(seat: int) -> dict[str, int]:
    """The argument that stands for the name of the player in a seat."""
    return {"seat": seat}
