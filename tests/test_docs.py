"""The examples in the documents run as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import twolands

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    "name",
    ["README.md", "docs/library.md", "docs/adding-a-game.md", "docs/components.md", "docs/lessons.md"],
)
def test_the_examples_in_a_document_run(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_the_example_in_the_package_runs() -> None:
    failed, tried = doctest.testmod(twolands)
    assert tried > 0
    assert failed == 0
