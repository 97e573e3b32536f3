"""What the tree search can tell a person: the best moves now and what they bring, and how a match has swung."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple

from ..core.game import OVER, Move, Rng, State
from .mcts import PACE, Tree, draw

BEST = 3
"""How many moves a hint names."""
TRIALS = 24
"""How often what a move brings is tried."""
LEAST = 0.25
"""Points from which on a gain is told."""
SWINGS = 3
"""How many turning points an analysis names."""


class Hint(NamedTuple):
    """A move, the share of the win that the search gives it, and what it brings by category of the score sheet until
    the seat's next turn, in points, on average."""

    move: Move
    share: float
    gains: dict[str, float]


class Analysis(NamedTuple):
    """The shares of the win by seat at each of some states, and the indexes of the states before which they changed
    most."""

    shares: list[list[float]]
    swings: list[int]


def hint(state: State, walks: int, depth: int, rng: Rng) -> Generator[float, None, list[Hint]]:
    """The best moves of whoever is asked, the best one first; yields how far it has come, from 0 to 1."""
    tree = Tree(state, depth, rng)
    for done in range(walks):
        if done % PACE == 0:
            yield done / walks
        tree.walk()
    hints = []
    for move in tree.ranking[:BEST]:
        gains: dict[str, int] = {}
        for _ in range(TRIALS):
            yield 1.0
            for category, points in _gained(tree, move, depth, rng).items():
                gains[category] = gains.get(category, 0) + points
        told = {category: sum_ / TRIALS for category, sum_ in gains.items() if abs(sum_) >= LEAST * TRIALS}
        hints.append(Hint(move, tree.moves[move].share, told))
    return hints


def _points(state: State, seat: int) -> dict[str, int]:
    """A seat's points by category."""
    points: dict[str, int] = {}
    for line in state.view()["score"]:
        if line["seat"] == seat:
            points[line["category"]] = points.get(line["category"], 0) + line["points"]
    return points


def _gained(tree: Tree, move: Move, depth: int, rng: Rng) -> dict[str, int]:
    """Points by category that the seat gets by a move until its next turn, in one course of what may happen."""
    seat = tree.state.current_player
    before = _points(tree.state, seat)
    state, node, others = tree.state.copy(), tree.moves[move], False
    state.apply(move)
    for _ in range(depth):
        asked = draw(state, rng)
        if asked == OVER or (asked == seat and others):
            break
        others = others or asked != seat
        move, node = tree.chosen(node, state)
        state.apply(move)
    after = _points(state, seat)
    return {category: points - before.get(category, 0) for category, points in after.items()}


def analyse(states: Sequence[State], walks: int, depth: int, rng: Rng) -> Generator[float, None, Analysis]:
    """How a match has swung that went through these states, in each of which a seat is asked or the match is over."""
    shares = []
    for index, state in enumerate(states):
        yield index / len(states)
        if state.current_player == OVER:
            shares.append(state.returns())
            continue
        tree = Tree(state, depth, rng)
        total = [0.0] * len(state.scores())
        for done in range(1, walks + 1):
            total = [sum_ + share for sum_, share in zip(total, tree.walk(), strict=True)]
            if done % PACE == 0:
                yield index / len(states)
        shares.append([each / walks for each in total])
    changes = [
        max([abs(now - before) for now, before in zip(shares[index], shares[index - 1], strict=True)])
        for index in range(1, len(shares))
    ]
    swings = sorted(range(1, len(shares)), key=lambda index: changes[index - 1], reverse=True)[:SWINGS]
    return Analysis(shares, sorted(swings))
