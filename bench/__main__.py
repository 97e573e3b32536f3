"""Measures all of it and writes docs/performance.md.

What is compared is measured in turns, and a ratio is the median of the rounds' ratios: other work on the machine then
hits both sides alike.
"""

from __future__ import annotations

import gzip
import json
import os
import platform
import random
import shutil
import tempfile
import time
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import build
import twolands
from bench import memory, widgets
from bench.peers.throwaway import State as Throwaway
from bench.playouts import playouts, walks
from e2e.probes import PROBES, launch, probe_site

ROUNDS = 7
SECONDS = 1.0
MATCHES = 4
REPORT = build.ROOT / "docs/performance.md"
MOST = {"duel": 16, "men_nefer": 25}
"""Milliseconds in which the worker must have half of its answers ready, by game."""
PAGES = [*PROBES, *sorted((build.ROOT / "bench").glob("*.ts"))]

Rates = list[tuple[float, float]]
"""Games and moves a second, a round each."""


class Row(NamedTuple):
    what: str
    value: str
    goal: str = ""
    met: bool = True


def in_turns(rounds: int, *measures: Callable[[], tuple[float, float]]) -> list[Rates]:
    """Every measure once a round, after one round that does not count."""
    for measure in measures:
        measure()
    results = [[measure() for measure in measures] for _ in range(rounds)]
    return [list(column) for column in zip(*results, strict=True)]


def ratio(ours: Rates, theirs: Rates, column: int = 0) -> float:
    return median(a[column] / b[column] for a, b in zip(ours, theirs, strict=True))


def rate(rates: Rates) -> str:
    games, moves = (median(column) for column in zip(*rates, strict=True))
    return f"{games:,.0f} games, {moves:,.0f} moves a second"


def in_cpython() -> list[Row]:
    duel = twolands.game("duel")
    ours, theirs = in_turns(ROUNDS, lambda: playouts(duel.new, SECONDS), lambda: playouts(Throwaway, SECONDS))
    share = ratio(ours, theirs)
    copy = copy_time()
    imhotep, nefertiti, men_nefer = map(twolands.game, ("imhotep", "nefertiti", "men_nefer"))
    tiled, four, longest = in_turns(
        ROUNDS,
        lambda: playouts(lambda: imhotep.new({"sun_ship": True}), SECONDS),
        lambda: playouts(lambda: nefertiti.new({"players": 4}), SECONDS),
        lambda: playouts(lambda: men_nefer.new({"players": 4}), SECONDS),
    )
    return [
        Row("Random playouts in CPython", rate(ours)),
        Row("the same of the throw-away engine", rate(theirs)),
        Row("**games a second: ours / throw-away**", f"{share:.2f}", "at least 0.65", share >= 0.65),
        Row("**copy of a state**", f"{copy * 1e6:.1f} µs", "under 5 µs", copy < 5e-6),
        floor("Random playouts of Imhotep with the Sun Ship Tiles, two players", tiled, 300),
        floor("Random playouts of Nefertiti, four players", four, 250),
        floor("Random playouts of Men-Nefer, four players", longest, 40),
        *searches(),
    ]


def searches() -> list[Row]:
    names = twolands.names()
    rates = in_turns(ROUNDS, *(partial(walks, twolands.game(name).new, SECONDS) for name in names))
    return [Row(f"Walks of tree search, {name}", walk_rate(rate)) for name, rate in zip(names, rates, strict=True)]


def searches_in_browser(python: Page) -> list[Row]:
    def measure(name: str) -> tuple[float, float]:
        call = f"json.dumps(walks(twolands.game({name!r}).new, {SECONDS}))"
        rate, decisions = json.loads(python.evaluate("source => python.run(source)", call))
        return rate, decisions

    rows = []
    for name in twolands.names():
        [rates] = in_turns(ROUNDS, partial(measure, name))
        rate = median(walks for walks, _ in rates)
        if name == "duel":
            rows.append(Row("**Walks of tree search, duel**", walk_rate(rates), "at least 300 a second", rate >= 300))
        else:
            rows.append(Row(f"Walks of tree search, {name}", walk_rate(rates)))
    return rows


