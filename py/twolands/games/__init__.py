"""The games, found by name. Only the module of the game that is asked for is imported."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from ..core.errors import UnknownGame
from ..core.game import Game
from ..core.message import quoted

MODULES = {
    "duel": "twolands.games.duel",
    "imhotep": "twolands.games.imhotep",
    "nefertiti": "twolands.games.nefertiti",
    "men_nefer": "twolands.games.men_nefer",
}
"""Name of a game to the module whose `GAME` it is."""


def names() -> list[str]:
    """The names of all games."""
    return list(MODULES)


def game(name: Any, components: Sequence[Any] = ()) -> Game:
    """The game of this name, by these files of printed matter instead of its own.

    Raises UnknownGame, which lists the names there are, or BadComponent, which lists what is wrong in the files."""
    if not isinstance(name, str):
        raise UnknownGame("error-game-name", path="game", game_name=quoted(name))
    if name not in MODULES:
        raise UnknownGame("error-game-unknown", path="game", game_name=name, known=names())
    found: Game = import_module(MODULES[name]).GAME
    return found.with_components(components) if components else found
