"""Tournaments: the statistics against known values, fair schedules, and the same results whichever way they run."""

from __future__ import annotations

import json
import math
from collections import Counter
from pathlib import Path

import pytest

from twolands import arena
from twolands.arena import Result
from twolands.cli import main


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    # Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_gives_the_published_intervals(successes: int, trials: int, low: float, high: float) -> None:
    assert arena.wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_wilson_knows_nothing_without_trials_and_is_symmetric() -> None:
    assert arena.wilson(0, 0) == (0.0, 1.0)
    low, high = arena.wilson(29, 30)
    assert arena.wilson(1, 30) == pytest.approx((1 - high, 1 - low))


def test_sprt_has_the_likelihood_ratio_and_the_bounds_of_wald() -> None:
    test = arena.Test("a", 0.5, 0.6)
    assert test.bound == pytest.approx(math.log(19))
    for result in [1.0] * 7 + [0.0] * 3:
        test.add(result)
    assert test.ratio == pytest.approx(7 * math.log(1.2) + 3 * math.log(0.8))
    assert test.decision is None


@pytest.mark.parametrize(("result", "games", "decision"), [(1.0, 17, 0.6), (0.0, 14, 0.5)])
def test_sprt_decides_as_soon_as_the_bound_is_passed(result: float, games: int, decision: float) -> None:
    """ln 19 / ln 1.2 is 16.1 games won in a row, ln 19 / -ln 0.8 is 13.2 lost."""
    test = arena.Test("a", 0.5, 0.6)
    for _ in range(games - 1):
        test.add(result)
    assert test.decision is None
    test.add(result)
    assert test.decision == decision


def test_a_tie_is_half_of_either() -> None:
    one, other = arena.Test("a", 0.5, 0.6), arena.Test("a", 0.5, 0.6)
    for result in (0.5, 0.5):
        one.add(result)
    for result in (1.0, 0.0):
        other.add(result)
    assert one.ratio == other.ratio


@pytest.mark.parametrize("shares", [(0.6, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_sprt_refuses_shares_that_cannot_be(shares: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="shares"):
        arena.Test("a", *shares)


def test_a_set_is_one_table_in_every_rotation_under_one_seed() -> None:
    sets = list(arena.schedule("nefertiti", {"players": 3}, ["greedy", "random", "first-game"], 5, seed=9))
    assert [len(each) for each in sets] == [3, 3]
    for each in sets:
        assert len({pairing.seed for pairing in each}) == 1
        for seat in range(3):
            assert {pairing.players[seat] for pairing in each} == {"greedy", "random", "first-game"}
    assert sets[0][0].seed != sets[1][0].seed


def test_more_bots_than_seats_meet_in_turn() -> None:
    sets = arena.schedule("duel", {}, ["random", "greedy", "first-game", "scribe"], 12, seed=0)
    met = Counter(frozenset(pairing.players) for each in sets for pairing in each)
    assert len(met) == 6
    assert set(met.values()) == {2}


def test_an_automa_keeps_its_seat_and_has_its_standing() -> None:
    """With one bot there is nothing to rotate: a set is one game."""
    sets = list(arena.schedule("men_nefer", {"players": 1}, ["random"], 2, seed=0))
    assert [[pairing.players for pairing in each] for each in sets] == [[("random", "automa")]] * 2
    results = list(arena.tournament(sets))
    assert results[0] != results[1]
    assert {standing.player for standing in arena.standings(results)} == {"random", "automa"}


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(ValueError, match="takes 2 players"):
        list(arena.schedule("duel", {}, ["greedy"], 2, seed=0))


def test_chance_speaks_alike_in_every_rotation() -> None:
    """Two equal bots without a will of their own: what differs is only who sits where."""
    [pairings] = arena.schedule("duel", {}, ["mcts-1-1", "mcts-1-1"], 2, seed=4)
    first, second = map(arena.play, pairings)
    assert first == second


def test_the_same_games_on_one_core_and_on_two() -> None:
    sets = list(arena.schedule("duel", {"temple": "B"}, ["greedy", "random"], 4, seed=2))
    alone, together = list(arena.tournament(sets)), list(arena.tournament(sets, jobs=2))
    assert alone == together
    assert len(alone) == 4


def test_the_same_games_on_a_cluster() -> None:
    from distributed import LocalCluster

    sets = list(arena.schedule("duel", {}, ["greedy", "random"], 2, seed=2))
    with LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None) as cluster:
        together = list(arena.tournament(sets, scheduler=cluster.scheduler_address))
    assert together == list(arena.tournament(sets))


def test_a_decided_test_ends_the_tournament_after_the_set() -> None:
    sets = arena.schedule("duel", {}, ["greedy", "random"], 100, seed=2)
    test = arena.Test("greedy", 0.3, 0.9)
    results = list(arena.tournament(sets, test=test))
    assert test.decision == 0.9
    assert len(results) % 2 == 0
    assert len(results) < 20


RESULTS = [
    Result(("a", "b", "c"), [9, 5, 1], [1.0, 0.5, 0.0]),
    Result(("b", "c", "a"), [9, 5, 5], [1.0, 0.25, 0.25]),
    Result(("c", "a", "b"), [2, 9, 3], [0.0, 1.0, 0.5]),
]


def test_standings_count_places_and_firsts() -> None:
    best, middle, last = arena.standings(RESULTS)
    assert (best.player, best.games, best.placing, best.firsts) == ("a", 3, 0.75, 2)
    assert (middle.player, middle.firsts) == ("b", 1)
    assert middle.placing == pytest.approx(2 / 3)
    assert (last.player, last.firsts) == ("c", 0)
    assert best.interval == arena.wilson(2, 3)


def test_ratings_order_the_bots_as_their_results_do() -> None:
    ratings = arena.ratings(RESULTS * 5)
    assert ratings["a"][0] > ratings["b"][0] > ratings["c"][0]
    assert all(sigma < 25 / 3 for _, sigma in ratings.values())


def test_the_command_writes_a_table_and_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "arena.json"
    command = ["arena", "duel", "greedy", "random", "--games", "4", "--jobs", "1", "--seed", "3"]
    assert main([*command, "--option", "tomb=B", "--sprt", "0.5", "0.9", "--json", str(file)]) == 0
    said = capsys.readouterr()
    assert "| greedy | 4 |" in said.out
    assert "SPRT of greedy" in said.out
    assert "4/4 games" in said.err
    told = json.loads(file.read_text("utf-8"))
    assert told["options"] == {"tomb": "B"}
    assert len(told["games"]) == 4
    assert told["standings"][0]["player"] == "greedy"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["duel", "greedy", "nobody"], "There is no bot “nobody”"),
        (["duel", "greedy"], "takes 2 players"),
        (["duel", "greedy", "random", "first-game", "--sprt", "0.5", "0.6"], "between two bots"),
    ],
)
def test_the_command_says_what_is_wrong(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments, "--jobs", "1"]) == 2
    assert said in capsys.readouterr().err
