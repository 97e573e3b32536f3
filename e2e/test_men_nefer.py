"""What the page has for the game of many small decisions: gains in order, whole turns back, and own printed values."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import twolands
from e2e.table import Table
from tests.men_nefer_table import MEN
from tests.men_nefer_table import table as position


def test_gains_are_played_in_order_and_the_turn_is_taken_back(page: Page, site: str) -> None:
    table = Table(page, site)
    table.begin("men_nefer", ("human", "human"))
    move = page.locator("tl-moves").get_by_role("button")
    for words in ("Visit with T04", "House of the Temple", "Food 2", "Embalm"):
        table.act(move.filter(has_text=words).first.click)
        if words == "Food 2":
            expect(page.locator(".prompt-chain")).to_contain_text("✓ Food 2")
    start = table.save()["moves"]
    for words in ("Visit with T03", "no fee"):
        table.act(move.filter(has_text=words).first.click)
    before = table.save()["moves"]
    gains = page.locator("tl-moves section", has_text="Gains").locator(".chip").all_inner_texts()
    assert len(gains) > 1
    page.locator(".prompt").get_by_role("button", name="All gains in order").click()
    log = page.locator("tl-log li")
    for gain in gains:
        expect(log.filter(has_text=f"Ramose: {gain}.")).to_be_visible()
    expect(page.get_by_role("button", name="All gains in order")).to_have_count(0)
    table.wait()
    after = table.save()["moves"]
    assert len(after) == len(before) + len(gains)

    tools = page.get_by_role("group", name="Tools")
    table.act(tools.get_by_role("button", name="Take back the whole turn").click)
    assert table.save()["moves"] == start
    table.act(tools.get_by_role("button", name="Repeat the whole turn").click)
    assert table.save()["moves"] == after
    expect(tools.get_by_role("button", name="Repeat the whole turn")).to_have_count(0)


def test_the_great_board_is_enlarged_where_it_is_seen(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 1400, "height": 900})
    table = Table(page, site)
    table.begin("men_nefer", ("human", "human"))
    table.act(page.locator("tl-moves").get_by_role("button").filter(has_text="Visit with").first.click)
    house = table.picks.nth(2)

    def box() -> tuple[float, float, float]:
        found = house.bounding_box()
        assert found
        return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2, found["width"]

    x, y, width = box()
    tools = page.get_by_role("group", name="Tools")
    tools.get_by_role("button", name="Larger").click()
    tools.get_by_role("button", name="Larger").press("Enter")
    assert box()[2] == pytest.approx(1.5625 * width, rel=0.02)
    expect(house).to_be_in_viewport()
    expect(page.locator(".tl-stage[data-zoomed]")).to_be_attached()
    here = box()
    page.mouse.move(here[0] + 80, here[1] + 60)
    page.mouse.down()
    page.mouse.move(here[0] - 40, here[1] + 20, steps=4)
    page.mouse.up()
    assert box()[:2] == pytest.approx((here[0] - 120, here[1] - 40), abs=2)
    tools.get_by_role("button", name="Whole board").click()
    assert box() == pytest.approx((x, y, width), abs=1)
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    page.wait_for_function("document.querySelector('.tl-stage[data-zoomed]')")
    assert box()[:2] == pytest.approx((x, y), abs=2), "the wheel enlarges around the pointer"
    table.act(lambda: table.press(house))


def test_a_seventh_contract_is_discarded_from_the_board(page: Page, site: str, tmp_path: Path) -> None:
    full = position().contracts("K101 K205 K107 K102+ K110+ K203+").cities(U2="K208").effect("contract:1")
    start = MEN.position(full.play("contract K208").s)
    seats = [{"name": f"P{colour}", "player": "human", "colour": colour} for colour in (1, 2, 3, 4)]
    file = written(tmp_path, twolands.Match(MEN, None, seats, start=start).save(), "seven.json")
    table = Table(page, site)
    page.goto(site)
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Open a save file").click()
    chosen.value.set_files(file)
    table.wait()
    expect(table.picks).to_have_count(7)
    new = page.locator('.tl-pick[data-id="K208"]')
    expect(new).to_have_accessible_name("Discard K208")
    expect(new).to_have_accessible_description(re.compile("2 or more .now 0., worth 2"))
    table.act(lambda: table.press(new))
    assert table.save()["moves"][0] == "discard K208"


def printed(kind: str) -> dict[str, Any]:
    return copy.deepcopy(dict(twolands.game("men_nefer").printed_components()[kind]))


def choose(page: Page, *files: Path) -> None:
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Choose files").click()
    chosen.value.set_files(files)


def written(folder: Path, component: dict[str, Any], name: str = "") -> Path:
    file = folder / (name or f"{component['kind']}.json")
    file.write_text(json.dumps(component), "utf-8")
    return file


def test_own_printed_values_are_kept_and_played_by(
    page: Page, site: str, tmp_path: Path, axe: Callable[[Page], None]
) -> None:
    table = Table(page, site)
    page.goto(f"{site}#/new/men_nefer")
    duat, deities = printed("duat"), printed("deities")
    for row in duat["values"]:
        row["source"] = "box"
    duat["values"][2]["value"] = 16
    told = page.locator(".printed [role=status]")
    count = int(told.inner_text().split()[0])
    choose(page, written(tmp_path, duat), written(tmp_path, deities))
    files = page.locator(".printed li")
    expect(files).to_have_count(2)
    expect(told).to_contain_text(f"{count - 1} values are stand-ins")
    expect(page.locator(".setup-go")).to_contain_text("By your own 2 files of printed values.")
    axe(page)
    page.reload()
    expect(files).to_have_count(2)
    page.get_by_role("button", name="Remove deities.json").click()
    expect(files).to_have_count(1)
    table.begin("men_nefer", ("human", "human"))
    assert table.save()["components"] == [duat]


def test_a_bad_printed_value_is_named_and_nothing_is_kept(page: Page, site: str, tmp_path: Path) -> None:
    table = Table(page, site)
    page.goto(f"{site}#/new/men_nefer")
    good, bad = printed("duat"), printed("deities")
    bad["deities"][2]["effects"] = ["joy:2"]
    choose(page, written(tmp_path, good), written(tmp_path, bad))
    table.notice("“deities.json” cannot be played by: 'joy:2' is no effect that can stand here.")
    choose(page, written(tmp_path, good), written(tmp_path, good, "again.json"))
    table.notice("“again.json” and “duat.json” are both of the kind Duat")
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    choose(page, broken)
    table.notice("“broken.json” is no file of printed values: line 1 is not JSON.")
    expect(page.locator(".printed li")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Choose files")).to_be_enabled()
    expect(page.locator(".printed li")).to_have_count(0)
