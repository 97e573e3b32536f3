"""The conformance kit: plays matches of a game and checks what must hold for any game."""

from __future__ import annotations

import dataclasses
import itertools
import json
import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from .. import bots
from ..core.errors import BadMove, BadOption
from ..core.game import CHANCE, OVER, Game, Move, State
from ..core.match import Match
from ..core.rulebook import Rulebook, read_rulebook
from ..core.words import LANGUAGES, sentence
from ..games import game as find_game


def conformance(
    game: Game,
    *,
    games: int = 20,
    seed: int = 0,
    players: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    every_view: bool = False,
) -> int:
    """Play `games` matches of bots (`players` by seat, repeated as needed), spread over all combinations of options
    (that have the values of `options`, if given), and check at every ply that

    - nobody is left without a move, and the match ends within the game's bound;
    - moves and outcomes are without duplicates, weights are positive, and nothing is offered to the wrong one;
    - copies are independent, notation and paths and positions and saves come back as they went out;
    - `why_not` forbids exactly the candidates that are not legal, by rules that exist;
    - scores, returns and the game's own invariants hold;
    - with `every_view`, otherwise now and then, the view is whole and every message in it can be said.

    Returns the number of plies played. Raises AssertionError, whose message names the game's options and the
    moves so far, so that the failure can be replayed.
    """
    rng = random.Random(seed)
    books = [read_rulebook(game.name, language) for language in LANGUAGES]
    played = 0
    wanted = (options or {}).items()
    choices = [choice for choice in _all_options(game) if wanted <= choice.items()]
    rng.shuffle(choices)
    for number, chosen in zip(range(games), itertools.cycle(choices), strict=False):
        check = _Check(game, chosen, rng, books, players, every_view or number == 0)
        try:
            played += check.play()
        except Exception as error:
            moves = json.dumps(check.moves)
            raise AssertionError(f"{game.name} {chosen} after {moves}: {error!r}") from error
    return played


def play_out(state: State, rng: random.Random, players: Sequence[str] = ("random",)) -> Iterator[Move]:
    """Draws and the moves of bots (`players` by seat, repeated as needed), made one after another until the state is
    over; yields each before it is made."""
    choosers = [bots.bot(name) for name in players]
    while state.current_player != OVER:
        if state.current_player == CHANCE:
            move = state.sample_chance(rng)
        else:
            move = bots.choose(choosers[state.current_player % len(choosers)](state, rng))
        yield move
        state.apply(move)


def _all_options(game: Game) -> Iterator[dict[str, Any]]:
    """Every combination of choices that the game does not refuse."""
    fields = dataclasses.fields(game.Options)
    for values in itertools.product(*(field.metadata["choices"] for field in fields)):
        options = dict(zip((field.name for field in fields), values, strict=True))
        with suppress(BadOption):
            game.options(options)
            yield options


