"""Papyri and Crafts: the two markets, the row and the pyramid of a personal board (MEN-56..58, MEN-105..113)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import agenda, words
from . import data as d
from .agenda import Entry, draw, question, tell
from .effects import effect, gain_pp

if TYPE_CHECKING:
    from .state import MenNeferState

_SUPPORTS = ((), (), (), (), (0, 1), (1, 2), (2, 3), (4, 5), (5, 6))
"""The two spaces below each Craft space (MEN-111)."""


# --- Papyri -----------------------------------------------------------------------------------------------------------


def free_space(s: MenNeferState) -> int:
    """The leftmost empty space of the row, counted from 0; 5 if there is none (MEN-106)."""
    row = s.papyri[d.ROW_SPACES * s.seat : d.ROW_SPACES * (s.seat + 1)]
    return row.index(-1) if -1 in row else d.ROW_SPACES


def _papyrus_answers(s: MenNeferState, entry: Entry) -> list[int]:
    market = s.papyrus_market
    if not entry[1]:
        return [d.PAPYRUS0 + slot for slot in range(d.MARKET) if market[slot] >= 0]
    t = s.tables
    left = s.heka[s.seat] - t.papyrus_space[free_space(s)]
    return [d.PAPYRUS0 + slot for slot in range(d.MARKET) if market[slot] >= 0 and t.papyrus_slot[slot] <= left]


def _can_papyrus(s: MenNeferState, n: int, m: int) -> bool:
    return free_space(s) < d.ROW_SPACES and bool(_papyrus_answers(s, _PAYING_PAPYRUS))


def _can_papyrus_free(s: MenNeferState, n: int, m: int) -> bool:
    return free_space(s) < d.ROW_SPACES and max(s.papyrus_market) >= 0


_PAYING_PAPYRUS, _FREE_PAPYRUS = (agenda.PAPYRUS, 1), (agenda.PAPYRUS, 0)


def _start_papyrus(s: MenNeferState, n: int, m: int) -> None:
    s.agenda.append(_PAYING_PAPYRUS)


def _start_papyrus_free(s: MenNeferState, n: int, m: int) -> None:
    s.agenda.append(_FREE_PAPYRUS)


def _play_papyrus(s: MenNeferState, entry: Entry, move: int) -> None:
    """MEN-105, MEN-106."""
    t, seat, slot = s.tables, s.seat, move - d.PAPYRUS0
    space = free_space(s)
    cost = t.papyrus_slot[slot] + t.papyrus_space[space] if entry[1] else 0
    s.heka[seat] -= cost
    papyrus = s.papyrus_market[slot]
    s.papyri[d.ROW_SPACES * seat + space] = papyrus
    s.papyrus_market[slot] = -1
    if s.journal is not None:
        tell(s, "papyrus", "MEN-106", papyrus=d.PAPYRI[t.papyrus_kind[papyrus]], cost=cost)


# --- Crafts -----------------------------------------------------------------------------------------------------------


def open_space(s: MenNeferState, level: int) -> int:
    """The space of a level (0..2) that the next Craft there takes, or -1 (MEN-110, MEN-111)."""
    crafts, base = s.crafts, len(d.CRAFT_SPACES) * s.seat
    for space in d.CRAFT_LEVELS[level]:
        if crafts[base + space] < 0:
            return space if all(crafts[base + below] >= 0 for below in _SUPPORTS[space]) else -1
    return -1


def _craft_answers(s: MenNeferState, entry: Entry) -> list[int]:
    market = s.craft_market
    if not entry[1]:
        return [d.CRAFT0 + slot for slot in range(d.MARKET) if market[slot] >= 0]
    food, price = s.food[s.seat], s.tables.craft_slot
    return [d.CRAFT0 + slot for slot in range(d.MARKET) if market[slot] >= 0 and price[slot] <= food]


def _has_space(s: MenNeferState) -> bool:
    base = len(d.CRAFT_SPACES) * s.seat
    return -1 in s.crafts[base : base + len(d.CRAFT_SPACES)]


_PAYING_CRAFT, _FREE_CRAFT = (agenda.CRAFT, 1), (agenda.CRAFT, 0)


def _can_craft(s: MenNeferState, n: int, m: int) -> bool:
    return bool(_craft_answers(s, _PAYING_CRAFT)) and _has_space(s)


def _can_craft_free(s: MenNeferState, n: int, m: int) -> bool:
    return max(s.craft_market) >= 0 and _has_space(s)


def _start_craft(s: MenNeferState, n: int, m: int) -> None:
    s.agenda.append(_PAYING_CRAFT)


def _start_craft_free(s: MenNeferState, n: int, m: int) -> None:
    s.agenda.append(_FREE_CRAFT)


def _play_craft(s: MenNeferState, entry: Entry, move: int) -> None:
    slot = move - d.CRAFT0
    cost = s.tables.craft_slot[slot] if entry[1] else 0
    s.food[s.seat] -= cost
    craft = s.craft_market[slot]
    s.craft_market[slot] = -1
    s.agenda.append((agenda.LEVEL, craft))
    if s.journal is not None:
        tell(s, "craft", "MEN-109", craft=words.craft(s.tables.craft_type[craft]), cost=cost)


def _level_answers(s: MenNeferState, entry: Entry) -> list[int]:
    return [d.LEVEL0 + level for level in range(3) if open_space(s, level) >= 0]


def _play_level(s: MenNeferState, entry: Entry, move: int) -> None:
    """MEN-110..113."""
    space = open_space(s, move - d.LEVEL0)
    s.crafts[len(d.CRAFT_SPACES) * s.seat + space] = entry[1]
    s.fresh[s.seat] |= 1 << space
    if s.journal is not None:
        tell(s, "level", "MEN-110", space=d.CRAFT_SPACES[space])
    if s.tables.craft_pp[space]:
        gain_pp(s, s.tables.craft_pp[space])


effect(d.PAPYRUS, _start_papyrus, _can_papyrus)
effect(d.PAPYRUS_FREE, _start_papyrus_free, _can_papyrus_free)
effect(d.CRAFT, _start_craft, _can_craft)
effect(d.CRAFT_FREE, _start_craft_free, _can_craft_free)
question(agenda.PAPYRUS, "MEN-105", _papyrus_answers, _play_papyrus)
question(agenda.CRAFT, "MEN-109", _craft_answers, _play_craft)
question(agenda.LEVEL, "MEN-110", _level_answers, _play_level)


# --- refilling --------------------------------------------------------------------------------------------------------


def refill(s: MenNeferState) -> None:
    """MEN-56, MEN-58: the draws of both markets after a turn; the Crafts come first, the rightmost slot first."""
    for market, bag, kind in (
        (s.papyrus_market, s.papyrus_bag, agenda.DRAW_PAPYRUS),
        (s.craft_market, s.craft_bag, agenda.DRAW_CRAFT),
    ):
        if -1 not in market:
            continue
        left = [item for item in market if item >= 0]
        empty = d.MARKET - len(left)
        market[:] = [-1] * empty + left
        s.agenda += [(kind, slot) for slot in range(max(0, empty - len(bag)), empty)]


def _craft_bag(s: MenNeferState, entry: Entry) -> Sequence[int]:
    return s.craft_bag


def _draw_craft(s: MenNeferState, entry: Entry, move: int) -> None:
    """Of equal items the last unseen one turns up, so that an item's number follows from the moves alone."""
    kind = move - d.CRAFT_DRAW
    s.craft_bag.remove(kind)
    s.craft_market[entry[1]] = s.tables.craft_first[kind] + s.craft_bag.count(kind)
    if s.journal is not None:
        tell(s, "draw-craft", "MEN-56", slot=entry[1] + 1, craft=words.craft(kind))


def _papyrus_bag(s: MenNeferState, entry: Entry) -> Sequence[int]:
    return s.papyrus_bag


def _draw_papyrus(s: MenNeferState, entry: Entry, move: int) -> None:
    kind = move - d.PAPYRUS_DRAW
    s.papyrus_bag.remove(kind)
    s.papyrus_market[entry[1]] = s.tables.papyrus_first[kind] + s.papyrus_bag.count(kind)
    if s.journal is not None:
        tell(s, "draw-papyrus", "MEN-56", slot=entry[1] + 1, papyrus=d.PAPYRI[kind])


draw(agenda.DRAW_CRAFT, d.CRAFT_DRAW, _craft_bag, _draw_craft)
draw(agenda.DRAW_PAPYRUS, d.PAPYRUS_DRAW, _papyrus_bag, _draw_papyrus)
