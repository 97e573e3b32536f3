"""Measures how strong the levels are, and writes docs/strength.md:   python -m bench.ladder [--games 100] [GAME ...]

Every level plays the one below and greedy, in every game. What `bench/ladder` has results of already is not played
again: delete a file there, or ask for more games, to play it anew. With more than two seats one bot of the level sits
among others of the weaker one.
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
from typing import Any

import twolands
from twolands import arena, bots

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench/ladder"
REPORT = ROOT / "docs/strength.md"
HEAD = """# How strong the bots are

Written by `python -m bench.ladder` from the results in `bench/ladder`, each of which names the commit that played it
and every game. Seats rotate, and chance speaks alike in every rotation. Placing is 1 for the first and 0 for the last,
on average; the interval holds the share of first places with 95 per cent.

| level | walks a move | decisions that it sees |
|---|---|---|
"""


def contests() -> list[tuple[str, str]]:
    """Level and opponent, neighbours first."""
    levels = bots.levels()
    return [*((above, below) for below, above in itertools.pairwise(levels)), *((level, "greedy") for level in levels)]


def path(game: str, level: str, opponent: str) -> Path:
    return RESULTS / f"{game}-{level}-{opponent}.json"


def commit() -> str:
    said = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True)
    return said.stdout.strip()


def measure(game: str, level: str, opponent: str, games: int, jobs: int) -> None:
    """Play a contest, unless it is stored with so many games."""
    file = path(game, level, opponent)
    if file.exists() and len(json.loads(file.read_text("utf-8"))["games"]) >= games:
        return
    found = twolands.game(game)
    players = [level] + [opponent] * (found.seats(found.options()) - 1)
    sets = list(arena.schedule(game, {}, players, games, seed=0))
    results = []
    for result in arena.tournament(sets, jobs):
        results.append(result)
        print(f"\r{game}: {level} against {opponent}, {len(results)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    RESULTS.mkdir(exist_ok=True)
    told = {"commit": commit(), **arena.report(sets[0][0], 0, results)}
    file.write_text(json.dumps(told) + "\n", "utf-8")


def row(level: str, opponent: str, told: dict[str, Any]) -> str:
    standing = next(each for each in told["standings"] if each["player"] == level)
    low, high = standing["interval"]
    seats = len(told["games"][0]["players"])
    return (
        f"| {level} | {'' if seats == 2 else f'{seats - 1} times '}{opponent} | {standing['games']} "
        f"| {standing['placing']:.2f} | {standing['firsts']} ({low:.0%} to {high:.0%}) | {told['commit']} |"
    )


def report() -> str:
    lines = [HEAD + "\n".join(f"| {name} | {walks} | {depth} |" for name, (walks, depth) in bots.LEVELS.items())]
    for game in twolands.names():
        stored = [(level, other) for level, other in contests() if path(game, level, other).exists()]
        if not stored:
            continue
        lines += ["", f"## {twolands.game(game).credit['title']}", ""]
        lines += ["| level | against | games | placing | first | commit |", "|---|---|---|---|---|---|"]
        for level, other in stored:
            lines.append(row(level, other, json.loads(path(game, level, other).read_text("utf-8"))))
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=twolands.names(), metavar="GAME")
    parser.add_argument("--games", type=int, default=100, help="0: only write the page")
    parser.add_argument("--level", choices=bots.levels(), help="only the contests of this level")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(arguments)
    for game in chosen.game:
        for level, opponent in contests():
            if chosen.games and chosen.level in (None, level):
                measure(game, level, opponent, chosen.games, chosen.jobs)
    REPORT.write_text(report(), "utf-8")


if __name__ == "__main__":
    main()
