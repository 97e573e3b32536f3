"""What is drawn before the first turn, in the order of the set-up (MEN-6..23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import agenda, words
from . import data as d
from .agenda import Entry, draw, tell

if TYPE_CHECKING:
    from .state import MenNeferState


def entries(s: MenNeferState) -> list[Entry]:
    """The agenda of a new game: its draws, then the first Era; the first to be done last."""
    t, players = s.tables, s.players
    in_order: list[Entry] = [(agenda.DRAW_CORNER, corner) for corner in t.preplaced[players]]
    in_order += [(agenda.DRAW_SEEN, level) for level in range(len(d.LEVELS))]
    in_order += [(agenda.DRAW_QUEEN_TILE, queen) for queen in range(len(d.QUEENS))]
    in_order += [(agenda.DRAW_MASTABA, slot) for slot in range(len(d.MASTABA_SLOTS))]
    in_order += [(agenda.DRAW_DEITY,)]
    in_order += [(agenda.DRAW_CRAFT, slot) for slot in range(d.MARKET)]
    in_order += [(agenda.DRAW_PAPYRUS, slot) for slot in range(d.MARKET)]
    in_order += [(agenda.DRAW_BENEFIT, city) for city in range(len(d.CITIES))]
    in_order += [
        (agenda.DRAW_CONTRACT, 4 * city + space, t.city_value[city])
        for city in range(len(d.CITIES))
        for space in range(t.contract_spaces[players])
    ]
    if t.neutrals[players]:
        in_order += [(agenda.DRAW_NEUTRAL,)]
    in_order += [(agenda.DRAW_BOARD, seat) for seat in range(players)]
    in_order += [(agenda.DRAW_DEALT, space) for space in range(d.SPACES * players)]
    in_order += [(agenda.DRAW_ROW, row) for row in range(d.ROWS - 1, -1, -1)]
    in_order += [(agenda.DRAW_TOP,), (agenda.NEW_ERA,)]
    return in_order[::-1]


def _neutral_tiles(s: MenNeferState, entry: Entry) -> Sequence[int]:
    return range(len(d.NEUTRAL_TILES))


def _draw_neutral(s: MenNeferState, entry: Entry, move: int) -> None:
    """MEN-16."""
    s.neutrals = list(s.tables.neutrals[s.players][move - d.NEUTRAL_DRAW])
    s.count_crowd()
    if s.journal is not None:
        tell(s, "draw-neutral", "MEN-16", houses=[words.space(place) for place in s.neutrals])


def _boards(s: MenNeferState, entry: Entry) -> Sequence[int]:
    return [board for board in range(len(d.BOARDS)) if board not in s.boards]


def _draw_board(s: MenNeferState, entry: Entry, move: int) -> None:
    s.boards[entry[1]] = move - d.BOARD_DRAW
    if s.journal is not None:
        glyphs = s.tables.board_glyphs[move - d.BOARD_DRAW]
        tell(s, "draw-board", "MEN-18", owner={"seat": entry[1]}, glyphs=[words.glyph(glyph) for glyph in glyphs])


def _of_back(s: MenNeferState, entry: Entry) -> Sequence[int]:
    back = s.tables.dealt_backs[entry[1] % d.SPACES]
    return [tablet for tablet in s.unseen if s.tables.tablet_back[tablet] == back]


def _draw_dealt(s: MenNeferState, entry: Entry, move: int) -> None:
    """MEN-22."""
    tablet = move - d.TABLET_DRAW
    s.unseen.remove(tablet)
    s.tablets[entry[1]] = tablet
    if s.journal is not None:
        tell(s, "draw-dealt", "MEN-22", owner={"seat": entry[1] // d.SPACES}, tablet=words.tablet(tablet))


def _unseen(s: MenNeferState, entry: Entry) -> Sequence[int]:
    return s.unseen


def _draw_row(s: MenNeferState, entry: Entry, move: int) -> None:
    tablet = move - d.TABLET_DRAW
    s.unseen.remove(tablet)
    s.display[entry[1]] = tablet
    if s.journal is not None:
        tell(s, "draw-row", "MEN-23", row=entry[1] + 1, tablet=words.tablet(tablet))


def _draw_top(s: MenNeferState, entry: Entry, move: int) -> None:
    """The next tablet of the pile is seen, in the set-up and later (MEN-23, MEN-53)."""
    s.top = move - d.TABLET_DRAW
    s.unseen.remove(s.top)
    if s.journal is not None:
        tell(s, "top", "MEN-53", tablet=words.tablet(s.top))


draw(agenda.DRAW_NEUTRAL, d.NEUTRAL_DRAW, _neutral_tiles, _draw_neutral)
draw(agenda.DRAW_BOARD, d.BOARD_DRAW, _boards, _draw_board)
draw(agenda.DRAW_DEALT, d.TABLET_DRAW, _of_back, _draw_dealt)
draw(agenda.DRAW_ROW, d.TABLET_DRAW, _unseen, _draw_row)
draw(agenda.DRAW_TOP, d.TABLET_DRAW, _unseen, _draw_top)
