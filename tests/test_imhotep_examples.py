"""The worked examples of Imhotep and of the Sun Ship Tiles, one test each."""

from __future__ import annotations

import re

import pytest

from tests.imhotep_table import Table, rule, table
from twolands.core.game import OVER
from twolands.games.imhotep import GAME, data
from twolands.games.imhotep.sites import group_points, pyramid_value, rank_points

# --- the base game --------------------------------------------------------------------------------------------------


@rule("IMH-1", "IMH-2", "IMH-80")
def test_imh_t01_sleds_and_quarries_at_the_start() -> None:
    for first in range(4):
        s = GAME.new({"players": 4, "first": first})
        turns = [(first + turn) % 4 for turn in range(4)]
        assert [len(s.sled[seat]) for seat in turns] == [2, 3, 4, 5]
        assert [len(s.quarry[seat]) for seat in turns] == [27, 26, 25, 24]


@rule("IMH-4", "IMH-10")
def test_imh_t02_round_cards_are_seven_different_ones_that_the_ships_suffice_for() -> None:
    sums = {2: 68, 3: 74, 4: 83}
    for players, cards in data.ROUND_CARDS.items():
        assert len(set(cards)) == 7
        assert sum(map(sum, cards)) == sums[players]
        for card in cards:
            assert all(card.count(capacity) <= data.SHIP_COUNT[capacity] for capacity in card)
            assert list(card) == sorted(card, reverse=True)


@rule("IMH-31")
@pytest.mark.parametrize(
    ("sled", "quarry", "after"), [(3, 20, (5, 18)), (1, 2, (3, 0)), (4, 10, (5, 9)), (0, 2, (2, 0))]
)
def test_imh_t03_quarry_takes_as_many_as_it_can(sled: int, quarry: int, after: tuple[int, int]) -> None:
    t = table(2, sleds=(sled, 2), quarries=(quarry, 20)).play("quarry")
    assert (t.sleds[0], t.quarries[0]) == after


@rule("IMH-31")
def test_imh_t03_a_full_sled_or_an_empty_quarry_forbid_the_quarry() -> None:
    assert table(2, sleds=(5, 2)).refused("quarry") == "IMH-31"
    assert table(2, quarries=(0, 5)).refused("quarry") == "IMH-31"


@rule("IMH-10", "IMH-33")
def test_imh_t04_a_ship_sails_with_its_minimum() -> None:
    few = table(card="4-3-2-1", ships={"A": "01..", "B": "0..", "C": "..", "D": "."})
    enough = table(card="4-3-2-1", ships={"A": "01.2", "B": "0.1", "C": ".2", "D": "0"})
    for ship in "ABCD":
        assert few.refused(f"sail {ship} temple") == "IMH-33"
        assert enough.refused(f"sail {ship} temple") is None


@rule("IMH-35")
def test_imh_t05_unloading_goes_from_bow_to_stern() -> None:
    assert table(2, card="4-3-2-1", ships={"A": "0.10"}).play("sail A burial").site("burial") == "010"


@rule("IMH-45")
def test_imh_t06_first_stones_of_the_pyramids() -> None:
    assert table(2, ships={"B": "001"}).play("sail B pyramids").points == [3, 3]


@rule("IMH-45")
def test_imh_t07_pyramids_after_seven_stones() -> None:
    t = table(2, ships={"A": "0101"}, pyramids="0000000")
    assert t.points == [17, 0]
    assert t.play("sail A pyramids").points == [17 + 3, 6]


@rule("IMH-45")
def test_imh_t08_the_last_stones_of_the_pyramids() -> None:
    t = table(3, ships={"B": "012"}, pyramids="0" * 12)
    assert t.points == [27, 0, 0]
    assert t.play("sail B pyramids").points == [27 + 3, 4, 1]


@rule("IMH-45")
def test_imh_t09_all_of_the_pyramids() -> None:
    assert sum(pyramid_value(index) for index in range(14)) == 34
    t = table(2, ships={"D": "0"}, pyramids="0" * 14)
    assert t.points == [34, 0]
    assert t.play("sail D pyramids").points == [35, 0]


def end_of_round(t: Table) -> Table:
    """Sail the one ship left."""
    return t.play("sail D market", *([f"take {t.market[0]}"] if len(set(t.market)) > 1 else []))


