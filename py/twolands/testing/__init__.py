"""For whoever adds a game, or changes one: what must hold for any game of the house."""

from .conformance import conformance, play_randomly
from .playthrough import playthrough_hashes, position_hash

__all__ = ["conformance", "play_randomly", "playthrough_hashes", "position_hash"]
