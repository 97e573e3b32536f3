"""Stored matches, replayed: every position is still the one it was, and tree search makes the same of it. The site's
tests replay them in the browser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import twolands
from twolands.testing import playthrough_hashes, playthrough_searches

FOLDER = Path(__file__).parent / "playthroughs"
FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_stored_match_replays_as_it_was(file: Path) -> None:
    stored = json.loads(file.read_text("utf-8"))
    assert playthrough_hashes(stored["save"]) == stored["hashes"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_search_of_a_stored_match_finds_what_it_found(file: Path) -> None:
    stored = json.loads(file.read_text("utf-8"))
    assert playthrough_searches(stored["save"]) == stored["searches"]


def test_every_game_has_a_stored_match() -> None:
    assert {json.loads(file.read_text("utf-8"))["save"]["game"] for file in FILES} == set(twolands.names())
