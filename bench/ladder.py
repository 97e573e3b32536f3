"""Measures how strong the levels are, and writes docs/strength.md:   python -m bench.ladder [--games 100] [TABLE ...]

Every level plays the one below and greedy, at every table; against the automa of the solo game every level plays. What
`bench/ladder` has results of already is not played again: delete a file there, or ask for more games, to play it anew.
With more than two seats one bot of the level sits among others of the weaker one.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import twolands
from twolands import arena, bots
from twolands.core.match import AUTOMA

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench/ladder"
REPORT = ROOT / "docs/strength.md"


class Table(NamedTuple):
    """What is played, under which heading, and how many games of a contest at most."""

    title: str
    game: str
    options: dict[str, Any]
    games: int


TABLES = {
    "duel": Table("Imhotep: The Duel", "duel", {}, 100),
    "imhotep": Table("Imhotep, two players", "imhotep", {}, 100),
    "nefertiti": Table("Nefertiti, four players", "nefertiti", {}, 100),
    "men_nefer": Table("Men-Nefer, two players", "men_nefer", {}, 40),
    "solo": Table("Men-Nefer alone against Imhotep, 10 points and 4 a Permission", "men_nefer", {"players": 1}, 40),
}

HEAD = """# How strong the bots are

Written by `python -m bench.ladder` from the results in `bench/ladder`, each of which names the commit that played it
and every game. Seats rotate, and chance speaks alike in every rotation. Placing is 1 for the first and 0 for the last,
on average; the interval holds the share of first places with 95 per cent. The levels are budgets of tree search, other
ones in every game: walks a move, and the decisions that they see ahead. A level remembers its tree: what it has walked
already counts, so after a short answer it takes fewer new walks, a quarter of its budget at least."""


def contests(name: str) -> list[tuple[str, str]]:
    """Level and opponent, neighbours first."""
    levels = bots.levels()
    if name == "solo":
        return [(level, AUTOMA) for level in levels]
    return [*((above, below) for below, above in itertools.pairwise(levels)), *((level, "greedy") for level in levels)]


def path(name: str, level: str, opponent: str) -> Path:
    return RESULTS / f"{name}-{level}-{opponent}.json"


def commit() -> str:
    said = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True)
    return said.stdout.strip()


def measure(name: str, level: str, opponent: str, games: int, jobs: int) -> None:
    """Play a contest, unless it is stored with so many games."""
    file, table = path(name, level, opponent), TABLES[name]
    games = min(games, table.games)
    if file.exists() and len(json.loads(file.read_text("utf-8"))["games"]) >= games:
        return
    found = twolands.game(table.game)
    others = found.seats(found.options(table.options)) - 1
    players = [level] + [opponent] * (0 if opponent == AUTOMA else others)
    sets = list(arena.schedule(table.game, table.options, players, games, seed=0))
    played = commit()
    results = []
    for result in arena.tournament(sets, jobs):
        results.append(result)
        print(f"\r{name}: {level} against {opponent}, {len(results)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    RESULTS.mkdir(exist_ok=True)
    told = {"commit": played, **arena.report(sets[0][0], 0, results)}
    file.write_text(json.dumps(told) + "\n", "utf-8")


def row(level: str, opponent: str, told: dict[str, Any]) -> str:
    standing = next(each for each in told["standings"] if each["player"] == level)
    low, high = standing["interval"]
    others = len(told["games"][0]["players"]) - 1
    against = "Imhotep" if opponent == AUTOMA else opponent if others == 1 else f"{others} times {opponent}"
    return (
        f"| {level} | {against} | {standing['games']} "
        f"| {standing['placing']:.2f} | {standing['firsts']} ({low:.0%} to {high:.0%}) | {told['commit']} |"
    )


def report() -> str:
    lines = [HEAD]
    for name, table in TABLES.items():
        stored = [(level, other) for level, other in contests(name) if path(name, level, other).exists()]
        if not stored:
            continue
        levels = twolands.game(table.game).new(table.options).levels
        told = ", ".join(
            f"{level} {walks} and {depth}" for level, (walks, depth) in zip(bots.LEVELS, levels, strict=True)
        )
        lines += ["", f"## {table.title}", "", f"Walks and decisions seen: {told}.", ""]
        lines += ["| level | against | games | placing | first | commit |", "|---|---|---|---|---|---|"]
        for level, other in stored:
            lines.append(row(level, other, json.loads(path(name, level, other).read_text("utf-8"))))
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", nargs="*", default=list(TABLES), metavar="TABLE", help=", ".join(TABLES))
    parser.add_argument("--games", type=int, default=100, help="at most; 0: only write the page")
    parser.add_argument("--level", choices=bots.levels(), help="only the contests of this level")
    parser.add_argument("--against", help="only those against this bot")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(arguments)
    for name in chosen.table:
        if name not in TABLES:
            parser.error(f"there is no table {name}: {', '.join(TABLES)}")
        for level, opponent in contests(name):
            if chosen.games and chosen.level in (None, level) and chosen.against in (None, opponent):
                measure(name, level, opponent, chosen.games, chosen.jobs)
    REPORT.write_text(report(), "utf-8")


if __name__ == "__main__":
    main()
