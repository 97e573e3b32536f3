"""What a bot should make of a position: the points of all Harvests to come, were nothing to change, and a little for
what may still become points. In hundredths of a point, so that every Python gets the same."""

from __future__ import annotations

from . import data as d
from .score import COUNTS, DUAT, METRICS, held_open, roll_up, turn_contracts
from .state import MenNeferState

FOOD, HEKA = 25, 30
SARCOPHAGUS, SPHINX, PERMISSION, BASKET = 150, 120, 100, 130
"""What lies ready, for each Harvest to come."""
SCARAB, ROOM, SECTOR, ORB_STEP, GREAT_STEP, QUEENS_STEP = 60, 80, 25, 60, 50, 40
"""A step, for each Harvest to come."""
CONTRACT = 40
"""Percent of its value that an open Contract is worth when it is nearly reached."""
UNFLOORED = 30
"""Percent by which points count that the floor of MEN-25 would keep: otherwise all would be one at the bottom."""


def evaluate(s: MenNeferState) -> list[float]:
    """By seat, in points."""
    after = s.copy()
    harvests = d.ERAS + 1 - max(1, s.era) if s.agenda else 0
    return [_value(after, seat, harvests) / 100 for seat in range(s.players)]


def _value(s: MenNeferState, seat: int, harvests: int) -> int:
    if not harvests:
        return 100 * s.pp[seat]
    roll_up(s, seat)
    turn_contracts(s, seat)
    weighed, others = 0, 0
    for category, count in COUNTS:
        if category == DUAT:
            weighed = count(s, seat)
        else:
            others += count(s, seat)
    floored = s.pp[seat]
    for _ in range(harvests):
        floored = max(0, floored + weighed) + others
    unfloored = s.pp[seat] + harvests * (weighed + others)
    value = (100 - UNFLOORED) * floored + UNFLOORED * unfloored
    return value + FOOD * min(s.food[seat], 8) + HEKA * min(s.heka[seat], 6) + harvests * _promise(s, seat)


def _promise(s: MenNeferState, seat: int) -> int:
    """What may become points, for each Harvest to come."""
    promise = SARCOPHAGUS * min(s.sarcophagi[seat], 2) + SPHINX * min(s.carved[seat], 2)
    promise += PERMISSION * s.permitted[seat] + BASKET * min(2, s.fresh[seat].bit_count())
    promise += SCARAB * sum(s.scarabs[5 * seat : 5 * seat + 5]) + ROOM * sum(s.depths[4 * seat : 4 * seat + 4])
    promise += ORB_STEP * s.orbs[seat] + GREAT_STEP * s.great[seat] + QUEENS_STEP * s.queens[seat]
    t = s.tables
    for place in s.boats[4 * seat : 4 * seat + 4]:
        promise += SECTOR * (t.sector_of[place] + 2 * (place >= d.CITY0))
    for contract in held_open(s, seat):
        need = max(1, t.contract_need[contract])
        promise += CONTRACT * t.contract_value[contract] * METRICS[t.contract_metric[contract]](s, seat) // need
    return promise
