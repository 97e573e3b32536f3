"""Runs in Pyodide under node: writes the packs of which the browser's Python is made.

They are zips of stored, compiled modules. `stdlib` and `engine` are all that a match needs; `models` adds
pydantic, what only pydantic wants of the library, and what of the engine needs it. Paths are relative to Python's
library folder.
"""

from __future__ import annotations

import importlib.util
import re
import zipfile
from collections.abc import Container, Iterable, Iterator
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path

Modules = dict[str, bytes]

# Python starts with these before a module of ours is imported, or JavaScript calls them.
ALWAYS = (
    "encodings/utf_8",
    "encodings/ascii",
    "encodings/latin_1",
    "encodings/idna",
    "pyodide/",
    "_pyodide/",
)
# Nobody types at this Python; what else it does without is replaced by sitecustomize.py.
NEVER = ("pyodide/console", "pyodide/http", "pyodide/webloop", "pyodide/_nodesock", "pyodide/_package_loader")
START = Path(__file__).with_name("sitecustomize.py")
# Of the engine, the command line, the texts and the lessons: the page reads those as files of the site.
LEFT_OUT = re.compile(r"twolands/(cli|lessons)\.py|.*\.(ftl|md)|.*/lessons/.*\.json|.*/py\.typed")


def main(stdlib: Path, engine: Path, models: Path, output: Path, base: Container[str], full: Container[str]) -> None:
    """`base` are the modules that were imported by a match, `full` those after models were used too."""
    with zipfile.ZipFile(stdlib) as archive:
        library = {name: archive.read(name) for name in archive.namelist() if name.endswith(".py")}
    first = {name: source for name, source in library.items() if used(name, base)} | {START.name: START.read_bytes()}
    later = {name: source for name, source in library.items() if used(name, full) and name not in first}
    ours = {name: content for name, content in tree(engine) if not LEFT_OUT.fullmatch(name)}
    at_once = {name: content for name, content in ours.items() if not name.endswith(".py") or used(name, base)}
    checking = {name: content for name, content in ours.items() if name not in at_once}
    theirs = {name: content for name, content in tree(models) if name.endswith(".so") or used(name, full)}
    write(output / "stdlib.zip", compiled(first, optimize=2))
    write(output / "engine.zip", compiled(below_site(at_once), optimize=2))
    write(output / "models.zip", [*compiled(later, optimize=2), *compiled(below_site(checking | theirs))])


def used(name: str, modules: Container[str]) -> bool:
    if name.startswith(ALWAYS):
        return not name.startswith(NEVER)
    stem = name.removesuffix(".py").removesuffix("/__init__")
    return name.endswith(".py") and stem.replace("/", ".") in modules


def tree(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and ".dist-info/" not in name and not name.startswith("bin/"):
            yield name, path.read_bytes()


def below_site(entries: Modules) -> Modules:
    return {f"site-packages/{name}": content for name, content in entries.items()}


def compiled(entries: Modules, optimize: int = 0) -> Iterator[tuple[str, bytes]]:
    for name, content in sorted(entries.items()):
        if not name.endswith(".py"):
            yield name, content
            continue
        # Pyodide reads docstrings and signatures of its own functions.
        level = 0 if name.startswith(("pyodide/", "_pyodide/")) else optimize
        code = compile(content, f"/lib/python3.14/{name}", "exec", dont_inherit=True, optimize=level)
        yield f"{name}c", bytes(_code_to_hash_pyc(code, importlib.util.source_hash(content), False))


def write(path: Path, entries: Iterable[tuple[str, bytes]]) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, content in entries:
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)
