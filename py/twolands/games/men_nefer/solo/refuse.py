"""Why a tile cannot be turned up, or the die cannot say that: his draws read as prohibitions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.refusal import Refusal
from .. import agenda, words
from .. import data as d
from ..agenda import Entry

if TYPE_CHECKING:
    from ..state import MenNeferState


def draw(s: MenNeferState, entry: Entry, item: int) -> Refusal | None:
    """`item` is the index among all that this draw could ever give."""
    match entry:
        case (agenda.TILE,):
            return _tile(s, item)
        case (agenda.DIE_TOMB,):
            return _tomb(s, d.MASTABA_SLOTS[item])
        case (agenda.DIE_AVENUE,):
            return _avenue(s, d.AVENUES[item])
        case (_, room):
            return _offering(s, d.ROOMS[room], d.OFFERINGS[item])
    return None


def _tile(s: MenNeferState, kind: int) -> Refusal | None:
    seen = [tile for tile in (*s.tiles_below, s.tile, *s.tiles_done) if tile >= 0]
    alike = [number for number, name in enumerate(s.tables.tile_kind) if name == kind]
    if all(tile in seen for tile in alike):
        return Refusal("SOLO-14", "refuse-tile", tile=words.tile(kind))
    return None


def _tomb(s: MenNeferState, slot: str) -> Refusal | None:
    line = [tomb for tomb, id in enumerate(d.TOMBS) if slot in id and int(id[-1]) <= s.era]
    if all(s.tombs[tomb] >= 0 for tomb in line):
        return Refusal("SOLO-48", "refuse-die-tomb", mastaba=slot, level=s.era)
    return None


def _avenue(s: MenNeferState, avenue: str) -> Refusal | None:
    line = [at for at, id in enumerate(d.PEDESTALS) if id.split(".")[0] == avenue and int(id[-1]) <= s.era]
    if all(s.pedestals[at] >= 0 for at in line):
        return Refusal("SOLO-80", "refuse-die-avenue", avenue=avenue, level=s.era)
    return None


def _offering(s: MenNeferState, room: str, space: str) -> Refusal | None:
    if not space.startswith(room):
        return Refusal("SOLO-64", "refuse-die-room", room=room)
    if s.offerings[d.OFFERINGS.index(space)] >= 0:
        return Refusal("SOLO-64", "refuse-taken", place=space)
    return None
