"""The printed matter of Nefertiti: what `components/*.json` says and the tables that follow from it.

Squares are numbered 0..63 over all eight stalls, on each from the top row to the bottom and from left to right, so that
the highest number standing is the next bid to be settled (NEF-23). Cards are numbered 0..45, kinds 0..7. A type
of gift, 0..6, is a kind, except that both sizes of senet are one. Moves are small ints: indices into NOTATION.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def component(name: str) -> Any:
    """A file of printed matter; `schema.py` describes its shape."""
    return json.loads((files(__package__) / "components" / f"{name}.json").read_text("utf-8"))[name]


# --- constants (NEF-2..5, NEF-35..39) ---------------------------------------------------------------------------------

SERVANTS = 4
SEALS = 12
START_MONEY = {3: (9, 10, 10), 4: (8, 9, 9, 10)}
DEBEN = {3: 33, 4: 40}
SEAL_POINTS = 3
DEBEN_PER_POINT = 2
VIZIER_POINTS = 2
MOST_COLLECTED = 4
LAST_CARDS = 5
"""Akhenaton lies among so many cards at the bottom of the pile (NEF-36)."""

# --- gifts (NEF-11..14) -----------------------------------------------------------------------------------------------

GIFTS: list[dict[str, Any]] = component("gifts")
TYPES: tuple[str, ...] = tuple(gift["type"] for gift in GIFTS)
SENET = TYPES.index("senet")
SENET2 = SENET + 1
KINDS = (*TYPES, "senet2")
KIND_COUNT = len(KINDS)
UNITS: tuple[int, ...] = (1,) * 7 + (2,)
TYPE_OF: tuple[int, ...] = (*range(7), SENET)
COPIES: tuple[int, ...] = tuple(cards["copies"] for gift in GIFTS for cards in gift["cards"])
FIRST_CARD = tuple(sum(COPIES[:kind]) for kind in range(KIND_COUNT))
KIND_OF = tuple(kind for kind in range(KIND_COUNT) for _ in range(COPIES[kind]))
CARD_COUNT = len(KIND_OF)
CARD_ID = tuple(f"{KINDS[kind]}.{card - FIRST_CARD[kind] + 1}" for card, kind in enumerate(KIND_OF))
POINTS: tuple[tuple[int, ...], ...] = tuple(tuple(value["points"] for value in gift["values"]) for gift in GIFTS)
VALUE: tuple[tuple[int, ...], ...] = tuple((0, points[0], points[1], points[2], points[2]) for points in POINTS)
"""Points of a unit by type and number of holders (NEF-12)."""
MAXIMUM = tuple(UNITS[kind] * POINTS[TYPE_OF[kind]][0] for kind in range(KIND_COUNT))
AKHENATON = KIND_COUNT
"""The card that is no gift, among what may be turned up."""
PLAYED = {3: KIND_OF[: FIRST_CARD[SENET]], 4: KIND_OF}
"""Kinds of the gifts that are played with (NEF-36)."""

# --- markets and stalls (NEF-1, NEF-20..32) ---------------------------------------------------------------------------

MARKETS = ("gizeh", "akhet_aton", "abou_simbel", "louqsor")
LOUQSOR = 3
SIDES = ("left", "right")
STALLS: list[dict[str, Any]] = component("stalls")
STALL_ID: tuple[str, ...] = tuple(stall["id"] for stall in STALLS)
CLOSING = tuple(stall["closes"] for stall in STALLS)
"""How each stall closes, as printed."""
GR, LL, LR = (STALL_ID.index(name) for name in ("GR", "LL", "LR"))
FIRST_GAME = (0, 1, 1, 0)
"""The sides that lie open in a first game (NEF-33)."""

SQUARES: tuple[str, ...] = tuple(square["id"] for stall in STALLS for square in stall["squares"])
BID: tuple[int, ...] = tuple(square["value"] for stall in STALLS for square in stall["squares"])
SYMBOL: tuple[str, ...] = tuple(square.get("symbol", "") for stall in STALLS for square in stall["squares"])
STALL_OF = tuple(index for index, stall in enumerate(STALLS) for _ in stall["squares"])
SIZE = tuple(len(stall["squares"]) for stall in STALLS)
FIRST_SQUARE = tuple(sum(SIZE[:stall]) for stall in range(8))
SQUARE_BIT = tuple(1 << square - FIRST_SQUARE[STALL_OF[square]] for square in range(len(SQUARES)))
TOUCHING = tuple(
    tuple((SQUARES.index(one), SQUARES.index(other)) for one, other in stall.get("touching", ())) for stall in STALLS
)

UPPER = 0
SLOTS = ("upper", "lower1", "lower2", "lower3")
SLOT_ID = tuple(f"{market}.{slot}" for market in MARKETS for slot in SLOTS)


def largest_group(stall: int, occupied: int) -> int:
    """How many Servants stand in the largest group of touching squares, by the mask of occupied squares."""
    left, largest = occupied, 0
    while left:
        group, grown = 0, left & -left
        while group != grown:
            group = grown
            for one, other in TOUCHING[stall]:
                both = SQUARE_BIT[one] | SQUARE_BIT[other]
                if group & both and both & ~occupied == 0:
                    grown |= both
        largest = max(largest, group.bit_count())
        left &= ~group
    return largest


def squares_of(stall: int, occupied: int) -> list[int]:
    """The occupied squares by their mask, in the order of settlement (NEF-23)."""
    return [FIRST_SQUARE[stall] + index for index in range(SIZE[stall] - 1, -1, -1) if occupied >> index & 1]


def bids(stall: int, occupied: int) -> int:
    """The sum of the occupied squares."""
    return sum([BID[square] for square in squares_of(stall, occupied)])


def rows(stall: int) -> list[int]:
    """The rows of a stall from the top, as masks."""
    squares = STALLS[stall]["squares"]
    return [
        sum(1 << index for index, square in enumerate(squares) if square["row"] == row)
        for row in sorted({square["row"] for square in squares})
    ]


def lines(stall: int) -> list[int]:
    """The lines of three of a stall, as masks (NEF-29)."""
    return [sum(SQUARE_BIT[SQUARES.index(id)] for id in line) for line in CLOSING[stall]["lines"]]


def _closes(stall: int) -> tuple[bool, ...]:
    """By the mask of occupied squares: whether the stall closes whoever stands there (NEF-26..30), dice left aside."""
    masks = range(1 << SIZE[stall])
    closes = CLOSING[stall]
    match closes["type"]:
        case "connected":
            return tuple(largest_group(stall, occupied) >= closes["servants"] for occupied in masks)
        case "colours_or_servants":
            return tuple(occupied.bit_count() >= closes["servants"] for occupied in masks)
        case "every_row":
            levels = rows(stall)
            return tuple(all(occupied & row for row in levels) for occupied in masks)
        case "line":
            threes = lines(stall)
            return tuple(any(occupied & line == line for line in threes) for occupied in masks)
        case "sum":
            sums = [bids(stall, occupied) for occupied in masks]
            return tuple(total in closes["equals"] or total >= closes["least"] for total in sums)
    return (False,) * len(masks)


CLOSES = tuple(_closes(stall) for stall in range(8))
COLOURS: int = CLOSING[GR]["colours"]
CHAIN = tuple(min(6, largest_group(LR, occupied)) for occupied in range(1 << SIZE[LR]))
"""Faces that close Louqsor's right stall are those up to this (NEF-32)."""
FACES = tuple(
    sum(1 << BID[square] for square in squares_of(LL, occupied) if BID[square] <= 6)
    for occupied in range(1 << SIZE[LL])
)
"""Faces that stand on Louqsor's left stall, as a mask of bits 1..6 (NEF-31)."""

