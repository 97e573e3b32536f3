"""Bots at Men-Nefer: what a position is worth to them, and that the better one is better."""

from __future__ import annotations

import random

import pytest

from tests.men_nefer_table import MEN, categories, rule, table
from twolands.games.men_nefer import seasons
from twolands.games.men_nefer.score import CATEGORIES, harvest_now
from twolands.testing import play_out


def wins(games: int, seed: int) -> float:
    """How many of the two-player games greedy wins against random, from both seats in turn."""
    won = 0.0
    for game in range(games):
        state, rng = MEN.new({"players": 2, "first": game // 2 % 2}), random.Random(seed + game)
        players = ["greedy", "random"] if game % 2 else ["random", "greedy"]
        for _ in play_out(state, rng, players):
            pass
        won += state.returns()[players.index("greedy")]
    return won


def test_greedy_beats_random_from_both_seats() -> None:
    assert wins(4, seed=1) == 4


@pytest.mark.full
def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert wins(100, seed=10) >= 95


@rule("MEN-160", "MEN-163", "MEN-164", "MEN-165")
def test_if_the_harvest_came_now() -> None:
    t = table(mastabas="M1 M2 M3 M4 M5").set(pp=20, heart=8, feather=14, orbs=4, great=6).row("AB BC")
    t.sarcophagi(tombs="R1C1.1").contracts("K101")
    now = dict(zip(CATEGORIES, harvest_now(t.s)[0], strict=True))
    assert now == {"sowing": 0, "duat": -3, "contracts": 1, "necropolis": 3, "obelisk": 3, "great": 5, "queens": 0}
    total = next(told for told in t.s.view()["facts"]["p0"] if told["id"] == "fact-harvest")
    assert total["args"] == {"points": 9, "total": 29}
    sheet = {(line["category"], line["seat"]): line["detail"] for line in t.s.view()["score"]}
    assert sheet["great-1", 0]["args"]["points"] == 5
    assert t.has(pp=20, feather=14), "nothing has happened yet"
    seasons.harvest(t.s)
    assert categories(t, 1) | {"sowing": 0} == {name: points for name, points in now.items() if points} | {"sowing": 0}


def test_a_position_is_worth_more_with_more_in_it() -> None:
    def worth(**values: int) -> float:
        return table().set(pp=30, heart=9, feather=9).set(**values).s.evaluate()[0]

    for better in ({"pp": 31}, {"heart": 10}, {"feather": 8}, {"orbs": 2}, {"great": 2}, {"food": 4}, {"heka": 3}):
        assert worth(**better) > worth()
    assert table().set(pp=0, heart=3).s.evaluate()[0] > table().set(pp=0).s.evaluate()[0], "also at the floor"


@rule("MEN-168")
def test_after_the_last_harvest_only_points_count() -> None:
    t = table(2).era(3).set(pp=12, food=9)
    t.s.agenda = []
    assert t.s.evaluate() == [12.0, 10.0]
