"""Lessons: matches with notes, in which a reader must find moves. docs/lessons.md tells how one is written."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any

from .core.errors import Fault, Faulty, TwoLandsError
from .core.game import CHANCE, State
from .core.match import FORMAT, Match
from .core.rulebook import read_rulebook
from .core.shape import shape_faults
from .games import game as find_game

PARTS = ("tutorial", "solo", "example")
"""In the order in which a game's lessons are listed."""


def lessons_of(game: str) -> list[dict[str, Any]]:
    """The lessons of a game as they lie in its folder, each with its `name`, in the order of reading."""
    folder = files("twolands") / "games" / game / "lessons"
    found = [
        {"name": file.name.removesuffix(".json"), **json.loads(file.read_text("utf-8"))}
        for file in (folder.iterdir() if folder.is_dir() else ())
    ]
    return sorted(found, key=lambda lesson: (PARTS.index(lesson["part"]), lesson["number"], lesson["name"]))


def lesson_by_rule(lessons: Sequence[Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    """By rule id: of the lessons whose notes name that rule, the one which comes to it soonest."""
    found: dict[str, tuple[int, Mapping[str, Any]]] = {}
    for lesson in lessons:
        for index, note in enumerate(lesson["notes"]):
            rule = note.get("rule")
            if rule is not None and (rule not in found or index < found[rule][0]):
                found[rule] = (index, lesson)
    return {rule: lesson for rule, (_, lesson) in found.items()}


def save_of(lesson: Mapping[str, Any]) -> dict[str, Any]:
    """The match of a lesson: its save, or one that begins at its position."""
    if lesson.get("save") is not None:
        return dict(lesson["save"])
    position = lesson["position"]
    shared = {key: position[key] for key in ("game", "rules", "options") if key in position}
    return {"format": FORMAT, **shared, "moves": [], "start": position}


def check(lesson: Any) -> list[Fault]:
    """All that is wrong in a lesson, each with its place. If nothing is, every note is reached by legal moves, each
    move that is expected can be made there, and every rule and place that a note names exists."""
    from .contract import errors_of_lesson

    if errors := errors_of_lesson(lesson):
        return shape_faults(errors)
    if (lesson.get("save") is None) == (lesson.get("position") is None):
        return [Fault("lesson-table")]
    try:
        match = Match.load(save_of(lesson), find_game)
    except TwoLandsError as error:
        return [_inside(lesson, fault) for fault in (error.faults if isinstance(error, Faulty) else [error])]
    return [*_silent(lesson), *_notes(lesson["notes"], match)]


def _inside(lesson: Mapping[str, Any], error: TwoLandsError) -> Fault:
    """What is wrong with the match, with its place in the lesson."""
    path = error.path
    if lesson.get("save") is not None:
        path = f"save.{path}".rstrip(".")
    else:
        path = f"position.{path.removeprefix('start').removeprefix('.')}".rstrip(".")
    fault = Fault(error.message["id"], path=path, rule=error.rule, game=error.game)
    fault.message = error.message
    return fault


def _silent(lesson: Mapping[str, Any]) -> Iterator[Fault]:
    """Texts without a word in any language."""
    texts = {key: lesson[key] for key in ("title", "about")}
    for index, note in enumerate(lesson["notes"]):
        texts |= {f"notes[{index}].{key}": note[key] for key in ("text", "wrong") if note.get(key) is not None}
    for path, text in texts.items():
        if not any(text.values()):
            yield Fault("lesson-silent", path=path)


def _notes(notes: Sequence[Mapping[str, Any]], match: Match) -> Iterator[Fault]:
    rules, latest, found = read_rulebook(match.game.name), 0, False
    for index, note in enumerate(notes):
        at, path = note["at"], f"notes[{index}]"
        if at < latest or (found and at == latest):
            yield Fault("lesson-order", path=f"{path}.at", at=at, latest=latest + found)
            return
        if at > len(match.plies):
            yield Fault("lesson-late", path=f"{path}.at", at=at, moves=len(match.plies))
            return
        latest, found = at, bool(note.get("expect"))
        yield from _place(note, match.at(at), path)
        yield from _expected(note, match, path)
        if note.get("rule") is not None and note["rule"] not in rules:
            yield Fault("lesson-rule", path=f"{path}.rule", rule_id=note["rule"])


def _place(note: Mapping[str, Any], state: State, path: str) -> Iterator[Fault]:
    place, view = note.get("place"), state.view()
    if place is not None and not any(place in view[key] for key in ("places", "pieces", "facts")):
        yield Fault("lesson-place", path=f"{path}.place", place=place)


def _expected(note: Mapping[str, Any], match: Match, path: str) -> Iterator[Fault]:
    """What is wrong with what a note expects. At the end of the match its first move is made."""
    at, expect = note["at"], note.get("expect")
    state = match.at(at)
    if not expect:
        if note.get("wrong") is not None:
            yield Fault("lesson-wrong", path=f"{path}.wrong")
        if state.current_player == CHANCE and at < len(match.plies):
            yield Fault("lesson-draw", path=f"{path}.at", at=at)
        return
    if state.current_player < 0:
        yield Fault("lesson-unasked", path=f"{path}.expect", at=at)
        return
    legal = {match.game.notation(move) for move in state.legal_moves()}
    for number, move in enumerate(expect):
        if move not in legal:
            yield Fault("lesson-move", path=f"{path}.expect[{number}]", move=move)
    if at == len(match.plies):
        if expect[0] in legal:
            match.play(expect[0])
    elif match.plies[at].notation not in expect:
        yield Fault("lesson-line", path=f"{path}.expect", move=match.plies[at].notation)
