"""What goes wrong is said in one sentence that names place and cause; the match on the table stays and goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.table import Table

GOOD: dict[str, Any] = {
    "format": 1,
    "game": "duel",
    "rules": "1.0",
    "options": {},
    "moves": json.loads((Path(__file__).parents[1] / "tests/playthroughs/duel-a.json").read_text())["save"]["moves"],
}
ILLEGAL = {**GOOD, "moves": [*GOOD["moves"][:18], "unload r1", *GOOD["moves"][18:]]}


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "is empty"),
        ("{ not JSON", "is not JSON"),
        ('{"name": "something else"}', "not a whole saved match"),
        (json.dumps({**GOOD, "format": 2}), "format 2"),
        (json.dumps({**GOOD, "game": "chess"}), "no game “chess”"),
        (json.dumps({**GOOD, "options": {"temple": "C"}}), "option “temple” cannot be"),
        (json.dumps({**GOOD, "options": {"weather": 1}}), "no option “weather”"),
        (json.dumps({**GOOD, "rules": "9.0"}), "needs rules 9.0"),
        (json.dumps(ILLEGAL), "Move 19, “unload r1”"),
        (json.dumps({**GOOD, "start": {"format": 1}}), "missing"),
    ],
    ids=["empty", "no-json", "foreign", "format", "game", "value", "option", "rules", "illegal", "position"],
)
def test_a_bad_file_is_named_and_the_table_is_untouched(
    page: Page, site: str, tmp_path: Path, content: str, sentence: str
) -> None:
    table = Table(page, site)
    table.begin("duel")
    table.act(table.picks.first.click)
    before, address = table.save(), page.url
    file = tmp_path / "match.json"
    file.write_text(content, "utf-8")
    table.open_file(file)
    table.notice(sentence)
    assert page.url == address
    assert table.save() == before
    table.act(table.picks.first.click)
    assert len(table.save()["moves"]) > len(before["moves"])


def test_a_saved_file_comes_back(page: Page, site: str, tmp_path: Path) -> None:
    table = Table(page, site)
    table.begin("duel")
    table.act(table.picks.first.click)
    before = table.save()
    with page.expect_download() as downloaded:
        page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "match.json"
    downloaded.value.save_as(file)
    assert json.loads(file.read_text("utf-8")) == before
    address = page.url
    table.open_file(file)
    table.notice("is on the table")
    table.wait()
    assert page.url != address
    assert table.save() == before


def test_a_position_with_thirteen_obelisks_is_refused_by_name(page: Page, site: str, tmp_path: Path) -> None:
    table = Table(page, site)
    table.begin("duel")
    start = json.loads((Path(__file__).parent / "positions/thirteen-obelisks.json").read_text("utf-8"))
    file = tmp_path / "position.json"
    file.write_text(json.dumps({**GOOD, "moves": [], "start": start}), "utf-8")
    table.open_file(file)
    table.notice("no “obelisk.13”")
    table.act(table.picks.first.click)


def test_the_worker_dies_in_the_middle_and_nothing_is_lost(page: Page, site: str) -> None:
    table = Table(page, site)
    table.begin("duel")
    for _ in range(3):
        table.act(table.picks.first.click)
    before = table.save()
    page.workers[0].evaluate("self.close()")
    table.notice("started again")
    table.act(table.picks.first.click)
    assert table.save()["moves"][: len(before["moves"])] == before["moves"]
    assert len(table.save()["moves"]) > len(before["moves"])


REFUSED = """
for (const name of ["indexedDB", "localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {get() { throw new DOMException("refused", "SecurityError"); }});
"""


def test_a_browser_that_stores_nothing_plays_all_the_same(page: Page, site: str) -> None:
    page.add_init_script(REFUSED)
    page.goto(f"{site}#/new/duel")
    page.locator("input[name=first]").nth(1).check()
    page.get_by_role("button", name="Begin").click()
    page.locator("tl-moves button").first.wait_for(timeout=60_000)
    notice = page.locator(".notice", has_text="does not let us store anything")
    expect(notice).to_have_count(1)
    page.locator(".tl-pick").first.click()
    expect(page.locator("tl-log li").filter(has_text="Ramose").first).to_be_visible(timeout=30_000)
    expect(notice).to_have_count(1)


@pytest.mark.parametrize("kept", ['{"theme": "night", "constructor": 1, "language": "xx"}', "[1]", '"night"', "{"])
def test_settings_that_somebody_has_spoilt_are_left_out(page: Page, site: str, kept: str) -> None:
    page.add_init_script(f"localStorage.setItem('two-lands/settings', {json.dumps(kept)})")
    page.goto(f"{site}#/new/duel")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    theme = page.evaluate("document.documentElement.dataset.theme ?? null")
    assert theme == ("night" if "theme" in kept else None)


def test_a_refused_pick_says_why_and_names_the_rule(page: Page, site: str) -> None:
    table = Table(page, site)
    table.begin("duel")
    canvas = page.locator(".board-host canvas").first
    box = canvas.bounding_box()
    assert box
    # The boat r1 lies at the left of the first row; nobody stands there yet.
    page.mouse.click(box["x"] + box["width"] * 0.1, box["y"] + box["height"] * 0.365)
    bubble = page.get_by_role("alert").filter(has_text="an unloading needs two")
    expect(bubble.get_by_text("No meeple stands in the line of r1")).to_be_visible()
    bubble.get_by_role("button", name="Rule DUEL-11").click()
    expect(page.locator("#rule-DUEL-11")).to_be_in_viewport()
    assert "place" not in " ".join(table.save()["moves"])


WORKER, LIBRARY = "**/app/worker-*.js", "**/py/stdlib-*.bin"
NO_MEMORY = """
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (source, imports) => {
    if (imports?.env) throw new RangeError("Out of memory: Cannot allocate Wasm memory for new instance");
    return instantiate(source, imports);
};
"""


@pytest.mark.parametrize(
    ("files", "instead", "sentence"),
    [
        (WORKER, "delete self.WebAssembly;", "WebAssembly is missing or switched off in this browser. Please allow it"),
        (WORKER, NO_MEMORY, "there is not enough memory. Please close other tabs"),
        (WORKER, "throw new Error();", "was not started, or was ended by the browser. Please check"),
        (LIBRARY, None, "could not be had. Please check the connection"),
    ],
    ids=["wasm", "memory", "worker", "file"],
)
def test_a_start_that_fails_says_why_and_can_be_tried_again(
    browser: Browser, site: str, files: str, instead: str | None, sentence: str
) -> None:
    context = browser.new_context(locale="en", service_workers="block")
    page = context.new_page()

    def spoil(route: Route) -> None:
        if instead is None:
            route.fulfill(status=404)
        else:
            route.fulfill(response=(answer := route.fetch()), body=instead + answer.text())

    page.route(files, spoil)
    page.goto(f"{site}#/new/duel")
    page.get_by_role("button", name="Begin").click()
    notice = page.locator(".notice", has_text=sentence)
    expect(notice).to_have_count(1)
    if instead is None:
        expect(notice).to_contain_text("“stdlib-")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    page.locator("tl-moves button").first.wait_for(timeout=60_000)
    context.close()


FAILED = """
self.Worker = class extends Worker {
    constructor(...all) { super(...all); this.addEventListener("error", () => { self.failed = true; }); }
};
"""


def test_an_engine_that_failed_before_anybody_heard_it_is_started_anew(browser: Browser, site: str) -> None:
    context = browser.new_context(locale="en", service_workers="block")
    page = context.new_page()
    page.add_init_script(FAILED)
    starts: list[str] = []

    def fail_once(route: Route) -> None:
        starts.append(route.request.url)
        if len(starts) == 1:
            route.fulfill(body="throw new Error();", content_type="text/javascript")
        else:
            route.fallback()

    def hold(route: Route) -> None:
        answer = route.fetch()
        wait = "while (!self.failed) await new Promise((go) => setTimeout(go, 10));"
        route.fulfill(response=answer, body=wait + answer.text())

    page.route(WORKER, fail_once)
    page.route("**/app/main-*.js", hold)
    page.goto(f"{site}#/new/duel")
    page.get_by_role("button", name="Begin").click()
    page.locator("tl-moves button").first.wait_for(timeout=60_000)
    assert len(starts) == 2
    context.close()


def test_without_a_network_the_start_says_so_and_can_be_tried_again(browser: Browser, site: str) -> None:
    context = browser.new_context(locale="en", service_workers="block")
    page = context.new_page()
    page.route("**/py/**", lambda route: route.abort())
    page.goto(f"{site}#/new/duel")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".prompt")).to_contain_text("could not be put on the table", timeout=30_000)
    page.unroute("**/py/**")
    page.get_by_role("button", name="Try again").click()
    page.locator("tl-moves button").first.wait_for(timeout=60_000)
    context.close()
