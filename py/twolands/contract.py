"""The types of all that Python and JavaScript tell each other and of all that is written to a file.

The build makes a JSON Schema of this and TypeScript types of that. Nothing is imported from here while a match is
played: pydantic is slow to start.
"""

from __future__ import annotations

import importlib
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic.json_schema import models_json_schema
from typing_extensions import TypeAliasType

from .games import MODULES


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatArg(_Model):
    """Stands for the name of the player in a seat."""

    seat: int


class Message(_Model):
    """What is said to a person: the id of a sentence and its arguments."""

    id: str
    args: dict[str, Argument]


Argument = TypeAliasType("Argument", "float | str | SeatArg | Message | list[Argument]")


class Seat(_Model):
    """A player: `human`, a bot's name, or `automa` where rules play.

    The colour is one of the four of the look, from 1.
    """

    name: Annotated[str, Field(max_length=40)]
    player: str
    colour: Annotated[int, Field(ge=1, le=4)]


class SeatGiven(_Model):
    """A player as a caller may give them: what is left out is a person without a name in the next colour."""

    name: Annotated[str, Field(max_length=40)] = ""
    player: str = "human"
    colour: Annotated[int, Field(ge=1, le=4)] | None = None


class Piece(_Model):
    """A piece on the table. `face` is "down" where only its owner may see it."""

    kind: str
    owner: int | None = None
    face: Literal["down"] | None = None


class ScoreLine(_Model):
    """A line of the score sheet. `secret` lines are for their own seat until the match is over."""

    category: str
    seat: int
    points: int
    rule: str
    detail: Message
    secret: bool | None = None


class Move(_Model):
    """A legal move: its text, its words, and the ids that a person picks to mean it."""

    notation: str
    message: Message
    detail: Message | None = None
    group: str
    path: list[str]


class View(_Model):
    """All that a screen shows."""

    player: int
    options: dict[str, Any]
    places: dict[str, list[str]]
    pieces: dict[str, Piece]
    counters: dict[str, int]
    score: list[ScoreLine]
    scores: list[int]
    returns: list[float] | None
    prompt: Message
    facts: dict[str, list[Message]]
    moves: list[Move]


class Entry(_Model):
    """A line of the log; seat -1 is chance."""

    seat: int
    message: Message
    rule: str


class Step(_Model):
    """A ply that was made. Where everything lies after it stands only in the steps of `play`."""

    ply: int
    notation: str
    seat: int
    path: list[str]
    log: list[Entry]
    places: dict[str, list[str]] | None = None
    pieces: dict[str, Piece] | None = None
    counters: dict[str, int] | None = None


class MatchInfo(_Model):
    """The match on the table. `undo_barrier` says why its last move cannot be taken back; `can_undo_whole` and
    `can_redo_whole` whether there are more moves of the same seat in a row."""

    game: str
    seats: list[Seat]
    practice: bool
    ply: int
    can_undo: bool
    can_undo_whole: bool
    undo_barrier: Message | None
    can_redo: bool
    can_redo_whole: bool
    over: bool


class Update(_Model):
    """What a call that changes the match answers."""

    match: MatchInfo
    steps: list[Step]
    view: View


class Save(_Model):
    """A match as a file. `start` is a position, for a match that did not begin at the beginning; `components` are files
    of printed matter that are not ours."""

    format: Literal[1]
    game: str
    rules: Annotated[str, Field(pattern=r"^\d+\.\d+$")]
    options: dict[str, Any] = {}
    seats: list[SeatGiven] | None = None
    moves: list[str]
    practice: bool = False
    start: dict[str, Any] | None = None
    components: list[dict[str, Any]] = []


class Text(_Model):
    """What an author says, in one language or more."""

    en: Annotated[str, Field(min_length=1)] | None = None
    zh_hant: Annotated[str, Field(min_length=1)] | None = Field(None, alias="zh-Hant")


class Note(_Model):
    """What a lesson says once `at` moves have been made, beside a place or piece of the table. With `expect` the reader
    must find one of these moves; `wrong` is said of the others. `rule` leads to the rulebook."""

    at: Annotated[int, Field(ge=0)]
    text: Text
    place: str | None = None
    expect: Annotated[list[str], Field(min_length=1)] | None = None
    wrong: Text | None = None
    rule: str | None = None


