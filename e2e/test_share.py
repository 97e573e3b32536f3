"""Sharing: the dialog of a table, links that open anywhere, and links that are not as they were made."""

from __future__ import annotations

import base64
import json
import random
import xml.etree.ElementTree as ET
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import twolands
from e2e.table import Table

SVG = "{http://www.w3.org/2000/svg}"


def pack(value: Any) -> str:
    """As web/share/codec.ts does it."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = deflate.compress(json.dumps(value, separators=(",", ":")).encode()) + deflate.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def unpack(text: str) -> Any:
    return json.loads(zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), -15))


def match_of_thirty() -> dict[str, Any]:
    """A save of thirty plies; its moves come last, as in a link."""
    seats = [{"name": "Neferu", "player": "human", "colour": 1}, {"name": "Bak", "player": "human", "colour": 2}]
    match = twolands.Match(twolands.game("duel"), seats=seats, seed=3)
    match.draw()
    rng = random.Random(3)
    while len(match.plies) < 30:
        moves = match.legal_moves()
        match.play(moves[int(rng.random() * len(moves))])
        match.draw()
    save = match.save()
    return {**save, "moves": save.pop("moves")}


def kept(page: Page) -> int:
    """How many matches are kept on this device."""
    page.goto(page.url.split("#")[0] + "#/")
    page.locator(".game-card, .vignette").first.wait_for()
    return page.get_by_role("link", name="Resume").count()


def look_at(page: Page, address: str) -> None:
    """Open an address anew, as from a message."""
    page.goto(address)
    page.reload()


def test_a_table_is_shared_and_opened_elsewhere(
    page: Page, context: BrowserContext, browser: Browser, site: str, axe: Callable[[Page], None], tmp_path: Path
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = Table(page, site)
    table.begin(players=("human", "human"))
    for _ in range(3):
        table.act(lambda: table.press(table.picks.first))
    save = table.save()

    page.get_by_role("button", name="Share", exact=True).click()
    dialog = page.locator("dialog.share")
    dialog.get_by_text("The whole match").click()
    dialog.get_by_role("button", name="Copy").first.click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == dialog.get_by_role("textbox", name="Link").input_value()
    expect(dialog.get_by_text(f"{len(link):,} characters")).to_be_visible()
    kind, packed, ply = link.split("#/")[1].split("/")
    assert (kind, ply, unpack(packed)) == ("m", str(len(save["moves"])), save)

    dialog.get_by_text("Put it on your own page").click()
    dialog.get_by_label("Caption").fill('Whose "turn"?')
    dialog.get_by_role("checkbox", name="Ramose").uncheck()
    dialog.get_by_label("The bot that answers").select_option("scribe")
    dialog.get_by_role("switch", name="Score sheet").click()
    dialog.get_by_label("Colours").select_option("night")
    expect(dialog.locator(".share-picture canvas")).to_be_visible()
    code = dialog.get_by_label("Element").input_value()
    element = ET.fromstring(code.split("\n", 1)[1]).attrib
    assert element.pop("match") == packed
    assert unpack(element.pop("position"))["agenda"] == [["turn", 1]]
    assert unpack(element.pop("picture"))["player"] == 1
    assert element == {
        "game": "duel",
        "at": ply,
        "caption": 'Whose "turn"?',
        "lang": "en",
        "theme": "dark",
        "seats": "1",
        "bot": "scribe",
        "score": "on",
    }
    assert code.startswith(f'<script src="{site}widget.js" async></script>')
    frame = dialog.get_by_label("Frame").input_value()
    assert frame.startswith(f'<iframe src="{site}widget.html#v=1&amp;game=duel&amp;position=')
    axe(page)

    files = {}
    for name in ("PNG", "SVG", "Save file"):
        with page.expect_download() as download:
            dialog.get_by_role("button", name=name).click()
        files[name] = tmp_path / download.value.suggested_filename
        download.value.save_as(files[name])
    assert files["PNG"].read_bytes().startswith(b"\x89PNG")
    drawing = ET.parse(files["SVG"])
    assert len(drawing.findall(f".//{SVG}path")) > 200
    assert not drawing.findall(f".//{SVG}image")
    assert "Neferu" in [text.text for text in drawing.findall(f".//{SVG}text")]
    assert json.loads(files["Save file"].read_text("utf-8")) == save

    # Elsewhere, at an earlier step: nothing is kept before it is played on from there.
    elsewhere = browser.new_context(locale="en", service_workers="block").new_page()
    other = Table(elsewhere, site)
    look_at(elsewhere, link.rsplit("/", 1)[0] + "/19")
    expect(elsewhere.locator(".prompt")).to_contain_text("step 19 of 21", timeout=60_000)
    assert kept(elsewhere) == 0
    elsewhere.go_back()
    elsewhere.get_by_role("button", name="Play on from here").click()
    other.wait()
    expect(elsewhere).to_have_url(f"{site}#/match/{elsewhere.url.rsplit('/', 1)[1]}")
    assert other.save()["moves"] == save["moves"][:19]
    # A link to the end is kept as soon as a move is made, under an address of its own.
    look_at(elsewhere, link)
    other.wait()
    other.act(lambda: other.press(other.picks.first))
    assert "#/match/" in elsewhere.url
    assert other.save()["moves"][:21] == save["moves"]
    elsewhere.context.close()


def test_bad_links(page: Page, site: str) -> None:
    save = match_of_thirty()
    moves = save["moves"]
    whole = pack(save)
    position = twolands.load(save)
    laid = {**position.game.position(position.state), "agenda": []}
    random_text = "".join(random.Random(1).choices("abcdefghijklmnopqrstuvwxyz0123456789-_", k=200_000))
    stuck = {**save, "moves": [*moves[:25], "place a1", *moves[25:]]}
    no_table = [
        ("m/", "ends where the match or position should begin", None),
        (f"m/{whole[:50]}!{whole[50:]}", "signs that no link of ours has", None),
        (f"m/{random_text}", "of the 200,000 signs", None),
        (f"m/{pack({**save, 'moves': ['place a1'] * 900_000})}", "larger than any match", None),
        (f"m/{pack([1])}", "no match and no position", None),
        (f"m/{pack({**save, 'game': 'chess'})}", "a game “chess”", "chess"),
        (f"m/{pack({**save, 'rules': '2.0'})}", "needs rules 2.0; this site plays rules 1.0", "2.0"),
        (f"m/{pack({**save, 'format': 7})}", "has format 7", "7"),
        (f"p/{pack(laid)}", "somebody must be asked", "[]"),
    ]
    trouble = page.locator(".trouble")
    for link, sentence, held in no_table:
        look_at(page, f"{site}#/{link}")
        expect(trouble).to_contain_text(sentence, timeout=60_000)
        assert page.locator(".prompt").count() == 0
        with page.expect_download() as download:
            trouble.get_by_role("button", name="Save what it holds").click()
        text = download.value.path().read_text("utf-8")
        assert held in text if held else text == link[2:]
    # A position that cannot be is mended in the editor.
    trouble.get_by_role("link", name="editor").click()
    expect(page.locator(".faults")).to_contain_text("somebody must be asked", timeout=60_000)

    # A link that was cut short has lost the last moves only; one that a rules fix broke stands before the bad move.
    cut = whole[: len(whole) * 9 // 10 // 4 * 4]
    left = zlib.decompressobj(-15).decompress(base64.urlsafe_b64decode(cut)).decode().partition('"moves"')[2].count(",")
    look_at(page, f"{site}#/m/{cut}")
    expect(trouble).to_contain_text("breaks off", timeout=60_000)
    with page.expect_download() as download:
        trouble.get_by_role("button", name="Save what it holds").click()
    rest = json.loads(download.value.path().read_text("utf-8"))
    assert 10 < left - 2 <= len(rest["moves"]) <= left
    assert rest["moves"] == moves[: len(rest["moves"])]
    look_at(page, f"{site}#/m/{pack(stuck)}")
    expect(trouble).to_contain_text("Move 26, “place a1”, cannot be: A meeple stands on a1 already.", timeout=60_000)
    trouble.get_by_role("button", name="DUEL-10").click()
    trouble.get_by_role("button", name="Close").click()
    table = Table(page, site)
    table.wait()
    table.act(lambda: table.press(table.picks.first))
    assert table.save()["moves"][:25] == moves[:25]
    look_at(page, f"{site}#/m/{whole}/99")
    expect(trouble).to_contain_text("step “99”, but its match has 30 steps", timeout=60_000)


@pytest.mark.parametrize("game", ["imhotep", "nefertiti", "men_nefer"])
def test_a_position_link_of_every_game(page: Page, site: str, game: str) -> None:
    match = twolands.Match(twolands.game(game), seed=2)
    match.draw()
    position = match.game.position(match.state)
    table = Table(page, site)
    page.goto(f"{site}#/p/{pack(position)}")
    table.wait()
    before = page.url
    table.choose(random.Random(1))
    assert page.url != before
    assert table.save()["start"] == position
