"""Why a move is not legal."""

from __future__ import annotations

from typing import Any

from .message import Message, message


class Refusal:
    """The rule that forbids a move now, and the message that says why."""

    __slots__ = ("message", "rule")

    def __init__(self, rule: str, id: str, **args: Any):
        self.rule = rule
        self.message: Message = message(id, **args)

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message['id']!r})"
