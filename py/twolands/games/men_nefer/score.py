"""Counting prestige points: the Harvest (MEN-159..167), the tie-break (MEN-169) and the score sheet."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

from ...core.message import message
from ...core.score import Line
from . import data as d

if TYPE_CHECKING:
    from .state import MenNeferState

CATEGORIES = ("sowing", "duat", "contracts", "necropolis", "obelisk", "great", "queens")
"""Where points come from, in the order of an Era."""
SOWING, DUAT, CONTRACTS, NECROPOLIS, OBELISK, GREAT, QUEENS = range(len(CATEGORIES))
RULES = ("MEN-60", "MEN-160", "MEN-161", "MEN-163", "MEN-164", "MEN-165", "MEN-166")
IMHOTEP_RULES = {CONTRACTS: "SOLO-85", QUEENS: "SOLO-86"}


def rule_of(s: MenNeferState, seat: int, category: int) -> str:
    """The rule by which a seat scores a category."""
    return IMHOTEP_RULES.get(category, RULES[category]) if seat == s.automa else RULES[category]


# --- what Contracts and Queens' tiles look at (MEN-167) ---------------------------------------------------------------


def _placed(s: MenNeferState, seat: int) -> int:
    return d.MUMMIES - s.mummies[seat] - s.sarcophagi[seat]


def _erected(s: MenNeferState, seat: int) -> int:
    return d.SPHINXES - s.sphinxes[seat] - s.carved[seat]


def _crafts(s: MenNeferState, seat: int) -> list[int]:
    space = len(d.CRAFT_SPACES)
    return [craft for craft in s.crafts[space * seat : space * (seat + 1)] if craft >= 0]


def _crafts_owned(s: MenNeferState, seat: int) -> int:
    return len(_crafts(s, seat))


def _craft_types(s: MenNeferState, seat: int) -> int:
    return len({s.tables.craft_type[craft] for craft in _crafts(s, seat)})


def _offerings(s: MenNeferState, seat: int) -> int:
    low = len(d.CRAFT_SPACES) * seat
    return sum(low <= basket < low + len(d.CRAFT_SPACES) for basket in s.offerings)


def _orb(s: MenNeferState, seat: int) -> int:
    return s.orbs[seat]


def _great(s: MenNeferState, seat: int) -> int:
    return s.great[seat]


def permissions_on(s: MenNeferState, seat: int, queen: int) -> int:
    """How many Permissions of a player lie at a Queens' pyramid."""
    low = d.PERMISSIONS * seat
    permits = s.permits[d.QUEEN_HEIGHT * queen : d.QUEEN_HEIGHT * (queen + 1)]
    return sum(low <= permit < low + d.PERMISSIONS for permit in permits)


def _permissions(s: MenNeferState, seat: int) -> int:
    return d.PERMISSIONS - s.permissions[seat] - s.permitted[seat]


def _scarab(house: int) -> Callable[[MenNeferState, int], int]:
    return lambda s, seat: s.scarabs[5 * seat + house]


def _writing(s: MenNeferState, seat: int) -> int:
    return s.writing[seat]


def _papyri_total(s: MenNeferState, seat: int) -> int:
    return len(s.rolled[seat])


def _boats_past(s: MenNeferState, seat: int) -> int:
    """Boats that have passed a fishing boat."""
    return sum(boat_food(s, place) > 0 for place in s.boats[d.BOATS * seat : d.BOATS * (seat + 1)])


def boat_food(s: MenNeferState, place: int) -> int:
    """MEN-151: the Food that a Boat at a place of the river brings in the Flood."""
    return s.tables.fishing_boats[s.tables.sector_of[place]]


def duat_steps(s: MenNeferState, seat: int) -> int:
    """Steps that Heart and Feather have made (MEN-169)."""
    return s.heart[seat] - s.tables.heart_start + s.tables.feather_start - s.feather[seat]


def _completed(s: MenNeferState, seat: int) -> int:
    contracts = s.contracts[d.HELD * seat : d.HELD * (seat + 1)]
    return sum(contract >= 0 and s.turned >> contract & 1 for contract in contracts)


def _specialised(s: MenNeferState, seat: int) -> int:
    return sum(scarab >= 3 for scarab in s.scarabs[5 * seat : 5 * seat + 5])


METRICS: tuple[Callable[[MenNeferState, int], int], ...] = (
    _placed,
    _erected,
    _crafts_owned,
    _offerings,
    _craft_types,
    _orb,
    _great,
    _permissions,
    *(_scarab(house) for house in range(len(d.HOUSES))),
    _writing,
    _papyri_total,
    _boats_past,
    duat_steps,
    _completed,
    _specialised,
)
"""By the index of `data.METRICS`."""


# --- the Harvest ------------------------------------------------------------------------------------------------------


def drawings(s: MenNeferState, seat: int) -> int:
    """MEN-107: neighbours in the row whose halves make one Drawing."""
    kinds = [s.tables.papyrus_kind[papyrus] for papyrus in row(s, seat)]
    return sum(d.PAPYRI[left][1] == d.PAPYRI[right][0] for left, right in pairwise(kinds))