def walk_rate(rates: Rates) -> str:
    return f"{median(walks for walks, _ in rates):,.0f} a second"


def floor(what: str, rates: Rates, games: int) -> Row:
    """A row for a game that must be played so many times a second."""
    return Row(f"**{what}**", rate(rates), f"at least {games} games", median(each for each, _ in rates) >= games)


def copy_time() -> float:
    """Of a state in the middle of a match, seconds; the best of several, as timeit does."""
    rng = random.Random(1)
    state = twolands.game("duel").new()
    for _ in range(60):
        moves = state.legal_moves()
        state.apply(moves[int(rng.random() * len(moves))] if moves else state.sample_chance(rng))
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(20_000):
            state.copy()
        times.append((time.perf_counter() - start) / 20_000)
    return min(times)


def open_page(browser: Browser, url: str, ready: str) -> Page:
    page = browser.new_page()
    page.goto(url)
    page.wait_for_function(f"'{ready.removesuffix('()')}' in globalThis")
    page.evaluate(ready)
    return page


def in_browser(browser: Browser, url: str) -> list[Row]:
    python, peers = open_page(browser, f"{url}python.html", "start()"), open_page(browser, f"{url}peers.html", "twin")
    source = (build.ROOT / "bench/playouts.py").read_text("utf-8")
    python.evaluate("source => python.run(source)", f"{source}\nimport json, twolands; new = twolands.game('duel').new")

    def ours() -> tuple[float, float]:
        games, moves = json.loads(python.evaluate(f"python.run('json.dumps(playouts(new, {SECONDS}))')"))
        return games, moves

    def peer(name: str) -> Callable[[], tuple[float, float]]:
        return lambda: tuple(peers.evaluate(f"{name}({SECONDS})"))

    mine, boardgame, twin = in_turns(ROUNDS, ours, peer("boardgame"), peer("twin"))
    heap = python.evaluate("python.heap()")
    answers = answers_in_worker(python)
    searched = searches_in_browser(python)
    python.close()
    peers.close()
    times = answer_times(browser, url)
    share = ratio(mine, boardgame)
    return [
        Row("Random playouts in Pyodide", rate(mine)),
        Row("boardgame.io's reducer, core of the game", rate(boardgame)),
        Row("plain JavaScript, core of the game", rate(twin)),
        Row("**games a second: ours / boardgame.io**", f"{share:.1f}", "at least 4", share >= 4),
        Row("games a second: ours / plain JavaScript", f"{ratio(mine, twin):.3f}"),
        *answers,
        Row("a move of duel: from the page's call to its answer", spread(times)),
        Row("Python's memory in the worker", f"{heap / 1e6:.0f} MB"),
        *searched,
    ]


def spread(times: list[float]) -> str:
    return f"half under {median(times):.1f} ms, 95 % under {sorted(times)[int(len(times) * 0.95)]:.1f} ms"


def answers_in_worker(python: Page) -> list[Row]:
    """How long the worker takes for a move of each game, with as many players as can be."""
    source = (build.ROOT / "bench/answers.py").read_text("utf-8")
    python.evaluate("source => python.run(source)", source)
    rows = []
    for name in twolands.names():
        players = twolands.game(name).players[1]
        call = f"json.dumps(answers({name!r}, {players}))"
        times: list[float] = json.loads(python.evaluate("source => python.run(source)", call))
        what, most = f"a move of {name}, {players} players: played, view, JSON, in the worker", MOST.get(name)
        if most is None:
            rows.append(Row(what, spread(times)))
        else:
            rows.append(Row(f"**{what}**", spread(times), f"half under {most} ms", median(times) < most))
    return rows


