"""What is on the table of Imhotep, and what can be done with it."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ...core.game import CHANCE, OVER, Rng, State
from ...core.message import message, seat_name
from ...core.refusal import Refusal
from ...core.score import placings
from ...core.screen import Screen
from . import data as d
from .data import (
    BITS,
    BLUE,
    CARD,
    CARD0,
    CARD_MOVE,
    END,
    KIND_OF,
    LOAD,
    LOAD0,
    LOADS_AB,
    LOADS_CD,
    MARKET,
    NEXT,
    NEXT0,
    OWNER_SHIFT,
    PASS,
    QUARRY,
    ROUND,
    ROUND0,
    ROUND_MOVE,
    SAIL,
    SAIL0,
    SAILS,
    SHIPS,
    SLED,
    SPACES,
    TAKE,
    TAKE0,
    TURN,
    UNLOAD,
    USE0,
    USES,
)
from .expansion import Expansion
from .sites import DELIVER, SITE_NAMES, pyramid_points, temple_visible

_TURN = (TURN,)
_END = (END,)
_ROUND = (ROUND,)
_SHOW_CARDS = tuple((CARD, slot) for slot in reversed(range(d.MARKET_CARDS)))
_LOAD = tuple((LOAD, why) for why in range(len(d.LOAD_REASONS)))
_SAIL = tuple((SAIL, ship) for ship in range(5))
_UNLOAD = tuple((UNLOAD, ship) for ship in range(4))
_NEXT = tuple((NEXT, ship) for ship in range(4))

CARD_NAMES = tuple(message(f"card-{kind}") for kind in d.KINDS)


class Decision(NamedTuple):
    """One kind of thing on the agenda.

    name      what it is called in positions, prompts (`prompt-…`) and automatic moves (`event-only-…`)
    params    for each number that follows the kind, the words that it stands for
    play      what an answer or outcome does; it takes its own entry off the agenda, and may put others on it
    moves     the answers there are
    tries     the answers that a person might try (for a draw: its outcomes)
    bag       for a draw: the things of which one is drawn, each as likely as any other
    outcomes  for a draw: thing to move
    rule      the rule by which it is asked
    """

    name: str
    params: tuple[tuple[str, ...], ...]
    play: Callable[[ImhotepState, int], None]
    moves: Callable[[ImhotepState], list[int]] | None = None
    tries: Sequence[int] = ()
    bag: Callable[[ImhotepState], list[int]] | None = None
    outcomes: Sequence[int] = ()
    rule: str = "IMH-20"


class ImhotepState(State):
    """The table.

    players       how many; `starter` opened the first round, `seat` has the turn, `round` counts from 1
    card          the round card, or -1; `rounds` are those that may still come
    spaces        16 spaces of the ships A..D: a stone or -1
    waiting       mask of the ships that have not sailed; `ready` are those of them that hold their minimum
    free          mask of the free spaces on waiting ships
    need          by ship, how many stones it lacks to sail
    course        by ship, mask of the sites it may sail to
    at            by ship, the site it has sailed to, or -1
    market        4 cards or -1; `deck` (sorted) and `discard` are the other cards that nobody holds
    cards         by seat, the cards it keeps; `blue` are masks of the blue kinds among them
    sled, quarry  by seat, its stones there
    pyramids, temple, burial   the stones there, in order; `obelisks` by seat
    points        by seat, scored so far; `temple_points` are those of the temple in it
    passes        how many turns in a row were passed
    extras        what an expansion keeps, by its name: a flat list of ints
    expansions    the rules that are played with besides these
    """

    levels = ((8, 2), (12, 3), (42, 8), (120, 12), (250, 16))

    __slots__ = (
        "at",
        "blue",
        "burial",
        "card",
        "cards",
        "course",
        "deck",
        "discard",
        "expansions",
        "extras",
        "free",
        "market",
        "need",
        "obelisks",
        "passes",
        "players",
        "points",
        "pyramids",
        "quarry",
        "ready",
        "round",
        "rounds",
        "seat",
        "sled",
        "spaces",
        "starter",
        "temple",
        "temple_points",
        "waiting",
    )

    def __init__(self, players: int = 2, starter: int = 0, expansions: tuple[Expansion, ...] = ()):
        self.players = players
        self.starter = starter
        self.expansions = expansions
        self.extras: dict[str, list[int]] = {}
        self.card = -1
        self.rounds = d.ROUNDS[players][:]
        self.spaces = [-1] * 16
        self.waiting = self.ready = self.free = 0
        self.need = [0] * 4
        self.course = [0] * 4
        self.at = [-1] * 4
        self.market = [-1] * d.MARKET_CARDS
        self.deck = list(range(d.CARD_COUNT))
        self.discard: list[int] = []
        self.cards: list[list[int]] = [[] for _ in range(players)]
        self.blue = [0] * players
        self.quarry = [d.stones_of(seat)[::-1] for seat in range(players)]
        self.sled: list[list[int]] = [[] for _ in range(players)]
        for turn in range(players):
            _quarry(self, (starter + turn) % players, d.START_SLED[turn])
        self.pyramids: list[int] = []
        self.temple: list[int] = []
        self.burial: list[int] = []
        self.obelisks: list[list[int]] = [[] for _ in range(players)]
        self.points = [0] * players
        self.temple_points = [0] * players
        self.passes = 0
        self.round = 1
        self.seat = starter
        self.agenda = [_TURN, *_SHOW_CARDS, _ROUND]
        self.current_player = CHANCE
        self.journal = None
        for expansion in expansions:
            expansion.set_up(self)

    def copy(self) -> ImhotepState:
        new = ImhotepState.__new__(ImhotepState)
        new.players = self.players
        new.starter = self.starter
        new.expansions = self.expansions
        new.extras = {name: kept[:] for name, kept in self.extras.items()}
        new.card = self.card
        new.rounds = self.rounds[:]
        new.spaces = self.spaces[:]
        new.waiting = self.waiting
        new.ready = self.ready
        new.free = self.free
        new.need = self.need[:]
        new.course = self.course[:]
        new.at = self.at[:]
        new.market = self.market[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.cards = [cards[:] for cards in self.cards]
        new.blue = self.blue[:]
        new.quarry = [stones[:] for stones in self.quarry]
        new.sled = [stones[:] for stones in self.sled]
        new.pyramids = self.pyramids[:]
        new.temple = self.temple[:]
        new.burial = self.burial[:]
        new.obelisks = [stones[:] for stones in self.obelisks]
        new.points = self.points[:]
        new.temple_points = self.temple_points[:]
        new.passes = self.passes
        new.round = self.round
        new.seat = self.seat
        new.agenda = self.agenda[:]
        new.current_player = self.current_player
        new.journal = None
        return new

    # --- the contract ------------------------------------------------------------------------------------------------

    def legal_moves(self) -> list[int]:
        if self.current_player < 0:
            return []
        moves = DECISIONS[self.agenda[-1][0]].moves
        assert moves is not None
        return moves(self)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.current_player != CHANCE:
            return []
        decision = DECISIONS[self.agenda[-1][0]]
        assert decision.bag is not None
        drawn = [decision.outcomes[thing] for thing in decision.bag(self)]
        return [(move, drawn.count(move)) for move in dict.fromkeys(drawn)]

    def sample_chance(self, rng: Rng) -> int:
        decision = DECISIONS[self.agenda[-1][0]]
        assert decision.bag is not None
        things = decision.bag(self)
        return decision.outcomes[things[int(rng.random() * len(things))]]

    def apply(self, move: int) -> None:
        DECISIONS[self.agenda[-1][0]].play(self, move)
        go_on(self)

    def scores(self) -> list[int]:
        from .score import totals

        return totals(self)

    def returns(self) -> list[float]:
        return placings(list(zip(self.scores(), map(len, self.sled), strict=True)))  # IMH-72

    def evaluate(self) -> list[float]:
        from .evaluate import evaluate

        return evaluate(self)

    def why_not(self, move: int) -> Refusal | None:
        from .refuse import why_not

        return why_not(self, move)

    def candidates(self) -> Iterable[int]:
        if not self.agenda:
            return ()
        decision = DECISIONS[self.agenda[-1][0]]
        return decision.tries or dict.fromkeys(decision.outcomes)

    @property
    def screen(self) -> Screen:
        from . import view

        return view

    def check_invariants(self) -> None:
        loaded = [stone for stone in self.spaces if stone >= 0]
        built = self.pyramids + self.temple + self.burial
        for seat in range(self.players):
            mine = [stone for stone in loaded + built if stone >> OWNER_SHIFT == seat]
            mine += self.sled[seat] + self.quarry[seat] + self.obelisks[seat]
            assert sorted(mine) == d.stones_of(seat), "IMH-T29"
            assert len(self.sled[seat]) <= SLED, "IMH-31"
            kinds = {KIND_OF[card] - BLUE for card in self.cards[seat] if KIND_OF[card] >= BLUE}
            assert self.blue[seat] == sum(1 << kind for kind in kinds), "blue cards"
            assert all(KIND_OF[card] >= d.GREEN for card in self.cards[seat]), "IMH-41"
        held = [card for cards in self.cards for card in cards]
        shown = [card for card in self.market if card >= 0]
        assert sorted(held + shown + self.deck + self.discard) == list(range(d.CARD_COUNT)), "cards"
        assert self.deck == sorted(self.deck), "the deck is kept sorted"
        assert len(self.rounds) == len(d.ROUNDS[self.players]) - self.round + (self.card < 0), "round cards"
        capacities = d.CAPACITIES[self.card] if self.card >= 0 else (0, 0, 0, 0)
        for ship, capacity in enumerate(capacities):
            spaces = self.spaces[4 * ship : 4 * ship + 4]
            empty = sum(1 << space for space in range(capacity) if spaces[space] < 0)
            count = sum(stone >= 0 for stone in spaces)
            waits = self.waiting >> ship & 1
            assert all(stone < 0 for stone in spaces[capacity:]), "a stone in the water"
            assert self.free >> 4 * ship & 15 == (empty if waits else 0), "free spaces"
            if waits:
                assert self.need[ship] == d.MINIMUM[capacity] - count, "IMH-33"
                assert self.at[ship] < 0, "a ship in two places"
                assert self.course[ship], "SUN-12: a site is left for every ship"
                assert self.course[ship] & visited(self) == 0, "a second ship at a site"
            assert (self.ready >> ship & 1) == (waits and self.need[ship] <= 0), "ready ships"
        landed = [site for site in self.at if site >= 0]
        assert len(set(landed)) == len(landed), "two ships at a site"
        pyramids = pyramid_points(self)
        for seat, points in enumerate(self.points):
            assert points >= pyramids[seat] + self.temple_points[seat], "points"
        assert (self.current_player == OVER) == (not self.agenda)
        for expansion in self.expansions:
            expansion.check_invariants(self)


def visited(s: ImhotepState) -> int:
    """Mask of the sites at which a ship has landed in this round."""
    return sum([1 << site for site in s.at if site >= 0])


# --- what can be done --------------------------------------------------------------------------------------------


def _turn_moves(s: ImhotepState) -> list[int]:
    seat = s.seat
    stones = len(s.sled[seat])
    free = s.free
    moves = [QUARRY] if stones < SLED and s.quarry[seat] else []
    if stones:
        moves += LOADS_AB[free & 255]
        moves += LOADS_CD[free >> 8]
    for ship in BITS[s.ready]:
        moves += SAILS[ship][s.course[ship]]
    if s.blue[seat]:
        moves += USES[s.blue[seat] & _playable(s)]
    return moves or [PASS]


def _playable(s: ImhotepState) -> int:
    """Mask of the kinds of blue cards that could be carried out now (IMH-34)."""
    stones, free = len(s.sled[s.seat]), s.free
    kinds = 0
    if stones >= 2 and free & (free - 1):
        kinds |= 1 << d.CHISEL
    if s.ready:
        kinds |= 1 << d.LEVER
    if stones < SLED and s.quarry[s.seat] and free:
        kinds |= 1 << d.HAMMER
    if stones and nearly_ready(s):
        kinds |= 1 << d.SAIL_CARD
    return kinds


def nearly_ready(s: ImhotepState) -> list[int]:
    """Ships with a free space that hold their minimum when it is filled."""
    return [ship for ship in BITS[s.waiting] if s.free >> 4 * ship & 15 and s.need[ship] <= 1]


def _load_moves(s: ImhotepState) -> list[int]:
    free = s.free
    if s.agenda[-1][1] == d.FOR_SAIL:
        free &= sum([15 << 4 * ship for ship in nearly_ready(s)])
    return LOADS_AB[free & 255] + LOADS_CD[free >> 8]


def _sail_moves(s: ImhotepState) -> list[int]:
    only = s.agenda[-1][1]
    ships = BITS[s.ready] if only == d.ANY_SHIP else (only,)
    return [move for ship in ships for move in SAILS[ship][s.course[ship]]]


def _next_moves(s: ImhotepState) -> list[int]:
    first = 4 * s.agenda[-1][1]
    return [NEXT0 + space for space in range(first, first + 4) if s.spaces[space] >= 0]


def _take_moves(s: ImhotepState) -> list[int]:
    kinds = {KIND_OF[card] for card in s.market if card >= 0}
    return [TAKE0 + kind for kind in sorted(kinds)]


# --- what a move does ---------------------------------------------------------------------------------------------


def go_on(s: ImhotepState) -> None:
    """Do what needs no answer, until somebody or chance is asked or the game is over."""
    agenda = s.agenda
    while agenda:
        entry = agenda[-1]
        kind = entry[0]
        if kind == END:
            _end_turn(s)
        elif kind == TURN:
            s.current_player = s.seat
            return
        elif kind == UNLOAD:
            _unload(s, entry[1])
        else:
            decision = DECISIONS[kind]
            if decision.bag is not None:
                if not decision.bag(s):
                    _reshuffle(s)
                s.current_player = CHANCE
                return
            assert decision.moves is not None
            moves = decision.moves(s)
            seat = entry[1] if kind == TAKE else s.seat
            if len(moves) > 1:
                s.current_player = seat
                return
            if s.journal is not None:
                s.journal.append((f"only-{decision.name}", decision.rule, {"player": seat_name(seat)}))
            decision.play(s, moves[0])
    s.current_player = OVER


def _reshuffle(s: ImhotepState) -> None:
    """IMH-11: the discards become a new deck. There are some, since nobody holds red cards and the market has no
    room for all of them."""
    s.deck, s.discard = sorted(s.discard), []
    if s.journal is not None:
        s.journal.append(("reshuffle", "IMH-11", {"count": len(s.deck)}))


def _quarry(s: ImhotepState, seat: int, count: int) -> None:
    """Stones from a seat's quarry to its sled."""
    quarry = s.quarry[seat]
    for _ in range(count):
        s.sled[seat].append(quarry.pop())


