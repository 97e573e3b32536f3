"""Ancient Egypt's modern board games: their rules, as a library.

>>> import random
>>> import twolands
>>> duel = twolands.game("duel")
>>> state, rng = duel.new({"temple": "B"}), random.Random(1)
>>> while state.current_player == twolands.CHANCE:
...     state.apply(state.sample_chance(rng))
>>> [duel.notation(move) for move in state.legal_moves()][:3]
['place a1', 'place b1', 'place c1']
>>> state.apply(duel.parse("place b2"))
>>> state.current_player
1
"""

from __future__ import annotations

from typing import Any

from .core.errors import TwoLandsError
from .core.game import CHANCE, OVER, Game, State
from .core.match import Match, Seat
from .games import game, names

__all__ = ["CHANCE", "OVER", "Game", "Match", "Seat", "State", "TwoLandsError", "game", "load", "names"]
__version__ = "0.1.0"


def load(save: Any, *, seed: int | None = None) -> Match:
    """The match that a save (a mapping as `Match.save` makes it) describes.

    Raises TwoLandsError, which names the place and the cause."""
    return Match.load(save, game, seed=seed)
