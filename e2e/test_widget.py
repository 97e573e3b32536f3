"""The widget in a page of another site, which trusts nobody: a strict policy, hostile styles, storage refused."""

from __future__ import annotations

import gzip
import html
import itertools
import json
import re
import runpy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, BrowserContext, FrameLocator, Locator, Page, Route, expect

import build
from e2e.conftest import PREFIX, listen
from twolands.lessons import lessons_of

SAVES: dict[str, dict[str, Any]] = json.loads((build.WEB / "demo/boards.json").read_text("utf-8"))
TOOL = runpy.run_path(str(build.WEB / "tools/demo.py"))
TEXTS: dict[str, dict[str, str]] = {name: TOOL["texts"](save) for name, save in SAVES.items()}
GAMES = ("duel", "imhotep", "nefertiti", "men_nefer")
MESSAGE = re.compile(r"\b(board|fact|kind|card|deity|door|would)-[a-z]|[{}$]|undefined|NaN")
"""A message that has no sentence, or a sentence without its values."""
LIMIT = 50_000
"""Bytes, gzipped, before the engine."""

PAGE_POLICY = "default-src 'none'; script-src {site}; frame-src {site}; style-src 'self'; img-src 'self'"
SITE_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self' data:; "
    "style-src 'self'; font-src 'self'; img-src 'self'"
)
HOSTILE = """
* { color: red !important; font: italic 40px fantasy !important; letter-spacing: 9px !important;
    text-transform: uppercase !important; line-height: 3 !important; direction: rtl !important; }
html { font-size: 4px; } button, canvas, iframe { display: none !important; }
"""
STORAGE_REFUSED = """
for (const name of ["indexedDB", "localStorage", "sessionStorage", "caches"])
    Object.defineProperty(window, name, {get() { throw new DOMException("refused", "SecurityError"); }});
"""
HEAR = """
globalThis.heard = [];
for (const name of ["move", "end", "error"])
    addEventListener(`twolands:${name}`, ({detail, target}) => heard.push({name, id: target.id, ...detail}));
"""


def element(**attributes: str) -> str:
    written = " ".join(f'{name}="{html.escape(value)}"' for name, value in attributes.items())
    return f"<two-lands {written}></two-lands>"


def board(name: str, **attributes: str) -> str:
    """An element with the position of one of the demo's boards."""
    texts = TEXTS[name]
    shown = {"id": name, "game": str(SAVES[name]["game"]), "position": texts["position"], "picture": texts["picture"]}
    return element(**(shown | attributes))


class Article(NamedTuple):
    """Somebody's page with boards of the site in it."""

    page: Page
    site: build.SiteServer
    errors: list[str]

    def frame(self, id: str) -> FrameLocator:
        return self.page.locator(f"#{id}").frame_locator("iframe")

    def touch(self, id: str) -> FrameLocator:
        """Press the button of a board; it can be played then."""
        self.page.locator(f"#{id} .try").press("Enter")
        frame = self.frame(id)
        frame.locator(".tl-pick").first.wait_for(timeout=60_000)
        return frame

    def heard(self, id: str) -> list[dict[str, Any]]:
        events: list[dict[str, Any]] = self.page.evaluate("heard")
        return [event for event in events if event["id"] == id]

    def wait_for(self, id: str, moves: int) -> list[dict[str, Any]]:
        """What was heard of a board, once so many moves have been."""
        self.page.wait_for_function(
            "([id, moves]) => heard.filter((event) => event.id === id && event.name === 'move').length >= moves",
            arg=[id, moves],
        )
        return self.heard(id)


Open = Callable[..., Article]


