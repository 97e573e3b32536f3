"""What is kept for play without a network, how a new build takes over, and browsers that keep nothing."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import build
import twolands
from e2e.conftest import PREFIX, Python, listen, open_probe
from e2e.table import Table

READY = "Ready for offline play"
PLAYTHROUGHS = sorted((build.ROOT / "tests/playthroughs").glob("*.json"))


@pytest.fixture
def keeping(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that may keep the site."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    yield context
    context.close()


def keep(context: BrowserContext, site: str) -> Page:
    """One visit of the start page, until all is stored."""
    page = context.new_page()
    page.goto(site)
    expect(page.get_by_text(READY)).to_be_visible(timeout=60_000)
    return page


def test_after_one_visit_all_of_it_works_without_a_network(keeping: BrowserContext, tmp_path: Path) -> None:
    with build.serving(PREFIX) as server:
        page = keep(keeping, server.url)
        errors = listen(page)
        assert server.sent < 9_000_000
        assert {path: times for path, times in server.asked.items() if times > 1} == {}
        server.asked.clear()
    keeping.set_offline(True)
    table = Table(page, server.url)
    for game in twolands.names():
        table.begin(game, ())  # Against bots, as the set-up proposes.
        table.act(page.locator("tl-moves button").first.click)
        page.goto(f"{server.url}?anything#/rules/{game}")
        page.locator("tl-rules-page .rules-rule").first.wait_for()
    page.goto(f"{server.url}index.html")
    page.locator(".languages label").nth(1).click()
    expect(page.locator("h1")).to_have_text("古埃及桌上遊戲")
    page.locator(".languages label").nth(0).click()
    expect(page.get_by_text(READY)).to_be_visible()
    # A position from outside is checked by pydantic.
    start = json.loads((Path(__file__).parent / "positions/thirteen-obelisks.json").read_text("utf-8"))
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"format": 1, "game": "duel", "rules": "1.0", "moves": [], "start": start}), "utf-8")
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Open a save file").click()
    chosen.value.set_files(file)
    table.notice("no “obelisk.13”")
    # The article that shows the widget: its boards are drawn, and can be played.
    for demo in ("demo/", "demo/index.html"):
        page.goto(server.url + demo)
        for widget in page.locator("two-lands").all():
            widget.locator("canvas").wait_for()
            assert widget.locator(".faults").is_hidden()
    page.locator("two-lands .try").first.press("Enter")
    page.frame_locator("two-lands iframe").locator(".tl-pick").first.wait_for()
    # The browser itself looks for a newer service worker, past the cut that Playwright makes.
    assert server.asked.keys() <= {f"{PREFIX}sw.js"}
    assert errors == []


def test_the_browser_takes_what_is_kept_without_waking_the_service_worker(keeping: BrowserContext, site: str) -> None:
    keep(keeping, site).close()
    page = keeping.new_page()
    page.goto(f"{site}#/new/duel")
    page.get_by_role("button", name="Begin").click()
    page.locator("tl-moves button").first.wait_for()
    sources = page.evaluate("""["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type))
        .map(({ name, workerFinalSourceType }) => [new URL(name).pathname, workerFinalSourceType])""")
    routed = [path for path, source in sources if source == "cache"]
    assert PREFIX in routed
    assert [path for path, _ in sources if re.match(f"{PREFIX}(app|data)/", path) and path not in routed] == []


@pytest.fixture
def second_build(tmp_path: Path) -> Path:
    """Another build: the page, its style and a board have other names and contents; the old ones are gone."""
    site = tmp_path / "site"
    shutil.copytree(build.DIST, site, ignore=shutil.ignore_patterns("*.map", "twolands.html"))
    for path in [*site.glob("app/main-*.css"), *site.glob("app/duel-*.js")]:
        path.rename(path.with_stem(path.stem + "X"))
        for user in [*site.glob("app/*.js"), site / "index.html"]:
            user.write_text(user.read_text("utf-8").replace(path.name, f"{path.stem}X{path.suffix}"), "utf-8")
    index = site / "index.html"
    index.write_text(index.read_text("utf-8").replace("<title>", '<meta name="build" content="2"><title>'), "utf-8")
    build.keep_offline(site)
    return site


NEW = "meta[name=build]"


def test_a_new_build_waits_beside_the_old_one_until_the_player_agrees(
    keeping: BrowserContext, second_build: Path
) -> None:
    with build.serving(PREFIX) as server:
        page = keep(keeping, server.url)
        server.folder = second_build
        neighbour = f"two-lands-page {server.url}another/?1"  # Of a site below this one.
        page.evaluate("(name) => caches.open(name)", neighbour)
        page.reload()
        notice = page.locator(".notice", has_text="A new version is ready")
        expect(notice).to_be_visible(timeout=60_000)
        # What the old page has not used so far comes from the old build, which the host has no more.
        assert page.locator(NEW).count() == 0
        table = Table(page, server.url)
        page.goto(f"{server.url}#/new/duel")
        page.locator("input[name=first]").nth(1).check()
        page.get_by_role("button", name="Begin").click()
        table.wait()
        match = page.url
        with page.expect_navigation():
            notice.get_by_role("button", name="Load it now").click()
        table.wait()
        assert page.url == match
        assert page.locator(NEW).count() == 1
        expect(notice).to_have_count(0)
        kept = [name for name in page.evaluate("caches.keys()") if name.startswith("two-lands-page")]
        assert len(kept) == 2
        assert neighbour in kept


def test_a_new_build_is_taken_when_all_pages_are_closed(keeping: BrowserContext, second_build: Path) -> None:
    with build.serving(PREFIX) as server:
        page = keep(keeping, server.url)
        server.folder = second_build
        page.reload()
        expect(page.locator(".notice", has_text="A new version is ready")).to_be_visible(timeout=60_000)
        page.close()
        page = keeping.new_page()
        page.wait_for_timeout(500)  # The browser needs a moment to see that nobody is there.
        page.goto(server.url)
        expect(page.locator(NEW)).to_have_count(1)
        expect(page.get_by_text(READY)).to_be_visible()


def test_a_browser_that_refuses_to_keep_the_site_says_so_once(keeping: BrowserContext, site: str) -> None:
    keeping.add_init_script(
        """ServiceWorkerContainer.prototype.register = async () => { throw new DOMException("no", "SecurityError"); };
        Object.defineProperty(window, "caches", { get() { throw new DOMException("no", "SecurityError"); } });"""
    )
    page = keeping.new_page()
    errors = listen(page)
    page.goto(site)
    notice = page.locator(".notice", has_text="does not let the site be kept")
    expect(notice).to_have_count(1)
    notice.get_by_role("button", name="Close").click()
    table = Table(page, site)
    table.begin("duel")
    table.act(table.picks.first.click)
    page.wait_for_timeout(1500)  # By then it would have been said again.
    expect(notice).to_have_count(0)
    assert errors == []


def test_a_device_without_room_says_so_and_play_goes_on(keeping: BrowserContext, site: str) -> None:
    page = keeping.new_page()
    session = keeping.new_cdp_session(page)
    origin = re.match(r"https?://[^/]+", site)
    assert origin
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin[0], "quotaSize": 3_000_000})
    page.goto(site)
    expect(page.locator(".notice", has_text="not enough room")).to_have_count(1, timeout=60_000)
    table = Table(page, site)
    table.begin("duel")
    table.act(table.picks.first.click)


def test_a_snapshot_that_cannot_be_read_is_thrown_away(browser: Browser, probe: str) -> None:
    context = browser.new_context(service_workers="block")
    page = open_probe(context, probe)
    kept = "caches.match(snapshot).then(Boolean)"
    page.evaluate("makeSnapshot()")
    assert page.evaluate(kept)
    page.evaluate("""(async () => {
        const cache = await caches.open("two-lands-snapshot");
        const { headers } = await cache.match(snapshot);
        const content = new Uint8Array(await (await cache.match(snapshot)).arrayBuffer());
        await cache.put(snapshot, new Response(content.fill(7, content.length / 2), { headers }));
    })()""")
    assert page.evaluate("start()") is False
    assert not page.evaluate(kept)
    assert page.evaluate("python.run('import twolands; len(twolands.names())')") == len(twolands.names())
    context.close()


def test_python_from_a_snapshot_opens_any_match_before_its_modules_are_laid_out(browser: Browser, probe: str) -> None:
    context = browser.new_context(service_workers="block")
    page = open_probe(context, probe)
    page.evaluate("makeSnapshot()")
    assert page.evaluate("start()")
    python = Python(page)
    assert python.run("import os; sum(len(files) for _, _, files in os.walk('/lib/python3.14'))") == "0"
    python.run("import json; from twolands import bridge")
    begin = [{"method": "new", "params": {"game": game}} for game in twolands.names()]
    saves = [json.loads(path.read_text("utf-8"))["save"] for path in PLAYTHROUGHS]
    load = [{"method": "load", "params": {"save": save}} for save in saves if "components" not in save]
    for request in [*begin, *load]:
        answer = json.loads(python.run(f"bridge.handle({json.dumps(json.dumps(request))})"))
        assert answer.get("view"), answer
    python.page.evaluate("python.complete()")
    assert python.run("import twolands.bots.advice as advice; advice.__name__") == "twolands.bots.advice"
    context.close()


def test_chance_is_not_frozen_in_a_snapshot(browser: Browser, probe: str) -> None:
    context = browser.new_context(service_workers="block")
    open_probe(context, probe).evaluate("makeSnapshot()")
    drawn = set()
    for _ in range(2):
        page = open_probe(context, probe)
        assert page.evaluate("start()")
        drawn.add(page.evaluate("python.run('import random; f\"{random.random()} {random.Random().random()}\"')"))
    assert len(drawn) == 2
    context.close()


def test_the_site_can_be_installed(keeping: BrowserContext, site: str) -> None:
    page = keep(keeping, site)
    session = keeping.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["name"] == "Two Lands"
    assert Counter(icon["purpose"] for icon in manifest["icons"]) == {"any": 2, "maskable": 1}
    for picture in [*manifest["icons"], *manifest["screenshots"]]:
        size = page.evaluate(
            "src => new Promise((done) => Object.assign(new Image(), {src, onload() { done(this.width) }}))",
            picture["src"],
        )
        assert picture["sizes"].startswith(f"{size}x")
    # A context of Playwright's is a private window, which is all that is wrong with it.
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found] == ["in-incognito"]
