"""Tree search by sampling (MCTS), for any game of the contract and any number of players.

The tree is open-loop: a node is what has been decided, not the table; every walk from the root samples the draws
anew. Each seat looks for its own reward (max^n). A walk ends after `depth` decisions and is rewarded by the game's
`evaluate`, or by how the match ended. Where it has left the tree, decisions are drawn at random, though of a few the
one is taken that has done best in other walks, wherever it was made (move-average sampling, MAST: Finnsson and
Björnsson, Simulation-Based Approach to General Game Playing, AAAI 2008). A bot remembers its tree and goes on in the
part of it that the match has come to. An end that needs no draw and is near enough is searched exactly instead.

Besides integers only + - * / and square roots are used, which are the same on every machine: the same seed and the
same number of walks give the same move everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter

from ..core.game import CHANCE, OVER, Move, Rng, State
from . import Ply, Progress, Search, budget

EXPLORE = 2.5
"""How much a move that was tried seldom is favoured, in standard deviations of the mover's rewards."""
UNKNOWN, EVEN = 0.1, 0.005
"""The standard deviation before there are two rewards, and what is added to it afterwards, lest it be nothing."""
DRAWN = 3
"""How many moves are drawn at random, of which the best known is made, where a walk has left the tree."""
PRIOR = 5
"""The value of the table just after a move counts as so many walks."""
PLACING = 0.75
"""At the end of a match: the part of the reward that is for placing; the rest is for the margin."""
FRESH = 0.25
"""The part of its walks that a search takes anew at least, however much it remembers."""
RIPE = 2
"""Walks through a node after which the moves that follow it are told apart."""
PACE = 8
"""Walks between two points at which a search can be stopped."""
EXACT = 1000
"""How many positions an exact search may look at."""


def _logarithms(count: int) -> list[float]:
    """Natural logarithms of 1 to `count`, that of 0 as 0: ln(n) - ln(n - 1) = 2 artanh(1 / (2n - 1))."""
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
    """The natural logarithm of a positive integer; beyond the table that of its leading binary digits."""
    doubled = max(0, number.bit_length() - 10)
    return LOGARITHM[number >> doubled] + doubled * LOGARITHM[2]


def rewards(state: State) -> list[float]:
    """By seat, from 0 to 1: how the table stands, or how the match ended."""
    values = state.evaluate()
    scale = state.margin
    rivals = values if len(values) > 1 else [0.0]
    others = max(1, len(values) - 1)
    shares = []
    for own in values:
        share = 0.0
        for rival in rivals:
            lead = own - rival
            share += lead / (lead + scale) if lead > 0 else lead / (scale - lead)
        shares.append(0.5 + share / others / 2)
    if state.current_player == OVER:
        return [PLACING * place + (1 - PLACING) * share for place, share in zip(state.returns(), shares, strict=True)]
    return shares


class Node:
    """What has come of a move: the walks through it, and the mover's rewards in them and at first sight.
    `after` are the moves that followed, by the seat that made them."""

    __slots__ = ("after", "total", "visits")

    def __init__(self, first_sight: float = 0.0):
        self.visits = 0
        self.total = PRIOR * first_sight
        self.after: dict[int, dict[Move, Node]] = {}

    @property
    def share(self) -> float:
        """The mover's reward, 0 to 1."""
        return self.total / (self.visits + PRIOR)


