"""Why a move of Nefertiti is not legal: the rules read as prohibitions, apart from the generators in `state.py`."""

from __future__ import annotations

from collections.abc import Callable

from ...core.game import CHANCE, OVER
from ...core.message import seat_name
from ...core.refusal import Refusal
from . import data as d
from . import state as table
from .data import (
    AKHENATON,
    BUY0,
    CARD0,
    COLLECT0,
    DISCARD0,
    FORCE0,
    HALF,
    KEEP,
    KIND_OF,
    LOUQSOR,
    MAXIMUM,
    NAME0,
    PACKAGES,
    RECRUIT0,
    REROLL,
    ROLL1,
    ROLL2,
    SCORE0,
    SENET,
    SENET2,
    SIDES,
    SQUARES,
    STALL0,
    STALL_OF,
    STEAL0,
    STOP,
    SWAP0,
    SYMBOL,
    TAKE0,
    TYPE_OF,
)
from .names import card_name, character_name, market_name, square_name, type_name
from .state import NefertitiState, seals

Check = Callable[[NefertitiState, int], Refusal | None]


def why_not(s: NefertitiState, move: int) -> Refusal | None:
    """The rule that forbids `move` now, or None."""
    if s.current_player == OVER:
        return Refusal("NEF-66", "refuse-over")
    frame = s.agenda[-1]
    if s.current_player == CHANCE:
        return _draw(s, frame, move)
    if move >= STALL0:
        return Refusal("NEF-90", "refuse-no-draw")
    low, high, check, rule, id = _BY_QUESTION[frame[0]]
    if low <= move < high:
        return check(s, move)
    if frame[0] == table.ACT and RECRUIT0 <= move < SWAP0:
        return Refusal("NEF-42", "refuse-recruit-late")
    if move == STOP and frame[0] == table.SWAP:
        return Refusal("NEF-71", "refuse-first-swap") if frame[2] < 0 else None
    return Refusal(rule, id)


def _draw(s: NefertitiState, frame: tuple[int, ...], move: int) -> Refusal | None:
    if move < STALL0:
        return Refusal("NEF-90", "refuse-chance-first")
    if frame[0] == table.CARD:
        if not CARD0 <= move < ROLL2:
            return Refusal("NEF-63", "refuse-card")
        kind = move - CARD0
        if kind != AKHENATON:
            return None if kind in s.unseen else Refusal("NEF-90", "refuse-none-left", card=card_name(kind))
        # He and the gifts that are left are the pile; above the last five he cannot lie.
        return None if len(s.unseen) + 1 <= d.LAST_CARDS else Refusal("NEF-36", "refuse-akhenaton")
    if frame[0] == table.STALL:
        fits = STALL0 <= move < CARD0 and (move - STALL0) // 2 == frame[1]
        return None if fits else Refusal("NEF-33", "refuse-stall", market=market_name(frame[1]))
    dice = 1 if s.side[LOUQSOR] else 2
    fits = move >= ROLL1 if dice == 1 else ROLL2 <= move < ROLL1
    return None if fits else Refusal("NEF-32" if dice == 1 else "NEF-31", "refuse-roll", dice=dice)


# --- the turn ---------------------------------------------------------------------------------------------------------


def _open(s: NefertitiState, market: int) -> Refusal | None:
    name = market_name(market)
    match s.status[market]:
        case table.TILED:
            return Refusal("NEF-44", "refuse-tiled", market=name)
        case table.CLOSED:
            return Refusal("NEF-66", "refuse-closed", market=name)
        case table.PERMANENT:
            return Refusal("NEF-65", "refuse-permanent", market=name)
    return None


def _place(s: NefertitiState, square: int) -> Refusal | None:
    market, side = divmod(STALL_OF[square], 2)
    if s.hand[s.seat] == 0:
        return Refusal("NEF-47", "refuse-hand-empty")
    closed = _open(s, market)
    if closed:
        return closed
    if side != s.side[market]:
        return Refusal("NEF-44", "refuse-covered", market=market_name(market), side=SIDES[side])
    if s.standing[square] >= 0:
        return Refusal("NEF-44", "refuse-occupied", square=square_name(square))
    return None


