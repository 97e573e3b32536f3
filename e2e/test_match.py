"""A whole match on the built site, as players play it: by clicks, by keyboard alone, with a reload in the middle."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import listen
from e2e.table import Table


def play_on(table: Table, rng: random.Random, until: Callable[[], bool]) -> int:
    decisions = 0
    while not until():
        table.choose(rng)
        decisions += 1
        assert decisions < 300
    return decisions


def test_a_whole_duel_by_clicks_with_a_reload_in_the_middle(page: Page, site: str) -> None:
    table, rng = Table(page, site), random.Random(3)
    table.begin("duel")
    play_on(table, rng, lambda: len(table.save()["moves"]) > 60)
    before = table.save()
    page.reload()
    table.wait()
    assert table.save() == before
    play_on(table, rng, lambda: table.over)
    expect(page.locator("#result-title")).to_contain_text("wins")
    moves = table.save()["moves"]
    assert sum(move.startswith("unload") for move in moves) >= 5
    assert len(moves) > len(before["moves"])
    page.get_by_role("button", name="Rematch").click()
    table.wait()
    assert len(table.save()["moves"]) < 30


@pytest.mark.parametrize(
    ("game", "players", "switches"),
    [
        ("imhotep", ("human", "greedy"), ("Sun Ship Tiles",)),
        ("imhotep", ("human", "random", "first-game"), ()),
        ("nefertiti", ("human", "greedy", "random"), ()),
        ("nefertiti", ("human", "random", "first-game", "greedy"), ()),
        ("men_nefer", ("human", "first-game"), ()),
    ],
    ids=["imhotep-2-tiles", "imhotep-3", "nefertiti-3", "nefertiti-4", "men_nefer-2"],
)
def test_a_whole_match_by_clicks(
    page: Page, site: str, game: str, players: tuple[str, ...], switches: tuple[str, ...]
) -> None:
    table = Table(page, site)
    table.begin(game, players, switches=switches)
    assert len(table.save()["seats"]) == len(players)
    play_on(table, random.Random(4), lambda: table.over)
    expect(page.locator("#result-title")).to_be_visible()
    expect(page.locator(".result li")).to_have_count(len(players))


class Keyboard:
    """A player without a mouse."""

    def __init__(self, page: Page):
        self.page = page

    def focused(self, selector: str) -> bool:
        return bool(self.page.evaluate("selector => document.activeElement.matches(selector)", selector))

    def tab_to(self, selector: str) -> None:
        for _ in range(80):
            if self.focused(selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not reach {selector}")


@pytest.mark.parametrize("game", ["duel", "imhotep", "nefertiti"])
def test_a_whole_match_by_keyboard(page: Page, site: str, game: str) -> None:
    table, keys, rng = Table(page, site), Keyboard(page), random.Random(5)
    page.goto(site)
    page.locator("tl-shelf h1").wait_for()
    keys.tab_to(f"a.button.primary[href$={game}]")
    page.keyboard.press("Enter")
    page.locator("tl-setup form").wait_for()
    keys.tab_to("form button.primary")
    page.keyboard.press("Enter")
    table.wait()
    decisions = 0
    while not table.over:
        page.locator(".tl-pick, .prompt-actions .button.primary, .result").first.wait_for(state="attached")
        if table.over:
            break
        if table.picks.count():
            if not keys.focused(".tl-pick"):
                keys.tab_to(".tl-pick")
            for _ in range(int(rng.random() * 6)):
                page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
            assert keys.focused(".tl-pick")
        else:
            keys.tab_to(".prompt-actions .button.primary")
        table.act(lambda: page.keyboard.press("Enter"))
        decisions += 1
        assert decisions < 300
    expect(page.locator("#result-title")).to_be_visible()


def test_number_keys_choose_rows_and_control_z_takes_back(page: Page, site: str) -> None:
    table = Table(page, site)
    table.begin("duel", ("human", "human"))
    table.act(table.picks.first.click)
    table.act(table.picks.first.click)
    rows = page.locator("tl-moves .move")
    expect(rows.first).to_be_visible()
    moves = len(table.save()["moves"])
    table.act(lambda: page.keyboard.press("1"))
    assert table.save()["moves"][moves].startswith("unload")


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="en", service_workers="block"
    )
    page = context.new_page()
    errors = listen(page)
    yield page
    assert errors == []
    context.close()


def test_a_phone_plays_by_touch(phone: Page, site: str) -> None:
    table = Table(phone, site)
    table.begin("duel")
    for _ in range(3):
        table.act(table.picks.first.tap)
    phone.get_by_role("button", name="Score", exact=True).tap()
    expect(phone.locator("#panel-score")).to_be_in_viewport()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    small = phone.evaluate(
        """() => [...document.querySelectorAll(".tl-pick")].map((pick) => pick.getBoundingClientRect())
            .filter(({width, height}) => width < 44 || height < 44).length"""
    )
    assert small == 0


def test_a_phone_moves_to_what_can_be_picked(phone: Page, site: str) -> None:
    table = Table(phone, site)
    table.begin("duel", ("human", "human"))
    table.act(table.picks.first.tap)
    phone.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(table.picks.first).not_to_be_in_viewport()
    table.act(lambda: phone.keyboard.press("Control+z"))
    expect(table.picks.first).to_be_in_viewport()


def test_a_phone_shows_a_great_board_region_by_region(phone: Page, site: str) -> None:
    table = Table(phone, site)
    table.begin("men_nefer", ("human", "human"))
    open_room = phone.locator(".tl-rooms button[aria-current]")
    # The first turn can only be a visit, so the own board opens by itself; then the Houses are asked about.
    expect(open_room).to_contain_text("Mine")
    table.act(table.picks.first.tap)
    expect(open_room).to_contain_text("Houses")
    expect(table.picks).to_have_count(5)
    phone.locator(".tl-rooms button").first.tap()
    phone.locator('.tl-door[data-which="nile"]').tap()
    expect(open_room).to_contain_text("Nile")
    expect(table.picks).to_have_count(0)
    phone.locator(".tl-dock").tap(position={"x": 20, "y": 40})
    expect(open_room).to_contain_text("Mine")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_bot_is_shown_step_by_step(page: Page, site: str) -> None:
    table = Table(page, site, motion="full", pace="normal")
    table.begin("duel")
    table.picks.first.click()
    expect(page.locator(".prompt[data-thinking]")).to_contain_text("thinking")
    expect(page.locator(".prompt small")).to_contain_text("Ramose", timeout=20_000)
    table.wait()
    entries = page.locator("tl-log li")
    assert entries.count() > 19
