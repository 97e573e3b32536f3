"""Positions from outside: every fault is found and named with its path, and what is right plays on as it was."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.duel_table import BLACK, DUEL, WHITE, Table, position, random_match, rule
from twolands.core.errors import BadPosition
from twolands.core.game import CHANCE, OVER

Position = dict[str, Any]


def faults(broken: Any) -> list[tuple[str, str]]:
    """`(path, message id)` of everything that is wrong."""
    with pytest.raises(BadPosition) as caught:
        DUEL.from_position(broken)
    assert str(caught.value), "it can be said"
    for fault in caught.value.faults:
        assert fault.path in str(caught.value)
    return [(fault.path, fault.message["id"]) for fault in caught.value.faults]


def edited(edit: Callable[[Position], Any], **named: Any) -> Position:
    made = position(["W . B", ". . .", ". W ."], white="tomb3 obelisk crew", **named)
    DUEL.from_position(made)
    edit(made)
    return made


def put(place: str, *pieces: str) -> Callable[[Position], None]:
    return lambda made: made["places"].update({place: list(pieces)})


# --- one fault --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edit", "path", "id"),
    [
        (put("d4"), "places.d4", "position-place"),
        (put("p2.hand"), 'places["p2.hand"]', "position-place"),
        (put("b2", "m0.4", "m1.4"), "places.b2", "position-crowded"),
        (put("a1"), "places", "position-missing"),
        (put("b2", "m0.1"), "places.b2[0]", "position-twice"),
        (put("p1.hand", "m1.2", "m1.3", "m1.4", "m0.3"), 'places["p1.hand"][3]', "position-twice"),
        (put("p0.hand", "m0.3", "m0.4", "m0.5"), 'places["p0.hand"][2]', "position-piece"),
        (put("p0.hand", "m0.3", "m0.4", "sphinx"), 'places["p0.hand"][2]', "position-piece"),
        (put("p0.obelisk", "obelisk.13"), 'places["p0.obelisk"][0]', "position-too-many"),
        (put("p0.tomb.4", "tomb3"), 'places["p0.tomb.4"][0]', "position-twice"),
        (put("p1.tomb.5", "tomb6"), 'places["p1.tomb.5"][0]', "position-wrong-place"),
        (put("p1.light", "obelisk.9"), 'places["p1.light"][0]', "position-wrong-place"),
        (put("supply", "obelisk.9"), "places.supply[0]", "position-wrong-place"),
        (put("box", "m1.2"), "places.box[0]", "position-twice"),
        (put("r1", "boat.r2"), "places.r1[0]", "position-wrong-place"),
        (put("r1"), 'places["r1.1"]', "position-boat-gone"),
        (put("r1.2"), 'places["r1.2"]', "position-slot-empty"),
    ],
)
def test_a_piece_in_the_wrong_place(edit: Callable[[Position], None], path: str, id: str) -> None:
    assert (path, id) in faults(edited(edit))


def counter(name: str, value: int) -> Callable[[Position], None]:
    return lambda made: made["counters"].update({name: value})


@pytest.mark.parametrize(
    ("edit", "path", "id"),
    [
        (counter("supply", 33), "counters.supply", "position-unseen"),
        (counter("supply", 37), "counters.supply", "position-supply"),
        (counter("reserve", 2), "counters.reserve", "position-reserve"),
        (counter("unloads", 7), "counters.unloads", "position-unloads"),
        (counter("first_five", 1), "counters.first_five", "position-first-five"),
        (counter("supply", 42), "counters.supply", "shape-wrong"),
        (counter("first_five", True), "counters.first_five", "shape-wrong"),
        (counter("turn", 0), "counters.turn", "shape-wrong"),
        (counter("money", 5), "counters.money", "shape-unknown"),
        (lambda made: made["counters"].pop("supply"), "counters.supply", "shape-missing"),
        (lambda made: made["counters"].update(turn="3"), "counters.turn", "shape-wrong"),
    ],
)
def test_a_counter_that_cannot_be(edit: Callable[[Position], None], path: str, id: str) -> None:
    assert (path, id) in faults(edited(edit))


@rule("DUEL-33")
def test_who_was_first_to_five_must_have_five() -> None:
    for white, black, first, right in ((5, 5, -1, False), (5, 4, 1, False), (5, 5, 1, True), (4, 4, -1, True)):
        made = position(white="obelisk " * white, black="obelisk " * black)
        made["counters"]["first_five"] = first
        if right:
            DUEL.from_position(made)
        else:
            assert faults(made) == [("counters.first_five", "position-first-five")]


@rule("DUEL-14")
def test_an_unload_boxes_one_cargo_at_most() -> None:
    made = edited(lambda made: made["places"].update(box=["tomb6", "tomb7"]))
    made["counters"].update(supply=36)
    assert ("places.box", "position-boxed") in faults(made)


@rule("DUEL-16", "DUEL-26")
def test_boats_leave_only_when_the_supply_is_empty() -> None:
    made = position()
    for place in ("r1", "r1.1", "r1.2", "r1.3"):
        made["places"].pop(place)
    assert ("counters.supply", "position-supply-boats") in faults(made)
    for place in [place for place in made["places"] if place[:2] in ("r2", "r3", "ca", "cb", "cc")]:
        made["places"].pop(place)
    assert ("places", "position-no-boat") in faults(made)


@pytest.mark.parametrize(
    ("agenda", "path", "id"),
    [
        ([], "agenda", "position-nobody"),
        ([[]], "agenda[0]", "position-agenda"),
        ([["turn"]], "agenda[0]", "position-agenda"),
        ([["turn", 2]], "agenda[0]", "position-agenda"),
        ([["turn", True]], "agenda[0]", "position-agenda"),
        ([["turn", None]], "agenda[0]", "position-agenda"),
        ([["turn", 0, 1]], "agenda[0]", "position-agenda"),
        ([["dance", 0]], "agenda[0]", "position-agenda"),
        ([["draw", "r1.1", "DUEL-16"]], "agenda[0]", "position-agenda"),
        ([["turn", 0], ["turn", 1]], "agenda[1]", "position-agenda"),
        ([["turn", 0], ["draw", "r1.1"]], "agenda[1]", "position-agenda"),
        ([["turn", 0], ["draw", "r1.4", "DUEL-16"]], "agenda[1]", "position-agenda"),
        ([["turn", 0], ["draw", "r1.1", "DUEL-17"]], "agenda[1]", "position-agenda"),
        ([["turn", 0], ["draw", "r1.1", "DUEL-16"]], "agenda", "position-draws"),
        ([["turn", 0], ["draw", "r1.3", "DUEL-16"]], 'places["r1.3"]', "position-slot-full"),
        ([["turn", 0], *[["draw", "r1.3", "DUEL-16"]] * 2], "agenda", "position-draws"),
        ([["turn", 0], *[["draw", "r1.3", "DUEL-21"], ["draw", "r2.3", "DUEL-21"]]], "agenda", "position-draws"),
        ([["take", 0], ["draw", "r1.3", "DUEL-16"]], "agenda[0]", "position-agenda"),
        ([["crew-place", 0]], "agenda[0]", "position-agenda"),
        ([["crew-place", 0, 3]], "agenda[0]", "position-agenda"),
        ([["crew-place", 1, 2]], "agenda[0]", "position-agenda"),
        ([["dock-unload", 0]], "agenda[0]", "position-unasked"),
        ([["swap-unload", 0]], "agenda[0]", "position-unasked"),
        (7, "agenda", "shape-wrong"),
        ([5], "agenda[0]", "shape-wrong"),
    ],
)
def test_an_agenda_that_cannot_be(agenda: Any, path: str, id: str) -> None:
    assert (path, id) in faults(edited(lambda made: made.update(agenda=agenda)))


@rule("DUEL-16")
def test_a_boat_that_has_left_waits_for_no_cargo() -> None:
    made = position(boats="r2 cc")
    made["places"]["box"] = made["places"]["box"][3:]
    made["agenda"] += [["draw", f"r1.{number}", "DUEL-16"] for number in (3, 2, 1)]
    assert faults(made) == [(f'places["r1.{number}"]', "position-boat-gone") for number in (1, 2, 3)]


@rule("DUEL-20", "DUEL-24")
@pytest.mark.parametrize(
    ("rows", "asked"),
    [
        (["W . .", ". . .", ". . ."], ["swap", WHITE]),
        (["W W W", "W . .", ". . ."], ["crew-place", WHITE, 2]),
        (["W W W", ". . .", ". . ."], ["crew-place", WHITE, 0]),
        (["W W W", "W . .", ". . ."], ["dock-place", WHITE]),
        ([". . .", ". . .", ". . ."], ["dock-place", WHITE]),
        (["W . .", ". B .", ". . ."], ["dock-again", WHITE]),
    ],
)
def test_a_question_without_an_answer_is_not_asked(rows: list[str], asked: list[str | int]) -> None:
    made = position(rows)
    made["agenda"] = [asked]
    assert faults(made) == [("agenda[0]", "position-unasked"), ("agenda[0]", "position-used")]


@rule("DUEL-20")
def test_a_token_that_asks_lies_in_the_box() -> None:
    made = position(["W B .", ". . .", ". . ."])
    made["agenda"] = [["swap", WHITE]]
    assert faults(made) == [("agenda[0]", "position-used")]


@rule("DUEL-8")
def test_the_turn_s_number_fits_its_player() -> None:
    made = position()
    made["counters"]["turn"] += 1
    assert faults(made) == [("counters.turn", "position-turn")]


def test_a_piece_belongs_to_the_player_it_lies_before() -> None:
    made = position(white="tomb3")
    made["pieces"] = {"tomb3": {"kind": "tomb3", "owner": 1}}
    assert faults(made) == [("pieces.tomb3.owner", "position-owner")]


@rule("DUEL-26")
def test_with_one_boat_nobody_is_asked() -> None:
    made = position(boats="cc", agenda=[])
    assert DUEL.from_position(made).current_player == OVER
    made["agenda"] = [["turn", 0]]
    assert faults(made) == [("agenda", "position-over")]


@pytest.mark.parametrize(
    ("edit", "path", "id"),
    [
        (lambda made: made.update(format=2), "format", "shape-wrong"),
        (lambda made: made.update(game="senet"), "game", "shape-wrong"),
        (lambda made: made.update(rules="2.0"), "rules", "error-save-rules"),
        (lambda made: made.update(rules="1.99"), "rules", "error-save-rules"),
        (lambda made: made.update(rules="new"), "rules", "error-save-rules-text"),
        (lambda made: made.update(note="!"), "note", "shape-unknown"),
        (lambda made: made["options"].update(temple="C"), "options.temple", "shape-wrong"),
        (lambda made: made["options"].update(first=True), "options.first", "shape-wrong"),
        (lambda made: made["options"].update(players=2), "options.players", "shape-unknown"),
        (lambda made: made.pop("places"), "places", "shape-missing"),
        (lambda made: made["places"].update(a1="m0.1"), "places.a1", "shape-wrong"),
        (lambda made: made["places"].update(a1=[1]), "places.a1[0]", "shape-wrong"),
        (lambda made: made.update(pieces={"m0.1": {"kind": "boat"}}), 'pieces["m0.1"].kind', "position-kind"),
        (lambda made: made.update(pieces={"tomb12": {"kind": "tomb12"}}), "pieces.tomb12", "position-nowhere"),
        (lambda made: made.update(pieces={"m0.1": {"size": 1}}), 'pieces["m0.1"].kind', "shape-missing"),
    ],
)
def test_a_shape_that_is_wrong(edit: Callable[[Position], Any], path: str, id: str) -> None:
    assert (path, id) in faults(edited(edit, r1="light dark light"))


@pytest.mark.parametrize("broken", [None, 3, "duel", [], [1]])
def test_what_is_no_position_at_all(broken: Any) -> None:
    assert [id for _, id in faults(broken)] == ["shape-wrong"]


# --- several ----------------------------------------------------------------------------------------------------------


def test_all_faults_are_told_at_once() -> None:
    def edit(made: Position) -> None:
        made["places"].update({"p0.obelisk": ["obelisk.13"], "d4": ["dark.6"], "a1": []})
        made["agenda"] = [["dance", 0]]
        made["rules"] = "9.0"

    assert faults(edited(edit)) == [
        ("rules", "error-save-rules"),
        ('places["p0.obelisk"][0]', "position-too-many"),
        ("places.d4", "position-place"),
        ("places", "position-missing"),
        ("agenda[0]", "position-agenda"),
    ]


def test_all_counters_are_told_at_once() -> None:
    made = edited(lambda made: made["counters"].update(supply=38, reserve=1, unloads=2, first_five=0))
    assert {path for path, _ in faults(made)} == {
        f"counters.{name}" for name in ("supply", "reserve", "unloads", "first_five")
    }


def test_the_first_fault_is_the_message_and_all_are_in_the_text() -> None:
    made = edited(lambda made: made["counters"].update(reserve=1, unloads=2))
    with pytest.raises(BadPosition) as caught:
        DUEL.from_position(made)
    error = caught.value
    assert (error.path, error.rule) == ("counters.supply", "DUEL-6")
    assert error.message == error.faults[0].message
    assert "counters.unloads: " in str(error)
    assert len(str(error).splitlines()) == len(error.faults) == 3


def test_broken_positions_never_break_the_reader() -> None:
    """Throw together parts of real positions: the answer is a state that holds together, or a list of faults."""
    rng = random.Random(5)
    real = [DUEL.position(state) for state, _ in random_match(3)]
    junk = [None, True, -1, 1.5, "", "a1", "r1.1", "draw", [], ["m0.1"], {}, {"a": 1}, 10**30]

    def spoil(value: Any) -> Any:
        if rng.random() < 0.1 or not isinstance(value, dict | list) or not value:
            return rng.choice(junk)
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = rng.choice(keys)
        copy = value.copy()
        copy[key] = spoil(value[key])
        return copy

    read = refused = 0
    for _ in range(1500):
        one, other = rng.choice(real), rng.choice(real)
        made = {**one, rng.choice(list(one)): other[rng.choice(list(other))]} if rng.random() < 0.2 else spoil(one)
        try:
            state = DUEL.from_position(made)
        except BadPosition as error:
            refused += bool(error.faults and str(error))
        else:
            read += 1
            state.check_invariants()
            assert (state.current_player >= 0) == bool(state.legal_moves())
            assert (state.current_player == CHANCE) == bool(state.chance_outcomes())
    assert read + refused == 1500, "a refusal names its faults"
    assert read, "now and then what was spoiled does not matter"


# --- there and back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_at_every_ply_a_position_comes_back_and_plays_on(seed: int) -> None:
    asked = set()
    for state, move in random_match(seed, {"temple": "B", "first": seed % 2}):
        made = DUEL.position(state)
        again = DUEL.from_position(json.loads(json.dumps(made)))
        assert DUEL.position(again) == made
        assert again.view() == state.view()
        assert again.current_player == state.current_player
        if move:
            asked.add(made["agenda"][-1][0])
            follower = state.copy()
            follower.apply(DUEL.parse(move))
            again.apply(DUEL.parse(move))
            again.check_invariants()
            assert DUEL.position(again) == DUEL.position(follower)
    assert {"turn", "draw"} <= asked


def test_inside_every_token_a_position_comes_back() -> None:
    made = position(["W B .", "B . .", ". . ."], white="take crew dock swap")
    for moves in (
        ["use take"],
        ["use take", "take cb.3"],
        ["use crew"],
        ["use crew", "place c1"],
        ["use crew", "place c1", "place b2"],
        ["use dock"],
        ["use dock", "place b2"],
        ["use dock", "place c2", "unload r1"],
        ["use dock", "place c2", "unload r1", *["draw temple4"] * 3],
        ["use swap"],
        ["use swap", "swap r1.1 r1.3"],
    ):
        duel = Table(DUEL.from_position(made)).play(*moves)
        again = DUEL.from_position(DUEL.position(duel.state))
        assert DUEL.position(again) == DUEL.position(duel.state)
        assert again.legal_moves() == duel.state.legal_moves()
        assert again.chance_outcomes() == duel.state.chance_outcomes()


def test_ids_given_by_hand_are_put_in_order_and_play_on() -> None:
    made = position(black="temple3")
    made["places"]["p1.temple"] = ["temple3.1"]
    made["places"]["r1.1"] = ["obelisk.2"]
    state = DUEL.from_position(made)
    places = DUEL.position(state)["places"]
    assert places["p1.temple"] == ["temple3.3"], "equal tokens that nobody has seen have the lowest numbers"
    assert places["r1.1"] == ["obelisk.12"]
    duel = Table(state)
    rng = random.Random(1)
    while duel.player != OVER:
        moves = duel.state.legal_moves() or [duel.state.sample_chance(rng)]
        duel.play(DUEL.notation(moves[int(rng.random() * len(moves))]))


def test_the_order_of_places_and_the_empty_ones_do_not_matter() -> None:
    made = position(["W . B", ". . .", ". . ."], white="tomb3")
    places = dict(sorted(made["places"].items(), reverse=True)) | {"b2": [], "box": made["places"].get("box", [])}
    one, other = DUEL.from_position(made), DUEL.from_position(made | {"places": places})
    assert DUEL.position(one) == DUEL.position(other)
    assert Table(one).held(BLACK) == Table(other).held(BLACK)


def test_reading_does_not_touch_what_is_read() -> None:
    made = position(["W . B", ". . .", ". . ."], white="tomb3")
    before = json.dumps(made)
    state = DUEL.from_position(made)
    state.apply(state.legal_moves()[0])
    assert json.dumps(made) == before
