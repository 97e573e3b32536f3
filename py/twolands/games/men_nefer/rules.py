"""All regions of the board. To import them fills the tables of the agenda and of the effects."""

from . import houses, markets, necropolis, nile, pyramids, seasons, setup, sphinxes, temple
from .solo import actions, tiles

__all__ = [
    "actions",
    "houses",
    "markets",
    "necropolis",
    "nile",
    "pyramids",
    "seasons",
    "setup",
    "sphinxes",
    "temple",
    "tiles",
]
