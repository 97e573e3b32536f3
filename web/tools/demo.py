"""Writes the page that shows the widget, with the texts of its boards.   demo.py <folder of the page> <output folder>

In the page `{{name.position}}`, `{{name.picture}}`, `{{name.match}}` and `{{name.plies}}` stand for what an embed code
carries of a match in boards.json.
"""

from __future__ import annotations

import base64
import json
import re
import shutil
import sys
import zlib
from pathlib import Path
from typing import Any

import twolands

PICTURE = ("player", "score", "scores", "returns", "facts")


def pack(value: object) -> str:
    """Text as web/share/codec.ts packs it: JSON, deflated, in the alphabet of base64url."""
    packer = zlib.compressobj(9, wbits=-15)
    content = packer.compress(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()) + packer.flush()
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def texts(save: dict[str, Any]) -> dict[str, str]:
    match = twolands.Match.load(save, twolands.game)
    view = match.state.view()
    return {
        "position": pack(match.game.position(match.state)),
        "picture": pack({key: view[key] for key in PICTURE}),
        "match": pack(match.save()),
        "plies": str(len(match.plies)),
    }


def main(source: Path, output: Path) -> None:
    saves = json.loads((source / "boards.json").read_text("utf-8"))
    boards = {name: texts(save) for name, save in saves.items()}
    shutil.copytree(source, output, ignore=shutil.ignore_patterns("*.json"), dirs_exist_ok=True)
    page = (source / "index.html").read_text("utf-8")
    page = re.sub(r"\{\{(\w+)\.(\w+)\}\}", lambda match: boards[match[1]][match[2]], page)
    (output / "index.html").write_text(page, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
