"""A played match: who sits where, what has happened, and the way back."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .errors import BadMove, BadOption, BadPosition, BadSave, IllegalMove, TwoLandsError
from .game import CHANCE, OVER, Event, Game, Move, State
from .message import Message, message, quoted, seat_name
from .shape import json_path

FORMAT = 1
HUMAN = "human"
AUTOMA = "automa"
SAVE_KEYS = ("format", "game", "rules", "options", "seats", "moves", "practice", "start", "components")
COLOURS = (1, 2, 3, 4)
NAME_LENGTH = 40


class Seat(NamedTuple):
    """Who sits there: a name (empty: not given), `human`, a bot's name or `automa`, and a colour 1..4."""

    name: str
    player: str
    colour: int


class Ply(NamedTuple):
    """One move that was made: its notation, who made it (a seat or CHANCE), the ids picked for it, what happened."""

    notation: str
    seat: int
    path: list[str]
    events: list[Event]


class Match:
    """A match of a game, from its first draw on.

    `rng` samples chance and nothing else. In a real match undo stops at another player's move, at a bot's move and
    at chance; with `practice` it goes back to the last point at which a person was asked.
    """

    def __init__(
        self,
        game: Game,
        options: Any = None,
        seats: Sequence[Seat | Mapping[str, Any]] | None = None,
        *,
        seed: int | None = None,
        practice: bool = False,
        start: Mapping[str, Any] | None = None,
    ):
        self.game = game
        first = game.new(options) if start is None else game.from_position(start)
        self.start = None if start is None else game.position(first)
        self.options = game.options(options if self.start is None else self.start["options"])
        if options is not None and game.options(options) != self.options:
            raise BadOption("error-start-options", path="options")
        self.automa = game.automa(self.options)
        self.seats = read_seats(seats, game.seats(self.options), self.automa)
        self.practice = practice
        self.rng = random.Random(seed)
        self.plies: list[Ply] = []
        self._states: list[State] = [first]
        self._undone: list[tuple[Ply, State]] = []

    @property
    def state(self) -> State:
        """The state now. Do not change it: `play` does."""
        return self._states[-1]

    @property
    def over(self) -> bool:
        return self.state.current_player == OVER

    @property
    def line(self) -> list[tuple[int, Move]]:
        """The plies as a bot reads them: whose each was, a seat's or CHANCE's, and the move."""
        return [(ply.seat, self.game.parse(ply.notation)) for ply in self.plies]

    def at(self, ply: int) -> State:
        """The state after `ply` plies; 0 is the beginning."""
        return self._states[ply]

    def legal_moves(self) -> list[str]:
        """Notations of the moves of the seat that is asked now."""
        return [self.game.notation(move) for move in self.state.legal_moves()]

    def play(self, notation: str, seat: int | None = None) -> Ply:
        """Check a move and carry it out; at CHANCE the outcome of a draw. `seat`, if given, must be the one asked.

        Raises BadMove or IllegalMove; then nothing has changed.
        """
        state = self.state
        move = self.game.parse(notation)
        if state.current_player == OVER:
            raise IllegalMove("error-move-over", path="move", game=self.game.name, move=notation)
        if seat is not None and seat != state.current_player:
            raise BadMove("error-move-seat", path="seat", move=notation, number=seat + 1)
        refusal = state.why_not(move)
        if refusal is not None:
            raise IllegalMove(
                "error-move-illegal",
                path="move",
                rule=refusal.rule,
                game=self.game.name,
                move=notation,
                reason=refusal.message,
                rule_id=refusal.rule,
            )
        self._undone.clear()
        return self._apply(move)

    def _apply(self, move: Move) -> Ply:
        before = self.state
        after = before.copy()
        events: list[Event] = []
        after.journal = events
        after.apply(move)
        after.journal = None
        ply = Ply(self.game.notation(move), before.current_player, self.game.path(before, move), events)
        self.plies.append(ply)
        self._states.append(after)
        return ply

    def draw(self) -> list[Ply]:
        """Let chance speak until a seat is asked or the game is over; the plies of the draws."""
        drawn = []
        while self.state.current_player == CHANCE:
            drawn.append(self._apply(self.state.sample_chance(self.rng)))
        return drawn

    def undo_barrier(self) -> Message | None:
        """Why the last move cannot be taken back, or None if it can."""
        if not self.plies:
            return message("undo-beginning")
        if self.practice:
            return None if self._person_asked() is not None else message("undo-beginning")
        last = self.plies[-1].seat
        if last == CHANCE:
            return message("undo-chance")
        if self.seats[last].player != HUMAN:
            return message("undo-bot", player=seat_name(last))
        if self._undone and self._undone[-1][0].seat != last:
            return message("undo-other", player=seat_name(last))
        return None

    def _asks_person(self, state: State) -> bool:
        """Whether a person is asked in a state; if only bots play, whether anybody is."""
        asked = state.current_player
        if asked < 0:
            return False
        return self.seats[asked].player == HUMAN or all(seat.player != HUMAN for seat in self.seats)

    def _person_asked(self) -> int | None:
        """The latest ply before the last one at which a person was asked."""
        for ply in range(len(self.plies) - 1, -1, -1):
            if self._asks_person(self._states[ply]):
                return ply
        return None

    def _back(self) -> int:
        """How many plies are left after `undo`."""
        back = self._person_asked() if self.practice else len(self.plies) - 1
        assert back is not None
        return back

    def _back_whole(self) -> int:
        """How many plies are left after `undo(whole=True)`."""
        back = self._back()
        while back and self.plies[back - 1].seat == self.plies[back].seat:
            back -= 1
        return back

    def can_undo_whole(self) -> bool:
        """Whether `undo(whole=True)` takes more back than `undo()`."""
        return self.undo_barrier() is None and self._back_whole() < self._back()

    def undo(self, whole: bool = False) -> int:
        """Take back the last move (in practice: all since a person was last asked); the number of plies taken back.
        With `whole` also the moves of the same seat right before it, up to a draw or another seat's move.

        Raises BadMove where a barrier stands; see `undo_barrier`."""
        barrier = self.undo_barrier()
        if barrier is not None:
            raise BadMove("error-undo", path="undo", reason=barrier)
        taken = len(self.plies) - (self._back_whole() if whole else self._back())
        for _ in range(taken):
            self._undone.append((self.plies.pop(), self._states.pop()))
        return taken

    def can_redo(self) -> bool:
        return bool(self._undone)

    def can_redo_whole(self) -> bool:
        """Whether `redo(whole=True)` makes more moves again than `redo()`."""
        return len(self._undone) > 1 and self._undone[-1][0].seat == self._undone[-2][0].seat

    def redo(self, whole: bool = False) -> int:
        """Make the move that was taken back last again, and in practice what followed it until a person was asked; the
        number of plies. With `whole` also the moves of the same seat right after it. Raises BadMove if there is none.
        """
        if not self._undone:
            raise BadMove("error-redo", path="redo")
        made, seat = 0, self._undone[-1][0].seat
        while self._undone:
            ply, state = self._undone.pop()
            self.plies.append(ply)
            self._states.append(state)
            made += 1
            if whole and self._undone and ply.seat == seat == self._undone[-1][0].seat:
                continue
            if not self.practice or self._asks_person(state):
                break
        return made

    def save(self) -> dict[str, Any]:
        """The match as JSON: the save file, the replay, the test fixture."""
        import dataclasses

        save: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "options": dataclasses.asdict(self.options),
            "seats": [seat._asdict() for seat in self.seats],
            "moves": [ply.notation for ply in self.plies],
        }
        if self.game.components:
            save["components"] = list(self.game.components)
        if self.practice:
            save["practice"] = True
        if self.start is not None:
            save["start"] = self.start
        return save

    @classmethod
    def load(cls, save: Any, find: Callable[[str], Game], *, seed: int | None = None) -> Match:
        """The match that a save describes. `find` gives the game of a name.

        Raises BadSave, UnknownGame, BadOption or BadPosition, which name the place and the cause.
        """
        if not isinstance(save, Mapping):
            raise BadSave("error-save-object")
        for key in ("format", "game", "rules", "moves"):
            if key not in save:
                raise BadSave("error-save-missing", path=key, key=key)
        unknown = [key for key in save if key not in SAVE_KEYS]
        if unknown:
            raise BadSave("error-save-key", path=json_path([str(unknown[0])]), key=str(unknown[0]))
        if save["format"] != FORMAT or isinstance(save["format"], bool):
            raise BadSave("error-save-format", path="format", found=quoted(save["format"]), known=FORMAT)
        game = find(save["game"])
        if "components" in save:
            game = game.with_components(save["components"])
        check_rules(save["rules"], game.rules)
        practice = save.get("practice", False)
        if not isinstance(practice, bool):
            raise BadSave("error-save-practice", path="practice")
        start = save.get("start")
        try:
            match = cls(game, save.get("options"), save.get("seats"), seed=seed, practice=practice, start=start)
        except BadPosition as error:
            raise error.inside("start") from None
        match.replay(save["moves"])
        return match

    def replay(self, moves: Any) -> None:
        """Play the notations of a save that follow on what has been played, draws among them, one after another.

        Raises BadSave, which says which of the save's moves cannot be; then nothing has changed."""
        if not isinstance(moves, list):
            raise BadSave("error-save-moves", path="moves")
        before, undone = len(self.plies), self._undone[:]
        try:
            for index, notation in enumerate(moves, before):
                self._replay(index, notation)
        except BadSave:
            del self.plies[before:], self._states[before + 1 :]
            self._undone = undone
            raise

    def _replay(self, index: int, notation: Any) -> None:
        path = f"moves[{index}]"
        if not isinstance(notation, str):
            raise BadSave("error-save-move-text", path=path, number=index + 1)
        try:
            self.play(notation)
        except TwoLandsError as error:
            reason = error.message["args"].get("reason", error.message)
            raise BadSave(
                "error-save-move",
                path=path,
                rule=error.rule,
                game=self.game.name,
                number=index + 1,
                move=notation,
                reason=reason,
            ) from error


