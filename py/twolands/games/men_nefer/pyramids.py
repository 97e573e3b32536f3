"""The quarry, the Great Pyramid and the Queens' pyramids (MEN-84..98)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import agenda, words
from . import data as d
from .agenda import Entry, draw, question, step, tell
from .effects import START, effect, gain_favour, stop

if TYPE_CHECKING:
    from .state import MenNeferState

_BOTH = [d.GREAT, d.QUEENS_STEP]
_BOTH_OR_STOP = [d.GREAT, d.QUEENS_STEP, d.STOP]
_GREAT = [d.GREAT]
_GREAT_OR_STOP = [d.GREAT, d.STOP]


def _start_permission(s: MenNeferState, n: int, m: int) -> None:
    """MEN-63."""
    seat = s.seat
    if not s.permissions[seat]:
        if s.journal is not None:
            tell(s, "no-supply", "MEN-63", what=words.effect(s.tables.permission_else))
        kind, n, m = s.tables.permission_else
        START[kind](s, n, m)
        return
    s.permissions[seat] -= 1
    s.permitted[seat] += 1
    if s.journal is not None:
        tell(s, "permission", "MEN-63")


def _start_limestone(s: MenNeferState, n: int, m: int) -> None:
    s.agenda.append((agenda.LIMESTONE, n, 0))


def _queens_open(s: MenNeferState) -> bool:
    """MEN-95, MEN-96: whether a step on the Queens' track is possible."""
    block = s.queens[s.seat]
    if block >= s.tables.queens:
        return False
    return not s.tables.queens_build[block + 1] or (s.permitted[s.seat] > 0 and min(s.queen_heights) < d.QUEEN_HEIGHT)


def _limestone_answers(s: MenNeferState, entry: Entry) -> list[int]:
    if _queens_open(s):
        return _BOTH_OR_STOP if entry[2] else _BOTH
    return _GREAT_OR_STOP if entry[2] else _GREAT


def _play_limestone(s: MenNeferState, entry: Entry, move: int) -> None:
    if move == d.STOP:
        stop(s, "MEN-84")
        return
    t, seat = s.tables, s.seat
    if entry[1] > 1:
        s.agenda.append((agenda.LIMESTONE, entry[1] - 1, 1))
    if move == d.QUEENS_STEP:
        s.queens[seat] += 1
        space = s.queens[seat]
        if s.journal is not None:
            tell(s, "queens-track", "MEN-95", space=space)
        if t.queens_build[space]:
            s.agenda.append((agenda.QUEEN,))
        return
    if s.great[seat] >= t.great:
        if s.journal is not None:
            tell(s, "great-end", "MEN-85")
        s.agenda.append((agenda.FAVOUR, t.favours_past_great, 0))
        return
    s.great[seat] += 1
    space = s.great[seat]
    if s.journal is not None:
        tell(s, "great-track", "MEN-85", space=space)
    if t.favour_space[space]:
        s.agenda.append((agenda.FAVOUR, t.favours_at_space, 0))
    if t.hammers[s.players][space] and not s.pyramidion:
        s.agenda.append((agenda.BUILD,))


def _build(s: MenNeferState, entry: Entry) -> None:
    """MEN-88, MEN-93."""
    if min(s.heights) < len(d.LEVELS):
        s.agenda.append((agenda.CORNER,))
        return
    s.pyramidion = 1
    if s.journal is not None:
        tell(s, "pyramidion", "MEN-93")
    s.agenda.append((agenda.CROWN, 2, 0b1111, 0))


def _corner_answers(s: MenNeferState, entry: Entry) -> list[int]:
    heights = s.heights
    lowest = min(heights)
    return [d.CORNER0 + corner for corner in range(4) if heights[corner] == lowest]


def covered_favour(s: MenNeferState, corner: int) -> int:
    """The Favour that lies open on a corner: printed on the board or on its top piece."""
    height = s.heights[corner]
    return s.tables.piece_favour[s.corners[3 * corner + height - 1]] if height else s.tables.corner_favour[corner]


def _play_corner(s: MenNeferState, entry: Entry, move: int) -> None:
    """MEN-89..92."""
    corner = move - d.CORNER0
    level = s.heights[corner]
    piece = s.seen[level]
    covered = covered_favour(s, corner)
    s.corners[3 * corner + level] = piece
    s.heights[corner] += 1
    s.seen[level] = -1
    if s.quarry[level]:
        s.agenda.append((agenda.DRAW_SEEN, level))
    if s.journal is not None:
        tell(s, "corner", "MEN-89", corner=d.CORNERS[corner], piece=words.piece(piece))
    gain_favour(s, covered)
    gain_favour(s, s.tables.piece_favour[piece])