def quarry(s: ImhotepState, most: int, event: str, rule: str) -> None:
    """As many stones as the sled and the quarry allow, but at most so many (IMH-31)."""
    seat = s.seat
    count = min(most, SLED - len(s.sled[seat]), len(s.quarry[seat]))
    _quarry(s, seat, count)
    if s.journal is not None:
        s.journal.append((event, rule, {"player": seat_name(seat), "count": count}))


def place(s: ImhotepState, space: int, rule: str) -> None:
    """A stone from the sled of the player to move is placed on a ship. Of this the expansions are told."""
    ship = space >> 2
    s.spaces[space] = s.sled[s.seat].pop()
    s.free ^= 1 << space
    s.need[ship] -= 1
    if s.need[ship] == 0:
        s.ready |= 1 << ship
    if s.journal is not None:
        s.journal.append(("load", rule, {"player": seat_name(s.seat), "space": SPACES[space]}))
    for expansion in s.expansions:
        expansion.placed(s, space)


def exchange(s: ImhotepState, one: int, other: int) -> None:
    """Two stones on ships change places. That is not placing: no expansion is told (SUN-7)."""
    spaces = s.spaces
    spaces[one], spaces[other] = spaces[other], spaces[one]


def bind(s: ImhotepState, ship: int, site: int) -> None:
    """This ship must sail to this site, and no other one may."""
    for other in range(4):
        s.course[other] &= ~(1 << site)
    s.course[ship] = 1 << site


