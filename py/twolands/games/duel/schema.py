"""The position of a Duel as JSON: its shape (pydantic) and everything that must be true of it.

Imported only when a position comes from outside, because pydantic is slow to start.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from ...core.game import CHANCE, OVER
from ...core.position import PositionReader, state_of
from . import GAME, Options
from . import data as d
from . import state as table
from .data import ACTION, BOATS, COPIES, FIRST_TOKEN, KIND_COUNT, KIND_OF, KINDS, OBELISK, SLOTS, SPACES, TOMB
from .state import DuelState, token_name, unloads_done
from .view import MEEPLE_ID


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


Seat = Annotated[int, Field(ge=0, le=1)]
"""An int, since True would pass for the literal 1."""


class PositionOptions(_Model):
    """The options of the match, as `Options` has them."""

    obelisk: Literal["A", "B"] = "A"
    temple: Literal["A", "B"] = "A"
    pyramid: Literal["A", "B"] = "A"
    tomb: Literal["A", "B"] = "A"
    first: Seat = 0
    open_temples: bool = False


class PieceModel(_Model):
    """What a piece is; it may be left out, since the id tells."""

    kind: str
    owner: Seat | None = None
    face: Literal["down"] | None = None


class Counters(_Model):
    """Numbers on the table. `first_five` is the seat that first held five obelisks, or -1 (DUEL-33)."""

    supply: int = Field(ge=0, le=d.SUPPLY)
    reserve: int = Field(ge=0, le=d.RESERVE)
    turn: int = Field(ge=1, le=999)
    unloads: int = Field(ge=0, le=d.UNLOADS)
    first_five: int = Field(ge=-1, le=1, default=-1)


Word = Annotated[Any, WithJsonSchema({"type": ["string", "integer"]})]
"""Part of a row of the agenda. Whether it is the right one depends on the row, so the reader looks at it."""


class Position(_Model):
    """A position: places and counters as a view has them, and what is still to be decided."""

    format: Literal[1]
    game: Literal["duel"]
    rules: str
    options: PositionOptions = PositionOptions()
    places: dict[str, list[str]]
    pieces: dict[str, PieceModel] = {}
    counters: Counters
    agenda: list[list[Word]]


_TOKEN = {name: token for token, name in enumerate(d.TOKEN_ID)}
_MEEPLE = {name: meeple for meeple, name in enumerate(MEEPLE_ID)}
_BOAT = {f"boat.{name}": boat for boat, name in enumerate(BOATS)}


def read_position(position: Mapping[str, Any]) -> DuelState:
    """The state that a position describes. Raises BadPosition with every fault."""
    return state_of(GAME, position, Position, _Reader)


class _Reader(PositionReader[Position, DuelState]):
    def __init__(self, model: Position, options: Options):
        super().__init__(model, GAME.new(options))
        self.state.moored = 0
        self.seen: dict[str, str] = {}
        self.tokens: list[tuple[int, str]] = []
        self.entries: list[tuple[int, ...]] = []
        self.waiting: set[int] = set()

    def read(self) -> None:
        self._places()
        self._pieces()
        self._agenda()
        if not self.faults:  # what follows would only repeat the same complaint
            self._lay_tokens()
            self._boats()
            self._counters()
            self._asked()

    def _places(self) -> None:
        known = {*SPACES, *BOATS, *SLOTS, "box", "supply", "reserve"}
        for seat in (0, 1):
            known |= {f"p{seat}.{name}" for name in ("hand", "actions", "obelisk", "temple", "light", "dark")}
            known |= {f"p{seat}.tomb.{number}" for number in range(1, 13)}
        for place, ids in self.model.places.items():
            if place not in known:
                self.fault("position-place", "places", place, place=place)
                continue
            single = place in SPACES or place in BOATS or place in SLOTS
            if single and len(ids) > 1:
                self.fault("position-crowded", "places", place, place=place, count=len(ids))
            for index, id in enumerate(ids):
                self._piece(place, index, id)
        for name in MEEPLE_ID:
            if name not in self.seen:
                self.fault("position-missing", "places", rule="DUEL-7", piece=name)

    def _piece(self, place: str, index: int, id: str) -> None:
        where = ("places", place, index)
        if id in self.seen:
            self.fault("position-twice", *where, piece=id, place=self.seen[id])
            return
        self.seen[id] = place
        if id in _MEEPLE:
            meeple = _MEEPLE[id]
            if place in SPACES:
                self._stand(SPACES.index(place), meeple)
            elif place != f"p{meeple >> 2}.hand":
                self.fault("position-wrong-place", *where, rule="DUEL-7", piece=id, place=place)
        elif id in _BOAT:
            if place == BOATS[_BOAT[id]]:
                self.state.moored |= 1 << _BOAT[id]
            else:
                self.fault("position-wrong-place", *where, rule="DUEL-1", piece=id, place=place)
        elif id in _TOKEN:
            token = _TOKEN[id]
            if place in SLOTS or place == "box" or (place[:1] == "p" and place[3:] in _homes(KIND_OF[token])):
                self.tokens.append((token, place))
            else:
                self.fault("position-wrong-place", *where, rule="DUEL-18", piece=id, place=place)
        else:
            kind = id.split(".")[0]
            if kind in KINDS:
                number = KINDS.index(kind)
                self.fault(
                    "position-too-many",
                    *where,
                    rule="DUEL-6",
                    piece=id,
                    token=token_name(number),
                    copies=COPIES[number],
                )
            else:
                self.fault("position-piece", *where, piece=id)

    def _stand(self, space: int, meeple: int) -> None:
        s = self.state
        s.harbour[space] = meeple
        s.occupied |= 1 << space
        s.hand[meeple >> 2] &= ~(1 << (meeple & 3))

    def _pieces(self) -> None:
        for id, piece in self.model.pieces.items():
            if id not in self.seen:
                self.fault("position-nowhere", "pieces", id, piece=id)
                continue
            kind = "meeple" if id in _MEEPLE else "boat" if id in _BOAT else id.split(".")[0]
            if piece.kind != kind:
                self.fault("position-kind", "pieces", id, "kind", piece=id, found=piece.kind, kind=kind)
            place = self.seen[id]
            owner = _MEEPLE[id] >> 2 if id in _MEEPLE else int(place[1]) if place[:1] == "p" else None
            if piece.owner not in (None, owner) and owner is not None:
                self.fault("position-owner", "pieces", id, "owner", piece=id, number=owner + 1)

    def _lay_tokens(self) -> None:
        """Put the tokens down. Equal tokens are renumbered so that the unseen ones have the lowest numbers, as
        they have in play."""
        s = self.state
        self.tokens.sort()
        for kind in range(KIND_COUNT):
            same = [place for token, place in self.tokens if KIND_OF[token] == kind]
            for number, place in enumerate(same, COPIES[kind] - len(same)):
                token = FIRST_TOKEN[kind] + number
                s.bag.remove(kind)
                if place in SLOTS:
                    s.boats[SLOTS.index(place)] = token
                    s.where[token] = table.ON_BOAT
                elif place == "box":
                    s.where[token] = table.IN_BOX
                else:
                    seat = int(place[1])
                    s.where[token] = seat
                    s.got[seat * KIND_COUNT + kind] += 1
                    if kind >= ACTION:
                        s.actions[seat] |= 1 << (kind - ACTION)

    def _boats(self) -> None:
        s = self.state
        for slot, name in enumerate(SLOTS):
            boat = slot // 3
            full = s.boats[slot] >= 0
            if not s.moored >> boat & 1:
                if full or slot in self.waiting:
                    self.fault("position-boat-gone", "places", name, rule="DUEL-16", boat=BOATS[boat])
            elif full == (slot in self.waiting):
                id = "position-slot-full" if full else "position-slot-empty"
                self.fault(id, "places", name, rule="DUEL-16", slot=name)
        if not s.moored:
            self.fault("position-no-boat", "places", rule="DUEL-26")

    def _counters(self) -> None:
        s, c = self.state, self.model.counters
        s.supply, s.reserve, s.turn, s.first_five = c.supply, c.reserve, c.turn, c.first_five
        waiting = len(self.waiting)
        if c.supply + c.reserve + waiting != len(s.bag):
            self.fault(
                "position-unseen",
                "counters",
                "supply",
                rule="DUEL-6",
                unseen=len(s.bag),
                supply=c.supply,
                reserve=c.reserve,
                waiting=waiting,
            )
        if c.supply % d.CARGO:
            self.fault("position-supply", "counters", "supply", rule="DUEL-16", supply=c.supply)
        if c.supply and s.moored.bit_count() < 6:
            self.fault("position-supply-boats", "counters", "supply", rule="DUEL-16")
        takes = self._boxed(ACTION + d.TAKE)
        if d.RESERVE - c.reserve > takes:
            self.fault("position-reserve", "counters", "reserve", rule="DUEL-21", reserve=c.reserve, takes=takes)
        unloads = unloads_done(s)
        if c.unloads != unloads:
            self.fault("position-unloads", "counters", "unloads", rule="DUEL-27", found=c.unloads, unloads=unloads)
        cargo = sum(self._boxed(kind) for kind in range(ACTION))
        if cargo > unloads:
            self.fault("position-boxed", "places", "box", rule="DUEL-14", boxed=cargo, unloads=unloads)
        five = [seat for seat in (0, 1) if s.got[seat * KIND_COUNT + OBELISK] >= d.OBELISK_B_NEED]
        if c.first_five not in (five or [-1]):
            self.fault("position-first-five", "counters", "first_five", rule="DUEL-33")

    def _agenda(self) -> None:
        """The rows of the agenda: the lowest says who is asked what, those above it wait for draws."""
        for index, entry in enumerate(self.model.agenda):
            read = self._draw(entry) if index else self._decision(entry)
            if read is None:
                self.fault("position-agenda", "agenda", index, entry=str(entry))
                return
            self.entries.append(read)
        draws = tuple(self.entries[1:])
        if not any(draws == row[: len(draws)] for row in table.DRAW_ROWS):
            self.fault("position-draws", "agenda", rule="DUEL-16")
        elif draws and self.entries[0][0] not in (table.TURN, table.DOCK_AGAIN):
            self.fault("position-agenda", "agenda", 0, entry=str(self.model.agenda[0]))
        self.waiting = {entry[1] for entry in draws}

    def _draw(self, entry: list[Any]) -> tuple[int, ...] | None:
        if len(entry) != 3 or entry[0] != "draw" or entry[1] not in SLOTS:
            return None
        rules = {f"DUEL-{number}": number for row in table.DRAW_ROWS for _, _, number in row}
        number = rules.get(str(entry[2]))
        return None if number is None else (table.DRAW, SLOTS.index(entry[1]), number)

    def _decision(self, entry: list[Any]) -> tuple[int, ...] | None:
        if len(entry) < 2 or entry[0] not in table.DECISION_NAMES or entry[0] == "draw":
            return None
        kind, seat, rest = table.DECISION_NAMES.index(entry[0]), entry[1], entry[2:]
        if type(seat) is not int or seat not in (0, 1):
            return None
        self.state.seat = seat
        if kind != table.CREW_PLACE:
            return None if rest else (kind,)
        standing = d.MEEPLES - self.state.hand[seat].bit_count()
        placed = rest[0] if len(rest) == 1 and type(rest[0]) is int else -1
        return (kind, placed) if 0 <= placed <= min(2, standing) else None

    def _asked(self) -> None:
        """Whose turn to speak it is, and whether there is anything to say."""
        s = self.state
        over = s.moored.bit_count() == 1
        if over != (not self.entries):
            self.fault("position-over" if over else "position-nobody", "agenda", rule="DUEL-26")
            return
        s.agenda = self.entries
        if over:
            s.current_player = OVER
        elif self.waiting:
            s.current_player = CHANCE
        else:
            s.current_player = s.seat
            if not self._has_choice():
                self.fault("position-unasked", "agenda", 0, rule="DUEL-20")
        if not over:
            if (s.turn - 1 + s.starter) % 2 != s.seat:
                self.fault("position-turn", "counters", "turn", rule="DUEL-8", turn=s.turn)
            action = table.ACTION_OF.get(self.entries[0][0])
            if action is not None and not self._boxed(ACTION + action):
                self.fault("position-used", "agenda", 0, rule="DUEL-20", token=token_name(ACTION + action))

    def _boxed(self, kind: int) -> int:
        """How many tokens of a kind lie in the box."""
        first = FIRST_TOKEN[kind]
        return self.state.where.count(table.IN_BOX, first, first + COPIES[kind])

    def _has_choice(self) -> bool:
        """A turn is always asked; inside it only what has several answers, and what can be finished (DUEL-20)."""
        s, (kind, *placed) = self.state, self.entries[0]
        if kind == table.TURN:
            return True
        if kind == table.CREW_PLACE and s.hand[s.seat].bit_count() < max(1, 2 - placed[0]):
            return False
        if kind == table.DOCK_PLACE and not s.hand[s.seat]:
            return False
        if kind == table.SWAP_CARGO and not table.MOVES[table.SWAP_UNLOAD](s):
            return False
        return len(table.MOVES[kind](s)) > 1


def _homes(kind: int) -> tuple[str, ...]:
    """The places before a player where a kind of token may lie (DUEL-18)."""
    if kind >= ACTION:
        return ("actions",)
    if kind >= TOMB:
        return (f"tomb.{kind - TOMB + 1}",)
    return (("obelisk", "temple", "temple", "temple", "temple", "light", "dark")[kind],)
