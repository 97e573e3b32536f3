"""A match as a fixture: its save, and a hash of the position before the first ply and after each one.

`python -m twolands.testing.playthrough GAME FILE [--seed N] [--players BOT ...] [--options JSON]` records one.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..core.game import Game, State
from ..core.match import Match
from ..games import game
from .conformance import play_out


def position_hash(of: Game, state: State) -> str:
    """Sixteen hexadecimal digits that change when anything on the table does."""
    text = json.dumps(of.position(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def playthrough_hashes(save: dict[str, Any]) -> list[str]:
    """Replay a save; the hash of the position before the first ply and after each one."""
    match = Match.load(save, game)
    return [position_hash(match.game, match.at(ply)) for ply in range(len(match.plies) + 1)]


def record(of: Game, options: Mapping[str, Any], seed: int, players: Sequence[str] = ("random",)) -> dict[str, Any]:
    """A whole match of bots as a fixture: `{"save": …, "hashes": […]}`."""
    match = Match(of, options)
    moves = [of.notation(move) for move in play_out(match.state.copy(), random.Random(seed), players)]
    match.replay(moves)
    save = match.save()
    return {"save": save, "hashes": playthrough_hashes(save)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--players", nargs="+", default=["greedy", "random"])
    parser.add_argument("--options", type=json.loads, default={})
    chosen = parser.parse_args()
    fixture = record(game(chosen.game), chosen.options, chosen.seed, chosen.players)
    chosen.file.write_text(json.dumps(fixture, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
