"""Counting points in Imhotep (IMH-70..72, IMH-84)."""

from __future__ import annotations

from ...core.message import Message, message
from ...core.score import Line
from . import data as d
from .data import BLUE, GREEN, KIND_OF, STATUE
from .sites import SITE_NAMES, burial_groups, burial_points, group_points, obelisk_points, pyramid_points
from .state import ImhotepState


def stones_at(s: ImhotepState, site: int) -> int:
    """How many stones of all players lie at a site that a green card counts (IMH-71)."""
    if site == d.OBELISKS:
        return sum([len(obelisk) for obelisk in s.obelisks])
    return len((s.pyramids, s.temple, s.burial)[site - d.PYRAMIDS])


def green_points(s: ImhotepState, kind: int) -> int:
    """What a green card is worth now (IMH-70)."""
    return stones_at(s, d.GREEN_SITE[kind - GREEN]) // d.GREEN_STONES


def card_points(s: ImhotepState, seat: int) -> tuple[int, int, int]:
    """What a seat's green cards, statues and blue cards are worth (IMH-70)."""
    green = statues = blue = 0
    for card in s.cards[seat]:
        kind = KIND_OF[card]
        if kind >= BLUE:
            blue += 1
        elif kind == STATUE:
            statues += 1
        else:
            green += green_points(s, kind)
    return green, group_points(statues), blue


def totals(s: ImhotepState) -> list[int]:
    """Points by seat as if the game ended now; the sums of `lines`, without their words."""
    burial, obelisks = burial_points(s), obelisk_points(s)
    return [s.points[seat] + burial[seat] + obelisks[seat] + sum(card_points(s, seat)) for seat in range(s.players)]


def lines(s: ImhotepState) -> list[Line]:
    """The score sheet, category by category, if the game ended now."""
    seats = range(s.players)
    owners = [stone >> d.OWNER_SHIFT for stone in s.pyramids]
    pyramids, burial, obelisks = pyramid_points(s), burial_points(s), obelisk_points(s)
    groups = burial_groups(s)
    cards = [card_points(s, seat) for seat in seats]
    sheet = [
        Line("pyramids", seat, pyramids[seat], "IMH-45", message("detail-pyramids", count=owners.count(seat)))
        for seat in seats
    ]
    sheet += [
        Line("temple", seat, s.temple_points[seat], "IMH-52", message("detail-temple", round=s.round)) for seat in seats
    ]
    for expansion in s.expansions:
        sheet += expansion.score(s)
    for seat in seats:
        sizes = sorted([len(group) for group in groups[seat]], reverse=True)
        detail = message("detail-burial", sizes=sizes, count=len(sizes))
        sheet.append(Line("burial", seat, burial[seat], "IMH-56", detail))
    for seat in seats:
        height = len(s.obelisks[seat])
        equal = sum([len(obelisk) == height for obelisk in s.obelisks])
        rank = sum([len(obelisk) > height for obelisk in s.obelisks]) + 1 if height else 0
        detail = message("detail-obelisks", height=height, rank=rank, equal=equal)
        sheet.append(Line("obelisks", seat, obelisks[seat], "IMH-61", detail))
    for seat in seats:
        kinds = [KIND_OF[card] for card in s.cards[seat] if GREEN <= KIND_OF[card] < STATUE]
        parts = [
            message(
                "detail-green",
                site=SITE_NAMES[d.GREEN_SITE[kind - GREEN]],
                count=stones_at(s, d.GREEN_SITE[kind - GREEN]),
            )
            for kind in kinds
        ]
        detail = message("detail-decorations", parts=parts, count=len(parts))
        sheet.append(Line("decorations", seat, cards[seat][0], "IMH-70", detail))
    for seat in seats:
        count = sum([KIND_OF[card] == STATUE for card in s.cards[seat]])
        sheet.append(Line("statues", seat, cards[seat][1], "IMH-70", message("detail-statues", count=count)))
    sheet += [
        Line("blue", seat, cards[seat][2], "IMH-70", message("detail-blue", count=cards[seat][2])) for seat in seats
    ]
    return sheet


def card_text(s: ImhotepState, kind: int, seat: int) -> Message:
    """What a card does, or is worth now; a statue by those that a seat has already."""
    if GREEN <= kind < STATUE:
        count = stones_at(s, d.GREEN_SITE[kind - GREEN])
        return message(
            "card-green-text", site=SITE_NAMES[d.GREEN_SITE[kind - GREEN]], count=count, points=green_points(s, kind)
        )
    if kind == STATUE:
        held = sum(KIND_OF[card] == STATUE for card in s.cards[seat]) if seat >= 0 else 0
        return message("card-statue-text", held=held, points=group_points(held), next=group_points(held + 1))
    return message(f"card-{d.KINDS[kind]}-text")
