"""The contract between a game and everything that plays it. Names follow OpenSpiel and python-chess."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

from .errors import BadComponent, BadMove, Fault
from .message import Message
from .options import read_options
from .refusal import Refusal
from .screen import Screen, table

CHANCE = -1
"""`current_player` when the dice, the bag or the deck speak next."""
OVER = -2
"""`current_player` when the game has ended."""

Move: TypeAlias = Any
"""Opaque and hashable: a small int or a tuple of ints. People and files see its notation."""

Event: TypeAlias = tuple[str, str, dict[str, Any]]
"""What happened: event, rule id, arguments of the message `event-<event>`."""

S = TypeVar("S", bound="State")


class Rng(Protocol):
    """A source of random numbers; `random.Random` is one. Only this method's stream is the same everywhere."""

    def random(self) -> float:
        """A number x, 0 <= x < 1."""


class State(ABC):
    """What is on the table. Mutable and cheap to copy.

    `current_player` is the seat that answers now, CHANCE or OVER. `journal` is None, or a list to which `apply`
    appends what happens. `agenda` holds what is still to be decided, the next thing last.
    """

    __slots__ = ("agenda", "current_player", "journal")

    margin: ClassVar[float] = 10.0
    """Points by which a match is won as a rule: what bots measure a lead by."""
    levels: ClassVar[Sequence[tuple[int, int]]] = ((12, 3), (30, 6), (90, 10), (300, 16), (1000, 24))
    """How the bots of each level think in this game, the weakest first: the walks of tree search that they take for a
    move, and the decisions that they see ahead. `docs/strength.md` measures them."""

    agenda: list[tuple[int, ...]]
    current_player: int
    journal: list[Event] | None

    @abstractmethod
    def legal_moves(self) -> list[Move]:
        """The moves of `current_player`, in a fixed order, without duplicates; never empty while a seat is to
        move, empty at CHANCE and OVER."""

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[Move, int]]:
        """Outcomes of the next draw with their weights (numbers of equally likely physical cases); empty unless
        `current_player` is CHANCE."""

    @abstractmethod
    def sample_chance(self, rng: Rng) -> Move:
        """One outcome, with the law of `chance_outcomes`."""

    @abstractmethod
    def apply(self, move: Move) -> None:
        """Carry out a legal move or a chance outcome. Trusts the move; `Match.play` checks it."""

    @abstractmethod
    def copy(self: S) -> S:
        """An independent state, without a journal."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat, as if the game ended now."""

    @abstractmethod
    def returns(self) -> list[float]:
        """At the end, by seat: (players beaten + half of the players tied with) / (players - 1)."""

    def evaluate(self) -> list[float]:
        """By seat, what a bot should make of this position, in points."""
        return [float(points) for points in self.scores()]

    def automa_plays(self) -> bool:
        """Whether the turn is an automa's, whom nobody asks: what is drawn now is drawn for it."""
        return False

    @abstractmethod
    def why_not(self, move: Move) -> Refusal | None:
        """The rule that forbids `move` now, or None if it is legal. Written apart from `legal_moves`."""

    @abstractmethod
    def candidates(self) -> Iterable[Move]:
        """Every move of the kinds that a person might try now, legal or not."""

    @property
    @abstractmethod
    def screen(self) -> Screen:
        """The game's `view` module."""

    def view(self) -> dict[str, Any]:
        """All that a screen shows; see docs/architecture.md."""
        screen = self.screen
        return {
            "player": self.current_player,
            **table(screen, self),
            "score": screen.score(self),
            "scores": self.scores(),
            "returns": self.returns() if self.current_player == OVER else None,
            "prompt": screen.prompt(self),
            "facts": screen.facts(self),
            "moves": [screen.move_view(self, move) for move in self.legal_moves()],
        }

    def facts(self, id: str) -> list[Message]:
        """What can be told of a place or piece on request, beyond `view()["facts"]`."""
        return self.screen.facts_on_request(self, id)

    @abstractmethod
    def check_invariants(self) -> None:
        """Raise AssertionError if something that must always hold does not (pieces and money are conserved)."""


