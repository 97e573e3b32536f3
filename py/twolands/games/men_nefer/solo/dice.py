"""What his die decides: the tomb of a Sarcophagus, the pedestal of a Sphinx, the space of an Offering."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .. import agenda
from .. import data as d
from ..agenda import PLAY, Entry, draw, tell
from ..effects import AUTOMA, START
from .tiles import why

if TYPE_CHECKING:
    from ..state import MenNeferState


def _rolled(s: MenNeferState, faces: Sequence[int], result: int, rule: str, name: str) -> None:
    """The die shows a result; a face that leads nowhere is rolled again, which gives the others the same chances."""
    s.die = faces.index(result) + 1
    if s.journal is not None:
        tell(s, "die", rule, result=name)


# --- Sarcophagi and Sphinxes ------------------------------------------------------------------------------------------


def tomb_for(s: MenNeferState, slot: int) -> int:
    """SOLO-46, SOLO-49: where a Sarcophagus goes on the line of a Mastaba; -1 if no tomb there is free."""
    for level in range(s.era, 0, -1):
        for tomb in range(level - 1, len(d.TOMBS), 3):
            if s.tombs[tomb] < 0 and slot in s.tables.tomb_slots[tomb]:
                return tomb
    return -1


def pedestal_for(s: MenNeferState, avenue: int) -> int:
    """SOLO-80: where a Sphinx goes on an avenue; -1 if no pedestal there is free."""
    for level in range(s.era, 0, -1):
        pedestal = 3 * avenue + level - 1
        if s.pedestals[pedestal] < 0:
            return pedestal
    return -1


Why = tuple[str, str]
"""A reason and its rule."""


class Placing(NamedTuple):
    """A thing that he makes by one effect and places by another one, where the die says; either effect becomes the
    other where that is all that can be done."""

    make: int
    place: int
    roll: int
    """The draw; its results are counted from `first`, with these names."""
    first: int
    results: Sequence[str]
    rule: str
    question: int
    """Where a player would place it; the spaces are counted from `space`."""
    space: int
    ready: Callable[[MenNeferState], Sequence[int]]
    """How many lie ready, by seat."""
    faces: Callable[[MenNeferState], Sequence[int]]
    space_for: Callable[[MenNeferState, int], int]
    place_instead: Why
    nowhere_to_make: Why
    make_instead: Why
    nowhere_to_place: Why


SARCOPHAGUS = Placing(
    make=d.EMBALM,
    place=d.RITE,
    roll=agenda.DIE_TOMB,
    first=d.DIE_MASTABA,
    results=d.MASTABA_SLOTS,
    rule="SOLO-46",
    question=agenda.TOMB,
    space=d.TOMB0,
    ready=lambda s: s.sarcophagi,
    faces=lambda s: s.tables.die_mastaba,
    space_for=tomb_for,
    place_instead=("rite", "SOLO-44"),
    nowhere_to_make=("no-tomb", "SOLO-45"),
    make_instead=("embalm", "SOLO-51"),
    nowhere_to_place=("no-tomb", "SOLO-52"),
)
SPHINX = Placing(
    make=d.CARVE,
    place=d.ERECT,
    roll=agenda.DIE_AVENUE,
    first=d.DIE_AVENUE,
    results=d.AVENUES,
    rule="SOLO-80",
    question=agenda.PEDESTAL,
    space=d.PEDESTAL0,
    ready=lambda s: s.carved,
    faces=lambda s: s.tables.die_avenue,
    space_for=pedestal_for,
    place_instead=("erect", "SOLO-78"),
    nowhere_to_make=("no-pedestal", "SOLO-79"),
    make_instead=("carve", "SOLO-82"),
    nowhere_to_place=("no-pedestal", "SOLO-82"),
)


def _placed_by_die(thing: Placing) -> None:
    """Register both effects and the roll. The level printed on the effect does not matter (SOLO-47, SOLO-80)."""

    def nowhere(s: MenNeferState) -> bool:
        return all(thing.space_for(s, result) < 0 for result in range(len(thing.results)))

    def make(s: MenNeferState, n: int, m: int) -> None:
        if not thing.ready(s)[s.automa]:
            START[thing.make](s, n, m)
        elif nowhere(s):
            why(s, *thing.nowhere_to_make)
            START[thing.make](s, n, m)
        else:
            why(s, *thing.place_instead)
            s.agenda.append((thing.roll,))

    def place(s: MenNeferState, level: int, m: int) -> None:
        if not thing.ready(s)[s.automa]:
            why(s, *thing.make_instead)
            START[thing.make](s, 1, 0)
        elif nowhere(s):
            why(s, *thing.nowhere_to_place)
            START[thing.make](s, 1, 0)
        else:
            s.agenda.append((thing.roll,))

    def results(s: MenNeferState, entry: Entry) -> Sequence[int]:
        """SOLO-48, SOLO-80: only what leads to a free space."""
        return [result for result in thing.faces(s) if result >= 0 and thing.space_for(s, result) >= 0]

    def roll(s: MenNeferState, entry: Entry, move: int) -> None:
        result = move - thing.first
        _rolled(s, thing.faces(s), result, thing.rule, thing.results[result])
        PLAY[thing.question](s, entry, thing.space + thing.space_for(s, result))

    AUTOMA[thing.make], AUTOMA[thing.place] = make, place
    draw(thing.roll, thing.first, results, roll)


_placed_by_die(SARCOPHAGUS)
_placed_by_die(SPHINX)


# --- Offerings --------------------------------------------------------------------------------------------------------


def _spaces(s: MenNeferState, entry: Entry) -> Sequence[int]:
    """SOLO-64."""
    spaces = [4 * entry[1] + place for place in s.tables.die_offering if place >= 0]
    return [space for space in spaces if s.offerings[space] < 0]


def _roll_offering(s: MenNeferState, entry: Entry, move: int) -> None:
    space = move - d.DIE_OFFERING
    _rolled(s, s.tables.die_offering, space % 4, "SOLO-64", d.OFFERINGS[space])
    PLAY[agenda.BASKET](s, s.agenda.pop(), d.BASKET0 + space)


draw(agenda.DIE_OFFERING, d.DIE_OFFERING, _spaces, _roll_offering)
