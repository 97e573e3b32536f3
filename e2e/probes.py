"""Probes: pages beside the built site that hand parts of it to a test or a measurement."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Browser, Playwright

import build

PROBES = sorted((build.ROOT / "e2e/probe").glob("*.ts"))


def launch(playwright: Playwright) -> Browser:
    arguments = [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]
    return playwright.chromium.launch(executable_path=build.chromium(), args=arguments)


def probe_site(folder: Path, sources: Iterable[Path] = PROBES) -> Path:
    """The built site in a new folder, with a page `<name>.html` for each script."""
    shutil.copytree(build.DIST, folder)
    sources = list(sources)
    bundle = ["--bundle", "--minify", "--format=esm", "--external:node:*", "--external:ws", f"--outdir={folder}"]
    define = '--define:process.env.NODE_ENV="production"'
    esbuild = build.node_tool("esbuild")
    build.run(
        esbuild, *sources, *bundle, define, "--define:global=globalThis", "--entry-names=[name]", "--log-level=warning"
    )
    index = (folder / "index.html").read_text("utf-8")
    listing = re.search(r'<script type="application/json" id="files">.*?</script>', index)
    assert listing is not None
    for source in sources:
        head = f'<title>{source.stem}</title><link rel="icon" href="data:,">{listing[0]}'
        script = f'<script type="module" src="{source.stem}.js"></script>'
        (folder / f"{source.stem}.html").write_text(f"<!doctype html>{head}{script}", "utf-8")
    return folder
