"""The sentences: both languages say the same things, and whatever the code wants to say has a sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import fields
from fnmatch import filter as matching
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, Visitor
from fluent.syntax import ast as fluent

import twolands
from twolands.core import errors
from twolands.core.words import LANGUAGES
from twolands.games import game as find_game
from twolands.games import names

PACKAGE = Path(twolands.__file__).parent
LOCALES = PACKAGE / "locales"
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
MODULES = sorted(str(path.relative_to(PACKAGE)) for path in PACKAGE.rglob("*.py"))
OTHERS = [language for language in LANGUAGES if language != "en"]

ID = re.compile(r"[a-z]+(-[\w*]+)+")
SPEAKERS = {"message", "fault", "Refusal"} | {
    name for name, error in vars(errors).items() if isinstance(error, type) and issubclass(error, ValueError)
}
"""Functions and classes whose first argument is the id of a message; before a refusal's stands its rule."""


class Arguments(Visitor):
    """The names of the arguments in a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)


def arguments(pattern: fluent.Pattern | None) -> set[str]:
    visitor = Arguments()
    visitor.visit(pattern)
    return visitor.found


@cache
def sentences(language: str, file: str) -> dict[str, set[str]]:
    """Ids of the messages and their attributes (`move-place.short`) with the names of the arguments in each."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((LOCALES / language / file).read_text("utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"not Fluent: {entry.content}"
        if isinstance(entry, fluent.Message):
            patterns = {"": entry.value, **{f".{each.id.name}": each.value for each in entry.attributes}}
            for attribute, pattern in patterns.items():
                id = entry.id.name + attribute
                assert id not in found, f"{id} twice"
                found[id] = arguments(pattern)
    return found


def test_every_language_has_the_same_files() -> None:
    for language in OTHERS:
        assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_the_same_ids_attributes_and_arguments(language: str, file: str) -> None:
    assert sentences(language, file) == sentences("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_sentence_can_be_said(language: str, file: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / language / file).read_text("utf-8")))
    for name, args in sentences(language, file).items():
        id, _, attribute = name.partition(".")
        message = bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{name} is empty"
        assert bundle.format_pattern(pattern, dict.fromkeys(args, 2))[1] == [], name


@pytest.mark.parametrize("game", names())
def test_a_game_its_options_and_its_files_have_names(game: str) -> None:
    wanted = {f"game-{game}", f"game-{game}-short", f"game-{game}-line", "status"}
    wanted |= {f"file-{kind}" for kind in find_game(game).printed_components()}
    for field in fields(find_game(game).Options):
        id, choices = f"option-{field.name}", field.metadata["choices"]
        words = [choice for choice in choices if isinstance(choice, str) and len(choice) > 1]
        wanted |= {id, f"{id}-help", *(f"{id}-{word}" for word in words)}
    assert wanted <= sentences("en", f"{game}.ftl").keys()


class Named(ast.NodeVisitor):
    """The ids that a module names, with `*` for what an f-string fills in."""

    def __init__(self, is_id: Callable[[str], bool]):
        self.is_id = is_id
        self.found: set[str] = set()

    def visit_Call(self, node: ast.Call) -> None:
        self.found.update(said(node))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        self._text(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        self._text(node)

    def _text(self, node: ast.expr) -> None:
        if self.is_id(text(node)):
            self.found.add(text(node))


def text(node: ast.expr) -> str:
    """The text of a literal; nothing for another expression."""
    match node:
        case ast.Constant(value=str(value)):
            return value
        case ast.JoinedStr(values=parts):
            return "".join(text(part) or "*" for part in parts)
    return ""


def said(call: ast.Call) -> Iterator[str]:
    """The id that a call says or puts into a journal, if it is there to be read."""
    match call:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[*args]) if name in SPEAKERS:
            ids = args[name == "Refusal" :][:1]
            yield from filter(None, map(text, ids))
        case ast.Call(func=ast.Attribute(value=table, attr="append"), args=[ast.Tuple(elts=[event, *_])]):
            if ast.unparse(table).endswith("journal") and text(event):
                yield f"event-{text(event)}"


def speaks_for(module: str) -> str | None:
    """The game that a module belongs to."""
    parts = Path(module).parts
    return parts[1] if parts[0] == "games" and parts[1] in names() else None


@pytest.mark.parametrize("module", MODULES)
def test_what_the_code_says_has_a_sentence(module: str) -> None:
    """Found are the ids in calls, and all texts that begin like an id that there is."""
    game = speaks_for(module)
    known = {*sentences("en", "common.ftl"), *(sentences("en", f"{game}.ftl") if game else ())}
    families = {id.split("-")[0] for id in known if "-" in id}
    finder = Named(lambda id: bool(ID.fullmatch(id)) and id.split("-")[0] in families)
    finder.visit(ast.parse((PACKAGE / module).read_text("utf-8")))
    assert [id for id in sorted(finder.found) if not matching(known, id)] == []
