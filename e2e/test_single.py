"""The edition in one file, opened from a disk."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import build
import twolands
from e2e.table import Table


@pytest.fixture
def single(tmp_path: Path) -> str:
    """The address of the file, alone in its folder."""
    path = tmp_path / "two lands.html"
    path.write_bytes((build.DIST / "twolands.html").read_bytes())
    return path.as_uri()


@pytest.mark.parametrize("game", twolands.names())
def test_it_plays_from_a_disk(page: Page, single: str, game: str) -> None:
    urls: list[str] = []
    page.context.on("request", lambda request: urls.append(request.url))
    table = Table(page, single)
    table.begin(game, ())  # Against bots, as the set-up proposes.
    for _ in range(3):
        table.act(page.locator("tl-moves button").first.click)
    page.goto(f"{single}#/rules/{game}")
    page.locator("tl-rules-page .rules-rule").first.wait_for()
    assert {url.split("#")[0] for url in urls if not url.startswith(("data:", "blob:"))} == {single}


def test_a_position_is_checked_and_both_languages_are_there(page: Page, single: str, tmp_path: Path) -> None:
    page.goto(single)
    start = json.loads((Path(__file__).parent / "positions/thirteen-obelisks.json").read_text("utf-8"))
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"format": 1, "game": "duel", "rules": "1.0", "moves": [], "start": start}), "utf-8")
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Open a save file").click()
    chosen.value.set_files(file)
    Table(page, single).notice("no “obelisk.13”")
    page.locator(".languages label").nth(1).click()
    expect(page.locator("h1")).to_have_text("古埃及桌上遊戲")


def test_a_browser_that_starts_no_worker_from_a_disk_is_told_why(page: Page, single: str) -> None:
    page.add_init_script(
        """const Real = Worker;
        globalThis.Worker = class extends Real {
            constructor(url, options) { super("data:text/javascript,throw new Error", options); }
        };"""
    )
    page.on("pageerror", lambda _: None)
    page.goto(f"{single}#/new/duel")
    page.get_by_role("button", name="Begin").click()
    notice = page.locator(".notice", has_text="starts no module worker from a data: address")
    expect(notice).to_contain_text("Please open this file in Chromium")


def test_a_browser_too_old_to_read_it_is_told_what_it_lacks(page: Page, single: str) -> None:
    page.add_init_script("delete globalThis.DecompressionStream")
    page.goto(single)
    expect(page.locator("body")).to_contain_text("this browser has no DecompressionStream")
