"""The table as a player uses it: what the tests do with it, in words."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

QUICK = {"motion": "reduced", "pace": "fast"}
"""Settings under which a bot's move is shown at once."""
PATIENCE = 60_000
"""Milliseconds; 0: for ever."""


class Table:
    """A page of the built site with a match on it, or about to be."""

    def __init__(self, page: Page, site: str, touch: bool = False, **settings: str):
        self.page = page
        self.site = site
        self.touch = touch
        kept = json.dumps(json.dumps(QUICK | settings))
        page.add_init_script(f"try {{ localStorage.setItem('two-lands/settings', {kept}); }} catch {{}}")

    def begin(
        self,
        game: str = "duel",
        players: tuple[str, ...] = ("human", "greedy"),
        practice: bool = False,
        switches: tuple[str, ...] = (),
        patience: float = PATIENCE,
    ) -> None:
        """Set up a match in which the first seat begins, and wait until it is asked. `switches` are turned over."""
        page = self.page
        page.goto(f"{self.site}#/new/{game}")
        seats = page.locator("tl-setup select")
        seats.first.wait_for()
        while seats.count() < len(players):
            page.get_by_role("button", name="Add a player").first.click()
        for index, player in enumerate(players):
            seats.nth(index).select_option(player)
        page.get_by_label("Seed", exact=True).fill("7")
        for switch in (*switches, *(["Practice"] if practice else [])):
            page.get_by_role("switch", name=switch, exact=True).click()
        page.locator("input[name=first]").nth(1).check()
        page.get_by_role("button", name="Begin").click()
        self.wait(patience)

    @property
    def picks(self) -> Locator:
        """The buttons over what can be picked on the board."""
        return self.page.locator(".tl-pick")

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt p > span").inner_text()

    @property
    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def wait(self, patience: float = PATIENCE) -> None:
        """Until a person is asked and the board is open, or the match is over; and all is stored."""
        self.page.locator("tl-moves button, .result").first.wait_for(state="attached", timeout=patience)
        self.page.locator(".table[data-storing]").wait_for(state="detached")

    def press(self, pick: Locator) -> None:
        """Click where the button of a place lies free: a ship's button goes on beside those of its spaces."""
        pick.scroll_into_view_if_needed()
        free = pick.evaluate(
            """button => {
                const {left, top, width, height} = button.getBoundingClientRect();
                for (const y of [0.5, 0.8, 0.9, 0.2, 0.1, 0.96])
                    for (const x of [0.5, 0.2, 0.8, 0.1, 0.9, 0.04, 0.96]) {
                        const [px, py] = [left + x * width, top + y * height];
                        if (document.elementFromPoint(px, py) === button) return [x * width, y * height];
                    }
                return null;
            }"""
        )
        assert free, f"“{pick.get_attribute('aria-label')}” is covered everywhere"
        self.hit(pick, x=free[0], y=free[1])

    def hit(self, target: Locator, **position: float) -> None:
        """Click or, with a finger, tap."""
        where: Any = {"position": position} if position else {}
        (target.tap if self.touch else target.click)(**where)

    @property
    def rooms(self) -> Locator:
        """The buttons of the parts of a great board in which something can be picked, where it shows one at a time."""
        return self.page.locator('.tl-rooms button[data-count]:not([data-count=""]):visible')

    def told(self) -> str:
        """What the page says of the match: log, moves, result. It changes with everything that happens."""
        return " ".join(self.page.locator("tl-log, tl-moves, .result").all_inner_texts())

    def act(self, action: Callable[[], object]) -> None:
        """Do something that changes the match or begins a move, and wait until the page has followed."""
        before = self.told()
        action()
        for _ in range(600):
            if self.told() != before:
                break
            self.page.wait_for_timeout(50)
        else:
            raise AssertionError(f"nothing has happened; the page asks: {self.prompt}")
        self.wait()

    def choose(self, rng: random.Random) -> None:
        """Pick something on the board, in whatever part of it, or else press a button of the prompt."""
        plain = self.page.locator(".prompt-actions .button.primary")
        if not self.picks.count() and (rooms := self.rooms.count()):
            self.hit(self.rooms.nth(int(rng.random() * rooms)))
        picks = self.picks.count()
        if plain.count() and (not picks or rng.random() < 0.3):
            self.act(lambda: self.hit(plain.first))
        else:
            pick = self.picks.nth(int(rng.random() * picks))
            self.act(lambda: self.press(pick))

    def save(self) -> dict[str, Any]:
        """What is stored of the match on the table."""
        saved: dict[str, Any] = self.page.evaluate(
            """id => new Promise((resolve, reject) => {
                const open = indexedDB.open("two-lands");
                open.onerror = () => reject(open.error);
                open.onsuccess = () => {
                    const get = open.result.transaction("matches").objectStore("matches").get(id);
                    get.onsuccess = () => { open.result.close(); resolve(get.result.save); };
                };
            })""",
            self.page.url.rsplit("/", 1)[1],
        )
        return saved

    def open_file(self, path: Path) -> None:
        """Open a save file from the menu, as it is on every width."""
        self.page.get_by_role("button", name="Menu").click()
        with self.page.expect_file_chooser() as chosen:
            self.page.get_by_role("button", name="Open a save file").click()
        chosen.value.set_files(path)

    def notice(self, text: str) -> None:
        """A notice that says this; it is closed."""
        notice = self.page.locator(".notice", has_text=text)
        expect(notice).to_be_visible(timeout=30_000)
        notice.get_by_role("button", name="Close").click()
