"""What is where in Men-Nefer, and what is asked. Nothing here is a pixel."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...core.game import CHANCE, OVER
from ...core.message import Message, message, seat_name
from ...core.screen import Pieces, Places
from . import agenda, words
from . import data as d
from .agenda import KINDS, NAMES, Entry, Mask
from .facts import facts as facts
from .facts import facts_on_request as facts_on_request
from .houses import HOME, IN_HAND
from .moves import move_view as move_view
from .moves import path as path
from .score import CATEGORIES, lines
from .solo import view as solo
from .state import MenNeferState
from .tables import Tables


@lru_cache(maxsize=16)
def place_names(tables: Tables, players: int, automa: int) -> tuple[str, ...]:
    """Every place of the game."""
    t = tables
    names = [f"heart.{at}" for at in range(t.duat + 1)] + [f"feather.{at}" for at in range(t.duat + 1)]
    names += [f"corner.{corner}" for corner in d.CORNERS] + ["crown"]
    names += [f"stack.{level}" for level in d.LEVELS] + ["pyramidion"]
    names += [f"great.{at}" for at in range(t.great + 1)] + [f"queens.{at}" for at in range(t.queens + 1)]
    names += [*d.QUEENS, *(f"{queen}.{level}" for queen in d.QUEENS for level in range(1, d.QUEEN_HEIGHT + 1))]
    names += [f"{side}.{house}" for house in d.HOUSES for side in ("sun", "moon")]
    names += [f"scarab.{house}.{at}" for house in d.HOUSES for at in range(t.last_step + 1)]
    names += [*(f"row.{row}" for row in range(1, d.ROWS + 1)), "pile", "put_away", "in_use"]
    names += [f"{market}.{slot}" for market in ("craft", "papyrus") for slot in range(1, d.MARKET + 1)]
    names += [*(f"mastaba.{slot}" for slot in d.MASTABA_SLOTS), *d.TOMBS]
    names += [f"room.{aisle}{depth}" for aisle in d.AISLES for depth in range(d.DEPTH + 1)]
    names += [*d.OFFERINGS, *(f"orb.{at}" for at in range(t.orb + 1)), "altar", *d.PEDESTALS, *d.RIVER]
    for city in d.CITIES:
        names += [f"{city}.benefit", *(f"{city}.k{space}" for space in range(1, t.contract_spaces[players] + 1))]
    for seat in range(players):
        names += [f"p{seat}.{space}" for space in range(1, d.SPACES + 1)]
        names += [f"p{seat}.home.{space}" for space in range(1, d.SPACES + 1)]
        names += [f"p{seat}.writing.{at}" for at in range(t.writing + 1)]
        names += [f"p{seat}.craft.{space}" for space in d.CRAFT_SPACES]
        names += [f"p{seat}.papyrus.{space}" for space in range(1, d.ROW_SPACES + 1)]
        names += [f"p{seat}.contract.{space}" for space in range(1, d.HELD + 1)]
        names += [f"p{seat}.{name}" for name in ("board", "hand", "rolled", "mummy", "sarcophagus")]
        names += [f"p{seat}.{name}" for name in ("sphinx", "sphinx.ready", "permission", "permission.ready")]
    if automa >= 0:
        names += solo.place_names(automa)
    return (*names, "box")


def item_id(kinds: tuple[str, ...], kind_of: tuple[int, ...], first: tuple[int, ...], item: int) -> str:
    """The id of a Craft or Papyrus: its kind and its number among equals."""
    kind = kind_of[item]
    return f"{kinds[kind]}.{item - first[kind] + 1}"


def craft_id(t: Tables, craft: int) -> str:
    return item_id(d.CRAFT_TYPES, t.craft_type, t.craft_first, craft)


def papyrus_id(t: Tables, papyrus: int) -> str:
    return item_id(d.PAPYRI, t.papyrus_kind, t.papyrus_first, papyrus)


class _Table:
    """Lays out the pieces of a state."""

    def __init__(self, s: MenNeferState):
        self.s = s
        self.pieces: Pieces = {}
        self.places: Places = {name: [] for name in place_names(s.tables, s.players, s.automa)}
        self._pyramids()
        self._temple_and_nile()
        self._cards()
        for seat in range(s.players):
            self._seat(seat)
        if s.automa >= 0:
            for place, id, kind in solo.pieces(s):
                self.put(place, id, kind, s.automa)

    def put(self, place: str, id: str, kind: str, owner: int | None = None) -> None:
        self.places[place].append(id)
        self.pieces[id] = {"kind": kind} if owner is None else {"kind": kind, "owner": owner}

    def _pyramids(self) -> None:
        s = self.s
        for at, piece in enumerate(s.corners):
            if piece >= 0:
                self.put(f"corner.{d.CORNERS[at // 3]}", d.PIECES[piece], "great_piece")
        for level, piece in enumerate(s.seen):
            if piece >= 0:
                self.put(f"stack.{d.LEVELS[level]}", d.PIECES[piece], "great_piece")
        self.put("crown" if s.pyramidion else "pyramidion", "top", "pyramidion")
        for queen, tile in enumerate(s.queen_tiles):
            if tile >= 0:
                self.put(d.QUEENS[queen], d.QUEEN_TILES[tile], "queens_tile")
        for slot, tile in enumerate(s.mastabas):
            if tile >= 0:
                self.put(f"mastaba.{d.MASTABA_SLOTS[slot]}", d.MASTABAS[tile], "mastaba")
        for number, place in enumerate(s.neutrals, 1):
            self.put(words.stand(place), f"neutral.{number}", "neutral")

    def _temple_and_nile(self) -> None:
        s = self.s
        for space, basket in enumerate(s.offerings):
            if basket >= 0:
                seat, craft = divmod(basket, len(d.CRAFT_SPACES))
                self.put(d.OFFERINGS[space], f"basket{seat}.{d.CRAFT_SPACES[craft]}", "basket", seat)
        if s.deity >= 0:
            self.put("altar", d.DEITIES[s.deity], "deity")
        for city, token in enumerate(s.benefits):
            if token >= 0:
                self.put(f"{d.CITIES[city]}.benefit", d.CITY_BENEFITS[token], "city_benefit")

    def _cards(self) -> None:
        s, t = self.s, self.s.tables
        for row, tablet in enumerate(s.display, 1):
            if tablet >= 0:
                self.put(f"row.{row}", d.TABLETS[tablet], "tablet")
        for place, tablets in (("pile", [s.top]), ("in_use", [s.in_use]), ("put_away", s.put_away)):
            for tablet in tablets:
                if tablet >= 0:
                    self.put(place, d.TABLETS[tablet], "tablet")
        for slot in range(d.MARKET):
            if s.craft_market[slot] >= 0:
                self.craft(f"craft.{slot + 1}", s.craft_market[slot])
            if s.papyrus_market[slot] >= 0:
                self.put(f"papyrus.{slot + 1}", papyrus_id(t, s.papyrus_market[slot]), "papyrus")
        for space, contract in enumerate(s.cities):
            if contract >= 0:
                self.put(f"{d.CITIES[space // 4]}.k{space % 4 + 1}", d.CONTRACTS[contract], "contract")
        for contract, id in enumerate(d.CONTRACTS):
            if s.discarded >> contract & 1:
                self.put("box", id, "contract")

    def craft(self, place: str, craft: int) -> None:
        self.put(place, craft_id(self.s.tables, craft), d.CRAFT_TYPES[self.s.tables.craft_type[craft]])

    def _seat(self, seat: int) -> None:
        s, t, own = self.s, self.s.tables, f"p{seat}"
        self.put(f"heart.{s.heart[seat]}", f"heart{seat}", "heart", seat)
        self.put(f"feather.{s.feather[seat]}", f"feather{seat}", "feather", seat)
        self.put(f"great.{s.great[seat]}", f"great{seat}", "limestone", seat)
        self.put(f"queens.{s.queens[seat]}", f"queens{seat}", "limestone", seat)
        self.put(f"orb.{s.orbs[seat]}", f"orb{seat}", "orb", seat)
        for house, name in enumerate(d.HOUSES):
            self.put(f"scarab.{name}.{s.scarabs[5 * seat + house]}", f"scarab{seat}.{name}", "scarab", seat)
        if s.boards[seat] >= 0:
            self.put(f"{own}.board", d.BOARDS[s.boards[seat]], "board", seat)
        self.put(f"{own}.writing.{s.writing[seat]}", f"writing{seat}", "writing", seat)
        for space in range(d.SPACES):
            place, tablet = s.apprentices[3 * seat + space], s.tablets[3 * seat + space]
            if tablet >= 0:
                self.put(f"{own}.{space + 1}", d.TABLETS[tablet], "tablet")
            home = {HOME: f"{own}.home.{space + 1}", IN_HAND: f"{own}.hand"}
            at = home[place] if place in home else words.stand(place)
            self.put(at, f"apprentice{seat}.{space + 1}", "apprentice", seat)
        for boat in range(d.BOATS):
            self.put(d.RIVER[s.boats[4 * seat + boat]], f"boat{seat}.{boat + 1}", "boat", seat)
        for aisle, name in enumerate(d.AISLES):
            kind = "priestess_lying" if s.lying[seat] >> aisle & 1 else "priestess"
            self.put(f"room.{name}{s.depths[4 * seat + aisle]}", f"priestess{seat}.{name}", kind, seat)
        self._supplies(seat)
        self._crafts(seat)
        for space in range(d.ROW_SPACES):
            papyrus = s.papyri[5 * seat + space]
            if papyrus >= 0:
                self.put(f"{own}.papyrus.{space + 1}", papyrus_id(t, papyrus), "papyrus", seat)
        for papyrus in s.rolled[seat]:
            self.put(f"{own}.rolled", papyrus_id(t, papyrus), "papyrus", seat)
        for space in range(d.HELD):
            contract = s.contracts[6 * seat + space]
            if contract >= 0:
                kind = "contract_turned" if s.turned >> contract & 1 else "contract"
                self.put(f"{own}.contract.{space + 1}", d.CONTRACTS[contract], kind, seat)

    def _supplies(self, seat: int) -> None:
        """Numbers go in order: the placed ones first, then the available ones, then the supply."""
        s = self.s
        for name, kinds, each, supply, ready, placed, where in (
            ("mummy", ("mummy", "sarcophagus"), d.MUMMIES, s.mummies, s.sarcophagi, s.tombs, d.TOMBS),
            ("sphinx", ("sphinx", "sphinx"), d.SPHINXES, s.sphinxes, s.carved, s.pedestals, d.PEDESTALS),
            ("permission", ("permission",) * 2, d.PERMISSIONS, s.permissions, s.permitted, s.permits, _PERMITS),
        ):
            out = 0
            for at, thing in enumerate(placed):
                if thing >= 0 and thing // each == seat:
                    self.put(where[at], f"{name}{seat}.{thing % each + 1}", kinds[1], seat)
                    out += 1
            home = "sarcophagus" if name == "mummy" else f"{name}.ready"
            for number in range(out, out + ready[seat]):
                self.put(f"p{seat}.{home}", f"{name}{seat}.{number + 1}", kinds[1], seat)
            for number in range(each - supply[seat], each):
                self.put(f"p{seat}.{name}", f"{name}{seat}.{number + 1}", kinds[0], seat)

    def _crafts(self, seat: int) -> None:
        s, own = self.s, f"p{seat}"
        spaces = len(d.CRAFT_SPACES)
        mine = seat == s.seat
        in_hand = s.in_hand(agenda.BASKET) if mine else []
        for space, name in enumerate(d.CRAFT_SPACES):
            craft = s.crafts[spaces * seat + space]
            if craft >= 0:
                self.craft(f"{own}.craft.{name}", craft)
            if spaces * seat + space in s.offerings:
                continue
            lost = craft >= 0 and not s.fresh[seat] >> space & 1
            place = f"{own}.hand" if space in in_hand else "box" if lost else f"{own}.craft.{name}"
            self.put(place, f"basket{seat}.{name}", "basket", seat)
        if mine:
            for craft in s.in_hand(agenda.LEVEL):
                self.craft(f"{own}.hand", craft)
            for contract in s.in_hand(agenda.DISCARD):
                self.put(f"{own}.hand", d.CONTRACTS[contract], "contract", seat)


_PERMITS = tuple(f"{queen}.{level}" for queen in d.QUEENS for level in range(1, d.QUEEN_HEIGHT + 1))


def counters(s: MenNeferState) -> dict[str, int]:
    """Numbers on the table. `p0.won.1.duat` are points won in an Era, by category, where there are any; `marks` is a
    mask of the Boats that were activated in this turn."""
    numbers = {"era": s.era, "turn": s.turn, "seat": s.seat, "marks": s.marks}
    numbers.update({f"order.{place}": seat for place, seat in enumerate(s.order, 1)})
    numbers.update({f"{queen}.height": s.queen_heights[at] for at, queen in enumerate(d.QUEENS)})
    numbers.update({f"quarry.{level}": len(s.quarry[at]) for at, level in enumerate(d.LEVELS)})
    numbers.update({"unseen.tablets": len(s.unseen), "bag.crafts": len(s.craft_bag), "bag.papyri": len(s.papyrus_bag)})
    numbers.update({f"contracts.{value}": len(pile) for value, pile in enumerate(s.piles, 1)})
    for seat in range(s.players):
        own = f"p{seat}"
        numbers.update({f"{own}.food": s.food[seat], f"{own}.heka": s.heka[seat], f"{own}.pp": s.pp[seat]})
        for option, name in enumerate(d.OPTIONS):
            numbers[f"{own}.{name}s"] = s.used[3 * seat + option]
        for era in range(s.era):
            for category, name in enumerate(CATEGORIES):
                won = s.ledger[s.entry(seat, era, category)]
                if won:
                    numbers[f"{own}.won.{era + 1}.{name}"] = won
    if s.automa >= 0:
        numbers["unseen.tiles"] = len(s.tiles)
    return numbers


def _written(arg: int, ids: Any) -> str | int:
    if isinstance(ids, Mask):
        return " ".join(id for at, id in enumerate(ids.ids) if arg >> at & 1)
    return arg if isinstance(ids, range) else str(ids[arg])


def agenda_words(s: MenNeferState) -> list[list[str | int]]:
    """What is still to be done, the next thing last, in words that `schema` reads back."""
    written: list[list[str | int]] = []
    for kind, *args in s.agenda:
        if kind == agenda.LIST:
            written.append([NAMES[kind], " ".join(s.tables.sources[args[0]]), _written(args[1], agenda.ITEMS)])
        elif kind == agenda.LEVEL:
            written.append([NAMES[kind], craft_id(s.tables, args[0])])
        else:
            written.append([NAMES[kind], *map(_written, args, KINDS[kind][1])])
    return written


def options(s: MenNeferState) -> dict[str, Any]:
    return {
        "players": s.players if s.automa < 0 else 1,
        "first": s.first,
        "imhotep_points": s.points,
        "imhotep_permission": s.permission_pp,
    }


def pieces_and_places(s: MenNeferState) -> tuple[Pieces, Places]:
    """Every piece in sight, and what lies in each place of the game."""
    table = _Table(s)
    return table.pieces, table.places


def score(s: MenNeferState) -> list[dict[str, Any]]:
    """The lines of the score sheet."""
    return [line._asdict() for line in lines(s)]


# --- what is asked ----------------------------------------------------------------------------------------------------


def prompt(s: MenNeferState) -> Message:
    """What is asked of whom; inside a chain of effects also what comes after it."""
    if s.current_player == OVER:
        winners = [seat for seat, value in enumerate(s.returns()) if value == max(s.returns())]
        names = [seat_name(seat) for seat in winners]
        return message("prompt-over", players=names, count=len(winners), points=s.pp[winners[0]])
    entry = s.agenda[-1]
    if s.current_player == CHANCE:
        return message(f"prompt-{NAMES[entry[0]]}", player=seat_name(s.seat))
    asked = message(f"prompt-{NAMES[entry[0]]}", player=seat_name(s.seat), **_arguments(s, entry))
    waiting = [left for entry in reversed(s.agenda[:-1]) if (left := _left(s, entry))]
    return message("prompt-chain", asked=asked, waiting=waiting) if waiting else asked


def _arguments(s: MenNeferState, entry: Entry) -> dict[str, Any]:
    match entry:
        case (agenda.TURN,):
            return {"era": s.era}
        case (agenda.HOUSE, _):
            return {"tablet": words.tablet(s.in_use)}
        case (agenda.STEP, house):
            return {"house": words.house(house)}
        case (agenda.ROW, row):
            return {"row": row + 1}
        case (agenda.LIST, number, _):
            return {"source": words.source(s.tables.sources[number])}
        case (agenda.PRIESTESS, n, m, _, _) | (agenda.BOATS, n, m, _, _):
            return {"steps": n, "more": m}
        case (agenda.FAVOUR | agenda.CROWN | agenda.LIMESTONE | agenda.MASTABA, n, *_):
            return {"left": n}
        case (agenda.TOMB | agenda.PEDESTAL, level):
            return {"level": level}
        case (agenda.PAPYRUS | agenda.CRAFT, paying):
            return {"paying": paying}
        case (agenda.SPLIT, n):
            return {"number": n}
    return {}


def _left(s: MenNeferState, entry: Entry) -> Message | None:
    """What of an outer effect is still to come."""
    match entry:
        case (agenda.LIST, number, _):
            return words.source(s.tables.sources[number])
        case (agenda.FAVOUR | agenda.CROWN, n, *_):
            return words.effect((d.FAVOUR, n, 0))
        case (agenda.LIMESTONE, n, _):
            return words.effect((d.LIMESTONE, n, 0))
        case (agenda.MASTABA, n, places, _):
            return words.effect((d.MASTABA, n, places))
        case (agenda.ORB_STEPS, n):
            return words.effect((d.ORB, n, 0))
        case (agenda.PRIESTESS, n, m, _, _):
            return words.effect((d.PRIESTESS, n, m))
        case (agenda.BOATS, n, m, _, _):
            return words.effect((d.BOAT, n, m))
        case (agenda.BASKET, _):
            return message("left-basket")
        case (agenda.ROW, _):
            return message("left-row")
        case (agenda.STEP, house):
            return message("left-step", house=words.house(house))
        case (agenda.LEAVE, _, city):
            return message("left-leave", city=d.CITIES[city])
    return None
