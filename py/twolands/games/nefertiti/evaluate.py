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
    counts = [holders(s, gift) for gift in range(7)]
    for market in range(4):
        if s.occupied[market]:
            _settle(s, market, counts, worth)
    return worth


def _settle(s: NefertitiState, market: int, counts: list[int], worth: list[float]) -> None:
    """Add to each seat's worth what the market would bring if it closed now and everybody took what is best.
    `counts` are the holders of each type."""
    reserve = s.reserve[market]
    slots = [slot for slot in range(4) if s.cards[4 * market + slot] >= 0]
    highest = True
    for square in d.squares_of(2 * market + s.side[market], s.occupied[market]):
        seat = s.standing[square] >> 2
        gain, taken = 0.0, slots[:0]
        if s.money[seat] >= BID[square] and slots:
            gain, taken = _best([(_gain(s, seat, market, slot, counts), slot) for slot in slots], 2 if highest else 1)
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


def _best(gains: list[tuple[float, int]], count: int) -> tuple[float, list[int]]:
    """The best that can be taken of cards by gain and place: the upper one, or so many lower ones."""
    lower = sorted([each for each in gains if each[1] != d.UPPER], reverse=True)[:count]
    total = 0.0
    for gain, _ in lower:
        total += gain
    if gains[0][1] == d.UPPER and gains[0][0] > total:
        return gains[0][0], [d.UPPER]
    return total, [slot for _, slot in lower]


def _gain(s: NefertitiState, seat: int, market: int, slot: int, counts: list[int]) -> float:
    """Points that a card on a market would be for a seat, with the Seal on it."""
    kind = KIND_OF[s.cards[4 * market + slot]]
    gift = TYPE_OF[kind]
    count = counts[gift] + (not holds(s, seat, gift))
    sealed = slot == d.UPPER and SEALED + market in s.seal_at
    return UNITS[kind] * VALUE[gift][count] + (d.SEAL_POINTS + SEAL if sealed else 0.0)
