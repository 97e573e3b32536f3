"""The worked examples DUEL-T01 … DUEL-T25 of the rules of The Duel."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.duel_table import (
    BLACK,
    EMPTY,
    TOKENS,
    WHITE,
    Table,
    dealt,
    rule,
    table,
)
from twolands.core.game import OVER


@rule("DUEL-6")
def test_t01_the_set_up_adds_up() -> None:
    duel = dealt()
    assert sum(len(duel.cargo(boat).split()) for boat in duel.moored().split()) == 18
    assert (duel.counter("supply"), duel.counter("reserve")) == (39, 3)
    on_boats = Counter(kind for boat in duel.moored().split() for kind in duel.cargo(boat).split())
    unseen: Counter[str] = Counter()
    for fact in duel.state.facts("supply"):
        kind = fact["args"]["kind"]
        number = "".join(str(value) for value in kind["args"].values())
        unseen[kind["id"].removeprefix("kind-") + number] = fact["args"]["count"]
    assert on_boats + unseen == Counter(TOKENS)
    assert sum(int(kind[-1]) * count for kind, count in TOKENS.items() if kind.startswith("temple")) == 30


@rule("DUEL-12", "DUEL-14", "DUEL-15", "DUEL-16")
@pytest.mark.parametrize("seat", [WHITE, BLACK])
def test_t02_the_farthest_space_goes_to_the_nearest_meeple(seat: int) -> None:
    duel = table(["W . B", ". . .", ". . ."], r1="tomb4 obelisk temple3", seat=seat, supply=39)
    duel.play("unload r1")
    assert duel.held(WHITE) == Counter(["temple3"])
    assert duel.held(BLACK) == Counter(["obelisk"])
    assert duel.boxed("tomb4")
    assert (duel.home(WHITE), duel.home(BLACK)) == (4, 4)
    assert duel.counter("supply") == 36


@rule("DUEL-12", "DUEL-18")
def test_t03_empty_spaces_are_skipped() -> None:
    duel = table([". . .", ". B W", ". . ."], r2="light tomb7 take").play("unload r2")
    assert duel.holds(BLACK, "take")
    assert duel.holds(WHITE, "tomb7")
    assert duel.boxed("light")


@rule("DUEL-12", "DUEL-13")
def test_t04_three_meeples_take_all() -> None:
    duel = table([". . W", ". . W", ". . B"], cc="obelisk tomb1 dark").play("unload cc")
    assert duel.held(WHITE) == Counter(["dark", "tomb1"])
    assert duel.held(BLACK) == Counter(["obelisk"])
    assert duel.places()["box"] == []


@rule("DUEL-11")
def test_t05_one_meeple_is_not_enough() -> None:
    duel = table([". . .", ". . .", "W . ."])
    assert duel.refused("unload r3") == "DUEL-11"


@rule("DUEL-23")
@pytest.mark.parametrize("boat", ["r1", "cb"])
def test_t06_the_first_unload_can_empty_the_second_line(boat: str) -> None:
    duel = table(["W B .", ". . .", ". . ."], white="dock")
    duel.play("use dock", "place b2")
    assert duel.legal() == ["unload r1", "unload cb"]
    duel.play(f"unload {boat}").draws()
    assert duel.player == BLACK, "the turn is over: no second unload was possible"


@rule("DUEL-23", "DUEL-16")
def test_t07_dock_unloads_two_boats() -> None:
    duel = table(["W B .", ". . .", "B . ."], white="dock", black="temple1", supply=36)
    duel.play("use dock", "place b3")
    assert duel.legal() == ["unload r1", "unload r3", "unload ca", "unload cb"]
    duel.play("unload r1").draws()
    assert duel.legal() == ["unload r3", "stop"]
    duel.play("unload r3").draws()
    assert duel.player == BLACK
    assert duel.counter("supply") == 30
    assert duel.moored() == "r1 r2 r3 ca cb cc"
    assert duel.rows() == EMPTY


@rule("DUEL-24")
def test_t08_swap_then_unload() -> None:
    duel = table(["W B .", ". . .", ". . ."], r1="tomb2 obelisk crew", white="swap")
    duel.play("use swap", "swap r1.2 r1.3")
    assert duel.holds(WHITE, "obelisk")
    assert duel.holds(BLACK, "crew")
    assert duel.boxed("tomb2")


@rule("DUEL-21")
def test_t09_take_a_cargo_and_refill_from_the_reserve() -> None:
    duel = table(ca="tomb1 tomb9 tomb3", white="take")
    duel.play("use take", "take ca.2")
    assert duel.holds(WHITE, "tomb9")
    assert duel.cargo("ca") == "tomb1 . tomb3"
    duel.play("draw swap")
    assert duel.cargo("ca") == "tomb1 swap tomb3"
    assert duel.counter("reserve") == 2
    again = table(ca="tomb1 swap tomb3", black="take", seat=BLACK).play("use take")
    assert again.refused("take ca.2") == "DUEL-21"


@rule("DUEL-16", "DUEL-26", "DUEL-27")
def test_t10_the_last_reload_and_the_five_that_leave() -> None:
    duel = table(["W B .", ". . W", ". . B"], supply=3)
    assert duel.counter("unloads") == 12
    duel.play("unload r1").draws()
    assert (duel.counter("unloads"), duel.counter("supply")) == (13, 0)
    assert duel.moored() == "r1 r2 r3 ca cb cc"
    duel.play("unload cc")
    assert (duel.counter("unloads"), duel.moored()) == (14, "r1 r2 r3 ca cb")
    assert duel.cargo("cc") == ". . ."
    for unloads in (15, 16, 17, 18):
        assert duel.player != OVER
        while not duel.legal("unload"):
            duel.play(duel.legal()[0])
        duel.play(duel.legal("unload")[0])
        assert duel.counter("unloads") == unloads
    assert duel.player == OVER
    assert len(duel.moored().split()) == 1


def two_boats(rows: list[str], **named: Any) -> Table:
    return table(rows, boats="r1 cb", **named)


@rule("DUEL-26")
def test_t11_the_game_ends_with_one_boat() -> None:
    duel = two_boats(["W W .", ". . .", ". . ."], cb="tomb10 tomb11 tomb12")
    before = duel.held(WHITE) + duel.held(BLACK)
    duel.play("unload r1")
    assert duel.player == OVER
    assert duel.cargo("cb") == "tomb10 tomb11 tomb12"
    after = duel.held(WHITE) + duel.held(BLACK)
    assert (after - before).total() == 2, "only the two cargoes of r1 were received"
    assert not any(after[tomb] for tomb in ("tomb10", "tomb11", "tomb12"))


@rule("DUEL-26", "DUEL-23")
def test_t12_no_second_unload_after_the_end() -> None:
    duel = two_boats(["W B .", ". . .", ". B ."], white="dock").play("use dock", "place c1", "unload r1")
    assert duel.player == OVER
    assert duel.legal() == []


@rule("DUEL-9")
def test_t13_who_can_do_nothing_passes() -> None:
    duel = table(["W . .", ". . B", "W W W"], boats="r1 r2")
    assert duel.legal() == ["pass"]
    duel.play("pass")
    assert duel.player == BLACK
    assert duel.refused("pass") == "DUEL-8"


@rule("DUEL-29")
@pytest.mark.parametrize(("white", "black", "points"), [(7, 5, (13, 5)), (6, 6, (6, 6)), (0, 0, (0, 0))])
def test_t14_obelisk_a(white: int, black: int, points: tuple[int, int]) -> None:
    duel = table(white="obelisk " * white, black="obelisk " * black)
    assert duel.points("obelisk") == points


@rule("DUEL-33")
@pytest.mark.parametrize(
    ("white", "black", "points"), [(5, 7, (12, 6)), (10, 2, (18, 0)), (4, 4, (0, 0)), (4, 8, (0, 12))]
)
def test_t15_obelisk_b(white: int, black: int, points: tuple[int, int]) -> None:
    duel = table(white="obelisk " * white, black="obelisk " * black, sides="BAAA")
    assert duel.points("obelisk") == points


@rule("DUEL-33", "DUEL-13")
@pytest.mark.parametrize(
    ("row", "first", "points"), [("B W .", BLACK, (6, 12)), ("W B .", WHITE, (12, 6)), (". B W", BLACK, (6, 12))]
)
def test_t16_the_nearest_meeple_is_first_to_five(row: str, first: int, points: tuple[int, int]) -> None:
    duel = table(
        [row, ". . .", ". . ."],
        white="obelisk*4",
        black="obelisk*4",
        r1="tomb1 obelisk obelisk",
        sides="BAAA",
    )
    duel.play("unload r1")
    assert duel.counter("first_five") == first
    assert duel.points("obelisk") == points


def temple(values: str) -> str:
    return " ".join(f"temple{value}" for value in values)


@rule("DUEL-30")
@pytest.mark.parametrize(("values", "points"), [("1123", 7), ("444", 12), ("111222333444", 30), ("", 0)])
def test_t17_temple_a(values: str, points: int) -> None:
    assert table(white=temple(values)).points("temple") == (points, 0)


@rule("DUEL-34")
@pytest.mark.parametrize(
    ("values", "points"), [("1123", 10), ("123412", 20), ("444", 3), ("11223", 13), ("111222333444", 48), ("", 0)]
)
def test_t18_temple_b(values: str, points: int) -> None:
    assert table(black=temple(values), sides="ABAA").points("temple") == (0, points)


def pyramids(light: int, dark: int) -> str:
    return "light " * light + "dark " * dark


@rule("DUEL-31")
@pytest.mark.parametrize(("light", "dark", "points"), [(6, 0, 21), (3, 3, 12), (4, 2, 13)])
def test_t19_pyramid_a(light: int, dark: int, points: int) -> None:
    assert table(white=pyramids(light, dark)).points("pyramid") == (points, 0)


@rule("DUEL-35")
@pytest.mark.parametrize(
    ("light", "dark", "points"), [(6, 0, -6), (1, 6, 0), (2, 4, 4), (3, 3, 10), (4, 5, 15), (5, 5, 30), (6, 6, 45)]
)
def test_t20_pyramid_b(light: int, dark: int, points: int) -> None:
    assert table(white=pyramids(light, dark), sides="AABA").points("pyramid") == (points, -6)


def tombs(numbers: str) -> str:
    return " ".join(f"tomb{number}" for number in numbers.split())


@rule("DUEL-32")
@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ("1 2 3 7 8 12", 14),
        ("1 12", 2),
        ("4 5 6 7 8 10 11 12", 34),
        ("5 6 7 8 9 10", 25),
        ("1 2 3 4 5 7 8 9 10 11", 50),
        ("1 2 3 4 5 6 7 8 9 10 11 12", 25),
        ("2 4 6 8", 4),
    ],
)
def test_t21_tomb_a(numbers: str, points: int) -> None:
    assert table(white=tombs(numbers)).points("tomb") == (points, 0)


@rule("DUEL-36")
@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ("1 2 3 7 8 12", 12),
        ("1 12", 8),
        ("1 2 3 4 5 6 7 8 9 10 11 12", 4),
        ("1 3 5 7 9 11", 24),
        ("", 0),
    ],
)
def test_t22_tomb_b(numbers: str, points: int) -> None:
    assert table(black=tombs(numbers), sides="AAAB").points("tomb") == (0, points)


WHITE_HOLDS = "obelisk*7 temple4 temple3 temple2 temple1*2 light*4 dark*2 tomb1 tomb2 tomb3 tomb7 take"
BLACK_HOLDS = "obelisk*5 temple4*2 light*2 dark*4 tomb4 tomb5 tomb9"
HARBOUR = ["W . .", ". W .", ". . B"]


@rule("DUEL-28", "DUEL-37")
def test_t23_a_whole_score_all_a() -> None:
    duel = table(HARBOUR, white=WHITE_HOLDS, black=BLACK_HOLDS)
    assert duel.state.scores() == [50, 32]


@rule("DUEL-28", "DUEL-37")
def test_t24_a_whole_score_all_b() -> None:
    duel = table(HARBOUR, white=WHITE_HOLDS, black=BLACK_HOLDS, sides="BBBB", first_five=WHITE)
    assert duel.state.scores() == [44, 21]


@rule("DUEL-28")
@pytest.mark.parametrize(("first", "winner"), [(WHITE, BLACK), (BLACK, WHITE)])
def test_t25_a_tie_goes_to_the_player_who_did_not_start(first: int, winner: int) -> None:
    duel = table(
        boats="cc",
        white="light*6 temple4*3 temple3*2 temple2",
        black="dark*6 tomb1 tomb2 tomb3 tomb4 temple2*2",
        agenda=[],
        first=first,
    )
    assert duel.state.scores() == [41, 41]
    assert duel.state.returns() == [float(winner == WHITE), float(winner == BLACK)]
