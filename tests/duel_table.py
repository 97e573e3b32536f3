"""Positions of The Duel in a few readable words, and questions about them in the words of the rulebook.

    duel = table(rows=["W . B", ". . .", ". . ."], r1="tomb4 obelisk temple3")
    duel.play("unload r1")
    assert duel.holds(WHITE, "temple3") and duel.boxed("tomb4")

What a test does not name is filled in so that the position could happen: every moored boat is loaded, the counters
agree, and cargo that must be somewhere is in the box or with the players. The position goes through
`Game.from_position` like any file from outside.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

import twolands
from tests.played import Played, at_random
from twolands.core.game import CHANCE, State

rule = pytest.mark.rule

WHITE, BLACK = 0, 1
DUEL = twolands.game("duel")
SITES = ("obelisk", "temple", "pyramid", "tomb")
BOATS = ("r1", "r2", "r3", "ca", "cb", "cc")
SPACES = tuple(f"{column}{row}" for row in "123" for column in "abc")
CARGO = ("obelisk", *(f"temple{n}" for n in range(1, 5)), "light", "dark", *(f"tomb{n}" for n in range(1, 13)))
TOKENS = {
    "obelisk": 12,
    **{f"temple{symbols}": 3 for symbols in range(1, 5)},
    "light": 6,
    "dark": 6,
    **{f"tomb{number}": 1 for number in range(1, 13)},
    **dict.fromkeys(("take", "crew", "dock", "swap"), 3),
}
ACTIONS = ("swap", "dock", "crew", "take")
FILLING = ("light", "dark", "temple1", "temple2", "temple3", "temple4", "obelisk", *CARGO[7:], *ACTIONS)
"""In this order tokens are taken that a test does not care about."""
EMPTY = [". . .", ". . .", ". . ."]


def words(text: str) -> list[str]:
    """`"obelisk*3 tomb4"` as a list of kinds."""
    kinds = []
    for word in text.split():
        kind, _, times = word.partition("*")
        kinds += [kind] * int(times or 1)
    return kinds


def site(kind: str) -> str:
    """The place before a player where a kind lies."""
    if kind.startswith("tomb"):
        return f"tomb.{kind[4:]}"
    return kind.rstrip("1234") if kind in CARGO else "actions"


class _Box:
    """Hands out the tokens of the game, each once, by their ids."""

    def __init__(self) -> None:
        self.left = dict(TOKENS)

    def take(self, kind: str) -> str:
        number = TOKENS[kind] - self.left[kind] + 1
        assert number <= TOKENS[kind], f"a test names more {kind} than there are"
        self.left[kind] -= 1
        return kind if TOKENS[kind] == 1 else f"{kind}.{number}"

    def next(self, kinds: Iterable[str]) -> str:
        return self.take(next(kind for kind in kinds if self.left[kind]))

    def count(self) -> int:
        return sum(self.left.values())


def position(
    rows: Sequence[str] = EMPTY,
    *,
    white: str = "",
    black: str = "",
    boats: str = "r1 r2 r3 ca cb cc",
    sides: str = "AAAA",
    first: int = WHITE,
    seat: int | None = None,
    first_five: int | None = None,
    supply: int | None = None,
    reserve: int = 3,
    agenda: Sequence[Sequence[str | int]] | None = None,
    **cargo: str,
) -> dict[str, Any]:
    """The JSON of a position; see `table`."""
    seat = first if seat is None else seat
    agenda = [["turn", seat]] if agenda is None else agenda
    waiting = [str(entry[1]) for entry in agenda if entry[0] == "draw"]
    moored = boats.split()
    box = _Box()
    places: dict[str, list[str]] = {f"p{owner}.hand": [] for owner in (WHITE, BLACK)}
    for boat in moored:
        places[boat] = [f"boat.{boat}"]
    for space, letter in zip(SPACES, " ".join(rows).split(), strict=True):
        if letter != ".":
            owner = "WB".index(letter)
            standing = sum(piece.startswith(f"m{owner}") for ids in places.values() for piece in ids)
            places[space] = [f"m{owner}.{standing + 1}"]
    for owner in (WHITE, BLACK):
        standing = sum(piece.startswith(f"m{owner}") for ids in places.values() for piece in ids)
        places[f"p{owner}.hand"] = [f"m{owner}.{number}" for number in range(standing + 1, 5)]

    def lay(place: str, id: str) -> None:
        places.setdefault(place, []).append(id)

    for boat, text in cargo.items():
        for number, kind in enumerate(words(text), 1):
            lay(f"{boat}.{number}", box.take(kind))
    for owner, text in enumerate((white, black)):
        for kind in words(text):
            lay(f"p{owner}.{site(kind)}", box.take(kind))
    for _ in range(3 - reserve):  # tokens Take a cargo that have been used
        lay("box", box.take("take"))
    for boat in moored:
        for slot in (f"{boat}.{number}" for number in (1, 2, 3)):
            if slot not in places and slot not in waiting:
                lay(slot, box.next(FILLING))
    if supply is None:
        supply = min(39, box.count() - reserve - len(waiting)) // 3 * 3 if len(moored) == 6 else 0
    unloads = (39 - supply) // 3 + 6 - len(moored)
    surplus = box.count() - supply - reserve - len(waiting)
    assert surplus >= 0, "a test names more tokens than the supply leaves"
    for number in range(surplus):
        if any(box.left[action] for action in ACTIONS):
            lay("box", box.next(ACTIONS))
        elif sum(id.split(".")[0] in CARGO for id in places.get("box", ())) < unloads:
            lay("box", box.next(FILLING))
        else:
            id = box.next(FILLING)
            lay(f"p{number % 2}.{site(id.split('.')[0])}", id)
    fives = [owner for owner in (WHITE, BLACK) if len(places.get(f"p{owner}.obelisk", ())) >= 5]
    if first_five is None:
        first_five = fives[0] if fives else -1
    return {
        "format": 1,
        "game": "duel",
        "rules": DUEL.rules,
        "options": {**dict(zip(SITES, sides, strict=True)), "first": first},
        "places": places,
        "counters": {
            "supply": supply,
            "reserve": reserve,
            "turn": 1 + (seat != first),
            "unloads": unloads,
            "first_five": first_five,
        },
        "agenda": [list(entry) for entry in agenda],
    }


class Table(Played):
    """A state of The Duel."""

    game = DUEL

    def outcomes(self) -> dict[str, int]:
        """Weight of each kind that may be drawn now."""
        return {DUEL.notation(move).split()[1]: weight for move, weight in self.state.chance_outcomes()}

    def counter(self, name: str) -> int:
        return self.counters()[name]

    def held(self, seat: int) -> Counter[str]:
        """Kinds before a player."""
        return Counter(
            id.split(".")[0]
            for place, ids in self.places().items()
            for id in ids
            if place.startswith(f"p{seat}.") and place != f"p{seat}.hand"
        )

    def holds(self, seat: int, kind: str) -> int:
        return self.held(seat)[kind]

    def boxed(self, kind: str) -> int:
        return [id.split(".")[0] for id in self.places()["box"]].count(kind)

    def cargo(self, boat: str) -> str:
        """Kinds on spaces 1, 2, 3 of a boat; `.` is an empty one."""
        places = self.places()
        ids = [places[f"{boat}.{number}"] for number in (1, 2, 3)]
        return " ".join(id[0].split(".")[0] if id else "." for id in ids)

    def moored(self) -> str:
        places = self.places()
        return " ".join(boat for boat in BOATS if places[boat])

    def rows(self) -> list[str]:
        places = self.places()
        letters = ["WB"[int(places[space][0][1])] if places[space] else "." for space in SPACES]
        return [" ".join(letters[row : row + 3]) for row in (0, 3, 6)]

    def home(self, seat: int) -> int:
        """Meeples in a player's hand."""
        return len(self.places()[f"p{seat}.hand"])

    def points(self, category: str) -> tuple[int, int]:
        """Points of both seats in a category of the score sheet."""
        lines = {line["seat"]: line["points"] for line in self.lines(category)}
        return lines[WHITE], lines[BLACK]

    def lines(self, category: str) -> list[dict[str, Any]]:
        return [line for line in self.state.view()["score"] if line["category"] == category]

    def happened(self) -> list[str]:
        """`event rule` of everything that happened in the last `play`."""
        return [f"{event} {rule_id}" for event, rule_id, _ in self.events]


def table(rows: Sequence[str] = EMPTY, **named: Any) -> Table:
    """A table in the middle of a match.

    `rows` are the harbour's rows with `W`, `B` and `.`; `r1="tomb4 obelisk temple3"` loads a boat; `white` and `black`
    are what the players hold; `boats` the moored ones; `sides` those of obelisk, temple, pyramid and tomb; `first`
    who began and `seat` whose turn it is; `supply`, `reserve`, `first_five` and `agenda` as in a position."""
    duel = Table(DUEL.from_position(position(rows, **named)))
    duel.state.check_invariants()
    return duel


def dealt(options: dict[str, Any] | None = None, seed: int = 1) -> Table:
    """A match from its beginning, with its 18 draws made."""
    state, rng = DUEL.new(options), random.Random(seed)
    while state.current_player == CHANCE:
        state.apply(state.sample_chance(rng))
    return Table(state)


def random_match(seed: int, options: dict[str, Any] | None = None) -> Iterable[tuple[State, str]]:
    """The states of a random match, each with the move that follows; the last one with an empty text."""
    return at_random(DUEL, options, seed)
