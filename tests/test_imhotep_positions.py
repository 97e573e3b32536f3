"""Positions of Imhotep from outside: every fault is found and named with its path, what is right plays on."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.imhotep_table import Table, table
from twolands.core.errors import BadPosition
from twolands.core.game import OVER
from twolands.games.imhotep import GAME
from twolands.testing import play_out

Position = dict[str, Any]
Edit = Callable[[Position], object]


def position(t: Table) -> Position:
    made: Position = json.loads(json.dumps(GAME.position(t.state)))
    GAME.from_position(made)
    return made


def faults(broken: Any) -> list[tuple[str, str]]:
    """`(path, message id)` of everything that is wrong."""
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(broken)
    assert str(caught.value), "it can be said"
    for fault in caught.value.faults:
        assert fault.path in str(caught.value)
    return [(fault.path, fault.message["id"]) for fault in caught.value.faults]


def base(**more: Any) -> Position:
    """Two players in round 2, three ships waiting, one at the temple; the pieces are not described."""
    made = position(
        table(
            2,
            number=2,
            ships={"A": "01..", "B": "0.."},
            landed={"D": "temple"},
            pyramids="01",
            temple="010101",
            burial="01",
            cards={0: "chisel statue", 1: "temple_deco"},
            **{"market": "statue lever hammer sail", **more},
        )
    )
    made["pieces"] = {}
    return made


def tiled(**more: Any) -> Position:
    return base(tokens="point reserve shift sell", **more)


def put(place: str, *pieces: str) -> Edit:
    return lambda made: made["places"].update({place: list(pieces)})


def move(place: str, to: str) -> Edit:
    """The last piece of a place lies somewhere else."""
    return lambda made: made["places"].setdefault(to, []).append(made["places"][place].pop())


def count(name: str, value: Any) -> Edit:
    return lambda made: made["counters"].update({name: value})


def asked(*entries: list[str]) -> Edit:
    return lambda made: made.update(agenda=list(entries))


def piece(id: str, **described: Any) -> Edit:
    return lambda made: made["pieces"].update({id: described})


def every(*edits: Edit) -> Edit:
    return lambda made: [edit(made) for edit in edits]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tiles", [False, True])
def test_every_position_of_a_match_comes_back_and_plays_on(players: int, tiles: bool) -> None:
    s = GAME.new({"players": players, "first": players - 1, "sun_ship": tiles})
    for _ in play_out(s, random.Random(players), ["greedy", "random"]):
        written = GAME.position(s)
        again = GAME.from_position(json.loads(json.dumps(written)))
        assert GAME.position(again) == written
        assert again.current_player == s.current_player
        one, other = s.copy(), again
        for number, move in enumerate(play_out(one, random.Random(1))):
            if number == 12:
                break
            assert other.legal_moves() == one.legal_moves()
            assert other.chance_outcomes() == one.chance_outcomes()
            other.apply(move)
        other.check_invariants()
    assert GAME.from_position(GAME.position(s)).current_player == OVER


@pytest.mark.parametrize(
    ("edit", "path", "id"),
    [
        (put("D5"), "places.D5", "position-place"),
        (put("obelisk.p2"), 'places["obelisk.p2"]', "position-place"),
        (put("token.A"), 'places["token.A"]', "position-place"),
        (put("A3", "s0.1", "s0.2"), "places.A3", "position-crowded"),
        (put("A3", "sphinx"), "places.A3[0]", "position-piece"),
        (put("A3", "s2.1"), "places.A3[0]", "position-piece"),
        (put("A3", "statue.1"), "places.A3[0]", "position-wrong-place"),
        (put("obelisk.p0", "s1.9"), 'places["obelisk.p0"][0]', "position-wrong-place"),
        (put("p0.cards", "entrance.1"), 'places["p0.cards"][0]', "position-wrong-place"),
        (put("deck", "entrance.1"), "places.deck", "position-crowded"),
        (put("round", "round.4-4-3-2"), "places.round[0]", "position-piece"),
        (put("p0.sled.1"), "places", "position-missing"),
        (put("A", "ship3.2"), "places.A[0]", "position-ship"),
        (put("dock.burial", "ship4.2"), 'places["dock.burial"][0]', "position-ship"),
        (put("A"), "places", "position-ship-missing"),
        (move("p0.sled.2", "p0.sled.4"), 'places["p0.sled.4"]', "position-gap"),
        (move("p0.sled.2", "pyramids.4"), 'places["pyramids.4"]', "position-gap"),
        (move("p0.sled.2", "pyramids.beside"), 'places["pyramids.beside"]', "position-beside"),
        (move("p0.sled.2", "burial.4"), 'places["burial.4"]', "position-gap"),
        (move("p0.sled.2", "C3"), "places.C3", "position-no-space"),
        (move("p0.sled.2", "D1"), "places.D1", "position-aboard"),
        (move("temple.1", "temple.4"), 'places["temple.1"]', "position-stack"),
        (move("market.2", "discard"), 'places["market.2"]', "position-market"),
    ],
)
def test_a_piece_in_the_wrong_place(edit: Edit, path: str, id: str) -> None:
    made = base()
    edit(made)
    assert (path, id) in faults(made)


def test_a_stone_in_two_places() -> None:
    made = base()
    stone = made["places"]["A1"][0]
    put("A3", stone)(made)
    assert ("places.A3[0]", "position-twice") in faults(made)


@pytest.mark.parametrize(
    ("edit", "path", "id"),
    [
        (count("round", 3), "places.rounds", "position-rounds"),
        (count("round", 7), "counters.round", "position-counter"),
        (count("round", "2"), "counters.round", "shape-wrong"),
        (count("deck", 20), "counters.deck", "position-count"),
        (count("rounds", 1), "counters.rounds", "position-count"),
        (count("passes", 2), "counters.passes", "position-counter"),
        (count("p0.points", 9), 'counters["p0.points"]', "position-points"),
        (count("p0.temple", 99), 'counters["p0.temple"]', "position-counter"),
        (count("money", 1), "counters.money", "shape-unknown"),
        (count("tokens", 4), "counters.tokens", "shape-unknown"),
        (lambda made: made["counters"].pop("round"), "counters.round", "shape-missing"),
        (lambda made: made["options"].update(players=5), "options.players", "shape-wrong"),
        (lambda made: made["options"].update(first=3), "options.first", "error-option-value"),
        (lambda made: made["options"].update(temple="B"), "options.temple", "shape-unknown"),
        (piece("s0.1", kind="statue"), 'pieces["s0.1"].kind', "position-kind"),
        (piece("lever.1", kind="lever"), 'pieces["lever.1"]', "position-nowhere"),
        (
            piece("s0.1", kind="stone", owner=1),
            'pieces["s0.1"].owner',
            "position-owner",
        ),
        (lambda made: made.update(rules="2.0"), "rules", "error-save-rules"),
        (lambda made: made.pop("agenda"), "agenda", "shape-missing"),
    ],
)
def test_numbers_and_shapes(edit: Edit, path: str, id: str) -> None:
    made = base()
    edit(made)
    assert (path, id) in faults(made)


@pytest.mark.parametrize(
    ("edit", "id"),
    [
        (asked(), "position-nobody"),
        (asked(["turn"]), "position-agenda"),
        (asked(["turn", "p2"]), "position-agenda"),
        (asked(["dance", "p0"]), "position-agenda"),
        (asked(["end", "p0"], ["load", "nobody"]), "position-agenda"),
        (asked(["end", "p0"], ["sun", "point", "A"]), "position-agenda"),
        (asked(["end", "p0"]), "position-order"),
        (asked(["turn", "p0"], ["take", "p0"]), "position-order"),
        (asked(["turn", "p0"], ["round"]), "position-order"),
        (asked(["end", "p0"], ["load", "chisel-first"]), "position-order"),
        (asked(["end", "p0"], ["sail", "A"]), "position-order"),
        (asked(["end", "p0"], ["next", "A"]), "position-order"),
        (asked(["end", "p0"], ["take", "p0"]), "position-order"),
        (asked(["end", "p0"], ["sail", "any"]), "position-unasked"),
        (asked(["end", "p0"], ["next", "D"]), "position-unasked"),
        (every(asked(["end", "p0"], ["load", "hammer"]), count("passes", 1)), "position-passes"),
        (every(asked(["end", "p0"], ["next", "B"]), move("B", "dock.burial")), "position-unasked"),
        (asked(["turn", "p0"], ["card", "market.4"]), "position-order"),
    ],
)
def test_what_cannot_be_asked(edit: Edit, id: str) -> None:
    made = base()
    edit(made)
    assert id in [found for _, found in faults(made)]


def test_a_stone_to_place_must_be_there() -> None:
    made = base(sleds=(1, 2))
    asked(["end", "p0"], ["load", "chisel-second"], ["load", "chisel-first"])(made)
    assert faults(made) == [("agenda[2]", "position-unasked")]


def test_the_market_of_a_ship_that_has_landed() -> None:
    made = base()
    put("dock.temple")(made)
    put("dock.market", "ship1.1")(made)
    assert ("places", "position-market-count") in faults(made)


@pytest.mark.parametrize(
    ("edit", "path", "id"),
    [
        (move("token.A", "aside"), 'places["token.A"]', "position-token"),
        (put("token.A", "sun-reserve"), 'places["token.B"][0]', "position-twice"),
        (put("token.A", "statue.1"), 'places["token.A"][0]', "position-wrong-place"),
        (put("aside"), "counters.tokens", "position-count"),
        (every(put("aside"), count("tokens", 4)), "places.aside", "position-aside"),
        (put("tokens", "sun-one"), "places.tokens", "position-crowded"),
        (count("tokens", 3), "counters.tokens", "position-count"),
        (count("used", 1), "counters.used", "position-used"),
        (count("used", 16), "counters.used", "position-counter"),
        (count("reserved.ship", 0), 'counters["reserved.ship"]', "position-reserved"),
        (every(count("reserved.ship", 0), count("reserved.site", 2)), 'counters["reserved.ship"]', "position-reserved"),
        (lambda made: made["counters"].pop("used"), "counters.used", "shape-missing"),
        (count("p0.points", 1), 'counters["p0.points"]', "position-points"),
        (asked(["end", "p0"], ["sun", "point", "A"]), "agenda[1]", "position-unasked"),
        (asked(["end", "p0"], ["sun", "sell", "A"]), "agenda[1]", "position-unasked"),
        (asked(["end", "p0"], ["draw"]), "agenda[1]", "position-unasked"),
        (asked(["end", "p0"], ["load", "hammer"], ["sun", "point", "A"]), "agenda", "position-order"),
        (asked(["turn", "p0"], ["token", "D"]), "agenda", "position-order"),
    ],
)
def test_the_tiles(edit: Edit, path: str, id: str) -> None:
    made = tiled()
    edit(made)
    assert (path, id) in faults(made)


def test_a_broken_position_is_refused_or_plays_on() -> None:
    """Places, numbers and questions are exchanged at random; what is still accepted must be sound to the end."""
    rng = random.Random(7)
    accepted = 0
    s = GAME.new({"players": 3, "sun_ship": True})
    for _ in play_out(s, random.Random(2)):
        made: Position = json.loads(json.dumps(GAME.position(s)))
        made["pieces"] = {}
        for _ in range(1 + int(rng.random() * 2)):
            part = made["places" if rng.random() < 0.7 else "counters"]
            one, other = (list(part)[int(rng.random() * len(part))] for _ in range(2))
            part[one], part[other] = part[other], part[one]
        if rng.random() < 0.2:
            made["agenda"] = made["agenda"][: int(rng.random() * len(made["agenda"]) + 1)]
        try:
            read = GAME.from_position(made)
        except BadPosition:
            continue
        accepted += 1
        read.check_invariants()
        for _ in play_out(read, rng):
            read.check_invariants()
    assert accepted > 10


def test_points_of_tokens_may_be_more_than_the_sites_gave() -> None:
    made = tiled()
    made["counters"]["p0.points"] += 5
    assert GAME.from_position(made).points[0] == made["counters"]["p0.points"]


def test_what_is_no_position_at_all() -> None:
    broken: Any
    for broken in ({}, [], "duel", None, {"format": 2}):
        with pytest.raises(BadPosition):
            GAME.from_position(broken)
