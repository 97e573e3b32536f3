"""Every game, with every option and every pairing of bots, through the conformance kit."""

from __future__ import annotations

import itertools
from dataclasses import fields
from typing import Any

import pytest

import twolands
from twolands import bots
from twolands.testing import conformance

GAMES = {"duel": (20, 20, 500), "imhotep": (20, 6, 500), "nefertiti": (20, 6, 500), "men_nefer": (10, 2, 200)}
"""How many matches are played of each kind: at random, by bots, and by the long form of the tests."""
PAIRINGS = list(itertools.product(bots.names(), repeat=2))
APART = ("players", "sun_ship")
"""Options that make so different a match that each value is played as often as a game of its own."""


def tables() -> list[tuple[str, dict[str, Any]]]:
    """Every game, once for each combination of the options that are played apart."""
    found = []
    for name in twolands.names():
        apart = [field for field in fields(twolands.game(name).Options) if field.name in APART]
        for values in itertools.product(*(field.metadata["choices"] for field in apart)):
            found.append((name, dict(zip((field.name for field in apart), values, strict=True))))
    return found


TABLES = tables()
each_table = pytest.mark.parametrize(
    ("name", "options"), TABLES, ids=["-".join([name, *map(str, options.values())]) for name, options in TABLES]
)


@each_table
def test_any_match_keeps_the_contract(name: str, options: dict[str, Any]) -> None:
    assert conformance(twolands.game(name), games=GAMES[name][0], options=options) > 0


@pytest.mark.parametrize("name", twolands.names())
@pytest.mark.parametrize("players", PAIRINGS[1:], ids="-".join)
def test_matches_of_bots_keep_the_contract(name: str, players: tuple[str, str]) -> None:
    assert conformance(twolands.game(name), games=GAMES[name][1], players=players) > 0


@each_table
def test_every_view_of_a_match_is_whole(name: str, options: dict[str, Any]) -> None:
    assert conformance(twolands.game(name), games=1, seed=1, options=options, every_view=True) > 0


@pytest.mark.full
@each_table
@pytest.mark.parametrize("players", PAIRINGS, ids="-".join)
def test_many_matches_keep_the_contract(name: str, options: dict[str, Any], players: tuple[str, str]) -> None:
    assert conformance(twolands.game(name), games=GAMES[name][2], seed=2, players=players, options=options) > 0
