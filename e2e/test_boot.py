"""The site starts under a sub-path and from its own files only."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Page

from e2e.table import Table


def test_first_legal_moves_arrive_from_one_host(page: Page, site: str) -> None:
    urls: list[str] = []
    statuses: set[int] = set()
    page.context.on("request", lambda request: urls.append(request.url))
    page.context.on("response", lambda response: statuses.add(response.status))
    Table(page, site).begin()
    fetched = [url for url in urls if urlsplit(url).scheme not in ("data", "blob")]
    assert len(fetched) > 10
    assert all(url.startswith(site) for url in fetched)
    assert statuses == {200}
