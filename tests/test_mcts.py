"""Tree search: its arithmetic, its limits, what it sees, and that the level above is the better one."""

from __future__ import annotations

import itertools
import math
import random
import time
from typing import NamedTuple

import pytest

import twolands
from tests.duel_table import BLACK, DUEL, WHITE, Table, dealt, table
from twolands import arena, bots
from twolands.bots import mcts
from twolands.core.game import CHANCE, OVER, Move, State


@pytest.mark.parametrize("number", [1, 2, 3, 10, 1000, 1023])
def test_the_table_has_logarithms(number: int) -> None:
    assert mcts.logarithm(number) == pytest.approx(math.log(number), abs=1e-12)


@pytest.mark.parametrize("number", [1024, 1500, 123_456, 10_000_000])
def test_logarithms_beyond_the_table_are_nearly_right(number: int) -> None:
    assert mcts.logarithm(number) == pytest.approx(math.log(number), abs=0.003)


class Standing(NamedTuple):
    """As much of a state as rewards look at."""

    values: list[float]
    places: list[float] | None = None
    margin: float = 10.0

    @property
    def current_player(self) -> int:
        return 0 if self.places is None else OVER

    def evaluate(self) -> list[float]:
        return self.values

    def returns(self) -> list[float]:
        assert self.places is not None
        return self.places


def rewards(*given: list[float]) -> list[float]:
    return mcts.rewards(Standing(*given))  # type: ignore[arg-type]


def test_a_lead_of_the_usual_margin_is_three_quarters() -> None:
    assert rewards([30, 20]) == [0.75, 0.25]


def test_with_more_players_every_other_one_counts_alike() -> None:
    assert rewards([30, 20, 20]) == [0.75, 0.375, 0.375]
    assert rewards([20, 20, 20, 20]) == [0.5] * 4


def test_a_seat_alone_is_measured_by_its_points() -> None:
    assert rewards([10]) == [0.75]
    assert rewards([0]) == [0.5]


def test_at_the_end_placing_counts_most() -> None:
    assert rewards([21, 20], [1.0, 0.0])[0] > 0.85 > rewards([29, 20])[0]
    assert rewards([40, 20], [1.0, 0.0]) > rewards([21, 20], [1.0, 0.0])


def walked(duel: Table, walks: int, depth: int = 16) -> mcts.Tree:
    tree = mcts.Tree(duel.state, depth, random.Random(1))
    for _ in range(walks):
        tree.walk()
    return tree


def test_every_walk_is_counted_once_and_every_move_is_tried() -> None:
    tree = walked(dealt(), 200)
    assert sum(node.visits for node in tree.moves.values()) == 200
    assert min(node.visits for node in tree.moves.values()) > 0
    assert set(tree.moves) == set(tree.state.legal_moves())
    assert tree.ranking[0] == tree.best


def test_a_walk_leaves_the_state() -> None:
    duel = dealt()
    before = DUEL.position(duel.state)
    walked(duel, 50)
    assert DUEL.position(duel.state) == before


def decisions(state: State, depth: int) -> int:
    """How many decisions a walk of so many looks at, if nothing but the depth ends it."""
    made = 0

    class Counting(random.Random):
        def random(self) -> float:
            return 0.0

    class Counted:
        """A state that counts the moves that are made in it."""

        def __init__(self, inner: State):
            self.inner = inner

        def __getattr__(self, name: str) -> object:
            return getattr(self.inner, name)

        def copy(self) -> Counted:
            return Counted(self.inner.copy())

        def apply(self, move: Move) -> None:
            nonlocal made
            made += self.inner.current_player != CHANCE
            self.inner.apply(move)

    tree = mcts.Tree(Counted(state), depth, Counting())  # type: ignore[arg-type]
    made = 0
    tree.walk()
    return made


@pytest.mark.parametrize("depth", [1, 3, 9])
def test_a_walk_sees_so_many_decisions(depth: int) -> None:
    assert decisions(dealt().state, depth) == depth


NEAR_THE_END = ["W W B", "W B B", ". . ."]


def test_beyond_the_tree_the_better_known_of_a_few_moves_drawn_is_made() -> None:
    habits, rng = mcts.Habits(), random.Random(1)
    for reward in (0.1, 0.5):
        habits.learn(1, reward)
    habits.learn(2, 0.4)
    made = [habits.likely([1, 2], rng) for _ in range(4000)]
    once = 1 - 0.5**mcts.DRAWN  # The better one is made if it is drawn at all.
    assert made.count(2) / len(made) == pytest.approx(once, abs=0.03)


