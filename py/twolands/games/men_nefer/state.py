"""What is on the table of Men-Nefer. What can be done with it stands in the modules of the regions, by the agenda."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.game import CHANCE, OVER, Rng, State
from ...core.refusal import Refusal
from ...core.score import placings
from ...core.screen import Screen
from . import agenda, setup
from . import data as d
from .agenda import FIRST_DRAW, PLAY, POOLS, run
from .houses import HOME
from .score import CATEGORIES, ranking
from .tables import Tables


class MenNeferState(State):
    """The table. Lists are by seat, or flat (three entries a seat, …); things are indices of `data`; -1 is nothing.

    tables        the printed matter by which is played; `players` is the number of seats, `first` an option
    era           0 in the set-up, then 1..3; `order` is the turn order, `seat` whose turn it is, `turn` counts turns
    used          options used in this Era, three a seat; `marks` is a mask of the Boats activated in this turn
    pp, ledger    points, and where they come from: seat, Era and category (`entry`)
    apprentices   three a seat: see `houses`; `crowd` counts all Apprentices, neutral ones too, on each Sun and Moon
    tablets       three a seat; then the display, the seen top of the pile, the tablets nobody has seen, those put away
    quarry        unseen Great pieces by level, sorted; `seen` are the tops; `corners` three pieces a corner
    permits       four Permission spaces a Queens' pyramid: 3 x seat + number of the Permission; permissions are in
                  supply, permitted are available
    tombs         4 x seat + number of the Sarcophagus; mummies are in supply, sarcophagi are available
    pedestals     4 x seat + number of the Sphinx; sphinxes are in supply, carved are available
    papyri        five a seat; `rolled` are the tuples of those rolled up; bags hold kinds, sorted
    crafts        nine a seat; `fresh` are masks of the spaces whose Craft has its Basket
    depths        four a seat, 0 is the entrance; `lying` are masks of the aisles
    offerings     9 x seat + Craft space that the Basket came from
    boats         four a seat, places of the river
    cities        four Contract spaces a City; `contracts` six a seat; `turned` and `discarded` are masks
    asked         the answers to the question on top of the agenda
    automa        the seat of Imhotep in the solo game, else -1; he starts on `points`
    tiles         his Action Tiles nobody has seen, by number; `tiles_below` at the bottom of the pile, in order; `tile`
                  turned up last, `tiles_done` before; die is the face rolled last, 0 if none in his last turn
    """

    margin = 40.0
    levels = ((10, 4), (60, 10), (200, 20), (500, 32), (1500, 48))

    __slots__ = (
        "apprentices",
        "asked",
        "automa",
        "benefits",
        "boards",
        "boats",
        "carved",
        "cities",
        "contracts",
        "corners",
        "craft_bag",
        "craft_market",
        "crafts",
        "crowd",
        "deity",
        "depths",
        "die",
        "discarded",
        "display",
        "era",
        "feather",
        "first",
        "food",
        "fresh",
        "great",
        "heart",
        "heights",
        "heka",
        "in_use",
        "ledger",
        "lying",
        "marks",
        "mastabas",
        "mummies",
        "neutrals",
        "offerings",
        "orbs",
        "order",
        "papyri",
        "papyrus_bag",
        "papyrus_market",
        "pedestals",
        "permission_pp",
        "permissions",
        "permits",
        "permitted",
        "piles",
        "players",
        "points",
        "pp",
        "put_away",
        "pyramidion",
        "quarry",
        "queen_heights",
        "queen_tiles",
        "queens",
        "rolled",
        "sarcophagi",
        "scarabs",
        "seat",
        "seen",
        "sphinxes",
        "tables",
        "tablets",
        "tile",
        "tiles",
        "tiles_below",
        "tiles_done",
        "tombs",
        "top",
        "turn",
        "turned",
        "unseen",
        "used",
        "writing",
    )

    def __init__(self, tables: Tables, players: int = 2, first: int = 0, points: int = 10, permission_pp: int = 4):
        t = self.tables = tables
        self.automa = 1 if players == 1 else -1
        n = self.players = max(2, players)
        self.first, self.points, self.permission_pp = first, points, permission_pp
        self.era = 0
        begins = first if self.automa < 0 else self.automa
        self.order = [(begins + place) % n for place in range(n)]
        self.seat = begins
        self.turn = 0
        self.used = [0] * (3 * n)
        self.marks = 0
        self.food = [t.start_food[self.order.index(seat)] for seat in range(n)]
        self.heka = [t.start_heka] * n
        if self.automa >= 0:
            self.food[self.automa] = self.heka[self.automa] = 0
        self.pp = [self.start_pp(seat) for seat in range(n)]
        self.ledger = [0] * (n * d.ERAS * len(CATEGORIES))
        self.heart = [t.heart_start] * n
        self.feather = [t.feather_start] * n
        # the Houses
        self.apprentices = [HOME] * (d.SPACES * n)
        self.neutrals: list[int] = []
        self.crowd = [0] * 11
        self.scarabs = [0] * (len(d.HOUSES) * n)
        self.boards = [-1] * n
        self.writing = [0] * n
        self.tablets = [-1] * (d.SPACES * n)
        self.in_use = -1
        self.display = [-1] * d.ROWS
        self.top = -1
        self.unseen = list(range(len(d.TABLETS)))
        self.put_away: list[int] = []
        # the pyramids
        self.quarry = [list(range(4 * level, 4 * level + 4)) for level in range(3)]
        self.seen = [-1] * 3
        self.corners = [-1] * 12
        self.heights = [0] * 4
        self.pyramidion = 0
        self.great = [0] * n
        self.queens = [0] * n
        self.queen_tiles = [-1] * 3
        self.queen_heights = [t.queens_height[n]] * 3
        self.permits = [-1] * (3 * d.QUEEN_HEIGHT)
        self.permissions = [d.PERMISSIONS] * n
        self.permitted = [0] * n
        # the necropolis and the avenues
        self.mastabas = [-1] * 5
        self.tombs = [-1] * len(d.TOMBS)
        self.mummies = [d.MUMMIES] * n
        self.sarcophagi = [0] * n
        self.pedestals = [-1] * len(d.PEDESTALS)
        self.sphinxes = [d.SPHINXES] * n
        self.carved = [0] * n
        # the markets
        self.papyrus_bag = list(t.papyrus_kind)
        self.papyrus_market = [-1] * d.MARKET
        self.papyri = [-1] * (d.ROW_SPACES * n)
        self.rolled: list[tuple[int, ...]] = [()] * n
        self.craft_bag = list(t.craft_type)
        self.craft_market = [-1] * d.MARKET
        self.crafts = [-1] * (len(d.CRAFT_SPACES) * n)
        self.fresh = [0] * n
        # the temple
        self.depths = [0] * (d.PRIESTESSES * n)
        self.lying = [0] * n
        self.offerings = [-1] * len(d.OFFERINGS)
        self.deity = -1
        self.orbs = [0] * n
        # the Nile
        self.boats = [0] * (d.BOATS * n)
        self.benefits = [-1] * len(d.CITIES)
        self.piles = [
            [contract for contract, value in enumerate(t.contract_value) if value == worth] for worth in (1, 2, 3)
        ]
        self.cities = [-1] * (4 * len(d.CITIES))
        self.contracts = [-1] * (d.HELD * n)
        self.turned = 0
        self.discarded = 0

        # Imhotep
        self.tiles = list(range(len(d.TILE_IDS))) if self.automa >= 0 else []
        self.tiles_below: list[int] = []
        self.tile = -1
        self.tiles_done: list[int] = []
        self.die = 0

        self.asked: list[int] = []
        self.agenda = setup.entries(self)
        self.current_player = CHANCE
        self.journal = None

    def copy(self) -> MenNeferState:
        new = MenNeferState.__new__(MenNeferState)
        new.tables = self.tables
        new.players = self.players
        new.first = self.first
        new.era = self.era
        new.order = self.order[:]
        new.seat = self.seat
        new.turn = self.turn
        new.used = self.used[:]
        new.marks = self.marks
        new.food = self.food[:]
        new.heka = self.heka[:]
        new.pp = self.pp[:]
        new.ledger = self.ledger[:]
        new.heart = self.heart[:]
        new.feather = self.feather[:]
        new.apprentices = self.apprentices[:]
        new.neutrals = self.neutrals
        new.crowd = self.crowd[:]
        new.scarabs = self.scarabs[:]
        new.boards = self.boards[:]
        new.writing = self.writing[:]
        new.tablets = self.tablets[:]
        new.in_use = self.in_use
        new.display = self.display[:]
        new.top = self.top
        new.unseen = self.unseen[:]
        new.put_away = self.put_away[:]
        new.quarry = [level[:] for level in self.quarry]
        new.seen = self.seen[:]
        new.corners = self.corners[:]
        new.heights = self.heights[:]
        new.pyramidion = self.pyramidion
        new.great = self.great[:]
        new.queens = self.queens[:]
        new.queen_tiles = self.queen_tiles[:]
        new.queen_heights = self.queen_heights[:]
        new.permits = self.permits[:]
        new.permissions = self.permissions[:]
        new.permitted = self.permitted[:]
        new.mastabas = self.mastabas[:]
        new.tombs = self.tombs[:]
        new.mummies = self.mummies[:]
        new.sarcophagi = self.sarcophagi[:]
        new.pedestals = self.pedestals[:]
        new.sphinxes = self.sphinxes[:]
        new.carved = self.carved[:]
        new.papyrus_bag = self.papyrus_bag[:]
        new.papyrus_market = self.papyrus_market[:]
        new.papyri = self.papyri[:]
        new.rolled = self.rolled[:]
        new.craft_bag = self.craft_bag[:]
        new.craft_market = self.craft_market[:]
        new.crafts = self.crafts[:]
        new.fresh = self.fresh[:]
        new.depths = self.depths[:]
        new.lying = self.lying[:]
        new.offerings = self.offerings[:]
        new.deity = self.deity
        new.orbs = self.orbs[:]
        new.boats = self.boats[:]
        new.benefits = self.benefits[:]
        new.piles = [pile[:] for pile in self.piles]
        new.cities = self.cities[:]
        new.contracts = self.contracts[:]
        new.turned = self.turned
        new.discarded = self.discarded
        new.automa = self.automa
        new.points = self.points
        new.permission_pp = self.permission_pp
        new.tiles = self.tiles[:]
        new.tiles_below = self.tiles_below[:]
        new.tile = self.tile
        new.tiles_done = self.tiles_done[:]
        new.die = self.die
        new.asked = self.asked
        new.agenda = self.agenda[:]
        new.current_player = self.current_player
        new.journal = None
        return new

    # --- points and crowds --------------------------------------------------------------------------------------------

    def entry(self, seat: int, era: int, category: int) -> int:
        """Where in the ledger points are written; `era` counts from 0."""
        return (seat * d.ERAS + era) * len(CATEGORIES) + category

    def start_pp(self, seat: int) -> int:
        """MEN-19, SOLO-6."""
        return self.points if seat == self.automa else self.tables.start_pp

    def score(self, seat: int, category: int, points: int) -> None:
        """Gain or lose points; they never fall below 0 (MEN-25)."""
        points = max(points, -self.pp[seat])
        self.pp[seat] += points
        self.ledger[(seat * d.ERAS + self.era - 1) * len(CATEGORIES) + category] += points

    def count_crowd(self) -> None:
        """Count anew how many Apprentices stand on each Sun and Moon."""
        self.crowd = [0] * 11
        for place in (*self.apprentices, *self.neutrals):
            if place > HOME:
                self.crowd[place] += 1

    # --- the contract -------------------------------------------------------------------------------------------------

    def legal_moves(self) -> list[int]:
        return self.asked[:] if self.current_player >= 0 else []

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.current_player != CHANCE:
            return []
        entry = self.agenda[-1]
        first, pool = FIRST_DRAW[entry[0]], POOLS[entry[0]](self, entry)
        return [(first + item, pool.count(item)) for item in sorted(set(pool))]

    def sample_chance(self, rng: Rng) -> int:
        entry = self.agenda[-1]
        pool = POOLS[entry[0]](self, entry)
        return FIRST_DRAW[entry[0]] + pool[int(rng.random() * len(pool))]

    def apply(self, move: int) -> None:
        entry = self.agenda.pop()
        PLAY[entry[0]](self, entry, move)
        run(self)

    def scores(self) -> list[int]:
        return self.pp[:]

    def evaluate(self) -> list[float]:
        from .evaluate import evaluate

        return evaluate(self)

    def returns(self) -> list[float]:
        return placings(ranking(self))  # MEN-168..170

    def automa_plays(self) -> bool:
        return self.seat == self.automa and self.era > 0

    def why_not(self, move: int) -> Refusal | None:
        from .refuse import why_not

        return why_not(self, move)

    def candidates(self) -> Iterable[int]:
        from .refuse import candidates

        return candidates(self)

    @property
    def screen(self) -> Screen:
        from . import view

        return view

    def in_hand(self, kind: int) -> list[int]:
        """What entries of a kind hold: Crafts before their level, Contracts before a discard, Baskets."""
        return [entry[1] for entry in self.agenda if entry[0] == kind]

    def check_invariants(self) -> None:
        _check_census(self)


def _check_census(s: MenNeferState) -> None:
    """MEN-171..173, the limits of MEN-24..27, and that what is kept twice agrees."""
    t = s.tables
    n = s.players
    tablets = [*s.tablets, s.in_use, *s.display, s.top, *s.unseen, *s.put_away]
    assert sorted(tablet for tablet in tablets if tablet >= 0) == list(range(len(d.TABLETS))), "MEN-171 tablets"
    crafts = [craft for craft in (*s.craft_market, *s.crafts, *s.in_hand(agenda.LEVEL)) if craft >= 0]
    _check_items(crafts, s.craft_bag, t.craft_type)
    rolled = [papyrus for papyri in s.rolled for papyrus in papyri]
    _check_items([p for p in (*s.papyrus_market, *s.papyri, *rolled) if p >= 0], s.papyrus_bag, t.papyrus_kind)
    contracts = [*s.cities, *s.contracts, *s.in_hand(agenda.DISCARD), *(c for pile in s.piles for c in pile)]
    contracts += [contract for contract in range(len(d.CONTRACTS)) if s.discarded >> contract & 1]
    assert sorted(c for c in contracts if c >= 0) == list(range(len(d.CONTRACTS))), "MEN-171 Contracts"
    held = sum(1 << contract for contract in s.contracts if contract >= 0)
    assert not s.turned & ~held, "turned Contracts lie on a board"

    standing = [0] * 11
    for place in (*s.apprentices, *s.neutrals):
        if place > HOME:
            standing[place] += 1
    assert standing == s.crowd, "the crowd"
    assert s.apprentices.count(-1) == len(s.in_hand(agenda.HOUSE)), "MEN-172 Apprentices"
    for seat in range(n):
        _check_seat(s, seat)
    pieces = [piece for piece in (*s.seen, *s.corners) if piece >= 0] + [p for level in s.quarry for p in level]
    assert sorted(pieces) == list(range(len(d.PIECES))), "MEN-173 Great pieces"
    assert all(
        [piece >= 0 for piece in s.corners[3 * corner : 3 * corner + 3]]
        == [level < s.heights[corner] for level in range(3)]
        for corner in range(4)
    )
    assert max(s.heights) <= min(s.heights) + 1, "MEN-88"
    assert not s.pyramidion or min(s.heights) == 3
    for queen in range(3):
        placed = [permit >= 0 for permit in s.permits[4 * queen : 4 * queen + 4]]
        built = range(t.queens_height[n], s.queen_heights[queen])
        assert placed == [level in built for level in range(4)], "MEN-173 Permissions"
    if s.automa >= 0:
        _check_imhotep(s)
    assert (s.current_player == OVER) == (not s.agenda)
    if s.current_player >= 0 and s.agenda[-1][0] == agenda.TURN:
        assert min(s.display) >= 0, "MEN-55"
        assert s.top >= 0, "MEN-55"


def _check_imhotep(s: MenNeferState) -> None:
    assert s.food[s.automa] == s.heka[s.automa] == 0, "SOLO-4"
    assert s.current_player != s.automa, "SOLO-8"
    done = [*s.tiles_done, s.tile] if s.tile >= 0 else s.tiles_done
    assert sorted([*s.tiles, *s.tiles_below, *done]) == list(range(len(d.TILE_IDS))), "SOLO-7"
    kinds = [min(2, s.tables.tile_kind[tile]) for tile in done]
    assert [kinds.count(option) for option in range(3)] == s.used[3 * s.automa : 3 * s.automa + 3], "SOLO-19"
    assert all(s.tables.tile_kind[tile] for tile in s.tiles_below), "SOLO-18"


def _check_items(seen: list[int], bag: list[int], kind_of: tuple[int, ...]) -> None:
    assert len(set(seen)) == len(seen), "an item twice"
    assert sorted([*bag, *(kind_of[item] for item in seen)]) == list(kind_of), "MEN-171"
    assert bag == sorted(bag), "a bag is kept sorted"


def _check_seat(s: MenNeferState, seat: int) -> None:
    t = s.tables

    def owned(things: list[int], each: int) -> list[int]:
        return [thing for thing in things if thing >= 0 and thing // each == seat]

    for supply, ready, placed, each in (
        (s.mummies, s.sarcophagi, s.tombs, d.MUMMIES),
        (s.sphinxes, s.carved, s.pedestals, d.SPHINXES),
        (s.permissions, s.permitted, s.permits, d.PERMISSIONS),
    ):
        mine = owned(placed, each)
        assert supply[seat] + ready[seat] + len(mine) == each, "MEN-172"
        assert min(supply[seat], ready[seat]) >= 0, "MEN-172"
        assert sorted(thing % each for thing in mine) == list(range(len(mine))), "placed in the order of their numbers"
    spaces = len(d.CRAFT_SPACES)
    offered = [basket % spaces for basket in owned(s.offerings, spaces)]
    assert len(set(offered)) == len(offered), "a Basket twice"
    assert not any(s.fresh[seat] >> space & 1 for space in offered), "a Basket on its Craft and in the Temple"
    crafts = s.crafts[spaces * seat : spaces * (seat + 1)]
    assert all(crafts[space] >= 0 for space in (*offered, *(i for i in range(spaces) if s.fresh[seat] >> i & 1)))
    assert 0 <= s.food[seat] <= t.food_max, "MEN-24"
    assert 0 <= s.heka[seat] <= t.heka_max, "MEN-24"
    assert s.pp[seat] >= 0, "MEN-25"
    per_seat = d.ERAS * len(CATEGORIES)
    assert s.pp[seat] == s.start_pp(seat) + sum(s.ledger[per_seat * seat : per_seat * (seat + 1)]), "the ledger"
    assert t.heart_start <= s.heart[seat] <= t.duat, "MEN-26"
    assert 0 <= s.feather[seat] <= t.feather_start, "MEN-26"
    assert all(0 <= scarab <= t.last_step for scarab in s.scarabs[5 * seat : 5 * seat + 5]), "MEN-27"
    boats = [place for place in s.boats[d.BOATS * seat : d.BOATS * (seat + 1)] if place]
    assert len(set(boats)) == len(boats), "MEN-133"
    assert all(used <= 3 for used in s.used[3 * seat : 3 * seat + 3]), "MEN-2"
