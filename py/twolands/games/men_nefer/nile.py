"""Boats, Cities and Contracts (MEN-131..146)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import agenda, words
from . import data as d
from .agenda import Entry, draw, question, step, tell
from .effects import effect, gain_food, push_list, stop

if TYPE_CHECKING:
    from .state import MenNeferState


# --- Boats ------------------------------------------------------------------------------------------------------------


def _boat_answers(s: MenNeferState, n: int) -> list[int]:
    """MEN-132..135: every move of an own Boat for at most n steps."""
    boats = s.boats[d.BOATS * s.seat : d.BOATS * (s.seat + 1)]
    own = 0
    for place in boats:
        own |= 1 << place
    answers = []
    routes = s.tables.routes
    for place in set(boats):
        for steps, goal, passed in routes[place]:
            if steps > n or passed & own != passed:
                break
            if not own >> goal & 1:
                answers.append(d.BOAT0 + len(d.RIVER) * place + goal)
    answers.sort()
    return answers


def _activate_answers(s: MenNeferState) -> list[int]:
    """MEN-141: places with an own Boat that was not activated in this turn."""
    base, marks = d.BOATS * s.seat, s.marks
    return sorted({d.ACTIVATE0 + s.boats[base + boat] for boat in range(d.BOATS) if not marks >> boat & 1})


def _can_boats(s: MenNeferState, n: int, m: int) -> bool:
    return m > 0 or bool(_boat_answers(s, n))


def _start_boats(s: MenNeferState, n: int, m: int) -> None:
    s.agenda.append((agenda.BOATS, n, m, 0, 0))


def _boats_answers(s: MenNeferState, entry: Entry) -> list[int]:
    _, n, m, begun, _ = entry
    answers = _boat_answers(s, n) if n else []
    if m:
        answers += _activate_answers(s)
    if begun:
        answers.append(d.STOP)
    return answers


def boat_at(s: MenNeferState, place: int, activated_too: bool) -> int:
    """The own Boat (0..3) that is meant by a place: of several in the port the lowest number among those not yet
    activated (MEN-142); with `activated_too`, if there is none, of the others."""
    here = [boat for boat in range(d.BOATS) if s.boats[d.BOATS * s.seat + boat] == place]
    fresh = [boat for boat in here if not s.marks >> boat & 1]
    return fresh[0] if fresh or not activated_too else here[0]


def _play_boats(s: MenNeferState, entry: Entry, move: int) -> None:
    _, n, m, _, stepped = entry
    if move == d.STOP:
        stop(s, "MEN-136")
    elif move >= d.ACTIVATE0:
        left = 0 if stepped else n  # MEN-136: an activation after a step ends the steps
        if left or m > 1:
            s.agenda.append((agenda.BOATS, left, m - 1, 1, stepped))
        _activate(s, move - d.ACTIVATE0)
    else:
        place, goal = divmod(move - d.BOAT0, len(d.RIVER))
        boat = boat_at(s, place, True)
        left = n - next(steps for steps, end, _ in s.tables.routes[place] if end == goal)
        s.boats[d.BOATS * s.seat + boat] = goal
        if left or m:
            s.agenda.append((agenda.BOATS, left, m, 1, 1))
        if s.journal is not None:
            tell(s, "boat", "MEN-132", start=d.RIVER[place], goal=d.RIVER[goal])


def _activate(s: MenNeferState, place: int) -> None:
    """MEN-137, MEN-138."""
    boat = boat_at(s, place, False)
    s.marks |= 1 << boat
    if s.journal is not None:
        tell(s, "activate", "MEN-137" if place < d.CITY0 else "MEN-138", place=d.RIVER[place])
    if place < d.CITY0:
        gain_food(s, s.tables.sector_food[place])
        return
    city = place - d.CITY0
    s.agenda.append((agenda.LEAVE, boat, city))
    push_list(s, s.tables.city_list[city][s.benefits[city]])


def goal_of(s: MenNeferState, boat: int, city: int) -> int:
    """MEN-139, MEN-140: the sector to which a Boat of the player whose turn it is goes from a City."""
    own = s.boats[d.BOATS * s.seat : d.BOATS * (s.seat + 1)]
    own[boat] = -1
    sector = s.tables.city_arrow[city]
    while sector and sector in own:
        sector -= 1
    return sector


def _leave(s: MenNeferState, entry: Entry) -> None:
    _, boat, city = entry
    index = d.BOATS * s.seat + boat
    if s.boats[index] != d.CITY0 + city:  # it has sailed on in the City's own benefit
        return
    s.boats[index] = goal_of(s, boat, city)
    if s.journal is not None:
        tell(s, "leave", "MEN-139", city=d.CITIES[city], goal=d.RIVER[s.boats[index]])


effect(d.BOAT, _start_boats, _can_boats)
question(agenda.BOATS, "MEN-132", _boats_answers, _play_boats)
step(agenda.LEAVE, _leave)


# --- Contracts --------------------------------------------------------------------------------------------------------


def _lying(s: MenNeferState, cities: int) -> list[int]:
    return [
        contract
        for city in range(len(d.CITIES))
        if cities >> city & 1
        for contract in s.cities[4 * city : 4 * city + 4]
        if contract >= 0
    ]


def _can_contract(s: MenNeferState, n: int, cities: int) -> bool:
    return bool(_lying(s, cities))


def _start_contract(s: MenNeferState, n: int, cities: int) -> None:
    s.agenda.append((agenda.CONTRACT, cities))


def _contract_answers(s: MenNeferState, entry: Entry) -> list[int]:
    return [d.CONTRACT0 + contract for contract in _lying(s, entry[1])]


def held(s: MenNeferState, seat: int) -> list[int]:
    """The Contracts on a player's board, open or turned, in the order of the spaces."""
    return [contract for contract in s.contracts[d.HELD * seat : d.HELD * (seat + 1)] if contract >= 0]


