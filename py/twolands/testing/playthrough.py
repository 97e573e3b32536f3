"""A match as a fixture: its save, a hash of the position before the first ply and after each one, and what tree search
makes of some of the positions.

`twolands record` makes one, `twolands renew` brings one up to date.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Mapping, Sequence
from typing import Any

from ..bots.mcts import Tree
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


def playthrough_searches(save: dict[str, Any], every: int = 7, walks: int = 64, depth: int = 16) -> list[str]:
    """Search the position at every so many plies, where somebody is asked; the best move of each search, and the exact
    reward that it promises."""
    match = Match.load(save, game)
    found = []
    for ply in range(0, len(match.plies) + 1, every):
        if match.at(ply).current_player >= 0:
            tree = Tree(match.at(ply), depth, random.Random(ply))
            for _ in range(walks):
                tree.walk()
            best = tree.best
            found.append(f"{ply}: {match.game.notation(best)}, {tree.moves[best].share.hex()}")
    return found


def fixture(save: dict[str, Any]) -> dict[str, Any]:
    """A save as a fixture: `{"save": …, "hashes": […], "searches": […]}`."""
    return {"save": save, "hashes": playthrough_hashes(save), "searches": playthrough_searches(save)}


def record(of: Game, options: Mapping[str, Any], seed: int, players: Sequence[str] = ("random",)) -> dict[str, Any]:
    """A whole match of bots as a fixture."""
    match = Match(of, options)
    moves = [of.notation(move) for move in play_out(match.state.copy(), random.Random(seed), players)]
    match.replay(moves)
    return fixture(match.save())
