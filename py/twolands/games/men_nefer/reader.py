"""Reads a position of Men-Nefer, and finds everything that is wrong in one. Its shape is checked by `schema.py`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...core import position
from ...core.errors import BadComponent, BadPosition, Fault
from ...core.game import CHANCE, OVER
from . import agenda, setup, words
from . import data as d
from .agenda import ANSWERS, KINDS, NAMES, POOLS, Entry, Mask
from .houses import HOME, IN_HAND, MOON, SUN
from .score import CATEGORIES
from .solo import reader as solo
from .state import MenNeferState
from .tables import Tables
from .view import place_names

if TYPE_CHECKING:
    from .schema import Position


def read(model: Position) -> MenNeferState:
    """The state that a position of the right shape describes. Raises BadPosition with every fault."""
    from . import GAME

    if model.options.first >= model.options.players:
        fault = Fault("position-first", path="options.first", rule="MEN-21", players=model.options.players)
        raise position.refused(GAME, [fault])
    return position.read(GAME, Reader(model, _tables(model)))


def _tables(model: Position) -> Tables:
    from . import GAME

    if not model.components:
        return GAME.tables
    try:
        return GAME.with_components(model.components).tables
    except BadComponent as error:
        raise BadPosition(error.faults) from None


_RESTING = {
    agenda.PUT_AWAY,
    agenda.SLIDE,
    agenda.LIE,
    agenda.LEAVE,
    agenda.ORB_STEPS,
    agenda.ROW,
    agenda.LIST,
    agenda.FAVOUR,
    agenda.LIMESTONE,
    agenda.MASTABA,
    agenda.PRIESTESS,
    agenda.BASKET,
    agenda.BOATS,
}
"""What may wait while something above it is done."""
_TOP = {
    *range(agenda.HOUSE, agenda.SPLIT + 1),
    agenda.DRAW_SEEN,
    agenda.DRAW_TOP,
    agenda.DIE_TOMB,
    agenda.DIE_AVENUE,
    agenda.DIE_OFFERING,
}
"""What may be the top of a turn."""
_ROOMY = ("heart", "feather", "great", "queens", "orb", "scarab", "sun", "moon", "room", "corner")
_ROOMY_OWN = (
    "hand",
    "rolled",
    "mummy",
    "sarcophagus",
    "sphinx",
    "sphinx.ready",
    "permission",
    "permission.ready",
    "tiles",
    "done",
)


def _roomy(place: str) -> bool:
    """Whether several pieces may lie in a place."""
    if place in d.RIVER or place in ("put_away", "box"):
        return True
    first, _, rest = place.partition(".")
    return first in _ROOMY or rest in _ROOMY_OWN or rest.startswith("craft.")


class Reader(position.PositionReader["Position", MenNeferState]):
    def __init__(self, model: Position, tables: Tables):
        given = model.options
        state = MenNeferState(tables, given.players, given.first, given.imhotep_points, given.imhotep_permission)
        super().__init__(model, state)
        self.t = tables
        self.at: dict[str, str] = {}
        """Where each piece lies; what is understood is taken out."""
        self.seen: set[str] = set()
        self.hand: list[str] = []

    def read(self) -> None:
        self._places()
        if self.faults:
            return
        for seat in range(self.state.players):
            self._seat(seat)
        self._houses()
        self._pyramids()
        self._cards()
        self._nile()
        if self.state.automa >= 0:
            solo.read(self)
        for id, place in self.at.items():
            self.fault("position-piece", "places", place, piece=id)
        for id in self.model.pieces:
            if id not in self.seen:
                self.fault("position-nowhere", "pieces", id, piece=id)
        self._counters()
        if not self.faults:  # what follows would only repeat the same complaint
            self._agenda()

    # --- pieces and places --------------------------------------------------------------------------------------------

    def _places(self) -> None:
        known = set(place_names(self.t, self.state.players, self.state.automa))
        for place, ids in self.model.places.items():
            if place not in known:
                self.fault("position-place", "places", place, place=place)
                continue
            if len(ids) > 1 and not _roomy(place):
                self.fault("position-crowded", "places", place, place=place, count=len(ids))
            for index, id in enumerate(ids):
                if id in self.at:
                    self.fault("position-twice", "places", place, index, piece=id, place=self.at[id])
                self.at[id] = place
        self.seen = set(self.at)

    def take(self, id: str, places: Mapping[str, int], rule: str, required: bool = True) -> int:
        """The number that stands for where a piece lies, among the places where it can; -1 if it lies nowhere."""
        place = self.at.pop(id, None)
        if place is None:
            if required:
                self.seen.add(id)  # one complaint is enough
                self.fault("position-missing", "places", rule=rule, piece=id)
            return -1
        if place not in places:
            self.fault("position-wrong-place", "places", place, rule=rule, piece=id, place=place)
            return -1
        return places[place]

    def _kind(self, id: str, kind: str, other: str) -> bool:
        """Whether a piece that has two sides shows the other one."""
        piece = self.model.pieces.get(id)
        if piece is None or piece.kind == kind:
            return False
        if piece.kind != other:
            self.fault("position-kind", "pieces", id, "kind", piece=id, found=piece.kind, kind=kind)
        return True

    def _seat(self, seat: int) -> None:
        s, t, own = self.state, self.t, f"p{seat}"
        for values, id, track, length, rule in (
            (s.heart, f"heart{seat}", "heart", t.duat, "MEN-26"),
            (s.feather, f"feather{seat}", "feather", t.feather_start, "MEN-26"),
            (s.great, f"great{seat}", "great", t.great, "MEN-85"),
            (s.queens, f"queens{seat}", "queens", t.queens, "MEN-95"),
            (s.orbs, f"orb{seat}", "orb", t.orb, "MEN-127"),
            (s.writing, f"writing{seat}", f"{own}.writing", t.writing, "MEN-50"),
        ):
            low = t.heart_start if track == "heart" else 0
            values[seat] = self.take(id, {f"{track}.{at}": at for at in range(low, length + 1)}, rule)
        for house, name in enumerate(d.HOUSES):
            places = {f"scarab.{name}.{at}": at for at in range(t.last_step + 1)}
            s.scarabs[5 * seat + house] = self.take(f"scarab{seat}.{name}", places, "MEN-27")
        for space in range(d.SPACES):
            places = {f"{own}.home.{space + 1}": HOME, f"{own}.hand": 99}
            places.update({words.stand(place): place for place in range(SUN, MOON + len(d.HOUSES))})
            at = self.take(f"apprentice{seat}.{space + 1}", places, "MEN-172")
            if at == 99:
                self.hand.append(f"house {seat} {space}")
            s.apprentices[3 * seat + space] = IN_HAND if at == 99 else max(at, HOME)
        for boat in range(d.BOATS):
            id = f"boat{seat}.{boat + 1}"
            s.boats[4 * seat + boat] = max(0, self.take(id, _numbered(d.RIVER), "MEN-131"))
        boats = [place for place in s.boats[4 * seat : 4 * seat + 4] if place]
        for place in {place for place in boats if boats.count(place) > 1}:
            self.fault("position-boats", "places", d.RIVER[place], rule="MEN-133", place=d.RIVER[place])
        for aisle, name in enumerate(d.AISLES):
            id = f"priestess{seat}.{name}"
            places = {f"room.{name}{depth}": depth for depth in range(d.DEPTH + 1)}
            depth = s.depths[4 * seat + aisle] = self.take(id, places, "MEN-114")
            if self._kind(id, "priestess", "priestess_lying"):
                s.lying[seat] |= 1 << aisle
                if not depth:
                    self.fault("position-lying", "pieces", id, "kind", rule="MEN-124", piece=id)
        self._supplies(seat)
        self._baskets(seat)

    def _supplies(self, seat: int) -> None:
        """Mummies, Sphinxes and Permissions; those placed are numbered anew, in the order of their numbers."""
        s, own = self.state, f"p{seat}"
        permits = tuple(f"{queen}.{level}" for queen in d.QUEENS for level in range(1, d.QUEEN_HEIGHT + 1))
        for name, ready, each, supplied, available, placed, where in (
            ("mummy", "sarcophagus", d.MUMMIES, s.mummies, s.sarcophagi, s.tombs, d.TOMBS),
            ("sphinx", "sphinx.ready", d.SPHINXES, s.sphinxes, s.carved, s.pedestals, d.PEDESTALS),
            ("permission", "permission.ready", d.PERMISSIONS, s.permissions, s.permitted, s.permits, permits),
        ):
            places = {f"{own}.{name}": len(where), f"{own}.{ready}": len(where) + 1, **_numbered(where)}
            found = [self.take(f"{name}{seat}.{number}", places, "MEN-172") for number in range(1, each + 1)]
            supplied[seat] = found.count(len(where))
            available[seat] = found.count(len(where) + 1)
            for number, at in enumerate(at for at in found if 0 <= at < len(where)):
                placed[at] = each * seat + number

    def _baskets(self, seat: int) -> None:
        s = self.state
        spaces = len(d.CRAFT_SPACES)
        for space, name in enumerate(d.CRAFT_SPACES):
            id = f"basket{seat}.{name}"
            home = {f"p{seat}.craft.{name}": -2, f"p{seat}.hand": -3, "box": -4}
            at = self.take(id, {**home, **_numbered(d.OFFERINGS)}, "MEN-113")
            if at >= 0:
                s.offerings[at] = spaces * seat + space
            elif at == -2:
                s.fresh[seat] |= 1 << space
            elif at == -3:
                self.hand.append(f"basket {seat} {space}")

    def _houses(self) -> None:
        s, t = self.state, self.t
        stands = {words.stand(place): place for place in range(SUN, MOON + len(d.HOUSES))}
        neutrals = len(t.neutrals[s.players][0]) if t.neutrals[s.players] else 0
        there = [id for number in range(1, neutrals + 1) if (id := f"neutral.{number}") in self.at]
        s.neutrals = [self.take(id, stands, "MEN-16") for id in there]
        if len(there) != neutrals and (there or self.model.counters.get("era")):
            self.fault("position-neutrals", "places", rule="MEN-16", count=neutrals)
        s.count_crowd()
        homes = {f"p{seat}.board": seat for seat in range(s.players)}
        for board, id in enumerate(d.BOARDS):
            seat = self.take(id, homes, "MEN-18", False)
            if seat >= 0:
                s.boards[seat] = board

    def _pyramids(self) -> None:
        s = self.state
        places = self.model.places
        for corner, name in enumerate(d.CORNERS):
            for level, id in enumerate(places.get(f"corner.{name}", ())):
                if level > 2 or id not in d.PIECES or d.PIECES.index(id) // 4 != level:
                    self.fault("position-corner", "places", f"corner.{name}", level, rule="MEN-89", piece=id)
                else:
                    piece = d.PIECES.index(id)
                    s.corners[3 * corner + level] = piece
                    s.heights[corner] += 1
                    s.quarry[level].remove(piece)
                self.at.pop(id, None)
        if max(s.heights) > min(s.heights) + 1:
            self.fault("position-heights", "places", rule="MEN-88")
        for level, name in enumerate(d.LEVELS):
            for id in places.get(f"stack.{name}", ())[:1]:
                if id not in d.PIECES or d.PIECES.index(id) not in s.quarry[level]:
                    self.fault("position-wrong-place", "places", f"stack.{name}", rule="MEN-6", piece=id, place=name)
                else:
                    s.seen[level] = d.PIECES.index(id)
                    s.quarry[level].remove(s.seen[level])
                self.at.pop(id, None)
        s.pyramidion = max(0, self.take("top", {"pyramidion": 0, "crown": 1}, "MEN-93"))
        if s.pyramidion and min(s.heights) < 3:
            self.fault("position-pyramidion", "places", "crown", rule="MEN-93")
        self._tiles(d.QUEEN_TILES, s.queen_tiles, d.QUEENS, "MEN-10")
        self._tiles(d.MASTABAS, s.mastabas, [f"mastaba.{slot}" for slot in d.MASTABA_SLOTS], "MEN-11")
        self._tiles(d.CITY_BENEFITS, s.benefits, [f"{city}.benefit" for city in d.CITIES], "MEN-14")
        altar = [-1]
        self._tiles(d.DEITIES, altar, ["altar"], "MEN-12")
        s.deity = altar[0]
        for queen, name in enumerate(d.QUEENS):
            start = self.t.queens_height[s.players]
            permits = [permit >= 0 for permit in s.permits[4 * queen : 4 * queen + 4]]
            s.queen_heights[queen] = start + sum(permits)
            if permits != [start <= level < start + sum(permits) for level in range(4)]:
                self.fault("position-permits", "places", name, rule="MEN-173", pyramid=name)

    def _tiles(self, ids: Sequence[str], into: list[int], places: Iterable[str], rule: str) -> None:
        """Tiles of which each place has one, or none before the set-up has come to it."""
        where = _numbered(places)
        for tile, id in enumerate(ids):
            at = self.take(id, where, rule, False)
            if at >= 0:
                into[at] = tile

    def _cards(self) -> None:
        s, t = self.state, self.t
        homes = {f"p{seat}.{space + 1}": 3 * seat + space for seat in range(s.players) for space in range(d.SPACES)}
        rows = {f"row.{row + 1}": 100 + row for row in range(d.ROWS)}
        others = {"pile": 110, "in_use": 111, "put_away": 112}
        for tablet, id in enumerate(d.TABLETS):
            at = self.take(id, {**homes, **rows, **others}, "MEN-171", False)
            if at >= 0:
                s.unseen.remove(tablet)
            if 0 <= at < 100:
                s.tablets[at] = tablet
            elif 100 <= at < 110:
                s.display[at - 100] = tablet
            elif at == 110:
                s.top = tablet
            elif at == 111:
                s.in_use = tablet
        away = [id for id in self.model.places.get("put_away", ()) if id in d.TABLETS]
        s.put_away = [d.TABLETS.index(id) for id in away]
        spaces = len(d.CRAFT_SPACES)
        for kind, place, item in self._items(d.CRAFT_TYPES, t.craft_count, t.craft_first):
            s.craft_bag.remove(kind)
            first, _, rest = place.partition(".")
            if first == "craft":
                s.craft_market[int(rest) - 1] = item
            elif rest.startswith("craft."):
                at = spaces * int(first[1:]) + d.CRAFT_SPACES.index(rest[6:])
                if s.crafts[at] >= 0:
                    self.fault("position-crowded", "places", place, rule="MEN-110", place=place, count=2)
                s.crafts[at] = item
            elif rest == "hand":
                self.hand.append(f"level {first[1:]} {item}")
            else:
                self.fault(
                    "position-wrong-place", "places", place, rule="MEN-110", piece=d.CRAFT_TYPES[kind], place=place
                )
        for seat in range(s.players):
            for space, name in enumerate(d.CRAFT_SPACES):
                if s.crafts[spaces * seat + space] < 0:
                    s.fresh[seat] &= ~(1 << space)
                    if f"basket{seat}.{name}" not in self.model.places.get(f"p{seat}.craft.{name}", ()):
                        self.fault("position-basket", "places", f"p{seat}.craft.{name}", rule="MEN-113", space=name)
        for kind, place, item in self._items(d.PAPYRI, t.papyrus_count, t.papyrus_first):
            s.papyrus_bag.remove(kind)
            first, _, rest = place.partition(".")
            if first == "papyrus":
                s.papyrus_market[int(rest) - 1] = item
            elif rest.startswith("papyrus."):
                s.papyri[5 * int(first[1:]) + int(rest[8:]) - 1] = item
            elif rest == "rolled":
                s.rolled[int(first[1:])] += (item,)
            else:
                self.fault("position-wrong-place", "places", place, rule="MEN-106", piece=d.PAPYRI[kind], place=place)
        for seat in range(s.players):
            s.rolled[seat] = tuple(sorted(s.rolled[seat]))

    def _items(self, kinds: Sequence[str], counts: Sequence[int], firsts: Sequence[int]) -> list[tuple[int, str, int]]:
        """Kind, place and number of all items of some kinds that lie anywhere. Equal ones are numbered so that the
        unseen ones have the lowest numbers, as they have in play."""
        items = []
        for kind, name in enumerate(kinds):
            known = {f"{name}.{number}": number for number in range(1, counts[kind] + 1)}
            same = [self.at.pop(id) for id in known if id in self.at]
            unseen = counts[kind] - len(same)
            items += [(kind, place, firsts[kind] + unseen + at) for at, place in enumerate(same)]
        return items

    def _nile(self) -> None:
        s, t = self.state, self.t
        cities = {
            f"{city}.k{space + 1}": 4 * at + space
            for at, city in enumerate(d.CITIES)
            for space in range(t.contract_spaces[s.players])
        }
        boards = {
            f"p{seat}.contract.{space + 1}": 100 + 6 * seat + space for seat in range(s.players) for space in range(6)
        }
        hands = {f"p{seat}.hand": 200 + seat for seat in range(s.players)}
        for contract, id in enumerate(d.CONTRACTS):
            at = self.take(id, {**cities, **boards, **hands, "box": 300}, "MEN-171", False)
            if at >= 0:
                s.piles[t.contract_value[contract] - 1].remove(contract)
            turned = self._kind(id, "contract", "contract_turned")
            if 0 <= at < 100:
                s.cities[at] = contract
            elif 100 <= at < 200:
                s.contracts[at - 100] = contract
                s.turned |= turned << contract
            elif at == 300:
                s.discarded |= 1 << contract
            elif at >= 200:
                self.hand.append(f"discard {at - 200} {contract}")
            if turned and not 100 <= at < 200:
                self.fault("position-turned", "pieces", id, "kind", rule="MEN-161", piece=id)

    # --- counters -----------------------------------------------------------------------------------------------------

    def _counter(self, name: str, low: int, high: int, rule: str) -> int:
        value = self.model.counters.get(name)
        if value is None:
            self.fault("position-counter-missing", "counters", name, rule=rule, counter=name)
            return low
        if not low <= value <= high:
            mend = low if low == high else None
            self.fault(
                "position-counter",
                "counters",
                name,
                rule=rule,
                counter=name,
                low=low,
                high=high,
                found=value,
                mend=mend,
            )
            return low
        return value

    def _counters(self) -> None:
        s = self.state
        given = set(self.model.counters)
        s.era = self._counter("era", 0, d.ERAS, "MEN-1")
        s.turn = self._counter("turn", 0, 999, "MEN-2")
        s.seat = self._counter("seat", 0, s.players - 1, "MEN-3")
        s.marks = self._counter("marks", 0, 15, "MEN-141")
        s.order = [self._counter(f"order.{place}", 0, s.players - 1, "MEN-21") for place in range(1, s.players + 1)]
        if sorted(s.order) != list(range(s.players)):
            self.fault("position-order", "counters", "order.1", rule="MEN-21")
        known = {
            "era",
            "turn",
            "seat",
            "marks",
            *(f"order.{place}" for place in range(1, s.players + 1)),
        }
        for name, value, rule in (
            *((f"{queen}.height", s.queen_heights[at], "MEN-173") for at, queen in enumerate(d.QUEENS)),
            *((f"quarry.{level}", len(s.quarry[at]), "MEN-173") for at, level in enumerate(d.LEVELS)),
            *solo.counted(s),
            ("unseen.tablets", len(s.unseen), "MEN-171"),
            ("bag.crafts", len(s.craft_bag), "MEN-171"),
            ("bag.papyri", len(s.papyrus_bag), "MEN-171"),
            *((f"contracts.{value}", len(pile), "MEN-171") for value, pile in enumerate(s.piles, 1)),
        ):
            known.add(name)
            self._counter(name, value, value, rule)
        for seat in range(s.players):
            known |= self._own_counters(seat)
        for name in sorted(given - known):
            self.fault("position-counter-unknown", "counters", name, counter=name)

    def _own_counters(self, seat: int) -> set[str]:
        s, t, own = self.state, self.t, f"p{seat}"
        food, heka, rule = (t.food_max, t.heka_max, "MEN-24") if seat != s.automa else (0, 0, "SOLO-4")
        s.food[seat] = self._counter(f"{own}.food", 0, food, rule)
        s.heka[seat] = self._counter(f"{own}.heka", 0, heka, rule)
        s.pp[seat] = self._counter(f"{own}.pp", 0, 9999, "MEN-25")
        known = {f"{own}.food", f"{own}.heka", f"{own}.pp"}
        for option, name in enumerate(d.OPTIONS):
            s.used[3 * seat + option] = self._counter(f"{own}.{name}s", 0, 3, "MEN-2")
            known.add(f"{own}.{name}s")
        for era in range(s.era):
            for category, name in enumerate(CATEGORIES):
                counter = f"{own}.won.{era + 1}.{name}"
                known.add(counter)
                if counter in self.model.counters:
                    s.ledger[s.entry(seat, era, category)] = self._counter(counter, -9999, 9999, "MEN-25")
        per_seat = d.ERAS * len(CATEGORIES)
        total = s.start_pp(seat) + sum(s.ledger[per_seat * seat : per_seat * (seat + 1)])
        if total != s.pp[seat]:
            self.fault(
                "position-points", "counters", f"{own}.pp", rule="MEN-25", found=s.pp[seat], total=total, mend=total
            )
        places = s.apprentices[3 * seat : 3 * seat + 3]
        out = [place for place in places if place != HOME]
        moon = [place for place in places if place >= MOON]
        tablets = sum(tablet >= 0 for tablet in s.tablets[3 * seat : 3 * seat + 3])
        visits, specialises, takes = s.used[3 * seat : 3 * seat + 3]
        if visits != len(out):
            self.fault(
                "position-used", "counters", f"{own}.visits", rule="MEN-32", found=visits, count=len(out), mend=len(out)
            )
        if specialises != len(moon):
            self.fault(
                "position-used", "counters", f"{own}.specialises", rule="MEN-40", found=specialises, count=len(moon)
            )
        if s.era and tablets != d.SPACES - visits + takes:
            count = tablets - d.SPACES + visits
            mend = count if count >= 0 else None
            self.fault("position-used", "counters", f"{own}.takes", rule="MEN-46", found=takes, count=count, mend=mend)
        for space, place in enumerate(places):
            if s.era and place == HOME and s.tablets[3 * seat + space] < 0:
                self.fault("position-no-tablet", "places", f"{own}.{space + 1}", rule="MEN-32", space=space + 1)
        return known

    # --- agenda -------------------------------------------------------------------------------------------------------

    def _agenda(self) -> None:
        s = self.state
        entries: list[Entry] = []
        for index, row in enumerate(self.model.agenda):
            entry = self._entry(row)
            if entry is None:
                self.fault("position-agenda", "agenda", index, entry=str(row))
                return
            entries.append(entry)
        s.agenda = entries
        self._hands(entries)
        self._course(entries)
        self._holes(entries)
        if self.faults:
            return
        if not entries:
            s.current_player = OVER
            return
        top, at = entries[-1], len(entries) - 1
        if top[0] > agenda.SPLIT:
            s.current_player = CHANCE
            if not POOLS[top[0]](s, top):
                self.fault("position-draw", "agenda", at, entry=str(self.model.agenda[-1]))
            return
        s.current_player = s.seat
        if not self._has_what_it_needs(top[0]):
            self.fault("position-needs", "agenda", at, entry=str(self.model.agenda[-1]))
            return
        s.asked = ANSWERS[top[0]](s, top)
        if len(s.asked) < (1 if top[0] == agenda.TURN else 2):
            self.fault("position-unasked", "agenda", at, rule="MEN-29")

    def _hands(self, entries: list[Entry]) -> None:
        """What is in hand, and the tablet in use, are what the agenda speaks of."""
        s = self.state
        waiting = sorted(
            f"{NAMES[entry[0]]} {s.seat} {entry[1]}"
            for entry in entries
            if entry[0] in (agenda.HOUSE, agenda.LEVEL, agenda.BASKET, agenda.DISCARD)
        )
        if sorted(self.hand) != waiting:
            self.fault("position-hand", "agenda")
        if [entry for entry in entries if entry[0] == agenda.PUT_AWAY] != [(agenda.PUT_AWAY,)] * (s.in_use >= 0):
            self.fault("position-in-use", "places", "in_use", rule="MEN-38")

    def _course(self, entries: list[Entry]) -> None:
        """The lowest entry says where in the game we are, and with it what may lie above."""
        s, kinds = self.state, [entry[0] for entry in entries]
        if not entries:
            if s.era < d.ERAS or any(used < 3 for used in s.used):
                self.fault("position-nobody", "agenda", rule="MEN-1")
            return
        if s.era == 0:
            right = entries == setup.entries(s)[: len(entries)]
        elif kinds[0] == agenda.END_TURN:
            right = len(kinds) > 1 and set(kinds[1:-1]) <= _RESTING and kinds[-1] in _TOP
        elif kinds[0] == agenda.NEXT_TURN:
            right = len(kinds) > 1 and set(kinds[1:]) <= {agenda.DRAW_CRAFT, agenda.DRAW_PAPYRUS}
            right = right and kinds[1:] == sorted(kinds[1:], reverse=True)
        elif kinds[0] == agenda.NEW_ERA:
            right = s.era > 1 and len(kinds) > 1 and set(kinds[1:]) == {agenda.DRAW_CONTRACT}
            right = right and all(value == s.era for _, _, value in entries[1:])
        else:
            right = kinds == [agenda.TURN if s.seat != s.automa else agenda.TILE]
        right = right and solo.course(s, entries)
        if not right or (len(set(entries)) < len(entries) and kinds[0] != agenda.END_TURN):
            self.fault("position-course", "agenda")

    def _holes(self, entries: list[Entry]) -> None:
        """What is empty waits for a draw, and nothing else does."""
        s, t = self.state, self.t
        pending: dict[int, set[int]] = {}
        for entry in entries:
            pending.setdefault(entry[0], set()).add(entry[1] if len(entry) > 1 else 0)

        def empty(things: Sequence[int]) -> set[int]:
            return {at for at, thing in enumerate(things) if thing < 0}

        cities = empty(s.cities)
        preplaced = {corner for corner in t.preplaced[s.players] if s.heights[corner] == 0}
        turning = agenda.END_TURN in pending
        rows = pending.get(agenda.SLIDE, set()) | pending.get(agenda.DRAW_ROW, set())
        neutral = {0} if t.neutrals[s.players] and not s.neutrals else set()
        dealt = empty(s.tablets) if s.era == 0 else set()
        seen = {level for level in empty(s.seen) if s.quarry[level]}

        def slots(market: Sequence[int], bag: Sequence[int], draws: set[int]) -> set[int]:
            """Slots that must be drawn for: in a turn none, after it all that the bag can fill."""
            holes = set() if turning else empty(market)
            return holes & draws if len(bag) == len(draws) else holes

        crafts = slots(s.craft_market, s.craft_bag, pending.get(agenda.DRAW_CRAFT, set()))
        papyri = slots(s.papyrus_market, s.papyrus_bag, pending.get(agenda.DRAW_PAPYRUS, set()))
        for place, holes, waiting in (
            ("corner.BR", preplaced, pending.get(agenda.DRAW_CORNER, set())),
            ("stack.I", seen, pending.get(agenda.DRAW_SEEN, set())),
            ("q1", empty(s.queen_tiles), pending.get(agenda.DRAW_QUEEN_TILE, set())),
            ("mastaba.C1", empty(s.mastabas), pending.get(agenda.DRAW_MASTABA, set())),
            ("altar", empty([s.deity]), pending.get(agenda.DRAW_DEITY, set())),
            ("craft.1", crafts, pending.get(agenda.DRAW_CRAFT, set())),
            ("papyrus.1", papyri, pending.get(agenda.DRAW_PAPYRUS, set())),
            ("U1.benefit", empty(s.benefits), pending.get(agenda.DRAW_BENEFIT, set())),
            ("U1.k1", cities & pending.get(agenda.DRAW_CONTRACT, set()), pending.get(agenda.DRAW_CONTRACT, set())),
            ("sun.pyramids", neutral, pending.get(agenda.DRAW_NEUTRAL, set())),
            ("p0.board", empty(s.boards), pending.get(agenda.DRAW_BOARD, set())),
            ("p0.1", dealt, pending.get(agenda.DRAW_DEALT, set())),
            ("row.1", empty(s.display), rows),
            ("pile", empty([s.top]), pending.get(agenda.DRAW_TOP, set())),
        ):
            if holes != waiting:
                self.fault("position-hole", "places", place, rule="MEN-55", place=place)

    def _has_what_it_needs(self, kind: int) -> bool:
        """Whether the player has the piece that a question is about."""
        s, seat = self.state, self.state.seat
        match kind:
            case agenda.CORNER:
                return min(s.heights) < len(d.LEVELS)
            case agenda.CROWN:
                return bool(s.pyramidion)
            case agenda.QUEEN:
                return s.permitted[seat] > 0
            case agenda.TOMB:
                return s.sarcophagi[seat] > 0
            case agenda.PEDESTAL:
                return s.carved[seat] > 0
            case agenda.PAPYRUS:
                return min(s.papyri[d.ROW_SPACES * seat : d.ROW_SPACES * (seat + 1)]) < 0
            case agenda.CRAFT:
                spaces = len(d.CRAFT_SPACES)
                return min(s.crafts[spaces * seat : spaces * (seat + 1)]) < 0
            case agenda.DISCARD:
                return min(s.contracts[d.HELD * seat : d.HELD * (seat + 1)]) >= 0
        return True

    def _entry(self, row: list[str | int]) -> Entry | None:
        if not row or row[0] not in NAMES:
            return None
        kind = NAMES.index(str(row[0]))
        args = row[1:]
        if kind == agenda.LIST:
            number = self.t.number_of.get(tuple(str(args[0]).split()), -1) if len(args) == 2 else -1
            left = _read(args[1], agenda.ITEMS) if number >= 0 else None
            if not left or left >= 1 << len(self.t.lists[number]):
                return None
            return (kind, number, left)
        if kind == agenda.LEVEL:
            waits = [int(text.split()[2]) for text in self.hand if text.startswith("level ")]
            return (kind, waits[0]) if len(args) == 1 and waits else None
        wanted = KINDS[kind][1]
        if len(args) != len(wanted):
            return None
        read = [_read(arg, ids) for arg, ids in zip(args, wanted, strict=True)]
        return None if None in read else (kind, *(number for number in read if number is not None))


def _read(arg: str | int, ids: Any) -> int | None:
    """One int of an entry, from how `view` writes it."""
    if isinstance(ids, range):
        return arg if isinstance(arg, int) and not isinstance(arg, bool) and arg in ids else None
    if not isinstance(arg, str):
        return None
    if isinstance(ids, Mask):
        names = arg.split()
        if not names or any(name not in ids.ids for name in names) or len(set(names)) < len(names):
            return None
        return sum(1 << ids.ids.index(name) for name in names)
    return ids.index(arg) if arg in ids else None


def _numbered(places: Iterable[str]) -> dict[str, int]:
    return {place: number for number, place in enumerate(places)}