def answer_times(browser: Browser, url: str) -> list[float]:
    """Milliseconds of every `play` of a match, as the page waits for it."""
    page = open_page(browser, f"{url}engine.html", "engine")
    times: list[float] = page.evaluate(
        """async () => {
            const seats = [1, 2].map((colour) => ({ name: "", player: "human", colour }));
            const times = [];
            let { view } = await engine.call("new", { game: "duel", seats, seed: 1 });
            for (let ply = 0; view.moves.length; ply++) {
                const move = view.moves[(ply * 7) % view.moves.length].notation;
                const start = performance.now();
                ({ view } = await engine.call("play", { move }));
                times.push(performance.now() - start);
            }
            return times;
        }"""
    )
    page.close()
    return times


# The player's way: a new match is begun as soon as that can be done, by the first seat.
BEGIN = """
new MutationObserver(() => {
    const form = document.querySelector("tl-setup form");
    if (form && !globalThis.begun) {
        globalThis.begun = true;
        document.querySelectorAll("input[name=first]")[1].click();
        setTimeout(() => form.requestSubmit());
    }
    if (document.querySelector("tl-moves button")) globalThis.ready ??= performance.now();
}).observe(document, { childList: true, subtree: true });
"""


PAINTED = """
new PerformanceObserver((list) => {
    const paint = list.getEntriesByName("first-contentful-paint")[0];
    if (paint && document.querySelector("h1")) globalThis.ready = paint.startTime;
}).observe({ type: "paint", buffered: true });
"""

KEPT = """
(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated"
    && (await (await caches.open("two-lands-snapshot")).keys()).length > 0)()
"""


def starts(browser: Browser, server: build.SiteServer) -> list[Row]:
    def visit(context: BrowserContext, path: str, script: str) -> tuple[float, float]:
        """Milliseconds and bytes until the page is ready."""
        page = context.new_page()
        page.wait_for_timeout(widgets.SETTLED)
        page.add_init_script(script)
        before = server.sent
        page.goto(server.url + path, wait_until="commit")
        page.wait_for_function("globalThis.ready")
        result = page.evaluate("ready"), server.sent - before
        page.close()
        return result

    def first(path: str, script: str = "") -> Callable[[], tuple[float, float]]:
        def measure() -> tuple[float, float]:
            context = browser.new_context()
            result = visit(context, path, script)
            context.close()
            return result

        return measure

    match = "#/new/duel"
    cached = browser.new_context(service_workers="block")
    visit(cached, match, BEGIN)
    before = server.sent
    kept, page = begun(browser, server.url + match)
    everything = server.sent - before
    page.close()
    bare, whole, engine, painted, second, offline = in_turns(
        ROUNDS,
        first("bare.html"),
        first(match, BEGIN),
        first("boot.html"),
        first("", PAINTED),
        lambda: visit(cached, match, BEGIN),
        lambda: visit(kept, match, BEGIN),
    )
    cached.close()
    kept.close()

    def said(rates: Rates) -> str:
        return f"{median(r[0] for r in rates):,.0f} ms, {median(r[1] for r in rates) / 1e6:.2f} MB"

    def within(what: str, rates: Rates, goal: float) -> Row:
        share = ratio(rates, bare)
        return Row(f"**time: {what} / bare Pyodide**", f"{share:.2f}", f"at most {goal}", share <= goal)

    needed = median(sent for _, sent in whole) / 1e6
    return [
        Row("Bare `loadPyodide()`, cold", said(bare)),
        Row("the start page painted, cold", said(painted)),
        Row("our engine alone to the first legal moves, cold", said(engine)),
        Row("the site to the first legal moves of a new match, cold", said(whole)),
        Row("the same, cached, without the service worker", said(second)),
        Row("the same, second visit with the service worker and the snapshot", said(offline)),
        within("the start page painted", painted, 0.1),
        within("the site, cold", whole, 0.4),
        within("the site, second visit", offline, 0.2),
        Row("time: the site, cached / bare Pyodide", f"{ratio(second, bare):.2f}"),
        Row("time: our engine alone, cold / bare Pyodide", f"{ratio(engine, bare):.2f}"),
        Row("**fetched before the first legal moves**", f"{needed:.2f} MB", "at most 5.5 MB", needed <= 5.5),
        Row("**fetched in all, for play offline**", f"{everything / 1e6:.2f} MB", "at most 9 MB", everything <= 9e6),
    ]