# --- characters (NEF-35, section "Characters") ------------------------------------------------------------------------

CHARACTERS = ("vizier", "merchant", "high_priest", "thief", "royal_servant", "scribe", "treasurer")
VIZIER, MERCHANT, HIGH_PRIEST, THIEF, ROYAL_SERVANT, SCRIBE, TREASURER = range(7)
CHARACTER_COPIES = {3: (1, 3, 1, 1, 2, 3, 1), 4: (1, 3, 1, 1, 2, 4, 1)}
FIRST_MERCHANT = 3
"""The top Merchant swaps twice while so many are left (NEF-72)."""
SCRIBE_BONUS = {3: (0, 1, 2, 3), 4: (0, 1, 2, 2, 3)}
"""Bonus of the top Scribe by how many are left (NEF-76)."""
CHARACTER_ID = {
    players: tuple(
        tuple(f"{CHARACTERS[kind]}.{number}" for number in range(1, copies + 1)) for kind, copies in enumerate(counts)
    )
    for players, counts in CHARACTER_COPIES.items()
}
"""Pieces of each pile, the lowest card first."""

# --- moves ------------------------------------------------------------------------------------------------------------

PACKAGES = (1, 3, 5, 9, 6, 10, 12, 14, 2, 4, 8)
"""Masks of places that a highest Servant may be allowed to take from, bit 0 the upper card (NEF-56)."""
PLAIN, SINGLE, EXTRA = (0, 4, 5, 6), (0, 8, 9, 10), (0, 1, 2, 3, 4, 5, 6, 7)
"""Which of them, by the square's symbol."""

