"""Takes pictures of every page in both themes at three widths, for people to look at, and the one in the README."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import build
from e2e.probes import launch
from e2e.table import Table

SIZES = ((360, 740), (800, 1100), (1600, 950))
THEMES = ("papyrus", "night")
SEATS = [
    {"name": "Neferu", "player": "human", "colour": 1},
    {"name": "Ramose", "player": "human", "colour": 2},
]
FORMS = {"wide": (1280, 800), "narrow": (400, 800)}
"""The two pictures by which a system shows the application before it is installed."""
README_PICTURE = build.ROOT / "docs/table.png"
PLAYTHROUGH = build.ROOT / "tests/playthroughs/duel-a.json"


def pictures(browser: Browser, site: str, folder: Path, width: int, height: int, theme: str) -> None:
    context = browser.new_context(viewport={"width": width, "height": height}, service_workers="block")
    page = context.new_page()
    table = Table(page, site, theme=theme)

    def take(name: str) -> None:
        page.wait_for_timeout(300)  # Until fonts and fades are done.
        page.screenshot(path=folder / f"{name}-{width}-{theme}.png")

    page.goto(site)
    page.locator("tl-shelf h1").wait_for()
    take("shelf")
    page.goto(f"{site}#/rules/duel")
    page.locator("tl-rules-page h1").wait_for()
    take("rules")
    page.goto(f"{site}#/new/duel")
    page.locator("tl-setup h1").wait_for()
    take("setup")
    save = json.loads(PLAYTHROUGH.read_text("utf-8"))["save"]
    for name, plies in (("middle", len(save["moves"]) // 2), ("end", len(save["moves"]))):
        file = folder / "match.json"
        file.write_text(json.dumps({**save, "seats": SEATS, "moves": save["moves"][:plies]}), "utf-8")
        page.goto(site)
        with page.expect_file_chooser() as chosen:
            page.get_by_role("button", name="Open a save file").click()
        chosen.value.set_files(file)
        page.locator(".tl-pick, .result").first.wait_for(state="attached")
        table.notice("is on the table")
        take(name)
        file.unlink()
    context.close()


def main() -> None:
    folder = build.empty(build.WORK / "screenshots")
    with build.serving() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for width, height in SIZES:
            for theme in THEMES:
                pictures(browser, server.url, folder, width, height, theme)
        for form, (width, height) in FORMS.items():
            pictures(browser, server.url, folder, width, height, THEMES[0])
            shutil.copy(folder / f"middle-{width}-{THEMES[0]}.png", build.WEB / f"manifest/{form}.png")
        browser.close()
    shutil.copy(folder / f"middle-{SIZES[-1][0]}-{THEMES[0]}.png", README_PICTURE)
    print(f"{len(list(folder.glob('*.png')))} pictures are in {folder}")


if __name__ == "__main__":
    main()