class Spread:
    """How far a seat's rewards lie apart in the walks of a search: their standard deviation."""

    __slots__ = ("count", "deviation", "squares", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = self.squares = 0.0
        self.deviation = UNKNOWN

    def add(self, reward: float) -> None:
        self.count += 1
        self.total += reward
        self.squares += reward * reward
        mean = self.total / self.count
        if self.count > 1:
            self.deviation = EVEN + sqrt(max(0.0, self.squares / self.count - mean * mean))


class Habits:
    """How each move of a seat has done on average, wherever it was made."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[Move, list[float]] = {}  # How often, and the sum of its rewards.

    def likely(self, moves: Sequence[Move], rng: Rng) -> Move:
        """Of some moves drawn at random the one that has done best; what is unknown is tried first."""
        if len(moves) == 1:
            return moves[0]
        best, best_average = moves[0], -1.0
        for _ in range(DRAWN):
            move = moves[int(rng.random() * len(moves))]
            seen = self.known.get(move)
            if seen is None:
                return move
            average = seen[1] / seen[0]
            if average > best_average:
                best, best_average = move, average
        return best

    def learn(self, move: Move, reward: float) -> None:
        seen = self.known.get(move)
        if seen is None:
            self.known[move] = [1, reward]
        else:
            seen[0] += 1
            seen[1] += reward


class Tree:
    """The search for a move of `state.current_player`, who sees `depth` decisions far. It begins at `root`: a new node,
    or that of a search before."""

    def __init__(self, state: State, depth: int, rng: Rng, root: Node | None = None):
        self.state = state
        self.depth = depth
        self.rng = rng
        self.root = root or Node()
        known = _open(self.root, state)
        self.moves = {move: known[move] for move in state.legal_moves()}
        self.root.visits = RIPE + self.walks
        self.rewards = [Spread() for _ in state.scores()]
        self.habits = [Habits() for _ in state.scores()]

    @property
    def walks(self) -> int:
        """Walks through the moves there are."""
        return sum([node.visits for node in self.moves.values()])

    @property
    def ranking(self) -> list[Move]:
        """The moves, the one that was tried most first; of several the one with the best reward."""
        return sorted(self.moves, key=lambda move: (self.moves[move].visits, self.moves[move].share), reverse=True)

    @property
    def best(self) -> Move:
        """The first of the ranking."""
        return max(self.moves.items(), key=lambda item: (item[1].visits, item[1].share))[0]

    @property
    def tried(self) -> dict[Move, int]:
        """How many walks went through each move."""
        return {move: node.visits for move, node in self.moves.items()}

    def walk(self) -> list[float]:
        """One walk from the root, and what it teaches: the rewards by seat."""
        rng = self.rng
        state = self.state.copy()
        node = self.root
        path = [(0, node)]
        made: list[tuple[int, Move]] = []
        left = self.depth
        while left and node.visits >= RIPE:
            seat = draw(state, rng)
            if seat == OVER:
                break
            move, node = self.chosen(node, state)
            state.apply(move)
            path.append((seat, node))
            made.append((seat, move))
            left -= 1
        while left:
            seat = draw(state, rng)
            if seat == OVER:
                break
            move = self.habits[seat].likely(state.legal_moves(), rng)
            state.apply(move)
            made.append((seat, move))
            left -= 1
        shares = rewards(state)
        for spread, share in zip(self.rewards, shares, strict=True):
            spread.add(share)
        for seat, move in made:
            self.habits[seat].learn(move, shares[seat])
        for seat, node in path:
            node.visits += 1
            node.total += shares[seat]
        return shares

    def chosen(self, node: Node, state: State) -> tuple[Move, Node]:
        """The legal move whose reward may be highest (UCB1)."""
        known = node.after.get(state.current_player)
        moves = state.legal_moves()
        if known is None or not all(map(known.__contains__, moves)):
            known = _open(node, state)
        explore = EXPLORE * self.rewards[state.current_player].deviation * sqrt(logarithm(node.visits + 1))
        best, best_bound, best_node = moves[0], -1.0, node
        for move in moves:
            child = known[move]
            count = child.visits + PRIOR
            bound = child.total / count + explore / sqrt(count)
            if bound > best_bound:
                best, best_bound, best_node = move, bound, child
        return best, best_node


def draw(state: State, rng: Rng) -> int:
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


class _TooFar(Exception):
    """The end is not near enough, or a draw comes before it."""


class _Exact:
    """A search of all that can still happen; of two players, without what neither would let happen (alpha-beta)."""

    def __init__(self) -> None:
        self.left = EXACT

    def rewards(self, state: State, depth: int, sure: list[float]) -> tuple[Move, list[float]]:
        """The best move and what comes of it. `sure` is what each seat can reach already by deciding otherwise."""
        seat = state.current_player
        best, best_rewards = None, [-1.0] * len(sure)
        for move in state.legal_moves():
            self.left -= 1
            after = state.copy()
            after.apply(move)
            if after.current_player == OVER:
                found = rewards(after)
            elif after.current_player == CHANCE or not depth or self.left < 0:
                raise _TooFar
            else:
                found = self.rewards(after, depth - 1, sure)[1]
            if found[seat] > best_rewards[seat]:
                best, best_rewards = move, found
                if found[seat] > sure[seat]:
                    sure = [*sure[:seat], found[seat], *sure[seat + 1 :]]
                if len(sure) == 2 and sure[0] + sure[1] >= 1:
                    break
        return best, best_rewards


def exact(state: State, depth: int) -> Move | None:
    """The best move where the end is at most `depth` decisions away and no draw comes before it, or else None."""
    try:
        return _Exact().rewards(state, depth - 1, [0.0] * len(state.scores()))[0]
    except _TooFar:
        return None


class TreeSearch:
    """A bot that sees `depth` decisions far and thinks until so many walks have been made, or for so many
    milliseconds. It remembers its last tree."""

    def __init__(self, budget: int, depth: int, *, timed: bool = False):
        self.budget = budget
        self.depth = depth
        self.timed = timed
        self._line: list[Ply] = []
        self._root: Node | None = None

    def terms(self, state: State) -> tuple[int, int]:
        """Budget and depth in this game."""
        return self.budget, self.depth

    def __call__(self, state: State, rng: Rng, line: Sequence[Ply] | None = None) -> Search:
        """`line` are all plies of the match so far, by which the bot knows where in its tree the match is."""
        wanted, depth = self.terms(state)
        tree = Tree(state, depth, rng, None if line is None else self._remembered(line))
        self._line, self._root = ([], None) if line is None else (list(line), tree.root)
        yield Progress(0.0, tree.best)
        sure = tree.best if len(tree.moves) == 1 else exact(state, depth)
        if sure is not None:
            yield Progress(1.0, sure, {sure: wanted})
            return sure
        if not self.timed:
            wanted = max(wanted - tree.walks, int(FRESH * wanted), 1)
        start, walks = perf_counter(), 0
        while (done := (perf_counter() - start) * 1000 if self.timed else walks) < wanted:
            yield Progress(done / wanted, tree.best, tree.tried)
            for _ in range(PACE if self.timed else min(PACE, wanted - walks)):
                tree.walk()
                walks += 1
        yield Progress(1.0, tree.best, tree.tried)
        return tree.best

    def _remembered(self, line: Sequence[Ply]) -> Node | None:
        """The node of the last tree at which the match is now, if it has gone on from there."""
        node, known = self._root, len(self._line)
        if list(line[:known]) != self._line:
            return None
        for seat, move in line[known:]:
            if node is None:
                return None
            if seat != CHANCE:
                node = node.after.get(seat, {}).get(move)
        return node


class Level(TreeSearch):
    """The bot of a level, or one of so many parts of it that think at once."""

    def __init__(self, name: str, parts: int = 1):
        super().__init__(0, 0)  # The game tells both.
        self.name = name
        self.parts = parts

    def terms(self, state: State) -> tuple[int, int]:
        walks, depth = budget(state, self.name)
        return -(-walks // self.parts), depth
