"""What the page has for the game of many small decisions: gains in order, whole turns back, and own printed values."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import twolands
from e2e.table import Table


def test_gains_are_played_in_order_and_the_turn_is_taken_back(page: Page, site: str) -> None:
    table = Table(page, site)
    table.begin("men_nefer", ("human", "human"))
    move = page.locator("tl-moves").get_by_role("button")
    for words in ("Visit with T04", "House of the Temple", "Food 2", "Embalm"):
        table.act(move.filter(has_text=words).first.click)
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
