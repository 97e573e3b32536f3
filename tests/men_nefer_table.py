"""Tables of Men-Nefer in a few readable words, and questions about them in the words of the rulebook.

    t = table(3, deity="osiris").set(food=2, orb=2).crafts("2.2 gem")
    t.effect("priestess:1:1").play("offer 2", "do 1")
    assert t.has(food=3)

`table` makes the set-up with the draws that a test names and any others; the methods that return the table change it,
for the player of seat 0 or another one; `effect` and `printed` start an effect or a printed list for the player whose
turn it is. After whatever is played the position goes through `Game.from_position` like any file from outside.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterable
from typing import Any

import pytest

import twolands
from twolands.core.game import CHANCE, OVER, Event
from twolands.games.men_nefer import MenNefer, agenda, effects
from twolands.games.men_nefer import data as d
from twolands.games.men_nefer.agenda import run
from twolands.games.men_nefer.houses import HOME, MOON, SUN
from twolands.games.men_nefer.state import MenNeferState
from twolands.games.men_nefer.tables import read_effect

rule = pytest.mark.rule

MEN = twolands.game("men_nefer")

SETUP = {
    "corner": agenda.DRAW_CORNER,
    "seen": agenda.DRAW_SEEN,
    "tiles": agenda.DRAW_QUEEN_TILE,
    "mastabas": agenda.DRAW_MASTABA,
    "deity": agenda.DRAW_DEITY,
    "crafts": agenda.DRAW_CRAFT,
    "papyri": agenda.DRAW_PAPYRUS,
    "benefits": agenda.DRAW_BENEFIT,
    "neutral": agenda.DRAW_NEUTRAL,
    "boards": agenda.DRAW_BOARD,
    "rows": agenda.DRAW_ROW,
    "top": agenda.DRAW_TOP,
}
"""What a test may name of the set-up, in the order of drawing; rows are drawn from 5 to 1."""


def table(players: int = 4, first: int = 0, seed: int = 1, **named: str) -> Table:
    """A game whose set-up is done: what is named comes as named, all else by the seed."""
    state, rng = MEN.new({"players": players, "first": first}), random.Random(seed)
    assert isinstance(state, MenNeferState)
    wanted = {SETUP[name]: text.split() for name, text in named.items()}
    reserved = {id for ids in wanted.values() for id in ids}
    while state.current_player == CHANCE:
        kind = state.agenda[-1][0]
        outcomes = {MEN.notation(move).split()[1]: move for move, _ in state.chance_outcomes()}
        if wanted.get(kind):
            state.apply(outcomes[wanted[kind].pop(0)])
        else:
            free = [move for id, move in outcomes.items() if id not in reserved or id in d.CRAFT_TYPES]
            state.apply(free[int(rng.random() * len(free))])
    assert not any(wanted.values()), "a test names more than is drawn"
    return Table(state)


class Table:
    """A state of Men-Nefer that plays notations and answers a test's questions."""

    def __init__(self, state: MenNeferState):
        self.s = state
        self.events: list[Event] = []
        """What happened in the last `play`, `effect` or `printed`."""

    # --- changing -----------------------------------------------------------------------------------------------------

    def set(self, seat: int = 0, **values: int) -> Table:
        """food, heka, pp, heart, feather, great, queens, orbs or writing of a player."""
        for name, value in values.items():
            if name == "pp":
                self.s.ledger[self.s.entry(seat, max(0, self.s.era - 1), 0)] += value - self.s.pp[seat]
            getattr(self.s, name)[seat] = value
        return self

    def scarabs(self, *steps: int, seat: int = 0) -> Table:
        """Of pyramids, necropolis, temple, nile and sphinxes."""
        self.s.scarabs[5 * seat : 5 * seat + 5] = steps
        return self

    def era(self, era: int) -> Table:
        self.s.era = era
        return self

    def turn(self, seat: int) -> Table:
        """Makes it a player's turn."""
        self.s.seat = seat
        self.s.agenda = [(agenda.TURN,)]
        run(self.s)
        return self

    def stand(self, *places: str, seat: int = 0) -> Table:
        """Sends out Apprentices: `sun.nile`, `moon.temple`."""
        s = self.s
        for place in places:
            side, house = place.split(".")
            index = s.apprentices.index(HOME, 3 * seat)
            s.apprentices[index] = (SUN if side == "sun" else MOON) + d.HOUSES.index(house)
            s.used[3 * seat] += 1
            s.used[3 * seat + 1] += side == "moon"
            s.put_away.append(s.tablets[index])
            s.tablets[index] = -1
        s.count_crowd()
        return self

    def tablets(self, text: str, seat: int = 0) -> Table:
        """Tablets of the spaces 1, 2, 3; what lay there goes where they came from."""
        for space, id in enumerate(text.split()):
            self.exchange(d.TABLETS[self.s.tablets[3 * seat + space]], id)
        return self

    def exchange(self, one: str, other: str) -> Table:
        """Two tablets change places, wherever they lie."""
        s = self.s
        twins = {d.TABLETS.index(one): d.TABLETS.index(other), d.TABLETS.index(other): d.TABLETS.index(one)}
        for tablets in (s.tablets, s.display, s.unseen, s.put_away):
            tablets[:] = [twins.get(tablet, tablet) for tablet in tablets]
        s.top = twins.get(s.top, s.top)
        s.unseen.sort()
        return self

    def pile(self, top: str, unseen: str, put_away: str) -> Table:
        """What lies in the pile; it must have as many tablets as are named."""
        s = self.s
        wanted = [top, *unseen.split(), *put_away.split()]
        for number, id in enumerate(wanted):
            there = [s.top, *s.unseen, *s.put_away]
            assert len(there) == len(wanted)
            if number <= len(s.unseen) and id in [d.TABLETS[tablet] for tablet in s.unseen] and number:
                continue
            self.exchange(d.TABLETS[there[number]], id)
        return self

    def boats(self, text: str, seat: int = 0) -> Table:
        self.s.boats[4 * seat : 4 * seat + 4] = [d.RIVER.index(id) for id in text.split()]
        return self

    def priestesses(self, text: str, lying: str = "", seat: int = 0) -> Table:
        """Depths of A, B, C and D, such as `1 0 0 2`, and who lies."""
        self.s.depths[4 * seat : 4 * seat + 4] = map(int, text.split())
        self.s.lying[seat] = sum(1 << d.AISLES.index(aisle) for aisle in lying.split())
        return self

    def crafts(self, *texts: str, seat: int = 0) -> Table:
        """Crafts on the board: `2.1 gem`, or `2.1 gem used`, whose Basket then lies in the deepest Room of aisle D."""
        s = self.s
        for text in texts:
            space, kind, *used = text.split()
            at, craft = d.CRAFT_SPACES.index(space), d.CRAFT_TYPES.index(kind)
            s.craft_bag.remove(craft)
            s.crafts[9 * seat + at] = s.tables.craft_first[craft] + s.craft_bag.count(craft)
            if used:
                s.offerings[s.offerings.index(-1, d.OFFERINGS.index("D3.L1"))] = 9 * seat + at
            else:
                s.fresh[seat] |= 1 << at
        return self

    def row(self, text: str, seat: int = 0) -> Table:
        """Papyri of a player's row."""
        for space, id in enumerate(text.split()):
            self.s.papyri[5 * seat + space] = self._papyrus(id)
        return self

    def rolled(self, text: str, seat: int = 0) -> Table:
        self.s.rolled[seat] = tuple(sorted(self._papyrus(id) for id in text.split()))
        return self

    def _papyrus(self, id: str) -> int:
        s, kind = self.s, d.PAPYRI.index(id)
        if kind not in s.papyrus_bag:  # it lies in the market: something else comes there
            slot = next(at for at, item in enumerate(s.papyrus_market) if s.tables.papyrus_kind[item] == kind)
            item, other = s.papyrus_market[slot], s.papyrus_bag.pop()
            s.papyrus_market[slot] = s.tables.papyrus_first[other] + s.papyrus_bag.count(other)
            return item
        s.papyrus_bag.remove(kind)
        return s.tables.papyrus_first[kind] + s.papyrus_bag.count(kind)

    def market(self, crafts: str = "", papyri: str = "") -> Table:
        """What lies in slots 1 to 4; `.` is an empty slot."""
        s, t = self.s, self.s.tables
        for text, ids, market, bag, kind_of, first in (
            (crafts, d.CRAFT_TYPES, s.craft_market, s.craft_bag, t.craft_type, t.craft_first),
            (papyri, d.PAPYRI, s.papyrus_market, s.papyrus_bag, t.papyrus_kind, t.papyrus_first),
        ):
            if not text:
                continue
            bag += [kind_of[item] for item in market if item >= 0]
            bag.sort()
            for slot, id in enumerate(text.split()):
                market[slot] = -1
                if id != ".":
                    kind = ids.index(id)
                    bag.remove(kind)
                    market[slot] = first[kind] + bag.count(kind)
        return self

    def sarcophagi(self, ready: int = 0, tombs: str = "", mummies: int | None = None, seat: int = 0) -> Table:
        """Sarcophagi available and in tombs; without `mummies` the rest is in supply, else the last go to far tombs."""
        return self._three("mummies", "sarcophagi", "tombs", d.TOMBS, d.MUMMIES, ready, tombs, mummies, seat)

    def sphinxes(self, ready: int = 0, on: str = "", supply: int | None = None, seat: int = 0) -> Table:
        return self._three("sphinxes", "carved", "pedestals", d.PEDESTALS, d.SPHINXES, ready, on, supply, seat)

    def _three(
        self,
        supplied: str,
        available: str,
        placed: str,
        ids: tuple[str, ...],
        each: int,
        ready: int,
        text: str,
        supply: int | None,
        seat: int,
    ) -> Table:
        where, places = getattr(self.s, placed), [ids.index(id) for id in text.split()]
        if supply is not None:
            free = [at for at in reversed(range(len(ids))) if where[at] < 0 and at not in places]
            places += free[: each - ready - supply - len(places)]
        for number, at in enumerate(places):
            where[at] = each * seat + number
        getattr(self.s, available)[seat] = ready
        getattr(self.s, supplied)[seat] = each - ready - len(places)
        return self

    def taken(self, text: str, seat: int = 1) -> Table:
        """Puts another player's Sarcophagi or Sphinxes on tombs or pedestals, one player after another."""
        for at, id in enumerate(text.split()):
            owner = seat + at // 4
            name = "tombs" if id.startswith("R") else "pedestals"
            ids = d.TOMBS if name == "tombs" else d.PEDESTALS
            getattr(self.s, name)[ids.index(id)] = 4 * owner + at % 4
            getattr(self.s, "mummies" if name == "tombs" else "sphinxes")[owner] -= 1
        return self

    def permissions(self, ready: int = 0, at: str = "", seat: int = 0) -> Table:
        """Permissions available, and those placed at Queens' pyramids: `q1 q2 q2`."""
        s = self.s
        for number, id in enumerate(at.split()):
            queen = d.QUEENS.index(id)
            s.permits[4 * queen + s.queen_heights[queen]] = 3 * seat + number
            s.queen_heights[queen] += 1
        s.permitted[seat] = ready
        s.permissions[seat] = 3 - ready - len(at.split())
        return self

    def heights(self, *heights: int) -> Table:
        """Heights of TL, TR, BR and BL, built with pieces in order of their Favours."""
        s = self.s
        s.quarry = [list(range(4 * level, 4 * level + 4)) for level in range(3)]
        s.corners, s.heights = [-1] * 12, [0] * 4
        for corner, height in zip(("TL", "TR", "BR", "BL"), heights, strict=True):
            at = d.CORNERS.index(corner)
            s.heights[at] = height
            for level in range(height):
                s.corners[3 * at + level] = s.quarry[level].pop(0)
        s.seen = [pieces.pop(0) if pieces else -1 for pieces in s.quarry]
        return self

    def seen(self, *ids: str) -> Table:
        """Makes pieces the seen tops of their stacks."""
        s = self.s
        for id in ids:
            piece = d.PIECES.index(id)
            level = piece // 4
            if piece in s.corners:
                at, other = s.corners.index(piece), s.seen[level]
                s.corners[at] = other
            elif piece != s.seen[level]:
                s.quarry[level].remove(piece)
                s.quarry[level] = sorted([*s.quarry[level], s.seen[level]])
            s.seen[level] = piece
        return self

    def contracts(self, text: str, seat: int = 0) -> Table:
        """Contracts on a board; `K101+` is a turned one."""
        s = self.s
        for space, word in enumerate(text.split()):
            contract = self._contract(word.rstrip("+"))
            s.contracts[6 * seat + space] = contract
            s.turned |= word.endswith("+") << contract
        return self

    def discard(self, value: int, left: int) -> Table:
        """Contracts leave the game until so many are left in the pile of a value."""
        pile = self.s.piles[value - 1]
        while len(pile) > left:
            self.s.discarded |= 1 << pile.pop()
        return self

    def cities(self, **named: str) -> Table:
        """Contracts of Cities from space 1 on; `.` is an empty space."""
        s = self.s
        for city, text in named.items():
            first = 4 * d.CITIES.index(city)
            for space in range(first, first + 4):
                if s.cities[space] >= 0:
                    self._to_pile(s.cities[space])
                    s.cities[space] = -1
            for space, word in enumerate(text.split(), first):
                if word != ".":
                    s.cities[space] = self._contract(word)
        return self

    def _to_pile(self, contract: int) -> None:
        pile = self.s.piles[self.s.tables.contract_value[contract] - 1]
        pile.append(contract)
        pile.sort()

    def _contract(self, id: str) -> int:
        """Takes a Contract from its pile or, if it lies in a City, from there; another one comes to that place."""
        s, contract = self.s, d.CONTRACTS.index(id)
        pile = s.piles[s.tables.contract_value[contract] - 1]
        if contract in s.cities:
            s.cities[s.cities.index(contract)] = pile.pop()
        else:
            pile.remove(contract)
        return contract

    # --- playing ------------------------------------------------------------------------------------------------------

    def read(self) -> Table:
        """The table after it has gone through a file; its position must be right."""
        made = MEN.position(self.s)
        state = MEN.from_position(json.loads(json.dumps(made)))
        assert isinstance(state, MenNeferState)
        assert MEN.position(state) == made
        state.check_invariants()
        self.s = state
        return self

    def effect(self, text: str) -> Table:
        """Starts an effect for the player whose turn it is; it must be one that can be started."""
        assert self.can(text), f"{text} cannot be started"
        kind, n, m = read_effect(text)
        self._begin()
        effects.START[kind](self.s, n, m)
        return self._go()

    def effects(self, *texts: str) -> Table:
        """Asks for a list of effects that no tablet has: T01 is printed anew with it."""
        tablets = copy.deepcopy(dict(self.s.tables.components["action_tablets"]))
        tablets["tablets"][0]["effects"] = list(texts)
        game = MEN.with_components([tablets])
        assert isinstance(game, MenNefer)
        self.s.tables = game.tables
        return self.printed("tablet", "T01")

    def can(self, text: str) -> bool:
        """Whether an effect can be started now."""
        return effects.can_start(self.s, read_effect(text))

    def printed(self, *source: str) -> Table:
        """Asks for a printed list: `"tomb", "R1C2.3"`."""
        self._begin()
        effects.push_list(self.s, self.s.tables.number_of[source])
        return self._go()

    def _begin(self) -> None:
        self.events = []
        self.s.journal = self.events
        self.s.agenda = [(agenda.END_TURN,)]

    def _go(self) -> Table:
        run(self.s)
        self.s.journal = None
        return self.read()

    def play(self, *notations: str) -> Table:
        """Play moves and draws that must all be legal."""
        self.events = []
        for notation in notations:
            move = MEN.parse(notation)
            if self.s.current_player == CHANCE:
                assert move in [outcome for outcome, _ in self.s.chance_outcomes()], notation
            else:
                assert move in self.s.legal_moves(), f"{notation} is not among {self.legal()}"
            self.s.journal = self.events
            self.s.apply(move)
            self.s.journal = None
            self.s.check_invariants()
        return self.read()

    def draws(self, seed: int = 1) -> Table:
        """Turn up whatever comes, until a seat is asked or the game is over."""
        rng = random.Random(seed)
        while self.s.current_player == CHANCE:
            self.s.apply(self.s.sample_chance(rng))
        self.s.check_invariants()
        return self

    def refused(self, notation: str) -> str:
        """The rule that forbids a move, which then is not among the legal ones either."""
        move = MEN.parse(notation)
        assert move not in self.s.legal_moves(), notation
        refusal = self.s.why_not(move)
        assert refusal is not None, notation
        return refusal.rule

    # --- asking -------------------------------------------------------------------------------------------------------

    @property
    def done(self) -> bool:
        """Whether nothing of the turn is left to be answered."""
        kind = self.s.agenda[-1][0] if self.s.agenda else agenda.TURN
        return kind in (agenda.TURN, agenda.DRAW_CRAFT, agenda.DRAW_PAPYRUS, agenda.DRAW_CONTRACT)

    @property
    def over(self) -> bool:
        return self.s.current_player == OVER

    def legal(self, verb: str = "") -> list[str]:
        """Notations of the legal moves (of one verb)."""
        moves = [MEN.notation(move) for move in self.s.legal_moves()]
        return [move for move in moves if move.split()[0] == verb] if verb else moves

    def outcomes(self) -> dict[str, int]:
        """Weight of each thing that may be drawn now."""
        return {MEN.notation(move).split()[1]: weight for move, weight in self.s.chance_outcomes()}

    def has(self, seat: int = 0, **values: int) -> bool:
        """Whether a player's food, heka, pp, heart, … are these; fails with what they are."""
        found = {name: getattr(self.s, name)[seat] for name in values}
        assert found == values
        return True

    def at(self, piece: str) -> str:
        """Where a piece lies."""
        places: dict[str, list[str]] = MEN.position(self.s)["places"]
        return next(place for place, ids in places.items() if piece in ids)

    def lies(self, place: str) -> list[str]:
        """What lies in a place."""
        ids: list[str] = MEN.position(self.s)["places"][place]
        return ids

    def fleet(self, seat: int = 0) -> str:
        return " ".join(d.RIVER[place] for place in self.s.boats[4 * seat : 4 * seat + 4])

    def happened(self, event: str = "") -> list[str]:
        """`event rule` of everything that happened last, or the rules of one event."""
        if event:
            return [rule_id for name, rule_id, _ in self.events if name == event]
        return [f"{name} {rule_id}" for name, rule_id, _ in self.events]


def walk(seed: int, players: int = 2, *, busy: bool = False, first: int = 0) -> Iterable[tuple[MenNeferState, int]]:
    """The states of a random game, each with the move that follows; a busy player declines only where nothing else can
    be done. The last state comes with -1."""
    state, rng = MEN.new({"players": players, "first": first}), random.Random(seed)
    assert isinstance(state, MenNeferState)
    while state.current_player != OVER:
        if state.current_player == CHANCE:
            move = state.sample_chance(rng)
        else:
            moves = state.legal_moves()
            if busy:
                moves = [move for move in moves if move not in (d.REST, d.STOP)] or moves
            move = moves[int(rng.random() * len(moves))]
        yield state, move
        state.apply(move)
    yield state, -1


def categories(t: Table, era: int, seat: int = 0) -> dict[str, int]:
    """Points of a player's score sheet in an Era, by category, where there are any."""
    lines: list[dict[str, Any]] = t.s.view()["score"]
    suffix = f"-{era}"
    return {
        line["category"].removesuffix(suffix): line["points"]
        for line in lines
        if line["seat"] == seat and line["category"].endswith(suffix) and line["points"]
    }
