"""Random playouts and tree search through a game's contract, timed. Runs in CPython and in the browser's Python."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any


def playouts(new: Callable[[], Any], seconds: float, seed: int = 1) -> tuple[float, float]:
    """Games and moves (chance included) a second."""
    rng = random.Random(seed)
    clock, chance = time.perf_counter, rng.random
    games = moves = 0
    start = clock()
    while clock() - start < seconds:
        state = new()
        while (player := state.current_player) != -2:
            if player == -1:
                move = state.sample_chance(rng)
            else:
                legal = state.legal_moves()
                move = legal[int(chance() * len(legal))]
            state.apply(move)
            moves += 1
        games += 1
    spent = clock() - start
    return games / spent, moves / spent


def walks(new: Callable[[], Any], seconds: float, depth: int = 24, plies: int = 40) -> tuple[float, float]:
    """Walks of a tree search a second, in the middle of a match; and the decisions that they see, at most."""
    from twolands.bots.mcts import Tree, draw

    rng = random.Random(1)
    state = new()
    for _ in range(plies):
        draw(state, rng)
        moves = state.legal_moves()
        state.apply(moves[int(rng.random() * len(moves))])
    draw(state, rng)
    tree = Tree(state, depth, rng)
    start, done = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        tree.walk()
        done += 1
    rate = done / (time.perf_counter() - start)
    return rate, rate * depth
