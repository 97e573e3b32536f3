"""Files of printed matter: ours are right, what is wrong in another is named, and one can play by it."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import twolands
from tests.men_nefer_table import MEN, Table, rule, table, walk
from twolands import cli
from twolands.core.errors import BadComponent, BadPosition
from twolands.games.men_nefer.components import KINDS, printed
from twolands.games.men_nefer.schema import COMPONENTS
from twolands.games.men_nefer.state import MenNeferState
from twolands.testing import conformance

Component = dict[str, Any]


def ours(kind: str) -> Component:
    return copy.deepcopy(dict(printed()[kind]))


def faults(component: Any) -> list[tuple[str, str]]:
    """`(path, message id)` of everything that is wrong."""
    found = MEN.check_component(component)
    assert all(str(fault) for fault in found), "it can be said"
    return [(fault.path, fault.message["id"]) for fault in found]


@pytest.mark.parametrize("kind", KINDS)
def test_our_files_are_right(kind: str) -> None:
    assert faults(ours(kind)) == []
    for rows in (rows for rows in ours(kind).values() if isinstance(rows, list)):
        assert all(row["source"] in ("seed", "derived", "ruling", "stand-in") for row in rows)


def test_every_file_has_a_model() -> None:
    assert set(COMPONENTS) == set(KINDS)
    folder = Path(twolands.__file__).parent / "games/men_nefer/components"
    assert sorted(path.stem for path in folder.glob("*.json")) == sorted(KINDS)


# --- what is wrong ----------------------------------------------------------------------------------------------------


def change(table: str, row: int, **columns: Any) -> Callable[[Component], object]:
    return lambda made: made[table][row].update(columns)


def value(id: str, new: Any) -> Callable[[Component], object]:
    return lambda made: next(row for row in made["values"] if row["id"] == id).update(value=new)


@pytest.mark.parametrize(
    ("kind", "edit", "path", "id"),
    [
        ("necropolis", lambda made: made.pop("tombs"), "tombs", "shape-missing"),
        ("necropolis", change("tombs", 2, source="guess"), "tombs[2].source", "shape-wrong"),
        ("necropolis", change("tombs", 2, colour="red"), "tombs[2].colour", "shape-unknown"),
        ("necropolis", change("mastabas", 0, pp="2"), "mastabas[0].pp", "shape-wrong"),
        ("necropolis", change("tombs", 2, id="R3C1.1"), "tombs[2].id", "component-id"),
        ("necropolis", change("tombs", 2, id="R1C1.1"), "tombs[2].id", "component-id-twice"),
        ("necropolis", lambda made: made["tombs"].pop(), "tombs", "component-missing"),
        ("necropolis", change("tombs", 2, level=2), "tombs[2].level", "component-fixed"),
        ("necropolis", change("tombs", 0, benefit=["foot:1"]), "tombs[0].benefit[0]", "component-effect"),
        ("necropolis", change("tombs", 0, benefit=["food"]), "tombs[0].benefit[0]", "component-effect-form"),
        ("necropolis", change("tombs", 0, benefit=["boats:1"]), "tombs[0].benefit[0]", "component-effect-form"),
        ("necropolis", change("tombs", 0, benefit=["food:-1"]), "tombs[0].benefit[0]", "component-effect-form"),
        ("necropolis", change("tombs", 0, benefit=["food:0"]), "tombs[0].benefit[0]", "component-effect-number"),
        ("necropolis", change("tombs", 0, benefit=["rite:4"]), "tombs[0].benefit[0]", "component-effect-number"),
        ("necropolis", change("tombs", 0, benefit=["craft:2"]), "tombs[0].benefit[0]", "component-effect-number"),
        (
            "necropolis",
            change("tombs", 0, benefit=["food:1", {"or": ["pp:1", "orb"]}]),
            "tombs[0].benefit[1]",
            "component-effect-form",
        ),
        ("necropolis", change("tombs", 0, benefit=["pp:1"] * 6), "tombs[0].benefit", "component-long"),
        ("necropolis", change("mastabas", 0, benefit="mastaba:1"), "mastabas[0].benefit", "component-mastaba"),
        ("favours", change("favours", 1, effect="orb:1"), "favours[1].effect", "component-effect"),
        ("duat", value("heart_start", 18), "values", "component-duat"),
        ("duat", value("length", "long"), "values[0].value", "component-like"),
        ("great_pyramid", change("hammers", 0, space=13), "hammers[0].space", "component-range"),
        ("great_pyramid", change("pieces", 3, favour="pp"), "pieces[3].favour", "component-one-of"),
        (
            "great_pyramid",
            value("preplaced_corners", {"1": [], "2": ["BR", "BR"], "3": [], "4": []}),
            "values[4].value.2",
            "component-corners",
        ),
        ("great_pyramid", value("start", 1), "values[1].value", "component-fixed"),
        ("queens_pyramids", value("start_level", {"1": 2, "2": 2, "3": 2, "4": 0}), "values", "component-queens"),
        ("queens_pyramids", change("tiles", 0, count="luck"), "tiles[0].count", "component-one-of"),
        ("queens_pyramids", change("tiles", 0, per=0), "tiles[0].per", "shape-wrong"),
        ("action_tablets", change("tablets", 0, glyph="cat"), "tablets[0].glyph", "component-one-of"),
        ("action_tablets", lambda made: [row.update(back=4) for row in made["tablets"]], "tablets", "component-backs"),
        ("writing", lambda made: made["rewards"].pop(), "boards[0].glyphs", "component-glyphs"),
        ("writing", change("rewards", 7, position=9), "rewards", "component-unbroken"),
        ("obelisk", lambda made: made["positions"].pop(), "positions", "component-length"),
        ("papyri", lambda made: [row.update(count=0) for row in made["papyri"][1:]], "papyri", "component-few"),
        ("crafts", lambda made: [row.update(count=0) for row in made["types"]], "types", "component-few"),
        ("river", change("cities", 0, value=2), "cities[0].value", "component-fixed"),
        ("river", change("cities", 0, arrow=10), "cities[0].arrow", "shape-wrong"),
        ("river", value("contract_spaces", {"1": 2, "2": 2, "3": 3}), "values[0].value", "component-players"),
        ("river", value("contract_spaces", {"1": 2, "2": 2, "3": 3, "4": 5}), "values[0].value.4", "component-range"),
        ("contracts", change("contracts", 5, metric="money"), "contracts[5].metric", "component-one-of"),
        ("contracts", change("contracts", 5, value=2), "contracts[5].value", "component-fixed"),
        (
            "neutral_apprentices",
            change("tiles", 0, two_players={"sun": ["nile"], "moon": []}),
            "tiles[0].two_players",
            "component-neutrals",
        ),
        ("setup", value("start_food", [3, 4, 5]), "values[4].value", "component-like"),
        ("setup", value("eras", 2), "values[0].value", "component-fixed"),
        ("setup", value("embalm_without_supply", ["orb:1"]), "values[23].value[0]", "component-effect"),
        ("setup", lambda made: made["fees"][3].update(food=0), "fees", "component-fees"),
        ("scarab_tracks", value("last_step", 7), "values[0].value", "component-fixed"),
    ],
)
def test_what_is_wrong_is_named(kind: str, edit: Callable[[Component], object], path: str, id: str) -> None:
    made = ours(kind)
    edit(made)
    assert (path, id) in faults(made)


@pytest.mark.parametrize("made", [[], "duat", {}, {"kind": "sphinx"}, {"kind": ["duat"]}, None])
def test_what_is_no_file(made: Any) -> None:
    assert [id for _, id in faults(made)] in (["component-object"], ["component-kind"])


# --- playing by one's own ---------------------------------------------------------------------------------------------


def mended() -> list[Component]:
    """A longer Great track with other hammers, a dear Deity, and other Mastabas."""
    great, deities, necropolis = ours("great_pyramid"), ours("deities"), ours("necropolis")
    value("length", 14)(great)
    great["hammers"] = [{"space": space, "players": [1, 2, 3, 4], "source": "box"} for space in (1, 4, 8, 13)]
    deities["deities"][2]["effects"] = ["pp:2"]
    for row in necropolis["mastabas"]:
        row["benefit"] = "limestone:2"
    return [great, deities, necropolis]


@rule("MEN-86", "MEN-130")
def test_games_by_other_files_keep_the_contract() -> None:
    game = twolands.game("men_nefer", mended())
    assert conformance(game, games=4, seed=3) > 0
    assert "great.14" in game.new().view()["places"]
    assert "great.14" not in MEN.new().view()["places"], "ours are what they were"


@rule("MEN-86", "MEN-87")
def test_a_longer_track_goes_on() -> None:
    state = table(4).s
    great = mended()[0]
    other = MEN.from_position(MEN.position(state) | {"components": [great]})
    assert isinstance(other, MenNeferState)
    t = Table(other).set(great=12).effect("limestone:2").play("limestone great")
    assert len(t.legal("corner")) == 4, "a hammer at 13"
    t.play("corner TL").draws().play("limestone great")
    assert t.has(great=14)


def test_a_match_takes_its_files_with_it() -> None:
    match = twolands.Match(twolands.game("men_nefer", mended()), {"players": 2}, seed=1)
    match.draw()
    match.play(match.legal_moves()[0])
    save = json.loads(json.dumps(match.save()))
    again = twolands.load(save)
    assert again.state.view() == match.state.view()
    assert again.save() == match.save()
    started = twolands.Match(MEN, start=match.game.position(match.state))
    assert started.state.view() == match.state.view()
    assert twolands.load(json.loads(json.dumps(started.save()))).state.view() == match.state.view()


def test_files_that_are_wrong_are_not_played_by() -> None:
    wrong = ours("duat")
    value("length", 3)(wrong)
    with pytest.raises(BadComponent) as caught:
        twolands.game("men_nefer", [ours("river"), wrong])
    assert caught.value.path == "components[1].values"
    assert "components[1].values: " in str(caught.value)
    with pytest.raises(BadComponent, match="another file"):
        twolands.game("men_nefer", [ours("river"), ours("river")])
    with pytest.raises(BadComponent, match="a list"):
        MEN.with_components("duat")
    position = MEN.position(MEN.new()) | {"components": [wrong]}
    with pytest.raises(BadPosition) as refused:
        MEN.from_position(position)
    assert refused.value.path == "components[0].values"
    with pytest.raises(BadComponent, match="no files"):
        twolands.game("duel", [wrong])


def test_what_is_read_off_the_box_is_no_stand_in() -> None:
    state = next(state for state, _ in walk(1) if state.era)
    assert "fact-stand-in" in [told["id"] for told in state.facts("scarab.nile.3")]
    tracks = ours("scarab_tracks")
    for row in tracks["steps"]:
        row["source"] = "box"
    mended_state = MEN.from_position(MEN.position(state) | {"components": [tracks]})
    assert "fact-stand-in" not in [told["id"] for told in mended_state.facts("scarab.nile.3")]


# --- the command line -------------------------------------------------------------------------------------------------


def test_copy_and_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["components", "copy", str(tmp_path / "mine")]) == 0
    files = sorted((tmp_path / "mine").glob("*.json"))
    assert [file.stem for file in files] == sorted(KINDS)
    assert cli.main(["components", "check", *map(str, files)]) == 0
    assert capsys.readouterr().out.count("nothing is wrong in it") == len(KINDS)
    assert cli.main(["components", "copy", str(tmp_path / "mine")]) == 2, "nothing is overwritten"


def test_check_says_what_is_wrong_and_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = ours("duat")
    value("heart_start", 20)(wrong)
    (tmp_path / "duat.json").write_text(json.dumps(wrong), "utf-8")
    (tmp_path / "broken.json").write_text("{", "utf-8")
    assert cli.main(["components", "check", str(tmp_path / "duat.json"), str(tmp_path / "broken.json")]) == 1
    told = capsys.readouterr().out
    assert "duat.json: values: The Heart must begin left of the Feather" in told
    assert "broken.json: " in told
