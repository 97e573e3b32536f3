"""Uses all of the engine that a page can reach: to know the modules it takes, and to prove they are there."""

from __future__ import annotations

import importlib
import json
import sys
import traceback
from collections.abc import Generator
from typing import Any


def without_models() -> set[str]:
    """Plays matches as far as they need no pydantic; returns the modules that are loaded then."""
    import twolands
    from twolands import bots, bridge

    for game in twolands.names():
        update = call("new", game=game, seed=1, practice=True)
        for _ in range(20):
            update = call("play", move=update["view"]["moves"][0]["notation"])
        call("undo")
        call("redo")
        call("replay", moves=[update["view"]["moves"][0]["notation"]])
        call("undo")
        call("at", ply=1)
        view = update["view"]
        for name in [*view["places"], *view["pieces"]]:
            call("facts", id=name)
            call("refuse", path=[name])
        save = call("save")["save"]
        call("load", save=save)
        call("position")
        call("follow", save=save)
        notations = [move["notation"] for move in view["moves"]]
        for bot in (*bots.MODULES, bots.levels()[0]):
            assert search("think", bot=bot, seed=1)["move"] in notations
        assert search("hint", seed=1)["moves"][0]["notation"] in notations
        assert len(search("analyse", seed=1)["swings"]) == 3
        for text in ("no JSON", request("new", game="chess"), request("play", move="castle")):
            assert "error" in json.loads(bridge.handle(text)), text
    try:
        bridge.handle(request("play", move=[]))
        raise ZeroDivisionError
    except ZeroDivisionError:
        traceback.format_exc()
    return set(sys.modules)


def with_models() -> set[str]:
    """Uses what needs pydantic: a position from outside, good and bad; imports what was not used so far."""
    import pkgutil

    import twolands

    for game in twolands.names():
        call("new", game=game, seed=1)
        position = call("position")["position"]
        call("open", position=position)
        save = call("save")["save"]
        call("load", save=save)
        error = answer("open", position=position | {"places": 1})["error"]
        assert error["path"], error
    for module in pkgutil.walk_packages(twolands.__path__, "twolands."):
        if module.name not in ("twolands.arena", "twolands.cli", "twolands.lessons"):
            importlib.import_module(module.name)
    return set(sys.modules)


def call(method: str, **params: Any) -> Any:
    result = answer(method, **params)
    assert "error" not in result, (method, params, result)
    return result


def answer(method: str, **params: Any) -> Any:
    from twolands import bridge

    return json.loads(bridge.handle(request(method, **params)))


def request(method: str, **params: Any) -> str:
    return json.dumps({"method": method, "params": params})


def search(method: str, **params: Any) -> Any:
    """The result of a search, run to its end."""
    from twolands import bridge

    running: Generator[str, None, str] = bridge.think(request(method, **params))
    while True:
        try:
            next(running)
        except StopIteration as stop:
            return json.loads(stop.value)
