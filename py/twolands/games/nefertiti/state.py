"""What is on the table of Nefertiti, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...core.game import CHANCE, OVER, Rng, State
from ...core.message import Message, message, seat_name
from ...core.refusal import Refusal
from ...core.score import placings
from ...core.screen import Screen
from . import data as d
from .data import (
    AKHENATON,
    BID,
    BUY0,
    CARD0,
    CHAIN,
    CLOSES,
    COLLECT0,
    DISCARD0,
    FACES,
    FIRST_CARD,
    FIRST_SQUARE,
    FORCE0,
    GR,
    HALF,
    HIGH_PRIEST,
    KEEP,
    KIND_COUNT,
    KIND_OF,
    LOUQSOR,
    MAXIMUM,
    MERCHANT,
    NAME0,
    NOTATION,
    PACKAGES,
    PLACES,
    RECRUIT0,
    REROLL,
    ROLL1,
    ROLL2,
    ROYAL_SERVANT,
    SCORE0,
    SCRIBE,
    SENET,
    SENET2,
    SIDES,
    SLOTS,
    SQUARE_BIT,
    SQUARES,
    STALL0,
    STALL_OF,
    STEAL0,
    STOP,
    SWAP0,
    SYMBOL,
    TAKE0,
    TAKES,
    THIEF,
    TREASURER,
    TYPE_OF,
    UNITS,
    VALUE,
    VIZIER,
)
from .names import card_name, character_name, market_name, square_name, type_name

# Where a card is, by `NefertitiState.where`: a seat has it, or …
UNSEEN, ON_MARKET, REMOVED, ABSENT = 4, 5, 6, 7
# Where a Seal is, by `seal_at`: a seat has it, it lies on the upper card of market `SEALED + market`, or …
SEALED, SUPPLY = 4, 8
# What a market is, by `status`. CLOSED came after Akhenaton, PERMANENT is the one that he closed.
OPEN, TILED, CLOSED, PERMANENT, DEALING = range(5)

# Frames of the agenda. First the questions; the second number of all but TURN is the seat that answers.
#   (SWAP, seat, other, again): `other` has swapped already or is -1; `again`: a second swap may follow (NEF-72)
#   (GIVE, seat, points): one of two sizes of senet to discard, at so many points a unit (NEF-75)
#   (PACKAGE | SHAME | BUY, seat, square): the Servant whose bid is settled
TURN, ACT, SWAP, NAME, GIVE, SCORE, STEAL, COLLECT, PACKAGE, SHAME, BUY, AGAIN = range(12)
# Then chance: (STALL, market), (CARD, market, slot), (ROLL, again): `again` at the end of the holder's turn.
STALL, CARD, ROLL = range(12, 15)
# Then what goes on by itself: (DUE,) a placement; (GIFTS, type, points, seats left) of the Royal Servant;
# (SETTLE, market) the highest Servant, (REST, market) the others; (REOPEN, market) when its cards lie; (END,) and
# (NEXT,) of a turn.
DUE, GIFTS, SETTLE, REST, REOPEN, END, NEXT = range(15, 22)
FRAME_NAMES = (
    *("turn", "act", "swap", "name", "give", "score", "steal", "collect", "package", "shame", "buy", "again"),
    *("stall", "card", "roll"),
    *("due", "gifts", "settle", "rest", "reopen", "end", "next"),
)

_TURN, _DUE, _END, _NEXT = (TURN,), (DUE,), (END,), (NEXT,)
_SETTLE = tuple((SETTLE, market) for market in range(4))
_REST = tuple((REST, market) for market in range(4))
_REOPEN = tuple((REOPEN, market) for market in range(4))
_CARD = tuple((CARD, market, slot) for market in range(4) for slot in range(4))
_ROLL, _ROLL_AGAIN = (ROLL, 0), (ROLL, 1)

_LOWEST = tuple((hand & -hand).bit_length() - 1 for hand in range(16))
_INCOME = tuple(int(symbol == "deben") for symbol in SYMBOL)
_TAKES = tuple(TAKES[symbol] for symbol in SYMBOL)


class NefertitiState(State):
    """The table.

    standing      64 squares: a Servant (4 * seat + number) or -1; `occupied` is the same as a mask, by market
    side          the stall of each market that lies open: 0 left, 1 right
    status        what each market is: OPEN, TILED, …; `tile` is the market that bears the tile
    reserve       Deben on each Reserve; `money` those of each seat
    cards         16 places of cards, four a market, the upper one first: a card or -1
    unseen        kinds of the gifts in the pile, sorted; `akhenaton_out` says whether he is among them
    where         the place of each card; `got` counts the cards of each seat by kind, 8 a seat
    seal_at       the place of each Seal
    hand          masks of the Servants at home, by seat
    points        scored in play, by seat
    left          how many Characters of each pile are left
    seat          whose turn it is; `first` had the first one, `turn` counts them from 1
    holder        who keeps Louqsor's dice, or -1, since the turn `held_since`; `rolled` is the last roll, or -1
    """

    __slots__ = (
        "akhenaton_out",
        "cards",
        "first",
        "first_game",
        "got",
        "hand",
        "held_since",
        "holder",
        "idle",
        "left",
        "money",
        "occupied",
        "players",
        "points",
        "reroll_repeat",
        "reserve",
        "rolled",
        "seal_at",
        "seat",
        "side",
        "standing",
        "status",
        "tile",
        "tile_moves",
        "turn",
        "unseen",
        "where",
    )

    levels = ((12, 3), (40, 6), (105, 10), (350, 14), (1000, 16))

    def __init__(
        self,
        players: int = 4,
        first: int = 0,
        first_game: bool = False,
        idle: bool = False,
        reroll_repeat: bool = True,
        tile_moves: bool = True,
    ):
        self.players = players
        self.first = first
        self.first_game = first_game
        self.idle = idle
        self.reroll_repeat = reroll_repeat
        self.tile_moves = tile_moves
        self.standing = [-1] * len(SQUARES)
        self.occupied = [0] * 4
        self.side = list(d.FIRST_GAME) if first_game else [0] * 4
        self.status = [DEALING] * 3 + [TILED]
        self.tile = LOUQSOR
        self.reserve = [1] * 4
        start = d.START_MONEY[players]
        self.money = [start[(seat - first) % players] for seat in range(players)]
        self.cards = [-1] * 16
        self.unseen = list(d.PLAYED[players])
        self.akhenaton_out = False
        self.where = bytearray([UNSEEN] * len(self.unseen) + [ABSENT] * (d.CARD_COUNT - len(self.unseen)))
        self.got = [0] * (KIND_COUNT * players)
        self.seal_at = bytearray([SUPPLY] * d.SEALS)
        self.hand = [0b1111] * players
        self.points = [0] * players
        self.left = list(d.CHARACTER_COPIES[players])
        self.seat = first
        self.turn = 1
        self.holder = self.held_since = self.rolled = -1
        self.agenda = [_TURN]
        for market in (2, 1, 0):
            self.agenda += [_REOPEN[market], *_CARD[4 * market : 4 * market + 4][::-1]]
        if not first_game:
            self.agenda += [(STALL, market) for market in (3, 2, 1, 0)]
        self.current_player = CHANCE
        self.journal = None

    def copy(self) -> NefertitiState:
        new = NefertitiState.__new__(NefertitiState)
        new.players = self.players
        new.first = self.first
        new.first_game = self.first_game
        new.idle = self.idle
        new.reroll_repeat = self.reroll_repeat
        new.tile_moves = self.tile_moves
        new.standing = self.standing[:]
        new.occupied = self.occupied[:]
        new.side = self.side[:]
        new.status = self.status[:]
        new.tile = self.tile
        new.reserve = self.reserve[:]
        new.money = self.money[:]
        new.cards = self.cards[:]
        new.unseen = self.unseen[:]
        new.akhenaton_out = self.akhenaton_out
        new.where = self.where[:]
        new.got = self.got[:]
        new.seal_at = self.seal_at[:]
        new.hand = self.hand[:]
        new.points = self.points[:]
        new.left = self.left[:]
        new.seat = self.seat
        new.turn = self.turn
        new.holder = self.holder
        new.held_since = self.held_since
        new.rolled = self.rolled
        new.agenda = self.agenda[:]
        new.current_player = self.current_player
        new.journal = None
        return new

    # --- the contract ------------------------------------------------------------------------------------------------

    def legal_moves(self) -> list[int]:
        return MOVES[self.agenda[-1][0]](self) if self.current_player >= 0 else []

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.current_player != CHANCE:
            return []
        frame = self.agenda[-1]
        if frame[0] == CARD:
            unseen = self.unseen
            cards = [(CARD0 + kind, unseen.count(kind)) for kind in range(KIND_COUNT) if kind in unseen]
            if len(unseen) < d.LAST_CARDS:  # NEF-90: with him the pile has five cards or fewer
                cards.append((CARD0 + AKHENATON, 1))
            return cards
        if frame[0] == STALL:
            return [(STALL0 + 2 * frame[1], 1), (STALL0 + 2 * frame[1] + 1, 1)]
        if self.side[LOUQSOR]:
            return [(ROLL1 + face, 1) for face in range(6)]
        return [(ROLL2 + index, 1 if low == high else 2) for index, (low, high) in enumerate(d.PAIRS)]

    def sample_chance(self, rng: Rng) -> int:
        frame = self.agenda[-1]
        if frame[0] == CARD:
            unseen = self.unseen
            count = len(unseen)
            index = int(rng.random() * (count + (count < d.LAST_CARDS)))
            return CARD0 + (unseen[index] if index < count else AKHENATON)
        if frame[0] == STALL:
            return STALL0 + 2 * frame[1] + int(rng.random() * 2)
        if self.side[LOUQSOR]:
            return ROLL1 + int(rng.random() * 6)
        return d.PAIR_ROLL[int(rng.random() * 36)]

    def apply(self, move: int) -> None:
        agenda = self.agenda
        PLAY[agenda[-1][0]](self, move)
        while agenda:
            frame = agenda[-1]
            kind = frame[0]
            if kind < STALL:
                self.current_player = frame[1] if kind else self.seat
                return
            if kind < DUE:
                self.current_player = CHANCE
                return
            STEPS[kind - DUE](self)
        self.current_player = OVER

    def scores(self) -> list[int]:
        from .score import totals

        return totals(self)

    def returns(self) -> list[float]:
        return placings(list(zip(self.scores(), self.money, strict=True)))  # NEF-81

    def evaluate(self) -> list[float]:
        from .evaluate import evaluate

        return evaluate(self)

    def why_not(self, move: int) -> Refusal | None:
        from .refuse import why_not

        return why_not(self, move)

    def candidates(self) -> Iterable[int]:
        return CANDIDATES[self.agenda[-1][0]] if self.agenda else ()

    @property
    def screen(self) -> Screen:
        from . import view

        return view

    def check_invariants(self) -> None:
        n = self.players
        assert sum(self.money) + sum(self.reserve) == d.DEBEN[n], "NEF-4"
        assert min(self.money) >= 0 <= min(self.reserve), "no debts"
        assert len(self.seal_at) == d.SEALS
        assert all(place < n or SEALED <= place <= SUPPLY for place in self.seal_at), "Seals"
        for market in range(4):
            sealed = self.seal_at.count(SEALED + market)
            assert sealed == 0 or (sealed == 1 and self.cards[4 * market] >= 0), "a Seal lies on an upper card"
        assert len(self.where) == d.CARD_COUNT
        assert self.where.count(ABSENT) == d.CARD_COUNT - len(d.PLAYED[n]), "NEF-36"
        assert self.unseen == [kind for card, kind in enumerate(KIND_OF) if self.where[card] == UNSEEN], "the pile"
        lying = sorted(card for card in self.cards if card >= 0)
        assert lying == [card for card in range(d.CARD_COUNT) if self.where[card] == ON_MARKET], "cards on markets"
        for seat in range(n):
            held = [KIND_OF[card] for card in range(d.CARD_COUNT) if self.where[card] == seat]
            assert self.got[KIND_COUNT * seat :][:KIND_COUNT] == [held.count(kind) for kind in range(KIND_COUNT)]
            standing = [servant & 3 for servant in self.standing if servant >> 2 == seat]
            home = [servant for servant in range(d.SERVANTS) if self.hand[seat] >> servant & 1]
            assert sorted(standing + home) == list(range(d.SERVANTS)), "Servants"
        for market in range(4):
            masks = [
                sum(
                    SQUARE_BIT[square]
                    for square in range(len(SQUARES))
                    if STALL_OF[square] == stall and self.standing[square] >= 0
                )
                for stall in (2 * market, 2 * market + 1)
            ]
            assert masks[self.side[market]] == self.occupied[market], "occupied squares"
            assert masks[1 - self.side[market]] == 0, "nobody stands under a Reserve"
            assert self.status[market] == OPEN or not self.occupied[market], "Servants stand in open markets"
        tiled = [market for market in range(4) if self.status[market] == TILED]
        assert tiled == [self.tile], "one tile"
        assert self.holder < 0 or self.status[LOUQSOR] == OPEN, "NEF-49"
        assert (self.current_player == OVER) == (not self.agenda)
        if self.agenda and self.agenda[-1][0] == TURN:
            opened = [market for market in range(4) if self.status[market] == OPEN]
            assert len(opened) == 3 or (self.akhenaton_out and 0 < len(opened) < 3), "NEF-64"
            assert all(self.cards[4 * market + slot] >= 0 for market in opened for slot in range(4)), "four cards each"


# --- what follows from the table --------------------------------------------------------------------------------------


def seals(s: NefertitiState, seat: int) -> int:
    """How many Seals a seat has."""
    return s.seal_at.count(seat)


def units(s: NefertitiState, gift: int) -> list[int]:
    """Units of a type that each seat holds; a double senet is two (NEF-13)."""
    held = s.got[gift::KIND_COUNT]
    if gift == SENET:
        return [single + 2 * double for single, double in zip(held, s.got[SENET2::KIND_COUNT], strict=True)]
    return held


def holders(s: NefertitiState, gift: int) -> int:
    """How many seats hold a type of gift (NEF-15)."""
    return s.players - units(s, gift).count(0)


def holds(s: NefertitiState, seat: int, gift: int) -> bool:
    """Whether a seat holds a card of the type."""
    base = KIND_COUNT * seat + gift
    return s.got[base] > 0 or (gift == SENET and s.got[base + 1] > 0)


def closed_by_servants(s: NefertitiState, market: int, occupied: int, newcomer: int = -1) -> bool:
    """Whether the Servants on the open stall of a market close it (NEF-26..30); never by dice. Where one of them is
    only thought of, `newcomer` is whose it is."""
    stall = 2 * market + s.side[market]
    if CLOSES[stall][occupied]:
        return True
    if stall != GR or occupied.bit_count() < d.COLOURS:
        return False
    standing = [s.standing[square] for square in d.squares_of(GR, occupied)]
    return len({servant >> 2 if servant >= 0 else newcomer for servant in standing}) >= d.COLOURS


# --- moves, by question -----------------------------------------------------------------------------------------------


def _act_moves(s: NefertitiState) -> list[int]:
    """NEF-44, NEF-47."""
    if s.hand[s.seat]:
        moves: list[int] = []
        for market in (0, 1, 2, 3):
            if s.status[market] == OPEN:
                moves += PLACES[2 * market + s.side[market]][s.occupied[market]]
        return moves
    own = {STALL_OF[square] >> 1 for square, servant in enumerate(s.standing) if servant >> 2 == s.seat}
    return [FORCE0 + market for market in range(4) if market in own]


def _turn_moves(s: NefertitiState) -> list[int]:
    moves = _act_moves(s)
    if s.seat in s.seal_at:
        left = s.left
        moves += [RECRUIT0 + c for c in range(7) if left[c] and (s.idle or _POWER_USABLE[c](s))]
    return moves


def _swaps(s: NefertitiState, seat: int, other: int) -> list[int]:
    """NEF-71. `other` has swapped already (NEF-72)."""
    moves: list[int] = []
    got = s.got
    own = [kind for kind in range(KIND_COUNT) if got[KIND_COUNT * seat + kind]]
    wanted = [kind for kind in range(KIND_COUNT) if TYPE_OF[kind] in {TYPE_OF[held] for held in own}]
    for give in own:
        most = MAXIMUM[give] + s.money[seat]
        for opponent in range(s.players):
            if opponent not in (seat, other):
                for take in wanted:
                    if take != give and got[KIND_COUNT * opponent + take] and MAXIMUM[take] <= most:
                        moves.append(SWAP0 + 32 * give + 8 * opponent + take)
    return moves


def _swap_moves(s: NefertitiState) -> list[int]:
    _, seat, other, _ = s.agenda[-1]
    moves = _swaps(s, seat, other)
    return moves if other < 0 else [*moves, STOP]


def _name_moves(s: NefertitiState) -> list[int]:
    return [NAME0 + gift for gift in range(7) if holders(s, gift)]


def _score_moves(s: NefertitiState) -> list[int]:
    return [SCORE0 + gift for gift in range(7) if holds(s, s.seat, gift)]


def _discard_moves(s: NefertitiState, seat: int) -> list[int]:
    return [DISCARD0 + kind for kind in range(KIND_COUNT) if s.got[KIND_COUNT * seat + kind]]


def _steal_moves(s: NefertitiState) -> list[int]:
    return [STEAL0 + slot for slot in range(4) if s.cards[4 * s.tile + slot] >= 0]


def _collect_moves(s: NefertitiState) -> list[int]:
    return [
        COLLECT0 + 4 * market + amount
        for market in range(4)
        for amount in range(min(d.MOST_COLLECTED, s.reserve[market]))
    ]


def _buys(s: NefertitiState, seat: int, square: int) -> list[int]:
    """NEF-59."""
    if s.money[seat] < BID[square]:
        return []
    first = 4 * (STALL_OF[square] >> 1)
    return [BUY0 + slot for slot in range(4) if s.cards[first + slot] >= 0]


_POWER_USABLE: tuple[Callable[[NefertitiState], bool], ...] = (
    lambda s: s.seat in s.where,
    lambda s: bool(_swaps(s, s.seat, -1)),
    lambda s: True,
    lambda s: max(s.cards[4 * s.tile : 4 * s.tile + 4]) >= 0,
    lambda s: any(s.got),
    lambda s: s.seat in s.where,
    lambda s: any(s.reserve),
)
"""NEF-43: whether a Character's power would do something."""


