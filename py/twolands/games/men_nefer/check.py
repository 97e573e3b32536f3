"""What must be true of a file of printed matter, so that one can play by it; its shape is checked by `schema.py`.

Names and the layout of the board stand fast: every file has the ids of ours. Effects, costs, points, counts, glyphs and
the lengths of the tracks are free, within what the rules can mean.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...core.errors import BadComponent, Fault
from ...core.message import quoted
from ...core.shape import json_path
from . import data as d
from .components import KINDS, printed

Path = tuple[str | int, ...]


def check(component: Any) -> list[Fault]:
    """Everything that is wrong in a file, each with its path."""
    if not isinstance(component, Mapping):
        return _named([Fault("component-object")])
    kind = component.get("kind")
    if kind not in KINDS:
        return _named([Fault("component-kind", path="kind", found=quoted(kind), known=list(KINDS))])
    from .schema import component_shape

    return _named(component_shape(component) or _Check(component).faults)


def accept(components: Any) -> dict[str, Mapping[str, Any]]:
    """Our files with these in place of those of the same kind. Raises BadComponent with every fault."""
    if not isinstance(components, Sequence) or isinstance(components, str):
        raise BadComponent(_named([Fault("component-list", path="components")]))
    faults: list[Fault] = []
    accepted: dict[str, Mapping[str, Any]] = {}
    for index, component in enumerate(components):
        for fault in check(component):
            fault.path = f"components[{index}]" + (f".{fault.path}" if fault.path else "")
            faults.append(fault)
        if isinstance(component, Mapping) and component.get("kind") in accepted:
            path = f"components[{index}].kind"
            faults += _named([Fault("component-twice", path=path, found=str(component["kind"]))])
        if not faults:
            accepted[component["kind"]] = component
    if faults:
        raise BadComponent(faults)
    return {kind: accepted.get(kind, ours) for kind, ours in printed().items()}


def _named(faults: list[Fault]) -> list[Fault]:
    for fault in faults:
        fault.game = "men_nefer"
    return faults


_KEYS = {
    "market": "slot",
    "spaces": "space",
    "level_actions": "level",
    "rewards": "position",
    "positions": "position",
    "fees": "others",
    "by_players": "players",
    **dict.fromkeys(("hammers", "favour_spaces", "pp", "build_spaces"), "space"),
}
"""The key of a table's rows, where it is not `id`."""
_FREE_ROWS = ("hammers", "favour_spaces", "pp", "build_spaces", "positions", "rewards")
"""Tables whose rows are not fixed: what is printed along a track."""
_FIXED = {
    "scarab_tracks": ("last_step",),
    "queens_pyramids": ("start",),
    "great_pyramid": ("start",),
    "setup": (
        "eras",
        "options_per_era",
        "apprentices",
        "tablet_spaces",
        "scarabs",
        "priestesses",
        "boats",
        "mummies",
        "sphinxes",
        "permissions",
        "baskets",
        "contract_spaces_on_board",
        "papyrus_spaces_on_board",
        "display_rows",
        "pp_min",
        "dealt_backs",
        "queens_tiles_used",
        "mastabas_used",
        "deities_used",
        "market_size",
    ),
}
"""Single values on which the rules are built."""
_SAME = {
    "steps": ("house", "step"),
    "tombs": ("row", "column", "level"),
    "pedestals": ("avenue", "level"),
    "rooms": ("aisle", "depth"),
    "offering_spaces": ("room",),
    "papyri": ("left", "right"),
    "slots": ("level", "below"),
    "pieces": ("level", "pyramid"),
    "sectors": ("sector",),
    "cities": ("value",),
    "contracts": ("value",),
    "by_players": ("seats",),
}
"""Columns that say where a thing is; they stand fast with its id."""


