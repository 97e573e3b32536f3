"""Ten boards in one page: ours, and those of lichess's viewer of games, painted from the start of the script."""

from __future__ import annotations

import json
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

import build

VIEWER = build.ROOT / "node_modules/@lichess-org/pgn-viewer/dist"
COUNT = 10
SETTLED = 1500
"""Milliseconds in which Chromium loads pages of its own for a new window, which would be measured with ours."""
GAME = """[White "Capablanca, José Raúl"]
[Black "Marshall, Frank James"]
[Date "1918.10.23"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 O-O 8. c3 d5 9. exd5 Nxd5 10. Nxe5 Nxe5
11. Rxe5 Nf6 12. Re1 Bd6 13. h3 Ng4 14. Qf3 Qh4 15. d4 Nxf2 16. Re2 Bg4 17. hxg4 Bh2+ 18. Kf1 Bg3 19. Rxf2 Qh1+
20. Ke2 Bxf2 21. Bd2 Bh4 22. Qh3 Rae8+ 23. Kd3 Qf1+ 24. Kc2 Bf2 25. Qf3 Qg1 26. Bd5 c5 27. dxc5 Bxc5 28. b4 Bd6
29. a4 a5 30. axb5 axb4 31. Ra6 bxc3 32. Nxc3 Bb4 33. b6 Bxc3 34. Bxc3 h6 35. b7 Re3 36. Bxf7+ 1-0"""
"""A game of usual length."""

HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ten boards</title><link rel="icon" href="data:,">
<style>main { max-width: 700px; margin: auto; } main > * { display: block; margin-block: 20px; }</style>"""
# What is drawn in one frame is painted when the next one begins. Ours are drawn in a frame, where their width is told;
# the frame in which theirs are drawn follows their script.
DONE = """
const frame = () => new Promise(requestAnimationFrame);
const done = async () => { await frame(); globalThis.ready = performance.now() - begun; };
"""
OURS = """
const boards = [...document.querySelectorAll("two-lands")];
const look = () => boards.every((board) => board.shadowRoot?.querySelector("canvas")) ? done() : setTimeout(look);
look();
"""
THEIRS = """
import LichessPgnViewer from "./lichess-pgn-viewer.min.js";
for (const host of document.querySelectorAll("main > div")) LichessPgnViewer(host, { pgn: %s });
"""


def pages(site: Path, game: str) -> None:
    """Lays the two pages into a site: ten.html with positions of a game, and ten-viewers.html."""
    texts = runpy.run_path(str(build.WEB / "tools/demo.py"))["texts"]
    saves: dict[str, dict[str, Any]] = json.loads((build.WEB / "demo/boards.json").read_text("utf-8"))
    save = next(save for save in saves.values() if save["game"] == game)
    # Each another position of the match, as in an article.
    plies = range(len(save["moves"]) - COUNT, len(save["moves"]))
    shown = [texts({**save, "moves": save["moves"][:ply]}) for ply in plies]
    elements = [
        f'<two-lands game="{game}" position="{text["position"]}" picture="{text["picture"]}"></two-lands>'
        for text in shown
    ]
    begun = "<script>globalThis.begun = performance.now();</script>"
    (site / "ten.html").write_text(
        f'{HEAD}<main>{"".join(elements)}</main>{begun}<script src="widget.js"></script><script>{DONE}{OURS}</script>',
        "utf-8",
    )
    for name in ("lichess-pgn-viewer.min.js", "lichess-pgn-viewer.css"):
        (site / name).write_bytes((VIEWER / name).read_bytes())
    (site / "ten-viewers.html").write_text(
        f'{HEAD}<link rel="stylesheet" href="lichess-pgn-viewer.css"><main>{"<div></div>" * COUNT}</main>{begun}'
        f'<script type="module">{THEIRS % json.dumps(GAME)}{DONE}await frame();done();</script>',
        "utf-8",
    )


def painting(browser: Browser, server: build.SiteServer, page: str) -> Callable[[], tuple[float, float]]:
    """Milliseconds until a page has painted its ten boards, and the bytes that it took; nothing is cached."""

    def measure() -> tuple[float, float]:
        context = browser.new_context(viewport={"width": 1280, "height": 900}, service_workers="block")
        opened, before = context.new_page(), server.sent
        opened.wait_for_timeout(SETTLED)
        opened.goto(f"{server.url}{page}")
        opened.wait_for_function("globalThis.ready")
        result = opened.evaluate("ready"), server.sent - before
        context.close()
        return result

    return measure