class Lesson(_Model):
    """A match, or a position, with notes. Lessons of a game are listed by part, and within a part by number."""

    format: Literal[1]
    title: Text
    about: Text
    part: Literal["tutorial", "solo", "example"] = "example"
    number: int = 1
    shows: list[Annotated[str, Field(pattern=r"^[A-Z]+-T\d+$")]] = []
    """The worked examples of the rules that it shows, by id: DUEL-T02."""
    save: Save | None = None
    position: dict[str, Any] | None = None
    notes: Annotated[list[Note], Field(min_length=1)]


class LessonInfo(Lesson):
    """A lesson of the site, as `data/lessons/…` has them: `name` is its file's."""

    name: str


class Fault(_Model):
    """One thing that is wrong, and where."""

    message: Message
    path: str
    rule: str | None = None
    mend: Any = None
    """What would be right there, where it follows from the rest."""


class Error(Fault):
    """Why a call was not carried out; of a position or a file that cannot be, `faults` is all that is wrong in it."""

    kind: str
    faults: list[Fault] | None = None


class Refusal(_Model):
    """Why a move is not legal."""

    rule: str
    message: Message


class Refused(_Model):
    refusal: Refusal | None


class Checked(_Model):
    """All that is wrong in a file of printed matter, and how many of its rows are stand-ins."""

    faults: list[Fault]
    stand_ins: int


class Turn(_Model):
    """What a position must say instead for a seat to begin its turn."""

    seat: int
    agenda: list[list[Any]]
    counters: dict[str, int]


class PositionChecked(_Model):
    """All that is wrong in a position; of one that can be, its view, itself as the game writes it, and its turns."""

    faults: list[Fault]
    view: View | None
    position: dict[str, Any] | None
    turns: list[Turn]


class Box(_Model):
    """What a position is made of: a freshly dealt one, every piece, what stands on it, and how a turn begins."""

    position: dict[str, Any]
    pieces: dict[str, Piece]
    facts: dict[str, list[Message]]
    turns: list[Turn]


class Told(_Model):
    facts: list[Message]


class LookBack(_Model):
    """The table after some ply, and what that ply was."""

    ply: int
    view: View
    last: list[str]
    log: list[Entry]


class Saved(_Model):
    save: Save


class Positioned(_Model):
    position: dict[str, Any]


class Followed(_Model):
    ply: int
    player: int


class Nothing(_Model):
    """No parameters."""


class RewindParams(_Model):
    """`whole`: all moves of one seat in a row."""

    whole: bool = False


class NewParams(_Model):
    game: str
    options: dict[str, Any] | None = None
    seats: list[SeatGiven] | None = None
    seed: int | None = None
    practice: bool = False
    components: list[Any] | None = None


class CheckParams(_Model):
    game: str
    component: Any


class CheckPositionParams(_Model):
    position: dict[str, Any]


class BoxParams(_Model):
    game: str
    options: dict[str, Any] | None = None
    seed: int | None = None
    components: list[Any] | None = None


class PositionParams(_Model):
    """After which ply; without it as it stands."""

    ply: int | None = None


class LoadParams(_Model):
    save: Any
    seed: int | None = None


class OpenParams(_Model):
    position: dict[str, Any]
    seats: list[SeatGiven] | None = None
    seed: int | None = None
    practice: bool = False


class PlayParams(_Model):
    move: str
    seat: int | None = None


class ReplayParams(_Model):
    moves: list[str]


class RefuseParams(_Model):
    path: list[str]


class FactsParams(_Model):
    id: str


class AtParams(_Model):
    ply: int


class FollowParams(_Model):
    save: dict[str, Any]


class ThinkParams(_Model):
    """`part` of `parts` into which the search is divided; each wants a worker of its own."""

    bot: str
    seed: int
    part: int = 0
    parts: int = 1


class PartsParams(_Model):
    bot: str
    most: int


class SearchParams(_Model):
    seed: int


class _New(_Model):
    params: NewParams
    result: Update


class _Check(_Model):
    params: CheckParams
    result: Checked


class _CheckPosition(_Model):
    params: CheckPositionParams
    result: PositionChecked


class _Box(_Model):
    params: BoxParams
    result: Box