@pytest.fixture
def article(browser: Browser, tmp_path: Path) -> Iterator[Open]:
    """Opens a page at another site than the widget's, which is under a sub-path and has a policy of its own."""
    context = browser.new_context(viewport={"width": 800, "height": 900}, locale="en", service_workers="block")
    with build.serving(PREFIX) as site, build.serving(folder=tmp_path) as host:
        origin = site.url.removesuffix(PREFIX)

        def guarded(route: Route) -> None:
            answer = route.fetch()
            route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": SITE_POLICY})

        def open_page(*bodies: str, refused: bool = False, before: str = "") -> Article:
            policy = PAGE_POLICY.format(site=origin)
            (tmp_path / "icon.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', "utf-8")
            (tmp_path / "hostile.css").write_text(HOSTILE, "utf-8")
            (tmp_path / "index.html").write_text(
                f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Article</title>{before}'
                f'<meta http-equiv="Content-Security-Policy" content="{policy}"><link rel="icon" href="icon.svg">'
                f'<link rel="stylesheet" href="hostile.css"><script src="{site.url}widget.js" async></script>'
                f"<main><h1>Article</h1>{''.join(bodies)}</main></html>",
                "utf-8",
            )
            page = context.new_page()
            context.route(f"{site.url}widget.html*", guarded)
            page.add_init_script(HEAR)
            if refused:
                page.add_init_script(STORAGE_REFUSED)
            errors = listen(page)
            page.goto(host.url.replace("127.0.0.1", "localhost"))
            return Article(page, site, errors)

        yield open_page
    context.close()


def painted(widget: Locator) -> bool:
    """Whether the poster of a widget shows more than one colour, many of them."""
    widget.locator("canvas").wait_for(state="attached")
    colours: int = widget.locator("canvas").evaluate(
        """canvas => {
            const {data} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
            return new Set(new Uint32Array(data.buffer)).size;
        }"""
    )
    return colours > 50


def test_posters_are_painted_without_the_engine_and_weigh_little(article: Open, axe: Callable[[Page], None]) -> None:
    opened = article(*(board(name) for name in TEXTS), board("harbour", id="dark", lang="zh-Hant", theme="dark"))
    page, site = opened.page, opened.site
    for widget in page.locator("two-lands").all():
        assert painted(widget), widget.get_attribute("id")
        canvas, turn = widget.locator("canvas"), widget.locator(".turn")
        assert 300 < canvas.evaluate("canvas => canvas.offsetWidth") < 800
        look = turn.evaluate(
            "turn => { const {fontSize, fontStyle, letterSpacing, direction, textTransform} = getComputedStyle(turn);"
            " return [fontSize, fontStyle, letterSpacing, direction, textTransform]; }"
        )
        assert look == ["16px", "normal", "normal", "ltr", "none"]
        # What lies where is told as well, in words only.
        expect(widget.locator(".words li").first).to_be_attached()
        words = widget.locator(".words").evaluate(
            "words => [...words.querySelectorAll('p, li')].map(e => e.textContent)"
        )
        assert len(words) > 20
        assert not [text for text in words if not text or MESSAGE.search(text)]
    expect(page.locator("#harbour .turn")).to_have_text("Ramose to move")
    expect(page.locator("#dark .turn")).to_have_text("輪到 拉美斯")
    words = page.get_by_role("group", name="Imhotep: The Duel, the board")
    expect(words).to_contain_text("Ramose has 8 points.")
    expect(words).to_contain_text("Neferu has 6 points, not counting what lies face down.")
    expect(words.get_by_role("listitem").filter(has_text="Space a1: a meeple of Neferu.")).to_have_count(1)
    assert not [path for path in site.asked if "/py/" in path or "widget.html" in path]
    asked = [f"app/widget-{game}.{language}-*.js" for game, language in (("duel", "zh-Hant"), ("imhotep", "en"))]
    for pattern in (*asked, *(f"app/widget-{game}-*.js" for game in GAMES), "widget.js"):
        assert [site.asked[PREFIX + path.relative_to(build.DIST).as_posix()] for path in build.DIST.glob(pattern)] == [
            1
        ]
    for game, language in itertools.product(GAMES, ("en", "zh-Hant")):
        scripts = ("widget.js", f"app/widget-{game}-*.js", f"app/widget-{game}.{language}-*.js")
        contents = [path.read_bytes() for pattern in scripts for path in build.DIST.glob(pattern)]
        assert len(contents) == 3
        assert sum(len(gzip.compress(content, 6)) for content in contents) <= LIMIT, f"{game} in {language}"
    assert opened.errors == []
    page.locator("link[rel=stylesheet]").evaluate("link => link.remove()")
    axe(page)


def test_a_touched_board_is_played_and_tells_its_page(article: Open) -> None:
    opened = article(board("harbour", bot="random", score="on", rules="on"), board("stalls"), refused=True)
    page, site = opened.page, opened.site
    frame = opened.touch("harbour")
    expect(page.locator("#harbour .board")).to_be_hidden()
    expect(frame.locator(".prompt")).to_contain_text("You are Ramose")
    frame.locator(".tl-pick").first.click()
    heard = opened.wait_for("harbour", 2)
    assert [event["seat"] for event in heard[:1]] == [2]
    assert heard[0]["notation"]
    assert heard[0]["text"].startswith("Ramose ")
    frame.locator(".tl-pick").first.wait_for()

    # A boat with too few in its line is refused, by rule and in words.
    frame.get_by_role("button", name="Undo").click()
    frame.get_by_role("button", name="Rules", exact=True).click()
    frame.get_by_role("button", name="Score", exact=True).click()
    expect(frame.locator("tl-score table")).to_be_visible()
    canvas = frame.locator(".board-host canvas").first
    box = canvas.bounding_box()
    assert box
    canvas.click(position={"x": box["width"] * 0.36, "y": box["height"] * 0.1}, force=True)
    bubble = frame.get_by_role("alert").filter(has_text="an unloading needs two")
    bubble.get_by_role("button", name="Rule DUEL-11").click()
    expect(frame.locator("#rule-DUEL-11")).to_have_attribute("data-target", "")

    # Another board on the same page asks the same engine, and each keeps its own match.
    other = opened.touch("stalls")
    other.locator(".tl-pick").first.click()
    frame.locator(".tl-pick").first.click()
    opened.wait_for("harbour", 4)
    assert sum(count for path, count in site.asked.items() if "/app/worker-" in path) == 1
    assert len([worker for worker in page.workers if "/worker-" in worker.url]) == 1

    # The board that has the engine goes; the other one starts it anew and plays on.
    page.locator("#harbour").evaluate("element => element.remove()")
    other.get_by_role("button", name="Start over").click()
    other.locator(".tl-pick").first.wait_for(timeout=60_000)
    assert sum(count for path, count in site.asked.items() if "/app/worker-" in path) == 2
    assert opened.errors == []


def test_boards_touched_before_the_engine_is_there_wait_for_the_same_one(article: Open) -> None:
    opened = article(*map(board, ("harbour", "stalls")))
    for id in ("harbour", "stalls"):
        opened.page.locator(f"#{id} .try").press("Enter")
    for id in ("harbour", "stalls"):
        frame = opened.frame(id)
        frame.locator(".tl-pick").first.wait_for(timeout=60_000)
        frame.locator(".tl-pick").first.click()
        opened.wait_for(id, 1)
    assert sum(count for path, count in opened.site.asked.items() if "/app/worker-" in path) == 1
    assert opened.errors == []


def test_what_a_writer_gets_wrong_is_named_in_the_widget_and_in_the_console(article: Open) -> None:
    harbour, match = TEXTS["harbour"], TEXTS["alone"]["match"]
    wrong = {
        "There is no attribute “colour”": {"game": "duel", "colour": "blue"},
        "“game” cannot be “chess”. It can be: duel, imhotep, nefertiti, men_nefer.": {"game": "chess"},
        "The attribute “game” is missing.": {"position": harbour["position"]},
        "“at” says nothing without “match”.": {"game": "duel", "at": "3"},
        "“position” and “match” stand together only with “at”": {
            "game": "men_nefer",
            "match": match,
            "position": TEXTS["alone"]["position"],
        },
        "“bot” says nothing beside “lesson”.": {"game": "duel", "lesson": "first-turn", "bot": "scribe"},
        '“bot” and seats="all" contradict each other': {"game": "duel", "bot": "scribe", "seats": "all"},
        "“seats” must be “all”, “none” or numbers of seats such as “1 3”, not “0”.": {"game": "duel", "seats": "0"},
        "“theme” cannot be “pink”. It can be: auto, light, dark.": {"game": "duel", "theme": "pink"},
        "“v” cannot be “2”. It can be: 1.": {"game": "duel", "v": "2"},
        "The text of “position” cannot be read: it is cut short or was changed.": {
            "game": "duel",
            "position": harbour["position"][:-40],
        },
        "“position” is of the game “duel”, but “game” says “imhotep”.": {
            "game": "imhotep",
            "position": harbour["position"],
        },
        "“at” is 900, but the match has 129 moves.": {"game": "men_nefer", "match": match, "at": "900"},
        "「bot」不能是「deep-thought」": {"game": "duel", "bot": "deep-thought", "lang": "zh-Hant"},
    }
    elements = (element(id=f"w{index}", **attributes) for index, attributes in enumerate(wrong.values()))
    opened = article(*elements, board("harbour", title="A board", tabindex="0"))
    page = opened.page
    for index, sentence in enumerate(wrong):
        expect(page.locator(f"#w{index} .faults")).to_contain_text(sentence)
        assert any(sentence in error for error in opened.errors), sentence
        assert any(sentence in heard["text"] for heard in opened.heard(f"w{index}"))
    # What is wrong is told once, and a good board says nothing.
    assert len(opened.errors) == len({*opened.errors}) == len(wrong)
    expect(page.locator("#harbour .faults")).to_be_hidden()


def test_a_lesson_is_read_in_a_page(article: Open) -> None:
    own = json.dumps(next(lesson for lesson in lessons_of("duel") if lesson["name"] == "dock"))
    lessons = ("first-turn", own, "nothing")
    opened = article(*(element(id=f"l{index}", game="duel", lesson=lesson) for index, lesson in enumerate(lessons)))
    page = opened.page
    expect(page.locator("#l0 .try")).to_have_text("Begin the lesson")
    for id in ("l0", "l1", "l2"):
        page.locator(f"#{id} .try").press("Enter")
    expect(page.locator("#l0 .try")).to_be_hidden()
    step = opened.frame("l0").locator(".lesson-bar")
    for number in (1, 2):
        expect(step).to_contain_text(f"Step {number} of 6", timeout=60_000)
        step.get_by_role("button", name="Next", exact=True).click()
    opened.frame("l0").locator(".tl-pick[data-id='a1']").press("Enter")
    expect(step).to_contain_text("Step 4 of 6")

    step = opened.frame("l1").locator(".lesson-bar")
    expect(step).to_contain_text("Step 1 of 5")
    step.get_by_role("button", name="Show me").click()
    expect(step).to_contain_text("Step 2 of 5")
    expect(opened.frame("l2").locator(".notice")).to_contain_text("“lesson” cannot be “nothing”")
    assert "“lesson” cannot be “nothing”" in opened.heard("l2")[0]["text"]


def test_messages_are_checked_on_both_sides(article: Open) -> None:
    opened = article(board("harbour"))
    page = opened.page
    opened.touch("harbour")
    page.evaluate(
        """() => {
            const {port1, port2} = new MessageChannel();
            document.querySelector("#harbour").connect(port2);
            port1.postMessage({kind: "size", height: "tall"});
        }"""
    )
    expect(page.locator("#harbour .faults")).to_contain_text("do not understand each other")
    [said] = [event["text"] for event in opened.heard("harbour") if event["name"] == "error"]
    assert [error for error in opened.errors if said in error] == opened.errors
    opened.errors.clear()

    page.evaluate(
        """address => {
            addEventListener("message", ({data, ports}) => ports[0]?.postMessage({kind: "engine", own: "yes"}));
            const frame = document.createElement("iframe");
            frame.src = address;
            frame.id = "stranger";
            frame.style.setProperty("display", "block", "important");
            document.body.append(frame);
        }""",
        f"{opened.site.url}widget.html#{urlencode({'v': '1', 'game': 'duel', 'within': 'element'})}",
    )
    frame = page.frame_locator("#stranger")
    expect(frame.get_by_role("alert").filter(has_text="do not understand each other")).to_have_count(1)
    assert [error for error in opened.errors if said in error] == opened.errors != []


@pytest.fixture
def framed(context: BrowserContext, site: str) -> Callable[..., Page]:
    """Opens the page of the frame by its address alone."""

    def open_frame(**terms: str) -> Page:
        page = context.new_page()
        page.goto(f"{site}widget.html#{urlencode({'v': '1', **terms})}")
        return page

    return open_frame


def test_an_address_alone_plays_as_well(framed: Callable[..., Page], axe: Callable[[Page], None]) -> None:
    page = framed(
        game="duel", position=TEXTS["harbour"]["position"], bot="first-game", log="on", score="on", rules="on"
    )
    errors = listen(page)
    pick = page.locator(".tl-pick").first
    pick.wait_for(timeout=60_000)
    for name in ("Moves", "Score", "Log", "Rules"):
        page.get_by_role("button", name=name, exact=True).click()
    axe(page)
    pick.click()
    expect(page.locator("tl-log li").filter(has_text="Neferu").first).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("tl-log li")).to_have_count(0)
    with page.context.expect_page() as opened:
        page.get_by_role("button", name="Open the table").click()
    assert "#/m/" in opened.value.url
    assert page.evaluate("indexedDB.databases().then(all => all.length)") == 0
    assert page.evaluate("localStorage.length") == 0
    assert errors == []


