"""The Sun Ship Tiles: tokens on the rear spaces of the ships, for whoever places a stone there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.message import Message, message, seat_name
from ...core.refusal import Refusal
from ...core.score import Line
from . import data as d
from . import refuse
from .data import BITS, CARD0, CARD_MOVE, CHISEL_SECOND, GREEN, KIND_OF, KINDS, LOAD, SHIPS, SITES, SLED, SPACES, TURN
from .expansion import Expansion
from .score import card_text
from .sites import SITE_NAMES, pyramid_points
from .state import (
    CARD_NAMES,
    Decision,
    ImhotepState,
    add_decision,
    bind,
    draw_card,
    exchange,
    give_up,
    market_slot,
    place,
    quarry,
    receive,
    take_from_market,
    visited,
)

if TYPE_CHECKING:
    from .schema import Reader

NAME = "sun_ship"

TOKENS = ("one", "two", "barter", "shift", "point", "sell", "draw", "reserve")
ONE, TWO, BARTER, SHIFT, POINT, SELL, DRAW, RESERVE = range(8)
TOKEN_ID = tuple(f"sun-{token}" for token in TOKENS)
TOKEN_PLACES = tuple(f"token.{ship}" for ship in SHIPS)
TOKEN_NAMES = tuple(message(f"token-{token}") for token in TOKENS)
RULES = tuple(f"SUN-A{number}" for number in range(1, 9))
SELL_POINTS = 2
PAIR_ROUNDS = 2
"""After how many rounds all tokens come into a new pile (SUN-4)."""

# The list in `extras`: the token on each ship or -1, a mask of the used ones, and the tokens of the pile.
USED, PILE = 4, 5

# --- moves ----------------------------------------------------------------------------------------------------------

PLAIN = len(d.NOTATION)
GAIN0 = PLAIN + 1
BARTER0 = GAIN0 + 2
SHIFT0 = BARTER0 + (d.KIND_COUNT - GREEN) * d.KIND_COUNT
RESERVE0 = SHIFT0 + 24
DECLINE = RESERVE0 + 20
TOKEN0 = DECLINE + 1
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
SHIFTS = tuple((4 * ship + low, 4 * ship + high) for ship in range(4) for low, high in PAIRS)
"""The two spaces of a shift, by move."""
NOTATION = (
    "sun",
    "sun 1",
    "sun 2",
    *(f"sun {own} {other}" for own in KINDS[GREEN:] for other in KINDS),
    *(f"sun {SPACES[low]} {SPACES[high]}" for low, high in SHIFTS),
    *(f"sun {ship} {site}" for ship in SHIPS for site in SITES),
    "decline",
    *(f"token {token}" for token in TOKENS),
)


def rear(s: ImhotepState, ship: int) -> int:
    """The rear space of a ship, counted from 0 (SUN-3)."""
    return d.CAPACITIES[s.card][ship] - 1


def reserved_ship(s: ImhotepState) -> int:
    """The waiting ship that has only one site left, or -1 (SUN-12)."""
    return next((ship for ship in BITS[s.waiting] if s.course[ship].bit_count() == 1), -1)


def use_moves(token: int) -> range:
    """The moves that mean to use a token."""
    return (
        range(PLAIN, GAIN0),
        range(GAIN0, BARTER0),
        range(BARTER0, SHIFT0),
        range(SHIFT0, RESERVE0),
        range(PLAIN, GAIN0),
        range(PLAIN, GAIN0),
        range(PLAIN, GAIN0),
        range(RESERVE0, DECLINE),
    )[token]


def barter_kinds(move: int) -> tuple[int, int]:
    """The own and the other kind of card of a barter."""
    own, other = divmod(move - BARTER0, d.KIND_COUNT)
    return own + GREEN, other


# --- the answers there are ------------------------------------------------------------------------------------------


def spare(s: ImhotepState) -> int:
    """How many stones on the sled may be returned: one is needed for the second placement of Chisel (SUN-14)."""
    return len(s.sled[s.seat]) - ((LOAD, CHISEL_SECOND) in s.agenda[-2:])


def uses(s: ImhotepState, token: int) -> list[int]:
    """The ways to use a token now."""
    if token == POINT:
        return [PLAIN]
    seat = s.seat
    if token <= TWO:
        most = min(SLED - len(s.sled[seat]), len(s.quarry[seat]))
        if token == ONE:
            return [PLAIN] if most else []
        return [GAIN0, GAIN0 + 1][:most]
    if token == SELL:
        return [PLAIN] if spare(s) else []
    if token == DRAW:
        return [PLAIN] if spare(s) and (s.deck or s.discard) else []
    if token == BARTER:
        own = sorted({KIND_OF[card] for card in s.cards[seat]})
        shown = sorted({KIND_OF[card] for card in s.market if card >= 0})
        return [BARTER0 + (mine - GREEN) * d.KIND_COUNT + other for mine in own for other in shown]
    if token == SHIFT:
        spaces, waiting = s.spaces, s.waiting
        return [
            SHIFT0 + shift
            for shift, (low, high) in enumerate(SHIFTS)
            if spaces[low] >= 0 and spaces[high] >= 0 and waiting >> (low >> 2) & 1
        ]
    open_sites = d.ALL_SITES & ~visited(s)
    return [RESERVE0 + 5 * ship + site for ship in BITS[s.waiting] for site in range(5) if open_sites >> site & 1]


def _sun_moves(s: ImhotepState) -> list[int]:
    return [*uses(s, s.agenda[-1][1]), DECLINE]


# --- what an answer does --------------------------------------------------------------------------------------------


def _say(s: ImhotepState, token: int, **args: Any) -> None:
    if s.journal is not None:
        s.journal.append((f"sun-{TOKENS[token]}", RULES[token], {"player": seat_name(s.seat), **args}))


def _play_sun(s: ImhotepState, move: int) -> None:
    _, token, ship = s.agenda.pop()
    seat = s.seat
    if move == DECLINE:
        if s.journal is not None:
            args = {"player": seat_name(seat), "token": TOKEN_NAMES[token]}
            s.journal.append(("sun-decline", "SUN-5", args))
        return
    s.extras[NAME][USED] |= 1 << ship
    if token <= TWO:
        most = 1 if token == ONE else move - GAIN0 + 1
        quarry(s, most, f"sun-{TOKENS[token]}", RULES[token])
    elif token == POINT:
        s.points[seat] += 1
        _say(s, token)
    elif token == SELL:
        _return_stone(s)
        s.points[seat] += SELL_POINTS
        _say(s, token)
    elif token == DRAW:
        _return_stone(s)
        _say(s, token)
        s.agenda.append((DRAW_CARD,))
    elif token == BARTER:
        own, other = barter_kinds(move)
        card = take_from_market(s, other, give_up(s, seat, own))
        _say(s, token, card=CARD_NAMES[own], other=CARD_NAMES[other])
        receive(s, seat, card)
    elif token == SHIFT:
        one, other = SHIFTS[move - SHIFT0]
        exchange(s, one, other)
        _say(s, token, one=SPACES[one], other=SPACES[other])
    else:
        bound, site = divmod(move - RESERVE0, 5)
        bind(s, bound, site)
        _say(s, token, ship=SHIPS[bound], site=SITE_NAMES[site])


def _return_stone(s: ImhotepState) -> None:
    s.quarry[s.seat].append(s.sled[s.seat].pop())


def _play_draw(s: ImhotepState, move: int) -> None:
    """The drawn card is shown, then used or kept (SUN-A7)."""
    s.agenda.pop()
    card = draw_card(s, move)
    if s.journal is not None:
        args = {"player": seat_name(s.seat), "card": CARD_NAMES[move - CARD0]}
        s.journal.append(("sun-card", "SUN-A7", args))
    receive(s, s.seat, card)


def _play_token(s: ImhotepState, move: int) -> None:
    """SUN-2."""
    sun, token, ship = s.extras[NAME], move - TOKEN0, s.agenda.pop()[1]
    del sun[sun.index(token, PILE)]
    sun[ship] = token
    if s.journal is not None:
        s.journal.append(("token", "SUN-2", {"token": TOKEN_NAMES[token], "ship": SHIPS[ship]}))


SUN = add_decision(Decision("sun", (TOKENS, SHIPS), _play_sun, _sun_moves, range(PLAIN, TOKEN0), rule="SUN-5"))
TOKEN = add_decision(
    Decision(
        "token",
        (SHIPS,),
        _play_token,
        bag=lambda s: s.extras[NAME][PILE:],
        outcomes=range(TOKEN0, TOKEN0 + len(TOKENS)),
    )
)
DRAW_CARD = add_decision(Decision("draw", (), _play_draw, bag=lambda s: s.deck, outcomes=CARD_MOVE))
_ASK = tuple(tuple((SUN, token, ship) for ship in range(4)) for token in range(8))


# --- what the base game tells ---------------------------------------------------------------------------------------


class SunShip(Expansion):
    """The expansion as the base game sees it."""

    name = NAME
    notation = NOTATION
    first_move = PLAIN
    decisions = (SUN, TOKEN, DRAW_CARD)
    deal = tuple((TOKEN, ship) for ship in reversed(range(4)))
    scores = True

    def set_up(self, s: ImhotepState) -> None:
        s.extras[NAME] = [-1, -1, -1, -1, 0, *range(len(TOKENS))]

    def placed(self, s: ImhotepState, space: int) -> None:
        ship = space >> 2
        if space & 3 != rear(s, ship):
            return
        token = s.extras[NAME][ship]
        if uses(s, token):
            s.agenda.append(_ASK[token][ship])
        elif s.journal is not None:
            args = {"player": seat_name(s.seat), "token": TOKEN_NAMES[token]}
            s.journal.append(("sun-useless", RULES[token], args))

    def round_over(self, s: ImhotepState) -> None:
        sun = s.extras[NAME]
        sun[:PILE] = [-1, -1, -1, -1, 0]
        if s.round % PAIR_ROUNDS == 0:
            sun[PILE:] = range(len(TOKENS))

    def check_invariants(self, s: ImhotepState) -> None:
        sun = s.extras[NAME]
        dealt = [token for token in sun[:USED] if token >= 0]
        assert len(set(dealt + sun[PILE:])) == len(dealt) + len(sun[PILE:]), "a token twice"
        assert not dealt or s.card >= 0, "tokens without ships"

    # --- what is told ------------------------------------------------------------------------------------------------

    def why_not(self, s: ImhotepState, move: int) -> Refusal | None:
        kind, *rest = s.agenda[-1]
        if kind == DRAW_CARD:
            return refuse.draw(s, move)
        if kind == TOKEN:
            if move < TOKEN0:
                return Refusal("SUN-2", "refuse-draw-first")
            token = move - TOKEN0
            left = token in s.extras[NAME][PILE:]
            return None if left else Refusal("SUN-4", "refuse-token-seen", token=TOKEN_NAMES[token])
        if move == DECLINE:
            return None
        token = rest[0]
        if move not in use_moves(token):
            return Refusal("SUN-5", "refuse-token-first", token=TOKEN_NAMES[token])
        if token == TWO:
            return self._two(s, move - GAIN0 + 1)
        if token == BARTER:
            return self._barter(s, *barter_kinds(move))
        if token == SHIFT:
            return self._shift(s, *SHIFTS[move - SHIFT0])
        if token == RESERVE:
            ship, site = divmod(move - RESERVE0, 5)
            if site in s.at:
                return Refusal("SUN-A8", "refuse-visited", site=SITE_NAMES[site])
            return refuse.sailed(s, ship)
        return None  # the others are asked about only where they can be used

    def _two(self, s: ImhotepState, count: int) -> Refusal | None:
        places, stones = SLED - len(s.sled[s.seat]), len(s.quarry[s.seat])
        if count <= min(places, stones):
            return None
        return Refusal("SUN-A2", "refuse-two", places=places, stones=stones)

    def _barter(self, s: ImhotepState, own: int, other: int) -> Refusal | None:
        if not any(KIND_OF[card] == own for card in s.cards[s.seat]):
            return Refusal("SUN-A3", "refuse-not-held", card=CARD_NAMES[own])
        if market_slot(s, other) < 0:
            return Refusal("SUN-A3", "refuse-not-shown", card=CARD_NAMES[other])
        return None

    def _shift(self, s: ImhotepState, one: int, other: int) -> Refusal | None:
        if refusal := refuse.sailed(s, one >> 2):
            return refusal
        for space in (one, other):
            if s.spaces[space] < 0:
                return Refusal("SUN-A4", "refuse-no-stone", space=SPACES[space])
        return None

    def path(self, s: ImhotepState, move: int) -> list[str]:
        if move >= TOKEN0:
            return [TOKEN_PLACES[s.agenda[-1][1]]]
        if move >= DECLINE:
            return []
        if move >= RESERVE0:
            ship, site = divmod(move - RESERVE0, 5)
            return [SHIPS[ship], d.DOCKS[site]]
        if move >= SHIFT0:
            return [SPACES[space] for space in SHIFTS[move - SHIFT0]]
        if move >= BARTER0:
            own, other = barter_kinds(move)
            slot = market_slot(s, other)
            cards = [d.CARD_ID[card] for card in s.cards[s.seat] if KIND_OF[card] == own][:1]
            return [*cards, d.MARKET_PLACES[slot]] if cards and slot >= 0 else cards
        if move >= GAIN0:
            return []
        return [TOKEN_PLACES[s.agenda[-1][2]]] if s.agenda[-1][0] == SUN else []

    def words(self, s: ImhotepState, move: int) -> dict[str, Message]:
        token = s.agenda[-1][1]
        if move == DECLINE:
            return {"message": message("move-decline"), "detail": message("move-decline-detail")}
        if token == TWO:
            return {"message": message("move-two", count=move - GAIN0 + 1)}
        if token == BARTER:
            own, other = barter_kinds(move)
            said = message("move-barter", card=CARD_NAMES[own], other=CARD_NAMES[other])
            return {"message": said, "detail": card_text(s, other, s.seat)}
        if token == SHIFT:
            one, other = SHIFTS[move - SHIFT0]
            owners = [seat_name(s.spaces[space] >> d.OWNER_SHIFT) for space in (one, other)]
            return {
                "message": message("move-shift", one=SPACES[one], other=SPACES[other]),
                "detail": message("move-shift-detail", player=owners[0], other=owners[1]),
            }
        if token == RESERVE:
            ship, site = divmod(move - RESERVE0, 5)
            return {"message": message("move-reserve", ship=SHIPS[ship], site=SITE_NAMES[site])}
        return {"message": message(f"move-{TOKENS[token]}")}

    def space_detail(self, s: ImhotepState, space: int) -> Message | None:
        token = s.extras[NAME][space >> 2]
        return message("move-load-token", token=TOKEN_NAMES[token]) if space & 3 == rear(s, space >> 2) else None

    def prompt(self, s: ImhotepState) -> Message:
        kind, *rest = s.agenda[-1]
        if kind == TOKEN:
            return message("prompt-token", ship=SHIPS[rest[0]])
        player = seat_name(s.seat)
        if kind == DRAW_CARD:
            return message("prompt-draw", player=player)
        return message(f"prompt-sun-{TOKENS[rest[0]]}", player=player, space=SPACES[4 * rest[1] + rear(s, rest[1])])

    def lay(self, s: ImhotepState, places: dict[str, list[str]], pieces: dict[str, dict[str, Any]]) -> None:
        sun = s.extras[NAME]
        for ship in range(4):
            places[TOKEN_PLACES[ship]] = [TOKEN_ID[sun[ship]]] if sun[ship] >= 0 else []
        places["tokens"] = []
        places["aside"] = [TOKEN_ID[token] for token in range(len(TOKENS)) if token not in sun[:USED] + sun[PILE:]]
        for token, id in enumerate(TOKEN_ID):
            if token not in sun[PILE:]:
                pieces[id] = {"kind": id}

    def count(self, s: ImhotepState, counters: dict[str, int]) -> None:
        sun = s.extras[NAME]
        counters["tokens"] = len(sun) - PILE
        counters["used"] = sun[USED]
        ship = reserved_ship(s)
        counters["reserved.ship"] = ship
        counters["reserved.site"] = s.course[ship].bit_length() - 1 if ship >= 0 else -1

    def tell(self, s: ImhotepState, facts: dict[str, list[Message]]) -> None:
        sun = s.extras[NAME]
        for ship, token in enumerate(sun[:USED]):
            if token < 0:
                continue
            told = [message(f"token-{TOKENS[token]}-text")]
            if s.at[ship] < 0:
                space = 4 * ship + rear(s, ship)
                if s.spaces[space] >= 0:
                    told.append(message("fact-token-covered", used=sun[USED] >> ship & 1))
                else:
                    facts[SPACES[space]].append(message("move-load-token", token=TOKEN_NAMES[token]))
            facts[TOKEN_PLACES[ship]] = told
        ship = reserved_ship(s)
        if ship >= 0:
            site = s.course[ship].bit_length() - 1
            facts[SHIPS[ship]].append(message("fact-bound", site=SITE_NAMES[site]))
            facts[d.DOCKS[site]] = [message("fact-dock-kept", ship=SHIPS[ship])]
        facts["tokens"] = [message("fact-tokens", count=len(sun) - PILE)]

    def tell_on_request(self, s: ImhotepState, id: str) -> list[Message]:
        pile = s.extras[NAME][PILE:]
        if id == "tokens" and pile:
            return [message("fact-tokens-unseen", tokens=[TOKEN_NAMES[token] for token in pile])]
        if id in TOKEN_PLACES and s.agenda and s.agenda[-1][0] == TURN and s.sled[s.seat]:
            ship = TOKEN_PLACES.index(id)
            space = 4 * ship + rear(s, ship)
            if s.free >> space & 1:
                after = s.copy()
                place(after, space, "IMH-32")
                usable = int(after.agenda[-1][0] == SUN)
                return [message("fact-token-usable", player=seat_name(s.seat), usable=usable)]
        return []

    def score(self, s: ImhotepState) -> list[Line]:
        pyramids = pyramid_points(s)
        return [
            Line(NAME, seat, points - pyramids[seat] - s.temple_points[seat], "SUN-15", message("detail-sun_ship"))
            for seat, points in enumerate(s.points)
        ]

    # --- positions ---------------------------------------------------------------------------------------------------

    def homes(self) -> dict[str, tuple[set[str], int]]:
        ids = set(TOKEN_ID)
        return {**dict.fromkeys(TOKEN_PLACES, (ids, 1)), "aside": (ids, len(ids)), "tokens": (set(), 0)}

    def read_counters(self, reader: Reader, given: dict[str, int]) -> None:
        s, sun = reader.state, reader.state.extras[NAME]
        sun[PILE:] = [token for token, id in enumerate(TOKEN_ID) if id not in reader.seen]
        for ship, under in enumerate(TOKEN_PLACES):
            sun[ship] = TOKEN_ID.index(reader.ids(under)[0]) if reader.ids(under) else -1
        reader.equal(given, "tokens", len(sun) - PILE, "SUN-4")
        sun[USED] = reader.counter(given, "used", 0, 15)
        ship = reader.counter(given, "reserved.ship", -1, 3)
        site = reader.counter(given, "reserved.site", -1, len(SITES) - 1)
        if ship < 0 and site < 0:
            return
        token_used = any(sun[other] == RESERVE and sun[USED] >> other & 1 for other in range(4))
        if not token_used or ship < 0 or site < 0 or not s.waiting >> ship & 1 or site in s.at:
            reader.fault("position-reserved", "counters", "reserved.ship", rule="SUN-12")
        else:
            bind(s, ship, site)

    def read(self, reader: Reader) -> None:
        s, sun = reader.state, reader.state.extras[NAME]
        waiting = {entry[1] for entry in s.agenda if entry[0] == TOKEN}
        out = bool(s.agenda) and s.card >= 0
        for ship, under in enumerate(TOKEN_PLACES):
            if (sun[ship] >= 0) != (out and ship not in waiting):
                reader.fault("position-token", "places", under, rule="SUN-2", place=under)
        aside = len(TOKENS) // PAIR_ROUNDS * ((s.round - 1) % PAIR_ROUNDS) if s.agenda else 0
        if len(reader.ids("aside")) != aside and not reader.faults:
            reader.fault("position-aside", "places", "aside", rule="SUN-4", count=len(reader.ids("aside")), due=aside)
        covered = sum(
            1 << ship
            for ship in range(4)
            if sun[ship] >= 0 and (s.at[ship] >= 0 or s.spaces[4 * ship + rear(s, ship)] >= 0)
        )
        if sun[USED] & ~covered:
            reader.fault("position-used", "counters", "used", rule="SUN-5")
        top = s.agenda[-1] if s.agenda else ()
        if top[:1] == (SUN,):
            _, token, ship = top
            if sun[ship] != token or not covered >> ship & 1 or s.at[ship] >= 0 or sun[USED] >> ship & 1:
                reader.fault("position-unasked", "agenda", len(s.agenda) - 1, rule="SUN-5")
        elif top == (DRAW_CARD,) and not any(sun[ship] == DRAW and sun[USED] >> ship & 1 for ship in range(4)):
            reader.fault("position-unasked", "agenda", len(s.agenda) - 1, rule="SUN-A7")


SUN_SHIP = SunShip()
