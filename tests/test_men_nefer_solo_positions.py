"""Positions and printed matter of the solo game from outside: faults are named; what is right plays on as it was."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import twolands
from tests.men_nefer_solo_table import HE, Solo, solo
from tests.men_nefer_table import MEN, rule
from twolands.core.errors import BadPosition
from twolands.core.game import CHANCE
from twolands.games.men_nefer import MenNefer
from twolands.games.men_nefer.components import printed
from twolands.games.men_nefer.state import MenNeferState
from twolands.testing import conformance, play_out

Position = dict[str, Any]


def position() -> Position:
    """Your turn; he has made a Visit and a Take, and one tile lies at the bottom of his pile."""
    t = solo(rows="T18 T13 T07 T11 T04", boards="board_a board_b").stand("sun.nile", seat=HE).took("take1")
    made = MEN.position(t.below("specialise").yours().s)
    MEN.from_position(made)
    return copy.deepcopy(made)


def faults(broken: Any) -> list[tuple[str, str]]:
    """`(path, message id)` of everything that is wrong."""
    with pytest.raises(BadPosition) as caught:
        MEN.from_position(broken)
    assert str(caught.value), "it can be said"
    return [(fault.path, fault.message["id"]) for fault in caught.value.faults]


def put(place: str, *pieces: str) -> Callable[[Position], object]:
    return lambda made: made["places"].update({place: list(pieces)})


def counter(name: str, value: int) -> Callable[[Position], object]:
    return lambda made: made["counters"].update({name: value})


def kind(piece: str, name: str) -> Callable[[Position], object]:
    return lambda made: made["pieces"].update({piece: {"kind": name}})


def asked(*entries: list[str | int]) -> Callable[[Position], object]:
    return lambda made: made.update(agenda=list(entries))


def of_him(*entries: list[str | int]) -> Callable[[Position], object]:
    def edit(made: Position) -> None:
        made["counters"]["seat"] = HE
        made["agenda"] = list(entries)

    return edit


@rule("SOLO-4", "SOLO-8", "SOLO-18", "SOLO-19")
@pytest.mark.parametrize(
    ("edit", "path", "id"),
    [
        (put("p0.tiles", "I1"), 'places["p0.tiles"]', "position-place"),
        (put("p1.tiles", "I6", "I1"), 'places["p1.tiles"]', "position-tiles-below"),
        (put("p1.tile", "I8", "I9"), 'places["p1.tile"]', "position-crowded"),
        (put("p1.die", "I8"), 'places["p1.die"]', "position-wrong-place"),
        (put("p1.die"), "places", "position-missing"),
        (put("p1.tile", "I8"), 'counters["p1.takes"]', "position-used"),
        (put("p1.done", "I3"), 'counters["p1.takes"]', "position-used"),
        (kind("I6", "tile_visit"), "pieces.I6.kind", "position-kind"),
        (kind("die1", "die_7"), "pieces.die1.kind", "position-kind"),
        (counter("unseen.tiles", 9), 'counters["unseen.tiles"]', "position-counter"),
        (counter("p1.food", 1), 'counters["p1.food"]', "position-counter"),
        (counter("p1.heka", 1), 'counters["p1.heka"]', "position-counter"),
        (asked(["tile"]), "agenda", "position-course"),
        (asked(["end-turn"], ["die-tomb"]), "agenda", "position-course"),
        (of_him(["turn"]), "agenda", "position-course"),
        (of_him(["end-turn"], ["scarab"]), "agenda", "position-course"),
        (of_him(["end-turn"], ["die-tomb"]), "agenda", "position-course"),
        (of_him(["end-turn"], ["die-offering", "A1"]), "agenda", "position-course"),
        (of_him(["end-turn"], ["basket", "1.1"], ["die-offering", "A1"]), "agenda", "position-course"),
        (lambda made: made["options"].update(first=1), "options.first", "position-first"),
        (lambda made: made["options"].update(imhotep_points=16), "options.imhotep_points", "shape-wrong"),
        (lambda made: made["options"].update(imhotep_points=11), 'counters["p1.pp"]', "position-points"),
    ],
)
def test_a_fault_is_named(edit: Callable[[Position], object], path: str, id: str) -> None:
    made = position()
    edit(made)
    assert (path, id) in faults(made)


def test_a_turn_of_his_needs_the_tile_that_he_does() -> None:
    """The row's effect waits under a reward: its tile must lie turned up, and be a Take tile."""
    t = solo(rows="T16 T17 T18 T13 T12", boards="board_a board_b").stand("sun.nile", seat=HE).sarcophagi(1, seat=HE)
    writing = copy.deepcopy(dict(t.s.tables.components["writing"]))
    writing["rewards"][0]["effects"] = ["embalm:1"]
    state = MEN.from_position(MEN.position(t.his_turn().s) | {"components": [writing]})
    assert isinstance(state, MenNeferState)
    made = MEN.position(Solo(state).play("tile take1").s)
    assert [entry[0] for entry in made["agenda"]] == ["end-turn", "slide", "row", "die-tomb"]
    for turned_up, done in (([], ["I3", "I7"]), (["I3"], ["I7"])):
        broken = copy.deepcopy(made)
        broken["places"].update({"p1.tile": turned_up, "p1.done": done})
        assert ("agenda", "position-course") in faults(broken)


