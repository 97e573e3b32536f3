"""Takes what is best at the end of its own turn.

It follows its own decisions until somebody else is asked, an automa's turn begins or the game is over, samples the
draws in between, and values what it then has by the game's `evaluate`: its points less those of the best other seat.
How many moves it tries at each decision is bounded, the deeper the fewer, and so is the whole search: a turn of many
small decisions is looked into less deeply.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from ..core.chance import pick
from ..core.game import CHANCE, Move, Rng, State
from . import Ply, Progress, Search

WIDTHS = (64, 12, 6, 3)
"""Moves tried at the first, second, … decision of the turn; the last number holds from there on."""
DRAWS = 2
"""How many times what follows a draw is sampled, at the first draw; later draws once."""
BUDGET = 300
"""About how many ends of the turn are valued; shared evenly among the moves at each decision."""
DEPTH = 12
"""Decisions after which a turn is valued as it stands."""

Valuing = Generator[None, None, float]
"""Part of a search: yields where it can be stopped, returns a value."""


def search(state: State, rng: Rng, line: Sequence[Ply] | None = None) -> Search:
    """The move that promises most; among equals any of them."""
    seat = state.current_player
    moves = _some(state.legal_moves(), WIDTHS[0], rng)
    best = moves[:1]
    best_value = -1e9
    for done, move in enumerate(moves):
        progress = Progress(done / len(moves), best[0])
        yield progress
        if len(moves) == 1:
            return move
        value = yield from _at(progress, _after(state, move, seat, 1, BUDGET // len(moves), DRAWS, rng))
        if value > best_value:
            best, best_value = [move], value
        elif value == best_value:
            best.append(move)
    return pick(best, rng)


def _at(progress: Progress, inner: Valuing) -> Generator[Progress, None, float]:
    """Run a part of the search; where it can be stopped, the progress is the same."""
    while True:
        try:
            next(inner)
        except StopIteration as stop:
            return float(stop.value)
        yield progress


def _after(state: State, move: Move, seat: int, depth: int, budget: int, draws: int, rng: Rng) -> Valuing:
    """The value for `seat` of playing `move`, the rest of its turn played well. Yields so that it can be stopped."""
    after = state.copy()
    after.apply(move)
    if after.current_player != CHANCE or after.automa_plays():
        return (yield from _value(after, seat, depth, budget, draws, rng))
    draws = max(1, min(draws, budget))
    total = 0.0
    for _ in range(draws):
        drawn = after.copy() if draws > 1 else after
        while drawn.current_player == CHANCE and not drawn.automa_plays():
            drawn.apply(drawn.sample_chance(rng))
        total += yield from _value(drawn, seat, depth, budget // draws, 1, rng)
    return total / draws


def _value(state: State, seat: int, depth: int, budget: int, draws: int, rng: Rng) -> Valuing:
    if state.current_player != seat or depth >= DEPTH:
        values = state.evaluate()
        return values[seat] - max([value for other, value in enumerate(values) if other != seat])
    yield
    best = -1e9
    moves = _some(state.legal_moves(), max(1, min(budget, WIDTHS[min(depth, len(WIDTHS) - 1)])), rng)
    for move in moves:
        value = yield from _after(state, move, seat, depth + 1, budget // len(moves), draws, rng)
        best = max(best, value)
    return best


def _some(moves: list[Move], width: int, rng: Rng) -> list[Move]:
    """At most `width` of the moves, in a random order."""
    left = list(moves)
    for index in range(min(width, len(left))):
        other = index + int(rng.random() * (len(left) - index))
        left[index], left[other] = left[other], left[index]
    return left[:width]
