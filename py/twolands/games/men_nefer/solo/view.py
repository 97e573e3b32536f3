"""Imhotep's own things on the table, and what the board tells of him."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....core.message import Message, message
from .. import data as d
from .. import words
from .dice import pedestal_for, tomb_for
from .tiles import SPECIALISE, VISIT, at_home, can_do, specialised_house, taken_row, visited_house

if TYPE_CHECKING:
    from ..state import MenNeferState
    from ..tables import Tables

Lying = tuple[str, str, str]
"""Place, id and kind of a piece."""


def place_names(automa: int) -> tuple[str, ...]:
    """His pile of Action Tiles, the one turned up, those done, and his die."""
    return (f"p{automa}.tiles", f"p{automa}.tile", f"p{automa}.done", f"p{automa}.die")


def pieces(s: MenNeferState) -> Iterator[Lying]:
    """Tiles that have been seen: in the pile those at its bottom, the next one first. And the die with its face."""
    own = f"p{s.automa}"
    for place, tiles in (("tiles", s.tiles_below), ("tile", [s.tile]), ("done", s.tiles_done)):
        for tile in tiles:
            if tile >= 0:
                yield f"{own}.{place}", d.TILE_IDS[tile], tile_kind(s, tile)
    yield f"{own}.die", f"die{s.automa}", f"die_{s.die}" if s.die else "die"


def tile_kind(s: MenNeferState, tile: int) -> str:
    return f"tile_{d.TILES[s.tables.tile_kind[tile]]}"


# --- facts ------------------------------------------------------------------------------------------------------------


def facts(s: MenNeferState) -> dict[str, list[Message]]:
    """What can come from his pile, and what he would do now with each sort of tile."""
    own = f"p{s.automa}"
    kinds = [s.tables.tile_kind[tile] for tile in s.tiles]
    told = [message("fact-tile", tile=words.tile(kind), count=kinds.count(kind)) for kind in sorted(set(kinds))] or [
        message("fact-no-tile")
    ]
    if s.tiles_below:
        below = [words.tile(s.tables.tile_kind[tile]) for tile in s.tiles_below]
        told.append(message("fact-tiles-below", tiles=below))
    known: dict[str, list[Message]] = {f"{own}.tiles": told}
    if s.era and s.current_player >= 0:
        sorts = {s.tables.tile_kind[tile]: tile for tile in (*s.tiles, *s.tiles_below)}
        told += [would(s, kind, tile) for kind, tile in sorted(sorts.items())]
        known[f"{own}.die"] = _dice(s)
    if s.tile >= 0 and s.tables.tile_list[s.tile]:
        known[f"{own}.tile"] = _rows(s.tables, s.tile)
    for contract in s.contracts[d.HELD * s.automa : d.HELD * (s.automa + 1)]:
        if contract >= 0:
            known[d.CONTRACTS[contract]] = [message("fact-his-contract", value=s.tables.contract_value[contract])]
    return known


def would(s: MenNeferState, kind: int, number: int) -> Message:
    """What a tile would have him do, were it turned up now."""
    tile = words.tile(kind)
    if not can_do(s, kind):
        return message("fact-would-not", tile=tile)
    if kind == VISIT:
        tablet = words.tablet(s.tablets[d.SPACES * s.automa + at_home(s)[0]])
        return message("fact-would-visit", tile=tile, tablet=tablet, house=words.house(visited_house(s)[0]))
    if kind == SPECIALISE:
        return message("fact-would-specialise", tile=tile, house=words.house(specialised_house(s)[0]))
    row = taken_row(s)[0]
    effects = words.effects(s.tables.lists[s.tables.tile_list[number][row]])
    return message("fact-would-take", tile=tile, tablet=words.tablet(s.display[row]), row=row + 1, effects=effects)


def printed(t: Tables) -> dict[str, list[Message]]:
    """What his Take tiles say for each row, and the faces of his die."""
    known = {d.TILE_IDS[tile]: _rows(t, tile) for tile, numbers in enumerate(t.tile_list) if numbers}
    known["die1"] = [
        message(
            "fact-face",
            face=face,
            results=[ids[result] for ids, result in zip(_SHOWN, results, strict=True) if result >= 0],
        )
        for face, results in enumerate(zip(t.die_mastaba, t.die_avenue, t.die_offering, strict=True), 1)
    ]
    return known


def _rows(t: Tables, tile: int) -> list[Message]:
    return [
        message("fact-tile-row", row=row, effects=words.effects(t.lists[number]))
        for row, number in enumerate(t.tile_list[tile], 1)
    ]


_SHOWN = (d.MASTABA_SLOTS, d.AVENUES, d.OFFERING_PLACES)


def _dice(s: MenNeferState) -> list[Message]:
    """Where his next Sarcophagus or Sphinx can come by the die."""
    tombs = {tomb_for(s, slot) for slot in range(len(d.MASTABA_SLOTS))} - {-1}
    pedestals = {pedestal_for(s, avenue) for avenue in range(len(d.AVENUES))} - {-1}
    return [
        message("fact-die-tombs", count=len(tombs), places=[d.TOMBS[tomb] for tomb in sorted(tombs)]),
        message("fact-die-pedestals", count=len(pedestals), places=[d.PEDESTALS[at] for at in sorted(pedestals)]),
    ]