# --- small acts -------------------------------------------------------------------------------------------------------


def _take_card(s: NefertitiState, seat: int, market: int, slot: int) -> Message:
    """A card goes to a seat, and the Seal on it; what it was, in words."""
    place = 4 * market + slot
    card = s.cards[place]
    s.cards[place] = -1
    s.where[card] = seat
    kind = KIND_OF[card]
    s.got[KIND_COUNT * seat + kind] += 1
    if slot == d.UPPER and SEALED + market in s.seal_at:
        s.seal_at[s.seal_at.index(SEALED + market)] = seat
        return message("with-seal", card=card_name(kind))
    return card_name(kind)


def _find_card(s: NefertitiState, seat: int, kind: int) -> int:
    """The lowest card of a kind that a seat holds, of which it has one at least."""
    return s.where.index(seat, FIRST_CARD[kind])


def _remove_card(s: NefertitiState, seat: int, kind: int) -> None:
    """NEF-16."""
    s.where[_find_card(s, seat, kind)] = REMOVED
    s.got[KIND_COUNT * seat + kind] -= 1


def _servant_home(s: NefertitiState, square: int) -> None:
    servant = s.standing[square]
    s.standing[square] = -1
    s.hand[servant >> 2] |= 1 << (servant & 3)
    s.occupied[STALL_OF[square] >> 1] ^= SQUARE_BIT[square]