def _force(s: NefertitiState, move: int) -> Refusal | None:
    market = move - FORCE0
    if s.hand[s.seat]:
        return Refusal("NEF-47", "refuse-force", servants=s.hand[s.seat].bit_count())
    closed = _open(s, market)
    if closed:
        return closed
    stands = any(
        s.standing[square] // d.SERVANTS == s.seat and STALL_OF[square] // 2 == market for square in range(len(SQUARES))
    )
    return None if stands else Refusal("NEF-47", "refuse-force-own", market=market_name(market))


def _act(s: NefertitiState, move: int) -> Refusal | None:
    return _place(s, move) if move < FORCE0 else _force(s, move)


def _turn(s: NefertitiState, move: int) -> Refusal | None:
    if move < RECRUIT0:
        return _act(s, move)
    character = move - RECRUIT0
    if s.left[character] == 0:
        return Refusal("NEF-42", "refuse-character-gone")
    if not seals(s, s.seat):
        return Refusal("NEF-42", "refuse-no-seal")
    return None if s.idle else why_idle(s, character)


def why_idle(s: NefertitiState, character: int) -> Refusal | None:
    """Why a Character's power would do nothing for the one whose turn it is, or None if it would (NEF-43)."""
    held = {kind for card, kind in enumerate(KIND_OF) if s.where[card] == s.seat}
    name = character_name(s, character)
    match character:
        case d.VIZIER | d.SCRIBE if not held:
            return Refusal("NEF-43", "refuse-idle-gifts", character=name)
        case d.MERCHANT:
            swaps = (
                SWAP0 + 32 * give + 8 * place + kind
                for give in held
                for kind, place in zip(KIND_OF, s.where, strict=True)
                if place < s.players
            )
            if all(_exchange(s, move, -1) for move in swaps):
                return Refusal("NEF-43", "refuse-idle-merchant")
        case d.THIEF if all(card < 0 for card in s.cards[4 * s.tile : 4 * s.tile + 4]):
            return Refusal("NEF-43", "refuse-idle-thief", market=market_name(s.tile))
        case d.ROYAL_SERVANT if all(place >= s.players for place in s.where):
            return Refusal("NEF-43", "refuse-idle-royal")
        case d.TREASURER if sum(s.reserve) == 0:
            return Refusal("NEF-43", "refuse-idle-treasurer")
    return None


# --- the characters' questions ----------------------------------------------------------------------------------------


def _held(s: NefertitiState, seat: int, kind: int) -> bool:
    return any(s.where[card] == seat and held == kind for card, held in enumerate(KIND_OF))


def _held_type(s: NefertitiState, seat: int, gift: int) -> bool:
    return any(s.where[card] == seat and TYPE_OF[held] == gift for card, held in enumerate(KIND_OF))


def _exchange(s: NefertitiState, move: int, before: int) -> Refusal | None:
    give, other, take = d.SWAPS[move - SWAP0]
    seat = s.seat
    if other >= s.players or other == seat:
        return Refusal("NEF-71", "refuse-swap-opponent")
    if other == before:
        return Refusal("NEF-72", "refuse-swap-same", player=seat_name(other))
    if not _held(s, seat, give):
        return Refusal("NEF-71", "refuse-not-held", player=seat_name(seat), card=card_name(give))
    if not _held(s, other, take):
        return Refusal("NEF-71", "refuse-not-held", player=seat_name(other), card=card_name(take))
    if give == take:
        return Refusal("NEF-71", "refuse-swap-alike")
    if not _held_type(s, seat, TYPE_OF[take]):
        return Refusal("NEF-71", "refuse-swap-type", type=type_name(TYPE_OF[take]))
    difference = MAXIMUM[take] - MAXIMUM[give]
    if difference > s.money[seat]:
        return Refusal("NEF-71", "refuse-swap-money", difference=difference, deben=s.money[seat])
    return None


def _swap(s: NefertitiState, move: int) -> Refusal | None:
    return _exchange(s, move, s.agenda[-1][2])


