"""The site starts under a sub-path, from its own files only, and plays."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect


def begin(page: Page, site: str) -> None:
    page.goto(f"{site}#/new/duel")
    page.locator("input[name=first]").nth(1).check()
    page.locator("tl-setup form button.primary").click()
    expect(page.locator("tl-moves button")).to_have_count(9)


def test_first_legal_moves_arrive(page: Page, site: str) -> None:
    hosts, paths = set(), []
    page.context.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    page.context.on("response", lambda response: paths.append(response.status))
    begin(page, site)
    assert hosts - {""} == {urlsplit(site).netloc}
    assert set(paths) == {200}


def test_pages_pass_axe(page: Page, site: str, axe: Callable[[Page], None]) -> None:
    page.goto(site)
    expect(page.locator("tl-shelf h1")).to_be_visible()
    axe(page)
    begin(page, site)
    axe(page)