def _ask(s: NefertitiState, frame: tuple[int, ...], rule: str) -> None:
    """Ask something inside a turn, or carry it out where only one answer is possible, or pass over it where none is."""
    s.agenda.append(frame)
    moves = MOVES[frame[0]](s)
    if len(moves) > 1:
        return
    journal = s.journal
    if not moves:
        if journal is not None:
            journal.append(("idle", rule, {"player": seat_name(frame[1])}))
        s.agenda.pop()
        return
    if journal is not None:
        journal.append((f"only-{FRAME_NAMES[frame[0]]}", rule, {"player": seat_name(frame[1])}))
    PLAY[frame[0]](s, moves[0])


# --- the turn ---------------------------------------------------------------------------------------------------------


def _play_turn(s: NefertitiState, move: int) -> None:
    s.agenda[-1] = _END
    if move < RECRUIT0:
        _act(s, move)
    else:
        _recruit(s, move - RECRUIT0)


def _play_act(s: NefertitiState, move: int) -> None:
    s.agenda.pop()
    _act(s, move)


def _act(s: NefertitiState, move: int) -> None:
    if move < FORCE0:
        _place(s, move)
        return
    market = move - FORCE0
    if s.journal is not None:
        s.journal.append(("force", "NEF-47", {"player": seat_name(s.seat), "market": market_name(market)}))
    s.agenda.append(_SETTLE[market])


