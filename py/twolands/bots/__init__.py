"""Bots. They know the contract of `core.game` and nothing of any game.

A bot is a function `search(state, rng)` that returns a generator: as often as it can be interrupted it yields how far
it has come and the move that it would make now, and in the end it returns the move.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from importlib import import_module
from typing import NamedTuple

from ..core.game import Move, Rng, State


class Progress(NamedTuple):
    """How far a search has come, from 0 to 1, and the move that is best so far."""

    done: float
    best: Move


Search = Generator[Progress, None, Move]
Bot = Callable[[State, Rng], Search]

MODULES = {"random": "twolands.bots.random", "greedy": "twolands.bots.greedy"}
"""Name of a bot to the module whose `search` it is, from the weakest on."""


def names() -> list[str]:
    """The names of all bots, from the weakest on."""
    return list(MODULES)


def bot(name: str) -> Bot:
    """The bot of this name. Raises KeyError if there is none."""
    found: Bot = import_module(MODULES[name]).search
    return found


def choose(search: Search) -> Move:
    """Run a search to its end; the move it returns."""
    while True:
        try:
            next(search)
        except StopIteration as stop:
            return stop.value
