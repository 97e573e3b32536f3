"""How he does each action: what he does at every question that a player would be asked (SOLO-4..12, SOLO-36..83).
Where the die decides, `dice` does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .. import agenda, nile, words
from .. import data as d
from ..agenda import LOST, PLAY, Entry, decided, tell
from ..effects import AUTOMA, DONE_AT_ONCE, gain_pp, move_feather, start
from ..markets import free_space, open_space
from ..pyramids import corner_answers, queens_open
from ..score import held_open, permissions_on
from ..temple import LEVEL_MASK, can_offer, places, step_answers
from .tiles import YOU, why

if TYPE_CHECKING:
    from ..state import MenNeferState


# --- lists, and what is void ------------------------------------------------------------------------------------------


def _list(s: MenNeferState, entry: Entry) -> None:
    """SOLO-9, SOLO-10: the next item in printed order, of a "/" the top half."""
    _, number, left = entry
    item = (left & -left).bit_length() - 1
    left &= left - 1
    if left:
        s.agenda.append((agenda.LIST, number, left))
    what = s.tables.lists[number][item][0]
    if s.journal is not None and what[0] not in _TELL_THEMSELVES:
        tell(s, "do", "SOLO-9", what=words.effect(what))
    start(s, what)


def _void(kind: int, rule: str) -> None:
    def nothing(s: MenNeferState, n: int, m: int) -> None:
        if s.journal is not None:
            tell(s, "void", rule, what=words.effect((kind, n, m)))

    AUTOMA[kind] = nothing


_TELL_THEMSELVES = (*DONE_AT_ONCE, d.ANY, d.MASTABA)
decided(agenda.LIST, _list)
for _kind in (d.FOOD, d.HEKA, d.ANY):
    _void(_kind, "SOLO-4")
_void(d.MASTABA, "SOLO-50")


# --- pyramids ---------------------------------------------------------------------------------------------------------


def _favour(s: MenNeferState, entry: Entry) -> None:
    """SOLO-36."""
    why(s, "favour", "SOLO-36")
    move_feather(s, entry[1])


def _crown(s: MenNeferState, entry: Entry) -> None:
    """SOLO-42."""
    why(s, "crown", "SOLO-42")
    move_feather(s, entry[1])


def _limestone(s: MenNeferState, entry: Entry) -> None:
    """SOLO-38, SOLO-39: decided at each step."""
    if s.permitted[s.automa] and queens_open(s):
        why(s, "queens", "SOLO-38")
        PLAY[agenda.LIMESTONE](s, entry, d.QUEENS_STEP)
    else:
        why(s, "great", "SOLO-38")
        PLAY[agenda.LIMESTONE](s, entry, d.GREAT)


def _corner(s: MenNeferState, entry: Entry) -> None:
    """SOLO-40, SOLO-41: corners are numbered clockwise from TR."""
    why(s, "corner", "SOLO-40")
    PLAY[agenda.CORNER](s, entry, corner_answers(s, entry)[0])


def _queen(s: MenNeferState, entry: Entry) -> None:
    """SOLO-43."""
    unfinished = [queen for queen in range(3) if s.queen_heights[queen] < d.QUEEN_HEIGHT]
    yours = [queen for queen in unfinished if permissions_on(s, YOU, queen)]
    why(s, "your-queen" if yours else "top-queen", "SOLO-43")
    PLAY[agenda.QUEEN](s, entry, d.QUEEN0 + (yours or unfinished)[0])


decided(agenda.FAVOUR, _favour)
decided(agenda.CROWN, _crown)
decided(agenda.LIMESTONE, _limestone)
decided(agenda.CORNER, _corner)
decided(agenda.QUEEN, _queen)


# --- markets ----------------------------------------------------------------------------------------------------------


def _cheapest_first(market: Sequence[int]) -> list[int]:
    """SOLO-11: the slots that hold something, from the right."""
    return [slot for slot in reversed(range(d.MARKET)) if market[slot] >= 0]


def _ends_with(s: MenNeferState, seat: int) -> str:
    """SOLO-54: the half that would complete the last Papyrus of a row; none if the row is empty or full."""
    row = [papyrus for papyrus in s.papyri[d.ROW_SPACES * seat : d.ROW_SPACES * (seat + 1)] if papyrus >= 0]
    return d.PAPYRI[s.tables.papyrus_kind[row[-1]]][1] if 0 < len(row) < d.ROW_SPACES else ""


def _papyrus(s: MenNeferState, entry: Entry) -> None:
    """SOLO-53..55."""
    slots = _cheapest_first(s.papyrus_market)
    if not slots or free_space(s) == d.ROW_SPACES:
        why(s, "no-papyrus", "SOLO-54")
        return
    left = {slot: d.PAPYRI[s.tables.papyrus_kind[s.papyrus_market[slot]]][0] for slot in slots}
    chosen, reason = slots[0], "cheapest-papyrus"
    for seat, completing in ((s.automa, "drawing"), (YOU, "your-drawing")):
        fitting = [slot for slot in slots if left[slot] == _ends_with(s, seat)]
        if fitting:
            chosen, reason = fitting[0], completing
            break
    why(s, reason, "SOLO-53")
    PLAY[agenda.PAPYRUS](s, (agenda.PAPYRUS, 0), d.PAPYRUS0 + chosen)


def _types(s: MenNeferState, seat: int) -> set[int]:
    """The types of Crafts on a board, used ones too."""
    spaces = len(d.CRAFT_SPACES)
    return {s.tables.craft_type[craft] for craft in s.crafts[spaces * seat : spaces * (seat + 1)] if craft >= 0}


def _craft(s: MenNeferState, entry: Entry) -> None:
    """SOLO-56..59."""
    slots = _cheapest_first(s.craft_market)
    if not slots or all(open_space(s, level) < 0 for level in range(3)):
        why(s, "no-craft", "SOLO-59")
        return
    mine = _types(s, s.automa)
    had, reason, rule = mine, "new-type", "SOLO-56"
    if len(mine) == len(d.CRAFT_TYPES):
        had, reason, rule = _types(s, YOU), "your-type", "SOLO-57"
    fitting = [slot for slot in slots if s.tables.craft_type[s.craft_market[slot]] not in had]
    if not fitting:
        fitting, reason, rule = slots, "cheapest-craft", "SOLO-58"
    why(s, reason, rule)
    PLAY[agenda.CRAFT](s, (agenda.CRAFT, 0), d.CRAFT0 + fitting[0])


def _level(s: MenNeferState, entry: Entry) -> None:
    """SOLO-59."""
    why(s, "level", "SOLO-59")
    PLAY[agenda.LEVEL](s, entry, d.LEVEL0 + max(level for level in range(3) if open_space(s, level) >= 0))


decided(agenda.PAPYRUS, _papyrus)
decided(agenda.CRAFT, _craft)
decided(agenda.LEVEL, _level)


# --- temple -----------------------------------------------------------------------------------------------------------


def _priestess(s: MenNeferState, entry: Entry) -> None:
    """SOLO-60, SOLO-61, SOLO-67. Whoever has moved is the most advanced one, so she goes on as far as she can."""
    _, n, m, _, _ = entry
    depths = s.depths[d.PRIESTESSES * s.automa : d.PRIESTESSES * (s.automa + 1)]
    able = step_answers(s, n)
    if able:
        why(s, "priestess", "SOLO-60")
        PLAY[agenda.PRIESTESS](s, entry, max(able, key=lambda move: depths[move - d.PRIESTESS0]))
    elif m and can_offer(s):
        why(s, "offer", "SOLO-62")
        level = max(level for level in range(3) if s.fresh[s.automa] & LEVEL_MASK[level])
        PLAY[agenda.PRIESTESS](s, (agenda.PRIESTESS, 0, 1, 1, 1), d.OFFER0 + level)
    elif m:
        why(s, "no-offering", "SOLO-67")
        s.agenda.append((agenda.CRAFT, 0))


def _basket(s: MenNeferState, entry: Entry) -> None:
    """SOLO-63: the Room; the die gives the space of it."""
    free = places(s)
    if not free:
        if s.journal is not None:
            tell(s, *LOST[agenda.BASKET])
        return
    room = max([space // 4 for space in free], key=lambda room: room % d.DEPTH)
    s.agenda += [entry, (agenda.DIE_OFFERING, room)]


def _orb(s: MenNeferState, entry: Entry) -> None:
    """SOLO-66, SOLO-68."""
    t, seat = s.tables, s.automa
    for _ in range(entry[1]):
        if s.orbs[seat] == t.orb:
            if s.journal is not None:
                tell(s, "orb-end", "MEN-129")
            move_feather(s, t.favours_past_orb)
            continue
        s.orbs[seat] += 1
        if s.journal is not None:
            tell(s, "orb", "MEN-127", position=s.orbs[seat])
        if t.orb_deity[s.orbs[seat]]:
            why(s, "no-deity", "SOLO-66")


decided(agenda.PRIESTESS, _priestess)
decided(agenda.BASKET, _basket)
decided(agenda.ORB_STEPS, _orb)


# --- Nile -------------------------------------------------------------------------------------------------------------


def _boats(s: MenNeferState, entry: Entry) -> None:
    """All steps, then the activations one by one."""
    _, n, m, _, _ = entry
    if n:
        _sail(s, n)
    if m:
        _activate(s, m)


def _sail(s: MenNeferState, left: int) -> None:
    """SOLO-69..72."""
    own = s.boats[d.BOATS * s.automa : d.BOATS * (s.automa + 1)]
    cities = sorted(range(d.CITY0, len(d.RIVER)), key=s.tables.sector_of.__getitem__)
    for boat in sorted(range(d.BOATS), key=lambda boat: -own[boat]):
        start_at = own[boat]
        if start_at >= d.CITY0:
            continue
        city = next((city for city in cities if s.tables.sector_of[city] >= start_at and city not in own), None)
        goal, cost, rule = start_at, 0, "SOLO-71"
        if city is not None and s.tables.sector_of[city] - start_at < left:
            goal, cost, rule = city, s.tables.sector_of[city] - start_at + 1, "SOLO-70"
        else:
            ahead = range(start_at + 1, min(d.LAST_SECTOR, start_at + left) + 1)
            goal = max([sector for sector in ahead if sector not in own], default=start_at)
            cost = goal - start_at
        if not cost:
            continue
        left -= cost
        own[boat] = s.boats[d.BOATS * s.automa + boat] = goal
        if s.journal is not None:
            tell(s, "boat", rule, start=d.RIVER[start_at], goal=d.RIVER[goal])


def _activate(s: MenNeferState, m: int) -> None:
    """SOLO-73..76."""
    boats = s.boats[d.BOATS * s.automa : d.BOATS * (s.automa + 1)]
    ready = [boat for boat in range(d.BOATS) if not s.marks >> boat & 1]
    trading = [boat for boat in ready if boats[boat] >= d.CITY0 and nile.lying(s, 1 << boats[boat] - d.CITY0)]
    if trading:
        boat = max(trading, key=lambda boat: s.tables.sector_of[boats[boat]])
        why(s, "boat", "SOLO-73")
        PLAY[agenda.BOATS](s, (agenda.BOATS, 0, m, 1, 1), d.ACTIVATE0 + boats[boat])
        return
    river = [boat for boat in ready if boats[boat] < d.CITY0]
    if not river:
        why(s, "no-boat", "SOLO-75")
        return
    boat = max(river, key=lambda boat: boats[boat])
    s.marks |= 1 << boat
    if s.journal is not None:
        tell(s, "activate", "SOLO-75", place=d.RIVER[boats[boat]])
    gain_pp(s, 1)
    if m > 1:
        s.agenda.append((agenda.BOATS, 0, m - 1, 1, 1))


def _contract(s: MenNeferState, entry: Entry) -> None:
    """SOLO-74, SOLO-77."""
    lying = nile.lying(s, entry[1])
    if not lying:
        return
    value = s.tables.contract_value
    contract = max(lying, key=value.__getitem__)
    full = len(nile.held(s, s.automa)) == d.HELD
    if full and all(value[mine] >= value[contract] for mine in held_open(s, s.automa)):
        if s.journal is not None:
            tell(s, "full", "SOLO-77", contract=d.CONTRACTS[contract])
        return
    why(s, "contract", "SOLO-74")
    PLAY[agenda.CONTRACT](s, entry, d.CONTRACT0 + contract)


def _discard(s: MenNeferState, entry: Entry) -> None:
    """SOLO-77. His Contracts lie in the order in which he took them, so the others move up."""
    lowest = min(held_open(s, s.automa), key=s.tables.contract_value.__getitem__)
    kept = [contract for contract in nile.held(s, s.automa) if contract != lowest]
    s.contracts[d.HELD * s.automa : d.HELD * (s.automa + 1)] = [*kept, entry[1]]
    s.discarded |= 1 << lowest
    if s.journal is not None:
        tell(s, "discard", "SOLO-77", contract=d.CONTRACTS[lowest])


decided(agenda.BOATS, _boats)
decided(agenda.CONTRACT, _contract)
decided(agenda.DISCARD, _discard)
