"""The worked examples of the solo game of Men-Nefer, SOLO-T1 to SOLO-T52."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.men_nefer_solo_table import HE, YOU, Solo, solo
from tests.men_nefer_table import MEN, categories, rule
from twolands.core.game import CHANCE
from twolands.games.men_nefer import agenda, seasons
from twolands.games.men_nefer import data as d
from twolands.games.men_nefer.agenda import run

EXAMPLES = 52


def harvest(t: Solo) -> Solo:
    """Lets the Harvest of the Era come now."""
    seasons.harvest(t.s)
    return t


def flood(t: Solo) -> None:
    """Lets the Flood of the next Era come now."""
    t.s.agenda = []
    seasons.flood(t.s)
    run(t.s)
    while t.s.current_player == CHANCE and t.s.agenda[-1] != (agenda.TILE,):
        t.s.apply(t.s.chance_outcomes()[0][0])


# --- set-up and tiles -------------------------------------------------------------------------------------------------


@rule("SOLO-2", "SOLO-3", "SOLO-4", "SOLO-5", "SOLO-6", "SOLO-89")
def test_t01_set_up() -> None:
    state, draws = MEN.new({"players": 1}), 0
    while MEN.notation(state.chance_outcomes()[0][0]).startswith("draw"):
        state.apply(state.chance_outcomes()[0][0])
        draws += 1
    assert draws == 55
    t = solo()
    assert "visit" in t.tiles()
    assert t.s.order == [HE, YOU]
    assert t.has(YOU, food=4, heka=2, pp=10)
    assert t.has(HE, food=0, heka=0, pp=10)
    assert solo(points=13).has(HE, pp=13)


@rule("SOLO-7", "SOLO-14")
def test_t02_the_first_tile() -> None:
    assert solo().tiles() == {"visit": 3, "specialise": 3, "take1": 1, "take2": 1, "take3": 1}


@rule("SOLO-15", "SOLO-16", "SOLO-17")
def test_t03_what_cannot_be_done_goes_to_the_bottom() -> None:
    t = solo().play("tile take2")
    assert t.tiles() == {"visit": 3, "specialise": 3, "take1": 1, "take3": 1}
    t.play("tile specialise")
    assert t.tiles() == {"visit": 3, "specialise": 2, "take1": 1, "take3": 1}
    t.play("tile visit").draws()
    assert t.bottom() == ["take2", "specialise"]
    assert t.lies("p1.tile") == ["I3"]
    assert t.s.seat == YOU


@rule("SOLO-16", "SOLO-18")
def test_t04_the_bottom_comes_without_chance() -> None:
    t = solo(boards="board_a board_b").stand("moon.nile", "moon.temple", "sun.sphinxes", seat=HE).took("take1", "take3")
    t.below("take2", "specialise").his_turn()
    assert t.happened("tile") == ["SOLO-15"]
    assert t.bottom() == ["specialise"]
    t.draws()
    assert t.s.used[3:6] == [3, 2, 3]
    t.his_turn()
    assert t.s.used[3:6] == [3, 3, 3]
    assert t.house_of(3) == "moon.sphinxes"


@rule("SOLO-17")
def test_t05_what_can_be_done() -> None:
    t = solo().stand("moon.nile", seat=HE).his_turn().play("tile specialise")
    assert t.bottom() == ["specialise"]
    t.play("tile take1")
    assert t.bottom() == ["specialise"]
    assert t.s.used[3:6] == [1, 1, 1]


# --- Visit ------------------------------------------------------------------------------------------------------------


@rule("SOLO-12", "SOLO-22")
def test_t06_he_joins_you() -> None:
    t = solo().scarabs(3, 1, 0, 1, 0, seat=HE).stand("sun.necropolis", "sun.nile").his_turn().play("tile visit")
    assert t.house_of(1) == "sun.necropolis"
    assert t.why()[0] == "join SOLO-22"


@rule("SOLO-21", "SOLO-22")
def test_t07_not_where_he_is() -> None:
    t = solo().scarabs(3, 1, 0, 2, 0, seat=HE).stand("sun.necropolis", "sun.nile").stand("moon.nile", seat=HE)
    assert t.his_turn().play("tile visit").house_of(2) == "sun.necropolis"


@rule("SOLO-21", "SOLO-23")
def test_t08_empty_suns() -> None:
    t = solo().scarabs(5, 0, 0, 0, 4, seat=HE).stand("sun.temple").stand("sun.temple", seat=HE)
    t.neutrals("sun.pyramids", "sun.sphinxes").his_turn().play("tile visit")
    assert t.house_of(2) == "sun.necropolis"
    assert t.why()[0] == "empty SOLO-23"


@rule("SOLO-23")
def test_t09_neutrals_fill_a_sun() -> None:
    t = solo(neutral="N2").scarabs(0, 3, 2, 0, 0, seat=HE).his_turn().play("tile visit")
    assert t.house_of(1) == "sun.temple"


@rule("SOLO-25", "MEN-34")
def test_t10_no_fee_for_him() -> None:
    t = solo(neutral="N2").stand("sun.nile").tablets("T04", seat=HE).his_turn().play("tile visit")
    assert t.house_of(1) == "sun.nile"
    assert t.has(HE, food=0, mummies=3, sarcophagi=1)
    assert t.lies("put_away")[-1] == "T04"
    t.set(YOU, food=5).play("visit 2", "house nile")
    assert t.has(YOU, food=0)


@rule("SOLO-4", "SOLO-9", "SOLO-10", "SOLO-56")
def test_t11_the_top_half() -> None:
    t = solo().his_list("tablet", "T06")
    assert len(t.his_crafts().split()) == 2
    assert t.his_row() == ""
    assert t.has(HE, food=0, heart=1)


@rule("SOLO-10", "SOLO-51")
def test_t12_a_rite_without_a_sarcophagus() -> None:
    t = solo().sphinxes(ready=1, seat=HE).his_list("tablet", "T12")
    assert t.has(HE, mummies=3, sarcophagi=1, heart=1, carved=1)
    assert t.why() == ["embalm SOLO-51"]


@rule("SOLO-46", "SOLO-50")
def test_t13_embalm_then_rite() -> None:
    t = solo().era(2).his_list("tablet", "T16")
    assert t.outcomes() == {"C1": 1, "C2": 1, "C3": 1, "R1": 1, "R2": 1}
    t.play("die R1")
    assert t.lies("R1C1.2") == ["mummy1.1"]
    assert t.has(HE, feather=17, heart=0)
    assert "void SOLO-50" in t.happened()


@rule("SOLO-44", "SOLO-51")
def test_t14_rite_then_embalm() -> None:
    t = solo().sarcophagi(ready=1, tombs="R2C3.3", mummies=2, seat=HE).his_list("tablet", "T16")
    assert t.s.current_player == CHANCE
    assert t.why() == ["rite SOLO-44"]
    t.play("die C1")
    assert t.has(HE, mummies=1, sarcophagi=1)


@rule("SOLO-48")
def test_t15_only_lines_with_a_tomb() -> None:
    for result in ("C3", "R2"):
        t = one_tomb().his("embalm:1")
        assert t.outcomes() == {"C3": 1, "R2": 1}
        t.play(f"die {result}")
        assert t.lies("R2C3.1") == ["mummy1.3"]
        assert t.has(HE, heka=0)


def one_tomb() -> Solo:
    """Of level I only R2C3.1 is free; he has a Sarcophagus available."""
    return solo().sarcophagi(tombs="R1C1.1 R1C2.1 R1C3.1").sarcophagi(1, "R2C1.1 R2C2.1", seat=HE)


@rule("SOLO-46", "SOLO-49")
def test_t16_the_next_lower_level() -> None:
    t = solo().era(2).sarcophagi(tombs="R1C1.2 R2C1.2 R1C1.1").sarcophagi(1, seat=HE).his("rite:1").play("die C1")
    assert t.lies("R2C1.1") == ["mummy1.1"]
    assert t.has(HE, heart=1)


@rule("SOLO-45", "SOLO-52")
@pytest.mark.parametrize(("effect", "reason"), [("rite:3", "no-tomb SOLO-52"), ("embalm:1", "no-tomb SOLO-45")])
def test_t17_no_tomb(effect: str, reason: str) -> None:
    def full(tombs: str) -> Solo:
        return solo().sarcophagi(tombs="R1C1.1 R1C2.1 R1C3.1 R2C1.1").sarcophagi(1, tombs, seat=HE)

    t = full("R2C2.1 R2C3.1").his(effect)
    assert t.has(HE, sarcophagi=2, mummies=0)
    assert t.why() == [reason]
    t = full("R2C2.1 R2C3.1 R2C3.2").his(effect)
    assert t.has(HE, sarcophagi=1, mummies=0, heart=1, feather=17)


# --- pyramids ---------------------------------------------------------------------------------------------------------


@rule("SOLO-38", "SOLO-40", "SOLO-41", "SOLO-43")
def test_t18_limestone_step_by_step() -> None:
    t = solo().permissions(1, seat=HE).set(HE, queens=1).heights(0, 0, 1, 1).seen("I.heka").his("limestone:3")
    assert t.has(HE, queens=2, great=2, permitted=0, feather=16)
    assert t.lies("q1.3") == ["permission1.1"]
    assert t.lies("corner.TR") == ["I.heka"]
    assert t.happened("why-queens") == ["SOLO-38"]
    assert t.happened("why-great") == ["SOLO-38", "SOLO-38"]


@rule("SOLO-38", "SOLO-39")
def test_t19_the_end_of_the_queens_track() -> None:
    t = solo().permissions(1, at="q1 q1", seat=HE).set(HE, queens=7, great=5).his("limestone:3")
    assert t.has(HE, queens=8, great=7, permitted=0, feather=16)
    assert t.lies("q2.3") == ["permission1.3"]


@rule("SOLO-40")
@pytest.mark.parametrize(
    ("heights", "corner"),
    [
        ((0, 1, 1, 1), "TL"),
        ((1, 1, 1, 1), "TR"),
        ((1, 2, 1, 1), "BR"),
        ((1, 2, 2, 1), "BL"),
        ((1, 2, 2, 2), "TL"),
    ],
)
def test_t20_clockwise_from_the_top_right(heights: tuple[int, int, int, int], corner: str) -> None:
    t = solo().heights(*heights).set(HE, great=1)
    before = len(t.lies(f"corner.{corner}"))
    assert len(t.his("limestone:1").lies(f"corner.{corner}")) == before + 1


@rule("SOLO-42")
def test_t21_the_pyramidion() -> None:
    t = solo().heights(3, 3, 3, 3).set(HE, great=9).his("limestone:1")
    assert t.lies("crown") == ["top"]
    assert t.has(HE, feather=16)
    t.set(YOU, great=6)
    t.effect("limestone:1").play("limestone great")
    assert t.has(YOU, great=7)
    assert t.happened("corner") == []


@rule("SOLO-36")
def test_t22_favours_on_the_way() -> None:
    assert solo().set(HE, great=3).his("limestone:1").has(HE, great=4, feather=16)
    assert solo().set(HE, great=12).his("limestone:2").has(HE, great=12, feather=16)


@rule("SOLO-43")
@pytest.mark.parametrize(
    ("yours", "space", "reason"),
    [("q2 q3", "q2.4", "your-queen"), ("", "q1.3", "top-queen"), ("q1 q1", "q2.3", "top-queen")],
)
def test_t23_the_queens_pyramid(yours: str, space: str, reason: str) -> None:
    t = solo().permissions(at=yours).permissions(1, seat=HE).set(HE, queens=1).his("limestone:1")
    assert t.lies(space) == ["permission1.1"]
    assert f"{reason} SOLO-43" in t.why()


@rule("SOLO-28", "SOLO-36", "SOLO-37")
def test_t24_specialise_with_the_pyramids() -> None:
    t = solo().scarabs(2, 0, 0, 0, 0, seat=HE).stand("sun.pyramids", seat=HE).his_turn().play("tile specialise")
    assert t.house_of(1) == "moon.pyramids"
    assert t.at("scarab1.pyramids") == "scarab.pyramids.3"
    assert t.has(HE, queens=2, permissions=2, permitted=0, feather=17)
    assert t.lies("q1.3") == ["permission1.1"]


# --- Specialise and Take ----------------------------------------------------------------------------------------------


@rule("SOLO-26", "SOLO-27")
def test_t25_which_apprentice_specialises() -> None:
    t = solo().scarabs(5, 0, 1, 1, 0, seat=HE).stand("sun.temple", "sun.nile").neutrals("sun.nile")
    t.stand("sun.pyramids", "sun.temple", "sun.nile", seat=HE).his_turn().play("tile specialise")
    assert t.house_of(2) == "moon.temple"
    assert t.why()[0] == "shared SOLO-26"
    t = solo().scarabs(5, 0, 1, 1, 0, seat=HE).stand("sun.pyramids", "sun.temple", "sun.nile", seat=HE)
    t.his_turn().play("tile specialise")
    assert t.house_of(1) == "moon.pyramids"
    assert t.why()[0] == "highest SOLO-27"


@rule("SOLO-28", "SOLO-60", "SOLO-68")
def test_t26_the_last_step() -> None:
    t = solo().scarabs(0, 0, 6, 0, 0, seat=HE).stand("sun.temple", seat=HE).his_turn().play("tile specialise")
    assert t.at("scarab1.temple") == "scarab.temple.6"
    assert t.his_crafts().startswith("1.1 ")
    assert t.depths() == "3 1 0 0", "A for 1, 1 and 2, B for 1"
    assert t.s.current_player == CHANCE
    assert list(t.outcomes()) == ["A3.L1", "A3.L2", "A3.R1", "A3.R2"]
    t.play("die A3.L1")
    assert t.has(HE, orbs=5, feather=17)


DISPLAY = "T18 T13 T07 T11 T04"


@rule("SOLO-29", "SOLO-31", "SOLO-32", "SOLO-33")
def test_t27_take_for_his_glyph() -> None:
    t = solo(rows=DISPLAY, boards="board_b board_a").stand("sun.nile", seat=HE)
    top = t.lies("pile")
    t.his_turn().play("tile take1")
    assert t.lies("p1.1") == ["T11"]
    assert t.has(HE, writing=1, food=0, pp=11, sarcophagi=1)
    assert t.why() == ["glyph SOLO-29"]
    assert (t.lies("row.2"), t.lies("row.1")) == (["T04"], top)
    events = [name for name in t.happened() if name.split()[0] in ("writing", "does", "slide")]
    assert events == ["writing MEN-50", "does SOLO-32", "slide MEN-53"]


@rule("SOLO-11", "SOLO-29", "SOLO-34")
def test_t28_take_for_your_glyph_or_the_cheapest() -> None:
    def t(boards: str, his: int) -> Solo:
        return solo(rows=DISPLAY, boards=boards).set(HE, writing=his).stand("sun.nile", seat=HE)

    owl = t("board_b board_a", 3).his_turn().play("tile take2")
    assert owl.lies("p1.1") == ["T07"], "his next glyph is basket, yours owl"
    assert owl.why()[0] == "your-glyph SOLO-29"
    assert owl.depths() == "1 0 0 0"
    cheapest = t("board_b board_a", 3).set(YOU, writing=4).his_turn().play("tile take3")
    assert cheapest.lies("p1.1") == ["T18"]
    assert cheapest.has(HE, great=1, food=0)
    assert cheapest.why()[0] == "lowest-row SOLO-29"
    water = t("board_b board_c", 0).his_turn().play("tile take1")
    assert water.lies("p1.1") == ["T18"], "not T13"


@rule("SOLO-35")
def test_t29_the_lowest_scarab() -> None:
    t = solo().scarabs(2, 1, 1, 3, 2, seat=HE).his("scarab:1")
    assert t.at("scarab1.necropolis") == "scarab.necropolis.2"
    assert t.has(HE, mummies=4)
    t = solo().scarabs(6, 6, 6, 6, 6, seat=HE).his("scarab:1")
    assert t.why() == ["no-scarab SOLO-35"]
    assert t.s.scarabs[5:] == [6] * 5


# --- markets ----------------------------------------------------------------------------------------------------------


@rule("SOLO-53", "SOLO-54", "SOLO-55")
@pytest.mark.parametrize(
    ("his", "yours", "taken", "reason"),
    [
        ("BD", "", "DA", "drawing"),
        ("AB", "BC", "CD", "your-drawing"),
        ("", "", "EC", "cheapest-papyrus"),
        ("AB AC AD AE BA", "BC", "", "no-papyrus"),
    ],
)
def test_t30_papyri(his: str, yours: str, taken: str, reason: str) -> None:
    t = solo().market(papyri="AB CD DA EC").row(his, seat=HE).row(yours).his("papyrus:1")
    assert t.his_row() == f"{his} {taken}".strip()
    assert t.why()[0].startswith(f"{reason} ")


@rule("SOLO-11", "SOLO-53")
def test_t31_the_cheapest_that_completes() -> None:
    t = solo().market(papyri="AB DC DA EC").row("BD", seat=HE).his("papyrus:1")
    assert t.his_row() == "BD DA"


@rule("SOLO-56", "SOLO-59")
def test_t32_crafts_as_high_as_possible() -> None:
    t = solo().market(crafts="vase gem gem mirror").crafts("1.1 mirror", "1.2 mirror", seat=HE).his("craft:1")
    assert t.his_crafts() == "1.1 mirror 1.2 mirror 2.1 gem"
    assert t.has(HE, pp=11, food=0)
    assert t.s.craft_market[0] < 0, "what was left and right of slot 3 has moved"
    assert t.why() == ["new-type SOLO-56", "level SOLO-59"]
    t = solo().market(crafts="vase gem gem mirror").crafts("1.1 mirror", seat=HE).his("craft:1")
    assert t.his_crafts() == "1.1 mirror 1.2 gem"


ALL_TYPES = ("1.1 vase", "1.2 gem", "1.3 statuette", "1.4 mirror", "2.1 perfume")


@rule("SOLO-57", "SOLO-58")
def test_t33_with_all_types() -> None:
    t = solo().market(crafts="perfume gem statuette gem").crafts(*ALL_TYPES, seat=HE)
    t.crafts("1.1 vase", "1.2 gem used", "1.3 mirror").his("craft:1")
    assert t.his_crafts().endswith("2.2 statuette")
    assert t.why()[0] == "your-type SOLO-57"
    t = solo().market(crafts="perfume gem statuette gem").crafts(*ALL_TYPES, seat=HE).crafts(*ALL_TYPES)
    assert t.his("craft:1").his_crafts().endswith("2.2 gem")
    assert t.why()[0] == "cheapest-craft SOLO-58"


@rule("SOLO-58")
def test_t34_a_type_that_the_market_does_not_show() -> None:
    t = solo().market(crafts="gem gem vase mirror").crafts(*ALL_TYPES[:4], seat=HE).his("craft:1")
    assert t.his_crafts().split()[-1] == "mirror"
    assert t.why()[0] == "cheapest-craft SOLO-58"


# --- temple -----------------------------------------------------------------------------------------------------------


@rule("SOLO-60", "SOLO-61", "SOLO-63")
def test_t35_priestesses() -> None:
    t = solo().priestesses("1 2 0 0", seat=HE).crafts("1.1 gem", seat=HE).his("priestess:4:1")
    assert t.depths() == "2 3 1 0"
    assert list(t.outcomes()) == ["B3.L1", "B3.L2", "B3.R1", "B3.R2"]


@rule("SOLO-62", "SOLO-64", "SOLO-65", "SOLO-66")
def test_t36_an_offering() -> None:
    t = (
        solo(deity="hathor")
        .priestesses("0 3 0 0", seat=HE)
        .crafts("1.1 gem used", "1.2 vase", "1.3 gem", "2.1 gem", seat=HE)
    )
    t.s.offerings[t.s.offerings.index(9 * HE)], t.s.offerings[d.OFFERINGS.index("B3.R1")] = -1, 9 * HE
    t.set(HE, orbs=2).his("priestess:0:1")
    assert t.outcomes() == {"B3.L1": 1, "B3.L2": 1, "B3.R2": 1}
    t.play("die B3.L2")
    assert t.has(HE, orbs=6, heart=1, food=0, heka=0)
    assert t.lies("B3.L2") == ["basket1.2.1"]
    assert t.happened("why-no-deity") == ["SOLO-66", "SOLO-66"]
    assert t.his_contracts() == ""
    assert t.s.lying[HE] == 0b0010


@rule("SOLO-67", "SOLO-59")
def test_t37_no_offering() -> None:
    t = solo().his("priestess:1:1")
    assert t.depths() == "1 0 0 0"
    assert len(t.his_crafts().split()) == 2
    assert "no-offering SOLO-67" in t.why()
    t = solo().crafts(*(f"{space} vase" for space in d.CRAFT_SPACES[:5]), seat=HE)
    t.crafts(*(f"{space} gem" for space in d.CRAFT_SPACES[5:]), seat=HE)
    t.s.fresh[HE] = 0
    before = t.his_crafts()
    t.his("priestess:1:1")
    assert t.his_crafts() == before
    assert t.why()[-1] == "no-craft SOLO-59"


@rule("SOLO-63")
def test_t38_who_offers() -> None:
    t = solo().priestesses("3 0 2 3", lying="D", seat=HE).crafts("1.1 gem", seat=HE)
    for number, place in enumerate(d.OFFERING_PLACES):
        t.crafts(f"1.{number + 1} vase", seat=YOU)
        t.s.fresh[YOU] = 0
        t.s.offerings[d.OFFERINGS.index(f"A3.{place}")] = number
    t.his("priestess:0:1")
    assert list(t.outcomes()) == ["C2.L1", "C2.L2", "C2.R1", "C2.R2"]


# --- Nile -------------------------------------------------------------------------------------------------------------


@rule("SOLO-69", "SOLO-70", "SOLO-71")
def test_t39_the_first_city() -> None:
    assert solo().his("boats:2:0").fleet(HE) == "U1 port port port"
    assert solo().boats("U1 port port port", HE).his("boats:3:0").fleet(HE) == "U1 L1 port port"
    assert solo().boats("U1 L1 port port", HE).his("boats:1:0").fleet(HE) == "U1 L1 s1 port"


@rule("SOLO-70", "SOLO-71", "SOLO-72", "SOLO-73")
def test_t40_the_most_advanced_boat_first() -> None:
    t = solo().boats("s8 s5 U2 port", HE).his("boats:4:2")
    assert t.happened("boat") == ["SOLO-71", "SOLO-70", "SOLO-71"]
    moved = [(args["start"], args["goal"]) for name, _, args in t.events if name == "boat"]
    assert moved == [("s8", "s9"), ("s5", "U3"), ("port", "s1")]
    activated = [args["place"] for name, _, args in t.events if name == "activate"]
    assert activated == ["U3", "U2"]


@rule("SOLO-70", "SOLO-71")
def test_t41_a_boat_that_cannot_reach_a_city() -> None:
    assert solo().boats("s6 s5 port port", HE).his("boats:3:0").fleet(HE) == "U3 s7 port port"


@rule("SOLO-71")
def test_t42_no_boat_can_move() -> None:
    assert solo().boats("s9 s8 s7 L3", HE).his("boats:3:0").fleet(HE) == "s9 s8 s7 L3"


@rule("SOLO-75", "SOLO-76")
def test_t43_river_boats_give_a_point() -> None:
    t = solo().boats("U2 s4 port port", HE).cities(U2="").his("boats:0:2")
    assert t.has(HE, pp=12, food=0)
    assert t.fleet(HE) == "U2 s4 port port"
    assert t.happened("activate") == ["SOLO-75", "SOLO-75"]


@rule("SOLO-74")
def test_t44_benefit_and_contract() -> None:
    t = solo(benefits="B1 B2 B3 B4 B5 B6").boats("U3 port port port", HE).cities(U3="K309 K312").his("boats:0:1")
    assert t.has(HE, pp=11)
    assert t.his_contracts() == "K309"
    assert t.fleet(HE) == "s4 port port port"
    t = solo().boats("U3 s4 port port", HE).cities(U3="K204 K312").his("boats:0:1")
    assert t.his_contracts() == "K312"
    assert t.fleet(HE) == "s3 s4 port port"


@rule("SOLO-77")
def test_t45_six_contracts() -> None:
    t = solo().contracts("K104+ K201 K103 K206+ K110 K205", HE).boats("U3 port port port", HE).cities(U3="K302")
    t.his("boats:0:1")
    assert t.his_contracts() == "K104 K201 K206 K110 K205 K302"
    assert "K103" in t.lies("box")
    t = solo().contracts("K301 K303 K304 K305 K306 K307", HE).boats("U3 port port port", HE).cities(U3="K302")
    t.his("boats:0:1")
    assert t.lies("U3.k1") == ["K302"]
    assert "full SOLO-77" in t.happened()


# --- Sphinxes ---------------------------------------------------------------------------------------------------------


@rule("SOLO-78", "SOLO-80", "SOLO-81")
def test_t46_sphinxes() -> None:
    t = solo().era(2).sphinxes(1, seat=HE).market(papyri="AB CD DA EC").his("carve:1")
    assert t.why() == ["erect SOLO-78"]
    t.play("die library")
    assert t.lies("library.2") == ["sphinx1.1"]
    assert t.has(HE, pp=12, heka=0)
    assert t.his_row() == "EC"
    t = solo().era(3).sphinxes(1, seat=HE).his("carve:1").play("die necropolis")
    assert t.lies("necropolis.3") == ["sphinx1.1"]
    assert t.has(HE, pp=13)
    t = solo().his_list("tablet", "T17")
    assert t.has(HE, sphinxes=3, carved=1)
    t.play("die houses")
    assert t.lies("houses.1") == ["sphinx1.1"]


@rule("SOLO-79", "SOLO-82")
def test_t47_no_sphinx_or_no_pedestal() -> None:
    t = solo().sphinxes(0, on="nile.3 nile.2 houses.2 houses.3", seat=HE).his("erect:2")
    assert t.has(HE, pp=11, carved=0)
    assert t.why() == ["carve SOLO-82"]
    for effect, reason in (("erect:3", "no-pedestal SOLO-82"), ("carve:1", "no-pedestal SOLO-79")):
        t = solo().sphinxes(on="necropolis.1 library.1 pyramids.1 temple.1")
        t.sphinxes(1, on="nile.1 houses.1", seat=HE).his(effect)
        assert t.has(HE, carved=2, sphinxes=0, pp=10)
        assert t.why() == [reason]


# --- Flood, Harvest, end ----------------------------------------------------------------------------------------------


@rule("SOLO-13", "MEN-157")
@pytest.mark.parametrize(("yours", "order"), [(14, [HE, YOU]), (9, [HE, YOU]), (8, [YOU, HE])])
def test_t48_flood(yours: int, order: list[int]) -> None:
    t = solo().set(HE, pp=9, orbs=6).set(YOU, pp=yours, orbs=6, food=1, heka=1)
    t.boats("s4 s7 port port", YOU).boats("s4 s7 port port", HE)
    flood(t)
    assert t.has(YOU, food=4, heka=4)
    assert t.has(HE, food=0, heka=0)
    assert t.s.order == order
    t = solo().set(HE, pp=14).set(YOU, pp=14)
    flood(t)
    assert t.s.order == [HE, YOU]


@rule("SOLO-84", "SOLO-85")
def test_t49_contracts_turn_by_value() -> None:
    t = solo().contracts("K103 K207 K311", HE)
    for era, points in ((1, 1), (2, 3), (3, 6)):
        harvest(t.era(era))
        assert categories(t, era, HE)["contracts"] == points
    assert [t.s.turned >> d.CONTRACTS.index(id) & 1 for id in ("K103", "K207", "K311")] == [1, 1, 1]


@rule("SOLO-86", "SOLO-89")
@pytest.mark.parametrize(("each", "points"), [(4, 8), (5, 10)])
def test_t50_permissions(each: int, points: int) -> None:
    t = harvest(solo(permission=each, tiles="Q1 Q2 Q3").permissions(at="q1 q3", seat=HE))
    assert categories(t, 1, HE)["queens"] == points


@rule("SOLO-84", "SOLO-86", "SOLO-87")
def test_t51_a_whole_harvest() -> None:
    t = solo(mastabas="M1 M2 M4 M5 M7").era(2).set(HE, pp=12, heart=5, feather=12, orbs=5, great=6)
    t.row("AB BC", HE).contracts("K101+ K205 K302", HE).sarcophagi(tombs="R1C1.1 R2C3.2", seat=HE)
    harvest(t.permissions(at="q1", seat=HE))
    assert t.has(HE, pp=30, feather=9)
    won = categories(t, 2, HE)
    del won["sowing"]
    assert won == {"duat": -4, "contracts": 3, "necropolis": 7, "obelisk": 3, "great": 5, "queens": 4}


@rule("SOLO-88", "MEN-169", "MEN-170")
def test_t52_a_tie() -> None:
    t = solo().set(YOU, pp=71, heart=12, feather=4).set(HE, pp=71, heart=13, feather=7)
    assert t.s.returns() == [1.0, 0.0]
    assert t.set(HE, feather=5).s.returns() == [0.5, 0.5]


def test_every_worked_example_has_a_test() -> None:
    text = Path(__file__).read_text("utf-8")
    numbers = [int(number) for number in re.findall(r"^def test_t(\d+)_", text, re.MULTILINE)]
    assert numbers == list(range(1, EXAMPLES + 1))
