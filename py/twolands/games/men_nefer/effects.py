"""Effects and lists (MEN-29..31, MEN-59..83): the small language in which the printed matter says what happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from . import agenda, words
from . import data as d
from .agenda import Entry, question, tell
from .tables import Effect

if TYPE_CHECKING:
    from .state import MenNeferState

Can: TypeAlias = Callable[["MenNeferState", int, int], bool]
Start: TypeAlias = Callable[["MenNeferState", int, int], None]


CAN: list[Can | None] = [None] * len(d.EFFECTS)
"""By kind of effect, whether it can be started with n and m; None: always."""
START: dict[int, Start] = {}


def effect(kind: int, start: Start, can: Can | None = None) -> None:
    """Register what an effect does."""
    START[kind], CAN[kind] = start, can


def can_start(s: MenNeferState, what: Effect) -> bool:
    """Whether an effect can be started now (the table of MEN-59..80)."""
    can = CAN[what[0]]
    return can is None or can(s, what[1], what[2])


# --- plain gains ------------------------------------------------------------------------------------------------------


def gain_food(s: MenNeferState, n: int, m: int = 0) -> None:
    """MEN-24: what would go above the limit is lost."""
    s.food[s.seat] = min(s.tables.food_max, s.food[s.seat] + n)
    if s.journal is not None:
        tell(s, "gain", "MEN-59", what=words.effect((d.FOOD, n, 0)))


def gain_heka(s: MenNeferState, n: int, m: int = 0) -> None:
    s.heka[s.seat] = min(s.tables.heka_max, s.heka[s.seat] + n)
    if s.journal is not None:
        tell(s, "gain", "MEN-59", what=words.effect((d.HEKA, n, 0)))


def gain_pp(s: MenNeferState, n: int, m: int = 0) -> None:
    """Points won in the Sowing."""
    s.score(s.seat, 0, n)
    if s.journal is not None:
        tell(s, "gain", "MEN-60", what=words.effect((d.PP, n, 0)))


def move_feather(s: MenNeferState, n: int, m: int = 0) -> None:
    """MEN-26: steps beyond the end are lost."""
    s.feather[s.seat] = max(0, s.feather[s.seat] - n)
    if s.journal is not None:
        tell(s, "gain", "MEN-61", what=words.effect((d.FEATHER, n, 0)))


def move_heart(s: MenNeferState, n: int, m: int = 0) -> None:
    s.heart[s.seat] = min(s.tables.duat, s.heart[s.seat] + n)
    if s.journal is not None:
        tell(s, "gain", "MEN-61", what=words.effect((d.HEART, n, 0)))


effect(d.FOOD, gain_food)
effect(d.HEKA, gain_heka)
effect(d.PP, gain_pp)
effect(d.FEATHER, move_feather)
effect(d.HEART, move_heart)


# --- Favours and splits -----------------------------------------------------------------------------------------------


def _start_favour(s: MenNeferState, n: int, m: int) -> None:
    s.agenda.append((agenda.FAVOUR, n, 0))


def gain_favour(s: MenNeferState, favour: int) -> None:
    """MEN-83."""
    kind, n, m = s.tables.favours[favour]
    START[kind](s, n, m)


_FAVOURS = [d.FAVOUR0 + favour for favour in range(4)]
_FAVOURS_OR_STOP = [*_FAVOURS, d.STOP]


def _favour_answers(s: MenNeferState, entry: Entry) -> list[int]:
    return _FAVOURS_OR_STOP if entry[2] else _FAVOURS


def _play_favour(s: MenNeferState, entry: Entry, move: int) -> None:
    if move == d.STOP:
        stop(s, "MEN-62")
        return
    if entry[1] > 1:
        s.agenda.append((agenda.FAVOUR, entry[1] - 1, 1))
    gain_favour(s, move - d.FAVOUR0)


def _start_any(s: MenNeferState, n: int, m: int) -> None:
    s.agenda.append((agenda.SPLIT, n))


def _split_answers(s: MenNeferState, entry: Entry) -> list[int]:
    first = d.SPLIT0 + d.SPLITS.index((0, entry[1]))
    return list(range(first, first + entry[1] + 1))


def _play_split(s: MenNeferState, entry: Entry, move: int) -> None:
    food, heka = d.SPLITS[move - d.SPLIT0]
    if food:
        gain_food(s, food)
    if heka:
        gain_heka(s, heka)


effect(d.FAVOUR, _start_favour)
effect(d.ANY, _start_any)
question(agenda.FAVOUR, "MEN-62", _favour_answers, _play_favour)
question(agenda.SPLIT, "MEN-79", _split_answers, _play_split)


# --- lists ------------------------------------------------------------------------------------------------------------


def push_list(s: MenNeferState, number: int) -> None:
    """Ask for the items of a printed list, in any order."""
    s.agenda.append((agenda.LIST, number, (1 << len(s.tables.lists[number])) - 1))


def _list_answers(s: MenNeferState, entry: Entry) -> list[int]:
    answers = []
    for move, kind, n, m in s.tables.startable[entry[1]][entry[2]]:
        can = CAN[kind]
        if can is None or can(s, n, m):
            answers.append(move)
    if answers:
        answers.append(d.REST)
    return answers


def _play_list(s: MenNeferState, entry: Entry, move: int) -> None:
    if move == d.REST:
        if s.journal is not None:
            tell(s, "rest", "MEN-29", source=words.source(s.tables.sources[entry[1]]))
        return
    number, half = d.DO[move - d.DO0]
    left = entry[2] & ~(1 << number)
    if left:
        s.agenda.append((agenda.LIST, entry[1], left))
    what = s.tables.lists[entry[1]][number][max(0, half)]
    if s.journal is not None and what[0] not in _DONE_AT_ONCE:
        tell(s, "do", "MEN-29", what=words.effect(what))
    START[what[0]](s, what[1], what[2])


_DONE_AT_ONCE = (*d.PLAIN, d.PERMISSION, d.EMBALM, d.CARVE)
"""Effects that tell themselves what they bring."""

question(agenda.LIST, "MEN-29", _list_answers, _play_list)


def stop(s: MenNeferState, rule: str) -> None:
    """What is left of an effect of several steps is given up."""
    if s.journal is not None:
        tell(s, "stop", rule)
