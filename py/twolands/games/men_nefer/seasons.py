"""The course of an Era: whose turn it is, Harvest and Flood (MEN-1..3, MEN-56, MEN-150..166)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.message import seat_name
from . import agenda, markets, score, words
from . import data as d
from .agenda import Entry, step
from .houses import HOME, MOON, SUN, turn_answers

if TYPE_CHECKING:
    from .state import MenNeferState

TURN = (agenda.TURN,)


def _tell(s: MenNeferState, event: str, rule: str, seat: int, **args: object) -> None:
    if s.journal is not None:
        s.journal.append((event, rule, {"player": seat_name(seat), **args}))


# --- turns ------------------------------------------------------------------------------------------------------------


def _end_turn(s: MenNeferState, entry: Entry) -> None:
    s.marks = 0
    s.agenda.append((agenda.NEXT_TURN,))
    markets.refill(s)


def _next_turn(s: MenNeferState, entry: Entry) -> None:
    """MEN-3: the next player in turn order who can do something."""
    at = s.order.index(s.seat)
    for seat in s.order[at + 1 :] + s.order[: at + 1]:
        s.seat = seat
        if sum(s.used[3 * seat : 3 * seat + 3]) < 9 and turn_answers(s, TURN):
            s.agenda.append(TURN)
            return
    harvest(s)
    if s.era < d.ERAS:
        flood(s)
    elif s.journal is not None:
        s.journal.append(("end", "MEN-168", {}))


def _new_era(s: MenNeferState, entry: Entry) -> None:
    """After the set-up, and after a Flood, when the lowest begins and equals keep their order (MEN-21, MEN-157)."""
    if s.era == 0:
        s.era = 1
    else:
        s.order.sort(key=s.pp.__getitem__)
        if s.journal is not None:
            s.journal.append(("order", "MEN-157", {"players": [seat_name(seat) for seat in s.order]}))
    s.seat = s.order[0]
    s.agenda.append(TURN)


# --- Harvest ----------------------------------------------------------------------------------------------------------


def harvest(s: MenNeferState) -> None:
    """MEN-159..166: each step for all players, then the next."""
    if s.journal is not None:
        s.journal.append(("harvest", "MEN-159", {"era": s.era}))
    for seat in s.order:
        papyri, drawings = score.roll_up(s, seat)
        if papyri:
            _tell(s, "roll-up", "MEN-159", seat, papyri=papyri, drawings=drawings)
    for category, count in score.COUNTS:
        for seat in s.order:
            if category == score.CONTRACTS:
                for contract in score.turn_contracts(s, seat):
                    _tell(s, "turned", "MEN-161", seat, contract=d.CONTRACTS[contract])
            points = count(s, seat)
            if points:
                s.score(seat, category, points)
                name = score.CATEGORIES[category]
                _tell(s, "score", score.RULES[category], seat, what=words.category(name), points=points)


# --- Flood ------------------------------------------------------------------------------------------------------------


def flood(s: MenNeferState) -> None:
    """MEN-150..156; the draws of the Contracts come next, then the new order."""
    t = s.tables
    s.era += 1
    if s.journal is not None:
        s.journal.append(("flood", "MEN-150", {"era": s.era}))
    for seat in s.order:
        food, heka = flood_food(s, seat), t.orb_heka[s.orbs[seat]]
        s.food[seat] = min(t.food_max, s.food[seat] + food)
        s.heka[seat] = min(t.heka_max, s.heka[seat] + heka)
        _tell(s, "income", "MEN-151", seat, food=food, heka=heka)
    s.apprentices = [HOME] * len(s.apprentices)
    s.used = [0] * len(s.used)
    s.neutrals = [moved_down(place) for place in s.neutrals]
    s.count_crowd()
    s.agenda.append((agenda.NEW_ERA,))
    value = s.era
    empty = [
        4 * city + space
        for city in range(len(d.CITIES))
        for space in range(t.contract_spaces[s.players])
        if s.cities[4 * city + space] < 0
    ]
    left = len(s.piles[value - 1])
    s.agenda += [(agenda.DRAW_CONTRACT, space, value) for space in reversed(empty[:left])]


def flood_food(s: MenNeferState, seat: int) -> int:
    """MEN-151: the Food that the Boats of a player bring."""
    return sum([score.boat_food(s, place) for place in s.boats[d.BOATS * seat : d.BOATS * (seat + 1)]])


def moved_down(place: int) -> int:
    """MEN-155: the next House down, from the lowest to the topmost, Sun to Sun and Moon to Moon."""
    first = SUN if place < MOON else MOON
    return first + (place - first + 1) % len(d.HOUSES)


step(agenda.END_TURN, _end_turn)
step(agenda.NEXT_TURN, _next_turn)
step(agenda.NEW_ERA, _new_era)
