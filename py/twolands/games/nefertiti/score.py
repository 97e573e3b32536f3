"""Counting points in Nefertiti (NEF-80, NEF-95)."""

from __future__ import annotations

from typing import NamedTuple

from ...core.message import Message, message
from . import data as d
from .data import KIND_COUNT, SENET, TYPES, VALUE
from .state import NefertitiState, holders, seals


class Line(NamedTuple):
    """One line of the score sheet; `detail` says where the points come from."""

    category: str
    seat: int
    points: int
    rule: str
    detail: Message


def units(s: NefertitiState, seat: int, gift: int) -> int:
    """Units of a type that a seat holds; a double senet is two."""
    base = KIND_COUNT * seat + gift
    return s.got[base] + (2 * s.got[base + 1] if gift == SENET else 0)


def values(s: NefertitiState) -> list[int]:
    """Points that a unit of each type has now (NEF-15)."""
    return [VALUE[gift][holders(s, gift)] for gift in range(7)]


def totals(s: NefertitiState) -> list[int]:
    """Points of every seat if the game ended now; the sums of `lines`, without their words."""
    worth = values(s)
    counted = []
    for seat in range(s.players):
        points = s.points[seat] + s.money[seat] // d.DEBEN_PER_POINT + d.SEAL_POINTS * seals(s, seat)
        for gift in range(7):
            points += worth[gift] * units(s, seat, gift)
        counted.append(points)
    return counted


def lines(s: NefertitiState) -> list[Line]:
    """The score sheet, category by category, if the game ended now."""
    seats = range(s.players)
    sheet = [Line("play", seat, s.points[seat], "NEF-80", message("detail-play")) for seat in seats]
    for gift, worth in enumerate(values(s)):
        for seat in seats:
            count = units(s, seat, gift)
            detail = message("detail-gift", count=count, value=worth, holders=holders(s, gift))
            sheet.append(Line(TYPES[gift], seat, worth * count, "NEF-15", detail))
    for seat in seats:
        points = s.money[seat] // d.DEBEN_PER_POINT
        sheet.append(Line("deben", seat, points, "NEF-80", message("detail-deben", count=s.money[seat])))
    for seat in seats:
        count = seals(s, seat)
        sheet.append(Line("seals", seat, d.SEAL_POINTS * count, "NEF-80", message("detail-seals", count=count)))
    return sheet
