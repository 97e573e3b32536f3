"""The shapes of Men-Nefer's JSON as pydantic models: positions, and the files of printed matter.

Imported only when something comes from outside, because pydantic is slow to start. What else must be true of a position
is checked by `reader.py`, of a file by `check.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, WithJsonSchema

from ...core.errors import Fault
from ...core.position import shaped
from ...core.shape import shape_faults
from . import GAME, reader
from .state import MenNeferState


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class PositionOptions(_Model):
    """The options of the match, as `Options` has them."""

    players: Literal[1, 2, 3, 4] = 2
    first: Literal[0, 1, 2, 3] = 0
    imhotep_points: Literal[10, 11, 12, 13, 14, 15] = 10
    imhotep_permission: Literal[4, 5] = 4


class PieceModel(_Model):
    """What a piece is. It may be left out, since the id tells, but for lying Priestesses, turned Contracts and the face
    of Imhotep's die."""

    kind: str
    owner: Literal[0, 1, 2, 3] | None = None


Word = Annotated[Any, WithJsonSchema({"type": ["string", "integer"]})]
"""Part of a row of the agenda. Whether it is the right one depends on the row, so the reader looks at it."""


class Position(_Model):
    """A position: places, pieces and counters as a view has them, what is still to be done, and component files other
    than ours, if it is played by some."""

    format: Literal[1]
    game: Literal["men_nefer"]
    rules: str
    options: PositionOptions = PositionOptions()
    places: dict[str, list[str]]
    pieces: dict[str, PieceModel] = {}
    counters: dict[str, int]
    agenda: list[list[Word]]
    components: list[dict[str, Any]] = []


def read_position(position: Mapping[str, Any]) -> MenNeferState:
    """The state that a position describes. Raises BadPosition with every fault."""
    return reader.read(shaped(GAME, position, Position))


# --- component files --------------------------------------------------------------------------------------------------


class Row(_Model):
    """A row of a table. `source` says where its values are from; `box` is for whoever reads them off the box."""

    source: Literal["seed", "derived", "ruling", "stand-in", "box"]
    note: str = ""


Small = Annotated[int, Field(ge=0, le=99)]
Points = Annotated[int, Field(ge=-99, le=99)]
Players = Literal[1, 2, 3, 4]


class Either(_Model):
    """A "/" of two effects."""

    either: Annotated[list[str], Field(alias="or", min_length=2, max_length=2)]


Effects = Annotated[list[str | Either], Field(max_length=6)]


class Id(Row):
    id: str


class Value(Row):
    """A single value. Those that depend on the number of players are objects."""

    id: str
    value: int | str | list[int] | list[str] | dict[Literal["1", "2", "3", "4"], int | list[str]]


class Favour(Id):
    effect: str


class Favours(_Model):
    kind: Literal["favours"]
    favours: list[Favour]


class House(Id):
    number: Small


class ScarabStep(Id):
    house: str
    step: Small
    effects: Effects


class ScarabTracks(_Model):
    kind: Literal["scarab_tracks"]
    values: list[Value]
    houses: list[House]
    steps: list[ScarabStep]


class Tablet(Id):
    back: Literal[1, 2, 3, 4]
    glyph: str
    effects: Effects


class ActionTablets(_Model):
    kind: Literal["action_tablets"]
    glyphs: list[Id]
    tablets: list[Tablet]


class DisplayRow(Row):
    id: Small
    food: Annotated[int, Field(ge=-9, le=9)]
    effects: Effects


class TabletRows(_Model):
    kind: Literal["tablet_rows"]
    rows: list[DisplayRow]


class Board(Id):
    glyphs: list[str]


class Reward(Row):
    position: Small
    effects: Effects


class Writing(_Model):
    kind: Literal["writing"]
    boards: list[Board]
    rewards: list[Reward]


class Hammer(Row):
    space: Small
    players: list[Players]


class Space(Row):
    space: Small


class SpacePoints(Space):
    pp: Small


class Corner(Id):
    clockwise: Small
    favour: str


class GreatPiece(Id):
    level: Small
    favour: str | None


class GreatPyramid(_Model):
    kind: Literal["great_pyramid"]
    values: list[Value]
    hammers: list[Hammer]
    favour_spaces: list[Space]
    pp: list[SpacePoints]
    corners: list[Corner]
    pieces: list[GreatPiece]


class QueensPiece(Id):
    pyramid: str
    level: Small


class QueensTile(Id):
    count: str
    per: Annotated[int, Field(ge=1, le=99)]
    pp: Points
    cap: Small


class Metric(Id):
    meaning: str


class QueensPyramids(_Model):
    kind: Literal["queens_pyramids"]
    values: list[Value]
    build_spaces: list[Space]
    pyramids: list[Id]
    pieces: list[QueensPiece]
    tiles: list[QueensTile]
    counts: list[Metric]


class Tomb(Id):
    row: str
    column: str
    level: Small
    benefit: Effects


class Mastaba(Id):
    benefit: str
    pp: Points