@rule("IMH-50", "IMH-52")
def test_imh_t10_the_temple_is_seen_from_above() -> None:
    gone = {"A": "pyramids", "B": "burial", "C": "obelisks"}
    assert end_of_round(table(3, landed=gone, ships={"D": "0"}, temple="01102")).points == [2, 2, 1]
    assert end_of_round(table(3, landed=gone, ships={"D": "0"}, temple="0110200")).points == [3, 1, 1]


@rule("IMH-50", "IMH-52")
def test_imh_t11_the_temple_of_two_is_four_wide() -> None:
    gone = {"A": "pyramids", "B": "burial", "C": "obelisks"}
    assert end_of_round(table(2, landed=gone, ships={"D": "0"}, temple="0101010")).points == [2, 2]


@rule("IMH-52")
def test_imh_t12_the_temple_scores_without_a_visit() -> None:
    gone = {"A": "pyramids", "B": "burial", "C": "obelisks"}
    t = end_of_round(table(2, landed=gone, ships={"D": "0"}, temple="01", sleds=(5, 5)))
    assert t.line("temple") == [1, 1]
    t.play("round 3-2-2-1", *["card statue"] * 4)
    t.play("load D1", "load A1", "load A2", "load B1", "load C1")
    t.play("sail A pyramids", "sail B obelisks", "sail C burial", "sail D market")
    assert t.line("temple") == [2, 2]


@rule("IMH-55", "IMH-56")
def test_imh_t13_burial_groups_across_columns() -> None:
    assert table(2, burial="000110111").line("burial") == [10, 15]


@rule("IMH-56")
def test_imh_t14_burial_rows_of_three() -> None:
    assert table(2, burial="010010010").line("burial") == [12, 6]


@rule("IMH-56")
def test_imh_t15_burial_groups_of_more_than_five_and_no_corners() -> None:
    assert table(2, burial="0000001").line("burial") == [17, 1]
    assert table(2, burial="010101010").line("burial") == [5, 4]


@rule("IMH-61")
@pytest.mark.parametrize(("heights", "points"), [([5, 3], [10, 1]), ([4, 4], [5, 5]), ([4, 0], [10, 0])])
def test_imh_t16_obelisks_of_two(heights: list[int], points: list[int]) -> None:
    assert rank_points(heights) == points


@rule("IMH-61")
@pytest.mark.parametrize(
    ("heights", "points"), [([5, 5, 2], [9, 9, 1]), ([5, 3, 3], [12, 3, 3]), ([3, 3, 3], [6, 6, 6])]
)
def test_imh_t17_obelisks_of_three(heights: list[int], points: list[int]) -> None:
    assert rank_points(heights) == points


