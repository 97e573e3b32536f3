"""The printed matter of Imhotep as constants, and the tables that follow from it.

Seats are 0..3, ships 0..3 (A..D), spaces 0..15 (A1..D4), sites 0..4, cards 0..33 of kinds 0..11. A stone is a number
whose upper bits are its owner's seat. Moves are small ints: indices into NOTATION; an expansion's moves follow them.
"""

from __future__ import annotations

# --- stones (IMH-1, IMH-2) ------------------------------------------------------------------------------------------

MOST_PLAYERS = 4
STONES = 29
"""Stones that a player builds with; the thirtieth marks the score."""
OWNER_SHIFT = 5
START_SLED = (2, 3, 4, 5)
SLED = 5
QUARRIED = 3


def stones_of(seat: int) -> list[int]:
    """The stones of a seat."""
    return [seat << OWNER_SHIFT | number for number in range(STONES)]


STONE_ID = {stone: f"s{seat}.{stone % 32 + 1}" for seat in range(MOST_PLAYERS) for stone in stones_of(seat)}

# --- sites ----------------------------------------------------------------------------------------------------------

SITES = ("market", "pyramids", "temple", "burial", "obelisks")
MARKET, PYRAMIDS, TEMPLE, BURIAL, OBELISKS = range(5)
DOCKS = tuple(f"dock.{site}" for site in SITES)
PYRAMID = (2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4)
PYRAMID_BESIDE = 1
TEMPLE_WIDTH = (0, 0, 4, 5, 5)
"""Stacks of the temple, by players (IMH-50)."""
BURIAL_COLUMN = 3
NEIGHBOURS = tuple(
    tuple(
        other
        for other in (space - 1, space + 1, space - BURIAL_COLUMN, space + BURIAL_COLUMN)
        if other >= 0 and (other // BURIAL_COLUMN == space // BURIAL_COLUMN or (other - space) % BURIAL_COLUMN == 0)
    )
    for space in range(MOST_PLAYERS * STONES)
)
"""By space of the burial chamber, those that it touches (IMH-56)."""
GROUPS = (0, 1, 3, 6, 10, 15)
GROUP_MORE = 2
"""Points of 0..5 stones or statues, and of each one more (IMH-56, IMH-70)."""
OBELISK_RANKS = ((), (), (10, 1), (12, 6, 1), (15, 10, 5, 1))

# --- ships and round cards (IMH-4, IMH-10) ---------------------------------------------------------------------------

SHIPS = ("A", "B", "C", "D")
SHIP_COUNT = (0, 1, 2, 3, 2)
"""Ships that there are, by capacity."""
MINIMUM = (0, 1, 1, 2, 3)
"""Stones that a ship must hold to sail, by capacity."""
SPACES = tuple(f"{ship}{space}" for ship in SHIPS for space in range(1, 5))
ROUND_COUNT = 6
ROUND_CARDS = {
    2: ((3, 3, 2, 2), (4, 3, 3, 1), (3, 3, 2, 1), (4, 2, 2, 1), (4, 3, 2, 1), (3, 2, 2, 1), (4, 3, 2, 2)),
    3: ((4, 3, 3, 2), (4, 3, 2, 1), (3, 3, 2, 2), (4, 2, 2, 1), (4, 3, 2, 2), (3, 3, 3, 2), (4, 4, 2, 1)),
    4: ((3, 3, 3, 2), (4, 4, 2, 1), (4, 4, 3, 2), (4, 3, 3, 2), (4, 3, 2, 2), (4, 4, 2, 2), (4, 3, 3, 3)),
}
CAPACITIES = tuple(sorted({card for cards in ROUND_CARDS.values() for card in cards}, reverse=True))
"""Capacities of the ships on every round card there is; a round card is an index into this."""
ROUNDS = tuple(
    [CAPACITIES.index(card) for card in ROUND_CARDS[players]] if players in ROUND_CARDS else []
    for players in range(MOST_PLAYERS + 1)
)
ROUND_NAME = tuple("-".join(map(str, card)) for card in CAPACITIES)
FREE_SPACES = tuple(
    sum(1 << 4 * ship + space for ship, capacity in enumerate(card) for space in range(capacity)) for card in CAPACITIES
)
"""Mask of the spaces on the empty ships of a round card."""

# --- market cards (IMH-11, IMH-41, IMH-42) ---------------------------------------------------------------------------

KINDS = (
    "paved_path",
    "sarcophagus",
    "entrance",
    "pyramid_deco",
    "temple_deco",
    "burial_deco",
    "obelisk_deco",
    "statue",
    "chisel",
    "lever",
    "hammer",
    "sail",
)
COPIES = (2, 2, 2, 2, 2, 2, 2, 10, 3, 2, 2, 3)
RED, GREEN, STATUE, BLUE = 0, 3, 7, 8
"""The first kind of each colour."""
CHISEL, LEVER, HAMMER, SAIL_CARD = range(4)
RED_SITE = (OBELISKS, BURIAL, PYRAMIDS)
GREEN_SITE = (PYRAMIDS, TEMPLE, BURIAL, OBELISKS)
GREEN_STONES = 3
KIND_COUNT = len(KINDS)
CARD_COUNT = sum(COPIES)
KIND_OF = tuple(kind for kind in range(KIND_COUNT) for _ in range(COPIES[kind]))
LAST_CARD = tuple(sum(COPIES[: kind + 1]) - 1 for kind in range(KIND_COUNT))
CARD_ID = tuple(f"{KINDS[kind]}.{number}" for kind in range(KIND_COUNT) for number in range(1, COPIES[kind] + 1))
MARKET_CARDS = 4
MARKET_PLACES = tuple(f"market.{slot}" for slot in range(1, MARKET_CARDS + 1))

# --- moves ----------------------------------------------------------------------------------------------------------

QUARRY = 0
LOAD0 = QUARRY + 1
SAIL0 = LOAD0 + 16
USE0 = SAIL0 + 20
NEXT0 = USE0 + 4
TAKE0 = NEXT0 + 16
PASS = TAKE0 + KIND_COUNT
CARD0 = PASS + 1
ROUND0 = CARD0 + KIND_COUNT
NOTATION = (
    "quarry",
    *(f"load {space}" for space in SPACES),
    *(f"sail {ship} {site}" for ship in SHIPS for site in SITES),
    *(f"use {KINDS[BLUE + blue]}" for blue in range(4)),
    *(f"next {space}" for space in SPACES),
    *(f"take {kind}" for kind in KINDS),
    "pass",
    *(f"card {kind}" for kind in KINDS),
    *(f"round {name}" for name in ROUND_NAME),
)
CARD_MOVE = tuple(CARD0 + kind for kind in KIND_OF)
"""The draw that turns up a card."""
ROUND_MOVE = tuple(range(ROUND0, len(NOTATION)))

ALL_SITES = 0b11111
ALL_SHIPS = 0b1111
BITS = tuple([bit for bit in range(4) if mask >> bit & 1] for mask in range(16))
"""The numbers 0..3 in a mask."""
LOADS_AB = tuple([LOAD0 + space for space in range(8) if free >> space & 1] for free in range(256))
LOADS_CD = tuple([LOAD0 + 8 + space for space in range(8) if free >> space & 1] for free in range(256))
"""Loading moves by a mask of free spaces on ships A and B, C and D."""
SAILS = tuple(
    tuple([SAIL0 + 5 * ship + site for site in range(5) if sites >> site & 1] for sites in range(32))
    for ship in range(4)
)
"""Sailing moves by ship and a mask of sites."""
USES = tuple([USE0 + blue for blue in range(4) if kinds >> blue & 1] for kinds in range(16))
"""Blue cards by a mask of their kinds."""

# --- the agenda -----------------------------------------------------------------------------------------------------

TURN, END, ROUND, CARD, LOAD, SAIL, UNLOAD, NEXT, TAKE = range(9)
"""Kinds of what is to be decided or done. A CARD is followed by its market space, a LOAD by why a stone is placed, a
SAIL by its ship or ANY_SHIP, UNLOAD and NEXT by their ship, a TAKE by its seat. An expansion's kinds follow."""
LOAD_REASONS = ("chisel-first", "chisel-second", "hammer", "sail")
CHISEL_FIRST, CHISEL_SECOND, FOR_HAMMER, FOR_SAIL = range(4)
ANY_SHIP = 4