class _Check:
    """Goes through one file of the right shape."""

    def __init__(self, component: Mapping[str, Any]):
        self.component = component
        self.kind: str = component["kind"]
        self.faults: list[Fault] = []
        self._ids()
        if self.faults:
            return
        self.values = {row["id"]: row["value"] for row in component.get("values", ())}
        self._effects((), component)
        self._values()
        more = _MORE.get(self.kind)
        if more and not self.faults:
            more(self)

    def fault(self, id: str, *path: str | int, **args: Any) -> None:
        self.faults.append(Fault(id, path=json_path(path), **args))

    def rows(self, table: str) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = self.component[table]
        return rows

    def one_of(self, known: Sequence[Any], value: Any, *path: str | int) -> None:
        if value not in known:
            self.fault("component-one-of", *path, found=quoted(value), known=[str(each) for each in known])

    def within(self, low: int, high: int, value: Any, *path: str | int) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fault("component-range", *path, found=quoted(value), low=low, high=high)

    def _ids(self) -> None:
        for table, ours in printed()[self.kind].items():
            if table == "kind":
                continue
            key = _KEYS.get(table, "id")
            mine = {row[key]: row for row in ours}
            seen: set[Any] = set()
            for index, row in enumerate(self.rows(table)):
                id = row[key]
                if id in seen and table != "hammers":
                    self.fault("component-id-twice", table, index, key, found=str(id))
                seen.add(id)
                if table in _FREE_ROWS:
                    continue
                if id not in mine:
                    self.fault("component-id", table, index, key, found=str(id))
                    continue
                for column in _SAME.get(table, ()):
                    if column in row and row[column] != mine[id][column]:
                        found, expected = quoted(row[column]), str(mine[id][column])
                        self.fault("component-fixed", table, index, column, found=found, expected=expected)
            if table not in _FREE_ROWS and not seen >= mine.keys():
                missing = [str(id) for id in mine if id not in seen]
                self.fault("component-missing", table, missing=missing)

    def _effects(self, path: Path, value: Any) -> None:
        """Every effect of the file, wherever it stands."""
        if isinstance(value, Mapping):
            for key, inner in value.items():
                if key in ("effect", "benefit") and isinstance(inner, str):
                    self._effect(inner, *path, key)
                elif key in ("effects", "benefit"):
                    for number, item in enumerate(inner):
                        halves = item["or"] if isinstance(item, Mapping) else [item]
                        for half in halves:
                            self._effect(half, *path, key, number)
                else:
                    self._effects((*path, key), inner)
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                self._effects((*path, index), inner)

    def _effect(self, text: str, *path: str | int, kinds: Sequence[int] = tuple(range(len(d.EFFECTS)))) -> None:
        name, *numbers = text.split(":")
        known = [d.EFFECTS[kind] for kind in kinds]
        if name not in known:
            self.fault("component-effect", *path, found=quoted(text), known=known)
            return
        kind = d.EFFECTS.index(name)
        two = kind in (d.PRIESTESS, d.BOAT)
        digits = all(number.isascii() and number.isdigit() and len(number) < 3 for number in numbers)
        if len(numbers) != 1 + two or not digits:
            self.fault("component-effect-form", *path, found=quoted(text), form=f"{name}:n:m" if two else f"{name}:n")
            return
        n, m = (int(number) for number in [*numbers, "0"][:2])
        highest = 1 if kind in d.SINGLE else 3 if kind in (d.RITE, d.ERECT) else d.MOST_TO_SPLIT
        lowest = 0 if two else 1
        if not lowest <= n <= highest or m > (1 if kind == d.PRIESTESS else 4) or n + m == 0:
            self.fault("component-effect-number", *path, found=quoted(text), high=highest)

    def _values(self) -> None:
        ours = {row["id"]: row["value"] for row in printed()[self.kind].get("values", ())}
        for index, row in enumerate(self.component.get("values", ())):
            id, value = row["id"], row["value"]
            path = ("values", index, "value")
            if id in _FIXED.get(self.kind, ()):
                if value != ours[id]:
                    self.fault("component-fixed", *path, found=quoted(value), expected=str(ours[id]))
            elif type(value) is not type(ours[id]):
                self.fault("component-like", *path, found=quoted(value), like=str(ours[id]))
            elif isinstance(value, int):
                self.within(1 if id == "length" else 0, 40, value, *path)
            elif isinstance(value, dict):
                if value.keys() != ours[id].keys():
                    self.fault("component-players", *path)
            elif id == "start_food":
                if len(value) != 4:
                    self.fault("component-like", *path, found=quoted(value), like=str(ours[id]))
                for place, food in enumerate(value):
                    self.within(0, self.values["food_max"], food, *path, place)
            elif id == "embalm_without_supply":
                for place, text in enumerate(value):
                    self._effect(str(text), *path, place, kinds=d.PLAIN)
            elif isinstance(value, str):
                self._effect(value, *path)


# --- what is peculiar to a file ---------------------------------------------------------------------------------------


def _setup(c: _Check) -> None:
    if c.values["start_heka"] > c.values["heka_max"]:
        c.fault("component-range", "values", found=str(c.values["start_heka"]), low=0, high=c.values["heka_max"])
    fees = [row["food"] for row in sorted(c.rows("fees"), key=lambda row: int(row["others"]))]
    if fees != sorted(fees):
        c.fault("component-fees", "fees")


def _duat(c: _Check) -> None:
    if not c.values["heart_start"] < c.values["feather_start"] <= c.values["length"]:
        c.fault("component-duat", "values")


def _favours(c: _Check) -> None:
    for index, row in enumerate(c.rows("favours")):
        c._effect(row["effect"], "favours", index, "effect", kinds=d.PLAIN)


def _tablets(c: _Check) -> None:
    for index, row in enumerate(c.rows("tablets")):
        c.one_of(d.GLYPHS, row["glyph"], "tablets", index, "glyph")
    for back in (1, 2, 3):
        count = sum(row["back"] == back for row in c.rows("tablets"))
        if count < 4:
            c.fault("component-backs", "tablets", back=back, count=count)