class Necropolis(_Model):
    kind: Literal["necropolis"]
    slots: list[Id]
    tombs: list[Tomb]
    mastabas: list[Mastaba]


class PapyrusKind(Id):
    name: str


class Papyrus(Id):
    left: str
    right: str
    count: Small


class PapyrusSlot(Row):
    slot: Small
    heka: Small


class PapyrusSpace(Row):
    space: Small
    heka: Small


class Papyri(_Model):
    kind: Literal["papyri"]
    kinds: list[PapyrusKind]
    papyri: list[Papyrus]
    market: list[PapyrusSlot]
    spaces: list[PapyrusSpace]


class CraftType(Id):
    count: Small


class CraftSlot(Row):
    slot: Small
    food: Small


class CraftSpace(Id):
    level: Small
    below: list[str]
    pp: Small


class LevelAction(Row):
    level: Small
    effects: Effects


class Crafts(_Model):
    kind: Literal["crafts"]
    types: list[CraftType]
    market: list[CraftSlot]
    slots: list[CraftSpace]
    level_actions: list[LevelAction]


class Room(Id):
    aisle: str
    depth: Small
    entry_cost: Annotated[int, Field(ge=1, le=99)]


class OfferingSpace(Id):
    room: str
    effects: Effects


class Temple(_Model):
    kind: Literal["temple"]
    rooms: list[Room]
    offering_spaces: list[OfferingSpace]


class OrbPosition(Row):
    position: Small
    heka: Small
    pp: Small | None
    deity: bool


class Obelisk(_Model):
    kind: Literal["obelisk"]
    values: list[Value]
    positions: list[OrbPosition]


class Deity(Id):
    effects: Effects


class Deities(_Model):
    kind: Literal["deities"]
    deities: list[Deity]


class Sector(Id):
    sector: Small
    food: Small
    fishing_boats: Small


class City(Id):
    bank: Literal["upper", "lower"]
    sector: Annotated[int, Field(ge=1, le=9)]
    arrow: Annotated[int, Field(ge=0, le=9)]
    value: Literal[1, 2, 3]


class CityBenefit(Id):
    benefit: str


class River(_Model):
    kind: Literal["river"]
    values: list[Value]
    sectors: list[Sector]
    cities: list[City]
    city_benefits: list[CityBenefit]


class Contract(Id):
    value: Literal[1, 2, 3]
    metric: str
    at_least: Small


class Contracts(_Model):
    kind: Literal["contracts"]
    metrics: list[Metric]
    contracts: list[Contract]


class Avenue(Id):
    number: Small


class Pedestal(Id):
    avenue: str
    level: Small
    pp: Small
    benefit: Effects


class SphinxAvenues(_Model):
    kind: Literal["sphinx_avenues"]
    avenues: list[Avenue]
    pedestals: list[Pedestal]


class Duat(_Model):
    kind: Literal["duat"]
    values: list[Value]


class Stands(_Model):
    sun: list[str]
    moon: list[str]


class NeutralTile(Id):
    two_players: Stands
    three_players: Stands


class NeutralApprentices(_Model):
    kind: Literal["neutral_apprentices"]
    tiles: list[NeutralTile]


class Tile(Id):
    name: str
    rows: Annotated[list[str], Field(min_length=5, max_length=5)] | None = None


class Face(Row):
    face: Annotated[int, Field(ge=1, le=6)]
    necropolis: str | None
    avenue: str | None
    offering: str | None


class Imhotep(_Model):
    kind: Literal["imhotep"]
    values: list[Value]
    tiles: list[Tile]
    die: list[Face]


class Fee(Row):
    others: Small
    food: Small


class ByPlayers(Row):
    players: Players
    seats: Literal[2, 3, 4]
    neutral: Literal["two_players", "three_players"] | None
    hammer_tiles: bool


class Setup(_Model):
    kind: Literal["setup"]
    values: list[Value]
    fees: list[Fee]
    by_players: list[ByPlayers]


COMPONENTS: dict[str, type[_Model]] = {
    "action_tablets": ActionTablets,
    "contracts": Contracts,
    "crafts": Crafts,
    "deities": Deities,
    "duat": Duat,
    "favours": Favours,
    "great_pyramid": GreatPyramid,
    "imhotep": Imhotep,
    "necropolis": Necropolis,
    "neutral_apprentices": NeutralApprentices,
    "obelisk": Obelisk,
    "papyri": Papyri,
    "queens_pyramids": QueensPyramids,
    "river": River,
    "scarab_tracks": ScarabTracks,
    "setup": Setup,
    "sphinx_avenues": SphinxAvenues,
    "tablet_rows": TabletRows,
    "temple": Temple,
    "writing": Writing,
}
"""The model of each kind of file."""


def component_shape(component: Mapping[str, Any]) -> list[Fault]:
    """What is wrong with the shape of a file of a known kind."""
    try:
        COMPONENTS[component["kind"]].model_validate(dict(component))
    except ValidationError as error:
        return shape_faults(error.errors(include_url=False))
    return []
