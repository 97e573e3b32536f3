"""The agenda: what is still to be done, as a stack of small tuples, and the loop that works it off.

The top entry is handled first, and what it causes is pushed above what is left of it: so an effect inside an effect is
finished before the outer one goes on (MEN-31). An entry is a kind and its ints. A **step** is carried out at once, a
**question** has answers, a **draw** has outcomes. Each region of the board registers its kinds below.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from ...core.game import CHANCE, OVER
from ...core.message import seat_name
from . import data as d

if TYPE_CHECKING:
    from .state import MenNeferState

Entry: TypeAlias = tuple[int, ...]
Answers: TypeAlias = Callable[["MenNeferState", Entry], list[int]]
Play: TypeAlias = Callable[["MenNeferState", Entry, int], None]
Step: TypeAlias = Callable[["MenNeferState", Entry], None]
Pool: TypeAlias = Callable[["MenNeferState", Entry], Sequence[int]]


class Mask:
    """An int that stands for some of these ids, written one after another."""

    def __init__(self, ids: Sequence[str]):
        self.ids = ids


MANY, FLAG, ITEMS = range(1, 100), range(2), Mask("123456")
KINDS: tuple[tuple[str, tuple[Any, ...]], ...] = (
    # steps
    ("put-away", ()),
    ("slide", (range(d.ROWS),)),
    ("lie", (d.AISLES,)),
    ("leave", (range(d.BOATS), d.CITIES)),
    ("orb", (MANY,)),
    ("build", ()),
    ("end-turn", ()),
    ("next-turn", ()),
    ("new-era", ()),
    # questions
    ("turn", ()),
    ("house", (range(d.SPACES),)),
    ("step", (d.HOUSES,)),
    ("row", (range(d.ROWS),)),
    ("list", (MANY, ITEMS)),
    ("favour", (MANY, FLAG)),
    ("crown", (range(1, 3), Mask(d.CORNERS), FLAG)),
    ("limestone", (MANY, FLAG)),
    ("corner", ()),
    ("queen", ()),
    ("tomb", (range(1, 4),)),
    ("mastaba", (MANY, Mask(d.MASTABA_SLOTS), FLAG)),
    ("papyrus", (FLAG,)),
    ("craft", (FLAG,)),
    ("level", (MANY,)),
    ("priestess", (range(100), FLAG, FLAG, FLAG)),
    ("basket", (d.CRAFT_SPACES,)),
    ("boats", (range(100), range(100), FLAG, FLAG)),
    ("contract", (Mask(d.CITIES),)),
    ("discard", (d.CONTRACTS,)),
    ("pedestal", (range(1, 4),)),
    ("scarab", ()),
    ("split", (range(1, d.MOST_TO_SPLIT + 1),)),
    # draws
    ("draw-corner", (d.CORNERS,)),
    ("draw-seen", (d.LEVELS,)),
    ("draw-queen-tile", (d.QUEENS,)),
    ("draw-mastaba", (d.MASTABA_SLOTS,)),
    ("draw-deity", ()),
    ("draw-craft", (range(d.MARKET),)),
    ("draw-papyrus", (range(d.MARKET),)),
    ("draw-benefit", (d.CITIES,)),
    ("draw-contract", (range(4 * len(d.CITIES)), range(1, 4))),
    ("draw-neutral", ()),
    ("draw-board", (range(4),)),
    ("draw-dealt", (range(4 * d.SPACES),)),
    ("draw-row", (range(d.ROWS),)),
    ("draw-top", ()),
)
"""Names of the kinds and of their ints: a range, an index into ids, or a mask of ids. Lists are written by source."""

(
    PUT_AWAY,
    SLIDE,
    LIE,
    LEAVE,
    ORB_STEPS,
    BUILD,
    END_TURN,
    NEXT_TURN,
    NEW_ERA,
    TURN,
    HOUSE,
    STEP,
    ROW,
    LIST,
    FAVOUR,
    CROWN,
    LIMESTONE,
    CORNER,
    QUEEN,
    TOMB,
    MASTABA,
    PAPYRUS,
    CRAFT,
    LEVEL,
    PRIESTESS,
    BASKET,
    BOATS,
    CONTRACT,
    DISCARD,
    PEDESTAL,
    SCARAB,
    SPLIT,
    DRAW_CORNER,
    DRAW_SEEN,
    DRAW_QUEEN_TILE,
    DRAW_MASTABA,
    DRAW_DEITY,
    DRAW_CRAFT,
    DRAW_PAPYRUS,
    DRAW_BENEFIT,
    DRAW_CONTRACT,
    DRAW_NEUTRAL,
    DRAW_BOARD,
    DRAW_DEALT,
    DRAW_ROW,
    DRAW_TOP,
) = range(len(KINDS))
NAMES = tuple(name for name, _ in KINDS)


STEPS: dict[int, Step] = {}
ANSWERS: dict[int, Answers] = {}
PLAY: dict[int, Play] = {}
POOLS: dict[int, Pool] = {}
FIRST_DRAW: dict[int, int] = {}
ONLY_RULE: dict[int, str] = {}
"""The rule that leaves only one answer where only one is possible."""
LOST: dict[int, tuple[str, str]] = {}
"""Event and rule where it matters that a question has no answer at all."""


def step(kind: int, run: Step) -> None:
    """An entry that is carried out at once."""
    STEPS[kind] = run


def question(kind: int, rule: str, answers: Answers, play: Play, lost: tuple[str, str] | None = None) -> None:
    """An entry that has answers; `play` does one of them, the entry having been taken from the agenda."""
    ONLY_RULE[kind], ANSWERS[kind], PLAY[kind] = rule, answers, play
    if lost:
        LOST[kind] = lost


def draw(kind: int, first: int, pool: Pool, play: Play) -> None:
    """An entry that chance answers: with any of the pool (indices of ids, as often as there are such items), each as
    likely as any other; `first` is the move of index 0."""
    FIRST_DRAW[kind], POOLS[kind], PLAY[kind] = first, pool, play


def run(s: MenNeferState) -> None:
    """Work the agenda off until a question with a choice, a draw or the end. A turn is always asked; every question is
    for the player whose turn it is, and here it is put to that seat."""
    agenda = s.agenda
    while agenda:
        entry = agenda[-1]
        kind = entry[0]
        if kind < TURN:
            agenda.pop()
            STEPS[kind](s, entry)
            continue
        if kind > SPLIT:
            s.current_player = CHANCE
            return
        answers = ANSWERS[kind](s, entry)
        if len(answers) > 1 or kind == TURN:
            s.current_player = s.seat
            s.asked = answers
            return
        agenda.pop()
        if answers:
            if s.journal is not None and answers[0] != d.STOP:
                tell(s, f"only-{NAMES[kind]}", ONLY_RULE[kind])
            PLAY[kind](s, entry, answers[0])
        elif s.journal is not None and kind in LOST:
            tell(s, *LOST[kind])
    s.current_player = OVER


def tell(s: MenNeferState, event: str, rule: str, **args: Any) -> None:
    """Add to the journal what the player whose turn it is does or gets."""
    assert s.journal is not None
    s.journal.append((event, rule, {"player": seat_name(s.seat), **args}))
