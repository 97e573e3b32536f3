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
from twolands.core.rulebook import read_rulebook
from twolands.lessons import lessons_of, save_of

Lesson = dict[str, Any]

DUEL = twolands.game("duel")
TUTORIAL = [lesson for lesson in lessons_of("duel") if lesson["part"] == "tutorial"]


class Reader(Table):
    """A page with a lesson on it."""

    def read(self, game: str, lesson: str) -> None:
        self.page.goto(f"{self.site}#/learn/{game}/{lesson}")
        self.wait_for_table()

    def wait_for_table(self) -> None:
        """Until Python has started, which takes a busy machine long."""
        self.page.locator(".lesson-bar").wait_for(timeout=120_000)

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
    reader.wait_for_table()
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
    # A note about the opponent's board turns to it.
    reader.read("men_nefer", "solo-six-contracts")
    expect(page.get_by_text("Contract space 2: Contract K201.", exact=True)).to_be_attached()
    context.close()
    assert errors == []


def chapters(game: str, language: str) -> dict[str, list[Lesson]]:
    """The exercises by the section of the rulebook that their first rule stands in."""
    found: dict[str, list[Lesson]] = {}
    for section in read_rulebook(game, language).sections:
        ids = {rule.id for rule in section.rules}
        lessons = [lesson for lesson in lessons_of(game) if lesson["part"] == "example"]
        first = [next(note["rule"] for note in lesson["notes"] if "rule" in note) for lesson in lessons]
        if of := [lesson for lesson, rule in zip(lessons, first, strict=True) if rule in ids]:
            found[section.title] = of
    return found


def test_exercises_lie_in_the_chapters_of_the_rulebook(page: Page, site: str, axe: Callable[[Page], None]) -> None:
    reader = Reader(page, site)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{site}#/learn/duel")
    exercises = page.locator("section[aria-labelledby=learn-example]")
    folds, rows = exercises.locator("details"), exercises.get_by_role("listitem")
    book = chapters("duel", "en")
    expect(folds.locator("h3")).to_have_text(list(book))
    first, *others = book.values()
    expect(rows.locator("b")).to_have_text([lesson["title"]["en"] for lesson in first])
    exercises.get_by_role("button", name="Open all").click()
    expect(rows).to_have_count(len(first) + sum(map(len, others)))
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    axe(page)
    exercises.get_by_role("button", name="Close all").click()
    expect(rows).to_have_count(0)

    title, lessons = next((title, lessons) for title, lessons in book.items() if len(lessons) > 1)
    lesson, after = lessons[:2]
    summary = folds.locator("summary").filter(has_text=title)
    summary.press("Enter")
    expect(rows).to_have_count(len(lessons))
    page.locator(".languages label").nth(1).click()
    expect(folds.locator("h3")).to_have_text(list(chapters("duel", "zh-Hant")))
    expect(rows.locator("b")).to_have_text([lesson["title"]["zh-Hant"] for lesson in lessons])
    page.locator(".languages label").nth(0).click()
    rows.get_by_role("link", name=lesson["title"]["en"]).click()
    reader.wait_for_table()
    for index, note in enumerate(lesson["notes"][:-1]):
        reader.at(lesson, index)
        reader.button("Show me" if note.get("expect") else "Next")
    onward = page.get_by_role("link", name="Next lesson")
    expect(onward).to_have_attribute("href", f"#/learn/duel/{after['name']}")
    page.get_by_role("link", name="Lessons: Imhotep: The Duel").click()
    expect(summary).to_contain_text(f"1 of {len(lessons)} done")
    row = rows.get_by_role("link", name=lesson["title"]["en"])
    expect(row).to_be_focused()
    expect(row).to_be_in_viewport()
    expect(row).to_contain_text("(done)")


def test_a_rule_leads_to_a_lesson(page: Page, site: str, axe: Callable[[Page], None]) -> None:
    reader = Reader(page, site)
    page.goto(f"{site}#/rules/duel/DUEL-9")
    rule = page.locator("#rule-DUEL-9")
    expect(rule).to_be_focused()
    axe(page)
    page.keyboard.press("Tab")
    link = rule.get_by_role("link", name="Try it: Nothing to do")
    expect(link).to_be_focused()
    page.keyboard.press("Enter")
    reader.wait_for_table()
    lesson = next(lesson for lesson in lessons_of("duel") if lesson["name"] == "nothing-to-do")
    reader.at(lesson, 0)
    expect(page.locator(".side").get_by_role("link", name="Try it")).to_have_count(0)


def test_a_lesson_that_is_not_there_leads_to_the_list(page: Page, site: str) -> None:
    Table(page, site)
    page.goto(f"{site}#/learn/nefertiti/no-such-lesson")
    expect(page.get_by_role("heading", name="Learn the game")).to_be_visible()
    assert page.url.endswith("#/learn/nefertiti")
