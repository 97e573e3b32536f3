"""The rules of Imhotep and of the Sun Ship Tiles, beyond the worked examples."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.imhotep_table import Table, rule, table
from twolands.core.errors import BadMove, BadOption
from twolands.core.game import CHANCE, OVER
from twolands.core.match import Match
from twolands.core.words import sentence
from twolands.games.imhotep import GAME, Options, data
from twolands.games.imhotep.sun_ship import DRAW, uses
from twolands.testing import play_out

GONE = {"A": "pyramids", "B": "burial", "C": "obelisks"}
"""The last ship is left."""


def new(**options: Any) -> Table:
    return Table(GAME.new(options))


# --- setting up -----------------------------------------------------------------------------------------------------


@rule("IMH-1", "IMH-3")
def test_nothing_stands_on_the_five_sites() -> None:
    places = new(players=3).state.view()["places"]
    sites = [ids for place, ids in places.items() if place.split(".")[0] in (*data.SITES, "obelisk")]
    assert len(sites) == 4 + 15 + 5 + 15 + 3
    assert not any(sites)
    assert data.SITES == ("market", "pyramids", "temple", "burial", "obelisks")


@rule("IMH-4")
def test_any_of_the_seven_round_cards_may_come_first() -> None:
    for players, cards in data.ROUND_CARDS.items():
        expected = {f"round {'-'.join(map(str, card))}": 1 for card in cards}
        assert new(players=players).draws == expected


@rule("IMH-4")
def test_a_round_card_of_other_players_or_a_seen_one_cannot_come() -> None:
    t = new(players=2)
    assert t.state.why_not(GAME.parse("round 4-4-3-2")).rule == "IMH-4"  # type: ignore[union-attr]
    last = table(2, landed=GONE, ships={"D": "0"}).play("sail D market")
    assert len(last.draws) == 6
    assert last.state.why_not(GAME.parse("round 4-3-2-1")).rule == "IMH-4"  # type: ignore[union-attr]


@rule("IMH-5", "IMH-12", "IMH-80")
def test_the_option_says_who_begins() -> None:
    t = new(players=3, first=1).play("round 4-3-3-2", *["card statue"] * 4)
    assert t.player == 1
    assert t.sleds == [4, 2, 3]


@rule("IMH-5")
def test_the_one_who_begins_must_play() -> None:
    assert Options(players=4, first=3).first == 3
    with pytest.raises(BadOption) as caught:
        GAME.new({"players": 2, "first": 2})
    assert caught.value.path == "options.first"
    assert "0, 1" in str(caught.value)


# --- a round --------------------------------------------------------------------------------------------------------


@rule("IMH-10", "IMH-11")
def test_a_round_begins_with_ships_and_four_cards() -> None:
    t = new(players=2).play("round 4-3-3-1")
    assert t.state.view()["pieces"].keys() >= {"ship4.1", "ship3.1", "ship3.2", "ship1.1", "round.4-3-3-1"}
    assert [t.ship(name) for name in data.SHIPS] == ["....", "...", "...", "."]
    assert sum(t.draws.values()) == 34
    t.play("card statue", "card chisel", "card statue", "card entrance")
    assert t.market == ["statue", "chisel", "statue", "entrance"]
    assert t.player == 0


@rule("IMH-11")
def test_the_law_of_the_market_is_that_of_the_cards_left() -> None:
    t = new(players=2).play("round 4-3-3-1", "card statue", "card chisel")
    left = Counter({f"card {kind}": copies for kind, copies in zip(data.KINDS, data.COPIES, strict=True)})
    left.subtract(["card statue", "card chisel"])
    assert t.draws == left
    rng = random.Random(5)
    drawn = Counter(GAME.notation(t.state.sample_chance(rng)) for _ in range(16_000))
    for outcome, weight in left.items():
        assert abs(drawn[outcome] / 500 - weight) < 0.35, outcome


@rule("IMH-11")
def test_a_drawn_card_that_is_not_left_is_refused() -> None:
    t = new(players=2).play("round 4-3-3-1", "card entrance", "card entrance")
    assert t.state.why_not(GAME.parse("card entrance")).rule == "IMH-11"  # type: ignore[union-attr]


@rule("IMH-11", "IMH-87")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    t = table(2, landed=GONE, ships={"D": "0"})
    s = t.state
    s.discard += s.deck[1:]
    s.deck = s.deck[:1]
    t.play("sail D market", "round 3-2-2-1", f"card {data.KINDS[data.KIND_OF[s.deck[0]]]}")
    assert t.events == ["card", "reshuffle"]
    assert len(s.deck) == 34 - 1 - len(t.cards(0))
    assert s.discard == []


@rule("IMH-87")
def test_a_match_needs_no_second_deck() -> None:
    for seed in range(30):
        for tiles, most in ((False, 24), (True, 27)):
            s = GAME.new({"players": 4, "sun_ship": tiles})
            for _ in play_out(s, random.Random(seed)):
                pass
            assert 34 - most <= len(s.deck) <= 34 - 24


@rule("IMH-13")
def test_turns_go_round() -> None:
    t = table(3, seat=2)
    asked = []
    for space in ("A1", "A2", "A3", "B1"):
        asked.append(t.player)
        t.play(f"load {space}")
    assert asked == [2, 0, 1, 2]


@rule("IMH-13", "IMH-14")
def test_the_round_ends_with_the_fourth_ship() -> None:
    t = table(2, landed=GONE, ships={"D": "1"}, temple="00", sleds=(5, 5))
    t.play("sail D temple")
    assert t.points == [2, 1]
    assert t.player == CHANCE
    view = t.state.view()
    assert view["counters"]["round"] == 2
    assert not any(view["places"][place] for place in (*data.SHIPS, *data.DOCKS, *data.MARKET_PLACES, "round"))
    assert view["places"]["rounds"] == ["round.4-3-2-1"]


@rule("IMH-14", "IMH-70")
def test_the_sixth_round_is_the_last() -> None:
    t = table(2, number=6, landed={"A": "pyramids", "B": "burial", "C": "temple"}, ships={"D": "1"}, obelisks=(2, 2))
    t.play("sail D obelisks")
    assert t.player == OVER
    assert t.moves == []
    assert t.state.why_not(GAME.parse("quarry")).rule == "IMH-70"  # type: ignore[union-attr]
    assert t.state.scores() == [1, 10]
    assert t.state.returns() == [0.0, 1.0]


@rule("IMH-86")
def test_a_pick_at_the_market_is_no_turn() -> None:
    t = table(3, seat=0, landed=GONE, ships={"D": "2"}, market="statue lever chisel hammer")
    t.play("sail D market")
    assert t.player == 2
    t.play("take lever", "round 3-3-2-2", *["card statue"] * 4)
    assert t.player == 1


@rule("IMH-86")
def test_ships_keep_their_letters() -> None:
    t = table(2, ships={"A": "0101"}).play("sail A burial")
    places = t.state.view()["places"]
    assert places["dock.burial"] == ["ship4.1"]
    assert [places[name] for name in "ABCD"] == [[], ["ship3.1"], ["ship2.1"], ["ship1.1"]]


# --- turns ----------------------------------------------------------------------------------------------------------


@rule("IMH-20")
def test_four_kinds_of_actions_and_no_pass() -> None:
    t = table(2, ships={"B": "01."}, cards={0: "lever"})
    assert {text.split(" ")[0] for text in t.moves} == {"quarry", "load", "sail", "use"}
    assert t.refused("pass") == "IMH-20"
    assert t.refused("take statue") == "IMH-20"
    t.play("use lever")
    assert t.refused("quarry") == "IMH-20"


def stuck(seat: int = 0) -> Table:
    """Nobody has a stone to place, and no ship holds its minimum."""
    return table(2, seat=seat, ships={"A": "10.."}, landed={"B": "temple"}, sleds=(0, 0), quarries=(0, 0))


@rule("IMH-21")
def test_a_pass_is_forced_where_nothing_is_possible() -> None:
    t = stuck()
    assert t.moves == ["pass"]
    t.play("pass")
    assert t.player == 1
    assert t.ship("A") == "10.."


@rule("IMH-21", "IMH-85", "IMH-12")
def test_when_all_have_passed_the_round_ends() -> None:
    t = stuck(seat=1)
    t.state.temple += [t.state.obelisks[0].pop()]
    t.play("pass", "pass")
    assert t.events[:2] == ["pass", "all-passed"]
    assert t.quarries == [1, 1]
    assert t.points == [1, 0]
    t.play("round 3-3-2-2", *["card statue"] * 4)
    assert t.player == 1
    assert t.moves == ["quarry"]


@rule("IMH-85")
def test_another_action_starts_the_count_anew() -> None:
    t = table(3, ships={"A": "10.."}, sleds=(0, 1, 0), quarries=(0, 0, 0))
    t.play("pass", "load B1", "pass", "pass")
    assert t.state.passes == 2
    assert t.player == 1
    assert "all-passed" in t.play("pass").events


@rule("IMH-32")
def test_a_stone_goes_on_any_free_space() -> None:
    t = table(2, card="4-3-2-1", ships={"A": ".1.."}, landed={"D": "temple"})
    assert {text for text in t.moves if text.startswith("load")} == {
        f"load {space}" for space in ("A1", "A3", "A4", "B1", "B2", "B3", "C1", "C2")
    }
    assert t.refused("load A2") == "IMH-32"
    assert t.refused("load C3") == "IMH-32"
    assert t.refused("load D1") == "IMH-33"
    assert t.play("load A4").ship("A") == ".1.0"
    assert table(2, sleds=(0, 2)).refused("load A1") == "IMH-32"


@rule("IMH-33")
def test_a_ship_without_own_stones_may_sail_but_not_where_one_has_landed() -> None:
    t = table(2, ships={"A": "11.1"}, landed={"D": "temple"})
    assert t.refused("sail A temple") == "IMH-33"
    assert t.refused("sail D market") == "IMH-33"
    t.play("sail A pyramids")
    assert t.points == [0, 2 + 1 + 3]
    assert {text for text in t.moves if text.startswith("sail")} == set()


@rule("IMH-35")
def test_a_stone_is_dealt_with_before_the_next() -> None:
    t = table(2, seat=1, card="3-3-2-2", ships={"A": "01."}, market="entrance entrance lever lever", pyramids="00")
    t.play("sail A market")
    assert t.ship("A") == ".1."
    t.play("take entrance")
    assert t.points == [2 + 1 + 3, 0]
    t.play("take entrance")
    assert t.points == [6, 2]


# --- blue cards -----------------------------------------------------------------------------------------------------


@rule("IMH-34")
def test_a_card_that_is_not_held_cannot_be_played() -> None:
    t = table(2, cards={1: "chisel"})
    assert t.refused("use chisel") == "IMH-34"
    t.play("quarry")
    assert t.refused("use chisel") is None


@rule("IMH-34", "IMH-81")
def test_chisel_places_two_stones_anywhere() -> None:
    t = table(2, cards={0: "chisel"}, sleds=(3, 2)).play("use chisel", "load A3", "load D1")
    assert (t.ship("A"), t.ship("D"), t.sleds[0]) == ("..0.", "0", 1)
    assert t.player == 1
    t = table(2, cards={0: "chisel"}).play("use chisel", "load A3", "load A1")
    assert t.ship("A") == "0.0."


@rule("IMH-34", "IMH-81")
def test_chisel_needs_two_stones_and_two_spaces() -> None:
    assert table(2, cards={0: "chisel"}, sleds=(1, 2)).refused("use chisel") == "IMH-34"
    full = {"A": "0101", "B": "01.", "C": "01"}
    assert table(2, cards={0: "chisel"}, ships=full, landed={"D": "temple"}).refused("use chisel") == "IMH-34"
    assert table(2, cards={0: "chisel"}, ships=full).refused("use chisel") is None


@rule("IMH-34")
def test_lever_needs_a_ship_with_its_minimum() -> None:
    assert table(2, cards={0: "lever"}, ships={"A": "01.."}).refused("use lever") == "IMH-34"


@rule("IMH-83")
def test_lever_decides_who_picks_first() -> None:
    t = table(3, ships={"B": "12."}, cards={0: "lever"}, market="statue hammer chisel lever")
    t.play("use lever", "sail B market")
    assert t.player == 0
    assert t.moves == ["next B1", "next B2"]
    assert t.refused("next B3") == "IMH-83"
    assert t.refused("next A1") == "IMH-83"
    t.play("next B2")
    assert t.player == 2
    t.play("take hammer")
    assert t.player == 1, "the last stone goes by itself"
    assert "only-next" in t.events
    t.play("take statue")
    assert (t.cards(1), t.cards(2)) == (["statue"], ["hammer"])


@rule("IMH-34", "IMH-81")
def test_hammer_needs_a_stone_in_the_quarry_and_a_space() -> None:
    assert table(2, cards={0: "hammer"}, quarries=(0, 9)).refused("use hammer") == "IMH-34"
    full = {"A": "0101", "B": "010", "C": "01", "D": "1"}
    assert table(2, cards={0: "hammer"}, ships=full).refused("use hammer") == "IMH-81"


@rule("IMH-81")
def test_the_card_sail_sails_only_its_ship() -> None:
    t = table(2, cards={0: "sail"}, ships={"A": "01..", "B": "011"}).play("use sail", "load A3")
    assert {text.split(" ")[1] for text in t.moves} == {"A"}
    assert t.refused("sail B market") == "IMH-34"
    assert table(2, cards={0: "sail"}, sleds=(0, 2)).refused("use sail") == "IMH-34"
    t = table(2, cards={0: "sail"}, ships={"A": "0..."}, landed={"B": "temple", "C": "burial", "D": "market"})
    assert t.refused("use sail") == "IMH-34"


@rule("IMH-82")
def test_a_played_card_is_discarded_at_once() -> None:
    t = table(2, tokens="barter one two shift", cards={0: "chisel statue"}, sleds=(3, 2))
    t.play("use chisel")
    assert t.discard == ["chisel"]
    t.play("load A4")
    assert t.moves == ["sun statue statue", "decline"]
    assert t.refused("sun chisel statue") == "SUN-A3"


@rule("IMH-13", "IMH-34")
def test_the_round_may_end_with_a_blue_card() -> None:
    t = table(2, landed={"A": "pyramids", "B": "burial", "D": "obelisks"}, ships={"C": "01"}, cards={0: "lever"})
    t.play("use lever", "sail C temple", "next C2")
    assert t.site("temple") == "10"
    assert t.points == [1, 1]
    assert t.player == CHANCE


# --- sites ----------------------------------------------------------------------------------------------------------


@rule("IMH-40")
def test_a_stone_at_the_market_goes_home_for_a_card() -> None:
    t = table(2, seat=1, ships={"D": "0"}, market="statue chisel lever hammer")
    before = t.quarries[0]
    t.play("sail D market")
    assert t.quarries[0] == before + 1
    assert t.player == 0
    assert t.refused("take sail") == "IMH-40"
    assert t.refused("quarry") == "IMH-20"
    t.play("take chisel")
    assert t.cards(0) == ["chisel"]
    assert t.player == 0


@rule("IMH-41")
@pytest.mark.parametrize("kind", ["paved_path", "sarcophagus", "entrance"])
def test_red_cards_build_at_once(kind: str) -> None:
    t = table(2, ships={"D": "0"}, market=f"{kind} statue statue statue", pyramids="11", burial="1")
    t.play("sail D market", f"take {kind}")
    built = {"paved_path": t.heights[0] == 1, "sarcophagus": t.site("burial") == "10", "entrance": t.points[0] == 3}
    assert [name for name, done in built.items() if done] == [kind]
    assert t.discard == [kind]
    open_sites = ("pyramids", "burial", "obelisks")
    t.play("load B1", "load B2")
    assert all(f"sail B {site}" in t.moves for site in open_sites), "no ship has landed there"


@rule("IMH-41", "SUN-10")
def test_a_red_card_without_a_stone_has_no_effect() -> None:
    t = table(
        2, tokens="barter one two shift", cards={0: "statue"}, quarries=(0, 9), market="entrance lever lever statue"
    )
    t.play("load A4", "sun statue entrance")
    assert "no-effect" in t.events
    assert (t.points[0], t.discard) == (0, ["entrance"])


@rule("IMH-42")
def test_kept_cards_are_open_and_without_limit() -> None:
    many = "statue " * 6 + "chisel lever pyramid_deco"
    t = table(2, cards={1: many})
    view = t.state.view()
    assert len(view["places"]["p1.cards"]) == 9
    assert not any(view["pieces"][id].get("face") for id in view["places"]["p1.cards"])


@rule("IMH-50")
def test_later_stones_lie_on_top() -> None:
    places = table(3, temple="0110200").state.view()["places"]
    stacks = [[id[:2] for id in places[f"temple.{stack}"]] for stack in range(1, 6)]
    assert stacks == [["s0", "s0"], ["s1", "s0"], ["s1"], ["s0"], ["s2"]]


@rule("IMH-51", "IMH-52")
def test_the_temple_waits_for_the_end_of_the_round() -> None:
    t = table(2, ships={"A": "001."}).play("sail A temple")
    assert t.points == [0, 0]
    assert t.state.scores() == [0, 0]


@rule("IMH-55")
def test_the_burial_chamber_has_no_end() -> None:
    t = table(2, burial="01" * 8)
    places = t.state.view()["places"]
    assert [places[f"burial.{space}"] != [] for space in (16, 17, 18)] == [True, False, False]
    assert "burial.19" not in places


@rule("IMH-56")
def test_burial_groups_against_a_plain_count() -> None:
    rng = random.Random(3)
    for _ in range(40):
        owners = "".join(str(int(rng.random() * 3)) for _ in range(int(rng.random() * 40)))
        assert table(3, burial=owners).line("burial") == [plain_count(owners, str(seat)) for seat in range(3)]


def plain_count(owners: str, seat: str) -> int:
    """Groups by repeated merging of sets, written apart from the engine."""
    groups = [{space} for space, owner in enumerate(owners) if owner == seat]
    merged = True
    while merged:
        merged = False
        for one in groups:
            for other in groups:
                if one is not other and any(touch(a, b) for a in one for b in other):
                    one |= other
                    groups.remove(other)
                    merged = True
                    break
            if merged:
                break
    return sum(sum(range(1, min(len(group), 5) + 1)) + 2 * max(0, len(group) - 5) for group in groups)


def touch(one: int, other: int) -> bool:
    (column, row), (other_column, other_row) = divmod(one, 3), divmod(other, 3)
    return abs(column - other_column) + abs(row - other_row) == 1


@rule("IMH-60", "IMH-71")
def test_everybody_builds_an_own_obelisk() -> None:
    t = table(3, ships={"A": "0210"}, cards={1: "obelisk_deco"}).play("sail A obelisks")
    assert t.heights == [2, 1, 1]
    assert t.line("obelisks") == [12, 3, 3]
    assert t.line("decorations") == [0, 1, 0]


@rule("IMH-71")
@pytest.mark.parametrize(
    ("card", "stones"),
    [
        ("temple_deco", {"temple": "01" * 6}),
        ("burial_deco", {"burial": "01" * 6}),
        ("obelisk_deco", {"obelisks": (4, 8)}),
    ],
)
def test_green_cards_count_the_stones_of_all(card: str, stones: dict[str, Any]) -> None:
    assert table(2, cards={0: card}, **stones).line("decorations") == [4, 0]


@rule("IMH-84")
def test_scores_in_the_middle_leave_out_the_running_temple() -> None:
    t = table(2, pyramids="01", temple="0011", burial="00", obelisks=(2, 0), cards={0: "statue statue lever"})
    assert t.state.scores() == [2 + 3 + 10 + 3 + 1, 1]


@rule("IMH-84")
def test_the_sheet_adds_up_to_the_scores() -> None:
    for seed in range(6):
        s = GAME.new({"players": 2 + seed % 3, "sun_ship": seed % 2 == 0})
        for _ in play_out(s, random.Random(seed), ["greedy"]):
            pass
        sums = Counter[int]()
        for line in s.view()["score"]:
            sums[line["seat"]] += line["points"]
        assert [sums[seat] for seat in range(s.players)] == s.scores()


# --- the Sun Ship Tiles ---------------------------------------------------------------------------------------------


@rule("SUN-1", "SUN-2")
def test_tokens_are_drawn_after_the_ships_and_before_the_cards() -> None:
    t = new(players=2, sun_ship=True).play("round 4-3-3-1")
    assert len(t.draws) == 8
    assert set(t.draws.values()) == {1}
    t.play("token point", "token one", "token reserve", "token barter")
    assert "card statue" in t.draws
    places = t.state.view()["places"]
    assert [places[f"token.{ship}"] for ship in "ABCD"] == [["sun-point"], ["sun-one"], ["sun-reserve"], ["sun-barter"]]


@rule("SUN-2", "SUN-4")
def test_a_token_comes_once() -> None:
    t = new(players=2, sun_ship=True).play("round 4-3-3-1")
    assert t.state.why_not(GAME.parse("card statue")).rule == "SUN-2"  # type: ignore[union-attr]
    t.play("token point")
    assert t.state.why_not(GAME.parse("token point")).rule == "SUN-4"  # type: ignore[union-attr]


@rule("SUN-4")
def test_used_tokens_are_set_aside() -> None:
    t = table(2, tokens="point one two shift", landed=GONE, ships={"D": "0"}).play("sail D market")
    places = t.state.view()["places"]
    assert places["aside"] == ["sun-one", "sun-two", "sun-shift", "sun-point"]
    assert places["token.A"] == []


@rule("SUN-5")
def test_the_tiles_are_used_before_anything_else() -> None:
    t = table(2, tokens="point one two shift").play("load A4")
    assert t.player == 0
    assert t.moves == ["sun", "decline"]
    assert t.refused("quarry") == "SUN-5"
    assert t.refused("sun 1") == "SUN-5"


@rule("SUN-3", "SUN-5")
def test_other_spaces_trigger_nothing() -> None:
    t = table(2, tokens="point one two shift").play("load A3", "load B2")
    assert t.player == 0
    assert t.points == [0, 0]


@rule("SUN-6")
@pytest.mark.parametrize(
    ("card", "moves"),
    [("chisel", ["load A4"]), ("hammer", ["load A4"]), ("sail", ["load A4"])],
)
def test_blue_cards_place_stones(card: str, moves: list[str]) -> None:
    t = table(2, tokens="point one two shift", ships={"A": "11.."}, cards={0: card}, sleds=(3, 2))
    t.play(f"use {card}", *moves)
    assert t.moves == ["sun", "decline"]


@rule("SUN-8")
def test_the_token_comes_between_the_stones_of_chisel() -> None:
    t = table(2, tokens="two one point shift", cards={0: "chisel"}, quarries=(9, 9)).play(
        "use chisel", "load A4", "sun 2"
    )
    assert t.sleds[0] == 3
    t.play("load A1")
    assert t.player == 1


@rule("SUN-8", "SUN-12")
def test_the_card_sail_obeys_its_own_reservation() -> None:
    t = table(2, tokens="one reserve two point", ships={"B": "1.."}, cards={0: "sail"})
    t.play("use sail", "load B3", "sun B burial")
    assert t.site("burial") == "10", "there was no choice left"
    assert "only-sail" in t.events


@rule("SUN-A1", "SUN-9")
def test_one_needs_a_stone_in_the_quarry() -> None:
    t = table(2, tokens="one two point shift", quarries=(0, 9)).play("load A4")
    assert t.events == ["load", "sun-useless"]


@rule("SUN-A2", "SUN-17")
def test_two_may_take_one_or_two() -> None:
    t = table(2, tokens="two one point shift").play("load A4")
    assert t.moves == ["sun 1", "sun 2", "decline"]
    assert t.play("sun 2").sleds[0] == 3


@rule("SUN-A3", "SUN-10")
def test_barter_after_the_market_and_the_blue_card_of_the_next_turn() -> None:
    t = table(
        2,
        tokens="barter one two shift",
        ships={"D": "1"},
        cards={0: "statue"},
        market="lever lever hammer chisel",
        sleds=(4, 2),
    )
    t.play("sail D market", "take lever", "load A1")
    assert t.market == ["lever", "hammer", "chisel"]
    t.play("load A4", "sun statue chisel")
    assert t.market == ["lever", "hammer", "statue"]
    assert t.player == 1
    t.play("quarry")
    assert "use chisel" in t.moves


@rule("SUN-16")
def test_barter_and_shift_may_change_nothing() -> None:
    t = table(2, tokens="barter one two shift", cards={0: "statue"}).play("load A4", "sun statue statue")
    assert t.cards(0) == ["statue"]
    t = table(2, tokens="shift one two barter", ships={"B": "00."}).play("load A4", "sun B1 B2")
    assert t.ship("B") == "00."


@rule("SUN-A4", "SUN-7")
def test_shift_onto_a_rear_space_triggers_nothing() -> None:
    t = table(2, tokens="shift point two one", ships={"B": "0.1"}).play("load A4", "sun B1 B3")
    assert t.ship("B") == "1.0"
    assert t.points == [0, 0]
    assert t.player == 1


@rule("SUN-A4")
def test_a_ship_that_has_sailed_cannot_be_shifted() -> None:
    t = table(2, tokens="shift point two one", ships={"A": "01.."}, landed={"B": "temple"}).play("load A4")
    assert t.refused("sun B1 B2") == "IMH-33"


@rule("SUN-A6")
def test_sell_may_be_declined() -> None:
    t = table(2, tokens="sell point two one", sleds=(3, 2)).play("load A4", "decline")
    assert (t.sleds[0], t.points) == (2, [0, 0])


@rule("SUN-A7", "SUN-11")
def test_draw_is_a_draw_of_the_market_deck() -> None:
    t = table(2, tokens="draw point two one").play("load A4", "sun")
    assert t.player == CHANCE
    assert sum(t.draws.values()) == 30
    assert t.draws["card statue"] == 6
    assert t.state.why_not(GAME.parse("token one")).rule == "IMH-11"  # type: ignore[union-attr]
    t.play("card lever")
    assert t.player == 1


@rule("SUN-11")
def test_draw_shuffles_the_discards_or_cannot_be_used() -> None:
    t = table(2, tokens="draw point two one")
    s = t.state
    s.discard, s.deck = s.deck, []
    t.play("load A4", "sun")
    assert t.events == ["sun-draw", "reshuffle"]
    assert sum(t.draws.values()) == 30

    s = table(2, tokens="draw point two one").state
    s.discard, s.deck = [], []
    assert uses(s, DRAW) == []


@rule("SUN-12")
def test_a_reservation_binds_lever_and_the_card_sail() -> None:
    t = table(2, tokens="reserve one two shift", ships={"A": "011.", "B": "01."}, cards={1: "lever sail"})
    t.play("load A4", "sun A burial", "use lever")
    assert {text for text in t.moves if " A " in text} == {"sail A burial"}
    assert t.refused("sail B burial") == "SUN-12"
    assert t.refused("sail A market") == "SUN-12"
    t = table(2, tokens="reserve one two shift", ships={"B": "0.1"}, cards={1: "lever sail"})
    t.play("load A4", "sun A burial", "use sail", "load B2")
    assert t.refused("sail B burial") == "SUN-12"
    assert len(t.moves) == 4


@rule("SUN-12", "SUN-13")
def test_any_waiting_ship_and_any_free_site_may_be_reserved() -> None:
    t = table(2, tokens="reserve one two shift", landed={"D": "temple"}).play("load A4")
    assert len(t.moves) == 3 * 4 + 1
    t.play("sun C obelisks")
    view = t.state.view()
    assert (view["counters"]["reserved.ship"], view["counters"]["reserved.site"]) == (2, data.OBELISKS)
    for ship in range(3):
        assert t.state.course[ship].bit_count() == (1 if ship == 2 else 3)


@rule("SUN-12", "IMH-85")
def test_a_reservation_ends_with_the_round() -> None:
    t = table(2, tokens="reserve one two shift", sleds=(1, 0), quarries=(0, 0))
    t.play("load A4", "sun A temple", "pass", "pass", "round 3-2-2-1")
    assert t.state.course == [data.ALL_SITES] * 4


@rule("SUN-14")
def test_a_gained_stone_does_not_make_chisel_legal() -> None:
    t = table(2, tokens="one two point shift", cards={0: "chisel"}, sleds=(1, 2))
    assert t.refused("use chisel") == "IMH-34"


@rule("SUN-14", "SUN-18")
def test_sell_in_the_middle_of_chisel_with_a_stone_to_spare() -> None:
    t = table(2, tokens="sell two point shift", cards={0: "chisel"}, sleds=(3, 2))
    t.play("use chisel", "load A4", "sun", "load A1")
    assert (t.sleds[0], t.points[0]) == (0, 2)


@rule("SUN-15")
def test_points_of_tokens_stand_on_the_sheet() -> None:
    t = table(2, tokens="sell two point shift", pyramids="0").play("load A4", "sun")
    assert t.line("sun_ship") == [2, 0]
    assert t.line("pyramids") == [2, 0]


@rule("SUN-4")
def test_every_order_of_the_tokens_is_as_likely() -> None:
    """Exact: 8 · 7 · 6 · 5 deals in the first round, then the other four in any order."""
    deals = list(orders(new(players=2, sun_ship=True).play("round 4-3-3-1"), 4))
    assert len(deals) == len(set(deals)) == 8 * 7 * 6 * 5


def orders(t: Table, more: int) -> Iterator[tuple[str, ...]]:
    if not more:
        yield ()
        return
    for draw in t.draws:
        after = Table(t.state.copy())
        after.state.apply(GAME.parse(draw))
        for rest in orders(after, more - 1):
            yield (draw, *rest)


# --- what the board tells -------------------------------------------------------------------------------------------


def said(told: list[dict[str, Any]]) -> list[str]:
    return [sentence(message, game="imhotep", names=("Neferu", "Ramose")) for message in told]


@rule("IMH-35", "IMH-45")
def test_a_ship_tells_what_it_would_bring() -> None:
    t = table(2, ships={"B": "01."}, landed={"A": "temple"}, pyramids="0" * 13, burial="01", obelisks=(0, 1))
    assert said(t.state.facts("B")) == [
        "the market: Neferu a card, Ramose a card",
        "the pyramids: Neferu +4, Ramose +1",
        "the burial chamber: Neferu +1, Ramose +1",
        "the obelisks: Neferu +1, Ramose +0",
    ]


@rule("IMH-45", "IMH-50", "IMH-56", "IMH-61")
def test_sites_tell_what_the_next_stone_brings() -> None:
    t = table(2, pyramids="0", temple="0110", burial="00", obelisks=(2, 1))
    facts = t.state.view()["facts"]
    assert said(facts["pyramids"][:1]) == ["next stone: 1 point"]
    assert said(facts["temple"][:1]) == ["next stone: space 1, over Neferu\u2019s"]
    assert said(facts["burial"][:2]) == ["Neferu: 3 → 6", "Ramose: 0 → 1"]
    assert said(facts["obelisks"][:2]) == ["Neferu: 10 → 10", "Ramose: 1 → 5"]


@rule("SUN-5", "SUN-A1")
def test_a_token_tells_whether_it_could_be_used() -> None:
    t = table(2, tokens="one point two shift", quarries=(0, 9))
    assert said(t.state.facts("token.A")) == ["Neferu could not use it now"]
    assert said(t.state.facts("token.B")) == ["Neferu could use it now"]
    assert t.ship("A") == "....", "it was only thought of"


# --- the contract ---------------------------------------------------------------------------------------------------


def test_without_the_tiles_nothing_of_them_is_seen() -> None:
    view = new(players=2).play("round 4-3-3-1", *["card statue"] * 4).state.view()
    assert not any(place.startswith("token") for place in view["places"])
    assert not any(line["category"] == "sun_ship" for line in view["score"])


def test_every_notation_is_one_move() -> None:
    assert len(set(GAME.notations)) == len(GAME.notations)
    for text in ("", "load", "load E1", "sail A nowhere", "sun 3", "sun entrance statue", "Quarry", "use statue"):
        with pytest.raises(BadMove):
            GAME.parse(text)


def test_greedy_beats_random_from_both_seats() -> None:
    won = 0.0
    for game in range(12):
        players = ["greedy", "random"] if game % 2 else ["random", "greedy"]
        s = GAME.new({"first": game // 2 % 2, "sun_ship": game % 3 == 0})
        for _ in play_out(s, random.Random(game), players):
            pass
        won += s.returns()[players.index("greedy")]
    assert won >= 11


def test_a_match_of_four_is_saved_and_loaded() -> None:
    match = Match(GAME, {"players": 4, "sun_ship": True}, seed=4)
    match.replay([GAME.notation(move) for move in play_out(match.state.copy(), random.Random(4))])
    assert match.over
    again = Match.load(match.save(), lambda name: GAME)
    assert again.state.scores() == match.state.scores()
    assert len(again.seats) == 4
