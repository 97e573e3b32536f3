"""The sites, side A: what a stone does there, and what the stones there are worth. One row of SITES a site, so that
another side of a site is another row."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ...core.message import message, seat_name
from . import data as d
from .data import GROUP_MORE, GROUPS, NEIGHBOURS, OWNER_SHIFT, PYRAMID, PYRAMID_BESIDE

if TYPE_CHECKING:
    from .state import ImhotepState


class Site(NamedTuple):
    """A building site. `deliver` puts a stone there, `standing` is what each seat has of it now: points that are
    scored on delivery, that this round's end or the game's end would bring (IMH-84)."""

    deliver: Callable[[ImhotepState, int], None]
    standing: Callable[[ImhotepState], list[int]]
    rule: str


def group_points(size: int) -> int:
    """What a group of stones or statues is worth (IMH-56, IMH-70)."""
    return GROUPS[size] if size < len(GROUPS) else GROUPS[-1] + GROUP_MORE * (size - len(GROUPS) + 1)


# --- pyramids -------------------------------------------------------------------------------------------------------


def pyramid_value(index: int) -> int:
    """What the stone after `index` others scores (IMH-45)."""
    return PYRAMID[index] if index < len(PYRAMID) else PYRAMID_BESIDE


def _deliver_pyramids(s: ImhotepState, stone: int) -> None:
    points = pyramid_value(len(s.pyramids))
    s.pyramids.append(stone)
    owner = stone >> OWNER_SHIFT
    s.points[owner] += points
    if s.journal is not None:
        args = {"player": seat_name(owner), "space": len(s.pyramids), "points": points}
        s.journal.append(("pyramids", "IMH-45", args))


def pyramid_points(s: ImhotepState) -> list[int]:
    """What the pyramids have scored, by seat."""
    points = [0] * s.players
    for index, stone in enumerate(s.pyramids):
        points[stone >> OWNER_SHIFT] += pyramid_value(index)
    return points


# --- temple ---------------------------------------------------------------------------------------------------------


def _deliver_temple(s: ImhotepState, stone: int) -> None:
    stack = len(s.temple) % d.TEMPLE_WIDTH[s.players] + 1
    s.temple.append(stone)
    if s.journal is not None:
        args = {"player": seat_name(stone >> OWNER_SHIFT), "space": stack}
        s.journal.append(("temple", "IMH-50", args))


def temple_visible(s: ImhotepState) -> list[int]:
    """How many stones of each seat are seen from above (IMH-52)."""
    visible = [0] * s.players
    for stone in s.temple[-d.TEMPLE_WIDTH[s.players] :]:
        visible[stone >> OWNER_SHIFT] += 1
    return visible


# --- burial chamber -------------------------------------------------------------------------------------------------


def _deliver_burial(s: ImhotepState, stone: int) -> None:
    s.burial.append(stone)
    if s.journal is not None:
        args = {"player": seat_name(stone >> OWNER_SHIFT), "space": len(s.burial)}
        s.journal.append(("burial", "IMH-55", args))


def burial_groups(s: ImhotepState) -> list[list[list[int]]]:
    """The connected groups of each seat, each a list of spaces counted from 0 (IMH-55, IMH-56)."""
    owners = [stone >> OWNER_SHIFT for stone in s.burial]
    groups: list[list[list[int]]] = [[] for _ in range(s.players)]
    single = [True] * len(owners)
    for start, owner in enumerate(owners):
        if single[start]:
            single[start] = False
            group = [start]
            for space in group:  # which grows while it is read
                for other in NEIGHBOURS[space]:
                    if other < len(owners) and single[other] and owners[other] == owner:
                        single[other] = False
                        group.append(other)
            groups[owner].append(group)
    return groups


def burial_points(s: ImhotepState) -> list[int]:
    """What the groups are worth, by seat (IMH-56)."""
    return [sum([group_points(len(group)) for group in groups]) for groups in burial_groups(s)]


# --- obelisks -------------------------------------------------------------------------------------------------------


def _deliver_obelisks(s: ImhotepState, stone: int) -> None:
    owner = stone >> OWNER_SHIFT
    s.obelisks[owner].append(stone)
    if s.journal is not None:
        args = {"player": seat_name(owner), "height": len(s.obelisks[owner])}
        s.journal.append(("obelisks", "IMH-60", args))


def rank_points(heights: list[int]) -> list[int]:
    """What obelisks of these heights are worth (IMH-61)."""
    values = d.OBELISK_RANKS[len(heights)]
    points = []
    for height in heights:
        rank = sum([other > height for other in heights])
        equal = heights.count(height)
        points.append(sum(values[rank : rank + equal]) // equal if height else 0)
    return points


def obelisk_points(s: ImhotepState) -> list[int]:
    """What the obelisks are worth, by seat (IMH-61)."""
    return rank_points([len(obelisk) for obelisk in s.obelisks])


# --- market ---------------------------------------------------------------------------------------------------------


def _deliver_market(s: ImhotepState, stone: int) -> None:
    """IMH-40: the stone goes home, and its owner is asked for a card."""
    owner = stone >> OWNER_SHIFT
    s.quarry[owner].append(stone)
    if s.journal is not None:
        s.journal.append(("home", "IMH-40", {"player": seat_name(owner)}))
    if any(card >= 0 for card in s.market):
        s.agenda.append((d.TAKE, owner))


def _cards(s: ImhotepState) -> list[int]:
    return [len(cards) for cards in s.cards]


SITES = (
    Site(_deliver_market, _cards, "IMH-40"),
    Site(_deliver_pyramids, pyramid_points, "IMH-45"),
    Site(_deliver_temple, temple_visible, "IMH-50"),
    Site(_deliver_burial, burial_points, "IMH-55"),
    Site(_deliver_obelisks, obelisk_points, "IMH-60"),
)
"""By site, in the order of `data.SITES`."""
DELIVER = tuple(site.deliver for site in SITES)
SITE_NAMES = tuple(message(f"site-{site}") for site in d.SITES)
