"""Random playouts through the contract of a game, timed. Runs in CPython and in the browser's Python."""

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
