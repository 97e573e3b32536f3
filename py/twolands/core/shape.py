"""Faults in the shape of a JSON value, in our words. Knows the form of pydantic's error list, not pydantic."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .errors import Fault
from .message import quoted


def json_path(parts: Iterable[str | int]) -> str:
    """`("moves", 3, "path")` as `moves[3].path`; a key that is no plain word stands in brackets."""
    path = ""
    for part in parts:
        if isinstance(part, int):
            path += f"[{part}]"
        elif part.replace("_", "a").isalnum():
            path += f".{part}" if path else part
        else:
            path += f'["{part}"]'
    return path


def shape_faults(errors: Iterable[Mapping[str, Any]], prefix: tuple[str, ...] = ()) -> list[Fault]:
    """One fault for each of pydantic's `errors()`."""
    faults = []
    for error in errors:
        path = json_path((*prefix, *error["loc"]))
        if error["type"] == "missing":
            faults.append(Fault("shape-missing", path=path))
        elif error["type"] == "extra_forbidden":
            faults.append(Fault("shape-unknown", path=path))
        else:
            limits = error.get("ctx", {})
            expected = str(limits.get("expected", error["type"].removesuffix("_type")))
            if "ge" in limits or "le" in limits:
                expected = f"≥ {limits['ge']}" if "ge" in limits else f"≤ {limits['le']}"
            faults.append(Fault("shape-wrong", path=path, found=quoted(error["input"]), expected=expected))
    return faults
