"""The built site, served under a sub-path as a project's page is, and a browser in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import build
from e2e.probes import launch, probe_site

PREFIX = "/some/sub/path/"
# A busy machine is no failure.
expect.set_options(timeout=30_000)
AXE = build.ROOT / "node_modules/axe-core/axe.min.js"


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site."""
    with build.serving(PREFIX) as server:
        yield server.url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Nothing is kept for offline play: that would be fetched anew for every test, and hide requests from routes."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", service_workers="block")
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page that must log no error and throw none."""
    page = context.new_page()
    errors = listen(page)
    yield page
    assert errors == []


def listen(page: Page) -> list[str]:
    """What goes wrong on a page from now on."""
    errors: list[str] = []
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    return errors


@pytest.fixture
def axe() -> Callable[[Page], None]:
    """Fails on what axe finds wrong with a page as it is now, with the elements in question."""

    def check(page: Page) -> None:
        page.evaluate(AXE.read_text("utf-8"))
        result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        found = [
            f"{violation['id']}: {violation['help']}\n    " + "\n    ".join(node["html"] for node in violation["nodes"])
            for violation in result["violations"]
        ]
        assert not found, "\n".join(found)

    return check


@pytest.fixture(scope="session")
def probe(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the built site with the probes beside it: pages that hand parts of it to a test."""
    with build.serving(PREFIX, folder=probe_site(tmp_path_factory.mktemp("probe") / "site")) as server:
        yield server.url


class Python:
    """The site's Python in a worker of the browser, to run any source in."""

    def __init__(self, page: Page):
        self.page = page

    def run(self, source: str) -> str:
        return str(self.page.evaluate("source => python.run(source)", source))

    def add_models(self) -> None:
        self.page.evaluate("python.addModels()")


def open_probe(context: BrowserContext, probe: str) -> Page:
    """The page on which the site's Python can be started."""
    page = context.new_page()
    page.goto(f"{probe}python.html")
    page.wait_for_function("'start' in globalThis")
    return page


@pytest.fixture(scope="module", params=["files", "snapshot"])
def python(request: pytest.FixtureRequest, browser: Browser, probe: str) -> Iterator[Python]:
    """Python as it starts on the first visit, and from a snapshot as on the next."""
    context = browser.new_context(service_workers="block")
    page = open_probe(context, probe)
    errors = listen(page)
    from_snapshot = request.param == "snapshot"
    if from_snapshot:
        page.evaluate("makeSnapshot()")
    assert page.evaluate("start()") == from_snapshot
    page.evaluate("python.complete()")
    yield Python(page)
    context.close()
    assert errors == []
