"""The browser's Python runs this before all else: it replaces what Pyodide imports at its start and nothing here uses.

An event loop with its sockets and subprocesses, and a loader of packages with its archives of all kinds, took two
thirds of that start. Empty modules lie in their place.
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


replace("asyncio", get_event_loop=None)
replace("pyodide.webloop", _initialize_event_loop=lambda: None)
replace(
    "pyodide._package_loader",
    SITE_PACKAGES=folder("/lib/python3.14/site-packages"),
    DSO_DIR=folder("/usr/lib"),
    init_loaded_packages=lambda: None,
)