def test_a_match_is_shown_as_far_as_its_moves_are_legal(framed: Callable[..., Page]) -> None:
    save = SAVES["harbour"]
    page = framed(game="duel", match=TOOL["pack"]({**save, "moves": [*save["moves"][:40], "unload zz", "draw tomb1"]}))
    expect(page.locator(".notice").first).to_contain_text("Move 41, “unload zz”", timeout=60_000)
    page.locator(".tl-pick").first.wait_for()
    with page.expect_download():
        page.get_by_role("button", name="Save to a file").click()
    page = framed(game="duel", position=TEXTS["harbour"]["position"][:-40])
    expect(page.locator(".notice")).to_contain_text("cut short", timeout=60_000)
    page = framed(game="duel", at="7", colour="blue")
    expect(page.locator(".notice")).to_have_count(2, timeout=60_000)


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1600, "light")])
def test_the_demo_passes_axe(browser: Browser, site: str, axe: Callable[[Page], None], width: int, scheme: str) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": 900},
        color_scheme="dark" if scheme == "dark" else "light",
        locale="en",
        service_workers="block",
    )
    page = context.new_page()
    errors = listen(page)
    page.goto(f"{site}demo/index.html")
    for widget in page.locator("two-lands").all():
        assert painted(widget)
        assert widget.locator(".faults").is_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    axe(page)
    assert errors == []
    context.close()
