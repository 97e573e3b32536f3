"""Names of things as messages."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.message import Message, message
from . import data as d
from .tables import Effect, Item, Tables


def effect(what: Effect) -> Message:
    """An effect in words."""
    kind, n, m = what
    if kind == d.MASTABA and m != d.EVERY_MASTABA:
        slots = [slot for index, slot in enumerate(d.MASTABA_SLOTS) if m >> index & 1]
        return message("effect-mastaba_of", n=n, mastabas=slots)
    if kind == d.CONTRACT and m != d.EVERY_CITY:
        return message("effect-contract_of", cities=[city for index, city in enumerate(d.CITIES) if m >> index & 1])
    return message(f"effect-{d.EFFECTS[kind]}", n=n, m=m)


def item(halves: Item) -> Message:
    """An item of a list in words."""
    if len(halves) == 1:
        return effect(halves[0])
    return message("effect-or", first=effect(halves[0]), second=effect(halves[1]))


def effects(items: Sequence[Item]) -> list[Message]:
    """A whole list."""
    return [item(halves) for halves in items]


def source(where: tuple[str, ...]) -> Message:
    """Where a list is printed."""
    kind, *ids = where
    if kind == "step":
        return message("source-step", house=message(f"house-{ids[0]}"), step=int(ids[1]))
    if kind == "deity":
        return message("source-deity", deity=message(f"deity-{ids[0]}"))
    return message(f"source-{kind}", name=ids[0])


def row_food(change: int) -> Message:
    """What a display row costs or gives."""
    return message("row-food", pay=max(0, -change), gain=max(0, change))


def house(number: int) -> Message:
    return message(f"house-{d.HOUSES[number]}")


def space(place: int) -> Message:
    """A Sun or Moon space: 1-5, 6-10."""
    side = "sun" if place <= len(d.HOUSES) else "moon"
    return message(f"space-{side}", house=house((place - 1) % len(d.HOUSES)))


def stand(place: int) -> str:
    """The id of a Sun or Moon space."""
    side = "sun" if place <= len(d.HOUSES) else "moon"
    return f"{side}.{d.HOUSES[(place - 1) % len(d.HOUSES)]}"


def favour(number: int) -> Message:
    return message(f"favour-{d.FAVOURS[number]}")


def piece(number: int) -> Message:
    """A Great piece: its level and the Favour on it."""
    return message("piece", level=d.LEVELS[number // 4], favour=favour(number % 4))


def craft(kind: int) -> Message:
    return message(f"craft-{d.CRAFT_TYPES[kind]}")


def deity(number: int) -> Message:
    return message(f"deity-{d.DEITIES[number]}")


def glyph(number: int) -> Message:
    return message(f"glyph-{d.GLYPHS[number]}")


def tablet(number: int) -> str:
    return d.TABLETS[number]


def contract(tables: Tables, number: int) -> Message:
    """What a Contract asks for."""
    metric = d.METRICS[tables.contract_metric[number]]
    return message("contract-needs", what=message(f"metric-{metric}"), number=tables.contract_need[number])


def category(name: str) -> Message:
    return message(f"category-{name}")