def _crown_answers(s: MenNeferState, entry: Entry) -> list[int]:
    """MEN-93: each of the four covered Favours once."""
    left = {covered_favour(s, corner) for corner in range(4) if entry[2] >> corner & 1}
    answers = [d.FAVOUR0 + favour for favour in range(4) if favour in left]
    return [*answers, d.STOP] if entry[3] else answers


def _play_crown(s: MenNeferState, entry: Entry, move: int) -> None:
    if move == d.STOP:
        stop(s, "MEN-93")
        return
    favour = move - d.FAVOUR0
    if entry[1] > 1:
        corner = next(at for at in range(4) if entry[2] >> at & 1 and covered_favour(s, at) == favour)
        s.agenda.append((agenda.CROWN, entry[1] - 1, entry[2] & ~(1 << corner), 1))
    gain_favour(s, favour)


def _queen_answers(s: MenNeferState, entry: Entry) -> list[int]:
    return [d.QUEEN0 + queen for queen in range(3) if s.queen_heights[queen] < d.QUEEN_HEIGHT]


def _play_queen(s: MenNeferState, entry: Entry, move: int) -> None:
    """MEN-97."""
    queen, seat = move - d.QUEEN0, s.seat
    number = d.PERMISSIONS - s.permissions[seat] - s.permitted[seat]
    s.permits[d.QUEEN_HEIGHT * queen + s.queen_heights[queen]] = d.PERMISSIONS * seat + number
    s.permitted[seat] -= 1
    s.queen_heights[queen] += 1
    if s.journal is not None:
        tell(s, "queen", "MEN-97", pyramid=d.QUEENS[queen], height=s.queen_heights[queen])


effect(d.PERMISSION, _start_permission)
effect(d.LIMESTONE, _start_limestone)
step(agenda.BUILD, _build)
question(agenda.LIMESTONE, "MEN-84", _limestone_answers, _play_limestone)
question(agenda.CORNER, "MEN-89", _corner_answers, _play_corner)
question(agenda.CROWN, "MEN-93", _crown_answers, _play_crown)
question(agenda.QUEEN, "MEN-97", _queen_answers, _play_queen)


# --- draws ------------------------------------------------------------------------------------------------------------


def _first_level(s: MenNeferState, entry: Entry) -> Sequence[int]:
    return s.quarry[0]


def _draw_corner(s: MenNeferState, entry: Entry, move: int) -> None:
    """MEN-7: a piece that stands from the start, without any gain."""
    piece = move - d.PIECE_DRAW
    s.quarry[0].remove(piece)
    s.corners[3 * entry[1]] = piece
    s.heights[entry[1]] = 1
    if s.journal is not None:
        tell(s, "draw-corner", "MEN-7", corner=d.CORNERS[entry[1]], piece=words.piece(piece))


def _of_level(s: MenNeferState, entry: Entry) -> Sequence[int]:
    return s.quarry[entry[1]]


def _draw_seen(s: MenNeferState, entry: Entry, move: int) -> None:
    piece = move - d.PIECE_DRAW
    s.quarry[entry[1]].remove(piece)
    s.seen[entry[1]] = piece
    if s.journal is not None:
        tell(s, "draw-seen", "MEN-92", piece=words.piece(piece))


def _queen_tiles_left(s: MenNeferState, entry: Entry) -> Sequence[int]:
    return [tile for tile in range(len(d.QUEEN_TILES)) if tile not in s.queen_tiles]


def _draw_queen_tile(s: MenNeferState, entry: Entry, move: int) -> None:
    s.queen_tiles[entry[1]] = move - d.QUEEN_TILE_DRAW
    if s.journal is not None:
        tell(s, "draw-queen-tile", "MEN-10", pyramid=d.QUEENS[entry[1]], tile=d.DRAWS[move - d.DRAW0])


draw(agenda.DRAW_CORNER, d.PIECE_DRAW, _first_level, _draw_corner)
draw(agenda.DRAW_SEEN, d.PIECE_DRAW, _of_level, _draw_seen)
draw(agenda.DRAW_QUEEN_TILE, d.QUEEN_TILE_DRAW, _queen_tiles_left, _draw_queen_tile)
