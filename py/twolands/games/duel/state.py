"""What is on the table of Imhotep: The Duel, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...core.game import CHANCE, OVER, Rng, State
from ...core.message import Message, message, seat_name
from ...core.refusal import Refusal
from ...core.screen import Screen
from . import data as d
from .data import (
    ACTION,
    BOATS,
    CREW,
    DOCK,
    DRAW0,
    FIRST_TOKEN,
    KIND_COUNT,
    KIND_OF,
    LINE_MASK,
    LINES,
    LOADED_LINES,
    OBELISK,
    PAIRS,
    PASS,
    PLACE0,
    PLACES,
    SLOTS,
    SPACES,
    STOP,
    SWAP,
    SWAP0,
    TAKE,
    TAKE0,
    UNLOAD0,
    UNLOADS_OF,
    USE0,
)

# Where a token is, by `DuelState.where`: a seat has it, or …
UNSEEN, ON_BOAT, IN_BOX = 2, 3, 4

# Kinds of decisions on the agenda. A DRAW is followed by its cargo slot and the number of the
# rule that asks for it, a CREW_PLACE by the meeples placed so far.
TURN, DRAW, CREW_PLACE, DOCK_PLACE, DOCK_UNLOAD, DOCK_AGAIN, TAKE_CARGO, SWAP_CARGO, SWAP_UNLOAD = range(9)
DECISION_NAMES = (
    "turn",
    "draw",
    "crew-place",
    "dock-place",
    "dock-unload",
    "dock-again",
    "take",
    "swap",
    "swap-unload",
)

_TURN = (TURN,)
_DEAL = tuple((DRAW, slot, 6) for slot in reversed(range(18)))
_RELOAD = tuple(tuple((DRAW, 3 * boat + space, 16) for space in (2, 1, 0)) for boat in range(6))
_REFILL = tuple((DRAW, slot, 21) for slot in range(18))
DRAW_ROWS = (_DEAL, *_RELOAD, *((refill,) for refill in _REFILL))
"""Draws as they come onto the agenda together; the last one is made first."""
_EVERY_PLACE = tuple(range(PLACE0, UNLOAD0))
_EVERY_UNLOAD = tuple(range(UNLOAD0, USE0))
CANDIDATES = (
    (*range(PLACE0, TAKE0), PASS),
    tuple(range(DRAW0, DRAW0 + KIND_COUNT)),
    (*_EVERY_PLACE, STOP),
    _EVERY_PLACE,
    _EVERY_UNLOAD,
    (*_EVERY_UNLOAD, STOP),
    tuple(range(TAKE0, SWAP0)),
    tuple(range(SWAP0, STOP)),
    _EVERY_UNLOAD,
)
"""By decision, the moves of the kinds that a person might try."""

_TOKEN_NAMES = (
    message("token-obelisk"),
    *(message("token-temple", symbols=symbols) for symbols in range(1, 5)),
    message("token-light"),
    message("token-dark"),
    *(message("token-tomb", number=number) for number in range(1, 13)),
    *(message(f"token-{kind}") for kind in d.KINDS[ACTION:]),
)
_LOWEST = tuple((hand & -hand).bit_length() - 1 for hand in range(16))
_ALL_SPACES = 0b111_111_111


class DuelState(State):
    """The table.

    harbour       9 meeples (0..3 of seat 0, 4..7 of seat 1) or -1; `occupied` is the same as a mask
    boats         18 cargo slots: a token or -1; `moored` is a mask of the boats that are still there
    bag           kinds of the tokens nobody has seen, sorted; `supply` and `reserve` say how many lie where
    hand          masks of the meeples at home, by seat
    got           2 x 23 counts of tokens by seat and kind; `actions` are masks of the action kinds a seat holds
    where         the place of each token
    first_five    who first held five obelisks, or -1
    seat          whose turn it is; `starter` had the first one, `turn` counts them from 1
    sides         mask of B sides in the order obelisk, temple, pyramid, tomb
    open_temples  whether the page shows everybody's temple tokens
    """

    __slots__ = (
        "actions",
        "bag",
        "boats",
        "first_five",
        "got",
        "hand",
        "harbour",
        "moored",
        "occupied",
        "open_temples",
        "reserve",
        "seat",
        "sides",
        "starter",
        "supply",
        "turn",
        "where",
    )

    levels = ((14, 3), (30, 6), (60, 8), (130, 10), (260, 14))

    def __init__(self, sides: int = 0, starter: int = 0, open_temples: bool = False):
        self.sides = sides
        self.starter = starter
        self.open_temples = open_temples
        self.harbour = [-1] * 9
        self.occupied = 0
        self.boats = [-1] * 18
        self.moored = 0b111_111
        self.bag = list(KIND_OF)
        self.supply = d.SUPPLY
        self.reserve = d.RESERVE
        self.hand = [0b1111, 0b1111]
        self.got = [0] * (2 * KIND_COUNT)
        self.actions = [0, 0]
        self.where = bytearray([UNSEEN]) * d.TOKEN_COUNT
        self.first_five = -1
        self.seat = starter
        self.turn = 1
        self.agenda = [_TURN, *_DEAL]
        self.current_player = CHANCE
        self.journal = None

    def copy(self) -> DuelState:
        new = DuelState.__new__(DuelState)
        new.sides = self.sides
        new.starter = self.starter
        new.open_temples = self.open_temples
        new.harbour = self.harbour[:]
        new.occupied = self.occupied
        new.boats = self.boats[:]
        new.moored = self.moored
        new.bag = self.bag[:]
        new.supply = self.supply
        new.reserve = self.reserve
        new.hand = self.hand[:]
        new.got = self.got[:]
        new.actions = self.actions[:]
        new.where = self.where[:]
        new.first_five = self.first_five
        new.seat = self.seat
        new.turn = self.turn
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
        bag = self.bag
        return [(DRAW0 + kind, bag.count(kind)) for kind in range(KIND_COUNT) if kind in bag]

    def sample_chance(self, rng: Rng) -> int:
        return DRAW0 + self.bag[int(rng.random() * len(self.bag))]

    def apply(self, move: int) -> None:
        if move >= DRAW0:
            _draw(self, move - DRAW0)
        else:
            PLAY[self.agenda[-1][0]](self, move)

    def scores(self) -> list[int]:
        from .score import totals

        return totals(self)

    def returns(self) -> list[float]:
        first, second = self.scores()
        if first == second:  # DUEL-28: the one who did not start wins
            return [0.0, 1.0] if self.starter == 0 else [1.0, 0.0]
        return [1.0, 0.0] if first > second else [0.0, 1.0]

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
        on_boats = [token for token in self.boats if token >= 0]
        waiting = sum(entry[0] == DRAW for entry in self.agenda)
        assert len(self.bag) == self.supply + self.reserve + waiting, "unseen tokens"
        assert self.bag == sorted(self.bag), "the bag is kept sorted"
        assert sorted(self.bag) == sorted(
            KIND_OF[token] for token in range(d.TOKEN_COUNT) if self.where[token] == UNSEEN
        )
        assert sorted(on_boats) == [token for token in range(d.TOKEN_COUNT) if self.where[token] == ON_BOAT], "boats"
        for seat in (0, 1):
            held = [KIND_OF[token] for token in range(d.TOKEN_COUNT) if self.where[token] == seat]
            counts = self.got[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
            assert counts == [held.count(kind) for kind in range(KIND_COUNT)], "holdings"
            assert self.actions[seat] == sum((counts[ACTION + kind] > 0) << kind for kind in range(4))
            standing = [meeple & 3 for meeple in self.harbour if meeple >> 2 == seat]
            home = [meeple for meeple in range(d.MEEPLES) if self.hand[seat] >> meeple & 1]
            assert sorted(standing + home) == list(range(d.MEEPLES)), "meeples"
        assert self.occupied == sum((owner >= 0) << space for space, owner in enumerate(self.harbour))
        assert self.current_player != OVER or unloads_done(self) == d.UNLOADS, "DUEL-27"
        assert (self.current_player == OVER) == (self.moored.bit_count() == 1) == (not self.agenda)


def token_name(kind: int) -> Message:
    """The message that names a kind of token."""
    return _TOKEN_NAMES[kind]


def unloads_done(state: DuelState) -> int:
    """How many boats have been unloaded so far (DUEL-27)."""
    return (d.SUPPLY - state.supply) // d.CARGO + 6 - state.moored.bit_count()


# --- moves, by decision --------------------------------------------------------------------------


def _turn_moves(s: DuelState) -> list[int]:
    seat, occupied = s.seat, s.occupied
    unloads = UNLOADS_OF[LOADED_LINES[occupied] & s.moored]
    moves = PLACES[occupied] + unloads if s.hand[seat] else unloads[:]
    actions = s.actions[seat]
    if actions:
        hand = s.hand[seat]
        if actions & 1 << TAKE and _takeable(s):
            moves.append(USE0 + TAKE)
        if actions & 1 << CREW and hand & (hand - 1):  # two or more
            moves.append(USE0 + CREW)
        if actions & 1 << DOCK and hand and _dock_moves(s):
            moves.append(USE0 + DOCK)
        if actions & 1 << SWAP and unloads:
            moves.append(USE0 + SWAP)
    return moves or [PASS]


def _takeable(s: DuelState) -> list[int]:
    """DUEL-21: every cargo that is no action token."""
    return [TAKE0 + slot for slot, token in enumerate(s.boats) if token >= 0 and KIND_OF[token] < ACTION]


def _crew_moves(s: DuelState) -> list[int]:
    places = PLACES[s.occupied]
    return places[:] if s.agenda[-1][1] < 2 else [*places, STOP]


def _dock_moves(s: DuelState) -> list[int]:
    """DUEL-23: spaces after which some boat can be unloaded."""
    occupied, moored = s.occupied, s.moored
    if LOADED_LINES[occupied] & moored:
        return PLACES[occupied][:]
    return [place for place in PLACES[occupied] if LOADED_LINES[occupied | 1 << (place - PLACE0)] & moored]


def _unload_moves(s: DuelState) -> list[int]:
    return UNLOADS_OF[LOADED_LINES[s.occupied] & s.moored][:]


def _again_moves(s: DuelState) -> list[int]:
    return [*_unload_moves(s), STOP]


def _swap_moves(s: DuelState) -> list[int]:
    return [SWAP0 + 3 * boat + pair for boat in range(6) if s.moored >> boat & 1 for pair in range(3)]


# --- what a move does ----------------------------------------------------------------------------


def _end_turn(s: DuelState) -> None:
    s.agenda[-1] = _TURN
    s.seat ^= 1
    s.turn += 1
    s.current_player = s.seat


def _place(s: DuelState, space: int) -> None:
    """DUEL-10."""
    seat = s.seat
    hand = s.hand[seat]
    s.harbour[space] = 4 * seat + _LOWEST[hand]
    s.occupied |= 1 << space
    s.hand[seat] = hand & (hand - 1)
    if s.journal is not None:
        s.journal.append(("place", "DUEL-10", {"player": seat_name(seat), "space": SPACES[space]}))


def _receive(s: DuelState, seat: int, token: int) -> None:
    """DUEL-18, DUEL-19."""
    kind = KIND_OF[token]
    s.where[token] = seat
    index = seat * KIND_COUNT + kind
    s.got[index] += 1
    if kind >= ACTION:
        s.actions[seat] |= 1 << (kind - ACTION)
    elif kind == OBELISK and s.got[index] == d.OBELISK_B_NEED and s.first_five < 0:
        s.first_five = seat  # DUEL-33


def _unload(s: DuelState, boat: int, seat: int) -> None:
    """DUEL-12..16. What follows is on the agenda already: draws are put on top of it, or the game ends."""
    boats, harbour, hand = s.boats, s.harbour, s.hand
    slot = 3 * boat + 2
    journal = s.journal
    if journal is not None:
        journal.append(("unload", "DUEL-11", {"player": seat_name(seat), "boat": BOATS[boat]}))
    for space in LINES[boat]:
        meeple = harbour[space]
        if meeple >= 0:
            owner = meeple >> 2
            token = boats[slot]
            _receive(s, owner, token)
            if journal is not None:
                journal.append(
                    ("receive", "DUEL-12", {"player": seat_name(owner), "token": token_name(KIND_OF[token])})
                )
            slot -= 1
            harbour[space] = -1
            hand[owner] |= 1 << (meeple & 3)
    s.occupied &= _ALL_SPACES ^ LINE_MASK[boat]
    if slot == 3 * boat:
        token = boats[slot]
        s.where[token] = IN_BOX
        if journal is not None:
            journal.append(("box", "DUEL-14", {"token": token_name(KIND_OF[token])}))
    boats[3 * boat] = boats[3 * boat + 1] = boats[3 * boat + 2] = -1
    if s.supply >= d.CARGO:
        s.supply -= d.CARGO
        s.agenda += _RELOAD[boat]
        s.current_player = CHANCE
        return
    s.moored ^= 1 << boat
    if journal is not None:
        journal.append(("leave", "DUEL-16", {"boat": BOATS[boat]}))
    if s.moored.bit_count() == 1:  # DUEL-26
        if s.agenda[-1] is _TURN:  # the turn that this unload has ended is the last one
            s.turn -= 1
        s.agenda.clear()
        s.current_player = OVER
        if journal is not None:
            journal.append(("end", "DUEL-26", {}))


def _draw(s: DuelState, kind: int) -> None:
    """A token is turned up on the cargo slot that waits. Of equal tokens the last unseen one is taken, so that a
    token's number follows from the moves alone."""
    bag, agenda = s.bag, s.agenda
    bag.remove(kind)
    token = FIRST_TOKEN[kind] + bag.count(kind)
    _, slot, rule = agenda.pop()
    s.boats[slot] = token
    s.where[token] = ON_BOAT
    if s.journal is not None:
        s.journal.append(("draw", f"DUEL-{rule}", {"token": token_name(kind), "slot": SLOTS[slot]}))
    top = agenda[-1][0]
    if top != DRAW:
        s.current_player = s.seat
        if top == DOCK_AGAIN:
            _ask_again(s)


