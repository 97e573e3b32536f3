"""The printed matter of Imhotep: The Duel as constants, and the tables that follow from it.

Tokens are numbered 0..59, kinds 0..22. Moves are small ints: indices into NOTATION.
"""

from __future__ import annotations

# --- pieces (DUEL-5..7) ---------------------------------------------------------------------------------------------

KINDS = (
    "obelisk",
    *(f"temple{symbols}" for symbols in range(1, 5)),
    "light",
    "dark",
    *(f"tomb{number}" for number in range(1, 13)),
    "take",
    "crew",
    "dock",
    "swap",
)
COPIES = (12, *(3,) * 4, 6, 6, *(1,) * 12, *(3,) * 4)
OBELISK, TEMPLE, LIGHT, DARK, TOMB, ACTION = 0, 1, 5, 6, 7, 19
"""The first kind of each sort; temples count 1..4 symbols, tombs 1..12 on from theirs."""
KIND_COUNT = len(KINDS)
TOKEN_COUNT = sum(COPIES)
FIRST_TOKEN = tuple(sum(COPIES[:kind]) for kind in range(KIND_COUNT))
KIND_OF = tuple(kind for kind in range(KIND_COUNT) for _ in range(COPIES[kind]))
TAKE, CREW, DOCK, SWAP = range(4)

MEEPLES = 4
RESERVE = 3
CARGO = 3
SUPPLY = TOKEN_COUNT - 6 * CARGO - RESERVE
UNLOADS = 18
"""How many unloads every match has (DUEL-27)."""

TOKEN_ID = tuple(
    KINDS[kind] if COPIES[kind] == 1 else f"{KINDS[kind]}.{token - FIRST_TOKEN[kind] + 1}"
    for token, kind in enumerate(KIND_OF)
)

# --- the harbour (DUEL-1..4) ------------------------------------------------------------------------------------------

SPACES = tuple(f"{column}{row}" for row in "123" for column in "abc")
BOATS = ("r1", "r2", "r3", "ca", "cb", "cc")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
"""Spaces of each boat's line, the nearest to the boat first (DUEL-2)."""
LINE_MASK = tuple(sum(1 << space for space in line) for line in LINES)
BOATS_OF = tuple(tuple(boat for boat in range(6) if space in LINES[boat]) for space in range(9))
SLOTS = tuple(f"{boat}.{space}" for boat in BOATS for space in (1, 2, 3))

# --- values (DUEL-29..37) ---------------------------------------------------------------------------------------------

OBELISK_MAJORITY = 6
OBELISK_B_NEED, OBELISK_B_MANY = 5, 10
OBELISK_B_FIRST, OBELISK_B_OTHER, OBELISK_B_TEN = 12, 6, 18
PYRAMID_A = (0, 1, 3, 6, 10, 15, 21)
PYRAMID_B = (-6, 0, 4, 10, 15, 30, 45)
TOMB_A = (0, 1, 4, 9, 16, 25, 25, 25, 25, 25, 25, 25, 25)
TOMB_B = 4
TEMPLE_B = (0, 1, 4, 9, 16)

# --- moves ---------------------------------------------------------------------------------------

PAIRS = ((1, 2), (1, 3), (2, 3))
PLACE0 = 0
UNLOAD0 = PLACE0 + 9
USE0 = UNLOAD0 + 6
TAKE0 = USE0 + 4
SWAP0 = TAKE0 + 18
STOP = SWAP0 + 18
PASS = STOP + 1
DRAW0 = PASS + 1
NOTATION = (
    *(f"place {space}" for space in SPACES),
    *(f"unload {boat}" for boat in BOATS),
    *(f"use {KINDS[ACTION + action]}" for action in range(4)),
    *(f"take {slot}" for slot in SLOTS),
    *(f"swap {boat}.{low} {boat}.{high}" for boat in BOATS for low, high in PAIRS),
    "stop",
    "pass",
    *(f"draw {kind}" for kind in KINDS),
)
MOVE = {notation: move for move, notation in enumerate(NOTATION)}

PLACES = tuple([PLACE0 + space for space in range(9) if not occupied >> space & 1] for occupied in range(512))
"""Placing moves by the mask of occupied spaces."""
LOADED_LINES = tuple(
    sum(1 << boat for boat in range(6) if (occupied & LINE_MASK[boat]).bit_count() >= 2) for occupied in range(512)
)
"""Mask of the boats whose line holds two meeples or more (DUEL-11), by the mask of occupied spaces."""
UNLOADS_OF = tuple([UNLOAD0 + boat for boat in range(6) if boats >> boat & 1] for boats in range(64))
"""Unloading moves by a mask of boats."""
