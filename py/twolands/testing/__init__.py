"""For whoever adds a game, or changes one: what must hold for any game of the house."""

from .conformance import conformance, play_out
from .playthrough import fixture, playthrough_hashes, playthrough_searches, position_hash, record

__all__ = [
    "conformance",
    "fixture",
    "play_out",
    "playthrough_hashes",
    "playthrough_searches",
    "position_hash",
    "record",
]
