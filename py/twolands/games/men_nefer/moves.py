"""Moves of Men-Nefer in words: how a person picks them, what they are called, what they bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.game import CHANCE
from ...core.message import Message, message
from . import agenda, words
from . import data as d
from .houses import MOON, SUN, fee
from .markets import free_space, open_space
from .nile import boat_at, goal_of
from .pyramids import covered_favour
from .score import METRICS, permissions_on, queen_points
from .solo.dice import pedestal_for, tomb_for
from .state import MenNeferState
from .temple import used_craft

Detail = Message | None


# --- what is picked ---------------------------------------------------------------------------------------------------


def path(s: MenNeferState, move: int) -> list[str]:
    """What a person picks one after another to mean the move; for a draw, the place it comes to."""
    verb = d.VERB[move]
    if move >= d.DRAW0:
        return _drawn_to(s, move) if s.current_player == CHANCE else []
    picked = _PATHS.get(verb)
    return picked(s, move) if picked else []


def _drawn_to(s: MenNeferState, move: int) -> list[str]:
    kind, *args = s.agenda[-1]
    at = args[0] if args else 0
    match kind:
        case agenda.DRAW_CORNER:
            return [f"corner.{d.CORNERS[at]}"]
        case agenda.DRAW_SEEN:
            return [f"stack.{d.LEVELS[at]}"]
        case agenda.DRAW_QUEEN_TILE:
            return [d.QUEENS[at]]
        case agenda.DRAW_MASTABA:
            return [f"mastaba.{d.MASTABA_SLOTS[at]}"]
        case agenda.DRAW_DEITY:
            return ["altar"]
        case agenda.DRAW_CRAFT:
            return [f"craft.{at + 1}"]
        case agenda.DRAW_PAPYRUS:
            return [f"papyrus.{at + 1}"]
        case agenda.DRAW_BENEFIT:
            return [f"{d.CITIES[at]}.benefit"]
        case agenda.DRAW_CONTRACT:
            return [f"{d.CITIES[at // 4]}.k{at % 4 + 1}"]
        case agenda.DRAW_BOARD:
            return [f"p{at}.board"]
        case agenda.DRAW_DEALT:
            return [f"p{at // 3}.{at % 3 + 1}"]
        case agenda.DRAW_ROW:
            return [f"row.{at + 1}"]
        case agenda.DRAW_TOP:
            return ["pile"]
        case agenda.TILE:
            return [f"p{s.automa}.tile"]
        case agenda.DIE_TOMB:
            return [d.TOMBS[tomb_for(s, move - d.DIE_MASTABA)]]
        case agenda.DIE_AVENUE:
            return [d.PEDESTALS[pedestal_for(s, move - d.DIE_AVENUE)]]
        case agenda.DIE_OFFERING:
            return [d.OFFERINGS[move - d.DIE_OFFERING]]
    return []


def _room(s: MenNeferState, move: int) -> list[str]:
    aisle = move - d.PRIESTESS0
    return [f"room.{d.AISLES[aisle]}{min(d.DEPTH, s.depths[d.PRIESTESSES * s.seat + aisle] + 1)}"]


def _craft_space(s: MenNeferState, move: int) -> list[str]:
    level = move - d.LEVEL0
    space = open_space(s, level)
    return [f"p{s.seat}.craft.{d.CRAFT_SPACES[space if space >= 0 else d.CRAFT_LEVELS[level][-1]]}"]


def _offered_craft(s: MenNeferState, move: int) -> list[str]:
    level = move - d.OFFER0
    fresh = any(s.fresh[s.seat] >> space & 1 for space in d.CRAFT_LEVELS[level])
    return [f"p{s.seat}.craft.{d.CRAFT_SPACES[used_craft(s, level) if fresh else d.CRAFT_LEVELS[level][0]]}"]


def _along(s: MenNeferState, move: int) -> list[str]:
    start, goal = divmod(move - d.BOAT0, len(d.RIVER))
    return [d.RIVER[start], d.RIVER[goal]]


def _track(s: MenNeferState, move: int) -> list[str]:
    t = s.tables
    if move == d.GREAT:
        return [f"great.{min(t.great, s.great[s.seat] + 1)}"]
    return [f"queens.{min(t.queens, s.queens[s.seat] + 1)}"]


def _next_scarab(s: MenNeferState, move: int) -> list[str]:
    house = move - d.SCARAB0
    return [f"scarab.{d.HOUSES[house]}.{min(s.tables.last_step, s.scarabs[5 * s.seat + house] + 1)}"]


def _step_place(s: MenNeferState, move: int) -> list[str]:
    entry = s.agenda[-1]
    return [f"scarab.{d.HOUSES[entry[1]]}.{move - d.STEP0 + 1}"] if entry[0] == agenda.STEP else []


_PATHS: dict[str, Callable[[MenNeferState, int], list[str]]] = {
    "visit": lambda s, move: [f"p{s.seat}.{move - d.VISIT0 + 1}"],
    "specialise": lambda s, move: [f"sun.{d.HOUSES[move - d.SPECIALISE0]}"],
    "take": lambda s, move: [f"row.{move - d.TAKE0 + 1}"],
    "house": lambda s, move: [f"sun.{d.HOUSES[move - d.HOUSE0]}"],
    "step": _step_place,
    "row": lambda s, move: [f"row.{move - d.ROW0 + 1}"],
    "limestone": _track,
    "corner": lambda s, move: [f"corner.{d.CORNERS[move - d.CORNER0]}"],
    "queen": lambda s, move: [d.QUEENS[move - d.QUEEN0]],
    "tomb": lambda s, move: [d.TOMBS[move - d.TOMB0]],
    "mastaba": lambda s, move: [f"mastaba.{d.MASTABA_SLOTS[move - d.MASTABA0]}"],
    "papyrus": lambda s, move: [f"papyrus.{move - d.PAPYRUS0 + 1}"],
    "craft": lambda s, move: [f"craft.{move - d.CRAFT0 + 1}"],
    "level": _craft_space,
    "priestess": _room,
    "offer": _offered_craft,
    "basket": lambda s, move: [d.OFFERINGS[move - d.BASKET0]],
    "boat": _along,
    # A Boat that is activated stays where it is: its place is picked twice.
    "activate": lambda s, move: [d.RIVER[move - d.ACTIVATE0]] * 2,
    "contract": lambda s, move: [d.CONTRACTS[move - d.CONTRACT0]],
    "discard": lambda s, move: [d.CONTRACTS[move - d.DISCARD0]],
    "pedestal": lambda s, move: [d.PEDESTALS[move - d.PEDESTAL0]],
    "scarab": _next_scarab,
}


# --- what it is called, and what it brings ----------------------------------------------------------------------------


def move_view(s: MenNeferState, move: int) -> dict[str, Any]:
    """A move in words, with what it brings."""
    verb = d.VERB[move]
    name, detail = _WORDS[verb](s, move)
    group = "gain" if verb == "do" and plain(s, move) else verb
    shown = {"notation": d.NOTATION[move], "group": group, "path": path(s, move), "message": name}
    if detail is not None:
        shown["detail"] = detail
    return shown


def plain(s: MenNeferState, move: int) -> bool:
    """Whether an item of a list only gains something; a page may do all of these at once."""
    number, half = d.DO[move - d.DO0]
    return half < 0 and s.tables.lists[s.agenda[-1][1]][number][0][0] in d.PLAIN


def effects_of(s: MenNeferState, number: int) -> list[Message]:
    """A printed list in words."""
    return words.effects(s.tables.lists[number])


def _visit(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    tablet = s.tablets[3 * s.seat + move - d.VISIT0]
    detail = message("move-visit-detail", effects=effects_of(s, s.tables.tablet_list[tablet]))
    return message("move-visit", space=move - d.VISIT0 + 1, tablet=words.tablet(tablet)), detail


def arrival(s: MenNeferState, place: int) -> Message:
    """The fee for coming to a Sun or Moon space, or what comes instead of it (MEN-34..36)."""
    cost = fee(s, place)
    if cost > s.food[s.seat]:
        return message("arrival-unpaid", cost=cost, consolation=s.tables.consolation)
    return message("arrival-fee", cost=cost)


def _specialise(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    house = move - d.SPECIALISE0
    name, comes = message("move-specialise", house=words.house(house)), arrival(s, MOON + house)
    if fee(s, MOON + house) > s.food[s.seat]:
        return name, comes
    last = min(s.tables.last_step, s.scarabs[5 * s.seat + house] + 1)
    steps = [
        message("step-brings", step=step, effects=effects_of(s, number))
        for step, number in enumerate(s.tables.step_list[house][:last], 1)
    ]
    return name, message("move-specialise-detail", fee=comes, steps=steps, step=last)


def _take(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    t, row = s.tables, move - d.TAKE0
    tablet = s.display[row]
    written = s.writing[s.seat]
    writes = written < t.writing and t.tablet_glyph[tablet] == t.board_glyphs[s.boards[s.seat]][written]
    detail = message(
        "move-take-detail",
        food=words.row_food(t.row_food[row]),
        effects=effects_of(s, t.tablet_list[tablet]),
        row=effects_of(s, t.row_list[row]),
        writes=int(writes),
        reward=effects_of(s, t.reward_list[written]) if writes else [],
    )
    return message("move-take", tablet=words.tablet(tablet), row=row + 1), detail


def _house(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    house = move - d.HOUSE0
    return message("move-house", house=words.house(house)), arrival(s, SUN + house)


def _step(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    house = s.agenda[-1][1]
    effects = effects_of(s, s.tables.step_list[house][move - d.STEP0])
    return message("move-step", step=move - d.STEP0 + 1), message("brings", effects=effects)


def _row(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    effects = effects_of(s, s.tables.row_list[move - d.ROW0])
    return message("move-row", row=move - d.ROW0 + 1), message("brings", effects=effects)


def _do(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    number, half = d.DO[move - d.DO0]
    return message("move-do", what=words.effect(s.tables.lists[s.agenda[-1][1]][number][max(half, 0)])), None


def _rest(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    entry = s.agenda[-1]
    items = s.tables.lists[entry[1]]
    left = [words.item(item) for number, item in enumerate(items) if entry[2] >> number & 1]
    return message("move-rest"), message("move-rest-detail", effects=left)


def _stop(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    return message("move-stop"), None


def _favour(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    favour = move - d.FAVOUR0
    return message("move-favour", favour=words.favour(favour)), words.effect(s.tables.favours[favour])


def _limestone(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    t, seat = s.tables, s.seat
    if move == d.QUEENS_STEP:
        space = s.queens[seat] + 1
        return message("move-queens", space=space), message("builds") if t.queens_build[space] else None
    space = s.great[seat] + 1
    if space > t.great:
        return message("move-great-end"), message("brings", effects=[words.effect((d.FAVOUR, t.favours_past_great, 0))])
    brings = []
    if t.hammers[s.players][space] and not s.pyramidion:
        brings.append(message("builds"))
    if t.favour_space[space]:
        brings.append(words.effect((d.FAVOUR, t.favours_at_space, 0)))
    return message("move-great", space=space), message("brings", effects=brings) if brings else None


def _corner(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    corner = move - d.CORNER0
    favours = s.tables.favours
    gains = [favours[covered_favour(s, corner)], favours[s.tables.piece_favour[s.seen[s.heights[corner]]]]]
    detail = message("brings", effects=[words.effect(gain) for gain in gains])
    return message("move-corner", corner=d.CORNERS[corner]), detail


def _queen(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    queen = move - d.QUEEN0
    detail = message("move-queen-detail", points=queen_points(s, s.seat, queen), mine=permissions_on(s, s.seat, queen))
    return message("move-queen", pyramid=d.QUEENS[queen]), detail


def _tomb(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    tomb = move - d.TOMB0
    detail = message("brings", effects=effects_of(s, s.tables.tomb_list[tomb]))
    return message("move-tomb", tomb=d.TOMBS[tomb]), detail


def _mastaba(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    slot = move - d.MASTABA0
    what = words.effect(s.tables.mastaba_effect[s.mastabas[slot]])
    return message("move-mastaba", mastaba=d.MASTABA_SLOTS[slot]), what


def _papyrus(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    t, slot, space = s.tables, move - d.PAPYRUS0, free_space(s)
    kind = t.papyrus_kind[s.papyrus_market[slot]]
    cost = t.papyrus_slot[slot] + t.papyrus_space[space] if s.agenda[-1][1] else 0
    last = s.papyri[d.ROW_SPACES * s.seat + space - 1] if space else -1
    completes = last >= 0 and d.PAPYRI[t.papyrus_kind[last]][1] == d.PAPYRI[kind][0]
    detail = message("move-papyrus-detail", cost=cost, completes=int(completes))
    return message("move-papyrus", papyrus=d.PAPYRI[kind], slot=slot + 1), detail


def _craft(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    slot = move - d.CRAFT0
    cost = s.tables.craft_slot[slot] if s.agenda[-1][1] else 0
    craft = words.craft(s.tables.craft_type[s.craft_market[slot]])
    return message("move-craft", craft=craft, slot=slot + 1), message("move-craft-detail", cost=cost)


def _level(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    space = open_space(s, move - d.LEVEL0)
    detail = message("move-level-detail", points=s.tables.craft_pp[space])
    return message("move-level", level=move - d.LEVEL0 + 1, space=d.CRAFT_SPACES[space]), detail


def _priestess(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    aisle = move - d.PRIESTESS0
    room = d.DEPTH * aisle + s.depths[d.PRIESTESSES * s.seat + aisle]
    detail = message("steps", steps=s.tables.room_cost[room])
    return message("move-priestess", room=d.ROOMS[room]), detail


def _offer(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    level = move - d.OFFER0
    detail = message("brings", effects=effects_of(s, s.tables.level_list[level]))
    return message("move-offer", level=level + 1), detail


def _basket(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    space = move - d.BASKET0
    detail = message("brings", effects=effects_of(s, s.tables.offering_list[space]))
    return message("move-basket", space=d.OFFERINGS[space]), detail


def _boat(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    start, goal = divmod(move - d.BOAT0, len(d.RIVER))
    steps = next(steps for steps, end, _ in s.tables.routes[start] if end == goal)
    return message("move-boat", start=d.RIVER[start], goal=d.RIVER[goal]), message("steps", steps=steps)


def _activate(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    place = move - d.ACTIVATE0
    name = message("move-activate", place=d.RIVER[place])
    if place < d.CITY0:
        return name, message("brings", effects=[words.effect((d.FOOD, s.tables.sector_food[place], 0))])
    city = place - d.CITY0
    goal = goal_of(s, boat_at(s, place, False), city)
    effects = effects_of(s, s.tables.city_list[city][s.benefits[city]])
    return name, message("move-activate-detail", effects=effects, goal=d.RIVER[goal])


def standing(s: MenNeferState, seat: int, contract: int) -> Message:
    """What a Contract asks for, what it is worth, and how far a player is."""
    t = s.tables
    return message(
        "contract-standing",
        needs=words.contract(t, contract),
        value=t.contract_value[contract],
        now=METRICS[t.contract_metric[contract]](s, seat),
    )


def _contract(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    contract = move - d.CONTRACT0
    return message("move-contract", contract=d.CONTRACTS[contract]), standing(s, s.seat, contract)


def _discard(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    contract = move - d.DISCARD0
    turned = int(s.turned >> contract & 1)
    name = message("move-discard", contract=d.CONTRACTS[contract], turned=turned)
    return name, standing(s, s.seat, contract)


def _pedestal(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    pedestal = move - d.PEDESTAL0
    gain = words.effect((d.PP, s.tables.pedestal_pp[pedestal], 0))
    detail = message("brings", effects=[gain, *effects_of(s, s.tables.pedestal_list[pedestal])])
    return message("move-pedestal", pedestal=d.PEDESTALS[pedestal]), detail


def _scarab(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    house = move - d.SCARAB0
    step = s.scarabs[5 * s.seat + house] + 1
    detail = message("move-scarab-detail", effects=effects_of(s, s.tables.step_list[house][step - 1]))
    return message("move-scarab", house=words.house(house), step=step), detail


def _split(s: MenNeferState, move: int) -> tuple[Message, Detail]:
    food, heka = d.SPLITS[move - d.SPLIT0]
    return message("move-split", food=food, heka=heka), None


_WORDS: dict[str, Callable[[MenNeferState, int], tuple[Message, Detail]]] = {
    "visit": _visit,
    "specialise": _specialise,
    "take": _take,
    "house": _house,
    "step": _step,
    "row": _row,
    "do": _do,
    "rest": _rest,
    "stop": _stop,
    "favour": _favour,
    "limestone": _limestone,
    "corner": _corner,
    "queen": _queen,
    "tomb": _tomb,
    "mastaba": _mastaba,
    "papyrus": _papyrus,
    "craft": _craft,
    "level": _level,
    "priestess": _priestess,
    "offer": _offer,
    "basket": _basket,
    "boat": _boat,
    "activate": _activate,
    "contract": _contract,
    "discard": _discard,
    "pedestal": _pedestal,
    "scarab": _scarab,
    "split": _split,
}
