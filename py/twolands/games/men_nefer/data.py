"""What never changes in Men-Nefer, whatever is printed on the boards: names, the order of things, and the moves.

Every thing is a small int, the index of its id in one of the tuples here. Moves are indices into NOTATION. Numbers and
effects are printed matter: `components/*.json`, compiled by `tables.py`.
"""

from __future__ import annotations

# --- the board --------------------------------------------------------------------------------------------------------

HOUSES = ("pyramids", "necropolis", "temple", "nile", "sphinxes")
CORNERS = ("TR", "BR", "BL", "TL")
FAVOURS = ("food", "heka", "feather", "heart")
LEVELS = ("I", "II", "III")
QUEENS = ("q1", "q2", "q3")
QUEEN_HEIGHT = 4
MASTABA_SLOTS = ("C1", "C2", "C3", "R1", "R2")
TOMBS = tuple(f"R{row}C{column}.{level}" for row in (1, 2) for column in (1, 2, 3) for level in (1, 2, 3))
AISLES = ("A", "B", "C", "D")
DEPTH = 3
ROOMS = tuple(f"{aisle}{depth}" for aisle in AISLES for depth in (1, 2, 3))
OFFERINGS = tuple(f"{room}.{space}" for room in ROOMS for space in ("L1", "L2", "R1", "R2"))
SECTORS = ("port", *(f"s{sector}" for sector in range(1, 10)))
LAST_SECTOR = len(SECTORS) - 1
CITIES = ("U1", "L1", "U2", "L2", "U3", "L3")
RIVER = (*SECTORS, *CITIES)
"""Where a Boat can be: the sectors, then the Cities."""
CITY0 = len(SECTORS)
AVENUES = ("necropolis", "library", "pyramids", "temple", "nile", "houses")
PEDESTALS = tuple(f"{avenue}.{level}" for avenue in AVENUES for level in (1, 2, 3))
ROWS = 5
MARKET = 4

# --- a player ---------------------------------------------------------------------------------------------------------

CRAFT_SPACES = ("1.1", "1.2", "1.3", "1.4", "2.1", "2.2", "2.3", "3.1", "3.2")
CRAFT_LEVELS = ((0, 1, 2, 3), (4, 5, 6), (7, 8))
SPACES = 3
"""Tablet spaces, and Apprentices: each has its own space."""
BOATS, PRIESTESSES, MUMMIES, SPHINXES, PERMISSIONS = 4, 4, 4, 4, 3
ROW_SPACES = 5
HELD = 6
"""Contract spaces."""
OPTIONS = ("visit", "specialise", "take")
ERAS = 3

# --- printed matter, by id --------------------------------------------------------------------------------------------

PIECES = tuple(f"{level}.{favour}" for level in LEVELS for favour in FAVOURS)
TABLETS = tuple(f"T{number:02}" for number in range(1, 21))
GLYPHS = ("reed", "owl", "water", "mouth", "basket")
BOARDS = ("board_a", "board_b", "board_c", "board_d")
QUEEN_TILES = tuple(f"Q{number}" for number in range(1, 7))
MASTABAS = tuple(f"M{number}" for number in range(1, 8))
DEITIES = ("osiris", "ptah", "maat", "thoth", "isis", "mut", "hathor", "sobek")
CRAFT_TYPES = ("vase", "gem", "statuette", "mirror", "perfume")
PAPYRUS_KINDS = ("A", "B", "C", "D", "E")
PAPYRI = tuple(left + right for left in PAPYRUS_KINDS for right in PAPYRUS_KINDS if left != right)
CITY_BENEFITS = tuple(f"B{number}" for number in range(1, 7))
CONTRACTS = tuple(f"K{value}{number:02}" for value in (1, 2, 3) for number in range(1, 18))
NEUTRAL_TILES = tuple(f"N{number}" for number in range(1, 6))

METRICS = (
    "sarcophagi_placed",
    "sphinxes_erected",
    "crafts_owned",
    "offerings_made",
    "craft_types",
    "orb",
    "great",
    "permissions_placed",
    *(f"scarab_{house}" for house in HOUSES),
    "writing",
    "papyri_total",
    "boats_past_fb1",
    "duat_steps",
    "contracts_completed",
    "houses_with_scarab_3plus",
)
"""What Contracts and Queens' tiles look at (MEN-167)."""

# --- effects (MEN-59..80) ---------------------------------------------------------------------------------------------

EFFECTS = (
    "food",
    "heka",
    "pp",
    "feather",
    "heart",
    "favour",
    "permission",
    "limestone",
    "embalm",
    "rite",
    "papyrus",
    "papyrus_free",
    "craft",
    "craft_free",
    "priestess",
    "orb",
    "boats",
    "carve",
    "erect",
    "mastaba",
    "scarab",
    "contract",
    "any",
)
(
    FOOD,
    HEKA,
    PP,
    FEATHER,
    HEART,
    FAVOUR,
    PERMISSION,
    LIMESTONE,
    EMBALM,
    RITE,
    PAPYRUS,
    PAPYRUS_FREE,
    CRAFT,
    CRAFT_FREE,
    PRIESTESS,
    ORB,
    BOAT,
    CARVE,
    ERECT,
    MASTABA,
    SCARAB,
    CONTRACT,
    ANY,
) = range(len(EFFECTS))
PLAIN = (FOOD, HEKA, PP, FEATHER, HEART)
"""Gains that ask nothing and are done at once (MEN-82)."""
SINGLE = (PERMISSION, EMBALM, PAPYRUS, PAPYRUS_FREE, CRAFT, CRAFT_FREE, CARVE, SCARAB, CONTRACT)
"""Effects whose number is always 1."""
EVERY_MASTABA = 0b11111
EVERY_CITY = 0b111111

