"""The bridge: every call, what it answers, and that a bad one changes nothing."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any

import pytest
from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

import twolands
from tests.duel_table import DUEL, position
from twolands import bots, bridge, contract
from twolands.core.options import described
from twolands.core.words import sentence
from twolands.lessons import lesson_by_rule, lessons_of

pytestmark = pytest.mark.usefixtures("empty_bridge")

MODELS = {name: field.annotation for name, field in contract.Methods.model_fields.items()}
SEATS = [{"name": "Neferu", "player": "human", "colour": 1}, {"name": "", "player": "greedy", "colour": 3}]


def model(method: str, part: str) -> type[BaseModel]:
    """The contract's model of a call's `params` or `result`."""
    call = MODELS[method]
    assert isinstance(call, type)
    assert issubclass(call, BaseModel)
    found = call.model_fields[part].annotation
    assert isinstance(found, type)
    assert issubclass(found, BaseModel)
    return found


def call(method: str, **params: Any) -> dict[str, Any]:
    """The result of a call that must succeed and keep the contract."""
    model(method, "params").model_validate(params)
    text = bridge.handle(json.dumps({"method": method, "params": params}))
    answer: dict[str, Any] = json.loads(text)
    assert "error" not in answer, text
    model(method, "result").model_validate_json(text)
    return answer


def error(text: str) -> dict[str, Any]:
    """The error of a call that must fail and leave the match as it was."""
    before = saved()
    answer = json.loads(bridge.handle(text))
    assert list(answer) == ["error"]
    contract.Error.model_validate_json(json.dumps(answer["error"]))
    assert saved() == before
    found: dict[str, Any] = answer["error"]
    return found


def refused(method: str, **params: Any) -> tuple[str, str, str]:
    """`(kind, path, message id)` of a call that must fail."""
    found = error(json.dumps({"method": method, "params": params}))
    return found["kind"], found["path"], found["message"]["id"]


def saved() -> str:
    """The match on the table, and what can be done with it, as text."""
    match = bridge._match
    if match is None:
        return ""
    return json.dumps([match.save(), match.can_redo(), match.game.position(match.state)])


def new(**params: Any) -> dict[str, Any]:
    return call("new", **{"game": "duel", "seed": 7, **params})


# --- every call -------------------------------------------------------------------------------------------------------


def test_every_call_of_the_contract_is_there_and_no_other() -> None:
    assert set(bridge._CALLS) == set(MODELS)


@pytest.mark.parametrize("method", list(MODELS))
def test_the_parameters_are_those_of_the_contract(method: str) -> None:
    fields = model(method, "params").model_fields
    _, params = bridge._CALLS[method]
    assert list(params) == list(fields)
    for name, (types, default) in params.items():
        assert (default is bridge._REQUIRED) == fields[name].is_required(), name
        if not fields[name].is_required():
            assert default == fields[name].default, name
        annotation = fields[name].annotation
        assert annotation is not None
        samples = {str: "x", dict: {}, list: [], int: 3, bool: True}
        for kind, sample in samples.items():
            try:
                TypeAdapter(annotation, config=ConfigDict(strict=True)).validate_python(sample)
                accepted = True
            except ValidationError:
                accepted = False
            assert accepted == (kind in types or types == (object,)), f"{method}.{name} as {kind.__name__}"


def test_new_deals_and_tells_the_whole_match() -> None:
    answer = new(options={"temple": "B"}, seats=SEATS)
    assert answer["match"] == {
        "game": "duel",
        "seats": SEATS,
        "practice": False,
        "ply": 18,
        "can_undo": False,
        "can_undo_whole": False,
        "undo_barrier": {"id": "undo-chance", "args": {}},
        "can_redo": False,
        "can_redo_whole": False,
        "over": False,
    }
    assert [step["ply"] for step in answer["steps"]] == list(range(1, 19))
    assert {step["seat"] for step in answer["steps"]} == {-1}
    assert answer["steps"][0]["path"] == ["r1.1"]
    assert answer["steps"][0]["log"][0]["rule"] == "DUEL-6"
    assert not any("places" in step for step in answer["steps"]), "they would be many bytes"
    assert answer["view"]["options"]["temple"] == "B"
    assert answer["view"]["player"] == 0


def test_new_with_a_seed_deals_the_same() -> None:
    assert new() == new()
    assert new() != new(seed=8)


def test_play_tells_the_new_steps_and_where_everything_lies() -> None:
    new()
    answer = call("play", move="place b2", seat=0)
    assert [(step["ply"], step["notation"], step["seat"]) for step in answer["steps"]] == [(19, "place b2", 0)]
    step = answer["steps"][0]
    assert step["path"] == ["b2"]
    assert step["log"] == [
        {
            "seat": 0,
            "message": {"id": "event-place", "args": {"player": {"seat": 0}, "space": "b2"}},
            "rule": "DUEL-10",
        }
    ]
    assert step["places"]["b2"] == ["m0.1"]
    assert {key: step[key] for key in ("places", "pieces", "counters")} == {
        key: answer["view"][key] for key in ("places", "pieces", "counters")
    }
    assert answer["match"]["can_undo"]


def test_play_draws_until_a_seat_is_asked() -> None:
    new()
    for move in ("place a1", "place b1"):
        call("play", move=move)
    answer = call("play", move="unload r1")
    assert [step["seat"] for step in answer["steps"]] == [0, -1, -1, -1]
    assert [step["path"] for step in answer["steps"]] == [["r1"], ["r1.1"], ["r1.2"], ["r1.3"]]
    assert answer["steps"][0]["places"]["r1.3"] == [], "one step after another"
    assert answer["view"]["player"] == 1


def test_undo_and_redo_tell_the_whole_match() -> None:
    new()
    played = call("play", move="place b2")
    back = call("undo")
    assert (back["match"]["ply"], back["match"]["can_redo"], len(back["steps"])) == (18, True, 18)
    forth = call("redo")
    assert forth["view"] == played["view"]
    assert len(forth["steps"]) == 19


def test_undo_and_redo_take_a_whole_turn() -> None:
    call("open", position=position(white="crew"))
    for move in ("use crew", "place a1"):
        played = call("play", move=move)
    assert played["match"]["can_undo_whole"]
    back = call("undo", whole=True)["match"]
    assert (back["ply"], back["can_undo_whole"], back["can_redo_whole"]) == (0, False, True)
    assert call("redo", whole=True)["match"] == played["match"]


def test_save_load_and_position() -> None:
    new(seats=SEATS, practice=True)
    whole = call("play", move="place b2")
    save = call("save")["save"]
    contract.Save.model_validate_json(json.dumps(save))
    made = call("position")["position"]
    new(seed=1)
    again = call("load", save=save)
    assert again["view"] == whole["view"]
    assert again["match"] == {**whole["match"], "can_undo": True}
    assert call("save")["save"] == save
    opened = call("open", position=made, seats=SEATS)
    assert opened["view"] == whole["view"]
    assert opened["steps"] == []
    assert call("position")["position"] == made
    assert call("load", save=call("save")["save"])["view"] == opened["view"]


def test_load_draws_what_the_save_leaves_to_chance() -> None:
    new()
    save = call("save")["save"]
    save["moves"] = save["moves"][:5]
    one = call("load", save=save, seed=3)
    assert one["match"]["ply"] == 18
    assert one == call("load", save=save, seed=3)


def test_at_looks_back_and_leaves_the_match() -> None:
    beginning = new()
    call("play", move="place b2")
    now = call("play", move="place c3")
    before = saved()
    assert call("at", ply=18)["view"] == beginning["view"]
    assert call("at", ply=18)["last"] == []
    assert call("at", ply=20)["view"] == now["view"]
    look = call("at", ply=19)
    assert (look["ply"], look["last"], look["log"]) == (19, ["b2"], now_log("place", 0, "b2"))
    assert call("at", ply=0)["view"]["player"] == -1
    assert call("at", ply=0)["log"] == []
    assert saved() == before


def now_log(event: str, seat: int, space: str) -> list[dict[str, Any]]:
    args = {"player": {"seat": seat}, "space": space}
    return [{"seat": seat, "message": {"id": f"event-{event}", "args": args}, "rule": "DUEL-10"}]


@pytest.mark.parametrize("ply", [-1, 19, 10**6])
def test_at_knows_only_plies_of_the_match(ply: int) -> None:
    new()
    assert refused("at", ply=ply) == ("message", "params.ply", "error-ply")


def test_facts_on_request() -> None:
    new()
    told = call("facts", id="supply")["facts"]
    assert sum(fact["args"]["count"] for fact in told) == 60 - 18
    assert call("facts", id="sphinx") == {"facts": []}


def test_refuse_names_the_rule_of_the_nearest_candidate() -> None:
    call("open", position=position(["W . B", ". . .", ". . ."], white="take", r1="crew tomb1 tomb2"))
    for path, rule, id in (
        (["a1"], "DUEL-10", "refuse-space-taken"),
        (["r2"], "DUEL-11", "refuse-line"),
        (["r2", "a1"], "DUEL-11", "refuse-line"),
        (["crew.1"], "DUEL-18", "refuse-not-held"),
    ):
        found = call("refuse", path=path)["refusal"]
        assert (found["rule"], found["message"]["id"]) == (rule, id)
    for path in (["b1"], ["r1"], ["sphinx"], []):
        assert call("refuse", path=path) == {"refusal": None}
    call("play", move="use take")
    assert call("refuse", path=["r1.1"])["refusal"]["rule"] == "DUEL-21"
    before = saved()
    call("refuse", path=["r1.1"])
    assert saved() == before


def test_refuse_after_the_end_refuses_nothing() -> None:
    call("open", position=position(boats="cc", agenda=[]))
    assert call("refuse", path=["a1"]) == {"refusal": None}


# --- bots -------------------------------------------------------------------------------------------------------------


def think(method: str = "think", **params: Any) -> tuple[list[float], dict[str, Any]]:
    """The progress and the answer of a search."""
    search = bridge.think(json.dumps({"method": method, "params": params}))
    progress = []
    while True:
        try:
            progress.append(json.loads(next(search))["progress"])
        except StopIteration as stop:
            return progress, json.loads(stop.value)


@pytest.mark.parametrize("bot", [*bots.MODULES, "scribe"])
def test_a_bot_thinks_in_steps_and_answers_a_legal_move(bot: str) -> None:
    new()
    legal = [move["notation"] for move in call("play", move="place b2")["view"]["moves"]]
    before = saved()
    progress, answer = think(bot=bot, seed=4)
    contract.Thought.model_validate(answer)
    assert answer["move"] in legal
    assert progress == sorted(progress), "progress goes forward"
    assert all(0 <= value <= 1 for value in progress)
    assert saved() == before
    call("new", game="duel")
    call("follow", save=json.loads(before)[0])  # A match in which nobody has thought yet.
    assert think(bot=bot, seed=4) == (progress, answer)
    assert call("play", move=answer["move"], seat=1)


def test_a_bot_remembers_what_it_thought_in_the_same_match() -> None:
    new()
    call("play", move="place b2")
    first, again = (len(think(bot="master", seed=4)[0]) for _ in range(2))
    assert again < first


def test_a_bot_does_not_think_without_being_asked() -> None:
    assert think(bot="greedy", seed=1)[1]["error"]["message"]["id"] == "error-no-match"
    new()
    for params, path, id in (
        ({"bot": "deepthought", "seed": 1}, "params.bot", "error-bot"),
        ({"bot": "greedy"}, "params.seed", "error-param-missing"),
        ({"bot": "greedy", "seed": "1"}, "params.seed", "error-param-type"),
        ({"bot": "master", "seed": 1, "part": 4, "parts": 4}, "params.part", "error-part"),
        ({"bot": "greedy", "seed": 1, "part": 0, "parts": 2}, "params.part", "error-part"),
    ):
        found = think(**params)[1]["error"]
        assert (found["path"], found["message"]["id"]) == (path, id)
    call("open", position=position(boats="cc", agenda=[]))
    assert think(bot="greedy", seed=1)[1]["error"]["message"]["id"] == "error-nobody-asked"


def test_a_search_can_be_divided_among_workers() -> None:
    new(game="men_nefer")
    assert call("parts", bot="architect", most=8) == {"parts": 2}
    found = [think(bot="architect", seed=1, part=part, parts=2)[1]["tried"] for part in (0, 1)]
    assert found[0] != found[1], "each part draws for itself"
    walks, _ = bots.budget(twolands.game("men_nefer").new(), "architect")
    assert [sum(tried.values()) for tried in found] == [walks / 2] * 2
    assert think(bot="architect", seed=1)[1]["tried"] == {}, "only parts are added up"


def test_a_bot_tells_what_it_would_do_now() -> None:
    new()
    legal = [move["notation"] for move in call("play", move="place b2")["view"]["moves"]]
    search = bridge.think(json.dumps({"method": "think", "params": {"bot": "master", "seed": 1}}))
    for _ in range(3):
        assert json.loads(next(search))["move"] in legal
    search.close()


def test_a_hint_names_the_best_moves_and_what_they_bring() -> None:
    update = call("open", position=position(["W W W", ". . .", ". . ."], boats="r1 cc", r1="tomb1 temple4 temple4"))
    progress, answer = think("hint", seed=2)
    contract.Hinted.model_validate(answer)
    assert progress == sorted(progress)
    shares = [hint["share"] for hint in answer["moves"]]
    assert answer["moves"][0]["notation"] == "unload r1"
    assert shares[0] == max(shares)
    assert {hint["notation"] for hint in answer["moves"]} <= {move["notation"] for move in update["view"]["moves"]}
    assert {gain["category"]: gain["points"] for gain in answer["moves"][0]["gains"]} == {
        "temple": 8.0,
        "tomb": 1.0,
        "harbour": -3.0,
    }
    assert think("hint", seed=2) == (progress, answer)


def test_an_analysis_follows_a_match_to_its_end() -> None:
    call("open", position=position(["W W W", "B B .", ". . ."], boats="r1 r2 cc", r1="tomb1 temple4 temple4"))
    call("play", move="unload r1")
    call("play", move="unload r2")
    progress, answer = think("analyse", seed=1)
    contract.Analysed.model_validate(answer)
    assert progress == sorted(progress)
    assert answer["plies"] == [0, 1, 2]
    assert answer["shares"][-1] == [1.0, 0.0]
    assert all(abs(sum(shares) - 1) < 1e-9 for shares in answer["shares"])
    assert set(answer["swings"]) <= {1, 2}


@pytest.mark.parametrize("method", ["hint", "analyse"])
def test_there_is_no_advice_without_a_match(method: str) -> None:
    assert think(method, seed=1)[1]["error"]["message"]["id"] == "error-no-match"


def test_there_is_no_hint_after_the_end() -> None:
    call("open", position=position(boats="cc", agenda=[]))
    assert think("hint", seed=1)[1]["error"]["message"]["id"] == "error-nobody-asked"


@pytest.mark.parametrize(("method", "params"), [("think", {"bot": "random"}), ("hint", {}), ("analyse", {})])
def test_a_search_is_no_plain_call(method: str, params: dict[str, str]) -> None:
    new()
    assert refused(method, seed=1, **params) == ("message", "method", "error-think")


# --- another worker ---------------------------------------------------------------------------------------------------


def test_follow_takes_over_a_match_and_what_is_added_to_it() -> None:
    new(seats=SEATS)
    call("play", move="place b2")
    save = call("save")["save"]
    bridge._match = None
    assert call("follow", save=save) == {"ply": 19, "player": 1}
    followed = bridge._match
    assert call("follow", save=save) == {"ply": 19, "player": 1}
    longer = {**save, "moves": [*save["moves"], "place a1"]}
    assert call("follow", save=longer) == {"ply": 20, "player": 0}
    assert bridge._match is followed, "what is known is not replayed"
    assert call("follow", save=save) == {"ply": 19, "player": 1}
    assert call("save")["save"] == save


@pytest.mark.parametrize("changed", [{"options": {"temple": "B"}}, {"practice": True}, {"seats": SEATS[::-1]}])
def test_follow_takes_another_match_from_its_beginning(changed: dict[str, Any]) -> None:
    new(seats=SEATS)
    save = {**call("save")["save"], **changed}
    followed = bridge._match
    assert call("follow", save=save)["ply"] == 18
    assert bridge._match is not followed


def test_follow_stops_at_a_draw() -> None:
    new()
    save = call("save")["save"]
    save["moves"] = save["moves"][:4]
    assert call("follow", save=save) == {"ply": 4, "player": -1}


@pytest.mark.parametrize(
    ("added", "path"),
    [(["place b1", "place b1"], "moves[20]"), (["dance"], "moves[19]"), (["place b1", 5], "moves[20]")],
)
def test_follow_with_a_bad_move_changes_nothing(added: list[Any], path: str) -> None:
    new()
    call("play", move="place b2")
    save = call("save")["save"]
    save["moves"] += added
    assert refused("follow", save=save)[:2] == ("save", path)


# --- calls that are none ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "path", "id"),
    [
        ("", "", "error-not-json"),
        ("{", "", "error-not-json"),
        ("[" * 100_000, "", "error-not-json"),
        ("1" * 5000, "", "error-not-json"),
        ("[]", "", "error-call-shape"),
        ("null", "", "error-call-shape"),
        ("{}", "method", "error-call-unknown"),
        ('{"method": 5}', "method", "error-call-unknown"),
        ('{"method": ["play"]}', "method", "error-call-unknown"),
        ('{"method": "dance"}', "method", "error-call-unknown"),
        ('{"method": "_play"}', "method", "error-call-unknown"),
        ('{"method": "undo", "params": []}', "params", "error-call-params"),
        ('{"method": "undo", "params": null}', "params", "error-call-params"),
        ('{"method": "undo", "params": {"times": 2}}', "params.times", "error-param-unknown"),
        ('{"method": "play"}', "params.move", "error-param-missing"),
        ('{"method": "play", "params": {"move": 5}}', "params.move", "error-param-type"),
        ('{"method": "play", "params": {"move": null}}', "params.move", "error-param-type"),
        ('{"method": "play", "params": {"move": "place a1", "seat": true}}', "params.seat", "error-param-type"),
        ('{"method": "play", "params": {"move": "place a1", "seat": 0.0}}', "params.seat", "error-param-type"),
        ('{"method": "new", "params": {"game": "duel", "seed": "x"}}', "params.seed", "error-param-type"),
        ('{"method": "new", "params": {"game": "duel", "seed": NaN}}', "params.seed", "error-param-type"),
        ('{"method": "new", "params": {"game": "duel", "practice": 1}}', "params.practice", "error-param-type"),
        ('{"method": "new", "params": {"game": "duel", "practice": null}}', "params.practice", "error-param-type"),
        ('{"method": "open", "params": {"position": []}}', "params.position", "error-param-type"),
        ('{"method": "follow", "params": {"save": 1}}', "params.save", "error-param-type"),
        ('{"method": "at", "params": {"ply": true}}', "params.ply", "error-param-type"),
    ],
)
def test_a_call_that_is_none(text: str, path: str, id: str) -> None:
    new()
    found = error(text)
    assert (found["kind"], found["path"], found["message"]["id"]) == ("message", path, id)


@pytest.mark.parametrize(
    ("method", "params", "expected"),
    [
        ("new", {"game": "senet"}, ("game", "game", "error-game-unknown")),
        ("new", {"game": "duel", "options": {"temple": 5}}, ("option", "options.temple", "error-option-value")),
        ("new", {"game": "duel", "seats": [{}, {"player": "hal"}]}, ("option", "seats[1].player", "error-bot")),
        ("new", {"game": "duel", "seats": []}, ("option", "seats", "error-seats-count")),
        ("load", {"save": 5}, ("save", "", "error-save-object")),
        ("load", {"save": None}, ("save", "", "error-save-object")),
        ("load", {"save": {"format": 1}}, ("save", "game", "error-save-missing")),
        ("open", {"position": {}}, ("game", "game", "error-game-name")),
        ("open", {"position": {"game": ["duel"]}}, ("game", "game", "error-game-name")),
        ("open", {"position": {"game": "duel"}}, ("position", "format", "shape-missing")),
        ("play", {"move": "place a1", "seat": 1}, ("move", "seat", "error-move-seat")),
        ("play", {"move": "place a1", "seat": -1}, ("move", "seat", "error-move-seat")),
        ("play", {"move": "dance"}, ("move", "move", "error-move-unknown")),
        ("play", {"move": "unload r1"}, ("move", "move", "error-move-illegal")),
        ("play", {"move": "draw tomb1"}, ("move", "move", "error-move-illegal")),
        ("undo", {}, ("move", "undo", "error-undo")),
        ("redo", {}, ("move", "redo", "error-redo")),
    ],
)
def test_a_call_that_cannot_be_carried_out(method: str, params: Any, expected: tuple[str, str, str]) -> None:
    new(seats=SEATS)
    assert refused(method, **params) == expected


@pytest.mark.parametrize("game", twolands.games.names())
def test_a_box_holds_what_a_position_is_made_of(game: str) -> None:
    box = call("box", game=game, seed=4)
    position, pieces = box["position"], box["pieces"]
    assert call("check_position", position=position)["position"] == position
    assert {id for ids in position["places"].values() for id in ids} < set(pieces)
    assert call("box", game=game, seed=4) == box
    # In every game the first turn of a match could be anybody's.
    for turn in box["turns"]:
        counters = {**position["counters"], **turn["counters"]}
        checked = call("check_position", position={**position, "agenda": turn["agenda"], "counters": counters})
        assert checked["view"]["player"] == turn["seat"], checked["faults"]
        assert turn in checked["turns"]
    if game == "men_nefer":
        assert [turn["seat"] for turn in call("box", game=game, options={"players": 1})["turns"]] == [0]


def test_a_box_tells_what_stands_on_pieces_as_the_view_does_once_they_lie() -> None:
    box = call("box", game="men_nefer", seed=4)
    kinds = {id: piece["kind"] for id, piece in box["pieces"].items()}
    printed = {"tablet", "contract", "mastaba", "city_benefit", "queens_tile", "board"}
    assert box["facts"].keys() == {id for id, kind in kinds.items() if kind in printed}
    view = call("check_position", position=box["position"])["view"]
    tablets = [id for id in view["facts"] if kinds.get(id) == "tablet"]
    assert tablets
    assert [view["facts"][id] for id in tablets] == [box["facts"][id] for id in tablets]


def test_a_position_is_checked_whole_and_changes_nothing() -> None:
    new()
    before = saved()
    wrong = position(["W . B", ". . .", ". . ."])
    wrong["counters"] |= {"unloads": 7, "turn": 4}
    wrong["places"]["a1"] = []
    checked = call("check_position", position=wrong)
    assert (checked["view"], checked["position"]) == (None, None)
    assert [(fault["path"], fault["rule"]) for fault in checked["faults"]] == [("places", "DUEL-7")]
    wrong["places"]["a1"] = ["m0.1"]
    faults = {fault["path"]: fault for fault in call("check_position", position=wrong)["faults"]}
    assert {path: (fault["mend"], fault["rule"]) for path, fault in faults.items()} == {
        "counters.unloads": (0, "DUEL-27"),
        "counters.turn": (5, "DUEL-8"),
    }
    wrong["counters"] |= {"unloads": 0, "turn": 5}
    checked = call("check_position", position=wrong)
    assert (checked["faults"], checked["view"]["player"]) == ([], 0)
    assert checked["position"]["places"]["a1"] == ["m0.1"]
    assert saved() == before


@pytest.mark.parametrize("game", twolands.games.names())
def test_whatever_is_laid_wherever_has_a_name(game: str) -> None:
    """Pieces at random in places: every fault keeps the contract and has a sentence; what is mended stays so."""
    rng = random.Random(5)
    box = call("box", game=game, seed=1)
    for _ in range(25):
        laid = json.loads(json.dumps(box["position"]))
        places = list(laid["places"])
        for id in rng.sample(sorted(box["pieces"]), rng.choice((1, 2, 6))):
            for ids in laid["places"].values():
                if id in ids:
                    ids.remove(id)
            if rng.random() < 0.8:
                laid["places"][rng.choice(places)].append(id)
        name = rng.choice(sorted(laid["counters"]))
        laid["counters"][name] += rng.choice((-1, 1))
        laid["pieces"] = {}
        for fault in call("check_position", position=laid)["faults"]:
            assert sentence(fault["message"], game=game)
            if "mend" not in fault:
                continue
            part, counter = fault["path"].replace('["', ".").replace('"]', "").split(".", 1)
            assert part == "counters"
            mended = {**laid, "counters": {**laid["counters"], counter: fault["mend"]}}
            again = call("check_position", position=mended)["faults"]
            assert (fault["path"], fault["message"]["id"]) not in [(f["path"], f["message"]["id"]) for f in again]


def test_the_position_after_a_ply() -> None:
    new()
    start = call("position")["position"]
    call("play", move="place a1")
    assert call("position", ply=18)["position"] == start
    assert call("position")["position"]["places"]["a1"] == ["m0.1"]
    assert refused("position", ply=99) == ("message", "params.ply", "error-ply")


def test_an_error_says_the_rule() -> None:
    new()
    found = error('{"method": "play", "params": {"move": "unload r1"}}')
    assert found["rule"] == "DUEL-11"
    assert found["message"]["args"]["reason"]["id"] == "refuse-line"


@pytest.mark.parametrize("method", ["play", "undo", "redo", "refuse", "facts", "at", "save", "position"])
def test_without_a_match_there_is_nothing_to_do(method: str) -> None:
    needed: dict[str, dict[str, Any]] = {
        "play": {"move": "place a1"},
        "refuse": {"path": []},
        "facts": {"id": "a1"},
        "at": {"ply": 0},
    }
    assert refused(method, **needed.get(method, {})) == ("message", "", "error-no-match")


@pytest.mark.parametrize("depth", [50, 500, 900, 980])
def test_nothing_is_too_deep_or_too_long(depth: int) -> None:
    new()
    nest = "[" * depth + "]" * depth
    for text in (
        f'{{"method": {nest}}}',
        f'{{"method": "load", "params": {{"save": {nest}}}}}',
        f'{{"method": "new", "params": {{"game": "duel", "options": {{"temple": {nest}}}}}}}',
        f'{{"method": "new", "params": {{"game": "duel", "seats": [{{"colour": {nest}}}, {{}}]}}}}',
        f'{{"method": "open", "params": {{"position": {{"game": "duel", "places": {nest}}}}}}}',
        f'{{"method": "follow", "params": {{"save": {{"moves": {nest}}}}}}}',
    ):
        assert len(json.dumps(error(text))) < 600


def test_half_a_character_in_a_name_does_not_break_the_answer() -> None:
    seats = r'[{"name": "\ud83d"}, {}]'
    bridge.handle(f'{{"method": "new", "params": {{"game": "duel", "seats": {seats}}}}}').encode()
    bridge.handle(r'{"method": "play", "params": {"move": "\ud83d"}}').encode()


# --- what is loaded, and what the build writes ------------------------------------------------------------------------

CALLS = """
import json, sys
from twolands import bridge

