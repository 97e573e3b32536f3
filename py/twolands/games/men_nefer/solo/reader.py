"""Reads what a position has of Imhotep, and finds what is wrong in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from .. import agenda
from .. import data as d
from ..agenda import Entry
from ..temple import places
from .view import place_names, tile_kind

if TYPE_CHECKING:
    from ..reader import Reader
    from ..state import MenNeferState


def read(reader: Reader) -> None:
    """His tiles that have been seen, and the die."""
    s, model = reader.state, reader.model
    own = f"p{s.automa}"
    *piles, tray = place_names(s.automa)
    s.tiles = []
    for tile, id in enumerate(d.TILE_IDS):
        if reader.take(id, dict.fromkeys(piles, 0), "SOLO-7", False) < 0:
            s.tiles.append(tile)
        elif piece := model.pieces.get(id):
            kind = tile_kind(s, tile)
            if piece.kind != kind:
                reader.fault("position-kind", "pieces", id, "kind", piece=id, found=piece.kind, kind=kind)
    s.tiles_below, turned_up, s.tiles_done = (
        [d.TILE_IDS.index(id) for id in model.places.get(pile, ()) if id in d.TILE_IDS] for pile in piles
    )
    s.tile = turned_up[0] if turned_up else -1
    if any(not s.tables.tile_kind[tile] for tile in s.tiles_below):
        reader.fault("position-tiles-below", "places", piles[0], rule="SOLO-18")
    done = [min(2, s.tables.tile_kind[tile]) for tile in (*s.tiles_done, s.tile) if tile >= 0]
    for option, name in enumerate(d.OPTIONS):
        found = model.counters.get(f"{own}.{name}s", 0)
        if found != done.count(option):
            where = ("counters", f"{own}.{name}s")
            count = done.count(option)
            reader.fault("position-used", *where, rule="SOLO-19", found=found, count=count, mend=count)
    _read_die(reader, f"die{s.automa}", tray)


def _read_die(reader: Reader, id: str, tray: str) -> None:
    s = reader.state
    reader.take(id, {tray: 0}, "SOLO-7")
    die = reader.model.pieces.get(id)
    if die is None:
        return
    kinds = ("die", *(f"die_{face}" for face in range(1, len(s.tables.die_mastaba) + 1)))
    if die.kind in kinds:
        s.die = kinds.index(die.kind)
    else:
        reader.fault("position-kind", "pieces", id, "kind", piece=id, found=die.kind, kind="die")


def counted(s: MenNeferState) -> Iterator[tuple[str, int, str]]:
    """Counters that follow from the pieces, with their rules."""
    if s.automa >= 0:
        yield "unseen.tiles", len(s.tiles), "SOLO-14"


def course(s: MenNeferState, entries: Sequence[Entry]) -> bool:
    """Whether this can be under way: in his turn nobody is asked, his tile lies turned up, and only he has a die."""
    kinds = [entry[0] for entry in entries]
    top = entries[-1]
    if s.seat != s.automa:
        return top[0] < agenda.TILE
    if any(agenda.TURN <= kind <= agenda.SPLIT and kind not in agenda.AUTOMA for kind in kinds):
        return False
    if kinds[0] == agenda.END_TURN and (s.tile < 0 or (agenda.ROW in kinds and not s.tables.tile_list[s.tile])):
        return False
    if top[0] == agenda.DIE_OFFERING:
        return kinds[-2] == agenda.BASKET and any(space // 4 == top[1] for space in places(s))
    if top[0] in (agenda.DIE_TOMB, agenda.DIE_AVENUE):
        return (s.sarcophagi if top[0] == agenda.DIE_TOMB else s.carved)[s.automa] > 0
    return top[0] > agenda.SPLIT