FORCE0 = len(SQUARES)
RECRUIT0 = FORCE0 + 4
SWAP0 = RECRUIT0 + 7
STOP = SWAP0 + 8 * 4 * 8
NAME0 = STOP + 1
SCORE0 = NAME0 + 7
DISCARD0 = SCORE0 + 7
STEAL0 = DISCARD0 + 8
COLLECT0 = STEAL0 + 4
TAKE0 = COLLECT0 + 16
BUY0 = TAKE0 + len(PACKAGES)
HALF = BUY0 + 4
REROLL = HALF + 1
KEEP = REROLL + 1
STALL0 = KEEP + 1
CARD0 = STALL0 + 8
ROLL2 = CARD0 + KIND_COUNT + 1
ROLL1 = ROLL2 + 21
SWAPS = tuple((own, seat, their) for own in range(8) for seat in range(4) for their in range(8))
"""What each swap gives, to whom, for what."""
PAIRS = tuple((low, high) for low in range(1, 7) for high in range(low, 7))
NOTATION = (
    *(f"place {square}" for square in SQUARES),
    *(f"force {market}" for market in MARKETS),
    *(f"recruit {character}" for character in CHARACTERS),
    *(f"swap {KINDS[own]} {seat} {KINDS[their]}" for own, seat, their in SWAPS),
    "stop",
    *(f"name {gift}" for gift in TYPES),
    *(f"score {gift}" for gift in TYPES),
    *(f"discard {kind}" for kind in KINDS),
    *(f"steal {slot}" for slot in SLOTS),
    *(f"collect {market} {amount}" for market in MARKETS for amount in range(1, MOST_COLLECTED + 1)),
    *(f"take {' '.join(SLOTS[slot] for slot in range(4) if package >> slot & 1)}" for package in PACKAGES),
    *(f"buy {slot}" for slot in SLOTS),
    "half",
    "reroll",
    "keep",
    *(f"stall {market} {side}" for market in MARKETS for side in SIDES),
    *(f"card {kind}" for kind in (*KINDS, "akhenaton")),
    *(f"roll {low} {high}" for low, high in PAIRS),
    *(f"roll {face}" for face in range(1, 7)),
)
MOVE = {notation: move for move, notation in enumerate(NOTATION)}

PLACES = tuple(
    tuple(
        [FIRST_SQUARE[stall] + index for index in range(SIZE[stall]) if not occupied >> index & 1]
        for occupied in range(1 << SIZE[stall])
    )
    for stall in range(8)
)
"""Placing moves by stall and mask of occupied squares."""
TAKES = {
    symbol: [TAKE0 + index for index in packages]
    for symbol, packages in (("", PLAIN), ("deben", PLAIN), ("single", SINGLE), ("extra", EXTRA))
}
PAIR_ROLL = tuple(
    ROLL2 + PAIRS.index((min(one, other), max(one, other))) for one in range(1, 7) for other in range(1, 7)
)
"""The outcome of two dice by 6 * (first - 1) + second - 1."""
