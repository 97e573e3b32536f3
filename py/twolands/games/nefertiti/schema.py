"""The position of a match of Nefertiti as JSON: its shape (pydantic) and everything that must be true of it; and the
shape of the printed matter in `components/*.json`.

Imported only when something comes from outside, because pydantic is slow to start.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import takewhile
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ...core.game import CHANCE, OVER
from ...core.position import PositionReader, state_of
from . import GAME, Options
from . import data as d
from . import state as table
from .data import CARD_ID, CHARACTER_ID, CHARACTERS, KIND_COUNT, KIND_OF, LOUQSOR, MARKETS, SIDES, SLOTS, SQUARES
from .names import market_name, square_name
from .state import SEALED, SUPPLY, NefertitiState
from .view import DICE, SEAL_ID, SERVANT_ID, STATUS_NAMES, character_kinds, place_names


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


# --- printed matter ---------------------------------------------------------------------------------------------------

Source = Literal["seed", "derived", "ruling", "stand-in"]


class Cards(_Model):
    """Equal cards of a type."""

    units: Literal[1, 2]
    copies: int = Field(ge=1)


class Value(_Model):
    """What a unit is worth with so many holders."""

    holders: Literal["1", "2", "3-4"]
    points: int = Field(ge=1)
    source: Source


class Gift(_Model):
    """A type of gift (NEF-11, NEF-12)."""

    type: str
    cards: list[Cards]
    values: Annotated[list[Value], Field(min_length=3, max_length=3)]


class Gifts(_Model):
    """`components/gifts.json`."""

    gifts: list[Gift]


class Connected(_Model):
    type: Literal["connected"]
    servants: int


class ColoursOrServants(_Model):
    type: Literal["colours_or_servants"]
    colours: int
    servants: int


class EveryRow(_Model):
    type: Literal["every_row"]


class AnyLine(_Model):
    type: Literal["line"]
    lines: list[list[str]]


class Sum(_Model):
    type: Literal["sum"]
    equals: list[int]
    least: int


class DiceOnServants(_Model):
    type: Literal["dice_on_servants"]
    dice: Literal[2]


class DieWithinChain(_Model):
    type: Literal["die_within_chain"]
    dice: Literal[1]


class Square(_Model):
    """A bid square; `row` counts from the top, `x` is its centre in widths of a square."""

    id: str
    value: int = Field(ge=0)
    row: int = Field(ge=1)
    x: float
    symbol: Literal["deben", "single", "extra"] | None = None


class Stall(_Model):
    """One of the eight stalls (NEF-20..32)."""

    id: str
    market: Literal["gizeh", "akhet_aton", "abou_simbel", "louqsor"]
    side: Literal["left", "right"]
    source: Source
    note: str = ""
    closes: Annotated[
        Connected | ColoursOrServants | EveryRow | AnyLine | Sum | DiceOnServants | DieWithinChain,
        Field(discriminator="type"),
    ]
    squares: list[Square]
    touching: list[Annotated[list[str], Field(min_length=2, max_length=2)]] = []


class Stalls(_Model):
    """`components/stalls.json`."""

    stalls: Annotated[list[Stall], Field(min_length=8, max_length=8)]


# --- positions --------------------------------------------------------------------------------------------------------


class PositionOptions(_Model):
    """The options of the match, as `Options` has them."""

    players: Literal[3, 4] = 4
    first: int = Field(ge=0, le=3, default=0)
    reserves: Literal["experienced", "first_game"] = "experienced"
    allow_idle_recruit: bool = False
    louqsor_reroll_repeat: bool = True
    tile_moves_after_akhenaton: bool = True


class PieceModel(_Model):
    """What a piece is; it may be left out, since the id tells."""

    kind: str
    owner: int | None = Field(ge=0, le=3, default=None)


class Position(_Model):
    """A position: places and counters as a view has them, and what is still to be decided."""

    format: Literal[1]
    game: Literal["nefertiti"]
    rules: str
    options: PositionOptions = PositionOptions()
    places: dict[str, list[str]]
    pieces: dict[str, PieceModel] = {}
    counters: dict[str, int]
    agenda: list[list[str | int]]


_SERVANT = {id: servant for servant, id in enumerate(SERVANT_ID)}
_CARD = {id: card for card, id in enumerate(CARD_ID)}
_SEAL = {id: seal for seal, id in enumerate(SEAL_ID)}
_RESERVE = {f"reserve.{name}": market for market, name in enumerate(MARKETS)}
_LETTERS = "TAWWVWWWPHBQSCLDGxXREN"
"""By kind of frame: what stands for it in _FLOW; a settlement of its highest Servant is never at rest."""
_FLOW = re.compile(r"T|T(RC{4}){0,2}RC{1,4}S{0,4}|ED?(A|L|X[PHB]|RC{1,4})|ED(W|GV)|N(Q|L|X[PHB]|RC{1,4})")
"""What can wait above what, in the order of the agenda."""


def read_position(position: Mapping[str, Any]) -> NefertitiState:
    """The state that a position describes. Raises BadPosition with every fault."""
    return state_of(GAME, position, Position, _Reader)


class _Reader(PositionReader[Position, NefertitiState]):
    def __init__(self, model: Position, options: Options):
        super().__init__(model, GAME.new(options))
        self.players = options.players
        self.seen: dict[str, str] = {}
        self.cards: list[tuple[int, str]] = []

    def read(self) -> None:
        self._places()
        self._pieces()
        self._counters()
        if not self.faults:  # what follows would only repeat the same complaint
            self._lay_cards()
            self._agenda()
            if not self.faults:
                self._statuses()
                self._dice()
                self._asked()

    # --- what lies where ---------------------------------------------------------------------------------------------

    def _places(self) -> None:
        s = self.state
        s.standing = [-1] * len(SQUARES)
        s.occupied = [0] * 4
        known = place_names(self.players)
        kinds = character_kinds(self.players)
        single = {*SQUARES, *MARKETS, *d.SLOT_ID, *(f"{m}.{part}" for m in MARKETS for part in (*SIDES, "seal"))}
        for place, ids in self.model.places.items():
            if place not in known:
                self.fault("position-place", "places", place, place=place)
                continue
            if place in single and len(ids) > 1:
                self.fault("position-crowded", "places", place, place=place, count=len(ids))
            for index, id in enumerate(ids):
                if id in self.seen:
                    self.fault("position-twice", "places", place, index, piece=id, place=self.seen[id])
                    continue
                self.seen[id] = place
                rule = self._lay(place, id, kinds)
                if rule is None:
                    self.fault("position-piece", "places", place, index, piece=id)
                elif rule:
                    self.fault("position-wrong-place", "places", place, index, rule=rule, piece=id, place=place)
        wanted = [*SERVANT_ID[: 4 * self.players], *SEAL_ID, *_RESERVE, "tile", *DICE, *kinds]
        for id in wanted:
            if id not in self.seen:
                self.fault("position-missing", "places", piece=id)
        self._piles()

    def _lay(self, place: str, id: str, kinds: Mapping[str, str]) -> str | None:
        """Lay a piece down; the rule against its lying there, "" for none, None if there is no such piece."""
        s = self.state
        if id in _SERVANT and _SERVANT[id] < 4 * self.players:
            servant = _SERVANT[id]
            if place in SQUARES:
                square = SQUARES.index(place)
                s.standing[square] = servant
                s.hand[servant >> 2] &= ~(1 << (servant & 3))
                return ""
            return "" if place == f"p{servant >> 2}.hand" else "NEF-20"
        if id in _CARD and d.TYPE_OF[KIND_OF[_CARD[id]]] < (7 if self.players == 4 else d.SENET):
            self.cards.append((_CARD[id], place))
            fits = place in d.SLOT_ID or place == "box" or place.endswith(".gifts")
            return "" if fits else "NEF-16"
        if id in _SEAL:
            if place == "seals":
                s.seal_at[_SEAL[id]] = SUPPLY
            elif place.endswith(".seals"):
                s.seal_at[_SEAL[id]] = int(place[1])
            elif place.endswith(".seal"):
                s.seal_at[_SEAL[id]] = SEALED + MARKETS.index(place.removesuffix(".seal"))
            else:
                return "NEF-42"
            return ""
        if id in _RESERVE:
            market = _RESERVE[id]
            for side in (0, 1):
                if place == f"{MARKETS[market]}.{SIDES[side]}":
                    s.side[market] = 1 - side
                    return ""
            return "NEF-1"
        if id == "tile":
            if place not in MARKETS:
                return "NEF-62"
            s.tile = MARKETS.index(place)
            return ""
        if id in DICE:
            return "" if place.endswith(".dice") else "NEF-49"
        if id in kinds:
            return "" if place in (f"char.{id.split('.')[0]}", "box") else "NEF-42"
        return None

    def _piles(self) -> None:
        """The lowest Characters of each pile are still there, in order; those above them are used up."""
        for character, ids in enumerate(CHARACTER_ID[self.players]):
            place = f"char.{CHARACTERS[character]}"
            lying = self.model.places.get(place, [])
            self.state.left[character] = len(lying)
            if lying != list(ids[: len(lying)]):
                self.fault("position-pile", "places", place, rule="NEF-42", place=place)

    def _pieces(self) -> None:
        kinds = character_kinds(self.players)
        for id, piece in self.model.pieces.items():
            if id not in self.seen:
                self.fault("position-nowhere", "pieces", id, piece=id)
                continue
            kind = kinds.get(id) or ("servant" if id in _SERVANT else id.split(".")[0])
            if piece.kind != kind:
                self.fault("position-kind", "pieces", id, "kind", piece=id, found=piece.kind, kind=kind)
            place = self.seen[id]
            owned = re.fullmatch(r"p(\d)\.(gifts|seals)", place)
            owner = _SERVANT[id] >> 2 if id in _SERVANT else int(owned[1]) if owned else None
            if piece.owner not in (None, owner):
                self.fault("position-owner", "pieces", id, "owner", piece=id, number=piece.owner + 1)

    def _lay_cards(self) -> None:
        """Put the gifts down. Equal cards are renumbered so that the unseen ones have the lowest numbers, as they have
        in play."""
        s = self.state
        self.cards.sort()
        for kind in range(KIND_COUNT):
            same = [place for card, place in self.cards if KIND_OF[card] == kind]
            for number, place in enumerate(same, d.COPIES[kind] - len(same)):
                card = d.FIRST_CARD[kind] + number
                s.unseen.remove(kind)
                if place in d.SLOT_ID:
                    s.cards[d.SLOT_ID.index(place)] = card
                    s.where[card] = table.ON_MARKET
                elif place == "box":
                    s.where[card] = table.REMOVED
                else:
                    seat = int(place[1])
                    s.where[card] = seat
                    s.got[KIND_COUNT * seat + kind] += 1
        for market, name in enumerate(MARKETS):
            if SEALED + market in s.seal_at and s.cards[4 * market] < 0:
                self.fault("position-seal", "places", f"{name}.seal", rule="NEF-42", market=market_name(market))
        for square, servant in enumerate(s.standing):
            if servant >= 0:
                market, side = divmod(d.STALL_OF[square], 2)
                if side == s.side[market]:
                    s.occupied[market] |= d.SQUARE_BIT[square]
                else:
                    where = ("places", SQUARES[square])
                    self.fault("position-covered", *where, rule="NEF-1", square=square_name(square))

    # --- numbers -----------------------------------------------------------------------------------------------------

    def _counters(self) -> None:
        s, n, given = self.state, self.players, self.model.counters
        bounds = {"turn": (1, 9999), "pile": (0, 47), "akhenaton_out": (0, 1), "holder": (-1, n - 1)}
        bounds |= {"held_since": (-1, 9999), "die.1": (0, 6), "die.2": (0, 6)}
        bounds |= {f"{name}.{part}": most for name in MARKETS for part, most in _MARKET_BOUNDS}
        bounds |= {f"p{seat}.{part}": (0, 999) for seat in range(n) for part in ("money", "points")}
        for name in given:
            if name not in bounds:
                self.fault("position-counter", "counters", name, counter=name)
        for name, (least, most) in bounds.items():
            if name not in given:
                self.fault("position-counter-missing", "counters", counter=name)
            elif not least <= given[name] <= most:
                self.fault("position-range", "counters", name, counter=name, found=given[name], least=least, most=most)
        if self.faults:
            return
        s.turn, s.holder, s.held_since = given["turn"], given["holder"], given["held_since"]
        s.akhenaton_out = bool(given["akhenaton_out"])
        s.status = [given[f"{name}.status"] for name in MARKETS]
        s.reserve = [given[f"{name}.reserve"] for name in MARKETS]
        s.money = [given[f"p{seat}.money"] for seat in range(n)]
        s.points = [given[f"p{seat}.points"] for seat in range(n)]
        s.seat = (s.first + s.turn - 1) % n
        total = sum(s.money) + sum(s.reserve)
        if total != d.DEBEN[n]:
            self.fault("position-money", "counters", rule="NEF-4", total=total, deben=d.DEBEN[n])
        pile = len(s.unseen) - len(self.cards) + (not s.akhenaton_out)
        if given["pile"] != pile:
            self.fault("position-pile-count", "counters", "pile", rule="NEF-36", found=given["pile"], pile=pile)
        if s.akhenaton_out and pile >= d.LAST_CARDS:
            self.fault("position-akhenaton", "counters", "akhenaton_out", rule="NEF-36")
        one, two = given["die.1"], given["die.2"]
        if one and two >= one:
            s.rolled = d.MOVE[f"roll {one} {two}"]
        elif one and not two:
            s.rolled = d.MOVE[f"roll {one}"]
        elif one or two:
            self.fault("position-roll", "counters", "die.2", rule="NEF-31")

    # --- what is still to be decided ---------------------------------------------------------------------------------

    def _agenda(self) -> None:
        s = self.state
        frames: list[tuple[int, ...]] = []
        for index, entry in enumerate(self.model.agenda):
            frame = self._frame(entry)
            if frame is None:
                self.fault("position-agenda", "agenda", index, entry=str(entry))
                return
            frames.append(frame)
        over = table.OPEN not in s.status and table.DEALING not in s.status
        if over != (not frames):
            self.fault("position-over" if over else "position-nobody", "agenda", rule="NEF-66")
            return
        flow = "".join(_LETTERS[frame[0]] for frame in frames)
        if frames and (not _FLOW.fullmatch(flow) or (flow.startswith("TR") and self.state.turn > 1)):
            self.fault("position-flow", "agenda")
            return
        s.agenda = frames
        if not frames:
            s.current_player = OVER
        elif frames[-1][0] >= table.STALL:
            s.current_player = CHANCE
        else:
            s.current_player = frames[-1][1] if frames[-1][0] else s.seat

    def _frame(self, entry: list[str | int]) -> tuple[int, ...] | None:
        """One frame of the agenda from its words."""
        if not entry or entry[0] not in table.FRAME_NAMES or any(isinstance(word, bool) for word in entry):
            return None
        kind = table.FRAME_NAMES.index(str(entry[0]))
        words, seats = entry[1:], range(self.players)
        match kind, words:
            case ((table.TURN | table.END | table.NEXT | table.DUE), [seat]) if seat == self.state.seat:
                return (kind,)
            case (
                table.ACT | table.NAME | table.SCORE | table.STEAL | table.COLLECT | table.AGAIN,
                [int(seat)],
            ) if seat == self.state.seat:
                return (kind, seat)
            case table.SWAP, [int(seat), int(other), int(again)] if seat == self.state.seat and other in (-1, *seats):
                return (kind, seat, other, again) if again in (0, 1) else None
            case table.GIVE, [int(seat), int(points)] if seat in seats:
                return (kind, seat, points)
            case ((table.PACKAGE | table.SHAME | table.BUY), [int(seat), str(square)]) if square in SQUARES:
                return (kind, seat, SQUARES.index(square))
            case ((table.STALL | table.REST | table.REOPEN), [str(market)]) if market in MARKETS:
                return (kind, MARKETS.index(market))
            case table.CARD, [str(market), str(slot)] if market in MARKETS and slot in SLOTS:
                return (kind, MARKETS.index(market), SLOTS.index(slot))
            case table.ROLL, [0 | 1 as again]:
                return (kind, int(again))
            case table.GIFTS, [str(gift), int(points), int(left)] if gift in d.TYPES and left in seats:
                return (kind, d.TYPES.index(gift), points, left)
        return None

    def _statuses(self) -> None:
        """NEF-62..67: which markets are open, tiled, closed, being dealt to; and the cards that lie there."""
        s = self.state
        dealing = {frame[1] for frame in s.agenda if frame[0] == table.REOPEN}
        settling = {frame[1] for frame in s.agenda if frame[0] == table.REST}
        for market, name in enumerate(MARKETS):
            status = s.status[market]
            where = ("counters", f"{name}.status")
            args: dict[str, Any] = {"market": market_name(market), "status": STATUS_NAMES[status]}
            if (status == table.TILED) != (market == s.tile) or (status == table.DEALING) != (market in dealing):
                self.fault("position-status", *where, rule="NEF-62", **args)
            elif not s.akhenaton_out and status in (table.CLOSED, table.PERMANENT):
                self.fault("position-status", *where, rule="NEF-65", **args)
            if status != table.OPEN and (s.occupied[market] or market in settling):
                self.fault("position-shut", "places", rule="NEF-44", market=market_name(market))
            empty = [slot for slot in range(4) if s.cards[4 * market + slot] < 0]
            if market in dealing and self._waiting(market) != empty:
                self.fault("position-waiting", "agenda", rule="NEF-63", market=market_name(market))
            if status == table.OPEN and market not in settling and empty:
                where = ("places", f"{name}.{SLOTS[empty[0]]}")
                args = {"market": market_name(market), "count": 4 - len(empty)}
                self.fault("position-four-cards", *where, rule="NEF-63", **args)
            if (
                status == table.OPEN
                and market not in settling
                and table.closed_by_servants(s, market, s.occupied[market])
            ):
                self.fault("position-closes", "places", rule="NEF-46", market=market_name(market))
        permanent = s.status.count(table.PERMANENT)
        if s.akhenaton_out and (permanent != 1 or dealing):
            self.fault("position-permanent", "counters", "akhenaton_out", rule="NEF-65", count=permanent)

    def _waiting(self, market: int) -> list[int]:
        """The places of a market for which cards are waited for, above the frame that opens it."""
        frames = self.state.agenda
        first = frames.index((table.REOPEN, market)) + 1
        waiting = [frame[1:] for frame in takewhile(lambda frame: frame[0] == table.CARD, frames[first:])]
        return [slot if of == market else -1 for of, slot in reversed(waiting)]

    def _dice(self) -> None:
        """NEF-49: who keeps Louqsor's dice, and where they lie."""
        s = self.state
        if s.holder >= 0:
            if s.status[LOUQSOR] != table.OPEN or not s.occupied[LOUQSOR] or not 1 <= s.held_since <= s.turn:
                self.fault("position-holder", "counters", "holder", rule="NEF-49")
        elif s.held_since != -1:
            self.fault("position-held-since", "counters", "held_since", rule="NEF-49")
        for number, die in enumerate(DICE):
            held = s.holder >= 0 and number <= 1 - s.side[LOUQSOR]
            place = f"p{s.holder}.dice" if held else "louqsor.dice"
            if self.seen[die] != place:
                self.fault("position-die", "places", self.seen[die], rule="NEF-49", piece=die, place=place)

    def _asked(self) -> None:
        """The question on top is one that would be asked here, with more than one answer inside a turn."""
        s = self.state
        if self.faults or not s.agenda:
            return
        frame = s.agenda[-1]
        if not self._fits(frame):
            self.fault("position-agenda", "agenda", len(s.agenda) - 1, entry=str(self.model.agenda[-1]))
        elif s.current_player != CHANCE and frame[0] != table.TURN and len(table.MOVES[frame[0]](s)) < 2:
            self.fault("position-unasked", "agenda", len(s.agenda) - 1, rule="NEF-92")

    def _fits(self, frame: tuple[int, ...]) -> bool:
        s = self.state
        below = s.agenda[-2] if len(s.agenda) > 1 else (-1,)
        match frame[0]:
            case table.PACKAGE | table.SHAME | table.BUY:
                _, owner, square = frame
                market = below[1]
                stall = 2 * market + s.side[market]
                highest = d.squares_of(stall, s.occupied[market])[:1]
                if highest != [square] or s.standing[square] >> 2 != owner:
                    return False
                whole = all(card >= 0 for card in s.cards[4 * market : 4 * market + 4])
                poor = s.money[owner] < d.BID[square]
                return {table.PACKAGE: whole, table.SHAME: whole and poor, table.BUY: True}[frame[0]]
            case table.SWAP:
                first = s.left[d.MERCHANT] == d.FIRST_MERCHANT - 1
                return frame[3] == (first and frame[2] < 0) and (frame[2] < 0 or (first and frame[2] != s.seat))
            case table.GIVE:
                _, gift, points, left = below
                both = [s.got[KIND_COUNT * frame[1] + kind] for kind in (d.SENET, d.SENET2)]
                seat = (s.seat - left - 1) % s.players
                return gift == d.SENET and frame == (table.GIVE, seat, points) and points in d.VALUE[gift] and all(both)
            case table.ROLL | table.AGAIN:
                after = s.agenda[0][0] == table.NEXT
                if s.status[LOUQSOR] != table.OPEN or not s.occupied[LOUQSOR]:
                    return False
                if frame[0] == table.ROLL and frame[1] != after:
                    return False
                return (s.holder == s.seat and s.held_since < s.turn) if after else s.holder < 0
            case table.STALL:
                waiting = [waits[1] for waits in s.agenda if waits[0] == table.STALL]
                return not s.first_game and waiting == list(range(3, 3 - len(waiting), -1))
        return True


_MARKET_BOUNDS = (("status", (0, len(STATUS_NAMES) - 1)), ("reserve", (0, 999)))
