"""Measures how hard Imhotep is to beat, and writes docs/solo.md:   python -m bench.solo [--games 200]

Greedy plays the solo game of Men-Nefer at each of the twelve settings. Every game is a line of a file in `bench/solo`,
written as soon as it is over, and is not played again: a run that was interrupted goes on where it stood. Game by game
the seeds are the same at all settings.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import os
import statistics
import sys
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

from bench.ladder import ROOT, commit
from twolands import arena
from twolands.games.men_nefer import Options

RESULTS = ROOT / "bench/solo"
REPORT = ROOT / "docs/solo.md"
HEAD = """# How hard Imhotep is to beat

Written by `python -m bench.solo` from the results in `bench/solo`: one line a game, with the commit that played it.
The bot greedy plays Men-Nefer alone against Imhotep at each setting of his two options: the points on which he starts,
and what each of his Permissions scores at a Harvest. The margin is greedy's points less his, on average; both intervals
hold with 95 per cent. The seeds are the same at all settings. Greedy looks no farther than its own turn: these numbers
compare the settings, and do not tell how a person fares.

| he starts on | a Permission | games | margin | greedy wins |
|---|---|---|---|---|
"""


class Setting(NamedTuple):
    """The two options that say how strong he is (SOLO-89)."""

    points: int
    permission: int

    @property
    def options(self) -> dict[str, int]:
        return {"players": 1, "imhotep_points": self.points, "imhotep_permission": self.permission}

    @property
    def file(self) -> Path:
        return RESULTS / f"{self.points}-{self.permission}.jsonl"

    def stored(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.file.read_text("utf-8").splitlines()] if self.file.exists() else []


CHOICES = {field.name: field.metadata["choices"] for field in fields(Options)}
SETTINGS = tuple(
    itertools.starmap(Setting, itertools.product(CHOICES["imhotep_points"], CHOICES["imhotep_permission"]))
)


def measure(games: int, jobs: int) -> None:
    """Play what is not stored yet, the same game at all settings before the next one."""
    pairings = {
        setting: [pairing for [pairing] in arena.schedule("men_nefer", setting.options, ["greedy"], games, seed=0)]
        for setting in SETTINGS
    }
    done = {setting: len(setting.stored()) for setting in SETTINGS}
    left = [(setting, number) for number in range(games) for setting in SETTINGS if number >= done[setting]]
    now = commit()
    RESULTS.mkdir(exist_ok=True)
    with arena.players_of(jobs, None) as played:
        results = played(pairings[setting][number] for setting, number in left)
        for (setting, number), result in zip(left, results, strict=True):
            told = {"game": number, "scores": result.scores, "returns": result.returns, "commit": now}
            with setting.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(told) + "\n")
            print(
                f"\r{setting.points} points, {setting.permission}: game {number}", end="", file=sys.stderr, flush=True
            )
    print(file=sys.stderr)


def row(setting: Setting, games: Sequence[dict[str, Any]]) -> str:
    count = len(games)
    margins = [greedy - imhotep for greedy, imhotep in (game["scores"] for game in games)]
    spread = arena.CONFIDENCE * statistics.stdev(margins) / math.sqrt(count)
    won = sum(game["returns"][0] == 1 for game in games)
    low, high = arena.wilson(won, count)
    told = [f"{setting.points} PP", f"{setting.permission} PP", str(count)]
    told += [f"{statistics.mean(margins):+.1f} ± {spread:.1f}", f"{won / count:.1%} ({low:.1%} to {high:.1%})"]
    return f"| {' | '.join(told)} |"


def report() -> str:
    stored = {setting: setting.stored() for setting in SETTINGS}
    commits = sorted({game["commit"] for games in stored.values() for game in games})
    rows = [row(setting, games) for setting, games in stored.items() if len(games) > 1]
    return HEAD + "\n".join(rows) + f"\n\nPlayed by {', '.join(commits)}.\n"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="at each setting; 0: only write the page")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; otherwise all cores")
    chosen = parser.parse_args(arguments)
    if chosen.games:
        measure(chosen.games, chosen.jobs)
    REPORT.write_text(report(), "utf-8")


if __name__ == "__main__":
    main()
