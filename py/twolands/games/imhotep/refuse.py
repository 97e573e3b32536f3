"""Why a move of Imhotep is not legal: the rules read as prohibitions, apart from the generator in `state.py`."""

from __future__ import annotations

from collections.abc import Callable

from ...core.game import OVER
from ...core.refusal import Refusal
from . import data as d
from .data import (
    BLUE,
    CARD,
    CARD0,
    KIND_OF,
    LOAD,
    LOAD0,
    NEXT,
    NEXT0,
    PASS,
    QUARRY,
    ROUND,
    ROUND0,
    SAIL,
    SAIL0,
    SHIPS,
    SLED,
    SPACES,
    TAKE,
    TAKE0,
    TURN,
    USE0,
)
from .sites import SITE_NAMES
from .state import CARD_NAMES, ImhotepState

Check = Callable[[ImhotepState, int], Refusal | None]


def why_not(s: ImhotepState, move: int) -> Refusal | None:
    """The rule that forbids `move` now, or None."""
    if s.current_player == OVER:
        return Refusal("IMH-70", "refuse-over")
    kind = s.agenda[-1][0]
    if kind in _BY_DECISION:
        return _BY_DECISION[kind](s, move)
    for expansion in s.expansions:
        if kind in expansion.decisions:
            return expansion.why_not(s, move)
    raise LookupError(f"nothing says what is asked: {kind}")


def stones_on(s: ImhotepState, ship: int) -> int:
    """How many stones lie on a ship."""
    return sum(stone >= 0 for stone in s.spaces[4 * ship : 4 * ship + 4])


def capacity(s: ImhotepState, ship: int) -> int:
    """How many stones a ship of this round has room for."""
    return d.CAPACITIES[s.card][ship]


def sailed(s: ImhotepState, ship: int) -> Refusal | None:
    """IMH-33: a ship sails once a round."""
    if s.at[ship] < 0:
        return None
    return Refusal("IMH-33", "refuse-sailed", ship=SHIPS[ship], site=SITE_NAMES[s.at[ship]])


def draw(s: ImhotepState, move: int) -> Refusal | None:
    """A card can be drawn if one of its kind is left in the deck."""
    if not CARD0 <= move < ROUND0:
        return Refusal("IMH-11", "refuse-draw-first")
    kind = move - CARD0
    left = any(KIND_OF[card] == kind for card in s.deck)
    return None if left else Refusal("IMH-11", "refuse-no-card-left", card=CARD_NAMES[kind])


def _round(s: ImhotepState, move: int) -> Refusal | None:
    if not ROUND0 <= move < len(d.NOTATION):
        return Refusal("IMH-10", "refuse-draw-first")
    card = move - ROUND0
    if card in s.rounds:
        return None
    seen = card in d.ROUNDS[s.players]
    name = d.ROUND_NAME[card]
    return Refusal("IMH-4", "refuse-round-seen", card=name) if seen else Refusal("IMH-4", "refuse-round", card=name)


def _space(s: ImhotepState, space: int) -> Refusal | None:
    """Whether a stone can be put on a space (IMH-32)."""
    ship = space >> 2
    if refusal := sailed(s, ship):
        return refusal
    if space & 3 >= capacity(s, ship):
        return Refusal("IMH-32", "refuse-no-space", ship=SHIPS[ship], count=capacity(s, ship))
    if s.spaces[space] >= 0:
        return Refusal("IMH-32", "refuse-space-taken", space=SPACES[space])
    return None


def _free_spaces(s: ImhotepState) -> int:
    return sum(_space(s, space) is None for space in range(16))


def _quarry(s: ImhotepState, rule: str) -> Refusal | None:
    if len(s.sled[s.seat]) == SLED:
        return Refusal(rule, "refuse-sled-full")
    if not s.quarry[s.seat]:
        return Refusal(rule, "refuse-quarry-empty")
    return None


def _load(s: ImhotepState, space: int) -> Refusal | None:
    if not s.sled[s.seat]:
        return Refusal("IMH-32", "refuse-sled-empty")
    return _space(s, space)


def _sail(s: ImhotepState, move: int) -> Refusal | None:
    ship, site = divmod(move - SAIL0, 5)
    if refusal := sailed(s, ship):
        return refusal
    stones, minimum = stones_on(s, ship), d.MINIMUM[capacity(s, ship)]
    if stones < minimum:
        return Refusal("IMH-33", "refuse-minimum", ship=SHIPS[ship], stones=stones, minimum=minimum)
    return destination(s, ship, site)