def boards(browser: Browser, server: build.SiteServer) -> list[Row]:
    """Ten boards in a page, before anybody touches one."""
    rows = []
    games = ("duel", "men_nefer")
    for game in games:
        widgets.pages(server.folder, game)
        ours, theirs = in_turns(
            ROUNDS,
            widgets.painting(browser, server, "ten.html"),
            widgets.painting(browser, server, "ten-viewers.html"),
        )
        share = ratio(ours, theirs)
        size = median(sent for _, sent in ours) - len(gzip.compress((server.folder / "ten.html").read_bytes(), 6))
        rows += [
            Row(f"ten widgets painted, {game}", f"{median(time for time, _ in ours):,.0f} ms"),
            Row("ten boards of `@lichess-org/pgn-viewer` painted", f"{median(time for time, _ in theirs):,.0f} ms"),
            Row(f"**time: ten widgets, {game} / ten viewers**", f"{share:.2f}", "at most 0.5", share <= 0.5),
            Row(f"**fetched before the engine, {game}**", f"{size / 1e3:.1f} kB", "at most 50 kB", size <= 50_000),
        ]
    return rows


def memories(browser: Browser, url: str) -> list[Row]:
    """Whether the page needs ever more of it, the longer it is used."""
    if not memory.PROCESSES.exists():
        return [Row("the page's process", "not measured: this system has no /proc")]
    taken = list(memory.matches(browser, url, MATCHES))
    growth = taken[-1] / taken[0]
    return [
        Row(f"the page's process after each of {MATCHES} matches", ", ".join(f"{each:,.0f}" for each in taken) + " MB"),
        Row("**memory after the last match / after the first**", f"{growth:.2f}", "at most 1.2", growth <= 1.2),
    ]


def begun(browser: Browser, url: str) -> tuple[BrowserContext, Page]:
    """A first visit, up to when all that is kept for the next one is stored."""
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(BEGIN)
    page.goto(url)
    while not page.evaluate(KEPT):
        page.wait_for_timeout(250)
    return context, page


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def report(machine: str, parts: dict[str, list[Row]]) -> str:
    lines = [
        "# Performance",
        "",
        "Written by `python3 build.py bench`. What is compared was measured in turns in one run, and a ratio is the",
        "median of the rounds' ratios. Read the ratios: the other numbers are this machine's.",
        "",
        machine,
    ]
    for title, rows in parts.items():
        lines += ["", f"## {title}", "", "| | measured | goal |", "|---|---|---|"]
        for row in rows:
            goal = f"{row.goal}, {'met' if row.met else '**missed**'}" if row.goal else ""
            lines.append(f"| {row.what} | {row.value} | {goal} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    folder = Path(tempfile.mkdtemp())
    try:
        site = probe_site(folder / "site", PAGES)
        shutil.copytree(build.PYODIDE, site / "pyodide")
        with build.serving(folder=site) as server, sync_playwright() as playwright:
            browser = launch(playwright)
            machine = (
                f"{date.today()}; {processor()}, {os.cpu_count()} cores; CPython "
                f"{platform.python_version()}; Chromium {browser.version}"
            )
            parts = {
                "The engine in CPython": in_cpython(),
                "The engine in the browser": in_browser(browser, server.url),
                "From navigation to the first legal moves, local server, gzip": starts(browser, server),
                "Ten boards in somebody's page, before one is touched": boards(browser, server),
                "Memory, two bots playing whole matches of Men-Nefer in one page": memories(browser, server.url),
            }
            browser.close()
    finally:
        shutil.rmtree(folder)
    text = report(machine, parts)
    REPORT.write_text(text, "utf-8")
    print(text)


main()
