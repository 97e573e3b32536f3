"""What of a table a screen shows."""

from __future__ import annotations

from typing import Any, Protocol

from .message import Message

Pieces = dict[str, dict[str, Any]]
Places = dict[str, list[str]]


class Screen(Protocol):
    """The functions of a game's `view` module; each is given the state. Keys are those of docs/architecture.md."""

    def pieces_and_places(self, s: Any, /) -> tuple[Pieces, Places]:
        """Every piece in sight, and what lies in each place of the game."""

    def counters(self, s: Any, /) -> dict[str, int]:
        """Numbers on the table."""

    def agenda_words(self, s: Any, /) -> list[list[Any]]:
        """What is still to be decided, the next thing last, in words that a position has."""

    def options(self, s: Any, /) -> dict[str, Any]:
        """The options of the match, as `Options` has them."""

    def score(self, s: Any, /) -> list[dict[str, Any]]:
        """The lines of the score sheet."""

    def prompt(self, s: Any, /) -> Message:
        """What is asked of whom."""

    def facts(self, s: Any, /) -> dict[str, list[Message]]:
        """What the board shows, by the id of a place or piece."""

    def facts_on_request(self, s: Any, id: str, /) -> list[Message]:
        """What can be told of a place or piece beyond that."""

    def path(self, s: Any, move: Any, /) -> list[str]:
        """The places or pieces that a person picks one after another to mean a move."""

    def move_view(self, s: Any, move: Any, /) -> dict[str, Any]:
        """A legal move in words, and its path."""


def table(screen: Screen, s: Any) -> dict[str, Any]:
    """What a view and a position have in common."""
    pieces, places = screen.pieces_and_places(s)
    return {"options": screen.options(s), "places": places, "pieces": pieces, "counters": screen.counters(s)}
