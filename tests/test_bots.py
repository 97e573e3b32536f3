"""The bots: they play by the rules, can be stopped, decide by their seed alone, and the better one is better."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from tests.duel_table import BLACK, DUEL, WHITE, Table, dealt, rule, table
from twolands import bots
from twolands.core.chance import pick, pick_weighted
from twolands.core.game import CHANCE, OVER
from twolands.testing import play_out


def wins(players: Sequence[str], games: int, seed: int) -> list[float]:
    """How many of the games each seat's bot wins."""
    won = [0.0, 0.0]
    for game in range(games):
        state, rng = DUEL.new({"first": game // 2 % 2}), random.Random(seed + game)
        for _ in play_out(state, rng, players):
            pass
        for seat, result in enumerate(state.returns()):
            won[seat] += result
    return won


def test_greedy_beats_random_from_both_seats() -> None:
    """Greedy wins about 98 of 100 games; these six are always the same six."""
    assert wins(["greedy", "random"], 3, seed=1)[WHITE] == 3
    assert wins(["random", "greedy"], 3, seed=2)[BLACK] == 3


@pytest.mark.parametrize("name", bots.names())
def test_a_search_can_be_stopped_and_leaves_the_state(name: str) -> None:
    duel = dealt()
    before, before_moves = DUEL.position(duel.state), duel.state.legal_moves()
    search = bots.bot(name)(duel.state, random.Random(1))
    first = next(search)
    assert first.done == 0.0
    assert first.best in before_moves
    search.close()
    with pytest.raises(StopIteration):
        next(search)
    assert DUEL.position(duel.state) == before


def progress(duel: Table, name: str = "greedy") -> list[float]:
    return [progress.done for progress in bots.bot(name)(duel.state, random.Random(1))]


BUSY = ["W B .", "B . .", ". . W"]


@pytest.mark.parametrize("moves", [[], ["use dock"], ["use swap"], ["use crew"]])
def test_progress_goes_forward_inside_a_turn_too(moves: list[str]) -> None:
    made = progress(table(BUSY, white="take crew dock swap").play(*moves))
    assert len(made) > 5, "it can be stopped often"
    assert made == sorted(made)
    assert made[0] == 0.0
    assert made[-1] < 1.0


@pytest.mark.parametrize("name", [*bots.MODULES, "scribe"])
@pytest.mark.parametrize("moves", [[], ["use dock"], ["use swap"], ["use crew"], ["use take"]])
def test_the_same_seed_gives_the_same_legal_move(name: str, moves: list[str]) -> None:
    duel = table(BUSY, white="take crew dock swap").play(*moves)
    chosen = [bots.choose(bots.bot(name)(duel.state.copy(), random.Random(5))) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in duel.state.legal_moves()


def test_another_seed_can_give_another_move() -> None:
    duel = dealt()
    search = bots.bot("random")
    assert len({bots.choose(search(duel.state, random.Random(seed))) for seed in range(40)}) == 9


def finish(duel: Table, seed: int = 1) -> list[str]:
    """Let greedy finish White's turn; its moves."""
    rng, moves = random.Random(seed), []
    while duel.player == WHITE:
        move = DUEL.notation(bots.choose(bots.bot("greedy")(duel.state.copy(), rng)))
        moves.append(move)
        duel.play(move)
        duel.draws()
    return moves


@rule("DUEL-24")
@pytest.mark.parametrize("seed", range(3))
def test_greedy_exchanges_what_it_then_receives(seed: int) -> None:
    """White stands nearest to r1 only: exchanging tomb 6, between 5 and 7, onto space 3 is worth most."""
    duel = table(
        ["W B .", ". . .", ". . ."], white="tomb4 tomb5 tomb7 tomb8 swap", r1="tomb6 light temple1", seat=WHITE
    ).play("use swap")
    moves = finish(duel, seed)
    assert moves[0] == "swap r1.1 r1.3"
    assert duel.holds(WHITE, "tomb6")


@rule("DUEL-21")
def test_greedy_takes_what_is_worth_most() -> None:
    duel = table(white="tomb4 tomb5 tomb7 tomb8 take", cb="light tomb6 temple1").play("use take")
    assert finish(duel) == ["take cb.2"]


@rule("DUEL-23")
@pytest.mark.parametrize("seed", range(3))
def test_greedy_docks_for_two_boats_when_both_bring_points(seed: int) -> None:
    duel = table(
        [". W .", ". . .", "W W ."],
        white="tomb4 tomb5 tomb7 tomb8 dock",
        r1="light temple4 tomb6",
        r3="dark temple4 temple4",
    ).play("use dock")
    moves = finish(duel, seed)
    assert duel.holds(WHITE, "tomb6")
    assert len([move for move in moves if move.startswith("unload")]) == 2


def test_greedy_ends_the_match_when_it_wins_by_that() -> None:
    duel = table(["W W .", ". . .", ". . ."], boats="r1 cc", r1="tomb1 temple4 temple4")
    assert finish(duel) == ["unload r1"]
    assert duel.player == OVER


def test_a_bot_is_never_asked_at_a_draw() -> None:
    state = DUEL.new()
    for move in play_out(state, random.Random(1), ["random"]):
        if state.current_player == CHANCE:
            assert DUEL.notation(move).startswith("draw")


class Steps:
    """A source of random numbers that gives the middles of n equal parts of 0..1, one after another."""

    def __init__(self, parts: int):
        self.numbers = iter([(part + 0.5) / parts for part in range(parts)])

    def random(self) -> float:
        return next(self.numbers)


def test_picking_follows_the_weights_exactly() -> None:
    steps = Steps(12)
    assert Counter(pick_weighted([("a", 1), ("b", 4), ("c", 7)], steps) for _ in range(12)) == {"a": 1, "b": 4, "c": 7}
    steps = Steps(12)
    assert Counter(pick("abcd", steps) for _ in range(12)) == {"a": 3, "b": 3, "c": 3, "d": 3}
