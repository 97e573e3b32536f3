"""The memory of a page in which two bots play whole matches of Men-Nefer, one after another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from e2e.table import Table

PROCESSES = Path("/proc")
"""Where the system tells of them; only Linux does so here."""


def matches(browser: Browser, url: str, count: int) -> Iterator[float]:
    """After each match what the process of the page and its workers takes, in megabytes."""
    context = browser.new_context()
    table = Table(context.new_page(), url)
    asked = browser.new_browser_cdp_session()
    for _ in range(count):
        table.begin("men_nefer", ("apprentice", "scribe"), patience=0)
        processes = asked.send("SystemInfo.getProcessInfo")["processInfo"]
        yield max(resident(each["id"]) for each in processes if each["type"] == "renderer")
    context.close()


def resident(process: int) -> float:
    """Megabytes; 0 for a process that has gone."""
    try:
        found = re.search(r"VmRSS:\s+(\d+)", (PROCESSES / str(process) / "status").read_text("utf-8"))
    except FileNotFoundError:
        return 0.0
    return int(found[1]) / 1000 if found else 0.0