def _sail(s: ImhotepState, move: int, rule: str) -> None:
    """IMH-33, but for the unloading."""
    ship, site = divmod(move - SAIL0, 5)
    s.waiting ^= 1 << ship
    s.ready ^= 1 << ship
    s.free &= ~(15 << 4 * ship)
    s.at[ship] = site
    for other in range(4):
        s.course[other] &= ~(1 << site)
    s.course[ship] = 0
    if s.journal is not None:
        args = {"player": seat_name(s.seat), "ship": SHIPS[ship], "site": SITE_NAMES[site]}
        s.journal.append(("sail", rule, args))


def _unload(s: ImhotepState, ship: int) -> None:
    """IMH-35. At the market the rest waits until a card is taken."""
    spaces, site = s.spaces, s.at[ship]
    deliver = DELIVER[site]
    for space in range(4 * ship, 4 * ship + 4):
        stone = spaces[space]
        if stone >= 0:
            spaces[space] = -1
            deliver(s, stone)
            if site == MARKET:
                return
    s.agenda.pop()


def receive(s: ImhotepState, seat: int, card: int) -> None:
    """A card comes to a seat: a red one is carried out at once, another is kept (IMH-41, IMH-42)."""
    kind = KIND_OF[card]
    if kind >= d.GREEN:
        s.cards[seat].append(card)
        if kind >= BLUE:
            s.blue[seat] |= 1 << kind - BLUE
        return
    s.discard.append(card)
    if s.quarry[seat]:
        DELIVER[d.RED_SITE[kind]](s, s.quarry[seat].pop())
    elif s.journal is not None:
        s.journal.append(("no-effect", "IMH-41", {"player": seat_name(seat), "card": CARD_NAMES[kind]}))


