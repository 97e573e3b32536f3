"""A match as a fixture: its save, and a hash of the position before the first ply and after each one.

`twolands record` makes one.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Mapping, Sequence
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
