"""Positions of Men-Nefer from outside: every fault is named with its path; what is right plays on as it was."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.men_nefer_table import MEN, Table, table, walk
from twolands.core.errors import BadPosition
from twolands.core.game import CHANCE

Position = dict[str, Any]


def faults(broken: Any) -> list[tuple[str, str]]:
    """`(path, message id)` of everything that is wrong."""
    with pytest.raises(BadPosition) as caught:
        MEN.from_position(broken)
    assert str(caught.value), "it can be said"
    return [(fault.path, fault.message["id"]) for fault in caught.value.faults]


def busy() -> Table:
    """A table on which a little of everything has happened."""
    t = table(3, neutral="N2", benefits="B1 B2 B3 B4 B5 B6").era(2).stand("sun.nile", "moon.temple")
    t.boats("U2 s4 port port").priestesses("1 2 0 0", lying="A").crafts("1.1 gem", "1.2 vase used").row("AB BC")
    t.rolled("CD").sarcophagi(ready=1, tombs="R1C1.1").sphinxes(ready=1, on="nile.2").permissions(ready=1, at="q2")
    return t.contracts("K101 K202+").heights(1, 0, 1, 1).set(food=9, heka=5, great=2, queens=2, orbs=3).turn(0)


def edited(edit: Callable[[Position], Any], t: Table | None = None) -> Position:
    made: Position = copy.deepcopy(MEN.position((t or busy()).s))
    MEN.from_position(made)
    edit(made)
    return made


def put(place: str, *pieces: str) -> Callable[[Position], object]:
    return lambda made: made["places"].update({place: list(pieces)})


def counter(name: str, value: int) -> Callable[[Position], object]:
    return lambda made: made["counters"].update({name: value})


def kind(piece: str, name: str) -> Callable[[Position], object]:
    return lambda made: made["pieces"].update({piece: {"kind": name}})


def moved(piece: str, place: str) -> Callable[[Position], object]:
    def edit(made: Position) -> None:
        for ids in made["places"].values():
            if piece in ids:
                ids.remove(piece)
        made["places"].setdefault(place, []).append(piece)

    return edit


@pytest.mark.parametrize(
    ("edit", "path", "id"),
    [
        (put("d4", "orb0"), "places.d4", "position-place"),
        (put("p3.hand"), 'places["p3.hand"]', "position-place"),
        (put("R1C1.1", "mummy0.1", "mummy1.1"), 'places["R1C1.1"]', "position-crowded"),
        (moved("orb1", "orb.13"), 'places["orb.13"]', "position-place"),
        (moved("orb1", "great.2"), 'places["great.2"]', "position-wrong-place"),
        (moved("heart0", "feather.3"), 'places["feather.3"]', "position-wrong-place"),
        (put("s5", "boat0.1"), "places.U2[0]", "position-twice"),
        (put("s4"), "places", "position-missing"),
        (moved("boat0.1", "s4"), "places.s4", "position-boats"),
        (moved("boat0.1", "box"), "places.box", "position-wrong-place"),
        (moved("priestess0.A", "room.B1"), 'places["room.B1"]', "position-wrong-place"),
        (moved("mummy0.1", "p1.sarcophagus"), 'places["p1.sarcophagus"]', "position-wrong-place"),
        (moved("permission0.1", "q2.4"), "places.q2", "position-permits"),
        (
            lambda made: made["places"]["p0.craft.1.1"].append("statuette.1"),
            'places["p0.craft.1.1"]',
            "position-crowded",
        ),
        (moved("basket0.1.1", "p0.craft.1.3"), 'places["p0.craft.1.3"]', "position-wrong-place"),
        (moved("basket0.1.3", "D1.L1"), 'places["p0.craft.1.3"]', "position-basket"),
        (moved("neutral.1", "altar"), "places.altar", "position-crowded"),
        (put("sun.necropolis"), "places", "position-neutrals"),
        (lambda made: made["places"]["box"].append("sphinx9.9"), "places.box", "position-piece"),
        (lambda made: made["places"]["box"].append("gem.8"), "places.box", "position-piece"),
        (lambda made: made["places"]["p0.rolled"].append("gem.1"), 'places["p0.rolled"]', "position-wrong-place"),
        (lambda made: moved(unseen(made, "II"), "corner.TL")(made), "places", "position-heights"),
        (lambda made: moved(unseen(made, "II"), "corner.TR")(made), 'places["corner.TR"][0]', "position-corner"),
        (moved("top", "crown"), "places.crown", "position-pyramidion"),
        (moved("K101", "altar"), "places.altar", "position-crowded"),
        (kind("priestess0.D", "priestess_lying"), 'pieces["priestess0.D"].kind', "position-lying"),
        (kind("priestess0.A", "queen"), 'pieces["priestess0.A"].kind', "position-kind"),
        (kind("K999", "contract"), "pieces.K999", "position-nowhere"),
        (lambda made: kind(made["places"]["U1.k1"][0], "contract_turned")(made), None, "position-turned"),
        (counter("era", 4), "counters.era", "position-counter"),
        (counter("p0.food", 11), 'counters["p0.food"]', "position-counter"),
        (counter("p0.pp", 11), 'counters["p0.pp"]', "position-points"),
        (counter("p0.luck", 1), 'counters["p0.luck"]', "position-counter-unknown"),
        (lambda made: made["counters"].pop("turn"), "counters.turn", "position-counter-missing"),
        (counter("bag.crafts", 3), 'counters["bag.crafts"]', "position-counter"),
        (counter("q1.height", 3), 'counters["q1.height"]', "position-counter"),
        (counter("order.1", 1), 'counters["order.1"]', "position-order"),
        (counter("p0.visits", 1), 'counters["p0.visits"]', "position-used"),
        (counter("p0.specialises", 2), 'counters["p0.specialises"]', "position-used"),
        (counter("p0.takes", 1), 'counters["p0.takes"]', "position-used"),
        (lambda made: made.update(agenda=[["dance"]]), "agenda[0]", "position-agenda"),
        (lambda made: made.update(agenda=[["turn", 1]]), "agenda[0]", "position-agenda"),
        (lambda made: made.update(agenda=[["list", "tomb R1C1.1", "9"]]), "agenda[0]", "position-agenda"),
        (lambda made: made.update(agenda=[["list", "tomb R1C1.1", "1 1"]]), "agenda[0]", "position-agenda"),
        (lambda made: made.update(agenda=[["end-turn"]]), "agenda", "position-course"),
        (lambda made: made.update(agenda=[["turn"], ["turn"]]), "agenda", "position-course"),
        (lambda made: made.update(agenda=[["end-turn"], ["queen"], ["scarab"]]), "agenda", "position-course"),
        (lambda made: made.update(agenda=[["next-turn"], ["scarab"]]), "agenda", "position-course"),
        (lambda made: made.update(agenda=[["end-turn"], ["put-away"], ["queen"]]), "places.in_use", "position-in-use"),
        (lambda made: made.update(agenda=[["end-turn"], ["discard", "K101"]]), "agenda", "position-hand"),
        (lambda made: made.update(agenda=[]), "agenda", "position-nobody"),
        (lambda made: made.update(agenda=[["next-turn"], ["draw-craft", 1]]), 'places["craft.1"]', "position-hole"),
        (lambda made: made.update(agenda=[["end-turn"], ["slide", 2], ["row", 2]]), 'places["row.1"]', "position-hole"),
        (lambda made: made.update(agenda=[["end-turn"], ["corner"]]), "agenda[1]", "position-unasked"),
        (lambda made: made.update(rules="9.0"), "rules", "error-save-rules"),
        (lambda made: made.update(format=2), "format", "shape-wrong"),
        (lambda made: made.pop("counters"), "counters", "shape-missing"),
        (lambda made: made["options"].update(players=5), "options.players", "shape-wrong"),
        (lambda made: made["options"].update(first=3), "options.first", "position-first"),
    ],
)
def test_a_fault_is_named(edit: Callable[[Position], object], path: str | None, id: str) -> None:
    found = faults(edited(edit))
    if path is None:
        assert id in [message for _, message in found]
    else:
        assert (path, id) in found


def unseen(made: Position, level: str) -> str:
    """A Great piece that lies nowhere in sight."""
    seen = {id for ids in made["places"].values() for id in ids}
    return next(id for id in (f"{level}.{favour}" for favour in ("food", "heka", "feather", "heart")) if id not in seen)


def test_the_set_up_must_be_finished() -> None:
    for place, named in (("altar", "places.altar"), ("p0.board", 'places["p0.board"]')):
        made = edited(put(place))
        made["pieces"].clear()
        assert (named, "position-hole") in faults(made)
    made = MEN.position(MEN.new({"players": 3}))
    made["agenda"].pop(3)
    assert ("agenda", "position-course") in faults(made)


def test_nothing_can_be_drawn_from_an_empty_pile() -> None:
    t = busy().discard(2, left=0).cities(U1="")
    made = edited(lambda made: made.update(agenda=[["new-era"], ["draw-contract", 0, 2]]), t)
    assert faults(made) == [("agenda[1]", "position-draw")]


def test_who_needs_a_piece_must_have_it() -> None:
    t = table().sarcophagi(ready=1).effect("rite:1")
    made = MEN.position(t.s)
    made["places"]["p0.sarcophagus"].remove("mummy0.1")
    made["places"]["p0.mummy"].append("mummy0.1")
    assert faults(made) == [("agenda[1]", "position-needs")]


@pytest.mark.parametrize("broken", [None, [], "position", {}, {"format": 1, "game": "duel"}])
def test_what_is_no_position(broken: Any) -> None:
    assert faults(broken)


def test_spoiled_positions_are_refused_or_can_be_played() -> None:
    """Whatever is changed in a file, it is named, or the position holds all that must always hold."""
    rng = random.Random(4)
    real = [json.loads(json.dumps(MEN.position(state))) for state, _ in walk(3, 3, busy=True) if rng.random() < 0.05]
    junk: tuple[Any, ...] = (None, True, -1, 0, 3, 99, "", "s4", "turn", [], ["turn"], {}, {"kind": "orb"}, 1.5)

    def spoil(value: Any) -> Any:
        if not isinstance(value, dict | list) or not value or rng.random() < 0.1:
            return rng.choice(junk)
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = rng.choice(keys)
        made = value.copy()
        if rng.random() < 0.2:
            made.pop(key)
        else:
            made[key] = spoil(value[key])
        return made

    def shuffled(made: Position) -> Position:
        """Pieces go to other places, or entries of another agenda come in."""
        made = copy.deepcopy(made)
        if rng.random() < 0.5:
            filled = [place for place, ids in made["places"].items() if ids]
            piece = made["places"][rng.choice(filled)].pop()
            made["places"][rng.choice(list(made["places"]))].append(piece)
        else:
            other = rng.choice(real)["agenda"]
            made["agenda"] = made["agenda"][:1] + rng.sample(other, rng.randrange(len(other) + 1))
        return made

    read = refused = 0
    for _ in range(1200):
        one = rng.choice(real)
        made = shuffled(one) if rng.random() < 0.5 else spoil(one)
        try:
            state = MEN.from_position(made)
        except BadPosition as error:
            refused += bool(error.faults and str(error))
        else:
            read += 1
            state.check_invariants()
            assert (state.current_player >= 0) == bool(state.legal_moves())
            assert (state.current_player == CHANCE) == bool(state.chance_outcomes())
            state.view()
            for move in state.legal_moves()[:3]:
                after = state.copy()
                after.apply(move)
                after.check_invariants()
    assert read + refused == 1200, "a refusal names its faults"
    assert read


def test_ids_given_by_hand_are_put_in_order() -> None:
    made = edited(lambda made: None)
    made["places"]["R1C1.1"], made["places"]["p0.mummy"] = ["mummy0.4"], ["mummy0.1", "mummy0.3"]
    state = MEN.from_position(made)
    assert MEN.position(state)["places"]["R1C1.1"] == ["mummy0.1"]


def test_reading_does_not_touch_what_is_read() -> None:
    made = MEN.position(busy().s)
    before = json.dumps(made)
    state = MEN.from_position(made)
    state.apply(state.legal_moves()[0])
    assert json.dumps(made) == before
