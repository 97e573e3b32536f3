"""Sphinxes and their avenues (MEN-147..149)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import agenda
from . import data as d
from .agenda import Entry, question, tell
from .effects import effect, gain_pp, push_list

if TYPE_CHECKING:
    from .state import MenNeferState

_PEDESTALS_UP_TO = tuple(
    tuple(pedestal for pedestal in range(len(d.PEDESTALS)) if pedestal % 3 < level) for level in range(4)
)


def _start_carve(s: MenNeferState, n: int, m: int) -> None:
    """MEN-74."""
    seat = s.seat
    if not s.sphinxes[seat]:
        gain_pp(s, s.tables.carve_pp)
        return
    s.sphinxes[seat] -= 1
    s.carved[seat] += 1
    if s.journal is not None:
        tell(s, "carve", "MEN-74")


def _can_erect(s: MenNeferState, level: int, m: int) -> bool:
    if not s.carved[s.seat]:
        return False
    pedestals = s.pedestals
    return any(pedestals[pedestal] < 0 for pedestal in _PEDESTALS_UP_TO[level])


def _start_erect(s: MenNeferState, level: int, m: int) -> None:
    s.agenda.append((agenda.PEDESTAL, level))


def _pedestal_answers(s: MenNeferState, entry: Entry) -> list[int]:
    pedestals = s.pedestals
    return [d.PEDESTAL0 + pedestal for pedestal in _PEDESTALS_UP_TO[entry[1]] if pedestals[pedestal] < 0]


def _play_pedestal(s: MenNeferState, entry: Entry, move: int) -> None:
    """MEN-148, MEN-149."""
    pedestal, seat = move - d.PEDESTAL0, s.seat
    number = d.SPHINXES - s.sphinxes[seat] - s.carved[seat]
    s.pedestals[pedestal] = d.SPHINXES * seat + number
    s.carved[seat] -= 1
    if s.journal is not None:
        tell(s, "pedestal", "MEN-148", pedestal=d.PEDESTALS[pedestal])
    if s.tables.pedestal_pp[pedestal]:
        gain_pp(s, s.tables.pedestal_pp[pedestal])
    push_list(s, s.tables.pedestal_list[pedestal])


effect(d.CARVE, _start_carve)
effect(d.ERECT, _start_erect, _can_erect)
question(agenda.PEDESTAL, "MEN-148", _pedestal_answers, _play_pedestal)
