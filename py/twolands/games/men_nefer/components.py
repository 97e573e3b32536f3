"""The files of printed matter, read as plain JSON, for they are needed at once. `check.py` says what is wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

Component: TypeAlias = Mapping[str, Any]
"""One file: `kind`, and named tables of rows."""

KINDS = (
    "action_tablets",
    "contracts",
    "crafts",
    "deities",
    "duat",
    "favours",
    "great_pyramid",
    "necropolis",
    "neutral_apprentices",
    "obelisk",
    "papyri",
    "queens_pyramids",
    "river",
    "scarab_tracks",
    "setup",
    "sphinx_avenues",
    "tablet_rows",
    "temple",
    "writing",
)


@cache
def printed() -> dict[str, Component]:
    """Our own files, by kind."""
    folder = files(__package__) / "components"
    return {kind: json.loads((folder / f"{kind}.json").read_text("utf-8")) for kind in KINDS}
