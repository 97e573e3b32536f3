"""Writes what the site reads of the engine without Python.   data.py <output folder> <contract's schema>"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from twolands import bridge, contract


def main(folder: Path, schema: Path) -> None:
    for name, value in bridge.static_data().items():
        path = folder / name.removeprefix("data/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), "utf-8")
    schema.write_text(json.dumps(contract.json_schema(), indent=2), "utf-8")


main(Path(sys.argv[1]), Path(sys.argv[2]))