class _Check:
    """One match, checked ply by ply."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        rng: random.Random,
        books: list[Rulebook],
        players: Sequence[str],
        views: bool,
    ):
        self.game, self.options, self.rng, self.books = game, options, rng, books
        self.players, self.views = players, views
        self.moves: list[str] = []
        self.said: set[str] = set()
        self.rules = books[0].rules.keys()
        chosen = game.options(options)
        self.box = {*game.unseen(chosen), *game.new(chosen).view()["pieces"]}

    def play(self) -> int:
        game = self.game
        state = game.new(self.options)
        state.check_invariants()
        for move in play_out(state, self.rng, self.players):
            assert len(self.moves) < game.plies_bound, "longer than the game's bound"
            self._check_moves(state, move)
            if self.views or self.rng.random() < 0.05:
                self._check_outside(state)
                self._check_copy(state, move)
            self._check_journal(state, move)
            self.moves.append(game.notation(move))
        state.check_invariants()
        self._check_end(state)
        self._check_save()
        return len(self.moves)

    def _check_moves(self, state: State, move: Move) -> None:
        game = self.game
        state.check_invariants()
        legal, outcomes = state.legal_moves(), state.chance_outcomes()
        if state.current_player == CHANCE:
            assert not legal, "moves at a draw"
            assert outcomes, "no outcome"
            drawn = [outcome for outcome, _ in outcomes]
            assert len(set(drawn)) == len(drawn), "an outcome twice"
            assert all(weight > 0 for _, weight in outcomes), "a weight that is not positive"
            assert move in drawn, "a sampled outcome that cannot be"
            legal = drawn
        else:
            assert 0 <= state.current_player < game.seats(game.options(self.options)), "nobody is asked"
            assert not outcomes, "a draw while somebody is asked"
            assert legal, "nothing can be done"
            assert len(set(legal)) == len(legal), "a move twice"
        for known in legal:
            assert game.parse(game.notation(known)) == known, "a notation that does not come back"
            assert state.why_not(known) is None, f"{game.notation(known)} is legal and refused"
        candidates = list(state.candidates())
        assert set(legal) <= set(candidates), "a legal move that is no candidate"
        for candidate in candidates:
            refusal = state.why_not(candidate)
            assert (refusal is None) == (candidate in legal), f"why_not({game.notation(candidate)})"
            if refusal is not None:
                assert refusal.rule in self.rules, f"there is no rule {refusal.rule}"
                self._say(refusal.message)
        try:
            game.parse("no such move")
        except BadMove:
            return
        raise AssertionError("a text that is no move was parsed")

    def _check_outside(self, state: State) -> None:
        """View and position: all of it JSON, all of it can be said, and the position plays on as the state does."""
        game = self.game
        view = state.view()
        assert json.loads(json.dumps(view)) == view, "a view that is not JSON"
        for message in _messages(view):
            self._say(message)
        assert [move["notation"] for move in view["moves"]] == [game.notation(m) for m in state.legal_moves()]
        paths = [tuple(move["path"]) for move in view["moves"] if move["path"]]
        assert len(set(paths)) == len(paths), "two moves with one path"
        lying = [piece for pieces in view["places"].values() for piece in pieces]
        assert len(set(lying)) == len(lying), "a piece in two places"
        assert set(lying) == set(view["pieces"]), "a piece that lies nowhere, or is not described"
        assert set(lying) <= self.box, "a piece that neither a new state nor `unseen` has"
        for line in view["score"]:
            assert line["rule"] in self.rules, f"there is no rule {line['rule']}"
        for seat, points in enumerate(view["scores"]):
            assert sum(line["points"] for line in view["score"] if line["seat"] == seat) == points, "score lines"
        position = game.position(state)
        for key in ("places", "pieces", "counters"):
            assert position[key] == view[key], f"{key} of position and view"
        again = game.from_position(json.loads(json.dumps(position)))
        assert game.position(again) == position, "a position that does not come back"
        assert again.current_player == state.current_player
        assert again.legal_moves() == state.legal_moves()
        assert again.chance_outcomes() == state.chance_outcomes()
        assert again.scores() == state.scores()

    def _check_copy(self, state: State, move: Move) -> None:
        game = self.game
        before = game.position(state)
        one, other = state.copy(), state.copy()
        one.apply(move)
        assert game.position(state) == before, "a copy that shares something"
        assert game.position(other) == before, "a copy that is not equal"
        other.apply(move)
        assert game.position(one) == game.position(other), "two copies that go different ways"

    def _check_journal(self, state: State, move: Move) -> None:
        told = state.copy()
        told.journal = []
        told.apply(move)
        assert told.journal, f"{self.game.notation(move)} is not told"
        for event, rule, args in told.journal:
            assert rule in self.rules, f"there is no rule {rule}"
            self._say({"id": f"event-{event}", "args": args})

    def _check_end(self, state: State) -> None:
        seats = self.game.seats(self.game.options(self.options))
        assert state.legal_moves() == []
        assert state.chance_outcomes() == []
        returns = state.returns()
        assert len(returns) == len(state.scores()) == len(state.evaluate()) == seats
        assert all(0 <= value <= 1 for value in returns)
        assert abs(sum(returns) - seats / 2) < 1e-9, "returns that do not add up"
        self._check_outside(state)

    def _check_save(self) -> None:
        save = {
            "format": 1,
            "game": self.game.name,
            "rules": self.game.rules,
            "options": self.options,
            "moves": self.moves,
        }
        if self.game.components:
            save["components"] = list(self.game.components)
        match = Match.load(json.loads(json.dumps(save)), find_game)
        assert match.over
        assert match.save()["moves"] == self.moves

    def _say(self, message: dict[str, Any]) -> None:
        if not self.views:
            return
        text = json.dumps(message)
        if text not in self.said:  # most are said again at the next ply
            self.said.add(text)
            for language in LANGUAGES:
                assert sentence(message, language=language, game=self.game.name).strip()


def _messages(value: Any) -> Iterator[dict[str, Any]]:
    """Every message inside a JSON value."""
    if isinstance(value, dict):
        if value.keys() == {"id", "args"}:
            yield value
        else:
            for inner in value.values():
                yield from _messages(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _messages(inner)
