"""The printed matter, compiled for play: what `components/*.json` say, as flat tuples of ints.

A `Tables` is made once for a set of files and never changes; every state points to the one it is played by.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from . import data as d
from .components import Component

Effect: TypeAlias = tuple[int, int, int]
"""Kind, n and m. What goes with Mastabas or Cities has the mask of those it may be done at as m."""

Item: TypeAlias = tuple[Effect, ...]
"""One item of a list: an effect, or the two halves of a "/"."""


def read_effect(text: str) -> Effect:
    """`boats:2:1` as numbers."""
    name, *numbers = text.split(":")
    kind = d.EFFECTS.index(name)
    n, m = (int(number) for number in [*numbers, "0"][:2])
    if kind == d.MASTABA:
        m = d.EVERY_MASTABA
    elif kind == d.CONTRACT:
        m = d.EVERY_CITY
    return kind, n, m


def read_item(item: Any) -> Item:
    """An effect or an alternative of a list in a file."""
    return tuple(read_effect(half) for half in item["or"]) if isinstance(item, Mapping) else (read_effect(item),)


def highest_below(points: Mapping[int, int], length: int) -> tuple[int, ...]:
    """By position, the points printed there or at the highest position below (MEN-164)."""
    reached, best = [], 0
    for position in range(length + 1):
        best = max(best, points.get(position, 0))
        reached.append(best)
    return tuple(reached)


class Tables:
    """All numbers and effects of a set of component files."""

    def __init__(self, components: Mapping[str, Component], replaced: tuple[str, ...] = ()):
        self.components = components
        self.replaced = replaced
        """Kinds of the files that are not ours."""
        self.lists: list[tuple[Item, ...]] = []
        """Every printed list, by number."""
        self.sources: list[tuple[str, ...]] = []
        """Where each list is printed: a word and ids, such as `("tomb", "R1C2.3")`."""
        self._player(components)
        self._pyramids(components)
        self._necropolis(components)
        self._temple(components)
        self._river(components)
        self._houses(components)
        self.number_of = {source: number for number, source in enumerate(self.sources)}
        self.startable = [_startable(items) for items in self.lists]
        """By list and by mask of the items that are left: `(move, kind, n, m)` of each way to go on."""

    def _list(self, items: Any, *source: str) -> int:
        return self._add(tuple(read_item(item) for item in items), *source)

    def _add(self, items: tuple[Item, ...], *source: str) -> int:
        self.lists.append(items)
        self.sources.append(source)
        return len(self.lists) - 1

    def _player(self, c: Mapping[str, Component]) -> None:
        setup = _values(c["setup"])
        self.start_pp: int = setup["start_pp"]
        self.start_heka: int = setup["start_heka"]
        self.start_food: tuple[int, ...] = tuple(setup["start_food"])
        self.food_max: int = setup["food_max"]
        self.heka_max: int = setup["heka_max"]
        self.consolation: int = setup["consolation_food"]
        self.carve_pp: int = setup["carve_without_supply_pp"]
        self.embalm_else = tuple(read_effect(text) for text in setup["embalm_without_supply"])
        self.permission_else = read_effect(setup["permission_without_supply"])
        self.dealt_backs: tuple[int, ...] = tuple(setup["dealt_backs"])
        self.fees: tuple[int, ...] = tuple(
            row["food"] for row in sorted(c["setup"]["fees"], key=lambda row: row["others"])
        )
        duat = _values(c["duat"])
        self.duat: int = duat["length"]
        self.heart_start: int = duat["heart_start"]
        self.feather_start: int = duat["feather_start"]
        self.favours = tuple(read_effect(row["effect"]) for row in _in_order(c["favours"]["favours"], d.FAVOURS))
        papyri = _in_order(c["papyri"]["papyri"], d.PAPYRI)
        self.papyrus_count: tuple[int, ...] = tuple(row["count"] for row in papyri)
        self.papyrus_first = _firsts(self.papyrus_count)
        self.papyrus_kind = tuple(kind for kind, count in enumerate(self.papyrus_count) for _ in range(count))
        self.papyrus_slot: tuple[int, ...] = tuple(
            row["heka"] for row in _in_order(c["papyri"]["market"], range(1, 5), "slot")
        )
        self.papyrus_space: tuple[int, ...] = tuple(
            row["heka"] for row in _in_order(c["papyri"]["spaces"], range(1, 6), "space")
        )
        types = _in_order(c["crafts"]["types"], d.CRAFT_TYPES)
        self.craft_count: tuple[int, ...] = tuple(row["count"] for row in types)
        self.craft_first = _firsts(self.craft_count)
        self.craft_type = tuple(kind for kind, count in enumerate(self.craft_count) for _ in range(count))
        self.craft_slot: tuple[int, ...] = tuple(
            row["food"] for row in _in_order(c["crafts"]["market"], range(1, 5), "slot")
        )
        self.craft_pp: tuple[int, ...] = tuple(row["pp"] for row in _in_order(c["crafts"]["slots"], d.CRAFT_SPACES))
        actions = [row["effects"] for row in _in_order(c["crafts"]["level_actions"], (1, 2, 3), "level")]
        self.level_list = tuple(
            self._list([item for effects in actions[:level] for item in effects], "level", str(level))
            for level in (1, 2, 3)
        )
        contracts = _in_order(c["contracts"]["contracts"], d.CONTRACTS)
        self.contract_value: tuple[int, ...] = tuple(row["value"] for row in contracts)
        self.contract_metric = tuple(d.METRICS.index(row["metric"]) for row in contracts)
        self.contract_need: tuple[int, ...] = tuple(row["at_least"] for row in contracts)

    def _pyramids(self, c: Mapping[str, Component]) -> None:
        great, queens = c["great_pyramid"], c["queens_pyramids"]
        values = _values(great)
        self.great: int = values["length"]
        self.favours_at_space: int = values["favours_at_favour_space"]
        self.favours_past_great: int = values["favours_per_step_past_end"]
        spaces = range(self.great + 1)
        self.hammers = tuple(
            tuple(
                any(row["space"] == space and players in row["players"] for row in great["hammers"]) for space in spaces
            )
            for players in range(5)
        )
        favours = {row["space"] for row in great["favour_spaces"]}
        self.favour_space = tuple(space in favours for space in spaces)
        self.great_pp = highest_below({row["space"]: row["pp"] for row in great["pp"]}, self.great)
        self.preplaced = tuple(
            tuple(d.CORNERS.index(corner) for corner in values["preplaced_corners"].get(str(players), ()))
            for players in range(5)
        )
        self.corner_favour = tuple(d.FAVOURS.index(row["favour"]) for row in _in_order(great["corners"], d.CORNERS))
        self.piece_favour = tuple(
            d.FAVOURS.index(row["favour"]) for row in _in_order(great["pieces"], (*d.PIECES, "pyramidion"))[:-1]
        )
        values = _values(queens)
        self.queens: int = values["length"]
        builds = {row["space"] for row in queens["build_spaces"]}
        self.queens_build = tuple(space in builds for space in range(self.queens + 1))
        self.queens_height: tuple[int, ...] = tuple(values["start_level"].get(str(players), 0) for players in range(5))
        self.queen_tiles: tuple[tuple[int, int, int, int], ...] = tuple(
            (d.METRICS.index(row["count"]), row["per"], row["pp"], row["cap"])
            for row in _in_order(queens["tiles"], d.QUEEN_TILES)
        )

    def _necropolis(self, c: Mapping[str, Component]) -> None:
        necropolis = c["necropolis"]
        tombs = _in_order(necropolis["tombs"], d.TOMBS)
        self.tomb_slots = tuple(
            (d.MASTABA_SLOTS.index(row["column"]), d.MASTABA_SLOTS.index(row["row"])) for row in tombs
        )
        self.tomb_list = tuple(
            self._add(
                (
                    *(read_item(item) for item in row["benefit"]),
                    ((d.MASTABA, row["level"], 1 << column | 1 << line),),
                ),
                "tomb",
                row["id"],
            )
            for row, (column, line) in zip(tombs, self.tomb_slots, strict=True)
        )
        mastabas = _in_order(necropolis["mastabas"], d.MASTABAS)
        self.mastaba_effect = tuple(read_effect(row["benefit"]) for row in mastabas)
        self.mastaba_pp: tuple[int, ...] = tuple(row["pp"] for row in mastabas)
        pedestals = _in_order(c["sphinx_avenues"]["pedestals"], d.PEDESTALS)
        self.pedestal_list = tuple(self._list(row["benefit"], "pedestal", row["id"]) for row in pedestals)
        self.pedestal_pp: tuple[int, ...] = tuple(row["pp"] for row in pedestals)

    def _temple(self, c: Mapping[str, Component]) -> None:
        rooms = _in_order(c["temple"]["rooms"], d.ROOMS)
        self.room_cost: tuple[int, ...] = tuple(row["entry_cost"] for row in rooms)
        spaces = _in_order(c["temple"]["offering_spaces"], d.OFFERINGS)
        self.offering_list = tuple(self._list(row["effects"], "offering", row["id"]) for row in spaces)
        values = _values(c["obelisk"])
        self.orb: int = values["length"]
        self.favours_past_orb: int = values["favours_per_step_past_end"]
        positions = _in_order(c["obelisk"]["positions"], range(self.orb + 1), "position")
        self.orb_heka: tuple[int, ...] = tuple(row["heka"] for row in positions)
        self.orb_pp = highest_below({row["position"]: row["pp"] or 0 for row in positions}, self.orb)
        self.orb_deity = tuple(row["deity"] for row in positions)
        self.deity_list = tuple(
            self._list(row["effects"], "deity", row["id"]) for row in _in_order(c["deities"]["deities"], d.DEITIES)
        )

    def _river(self, c: Mapping[str, Component]) -> None:
        river = c["river"]
        self.contract_spaces: tuple[int, ...] = tuple(
            _values(river)["contract_spaces"].get(str(players), 0) for players in range(5)
        )
        sectors = _in_order(river["sectors"], d.SECTORS)
        self.sector_food: tuple[int, ...] = tuple(row["food"] for row in sectors)
        self.fishing_boats: tuple[int, ...] = tuple(row["fishing_boats"] for row in sectors)
        cities = _in_order(river["cities"], d.CITIES)
        self.city_arrow: tuple[int, ...] = tuple(row["arrow"] for row in cities)
        self.city_value: tuple[int, ...] = tuple(row["value"] for row in cities)
        self.sector_of: tuple[int, ...] = (*range(d.CITY0), *(row["sector"] for row in cities))
        """The sector of each place of the river; a City's is the one it lies at."""
        benefits = [read_effect(row["benefit"]) for row in _in_order(river["city_benefits"], d.CITY_BENEFITS)]
        self.city_list = tuple(
            tuple(
                self._add(((benefit,), ((d.CONTRACT, 1, 1 << city),)), "city", d.CITIES[city], d.CITY_BENEFITS[token])
                for token, benefit in enumerate(benefits)
            )
            for city in range(len(d.CITIES))
        )
        self.routes = tuple(self._routes(place) for place in range(len(d.RIVER)))
        """From each place: steps, where they lead, and the mask of the sectors between, which must hold own Boats."""

    def _routes(self, start: int) -> tuple[tuple[int, int, int], ...]:
        """MEN-132 to 135 as a table: all moves along the river from `start`, were every sector passed."""
        routes = []
        sector, passed, steps = self.sector_of[start], 0, 0
        if start >= d.CITY0:
            routes.append((1, sector, 0))
            passed, steps = 1 << sector, 1
        while True:
            routes += [
                (steps + 1, city, passed)
                for city in range(d.CITY0, len(d.RIVER))
                if self.sector_of[city] == sector and city != start
            ]
            if sector == d.LAST_SECTOR:
                return tuple(routes)
            sector, steps = sector + 1, steps + 1
            routes.append((steps, sector, passed))
            passed |= 1 << sector

    def _houses(self, c: Mapping[str, Component]) -> None:
        tablets = _in_order(c["action_tablets"]["tablets"], d.TABLETS)
        self.tablet_back: tuple[int, ...] = tuple(row["back"] for row in tablets)
        self.tablet_glyph = tuple(d.GLYPHS.index(row["glyph"]) for row in tablets)
        self.tablet_list = tuple(self._list(row["effects"], "tablet", row["id"]) for row in tablets)
        rows = _in_order(c["tablet_rows"]["rows"], range(1, d.ROWS + 1))
        self.row_food: tuple[int, ...] = tuple(row["food"] for row in rows)
        self.row_list = tuple(self._list(row["effects"], "row", str(row["id"])) for row in rows)
        steps = {(row["house"], row["step"]): row["effects"] for row in c["scarab_tracks"]["steps"]}
        self.last_step: int = _values(c["scarab_tracks"])["last_step"]
        self.step_list = tuple(
            tuple(self._list(steps[house, step], "step", house, str(step)) for step in range(1, self.last_step + 1))
            for house in d.HOUSES
        )
        self.board_glyphs = tuple(
            tuple(d.GLYPHS.index(glyph) for glyph in row["glyphs"])
            for row in _in_order(c["writing"]["boards"], d.BOARDS)
        )
        rewards = sorted(c["writing"]["rewards"], key=lambda row: int(row["position"]))
        self.writing = len(rewards)
        self.reward_list = tuple(self._list(row["effects"], "writing", str(row["position"])) for row in rewards)
        tiles = _in_order(c["neutral_apprentices"]["tiles"], d.NEUTRAL_TILES)
        sides = {row["players"]: row["neutral"] for row in c["setup"]["by_players"]}
        self.neutrals = tuple(
            tuple(_stands(tile[sides[players]]) for tile in tiles) if sides.get(players) else () for players in range(5)
        )
        """By players and tile, where neutral Apprentices stand: 1-5 the Suns, 6-10 the Moons."""


def _stands(side: Mapping[str, list[str]]) -> tuple[int, ...]:
    return tuple(
        1 + d.HOUSES.index(house) + moon * len(d.HOUSES)
        for moon, key in enumerate(("sun", "moon"))
        for house in side[key]
    )


def _startable(items: tuple[Item, ...]) -> tuple[tuple[tuple[int, int, int, int], ...], ...]:
    return tuple(
        tuple(
            (d.DO0 + 3 * number + (half + 1 if len(item) > 1 else 0), *effect)
            for number, item in enumerate(items)
            if left >> number & 1
            for half, effect in enumerate(item)
        )
        for left in range(1 << len(items))
    )


def _values(component: Component) -> dict[str, Any]:
    return {row["id"]: row["value"] for row in component["values"]}


def _in_order(rows: Any, ids: Any, key: str = "id") -> list[Any]:
    by_id = {row[key]: row for row in rows}
    return [by_id[id] for id in ids]


def _firsts(counts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(counts[:kind]) for kind in range(len(counts)))