LONGEST_LIST = 6
"""More items than this no printed list may have."""
MOST_TO_SPLIT = 10

# --- moves ------------------------------------------------------------------------------------------------------------

SPLITS = tuple((food, total - food) for total in range(1, MOST_TO_SPLIT + 1) for food in range(total + 1))
DRAWS = (
    *PIECES,
    *QUEEN_TILES,
    *MASTABAS,
    *DEITIES,
    *CRAFT_TYPES,
    *PAPYRI,
    *CITY_BENEFITS,
    *CONTRACTS,
    *NEUTRAL_TILES,
    *BOARDS,
    *TABLETS,
)
_VERBS = (
    ("visit", ("1", "2", "3")),
    ("specialise", HOUSES),
    ("take", ("1", "2", "3", "4", "5")),
    ("house", HOUSES),
    ("step", ("1", "2", "3", "4", "5", "6")),
    ("row", ("1", "2", "3", "4", "5")),
    ("do", tuple(f"{item}{half}" for item in range(1, LONGEST_LIST + 1) for half in ("", ".1", ".2"))),
    ("rest", ("",)),
    ("stop", ("",)),
    ("favour", FAVOURS),
    ("limestone", ("great", "queens")),
    ("corner", CORNERS),
    ("queen", QUEENS),
    ("tomb", TOMBS),
    ("mastaba", MASTABA_SLOTS),
    ("papyrus", ("1", "2", "3", "4")),
    ("craft", ("1", "2", "3", "4")),
    ("level", ("1", "2", "3")),
    ("priestess", AISLES),
    ("offer", ("1", "2", "3")),
    ("basket", OFFERINGS),
    ("boat", tuple(f"{start} {goal}" for start in RIVER for goal in RIVER)),
    ("activate", RIVER),
    ("contract", CONTRACTS),
    ("discard", CONTRACTS),
    ("pedestal", PEDESTALS),
    ("scarab", HOUSES),
    ("split", tuple(f"{food} {heka}" for food, heka in SPLITS)),
    ("draw", DRAWS),
)
NOTATION = tuple(f"{verb} {words}".rstrip() for verb, answers in _VERBS for words in answers)
MOVE = {notation: move for move, notation in enumerate(NOTATION)}
VERB = tuple(verb for verb, answers in _VERBS for _ in answers)
"""The verb of each move."""


def _first(verb: str) -> int:
    return VERB.index(verb)


VISIT0, SPECIALISE0, TAKE0, HOUSE0, STEP0, ROW0 = map(_first, ("visit", "specialise", "take", "house", "step", "row"))
DO0, REST, STOP, FAVOUR0 = map(_first, ("do", "rest", "stop", "favour"))
GREAT, CORNER0, QUEEN0, TOMB0, MASTABA0 = map(_first, ("limestone", "corner", "queen", "tomb", "mastaba"))
QUEENS_STEP = GREAT + 1
PAPYRUS0, CRAFT0, LEVEL0, PRIESTESS0 = map(_first, ("papyrus", "craft", "level", "priestess"))
OFFER0, BASKET0, BOAT0, ACTIVATE0, CONTRACT0 = map(_first, ("offer", "basket", "boat", "activate", "contract"))
DISCARD0, PEDESTAL0, SCARAB0, SPLIT0, DRAW0 = map(_first, ("discard", "pedestal", "scarab", "split", "draw"))
DO = tuple((item, half) for item in range(LONGEST_LIST) for half in (-1, 0, 1))
"""What `DO0 + i` means: the item of the list, and the half of it if it has two."""

PIECE_DRAW = DRAW0
QUEEN_TILE_DRAW = PIECE_DRAW + len(PIECES)
MASTABA_DRAW = QUEEN_TILE_DRAW + len(QUEEN_TILES)
DEITY_DRAW = MASTABA_DRAW + len(MASTABAS)
CRAFT_DRAW = DEITY_DRAW + len(DEITIES)
PAPYRUS_DRAW = CRAFT_DRAW + len(CRAFT_TYPES)
BENEFIT_DRAW = PAPYRUS_DRAW + len(PAPYRI)
CONTRACT_DRAW = BENEFIT_DRAW + len(CITY_BENEFITS)
NEUTRAL_DRAW = CONTRACT_DRAW + len(CONTRACTS)
BOARD_DRAW = NEUTRAL_DRAW + len(NEUTRAL_TILES)
TABLET_DRAW = BOARD_DRAW + len(BOARDS)
"""The first drawing move of each sort of thing."""
