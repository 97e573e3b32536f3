"""Takes pictures of every page in both themes at three widths, for people to look at, and the one in the README."""

from __future__ import annotations

import itertools
import json
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import build
from e2e.probes import launch
from e2e.table import Table

SIZES = ((360, 740), (800, 1100), (1600, 950))
THEMES = ("papyrus", "night")
FORMS = {"wide": (1280, 800), "narrow": (400, 800)}
"""The two pictures by which a system shows the application before it is installed."""
README_PICTURE = build.ROOT / "docs/table.png"
PLAYTHROUGHS = build.ROOT / "tests/playthroughs"
TABLES = {
    "duel-a": (0.5, 1),
    "imhotep-b": (0.5,),
    "nefertiti-b": (0.5,),
    "men_nefer-a": (0.5,),
    "men_nefer-solo": (0.3,),
}
"""Stored matches, and how much of each has been played when its picture is taken."""
NAMES = ("Neferu", "Ramose", "Teti", "Merit")


class Photographer:
    """Takes pictures of a site at one width and in one theme."""

    def __init__(self, page: Page, site: str, folder: Path, theme: str):
        self.page, self.site, self.folder, self.theme = page, site, folder, theme
        self.table = Table(page, site, theme=theme)

    def take(self, name: str) -> Path:
        page = self.page
        page.wait_for_timeout(300)  # Until fonts and fades are done.
        path = self.folder / f"{name}-{page.viewport_size['width']}-{self.theme}.png"  # type: ignore[index]
        page.screenshot(path=path)
        return path

    def pages(self) -> None:
        """The pages around the table."""
        for name, address, element in (("shelf", "", "tl-shelf"), ("rules", "#/rules/duel", "tl-rules-page")):
            self.page.goto(self.site + address)
            self.page.locator(f"{element} h1").wait_for()
            self.take(name)
        for game in ("duel", "men_nefer"):
            self.page.goto(f"{self.site}#/new/{game}")
            self.page.locator("tl-setup h1").wait_for()
            self.take(f"setup-{game}")

    def match(self, name: str, share: float) -> Path:
        """A stored match of people, of which so much has been played."""
        page = self.page
        save = json.loads((PLAYTHROUGHS / f"{name}.json").read_text("utf-8"))["save"]
        moves = save["moves"][: int(len(save["moves"]) * share)]
        for number, (seat, person) in enumerate(zip(save["seats"], NAMES, strict=False), 1):
            if seat["player"] != "automa":
                seat.update(name=person, player="human", colour=number)
        file = self.folder / "match.json"
        file.write_text(json.dumps({**save, "moves": moves}), "utf-8")
        page.goto(self.site)
        with page.expect_file_chooser() as chosen:
            page.get_by_role("button", name="Open a save file").click()
        chosen.value.set_files(file)
        self.table.wait()
        self.table.notice("is on the table")
        file.unlink()
        return self.take(f"{name}-{share}")


def photographer(browser: Browser, site: str, folder: Path, size: tuple[int, int], theme: str) -> Photographer:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, service_workers="block")
    return Photographer(context.new_page(), site, folder, theme)


def main() -> None:
    folder = build.empty(build.WORK / "screenshots")
    with build.serving() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for size, theme in itertools.product(SIZES, THEMES):
            of = photographer(browser, server.url, folder, size, theme)
            of.pages()
            taken = {(name, share): of.match(name, share) for name, shares in TABLES.items() for share in shares}
            if size == SIZES[-1] and theme == THEMES[0]:
                shutil.copy(taken["duel-a", 0.5], README_PICTURE)
            of.page.context.close()
        for form, size in FORMS.items():
            of = photographer(browser, server.url, folder, size, THEMES[0])
            shutil.copy(of.match("duel-a", 0.5), build.WEB / f"manifest/{form}.png")
            of.page.context.close()
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures are in {folder}")


if __name__ == "__main__":
    main()