def _place(s: NefertitiState, square: int) -> None:
    """NEF-44..46."""
    seat = s.seat
    market = STALL_OF[square] >> 1
    occupied = s.occupied[market]
    hand = s.hand[seat]
    s.standing[square] = 4 * seat + _LOWEST[hand]
    s.hand[seat] = hand & (hand - 1)
    s.occupied[market] = occupied | SQUARE_BIT[square]
    income = min(_INCOME[square] + (not occupied), s.reserve[market])
    s.reserve[market] -= income
    s.money[seat] += income
    journal = s.journal
    if journal is not None:
        journal.append(("place", "NEF-44", {"player": seat_name(seat), "square": square_name(square)}))
        if income:
            journal.append(("income", "NEF-45", {"player": seat_name(seat), "deben": income}))
    if market == LOUQSOR:
        s.holder = s.held_since = -1
        s.agenda.append(_ROLL)
    elif closed_by_servants(s, market, occupied | SQUARE_BIT[square]):
        if journal is not None:
            journal.append(("closes", _CLOSING_RULE[STALL_OF[square]], {"market": market_name(market)}))
        s.agenda.append(_SETTLE[market])


def _due(s: NefertitiState) -> None:
    """The placement after a Character, or one of the High Priest's two (NEF-73)."""
    s.agenda.pop()
    _ask(s, (ACT, s.seat), "NEF-47" if not s.hand[s.seat] else "NEF-44")