def give_up(s: ImhotepState, seat: int, kind: int) -> int:
    """The first card of a kind leaves a seat's cards."""
    cards = s.cards[seat]
    card = next(card for card in cards if KIND_OF[card] == kind)
    cards.remove(card)
    if kind >= BLUE and not any(KIND_OF[other] == kind for other in cards):
        s.blue[seat] ^= 1 << kind - BLUE
    return card


def draw_card(s: ImhotepState, move: int) -> int:
    """The card that a draw turns up. Of equal ones it is the last of the deck, so that a card's number follows from
    the moves alone."""
    return s.deck.pop(bisect(s.deck, d.LAST_CARD[move - CARD0]) - 1)


def _end_turn(s: ImhotepState) -> None:
    """IMH-13: the next turn, or the end of the round."""
    if s.waiting:
        s.agenda[-1] = _TURN
        s.seat = (s.seat + 1) % s.players
    else:
        _end_round(s)


def _end_round(s: ImhotepState) -> None:
    """IMH-14."""
    journal = s.journal
    for seat, points in enumerate(temple_visible(s)):
        s.points[seat] += points
        s.temple_points[seat] += points
        if journal is not None and points:
            journal.append(("temple-round", "IMH-52", {"player": seat_name(seat), "points": points}))
    s.discard += [card for card in s.market if card >= 0]
    s.market = [-1] * d.MARKET_CARDS
    for expansion in s.expansions:
        expansion.round_over(s)
    if journal is not None:
        journal.append(("round-end", "IMH-14", {"round": s.round}))
    if s.round == d.ROUND_COUNT:
        s.agenda.clear()
        return
    s.card = -1
    s.at = [-1] * 4
    s.passes = 0
    s.round += 1
    s.seat = (s.seat + 1) % s.players  # IMH-12
    s.agenda[-1] = _TURN
    s.agenda += _SHOW_CARDS
    s.agenda.append(_ROUND)