class Game(ABC):
    """One object a game, found by `twolands.game(name)`."""

    name: ClassVar[str]
    rules: ClassVar[str]
    """Version of the rules, `major.minor`; saves name it."""
    players: ClassVar[tuple[int, int]]
    """Fewest and most players."""
    minutes: ClassVar[int]
    """How long a match takes at a table, about."""
    credit: ClassVar[dict[str, str]]
    """`{title, designer, publisher, year}` of the published game."""
    Options: ClassVar[type]
    """A frozen dataclass made of `choice` fields."""
    plies_bound: ClassVar[int]
    """No match has more plies (decisions and chance draws) than this."""
    moves: ClassVar[Mapping[str, int]]
    """Text to move, and `notations` move to text, of a game whose moves are small ints."""
    notations: ClassVar[Sequence[str]]
    components: Sequence[Mapping[str, Any]] = ()
    """Files of printed matter by which is played instead of the game's own; a save has them in it."""

    def options(self, given: Any = None) -> Any:
        """An `Options` from one, from a mapping of some of its fields, or from nothing.

        Raises BadOption, which names the option and what is wrong with it."""
        return read_options(self.Options, given)

    @abstractmethod
    def seats(self, options: Any) -> int:
        """How many seats a match with these options has."""

    def automa(self, options: Any) -> int | None:
        """The seat that rules play, and nobody sits there, if there is one. Its name is the message `automa`."""
        return None

    def with_components(self, components: Sequence[Any]) -> Game:
        """This game by the printed matter of these files (`docs/components.md`).

        Raises BadComponent, which lists every fault with its path."""
        raise BadComponent([Fault("error-no-components", path="components", game_name=self.name)])

    def check_component(self, component: Any) -> list[Fault]:
        """Everything that is wrong in a file of printed matter, each with its path."""
        return [Fault("error-no-components", game_name=self.name)]

    def printed_components(self) -> Mapping[str, Mapping[str, Any]]:
        """The files of printed matter by which is played, by name."""
        return {}

    @abstractmethod
    def new(self, options: Any = None) -> State:
        """The state before anything has happened, set-up draws included. Raises BadOption."""

    def parse(self, text: str) -> Move:
        """The move that a notation means. Raises BadMove if it means none in this game."""
        move = self.moves.get(text)
        if move is None:
            raise BadMove("error-move-unknown", path="move", game=self.name, move=text)
        return move

    def notation(self, move: Move) -> str:
        """The text of a move; `parse` reads it."""
        return self.notations[move]

    def path(self, state: State, move: Move) -> list[str]:
        """The places or pieces that a person picks one after another to mean this move."""
        return state.screen.path(state, move)

    def unseen(self, options: Any) -> dict[str, str]:
        """What bags, piles and decks hold, beyond all that the view of a new state shows: each piece's kind."""
        return {}

    def unseen_facts(self, options: Any) -> dict[str, list[Message]]:
        """What stands on pieces of `unseen`, where that is told of those that lie in `view()["facts"]`."""
        return {}

    def turn(self, position: Mapping[str, Any], seat: int) -> dict[str, Any]:
        """What a position must say instead for a seat to begin its turn: `agenda`, and `counters` if it takes any."""
        return {"agenda": [["turn", seat]], "counters": {}}

    def position(self, state: State) -> dict[str, Any]:
        """The state as JSON: `game, rules, options, places, pieces, counters, agenda`."""
        return {
            "format": 1,
            "game": self.name,
            "rules": self.rules,
            **table(state.screen, state),
            "agenda": state.screen.agenda_words(state),
        }

    @abstractmethod
    def from_position(self, position: Mapping[str, Any]) -> State:
        """The state that a position describes; it plays on exactly as the one it was made of.

        Raises BadPosition, which lists every fault with its path."""
