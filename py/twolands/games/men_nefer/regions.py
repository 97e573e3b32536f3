"""All regions of the board, and Imhotep. To import them fills the tables of the agenda and of the effects."""

from . import houses, markets, necropolis, nile, pyramids, seasons, setup, sphinxes, temple
from .solo import actions, dice, tiles

REGIONS = (houses, pyramids, necropolis, markets, temple, nile, sphinxes, setup, seasons, tiles, actions, dice)