def _play_round(s: ImhotepState, move: int) -> None:
    """IMH-10."""
    s.agenda.pop()
    card = move - ROUND0
    s.rounds.remove(card)
    s.card = card
    s.waiting = d.ALL_SHIPS
    s.free = d.FREE_SPACES[card]
    s.need = [d.MINIMUM[capacity] for capacity in d.CAPACITIES[card]]
    s.course = [d.ALL_SITES] * 4
    if s.journal is not None:
        s.journal.append(("round", "IMH-10", {"round": s.round, "card": d.ROUND_NAME[card]}))
    for expansion in s.expansions:
        s.agenda += expansion.deal


def _play_card(s: ImhotepState, move: int) -> None:
    """IMH-11."""
    s.market[s.agenda.pop()[1]] = draw_card(s, move)
    if s.journal is not None:
        s.journal.append(("card", "IMH-11", {"card": CARD_NAMES[move - CARD0]}))


def _play_turn(s: ImhotepState, move: int) -> None:
    s.agenda[-1] = _END
    if move == PASS:
        _pass(s)
        return
    s.passes = 0
    if move == QUARRY:
        quarry(s, d.QUARRIED, "quarry", "IMH-31")
    elif move < SAIL0:
        place(s, move - LOAD0, "IMH-32")
    elif move < USE0:
        _sail(s, move, "IMH-33")
        s.agenda.append(_UNLOAD[(move - SAIL0) // 5])
    else:
        _use(s, move - USE0)


def _pass(s: ImhotepState) -> None:
    """IMH-21, IMH-85: when everybody has passed, the ships go back with their stones."""
    s.passes += 1
    if s.journal is not None:
        s.journal.append(("pass", "IMH-21", {"player": seat_name(s.seat)}))
    if s.passes < s.players:
        return
    for space, stone in enumerate(s.spaces):
        if stone >= 0:
            s.quarry[stone >> OWNER_SHIFT].append(stone)
            s.spaces[space] = -1
    s.waiting = s.ready = s.free = 0
    s.course = [0] * 4
    if s.journal is not None:
        s.journal.append(("all-passed", "IMH-21", {}))


def _use(s: ImhotepState, blue: int) -> None:
    """IMH-34, IMH-82: the card is discarded, and what it asks comes next."""
    s.discard.append(give_up(s, s.seat, BLUE + blue))
    if s.journal is not None:
        s.journal.append(("use", "IMH-34", {"player": seat_name(s.seat), "card": CARD_NAMES[BLUE + blue]}))
    if blue == d.CHISEL:
        s.agenda += (_LOAD[d.CHISEL_SECOND], _LOAD[d.CHISEL_FIRST])
    elif blue == d.LEVER:
        s.agenda.append(_SAIL[d.ANY_SHIP])
    elif blue == d.HAMMER:
        quarry(s, d.QUARRIED, "quarry", "IMH-34")
        s.agenda.append(_LOAD[d.FOR_HAMMER])
    else:
        s.agenda.append(_LOAD[d.FOR_SAIL])


def _play_load(s: ImhotepState, move: int) -> None:
    space = move - LOAD0
    if s.agenda.pop()[1] == d.FOR_SAIL:
        s.agenda.append(_SAIL[space >> 2])
    place(s, space, "IMH-34")


def _play_sail(s: ImhotepState, move: int) -> None:
    ship = (move - SAIL0) // 5
    levered = s.agenda.pop()[1] == d.ANY_SHIP
    _sail(s, move, "IMH-34")
    s.agenda.append(_NEXT[ship] if levered else _UNLOAD[ship])


def _play_next(s: ImhotepState, move: int) -> None:
    """IMH-83."""
    space = move - NEXT0
    ship = space >> 2
    stone = s.spaces[space]
    s.spaces[space] = -1
    if not any(other >= 0 for other in s.spaces[4 * ship : 4 * ship + 4]):
        s.agenda.pop()
    DELIVER[s.at[ship]](s, stone)


def _play_take(s: ImhotepState, move: int) -> None:
    """IMH-40."""
    seat = s.agenda.pop()[1]
    kind = move - TAKE0
    card = take_from_market(s, kind)
    if s.journal is not None:
        s.journal.append(("take", "IMH-40", {"player": seat_name(seat), "card": CARD_NAMES[kind]}))
    receive(s, seat, card)


def market_slot(s: ImhotepState, kind: int) -> int:
    """The first market space with a card of a kind, or -1."""
    return next((slot for slot, card in enumerate(s.market) if card >= 0 and KIND_OF[card] == kind), -1)


def take_from_market(s: ImhotepState, kind: int, instead: int = -1) -> int:
    """A card of a kind leaves the market; another one may come in its place."""
    slot = market_slot(s, kind)
    card = s.market[slot]
    s.market[slot] = instead
    return card


def _nothing(s: ImhotepState, move: int) -> None:
    """END and UNLOAD are never asked."""


_SEATS = tuple(f"p{seat}" for seat in range(d.MOST_PLAYERS))
_LOADS, _SAILINGS = range(LOAD0, SAIL0), range(SAIL0, USE0)

DECISIONS: list[Decision] = [
    Decision("turn", (), _play_turn, _turn_moves, (*range(NEXT0), PASS)),
    Decision("end", (), _nothing),
    Decision("round", (), _play_round, bag=lambda s: s.rounds, outcomes=range(ROUND0, ROUND0 + len(ROUND_MOVE))),
    Decision("card", (d.MARKET_PLACES,), _play_card, bag=lambda s: s.deck, outcomes=CARD_MOVE),
    Decision("load", (d.LOAD_REASONS,), _play_load, _load_moves, _LOADS, rule="IMH-34"),
    Decision("sail", ((*SHIPS, "any"),), _play_sail, _sail_moves, _SAILINGS, rule="IMH-34"),
    Decision("unload", (SHIPS,), _nothing),
    Decision("next", (SHIPS,), _play_next, _next_moves, range(NEXT0, TAKE0), rule="IMH-83"),
    Decision("take", (_SEATS,), _play_take, _take_moves, range(TAKE0, PASS), rule="IMH-40"),
]
"""By the kinds of `data.py`; an expansion adds its own."""


def add_decision(decision: Decision) -> int:
    """Make a kind of decision of an expansion known; the number of the kind."""
    DECISIONS.append(decision)
    return len(DECISIONS) - 1
