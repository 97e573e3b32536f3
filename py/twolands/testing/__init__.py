"""For whoever adds a game, or changes one: what must hold for any game of the house."""

from .conformance import conformance, play_out
from .playthrough import playthrough_hashes, position_hash, record

__all__ = ["conformance", "play_out", "playthrough_hashes", "position_hash", "record"]
