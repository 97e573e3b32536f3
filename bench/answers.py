"""A random match through the bridge, timed move by move. Runs in the browser's Python."""

from __future__ import annotations

import json
import random
import time


def answers(game: str, players: int, seed: int = 1) -> list[float]:
    """Milliseconds of every `play` of a match: the move made, the view of what it leads to, and all of it as JSON."""
    from twolands.bridge import handle

    seats = [{"name": "", "player": "human", "colour": colour} for colour in range(1, players + 1)]
    options = {"players": players} if players > 2 else {}
    new = {"game": game, "seats": seats, "options": options, "seed": seed}
    view = json.loads(handle(json.dumps({"method": "new", "params": new})))["view"]
    rng = random.Random(seed)
    times = []
    while view["moves"]:
        move = view["moves"][int(rng.random() * len(view["moves"]))]["notation"]
        request = json.dumps({"method": "play", "params": {"move": move}})
        start = time.perf_counter()
        answer = handle(request)
        times.append((time.perf_counter() - start) * 1000)
        view = json.loads(answer)["view"]
    return times