def call(method, **params):
    text = json.dumps({"method": method, "params": params})
    answer = json.loads(bridge.handle(text))
    assert "error" not in answer, answer
    return bridge.needs_models(text), answer

def quick(method, **params):
    needed, answer = call(method, **params)
    assert not needed, method
    assert "pydantic" not in sys.modules, method
    return answer

quick("new", game="duel", seed=1)
quick("play", move="place a1")
quick("undo")
quick("redo")
quick("at", ply=3)
quick("facts", id="supply")
quick("refuse", path=["a1"])
save = quick("save")["save"]
quick("load", save=save)
quick("follow", save=save)
for bot in ("random", "greedy"):
    list(bridge.think(json.dumps({"method": "think", "params": {"bot": bot, "seed": 1}})))
bridge.static_data()
position = quick("position")["position"]

if sys.argv[1] == "open":
    needed, _ = call("open", position=position)
else:
    needed, _ = call(sys.argv[1], save={**save, "moves": [], "start": position})
assert needed
assert "pydantic" in sys.modules
assert "twolands.contract" not in sys.modules
"""


@pytest.mark.parametrize("method", ["open", "load", "follow"])
def test_only_a_position_from_outside_needs_pydantic(method: str) -> None:
    done = subprocess.run([sys.executable, "-c", CALLS, method], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_what_the_build_writes_keeps_the_contract() -> None:
    files = bridge.static_data()
    for name, value in files.items():
        text = json.dumps(value)
        if name == "games.json":
            for row in json.loads(text):
                contract.GameInfo.model_validate_json(json.dumps(row))
        elif name.startswith("rules/"):
            for section in json.loads(text):
                contract.SectionInfo.model_validate_json(json.dumps(section))
        elif name.startswith("lessons/"):
            for lesson in json.loads(text):
                contract.LessonInfo.model_validate_json(json.dumps(lesson))
        elif name.startswith("components/"):
            game = twolands.game(name.split("/")[1].removesuffix(".json"))
            assert [fault for file in json.loads(text).values() for fault in game.check_component(file)] == []
        else:
            contract.View.model_validate_json(text)
    duel = next(row for row in files["games.json"] if row["name"] == "duel")
    assert duel["options"] == described(DUEL.Options)
    stand_ins = {row["name"]: row["stand_ins"] for row in files["games.json"]}
    assert stand_ins["duel"] == {}
    assert (stand_ins["men_nefer"]["deities"], stand_ins["men_nefer"]["duat"]) == (0, 1)
    rules = {rule["id"]: rule["lesson"] for section in files["rules/duel.en.json"] for rule in section["rules"]}
    assert rules["DUEL-9"]["title"]["en"] == "Nothing to do"
    assert {id for id, lesson in rules.items() if lesson} == set(lesson_by_rule(lessons_of("duel")))
    assert {"games.json", "rules/duel.en.json", "rules/duel.zh-Hant.json", "start/duel.json"} <= set(files)


def test_the_contract_has_a_schema_of_everything() -> None:
    definitions = contract.json_schema()["$defs"]
    assert {"Methods", "Error", "Save", "GameInfo", "SectionInfo", "DuelPosition", "View"} <= set(definitions)


def test_files_of_printed_matter_can_be_checked_and_played_by(empty_bridge: None) -> None:
    duat = json.loads(json.dumps(twolands.game("men_nefer").printed_components()["duat"]))
    duat["values"][2]["value"] = 16
    assert call("check", game="men_nefer", component=duat) == {"faults": [], "stand_ins": 1}
    duat["values"][0]["source"] = duat["values"][2]["source"] = "box"
    assert call("check", game="men_nefer", component=duat)["stand_ins"] == 0
    update = call("new", game="men_nefer", components=[duat], seed=1)
    assert "feather0" in update["view"]["places"]["feather.16"]
    save = call("save")["save"]
    assert save["components"] == [duat]
    assert call("load", save=save)["view"] == update["view"]
    duat["values"][2]["value"] = 0
    assert [fault["path"] for fault in call("check", game="men_nefer", component=duat)["faults"]] == ["values"]
    refused = error(json.dumps({"method": "new", "params": {"game": "men_nefer", "components": [duat]}}))
    assert refused["kind"] == "component"
    assert [fault["path"] for fault in refused["faults"]] == ["components[0].values"]