def _end(s: NefertitiState) -> None:
    """NEF-50..52."""
    s.agenda[-1] = _NEXT
    if s.holder == s.seat and s.held_since < s.turn:
        s.agenda.append((AGAIN, s.seat))


def _next(s: NefertitiState) -> None:
    """NEF-40."""
    s.agenda[-1] = _TURN
    s.seat = (s.seat + 1) % s.players
    s.turn += 1


def _play_reroll(s: NefertitiState, move: int) -> None:
    journal = s.journal
    if journal is not None:
        event = "reroll" if move == REROLL else "keep"
        journal.append((event, "NEF-50", {"player": seat_name(s.seat)}))
    if move == REROLL:
        s.agenda[-1] = _ROLL_AGAIN
    else:
        s.agenda.pop()
        if not s.reroll_repeat:
            s.holder = s.held_since = -1


# --- chance -----------------------------------------------------------------------------------------------------------


def _play_stall(s: NefertitiState, move: int) -> None:
    """NEF-33."""
    s.agenda.pop()
    market, side = divmod(move - STALL0, 2)
    s.side[market] = side
    if s.journal is not None:
        s.journal.append(("stall", "NEF-33", {"market": market_name(market), "side": SIDES[side]}))


def _play_card(s: NefertitiState, move: int) -> None:
    """A card is turned up for the place that waits. Of equal cards the last unseen one is taken, so that a card's
    number follows from the moves alone."""
    _, market, slot = s.agenda.pop()
    kind = move - CARD0
    if kind == AKHENATON:  # NEF-65
        s.akhenaton_out = True
        s.status[market] = PERMANENT
        while s.agenda.pop()[0] != REOPEN:
            pass
        if s.journal is not None:
            s.journal.append(("akhenaton", "NEF-65", {"market": market_name(market)}))
        return
    s.unseen.remove(kind)
    card = FIRST_CARD[kind] + s.unseen.count(kind)
    s.cards[4 * market + slot] = card
    s.where[card] = ON_MARKET
    if s.journal is not None:
        args = {"card": card_name(kind), "market": market_name(market), "slot": SLOTS[slot]}
        s.journal.append(("card", "NEF-63" if s.turn > 1 else "NEF-37", args))