def _writing(c: _Check) -> None:
    length = _unbroken(c, "rewards", "position", 1)
    for index, row in enumerate(c.rows("boards")):
        if len(row["glyphs"]) != length:
            c.fault("component-glyphs", "boards", index, "glyphs", count=len(row["glyphs"]), length=length)
        for place, glyph in enumerate(row["glyphs"]):
            c.one_of(d.GLYPHS, glyph, "boards", index, "glyphs", place)


def _unbroken(c: _Check, table: str, key: str, first: int) -> int:
    positions = sorted(row[key] for row in c.rows(table))
    if positions != list(range(first, first + len(positions))) or not positions:
        c.fault("component-unbroken", table, first=first)
    return len(positions)


def _great(c: _Check) -> None:
    for table in ("hammers", "favour_spaces", "pp"):
        for index, row in enumerate(c.rows(table)):
            c.within(1, c.values["length"], row["space"], table, index, "space")
    for table in ("corners", "pieces"):
        for index, row in enumerate(c.rows(table)):
            if row["id"] != "pyramidion":
                c.one_of(d.FAVOURS, row["favour"], table, index, "favour")
    for index, row in enumerate(c.component["values"]):
        if row["id"] == "preplaced_corners":
            for players, corners in row["value"].items():
                if not isinstance(corners, list) or len(set(corners)) != len(corners) or len(corners) > 3:
                    c.fault("component-corners", "values", index, "value", players)
                    continue
                for place, corner in enumerate(corners):
                    c.one_of(d.CORNERS, corner, "values", index, "value", players, place)


def _queens(c: _Check) -> None:
    for index, row in enumerate(c.rows("build_spaces")):
        c.within(1, c.values["length"], row["space"], "build_spaces", index, "space")
    for index, row in enumerate(c.rows("tiles")):
        c.one_of(d.METRICS, row["count"], "tiles", index, "count")
    spaces, heights = c.values["permission_spaces"], c.values["start_level"]
    for players in "1234":
        if spaces[players] != d.QUEEN_HEIGHT - heights[players] or spaces[players] not in range(1, 5):
            c.fault("component-queens", "values", players=players)


def _papyri(c: _Check) -> None:
    if sum(row["count"] for row in c.rows("papyri")) < d.MARKET:
        c.fault("component-few", "papyri", number=d.MARKET)


def _crafts(c: _Check) -> None:
    if sum(row["count"] for row in c.rows("types")) < d.MARKET:
        c.fault("component-few", "types", number=d.MARKET)
    if sum(len(row["effects"]) for row in c.rows("level_actions")) > d.LONGEST_LIST:
        c.fault("component-long", "level_actions", number=d.LONGEST_LIST)


def _obelisk(c: _Check) -> None:
    positions = _unbroken(c, "positions", "position", 0)
    if positions != c.values["length"] + 1:
        c.fault("component-length", "positions", count=positions, length=c.values["length"] + 1)


def _necropolis(c: _Check) -> None:
    for index, row in enumerate(c.rows("tombs")):
        if len(row["benefit"]) >= d.LONGEST_LIST:
            c.fault("component-long", "tombs", index, "benefit", number=d.LONGEST_LIST - 1)
    for index, row in enumerate(c.rows("mastabas")):
        if row["benefit"].startswith("mastaba:"):  # it could go on for ever
            c.fault("component-mastaba", "mastabas", index, "benefit")


def _river(c: _Check) -> None:
    for index, row in enumerate(c.component["values"]):
        for players, spaces in row["value"].items():
            c.within(1, 4, spaces, "values", index, "value", players)


def _contracts(c: _Check) -> None:
    for index, row in enumerate(c.rows("contracts")):
        c.one_of(d.METRICS, row["metric"], "contracts", index, "metric")


def _neutrals(c: _Check) -> None:
    for index, row in enumerate(c.rows("tiles")):
        for side, number in (("two_players", 4), ("three_players", 2)):
            houses = [*row[side]["sun"], *row[side]["moon"]]
            if len(houses) != number:
                c.fault("component-neutrals", "tiles", index, side, count=len(houses), number=number)
            for house in houses:
                c.one_of(d.HOUSES, house, "tiles", index, side)


_MORE: dict[str, Callable[[_Check], None]] = {
    "setup": _setup,
    "duat": _duat,
    "favours": _favours,
    "action_tablets": _tablets,
    "writing": _writing,
    "great_pyramid": _great,
    "queens_pyramids": _queens,
    "papyri": _papyri,
    "crafts": _crafts,
    "obelisk": _obelisk,
    "necropolis": _necropolis,
    "river": _river,
    "contracts": _contracts,
    "neutral_apprentices": _neutrals,
}
