"""A table of Imhotep for the tests: set up in a line, played by notation, checked after every move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from twolands.core.game import OVER, Event
from twolands.games.imhotep import GAME, data
from twolands.games.imhotep.sites import pyramid_points
from twolands.games.imhotep.state import ImhotepState
from twolands.games.imhotep.sun_ship import PILE

rule = pytest.mark.rule

REST = 99
"""As a quarry: all stones that lie nowhere else."""


class Table:
    """A state in the middle of a match. Stones are written as the digits of their owners' seats."""

    def __init__(self, state: ImhotepState):
        self.state = state
        self.journal: list[Event] = []

    def play(self, *moves: str) -> Table:
        """Make these moves and draws, each of which must be legal."""
        for text in moves:
            move = GAME.parse(text)
            refusal = self.state.why_not(move)
            assert refusal is None, f"{text}: {refusal}"
            self.journal = self.state.journal = []
            self.state.apply(move)
            self.state.journal = None
            self.state.check_invariants()
        return self

    def refused(self, text: str) -> str | None:
        """The rule that forbids a move, or None; the list of legal moves must say the same."""
        refusal = self.state.why_not(GAME.parse(text))
        assert (refusal is None) == (text in self.moves)
        return refusal.rule if refusal else None

    @property
    def moves(self) -> list[str]:
        return [GAME.notation(move) for move in self.state.legal_moves()]

    @property
    def draws(self) -> dict[str, int]:
        """What may be drawn next, with its weight."""
        return {GAME.notation(move): weight for move, weight in self.state.chance_outcomes()}

    @property
    def player(self) -> int:
        return self.state.current_player

    @property
    def events(self) -> list[str]:
        """What the last move brought about."""
        return [event for event, _, _ in self.journal]

    @property
    def sleds(self) -> list[int]:
        return [len(stones) for stones in self.state.sled]

    @property
    def quarries(self) -> list[int]:
        return [len(stones) for stones in self.state.quarry]

    @property
    def points(self) -> list[int]:
        """What has been scored so far."""
        return self.state.points

    @property
    def market(self) -> list[str]:
        return [data.KINDS[data.KIND_OF[card]] for card in self.state.market if card >= 0]

    def cards(self, seat: int) -> list[str]:
        return [data.KINDS[data.KIND_OF[card]] for card in self.state.cards[seat]]

    @property
    def discard(self) -> list[str]:
        return [data.KINDS[data.KIND_OF[card]] for card in self.state.discard]

    def ship(self, name: str) -> str:
        """The stones on a ship by their owners' seats, `.` for a free space."""
        first = 4 * data.SHIPS.index(name)
        capacity = data.CAPACITIES[self.state.card][data.SHIPS.index(name)]
        return "".join(str(stone >> 5) if stone >= 0 else "." for stone in self.state.spaces[first : first + capacity])

    def site(self, name: str) -> str:
        """The stones at pyramids, temple or burial chamber, in order, by their owners' seats."""
        stones: list[int] = getattr(self.state, name)
        return "".join(str(stone >> 5) for stone in stones)

    @property
    def heights(self) -> list[int]:
        return [len(stones) for stones in self.state.obelisks]

    def line(self, category: str) -> list[int]:
        """A category of the score sheet, by seat."""
        return [line["points"] for line in self.state.view()["score"] if line["category"] == category]


def table(
    players: int = 3,
    *,
    seat: int = 0,
    number: int = 1,
    card: str = "",
    market: str = "statue statue statue statue",
    tokens: str = "",
    ships: Mapping[str, str] | None = None,
    landed: Mapping[str, str] | None = None,
    sleds: Sequence[int] = (),
    quarries: Sequence[int] = (),
    cards: Mapping[int, str] | None = None,
    pyramids: str = "",
    temple: str = "",
    burial: str = "",
    obelisks: Sequence[int] = (),
    points: Sequence[int] = (),
) -> Table:
    """Seat `seat` has the turn in round `number`. The ships have 4, 3, 2 and 1 spaces (2 with four players) unless
    `card` says otherwise. `tokens` are those on the ships A..D, and mean that the Sun Ship Tiles are in the game. Sleds
    hold two stones unless said otherwise; stones for which `quarries` leaves no room stand on the owners' obelisks.
    `points` are the points so far, at least those of the pyramids."""
    card = card or ("4-3-2-1" if players < 4 else "4-3-2-2")
    s = GAME.new({"players": players, "first": seat, "sun_ship": bool(tokens)})
    t = Table(s)
    s.round = number
    this = data.ROUND_NAME.index(card)
    s.rounds = [this, *[other for other in s.rounds if other != this][number - 1 :]]
    t.play(f"round {card}", *(f"token {token}" for token in tokens.split()))
    t.play(*(f"card {kind}" for kind in market.split()))
    if tokens and number % 2 == 0:
        del s.extras["sun_ship"][PILE:]  # the other four were in the game in the round before
    for owner in range(players):
        s.quarry[owner] += s.sled[owner][::-1]
        s.sled[owner] = []
    for name, stones in (ships or {}).items():
        for space, mark in enumerate(stones, 4 * data.SHIPS.index(name)):
            if mark != ".":
                s.spaces[space] = s.quarry[int(mark)].pop()
                s.free ^= 1 << space
                s.need[space >> 2] -= 1
    for name, site in (landed or {}).items():
        s.at[data.SHIPS.index(name)] = data.SITES.index(site)
        s.waiting ^= 1 << data.SHIPS.index(name)
        s.free &= ~(15 << 4 * data.SHIPS.index(name))
    for ship in range(4):
        waits = s.waiting >> ship & 1
        s.ready |= (waits and s.need[ship] <= 0) << ship
        gone = sum(1 << site for site in s.at if site >= 0)
        s.course[ship] = data.ALL_SITES & ~gone if waits else 0
    for name, stones in (("pyramids", pyramids), ("temple", temple), ("burial", burial)):
        getattr(s, name).extend(s.quarry[int(owner)].pop() for owner in stones)
    for owner in range(players):
        move(s.quarry[owner], s.obelisks[owner], obelisks[owner] if obelisks else 0)
        move(s.quarry[owner], s.sled[owner], sleds[owner] if sleds else 2)
        left = quarries[owner] if quarries else REST
        move(s.quarry[owner], s.obelisks[owner], max(0, len(s.quarry[owner]) - left))
        for kind in (cards or {}).get(owner, "").split():
            number = next(n for n in reversed(s.deck) if data.KINDS[data.KIND_OF[n]] == kind)
            s.deck.remove(number)
            s.cards[owner].append(number)
            if data.KIND_OF[number] >= data.BLUE:
                s.blue[owner] |= 1 << data.KIND_OF[number] - data.BLUE
    s.points = list(points) or pyramid_points(s)
    s.check_invariants()
    assert t.player != OVER
    return t


def move(stones: list[int], to: list[int], count: int) -> None:
    """So many stones from one place to another."""
    for _ in range(count):
        to.append(stones.pop())
