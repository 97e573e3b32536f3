"""Reads a rulebook: Markdown in which a rule is a line that starts with its id."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import NamedTuple

RULE = re.compile(r"([A-Z]+-[A-Z]?\d+) +(\S.*)")


class Rule(NamedTuple):
    """A numbered sentence."""

    id: str
    text: str


class Section(NamedTuple):
    """A heading, the words before its first rule, and its rules."""

    title: str
    intro: str
    rules: list[Rule]


class Rulebook:
    """A game's numbered rules in one language."""

    def __init__(self, text: str):
        self.title = ""
        self.sections: list[Section] = []
        self.rules: dict[str, Rule] = {}
        for number, line in enumerate(text.splitlines(), 1):
            if line.startswith("# "):
                self.title = line[2:].strip()
            elif line.startswith("## "):
                self.sections.append(Section(line[3:].strip(), "", []))
            elif match := RULE.fullmatch(line.strip()):
                rule = Rule(*match.groups())
                if not self.sections:
                    raise ValueError(f"line {number}: {rule.id} stands before the first section")
                if rule.id in self.rules:
                    raise ValueError(f"line {number}: {rule.id} is defined twice")
                self.rules[rule.id] = rule
                self.sections[-1].rules.append(rule)
            elif line.strip():
                if not self.sections or self.sections[-1].rules:
                    raise ValueError(f"line {number}: neither a heading nor a rule: {line[:40]!r}")
                section = self.sections[-1]
                self.sections[-1] = section._replace(intro=f"{section.intro} {line.strip()}".strip())

    def __getitem__(self, id: str) -> Rule:
        return self.rules[id]

    def __contains__(self, id: str) -> bool:
        return id in self.rules


def read_rulebook(game: str, language: str = "en") -> Rulebook:
    """The rulebook of a game. Raises FileNotFoundError where there is none in this language."""
    path = files("twolands") / "games" / game / f"rulebook.{language}.md"
    return Rulebook(path.read_text("utf-8"))
