"""Counting points in Imhotep: The Duel (DUEL-28..37)."""

from __future__ import annotations

from ...core.message import message
from ...core.score import Line
from . import data as d
from .data import ACTION, DARK, KIND_COUNT, LIGHT, OBELISK, TEMPLE, TOMB
from .state import DuelState

SITES = ("obelisk", "temple", "pyramid", "tomb")


def side(s: DuelState, site: int) -> str:
    """`A` or `B`, of a site by its place in SITES."""
    return "B" if s.sides >> site & 1 else "A"


def tomb_runs(held: list[int]) -> list[int]:
    """Lengths of the runs of consecutive numbers, by 12 flags."""
    runs, length = [], 0
    for flag in [*held, 0]:
        if flag:
            length += 1
        elif length:
            runs.append(length)
            length = 0
    return runs


def temple_sets(counts: list[int]) -> list[int]:
    """Sizes of the sets of different values, the largest first, by the counts of the values 1..4 (DUEL-34)."""
    return [sum(count > level for count in counts) for level in range(max(counts))]


def obelisk_b(s: DuelState, seat: int, count: int) -> int:
    """DUEL-33."""
    if count >= d.OBELISK_B_MANY:
        return d.OBELISK_B_TEN
    if count < d.OBELISK_B_NEED:
        return 0
    return d.OBELISK_B_FIRST if s.first_five == seat else d.OBELISK_B_OTHER


def totals(s: DuelState) -> list[int]:
    """Points of both seats; the sums of `lines`, without their words."""
    both = []
    got = s.got
    for seat in (0, 1):
        base = seat * KIND_COUNT
        obelisks, rival = got[base], got[KIND_COUNT - base]
        if s.sides & 1:
            points = obelisk_b(s, seat, obelisks)
        else:
            points = obelisks + (d.OBELISK_MAJORITY if obelisks > rival else 0)
        temples = got[base + TEMPLE : base + LIGHT]
        if s.sides & 2:
            points += sum([d.TEMPLE_B[size] for size in temple_sets(temples)])
        else:
            points += temples[0] + 2 * temples[1] + 3 * temples[2] + 4 * temples[3]
        light, dark = got[base + LIGHT], got[base + DARK]
        if s.sides & 4:
            points += d.PYRAMID_B[min(light, dark)]
        else:
            points += d.PYRAMID_A[light] + d.PYRAMID_A[dark]
        runs = tomb_runs(got[base + TOMB : base + ACTION])
        points += d.TOMB_B * len(runs) if s.sides & 8 else sum([d.TOMB_A[run] for run in runs])
        both.append(points + sum(got[base + ACTION : base + KIND_COUNT]) + d.MEEPLES - s.hand[seat].bit_count())
    return both


def lines(s: DuelState) -> list[Line]:
    """The score sheet, category by category, if the game ended now."""
    return [line for category in _CATEGORIES for seat in (0, 1) for line in [category(s, seat)]]


def _counts(s: DuelState, seat: int, low: int, high: int) -> list[int]:
    return s.got[seat * KIND_COUNT + low : seat * KIND_COUNT + high]


def _obelisk(s: DuelState, seat: int) -> Line:
    count, rival = s.got[seat * KIND_COUNT + OBELISK], s.got[(1 - seat) * KIND_COUNT + OBELISK]
    if side(s, 0) == "B":
        points = obelisk_b(s, seat, count)
        which = {0: "few", d.OBELISK_B_OTHER: "second", d.OBELISK_B_FIRST: "first", d.OBELISK_B_TEN: "ten"}[points]
        return Line("obelisk", seat, points, "DUEL-33", message("detail-obelisk-b", count=count, which=which))
    bonus = d.OBELISK_MAJORITY if count > rival else 0
    return Line("obelisk", seat, count + bonus, "DUEL-29", message("detail-obelisk-a", count=count, bonus=bonus))


def _temple(s: DuelState, seat: int) -> Line:
    counts = _counts(s, seat, TEMPLE, LIGHT)
    if side(s, 1) == "B":
        sets = temple_sets(counts)
        points = sum([d.TEMPLE_B[size] for size in sets])
        return Line("temple", seat, points, "DUEL-34", message("detail-temple-b", sets=sets, count=len(sets)))
    points = sum([symbols * count for symbols, count in enumerate(counts, 1)])
    return Line("temple", seat, points, "DUEL-30", message("detail-temple-a", symbols=points, count=sum(counts)))


def _pyramid(s: DuelState, seat: int) -> Line:
    light, dark = _counts(s, seat, LIGHT, TOMB)
    if side(s, 2) == "B":
        points, detail, rule = d.PYRAMID_B[min(light, dark)], "detail-pyramid-b", "DUEL-35"
    else:
        points, detail, rule = d.PYRAMID_A[light] + d.PYRAMID_A[dark], "detail-pyramid-a", "DUEL-31"
    return Line("pyramid", seat, points, rule, message(detail, light=light, dark=dark))


def _tomb(s: DuelState, seat: int) -> Line:
    runs = tomb_runs(_counts(s, seat, TOMB, ACTION))
    if side(s, 3) == "B":
        points, detail, rule = d.TOMB_B * len(runs), "detail-tomb-b", "DUEL-36"
    else:
        points, detail, rule = sum([d.TOMB_A[run] for run in runs]), "detail-tomb-a", "DUEL-32"
    return Line("tomb", seat, points, rule, message(detail, runs=runs, count=len(runs)))


def _action(s: DuelState, seat: int) -> Line:
    count = sum(_counts(s, seat, ACTION, KIND_COUNT))
    return Line("action", seat, count, "DUEL-37", message("detail-action", count=count))


def _harbour(s: DuelState, seat: int) -> Line:
    count = d.MEEPLES - s.hand[seat].bit_count()
    return Line("harbour", seat, count, "DUEL-37", message("detail-harbour", count=count))


_CATEGORIES = (_obelisk, _temple, _pyramid, _tomb, _action, _harbour)
