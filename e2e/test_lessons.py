"""Lessons: the Duel's tutorial by clicks, one by keyboard, one on a phone, and what is said of a wrong answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import twolands
from e2e.conftest import listen
from e2e.table import Table
from twolands.core.match import Match
from twolands.lessons import lessons_of, save_of

Lesson = dict[str, Any]

DUEL = twolands.game("duel")
TUTORIAL = [lesson for lesson in lessons_of("duel") if lesson["part"] == "tutorial"]


class Reader(Table):
    """A page with a lesson on it."""

    def read(self, game: str, lesson: str) -> None:
        self.page.goto(f"{self.site}#/learn/{game}/{lesson}")
        self.page.locator(".lesson-bar").wait_for(timeout=60_000)

    def at(self, lesson: Lesson, index: int) -> None:
        """The note of this number is shown, and nothing moves any more."""
        page = self.page
        expect(page.locator(".lesson-bar small")).to_have_text(f"Step {index + 1} of {len(lesson['notes'])}")
        expect(page.locator(".bubble")).to_contain_text(lesson["notes"][index]["text"]["en"])

    def pick(self, id: str) -> None:
        self.press(self.page.locator(f".tl-pick[data-id='{id}']"))

    def button(self, name: str) -> None:
        self.page.locator(".lesson-bar").get_by_role("button", name=name, exact=True).click()


def paths(lesson: Lesson) -> Iterator[list[str]]:
    """By note: what is to be picked for the move that the lesson goes on with."""
    match = Match.load(save_of(lesson), twolands.game)
    for note in lesson["notes"]:
        ply = match.plies[note["at"]] if note.get("expect") else None
        yield ply.path if ply else []


def test_the_tutorial_of_the_duel_is_done_by_clicks(page: Page, site: str, axe: Callable[[Page], None]) -> None:
    reader = Reader(page, site)
    page.goto(site)
    page.get_by_role("link", name="Learn Imhotep: The Duel").click()
    done = page.locator("header", has_text="Learn the game").locator("span")
    expect(done).to_have_text(f"0 of {len(TUTORIAL)} done")
    axe(page)
    page.get_by_role("link", name=TUTORIAL[0]["title"]["en"]).click()
    for lesson in TUTORIAL:
        expect(page.locator("h1")).to_have_text(lesson["title"]["en"])
        last = len(lesson["notes"]) - 1
        if lesson is TUTORIAL[0]:
            reader.at(lesson, 0)
            page.get_by_role("button", name="Share this lesson").click()
            dialog = page.get_by_role("dialog", name="Share this lesson")
            code = f'<two-lands game="duel" position="[^"]+" picture="[^"]+" lesson="{lesson["name"]}"'
            expect(dialog.get_by_role("textbox", name="Element")).to_have_value(re.compile(code))
            expect(dialog.get_by_role("textbox", name="Link")).to_have_value(page.url)
            axe(page)
            dialog.get_by_role("button", name="Close").click()
        for index, path in enumerate(paths(lesson)):
            reader.at(lesson, index)
            for id in path:
                reader.pick(id)
            if not lesson["notes"][index].get("expect") and index < last:
                reader.button("Next")
            elif not path and index < last:
                raise AssertionError("the tutorial of the Duel is done on the board")
        if lesson is not TUTORIAL[-1]:
            page.get_by_role("link", name="Next lesson").click()
    axe(page)
    expect(page.get_by_role("link", name="Play now")).to_be_visible()
    page.get_by_role("link", name="Lessons: Imhotep: The Duel").click()
    expect(done).to_have_text(f"{len(TUTORIAL)} of {len(TUTORIAL)} done")


def test_a_wrong_answer_is_told_by_the_author_or_by_the_rule(page: Page, site: str) -> None:
    reader, lesson = Reader(page, site), TUTORIAL[0]
    reader.read("duel", "first-turn")
    reader.button("Next")
    reader.button("Next")
    reader.at(lesson, 2)
    reader.pick("b2")
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("Not this one: Place a meeple on b2")
    expect(bubble).to_contain_text(lesson["notes"][2]["wrong"]["en"])
    expect(page.locator(".lesson-bar small")).to_have_text("Step 3 of 6")
    bubble.get_by_role("button", name="Rule DUEL-4").click()
    expect(page.locator("#rule-DUEL-4")).to_be_focused()
    page.keyboard.press("Escape")
    reader.at(lesson, 2)
    reader.button("Hint")
    expect(bubble).to_contain_text("Look for “Place a meeple”")
    reader.button("Show me")
    reader.at(lesson, 3)
    expect(bubble).to_contain_text("It goes like this")
    reader.button("One step back")
    reader.at(lesson, 2)

    reader.read("duel", "one-is-not-enough")
    lesson = next(lesson for lesson in lessons_of("duel") if lesson["name"] == "one-is-not-enough")
    reader.at(lesson, 0)
    box = page.locator(".board-host canvas").first.bounding_box()
    assert box
    # The boat r3 lies at the left of the third row; only one meeple stands there.
    page.mouse.click(box["x"] + box["width"] * 0.1, box["y"] + box["height"] * 0.63)
    expect(bubble).to_contain_text("an unloading needs two")
    expect(bubble.get_by_role("button", name="Rule DUEL-11")).to_be_visible()
    reader.pick("c3")
    expect(bubble).to_contain_text("Right as well!")


def test_a_lesson_is_done_by_keyboard(page: Page, site: str) -> None:
    reader, lesson = Reader(page, site), TUTORIAL[0]
    reader.read("duel", "first-turn")
    reader.at(lesson, 0)

    def tab_to(wanted: str) -> None:
        for _ in range(80):
            if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {wanted}")

    tab_to(".lesson-go .primary")
    page.keyboard.press("Enter")
    reader.at(lesson, 1)
    page.keyboard.press("Enter")
    reader.at(lesson, 2)
    tab_to(".tl-pick[data-id=a1]")
    page.keyboard.press("Enter")
    reader.at(lesson, 3)
    expect(page.locator(".bubble b")).to_have_text("Right!")
    expect(page.get_by_role("alert").filter(has_text="Right!")).to_be_attached()
    tab_to(".tl-pick[data-id=r1]")
    page.keyboard.press("Space")
    reader.at(lesson, 4)
    expect(page.locator(".lesson-go .primary")).to_be_focused()
    page.keyboard.press("Enter")
    reader.at(lesson, 5)


@pytest.mark.parametrize("motion", ["reduced", "full"])
def test_a_lesson_of_men_nefer_on_a_phone(
    browser: Browser, site: str, axe: Callable[[Page], None], motion: str
) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, service_workers="block")
    page = context.new_page()
    errors = listen(page)
    reader = Reader(page, site, language="en", motion=motion)
    lesson = next(lesson for lesson in lessons_of("men_nefer") if lesson["name"] == "specialise")
    reader.read("men_nefer", "specialise")
    reader.at(lesson, 0)
    note, bar = (page.locator(name).bounding_box() for name in (".bubble", ".lesson-bar"))
    assert note
    assert bar
    assert note["y"] + note["height"] <= bar["y"] + 1, "the note is docked above the bar"
    reader.pick("sun.pyramids")
    reader.at(lesson, 1)
    reader.pick("scarab.pyramids.2")
    reader.at(lesson, 2)
    reader.button("Limestone 3")
    reader.at(lesson, 3)
    for index in range(4, 8):
        reader.button("Show me")
        reader.at(lesson, index)
    expect(page.get_by_role("link", name="Next lesson")).to_be_visible()
    if motion == "reduced":
        axe(page)
    context.close()
    assert errors == []


def test_a_lesson_that_is_not_there_leads_to_the_list(page: Page, site: str) -> None:
    Table(page, site)
    page.goto(f"{site}#/learn/nefertiti/no-such-lesson")
    expect(page.get_by_role("heading", name="Learn the game")).to_be_visible()
    assert page.url.endswith("#/learn/nefertiti")