def _reopen(s: NefertitiState) -> None:
    """The last of NEF-63; at set-up NEF-37."""
    market = s.agenda.pop()[1]
    s.status[market] = OPEN
    seal_at = s.seal_at
    if SEALED + market not in seal_at and SUPPLY in seal_at:
        seal_at[seal_at.index(SUPPLY)] = SEALED + market
    if s.journal is not None:
        sealed = "yes" if SEALED + market in seal_at else "no"
        s.journal.append(("open", "NEF-63", {"market": market_name(market), "sealed": sealed}))


def _play_roll(s: NefertitiState, move: int) -> None:
    """NEF-31, NEF-32, NEF-49."""
    again = s.agenda.pop()[1]
    s.rolled = move
    occupied = s.occupied[LOUQSOR]
    if move >= ROLL1:
        dice = [move - ROLL1 + 1]
        closes = dice[0] <= CHAIN[occupied]
    else:
        dice = list(d.PAIRS[move - ROLL2])
        faces = FACES[occupied]
        closes = bool(faces >> dice[0] & faces >> dice[1] & 1)
    if s.journal is not None:
        rule = _CLOSING_RULE[2 * LOUQSOR + s.side[LOUQSOR]]
        args = {"player": seat_name(s.seat), "dice": dice, "result": "closes" if closes else "open"}
        s.journal.append(("roll", rule, args))
    if closes:
        s.agenda.append(_SETTLE[LOUQSOR])
    elif not again:
        s.holder, s.held_since = s.seat, s.turn
    elif not s.reroll_repeat:
        s.holder = s.held_since = -1


# --- settling a market ------------------------------------------------------------------------------------------------


def _settle(s: NefertitiState) -> None:
    """NEF-56, NEF-58: the highest Servant."""
    market = s.agenda[-1][1]
    s.agenda[-1] = _REST[market]
    square = FIRST_SQUARE[2 * market + s.side[market]] + s.occupied[market].bit_length() - 1
    owner = s.standing[square] >> 2
    bid = BID[square]
    journal = s.journal
    if s.money[owner] >= bid:
        s.money[owner] -= bid
        s.reserve[market] += bid
        if journal is not None:
            args = {"player": seat_name(owner), "deben": bid, "square": square_name(square)}
            journal.append(("pay", "NEF-56", args))
        s.agenda.append((PACKAGE, owner, square))
        return
    if journal is not None:
        args = {"player": seat_name(owner), "deben": bid, "square": square_name(square)}
        journal.append(("shame", "NEF-58", args))
    if owner in s.where:
        _ask(s, (SHAME, owner, square), "NEF-58")
    else:
        _servant_home(s, square)


def _rest(s: NefertitiState) -> None:
    """NEF-59: every later Servant; after the last one the market closes."""
    market = s.agenda[-1][1]
    occupied = s.occupied[market]
    if not occupied:
        _shut(s, market)
        return
    square = FIRST_SQUARE[2 * market + s.side[market]] + occupied.bit_length() - 1
    owner = s.standing[square] >> 2
    _ask(s, (BUY, owner, square), "NEF-59")


def _play_package(s: NefertitiState, move: int) -> None:
    """NEF-56, NEF-57."""
    _, owner, square = s.agenda.pop()
    market = STALL_OF[square] >> 1
    package = PACKAGES[move - TAKE0]
    taken = [_take_card(s, owner, market, slot) for slot in range(4) if package >> slot & 1]
    _servant_home(s, square)
    if s.journal is not None:
        s.journal.append(("take", "NEF-56", {"player": seat_name(owner), "cards": taken}))


def _play_shame(s: NefertitiState, move: int) -> None:
    """NEF-58."""
    _, owner, square = s.agenda.pop()
    _remove_card(s, owner, move - DISCARD0)
    _servant_home(s, square)
    if s.journal is not None:
        args = {"player": seat_name(owner), "card": card_name(move - DISCARD0)}
        s.journal.append(("discard", "NEF-58", args))


def _play_buy(s: NefertitiState, move: int) -> None:
    """NEF-59, NEF-60."""
    _, owner, square = s.agenda.pop()
    market = STALL_OF[square] >> 1
    args: dict[str, Any] = {"player": seat_name(owner), "square": square_name(square)}
    if move == HALF:
        half = (s.reserve[market] + 1) // 2
        s.money[owner] += half
        s.reserve[market] -= half
        args["deben"] = half
    else:
        bid = BID[square]
        s.money[owner] -= bid
        s.reserve[market] += bid
        args["deben"] = bid
        args["card"] = _take_card(s, owner, market, move - BUY0)
    _servant_home(s, square)
    if s.journal is not None:
        s.journal.append(("half" if move == HALF else "buy", "NEF-59", args))


