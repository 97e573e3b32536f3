"""Positions of Nefertiti in a few readable words, and questions about them in the words of the rulebook.

    nefertiti = table(GR="1:R 2:B", gizeh="mirror! harp chair gold", red="chair", money="8 7 9 9")
    nefertiti.play("place GR8")
    assert nefertiti.held(RED) == Counter(["chair", "mirror"])

What a test does not name is filled in so that the position could happen: open markets have four cards, the first with a
Seal, the money that is left belongs to a player or lies on the closed market. The position goes through
`Game.from_position` like any file from outside.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

import twolands
from tests.played import Played, at_random
from twolands.core.game import State

rule = pytest.mark.rule

RED, BLUE, GREEN, BLACK = range(4)
COLOURS = "RBGK"
NEFERTITI = twolands.game("nefertiti")
MARKETS = ("gizeh", "akhet_aton", "abou_simbel", "louqsor")
STALLS = {
    f"{letter}{side[0].upper()}": (market, side)
    for letter, market in zip("GASL", MARKETS, strict=True)
    for side in ("left", "right")
}
SLOTS = ("upper", "lower1", "lower2", "lower3")
CARDS = {"gold": 5, "necklace": 5, "statuette": 6, "mirror": 6, "harp": 8, "chair": 8, "senet": 5, "senet2": 3}
CHARACTERS = {"vizier": 1, "merchant": 3, "high_priest": 1, "thief": 1, "royal_servant": 2, "scribe": 4, "treasurer": 1}
STATUS = ("open", "tiled", "closed", "permanent", "dealing")
FILLING = ("chair", "harp", "mirror", "statuette", "necklace", "gold", "senet", "senet2")


def words(text: str) -> list[str]:
    """`"harp*3 gold"` as a list of kinds."""
    kinds = []
    for word in text.split():
        kind, _, times = word.partition("*")
        kinds += [kind] * int(times or 1)
    return kinds


def position(
    *,
    players: int = 4,
    gifts: Mapping[int, str] = {},
    cards: Mapping[str, str] = {},
    stalls: Mapping[str, str] = {},
    tile: str = "louqsor",
    status: Mapping[str, str] = {},
    money: Mapping[int, int] = {},
    reserve: Mapping[str, int] = {},
    seals: Mapping[int, int] = {},
    spent: Mapping[str, int] = {},
    no_seals_left: bool = False,
    pile: str | None = None,
    akhenaton_out: bool = False,
    turn: int = 1,
    holder: int = -1,
    held_since: int = -1,
    points: Mapping[int, int] = {},
    agenda: Sequence[Sequence[str | int]] | None = None,
    **options: Any,
) -> dict[str, Any]:
    """The JSON of a position; see `table`."""
    seat = (options.get("first", 0) + turn - 1) % players
    box = {kind: copies for kind, copies in CARDS.items() if players == 4 or not kind.startswith("senet")}
    places: dict[str, list[str]] = {}
    states = {market: "tiled" if market == tile else status.get(market, "open") for market in MARKETS}

    def lay(place: str, *ids: str) -> None:
        places.setdefault(place, []).extend(ids)

    def lay_card(place: str, kind: str) -> None:
        assert box[kind], f"a test names more {kind} than there are"
        lay(place, f"{kind}.{box[kind]}")
        box[kind] -= 1

    for owner, text in gifts.items():
        for kind in words(text):
            lay_card(f"p{owner}.gifts", kind)
    sealed = []
    for market, text in cards.items():
        for slot, word in zip(SLOTS, text.split(), strict=True):
            if word != ".":
                lay_card(f"{market}.{slot}", word.rstrip("!"))
            if word.endswith("!"):
                sealed.append(market)
    drawn = Counter(words(pile)) if pile is not None else None
    for market in MARKETS:
        if states[market] == "open" and market not in cards:
            for slot in SLOTS:
                kind = max(box, key=lambda kind: (box[kind] - (drawn[kind] if drawn else 0), -FILLING.index(kind)))
                lay_card(f"{market}.{slot}", kind)
            sealed.append(market)
    if drawn is not None:
        for kind, left in list(box.items()):
            for _ in range(left - drawn[kind]):
                lay_card("box", kind)

    opened = dict.fromkeys(MARKETS, "left")
    servants = dict.fromkeys(range(players), 0)
    for stall, text in stalls.items():
        market, side = STALLS[stall]
        opened[market] = side
        for word in text.split():
            square, colour = word.split(":")
            owner = COLOURS.index(colour)
            servants[owner] += 1
            lay(f"{stall}{square}", f"s{owner}.{servants[owner]}")
    for owner, standing in servants.items():
        lay(f"p{owner}.hand", *(f"s{owner}.{number}" for number in range(standing + 1, 5)))
    for market, side in opened.items():
        lay(f"{market}.{'right' if side == 'left' else 'left'}", f"reserve.{market}")
    lay(tile, "tile")
    unused = [f"seal.{number}" for number in range(1, 13)]
    for market in sealed:
        lay(f"{market}.seal", unused.pop())
    for owner, count in seals.items():
        lay(f"p{owner}.seals", *[unused.pop() for _ in range(count)])
    # Seals that a test wants out of the supply are the last player's.
    lay(f"p{players - 1}.seals" if no_seals_left else "seals", *unused)
    for character, copies in CHARACTERS.items():
        copies -= character == "scribe" and players == 3
        kept = copies - spent.get(character, 0)
        lay(f"char.{character}", *(f"{character}.{number}" for number in range(1, kept + 1)))
        lay("box", *(f"{character}.{number}" for number in range(kept + 1, copies + 1)))
    one_die = opened["louqsor"] == "right"
    for number, die in enumerate(("die.1", "die.2")):
        lay(f"p{holder}.dice" if holder >= 0 and not (one_die and number) else "louqsor.dice", die)

    reserves = {market: reserve.get(market, 1) for market in MARKETS}
    purses = {owner: money.get(owner, 0) for owner in range(players)}
    rest = {3: 33, 4: 40}[players] - sum(reserves.values()) - sum(purses.values())
    assert rest >= 0, "a test names more money than there is"
    poor = [owner for owner in reversed(range(players)) if owner not in money]
    if poor:
        purses[poor[0]] += rest
    else:
        reserves[tile] += rest
        assert not rest or tile not in reserve, "a test must leave room for the rest of the money"
    return {
        "format": 1,
        "game": "nefertiti",
        "rules": NEFERTITI.rules,
        "options": {"players": players, **options},
        "places": places,
        "counters": {
            "turn": turn,
            "pile": sum(box.values()) + (not akhenaton_out),
            "akhenaton_out": int(akhenaton_out),
            "holder": holder,
            "held_since": held_since,
            "die.1": 0,
            "die.2": 0,
            **{f"{market}.status": STATUS.index(states[market]) for market in MARKETS},
            **{f"{market}.reserve": deben for market, deben in reserves.items()},
            **{f"p{owner}.money": deben for owner, deben in purses.items()},
            **{f"p{owner}.points": points.get(owner, 0) for owner in range(players)},
        },
        "agenda": [["turn", seat]] if agenda is None else [list(entry) for entry in agenda],
    }


class Table(Played):
    """A state of Nefertiti."""

    game = NEFERTITI

    def halves(self) -> Table:
        """Everybody who is asked to buy takes half of the Reserve."""
        while "half" in self.legal():
            self.play("half")
        return self

    def outcomes(self) -> dict[str, int]:
        """Weight of each outcome of the draw that comes now."""
        return {NEFERTITI.notation(move): weight for move, weight in self.state.chance_outcomes()}

    def money(self, seat: int) -> int:
        return self.counters()[f"p{seat}.money"]

    def reserve(self, market: str) -> int:
        return self.counters()[f"{market}.reserve"]

    def points(self, seat: int) -> int:
        """Points scored in play."""
        return self.counters()[f"p{seat}.points"]

    def seals(self, seat: int) -> int:
        return len(self.places()[f"p{seat}.seals"])

    def supply(self) -> int:
        return len(self.places()["seals"])

    def home(self, seat: int) -> int:
        """Servants at home."""
        return len(self.places()[f"p{seat}.hand"])

    def held(self, seat: int) -> Counter[str]:
        """Kinds of gifts that a seat holds."""
        return Counter(id.split(".")[0] for id in self.places()[f"p{seat}.gifts"])

    def removed(self) -> Counter[str]:
        """Gifts that have left the game."""
        return Counter(id.split(".")[0] for id in self.places()["box"] if id.split(".")[0] in CARDS)

    def cards(self, market: str) -> str:
        """Kinds on the four places of a market, `!` for a Seal, `.` for an empty place."""
        places = self.places()
        kinds = [places[f"{market}.{slot}"][0].split(".")[0] if places[f"{market}.{slot}"] else "." for slot in SLOTS]
        if places[f"{market}.seal"]:
            kinds[0] += "!"
        return " ".join(kinds)

    def status(self, market: str) -> str:
        return STATUS[self.counters()[f"{market}.status"]]

    def opened(self, market: str) -> str:
        """The side that the Reserve leaves open."""
        return "right" if self.places()[f"{market}.left"] else "left"

    def standing(self, market: str) -> dict[str, int]:
        """Squares of a market with a Servant, and whose it is."""
        letter = {"gizeh": "G", "akhet_aton": "A", "abou_simbel": "S", "louqsor": "L"}[market]
        return {
            place: int(ids[0][1])
            for place, ids in self.places().items()
            if ids and place[:2] in (f"{letter}L", f"{letter}R")
        }

    def line(self, category: str, seat: int) -> int:
        """Points of a seat on a line of the score sheet."""
        (points,) = [
            line["points"]
            for line in self.state.view()["score"]
            if (line["category"], line["seat"]) == (category, seat)
        ]
        return int(points)

    def happened(self, *events: str) -> list[str]:
        """The events of the last `play`, or those of some names."""
        return [event for event, _, _ in self.events if not events or event in events]

    def told(self, event: str) -> list[dict[str, Any]]:
        """The arguments of the events of that name."""
        return [args for name, _, args in self.events if name == event]


def table(
    *,
    red: str = "",
    blue: str = "",
    green: str = "",
    black: str = "",
    money: str = "",
    **named: Any,
) -> Table:
    """A table in the middle of a match.

    `GR="1:R 5:B"` opens a stall and places Servants; `gizeh="gold! . harp chair"` are the cards of a market, `!` for
    a Seal; `red="harp*2"` is what a player holds; `money="8 . 9 9"` goes by seat, `.` for whatever is left; the rest is
    as in `position`."""
    purses = {seat: int(word) for seat, word in enumerate(money.split()) if word != "."}
    stalls = {name: named.pop(name) for name in list(named) if name in STALLS}
    cards = {name: named.pop(name) for name in list(named) if name in MARKETS}
    gifts = {seat: text for seat, text in enumerate((red, blue, green, black)) if text}
    state = NEFERTITI.from_position(position(gifts=gifts, cards=cards, stalls=stalls, money=purses, **named))
    state.check_invariants()
    return Table(state)


def dealt(seed: int = 1, **options: Any) -> Table:
    """A match from its beginning, set up."""
    return Table(NEFERTITI.new(options)).draws(seed)


def random_match(seed: int, **options: Any) -> Iterable[tuple[State, str]]:
    """The states of a random match, each with the move that follows; the last one with an empty text."""
    return at_random(NEFERTITI, options, seed)