def _name(s: NefertitiState, move: int) -> Refusal | None:
    gift = move - NAME0
    anybody = any(_held_type(s, seat, gift) for seat in range(s.players))
    return None if anybody else Refusal("NEF-75", "refuse-nobody-holds", type=type_name(gift))


def _give(s: NefertitiState, move: int) -> Refusal | None:
    return None if move - DISCARD0 in (SENET, SENET2) else Refusal("NEF-75", "refuse-give")


def _score(s: NefertitiState, move: int) -> Refusal | None:
    gift = move - SCORE0
    if _held_type(s, s.seat, gift):
        return None
    return Refusal("NEF-76", "refuse-type-not-held", type=type_name(gift))


def _lies(s: NefertitiState, market: int, slot: int, rule: str) -> Refusal | None:
    if s.cards[4 * market + slot] >= 0:
        return None
    return Refusal(rule, "refuse-slot-empty", market=market_name(market), slot=d.SLOTS[slot])


def _steal(s: NefertitiState, move: int) -> Refusal | None:
    return _lies(s, s.tile, move - STEAL0, "NEF-74")


def _collect(s: NefertitiState, move: int) -> Refusal | None:
    market, amount = (move - COLLECT0) // 4, (move - COLLECT0) % 4 + 1
    if amount <= s.reserve[market]:
        return None
    return Refusal("NEF-77", "refuse-reserve", market=market_name(market), deben=s.reserve[market])


# --- settling ---------------------------------------------------------------------------------------------------------


def _package(s: NefertitiState, move: int) -> Refusal | None:
    square = s.agenda[-1][2]
    package = PACKAGES[move - TAKE0]
    upper, lower = package & 1, (package >> 1).bit_count()
    symbol = SYMBOL[square]
    if symbol == "single":
        return None if upper + lower == 1 else Refusal("NEF-56", "refuse-take-single")
    fits = lower in (0, 1) if upper else lower in (2, 3)
    if symbol == "extra":
        return None if fits else Refusal("NEF-56", "refuse-take-plain")
    fits = lower == 0 if upper else lower == 2
    return None if fits else Refusal("NEF-56", "refuse-take-plain")


def _shame(s: NefertitiState, move: int) -> Refusal | None:
    kind, owner = move - DISCARD0, s.agenda[-1][1]
    if _held(s, owner, kind):
        return None
    return Refusal("NEF-58", "refuse-not-held", player=seat_name(owner), card=card_name(kind))


def _buy(s: NefertitiState, move: int) -> Refusal | None:
    if move == HALF:
        return None
    # Whether the bid can be paid has been seen to: otherwise nobody would be asked.
    return _lies(s, STALL_OF[s.agenda[-1][2]] // 2, move - BUY0, "NEF-59")


def _again(s: NefertitiState, move: int) -> Refusal | None:
    return None


_BY_QUESTION: dict[int, tuple[int, int, Check, str, str]] = {
    table.TURN: (0, SWAP0, _turn, "NEF-48", "refuse-turn"),
    table.ACT: (0, RECRUIT0, _act, "NEF-48", "refuse-place-now"),
    table.SWAP: (SWAP0, STOP, _swap, "NEF-71", "refuse-power"),
    table.NAME: (NAME0, SCORE0, _name, "NEF-75", "refuse-power"),
    table.GIVE: (DISCARD0, STEAL0, _give, "NEF-75", "refuse-give"),
    table.SCORE: (SCORE0, DISCARD0, _score, "NEF-76", "refuse-power"),
    table.STEAL: (STEAL0, COLLECT0, _steal, "NEF-74", "refuse-power"),
    table.COLLECT: (COLLECT0, TAKE0, _collect, "NEF-77", "refuse-power"),
    table.PACKAGE: (TAKE0, BUY0, _package, "NEF-56", "refuse-take-now"),
    table.SHAME: (DISCARD0, STEAL0, _shame, "NEF-58", "refuse-shame-now"),
    table.BUY: (BUY0, HALF + 1, _buy, "NEF-59", "refuse-buy-now"),
    table.AGAIN: (REROLL, KEEP + 1, _again, "NEF-50", "refuse-again-now"),
}
"""By question: the moves that answer it, what may still forbid them, and what is said of all others."""
