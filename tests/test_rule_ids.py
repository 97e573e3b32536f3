"""Every numbered rule has a test, and every id that anything cites is a rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import twolands
from twolands.core.rulebook import Rulebook, read_rulebook
from twolands.core.words import LANGUAGES

TESTS = Path(__file__).parent
PACKAGE = Path(twolands.__file__).parent
ID = re.compile(r"\b[A-Z]{2,}-A?\d+\b")
EXAMPLES = 25


def marked(file: Path) -> Iterator[str]:
    """Ids in the rule markers of a test file."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) in ("rule", "pytest.mark.rule"):
                    yield from (str(ast.literal_eval(id)) for id in mark.args)


def cited(file: Path) -> Iterator[tuple[int, str]]:
    """Line and id of every rule cited in a file, in code, words or comments."""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        for id in ID.findall(line):
            yield number, id


def books(game: str) -> list[Rulebook]:
    return [read_rulebook(game, language) for language in LANGUAGES]


ALL_RULES = {id for game in twolands.names() for id in read_rulebook(game).rules}
PREFIXES = {id.split("-")[0] for id in ALL_RULES}


@pytest.mark.parametrize("game", twolands.names())
def test_the_rulebook_has_the_same_rules_in_every_language(game: str) -> None:
    first, *others = books(game)
    for other in others:
        assert list(other.rules) == list(first.rules)
        assert [[rule.id for rule in section.rules] for section in other.sections] == [
            [rule.id for rule in section.rules] for section in first.sections
        ]


def test_the_rules_of_the_duel_are_numbered_from_one_without_a_gap() -> None:
    rules = list(read_rulebook("duel").rules)
    assert rules == [f"DUEL-{number}" for number in range(1, len(rules) + 1)]


@pytest.mark.parametrize("game", twolands.names())
def test_a_rule_refers_to_the_same_rules_in_every_language(game: str) -> None:
    first, *others = books(game)
    for id, rule in first.rules.items():
        for other in others:
            assert set(ID.findall(other[id].text)) == set(ID.findall(rule.text)), id


@pytest.mark.parametrize("game", twolands.names())
def test_every_rule_has_a_test(game: str) -> None:
    tested = {id for file in TESTS.glob("test_*.py") for id in marked(file)}
    assert [id for id in read_rulebook(game).rules if id not in tested] == []


def test_every_marked_rule_exists() -> None:
    assert {id for file in TESTS.glob("test_*.py") for id in marked(file)} <= ALL_RULES


@pytest.mark.parametrize(
    "file",
    [
        *sorted(PACKAGE.rglob("*.py")),
        *sorted(PACKAGE.rglob("*.ftl")),
        *sorted(PACKAGE.rglob("*.md")),
        *sorted(TESTS.glob("*.py")),
    ],
    ids=lambda file: f"{file.parent.name}/{file.name}",
)
def test_every_cited_rule_exists(file: Path) -> None:
    wrong = [f"{number}: {id}" for number, id in cited(file) if id.split("-")[0] in PREFIXES and id not in ALL_RULES]
    assert wrong == []


def test_every_worked_example_has_a_test() -> None:
    text = (TESTS / "test_duel_examples.py").read_text("utf-8")
    numbers = [int(number) for number in re.findall(r"^def test_t(\d+)_", text, re.MULTILINE)]
    assert numbers == list(range(1, EXAMPLES + 1))
