"""Mummies, tombs and Mastabas (MEN-99..104)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import agenda, words
from . import data as d
from .agenda import Entry, draw, question, tell
from .effects import START, can_start, effect, push_list, stop

if TYPE_CHECKING:
    from .state import MenNeferState

_TOMBS_UP_TO = tuple(tuple(tomb for tomb in range(len(d.TOMBS)) if tomb % 3 < level) for level in range(4))


def _start_embalm(s: MenNeferState, n: int, m: int) -> None:
    """MEN-65."""
    seat = s.seat
    if s.mummies[seat]:
        s.mummies[seat] -= 1
        s.sarcophagi[seat] += 1
        if s.journal is not None:
            tell(s, "embalm", "MEN-65")
        return
    for kind, amount, more in s.tables.embalm_else:
        START[kind](s, amount, more)


def _can_rite(s: MenNeferState, level: int, m: int) -> bool:
    if not s.sarcophagi[s.seat]:
        return False
    tombs = s.tombs
    return any(tombs[tomb] < 0 for tomb in _TOMBS_UP_TO[level])


def _start_rite(s: MenNeferState, level: int, m: int) -> None:
    s.agenda.append((agenda.TOMB, level))


def _tomb_answers(s: MenNeferState, entry: Entry) -> list[int]:
    tombs = s.tombs
    return [d.TOMB0 + tomb for tomb in _TOMBS_UP_TO[entry[1]] if tombs[tomb] < 0]


def _play_tomb(s: MenNeferState, entry: Entry, move: int) -> None:
    """MEN-100, MEN-101."""
    tomb, seat = move - d.TOMB0, s.seat
    number = d.MUMMIES - s.mummies[seat] - s.sarcophagi[seat]
    s.tombs[tomb] = d.MUMMIES * seat + number
    s.sarcophagi[seat] -= 1
    if s.journal is not None:
        tell(s, "tomb", "MEN-100", tomb=d.TOMBS[tomb])
    push_list(s, s.tables.tomb_list[tomb])


def _can_mastaba(s: MenNeferState, n: int, places: int) -> bool:
    return any(_benefit_can_start(s, slot) for slot in range(5) if places >> slot & 1)


def _benefit_can_start(s: MenNeferState, slot: int) -> bool:
    return can_start(s, s.tables.mastaba_effect[s.mastabas[slot]])


def _start_mastaba(s: MenNeferState, n: int, places: int) -> None:
    s.agenda.append((agenda.MASTABA, n, places, 0))


def _mastaba_answers(s: MenNeferState, entry: Entry) -> list[int]:
    answers = [d.MASTABA0 + slot for slot in range(5) if entry[2] >> slot & 1 and _benefit_can_start(s, slot)]
    return [*answers, d.STOP] if entry[3] else answers


def _play_mastaba(s: MenNeferState, entry: Entry, move: int) -> None:
    """MEN-102..104."""
    if move == d.STOP:
        stop(s, "MEN-102")
        return
    _, n, places, _ = entry
    if n > 1:
        s.agenda.append((agenda.MASTABA, n - 1, places, 1))
    kind, amount, more = s.tables.mastaba_effect[s.mastabas[move - d.MASTABA0]]
    if s.journal is not None:
        tell(
            s, "mastaba", "MEN-104", mastaba=d.MASTABA_SLOTS[move - d.MASTABA0], what=words.effect((kind, amount, more))
        )
    START[kind](s, amount, more)


def _mastabas_left(s: MenNeferState, entry: Entry) -> Sequence[int]:
    return [tile for tile in range(len(d.MASTABAS)) if tile not in s.mastabas]


def _draw_mastaba(s: MenNeferState, entry: Entry, move: int) -> None:
    s.mastabas[entry[1]] = move - d.MASTABA_DRAW
    if s.journal is not None:
        effect_of = s.tables.mastaba_effect[move - d.MASTABA_DRAW]
        tell(s, "draw-mastaba", "MEN-11", mastaba=d.MASTABA_SLOTS[entry[1]], what=words.effect(effect_of))


effect(d.EMBALM, _start_embalm)
effect(d.RITE, _start_rite, _can_rite)
effect(d.MASTABA, _start_mastaba, _can_mastaba)
question(agenda.TOMB, "MEN-100", _tomb_answers, _play_tomb)
question(agenda.MASTABA, "MEN-102", _mastaba_answers, _play_mastaba)
draw(agenda.DRAW_MASTABA, d.MASTABA_DRAW, _mastabas_left, _draw_mastaba)
