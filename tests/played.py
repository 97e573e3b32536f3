"""What the tables of the tests have in common: a state that plays notations and answers a test's questions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, ClassVar, Self

from twolands.core.game import CHANCE, Event, Game, State
from twolands.testing.conformance import play_out


class Played:
    """A state of `game`, checked after every move."""

    game: ClassVar[Game]

    def __init__(self, state: State):
        self.state = state
        self.events: list[Event] = []
        """What happened in the last `play`."""

    # --- playing ---

    def play(self, *notations: str) -> Self:
        """Play moves and draws that must all be legal."""
        self.events = []
        self.state.journal = self.events
        for notation in notations:
            move = self.game.parse(notation)
            if self.state.current_player == CHANCE:
                assert move in [outcome for outcome, _ in self.state.chance_outcomes()], notation
            else:
                assert move in self.state.legal_moves(), f"{notation} is not among {self.legal()}"
            self.state.apply(move)
            self.state.check_invariants()
        self.state.journal = None
        return self

    def draws(self, seed: int = 1) -> Self:
        """Let chance speak until a seat is asked or the game is over."""
        rng = random.Random(seed)
        while self.state.current_player == CHANCE:
            self.state.apply(self.state.sample_chance(rng))
        self.state.check_invariants()
        return self

    def refused(self, notation: str) -> str:
        """The rule that forbids a move, which then is not among the legal ones either."""
        move = self.game.parse(notation)
        assert move not in self.state.legal_moves(), notation
        refusal = self.state.why_not(move)
        assert refusal is not None, notation
        return refusal.rule

    # --- asking ---

    @property
    def player(self) -> int:
        return self.state.current_player

    def legal(self, verb: str = "") -> list[str]:
        """Notations of the legal moves (of one verb)."""
        moves = [self.game.notation(move) for move in self.state.legal_moves()]
        return [move for move in moves if move.startswith(verb)]

    def places(self) -> dict[str, list[str]]:
        places: dict[str, list[str]] = self.game.position(self.state)["places"]
        return places

    def counters(self) -> dict[str, int]:
        counters: dict[str, int] = self.game.position(self.state)["counters"]
        return counters


def at_random(game: Game, options: Any, seed: int) -> Iterator[tuple[State, str]]:
    """The states of a random match, each with the move that follows; the last one with an empty text."""
    state = game.new(options)
    for move in play_out(state, random.Random(seed)):
        yield state, game.notation(move)
    yield state, ""