def _shut(s: NefertitiState, market: int) -> None:
    """NEF-62..67."""
    agenda, journal = s.agenda, s.journal
    s.side[market] ^= 1
    if market == LOUQSOR:
        s.holder = s.held_since = -1
    if journal is not None:
        journal.append(("shut", "NEF-62", {"market": market_name(market)}))
    before = s.tile
    if not s.akhenaton_out:
        s.tile = market
        s.status[market] = TILED
        s.status[before] = DEALING
        agenda[-1] = _REOPEN[before]
        _slide(s, before)
        return
    if s.tile_moves:
        s.tile = market
        s.status[before] = CLOSED
        s.status[market] = TILED
    else:
        s.status[market] = CLOSED
    if OPEN in s.status:
        agenda.pop()
        return
    agenda.clear()
    if journal is not None:
        journal.append(("end", "NEF-66", {}))


def _slide(s: NefertitiState, market: int) -> None:
    """NEF-63: the cards that were left close up, and the empty places wait for cards."""
    first = 4 * market
    row = s.cards[first : first + 4]
    upper, lower = row[0], [card for card in row[1:] if card >= 0]
    if upper < 0 and lower:
        upper = lower.pop(0)
    s.cards[first : first + 4] = row = [upper, *lower, *[-1] * (3 - len(lower))]
    s.agenda += [_CARD[first + slot] for slot in (3, 2, 1, 0) if row[slot] < 0]


# --- characters -------------------------------------------------------------------------------------------------------


def _recruit(s: NefertitiState, character: int) -> None:
    """NEF-42, NEF-70..77. The placement waits below what the power asks."""
    seat = s.seat
    journal = s.journal
    if journal is not None:
        spent = {"player": seat_name(seat), "character": character_name(s, character)}
        journal.append(("recruit", "NEF-42", spent))
    s.seal_at[s.seal_at.index(seat)] = SUPPLY
    s.left[character] -= 1
    s.agenda.append(_DUE)
    if character == VIZIER:
        types = sum([holds(s, seat, gift) for gift in range(7)])
        s.points[seat] += d.VIZIER_POINTS * types
        if journal is not None:
            scored = {"player": seat_name(seat), "points": d.VIZIER_POINTS * types, "types": types}
            journal.append(("vizier", "NEF-70", scored))
    elif character == MERCHANT:
        _ask(s, (SWAP, seat, -1, int(s.left[MERCHANT] == d.FIRST_MERCHANT - 1)), "NEF-71")
    elif character == HIGH_PRIEST:
        s.agenda.append(_DUE)
    elif character == THIEF:
        _ask(s, (STEAL, seat), "NEF-74")
    elif character == ROYAL_SERVANT:
        _ask(s, (NAME, seat), "NEF-75")
    elif character == SCRIBE:
        _ask(s, (SCORE, seat), "NEF-76")
    elif character == TREASURER:
        _ask(s, (COLLECT, seat), "NEF-77")


def _play_swap(s: NefertitiState, move: int) -> None:
    """NEF-71, NEF-72."""
    _, seat, _, again = s.agenda.pop()
    if move == STOP:
        if s.journal is not None:
            s.journal.append(("stop", "NEF-72", {"player": seat_name(seat)}))
        return
    give, other, take = d.SWAPS[move - SWAP0]
    given, taken = _find_card(s, seat, give), _find_card(s, other, take)
    s.where[given], s.where[taken] = other, seat
    got = s.got
    got[KIND_COUNT * seat + give] -= 1
    got[KIND_COUNT * seat + take] += 1
    got[KIND_COUNT * other + give] += 1
    got[KIND_COUNT * other + take] -= 1
    paid = max(0, MAXIMUM[take] - MAXIMUM[give])
    s.money[seat] -= paid
    s.money[other] += paid
    if s.journal is not None:
        args = {"player": seat_name(seat), "other": seat_name(other), "deben": paid}
        s.journal.append(("swap", "NEF-71", {**args, "given": card_name(give), "taken": card_name(take)}))
    if again and _swaps(s, seat, other):
        s.agenda.append((SWAP, seat, other, 0))


def _play_steal(s: NefertitiState, move: int) -> None:
    """NEF-74."""
    seat = s.agenda.pop()[1]
    card = _take_card(s, seat, s.tile, move - STEAL0)
    if s.journal is not None:
        args = {"player": seat_name(seat), "card": card, "market": market_name(s.tile)}
        s.journal.append(("steal", "NEF-74", args))


def _play_collect(s: NefertitiState, move: int) -> None:
    """NEF-77."""
    seat = s.agenda.pop()[1]
    market, amount = (move - COLLECT0) // 4, (move - COLLECT0) % 4 + 1
    s.reserve[market] -= amount
    s.money[seat] += amount
    if s.journal is not None:
        args = {"player": seat_name(seat), "deben": amount, "market": market_name(market)}
        s.journal.append(("collect", "NEF-77", args))


