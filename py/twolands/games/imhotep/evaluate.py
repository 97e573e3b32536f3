"""What a bot makes of a position."""

from __future__ import annotations

from .score import totals
from .state import ImhotepState


def evaluate(s: ImhotepState) -> list[float]:
    return [float(points) for points in totals(s)]
