"""The worked examples of Men-Nefer, MEN-T1 to MEN-T69."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.men_nefer_table import MEN, Table, categories, rule, table
from twolands.games.men_nefer import agenda, score, seasons
from twolands.games.men_nefer import data as d

EXAMPLES = 69

STEPS = [f"step {step}" for step in range(1, 6)]


def harvest(t: Table) -> Table:
    """Lets the Harvest of the Era come now."""
    seasons.harvest(t.s)
    return t


@rule("MEN-32", "MEN-34", "MEN-36", "MEN-38")
def test_t01_a_fee_that_cannot_be_paid() -> None:
    t = table(3, neutral="N2").set(seat=1, food=2).stand("sun.necropolis").tablets("T05", seat=1).turn(1)
    t.play("visit 1", "house necropolis")
    assert t.has(seat=1, food=5)
    assert t.happened("fee-unpaid") == ["MEN-36"]
    assert t.lies("put_away")[-1] == "T05"
    assert t.s.used[3:6] == [1, 0, 0]
    assert "apprentice1.1" in t.lies("sun.necropolis")


@rule("MEN-34", "MEN-41", "MEN-43", "MEN-44")
def test_t02_a_fee_when_specialising() -> None:
    t = table().stand("sun.nile").set(food=5).scarabs(0, 0, 0, 4, 0)
    for seat in (1, 2, 3):
        t.stand("moon.nile", seat=seat)
    t.turn(0).play("specialise nile")
    assert t.has(food=0)
    assert t.at("scarab0.nile") == "scarab.nile.5"
    assert t.legal() == STEPS


@rule("MEN-47", "MEN-51")
def test_t03_what_a_take_costs() -> None:
    t = table().stand("sun.nile").set(food=1).turn(0)
    assert t.legal("take") == ["take 2", "take 3", "take 4", "take 5"]
    assert t.refused("take 1") == "MEN-47"
    t.play("take 2")
    assert t.has(food=0)
    assert t.legal() == ["row 2", "row 3", "row 4", "row 5"]


@rule("MEN-50", "MEN-52")
def test_t04_writing() -> None:
    t = table(3, boards="board_a", rows="T16 T17 T18 T12 T11").stand("sun.nile", "sun.temple").set(food=9).turn(0)
    t.play("take 1")
    assert t.has(writing=1)
    assert t.legal() == ["do 1", "rest"]
    t.play("do 1")
    assert t.has(pp=11)
    t.play("row 5", "rest").draws()
    t.turn(0).play("take 2")
    assert t.s.tablets[1] == d.TABLETS.index("T12")
    assert t.has(writing=1)
    assert t.legal() == ["row 2", "row 3", "row 4", "row 5"], "the next glyph is water"


@rule("MEN-84", "MEN-86", "MEN-90", "MEN-165")
def test_t05_the_great_track() -> None:
    t = table(3).set(great=4).effect("limestone:3").play("limestone great")
    assert t.legal() == ["corner TR", "corner TL"], "space 5 is a hammer"
    t.play("corner TL").draws().play("limestone great", "limestone great")
    assert t.happened() == [
        "great-track MEN-85",
        "great-track MEN-85",
        "only-corner MEN-89",
        "corner MEN-89",
        "gain MEN-61",
        *t.happened()[5:6],
    ], "7 is a hammer, and only TR is left; it covers a Feather"
    assert t.has(great=7)
    assert t.s.tables.great_pp[7] == 5


@rule("MEN-85", "MEN-87")
def test_t06_the_end_of_the_great_track() -> None:
    t = table().set(great=11).effect("limestone:3").play("limestone great")
    t.play("favour food", "favour heka", "limestone great", "favour heart", "limestone great", "favour feather")
    assert t.has(great=12, food=5, heka=3, heart=1, feather=17)
    assert t.done


@rule("MEN-63", "MEN-96", "MEN-97")
def test_t07_a_building_space_needs_a_permission() -> None:
    t = table().set(queens=1).effect("limestone:2")
    assert t.legal() == ["limestone great", "stop"], "the first step could only be on the Great track"
    assert t.refused("limestone queens") == "MEN-96"
    t = table().set(queens=1).printed("tablet", "T11").play("do 1", "do 2", "limestone queens", "queen q1")
    t.play("limestone queens")
    assert t.has(queens=3)


@rule("MEN-166")
@pytest.mark.parametrize("erected", ["library.1 library.2 nile.3", "library.1 library.2 nile.3 temple.1"])
def test_t08_queens_score_up_to_their_cap(erected: str) -> None:
    t = harvest(table(tiles="Q1 Q2 Q3").permissions(at="q2 q2").sphinxes(on=erected))
    assert categories(t, 1)["queens"] == 12


@rule("MEN-100", "MEN-101", "MEN-102")
def test_t09_a_rite() -> None:
    t = table(mastabas="M1 M2 M3 M4 M5").sarcophagi(ready=1).effect("rite:2").play("tomb R1C2.2")
    assert t.legal() == ["do 1", "do 2", "rest"]
    t.play("do 2")
    assert t.legal() == ["mastaba C2", "mastaba R1"]
    t.play("mastaba C2", "mastaba C2")
    assert t.has(heka=6)
    t.play("do 1")
    assert t.has(heart=1)


@rule("MEN-163")
def test_t10_the_necropolis_scores() -> None:
    t = table(mastabas="M1 M2 M4 M3 M5").sarcophagi(tombs="R1C1.3 R2C1.1")
    assert categories(harvest(t), 1)["necropolis"] == 7


@rule("MEN-107", "MEN-159")
def test_t11_rolling_up() -> None:
    t = harvest(table().row("AB BD CE EA"))
    assert t.has(feather=12)
    assert len(t.lies("p0.rolled")) == 4


@rule("MEN-105")
def test_t12_slot_and_space_of_a_papyrus() -> None:
    t = table().row("AB CD").set(heka=3).effect("papyrus:1")
    assert t.refused("papyrus 1") == "MEN-105"
    t.play("papyrus 2")
    assert t.has(heka=0)


@rule("MEN-160")
@pytest.mark.parametrize(("heart", "feather", "points"), [(7, 12, -5), (11, 6, 5), (9, 9, 0)])
def test_t13_the_weighing(heart: int, feather: int, points: int) -> None:
    t = harvest(table().set(heart=heart, feather=feather))
    assert t.has(pp=10 + points)


@rule("MEN-127", "MEN-128", "MEN-153", "MEN-164")
def test_t14_the_orb_passes_a_deity() -> None:
    t = table(deity="maat").set(orbs=2, heka=0).effect("orb:4")
    assert t.at("orb0") == "orb.3"
    t.play("rest")
    assert t.at("orb0") == "orb.6"
    assert t.happened("deity") == ["MEN-128"], "for the second time"
    t.play("rest")
    assert categories(harvest(t), 1)["obelisk"] == 5
    seasons.flood(t.s)
    assert t.has(heka=3)


@rule("MEN-121", "MEN-124")
def test_t15_an_offering() -> None:
    t = table(deity="maat").crafts("1.2 gem used", "1.3 vase used", "2.2 gem").priestesses("0 2 0 0")
    t.set(heka=0, food=0).effect("priestess:2:1").play("offer 2", "do 1", "do 2")
    assert t.has(food=1, heka=1)
    assert t.legal() == ["basket B2.L1", "basket B2.L2", "basket B2.R1", "basket B2.R2"]
    t.play("basket B2.L1", "do 2", "do 1")
    assert t.has(feather=17, orbs=3)


@rule("MEN-151", "MEN-152")
def test_t16_boats_bring_food() -> None:
    t = table().boats("U2 U3 s5 s9").set(food=0)
    seasons.flood(t.s)
    assert t.has(food=5)


@rule("MEN-138", "MEN-139", "MEN-140")
def test_t17_activating_in_a_city() -> None:
    t = table(benefits="B1 B2 B3 B4 B5 B6").boats("U3 s4 port port").effect("boats:2:1").play("activate U3")
    assert t.legal() == ["do 1", "do 2", "rest"]
    t.play("do 1", "do 2")
    assert t.has(pp=11)
    t.play(t.legal("contract")[0])
    assert len(t.lies("p0.contract.1")) == 1
    assert t.fleet() == "s3 s4 port port"


@rule("MEN-161")
def test_t18_turned_contracts_score_again() -> None:
    t = harvest(table().era(2).contracts("K101+ K202+ K201").sarcophagi(tombs="R1C1.1 R1C1.2"))
    assert categories(t, 2)["contracts"] == 5


@rule("MEN-25")
def test_t19_the_floor() -> None:
    t = harvest(table().set(pp=3, heart=2, feather=10).contracts("K201+"))
    assert categories(t, 1) == {"sowing": -7, "duat": -3, "contracts": 2}
    assert t.has(pp=2)


@rule("MEN-157")
def test_t20_the_new_order() -> None:
    t = table().era(2)
    red, blue, green, yellow = range(4)
    t.s.order = [red, green, blue, yellow]
    for seat, points in ((red, 12), (green, 9), (blue, 9), (yellow, 15)):
        t.set(seat, pp=points)
    t.s.agenda = [(agenda.NEW_ERA,)]
    agenda.run(t.s)
    assert t.s.order == [green, blue, red, yellow]
    assert t.s.current_player == green


@rule("MEN-155")
@pytest.mark.parametrize(
    ("tile", "before", "after"),
    [
        ("N5", ("sun.sphinxes", "moon.necropolis"), ("sun.pyramids", "moon.temple")),
        ("N1", ("sun.pyramids", "moon.temple"), ("sun.necropolis", "moon.nile")),
    ],
)
def test_t21_neutral_apprentices_move_down(tile: str, before: tuple[str, str], after: tuple[str, str]) -> None:
    t = table(3, neutral=tile)
    assert (t.at("neutral.1"), t.at("neutral.2")) == before
    seasons.flood(t.s)
    assert (t.at("neutral.1"), t.at("neutral.2")) == after


@rule("MEN-169")
def test_t22_the_purer_soul() -> None:
    t = table(2).set(pp=71, heart=12, feather=4).set(1, pp=71, heart=13, feather=7)
    assert t.s.returns() == [1.0, 0.0]


@rule("MEN-6", "MEN-8", "MEN-15", "MEN-16", "MEN-23")
@pytest.mark.parametrize(
    ("players", "draws", "contracts", "height", "neutrals", "unseen"),
    [(4, 72, 24, 0, 0, 2), (3, 65, 18, 1, 2, 5), (2, 55, 12, 2, 4, 8)],
)
def test_t23_the_set_up_counts(
    players: int, draws: int, contracts: int, height: int, neutrals: int, unseen: int
) -> None:
    state, drawn = MEN.new({"players": players}), 0
    while state.chance_outcomes():
        state.apply(state.chance_outcomes()[0][0])
        drawn += 1
    assert drawn == draws
    s = table(players).s
    assert sum(contract >= 0 for contract in s.cities) == contracts
    assert s.queen_heights == [height] * 3
    assert len(s.neutrals) == neutrals
    assert len(s.unseen) == unseen


@rule("MEN-21")
def test_t24_food_by_the_order() -> None:
    t = table(3, first=2)
    assert t.s.order == [2, 0, 1]
    assert t.s.food == [4, 5, 3]
    assert t.s.current_player == 2


@rule("MEN-34")
def test_t25_neutral_apprentices_count_for_the_fee() -> None:
    t = table(2, neutral="N1").play("visit 1", "house temple")
    assert t.has(food=2)
    t = table(2, neutral="N1").stand("sun.nile").turn(0).play("specialise nile")
    assert t.has(food=2)


@rule("MEN-33", "MEN-34")
def test_t26_own_apprentices_count_for_the_fee() -> None:
    t = table().stand("sun.nile").set(food=5).turn(0).play("visit 2", "house nile")
    assert t.has(food=4)
    t = table().stand("sun.nile", "sun.nile").set(food=5).turn(0).play("specialise nile")
    assert t.has(food=5)
    t.turn(0).play("specialise nile")
    assert t.has(food=4)


@rule("MEN-42")
def test_t27_specialising_without_food() -> None:
    t = table().stand("sun.temple").stand("moon.temple", seat=1).stand("moon.temple", seat=2).set(food=2).turn(0)
    t.play("specialise temple")
    assert t.has(food=5)
    assert t.at("apprentice0.1") == "moon.temple"
    assert t.at("scarab0.temple") == "scarab.temple.0"
    assert t.s.used[:3] == [1, 1, 0]
    assert t.done


@rule("MEN-31", "MEN-90", "MEN-92")
def test_t28_from_a_tomb_to_a_hammer() -> None:
    t = table().seen("I.heka").set(great=1, queens=1).sarcophagi(ready=1).effect("rite:3").play("tomb R1C2.3", "do 1")
    assert t.has(great=2)
    assert t.legal() == ["corner TR", "corner BR", "corner BL", "corner TL"]
    t.play("corner TL")
    assert t.has(heart=1, heka=3)
    assert t.outcomes() == {"I.food": 1, "I.feather": 1, "I.heart": 1}
    t.play("draw I.food")
    assert t.legal() == ["limestone great", "stop"]
    t.play("limestone great")
    assert t.legal() == ["do 2", "rest"]
    t.play("do 2")
    assert t.s.agenda[-1][:2] == (agenda.MASTABA, 3)


@rule("MEN-17", "MEN-87")
def test_t29_hammer_tiles_of_two_players() -> None:
    t = table(2).set(great=2).effect("limestone:2").play("limestone great")
    assert t.legal() == ["corner TR", "corner TL"]
    t.play("corner TL").draws().play("limestone great")
    assert t.legal() == ["favour food", "favour heka", "favour feather", "favour heart"]
    t.play("favour food")
    assert t.legal()[-1] == "stop", "the second of two"
    t = table(3).set(great=2).effect("limestone:2").play("limestone great")
    assert t.legal() == ["limestone great", "limestone queens", "stop"]


@rule("MEN-90")
def test_t30_the_covered_favour() -> None:
    t = table().heights(1, 1, 1, 1).seen("II.heka").set(great=1, food=0, heka=0).effect("limestone:1")
    assert t.lies("corner.TL") == ["I.food"]
    t.play("limestone great", "corner TL")
    assert t.has(food=2, heka=1)


@rule("MEN-88", "MEN-89")
def test_t31_the_level_being_built() -> None:
    t = table().heights(1, 1, 1, 0).set(great=1).effect("limestone:1").play("limestone great")
    assert len(t.lies("corner.BL")) == 1
    assert "only-corner MEN-89" in t.happened()


@rule("MEN-93", "MEN-94")
def test_t32_the_pyramidion() -> None:
    t = table().heights(3, 3, 3, 3).set(great=9).effect("limestone:1").play("limestone great")
    assert t.lies("crown") == ["top"]
    t.play("favour heart")
    assert t.legal() == ["favour food", "favour heka", "favour feather", "stop"]
    assert t.refused("favour heart") == "MEN-93"
    t.play("favour food")
    t.set(1, great=1).turn(1).effect("limestone:1").play("limestone great")
    assert t.has(seat=1, great=2)
    assert t.done


@rule("MEN-95")
def test_t33_the_end_of_the_queens_track() -> None:
    t = table().set(queens=4).permissions(ready=2).effect("limestone:5")
    t.play("limestone queens", "queen q1", *["limestone queens"] * 3, "queen q1")
    assert t.has(queens=8)
    assert t.legal() == ["limestone great", "stop"]
    assert t.refused("limestone queens") == "MEN-95"


@rule("MEN-97")
def test_t34_a_permission_must_be_placed() -> None:
    t = table().permissions(ready=1).permissions(at="q3 q3 q3", seat=1).permissions(at="q3", seat=2).set(queens=1)
    t.effect("limestone:1").play("limestone queens")
    assert t.legal() == ["queen q1", "queen q2"]
    assert t.refused("queen q3") == "MEN-97"
    t = table().permissions(ready=1).permissions(at="q3 q3 q3", seat=1).permissions(at="q3 q2 q2", seat=2)
    t.permissions(at="q2 q2", seat=3).set(queens=1).effect("limestone:1").play("limestone queens")
    assert t.happened()[1:] == ["only-queen MEN-97", "queen MEN-97"]
    assert t.lies("q1.1") == ["permission0.1"]


@rule("MEN-8", "MEN-9", "MEN-98")
def test_t35_queens_pyramids_of_two_players() -> None:
    t = table(2).permissions(ready=1, at="q2 q2").set(queens=4)
    assert t.s.queen_heights == [2, 4, 2]
    t.effect("limestone:1").play("limestone queens")
    assert t.legal() == ["queen q1", "queen q3"]


@rule("MEN-63", "MEN-65", "MEN-74")
def test_t36_empty_supplies() -> None:
    t = table().permissions(at="q1 q1 q1").effect("permission:1")
    assert t.legal() == ["limestone great", "limestone queens"]
    assert table().sarcophagi(ready=4).effect("embalm:1").has(heart=1, feather=17)
    assert table().sphinxes(ready=4).effect("carve:1").has(pp=11)


def offering_at_b2(deity: str) -> Table:
    """A Basket goes on B2.L1, with the Orb at 2."""
    t = table(deity=deity).crafts("1.1 gem").priestesses("0 2 0 0").set(orbs=2)
    return t.effect("priestess:2:1").play("offer 1", "rest", "basket B2.L1")


@rule("MEN-31", "MEN-124", "MEN-128", "MEN-130")
def test_t37_offering_orb_deity_papyrus() -> None:
    t = offering_at_b2("osiris").play("do 1")
    assert t.at("orb0") == "orb.3"
    assert t.legal() == ["do 1", "rest"]
    t.play("do 1", "papyrus 1")
    assert t.has(heka=2)
    assert len(t.lies("p0.papyrus.1")) == 1
    assert t.at("orb0") == "orb.5"
    assert t.legal() == ["do 2", "rest"]
    t.play("do 2")
    assert t.has(feather=17, lying=0b0010)


@rule("MEN-128", "MEN-106")
def test_t38_the_deity_declined() -> None:
    t = offering_at_b2("osiris").play("do 1", "rest")
    assert t.at("orb0") == "orb.5"
    t = table(deity="osiris").row("AB AC AD AE BA").set(orbs=2).effect("orb:3")
    assert t.at("orb0") == "orb.5"
    assert t.done


@rule("MEN-129")
def test_t39_the_top_of_the_obelisk() -> None:
    t = table(deity="maat").set(orbs=11).effect("orb:4")
    assert t.legal() == ["do 1", "do 2", "rest"]
    t.play("rest", "favour heka", "favour heka", "favour heka")
    assert t.has(orbs=12, heka=5)
    assert t.done


@rule("MEN-117", "MEN-120")
def test_t40_an_offering_before_the_steps() -> None:
    t = table().crafts("1.1 gem").priestesses("1 0 0 0").effect("priestess:3:1")
    assert t.legal() == ["priestess A", "priestess B", "priestess C", "priestess D", "offer 1"]
    t.play("offer 1")
    assert t.legal() == ["do 1", "rest"]
    t.play("do 1", "basket A1.L1", "rest")
    assert t.has(lying=0b0001)
    assert t.legal() == ["priestess A", "priestess B", "priestess C", "priestess D", "stop"]
    t.play("priestess A")
    assert t.at("priestess0.A") == "room.A2"
    assert t.has(lying=0)


@rule("MEN-120")
def test_t41_an_offering_after_the_steps() -> None:
    t = table().crafts("1.1 gem").priestesses("1 0 0 0").effect("priestess:3:1").play("priestess B", "offer 1", "rest")
    assert t.legal() == [f"basket {room}1.{space}" for room in "AB" for space in ("L1", "L2", "R1", "R2")]
    t.play("basket A1.L1", "rest")
    assert t.done, "two steps are given up"


@rule("MEN-119", "MEN-126")
def test_t42_who_lies_offers_nothing() -> None:
    t = table().crafts("1.1 gem").priestesses("3 0 0 0", lying="A").effect("priestess:1:1")
    assert t.legal() == ["priestess B", "priestess C"]
    assert t.refused("offer 1") == "MEN-119"
    assert t.refused("priestess A") == "MEN-114"
    t.play("priestess B")
    assert t.legal() == ["offer 1", "stop"]
    t.play("offer 1", "rest")
    assert t.legal() == ["basket B1.L1", "basket B1.L2", "basket B1.R1", "basket B1.R2"]


@rule("MEN-115", "MEN-116")
def test_t43_steps_that_are_lost() -> None:
    t = table().effect("priestess:1:0")
    assert t.legal() == ["priestess A", "priestess B", "priestess C"]
    assert t.refused("priestess D") == "MEN-115"
    t = table().priestesses("1 1 1 0").effect("priestess:1:0")
    assert t.at("priestess0.A") == "room.A2"
    assert t.done


@rule("MEN-110", "MEN-111", "MEN-112")
def test_t44_craft_spaces() -> None:
    t = table().crafts("1.1 gem", "1.2 vase").effect("craft_free:1").play("craft 1")
    assert t.legal() == ["level 1", "level 2"]
    t.play("level 2")
    assert t.has(pp=11)
    t = table().crafts("1.1 gem", "1.2 vase", "1.3 gem", "2.1 vase", "2.2 gem").effect("craft_free:1").play("craft 1")
    assert t.legal() == ["level 1", "level 3"]
    assert t.refused("level 2") == "MEN-111"
    t.play("level 3")
    assert t.has(pp=12)


@rule("MEN-56", "MEN-57", "MEN-109")
def test_t45_a_hole_in_the_market() -> None:
    t = table().set(food=10).effects("craft:1", "craft:1").play("do 1", "craft 4", "do 2")
    assert t.has(food=9)
    assert t.legal() == ["craft 1", "craft 2", "craft 3"]
    assert t.refused("craft 4") == "MEN-57"
    t = table().market(crafts="vase gem mirror perfume").effects("craft_free:1", "craft_free:1")
    t.play("do 1", "craft 2", "do 2", "craft 4")
    assert [t.lies(f"craft.{slot}")[:1] for slot in (1, 2)] == [[], []]
    assert [t.lies(f"craft.{slot}")[0].split(".")[0] for slot in (3, 4)] == ["vase", "mirror"]
    t.play("draw gem")
    assert t.lies("craft.2")[0].startswith("gem")
    t.play("draw vase")
    assert t.lies("craft.1")[0].startswith("vase")


@rule("MEN-29", "MEN-69")
def test_t46_the_order_matters() -> None:
    t = table().set(food=0, heka=0).printed("tablet", "T06")
    assert t.legal() == ["do 1.2", "do 2", "do 3", "rest"]
    assert t.refused("do 1.1") == "MEN-69"
    t.play("do 2")
    assert t.legal() == ["do 1.1", "do 1.2", "do 3", "rest"]
    t.play("do 1.1")
    assert t.legal() == ["craft 3", "craft 4"]


@rule("MEN-67")
def test_t47_too_dear() -> None:
    t = table().row("AB CD").set(heka=1).effect("papyrus:1")
    assert t.happened()[0] == "only-papyrus MEN-105"
    assert t.has(heka=0)
    assert not table().row("AB CD").set(heka=0).can("papyrus:1")


@rule("MEN-66", "MEN-75")
def test_t48_nothing_to_do() -> None:
    t = table().printed("tablet", "T12")
    assert t.legal() == ["do 2", "do 3", "rest"]
    t.play("do 2", "do 3")
    assert t.done


@rule("MEN-140")
@pytest.mark.parametrize(
    ("boats", "city", "after"), [("L3 s5 s4 port", "L3", "s3 s5 s4 port"), ("U1 s2 s1 port", "U1", "port s2 s1 port")]
)
def test_t49_backing_up(boats: str, city: str, after: str) -> None:
    t = table().boats(boats).effect("boats:0:1").play(f"activate {city}", "rest")
    assert t.fleet() == after


@rule("MEN-133", "MEN-134")
def test_t50_passing() -> None:
    t = table().boats("s2 s3 port port").effect("boats:2:0")
    for move in ("boat s2 s4", "boat s2 U2", "boat s2 L1", "boat s3 s4"):
        assert move in t.legal()
    assert t.refused("boat s2 s3") == "MEN-133"
    t = table().boats("s2 s3 port port").effect("boats:1:0")
    assert t.refused("boat s2 s4") == "MEN-132"
    assert t.refused("boat s2 U2") == "MEN-132"
    assert {"boat s2 L1", "boat s3 s4"} <= set(t.legal())


@rule("MEN-132", "MEN-134")
def test_t51_out_of_a_city() -> None:
    t = table().boats("U2 s3 port port").effect("boats:2:0")
    assert t.refused("boat U2 s3") == "MEN-133"
    t.play("boat U2 s4")
    assert t.done, "it took two steps"


@rule("MEN-136", "MEN-141")
def test_t52_before_and_after() -> None:
    t = table().boats("s4 port port port").set(food=0).effect("boats:3:2")
    t.play("activate s4", "boat s4 s5", "boat s5 s6", "boat s6 U3")
    assert t.has(food=2)
    assert t.legal() == ["activate port", "stop"]
    assert t.refused("activate U3") == "MEN-141"


@rule("MEN-136")
def test_t53_not_between_the_steps() -> None:
    t = table().boats("port port port port").effect("boats:3:2").play("boat port s1", "activate s1")
    assert t.legal() == ["activate port", "stop"]
    assert t.refused("boat s1 s2") == "MEN-136"


@rule("MEN-73", "MEN-135")
def test_t54_no_step_possible() -> None:
    t = table().boats("s9 s8 s7 L3")
    assert not t.can("boats:2:0")
    assert t.can("boats:2:1")
    t.effect("boats:2:1")
    assert t.legal() == ["activate s7", "activate s8", "activate s9", "activate L3"]


@rule("MEN-145")
def test_t55_a_seventh_contract() -> None:
    def seven() -> Table:
        t = table().contracts("K101 K205 K107 K102+ K110+ K203+").cities(U2="K208").effect("contract:1")
        return t.play("contract K208")

    t = seven()
    held = ["K101", "K205", "K107", "K102", "K110", "K203", "K208"]
    assert t.legal() == [f"discard {contract}" for contract in held]
    assert t.s.view()["facts"]["K208"][0]["id"] == "contract-standing", "what is in hand tells what it asks for"
    t.play("discard K203")
    assert "K208" in t.lies("p0.contract.6")
    assert t.lies("box") == ["K203"]
    assert categories(harvest(t), 1)["contracts"] == 2
    t = seven().play("discard K208")
    assert categories(harvest(t), 1)["contracts"] == 4


@rule("MEN-78", "MEN-130")
def test_t56_hathor() -> None:
    t = table(deity="hathor").printed("deity", "hathor").play("do 1")
    assert len(t.legal("contract")) == 24
    t = table(deity="hathor").cities(U1="", L1="", U2="", L2="", U3="", L3="").printed("deity", "hathor")
    assert t.done


@rule("MEN-24", "MEN-79")
def test_t57_isis() -> None:
    t = table().set(food=9, heka=4).effect("any:3")
    assert t.legal() == ["split 0 3", "split 1 2", "split 2 1", "split 3 0"]
    assert t.play("split 2 1").has(food=10, heka=5)


@rule("MEN-45", "MEN-77")
def test_t58_thoth() -> None:
    assert table().scarabs(6, 6, 6, 6, 6).printed("deity", "thoth").done
    t = table().scarabs(6, 0, 0, 2, 0).printed("deity", "thoth").play("do 1")
    assert t.legal() == ["scarab necropolis", "scarab temple", "scarab nile", "scarab sphinxes"]
    t.play("scarab nile")
    assert t.at("scarab0.nile") == "scarab.nile.3"
    assert t.done, "without the effects of a step"


@rule("MEN-31", "MEN-104")
def test_t59_a_mastaba_of_stones() -> None:
    t = table(mastabas="M1 M5 M2 M3 M4").set(great=1, queens=1).sarcophagi(ready=1).effect("rite:2")
    t.play("tomb R2C2.2", "do 2", "mastaba C2")
    assert len(t.legal("corner")) == 4, "the stone has reached a hammer"
    t.play("corner TR").draws()
    assert t.legal() == ["mastaba C2", "mastaba R2", "stop"]


@rule("MEN-76")
def test_t60_a_mastaba_that_gives_nothing() -> None:
    t = table(mastabas="M6 M2 M3 M1 M4").boats("s9 s8 s7 L3").sarcophagi(ready=1).set(food=0).effect("rite:1")
    t.play("tomb R1C1.1", "do 2")
    assert t.happened()[2:] == ["only-mastaba MEN-102", "mastaba MEN-104", "gain MEN-59"]
    assert t.has(food=2)


@rule("MEN-148", "MEN-149")
def test_t61_erecting() -> None:
    free = ("library.1", "library.2", "nile.3")
    others = [pedestal for pedestal in d.PEDESTALS if pedestal not in free]
    t = table().sphinxes(ready=1, on=" ".join(others[:3])).taken(" ".join(others[3:])).effect("erect:2")
    assert t.legal() == ["pedestal library.1", "pedestal library.2"]
    assert t.refused("pedestal nile.3") == "MEN-148"
    t.play("pedestal library.2")
    assert t.has(pp=12)
    assert t.legal() == ["do 1", "do 2", "rest"]


@rule("MEN-76", "MEN-149")
def test_t62_the_avenue_of_the_necropolis() -> None:
    t = table(mastabas="M1 M2 M3 M4 M5").sphinxes(ready=1).effect("erect:3").play("pedestal necropolis.3", "do 1")
    assert t.has(pp=13)
    assert t.legal() == [f"mastaba {slot}" for slot in d.MASTABA_SLOTS]
    t.play("mastaba C2", "mastaba C2", "mastaba R1")
    assert t.has(heka=6, heart=1)
    assert t.done


@rule("MEN-53", "MEN-54")
def test_t63_the_pile_is_used_up() -> None:
    t = table(first=3).stand("sun.nile").stand("sun.nile", seat=1).stand("sun.nile", "sun.nile", seat=3)
    t.s.tablets[0] = t.s.unseen.pop()  # seat 0 has taken one
    t.s.used[2] = 1
    t.s.tablets[9] = t.s.put_away.pop()  # and so has seat 3
    t.s.used[11] = 1
    for seat in range(4):
        t.set(seat, food=9, writing=8)
    t.pile("T19", "T03", "T01 T07 T12").turn(3).play("take 3", "row 5", "rest")
    assert t.lies("row.1") == ["T19"]
    assert t.outcomes() == {"T03": 1}
    t.play("draw T03")
    assert t.lies("pile") == ["T03"]
    t.stand("sun.temple", seat=2).turn(2).play("take 3", "row 5", "rest")
    assert t.lies("row.1") == ["T03"]
    assert t.lies("pile") == ["T01"], "without a draw"
    t.turn(1).play("take 3", "row 5", "rest")
    assert t.lies("row.1") == ["T01"]
    assert t.lies("pile") == ["T07"]


@rule("MEN-36", "MEN-38")
def test_t64_put_away_in_the_turn() -> None:
    t = table().tablets("T01 T07 T11").play("visit 2", "house nile")
    assert t.lies("in_use") == ["T07"]
    t.play("rest")
    assert t.lies("put_away") == ["T07"]
    assert t.lies("in_use") == []


@rule("MEN-51")
def test_t65_a_row_below() -> None:
    t = table(boards="board_a", rows="T16 T17 T18 T19 T20").stand("sun.nile").turn(0).play("take 4")
    assert t.legal() == ["row 4", "row 5"]
    assert t.refused("row 3") == "MEN-51"
    t = table(boards="board_b", rows="T16 T18 T17 T19 T20").stand("sun.nile").turn(0).play("take 5")
    assert t.legal() == ["do 1", "rest"]
    assert t.play("do 1").has(heka=3)


@rule("MEN-156")
def test_t66_the_cities_are_filled() -> None:
    t = table()
    for city, space in (("U1", 3), ("U3", 1), ("L3", 2)):
        at = 4 * d.CITIES.index(city) + space - 1
        t._to_pile(t.s.cities[at])
        t.s.cities[at] = -1
    t.discard(2, left=2)
    two = {d.CONTRACTS[contract] for contract in t.s.piles[1]}
    t.s.agenda = []
    seasons.flood(t.s)
    agenda.run(t.s)
    assert set(t.outcomes()) == two
    t.play(f"draw {min(two)}", f"draw {max(two)}")
    assert t.lies("U1.k3") == [min(two)]
    assert t.lies("U3.k1") == [max(two)]
    assert t.lies("L3.k2") == []
    assert [id[1] for space in range(1, 5) for id in t.lies(f"U3.k{space}")] == ["2", "3", "3", "3"]


@rule("MEN-166", "MEN-167")
def test_t67_papyri_rolled_up() -> None:
    t = table(tiles="Q6 Q1 Q2").rolled("AB AC AD AE BA BC BD").permissions(at="q1 q1")
    assert categories(harvest(t), 1)["queens"] == 6


@rule("MEN-159", "MEN-160", "MEN-161", "MEN-163", "MEN-164", "MEN-165", "MEN-166")
def test_t68_a_whole_harvest() -> None:
    t = table(tiles="Q6 Q1 Q2", mastabas="M1 M4 M2 M3 M6").era(2).set(pp=20, heart=8, feather=13, orbs=4, great=3)
    t.row("AB BC DA").rolled("CD CE").contracts("K215 K302 K101+").sphinxes(on="nile.1")
    t.sarcophagi(tombs="R2C2.1").permissions(at="q1")
    harvest(t)
    assert t.has(feather=9, pp=31)
    assert categories(t, 2) == {
        "sowing": 10,
        "duat": -1,
        "contracts": 3,
        "necropolis": 3,
        "obelisk": 3,
        "great": 1,
        "queens": 2,
    }
    assert t.s.turned == sum(1 << d.CONTRACTS.index(contract) for contract in ("K215", "K101"))


@rule("MEN-162")
def test_t69_a_turned_contract_stays_turned() -> None:
    t = table().era(3).boats("s3 s4 port port").contracts("K216+")
    metric = t.s.tables.contract_metric[d.CONTRACTS.index("K216")]
    assert score.METRICS[metric](t.s, 0) == 1, "it asks for two"
    assert categories(harvest(t), 3)["contracts"] == 2


def test_every_worked_example_has_a_test() -> None:
    text = Path(__file__).read_text("utf-8")
    numbers = [int(number) for number in re.findall(r"^def test_t(\d+)_", text, re.MULTILINE)]
    assert numbers == list(range(1, EXAMPLES + 1))
