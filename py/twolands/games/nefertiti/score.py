"""Counting points in Nefertiti (NEF-80, NEF-95)."""

from __future__ import annotations

from ...core.message import message
from ...core.score import Line
from . import data as d
from .data import TYPES, VALUE
from .state import NefertitiState, holders, seals, units


def values(s: NefertitiState) -> list[int]:
    """Points that a unit of each type has now (NEF-15)."""
    return [VALUE[gift][holders(s, gift)] for gift in range(7)]


def totals(s: NefertitiState) -> list[int]:
    """Points of every seat if the game ended now; the sums of `lines`, without their words."""
    counted = [
        s.points[seat] + s.money[seat] // d.DEBEN_PER_POINT + d.SEAL_POINTS * seals(s, seat)
        for seat in range(s.players)
    ]
    for gift in range(7):
        held = units(s, gift)
        worth = VALUE[gift][s.players - held.count(0)]
        for seat, count in enumerate(held):
            counted[seat] += worth * count
    return counted


def lines(s: NefertitiState) -> list[Line]:
    """The score sheet, category by category, if the game ended now."""
    seats = range(s.players)
    sheet = [Line("play", seat, s.points[seat], "NEF-80", message("detail-play")) for seat in seats]
    for gift, worth in enumerate(values(s)):
        held = units(s, gift)
        for seat in seats:
            count = held[seat]
            detail = message("detail-gift", count=count, value=worth, holders=holders(s, gift))
            sheet.append(Line(TYPES[gift], seat, worth * count, "NEF-15", detail))
    for seat in seats:
        points = s.money[seat] // d.DEBEN_PER_POINT
        sheet.append(Line("deben", seat, points, "NEF-80", message("detail-deben", count=s.money[seat])))
    for seat in seats:
        count = seals(s, seat)
        sheet.append(Line("seals", seat, d.SEAL_POINTS * count, "NEF-80", message("detail-seals", count=count)))
    return sheet