def test_every_position_of_a_game_plays_on_as_it_was() -> None:
    state, rng = MEN.new({"players": 1, "imhotep_points": 14, "imhotep_permission": 5}), random.Random(11)
    kinds = set()
    for _ in play_out(state, rng, ["random"]):
        made = MEN.position(state)
        again = MEN.from_position(json.loads(json.dumps(made)))
        assert MEN.position(again) == made
        assert again.chance_outcomes() == state.chance_outcomes()
        kinds.add(made["agenda"][-1][0])
    assert {"tile", "die-tomb", "turn", "list"} <= kinds


def test_spoiled_positions_are_refused_or_can_be_played() -> None:
    """Whatever is moved in a file, it is named, or the position holds all that must always hold."""
    rng = random.Random(5)
    state, real = MEN.new({"players": 1}), []
    for _ in play_out(state, rng):
        if rng.random() < 0.3:
            real.append(json.loads(json.dumps(MEN.position(state))))
    read = refused = 0
    for _ in range(500):
        made = copy.deepcopy(rng.choice(real))
        if rng.random() < 0.5:
            his = [place for place in made["places"] if place.startswith("p1.")]
            piece = made["places"][rng.choice([place for place in his if made["places"][place]])].pop()
            made["places"][rng.choice(his)].append(piece)
        else:
            other = rng.choice(real)
            made["agenda"] = made["agenda"][:1] + other["agenda"][rng.randrange(len(other["agenda"])) :]
            made["counters"]["seat"] = rng.randrange(2)
        try:
            found = MEN.from_position(made)
        except BadPosition as error:
            refused += bool(error.faults and str(error))
            continue
        read += 1
        found.check_invariants()
        found.view()
        while found.current_player == CHANCE:
            found.apply(found.sample_chance(rng))
            found.check_invariants()
    assert read + refused == 500
    assert read


# --- printed matter ---------------------------------------------------------------------------------------------------


def ours() -> dict[str, Any]:
    return copy.deepcopy(dict(printed()["imhotep"]))


@rule("SOLO-7", "SOLO-34")
@pytest.mark.parametrize(
    ("edit", "path", "id"),
    [
        (lambda made: made["tiles"][0].update(name="take1"), "tiles[0].name", "component-fixed"),
        (lambda made: made["tiles"][6].pop("rows"), "tiles[6].rows", "component-tile-rows"),
        (lambda made: made["tiles"][0].update(rows=["pp:1"] * 5), "tiles[0].rows", "component-tile-rows"),
        (lambda made: made["tiles"][7].update(rows=["pp:1"] * 4), "tiles[7].rows", "shape-wrong"),
        (lambda made: made["tiles"][7]["rows"].__setitem__(2, "joy:1"), "tiles[7].rows[2]", "component-effect"),
        (lambda made: made["tiles"].pop(), "tiles", "component-missing"),
        (lambda made: made["die"][0].update(necropolis="C4"), "die[0].necropolis", "component-one-of"),
        (lambda made: made["die"][0].update(offering=None), "die", "component-missing"),
        (lambda made: made["die"][5].update(face=5), "die[5].face", "component-id-twice"),
        (lambda made: made["values"][1].update(value=16), "values[1].value", "component-fixed"),
    ],
)
def test_what_is_wrong_in_his_file_is_named(edit: Callable[[Any], object], path: str, id: str) -> None:
    made = ours()
    edit(made)
    assert (path, id) in [(fault.path, fault.message["id"]) for fault in MEN.check_component(made)]


@rule("SOLO-34", "SOLO-48")
def test_another_die_and_other_tiles() -> None:
    """A result on two faces of the die has twice the chance; on his tiles can stand what only players could do."""
    made = ours()
    made["die"][5]["necropolis"] = "C1"
    made["tiles"][6]["rows"] = ["contract:1", "any:3", "mastaba:2", "permission:1", "orb:2"]
    made["tiles"][8]["rows"] = ["rite:1", "erect:1", "craft_free:1", "papyrus_free:1", "boats:3:2"]
    game = twolands.game("men_nefer", [made])
    assert isinstance(game, MenNefer)
    assert conformance(game, games=3, seed=4, options={"players": 1}) > 0
    t = solo().sarcophagi(1, seat=HE)
    t.s.tables = game.tables
    assert t.his("rite:1").outcomes() == {"C1": 2, "C2": 1, "C3": 1, "R1": 1, "R2": 1}
    t = solo().cities(U1="K101 K102", U3="K301 K302", L3="K303")
    t.s.tables = game.tables
    assert t.his("contract:1").his_contracts() == "K301"
