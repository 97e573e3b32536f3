"""Tree search by sampling (MCTS), for any game of the contract and any number of players.

The tree is open-loop: a node is what has been decided, not the table; every walk from the root samples the draws
anew. Each seat looks for its own reward (max^n). A walk ends after `depth` decisions, the last of them at random, and
is rewarded by the game's `evaluate`, or by how the match ended.

Besides integers only + - * / and square roots are used, which are the same on every machine: the same seed and the
same number of iterations give the same move everywhere.
"""

from __future__ import annotations

from math import sqrt

from ..core.game import CHANCE, OVER, Move, Rng, State
from . import Bot, Progress, Search

EXPLORE = 0.35
"""How much a move that was tried seldom is favoured."""
PRIOR = 2
"""The value of the table just after a move counts as so many walks."""
PLACING = 0.75
"""At the end of a match: the part of the reward that is for placing; the rest is for the margin."""
RIPE = 2
"""Walks through a node after which the moves that follow it are told apart."""
WALKS = 8
"""Walks between two points at which a search can be stopped."""


def _logarithms(count: int) -> list[float]:
    """Natural logarithms of 1 to `count`, those of 0 and 1 being 0: ln(n) - ln(n - 1) = 2 artanh(1 / (2n - 1))."""
    table = [0.0, 0.0]
    for number in range(2, count + 1):
        x = 1 / (2 * number - 1)
        power, difference = x, 0.0
        for exponent in range(1, 40, 2):
            difference += power / exponent
            power *= x * x
        table.append(table[-1] + 2 * difference)
    return table


LOGARITHM = _logarithms(1024)


def logarithm(number: int) -> float:
    """The natural logarithm of a positive integer; beyond the table that of its leading digits."""
    doubled = max(0, number.bit_length() - 10)
    return LOGARITHM[number >> doubled] + doubled * LOGARITHM[2]


class Node:
    """What has come of a move: walks through it, the mover's reward in them, and its worth at first sight.
    `after` are the moves that followed, by the seat that made them."""

    __slots__ = ("after", "total", "visits")

    def __init__(self, prior: float = 0.0):
        self.visits = 0
        self.total = PRIOR * prior
        self.after: dict[int, dict[Move, Node]] = {}

    @property
    def share(self) -> float:
        """The mover's reward, 0 to 1."""
        return self.total / (self.visits + PRIOR)


def rewards(state: State) -> list[float]:
    """By seat, from 0 to 1: how the table stands, or how the match ended."""
    values = state.evaluate()
    scale = state.margin
    others = len(values) - 1
    shares = []
    for own in values:
        share = 0.0
        for other in values:
            lead = own - other
            share += lead / (lead + scale) if lead > 0 else lead / (scale - lead)
        shares.append(0.5 + share / others / 2)
    if state.current_player == OVER:
        return [PLACING * place + (1 - PLACING) * share for place, share in zip(state.returns(), shares, strict=True)]
    return shares


class Tree:
    """The search for a move of `state.current_player`."""

    def __init__(self, state: State, depth: int, rng: Rng):
        self.state = state
        self.seat = state.current_player
        self.depth = depth
        self.rng = rng
        self.root = Node()
        self.root.visits = RIPE
        _open(self.root, state)

    @property
    def moves(self) -> dict[Move, Node]:
        """The moves that are open, and what is known of each."""
        return self.root.after[self.seat]

    @property
    def best(self) -> Move:
        """The move that was tried most; of several the one with the best reward."""
        return max(self.moves.items(), key=lambda item: (item[1].visits, item[1].share))[0]

    def walk(self) -> None:
        """One walk from the root, and what it teaches."""
        rng = self.rng
        state = self.state.copy()
        node = self.root
        path = [(0, node)]
        left = self.depth
        while left and node.visits >= RIPE:
            seat = _draw(state, rng)
            if seat == OVER:
                break
            move, node = _chosen(node, state)
            state.apply(move)
            path.append((seat, node))
            left -= 1
        while left and _draw(state, rng) != OVER:
            moves = state.legal_moves()
            state.apply(moves[int(rng.random() * len(moves))])
            left -= 1
        shares = rewards(state)
        for seat, node in path:
            node.visits += 1
            node.total += shares[seat]


def _draw(state: State, rng: Rng) -> int:
    """Let chance speak; who is asked then."""
    while state.current_player == CHANCE:
        state.apply(state.sample_chance(rng))
    return state.current_player


def _open(node: Node, state: State) -> dict[Move, Node]:
    """The moves after `node` by whoever is asked in `state`; what is new there is valued at first sight."""
    seat = state.current_player
    known = node.after.setdefault(seat, {})
    for move in state.legal_moves():
        if move not in known:
            after = state.copy()
            after.apply(move)
            known[move] = Node(rewards(after)[seat])
    return known


def _chosen(node: Node, state: State) -> tuple[Move, Node]:
    """The legal move whose reward may be highest (UCB1)."""
    known = node.after.get(state.current_player)
    moves = state.legal_moves()
    if known is None or any(move not in known for move in moves):
        known = _open(node, state)
    explore = EXPLORE * sqrt(logarithm(node.visits + 1))
    best, best_bound, chosen = moves[0], -1.0, node
    for move in moves:
        child = known[move]
        count = child.visits + PRIOR
        bound = child.total / count + explore / sqrt(count)
        if bound > best_bound:
            best, best_bound, chosen = move, bound, child
    return best, chosen


def searching(walks: int, depth: int) -> Bot:
    """A bot that takes so many walks of so many decisions."""

    def search(state: State, rng: Rng) -> Search:
        tree = Tree(state, depth, rng)
        if len(tree.moves) == 1:
            yield Progress(0.0, tree.best)
            return tree.best
        for done in range(walks):
            if done % WALKS == 0:
                yield Progress(done / walks, tree.best)
            tree.walk()
        return tree.best

    return search
