"""A player without a mouse."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from e2e.table import Table

ROOM = '.tl-rooms button[data-count]:not([data-count=""])'


class Keyboard:
    """Hands that only press keys."""

    def __init__(self, page: Page):
        self.page = page

    def focused(self, selector: str) -> bool:
        return bool(self.page.evaluate("selector => document.activeElement.matches(selector)", selector))

    def tab_to(self, selector: str) -> None:
        """From the board back to what stands above it, from elsewhere on; then all the way round."""
        first, then = ("Shift+Tab", "Tab") if self.focused(".board *") else ("Tab", "Shift+Tab")
        for key in [first] * 30 + [then] * 200:
            if self.focused(selector):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the Tab key does not reach {selector}")

    def press(self, selector: str) -> None:
        self.tab_to(selector)
        self.page.keyboard.press("Enter")

    def begin(self, table: Table, game: str) -> None:
        """From the shelf to a match as it is offered."""
        self.page.goto(table.site)
        self.page.locator("tl-shelf h1").wait_for()
        self.press(f"a.button.primary[href$={game}]")
        self.page.locator("tl-setup form").wait_for()
        self.press("form button.primary")
        table.wait()

    def play(self, table: Table, rng: random.Random, until: Callable[[], bool]) -> None:
        """Pick on the board with the arrow keys, or press a button of the prompt."""
        page, decisions = self.page, 0
        open_board = page.locator(f".tl-pick, .prompt-actions .button.primary, .result, {ROOM}").first
        while not until():
            open_board.wait_for(state="attached")
            if table.over:
                break
            if not table.picks.count() and table.rooms.count():
                self.press(ROOM)
            if table.picks.count():
                if not self.focused(".tl-pick"):
                    self.tab_to(".tl-pick")
                for _ in range(int(rng.random() * 6)):
                    page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
                assert self.focused(".tl-pick")
            else:
                self.tab_to(".prompt-actions .button.primary")
            table.act(lambda: page.keyboard.press("Enter"))
            decisions += 1
            assert decisions < 300
