"""The seam for expansions: what the base game tells them, and what they may add to what is shown and read.

An expansion has no state of its own: it keeps a list of ints in `state.extras`. It asks by putting entries of its own
kinds (`state.add_decision`) on the agenda, and acts through the verbs of `state.py`. Placing a stone on a ship is an
event; exchanging stones, reordering, sailing and unloading are none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.message import Message
from ...core.refusal import Refusal

if TYPE_CHECKING:
    from ...core.score import Line
    from .schema import Reader
    from .state import ImhotepState


class Expansion:
    """Rules that are played with besides those of the base game. The methods do nothing unless overridden."""

    name: str
    """Of the option that switches it on, and of its list in `extras`."""
    notation: tuple[str, ...] = ()
    """Its moves, from the number `first_move` on."""
    first_move: int = 0
    decisions: tuple[int, ...] = ()
    """Its kinds of entries on the agenda; they lie on top of those of the base game."""
    deal: tuple[tuple[int, ...], ...] = ()
    """What it puts on the agenda when the ships are out."""
    scores: bool = False
    """Whether it gives points that no site shows."""

    # --- what happens ------------------------------------------------------------------------------------------------

    def set_up(self, s: ImhotepState) -> None:
        """Before the first round."""

    def placed(self, s: ImhotepState, space: int) -> None:
        """The player to move has placed a stone on a space of a ship."""

    def round_over(self, s: ImhotepState) -> None:
        """The round has been scored (IMH-14)."""

    def check_invariants(self, s: ImhotepState) -> None:
        """Raise AssertionError if something that must always hold does not."""

    # --- what is told ------------------------------------------------------------------------------------------------

    def why_not(self, s: ImhotepState, move: int) -> Refusal | None:
        """The rule that forbids a move at one of its own decisions, or one of its draws."""
        raise NotImplementedError

    def path(self, s: ImhotepState, move: int) -> list[str]:
        """The ids that a person picks to mean one of its moves."""
        raise NotImplementedError

    def words(self, s: ImhotepState, move: int) -> dict[str, Message]:
        """`message` and `detail` of one of its moves."""
        raise NotImplementedError

    def space_detail(self, s: ImhotepState, space: int) -> Message | None:
        """What it has to say of loading a stone on a space."""
        return None

    def prompt(self, s: ImhotepState) -> Message:
        """What is asked at one of its decisions or draws."""
        raise NotImplementedError

    def lay(self, s: ImhotepState, places: dict[str, list[str]], pieces: dict[str, dict[str, Any]]) -> None:
        """Add its places and pieces."""

    def count(self, s: ImhotepState, counters: dict[str, int]) -> None:
        """Add its counters."""

    def tell(self, s: ImhotepState, facts: dict[str, list[Message]]) -> None:
        """Add its facts."""

    def tell_on_request(self, s: ImhotepState, id: str) -> list[Message]:
        """Its dear facts about a place or piece."""
        return []

    def score(self, s: ImhotepState) -> list[Line]:
        """Its lines of the score sheet; their points are in `points` already."""
        return []

    # --- positions ---------------------------------------------------------------------------------------------------

    def homes(self) -> dict[str, tuple[set[str], int]]:
        """Its places: by place, the pieces that may lie there, and how many of them at most."""
        return {}

    def read_counters(self, reader: Reader, given: dict[str, int]) -> None:
        """Take its counters out of those of a position."""

    def read(self, reader: Reader) -> None:
        """Take its places out of a position, and check them against the rest."""
