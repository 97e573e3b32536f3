"""All regions of the board. To import them fills the tables of the agenda and of the effects."""

from . import houses, markets, necropolis, nile, pyramids, seasons, setup, sphinxes, temple

REGIONS = (houses, pyramids, necropolis, markets, temple, nile, sphinxes, setup, seasons)