def test_beyond_the_tree_a_move_that_nobody_knows_is_made_once_it_is_drawn() -> None:
    habits, rng = mcts.Habits(), random.Random(1)
    habits.learn(1, 1.0)
    made = [habits.likely([1, 2], rng) for _ in range(4000)]
    assert made.count(2) / len(made) == pytest.approx(1 - 0.5**mcts.DRAWN, abs=0.03)


def test_every_decision_of_every_walk_is_learnt() -> None:
    tree = walked(dealt(), 40)
    learnt = [seen for habits in tree.habits for seen in habits.known.values()]
    assert sum(count for count, _ in learnt) == 40 * tree.depth
    assert all(0 <= total <= count for count, total in learnt)


def test_the_end_is_searched_exactly_where_no_draw_comes_before_it() -> None:
    duel = table(NEAR_THE_END, boats="r1 r2", r1="tomb1 temple4 temple4", r2="tomb3 light dark")
    move = mcts.exact(duel.state, 24)
    assert move is not None
    best = max(every_end(duel.state, duel.player).values())
    assert every_end(duel.state, duel.player)[move] == best


def every_end(state: State, seat: int) -> dict[Move, float]:
    """By move the reward of the mover if both play best, from all that can happen."""
    found = {}
    for move in state.legal_moves():
        after = state.copy()
        after.apply(move)
        if after.current_player == OVER:
            found[move] = mcts.rewards(after)[seat]
        else:
            mine = max(every_end(after, after.current_player).values())
            found[move] = mine if after.current_player == seat else 1 - mine
    return found


def test_an_end_that_is_too_far_or_behind_a_draw_is_not_searched_exactly() -> None:
    assert mcts.exact(dealt().state, 24) is None
    duel = table(NEAR_THE_END, boats="r1 r2", r1="tomb1 temple4 temple4", r2="tomb3 light dark")
    assert mcts.exact(duel.state, 24) is not None
    assert mcts.exact(duel.state, 1) is None


def test_the_master_wins_an_end_that_can_be_won() -> None:
    duel = table(["W W .", ". . .", ". . ."], boats="r1 cc", r1="tomb1 temple4 temple4")
    state, rng = duel.state.copy(), random.Random(1)
    while state.current_player != OVER:
        state.apply(bots.choose(bots.bot("master" if state.current_player == WHITE else "greedy")(state, rng)))
    assert state.returns()[WHITE] == 1


def test_of_one_move_there_is_nothing_to_think() -> None:
    duel = table([". . .", ". W W", ". W W"], boats="r1 ca")
    assert duel.state.legal_moves() == [DUEL.parse("pass")]
    assert len(list(bots.bot("master")(duel.state, random.Random(1)))) == 2


@pytest.mark.parametrize("name", list(bots.LEVELS))
def test_a_level_can_be_stopped_often(name: str) -> None:
    state = dealt().state
    made = list(bots.bot(name)(state, random.Random(1)))
    walks, _ = bots.budget(state, name)
    assert len(made) >= walks / mcts.PACE
    assert [progress.done for progress in made] == sorted(progress.done for progress in made)
    assert made[-2].done < 1 == made[-1].done
    assert sum(made[-1].tried.values()) == walks