def _keep(s: MenNeferState, contract: int) -> None:
    s.contracts[s.contracts.index(-1, d.HELD * s.seat)] = contract


def _play_contract(s: MenNeferState, entry: Entry, move: int) -> None:
    """MEN-145, MEN-146."""
    contract = move - d.CONTRACT0
    s.cities[s.cities.index(contract)] = -1
    if s.journal is not None:
        tell(s, "contract", "MEN-145", contract=d.CONTRACTS[contract], needs=words.contract(s.tables, contract))
    if len(held(s, s.seat)) < d.HELD:
        _keep(s, contract)
    else:
        s.agenda.append((agenda.DISCARD, contract))


def _discard_answers(s: MenNeferState, entry: Entry) -> list[int]:
    return [d.DISCARD0 + contract for contract in [*held(s, s.seat), entry[1]]]


def _play_discard(s: MenNeferState, entry: Entry, move: int) -> None:
    contract = move - d.DISCARD0
    s.discarded |= 1 << contract
    s.turned &= ~(1 << contract)
    if s.journal is not None:
        tell(s, "discard", "MEN-145", contract=d.CONTRACTS[contract])
    if contract != entry[1]:
        s.contracts[s.contracts.index(contract)] = -1
        _keep(s, entry[1])


effect(d.CONTRACT, _start_contract, _can_contract)
question(agenda.CONTRACT, "MEN-145", _contract_answers, _play_contract)
question(agenda.DISCARD, "MEN-145", _discard_answers, _play_discard)


# --- draws ------------------------------------------------------------------------------------------------------------


def _benefits_left(s: MenNeferState, entry: Entry) -> Sequence[int]:
    return [token for token in range(len(d.CITY_BENEFITS)) if token not in s.benefits]


def _draw_benefit(s: MenNeferState, entry: Entry, move: int) -> None:
    token = move - d.BENEFIT_DRAW
    s.benefits[entry[1]] = token
    if s.journal is not None:
        benefit = s.tables.lists[s.tables.city_list[entry[1]][token]][0][0]
        tell(s, "draw-benefit", "MEN-14", city=d.CITIES[entry[1]], what=words.effect(benefit))


def _pile(s: MenNeferState, entry: Entry) -> Sequence[int]:
    return s.piles[entry[2] - 1]


def _draw_contract(s: MenNeferState, entry: Entry, move: int) -> None:
    _, space, value = entry
    contract = move - d.CONTRACT_DRAW
    s.piles[value - 1].remove(contract)
    s.cities[space] = contract
    if s.journal is not None:
        rule = "MEN-15" if s.era == 0 else "MEN-156"
        needs = words.contract(s.tables, contract)
        tell(s, "draw-contract", rule, city=d.CITIES[space // 4], contract=d.CONTRACTS[contract], needs=needs)


draw(agenda.DRAW_BENEFIT, d.BENEFIT_DRAW, _benefits_left, _draw_benefit)
draw(agenda.DRAW_CONTRACT, d.CONTRACT_DRAW, _pile, _draw_contract)
