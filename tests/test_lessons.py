"""Lessons: ours can be read to their end in both languages, and what is wrong in one from outside is named."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import twolands
from twolands import bridge, cli
from twolands.core.rulebook import read_rulebook
from twolands.core.words import LANGUAGES
from twolands.lessons import PARTS, check, lesson_by_rule, lessons_of, save_of

Lesson = dict[str, Any]

LESSONS = [(game, lesson) for game in twolands.names() for lesson in lessons_of(game)]
NAMES = [f"{game}/{lesson['name']}" for game, lesson in LESSONS]
every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)

EXAMPLES = {
    "DUEL": ("test_duel_examples.py", r"test_t(\d+)_"),
    "IMH": ("test_imhotep_examples.py", r"test_imh_t(\d+)_"),
    "SUN": ("test_imhotep_examples.py", r"test_sun_t(\d+)_"),
    "NEF": ("test_nefertiti_examples.py", r"test_t(\d+)_"),
    "MEN": ("test_men_nefer_examples.py", r"test_t(\d+)_"),
    "SOLO": ("test_men_nefer_solo_examples.py", r"test_t(\d+)_"),
}
"""Where the worked examples of each rulebook are proved."""

UNSHOWN = {"IMH": {2: "a check of the table of round cards: nothing to play"}}
"""By rulebook, the worked examples that no lesson shows, and why."""


def worked_examples(prefix: str) -> set[int]:
    """A test may prove several: its name goes on with `t10_` or `to_t08_` then."""
    file, name = EXAMPLES[prefix]
    text = (Path(__file__).parent / file).read_text("utf-8")
    found: set[int] = set()
    for first, to, last in re.findall(rf"^def {name}(?:(to_)?t(\d+)_)?", text, re.MULTILINE):
        found |= set(range(int(first), int(last) + 1)) if to else {int(first), int(last or first)}
    return found


def shown_examples(prefix: str) -> set[int]:
    ids = (id.split("-T") for _, lesson in LESSONS for id in lesson.get("shows", []))
    return {int(number) for start, number in ids if start == prefix}


def call(method: str, **params: Any) -> Any:
    return json.loads(bridge.handle(json.dumps({"method": method, "params": params})))


def file_of(lesson: Lesson) -> Lesson:
    """A lesson as its file has it."""
    return {key: value for key, value in lesson.items() if key != "name"}


def texts(value: Any) -> Iterator[dict[str, str]]:
    """All that a lesson says."""
    if isinstance(value, dict):
        if value.keys() & set(LANGUAGES):
            yield value
        else:
            for item in value.values():
                yield from texts(item)
    elif isinstance(value, list):
        for item in value:
            yield from texts(item)


@pytest.mark.parametrize("game", twolands.names())
def test_every_game_has_a_tutorial_and_exercises(game: str) -> None:
    numbers: dict[str, list[int]] = {part: [] for part in PARTS}
    for lesson in lessons_of(game):
        numbers[lesson["part"]].append(lesson["number"])
    assert len(numbers["tutorial"]) >= 5
    assert numbers["example"]
    assert bool(numbers["solo"]) == (game == "men_nefer")
    for found in numbers.values():
        assert found == list(range(1, len(found) + 1))


@every_lesson
def test_a_lesson_names_a_rule(game: str, lesson: Lesson) -> None:
    """It is listed in the chapter of its first one."""
    assert any("rule" in note for note in lesson["notes"])


@pytest.mark.parametrize("game", twolands.names())
def test_a_rule_leads_to_the_lesson_that_comes_to_it_soonest(game: str) -> None:
    lessons = lessons_of(game)
    by_rule = lesson_by_rule(lessons)
    for rule in read_rulebook(game).rules:
        ways = [[note.get("rule") for note in lesson["notes"]] for lesson in lessons]
        steps = {lesson["name"]: way.index(rule) for lesson, way in zip(lessons, ways, strict=True) if rule in way}
        found = by_rule.get(rule)
        assert (found and found["name"]) == (min(steps, key=steps.__getitem__) if steps else None)


@every_lesson
def test_nothing_is_wrong_in_a_lesson(game: str, lesson: Lesson) -> None:
    assert [(fault.path, str(fault)) for fault in check(file_of(lesson))] == []
    assert save_of(lesson)["game"] == game


@every_lesson
def test_a_lesson_speaks_every_language(game: str, lesson: Lesson) -> None:
    said = list(texts(lesson))
    assert len(said) >= 2 + len(lesson["notes"])
    for text in said:
        assert set(text) == set(LANGUAGES)
        assert all(text.values())


@every_lesson
@pytest.mark.usefixtures("empty_bridge")
def test_a_lesson_is_read_to_its_end(game: str, lesson: Lesson) -> None:
    """As the page does: from note to note by the moves of the lesson, those found by the reader among them."""
    save, notes = save_of(lesson), lesson["notes"]
    line, at = list(save["moves"]), notes[0]["at"]
    for note in notes:
        if "expect" in note and note["at"] == len(line):
            line.append(note["expect"][0])
    update = call("load", save={**save, "moves": line[:at]})
    for note in notes:
        if note["at"] > at:
            update = call("replay", moves=line[at : note["at"]])
        at = note["at"]
        view = update["view"]
        notations = [move["notation"] for move in view["moves"]]
        for move in note.get("expect", ()):
            assert move in notations
        if "place" in note:
            assert any(note["place"] in view[key] for key in ("places", "pieces", "facts"))
    assert "expect" not in notes[-1], "the last note tells what has come of it"


# --- what is wrong in a lesson from outside -----------------------------------------------------------------------


@pytest.mark.parametrize("prefix", EXAMPLES)
def test_what_a_lesson_shows_is_proved(prefix: str) -> None:
    assert shown_examples(prefix) <= worked_examples(prefix)


@pytest.mark.parametrize("prefix", EXAMPLES)
def test_every_worked_example_is_a_lesson(prefix: str) -> None:
    unshown = set(UNSHOWN.get(prefix, {}))
    assert shown_examples(prefix) | unshown == worked_examples(prefix)
    assert not shown_examples(prefix) & unshown


def first_turn() -> Lesson:
    return copy.deepcopy(next(file_of(lesson) for lesson in lessons_of("duel") if lesson["name"] == "first-turn"))


def faults(lesson: Any) -> list[tuple[str, str]]:
    return [(fault.path, fault.message["id"]) for fault in check(lesson)]


@pytest.mark.parametrize(
    ("index", "change", "path", "id"),
    [
        (0, {"at": 400}, "notes[0].at", "lesson-late"),
        (3, {"at": 3}, "notes[3].at", "lesson-order"),
        (3, {"at": 18}, "notes[3].at", "lesson-order"),
        (4, {"at": 22}, "notes[4].at", "lesson-draw"),
        (2, {"expect": ["place a1", "place d9"]}, "notes[2].expect[1]", "lesson-move"),
        (2, {"expect": ["place b2"]}, "notes[2].expect", "lesson-line"),
        (0, {"wrong": {"en": "No."}}, "notes[0].wrong", "lesson-wrong"),
        (1, {"rule": "MEN-1"}, "notes[1].rule", "lesson-rule"),
        (1, {"place": "d4"}, "notes[1].place", "lesson-place"),
        (1, {"text": {}}, "notes[1].text", "lesson-silent"),
        (1, {"text": {"fr": "Bonjour"}}, "notes[1].text.fr", "shape-unknown"),
        (1, {"at": "18"}, "notes[1].at", "shape-wrong"),
    ],
)
def test_a_fault_in_a_note_is_named(index: int, change: dict[str, Any], path: str, id: str) -> None:
    lesson = first_turn()
    lesson["notes"][index] |= change
    assert (path, id) in faults(lesson)


def test_nothing_can_be_expected_when_the_match_is_over() -> None:
    lesson = next(file_of(lesson) for lesson in lessons_of("duel") if lesson["name"] == "the-end")
    lesson["notes"][-1]["expect"] = ["place a1"]
    assert ("notes[4].expect", "lesson-unasked") in faults(lesson)


def test_a_lesson_needs_one_table() -> None:
    lesson = first_turn()
    del lesson["save"]
    assert faults(lesson) == [("", "lesson-table")]


def test_a_fault_in_the_match_has_its_place_in_the_lesson() -> None:
    lesson = first_turn()
    lesson["save"]["moves"][18] = "place d9"
    assert faults(lesson) == [("save.moves[18]", "error-save-move")]


@pytest.mark.usefixtures("empty_bridge")
def test_a_position_is_a_lesson_of_its_own() -> None:
    call("new", game="duel", seed=3)
    lesson = first_turn()
    del lesson["save"]
    lesson["position"] = call("position")["position"]
    lesson["notes"] = [
        {"at": 0, "text": {"en": "Place."}, "expect": ["place a1", "place c3"]},
        {"at": 1, "text": {"en": "Done."}},
    ]
    assert faults(lesson) == []
    lesson["position"]["counters"]["supply"] = 38
    assert faults(lesson)[0][0].startswith("position.counters.supply")


# --- the command and the call ---------------------------------------------------------------------------------------


def test_the_command_says_what_is_wrong_and_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lesson, right, wrong, no_json = first_turn(), *(tmp_path / name for name in ("right", "wrong", "no_json"))
    right.write_text(json.dumps(lesson), "utf-8")
    lesson["notes"][2]["expect"] = ["place d9"]
    wrong.write_text(json.dumps(lesson), "utf-8")
    no_json.write_text("{", "utf-8")
    assert cli.main(["lessons", "check", str(right)]) == 0
    assert "a lesson of 6 notes" in capsys.readouterr().out
    assert cli.main(["lessons", "check", str(wrong), str(no_json)]) == 1
    said = capsys.readouterr().out
    assert f"{wrong}: notes[2].expect[0]: “place d9” is not legal here." in said
    assert f"{no_json}: Expecting" in said


@pytest.mark.usefixtures("empty_bridge")
def test_moves_of_a_file_follow_with_their_draws_or_not_at_all() -> None:
    save = first_turn()["save"]
    call("load", save={**save, "moves": save["moves"][:18]})
    error = call("replay", moves=["place a1", "place a1"])["error"]
    assert (error["path"], error["rule"]) == ("moves[19]", "DUEL-10")
    assert call("save")["save"]["moves"] == save["moves"][:18]
    update = call("replay", moves=save["moves"][18:])
    assert [step["notation"] for step in update["steps"]] == save["moves"][18:]
    assert all("places" in step for step in update["steps"])
    assert call("save")["save"]["moves"] == save["moves"]
