"""The solo game of Men-Nefer on the built site: set up, Imhotep's turns told line by line, and a whole match."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

import twolands
from e2e.table import Table


def set_up(table: Table, points: str) -> None:
    """Sit down alone, as far as the button that begins the match."""
    page = table.page
    page.goto(f"{table.site}#/new/men_nefer")
    page.get_by_role("button", name="Remove seat 2").click()
    page.get_by_label("Seed", exact=True).fill("7")
    page.get_by_role("group", name="Imhotep starts with").get_by_text(points, exact=True).click()


def tell_all(page: Page) -> None:
    page.get_by_role("button", name="Tell all").click()


def play_on(table: Table, rng: random.Random, until: Callable[[], bool]) -> None:
    """Play by clicks, and decline what can be declined: the whole of a turn is a handful of clicks then."""
    rest = table.page.locator(".prompt-actions").get_by_role("button", name="Decline the rest")
    for _ in range(250):
        if until():
            return
        if rest.count():
            table.act(rest.click)
        else:
            table.choose(rng)
    raise AssertionError("the match goes on and on")


def test_a_whole_solo_match_by_clicks(page: Page, site: str, axe: Callable[[Page], None]) -> None:
    table, rng = Table(page, site, story="pressed"), random.Random(6)
    set_up(table, "12")
    expect(page.locator(".setup-go")).to_contain_text("Alone against Imhotep.")
    expect(page.locator("input[name=first]")).to_have_count(0)
    axe(page)
    page.get_by_role("button", name="Begin").click()
    table.wait()

    # He begins. His turn is told at a press each: by the button, by the space key, then the rest of it at once.
    story, lines = page.locator(".story"), page.locator(".story li")
    expect(lines).to_have_count(1)
    expect(lines.first).to_contain_text("Imhotep turns up")
    story.get_by_role("button", name="Next").click()
    expect(lines).to_have_count(2)
    page.locator("h1").first.click()
    page.keyboard.press("Space")
    expect(lines).to_have_count(3)
    tell_all(page)
    expect(story.get_by_role("button", name="Next")).to_have_count(0)
    expect(lines.filter(has_text="looks for an empty Sun where his Scarab is highest")).to_have_count(1)
    axe(page)
    told = story.locator("li > span").all_inner_texts()
    kept = page.locator("tl-log li > span:nth-child(2)").all_inner_texts()
    assert told == kept[len(told) - 1 :: -1], "the log keeps it, the newest first"
    story.get_by_role("button", name="SOLO-15").first.click()
    expect(page.locator("tl-rules [data-target]")).to_contain_text("SOLO-15")
    story.get_by_role("button", name="Close").click()
    expect(story).to_have_count(0)

    # While it is told nothing can be picked on the board; a reload in the middle finds the table as it stands.
    play_on(table, rng, lambda: story.count() > 0)
    expect(lines).to_have_count(1)
    expect(table.picks).to_have_count(0)
    before = table.save()
    assert any(move.startswith("tile") for move in before["moves"][-12:])
    page.reload()
    table.wait()
    expect(story).to_have_count(0)
    expect(table.picks.first).to_be_attached()
    assert table.save() == before

    # The rest of the match at once: by a setting that is remembered.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog[open] label", has_text="At once").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    assert json.loads(page.evaluate("localStorage.getItem('two-lands/settings')"))["story"] == "once"
    play_on(table, rng, lambda: table.over)
    expect(story.locator("li").last).to_be_visible()
    expect(page.locator("#result-title")).to_contain_text("Imhotep")
    expect(page.locator(".result li")).to_have_count(2)
    save = table.save()
    assert sum(move.startswith("tile") for move in save["moves"]) >= 27
    match = twolands.Match.load(save, twolands.game)
    assert match.over
    assert match.options.imhotep_points == 12
