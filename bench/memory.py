"""The memory of a page in which two bots play whole matches of Men-Nefer, one after another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

LEVELS = ("apprentice", "scribe")
# Both the engine's worker and the bots' live in the page's process.
QUICK = """localStorage.setItem("two-lands/settings", JSON.stringify({ pace: "fast" }))"""


def matches(browser: Browser, url: str, count: int) -> Iterator[float]:
    """After each match what the page's process takes, in megabytes."""
    context = browser.new_context(reduced_motion="reduce")
    context.add_init_script(QUICK)
    page = context.new_page()
    asked = browser.new_browser_cdp_session()
    page.goto(f"{url}#/new/men_nefer")
    for _ in range(count):
        seats = page.locator("tl-setup select")
        for seat, level in enumerate(LEVELS):
            seats.nth(seat).select_option(level)
        page.locator("tl-setup form").evaluate("form => form.requestSubmit()")
        page.locator(".result").wait_for(timeout=0)
        pages = asked.send("SystemInfo.getProcessInfo")["processInfo"]
        yield max(resident(each["id"]) for each in pages if each["type"] == "renderer")
        page.evaluate("location.hash = '#/new/men_nefer'")
    context.close()


def resident(process: int) -> float:
    """Megabytes; 0 for a process that has gone, or where there is no /proc."""
    try:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text("utf-8"))
    except OSError:
        return 0.0
    return int(found[1]) / 1000 if found else 0.0
