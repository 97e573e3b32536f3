"""What a bot makes of a position: the points, and what is on its way."""

from __future__ import annotations

from . import data as d
from .data import OWNER_SHIFT
from .score import totals
from .sites import temple_visible
from .state import ImhotepState

STONE_ON_SLED = 0.5
STONE_ABOARD = 4.0


def evaluate(s: ImhotepState) -> list[float]:
    """Points by seat as if the game ended now; besides, the temple of the rounds to come (a stone there is covered
    sooner or later, so later rounds count half), and what stones on sleds and ships can still bring."""
    values = [float(points) for points in totals(s)]
    if not s.agenda:
        return values
    rounds = d.ROUND_COUNT - s.round
    for seat, visible in enumerate(temple_visible(s)):
        values[seat] += visible * (1 + rounds / 2) + STONE_ON_SLED * len(s.sled[seat])
    for stone in s.spaces:
        if stone >= 0:
            values[stone >> OWNER_SHIFT] += STONE_ABOARD
    return values
