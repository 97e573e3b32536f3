"""The page around the board: undo, replay, log, rulebook, settings, saved matches, and axe on every page."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.conftest import listen
from e2e.table import Table


def test_practice_takes_back_and_repeats_past_a_bot(page: Page, site: str) -> None:
    table = Table(page, site)
    table.begin("duel", practice=True)
    start = table.save()["moves"]
    table.act(table.picks.first.click)
    after = table.save()["moves"]
    assert len(after) == len(start) + 2
    tools = page.get_by_role("group", name="Tools")
    table.act(tools.get_by_role("button", name="Undo").click)
    assert table.save()["moves"] == start
    table.act(tools.get_by_role("button", name="Redo").click)
    assert table.save()["moves"] == after


def test_a_real_match_says_why_it_cannot_be_taken_back(page: Page, site: str) -> None:
    table = Table(page, site)
    table.begin("duel")
    table.act(table.picks.first.click)
    undo = page.get_by_role("group", name="Tools").get_by_role("button", name="Undo")
    expect(undo).to_have_accessible_name(re.compile("Ramose has moved since"))
    expect(undo).to_have_attribute("aria-disabled", "true")


def test_two_people_take_back_only_their_own_move(page: Page, site: str) -> None:
    table = Table(page, site)
    table.begin("duel", ("human", "human"))
    table.act(table.picks.first.click)
    table.act(table.picks.first.click)
    tools = page.get_by_role("group", name="Tools")
    table.act(tools.get_by_role("button", name="Undo").click)
    expect(tools.get_by_role("button", name="Undo")).to_have_accessible_name(re.compile("only its own player"))


def test_the_replay_looks_back_over_the_whole_match(page: Page, site: str) -> None:
    table, rng = Table(page, site), random.Random(1)
    table.begin("duel")
    for _ in range(4):
        table.choose(rng)
    moves = table.save()["moves"]
    page.get_by_role("button", name="Replay").first.click()
    slider = page.get_by_role("slider", name="Step of the match")
    expect(slider).to_have_value(str(len(moves)))
    slider.fill("18")
    expect(page.locator(".prompt")).to_contain_text(f"step 18 of {len(moves)}")
    expect(page.locator("tl-log li")).to_have_count(18)
    expect(table.picks).to_have_count(0)
    page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value("19")
    page.get_by_role("button", name="Back to now").click()
    table.wait()
    assert table.save()["moves"] == moves
    expect(table.picks.first).to_be_visible()


def test_a_line_of_the_log_opens_its_rule(page: Page, site: str) -> None:
    table = Table(page, site)
    table.begin("duel")
    table.act(table.picks.first.click)
    line = page.locator("tl-log li", has_text="Neferu places a meeple").first
    line.get_by_role("button", name="Rule DUEL-10").click()
    expect(page.locator("#rule-DUEL-10")).to_be_in_viewport()


def test_language_and_theme_change_at_once_and_stay(page: Page, site: str) -> None:
    page.goto(site)
    page.locator(".languages label").nth(1).click()
    expect(page.locator("h1")).to_have_text("古埃及桌上遊戲")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    page.locator(".tools button.tool").first.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")


def test_saved_matches_are_listed_resumed_and_deleted(page: Page, site: str) -> None:
    table = Table(page, site)
    table.begin("duel")
    table.act(table.picks.first.click)
    moves = table.save()["moves"]
    page.goto(site)
    saved = page.locator("tl-saved li")
    expect(saved).to_have_count(1)
    expect(saved).to_contain_text("Your turn")
    saved.get_by_role("link", name=re.compile("Resume")).click()
    table.wait()
    assert table.save()["moves"] == moves
    page.goto(site)
    saved.get_by_role("button", name=re.compile("Delete")).click()
    page.locator("dialog[open]").get_by_role("button", name="Delete").click()
    expect(saved).to_have_count(0)


def test_the_match_board_is_painted_before_python_is_up(page: Page, site: str) -> None:
    table = Table(page, site)
    table.begin("duel")
    held: list[Route] = []
    page.route("**/py/**", lambda route: held.append(route))
    with page.expect_request("**/py/**"):
        page.reload()
    expect(page.locator(".board-host canvas").first).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("loading")
    assert not page.locator("tl-moves button").count()
    page.unroute_all(behavior="ignoreErrors")
    page.reload()
    table.wait()


@pytest.fixture(params=["360-light", "360-dark", "1400-light", "1400-dark"])
def table(request: pytest.FixtureRequest, browser: Browser, site: str) -> Iterator[Table]:
    """A phone's and a desktop's page in both themes, which must log no error."""
    width, scheme = request.param.split("-")
    context = browser.new_context(
        viewport={"width": int(width), "height": 800},
        color_scheme="dark" if scheme == "dark" else "light",
        locale="en",
        service_workers="block",
    )
    page = context.new_page()
    errors = listen(page)
    yield Table(page, site)
    assert errors == []
    context.close()


def test_the_tables_of_the_other_games_pass_axe(table: Table, axe: Callable[[Page], None]) -> None:
    rng = random.Random(2)
    for game, players in (("imhotep", 2), ("nefertiti", 3), ("men_nefer", 4)):
        table.begin(game, ("human",) * players)
        for _ in range(6):
            table.choose(rng)
        axe(table.page)


def test_every_page_passes_axe(table: Table, site: str, axe: Callable[[Page], None]) -> None:
    page, rng = table.page, random.Random(2)
    table.begin("duel", ("human", "human"))
    for _ in range(3):
        table.choose(rng)
    axe(page)
    page.get_by_role("button", name="Menu").click()
    axe(page)
    page.locator("#table-menu").get_by_role("button", name="Replay").click()
    axe(page)
    for tab in page.locator(".tabs button:visible").all():
        tab.click()
        axe(page)
    page.goto(f"{site}#/new/duel")
    page.locator("tl-setup form").wait_for()
    axe(page)
    page.goto(site)
    page.locator("tl-saved li").wait_for()
    axe(page)
    page.get_by_role("link", name="Rules of Imhotep: The Duel").click()
    page.locator("#rule-DUEL-1").wait_for()
    axe(page)
    page.get_by_role("button", name="Settings").click()
    axe(page)
