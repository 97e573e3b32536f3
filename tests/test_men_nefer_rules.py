"""The rules of Men-Nefer, MEN-1 … MEN-173, each shown at a table. The worked examples show many more of them."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.men_nefer_table import MEN, Table, categories, rule, table, walk
from twolands import contract
from twolands.core.game import CHANCE, OVER
from twolands.core.words import LANGUAGES, sentence
from twolands.games.men_nefer import agenda, score, seasons
from twolands.games.men_nefer import data as d
from twolands.games.men_nefer.state import MenNeferState

PLAYERS = (2, 3, 4)


# --- the frame --------------------------------------------------------------------------------------------------------


@rule("MEN-1", "MEN-2", "MEN-3", "MEN-168")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_eras_of_nine_turns_for_everybody(players: int) -> None:
    turns: Counter[tuple[int, int]] = Counter()
    state = MEN.new({"players": players})
    assert state.agenda[0] == (agenda.NEW_ERA,), "no Flood before Era I"
    for state, _ in walk(3, players, first=players - 1):
        if state.current_player >= 0 and state.agenda[-1][0] == agenda.TURN:
            turns[state.era, state.seat] += 1
            if sum(state.used) == 0:
                assert state.seat == state.order[0]
    assert turns == {(era, seat): 9 for era in (1, 2, 3) for seat in range(players)}
    assert state.current_player == OVER


@rule("MEN-3")
def test_who_has_used_all_options_is_passed_over() -> None:
    t = table()
    t.stand("moon.nile", "moon.nile", "moon.nile", seat=1)
    for space in range(3):
        t.s.tablets[3 + space] = t.s.put_away.pop()
    t.s.used[3:6] = [3, 3, 3]
    t.tablets("T01 T02 T11").play("visit 1", "house nile", "rest")
    assert t.s.current_player == 2


@rule("MEN-4", "MEN-2")
def test_nobody_passes_and_a_turn_is_always_asked() -> None:
    for state, _ in walk(5):
        if state.current_player >= 0 and state.agenda[-1][0] == agenda.TURN:
            assert {d.VERB[move] for move in state.legal_moves()} <= {"visit", "specialise", "take"}
    t = table().stand("moon.nile", "moon.nile", "sun.nile").turn(0)
    for space in range(3):
        t.s.tablets[space] = t.s.put_away.pop()
    t.s.used[2] = 3
    t.turn(0)
    assert t.legal() == ["specialise nile"], "asked although only one move is left"


@rule("MEN-5")
def test_what_nobody_has_seen_is_drawn_by_its_number() -> None:
    for state, _ in walk(2, 3):
        if state.current_player == CHANCE:
            assert all(weight > 0 for _, weight in state.chance_outcomes())
        elif state.current_player >= 0:
            refusal = state.why_not(MEN.parse("draw T01"))
            assert refusal is not None
            assert refusal.rule == "MEN-5"


# --- set-up -----------------------------------------------------------------------------------------------------------


@rule("MEN-6", "MEN-173")
def test_only_the_top_of_a_stack_is_seen() -> None:
    t = table()
    for level in d.LEVELS:
        assert len(t.lies(f"stack.{level}")) == 1
    assert [len(pieces) for pieces in t.s.quarry] == [3, 3, 3]
    assert t.lies("pyramidion") == ["top"]


@rule("MEN-7")
@pytest.mark.parametrize(("players", "built"), [(2, 1), (3, 1), (4, 0)])
def test_two_corners_stand_from_the_start(players: int, built: int) -> None:
    t = table(players)
    assert [len(t.lies(f"corner.{corner}")) for corner in ("BR", "BL", "TR", "TL")] == [built, built, 0, 0]
    assert t.has(heart=0, feather=18, heka=2)


@rule("MEN-10", "MEN-11", "MEN-12", "MEN-14")
def test_tiles_that_are_drawn() -> None:
    drawn: Counter[int] = Counter()
    for state, move in walk(4, 4):
        if state.current_player == CHANCE and state.era == 0:
            kind = state.agenda[-1][0]
            drawn[kind] += 1
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            if kind in (agenda.DRAW_QUEEN_TILE, agenda.DRAW_MASTABA, agenda.DRAW_BENEFIT):
                every = {agenda.DRAW_QUEEN_TILE: 6, agenda.DRAW_MASTABA: 7, agenda.DRAW_BENEFIT: 6}[kind]
                assert len(outcomes) == every + 1 - drawn[kind], "each tile once"
            assert move in outcomes
    assert drawn[agenda.DRAW_QUEEN_TILE] == 3
    assert drawn[agenda.DRAW_MASTABA] == 5
    assert drawn[agenda.DRAW_DEITY] == 1
    assert drawn[agenda.DRAW_BENEFIT] == 6


@rule("MEN-13", "MEN-108", "MEN-171")
def test_the_bags() -> None:
    state = MEN.new({"players": 4})
    seen: dict[tuple[int, ...], dict[str, int]] = {}
    while state.agenda[-1][0] != agenda.DRAW_CONTRACT:
        seen.setdefault(state.agenda[-1], {MEN.notation(move): weight for move, weight in state.chance_outcomes()})
        state.apply(state.chance_outcomes()[0][0])
    assert seen[agenda.DRAW_CRAFT, 0] == {f"draw {kind}": 7 for kind in d.CRAFT_TYPES}
    assert seen[agenda.DRAW_CRAFT, 1]["draw vase"] == 6, "one vase lies in slot 1"
    assert seen[agenda.DRAW_PAPYRUS, 0] == {f"draw {papyrus}": 2 for papyrus in d.PAPYRI}
    assert len(d.PAPYRI) == 20
    assert all(papyrus[0] != papyrus[1] for papyrus in d.PAPYRI)


@rule("MEN-15", "MEN-146")
@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 3), (4, 4)])
def test_contracts_in_the_cities(players: int, spaces: int) -> None:
    t = table(players)
    for city in d.CITIES:
        contracts = [id for space in range(1, spaces + 1) for id in t.lies(f"{city}.k{space}")]
        assert len(contracts) == spaces
        assert {id[1] for id in contracts} == {city[1]}, "U1 and L1 hold value 1, and so on"


@rule("MEN-18")
def test_boards_differ_in_their_glyphs() -> None:
    t = table()
    assert sorted(t.s.boards) == [0, 1, 2, 3]
    assert len(set(t.s.tables.board_glyphs)) == 4


@rule("MEN-19", "MEN-20")
def test_what_everybody_starts_with() -> None:
    t = table()
    for seat in range(4):
        assert t.has(seat, heka=2, pp=10, heart=0, feather=18, writing=0, orbs=0, great=0, queens=0)
        assert t.has(seat, mummies=4, sphinxes=4, permissions=3, sarcophagi=0, carved=0, permitted=0, lying=0)
        assert t.fleet(seat) == "port port port port"
        assert [t.lies(f"p{seat}.home.{space}") for space in (1, 2, 3)] == [
            [f"apprentice{seat}.{space}"] for space in (1, 2, 3)
        ]
        assert all(f"scarab{seat}.{house}" in t.lies(f"scarab.{house}.0") for house in d.HOUSES)
        assert all(f"priestess{seat}.{aisle}" in t.lies(f"room.{aisle}0") for aisle in d.AISLES)
        assert all(t.lies(f"p{seat}.craft.{space}") == [f"basket{seat}.{space}"] for space in d.CRAFT_SPACES)
    t.effect("limestone:1").play("limestone great")
    assert t.at("great0") == "great.1", "the first step leads to space 1"


@rule("MEN-22")
def test_one_tablet_of_each_back() -> None:
    t = table()
    for seat in range(4):
        backs = [t.s.tables.tablet_back[t.s.tablets[3 * seat + space]] for space in range(3)]
        assert backs == [1, 2, 3]


@rule("MEN-23", "MEN-48")
def test_the_display_and_the_pile() -> None:
    rows = [entry for entry in reversed(MEN.new().agenda) if entry[0] == agenda.DRAW_ROW]
    assert [row + 1 for _, row in rows] == [5, 4, 3, 2, 1]
    t = table().stand("sun.nile").set(food=9).turn(0)
    assert len(t.lies("pile")) == 1
    assert t.legal("take") == [f"take {row}" for row in range(1, 6)], "not the top of the pile"


# --- limits -----------------------------------------------------------------------------------------------------------


@rule("MEN-24", "MEN-59", "MEN-82")
def test_food_and_heka_are_limited_and_may_be_lost() -> None:
    t = table().set(food=9, heka=10).printed("offering", "A1.R2")
    assert t.legal() == ["do 1", "do 2", "rest"], "Heka is offered though all of it is lost"
    t.play("do 2")
    assert t.has(heka=10)
    assert table().set(food=9).effect("food:3").has(food=10)


@rule("MEN-25", "MEN-60")
def test_points_have_a_floor_and_no_ceiling() -> None:
    t = table().set(pp=1)
    t.s.score(0, score.DUAT, -8)
    assert t.has(pp=0)
    t.s.score(0, score.DUAT, 5)
    assert t.has(pp=5)
    assert table().set(pp=200).effect("pp:3").has(pp=203)


@rule("MEN-26", "MEN-61")
def test_heart_and_feather_stop_at_the_ends() -> None:
    t = table().set(heart=17, feather=1).effects("heart:2", "feather:2").play("do 1", "do 2")
    assert t.has(heart=18, feather=0)
    assert table().set(heart=12, feather=9).effect("heart:1").has(heart=13), "they pass each other"


@rule("MEN-27", "MEN-43")
def test_a_scarab_stops_at_six() -> None:
    t = table().stand("sun.nile").scarabs(0, 0, 0, 6, 0).turn(0).play("specialise nile")
    assert t.at("scarab0.nile") == "scarab.nile.6"
    assert t.legal() == [f"step {step}" for step in range(1, 7)]
    before = [0] * 10
    for state, _ in walk(7, 2, busy=True):
        assert all(now >= then for now, then in zip(state.scarabs, before, strict=True))
        before = state.scarabs[:]


@rule("MEN-28")
def test_a_payment_is_whole_or_not_made() -> None:
    t = table().set(food=1).stand("sun.nile", seat=1).stand("sun.nile", seat=2).turn(0).play("visit 1", "house nile")
    assert t.has(food=4), "3 as consolation, nothing was paid"
    assert table().set(food=1).effect("craft:1").happened()[0] == "only-craft MEN-109"


# --- lists ------------------------------------------------------------------------------------------------------------


@rule("MEN-29", "MEN-37")
def test_a_list_is_done_in_any_order_and_may_be_left() -> None:
    for first, second in (("do 1", "do 2"), ("do 2", "do 1")):
        t = table().set(food=0, heka=0).printed("tablet", "T05").play(first, second)
        assert t.has(food=1, heka=1)
        assert t.legal() == ["do 3", "rest"]
    t.play("rest")
    assert t.has(carved=0)
    assert t.done


@rule("MEN-30", "MEN-80")
def test_of_two_halves_one_is_done() -> None:
    t = table().printed("row", "2")
    assert t.legal() == ["do 1.1", "do 1.2", "rest"]
    t.play("do 1.2")
    assert t.has(carved=1, sarcophagi=0)
    assert t.done
    assert table().printed("row", "2").refused("do 1") == "MEN-30"


@rule("MEN-81")
def test_a_half_that_gives_nothing_is_not_offered() -> None:
    t = table().sarcophagi(ready=1).printed("tablet", "T12")
    assert t.legal() == ["do 1.1", "do 2", "do 3", "rest"]
    assert t.refused("do 1.2") == "MEN-75"


@rule("MEN-31")
def test_what_is_nested_is_finished_first() -> None:
    t = table(mastabas="M1 M5 M2 M3 M4").set(great=3).sarcophagi(ready=1).effect("rite:2")
    t.play("tomb R1C2.2", "do 2", "mastaba C2", "limestone great")
    assert t.legal()[0] == "favour food", "the Favours of space 4 come before the second activation"
    assert t.refused("mastaba C2") == "MEN-31"
    prompt = t.s.view()["prompt"]
    assert prompt["id"] == "prompt-chain"
    chain = prompt["args"]["chain"]
    assert [link["id"] for link in chain] == ["left-list", "effect-mastaba_of"]
    items = chain[0]["args"]["items"]
    assert [item["id"] for item in items] == ["effect-heart", "ticked"], "what has been begun is ticked"


# --- the turn ---------------------------------------------------------------------------------------------------------


@rule("MEN-32", "MEN-39")
def test_a_visit_uses_the_tablet_beside_the_apprentice() -> None:
    t = table().tablets("T01 T07 T11").stand("sun.temple").turn(0)
    assert t.legal("visit") == ["visit 2", "visit 3"]
    assert t.refused("visit 1") == "MEN-32"
    t.play("visit 2")
    assert t.lies("in_use") == ["T07"]
    assert t.legal() == [f"house {house}" for house in d.HOUSES]
    t.play("house nile", "rest")
    assert t.at("scarab0.nile") == "scarab.nile.0"


@rule("MEN-32", "MEN-40", "MEN-46")
def test_each_option_three_times_an_era() -> None:
    t = table().stand("sun.nile", "sun.nile", "sun.nile").turn(0)
    assert t.refused("visit 1") == "MEN-32"
    assert t.legal("visit") == []
    assert "take 5" in t.legal()
    t = table().stand("moon.nile", "moon.nile", "moon.nile").turn(0)
    assert t.refused("specialise nile") == "MEN-40"
    t = table().stand("sun.nile").turn(0)
    t.s.used[2] = 3
    assert t.turn(0).refused("take 3") == "MEN-46"


@rule("MEN-34", "MEN-35")
@pytest.mark.parametrize(("others", "cost"), [(0, 0), (1, 1), (2, 3), (3, 5)])
def test_fees(others: int, cost: int) -> None:
    t = table()
    for seat in range(1, others + 1):
        t.stand("sun.nile", seat=seat)
    t.set(food=9).turn(0).play("visit 1", "house nile")
    assert t.has(food=9 - cost)


@rule("MEN-40")
def test_specialise_needs_an_apprentice_on_a_sun() -> None:
    t = table().stand("moon.nile").turn(0)
    assert t.legal("specialise") == []
    assert t.refused("specialise nile") == "MEN-40"


@rule("MEN-44")
def test_one_step_up_to_the_scarab() -> None:
    t = table().stand("sun.sphinxes").scarabs(0, 0, 0, 0, 2).turn(0).play("specialise sphinxes")
    assert t.legal() == ["step 1", "step 2", "step 3"]
    assert t.refused("step 4") == "MEN-44"
    t.play("step 1", "do 2")
    assert t.has(food=4)
    t.play("do 1")
    assert t.has(carved=1)
    assert t.done


def test_a_move_says_before_what_it_costs_and_brings() -> None:
    def told(t: Table, move: str) -> str:
        detail = next(row["detail"] for row in t.s.view()["moves"] if row["notation"] == move)
        return sentence(detail, game="men_nefer")

    t = table().stand("sun.nile").stand("moon.nile", seat=1).scarabs(0, 0, 0, 1, 0).turn(0)
    assert told(t, "specialise nile") == (
        "fee: 1 Food; then one of these: step 1 (Boats 2 and an activation), step 2 (Boats 3 and an activation)"
    )
    assert told(t.set(food=0), "specialise nile") == (
        "the fee of 1 Food cannot be paid: 3 Food instead, and nothing else happens"
    )
    assert told(table().stand("sun.nile").turn(0), "take 5").endswith("row: Heka 1; it is your next glyph: 1 PP")
    assert told(table().effect("scarab:1"), "scarab nile") == "opens for specialising: Boats 2 and an activation"


@rule("MEN-46", "MEN-49")
def test_a_taken_tablet_waits_for_the_next_era() -> None:
    t = table().stand("sun.nile", "sun.temple").turn(0)
    taken = t.lies("row.5")
    t.s.writing[0] = 8
    t.play("take 5", "rest").draws()
    assert t.lies("p0.1") == taken, "the leftmost empty space"
    t.turn(0)
    assert t.refused("visit 1") == "MEN-32"
    full = table()
    assert full.legal("take") == []
    assert full.refused("take 5") == "MEN-46"


@rule("MEN-47")
def test_rows_cost_and_give_food() -> None:
    for row, food in enumerate((3, 4, 5, 6, 7), 1):
        t = table().stand("sun.nile").set(food=5, writing=8).turn(0).play(f"take {row}")
        assert t.has(food=food)


@rule("MEN-50", "MEN-52")
def test_rewards_of_writing() -> None:
    t = table()
    rewards = [t.s.tables.lists[number] for number in t.s.tables.reward_list]
    kinds = [d.EFFECTS[reward[0][0][0]] for reward in rewards]
    assert kinds == ["pp", "pp", "scarab", "pp", "pp", "scarab", "pp", "scarab"]
    t = table(2, boards="board_a", rows="T16 T17 T06 T18 T19").stand("sun.nile").set(writing=8).turn(0).play("take 3")
    assert t.has(writing=8), "at the last position nothing more happens"
    assert t.legal() == ["row 3", "row 4", "row 5"]


@rule("MEN-51")
def test_any_row_below_may_be_chosen() -> None:
    t = table().stand("sun.nile").set(writing=8).turn(0).play("take 2", "row 5", "do 1")
    assert t.has(heka=3)


@rule("MEN-55", "MEN-53")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_display_is_full_at_every_turn(players: int) -> None:
    for state, _ in walk(11, players, busy=True):
        if state.current_player >= 0 and state.agenda[-1][0] == agenda.TURN:
            assert min(state.display) >= 0
            assert state.top >= 0


@rule("MEN-56")
def test_crafts_are_drawn_before_papyri() -> None:
    t = table().effects("craft_free:1", "papyrus_free:1").play("do 1", "craft 4", "do 2", "papyrus 4")
    assert t.s.agenda[-1][0] == agenda.DRAW_CRAFT
    t.play(f"draw {next(iter(t.outcomes()))}")
    assert t.s.agenda[-1][0] == agenda.DRAW_PAPYRUS


@rule("MEN-58")
def test_an_empty_bag_leaves_the_left_slots_empty() -> None:
    t = table().market(crafts="vase gem mirror perfume")
    s = t.s
    for seat in (1, 2, 3, 0):  # all but one lie on boards
        for space in range(9):
            if len(s.craft_bag) > 1:
                kind = s.craft_bag.pop()
                s.crafts[9 * seat + space] = s.tables.craft_first[kind] + s.craft_bag.count(kind)
                s.fresh[seat] |= 1 << space
    t.effects("craft_free:1", "craft_free:1").play("do 1", "craft 1", "level 1", "do 2", "craft 2")
    assert list(t.outcomes().values()) == [1], "the last one in the bag"
    t.play(f"draw {next(iter(t.outcomes()))}")
    assert [len(t.lies(f"craft.{slot}")) for slot in range(1, 5)] == [0, 1, 1, 1]


# --- effects ----------------------------------------------------------------------------------------------------------


@rule("MEN-62", "MEN-83")
def test_favours() -> None:
    t = table().set(food=0, heka=0).effect("favour:5")
    assert t.refused("stop") == "MEN-62"
    t.play("favour food", "favour heka", "favour feather", "favour heart", "favour food")
    assert t.has(food=4, heka=1, feather=17, heart=1)
    assert t.done
    t = table().effect("favour:2").play("favour food", "stop")
    assert t.done


@rule("MEN-63", "MEN-64")
def test_permission_and_limestone() -> None:
    t = table().effect("permission:1")
    assert t.has(permissions=2, permitted=1)
    assert t.done
    t = table().effect("limestone:2").play("limestone great", "limestone queens")
    assert t.has(great=1, queens=1)


@rule("MEN-65", "MEN-66")
def test_embalm_and_rite() -> None:
    t = table()
    assert not t.can("rite:3")
    t.effect("embalm:1")
    assert t.has(mummies=3, sarcophagi=1)
    assert t.s.agenda
    t = table().sarcophagi(ready=1).effect("rite:1")
    assert t.legal() == [f"tomb {tomb}" for tomb in d.TOMBS if tomb.endswith(".1")]
    t = table().sarcophagi(ready=1, tombs="R1C1.1 R1C2.1 R1C3.1").taken("R2C1.1 R2C2.1 R2C3.1")
    assert not t.can("rite:1")
    assert t.can("rite:2")


@rule("MEN-68", "MEN-70", "MEN-106")
def test_free_things_cost_nothing() -> None:
    t = table().set(food=0, heka=0).row("AB CD EA DC").effect("papyrus_free:1")
    assert t.legal() == ["papyrus 1", "papyrus 2", "papyrus 3", "papyrus 4"]
    t.play("papyrus 1")
    assert t.has(heka=0)
    assert not table().row("AB CD EA DC BA").can("papyrus_free:1"), "the row is full"
    t = table().set(food=0).effect("craft_free:1").play("craft 1")
    assert t.has(food=0)
    full = [f"{space} {kind}" for space, kind in zip(d.CRAFT_SPACES, [*d.CRAFT_TYPES] * 2, strict=False)]
    assert not table().crafts(*full).can("craft_free:1")


@rule("MEN-71")
def test_priestesses_can_be_started_by_a_step_or_an_offering() -> None:
    assert not table().priestesses("3 3 3 0").can("priestess:1:1")
    assert table().priestesses("3 3 3 0").can("priestess:2:1")
    assert table().priestesses("3 3 3 3").crafts("1.1 gem").can("priestess:1:1")
    assert not table().priestesses("3 3 3 3").crafts("1.1 gem").can("priestess:1:0")
    assert not table().priestesses("3 3 3 3", lying="A B C D").crafts("1.1 gem").can("priestess:1:1")


@rule("MEN-72")
def test_the_orb_climbs() -> None:
    t = table(deity="maat").effect("orb:2")
    assert t.at("orb0") == "orb.2"
    assert t.done


@rule("MEN-79")
def test_a_split_must_add_up() -> None:
    t = table().set(food=0, heka=0).effect("any:3")
    assert t.refused("split 1 1") == "MEN-79"
    assert t.play("split 1 2").has(food=1, heka=2)


# --- pyramids ---------------------------------------------------------------------------------------------------------


@rule("MEN-86", "MEN-87")
@pytest.mark.parametrize("players", PLAYERS)
def test_hammers_and_favour_spaces(players: int) -> None:
    t = table(players).s.tables
    hammers = [space for space in range(t.great + 1) if t.hammers[players][space]]
    assert hammers == ([2, 3, 5, 7, 8, 10] if players == 2 else [2, 5, 7, 10])
    assert [space for space in range(t.great + 1) if t.favour_space[space]] == [4, 9, 12]


@rule("MEN-91")
def test_what_is_printed_under_the_corners() -> None:
    for corner, gains in (("TR", "feather"), ("BR", "food"), ("BL", "heka"), ("TL", "heart")):
        t = table().seen("I.food").set(great=1, food=0, heka=0).effect("limestone:1").play("limestone great")
        t.play(f"corner {corner}")
        found = {
            "feather": 18 - t.s.feather[0],
            "heart": t.s.heart[0],
            "heka": t.s.heka[0],
            "food": t.s.food[0] // 2 - 1,
        }
        assert found == {name: int(name == gains) for name in found}
    assert {piece.split(".")[1] for piece in d.PIECES[:4]} == set(d.FAVOURS)


@rule("MEN-88", "MEN-89")
def test_no_level_is_left_out() -> None:
    t = table().heights(2, 1, 1, 2).set(great=1).effect("limestone:1").play("limestone great")
    assert t.legal() == ["corner TR", "corner BR"]
    assert t.refused("corner TL") == "MEN-89"


@rule("MEN-94")
def test_favour_spaces_go_on_when_the_pyramid_is_finished() -> None:
    t = table().heights(3, 3, 3, 3)
    t.s.pyramidion = 1
    t.set(great=8).effect("limestone:2").play("limestone great", "favour food", "favour food", "limestone great")
    assert t.has(great=10)
    assert t.done
    assert categories(harvested(t), 1)["great"] == 9


def harvested(t: Table) -> Table:
    seasons.harvest(t.s)
    return t


@rule("MEN-96")
def test_a_building_space_needs_an_unfinished_pyramid() -> None:
    t = table(2).permissions(ready=1, at="q1 q1").permissions(at="q2 q2 q3", seat=1).set(queens=4)
    t.effect("limestone:1").play("limestone queens")
    assert t.lies("q3.4") == ["permission0.3"], "the last piece of all"
    t.set(1, queens=1).turn(1).effect("limestone:2")
    assert t.legal() == ["limestone great", "stop"]


@rule("MEN-98")
def test_several_permissions_at_one_pyramid() -> None:
    t = table().permissions(at="q1 q1 q1")
    assert [t.lies(f"q1.{level}") for level in (1, 2, 3)] == [[f"permission0.{number}"] for number in (1, 2, 3)]


# --- necropolis -------------------------------------------------------------------------------------------------------


@rule("MEN-99")
def test_a_tomb_holds_one_sarcophagus() -> None:
    t = table().sarcophagi(ready=1).taken("R1C1.1").effect("rite:1")
    assert t.refused("tomb R1C1.1") == "MEN-99"
    assert len(d.TOMBS) == 18


@rule("MEN-100", "MEN-103")
def test_the_level_of_the_tomb_counts_not_of_the_rite() -> None:
    t = table(mastabas="M1 M2 M3 M4 M5").sarcophagi(ready=1).effect("rite:1")
    assert t.refused("tomb R1C1.2") == "MEN-100"
    t = table(mastabas="M1 M2 M3 M4 M5").sarcophagi(ready=1).set(heka=0).effect("rite:3").play("tomb R1C2.1", "do 2")
    t.play("mastaba C2")
    assert t.has(heka=2)
    assert t.legal() == ["do 1", "rest"], "one activation only"


@rule("MEN-101")
def test_activations_come_before_or_after_the_benefit() -> None:
    t = table(mastabas="M1 M2 M3 M4 M5").sarcophagi(ready=1).effect("rite:2").play("tomb R2C3.2")
    t.play("do 2", "mastaba C3", "stop")
    assert t.legal() == ["do 1", "rest"]


@rule("MEN-102", "MEN-104")
def test_only_the_mastabas_of_its_column_and_row() -> None:
    t = table(mastabas="M1 M2 M3 M4 M6").sarcophagi(ready=1).set(food=0).effect("rite:2").play("tomb R1C1.2", "do 2")
    assert t.refused("mastaba C2") == "MEN-102"
    t.play("mastaba C1", "mastaba R1")
    assert t.has(food=2, heart=1)
    assert t.s.food[1:] == [4, 5, 5], "for nobody else"


# --- Papyri and Crafts ------------------------------------------------------------------------------------------------


@rule("MEN-105")
@pytest.mark.parametrize(("row", "space"), [("", 0), ("AB", 0), ("AB BA", 1), ("AB BA AC", 1), ("AB BA AC CA", 2)])
def test_what_a_papyrus_costs(row: str, space: int) -> None:
    for slot, price in ((1, 3), (2, 2), (3, 1), (4, 0)):
        t = table().row(row).set(heka=9).effect("papyrus:1").play(f"papyrus {slot}")
        assert t.has(heka=9 - price - space)


@rule("MEN-107")
@pytest.mark.parametrize(
    ("row", "drawings"), [("", 0), ("AB", 0), ("AB BC", 1), ("AB CB BC", 1), ("AB BC CD DE EA", 4), ("BA AB BA", 2)]
)
def test_drawings(row: str, drawings: int) -> None:
    t = table().row(row)
    assert score.drawings(t.s, 0) == drawings


@rule("MEN-109")
@pytest.mark.parametrize(("slot", "price"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_what_a_craft_costs(slot: int, price: int) -> None:
    assert table().set(food=9).effect("craft:1").play(f"craft {slot}").has(food=9 - price)


@rule("MEN-112")
def test_points_of_craft_spaces() -> None:
    points = table().s.tables.craft_pp
    assert dict(zip(d.CRAFT_SPACES, points, strict=True)) == {
        **dict.fromkeys(("1.1", "1.2", "1.3"), 0),
        **dict.fromkeys(("1.4", "2.1", "2.2", "2.3"), 1),
        **dict.fromkeys(("3.1", "3.2"), 2),
    }


@rule("MEN-113", "MEN-122")
def test_a_craft_is_offered_once() -> None:
    t = table().crafts("1.1 gem", "1.2 vase").priestesses("1 0 0 0").effect("priestess:1:1").play("offer 1", "rest")
    assert t.lies("p0.hand") == ["basket0.1.1"], "the leftmost"
    t.play("basket A1.L2", "rest", "stop")
    assert t.lies("A1.L2") == ["basket0.1.1"]
    assert t.lies("p0.craft.1.1") == [id for id in t.lies("p0.craft.1.1") if id.startswith("gem")], "used, for good"
    assert t.lies("p0.craft.1.2")[1] == "basket0.1.2"


# --- temple -----------------------------------------------------------------------------------------------------------


@rule("MEN-114", "MEN-117", "MEN-118")
def test_priestesses_keep_to_their_aisles() -> None:
    t = table().priestesses("1 0 0 3", lying="A").priestesses("2 0 0 3", seat=1).effect("priestess:1:0")
    assert t.refused("priestess D") == "MEN-114"
    t.play("priestess A")
    assert t.has(lying=0)
    assert {"priestess0.A", "priestess1.A"} <= set(t.lies("room.A2"))


@rule("MEN-115")
@pytest.mark.parametrize(("aisle", "costs"), [("A", (1, 1, 2)), ("B", (1, 2, 2)), ("C", (1, 2, 2)), ("D", (2, 1, 2))])
def test_what_entering_costs(aisle: str, costs: tuple[int, int, int]) -> None:
    at = d.AISLES.index(aisle)
    for depth, cost in enumerate(costs):
        depths = ["3", "3", "3", "3"]
        depths[at] = str(depth)
        t = table().priestesses(" ".join(depths))
        assert t.can(f"priestess:{cost}:0")
        assert cost == 1 or not t.can(f"priestess:{cost - 1}:0")


@rule("MEN-119", "MEN-123")
def test_where_a_basket_can_go() -> None:
    t = table().crafts("1.1 gem").crafts("1.1 gem used", "1.2 gem used", seat=1).priestesses("1 0 0 3")
    t.effect("priestess:1:1").play("offer 1", "rest")
    assert t.refused("basket D3.L1") == "MEN-123"
    assert t.refused("basket B1.L1") == "MEN-123"
    assert t.legal() == ["basket A1.L1", "basket A1.L2", "basket A1.R1", "basket A1.R2", "basket D3.R1", "basket D3.R2"]


@rule("MEN-121")
@pytest.mark.parametrize(("level", "gains"), [(1, 1), (2, 2), (3, 4)])
def test_actions_of_the_level_and_below(level: int, gains: int) -> None:
    pyramid = ["1.1 gem", "1.2 vase", "1.3 gem", "2.1 vase", "2.2 gem", "3.1 vase"]
    t = table().crafts(*pyramid).priestesses("1 0 0 0").set(food=0, heka=0).effect("priestess:1:1")
    t.play(f"offer {level}", *[f"do {item}" for item in range(1, gains + 1)])
    assert t.has(food=1, heka=int(level > 1), feather=18 - (level > 2), heart=int(level > 2))


@rule("MEN-125")
def test_a_basket_without_a_place_is_lost() -> None:
    t = table().crafts("1.1 gem").priestesses("1 0 0 0").effect("priestess:1:1")
    t.play("offer 1")
    t.s.lying[0] = 1  # by no effect that is printed
    t.play("do 1")
    assert t.happened("basket-lost") == ["MEN-125"]
    assert t.s.offerings == [-1] * 48
    assert t.lies("box") == ["basket0.1.1"]


@rule("MEN-126")
def test_in_the_last_room_she_lies_for_good() -> None:
    t = table().crafts("1.1 gem", "1.2 gem").priestesses("3 3 3 3", lying="B C D").effect("priestess:2:1")
    assert t.happened()[0] == "only-priestess MEN-116", "the Offering of A"
    assert t.legal() == ["do 1", "rest"]
    t = table().crafts("1.1 gem", "1.2 gem").priestesses("3 3 3 3", lying="A B C D")
    assert not t.can("priestess:5:1")


# --- Obelisk and Deity ------------------------------------------------------------------------------------------------


@rule("MEN-127", "MEN-128")
def test_deity_positions() -> None:
    t = table().s.tables
    assert [position for position in range(t.orb + 1) if t.orb_deity[position]] == [3, 6, 9, 12]


@rule("MEN-130")
@pytest.mark.parametrize(
    ("deity", "items"),
    [
        ("osiris", ["papyrus_free"]),
        ("ptah", ["craft_free"]),
        ("maat", ["heart", "feather"]),
        ("thoth", ["scarab"]),
        ("isis", ["any"]),
        ("mut", ["carve", "embalm"]),
        ("hathor", ["contract"]),
        ("sobek", ["boats"]),
    ],
)
def test_deities(deity: str, items: list[str]) -> None:
    t = table(deity=deity).s.tables
    assert [d.EFFECTS[half[0]] for item in t.lists[t.deity_list[d.DEITIES.index(deity)]] for half in item] == items


# --- Nile -------------------------------------------------------------------------------------------------------------


@rule("MEN-131", "MEN-137", "MEN-139")
def test_the_river() -> None:
    t = table().s.tables
    assert dict(zip(d.CITIES, t.sector_of[10:], strict=True)) == {"U1": 1, "L1": 2, "U2": 3, "L2": 4, "U3": 6, "L3": 7}
    assert t.sector_food == (1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
    assert dict(zip(d.CITIES, t.city_arrow, strict=True)) == {"U1": 2, "L1": 3, "U2": 4, "L2": 5, "U3": 4, "L3": 5}


@rule("MEN-132", "MEN-135")
def test_steps_of_a_boat() -> None:
    t = table().boats("s3 port port port").effect("boats:1:0")
    assert t.legal() == ["boat port s1", "boat s3 s4", "boat s3 U2"]
    assert t.refused("boat s3 s2") == "MEN-135"
    assert t.refused("boat s3 L2") == "MEN-132"
    assert t.refused("boat s5 s6") == "MEN-132"
    t = table().boats("s9 U3 port port").effect("boats:1:0")
    assert t.legal() == ["boat port s1", "boat U3 s6"]


@rule("MEN-133")
def test_boats_of_others_do_not_hinder() -> None:
    t = table().boats("s3 port port port").boats("s4 s1 port port", seat=1).effect("boats:1:0").play("boat s3 s4")
    assert {"boat0.1", "boat1.1"} <= set(t.lies("s4"))


@rule("MEN-136", "MEN-141")
def test_another_boat_each_time_also_in_a_later_effect() -> None:
    t = (
        table()
        .boats("s4 s7 port port")
        .set(food=0)
        .effects("boats:0:1", "boats:0:4")
        .play("do 1", "activate s4", "do 2")
    )
    assert t.refused("activate s4") == "MEN-141"
    assert t.legal() == ["activate port", "activate s7"]
    t.play("activate s7", "activate port", "activate port")
    assert t.has(food=7)
    assert t.done, "all four are used"


@rule("MEN-138", "MEN-143", "MEN-144")
def test_a_city_without_contracts_still_gives() -> None:
    t = table(benefits="B1 B2 B3 B4 B5 B6").cities(L1="").boats("L1 port port port").effect("boats:0:1")
    t.play("activate L1")
    assert t.legal() == ["do 1", "rest"]
    t.play("do 1")
    assert t.has(heka=4)
    benefits = [d.EFFECTS[t.s.tables.lists[row[token]][0][0][0]] for token, row in enumerate(t.s.tables.city_list)]
    assert benefits == ["food", "heka", "heart", "feather", "pp", "limestone"]


@rule("MEN-142")
def test_a_boat_that_was_not_activated_sails_first() -> None:
    t = table().effect("boats:1:1").play("activate port", "boat port s1")
    assert t.fleet() == "port s1 port port"


@rule("MEN-145", "MEN-146")
def test_contracts_fill_the_spaces_and_leave_a_gap() -> None:
    t = table().contracts("K101 K102").cities(U2="K201 K202 K203 K204").effect("contract:1").play("contract K203")
    assert t.lies("p0.contract.3") == ["K203"]
    assert [len(t.lies(f"U2.k{space}")) for space in range(1, 5)] == [1, 1, 0, 1]
    assert t.done


# --- Sphinxes ---------------------------------------------------------------------------------------------------------


@rule("MEN-147", "MEN-148", "MEN-149")
def test_pedestals() -> None:
    assert len(d.PEDESTALS) == 18
    t = table().sphinxes(ready=2).taken("nile.1").effect("erect:1")
    assert t.refused("pedestal nile.1") == "MEN-147"
    assert t.refused("pedestal nile.2") == "MEN-148"
    assert t.s.tables.pedestal_pp == (1, 2, 3) * 6
    t.play("pedestal houses.1")
    assert t.has(pp=11, carved=1)


# --- Flood ------------------------------------------------------------------------------------------------------------


def flooded(t: Table) -> Table:
    t.s.agenda = []
    seasons.flood(t.s)
    agenda.run(t.s)
    return t


@rule("MEN-150", "MEN-154", "MEN-158")
def test_the_flood() -> None:
    t = table().stand("sun.nile", "moon.temple").row("AB").market(crafts="gem . vase .")
    display, tablets = t.s.display[:], t.s.tablets[:]
    flooded(t)
    assert t.s.era == 2
    assert t.s.apprentices == [0] * 12
    assert t.s.used == [0] * 12
    assert t.s.crowd == [0] * 11
    assert (t.s.display, t.s.tablets) == (display, tablets)
    assert len(t.lies("p0.papyrus.1")) == 1
    assert t.lies("craft.2") == []


@rule("MEN-151")
@pytest.mark.parametrize(
    ("place", "food"),
    [("port", 0), ("s3", 0), ("U2", 0), ("s4", 1), ("L2", 1), ("s6", 1), ("s7", 2), ("L3", 2), ("s9", 3)],
)
def test_fishing_boats(place: str, food: int) -> None:
    t = table().boats(f"{place} port port port")
    assert seasons.flood_food(t.s, 0) == food


@rule("MEN-153")
def test_heka_of_the_obelisk() -> None:
    assert table().s.tables.orb_heka == (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5)


@rule("MEN-156")
@pytest.mark.parametrize("era", [1, 2])
def test_only_the_pile_of_the_era(era: int) -> None:
    t = table().era(era).cities(U1="", L3="K301 . K303")
    flooded(t)
    assert {id[1] for id in t.outcomes()} == {str(era + 1)}
    assert t.s.agenda[-1][1] == 0, "U1 comes first"


@rule("MEN-157", "MEN-1")
def test_after_a_harvest_the_last_begins() -> None:
    before: MenNeferState | None = None
    for state, _ in walk(8, 3):
        if before and state.era > before.era > 0 and state.current_player >= 0:
            points = [state.pp[seat] for seat in state.order]
            assert points == sorted(points)
            assert state.current_player == state.order[0]
        before = state.copy()


# --- Harvest and end --------------------------------------------------------------------------------------------------


@rule("MEN-159", "MEN-161")
def test_papyri_are_rolled_before_contracts_are_looked_at() -> None:
    t = harvested(table().row("AB BC").contracts("K115"))
    assert categories(t, 1)["contracts"] == 1
    assert t.lies("p0.contract.1") == ["K115"]
    assert t.s.view()["pieces"]["K115"]["kind"] == "contract_turned"


@rule("MEN-164", "MEN-165")
def test_points_of_the_tracks() -> None:
    t = table().s.tables
    assert t.orb_pp == t.great_pp == (0, 0, 1, 1, 3, 3, 5, 5, 7, 7, 9, 9, 12)


METRICS: dict[str, tuple[Callable[[Table], Table], int]] = {
    "sarcophagi_placed": (lambda t: t.sarcophagi(tombs="R1C1.1 R2C1.1"), 2),
    "sphinxes_erected": (lambda t: t.sphinxes(on="nile.1 nile.2 nile.3"), 3),
    "crafts_owned": (lambda t: t.crafts("1.1 gem", "1.2 gem used", "1.3 vase"), 3),
    "offerings_made": (lambda t: t.crafts("1.1 gem", "1.2 gem used"), 1),
    "craft_types": (lambda t: t.crafts("1.1 gem", "1.2 gem used", "1.3 vase"), 2),
    "orb": (lambda t: t.set(orbs=7), 7),
    "great": (lambda t: t.set(great=5), 5),
    "permissions_placed": (lambda t: t.permissions(ready=1, at="q1 q3"), 2),
    "scarab_nile": (lambda t: t.scarabs(0, 0, 0, 4, 1), 4),
    "writing": (lambda t: t.set(writing=3), 3),
    "papyri_total": (lambda t: t.rolled("AB AC").row("BC"), 2),
    "boats_past_fb1": (lambda t: t.boats("s4 L2 U2 s3"), 2),
    "duat_steps": (lambda t: t.set(heart=4, feather=15), 7),
    "contracts_completed": (lambda t: t.contracts("K101+ K102 K201+"), 2),
    "houses_with_scarab_3plus": (lambda t: t.scarabs(3, 2, 6, 0, 4), 3),
}


@rule("MEN-167")
@pytest.mark.parametrize("metric", METRICS)
def test_what_contracts_and_tiles_count(metric: str) -> None:
    change, value = METRICS[metric]
    t = change(table())
    assert score.METRICS[d.METRICS.index(metric)](t.s, 0) == value
    assert score.METRICS[d.METRICS.index(metric)](t.s, 1) == 0, "only one's own"


@rule("MEN-168", "MEN-169", "MEN-170")
@pytest.mark.parametrize(
    ("points", "hearts", "won"),
    [
        ((30, 20, 25), (0, 0, 0), (1.0, 0.0, 0.5)),
        ((30, 30, 25), (5, 4, 0), (1.0, 0.5, 0.0)),
        ((30, 30, 25), (4, 4, 9), (0.75, 0.75, 0.0)),
        ((9, 9, 9), (1, 1, 1), (0.5, 0.5, 0.5)),
    ],
)
def test_who_has_won(points: tuple[int, ...], hearts: tuple[int, ...], won: tuple[float, ...]) -> None:
    t = table(3)
    for seat in range(3):
        t.set(seat, pp=points[seat], heart=hearts[seat])
    assert t.s.returns() == list(won)


# --- census and chance ------------------------------------------------------------------------------------------------


@rule("MEN-171", "MEN-172", "MEN-173")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("busy", [False, True], ids=["random", "busy"])
def test_nothing_is_ever_lost(players: int, busy: bool) -> None:
    plies = 0
    for seed in range(4):
        for state, _ in walk(seed, players, busy=busy):
            state.check_invariants()
            plies += 1
    assert plies / 4 < 800


@rule("MEN-171")
def test_the_census_finds_what_is_missing() -> None:
    spoils: tuple[Callable[[MenNeferState], object], ...] = (
        lambda s: s.unseen.pop(),
        lambda s: s.craft_bag.pop(),
        lambda s: s.papyrus_bag.append(0),
        lambda s: s.piles[0].pop(),
        lambda s: s.mummies.__setitem__(0, 3),
        lambda s: s.boats.__setitem__(slice(0, 2), [3, 3]),
        lambda s: s.pp.__setitem__(0, 11),
        lambda s: s.crowd.__setitem__(3, 1),
        lambda s: s.quarry[0].pop(),
        lambda s: s.heights.__setitem__(0, 1),
        lambda s: s.queen_heights.__setitem__(0, 1),
        lambda s: s.offerings.__setitem__(0, 0),
        lambda s: s.food.__setitem__(0, 11),
    )
    for spoil in spoils:
        state = table().s
        state.check_invariants()
        spoil(state)
        with pytest.raises(AssertionError):
            state.check_invariants()


@rule("MEN-5", "MEN-56")
def test_sampling_has_the_law_of_the_outcomes() -> None:
    """With numbers that fill 0..1 evenly, each outcome comes as often as its weight says."""

    class Even:
        def __init__(self, parts: int) -> None:
            self.numbers = iter([(part + 0.5) / parts for part in range(parts)])

        def random(self) -> float:
            return next(self.numbers)

    kinds = set()
    for state, _ in walk(6, 3):
        if state.current_player == CHANCE and state.agenda[-1][0] not in kinds:
            kinds.add(state.agenda[-1][0])
            outcomes = dict(state.chance_outcomes())
            even = Even(sum(outcomes.values()))
            assert Counter(state.sample_chance(even) for _ in range(sum(outcomes.values()))) == outcomes
    assert len(kinds) == 14, "every kind of draw"


def test_a_busy_game_keeps_the_contract() -> None:
    """Where nobody declines, chains of effects go deep; refusals, views and positions must follow."""
    rng = random.Random(1)
    deepest = 0
    for seed, players in enumerate(PLAYERS):
        for state, move in walk(seed, players, busy=True):
            legal = state.legal_moves() or [outcome for outcome, _ in state.chance_outcomes()]
            deepest = max(deepest, len(state.agenda) if state.era else 0)
            for candidate in state.candidates():
                assert (state.why_not(candidate) is None) == (candidate in legal), MEN.notation(candidate)
            if move < 0 or rng.random() < 0.1:
                position = MEN.position(state)
                again = MEN.from_position(position)
                assert MEN.position(again) == position
                assert again.legal_moves() == state.legal_moves()
                assert again.chance_outcomes() == state.chance_outcomes()
                assert again.view() == state.view()
                contract.View.model_validate_json(json.dumps(state.view()))
                assert [entry["notation"] for entry in state.view()["moves"]] == [
                    MEN.notation(known) for known in state.legal_moves()
                ]
    assert deepest >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_asked_about_can_be_said(language: str) -> None:
    told = 0
    for number, (state, _) in enumerate(walk(2, 4, busy=True)):
        if number % 150 == 149:
            view = state.view()
            for id in (*view["places"], *view["pieces"]):
                for message in (*state.facts(id), *view["facts"].get(id, ())):
                    told += bool(sentence(message, language=language, game="men_nefer").strip())
    assert told > 1000
