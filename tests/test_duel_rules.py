"""The rules of The Duel, DUEL-1 … DUEL-37, each shown at a table."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.duel_table import (
    ACTIONS,
    BLACK,
    BOATS,
    DUEL,
    EMPTY,
    SITES,
    SPACES,
    TOKENS,
    WHITE,
    Table,
    dealt,
    random_match,
    rule,
    table,
)
from twolands.core.game import CHANCE, OVER

FULL = "r1 r2 r3 ca cb cc"

# --- the harbour ------------------------------------------------------------------------------------------------------


@rule("DUEL-1")
def test_nine_spaces_and_six_moorings() -> None:
    duel = dealt()
    assert duel.moored() == FULL
    assert duel.legal() == [f"place {space}" for space in ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")]


@rule("DUEL-2")
@pytest.mark.parametrize(
    ("rows", "boat"),
    [
        (["W B .", ". . .", ". . ."], "r1"),
        ([". . .", "W . B", ". . ."], "r2"),
        ([". . .", ". . .", ". W B"], "r3"),
        (["W . .", "B . .", ". . ."], "ca"),
        ([". W .", ". . .", ". B ."], "cb"),
        ([". . .", ". . W", ". . B"], "cc"),
    ],
)
def test_rows_are_near_at_the_left_and_columns_at_the_top(rows: list[str], boat: str) -> None:
    duel = table(rows, **{boat: "tomb1 tomb2 tomb3"}).play(f"unload {boat}")
    assert duel.holds(WHITE, "tomb3"), "White is nearer"
    assert duel.holds(BLACK, "tomb2")


@rule("DUEL-3", "DUEL-16")
def test_a_boat_is_loaded_from_the_harbour_outwards() -> None:
    duel = table(["W B .", ". . .", ". . ."]).play("unload r1", "draw tomb10", "draw tomb11", "draw tomb12")
    assert duel.cargo("r1") == "tomb10 tomb11 tomb12"
    assert duel.happened()[-3:] == ["draw DUEL-16"] * 3


@rule("DUEL-4")
@pytest.mark.parametrize("space", SPACES)
def test_a_space_belongs_to_one_row_and_one_column(space: str) -> None:
    column, row = space[0], space[1]
    crowd = {"a": "b", "b": "c", "c": "a"}[column], {"1": "2", "2": "3", "3": "1"}[row]
    rows = [[".", ".", "."] for _ in range(3)]
    rows[int(row) - 1]["abc".index(crowd[0])] = "B"
    rows[int(crowd[1]) - 1]["abc".index(column)] = "B"
    duel = table([" ".join(line) for line in rows])
    assert duel.legal("unload") == []
    duel.play(f"place {space}")
    assert duel.legal("unload") == [f"unload r{row}", f"unload c{column}"]


# --- set-up -----------------------------------------------------------------------------------------------------------


@rule("DUEL-5")
@pytest.mark.parametrize("sides", ["AAAA", "BAAA", "ABAA", "AABA", "AAAB", "BBBB"])
def test_each_site_has_its_own_side_for_both_players(sides: str) -> None:
    duel = table(sides=sides)
    rules = {
        "obelisk": ("DUEL-29", "DUEL-33"),
        "temple": ("DUEL-30", "DUEL-34"),
        "pyramid": ("DUEL-31", "DUEL-35"),
        "tomb": ("DUEL-32", "DUEL-36"),
    }
    for name, side in zip(SITES, sides, strict=True):
        assert [line["rule"] for line in duel.lines(name)] == [rules[name]["AB".index(side)]] * 2


@rule("DUEL-6")
def test_eighteen_draws_load_the_boats() -> None:
    duel = Table(DUEL.new())
    assert duel.outcomes() == TOKENS
    slots = []
    for _ in range(18):
        assert duel.player == CHANCE
        slots += DUEL.path(duel.state, duel.state.chance_outcomes()[0][0])
        duel.play(f"draw {next(iter(duel.outcomes()))}")
        assert duel.happened() == ["draw DUEL-6"]
    assert slots == [f"{boat}.{number}" for boat in BOATS for number in (1, 2, 3)]
    assert duel.player == WHITE


@rule("DUEL-6")
def test_no_token_comes_more_often_than_it_exists() -> None:
    duel = Table(DUEL.new()).play("draw tomb5")
    assert duel.state.why_not(DUEL.parse("draw tomb5")).rule == "DUEL-6"  # type: ignore[union-attr]
    duel.play(*["draw light"] * 6)
    assert "light" not in duel.outcomes()


@rule("DUEL-7")
@pytest.mark.parametrize("first", [WHITE, BLACK])
def test_who_begins_is_an_option(first: int) -> None:
    duel = dealt({"first": first})
    assert duel.player == first
    for seat in (WHITE, BLACK):
        assert duel.home(seat) == 4
        assert not duel.held(seat)


# --- the turn ---------------------------------------------------------------------------------------------------------


@rule("DUEL-8")
def test_players_alternate_and_do_one_thing() -> None:
    duel = table(["W B .", ". . .", ". . ."], white="crew take dock swap")
    assert duel.legal() == [
        *(f"place {space}" for space in ("c1", "a2", "b2", "c2", "a3", "b3", "c3")),
        "unload r1",
        "use take",
        "use crew",
        "use dock",
        "use swap",
    ]
    assert duel.play("place c1").player == BLACK
    assert duel.play("unload r1").draws().player == WHITE


@rule("DUEL-8")
@pytest.mark.parametrize("move", ["pass", "stop", "take r1.1", "swap r1.1 r1.2"])
def test_a_turn_does_not_begin_with_anything_else(move: str) -> None:
    assert table().refused(move) == "DUEL-8"


STUCK = ["W . .", ". . B", "W W W"]


@rule("DUEL-9")
def test_the_forced_pass_is_the_only_move_and_says_its_rule() -> None:
    duel = table(STUCK, boats="r1 r2")
    assert duel.legal() == ["pass"]
    assert duel.state.view()["prompt"]["id"] == "prompt-pass"
    assert duel.play("pass").happened() == ["pass DUEL-9"]
    assert duel.player == BLACK


@rule("DUEL-9", "DUEL-20")
@pytest.mark.parametrize("action", ["crew", "dock", "swap"])
def test_a_token_that_cannot_be_played_does_not_prevent_the_pass(action: str) -> None:
    assert table(STUCK, boats="r1 r2", white=action).legal() == ["pass"]


@rule("DUEL-9")
def test_a_token_that_can_be_played_forbids_the_pass() -> None:
    duel = table(STUCK, boats="r1 r2", white="take")
    assert duel.legal() == ["use take"]
    assert duel.refused("pass") == "DUEL-8"


# --- place ------------------------------------------------------------------------------------------------------------


@rule("DUEL-10")
def test_one_meeple_on_any_free_space() -> None:
    duel = table(["W . B", ". . .", ". . ."]).play("place b1")
    assert duel.rows() == ["W W B", ". . .", ". . ."]
    assert duel.home(WHITE) == 2
    assert duel.happened() == ["place DUEL-10"]


@rule("DUEL-10")
@pytest.mark.parametrize("space", ["a1", "c1"])
def test_a_space_holds_one_meeple(space: str) -> None:
    assert table(["W . B", ". . .", ". . ."]).refused(f"place {space}") == "DUEL-10"


@rule("DUEL-10")
def test_no_meeple_at_home_no_placing() -> None:
    duel = table(["W W W", "W . .", ". . ."])
    assert duel.legal("place") == []
    assert duel.refused("place b2") == "DUEL-10"


@rule("DUEL-10")
def test_spaces_stay_when_their_boats_have_left() -> None:
    assert "place c3" in table(boats="r1 ca").legal()


# --- unload -----------------------------------------------------------------------------------------------------------


@rule("DUEL-11")
def test_two_meeples_of_any_colour_let_a_boat_be_unloaded() -> None:
    duel = table(["B B .", ". W .", ". . W"])
    assert duel.legal("unload") == ["unload r1", "unload cb"]
    duel.play("unload r1")
    assert duel.held(WHITE).total() == 0, "White only helped Black"


@rule("DUEL-11")
@pytest.mark.parametrize("boat", ["r1", "r2", "r3", "ca", "cb", "cc"])
def test_fewer_than_two_meeples_do_not(boat: str) -> None:
    assert table(["W . .", ". B .", ". . W"]).refused(f"unload {boat}") == "DUEL-11"
    assert table().refused(f"unload {boat}") == "DUEL-11"


@rule("DUEL-11", "DUEL-16")
def test_a_boat_that_has_left_is_not_unloaded() -> None:
    duel = table(["W B .", ". . .", ". . ."], boats="r2 cc")
    assert duel.refused("unload r1") == "DUEL-16"


@rule("DUEL-12")
def test_rank_counts_meeples_not_spaces() -> None:
    duel = table([". . .", ". . .", ". B W"], r3="tomb1 tomb2 tomb3").play("unload r3")
    assert duel.held(BLACK) == Counter(["tomb3"])
    assert duel.held(WHITE) == Counter(["tomb2"])


@rule("DUEL-12", "DUEL-13")
def test_cargo_is_received_from_the_nearest_on() -> None:
    duel = table(["W B W", ". . .", ". . ."], r1="tomb1 tomb2 tomb3").play("unload r1")
    received = [(args["player"]["seat"], args["token"]["args"]["number"]) for event, _, args in duel.events[1:]]
    assert received == [(WHITE, 3), (BLACK, 2), (WHITE, 1)]
    assert duel.happened() == ["unload DUEL-11", *["receive DUEL-12"] * 3]


@rule("DUEL-14")
def test_with_two_meeples_the_cargo_on_space_1_goes_to_the_box() -> None:
    duel = table(["W . W", ". . .", ". . ."], r1="tomb1 tomb2 tomb3").play("unload r1")
    assert duel.boxed("tomb1")
    assert duel.happened()[-1] == "box DUEL-14"
    assert "tomb1" not in duel.outcomes(), "it does not come back"


@rule("DUEL-14")
def test_with_three_meeples_nothing_goes_to_the_box() -> None:
    duel = table(["W B W", ". . .", ". . ."])
    before = duel.places()["box"]
    assert duel.play("unload r1").places()["box"] == before


@rule("DUEL-15")
def test_the_line_goes_home_and_the_others_stay() -> None:
    duel = table(["W B .", "W . .", ". B ."]).play("unload r1")
    assert duel.rows() == [". . .", "W . .", ". B ."]
    assert (duel.home(WHITE), duel.home(BLACK)) == (3, 3)


@rule("DUEL-16")
def test_three_from_the_supply_reload_the_boat() -> None:
    duel = table(["W B .", ". . .", ". . ."], supply=6).play("unload r1")
    assert duel.player == CHANCE
    assert duel.counter("supply") == 3
    duel.draws()
    assert duel.player == BLACK
    assert "." not in duel.cargo("r1").split()


@rule("DUEL-16")
def test_without_supply_the_boat_leaves_for_good() -> None:
    duel = table(["W B .", ". . .", ". . ."], supply=0).play("unload r1")
    assert duel.player == BLACK, "nothing is drawn"
    assert duel.moored() == "r2 r3 ca cb cc"
    assert duel.cargo("r1") == ". . ."
    assert duel.happened()[-1] == "leave DUEL-16"


@rule("DUEL-16")
def test_the_draw_comes_before_any_other_move() -> None:
    duel = table(["W B .", ". . .", ". . ."]).play("unload r1")
    assert duel.refused("place a1") == "DUEL-16"
    assert duel.draws().refused("draw obelisk") == "DUEL-16"


@rule("DUEL-17")
def test_the_reserve_never_reloads_a_boat() -> None:
    duel = table(["W B .", ". . .", ". . ."], supply=0).play("unload r1")
    assert duel.counter("reserve") == 3
    assert "r1" not in duel.moored().split()


# --- receiving --------------------------------------------------------------------------------------------------------


@rule("DUEL-18")
@pytest.mark.parametrize("kind", list(TOKENS))
def test_every_kind_has_its_place_before_the_player(kind: str) -> None:
    duel = table(["W B .", ". . .", ". . ."], r1=f"light dark {kind}").play("unload r1")
    place = kind if kind in ("obelisk", "light", "dark") else "actions"
    if kind.startswith("temple"):
        place = "temple"
    elif kind.startswith("tomb"):
        place = f"tomb.{kind[4:]}"
    assert [id.split(".")[0] for id in duel.places()[f"p0.{place}"]] == [kind]


@rule("DUEL-18", "DUEL-25")
@pytest.mark.parametrize("action", ACTIONS)
def test_a_token_is_not_played_before_it_is_held(action: str) -> None:
    assert table(["W B .", "W B .", ". . ."], black=action).refused(f"use {action}") == "DUEL-18"


@rule("DUEL-18")
def test_a_received_token_is_played_from_the_next_turn_on() -> None:
    duel = table(["W B .", ". . .", ". . ."], r1="tomb1 tomb2 crew").play("unload r1").draws()
    assert duel.player == BLACK
    duel.play("place a1")
    assert "use crew" in duel.legal()


@rule("DUEL-19")
def test_temple_tokens_lie_face_down_and_their_points_are_secret() -> None:
    view = table(white="temple4 tomb2").state.view()
    assert view["pieces"]["temple4.3"] == {"kind": "temple4", "owner": WHITE, "face": "down"}
    assert "face" not in view["pieces"]["tomb2"]
    secret = {line["category"]: "secret" in line for line in view["score"]}
    assert secret == {name: name == "temple" for name in (*SITES, "action", "harbour")}


@rule("DUEL-19")
def test_with_open_temples_nothing_is_hidden() -> None:
    state = DUEL.from_position(DUEL.position(table(white="temple4").state) | {"options": {"open_temples": True}})
    view = state.view()
    assert not any("face" in piece for piece in view["pieces"].values())
    assert not any("secret" in line for line in view["score"])


# --- action tokens ----------------------------------------------------------------------------------------------------


@rule("DUEL-20", "DUEL-25")
@pytest.mark.parametrize("action", ACTIONS)
def test_a_played_token_leaves_the_game(action: str) -> None:
    duel = table(["W B .", ". . .", ". . ."], white=f"{action}*2")
    boxed = duel.boxed(action)
    duel.play(f"use {action}")
    assert duel.holds(WHITE, action) == 1
    assert duel.boxed(action) == boxed + 1
    assert duel.happened()[0] == f"use {RULE_OF[action]}"
    assert duel.legal("use") == [], "only one token a turn"


RULE_OF = {"take": "DUEL-21", "crew": "DUEL-22", "dock": "DUEL-23", "swap": "DUEL-24"}


@rule("DUEL-20", "DUEL-21", "DUEL-22", "DUEL-23", "DUEL-24")
@pytest.mark.parametrize("action", ACTIONS)
def test_a_token_in_play_is_finished_first(action: str) -> None:
    duel = table(["W B .", ". . .", ". . ."], white=f"{action} take")
    duel.play(f"use {action}")
    other = "place a2" if action in ("take", "swap") else "take ca.1"
    assert duel.refused(other) == RULE_OF[action]
    assert duel.refused("pass") == RULE_OF[action]


@rule("DUEL-21")
def test_take_offers_every_cargo_but_the_action_tokens() -> None:
    duel = table(boats="r1 cb", r1="tomb1 crew light", cb="swap obelisk take", white="take").play("use take")
    assert duel.legal() == ["take r1.1", "take r1.3", "take cb.2"]
    for slot in ("r1.2", "cb.1", "cb.3"):
        assert duel.refused(f"take {slot}") == "DUEL-21"
    assert duel.refused("take ca.1") == "DUEL-16"


@rule("DUEL-21")
def test_take_is_not_playable_with_only_action_tokens_on_the_boats() -> None:
    duel = table(boats="r1 cb", r1="crew crew swap", cb="swap dock dock", white="take")
    assert duel.refused("use take") == "DUEL-21"


@rule("DUEL-21")
def test_take_with_one_cargo_is_not_asked() -> None:
    duel = table(boats="r1 cb", r1="crew crew swap", cb="swap tomb3 dock", white="take").play("use take")
    assert duel.happened() == ["use DUEL-21", "only-take DUEL-21", "take DUEL-21"]
    assert duel.holds(WHITE, "tomb3")
    assert duel.player == CHANCE
    assert duel.counter("reserve") == 2
    duel.draws()
    assert duel.player == BLACK


@rule("DUEL-21", "DUEL-17")
def test_the_emptied_space_is_refilled_from_the_reserve() -> None:
    duel = table(r2="tomb1 tomb2 tomb3", white="take", supply=0).play("use take", "take r2.3")
    kind = next(iter(duel.outcomes()))
    duel.play(f"draw {kind}")
    assert duel.cargo("r2") == f"tomb1 tomb2 {kind}"
    assert duel.happened() == ["draw DUEL-21"]
    assert (duel.counter("supply"), duel.counter("reserve")) == (0, 2)
    assert duel.player == BLACK


@rule("DUEL-22")
def test_crew_places_two_and_offers_a_third() -> None:
    duel = table(white="crew").play("use crew")
    assert duel.legal() == [f"place {space}" for space in SPACES]
    assert duel.refused("stop") == "DUEL-22"
    duel.play("place a1")
    assert duel.player == WHITE
    assert duel.refused("stop") == "DUEL-22"
    assert duel.refused("place a1") == "DUEL-22"
    duel.play("place b1")
    assert duel.legal() == [*(f"place {space}" for space in SPACES if space not in ("a1", "b1")), "stop"]
    duel.play("place c1")
    assert duel.player == BLACK
    assert duel.rows() == ["W W W", ". . .", ". . ."]


@rule("DUEL-22")
def test_crew_stops_after_two() -> None:
    duel = table(white="crew").play("use crew", "place a1", "place c3", "stop")
    assert duel.player == BLACK
    assert duel.home(WHITE) == 2


@rule("DUEL-22")
def test_crew_with_two_at_home_ends_without_a_question() -> None:
    duel = table(["W W .", ". . .", ". . ."], white="crew").play("use crew", "place c1", "place c3")
    assert duel.player == BLACK


@rule("DUEL-22", "DUEL-20")
@pytest.mark.parametrize("rows", [["W W W", ". . .", ". . ."], ["W W W", "W . .", ". . ."]])
def test_crew_needs_two_at_home(rows: list[str]) -> None:
    duel = table(rows, white="crew")
    assert duel.refused("use crew") == "DUEL-22"


@rule("DUEL-23")
def test_dock_offers_only_spaces_that_let_a_boat_be_unloaded() -> None:
    duel = table(["B . .", ". . .", ". . ."], white="dock").play("use dock")
    assert duel.legal() == ["place b1", "place c1", "place a2", "place a3"]
    assert duel.refused("place b2") == "DUEL-23"


@rule("DUEL-23")
def test_dock_unloads_the_only_boat_without_a_question() -> None:
    duel = table([". B .", ". . .", ". . ."], boats="r1 cc", white="dock").play("use dock")
    assert duel.legal() == ["place a1", "place c1"]
    duel.play("place a1")
    assert duel.happened() == [
        "place DUEL-10",
        "only-dock-unload DUEL-23",
        "unload DUEL-11",
        "receive DUEL-12",
        "receive DUEL-12",
        "box DUEL-14",
        "leave DUEL-16",
        "end DUEL-26",
    ]


@rule("DUEL-23")
def test_dock_may_unload_a_boat_that_was_ready_before() -> None:
    duel = table(["B B .", ". . .", ". . ."], white="dock").play("use dock")
    assert duel.legal() == [f"place {space}" for space in SPACES if space not in ("a1", "b1")]
    duel.play("place c3")
    assert duel.happened()[1] == "only-dock-unload DUEL-23"
    assert duel.draws().player == BLACK


@rule("DUEL-23", "DUEL-20")
def test_dock_needs_a_meeple_and_a_boat() -> None:
    assert table(["W W W", "W . .", ". . ."], white="dock").refused("use dock") == "DUEL-23"
    assert table(white="dock").refused("use dock") == "DUEL-23"
    far_away = table([". . .", ". . .", ". B ."], boats="r1 ca", white="dock")
    assert far_away.refused("use dock") == "DUEL-23"


@rule("DUEL-23")
@pytest.mark.parametrize("answer", ["unload r3", "stop"])
def test_the_second_unload_of_dock_is_optional(answer: str) -> None:
    duel = table(["W B .", ". . .", "B . ."], white="dock").play("use dock", "place b3", "unload r1")
    assert duel.player == CHANCE, "the reload comes before the second unload"
    duel.draws()
    assert duel.player == WHITE
    assert duel.legal() == ["unload r3", "stop"]
    assert duel.refused("unload r1") == "DUEL-11", "never the same boat twice"
    assert duel.play(answer).draws().player == BLACK
    assert duel.rows() == (EMPTY if answer != "stop" else [". . .", ". . .", "B W ."])


@rule("DUEL-23", "DUEL-16")
def test_the_second_unload_is_asked_at_once_when_the_first_boat_left() -> None:
    duel = table(["W B .", ". . .", "B . ."], white="dock", supply=0).play("use dock", "place b3", "unload r1")
    assert duel.player == WHITE
    assert duel.legal() == ["unload r3", "stop"]


@rule("DUEL-24")
def test_swap_offers_two_spaces_of_each_moored_boat() -> None:
    duel = table(["W B .", ". . .", ". . ."], boats="r1 cb", white="swap").play("use swap")
    assert duel.legal() == [
        *("swap r1.1 r1.2", "swap r1.1 r1.3", "swap r1.2 r1.3"),
        *("swap cb.1 cb.2", "swap cb.1 cb.3", "swap cb.2 cb.3"),
    ]
    assert duel.refused("swap ca.1 ca.2") == "DUEL-16"
    assert duel.refused("unload r1") == "DUEL-24", "the exchange itself is not optional"


@rule("DUEL-24")
def test_swap_exchanges_action_tokens_and_unloads_any_boat() -> None:
    duel = table(["W B .", ". . .", "B B ."], r1="tomb1 tomb2 take", ca="crew tomb5 tomb6", white="swap")
    duel.play("use swap", "swap ca.1 ca.3")
    assert duel.cargo("ca") == "tomb6 tomb5 crew"
    assert duel.happened() == ["use DUEL-24", "swap DUEL-24"]
    assert duel.legal() == ["unload r1", "unload r3", "unload ca", "unload cb"]
    duel.play("unload r1")
    assert (duel.holds(WHITE, "take"), duel.holds(BLACK, "tomb2")) == (1, 1)
    assert duel.draws().player == BLACK


@rule("DUEL-24")
def test_swap_of_equal_cargo_is_allowed_and_the_only_boat_unloaded() -> None:
    duel = table(["W B .", ". . .", ". . ."], cc="light light light", white="swap")
    duel.play("use swap", "swap cc.1 cc.2")
    assert duel.cargo("cc") == "light light light"
    assert duel.happened()[2:4] == ["only-swap-unload DUEL-24", "unload DUEL-11"]


@rule("DUEL-24", "DUEL-20")
def test_swap_needs_a_boat_that_can_be_unloaded() -> None:
    assert table(["W . .", ". B .", ". . ."], white="swap").refused("use swap") == "DUEL-24"


@rule("DUEL-25")
def test_a_token_received_through_a_token_waits() -> None:
    duel = table(["W B .", ". . .", "B . ."], r1="tomb1 tomb2 crew", white="dock")
    duel.play("use dock", "place b3", "unload r1").draws()
    assert duel.holds(WHITE, "crew")
    assert duel.legal() == ["unload r3", "stop"]
    duel.play("stop", "place a1")
    assert "use crew" in duel.legal()


# --- the end ----------------------------------------------------------------------------------------------------------


@rule("DUEL-26")
def test_one_boat_left_ends_the_match_without_a_last_turn() -> None:
    duel = table(["W B .", ". . .", ". B B"], boats="r1 r3").play("unload r1")
    assert duel.player == OVER
    assert duel.legal() == []
    assert duel.refused("unload r3") == "DUEL-26"
    assert duel.happened()[-1] == "end DUEL-26"
    assert duel.state.view()["prompt"]["id"].startswith("prompt-over")


@rule("DUEL-26", "DUEL-23")
def test_the_end_comes_in_the_middle_of_dock() -> None:
    duel = table(["W B .", ". . .", "B . ."], boats="r1 r3", white="dock")
    duel.play("use dock", "place b3", "unload r1")
    assert duel.player == OVER
    assert duel.rows() == [". . .", ". . .", "B W ."]


@rule("DUEL-26")
def test_the_cargo_of_the_last_boat_scores_for_nobody() -> None:
    duel = table(["W B .", ". . .", ". . ."], boats="r1 cb", r1="tomb1 light dark", cb="obelisk temple4 temple4")
    duel.play("unload r1")
    assert duel.cargo("cb") == "obelisk temple4 temple4"
    held = duel.held(WHITE) + duel.held(BLACK)
    lines = {line["detail"]["args"]["count"] for line in duel.lines("obelisk")}
    assert lines == {duel.holds(WHITE, "obelisk"), duel.holds(BLACK, "obelisk")}
    assert held["temple4"] <= 1, "two of the three lie on the boat"


@rule("DUEL-27")
@pytest.mark.parametrize("seed", range(6))
def test_every_match_has_18_unloads_13_reloads_and_5_departures(seed: int) -> None:
    unloads = draws = takes = 0
    for state, move in random_match(seed):
        unloads += state.view()["counters"]["unloads"] != unloads
        draws += move.startswith("draw")
        takes += move == "use take"
    assert state.current_player == OVER
    assert unloads == 18
    assert draws == 18 + 3 * 13 + takes
    assert Table(state).counter("supply") == 0


@rule("DUEL-28")
@pytest.mark.parametrize(
    ("white", "winner"), [("temple4*3", [1.0, 0.0]), ("temple2", [0.0, 1.0]), ("tomb1 tomb2", [0.0, 1.0])]
)
def test_more_points_win(white: str, winner: list[float]) -> None:
    duel = table(white=white, black="temple3*2")
    points = duel.state.scores()
    assert (points[WHITE] > points[BLACK]) == (winner == [1.0, 0.0])
    assert duel.state.returns() == winner


@rule("DUEL-28")
@pytest.mark.parametrize("first", [WHITE, BLACK])
def test_the_starter_loses_a_tie(first: int) -> None:
    duel = table(white="temple2", black="tomb3 tomb5", first=first)
    assert duel.state.scores() == [2, 2]
    assert duel.state.returns()[first] == 0.0
    assert duel.state.returns()[1 - first] == 1.0


# --- scoring ----------------------------------------------------------------------------------------------------------


def line(duel: Table, category: str, seat: int = WHITE) -> tuple[int, str, dict[str, Any]]:
    """Points, rule and the arguments of the detail of a line of the score sheet."""
    found = next(line for line in duel.lines(category) if line["seat"] == seat)
    return found["points"], found["rule"], found["detail"]["args"]


@rule("DUEL-29")
def test_obelisk_a_gives_one_each_and_six_for_more() -> None:
    duel = table(white="obelisk*2", black="obelisk*3")
    assert line(duel, "obelisk", WHITE) == (2, "DUEL-29", {"count": 2, "bonus": 0})
    assert line(duel, "obelisk", BLACK) == (9, "DUEL-29", {"count": 3, "bonus": 6})


@rule("DUEL-30")
def test_temple_a_counts_symbols() -> None:
    assert line(table(white="temple4*2 temple1"), "temple") == (9, "DUEL-30", {"symbols": 9, "count": 3})


@rule("DUEL-31")
@pytest.mark.parametrize("kind", ["light", "dark"])
@pytest.mark.parametrize(("count", "points"), list(enumerate((0, 1, 3, 6, 10, 15, 21))))
def test_pyramid_a_by_height(kind: str, count: int, points: int) -> None:
    assert table(black=f"{kind} " * count).points("pyramid") == (0, points)


@rule("DUEL-32")
@pytest.mark.parametrize(("length", "points"), [(1, 1), (2, 4), (3, 9), (4, 16), (5, 25), (6, 25), (12, 25)])
def test_tomb_a_by_run(length: int, points: int) -> None:
    duel = table(white=" ".join(f"tomb{number}" for number in range(1, length + 1)))
    assert line(duel, "tomb") == (points, "DUEL-32", {"runs": [length], "count": 1})


@rule("DUEL-32", "DUEL-36")
def test_twelve_and_one_are_no_neighbours() -> None:
    assert table(white="tomb12 tomb1").points("tomb") == (2, 0)
    assert table(white="tomb12 tomb1", sides="AAAB").points("tomb") == (8, 0)


@rule("DUEL-33")
@pytest.mark.parametrize(
    ("white", "black", "first", "points"),
    [
        (4, 0, -1, (0, 0)),
        (5, 0, WHITE, (12, 0)),
        (5, 5, BLACK, (6, 12)),
        (9, 3, WHITE, (12, 0)),
        (10, 2, WHITE, (18, 0)),
        (12, 0, WHITE, (18, 0)),
        (7, 5, BLACK, (6, 12)),
    ],
)
def test_obelisk_b(white: int, black: int, first: int, points: tuple[int, int]) -> None:
    duel = table(white="obelisk " * white, black="obelisk " * black, first_five=first, sides="BAAA")
    assert duel.points("obelisk") == points


@rule("DUEL-33")
def test_who_was_first_to_five_stays_first() -> None:
    duel = table(
        ["B B .", ". . .", ". . ."],
        white="obelisk*5",
        black="obelisk*4",
        r1="obelisk obelisk obelisk",
        sides="BAAA",
    )
    assert duel.play("unload r1").points("obelisk") == (12, 6)


@rule("DUEL-33", "DUEL-21")
def test_a_taken_obelisk_can_be_the_first_fifth() -> None:
    duel = table(white="take obelisk*4", r1="obelisk light light", sides="BAAA").play("use take", "take r1.1")
    assert duel.counter("first_five") == WHITE


@rule("DUEL-34")
def test_temple_b_makes_the_largest_sets_first() -> None:
    duel = table(white="temple1*3 temple2*2 temple4", sides="ABAA")
    assert line(duel, "temple") == (9 + 4 + 1, "DUEL-34", {"sets": [3, 2, 1], "count": 3})


@rule("DUEL-35")
@pytest.mark.parametrize(("count", "points"), list(enumerate((-6, 0, 4, 10, 15, 30, 45))))
def test_pyramid_b_counts_the_smaller_one_once(count: int, points: int) -> None:
    for light, dark in ((count, 6), (6, count), (count, count)):
        duel = table(white="light " * light + "dark " * dark, sides="AABA")
        assert line(duel, "pyramid") == (points, "DUEL-35", {"light": light, "dark": dark})


@rule("DUEL-36")
def test_tomb_b_gives_four_a_run() -> None:
    duel = table(white="tomb1 tomb2 tomb3 tomb5 tomb12", sides="AAAB")
    assert line(duel, "tomb") == (12, "DUEL-36", {"runs": [3, 1, 1], "count": 3})
    assert line(duel, "tomb", BLACK) == (0, "DUEL-36", {"runs": [], "count": 0})


@rule("DUEL-37")
@pytest.mark.parametrize("sides", ["AAAA", "BBBB"])
def test_unused_tokens_and_harbour_meeples_always_count(sides: str) -> None:
    duel = table(["W . W", ". B .", ". . ."], white="take swap*2", sides=sides)
    assert line(duel, "action") == (3, "DUEL-37", {"count": 3})
    assert line(duel, "harbour") == (2, "DUEL-37", {"count": 2})
    assert (duel.points("action"), duel.points("harbour")) == ((3, 0), (2, 1))


@rule("DUEL-37")
def test_meeples_of_the_last_unload_are_home_already() -> None:
    duel = table(["W B .", ". . W", ". . ."], boats="r1 ca").play("unload r1")
    assert duel.player == OVER
    assert duel.points("harbour") == (1, 0)


@rule("DUEL-28")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("sides", ["AAAA", "BBBB", "ABAB"])
def test_the_lines_of_the_score_sheet_make_the_total(seed: int, sides: str) -> None:
    for state, move in random_match(seed, dict(zip(SITES, sides, strict=True))):
        if not move.startswith("draw"):
            totals = [0, 0]
            for row in state.view()["score"]:
                totals[row["seat"]] += row["points"]
            assert totals == state.scores()


# --- the law of the draws ---------------------------------------------------------------------------------------------


class Steps:
    """A source of random numbers that gives the middles of n equal parts of 0..1, one after another."""

    def __init__(self, parts: int):
        self.numbers = iter([(part + 0.5) / parts for part in range(parts)])

    def random(self) -> float:
        return next(self.numbers)


@rule("DUEL-6", "DUEL-14", "DUEL-21")
@pytest.mark.parametrize("notation", ["unload r1", "use take"])
def test_a_draw_is_uniform_over_all_unseen_tokens(notation: str) -> None:
    duel = table(["W B .", ". . .", ". . ."], white="take temple2*2 tomb3", black="obelisk*4", r1="tomb9 light swap")
    in_sight = duel.held(WHITE) + duel.held(BLACK)
    for boat in BOATS:
        in_sight += Counter(duel.cargo(boat).split())
    in_sight += Counter(id.split(".")[0] for id in duel.places()["box"])
    duel.play(notation)
    if notation == "use take":
        duel.play("take r1.1")
    unseen = Counter(TOKENS) - in_sight
    assert Counter(duel.outcomes()) == unseen, "supply and reserve are one multiset"
    parts = unseen.total()
    steps = Steps(parts)
    sampled = Counter(duel.state.sample_chance(steps) for _ in range(parts))
    assert sampled == Counter(dict(duel.state.chance_outcomes())), "sampling follows the weights exactly"


@rule("DUEL-6")
def test_the_seed_decides_the_deal() -> None:
    one, same, other = (dealt(seed=seed).cargo("r1") + dealt(seed=seed).cargo("cc") for seed in (1, 1, 2))
    assert one == same
    assert one != other


# --- the legal moves do not give the tables away ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "plays"),
    [
        (EMPTY, []),
        (["W B .", ". . .", ". . ."], []),
        (["W B .", ". . .", ". . ."], ["use crew"]),
        (["W B .", "B . .", ". . ."], ["use dock"]),
        (["W B .", "B . .", ". . ."], ["use dock", "place c3"]),
        (["W B .", "B . .", ". . ."], ["use take"]),
        (["W B .", "B . .", ". . ."], ["use swap"]),
        (["W B .", "B . .", ". . ."], ["use swap", "swap r1.1 r1.2"]),
    ],
)
def test_a_list_of_moves_belongs_to_the_caller(rows: list[str], plays: list[str]) -> None:
    duel = table(rows, white="crew dock take swap").play(*plays)
    before = duel.legal()
    moves = duel.state.legal_moves()
    random.Random(1).shuffle(moves)
    moves.clear()
    assert duel.legal() == before