def _play_turn(s: DuelState, move: int) -> None:
    if move < UNLOAD0:
        _place(s, move)
        _end_turn(s)
    elif move < USE0:
        _play_last_unload(s, move)
    elif move < TAKE0:
        _use(s, move - USE0)
    else:
        if s.journal is not None:
            s.journal.append(("pass", "DUEL-9", {"player": seat_name(s.seat)}))
        _end_turn(s)


def _use(s: DuelState, action: int) -> None:
    """DUEL-20..24: the token leaves the game at once; what it asks comes next."""
    seat = s.seat
    kind = ACTION + action
    index = seat * KIND_COUNT + kind
    s.got[index] -= 1
    if not s.got[index]:
        s.actions[seat] ^= 1 << action
    s.where[s.where.index(seat, FIRST_TOKEN[kind])] = IN_BOX
    if s.journal is not None:
        s.journal.append(("use", f"DUEL-{21 + action}", {"player": seat_name(seat), "token": token_name(kind)}))
    _ask(s, _FIRST_QUESTION[action])


def _ask(s: DuelState, question: tuple[int, ...]) -> None:
    """Ask the next thing inside a turn, or carry it out where only one answer is possible."""
    s.agenda[-1] = question
    kind = question[0]
    moves = MOVES[kind](s)
    if len(moves) > 1:
        return
    if s.journal is not None:
        s.journal.append((f"only-{DECISION_NAMES[kind]}", _ONLY_RULE[kind], {"player": seat_name(s.seat)}))
    PLAY[kind](s, moves[0])


