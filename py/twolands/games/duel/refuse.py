"""Why a move of the Duel is not legal: the rules read as prohibitions, apart from the generator in `state.py`."""

from __future__ import annotations

from collections.abc import Callable

from ...core.game import CHANCE, OVER
from ...core.refusal import Refusal
from . import state as table
from .data import (
    ACTION,
    BOATS,
    CREW,
    DOCK,
    DRAW0,
    KIND_OF,
    LINES,
    PASS,
    PLACE0,
    SLOTS,
    SPACES,
    STOP,
    SWAP0,
    TAKE,
    TAKE0,
    UNLOAD0,
    USE0,
)
from .state import DuelState, token_name

Check = Callable[[DuelState, int], Refusal | None]


def why_not(s: DuelState, move: int) -> Refusal | None:
    """The rule that forbids `move` now, or None."""
    if s.current_player == OVER:
        return Refusal("DUEL-26", "refuse-over")
    if s.current_player == CHANCE:
        if move < DRAW0:
            return Refusal(f"DUEL-{s.agenda[-1][2]}", "refuse-draw-first")
        return None if move - DRAW0 in s.bag else Refusal("DUEL-6", "refuse-none-left", token=token_name(move - DRAW0))
    if move >= DRAW0:
        return Refusal("DUEL-16", "refuse-no-draw")
    return _BY_DECISION[s.agenda[-1][0]](s, move)


def meeples_in_line(s: DuelState, boat: int) -> int:
    """How many meeples of any colour stand in a boat's line."""
    return sum(s.harbour[space] >= 0 for space in LINES[boat])


def _place(s: DuelState, move: int, rule: str = "DUEL-10") -> Refusal | None:
    space = move - PLACE0
    if not s.hand[s.seat]:
        return Refusal(rule, "refuse-hand-empty")
    if s.harbour[space] >= 0:
        return Refusal(rule, "refuse-space-taken", space=SPACES[space])
    return None


def _unload(s: DuelState, move: int) -> Refusal | None:
    boat = move - UNLOAD0
    if not s.moored >> boat & 1:
        return Refusal("DUEL-16", "refuse-boat-left", boat=BOATS[boat])
    meeples = meeples_in_line(s, boat)
    if meeples < 2:
        return Refusal("DUEL-11", "refuse-line", boat=BOATS[boat], meeples=meeples)
    return None


def _can_unload_any(s: DuelState) -> bool:
    return any(_unload(s, UNLOAD0 + boat) is None for boat in range(6))


def _dock_place(s: DuelState, move: int) -> Refusal | None:
    refusal = _place(s, move, "DUEL-23")
    if refusal or _can_unload_any(s):
        return refusal
    space = move - PLACE0
    ready = any(space in LINES[boat] and s.moored >> boat & 1 and meeples_in_line(s, boat) >= 1 for boat in range(6))
    return None if ready else Refusal("DUEL-23", "refuse-dock-space", space=SPACES[space])


def _use(s: DuelState, move: int) -> Refusal | None:
    action = move - USE0
    if not any(s.where[token] == s.seat and kind == ACTION + action for token, kind in enumerate(KIND_OF)):
        return Refusal("DUEL-18", "refuse-not-held", token=token_name(ACTION + action))
    if action == TAKE:
        cargo = any(token >= 0 and KIND_OF[token] < ACTION for token in s.boats)
        return None if cargo else Refusal("DUEL-21", "refuse-only-actions")
    if action == CREW:
        meeples = s.hand[s.seat].bit_count()
        return None if meeples >= 2 else Refusal("DUEL-22", "refuse-crew-hand", meeples=meeples)
    if action == DOCK:
        if not s.hand[s.seat]:
            return Refusal("DUEL-23", "refuse-hand-empty")
        possible = any(_dock_place(s, PLACE0 + space) is None for space in range(9))
        return None if possible else Refusal("DUEL-23", "refuse-dock")
    return None if _can_unload_any(s) else Refusal("DUEL-24", "refuse-swap")


def _turn(s: DuelState, move: int) -> Refusal | None:
    if move < UNLOAD0:
        return _place(s, move)
    if move < USE0:
        return _unload(s, move)
    if move < TAKE0:
        return _use(s, move)
    if move != PASS:
        return Refusal("DUEL-8", "refuse-no-token-played")
    if any(why_not(s, other) is None for other in range(PLACE0, TAKE0)):
        return Refusal("DUEL-8", "refuse-pass")
    return None


def _only(low: int, high: int, check: Check, rule: str, stop: bool = False) -> Check:
    """A decision answered by the moves low..high-1, and by `stop` where that is possible."""

    def refuse(s: DuelState, move: int) -> Refusal | None:
        if move == STOP and stop:
            return None
        if low <= move < high:
            return check(s, move)
        return Refusal(rule, "refuse-finish-token")

    return refuse


def _crew(s: DuelState, move: int) -> Refusal | None:
    if PLACE0 <= move < UNLOAD0:
        return _place(s, move, "DUEL-22")
    if move == STOP:
        placed = s.agenda[-1][1]
        return None if placed >= 2 else Refusal("DUEL-22", "refuse-crew-stop", placed=placed)
    return Refusal("DUEL-22", "refuse-finish-token")


def _take(s: DuelState, move: int) -> Refusal | None:
    slot = move - TAKE0
    token = s.boats[slot]
    if token < 0:
        return Refusal("DUEL-16", "refuse-boat-left", boat=BOATS[slot // 3])
    if KIND_OF[token] >= ACTION:
        return Refusal("DUEL-21", "refuse-take-action", slot=SLOTS[slot])
    return None


def _swap(s: DuelState, move: int) -> Refusal | None:
    boat = (move - SWAP0) // 3
    return None if s.moored >> boat & 1 else Refusal("DUEL-16", "refuse-boat-left", boat=BOATS[boat])


_BY_DECISION: dict[int, Check] = {
    table.TURN: _turn,
    table.CREW_PLACE: _crew,
    table.DOCK_PLACE: _only(PLACE0, UNLOAD0, _dock_place, "DUEL-23"),
    table.DOCK_UNLOAD: _only(UNLOAD0, USE0, _unload, "DUEL-23"),
    table.DOCK_AGAIN: _only(UNLOAD0, USE0, _unload, "DUEL-23", stop=True),
    table.TAKE_CARGO: _only(TAKE0, SWAP0, _take, "DUEL-21"),
    table.SWAP_CARGO: _only(SWAP0, STOP, _swap, "DUEL-24"),
    table.SWAP_UNLOAD: _only(UNLOAD0, USE0, _unload, "DUEL-24"),
}
