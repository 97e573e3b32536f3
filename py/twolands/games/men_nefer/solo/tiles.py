"""His Action Tiles and the three options: Visit, Specialise, Take (SOLO-13..35)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .. import agenda, words
from .. import data as d
from ..agenda import PLAY, Entry, decided, draw, tell
from ..effects import push_list
from ..houses import HOME, MOON, SUN

if TYPE_CHECKING:
    from ..state import MenNeferState

YOU = 0
"""The seat of the player; his own is `automa` of the state."""
VISIT, SPECIALISE = range(2)
"""Kinds of tiles; all others are Take tiles."""


def why(s: MenNeferState, reason: str, rule: str) -> None:
    """Tell what decided."""
    if s.journal is not None:
        tell(s, f"why-{reason}", rule)


def highest(scarabs: Sequence[int], houses: Sequence[int]) -> int:
    """Of some Houses, from the top, the one where the Scarab is highest; of equals the topmost."""
    return max(houses, key=lambda house: scarabs[house])


# --- the pile ---------------------------------------------------------------------------------------------------------


def mix(s: MenNeferState) -> None:
    """SOLO-14: all nine tiles are unseen again."""
    s.tiles, s.tiles_below, s.tile, s.tiles_done = list(range(len(d.TILE_IDS))), [], -1, []
    if s.journal is not None:
        s.journal.append(("tiles", "SOLO-14", {}))


def _turn(s: MenNeferState, entry: Entry) -> None:
    s.die = 0
    _next_tile(s)


def _next_tile(s: MenNeferState) -> None:
    """SOLO-15, SOLO-16: the next tile is drawn while some are unseen; then those below come in order."""
    if s.tile >= 0:
        s.tiles_done.append(s.tile)
        s.tile = -1
    if s.tiles:
        s.agenda.append((agenda.TILE,))
    else:
        _turn_up(s, s.tiles_below.pop(0))


def _unseen(s: MenNeferState, entry: Entry) -> Sequence[int]:
    return [s.tables.tile_kind[tile] for tile in s.tiles]


def _draw_tile(s: MenNeferState, entry: Entry, move: int) -> None:
    """Of equal tiles the one with the highest number turns up."""
    tile = max(tile for tile in s.tiles if s.tables.tile_kind[tile] == move - d.TILE0)
    s.tiles.remove(tile)
    _turn_up(s, tile)


def _turn_up(s: MenNeferState, tile: int) -> None:
    kind = s.tables.tile_kind[tile]
    if s.journal is not None:
        tell(s, "tile", "SOLO-15", tile=words.tile(kind))
    if not can_do(s, kind):
        s.tiles_below.append(tile)
        if s.journal is not None:
            tell(s, "bottom", "SOLO-16", tile=words.tile(kind))
        _next_tile(s)
        return
    s.tile = tile
    if kind == VISIT:
        option = d.VISIT0 + at_home(s)[0]
    elif kind == SPECIALISE:
        option = d.SPECIALISE0 + _specialises_in(s)
    else:
        option = d.TAKE0 + _taken_row(s)
    PLAY[agenda.TURN](s, (agenda.TURN,), option)


def can_do(s: MenNeferState, kind: int) -> bool:
    """SOLO-17."""
    if kind == VISIT:
        return bool(at_home(s))
    if kind == SPECIALISE:
        return bool(_on_suns(s, s.automa))
    return -1 in s.tablets[d.SPACES * s.automa : d.SPACES * (s.automa + 1)]


decided(agenda.TURN, _turn)
draw(agenda.TILE, d.TILE0, _unseen, _draw_tile)


# --- Visit ------------------------------------------------------------------------------------------------------------


def at_home(s: MenNeferState) -> list[int]:
    """The tablet spaces beside which an Apprentice is at home, from the left (SOLO-20)."""
    first = d.SPACES * s.automa
    return [space for space in range(d.SPACES) if s.apprentices[first + space] == HOME]


def _on_suns(s: MenNeferState, seat: int) -> list[int]:
    """The Houses on whose Sun a player has an Apprentice."""
    apprentices = s.apprentices[d.SPACES * seat : d.SPACES * (seat + 1)]
    return [house for house in range(len(d.HOUSES)) if SUN + house in apprentices]


def visited_house(s: MenNeferState) -> tuple[int, str, str]:
    """SOLO-21..24: the House that he would visit, the reason and its rule."""
    mine = s.apprentices[d.SPACES * s.automa : d.SPACES * (s.automa + 1)]
    open_to_him = [house for house in range(len(d.HOUSES)) if SUN + house not in mine and MOON + house not in mine]
    scarabs = s.scarabs[5 * s.automa : 5 * s.automa + 5]
    yours = [house for house in _on_suns(s, YOU) if house in open_to_him]
    if yours:
        return highest(scarabs, yours), "join", "SOLO-22"
    empty = [house for house in open_to_him if not s.crowd[SUN + house]]
    if empty:
        return highest(scarabs, empty), "empty", "SOLO-23"
    return highest(scarabs, open_to_him), "crowded", "SOLO-24"


def _house(s: MenNeferState, entry: Entry) -> None:
    house, reason, rule = visited_house(s)
    why(s, reason, rule)
    PLAY[agenda.HOUSE](s, entry, d.HOUSE0 + house)


decided(agenda.HOUSE, _house)


# --- Specialise -------------------------------------------------------------------------------------------------------


def specialised_house(s: MenNeferState) -> tuple[int, str, str]:
    """SOLO-26, SOLO-27: the House in which he would specialise, the reason and its rule."""
    mine, yours = _on_suns(s, s.automa), _on_suns(s, YOU)
    shared = [house for house in mine if house in yours]
    scarabs = s.scarabs[5 * s.automa : 5 * s.automa + 5]
    if shared:
        return highest(scarabs, shared), "shared", "SOLO-26"
    return highest(scarabs, mine), "highest", "SOLO-27"


def _specialises_in(s: MenNeferState) -> int:
    house, reason, rule = specialised_house(s)
    why(s, reason, rule)
    return house


def _step(s: MenNeferState, entry: Entry) -> None:
    """SOLO-28: the step on which the Scarab now stands."""
    house = entry[1]
    step = s.scarabs[5 * s.automa + house]
    if s.journal is not None:
        tell(s, "step", "SOLO-28", house=words.house(house), step=step)
    push_list(s, s.tables.step_list[house][step - 1])


decided(agenda.STEP, _step)


# --- Take -------------------------------------------------------------------------------------------------------------


def taken_row(s: MenNeferState) -> tuple[int, str]:
    """SOLO-29, SOLO-30: the row he would take from (0..4), and the reason."""
    glyphs = [s.tables.tablet_glyph[tablet] for tablet in s.display]
    for seat, reason in ((s.automa, "glyph"), (YOU, "your-glyph")):
        wanted = next_glyph(s, seat)
        if wanted in glyphs:
            return max(row for row, glyph in enumerate(glyphs) if glyph == wanted), reason
    return d.ROWS - 1, "lowest-row"


def next_glyph(s: MenNeferState, seat: int) -> int:
    """The glyph that advances a player's writing counter; -1 at the end."""
    written = s.writing[seat]
    return s.tables.board_glyphs[s.boards[seat]][written] if written < s.tables.writing else -1


def _taken_row(s: MenNeferState) -> int:
    row, reason = taken_row(s)
    why(s, reason, "SOLO-29")
    return row


def _row(s: MenNeferState, entry: Entry) -> None:
    """SOLO-32."""
    kind = s.tables.tile_kind[s.tile]
    if s.journal is not None:
        tell(s, "does", "SOLO-32", tile=words.tile(kind), row=entry[1] + 1)
    push_list(s, s.tables.tile_list[s.tile][entry[1]])


decided(agenda.ROW, _row)


# --- a Scarab on its own ----------------------------------------------------------------------------------------------


def _scarab(s: MenNeferState, entry: Entry) -> None:
    """SOLO-35."""
    scarabs = s.scarabs[5 * s.automa : 5 * s.automa + 5]
    if min(scarabs) < s.tables.last_step:
        why(s, "scarab", "SOLO-35")
        PLAY[agenda.SCARAB](s, entry, d.SCARAB0 + scarabs.index(min(scarabs)))
    else:
        why(s, "no-scarab", "SOLO-35")


decided(agenda.SCARAB, _scarab)