@rule("IMH-61")
@pytest.mark.parametrize(
    ("heights", "points"),
    [
        ([6, 4, 4, 1], [15, 7, 7, 1]),
        ([6, 2, 2, 2], [15, 5, 5, 5]),
        ([5, 5, 5, 5], [7, 7, 7, 7]),
        ([4, 4, 1, 1], [12, 12, 3, 3]),
        ([3, 0, 0, 2], [15, 0, 0, 10]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_imh_t18_obelisks_of_four(heights: list[int], points: list[int]) -> None:
    assert rank_points(heights) == points
    assert table(4, obelisks=heights).line("obelisks") == points


@rule("IMH-70")
def test_imh_t19_statues() -> None:
    assert [group_points(count) for count in range(1, 8)] == [1, 3, 6, 10, 15, 17, 19]
    assert group_points(10) == 25


@rule("IMH-70", "IMH-71")
def test_imh_t20_green_cards_count_every_stone() -> None:
    assert table(2, temple="01" * 5 + "0", cards={0: "temple_deco"}).line("decorations") == [3, 0]
    assert table(2, temple="01" * 5 + "0", cards={0: "temple_deco temple_deco"}).line("decorations") == [6, 0]
    assert table(2, pyramids="0" * 16, cards={1: "pyramid_deco"}).line("decorations") == [0, 5]


def market_of_t21(seat: int) -> Table:
    return table(
        3,
        seat=seat,
        card="3-3-2-2",
        ships={"A": "100"},
        market="statue entrance chisel lever",
        pyramids="0202",
    )


@rule("IMH-40", "IMH-41")
def test_imh_t21_owners_pick_in_the_order_of_their_stones() -> None:
    t = market_of_t21(0)
    before = t.quarries[1]
    t.play("sail A market")
    assert t.player == 1
    t.play("take entrance")
    assert (t.points[1], t.quarries[1], t.site("pyramids")) == (4, before, "02021")
    t.play("take chisel")
    assert t.player == 0
    t.play("take statue")
    assert t.cards(0) == ["chisel", "statue"]
    assert t.market == ["lever"]
    assert t.discard == ["entrance"]


@rule("IMH-14")
def test_imh_t21_what_is_left_on_the_market_is_discarded() -> None:
    gone = {"A": "pyramids", "B": "burial", "C": "obelisks"}
    t = table(2, landed=gone, ships={"D": "0"}, market="lever statue chisel hammer")
    t.play("sail D market", "take hammer")
    assert t.discard == ["lever", "statue", "chisel"]
    assert t.market == []


@rule("IMH-40", "IMH-86")
def test_imh_t22_picks_are_made_in_the_turn_of_the_one_who_sails() -> None:
    t = market_of_t21(2)
    t.play("sail A market")
    asked = []
    for card in ("entrance", "chisel", "statue"):
        asked.append(t.player)
        t.play(f"take {card}")
    assert asked == [1, 0, 0]
    assert t.player == 0


@rule("IMH-34", "IMH-83")
def test_imh_t23_lever_chooses_the_order() -> None:
    t = table(2, card="3-3-2-2", ships={"C": "01"}, cards={0: "lever"})
    t.play("use lever", "sail C pyramids", "next C2")
    assert t.points == [1, 2]


@rule("IMH-34")
def test_imh_t24_hammer_fills_the_sled_and_places() -> None:
    t = table(2, sleds=(4, 2), quarries=(10, 20), cards={0: "hammer"}).play("use hammer")
    assert (t.sleds[0], t.quarries[0]) == (5, 9)
    assert t.play("load A1").sleds[0] == 4
    assert table(2, sleds=(5, 2), cards={0: "hammer"}).refused("use hammer") == "IMH-34"


@rule("IMH-34", "IMH-81")
def test_imh_t25_the_card_sail_needs_the_minimum_with_its_stone() -> None:
    t = table(2, ships={"A": "1...", "B": "1.."}, cards={0: "sail"}).play("use sail")
    assert t.refused("load A2") == "IMH-34"
    t.play("load B3", "sail B burial")
    assert t.site("burial") == "10"


@rule("IMH-12", "IMH-13")
def test_imh_t26_the_next_round_is_opened_by_the_player_after_the_last_turn() -> None:
    t = table(3, seat=1, landed={"A": "pyramids", "B": "burial", "C": "obelisks"}, ships={"D": "0"})
    t.play("sail D temple", "round 3-3-2-2", *["card statue"] * 4)
    assert t.player == 2


@rule("IMH-70")
def test_imh_t27_cards_at_the_end() -> None:
    t = table(2, cards={0: "chisel hammer statue statue statue burial_deco"}, burial="0101010101")
    assert t.line("blue")[0] + t.line("statues")[0] + t.line("decorations")[0] == 2 + 6 + 3


def last_turn(sleds: tuple[int, int, int]) -> Table:
    """The sixth round ends, with 47 points for the first two."""
    gone = {"A": "pyramids", "B": "burial", "C": "obelisks"}
    t = table(
        3, number=6, landed=gone, ships={"D": "2"}, sleds=sleds, points=[47, 47, 0], tokens="one two barter shift"
    )
    t.play("sail D market")
    assert t.player == OVER
    return t


@rule("IMH-72")
def test_imh_t28_more_stones_on_the_sled_decide_a_tie() -> None:
    t = last_turn((3, 1, 5))
    assert t.state.scores()[:2] == [47, 47]
    assert t.state.returns() == [1.0, 0.5, 0.0]


@rule("IMH-72")
def test_a_tie_with_equal_sleds_is_shared() -> None:
    assert last_turn((3, 3, 5)).state.returns() == [0.75, 0.75, 0.0]


@rule("IMH-1")
def test_imh_t29_no_stone_is_ever_lost() -> None:
    t = table(2, ships={"A": "0011"}, sleds=(5, 5))
    t.play("sail A temple")  # the table checks the stones after every move
    lost = t.state.copy()
    lost.temple.pop()
    with pytest.raises(AssertionError, match="IMH-T29"):
        lost.check_invariants()


# --- the Sun Ship Tiles ---------------------------------------------------------------------------------------------

TOKENS = {"one", "two", "barter", "shift", "point", "sell", "draw", "reserve"}


def on_rear(token: str, **others: object) -> Table:
    """Ships of 4, 3, 2 and 1 spaces; the token lies on A4."""
    rest = [other for other in ("one", "point", "two", "shift") if other != token][:3]
    return table(2, tokens=" ".join([token, *rest]), **others)  # type: ignore[arg-type]


@rule("SUN-1", "SUN-2", "SUN-3")
def test_sun_t01_tokens_lie_on_the_rear_spaces() -> None:
    t = table(2, card="4-3-3-1", tokens="point one reserve barter")
    free = {space: said for space, told in t.state.view()["facts"].items() for said in told}
    for space, token in {"A4": "point", "B3": "one", "C3": "reserve", "D1": "barter"}.items():
        assert free[space]["args"] == {"token": {"id": f"token-{token}", "args": {}}}
    assert t.state.view()["counters"]["tokens"] == 4


@rule("SUN-4")
def test_sun_t02_each_pair_of_rounds_shows_every_token_once() -> None:
    gone = {"A": "pyramids", "B": "burial", "C": "obelisks"}
    t = table(2, tokens="point one reserve barter", landed=gone, ships={"D": "0"}, sleds=(5, 5))
    t.play("sail D market", "round 3-2-2-1")
    assert t.draws == {"token two": 1, "token shift": 1, "token sell": 1, "token draw": 1}
    t.play("token shift", "token two", "token draw", "token sell", *["card statue"] * 4)
    t.play("load D1", "decline", "load A1", "load A2", "load B1", "load C1")
    t.play("sail A pyramids", "sail B obelisks", "sail C burial", "sail D market", "round 3-3-2-2")
    assert t.draws == {f"token {token}": 1 for token in TOKENS}


@rule("SUN-5", "SUN-A5", "SUN-15")
def test_sun_t03_point_scores_once() -> None:
    t = on_rear("point", points=[12, 0]).play("load A4", "sun")
    assert t.points[0] == 13
    assert t.ship("A") == "...0"
    assert t.refused("load A4") == "IMH-32"


@rule("SUN-5")
def test_sun_t04_declining_is_final() -> None:
    t = on_rear("point", points=[12, 0]).play("load A4", "decline")
    assert t.points[0] == 12
    assert t.refused("sun") is not None
    assert t.player == 1


@rule("SUN-A1", "SUN-9")
def test_sun_t05_one_takes_the_place_of_the_placed_stone() -> None:
    t = on_rear("one", sleds=(5, 2), quarries=(10, 20)).play("load A4", "sun")
    assert (t.sleds[0], t.quarries[0]) == (5, 9)


@rule("SUN-A2", "SUN-17")
def test_sun_t06_two_takes_what_there_is() -> None:
    t = on_rear("two", sleds=(4, 2), quarries=(1, 20)).play("load A4")
    assert t.moves == ["sun 1", "decline"]
    assert t.refused("sun 2") == "SUN-A2"
    t.play("sun 1")
    assert (t.sleds[0], t.quarries[0]) == (4, 0)


@rule("SUN-A6", "SUN-9")
def test_sun_t07_sell_needs_a_stone_after_the_placement() -> None:
    t = on_rear("sell", sleds=(1, 2)).play("load A4")
    assert t.player == 1
    assert t.events == ["load", "sun-useless"]


@rule("SUN-A6")
def test_sun_t08_sell_once() -> None:
    t = on_rear("sell", sleds=(3, 2), quarries=(8, 20), points=[20, 0]).play("load A4", "sun")
    assert (t.sleds[0], t.quarries[0], t.points[0]) == (1, 9, 22)
    assert t.player == 1


@rule("SUN-A7", "SUN-11")
def test_sun_t09_draw_uses_a_red_card_at_once() -> None:
    t = on_rear("draw", sleds=(2, 2), quarries=(8, 20), pyramids="1111")
    t.play("load A4", "sun")
    assert (t.sleds[0], t.quarries[0]) == (0, 9)
    t.play("card entrance")
    assert (t.quarries[0], t.points[0], t.discard) == (8, 4, ["entrance"])


@rule("SUN-A7", "IMH-42")
def test_sun_t10_draw_keeps_another_card() -> None:
    t = on_rear("draw", cards={0: "lever"}).play("load A4", "sun", "card statue")
    assert t.cards(0) == ["lever", "statue"]


@rule("SUN-A3")
def test_sun_t11_barter_for_a_red_card() -> None:
    gone = {"D": "market"}
    t = on_rear("barter", cards={0: "chisel"}, market="lever statue sarcophagus statue", landed=gone)
    t.state.discard.append(t.state.market[3])
    t.state.market[3] = -1
    t.play("load A4", "sun chisel sarcophagus")
    assert t.site("burial") == "0"
    assert t.market == ["lever", "statue", "chisel"]
    assert t.discard[-1] == "sarcophagus"
    assert t.cards(0) == []


@rule("SUN-A3")
def test_sun_t11_barter_needs_a_card_on_both_sides() -> None:
    assert on_rear("barter").play("load A4").events == ["load", "sun-useless"]
    t = on_rear("barter", cards={0: "chisel"}, landed={"D": "market"})
    t.state.discard += t.state.market
    t.state.market = [-1] * 4
    assert t.play("load A4").events == ["load", "sun-useless"]


@rule("SUN-A4", "SUN-7")
def test_sun_t12_shift_exchanges_stones_and_triggers_nothing() -> None:
    t = table(3, seat=2, tokens="shift one point two", ships={"A": "01.."}).play("load A4")
    assert t.refused("sun A1 A3") == "SUN-A4"
    t.play("sun A1 A4")
    assert t.ship("A") == "21.0"
    assert t.player == 0
    assert "sun-decline" not in t.events


@rule("SUN-A4")
def test_sun_t13_shift_needs_two_stones_on_a_ship() -> None:
    assert on_rear("shift").play("load A4").events == ["load", "sun-useless"]


@rule("SUN-A8", "SUN-12")
def test_sun_t14_reserve_binds_ship_and_site() -> None:
    t = on_rear("reserve", ships={"A": "011.", "B": "1.."}).play("load A4", "sun B temple")
    assert t.refused("sail A temple") == "SUN-12"
    assert t.refused("sail A burial") is None
    assert t.refused("sail B temple") == "IMH-33"
    t.play("load B2")
    assert t.refused("sail B temple") is None
    assert t.refused("sail B burial") == "SUN-12"


@rule("SUN-A8")
def test_sun_t15_reserve_needs_a_free_site() -> None:
    t = on_rear("reserve", landed={"D": "temple"}).play("load A4")
    assert t.refused("sun B temple") == "SUN-A8"
    assert t.refused("sun D burial") == "IMH-33"


@rule("SUN-3", "SUN-A5")
def test_sun_t16_the_smallest_ship_has_a_rear_space_too() -> None:
    t = table(2, tokens="one two shift point").play("load D1", "sun")
    assert t.points == [1, 0]
    assert t.refused("load D1") == "IMH-32"
    assert t.refused("sail D burial") is None


@rule("SUN-6", "SUN-8")
def test_sun_t17_chisel_on_two_tokens() -> None:
    t = table(2, tokens="point sell one two", sleds=(3, 2), cards={0: "chisel"})
    t.play("use chisel", "load A4", "sun", "load B3", "sun")
    assert (t.points[0], t.sleds[0]) == (3, 0)


@rule("SUN-14", "SUN-18")
@pytest.mark.parametrize("token", ["sell", "draw"])
def test_sun_t18_a_stone_that_chisel_needs_cannot_be_returned(token: str) -> None:
    t = on_rear(token, sleds=(2, 2), cards={0: "chisel"}).play("use chisel", "load A4")
    assert t.events == ["load", "sun-useless"]
    t.play("load A1")
    assert t.sleds[0] == 0


@rule("SUN-6", "SUN-8", "SUN-A4")
def test_sun_t19_shift_before_the_ship_of_the_card_sails() -> None:
    t = table(2, seat=1, tokens="one shift two point", ships={"B": "0.."}, cards={1: "sail"})
    t.play("use sail", "load B3", "sun B1 B3")
    assert t.ship("B") == "1.0"
    assert t.play("sail B pyramids").points == [1, 2]


@rule("SUN-7")
def test_sun_t20_lever_triggers_no_token() -> None:
    t = table(2, tokens="point one two shift", ships={"A": "0101"}, cards={0: "lever"})
    t.play("use lever", "sail A temple", "next A4", "next A1", "next A2")
    assert t.site("temple") == "1010"
    assert t.points == [0, 0]


def test_every_worked_example_is_here() -> None:
    shown = {re.sub(r"test_(imh|sun)_t(\d\d)_.*", r"\1 \2", name) for name in globals() if name.startswith("test_")}
    wanted = {f"imh {number:02}" for number in range(1, 30)} | {f"sun {number:02}" for number in range(1, 21)}
    assert wanted <= shown
