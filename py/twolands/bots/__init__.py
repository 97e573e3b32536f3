"""Bots. They know the contract of `core.game` and nothing of any game.

A bot is a function `search(state, rng, line)` that returns a generator: as often as it can be interrupted it yields how
far it has come and the move that it would make now, and in the end it returns the move. `line` are the plies of the
match so far, draws among them; a bot that is told them may remember what it has thought before in the same match.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import NamedTuple, Protocol, TypeAlias

from ..core.game import Move, Rng, State


class Progress(NamedTuple):
    """How far a search has come, from 0 to 1, the move that is best so far, and how often it has tried each move, if it
    counts that: what several searches of one position have counted can be added up."""

    done: float
    best: Move
    tried: Mapping[Move, int] = MappingProxyType({})


Search = Generator[Progress, None, Move]
Ply: TypeAlias = tuple[int, Move]
"""A move that was made, or a draw, after whose it was: a seat or CHANCE."""


class Bot(Protocol):
    """Thinks about the move of `state.current_player`."""

    def __call__(self, state: State, rng: Rng, line: Sequence[Ply] | None = None) -> Search: ...


LEVELS = ("first-game", "apprentice", "scribe", "architect", "master")
"""The opponents made for people, from the weakest on: tree search by the `levels` of the game."""

PART = 250
"""Walks that a part of a search has at least, where several workers share it."""

MODULES = {"random": "twolands.bots.random", "greedy": "twolands.bots.greedy"}
"""Name of any other bot to the module whose `search` it is."""

TREE = re.compile(r"mcts-([1-9]\d{0,6})(ms)?-([1-9]\d{0,2})")
"""Any other budget of tree search: `mcts-300-16` takes 300 walks of 16 decisions, `mcts-300ms-16` walks for 300
milliseconds."""


def names() -> list[str]:
    """The names of all bots: the simple ones, then the levels from the weakest on."""
    return [*simple(), *levels()]


def simple() -> list[str]:
    """The names of the bots that search no tree."""
    return list(MODULES)


def levels() -> list[str]:
    """The names of the levels, from the weakest on."""
    return list(LEVELS)


def budget(state: State, name: str) -> tuple[int, int]:
    """How a level thinks in this game: walks of tree search, and decisions that it sees ahead."""
    return state.levels[LEVELS.index(name)]


def parts(state: State, name: str, most: int) -> int:
    """Into how many parts a bot's search is worth dividing, at most so many."""
    return max(1, min(most, budget(state, name)[0] // PART)) if name in LEVELS else 1


def bot(name: str, parts: int = 1) -> Bot:
    """The bot of this name, or of a budget as TREE describes it; of a level one of so many parts. Raises KeyError if
    there is none."""
    found: Bot
    if name in LEVELS:
        found = import_module("twolands.bots.mcts").Level(name, parts)
    elif given := TREE.fullmatch(name):
        amount, unit, depth = given.groups()
        found = import_module("twolands.bots.mcts").TreeSearch(int(amount), int(depth), timed=unit is not None)
    else:
        found = import_module(MODULES[name]).search
    return found


def choose(search: Search) -> Move:
    """Run a search to its end; the move it returns."""
    while True:
        try:
            next(search)
        except StopIteration as stop:
            return stop.value
