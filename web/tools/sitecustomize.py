"""The browser's Python runs this before all else: it replaces what Pyodide imports at its start and nothing here uses.

An event loop with its sockets and subprocesses, and a loader of packages with its archives of all kinds, are half of
that start. All but empty modules lie in their place.
"""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace


def replace(name: str, **content: object) -> None:
    sys.modules[name] = module = ModuleType(name)
    module.__dict__.update(content)


def folder(path: str) -> SimpleNamespace:
    """A path of which JavaScript asks nothing but its text."""
    return SimpleNamespace(__str__=lambda: path)


def hold() -> None:
    """Holds of JavaScript's what the real modules do, in their order: a memory snapshot must find just that."""
    import pyodide_js._api

    held.append(pyodide_js._api.scheduleCallback)
    held.append(pyodide_js.loadedPackages)


held: list[object] = []
replace("asyncio", get_event_loop=None)
replace("pyodide.webloop", _initialize_event_loop=hold)
replace(
    "pyodide._package_loader",
    SITE_PACKAGES=folder("/lib/python3.14/site-packages"),
    DSO_DIR=folder("/usr/lib"),
    init_loaded_packages=lambda: None,
)