def _stop(s: DuelState, rule: str) -> None:
    if s.journal is not None:
        s.journal.append(("stop", rule, {"player": seat_name(s.seat)}))
    _end_turn(s)


def _play_crew(s: DuelState, move: int) -> None:
    placed = s.agenda[-1][1]
    if move == STOP:
        _stop(s, "DUEL-22")
        return
    _place(s, move)
    if placed == 2 or (placed == 1 and not s.hand[s.seat]):
        _end_turn(s)
    else:
        _ask(s, (CREW_PLACE, placed + 1))


def _play_dock_place(s: DuelState, move: int) -> None:
    _place(s, move)
    _ask(s, (DOCK_UNLOAD,))


def _play_dock_unload(s: DuelState, move: int) -> None:
    s.agenda[-1] = (DOCK_AGAIN,)
    _unload(s, move - UNLOAD0, s.seat)
    if s.current_player >= 0:  # otherwise the draws come first
        _ask_again(s)


def _ask_again(s: DuelState) -> None:
    """DUEL-23: the second unload is asked only where there is one."""
    if not _unload_moves(s):
        _end_turn(s)


def _play_dock_again(s: DuelState, move: int) -> None:
    if move == STOP:
        _stop(s, "DUEL-23")
    else:
        _play_last_unload(s, move)


