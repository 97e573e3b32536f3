"""The browser's trimmed Python has all that the product reaches, and plays as CPython does."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path

import pytest

import build
from e2e.conftest import Python

PACKAGE = build.ROOT / "py/twolands"
ENGINE = [path for path in PACKAGE.rglob("*.py") if path.name not in ("arena.py", "cli.py", "lessons.py")]
EXERCISE = build.WEB / "tools/exercise.py"
PLAYTHROUGHS = sorted((build.ROOT / "tests/playthroughs").glob("*.json"))


def imported(path: Path) -> set[str]:
    """Absolute imports of a module, at its top or inside a function."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names.add(str(node.module))
    return names - {"js", "fluent.runtime"}  # The page has its own Fluent.


def modules() -> list[str]:
    paths = [path.relative_to(PACKAGE.parent).with_suffix("") for path in ENGINE]
    return sorted(".".join(path.parts).removesuffix(".__init__") for path in paths)


def learn(python: Python) -> None:
    """Gives it the exercise; every test does so for itself, as they may run in any order."""
    source = EXERCISE.read_text("utf-8")
    python.run(f"import json, types; exercise = types.ModuleType('exercise'); exec({source!r}, exercise.__dict__)")


def test_a_match_needs_no_models(python: Python) -> None:
    learn(python)
    loaded = python.run("json.dumps(sorted(exercise.without_models()))")
    assert "pydantic" not in json.loads(loaded)


def test_models_are_complete(python: Python) -> None:
    python.add_models()
    learn(python)
    loaded = json.loads(python.run("json.dumps(sorted(exercise.with_models()))"))
    assert "pydantic" in loaded
    assert set(modules()) <= set(loaded)


def test_every_import_of_the_engine_is_there(python: Python) -> None:
    python.add_models()
    wanted = set().union(*(imported(path) for path in ENGINE))
    python.run(f"import importlib\nfor name in {sorted(wanted)!r}: importlib.import_module(name)")


def test_an_error_of_ours_has_a_traceback(python: Python) -> None:
    said = python.run(
        "import traceback, twolands\n"
        "try: twolands.game('duel').parse('castle')\n"
        "except ValueError: said = traceback.format_exc()\n"
        "said"
    )
    assert "twolands/core/game.py" in said


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_stored_match_has_the_same_hashes_and_searches(python: Python, path: Path) -> None:
    python.add_models()
    stored = json.loads(path.read_text("utf-8"))
    python.run("import json\nfrom twolands.testing import fixture")
    python.run(f"save = json.loads({json.dumps(stored['save'])!r})")
    assert json.loads(python.run("json.dumps(fixture(save))")) == stored
    assert python.run("import sys; sys.version.split()[0]") != sys.version.split()[0]
