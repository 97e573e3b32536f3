"""Plays any legal move."""

from __future__ import annotations

from ..core.chance import pick
from ..core.game import Rng, State
from . import Search


def search(state: State, rng: Rng) -> Search:
    """Any legal move, each as likely as any other."""
    yield 0.0
    return pick(state.legal_moves(), rng)
