"""Priestesses, Offerings, the Obelisk and its Deity (MEN-114..130)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import agenda, words
from . import data as d
from .agenda import Entry, draw, question, step, tell
from .effects import effect, push_list, stop

if TYPE_CHECKING:
    from .state import MenNeferState

CRAFTS = len(d.CRAFT_SPACES)
_LEVEL_MASK = tuple(sum(1 << space for space in spaces) for spaces in d.CRAFT_LEVELS)


# --- steps ------------------------------------------------------------------------------------------------------------


def _room(s: MenNeferState, aisle: int) -> int:
    """The Room in which the Priestess of an aisle is; only if she is beyond the entrance."""
    return d.DEPTH * aisle + s.depths[d.PRIESTESSES * s.seat + aisle] - 1


def _step_answers(s: MenNeferState, n: int) -> list[int]:
    depths, base, cost = s.depths, d.PRIESTESSES * s.seat, s.tables.room_cost
    return [
        d.PRIESTESS0 + aisle
        for aisle in range(4)
        if depths[base + aisle] < d.DEPTH and cost[d.DEPTH * aisle + depths[base + aisle]] <= n
    ]


def places(s: MenNeferState) -> list[int]:
    """MEN-119, MEN-123: the free offering spaces in Rooms in which an own Priestess stands."""
    free = []
    for aisle in range(4):
        if s.depths[d.PRIESTESSES * s.seat + aisle] and not s.lying[s.seat] >> aisle & 1:
            first = 4 * _room(s, aisle)
            free += [space for space in range(first, first + 4) if s.offerings[space] < 0]
    return free


def can_offer(s: MenNeferState) -> bool:
    """MEN-119."""
    return s.fresh[s.seat] > 0 and bool(places(s))


def _can_priestess(s: MenNeferState, n: int, m: int) -> bool:
    return bool(_step_answers(s, n)) or (m > 0 and can_offer(s))


def _start_priestess(s: MenNeferState, n: int, m: int) -> None:
    s.agenda.append((agenda.PRIESTESS, n, m, 0, 0))


def _priestess_answers(s: MenNeferState, entry: Entry) -> list[int]:
    _, n, m, begun, _ = entry
    answers = _step_answers(s, n)
    if m and can_offer(s):
        fresh = s.fresh[s.seat]
        answers += [d.OFFER0 + level for level in range(3) if fresh & _LEVEL_MASK[level]]
    if begun:
        answers.append(d.STOP)
    return answers


def _play_priestess(s: MenNeferState, entry: Entry, move: int) -> None:
    _, n, m, _, stepped = entry
    if move == d.STOP:
        stop(s, "MEN-116")
        return
    seat = s.seat
    if move >= d.OFFER0:
        if n and not stepped:  # MEN-120: before the first step or after the last one
            s.agenda.append((agenda.PRIESTESS, n, 0, 1, 0))
        _offer(s, move - d.OFFER0)
        return
    aisle = move - d.PRIESTESS0
    s.depths[d.PRIESTESSES * seat + aisle] += 1
    s.lying[seat] &= ~(1 << aisle)
    room = _room(s, aisle)
    n -= s.tables.room_cost[room]
    if s.journal is not None:
        tell(s, "priestess", "MEN-115", room=d.ROOMS[room])
    if n or m:
        s.agenda.append((agenda.PRIESTESS, n, m, 1, 1))


# --- Offerings --------------------------------------------------------------------------------------------------------


def used_craft(s: MenNeferState, level: int) -> int:
    """MEN-122: the space of the leftmost Craft with Basket of a level (0..2)."""
    return next(space for space in d.CRAFT_LEVELS[level] if s.fresh[s.seat] >> space & 1)


def _offer(s: MenNeferState, level: int) -> None:
    """MEN-121, MEN-122."""
    space = used_craft(s, level)
    s.fresh[s.seat] &= ~(1 << space)
    if s.journal is not None:
        tell(s, "offer", "MEN-122", space=d.CRAFT_SPACES[space])
    s.agenda.append((agenda.BASKET, space))
    push_list(s, s.tables.level_list[level])


def _basket_answers(s: MenNeferState, entry: Entry) -> list[int]:
    """Where the Basket in hand can go; nowhere: it is lost (MEN-125)."""
    return [d.BASKET0 + space for space in places(s)]


def _play_basket(s: MenNeferState, entry: Entry, move: int) -> None:
    """MEN-123, MEN-124."""
    space = move - d.BASKET0
    s.offerings[space] = CRAFTS * s.seat + entry[1]
    if s.journal is not None:
        tell(s, "basket", "MEN-123", space=d.OFFERINGS[space])
    s.agenda.append((agenda.LIE, space // 4 // d.DEPTH))
    push_list(s, s.tables.offering_list[space])


def _lie(s: MenNeferState, entry: Entry) -> None:
    s.lying[s.seat] |= 1 << entry[1]
    if s.journal is not None:
        tell(s, "lie", "MEN-124", aisle=d.AISLES[entry[1]])


effect(d.PRIESTESS, _start_priestess, _can_priestess)
question(agenda.PRIESTESS, "MEN-116", _priestess_answers, _play_priestess)
question(agenda.BASKET, "MEN-123", _basket_answers, _play_basket, lost=("basket-lost", "MEN-125"))
step(agenda.LIE, _lie)


# --- the Obelisk ------------------------------------------------------------------------------------------------------


def _start_orb(s: MenNeferState, n: int, m: int) -> None:
    s.agenda.append((agenda.ORB_STEPS, n))


def _move_orb(s: MenNeferState, entry: Entry) -> None:
    """MEN-127..129: up to the next thing that a step brings."""
    t, seat, n = s.tables, s.seat, entry[1]
    while n:
        n -= 1
        at = s.orbs[seat]
        if at == t.orb:
            if n:
                s.agenda.append((agenda.ORB_STEPS, n))
            if s.journal is not None:
                tell(s, "orb-end", "MEN-129")
            s.agenda.append((agenda.FAVOUR, t.favours_past_orb, 0))
            return
        at += 1
        s.orbs[seat] = at
        if s.journal is not None:
            tell(s, "orb", "MEN-127", position=at)
        if t.orb_deity[at]:
            if n:
                s.agenda.append((agenda.ORB_STEPS, n))
            if s.journal is not None:
                tell(s, "deity", "MEN-128", deity=words.deity(s.deity))
            push_list(s, t.deity_list[s.deity])
            return


def _deities(s: MenNeferState, entry: Entry) -> Sequence[int]:
    return range(len(d.DEITIES))


def _draw_deity(s: MenNeferState, entry: Entry, move: int) -> None:
    s.deity = move - d.DEITY_DRAW
    if s.journal is not None:
        tell(s, "draw-deity", "MEN-12", deity=words.deity(s.deity))


effect(d.ORB, _start_orb)
step(agenda.ORB_STEPS, _move_orb)
draw(agenda.DRAW_DEITY, d.DEITY_DRAW, _deities, _draw_deity)