def destination(s: ImhotepState, ship: int, site: int) -> Refusal | None:
    """Whether a ship that has not sailed may go to a site (IMH-33, SUN-12)."""
    if site in s.at:
        return Refusal("IMH-33", "refuse-visited", site=SITE_NAMES[site])
    if s.course[ship] >> site & 1:
        return None
    for other, sites in enumerate(s.course):
        if other != ship and sites == 1 << site:
            return Refusal("SUN-12", "refuse-kept", site=SITE_NAMES[site], ship=SHIPS[other])
    bound = s.course[ship].bit_length() - 1
    return Refusal("SUN-12", "refuse-bound", ship=SHIPS[ship], site=SITE_NAMES[bound])


def _ready(s: ImhotepState, ship: int, more: int = 0) -> bool:
    return s.at[ship] < 0 and stones_on(s, ship) + more >= d.MINIMUM[capacity(s, ship)]


def _sail_card(s: ImhotepState, space: int) -> Refusal | None:
    """SAIL: the ship must hold its minimum with the stone that is placed."""
    if refusal := _load(s, space):
        return refusal
    ship = space >> 2
    if _ready(s, ship, 1):
        return None
    minimum = d.MINIMUM[capacity(s, ship)]
    return Refusal("IMH-34", "refuse-sail-minimum", ship=SHIPS[ship], minimum=minimum)


def _use(s: ImhotepState, move: int) -> Refusal | None:
    blue = move - USE0
    if not any(KIND_OF[card] == BLUE + blue for card in s.cards[s.seat]):
        return Refusal("IMH-34", "refuse-not-held", card=CARD_NAMES[BLUE + blue])
    stones, free = len(s.sled[s.seat]), _free_spaces(s)
    if blue == d.CHISEL and stones < 2:
        return Refusal("IMH-34", "refuse-chisel-stones", stones=stones)
    if blue == d.CHISEL and free < 2:
        return Refusal("IMH-34", "refuse-chisel-spaces", free=free)
    if blue == d.LEVER and not any(_ready(s, ship) for ship in range(4)):
        return Refusal("IMH-34", "refuse-lever")
    if blue == d.HAMMER and (refusal := _quarry(s, "IMH-34")):
        return refusal
    if blue == d.HAMMER and not free:
        return Refusal("IMH-81", "refuse-no-free-space")
    if blue == d.SAIL_CARD and not stones:
        return Refusal("IMH-34", "refuse-sled-empty")
    if blue == d.SAIL_CARD and not any(_sail_card(s, space) is None for space in range(16)):
        return Refusal("IMH-34", "refuse-sail-none")
    return None


def _turn(s: ImhotepState, move: int) -> Refusal | None:
    if move == QUARRY:
        return _quarry(s, "IMH-31")
    if move < SAIL0:
        return _load(s, move - LOAD0)
    if move < USE0:
        return _sail(s, move)
    if move < NEXT0:
        return _use(s, move)
    if move != PASS:
        return Refusal("IMH-20", "refuse-not-asked")
    possible = any(_turn(s, other) is None for other in range(NEXT0))
    return Refusal("IMH-20", "refuse-pass") if possible else None


def _only(low: int, high: int, check: Check) -> Check:
    """A decision that is answered by the moves low..high-1."""

    def refuse(s: ImhotepState, move: int) -> Refusal | None:
        return check(s, move) if low <= move < high else Refusal("IMH-20", "refuse-finish-action")

    return refuse


def _place(s: ImhotepState, move: int) -> Refusal | None:
    if s.agenda[-1][1] == d.FOR_SAIL:
        return _sail_card(s, move - LOAD0)
    return _load(s, move - LOAD0)


def _card_sail(s: ImhotepState, move: int) -> Refusal | None:
    only = s.agenda[-1][1]
    if only not in (d.ANY_SHIP, (move - SAIL0) // 5):
        return Refusal("IMH-34", "refuse-other-ship", ship=SHIPS[only])
    return _sail(s, move)


def _next(s: ImhotepState, move: int) -> Refusal | None:
    space, ship = move - NEXT0, s.agenda[-1][1]
    if space >> 2 != ship:
        return Refusal("IMH-83", "refuse-other-ship", ship=SHIPS[ship])
    return None if s.spaces[space] >= 0 else Refusal("IMH-83", "refuse-no-stone", space=SPACES[space])


def _take(s: ImhotepState, move: int) -> Refusal | None:
    kind = move - TAKE0
    shown = any(card >= 0 and KIND_OF[card] == kind for card in s.market)
    return None if shown else Refusal("IMH-40", "refuse-not-shown", card=CARD_NAMES[kind])


_BY_DECISION: dict[int, Check] = {
    TURN: _turn,
    ROUND: _round,
    CARD: draw,
    LOAD: _only(LOAD0, SAIL0, _place),
    SAIL: _only(SAIL0, USE0, _card_sail),
    NEXT: _only(NEXT0, TAKE0, _next),
    TAKE: _only(TAKE0, PASS, _take),
}
