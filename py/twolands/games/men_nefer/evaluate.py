"""What a bot should make of a position: the points, were the Harvest now."""

from __future__ import annotations

from .score import COUNTS, roll_up, turn_contracts
from .state import MenNeferState


def evaluate(s: MenNeferState) -> list[float]:
    after = s.copy()
    for seat in range(s.players):
        roll_up(after, seat)
        turn_contracts(after, seat)
        for category, count in COUNTS:
            after.score(seat, category, count(after, seat))
    return [float(points) for points in after.pp]