class _Load(_Model):
    params: LoadParams
    result: Update


class _Open(_Model):
    params: OpenParams
    result: Update


class _Play(_Model):
    params: PlayParams
    result: Update


class _Replay(_Model):
    params: ReplayParams
    result: Update


class _Undo(_Model):
    params: RewindParams
    result: Update


class _Redo(_Model):
    params: RewindParams
    result: Update


class _Refuse(_Model):
    params: RefuseParams
    result: Refused


class _Facts(_Model):
    params: FactsParams
    result: Told


class _At(_Model):
    params: AtParams
    result: LookBack


class _Save(_Model):
    params: Nothing
    result: Saved


class _Position(_Model):
    params: PositionParams
    result: Positioned


class _Follow(_Model):
    params: FollowParams
    result: Followed


class Thought(_Model):
    """What `think` returns in the end. `tried`: how often a part of a search has tried each move; the bot's move is the
    one that all parts together have tried most."""

    move: str
    tried: dict[str, int]


class Parts(_Model):
    parts: int


class _Parts(_Model):
    params: PartsParams
    result: Parts


class _Think(_Model):
    params: ThinkParams
    result: Thought


class Gain(_Model):
    """Points in a category of the score sheet, on average."""

    category: str
    points: float


class HintedMove(_Model):
    """A move, the share of the win that it promises, and what it brings until the seat's next turn."""

    notation: str
    share: float
    gains: list[Gain]


class Hinted(_Model):
    moves: list[HintedMove]


class Analysed(_Model):
    """By ply at which a seat was asked, and at the end: the share of the win of each seat. `swings` are the plies up
    to which it changed most."""

    plies: list[int]
    shares: list[list[float]]
    swings: list[int]


class _Hint(_Model):
    params: SearchParams
    result: Hinted


class _Analyse(_Model):
    params: SearchParams
    result: Analysed


class Methods(_Model):
    """The calls of `bridge.handle` (`think`, `hint`, `analyse`: of `bridge.think`) with what they take and give."""

    new: _New
    check: _Check
    check_position: _CheckPosition
    box: _Box
    load: _Load
    open: _Open
    play: _Play
    replay: _Replay
    undo: _Undo
    redo: _Redo
    refuse: _Refuse
    facts: _Facts
    at: _At
    save: _Save
    position: _Position
    follow: _Follow
    parts: _Parts
    think: _Think
    hint: _Hint
    analyse: _Analyse


class OptionInfo(_Model):
    """`players`: with how many players the option matters; empty: with any."""

    name: str
    default: Any
    choices: list[Any]
    players: list[int]


class GameInfo(_Model):
    """A row of `data/games.json`. `levels`: the bots that search a tree, from the weakest on; `simple_bots`: those that
    do not. `stand_ins`: how many rows of each file of printed matter are stand-ins."""

    name: str
    rules: str
    players: Annotated[list[int], Field(min_length=2, max_length=2)]
    minutes: int
    credit: dict[str, str]
    options: list[OptionInfo]
    levels: list[str]
    simple_bots: list[str]
    stand_ins: dict[str, int]


class LessonLink(_Model):
    name: str
    title: Text


class RuleInfo(_Model):
    """A rule, and the lesson in which one can try it."""

    id: str
    text: str
    lesson: LessonLink | None = None


class SectionInfo(_Model):
    """A section of a rulebook, as `data/rules/…` has them."""

    section: str
    intro: str
    rules: list[RuleInfo]


MODELS = (Methods, Error, Save, GameInfo, SectionInfo, Lesson, LessonInfo)


def json_schema() -> dict[str, Any]:
    """One JSON Schema with a definition of every model above, and of every game's position."""
    positions = [importlib.import_module(f"{module}.schema").Position for module in MODULES.values()]
    named = [type(f"{name.title()}Position", (model,), {}) for name, model in zip(MODULES, positions, strict=True)]
    _, schema = models_json_schema([(model, "serialization") for model in (*MODELS, *named)], title="Contract")
    return schema


def errors_of_lesson(value: Any) -> list[Any]:
    """What pydantic finds wrong in the shape of a lesson: its `errors()`."""
    try:
        Lesson.model_validate(value)
    except ValidationError as error:
        return error.errors()
    return []