def test_a_search_is_divided_where_each_part_is_worth_it() -> None:
    state = twolands.game("men_nefer").new()
    walks = [budget for budget, _ in state.levels]
    assert [bots.parts(state, name, 4) for name in bots.LEVELS] == [max(1, min(4, each // bots.PART)) for each in walks]
    assert bots.parts(state, "master", 4) > 1
    assert [bots.parts(state, name, 4) for name in bots.MODULES] == [1, 1]
    made = list(bots.bot("master", 2)(dealt().state, random.Random(1)))
    assert sum(made[-1].tried.values()) == bots.budget(DUEL.new(), "master")[0] / 2


def test_milliseconds_are_kept() -> None:
    start = time.perf_counter()
    list(bots.bot("mcts-60ms-16")(dealt().state, random.Random(1)))
    assert 0.06 <= time.perf_counter() - start < 2


@pytest.mark.parametrize("name", ["mcts-0-16", "mcts-16", "mcts-1000-0", "grandmaster", "mcts-16-4x"])
def test_there_is_no_such_bot(name: str) -> None:
    with pytest.raises(KeyError):
        bots.bot(name)


@pytest.mark.parametrize("game", twolands.names())
def test_levels_see_farther_and_think_longer_one_by_one(game: str) -> None:
    levels = list(twolands.game(game).new().levels)
    assert len(levels) == len(bots.LEVELS) >= 4
    for lower, higher in itertools.pairwise(levels):
        assert lower[0] < higher[0]
        assert lower[1] <= higher[1]


# --- what a bot remembers --------------------------------------------------------------------------------------------


def fresh_walks(bot: bots.Bot, state: State, line: list[bots.Ply] | None) -> int:
    """How many walks the search takes."""
    taken = 0
    walk = mcts.Tree.walk

    def counted(tree: mcts.Tree) -> list[float]:
        nonlocal taken
        taken += 1
        return walk(tree)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mcts.Tree, "walk", counted)
        bots.choose(bot(state.copy(), random.Random(1), line))
    return taken


def played_on(state: State, line: list[bots.Ply], rng: random.Random) -> None:
    """Two more good decisions, and the draws after them."""
    for _ in range(2):
        seat = state.current_player
        move = bots.choose(mcts.TreeSearch(300, 12)(state.copy(), rng))
        line.append((seat, move))
        state.apply(move)
        while state.current_player == CHANCE:
            line.append((CHANCE, state.sample_chance(rng)))
            state.apply(line[-1][1])


def test_a_bot_goes_on_in_the_tree_it_remembers() -> None:
    state, bot = dealt().state, mcts.TreeSearch(400, 12)
    line: list[bots.Ply] = []
    assert fresh_walks(bot, state, line) == 400
    played_on(state, line, random.Random(1))
    remembered = fresh_walks(bot, state, line)
    assert 400 * mcts.FRESH <= remembered < 400
    assert fresh_walks(bot, state, line) == 400 * mcts.FRESH  # The whole tree is remembered.


@pytest.mark.parametrize("changed", [0, -1])
def test_a_bot_remembers_nothing_of_another_match(changed: int) -> None:
    state, bot = dealt().state, mcts.TreeSearch(100, 12)
    line: list[bots.Ply] = []
    played_on(state, line, random.Random(1))
    fresh_walks(bot, state, line)
    other = list(line)
    other[changed] = (other[changed][0], "another move")
    assert fresh_walks(bot, state, other) == 100
    assert fresh_walks(bot, state, None) == 100
    assert fresh_walks(bot, state, line) == 100  # What is told no line is not remembered either.


def test_only_moves_that_are_legal_now_are_looked_at() -> None:
    """A remembered node knows moves that were legal after other draws."""
    state = dealt().state
    root = mcts.Node()
    root.after[state.current_player] = {"once": mcts.Node(1.0)}
    root.after[state.current_player]["once"].visits = 1000
    tree = mcts.Tree(state, 8, random.Random(1), root)
    assert set(tree.moves) == set(state.legal_moves())
    assert tree.walks == 0


def first(game: str, players: list[str], games: int, **options: object) -> int:
    """How many of the games the first of the players wins, seats rotated."""
    sets = arena.schedule(game, options, players, games, seed=1)
    results = list(arena.tournament(sets))
    return sum(result.returns[result.players.index(players[0])] == 1 for result in results)


def test_tree_search_beats_greedy_at_the_duel() -> None:
    """With so few walks it wins about 8 of 10 games; these are always the same."""
    assert first("duel", ["mcts-80-16", "greedy"], 6) >= 5


def test_tree_search_beats_greedy_at_imhotep() -> None:
    assert first("imhotep", ["mcts-40-16", "greedy"], 2) == 2


@pytest.mark.full
def test_the_architect_beats_the_apprentice_from_both_seats() -> None:
    sets = arena.schedule("duel", {}, ["architect", "apprentice"], 8, seed=3)
    results = list(arena.tournament(sets))
    for seat in (WHITE, BLACK):
        assert sum(result.returns[seat] for result in results if result.players[seat] == "architect") >= 3


@pytest.mark.parametrize("players", [3, 4])
def test_any_number_of_players(players: int) -> None:
    nefertiti = twolands.game("nefertiti")
    state, rng = nefertiti.new({"players": players}), random.Random(1)
    mcts.draw(state, rng)
    assert bots.choose(bots.bot("mcts-30-12")(state, rng)) in state.legal_moves()