def _play_score(s: NefertitiState, move: int) -> None:
    """NEF-76."""
    seat = s.agenda.pop()[1]
    gift = move - SCORE0
    bonus = d.SCRIBE_BONUS[s.players][s.left[SCRIBE] + 1]
    value = VALUE[gift][holders(s, gift)]
    units = 0
    for kind in (SENET, SENET2) if gift == SENET else (gift,):
        while s.got[KIND_COUNT * seat + kind]:
            _remove_card(s, seat, kind)
            units += UNITS[kind]
    points = units * (value + bonus)
    s.points[seat] += points
    if s.journal is not None:
        args = {"player": seat_name(seat), "type": type_name(gift), "points": points, "units": units}
        s.journal.append(("score", "NEF-76", {**args, "value": value, "bonus": bonus}))


def _play_name(s: NefertitiState, move: int) -> None:
    """NEF-75."""
    seat = s.agenda.pop()[1]
    gift = move - NAME0
    value = VALUE[gift][holders(s, gift)]
    if s.journal is not None:
        args = {"player": seat_name(seat), "type": type_name(gift), "value": value}
        s.journal.append(("name", "NEF-75", args))
    s.agenda.append((GIFTS, gift, value, s.players))


def _gifts(s: NefertitiState) -> None:
    """NEF-75, NEF-93: seat by seat from the recruiter, each holder of the named type discards one and scores it."""
    agenda = s.agenda
    _, gift, value, left = agenda.pop()
    if not left:
        return
    agenda.append((GIFTS, gift, value, left - 1))
    seat = (s.seat - left) % s.players
    if not holds(s, seat, gift):
        return
    if gift != SENET:
        _give(s, seat, gift, value)
    elif s.got[KIND_COUNT * seat + SENET] and s.got[KIND_COUNT * seat + SENET2]:
        agenda.append((GIVE, seat, value))
    else:
        _give(s, seat, SENET if s.got[KIND_COUNT * seat + SENET] else SENET2, value)


def _give(s: NefertitiState, seat: int, kind: int, value: int) -> None:
    _remove_card(s, seat, kind)
    points = UNITS[kind] * value
    s.points[seat] += points
    if s.journal is not None:
        args = {"player": seat_name(seat), "card": card_name(kind), "points": points}
        s.journal.append(("give", "NEF-75", args))


def _play_give(s: NefertitiState, move: int) -> None:
    _, seat, value = s.agenda.pop()
    _give(s, seat, move - DISCARD0, value)


_CLOSING_RULE = ("NEF-26", "NEF-27", "NEF-28", "NEF-29", "NEF-30", "NEF-30", "NEF-31", "NEF-32")
"""The rule by which each stall closes."""

# One row a question: the answers there are.
MOVES: tuple[Callable[[NefertitiState], list[int]], ...] = (
    _turn_moves,
    _act_moves,
    _swap_moves,
    _name_moves,
    lambda s: [DISCARD0 + SENET, DISCARD0 + SENET2],
    _score_moves,
    _steal_moves,
    _collect_moves,
    lambda s: _TAKES[s.agenda[-1][2]][:],
    lambda s: _discard_moves(s, s.agenda[-1][1]),
    lambda s: [*_buys(s, s.agenda[-1][1], s.agenda[-1][2]), HALF],
    lambda s: [REROLL, KEEP],
)
# One row a question or draw: what an answer does.
PLAY: tuple[Callable[[NefertitiState, int], None], ...] = (
    _play_turn,
    _play_act,
    _play_swap,
    _play_name,
    _play_give,
    _play_score,
    _play_steal,
    _play_collect,
    _play_package,
    _play_shame,
    _play_buy,
    _play_reroll,
    _play_stall,
    _play_card,
    _play_roll,
)
# One row for each thing that goes on by itself.
STEPS: tuple[Callable[[NefertitiState], None], ...] = (_due, _gifts, _settle, _rest, _reopen, _end, _next)

CANDIDATES: tuple[tuple[int, ...], ...] = (
    tuple(range(SWAP0)),
    tuple(range(SWAP0)),
    (*range(SWAP0, STOP), STOP),
    tuple(range(NAME0, SCORE0)),
    tuple(range(DISCARD0, STEAL0)),
    tuple(range(SCORE0, DISCARD0)),
    tuple(range(STEAL0, COLLECT0)),
    tuple(range(COLLECT0, TAKE0)),
    tuple(range(TAKE0, BUY0)),
    tuple(range(DISCARD0, STEAL0)),
    (*range(BUY0, HALF), HALF),
    (REROLL, KEEP),
    tuple(range(STALL0, CARD0)),
    tuple(range(CARD0, ROLL2)),
    tuple(range(ROLL2, len(NOTATION))),
)
"""By question or draw, the moves of the kinds that a person might try."""