def read_seats(seats: Any, count: int, automa: int | None = None) -> list[Seat]:
    """The seats of a match, checked; people without names if `seats` is None. The seat of an automa may be left out.
    Raises BadOption."""
    if seats is None:
        seats = [{}] * count
    if automa is not None and isinstance(seats, list | tuple) and len(seats) in (count - 1, count):
        people = read_seats([*seats[:automa], *seats[automa + len(seats) - count + 1 :]], count - 1)
        free = next(colour for colour in COLOURS if all(seat.colour != colour for seat in people))
        return [*people[:automa], Seat("", AUTOMA, free), *people[automa:]]
    if not isinstance(seats, list | tuple) or len(seats) != count:
        raise BadOption("error-seats-count", path="seats", count=count)
    read: list[Seat] = []
    for index, given in enumerate(seats):
        path = f"seats[{index}]"
        if isinstance(given, Seat):
            given = given._asdict()
        if not isinstance(given, Mapping):
            raise BadOption("error-seat-shape", path=path)
        unknown = [key for key in given if key not in Seat._fields]
        if unknown:
            raise BadOption("error-seat-key", path=f"{path}.{unknown[0]}", key=str(unknown[0]))
        name, player = given.get("name", ""), given.get("player", HUMAN)
        colour = given.get("colour", COLOURS[index])
        if not isinstance(name, str) or len(name) > NAME_LENGTH:
            raise BadOption("error-seat-name", path=f"{path}.name", length=NAME_LENGTH)
        if not isinstance(player, str) or not player:
            raise BadOption("error-seat-player", path=f"{path}.player", player=quoted(player))
        if type(colour) is not int or colour not in COLOURS:
            raise BadOption("error-seat-colour", path=f"{path}.colour", colour=quoted(colour))
        if any(other.colour == colour for other in read):
            raise BadOption("error-seat-colour-twice", path=f"{path}.colour", colour=colour)
        read.append(Seat(name, player, colour))
    return read


def check_rules(found: Any, known: str) -> None:
    """A file of an older rules version loads; one of a newer or of another major version says what it needs."""
    parts = found.split(".") if isinstance(found, str) else []
    if len(parts) != 2 or not all(part.isdecimal() and part.isascii() for part in parts):
        raise BadSave("error-save-rules-text", path="rules", found=quoted(found))
    theirs = [int(part) for part in parts]
    ours = [int(part) for part in known.split(".")]
    if theirs[0] != ours[0] or theirs > ours:
        raise BadSave("error-save-rules", path="rules", found=found, known=known)
