"""What a bot should make of a position."""

from __future__ import annotations

from . import data as d
from .data import BID, KIND_OF, TYPE_OF, UNITS, VALUE
from .score import totals
from .state import OPEN, SEALED, NefertitiState, holders, holds, seals

DEBEN = 0.5
"""Points that a Deben is worth besides its own while there is something to buy."""
SEAL = 4.0
"""Points that a Seal is worth besides its own while there is a Character to recruit."""
SHAME = -6.0
"""Points that the highest bid costs who cannot pay it."""
LIKELY = 0.6
"""How much of what a market would bring if it closed now is counted."""
PRICE = 1 / d.DEBEN_PER_POINT + DEBEN
"""Points that are spent with a Deben."""


def evaluate(s: NefertitiState) -> list[float]:
    """By seat, in points: those that it has, what its Deben and Seals can still do, and what its Servants promise."""
    worth = [float(points) for points in totals(s)]
    if OPEN not in s.status:
        return worth
    left = min(1.0, (len(s.unseen) + 8) / 24)
    for seat in range(s.players):
        worth[seat] += left * (DEBEN * s.money[seat] + SEAL * seals(s, seat))
    for market in range(4):
        _settle(s, market, worth)
    return worth


def _settle(s: NefertitiState, market: int, worth: list[float]) -> None:
    """Add to each seat's worth what the market would bring if it closed now and everybody took what is best."""
    reserve = s.reserve[market]
    slots = [slot for slot in range(4) if s.cards[4 * market + slot] >= 0]
    highest = True
    for square in d.squares_of(2 * market + s.side[market], s.occupied[market]):
        seat = s.standing[square] >> 2
        gain, taken = 0.0, slots[:0]
        if s.money[seat] >= BID[square] and slots:
            gain, taken = _best(s, seat, market, slots, 2 if highest else 1)
            gain -= PRICE * BID[square]
        elif highest:
            gain = SHAME
        half = (reserve + 1) // 2
        if not highest and gain < PRICE * half:
            gain, taken = PRICE * half, []
            reserve -= half
        elif taken:
            reserve += BID[square]
        worth[seat] += LIKELY * gain
        slots = [slot for slot in slots if slot not in taken]
        highest = False


def _best(s: NefertitiState, seat: int, market: int, slots: list[int], count: int) -> tuple[float, list[int]]:
    """The best that a seat can take: the upper card or so many lower ones; its points and places."""
    gains = sorted([(_gain(s, seat, market, slot), slot) for slot in slots if slot != d.UPPER], reverse=True)[:count]
    lower = 0.0
    for gain, _ in gains:
        lower += gain
    upper = _gain(s, seat, market, d.UPPER) if d.UPPER in slots else 0.0
    return (upper, [d.UPPER]) if upper > lower else (lower, [slot for _, slot in gains])


def _gain(s: NefertitiState, seat: int, market: int, slot: int) -> float:
    """Points that a card on a market would be for a seat, with the Seal on it."""
    kind = KIND_OF[s.cards[4 * market + slot]]
    gift = TYPE_OF[kind]
    count = holders(s, gift) + (not holds(s, seat, gift))
    sealed = slot == d.UPPER and SEALED + market in s.seal_at
    return UNITS[kind] * VALUE[gift][count] + (d.SEAL_POINTS + SEAL if sealed else 0.0)
