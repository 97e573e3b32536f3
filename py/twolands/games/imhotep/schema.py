"""The position of an Imhotep as JSON: its shape (pydantic) and everything that must be true of it.

Imported only when a position comes from outside, because pydantic is slow to start.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ...core.game import CHANCE, OVER
from ...core.position import PositionReader, state_of
from . import GAME, Options
from . import data as d
from .data import (
    CARD,
    CARD_ID,
    DOCKS,
    END,
    KIND_OF,
    LOAD,
    MARKET,
    MARKET_PLACES,
    NEXT,
    PYRAMID,
    ROUND,
    SAIL,
    SHIPS,
    SLED,
    SPACES,
    STONE_ID,
    TAKE,
    TURN,
    UNLOAD,
)
from .sites import pyramid_points
from .state import DECISIONS, ImhotepState, visited
from .view import ROUND_ID, ship_ids


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class PositionOptions(_Model):
    """The options of the match, as `Options` has them."""

    players: int = Field(ge=2, le=d.MOST_PLAYERS, default=2)
    first: int = Field(ge=0, le=d.MOST_PLAYERS - 1, default=0)
    sun_ship: bool = False


class PieceModel(_Model):
    """What a piece is; it may be left out, since the id tells."""

    kind: str
    owner: int | None = Field(ge=0, le=d.MOST_PLAYERS - 1, default=None)


class Position(_Model):
    """A position: places and counters as a view has them, and what is still to be decided."""

    format: Literal[1]
    game: Literal["imhotep"]
    rules: str
    options: PositionOptions = PositionOptions()
    places: dict[str, list[str]]
    pieces: dict[str, PieceModel] = {}
    counters: dict[str, int]
    agenda: list[list[str]]


_STONE = {id: stone for stone, id in STONE_ID.items()}
_CARD = {id: card for card, id in enumerate(CARD_ID)}
_ROUND = {id: card for card, id in enumerate(ROUND_ID)}
_SHIP = {f"ship{capacity}.{number}" for capacity, count in enumerate(d.SHIP_COUNT) for number in range(1, count + 1)}
_BURIAL = {f"burial.{space}": space for space in range(1, d.MOST_PLAYERS * d.STONES + 1)}


def read_position(position: Mapping[str, Any]) -> ImhotepState:
    """The state that a position describes. Raises BadPosition with every fault."""
    return state_of(GAME, position, Position, Reader)


class Reader(PositionReader[Position, ImhotepState]):
    """What an expansion reads with, too."""

    def __init__(self, model: Position, options: Options):
        super().__init__(model, GAME.new(options))
        self.expansions = self.state.expansions
        self.seen: dict[str, str] = {}

    def ids(self, place: str) -> list[str]:
        """What lies in a place."""
        return self.model.places.get(place, [])

    def read(self) -> None:
        self._places()
        if self.faults:  # what follows would only repeat the same complaint
            return
        for step in (self._ships, self._sites, self._cards, self._counters, self._agenda):
            step()
            if self.faults:
                return

    # --- places and pieces -------------------------------------------------------------------------------------------

    def _places(self) -> None:
        """Every place is one of the game, and every piece lies once, where its sort may lie."""
        homes = self._homes()
        for place, ids in self.model.places.items():
            if place not in homes:
                self.fault("position-place", "places", place, place=place)
                continue
            known, most = homes[place]
            if len(ids) > most:
                self.fault("position-crowded", "places", place, place=place, most=most, count=len(ids))
            for index, id in enumerate(ids):
                where = ("places", place, index)
                if id in self.seen:
                    self.fault("position-twice", *where, piece=id, place=self.seen[id])
                elif id not in known:
                    everywhere = any(id in pieces for pieces, _ in homes.values())
                    self.fault(
                        "position-wrong-place" if everywhere else "position-piece", *where, piece=id, place=place
                    )
                self.seen.setdefault(id, place)
        for seat in range(self.state.players):
            for stone in d.stones_of(seat):
                if STONE_ID[stone] not in self.seen:
                    self.fault("position-missing", "places", rule="IMH-1", piece=STONE_ID[stone])
        for id, piece in self.model.pieces.items():
            if id not in self.seen:
                self.fault("position-nowhere", "pieces", id, piece=id)
                continue
            kind = "stone" if id in _STONE else id.split(".")[0]
            if piece.kind != kind:
                self.fault("position-kind", "pieces", id, "kind", piece=id, found=piece.kind, kind=kind)
            place = self.seen[id]
            owner = int(id[1]) if id in _STONE else int(place[1]) if place.endswith(".cards") else None
            if piece.owner != owner and piece.owner is not None:
                self.fault("position-owner", "pieces", id, "owner", piece=id, found=piece.owner + 1)

    def _homes(self) -> dict[str, tuple[set[str], int]]:
        """By place, the pieces that may lie there and how many of them at most."""
        players = self.state.players
        own = [{STONE_ID[stone] for stone in d.stones_of(seat)} for seat in range(players)]
        stones: set[str] = set().union(*own)
        cards, many = set(_CARD), d.CARD_COUNT
        kept = {id for id, card in _CARD.items() if KIND_OF[card] >= d.GREEN}
        rounds = {ROUND_ID[card] for card in d.ROUNDS[players]}
        homes: dict[str, tuple[set[str], int]] = {"deck": (set(), 0), "discard": (cards, many)}
        homes |= dict.fromkeys(MARKET_PLACES, (cards, 1))
        homes |= {"round": (rounds, 1), "rounds": (rounds, d.ROUND_COUNT)}
        homes |= dict.fromkeys((*SHIPS, *DOCKS), (_SHIP, 1))
        homes |= {f"pyramids.{index + 1}": (stones, 1) for index in range(len(PYRAMID))}
        homes["pyramids.beside"] = (stones, len(stones))
        homes |= {f"temple.{stack + 1}": (stones, len(stones)) for stack in range(d.TEMPLE_WIDTH[players])}
        homes |= dict.fromkeys((*SPACES, *_BURIAL), (stones, 1))
        for seat in range(players):
            homes |= {f"obelisk.p{seat}": (own[seat], d.STONES), f"p{seat}.quarry": (own[seat], d.STONES)}
            homes |= {f"p{seat}.sled.{space + 1}": (own[seat], 1) for space in range(SLED)}
            homes[f"p{seat}.cards"] = (kept, many)
        for expansion in self.expansions:
            homes |= expansion.homes()
        return homes

    def _stones(self, place: str) -> list[int]:
        return [_STONE[id] for id in self.ids(place)]

    def _row(self, places: list[str], rule: str) -> list[int]:
        """The stones of places that are filled in order, one each."""
        stones: list[int] = []
        for index, place in enumerate(places):
            found = self._stones(place)
            if found and len(stones) < index:
                self.fault("position-gap", "places", place, rule=rule, place=place, before=places[len(stones)])
                break
            stones += found
        return stones

    # --- the table ---------------------------------------------------------------------------------------------------

    def _ships(self) -> None:
        s = self.state
        seen = [_ROUND[id] for place in ("round", "rounds") for id in self.ids(place)]
        s.rounds = [card for card in s.rounds if card not in seen]
        s.card = _ROUND[self.ids("round")[0]] if self.ids("round") else -1
        ships = ship_ids(s.card) if s.card >= 0 else []
        for place in (*SHIPS, *DOCKS):
            for id in self.ids(place):
                if id not in ships or place not in (*DOCKS, SHIPS[ships.index(id)]):
                    self.fault("position-ship", "places", place, 0, rule="IMH-10", piece=id, place=place)
                    return
        for ship, id in enumerate(ships):
            place = self.seen.get(id, "")
            if place in DOCKS:
                s.at[ship] = DOCKS.index(place)
            elif place:
                s.waiting |= 1 << ship
        for ship, capacity in enumerate(d.CAPACITIES[s.card] if ships else (0, 0, 0, 0)):
            self._spaces(ship, capacity)
        out = s.waiting.bit_count() + sum(site >= 0 for site in s.at)
        if ships and out < len(ships) and (s.waiting or self.model.agenda):
            self.fault("position-ship-missing", "places", rule="IMH-10", count=out)
        for ship in d.BITS[s.waiting]:
            s.course[ship] = d.ALL_SITES & ~visited(s)

    def _spaces(self, ship: int, capacity: int) -> None:
        s = self.state
        count = 0
        for space in range(4 * ship, 4 * ship + 4):
            stones = self._stones(SPACES[space])
            if not stones:
                continue
            if space & 3 >= capacity:
                self.fault("position-no-space", "places", SPACES[space], rule="IMH-10", place=SPACES[space])
            s.spaces[space] = stones[0]
            count += 1
        if not s.waiting >> ship & 1:
            return
        free = [space for space in range(4 * ship, 4 * ship + capacity) if s.spaces[space] < 0]
        s.free |= sum(1 << space for space in free)
        s.need[ship] = d.MINIMUM[capacity] - count
        s.ready |= (s.need[ship] <= 0) << ship

    def _sites(self) -> None:
        s = self.state
        for seat in range(s.players):
            s.sled[seat] = self._row([f"p{seat}.sled.{space + 1}" for space in range(SLED)], "IMH-31")
            s.quarry[seat] = self._stones(f"p{seat}.quarry")
            s.obelisks[seat] = self._stones(f"obelisk.p{seat}")
        s.pyramids = self._row([f"pyramids.{index + 1}" for index in range(len(PYRAMID))], "IMH-45")
        beside = self._stones("pyramids.beside")
        if beside and len(s.pyramids) < len(PYRAMID):
            self.fault("position-beside", "places", "pyramids.beside", rule="IMH-45")
        s.pyramids += beside
        stacks = [self._stones(f"temple.{stack + 1}") for stack in range(d.TEMPLE_WIDTH[s.players])]
        count = sum(map(len, stacks))
        for index, stack in enumerate(stacks):
            due = len(range(index, count, len(stacks)))
            if len(stack) != due:
                place = f"temple.{index + 1}"
                self.fault("position-stack", "places", place, rule="IMH-50", place=place, count=len(stack), due=due)
        if not self.faults:
            s.temple = [stacks[index % len(stacks)][index // len(stacks)] for index in range(count)]
        s.burial = self._row(list(_BURIAL), "IMH-55")

    def _cards(self) -> None:
        s = self.state
        s.deck = [card for card, id in enumerate(CARD_ID) if id not in self.seen]
        s.discard = [_CARD[id] for id in self.ids("discard")]
        s.market = [_CARD[ids[0]] if (ids := self.ids(place)) else -1 for place in MARKET_PLACES]
        for seat in range(s.players):
            for id in self.ids(f"p{seat}.cards"):
                card = _CARD[id]
                s.cards[seat].append(card)
                if KIND_OF[card] >= d.BLUE:
                    s.blue[seat] |= 1 << KIND_OF[card] - d.BLUE

    # --- numbers -----------------------------------------------------------------------------------------------------

    def _counters(self) -> None:
        s, given = self.state, dict(self.model.counters)
        s.round = self.counter(given, "round", 1, d.ROUND_COUNT)
        s.passes = self.counter(given, "passes", 0, s.players - 1)
        unseen = len(d.ROUNDS[s.players]) - s.round + (s.card < 0)
        if len(s.rounds) != unseen:
            seen = len(d.ROUNDS[s.players]) - unseen
            self.fault("position-rounds", "places", "rounds", rule="IMH-4", round=s.round, seen=seen)
        self.equal(given, "rounds", len(s.rounds), "IMH-4")
        self.equal(given, "deck", len(s.deck), "IMH-11")
        pyramids = pyramid_points(s)
        for seat in range(s.players):
            temple = self.counter(given, f"p{seat}.temple", 0, d.TEMPLE_WIDTH[s.players] * s.round)
            points = self.counter(given, f"p{seat}.points", 0, 999)
            s.points[seat], s.temple_points[seat] = points, temple
            known = pyramids[seat] + temple
            if points < known or (points > known and not any(found.scores for found in self.expansions)):
                self.fault("position-points", "counters", f"p{seat}.points", rule="IMH-84", found=points, points=known)
        for expansion in self.expansions:
            expansion.read_counters(self, given)
        for name in given:
            self.fault("shape-unknown", "counters", name)

    def counter(self, given: dict[str, int], name: str, low: int, high: int) -> int:
        """A number on the table, taken out of those that are given."""
        if name not in given:
            self.fault("shape-missing", "counters", name)
            return low
        value = given.pop(name)
        if not low <= value <= high:
            self.fault("position-counter", "counters", name, found=value, low=low, high=high)
            return low
        return value

    def equal(self, given: dict[str, int], name: str, value: int, rule: str) -> None:
        """A number that follows from the rest may be left out, but it may not be wrong."""
        found = given.pop(name, value)
        if found != value:
            self.fault("position-count", "counters", name, rule=rule, found=found, count=value)

    # --- what is asked -----------------------------------------------------------------------------------------------

    def _agenda(self) -> None:
        s = self.state
        entries: list[tuple[int, ...]] = []
        for index, entry in enumerate(self.model.agenda):
            read = self._entry(index, entry)
            if read is None:
                self.fault("position-agenda", "agenda", index, entry=" ".join(entry))
                return
            entries.append(read)
        s.agenda = entries
        if not entries:
            s.current_player = OVER
            if s.round < d.ROUND_COUNT or s.card < 0 or s.waiting or any(card >= 0 for card in s.market):
                self.fault("position-nobody", "agenda", rule="IMH-14")
        elif not self._in_order(entries):
            self.fault("position-order", "agenda", entry=" / ".join(" ".join(entry) for entry in self.model.agenda))
        if not self.faults:
            self._market()
            self._aboard()
            for expansion in self.expansions:
                expansion.read(self)
        if not self.faults and entries:
            self._asked()

    def _entry(self, index: int, entry: list[str]) -> tuple[int, ...] | None:
        """One row of the agenda; the lowest also says whose turn it is."""
        known = [*range(ROUND, TAKE + 1), *(kind for expansion in self.expansions for kind in expansion.decisions)]
        if not index:
            known, seats = [TURN, END], [f"p{seat}" for seat in range(self.state.players)]
            if not entry or entry[-1] not in seats:
                return None
            self.state.seat = seats.index(entry[-1])
            entry = entry[:-1]
        for kind in known:
            name, params, *_ = DECISIONS[kind]
            words = list(zip(entry[1:], params, strict=False))
            if entry[:1] == [name] and len(entry) == len(params) + 1 and all(word in these for word, these in words):
                return (kind, *(these.index(word) for word, these in words))
        return None

    def _in_order(self, entries: list[tuple[int, ...]]) -> bool:
        """Whether these entries can lie on each other."""
        s = self.state
        bottom, *rest = entries
        if bottom[0] == TURN:
            cards = [(CARD, slot) for slot in reversed(range(d.MARKET_CARDS))]
            if s.card < 0:
                return rest == [*cards, (ROUND,)]
            deal = [*cards, *(entry for expansion in self.expansions for entry in expansion.deal)]
            untouched = s.free == d.FREE_SPACES[s.card]
            return rest == deal[: len(rest)] and s.waiting > 0 and (untouched or not rest)
        if s.card < 0:
            return False
        top = rest[-1] if rest else (END,)
        if any(top[0] in expansion.decisions for expansion in self.expansions):
            under = rest[:-1]
            return (
                not under or under == [(LOAD, d.CHISEL_SECOND)] or (len(under) == 1 and self._bound_to_sail(under[0]))
            )
        kinds = tuple(entry[0] for entry in rest)
        if kinds == (LOAD, LOAD):
            return rest == [(LOAD, d.CHISEL_SECOND), (LOAD, d.CHISEL_FIRST)]
        if kinds == (LOAD,):
            return rest != [(LOAD, d.CHISEL_FIRST)]
        if kinds == (SAIL,):
            return rest[0][1] == d.ANY_SHIP or self._bound_to_sail(rest[0])
        if kinds in ((UNLOAD, TAKE), (NEXT, TAKE)):
            return s.at[rest[0][1]] == MARKET and top[1] < s.players
        if kinds == (TAKE,):
            return MARKET in s.at and top[1] < s.players
        return kinds == (NEXT,) and s.at[rest[0][1]] >= 0

    def _bound_to_sail(self, entry: tuple[int, ...]) -> bool:
        kind, *ship = entry
        return kind == SAIL and bool(self.state.ready >> ship[0] & 1)

    def _market(self) -> None:
        """IMH-11, IMH-40: which market spaces hold a card."""
        s = self.state
        if not s.agenda:
            return
        waiting = {entry[1] for entry in s.agenda if entry[0] == CARD}
        for slot, card in enumerate(s.market):
            if (MARKET not in s.at or slot in waiting) and (card < 0) != (slot in waiting):
                self.fault("position-market", "places", MARKET_PLACES[slot], rule="IMH-11", place=MARKET_PLACES[slot])
        shown = sum(card >= 0 for card in s.market)
        due = sum(entry[0] == TAKE for entry in s.agenda)
        if MARKET in s.at:
            ship = s.at.index(MARKET)
            due += sum(stone >= 0 for stone in s.spaces[4 * ship : 4 * ship + 4])
            if shown < due or shown > d.MARKET_CARDS - (due == 0):
                self.fault("position-market-count", "places", rule="IMH-40", count=shown, due=due)

    def _aboard(self) -> None:
        """IMH-35: only the ship that is being unloaded carries stones after it has sailed."""
        s = self.state
        unloading = {entry[1] for entry in s.agenda if entry[0] in (UNLOAD, NEXT)}
        for space, stone in enumerate(s.spaces):
            if stone >= 0 and not s.waiting >> (space >> 2) & 1 and space >> 2 not in unloading:
                self.fault("position-aboard", "places", SPACES[space], rule="IMH-35", place=SPACES[space])

    def _asked(self) -> None:
        s = self.state
        index = len(s.agenda) - 1
        kind = s.agenda[-1][0]
        decision = DECISIONS[kind]
        if s.passes and s.agenda != [(TURN,)]:
            self.fault("position-passes", "counters", "passes", rule="IMH-85")
        for entry in s.agenda:
            least = 2 if entry == (LOAD, d.CHISEL_FIRST) else 1
            if entry[0] == LOAD and (len(s.sled[s.seat]) < least or s.free.bit_count() < least):
                self.fault("position-unasked", "agenda", index, rule="IMH-34")
                return
        if decision.bag is not None:
            s.current_player = CHANCE
            if not decision.bag(s):
                self.fault("position-unasked", "agenda", index, rule=decision.rule)
            return
        s.current_player = s.agenda[-1][1] if kind == TAKE else s.seat
        assert decision.moves is not None
        if kind != TURN and len(decision.moves(s)) < 2:
            self.fault("position-unasked", "agenda", index, rule=decision.rule)
