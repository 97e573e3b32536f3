"""A match as a fixture: its save, and a hash of the position after every ply."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ..core.game import Game, State
from ..core.match import Match
from ..games import game


def position_hash(of: Game, state: State) -> str:
    """Sixteen hexadecimal digits that change when anything on the table does."""
    text = json.dumps(of.position(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def playthrough_hashes(save: dict[str, Any]) -> list[str]:
    """Replay a save; the hash of the position before the first ply and after each one."""
    match = Match.load(save, game)
    return [position_hash(match.game, match.at(ply)) for ply in range(len(match.plies) + 1)]
