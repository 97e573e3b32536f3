"""The page's side of the engine: typed errors, a worker's death, bots that stop."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route

SEATS = [{"name": "A", "player": "human", "colour": 1}, {"name": "B", "player": "greedy", "colour": 2}]
NEW = {"game": "duel", "seats": SEATS, "seed": 1}
LONG = {"game": "nefertiti", "seed": 7}
"""A match in which the master thinks long enough to be interrupted."""


class Engine:
    def __init__(self, page: Page):
        self.page = page

    def call(self, method: str, **params: Any) -> Any:
        """The result, or {"error": {kind, text, path}}."""
        return self.page.evaluate(
            """([method, params]) => engine.call(method, params).catch(
                ({kind, text, path}) => ({error: {kind, text, path}}))""",
            [method, params],
        )

    def play_first(self) -> Any:
        """Plays the first legal move; returns the update."""
        save = self.call("save")["save"]
        update = self.call("load", save=save)
        return self.call("play", move=update["view"]["moves"][0]["notation"])


@pytest.fixture
def engine(page: Page, probe: str) -> Engine:
    page.goto(f"{probe}engine.html")
    page.wait_for_function("globalThis.engine")
    return Engine(page)


def kill_worker(page: Page) -> None:
    page.workers[0].evaluate("self.close()")


def test_start_tells_its_stages(engine: Engine) -> None:
    stages = engine.page.evaluate("(async () => { const s = []; await engine.start((x) => s.push(x)); return s; })()")
    assert stages == ["download", "python", "engine", "ready"]


def test_first_legal_moves(engine: Engine) -> None:
    view = engine.call("new", **NEW)["view"]
    assert view["player"] == 0
    assert len(view["moves"]) == 9


@pytest.mark.parametrize(
    ("method", "params", "kind", "path"),
    [
        ("play", {"move": "castle"}, "move", "move"),
        ("new", {"game": "chess"}, "game", "game"),
        ("load", {"save": {"format": 1, "game": "duel", "rules": "1.0", "moves": 3}}, "save", "moves"),
    ],
)
def test_an_error_names_the_place_and_changes_nothing(
    engine: Engine, method: str, params: dict[str, Any], kind: str, path: str
) -> None:
    engine.call("new", **NEW)
    before = engine.call("save")
    error = engine.call(method, **params)["error"]
    assert (error["kind"], error["path"]) == (kind, path)
    assert error["text"]["id"].startswith("error-")
    assert engine.call("save") == before


def test_a_position_from_outside_waits_for_the_models(engine: Engine) -> None:
    engine.call("new", **NEW)
    position = engine.call("position")["position"]
    assert engine.call("open", position=position)["view"]["moves"]
    position["places"] = {}
    assert engine.call("open", position=position)["error"]["kind"] == "position"


def test_a_dead_worker_loses_no_move(engine: Engine) -> None:
    page = engine.page
    page.evaluate("globalThis.restarts = 0; engine.addEventListener('restarted', () => restarts++)")
    engine.call("new", **NEW)
    played = engine.play_first()
    kill_worker(page)
    assert engine.call("at", ply=played["match"]["ply"])["view"] == played["view"]
    assert page.evaluate("restarts") == 1


def test_a_worker_that_dies_during_a_call_is_asked_again(engine: Engine) -> None:
    engine.call("new", **NEW)
    page = engine.page
    page.workers[0].evaluate(
        "setTimeout(() => { const end = Date.now() + 300; while (Date.now() < end); self.close(); })"
    )
    assert engine.call("save")["save"]["game"] == "duel"
    assert len(engine.page.workers) == 1


def test_without_locks_a_silent_worker_counts_as_dead(page: Page, probe: str) -> None:
    page.add_init_script("delete Navigator.prototype.locks")
    page.clock.install()
    page.goto(f"{probe}engine.html")
    page.wait_for_function("globalThis.engine")
    engine = Engine(page)
    engine.call("new", **NEW)
    kill_worker(page)
    page.evaluate("globalThis.answer = engine.call('save', {}); 0")
    page.clock.fast_forward(21_000)
    assert page.evaluate("answer")["save"]["game"] == "duel"


@pytest.mark.parametrize("file", ["stdlib-*.bin", "pyodide.asm.wasm", "pyodide.asm.mjs"])
def test_a_start_without_a_file_fails_and_can_be_tried_again(engine: Engine, file: str) -> None:
    context = engine.page.context
    context.route(f"**/{file}", lambda route: route.fulfill(status=404))
    assert engine.call("new", **NEW)["error"]["kind"] == "start"
    context.unroute_all()
    assert engine.call("new", **NEW)["view"]["moves"]


def test_a_host_may_not_know_the_type_of_webassembly(engine: Engine) -> None:
    def untyped(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, headers={**response.headers, "content-type": "application/octet-stream"})

    engine.page.context.route("**/pyodide.asm.wasm", untyped)
    assert engine.call("new", **NEW)["view"]["moves"]


def test_a_bot_thinks_the_same_with_the_same_seed(engine: Engine) -> None:
    update = engine.call("new", **NEW)
    moves = engine.page.evaluate(
        """async () => {
            const { save } = await engine.call("save", {});
            const think = () => bots.think(save, "greedy", 7);
            return [await think(), await think()];
        }"""
    )
    assert moves[0] == moves[1]
    assert moves[0] in [move["notation"] for move in update["view"]["moves"]]


def test_a_bot_stops_within_a_slice(engine: Engine) -> None:
    page = engine.page
    engine.call("new", **NEW)
    page.evaluate(
        "engine.call('save', {}).then(({save}) => { globalThis.save = save; return bots.think(save, 'random', 1); })"
    )
    # A clock that takes its time makes a slice of every step, and more than a second of the search.
    page.workers[1].evaluate(
        "performance.now = () => { const end = Date.now() + 150; while (Date.now() < end); return end; }"
    )
    move, slices = page.evaluate(
        """async () => {
            let slices = 0;
            const thinking = bots.think(save, "greedy", 1, () => slices++);
            await new Promise((resolve) => setTimeout(resolve));
            bots.stop();
            return [await thinking, slices];
        }"""
    )
    assert move is None
    assert slices <= 3
    assert page.evaluate("bots.think(save, 'random', 1)")


def test_a_long_search_stops_within_100_milliseconds(engine: Engine) -> None:
    engine.call("new", **LONG)
    move, waited = engine.page.evaluate(
        """async () => {
            const { save } = await engine.call("save", {});
            await bots.think(save, "random", 1);
            let started;
            const going = new Promise((resolve) => { started = resolve; });
            const thinking = bots.think(save, "master", 1, started);
            await going;
            const asked = performance.now();
            await bots.stop();
            return [await thinking, performance.now() - asked];
        }"""
    )
    assert move is None
    assert waited < 100


def test_a_bot_moves_now_if_it_must(engine: Engine) -> None:
    update = engine.call("new", **LONG)
    move, done = engine.page.evaluate(
        """async () => {
            const { save } = await engine.call("save", {});
            let done;
            const move = await bots.think(save, "master", 1, (told) => { done = told; bots.now(); });
            return [move, done];
        }"""
    )
    assert move in [move["notation"] for move in update["view"]["moves"]]
    assert done < 1


def test_another_search_ends_the_one_before(engine: Engine) -> None:
    engine.call("new", **LONG)
    first, second = engine.page.evaluate(
        """async () => {
            const { save } = await engine.call("save", {});
            return Promise.all([bots.think(save, "master", 1), bots.hint(save, 1)]);
        }"""
    )
    assert first is None
    assert len(second["moves"]) == 3
