"""Opponents and advice on the table: the page shows how far they have come, and never waits for them."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from e2e.table import Table


def test_bots_are_told_at_set_up(page: Page, site: str) -> None:
    page.goto(f"{site}#/new/duel")
    seat = page.locator("tl-setup select").nth(1)
    seat.locator("option").first.wait_for(state="attached")
    names = [name.strip() for name in seat.locator("option").all_inner_texts()]
    assert names[0] == "A person here"
    assert len(names) == 8
    assert [group.get_attribute("label") for group in seat.locator("optgroup").all()] == [
        "Bots that think ahead, from easy to hard",
        "Simple bots",
    ]
    told = set()
    for index in range(1, len(names)):
        seat.select_option(index=index)
        told.add(page.locator("#seat-help-1").inner_text())
    assert len(told) == len(names) - 1
    assert all(sentence.endswith(".") for sentence in told)


SLOW = ("human", "master", "human", "human")
"""Players of a match of Nefertiti in which a bot thinks long enough to be watched, after the first move."""


def test_a_bot_shows_how_far_it_is_and_moves_when_it_is_told_to(page: Page, site: str) -> None:
    table = Table(page, site)
    table.begin("nefertiti", SLOW)
    expect(page.locator("tl-story")).to_have_count(0)  # Draws are no automa's turn.
    table.picks.first.click()
    expect(page.locator(".prompt[data-thinking] progress")).to_be_visible()
    before = len(table.save()["moves"])
    page.get_by_role("button", name="Move now").click()
    table.wait()
    assert len(table.save()["moves"]) == before + 1


def test_cores_to_spare_think_together(page: Page, site: str) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'hardwareConcurrency', {get: () => 4})")
    table = Table(page, site)
    table.begin("nefertiti", SLOW)
    before, workers = len(table.save()["moves"]), len(page.workers)
    page.locator(".tl-pick").first.click()
    page.wait_for_function("document.querySelector('.prompt[data-thinking] progress')?.value > 0")
    assert len(page.workers) == workers + 2
    page.get_by_role("button", name="Move now").click()
    table.wait()
    assert len(table.save()["moves"]) == before + 2


def test_undo_ends_the_thinking_at_once(page: Page, site: str) -> None:
    table = Table(page, site)
    table.begin("nefertiti", SLOW)
    before = table.save()
    table.picks.first.click()
    expect(page.locator(".prompt[data-thinking]")).to_be_visible()
    page.locator(".wide-tools").get_by_role("button", name="Undo").click()
    table.wait()
    expect(page.locator(".prompt[data-thinking]")).to_have_count(0)
    assert table.save() == before


def test_a_hint_names_three_moves_and_can_be_played(page: Page, site: str) -> None:
    table = Table(page, site)
    table.begin("duel", ("human", "human"))
    page.get_by_role("button", name="Hint", exact=True).click()
    hints = page.locator("tl-advice .move")
    expect(hints).to_have_count(3)
    for hint in hints.all():
        expect(hint).to_contain_text("By your next turn")
        expect(hint).to_contain_text("%")
    moves = len(table.save()["moves"])
    table.act(hints.first.click)
    assert len(table.save()["moves"]) == moves + 1
    expect(hints).to_have_count(0)


def test_a_finished_match_can_be_analysed(page: Page, site: str) -> None:
    table, rng = Table(page, site), random.Random(3)
    table.begin("duel")
    for _ in range(300):
        if table.over:
            break
        table.choose(rng)
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator("tl-advice svg.swings")).to_be_visible(timeout=120_000)
    swings = page.locator("tl-advice .move")
    expect(swings).to_have_count(3)
    swings.last.click()
    expect(page.locator(".prompt")).to_contain_text("Looking back")
    expect(swings).to_have_count(3)