def _play_last_unload(s: DuelState, move: int) -> None:
    """The unload that ends a turn: the next turn waits under its draws."""
    seat = s.seat
    _end_turn(s)
    _unload(s, move - UNLOAD0, seat)


def _play_take(s: DuelState, move: int) -> None:
    """DUEL-21."""
    slot = move - TAKE0
    seat = s.seat
    token = s.boats[slot]
    s.boats[slot] = -1
    _receive(s, seat, token)
    if s.journal is not None:
        args = {"player": seat_name(seat), "token": token_name(KIND_OF[token]), "slot": SLOTS[slot]}
        s.journal.append(("take", "DUEL-21", args))
    _end_turn(s)
    s.reserve -= 1
    s.agenda.append(_REFILL[slot])
    s.current_player = CHANCE


def _play_swap(s: DuelState, move: int) -> None:
    """DUEL-24."""
    boat, pair = divmod(move - SWAP0, 3)
    low, high = (3 * boat + space - 1 for space in PAIRS[pair])
    boats = s.boats
    boats[low], boats[high] = boats[high], boats[low]
    if s.journal is not None:
        args = {"player": seat_name(s.seat), "one": SLOTS[low], "other": SLOTS[high]}
        s.journal.append(("swap", "DUEL-24", args))
    _ask(s, (SWAP_UNLOAD,))


