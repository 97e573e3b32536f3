"""What a bot should make of a position."""

from __future__ import annotations

from .score import totals
from .state import NefertitiState


def evaluate(s: NefertitiState) -> list[float]:
    """By seat, in points."""
    return [float(points) for points in totals(s)]
