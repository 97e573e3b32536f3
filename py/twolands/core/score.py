"""Score sheets and places: what is the same in every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .message import Message


class Line(NamedTuple):
    """One line of the score sheet; `detail` says where the points come from."""

    category: str
    seat: int
    points: int
    rule: str
    detail: Message


def placings(ranks: Sequence[Any]) -> list[float]:
    """What a state returns at the end, by seat: (players beaten + half of the players tied with) / (players - 1).
    `ranks` are points with all tie-breaks, the higher the better."""
    others = len(ranks) - 1
    return [(sum(mine > other for other in ranks) + (ranks.count(mine) - 1) / 2) / others for mine in ranks]
