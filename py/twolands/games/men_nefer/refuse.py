"""Why a move of Men-Nefer is not legal: the rules read as prohibitions, apart from the answers of the regions."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...core.game import CHANCE, OVER
from ...core.refusal import Refusal
from . import agenda, words
from . import data as d
from .agenda import Entry
from .state import MenNeferState
from .tables import Effect

Check = Callable[[MenNeferState, Entry, int], Refusal | None]


def why_not(s: MenNeferState, move: int) -> Refusal | None:
    """The rule that forbids `move` now, or None."""
    if s.current_player == OVER:
        return Refusal("MEN-1", "refuse-over")
    entry = s.agenda[-1]
    if s.current_player == CHANCE:
        return _draw(s, entry, move)
    if move >= d.DRAW0:
        return Refusal("MEN-5", "refuse-no-draw")
    check = _CHECKS[entry[0]].get(d.VERB[move])
    if check is None:
        if d.VERB[move] == "stop":
            return Refusal("MEN-29", "refuse-stop")
        return Refusal("MEN-31", "refuse-finish")
    return check(s, entry, move)


def candidates(s: MenNeferState) -> Iterable[int]:
    """Every move of the kinds that a person might try now."""
    if not s.agenda:
        return ()
    entry = s.agenda[-1]
    if s.current_player == CHANCE:
        first = agenda.FIRST_DRAW[entry[0]]
        return range(first, first + _SORTS[first])
    if entry[0] == agenda.BOATS:
        own = sorted(set(_boats(s)))
        river = len(d.RIVER)
        moves = [d.BOAT0 + river * start + goal for start in own for goal in range(river)]
        return [*moves, *range(d.ACTIVATE0, d.ACTIVATE0 + river), d.STOP]
    return _CANDIDATES[entry[0]]


# --- draws ------------------------------------------------------------------------------------------------------------

_SORTS = dict(
    zip(
        (
            d.PIECE_DRAW,
            d.QUEEN_TILE_DRAW,
            d.MASTABA_DRAW,
            d.DEITY_DRAW,
            d.CRAFT_DRAW,
            d.PAPYRUS_DRAW,
            d.BENEFIT_DRAW,
            d.CONTRACT_DRAW,
            d.NEUTRAL_DRAW,
            d.BOARD_DRAW,
            d.TABLET_DRAW,
        ),
        map(
            len,
            (
                d.PIECES,
                d.QUEEN_TILES,
                d.MASTABAS,
                d.DEITIES,
                d.CRAFT_TYPES,
                d.PAPYRI,
                d.CITY_BENEFITS,
                d.CONTRACTS,
                d.NEUTRAL_TILES,
                d.BOARDS,
                d.TABLETS,
            ),
        ),
        strict=True,
    )
)
"""How many sorts of things each kind of draw can turn up, by its first move."""


def _draw(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    """An item can be drawn if it was not yet seen and belongs to where it is drawn from."""
    if move < d.DRAW0:
        return Refusal("MEN-5", "refuse-draw-first")
    kind = entry[0]
    item = move - agenda.FIRST_DRAW[kind]
    if not 0 <= item < _SORTS[agenda.FIRST_DRAW[kind]]:
        return Refusal("MEN-5", "refuse-other-draw")
    t, gone, rule = s.tables, False, "MEN-5"
    if kind in (agenda.DRAW_CORNER, agenda.DRAW_SEEN):
        level = entry[1] if kind == agenda.DRAW_SEEN else 0
        gone, rule = item in s.corners or item in s.seen or item // 4 != level, "MEN-6"
    elif kind == agenda.DRAW_QUEEN_TILE:
        gone, rule = item in s.queen_tiles, "MEN-10"
    elif kind == agenda.DRAW_MASTABA:
        gone, rule = item in s.mastabas, "MEN-11"
    elif kind == agenda.DRAW_CRAFT:
        seen = [craft for craft in (*s.craft_market, *s.crafts) if craft >= 0 and t.craft_type[craft] == item]
        gone, rule = len(seen) >= t.craft_count[item], "MEN-13"
    elif kind == agenda.DRAW_PAPYRUS:
        everywhere = (*s.papyrus_market, *s.papyri, *(papyrus for papyri in s.rolled for papyrus in papyri))
        seen = [papyrus for papyrus in everywhere if papyrus >= 0 and t.papyrus_kind[papyrus] == item]
        gone, rule = len(seen) >= t.papyrus_count[item], "MEN-13"
    elif kind == agenda.DRAW_BENEFIT:
        gone, rule = item in s.benefits, "MEN-14"
    elif kind == agenda.DRAW_CONTRACT:
        known = item in s.cities or item in s.contracts or s.discarded >> item & 1
        gone, rule = bool(known) or t.contract_value[item] != entry[2], "MEN-15"
    elif kind == agenda.DRAW_BOARD:
        gone, rule = item in s.boards, "MEN-18"
    elif kind in (agenda.DRAW_DEALT, agenda.DRAW_ROW, agenda.DRAW_TOP):
        gone, rule = item in (*s.tablets, *s.display, s.in_use, s.top, *s.put_away), "MEN-23"
        if kind == agenda.DRAW_DEALT and t.tablet_back[item] != t.dealt_backs[entry[1] % d.SPACES]:
            gone, rule = True, "MEN-22"
    return Refusal(rule, "refuse-none-left", item=d.DRAWS[move - d.DRAW0]) if gone else None


# --- the turn ---------------------------------------------------------------------------------------------------------


def _visit(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    space = move - d.VISIT0
    if s.used[3 * s.seat] == 3:
        return Refusal("MEN-32", "refuse-visits")
    if s.apprentices[3 * s.seat + space]:
        return Refusal("MEN-32", "refuse-not-home", space=space + 1)
    return None


def _specialise(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    house = move - d.SPECIALISE0
    if s.used[3 * s.seat + 1] == 3:
        return Refusal("MEN-40", "refuse-specialises")
    if all(s.apprentices[3 * s.seat + number] != 1 + house for number in range(3)):
        return Refusal("MEN-40", "refuse-no-apprentice", house=words.house(house))
    return None


def _take(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    row = move - d.TAKE0
    if s.used[3 * s.seat + 2] == 3:
        return Refusal("MEN-46", "refuse-takes")
    if all(s.tablets[3 * s.seat + space] >= 0 for space in range(3)):
        return Refusal("MEN-46", "refuse-no-space")
    cost = -s.tables.row_food[row]
    if cost > s.food[s.seat]:
        return Refusal("MEN-47", "refuse-food", cost=cost, food=s.food[s.seat])
    return None


def _step(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    step, reached = move - d.STEP0 + 1, s.scarabs[5 * s.seat + entry[1]]
    return None if step <= reached else Refusal("MEN-44", "refuse-step", step=step, reached=reached)


def _row(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    row = move - d.ROW0
    return None if row >= entry[1] else Refusal("MEN-51", "refuse-row", row=row + 1, taken=entry[1] + 1)


def _scarab(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    house = move - d.SCARAB0
    last = s.scarabs[5 * s.seat + house] == s.tables.last_step
    return Refusal("MEN-27", "refuse-scarab", house=words.house(house)) if last else None


# --- lists and effects ------------------------------------------------------------------------------------------------


def _do(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    number, half = d.DO[move - d.DO0]
    items = s.tables.lists[entry[1]]
    if number >= len(items):
        return Refusal("MEN-29", "refuse-no-item", item=number + 1)
    if not entry[2] >> number & 1:
        return Refusal("MEN-29", "refuse-item-done", item=number + 1)
    if (half >= 0) != (len(items[number]) > 1):
        return Refusal("MEN-30", "refuse-half", item=number + 1)
    return cannot_start(s, items[number][max(half, 0)])


def cannot_start(s: MenNeferState, what: Effect) -> Refusal | None:
    """The rule by which an effect cannot be started now (third column of the table of MEN-59..80)."""
    kind, n, m = what
    seat = s.seat
    if kind == d.RITE:
        if not s.sarcophagi[seat]:
            return Refusal("MEN-66", "refuse-no-sarcophagus")
        if all(s.tombs[tomb] >= 0 for tomb, id in enumerate(d.TOMBS) if int(id[-1]) <= n):
            return Refusal("MEN-66", "refuse-no-tomb", level=n)
    elif kind == d.ERECT:
        if not s.carved[seat]:
            return Refusal("MEN-75", "refuse-no-sphinx")
        if all(s.pedestals[pedestal] >= 0 for pedestal, id in enumerate(d.PEDESTALS) if int(id[-1]) <= n):
            return Refusal("MEN-75", "refuse-no-pedestal", level=n)
    elif kind in (d.PAPYRUS, d.PAPYRUS_FREE):
        space = _papyri(s)
        if space == d.ROW_SPACES:
            return Refusal("MEN-106", "refuse-row-full")
        if all(papyrus < 0 for papyrus in s.papyrus_market):
            return Refusal("MEN-68", "refuse-market-empty")
        cheapest = min(_papyrus_cost(s, slot) for slot in range(d.MARKET) if s.papyrus_market[slot] >= 0)
        if kind == d.PAPYRUS and cheapest > s.heka[seat]:
            return Refusal("MEN-67", "refuse-heka", cost=cheapest, heka=s.heka[seat])
    elif kind in (d.CRAFT, d.CRAFT_FREE):
        if all(craft >= 0 for craft in s.crafts[9 * seat : 9 * seat + 9]):
            return Refusal("MEN-69", "refuse-board-full")
        if all(craft < 0 for craft in s.craft_market):
            return Refusal("MEN-70", "refuse-market-empty")
        cheapest = min(s.tables.craft_slot[slot] for slot in range(d.MARKET) if s.craft_market[slot] >= 0)
        if kind == d.CRAFT and cheapest > s.food[seat]:
            return Refusal("MEN-69", "refuse-food", cost=cheapest, food=s.food[seat])
    elif kind == d.PRIESTESS:
        enters = any(_enter(s, aisle, n) is None for aisle in range(4))
        if not enters and (not m or _no_offering(s) is not None):
            return Refusal("MEN-71", "refuse-no-room", steps=n)
    elif kind == d.BOAT:
        own = _boats(s)
        if not m and all(_sail(s, start, goal, n) for start in own for goal in range(len(d.RIVER))):
            return Refusal("MEN-73", "refuse-no-boat-step", steps=n)
    elif kind == d.MASTABA:
        if all(_mastaba_idle(s, slot) for slot in range(5) if m >> slot & 1):
            return Refusal("MEN-76", "refuse-no-mastaba")
    elif kind == d.SCARAB:
        if all(scarab == s.tables.last_step for scarab in s.scarabs[5 * seat : 5 * seat + 5]):
            return Refusal("MEN-77", "refuse-all-scarabs")
    elif kind == d.CONTRACT and all(contract < 0 for space, contract in enumerate(s.cities) if m >> space // 4 & 1):
        return Refusal("MEN-78", "refuse-no-contract")
    return None


def _always(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    return None


def _begun(rule: str, place: int) -> Check:
    """`stop`, once the effect has begun (the flag at `place` of the entry)."""
    return lambda s, entry, move: None if entry[place] else Refusal(rule, "refuse-not-begun")


# --- pyramids ---------------------------------------------------------------------------------------------------------


def _crown(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    favour = move - d.FAVOUR0
    open_now = [s.tables.piece_favour[s.corners[3 * corner + 2]] for corner in range(4) if entry[2] >> corner & 1]
    return None if favour in open_now else Refusal("MEN-93", "refuse-favour-taken", favour=words.favour(favour))


def _queens_step(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    if move == d.GREAT:
        return None
    t, block = s.tables, s.queens[s.seat]
    if block == t.queens:
        return Refusal("MEN-95", "refuse-queens-end")
    if t.queens_build[block + 1] and not s.permitted[s.seat]:
        return Refusal("MEN-96", "refuse-permission", space=block + 1)
    if t.queens_build[block + 1] and all(height == d.QUEEN_HEIGHT for height in s.queen_heights):
        return Refusal("MEN-96", "refuse-queens-done")
    return None


def _corner(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    corner = move - d.CORNER0
    height = sum(piece >= 0 for piece in s.corners[3 * corner : 3 * corner + 3])
    built = sum(piece >= 0 for piece in s.corners)
    if height > built // 4:
        return Refusal("MEN-89", "refuse-corner", corner=d.CORNERS[corner], level=d.LEVELS[built // 4])
    return None


def _queen(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    queen = move - d.QUEEN0
    done = s.queen_heights[queen] == d.QUEEN_HEIGHT
    return Refusal("MEN-97", "refuse-queen", pyramid=d.QUEENS[queen]) if done else None


# --- necropolis, avenues ----------------------------------------------------------------------------------------------


def _tomb(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    tomb = move - d.TOMB0
    if int(d.TOMBS[tomb][-1]) > entry[1]:
        return Refusal("MEN-100", "refuse-level", place=d.TOMBS[tomb], level=entry[1])
    return Refusal("MEN-99", "refuse-taken", place=d.TOMBS[tomb]) if s.tombs[tomb] >= 0 else None


def _mastaba(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    slot = move - d.MASTABA0
    if not entry[2] >> slot & 1:
        return Refusal("MEN-102", "refuse-mastaba", mastaba=d.MASTABA_SLOTS[slot])
    return _mastaba_idle(s, slot)


def _mastaba_idle(s: MenNeferState, slot: int) -> Refusal | None:
    return cannot_start(s, s.tables.mastaba_effect[s.mastabas[slot]])


def _pedestal(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    pedestal = move - d.PEDESTAL0
    if int(d.PEDESTALS[pedestal][-1]) > entry[1]:
        return Refusal("MEN-148", "refuse-level", place=d.PEDESTALS[pedestal], level=entry[1])
    return Refusal("MEN-147", "refuse-taken", place=d.PEDESTALS[pedestal]) if s.pedestals[pedestal] >= 0 else None


# --- markets ----------------------------------------------------------------------------------------------------------


def _papyri(s: MenNeferState) -> int:
    """How many Papyri lie in the row."""
    return sum(papyrus >= 0 for papyrus in s.papyri[d.ROW_SPACES * s.seat : d.ROW_SPACES * (s.seat + 1)])


def _papyrus_cost(s: MenNeferState, slot: int) -> int:
    return s.tables.papyrus_slot[slot] + s.tables.papyrus_space[_papyri(s)]


def _papyrus(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    slot = move - d.PAPYRUS0
    if s.papyrus_market[slot] < 0:
        return Refusal("MEN-57", "refuse-slot-empty", slot=slot + 1)
    cost = _papyrus_cost(s, slot) if entry[1] else 0
    heka = s.heka[s.seat]
    return Refusal("MEN-105", "refuse-heka", cost=cost, heka=heka) if cost > heka else None


def _craft(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    slot = move - d.CRAFT0
    if s.craft_market[slot] < 0:
        return Refusal("MEN-57", "refuse-slot-empty", slot=slot + 1)
    cost = s.tables.craft_slot[slot] if entry[1] else 0
    food = s.food[s.seat]
    return Refusal("MEN-109", "refuse-food", cost=cost, food=food) if cost > food else None


def _level(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    level = move - d.LEVEL0 + 1
    board = dict(zip(d.CRAFT_SPACES, s.crafts[9 * s.seat : 9 * s.seat + 9], strict=True))
    filled = sum(craft >= 0 for space, craft in board.items() if space[0] == str(level))
    place = filled + 1
    if place > 5 - level:
        return Refusal("MEN-110", "refuse-level-full", level=level)
    below = [f"{level - 1}.{place}", f"{level - 1}.{place + 1}"] if level > 1 else []
    missing = [space for space in below if board[space] < 0]
    return Refusal("MEN-111", "refuse-unsupported", space=f"{level}.{place}", missing=missing) if missing else None


# --- temple -----------------------------------------------------------------------------------------------------------


def _enter(s: MenNeferState, aisle: int, steps: int) -> Refusal | None:
    depth = s.depths[4 * s.seat + aisle]
    if depth == d.DEPTH:
        return Refusal("MEN-114", "refuse-deepest", aisle=d.AISLES[aisle])
    cost = s.tables.room_cost[d.ROOMS.index(f"{d.AISLES[aisle]}{depth + 1}")]
    if cost > steps:
        return Refusal("MEN-115", "refuse-room-cost", room=f"{d.AISLES[aisle]}{depth + 1}", cost=cost, steps=steps)
    return None


def _priestess(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    return _enter(s, move - d.PRIESTESS0, entry[1])


def _spaces(s: MenNeferState) -> list[str]:
    """Free offering spaces where an own Priestess stands."""
    rooms = [
        f"{d.AISLES[aisle]}{s.depths[4 * s.seat + aisle]}" for aisle in range(4) if not s.lying[s.seat] >> aisle & 1
    ]
    return [id for space, id in enumerate(d.OFFERINGS) if s.offerings[space] < 0 and id[:2] in rooms]


def _no_offering(s: MenNeferState) -> Refusal | None:
    if not s.fresh[s.seat]:
        return Refusal("MEN-119", "refuse-no-basket")
    return None if _spaces(s) else Refusal("MEN-119", "refuse-no-offering-space")


def _offer(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    if not entry[2]:
        return Refusal("MEN-120", "refuse-offering")
    refusal = _no_offering(s)
    if refusal:
        return refusal
    level = move - d.OFFER0 + 1
    on_level = [id for space, id in enumerate(d.CRAFT_SPACES) if s.fresh[s.seat] >> space & 1 and id[0] == str(level)]
    return None if on_level else Refusal("MEN-122", "refuse-offer-level", level=level)


def _basket(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    space = d.OFFERINGS[move - d.BASKET0]
    if s.offerings[move - d.BASKET0] >= 0:
        return Refusal("MEN-123", "refuse-taken", place=space)
    return None if space in _spaces(s) else Refusal("MEN-123", "refuse-no-priestess", room=space[:2])


# --- Nile -------------------------------------------------------------------------------------------------------------


def _boats(s: MenNeferState) -> list[int]:
    return s.boats[4 * s.seat : 4 * s.seat + 4]


def _sail(s: MenNeferState, start: int, goal: int, steps: int) -> Refusal | None:
    """MEN-132..135, walked step by step."""
    own = _boats(s)
    places = {"start": d.RIVER[start], "goal": d.RIVER[goal]}
    if start not in own:
        return Refusal("MEN-132", "refuse-no-boat", place=d.RIVER[start])
    sector, end = s.tables.sector_of[start], s.tables.sector_of[goal]
    if goal == start or end < sector or (goal == sector and start < d.CITY0):
        return Refusal("MEN-135", "refuse-back", **places)
    if goal and goal in own:
        return Refusal("MEN-133", "refuse-boat-there", **places)
    cost, at = 0, start
    while at != goal:
        if at >= d.CITY0:
            at = s.tables.sector_of[at]
        elif end == at:
            at = goal
        else:
            at += 1
        cost += 1
        if at != goal and at not in own:
            return Refusal("MEN-132", "refuse-not-next", **places)
    return Refusal("MEN-132", "refuse-boat-cost", cost=cost, steps=steps, **places) if cost > steps else None


def _boat(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    if not entry[1]:
        return Refusal("MEN-136", "refuse-steps-over")
    return _sail(s, *divmod(move - d.BOAT0, len(d.RIVER)), entry[1])


def _activate(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    place = move - d.ACTIVATE0
    if not entry[2]:
        return Refusal("MEN-136", "refuse-activations")
    if place not in _boats(s):
        return Refusal("MEN-136", "refuse-no-boat", place=d.RIVER[place])
    if all(s.marks >> boat & 1 for boat, at in enumerate(_boats(s)) if at == place):
        return Refusal("MEN-141", "refuse-activated", place=d.RIVER[place])
    return None


def _contract(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    contract = move - d.CONTRACT0
    here = any(s.cities[space] == contract for space in range(len(s.cities)) if entry[1] >> space // 4 & 1)
    return None if here else Refusal("MEN-138", "refuse-contract", contract=d.CONTRACTS[contract])


def _discard(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    contract = move - d.DISCARD0
    mine = contract == entry[1] or contract in s.contracts[6 * s.seat : 6 * s.seat + 6]
    return None if mine else Refusal("MEN-145", "refuse-not-held", contract=d.CONTRACTS[contract])


def _split(s: MenNeferState, entry: Entry, move: int) -> Refusal | None:
    total = sum(d.SPLITS[move - d.SPLIT0])
    return None if total == entry[1] else Refusal("MEN-79", "refuse-split", total=total, number=entry[1])


_CHECKS: dict[int, dict[str, Check]] = {
    agenda.TURN: {"visit": _visit, "specialise": _specialise, "take": _take},
    agenda.HOUSE: {"house": _always},
    agenda.STEP: {"step": _step},
    agenda.ROW: {"row": _row},
    agenda.LIST: {"do": _do, "rest": _always},
    agenda.FAVOUR: {"favour": _always, "stop": _begun("MEN-62", 2)},
    agenda.CROWN: {"favour": _crown, "stop": _begun("MEN-93", 3)},
    agenda.LIMESTONE: {"limestone": _queens_step, "stop": _begun("MEN-84", 2)},
    agenda.CORNER: {"corner": _corner},
    agenda.QUEEN: {"queen": _queen},
    agenda.TOMB: {"tomb": _tomb},
    agenda.MASTABA: {"mastaba": _mastaba, "stop": _begun("MEN-102", 3)},
    agenda.PAPYRUS: {"papyrus": _papyrus},
    agenda.CRAFT: {"craft": _craft},
    agenda.LEVEL: {"level": _level},
    agenda.PRIESTESS: {"priestess": _priestess, "offer": _offer, "stop": _begun("MEN-116", 3)},
    agenda.BASKET: {"basket": _basket},
    agenda.BOATS: {"boat": _boat, "activate": _activate, "stop": _begun("MEN-136", 3)},
    agenda.CONTRACT: {"contract": _contract},
    agenda.DISCARD: {"discard": _discard},
    agenda.PEDESTAL: {"pedestal": _pedestal},
    agenda.SCARAB: {"scarab": _scarab},
    agenda.SPLIT: {"split": _split},
}
"""By question, the verbs that answer it, each with what may be wrong with it."""

_CANDIDATES = {
    kind: tuple(move for move, verb in enumerate(d.VERB) if verb in checks) for kind, checks in _CHECKS.items()
}