def row(s: MenNeferState, seat: int) -> list[int]:
    """The Papyri in a player's row, from the left."""
    return [papyrus for papyrus in s.papyri[d.ROW_SPACES * seat : d.ROW_SPACES * (seat + 1)] if papyrus >= 0]


def roll_up(s: MenNeferState, seat: int) -> tuple[int, int]:
    """MEN-159; how many Papyri and Drawings there were."""
    papyri = row(s, seat)
    if not papyri:
        return 0, 0
    made = drawings(s, seat)
    s.feather[seat] = max(0, s.feather[seat] - len(papyri) - made)
    s.rolled[seat] = tuple(sorted([*s.rolled[seat], *papyri]))
    s.papyri[d.ROW_SPACES * seat : d.ROW_SPACES * (seat + 1)] = [-1] * d.ROW_SPACES
    return len(papyri), made


def held_open(s: MenNeferState, seat: int) -> list[int]:
    """A player's Contracts that are not turned."""
    contracts = s.contracts[d.HELD * seat : d.HELD * (seat + 1)]
    return [contract for contract in contracts if contract >= 0 and not s.turned >> contract & 1]


def turn_contracts(s: MenNeferState, seat: int) -> list[int]:
    """MEN-161, MEN-162: turn what is reached; the Contracts turned now."""
    reached = [contract for contract in held_open(s, seat) if _reached(s, seat, contract)]
    for contract in reached:
        s.turned |= 1 << contract
    return reached


def _reached(s: MenNeferState, seat: int, contract: int) -> bool:
    t = s.tables
    if seat == s.automa:  # SOLO-84
        return t.contract_value[contract] <= s.era
    return METRICS[t.contract_metric[contract]](s, seat) >= t.contract_need[contract]


def _count_duat(s: MenNeferState, seat: int) -> int:
    return s.heart[seat] - s.feather[seat]


def _count_contracts(s: MenNeferState, seat: int) -> int:
    value, turned = s.tables.contract_value, s.turned
    contracts = s.contracts[d.HELD * seat : d.HELD * (seat + 1)]
    return sum([value[contract] for contract in contracts if contract >= 0 and turned >> contract & 1])


def _count_necropolis(s: MenNeferState, seat: int) -> int:
    t, points = s.tables, 0
    for tomb, sarcophagus in enumerate(s.tombs):
        if sarcophagus >= 0 and sarcophagus // d.MUMMIES == seat:
            column, line = t.tomb_slots[tomb]
            points += t.mastaba_pp[s.mastabas[column]] + t.mastaba_pp[s.mastabas[line]]
    return points


def _count_obelisk(s: MenNeferState, seat: int) -> int:
    return s.tables.orb_pp[s.orbs[seat]]


def _count_great(s: MenNeferState, seat: int) -> int:
    return s.tables.great_pp[s.great[seat]]


def queen_points(s: MenNeferState, seat: int, queen: int) -> int:
    """MEN-166: what each Permission of a player at a Queens' pyramid scores."""
    if seat == s.automa:  # SOLO-86
        return s.permission_pp
    metric, per, pp, cap = s.tables.queen_tiles[s.queen_tiles[queen]]
    return pp * min(cap, METRICS[metric](s, seat) // per)


def _count_queens(s: MenNeferState, seat: int) -> int:
    if not _permissions(s, seat):
        return 0
    placed = [(queen, permissions_on(s, seat, queen)) for queen in range(3)]
    return sum([count * queen_points(s, seat, queen) for queen, count in placed if count])


COUNTS = (
    (DUAT, _count_duat),
    (CONTRACTS, _count_contracts),
    (NECROPOLIS, _count_necropolis),
    (OBELISK, _count_obelisk),
    (GREAT, _count_great),
    (QUEENS, _count_queens),
)
"""The scoring steps of a Harvest in order, with what each one gives."""


# --- the score sheet --------------------------------------------------------------------------------------------------


def lines(s: MenNeferState) -> list[Line]:
    """The points at the start, then Era by Era what was won, category by category. What the floor of MEN-25 kept is
    not subtracted."""
    start = message("detail-start")
    sheet = [
        Line("start", seat, s.start_pp(seat), "MEN-19" if seat != s.automa else "SOLO-6", start)
        for seat in range(s.players)
    ]
    for era in range(max(1, s.era)):
        for category, name in enumerate(CATEGORIES):
            for seat in range(s.players):
                points = s.ledger[s.entry(seat, era, category)]
                detail = message(f"detail-{name}")
                if category == QUEENS and seat == s.automa:
                    detail = message("detail-permissions", each=s.permission_pp)
                sheet.append(Line(f"{name}-{era + 1}", seat, points, rule_of(s, seat, category), detail))
    return sheet


def ranking(s: MenNeferState) -> list[tuple[int, int]]:
    """By seat what decides the game: points, then the steps of Heart and Feather (MEN-168, MEN-169)."""
    return [(s.pp[seat], s.heart[seat] + s.tables.duat - s.feather[seat]) for seat in range(s.players)]
