"""Plays any legal move."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.chance import pick
from ..core.game import Rng, State
from . import Ply, Progress, Search


def search(state: State, rng: Rng, line: Sequence[Ply] | None = None) -> Search:
    """Any legal move, each as likely as any other."""
    move = pick(state.legal_moves(), rng)
    yield Progress(0.0, move)
    return move
