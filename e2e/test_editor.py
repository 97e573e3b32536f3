"""The editor: pieces by mouse, by keyboard and by touch; what cannot be is named; what can be is played."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.conftest import listen
from e2e.table import Table


class Editor:
    """The editor as a player uses it."""

    def __init__(self, page: Page, site: str, game: str):
        self.page = page
        self.table = Table(page, site)
        page.goto(f"{site}#/edit/{game}")
        self.right()

    @property
    def faults(self) -> Locator:
        return self.page.locator(".faults li")

    def right(self) -> None:
        expect(self.page.locator(".prompt[data-state=right]")).to_contain_text("can be played", timeout=60_000)

    def on_board(self, id: str) -> Locator:
        return self.page.locator(f'.tl-pick[data-id="{id}"]')

    def in_tray(self, name: str) -> Locator:
        return self.page.locator(".tray").get_by_role("button", name=name)

    def middle(self, target: Locator) -> tuple[float, float]:
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, source: Locator, place: str) -> None:
        """From a piece to a place; only while something is in the hand the places are open."""
        mouse = self.page.mouse
        mouse.move(*self.middle(source))
        mouse.down()
        mouse.move(*(at + 12 for at in self.middle(source)))
        mouse.move(*self.middle(self.on_board(place)), steps=4)
        mouse.up()
        expect(self.page.locator(".drag-ghost")).to_have_count(0)

    def places(self) -> dict[str, list[str]]:
        """What the text of the position says."""
        found: dict[str, list[str]] = json.loads(self.page.locator(".edit-json").input_value())["places"]
        return found


def test_a_position_of_the_duel_is_set_up_and_played(
    page: Page, site: str, axe: Callable[[Page], None], tmp_path: Path
) -> None:
    editor = Editor(page, site, "duel")
    editor.drag(editor.on_board("m0.1"), "b2")
    editor.right()
    assert editor.places()["b2"] == ["m0.1"]
    # Three obelisks before the first player: the supply follows by itself, one of them does not fit its threes.
    editor.drag(editor.in_tray("obelisk"), "p0.obelisk")
    expect(editor.faults).to_contain_text(["The supply is loaded three by three; it cannot hold 38."])
    expect(editor.faults.get_by_role("link", name="DUEL-16")).to_be_visible()
    expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
    for _ in range(2):
        editor.drag(editor.in_tray("obelisk"), "p0.obelisk")
    expect(page.locator("[data-counter=supply]")).to_have_value("36")
    editor.right()
    axe(page)

    # What cannot lie there is named with place and rule, and taken back.
    editor.drag(editor.on_board("m1.1"), "r1.2")
    expect(editor.faults).to_contain_text(["Only one piece fits on r1.2", "m1.1 cannot lie on r1.2"])
    expect(page.locator(".prompt[data-state=wrong]")).to_contain_text("2 things cannot be")
    axe(page)
    page.keyboard.press("Control+z")
    editor.right()

    # By keyboard: take up, walk, lay down; and off the board, where it is missed.
    editor.on_board("m1.2").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("Where does this go")
    editor.on_board("c1").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    editor.right()
    assert editor.places()["c2"] == ["m1.2"]
    editor.on_board("m1.2").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Delete")
    expect(editor.faults).to_contain_text(["The meeple m1.2 lies nowhere."])
    page.get_by_role("button", name="Undo").click()
    editor.right()

    # A number by hand is put right by a button, once it does not follow.
    page.get_by_role("switch", name="Numbers follow the pieces").click()
    turn = page.locator("[data-counter=turn]")
    turn.fill("2")
    turn.press("Enter")
    expect(editor.faults).to_contain_text(["In turn 2 it is the other player"])
    page.get_by_role("button", name="Set to 3").click()
    editor.right()
    page.get_by_label("Player 2 begins a turn").check()
    expect(turn).to_have_value("4")
    expect(page.locator(".prompt[data-state=right]")).to_contain_text("Player 2: place a meeple")

    # The file of it is the position; the address is, too; and it is played from there.
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a position file").click()
    file = tmp_path / "position.json"
    download.value.save_as(file)
    position = json.loads(file.read_text("utf-8"))
    assert len(position["places"]["p0.obelisk"]) == 3
    page.reload()
    editor.right()
    assert editor.places()["b2"] == ["m0.1"]
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Open a position file").click()
    chosen.value.set_files(file)
    editor.right()
    page.get_by_text("Who plays on").click()
    page.get_by_label("Player 1").last.select_option("first-game")
    page.get_by_role("button", name="Play from here").click()
    editor.table.wait()
    save = editor.table.save()
    assert save["start"] == position
    assert [seat["player"] for seat in save["seats"]] == ["first-game", "human"]
    # And back from the table.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Edit this position").click()
    editor.right()
    assert editor.places()["b2"] == ["m0.1"]


@pytest.mark.parametrize(
    ("game", "piece", "place", "fault"),
    [
        ("imhotep", "s0.1", "burial.2", "burial.2 is taken, but burial.1 before it is empty."),
        ("nefertiti", "s0.1", "gizeh.seal", "cannot lie on gizeh.seal"),
        ("men_nefer", "boat0.1", "orb.3", "cannot lie on orb.3"),
    ],
)
def test_every_game_by_touch(browser: Browser, site: str, game: str, piece: str, place: str, fault: str) -> None:
    """On a phone: a piece is picked, then its place, on the board or in the list of places."""
    context = browser.new_context(viewport={"width": 390, "height": 800}, has_touch=True, service_workers="block")
    page = context.new_page()
    errors = listen(page)
    editor = Editor(page, site, game)
    assert page.locator(".tray-picture:not(:has(canvas))").count() == 0
    page.locator(".editor-side").get_by_text("What lies where").tap()
    rows = page.locator(".edit-places li")
    laid = editor.places()
    home = next(name for name, ids in laid.items() if piece in ids)
    number = [name for name, ids in laid.items() if ids].index(home)
    rows.nth(number).get_by_role("button").nth(laid[home].index(piece)).tap()
    rows.nth(list(laid).index(place)).get_by_role("button", name="Here").tap()
    expect(page.locator(".prompt[data-state=wrong]")).to_be_visible()
    expect(page.locator(".faults")).to_contain_text(fault)
    page.get_by_role("button", name="Undo").tap()
    editor.right()
    context.close()
    assert errors == []


def test_other_options_and_a_text(page: Page, site: str) -> None:
    editor = Editor(page, site, "imhotep")
    page.locator(".editor-side").get_by_text("Options").click()
    page.locator("input[name=option-players]").nth(1).check()
    expect(page.get_by_label("Player 3 begins a turn")).to_be_visible()
    # Ships and round card of two players are no longer right, and the third player's stones lie off the board.
    expect(editor.in_tray("stone")).to_be_visible()
    expect(editor.faults.first).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("As text").click()
    text = page.locator(".edit-json")
    text.fill("{")
    page.get_by_role("button", name="Put on the table").click()
    editor.table.notice("The text is no JSON")
    text.fill('{"game": "duel", "places": {}}')
    page.get_by_role("button", name="Put on the table").click()
    editor.table.notice("holds no position of Imhotep")
