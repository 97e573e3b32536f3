"""The solo game of Men-Nefer beyond its examples: an Era by hand, chances, the story he tells, what can be seen."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import twolands
from bench import solo as difficulty
from tests.men_nefer_solo_table import HE, YOU, Solo, solo
from tests.men_nefer_table import MEN, categories, rule
from twolands import bots, bridge, cli
from twolands.core.errors import BadOption
from twolands.core.game import CHANCE, OVER
from twolands.core.words import LANGUAGES, sentence
from twolands.games.men_nefer.components import printed
from twolands.games.men_nefer.state import MenNeferState
from twolands.testing import conformance, play_out

# --- one Era, worked out by hand from the rules -----------------------------------------------------------------------


@rule("SOLO-1", "SOLO-15", "SOLO-16", "SOLO-18", "SOLO-19", "SOLO-87")
def test_an_era_by_hand() -> None:
    t = solo(
        corner="I.food I.heka",
        mastabas="M1 M2 M3 M4 M5",
        crafts="vase gem statuette mirror",
        benefits="B1 B2 B3 B4 B5 B6",
        neutral="N2",  # Suns of necropolis and nile, Moons of pyramids and sphinxes
        boards="board_a board_b",  # you begin with reed; he with owl, mouth
        rows="T05 T13 T18 T09 T16",
        top="T10",
    )
    t.tablets("T01 T06 T11", YOU).tablets("T04 T07 T12", HE).cities(U1="K101 K102")

    # 1: all three tablet spaces are full, so no Take. No Apprentice of yours is out: the topmost empty Sun.
    t.play("tile take1", "tile visit")
    assert t.house_of(1) == "sun.pyramids"
    assert t.has(HE, mummies=3, sarcophagi=1, food=0), "T04: Food is void, Embalm"
    t.play("visit 1", "house temple", "rest")

    # 2: step 1 of the pyramids: a Permission, and with it Limestone on the Queens' track.
    t.play("tile specialise")
    assert t.house_of(1) == "moon.pyramids"
    assert t.has(HE, permitted=1, permissions=2, queens=1, great=0)
    t.play("specialise temple", "rest")

    # 3: you are on no Sun any more; empty and open are temple and sphinxes. T07: the first Boat reaches U1 and trades.
    t.play("tile visit")
    assert t.house_of(2) == "sun.temple"
    assert t.his_contracts() == "K101"
    assert t.fleet(HE) == "s2 port port port"
    t.play("take 4", "row 5", "rest", "draw T02")

    # 4: no owl in the display; your reed is on T16 in row 2, where the tile shows Carve.
    t.play("tile take2", "draw T03")
    assert t.lies("p1.1") == ["T16"]
    assert t.has(HE, carved=1, sphinxes=3, writing=0)
    t.play("visit 2", "house sphinxes", "rest")

    # 5: his only one on a Sun. Step 1 of the Temple: the cheapest Craft, and a Priestess enters A1.
    t.play("tile specialise", "draw perfume")
    assert t.house_of(2) == "moon.temple"
    assert t.his_crafts() == "1.1 mirror"
    assert t.depths() == "1 0 0 0"
    t.play("specialise sphinxes", "rest")
    assert t.has(YOU, food=4), "a neutral Apprentice is on that Moon"

    # 6: of empty Suns only that of the Sphinxes is open to him. T12: its upper half, the Rite; of C2 the upper tomb.
    t.play("tile visit", "die C2")
    assert t.house_of(3) == "sun.sphinxes"
    assert t.lies("R1C2.1") == ["mummy1.1"]
    assert t.has(HE, sarcophagi=0, heart=1, heka=0)
    t.play("take 3", "row 5", "rest", "draw T08")

    # 7: his owl is on T02 in row 2: he writes (1 PP), and the tile shows a Craft of a type that he lacks.
    t.play("tile take3", "draw T14", "draw vase")
    assert t.lies("p1.2") == ["T02"]
    assert t.has(HE, writing=1, pp=11)
    assert t.his_crafts() == "1.1 mirror 1.2 statuette"
    t.play("visit 3", "house nile", "rest")

    # 8: step 1 of the Sphinxes says Carve, but he has a Sphinx: he erects it where the die says.
    t.play("tile specialise", "die nile")
    assert t.house_of(3) == "moon.sphinxes"
    assert t.lies("nile.1") == ["sphinx1.1"]
    assert t.has(HE, carved=0, sphinxes=3, pp=12)
    t.play("specialise nile", "rest")

    # 9: only the tile at the bottom is left, and comes without a draw. No glyph helps: row 5. Boats 1: from s2 into L1.
    assert t.happened("tile") == ["SOLO-15"]
    t.play("draw T15")
    assert t.lies("p1.3") == ["T05"]
    assert t.fleet(HE) == "L1 port port port"
    assert t.s.used == [3, 3, 2, 3, 3, 3]

    # Harvest: 12 + (1 - 18), not below 0; + 1 for the Contract; + 2 + 1 for C2 and R1. His Permission is not placed.
    t.play("take 5", "rest", "draw T17")
    won = {name: points for name, points in categories(t, 1, HE).items() if name != "sowing"}
    assert won == {"duat": -12, "contracts": 1, "necropolis": 3}
    assert t.has(HE, pp=4)
    assert t.has(YOU, pp=0)
    t.draws()
    assert t.s.order == [YOU, HE]
    assert t.s.era == 2
    assert len(t.s.tiles) == 9


# --- what always holds ------------------------------------------------------------------------------------------------


def states(seed: int, player: str = "random") -> Any:
    state, rng = MEN.new({"players": 1}), random.Random(seed)
    assert isinstance(state, MenNeferState)
    for _ in play_out(state, rng, [player]):
        yield state
    yield state


@rule("SOLO-4", "SOLO-8", "SOLO-19")
def test_he_is_never_asked_and_plays_all_tiles() -> None:
    harvests = 0
    for state in states(5):
        assert state.current_player in (YOU, CHANCE, OVER)
        assert state.food[HE] == state.heka[HE] == 0
        if sum(state.used) == 18:
            harvests += 1
        mine, his = sum(state.used[:3]), sum(state.used[3:])
        assert abs(mine - his) <= 1
    assert harvests
    assert state.used == [3] * 6


@rule("SOLO-1", "SOLO-89")
def test_conformance_at_every_setting() -> None:
    assert conformance(MEN, games=24, seed=3, options={"players": 1}) > 0, "each of the twelve settings twice"


@pytest.mark.full
def test_conformance_over_many_games() -> None:
    assert conformance(MEN, games=500, seed=3, options={"players": 1}) > 0


@rule("SOLO-89")
def test_the_page_on_his_difficulty_is_made_from_the_stored_games() -> None:
    assert len(difficulty.SETTINGS) == 12
    assert difficulty.REPORT.read_text("utf-8") == difficulty.report()


@rule("SOLO-89")
def test_how_strong_he_is_has_no_effect_among_people() -> None:
    state = MEN.new({"players": 2, "imhotep_points": 15, "imhotep_permission": 5})
    assert state.scores() == [10, 10]
    assert state.view()["options"] == {"players": 2, "first": 0, "imhotep_points": 15, "imhotep_permission": 5}


# --- rules without an example -----------------------------------------------------------------------------------------


@rule("SOLO-20")
def test_the_leftmost_apprentice_at_home_goes() -> None:
    t = solo().stand("moon.nile", seat=HE)
    tablet = t.lies("p1.2")
    t.his_turn().play("tile visit").draws()
    assert t.house_of(1) == "moon.nile"
    assert t.house_of(2).startswith("sun.")
    assert tablet[0] in t.lies("put_away")


@rule("SOLO-24")
def test_no_empty_sun() -> None:
    t = solo().scarabs(1, 0, 2, 2, 6, seat=HE).stand("moon.sphinxes", seat=HE)
    t.neutrals("sun.pyramids", "sun.necropolis", "sun.temple", "sun.nile").his_turn().play("tile visit")
    assert t.house_of(2) == "sun.temple"
    assert t.why()[0] == "crowded SOLO-24"


@rule("SOLO-30")
def test_a_counter_at_the_end_wants_no_glyph() -> None:
    t = solo().set(HE, writing=8).set(YOU, writing=8).stand("sun.nile", seat=HE)
    row = t.lies("row.5")
    t.his_turn().play("tile take2")
    assert t.lies("p1.1") == row
    assert t.has(HE, writing=8)


@rule("SOLO-47", "SOLO-80")
def test_the_printed_level_does_not_matter() -> None:
    t = solo().sarcophagi(1, seat=HE).his("rite:3").play("die C1")
    assert t.lies("R1C1.1") == ["mummy1.1"]
    t = solo().era(3).sarcophagi(1, seat=HE).his("rite:1").play("die C1")
    assert t.lies("R1C1.3") == ["mummy1.1"]
    t = solo().era(3).sphinxes(1, seat=HE).his("erect:1").play("die temple")
    assert t.lies("temple.3") == ["sphinx1.1"]


@rule("SOLO-83", "SOLO-1")
def test_everything_else_as_printed() -> None:
    assert solo().his("heart:3").has(HE, heart=3)
    assert solo().his("pp:2").has(HE, pp=12)
    assert solo().set(HE, feather=2).his("feather:4").has(HE, feather=0)
    t = solo(deity="maat").set(HE, orbs=11).his("orb:4")
    assert t.has(HE, orbs=12, feather=15, heart=0), "the Deity is passed by, then three Favours"


@rule("SOLO-9", "SOLO-33")
def test_a_list_is_done_from_its_first_item_on() -> None:
    t = solo(deity="maat").crafts("1.1 gem", seat=HE).priestesses("0 2 0 0", seat=HE)
    t.his("priestess:0:1").play("die B2.R2")
    told = [name for name, *_ in t.events if name in ("orb", "great-track", "lie")]
    assert told == ["orb", "orb", "orb", "great-track", "lie"]


@rule("SOLO-73", "MEN-141")
def test_no_boat_is_activated_twice_in_a_turn() -> None:
    t = solo(benefits="B1 B2 B3 B4 B5 B6").boats("U3 L3 s9 s8", HE).cities(U3="K301", L3="K302")
    t.his("boats:0:4")
    assert [args["place"] for name, _, args in t.events if name == "activate"] == ["L3", "U3", "s9", "s8"]
    t = solo().boats("s9 s8 s7 s6", HE).his("boats:0:4")
    assert t.has(HE, pp=14)
    t = solo().boats("U3 L3 s9 s8", HE).cities(U3="", L3="").his("boats:0:4")
    assert t.why() == ["no-boat SOLO-75"]


@rule("SOLO-77")
def test_of_equals_the_contract_taken_first_leaves() -> None:
    """One that left has made room at the end, so the order on the board is that of taking."""
    t = solo().contracts("K103 K205 K301 K303 K304 K305", HE).boats("U3 port port port", HE).cities(U3="K201")
    t.his("boats:0:1")
    assert t.his_contracts() == "K205 K301 K303 K304 K305 K201"
    t.boats("U3 port port port", HE).cities(U3="K302").his("boats:0:1")
    assert t.his_contracts() == "K301 K303 K304 K305 K201 K302"


@rule("SOLO-50", "SOLO-4")
def test_what_is_nothing_to_him() -> None:
    for effect, rule_id in (("food:3", "SOLO-4"), ("heka:1", "SOLO-4"), ("any:3", "SOLO-4"), ("mastaba:2", "SOLO-50")):
        t = solo().his(effect)
        assert t.happened() == [f"void {rule_id}"]
        assert t.has(HE, food=0, heka=0)


# --- chance -----------------------------------------------------------------------------------------------------------


def law(t: Solo) -> dict[str, Fraction]:
    weights = t.outcomes()
    return {id: Fraction(weight, sum(weights.values())) for id, weight in weights.items()}


@rule("SOLO-14")
def test_the_tiles_come_as_from_a_shuffled_pile() -> None:
    names = [row["name"] for row in printed()["imhotep"]["tiles"]]
    orders = list(itertools.permutations(names, 3))
    first = ("take1", "specialise", "visit")
    t, chance = solo(), Fraction(1)
    for tile in first:
        chance *= law(t)[tile]
        t.play(f"tile {tile}")
    assert chance == Fraction(orders.count(first), len(orders))


@rule("SOLO-48", "SOLO-64", "SOLO-80")
@pytest.mark.parametrize(
    ("column", "make"),
    [
        ("necropolis", lambda: solo().sarcophagi(tombs="R1C1.1 R2C1.1 R1C2.1").sarcophagi(1, seat=HE).his("rite:1")),
        ("avenue", lambda: solo().sphinxes(on="library.1 nile.1").sphinxes(1, seat=HE).his("erect:1")),
        ("offering", lambda: solo().crafts("1.1 gem", seat=HE).priestesses("0 0 3 0", seat=HE).his("priestess:0:1")),
    ],
)
def test_the_die_as_if_rolled_again(column: str, make: Callable[[], Solo]) -> None:
    """After many rolls a result is as likely as its faces among all that lead somewhere."""
    t = make()
    faces = [row[column] for row in printed()["imhotep"]["die"]]
    free = {id.split(".")[-1] for id in t.outcomes()}
    again = Fraction(sum(face not in free for face in faces), 6)
    for id, chance in law(t).items():
        rolled = sum(Fraction(faces.count(id.split(".")[-1]), 6) * again**roll for roll in range(60))
        assert 0 <= chance - rolled < Fraction(1, 10**6)
    assert sum(law(t).values()) == 1


@rule("SOLO-14", "SOLO-48", "SOLO-64", "SOLO-80")
def test_what_cannot_be_drawn_is_refused_by_its_rule() -> None:
    t = solo().play("tile take2")
    assert t.refused("tile take2") == "SOLO-14"
    assert t.refused("die C1") == "MEN-5"
    t = solo().sarcophagi(tombs="R1C1.1 R2C1.1").sarcophagi(1, seat=HE).his("rite:3")
    assert t.refused("die C1") == "SOLO-48"
    t = solo().sphinxes(on="library.1").sphinxes(1, seat=HE).his("erect:3")
    assert t.refused("die library") == "SOLO-80"
    t = solo().crafts("1.1 gem", seat=HE).crafts("1.1 vase used").priestesses("0 0 0 3", seat=HE).his("priestess:0:1")
    assert t.refused("die D3.L1") == "SOLO-64"
    assert t.refused("die D2.L2") == "SOLO-64"
    assert t.refused("visit 1") == "MEN-5"


# --- what is told -----------------------------------------------------------------------------------------------------


@rule("SOLO-15", "SOLO-22")
def test_his_turn_is_a_story() -> None:
    t = solo(neutral="N2").stand("sun.nile").tablets("T04", HE).his_turn().play("tile take3", "tile visit")
    assert t.happened() == [
        "tile SOLO-15",
        "bottom SOLO-16",
        "tile SOLO-15",
        "visit MEN-32",
        "why-join SOLO-22",
        "house MEN-33",
        "void SOLO-4",
        "embalm MEN-65",
        "put-away MEN-38",
    ]
    told = [{"id": f"event-{name}", "args": args} for name, _, args in t.events]
    assert sentence(told[4], game="men_nefer", names=("Neferu", "Imhotep")) == (
        "Imhotep joins you in the House where his Scarab is highest."
    )
    for language in LANGUAGES:
        assert all(sentence(message, language=language, game="men_nefer") for message in told)


@rule("SOLO-14", "SOLO-16")
def test_what_can_still_come_and_what_it_would_do_is_told() -> None:
    t = solo(boards="board_b board_a", rows="T18 T13 T07 T11 T04").stand("sun.nile").stand("moon.temple", seat=HE)
    t.below("specialise").yours()
    told = [sentence(fact, game="men_nefer") for fact in t.s.view()["facts"]["p1.tiles"]]
    second = t.lies("p1.2")[0]
    times = "\u00d7"
    assert told == [
        f"still to come: Visit {times} 2",
        *(f"still to come: {tile} {times} 1" for tile in ("Specialise", "Take I", "Take II", "Take III")),
        "then from the bottom, in this order: Specialise",
        f"Visit: now with {second} to the House of the Nile",
        "Specialise: cannot be done now",
        "Take I: now T11 from row 2; Embalm",
        "Take II: now T11 from row 2; Carve a Sphinx",
        "Take III: now T11 from row 2; buy a Craft",
    ]
    t = solo().stand("sun.nile", seat=HE).yours()
    told = [sentence(fact, game="men_nefer") for fact in t.s.view()["facts"]["p1.tiles"]]
    assert "Specialise: now in the House of the Nile" in told


@rule("SOLO-46", "SOLO-84")
def test_where_the_die_can_lead_and_what_his_contracts_are_worth_is_told() -> None:
    t = solo().contracts("K205", HE).yours()
    facts = t.s.view()["facts"]
    told = [sentence(fact, game="men_nefer") for fact in [*facts["p1.die"], *facts["K205"]]]
    assert told[0].startswith("by the die his next Sarcophagus comes to R1C1.1")
    assert told[1].endswith("houses.1")
    assert told[2] == "worth 2; turned at the Harvest of Era 2 or later, whatever it asks for"


@rule("SOLO-7", "SOLO-15")
def test_his_pile_his_tile_and_his_die_lie_on_the_table() -> None:
    t = solo().play("tile take2", "tile visit").draws()
    view = t.s.view()
    assert (t.lies("p1.tiles"), t.lies("p1.tile"), t.lies("p1.done")) == (["I8"], ["I3"], [])
    assert view["counters"]["unseen.tiles"] == 7
    assert view["pieces"]["I8"] == {"kind": "tile_take2", "owner": HE}
    assert view["pieces"]["die1"]["kind"] == "die"
    t = solo().sphinxes(1, seat=HE).his("carve:1")
    assert MEN.path(t.s, MEN.parse("die nile")) == ["nile.1"]
    assert t.play("die nile").s.view()["pieces"]["die1"]["kind"] == "die_5"
    t = solo().sarcophagi(1, seat=HE).his("embalm:1")
    assert MEN.path(t.s, MEN.parse("die R2")) == ["R2C1.1"]
    assert MEN.path(solo().s, MEN.parse("tile visit")) == ["p1.tile"]


@rule("SOLO-34", "SOLO-48")
def test_what_is_printed_on_his_tiles_and_his_die_is_told() -> None:
    state = solo().s
    tile = [sentence(fact, game="men_nefer") for fact in state.facts("I8")]
    assert tile[:3] == ["row 1: a Scarab 1 step", "row 2: Carve a Sphinx", "row 3: Priestesses 1 and an Offering"]
    assert tile[-1].startswith("A stand-in"), "no source shows it"
    die = [sentence(fact, game="men_nefer") for fact in state.facts("die1")]
    assert die[0] == "1: C1, necropolis, L1"
    assert die[5] == "6: houses"
    assert [fact["id"] for fact in state.facts("I1")] == [], "where a Visit leads is told by his pile"


@rule("SOLO-86")
def test_the_score_sheet_says_how_he_scores() -> None:
    t = solo(permission=5)
    lines = [line for line in t.s.view()["score"] if line["seat"] == HE]
    rules = {line["category"]: line["rule"] for line in lines}
    assert rules["start"] == "SOLO-6"
    assert rules["contracts-1"] == "SOLO-85"
    assert rules["queens-1"] == "SOLO-86"
    detail = next(line["detail"] for line in lines if line["category"] == "queens-1")
    assert sentence(detail, game="men_nefer").startswith("5 for each Permission placed;")


def test_greedy_stops_where_his_turn_begins() -> None:
    """What he will do is chance to a player, so a turn is valued before it."""
    t = solo().stand("sun.nile").yours()
    assert not t.s.automa_plays()
    after = t.s.copy()
    after.apply(MEN.parse("specialise nile"))
    after.apply(MEN.parse("rest"))
    assert after.automa_plays()
    assert after.current_player == CHANCE
    assert bots.choose(bots.bot("greedy")(t.s, random.Random(1))) in t.s.legal_moves()
    assert not twolands.game("duel").new().automa_plays()


def test_greedy_beats_random_against_him() -> None:
    def margin(player: str) -> int:
        *_, state = states(7, player)
        return int(state.pp[YOU] - state.pp[HE])

    assert margin("greedy") > margin("random") + 20


@pytest.mark.parametrize("seats", [None, [{"name": "Neferu"}], [{"colour": 2}, {"name": "nobody", "player": "greedy"}]])
def test_nobody_sits_in_his_seat(seats: Any) -> None:
    match = twolands.Match(MEN, {"players": 1}, seats)
    person, his = match.seats
    assert (person.player, his.player, his.name) == ("human", "automa", "")
    assert person.colour != his.colour
    assert twolands.load(match.save()).seats == match.seats
    assert {seat.player for seat in twolands.Match(MEN, {"players": 2}).seats} == {"human"}


@pytest.mark.parametrize("count", [0, 3])
def test_how_many_seats_a_solo_game_has(count: int) -> None:
    with pytest.raises(BadOption, match="2 seats"):
        twolands.Match(MEN, {"players": 1}, [{}] * count)


@pytest.mark.usefixtures("empty_bridge")
def test_the_bridge_begins_a_solo_game_for_one() -> None:
    call = {"method": "new", "params": {"game": "men_nefer", "options": {"players": 1}, "seats": [{"name": "Neferu"}]}}
    answer = json.loads(bridge.handle(json.dumps(call)))
    assert [seat["player"] for seat in answer["match"]["seats"]] == ["human", "automa"]
    assert answer["view"]["player"] == YOU
    assert "tile visit" in [step["notation"] for step in answer["steps"]]
    told = [
        (step["notation"].split()[0], step["seat"], line["seat"]) for step in answer["steps"] for line in step["log"]
    ]
    first = next(index for index, (word, _, _) in enumerate(told) if word == "tile")
    assert {(seat, doer) for _, seat, doer in told[:first]} == {(CHANCE, CHANCE)}, "the set-up is chance's"
    assert {(seat, doer) for _, seat, doer in told[first:]} == {(CHANCE, HE)}, "he does what follows from his tiles"


def test_the_page_is_told_with_how_many_an_option_matters() -> None:
    games = {game["name"]: game for game in bridge.static_data()["games.json"]}
    told = {option["name"]: option["players"] for option in games["men_nefer"]["options"]}
    assert told == {"players": [], "first": [2, 3, 4], "imhotep_points": [1], "imhotep_permission": [1]}
    assert all(option["players"] == [] for option in games["duel"]["options"])


def test_the_command_line_calls_him_by_his_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "men_nefer", "--option", "players=1", "--seed", "1", "--seats", "greedy"]) == 0
    told = capsys.readouterr().out
    assert "Imhotep turns up" in told
    assert "Player 2" not in told


def test_places_of_the_solo_game_only() -> None:
    assert "p1.tiles" not in MEN.new({"players": 2}).view()["places"]
    assert "unseen.tiles" not in MEN.new({"players": 2}).view()["counters"]
