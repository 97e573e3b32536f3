"""Every game, with every option and every pairing of bots, through the conformance kit."""

from __future__ import annotations

import itertools

import pytest

import twolands
from twolands import bots
from twolands.testing import conformance

PAIRINGS = list(itertools.product(bots.MODULES, repeat=2))


@pytest.mark.parametrize("name", twolands.names())
@pytest.mark.parametrize("players", PAIRINGS, ids="-".join)
def test_any_match_keeps_the_contract(name: str, players: tuple[str, str]) -> None:
    assert conformance(twolands.game(name), games=20, players=players) > 0


@pytest.mark.parametrize("name", twolands.names())
def test_tree_search_keeps_the_contract(name: str) -> None:
    assert conformance(twolands.game(name), games=3, players=("mcts-12-8",)) > 0


@pytest.mark.parametrize("name", twolands.names())
def test_every_view_of_a_match_is_whole(name: str) -> None:
    assert conformance(twolands.game(name), games=2, seed=1, every_view=True) > 0


@pytest.mark.full
@pytest.mark.parametrize("name", twolands.names())
@pytest.mark.parametrize("players", PAIRINGS, ids="-".join)
def test_many_matches_keep_the_contract(name: str, players: tuple[str, str]) -> None:
    assert conformance(twolands.game(name), games=500, seed=2, players=players) > 0