_ONLY_RULE = {TAKE_CARGO: "DUEL-21", DOCK_UNLOAD: "DUEL-23", SWAP_UNLOAD: "DUEL-24"}
ACTION_OF = {
    CREW_PLACE: CREW,
    DOCK_PLACE: DOCK,
    DOCK_UNLOAD: DOCK,
    DOCK_AGAIN: DOCK,
    TAKE_CARGO: TAKE,
    SWAP_CARGO: SWAP,
    SWAP_UNLOAD: SWAP,
}
"""By decision inside a turn, the action token that asks it."""
_FIRST_QUESTION = ((TAKE_CARGO,), (CREW_PLACE, 0), (DOCK_PLACE,), (SWAP_CARGO,))

# One row a decision: the answers there are, and what an answer does.
MOVES: tuple[Callable[[DuelState], list[int]], ...] = (
    _turn_moves,
    lambda s: [],
    _crew_moves,
    _dock_moves,
    _unload_moves,
    _again_moves,
    _takeable,
    _swap_moves,
    _unload_moves,
)
PLAY: tuple[Callable[[DuelState, int], None], ...] = (
    _play_turn,
    lambda s, move: _draw(s, move - DRAW0),
    _play_crew,
    _play_dock_place,
    _play_dock_unload,
    _play_dock_again,
    _play_take,
    _play_swap,
    _play_last_unload,
)
