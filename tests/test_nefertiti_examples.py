"""The worked examples NEF-T01 … NEF-T63 of the rules of Nefertiti."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.nefertiti_table import (
    BLACK,
    BLUE,
    CARDS,
    CHARACTERS,
    COLOURS,
    GREEN,
    MARKETS,
    NEFERTITI,
    RED,
    STALLS,
    Table,
    dealt,
    rule,
    table,
)
from twolands.core.game import CHANCE, OVER

# --- set-up -----------------------------------------------------------------------------------------------------------


@rule("NEF-4", "NEF-34", "NEF-35", "NEF-37", "NEF-39")
def test_t01_set_up_for_four() -> None:
    nefertiti = dealt()
    assert [nefertiti.money(seat) for seat in range(4)] == [8, 9, 9, 10]
    assert [nefertiti.reserve(market) for market in MARKETS] == [1, 1, 1, 1]
    assert sum(nefertiti.money(seat) for seat in range(4)) + 4 == 40
    assert nefertiti.counters()["pile"] == 35
    assert nefertiti.supply() == 9
    assert {name: len(nefertiti.places()[f"char.{name}"]) for name in CHARACTERS} == CHARACTERS


@rule("NEF-4", "NEF-35", "NEF-36", "NEF-39")
def test_t02_set_up_for_three() -> None:
    nefertiti = dealt(players=3)
    assert [nefertiti.money(seat) for seat in range(3)] == [9, 10, 10]
    assert sum(nefertiti.money(seat) for seat in range(3)) + 4 == 33
    assert nefertiti.counters()["pile"] == 27
    on_markets = Counter(word.rstrip("!") for market in MARKETS[:3] for word in nefertiti.cards(market).split())
    unseen = Counter(
        {
            fact["args"]["card"]["id"].removeprefix("kind-"): fact["args"]["count"]
            for fact in nefertiti.state.facts("pile")
            if fact["id"] == "fact-unseen"
        }
    )
    assert on_markets + unseen == Counter({kind: copies for kind, copies in CARDS.items() if "senet" not in kind})
    kinds = NEFERTITI.position(nefertiti.state)["pieces"]
    assert [kinds[id]["kind"] for id in nefertiti.places()["char.scribe"]] == ["scribe_1", "scribe_2", "scribe_3"]
    assert sum(len(nefertiti.places()[f"char.{name}"]) for name in CHARACTERS) == 12


@rule("NEF-36", "NEF-90")
@pytest.mark.parametrize("players", [3, 4])
def test_t03_akhenaton_is_uniform_among_the_last_five(players: int) -> None:
    """Multiplied out along the pile, the chance that he is the k-th card from the bottom is a fifth for every k."""
    before, chance = 1.0, {}
    for gifts in range(12, -1, -1):
        nefertiti = table(
            players=players,
            pile=" ".join((["harp", "mirror", "gold"] * 4)[:gifts]),
            status={"gizeh": "dealing"},
            gizeh="chair! chair chair .",
            agenda=[["end", 0], ["reopen", "gizeh"], ["card", "gizeh", "lower3"]],
        )
        outcomes = nefertiti.outcomes()
        his = outcomes.pop("card akhenaton", 0) / (gifts + 1)
        assert sum(outcomes.values()) == gifts
        chance[gifts + 1] = before * his
        before *= 1 - his
    assert chance == {place: pytest.approx(0.2) if place <= 5 else 0 for place in range(1, 14)}


# --- placing and income -----------------------------------------------------------------------------------------------


@rule("NEF-45")
@pytest.mark.parametrize(
    ("stall", "standing", "reserve", "square", "income"),
    [
        ("GR", "", 1, "GR4", 1),  # T4
        ("AR", "", 3, "AR5", 2),  # T5
        ("AL", "8:K", 2, "AL4", 1),  # T6
        ("SL", "1a:K", 5, "SL7", 0),  # T7
        ("GL", "", 0, "GL4", 0),  # T8
        ("LR", "", 4, "LR8", 1),
    ],
)
def test_t04_to_t08_income(stall: str, standing: str, reserve: int, square: str, income: int) -> None:
    market = STALLS[stall][0]
    tile = "akhet_aton" if market == "louqsor" else "louqsor"
    nefertiti = table(**{stall: standing}, reserve={market: reserve}, money="8 . 8 8", tile=tile)
    nefertiti.play(f"place {square}")
    assert nefertiti.money(RED) == 8 + income
    assert nefertiti.reserve(market) == reserve - income


# --- closing ----------------------------------------------------------------------------------------------------------


def closes(stall: str, *squares: str) -> bool:
    """Whether the market closes when the last of the squares is taken, and not before. Servants are Red's and Blue's
    in turn; with `3:R` a test says whose."""
    named = [word if ":" in word else f"{word}:{'RB'[index % 2]}" for index, word in enumerate(squares)]
    *before, last = named
    square, colour = last.split(":")
    nefertiti = table(**{stall: " ".join(before)}, turn=COLOURS.index(colour) + 1, money="10 10 8 .")
    nefertiti.play(f"place {stall}{square}")
    return "closes" in nefertiti.happened()


@rule("NEF-26", "NEF-24")
@pytest.mark.parametrize(
    ("squares", "close"),
    [
        ("1 3 4 5", True),  # T9
        ("2 4 5 7", True),
        ("1 2 6 7", False),  # T10
        ("1 2 3 6 7", False),
        ("1 4 5 6 7", True),
    ],
)
def test_t09_t10_gizeh_left(squares: str, close: bool) -> None:
    assert closes("GL", *squares.split()) == close


@rule("NEF-27")
@pytest.mark.parametrize(
    ("squares", "close"),
    [
        ("1:R 2:B 8:R", False),
        ("1:R 2:B 8:G", True),
        ("1:R 2:R 5:R 8:R", True),
        ("1:R 2:B 5:R 8:B", True),
    ],
)
def test_t11_gizeh_right(squares: str, close: bool) -> None:
    assert closes("GR", *squares.split()) == close


@rule("NEF-28")
@pytest.mark.parametrize(
    ("squares", "close"),
    [("0 1 4 7", True), ("0 1 3 8", True), ("0 1 2 6 7", False)],  # T12, T13
)
def test_t12_t13_akhet_aton_left(squares: str, close: bool) -> None:
    assert closes("AL", *squares.split()) == close


@rule("NEF-29")
@pytest.mark.parametrize(
    ("squares", "close"),
    [("0 3 6", True), ("2 4 6", True), ("3 4 5", True), ("0 1 3 4", False), ("0 1 3 4 8", True)],  # T14, T15
)
def test_t14_t15_akhet_aton_right(squares: str, close: bool) -> None:
    assert closes("AR", *squares.split()) == close


@rule("NEF-30")
@pytest.mark.parametrize(
    ("stall", "squares", "close"),
    [
        ("SL", "1a 1b 2a 7", True),  # T16
        ("SL", "2a 5 7", True),
        ("SL", "1a 2a 7 8", True),
        ("SL", "5 7", False),  # T17
        ("SL", "5 8", False),
        ("SL", "7 8", False),
        ("SL", "7 8 1a", False),
        ("SL", "7 8 2a", True),
        ("SL", "2a 2b 7", True),
        ("SR", "1a 2a 2b 6 7", True),  # T18
        ("SR", "2a 3a 12", True),
        ("SR", "1a 1b 2a 12", False),  # T19
        ("SR", "3a 6 7", False),
        ("SR", "7 12", True),
    ],
)
def test_t16_to_t19_abou_simbel(stall: str, squares: str, close: bool) -> None:
    assert closes(stall, *squares.split()) == close


def rolls_that_close(stall: str, standing: str, square: str) -> tuple[set[str], int, int]:
    """The rolls after a placement that close Louqsor, their weight, and the weight of all rolls."""
    nefertiti = table(**{stall: standing}, tile="gizeh", money="9 9 9 .").play(f"place {stall}{square}")
    assert nefertiti.player == CHANCE
    outcomes, close = nefertiti.outcomes(), set()
    for outcome in outcomes:
        rolled = Table(nefertiti.state.copy()).play(outcome)
        if rolled.told("roll")[0]["result"] == "closes":
            close.add(outcome.removeprefix("roll "))
    return close, sum(outcomes[f"roll {roll}"] for roll in close), sum(outcomes.values())


@rule("NEF-31")
@pytest.mark.parametrize(
    ("standing", "square", "rolls", "weight"),
    [("2:R 7:B", "3", {"2 2", "2 3", "3 3"}, 4), ("", "2", {"2 2"}, 1), ("", "7", set(), 0)],
)
def test_t20_louqsor_left(standing: str, square: str, rolls: set[str], weight: int) -> None:
    assert rolls_that_close("LL", standing, square) == (rolls, weight, 36)


@rule("NEF-32")
@pytest.mark.parametrize(
    ("standing", "square", "faces"),
    [
        ("3:R 4:B 8:G", "5", "123"),  # T21
        ("2:R 4:B 6:G", "8", "1"),
        ("2:R 3:B 4:G 5:K 6:B", "7", "123456"),  # T22
    ],
)
def test_t21_t22_louqsor_right(standing: str, square: str, faces: str) -> None:
    assert rolls_that_close("LR", standing, square) == (set(faces), len(faces), 6)


# --- order and settlement ---------------------------------------------------------------------------------------------


@rule("NEF-23", "NEF-55")
@pytest.mark.parametrize(
    ("stall", "standing", "square", "order"),
    [
        ("SR", "3a:G 3b:K 1a:B 1b:G", "12", "12:R 3b:K 3a:G 1b:G 1a:B"),  # T23
        ("SL", "2a:B 2b:G", "7", "7:R 2b:G 2a:B"),  # T24
    ],
)
def test_t23_t24_order_of_settlement(stall: str, standing: str, square: str, order: str) -> None:
    nefertiti = table(**{stall: standing}, money="12 8 8 .", reserve={"abou_simbel": 1}).play(f"place {stall}{square}")
    settled = []
    while nefertiti.player not in (CHANCE, OVER) and nefertiti.state.agenda[-1][0]:
        left = nefertiti.standing("abou_simbel")
        answers = nefertiti.legal()
        nefertiti.play("half" if "half" in answers else answers[0])
        settled += sorted(set(left) - set(nefertiti.standing("abou_simbel")))
    wanted = [f"{stall}{word.split(':')[0]}" for word in order.split()]
    assert settled == wanted


def abou_simbel_25() -> Table:
    """T25: the sum is 21, Red pays 12 and takes the upper card and a lower one."""
    nefertiti = table(
        SR="6:B 3a:G",
        abou_simbel="gold! harp chair mirror",
        money="13 7 3 .",
        reserve={"abou_simbel": 2},
    ).play("place SR12")
    assert nefertiti.money(RED) == 1
    assert nefertiti.reserve("abou_simbel") == 14
    return nefertiti.play("take upper lower1")


@rule("NEF-56", "NEF-59", "NEF-60")
def test_t25_two_halves_after_the_highest() -> None:
    nefertiti = abou_simbel_25()
    assert nefertiti.held(RED) == Counter(["gold", "harp"])
    assert nefertiti.seals(RED) == 1
    nefertiti.play("half")
    assert (nefertiti.money(BLUE), nefertiti.reserve("abou_simbel")) == (14, 7)
    nefertiti.play("half")
    assert (nefertiti.money(GREEN), nefertiti.reserve("abou_simbel")) == (7, 3)
    assert nefertiti.cards("abou_simbel") == ". . chair mirror"


@rule("NEF-59", "NEF-60")
def test_t26_a_purchase_then_a_half() -> None:
    nefertiti = abou_simbel_25().play("buy lower2")
    assert (nefertiti.money(BLUE), nefertiti.reserve("abou_simbel")) == (1, 20)
    nefertiti.play("half")
    assert (nefertiti.money(GREEN), nefertiti.reserve("abou_simbel")) == (13, 10)
    assert nefertiti.cards("abou_simbel") == ". . . mirror"


@rule("NEF-58", "NEF-59")
def test_t27_shame() -> None:
    nefertiti = table(GR="8:R 6:B", SL="1a:R 1b:R 2a:R", red="chair harp", money="7 5 . 9", reserve={"gizeh": 3}).play(
        "force gizeh"
    )
    assert nefertiti.legal() == ["discard harp", "discard chair"]
    nefertiti.play("discard chair")
    assert nefertiti.held(RED) == Counter(["harp"])
    assert nefertiti.removed() == Counter(["chair"])
    assert nefertiti.money(RED) == 7
    # Blue, who is no highest bidder now, could only buy for 6, but has 5: half of 3 comes by itself.
    assert nefertiti.told("half")[0]["deben"] == 2
    assert nefertiti.reserve("gizeh") == 1


@rule("NEF-58")
def test_t28_shame_without_a_gift() -> None:
    nefertiti = table(GR="8:R 6:B", SL="1a:R 1b:R 2a:R", money="7 9 . 9", reserve={"gizeh": 3}).play("force gizeh")
    assert nefertiti.money(RED) == 7
    assert nefertiti.home(RED) == 1
    assert nefertiti.player == BLUE
    assert nefertiti.legal() == ["buy upper", "buy lower1", "buy lower2", "buy lower3", "half"]


@rule("NEF-21", "NEF-56")
def test_t29_a_single_card() -> None:
    nefertiti = table(LL="2:B", tile="gizeh", money="4 9 9 .", louqsor="gold! harp chair mirror").play(
        "place LL4", "roll 2 4"
    )
    assert nefertiti.legal() == ["take upper", "take lower1", "take lower2", "take lower3"]
    nefertiti.play("take upper")
    assert (nefertiti.money(RED), nefertiti.seals(RED)) == (0, 1)
    assert nefertiti.cards("louqsor") == ". harp chair mirror"


@rule("NEF-21", "NEF-59")
def test_t30_the_symbol_of_a_later_servant_is_ignored() -> None:
    nefertiti = table(LL="4:B", tile="gizeh", money="9 9 9 .").play("place LL6", "roll 4 6", "take upper")
    assert nefertiti.player == BLUE
    assert nefertiti.legal() == ["buy lower1", "buy lower2", "buy lower3", "half"]


@rule("NEF-21", "NEF-56")
def test_t31_an_extra_card_makes_eight_packages() -> None:
    nefertiti = table(AL="0:B 1:G 3:K", money="10 9 9 .").play("place AL10")
    assert sorted(nefertiti.legal()) == sorted(
        [
            "take lower1 lower2",
            "take lower1 lower3",
            "take lower2 lower3",
            "take lower1 lower2 lower3",
            "take upper",
            "take upper lower1",
            "take upper lower2",
            "take upper lower3",
        ]
    )


@rule("NEF-56")
def test_t32_a_plain_square_makes_four_packages() -> None:
    nefertiti = table(AR="0:B 4:G", money="9 9 9 .").play("place AR8")
    assert nefertiti.legal() == ["take upper", "take lower1 lower2", "take lower1 lower3", "take lower2 lower3"]


@rule("NEF-59", "NEF-60")
def test_t33_half_of_what_one_has_paid() -> None:
    nefertiti = table(GL="7:R 6:R", SL="1a:R 1b:R", money="8 9 . 9", reserve={"gizeh": 1}).play("force gizeh")
    assert (nefertiti.money(RED), nefertiti.reserve("gizeh")) == (1, 8)
    nefertiti.play("take lower1 lower2")  # the second Servant cannot buy for 6
    assert (nefertiti.money(RED), nefertiti.reserve("gizeh")) == (5, 4)


@rule("NEF-59")
def test_t34_half_of_one_is_one_and_half_of_nothing_is_nothing() -> None:
    nefertiti = table(GL="7:R 6:B 5:G", SL="1a:R 1b:R 2a:R", money="0 0 0 .", reserve={"gizeh": 1})
    nefertiti.play("force gizeh")
    assert [told["deben"] for told in nefertiti.told("half")] == [1, 0]
    assert nefertiti.money(BLUE) == 1
    assert nefertiti.reserve("gizeh") == 0


@rule("NEF-61")
def test_t35_a_lone_zero_takes_a_whole_package() -> None:
    nefertiti = table(AR="0:R", SL="1a:R 1b:R 2a:R", money="0 9 9 .", reserve={"akhet_aton": 2}).play(
        "force akhet_aton"
    )
    assert nefertiti.legal() == ["take upper", "take lower1 lower2", "take lower1 lower3", "take lower2 lower3"]
    nefertiti.play("take lower1 lower2")
    assert nefertiti.reserve("akhet_aton") == 2


@rule("NEF-61", "NEF-59")
def test_t36_a_later_zero() -> None:
    def settled(*answers: str) -> Table:
        nefertiti = table(AL="8:R 1:B 0:G", money="9 9 9 .", turn=4, tile="louqsor")
        return nefertiti.play("place AL4", "take lower1 lower2", *answers)

    nefertiti = settled("half", "half")
    assert nefertiti.player == GREEN
    assert nefertiti.legal() == ["buy upper", "buy lower3", "half"]
    money = nefertiti.money(GREEN)
    nefertiti.play("buy upper")
    assert nefertiti.money(GREEN) == money
    nefertiti = settled("buy upper", "buy lower3")
    assert nefertiti.happened("half", "only-buy") == ["only-buy", "half"]
    assert nefertiti.cards("akhet_aton") == ". . . ."


# --- closing and opening again ----------------------------------------------------------------------------------------


@rule("NEF-62", "NEF-63")
def test_t37_the_first_market_closes_and_louqsor_opens() -> None:
    nefertiti = table(GL="1:B 3:G 4:K", money="9 9 9 .", gizeh="gold! harp chair mirror").play("place GL5")
    nefertiti.play("take lower1 lower2", "half", "half", "half")
    assert nefertiti.opened("gizeh") == "right"
    assert nefertiti.status("gizeh") == "tiled"
    assert nefertiti.cards("gizeh") == "gold! . . mirror"
    assert nefertiti.player == CHANCE
    assert nefertiti.supply() == 9
    nefertiti.play("card necklace", "card harp", "card harp", "card chair")
    assert nefertiti.cards("louqsor") == "necklace! harp harp chair"
    assert nefertiti.status("louqsor") == "open"
    assert nefertiti.supply() == 8
    assert nefertiti.player == BLUE


def closes_gizeh(**named: Any) -> Table:
    """Red closes Gizeh, so that the market with the tile opens again."""
    nefertiti = table(GR="1:B 2:G", money="9 9 9 .", **named).play("place GR8", "take lower1 lower2")
    return nefertiti.halves()


@rule("NEF-63")
def test_t38_a_lower_card_moves_up() -> None:
    nefertiti = closes_gizeh(louqsor=". . harp chair")
    assert nefertiti.cards("louqsor") == "harp chair . ."
    assert [nefertiti.state.agenda[-1][2], nefertiti.state.agenda[-2][2]] == [2, 3]
    nefertiti.play("card gold", "card mirror")
    assert nefertiti.cards("louqsor") == "harp! chair gold mirror"


@rule("NEF-63")
def test_t39_a_seal_that_lies_there_stays_the_only_one() -> None:
    nefertiti = closes_gizeh(louqsor="mirror! . . gold")
    supply = nefertiti.supply()
    nefertiti.play("card harp", "card chair")
    assert nefertiti.cards("louqsor") == "mirror! gold harp chair"
    assert nefertiti.supply() == supply


def akhenaton_40() -> Table:
    return closes_gizeh(pile="harp chair*2").play("card harp", "card akhenaton")


@rule("NEF-65", "NEF-66")
def test_t40_akhenaton_closes_a_market_for_good() -> None:
    nefertiti = akhenaton_40()
    assert nefertiti.cards("louqsor") == "harp . . ."
    assert nefertiti.status("louqsor") == "permanent"
    assert [market for market in MARKETS if nefertiti.status(market) == "open"] == ["akhet_aton", "abou_simbel"]
    assert nefertiti.player == BLUE
    assert {square[:2] for square in (move.split()[1] for move in nefertiti.legal("place"))} == {"AL", "SL"}


@rule("NEF-66", "NEF-67")
def test_t41_two_more_markets_then_the_end() -> None:
    nefertiti = akhenaton_40()
    nefertiti.play("place SL7", "place SL2a", "place SL5", "take upper", "half", "half")
    assert nefertiti.opened("abou_simbel") == "right"
    assert [nefertiti.status(market) for market in MARKETS] == ["closed", "open", "tiled", "permanent"]
    assert nefertiti.player == RED, "nothing is drawn any more"
    nefertiti.play("place AL0", "place AL1", "place AL3", "place AL6", "take upper")
    nefertiti.halves()
    assert nefertiti.player == OVER
    assert nefertiti.legal() == []


# --- characters -------------------------------------------------------------------------------------------------------


@rule("NEF-70")
@pytest.mark.parametrize(("held", "points"), [("senet statuette mirror necklace", 8), ("senet senet2", 2)])
def test_t42_vizier(held: str, points: int) -> None:
    nefertiti = table(red=held, seals={RED: 1}).play("recruit vizier")
    assert nefertiti.points(RED) == points
    assert nefertiti.held(RED) == Counter(held.split())


@rule("NEF-71", "NEF-72")
def test_t43_first_merchant() -> None:
    nefertiti = table(
        red="harp necklace statuette", blue="statuette chair", green="statuette", seals={RED: 1}, money="5 5 5 ."
    ).play("recruit merchant", "swap harp 2 statuette")
    assert (nefertiti.money(RED), nefertiti.money(GREEN)) == (3, 7)
    assert all(move.split()[2] != "2" for move in nefertiti.legal("swap")), "not with Green again"
    nefertiti.play("swap necklace 1 statuette")
    assert (nefertiti.money(RED), nefertiti.money(BLUE)) == (3, 5)
    assert nefertiti.held(RED) == Counter(["statuette"] * 3)
    without = table(red="harp necklace chair", blue="harp chair", green="statuette", seals={RED: 1})
    without.play("recruit merchant")
    assert without.refused("swap harp 2 statuette") == "NEF-71"


@rule("NEF-71")
def test_t44_merchant_for_a_double_senet() -> None:
    def swaps(money: int) -> list[str]:
        nefertiti = table(
            red="chair senet",
            blue="senet2 senet gold chair",
            seals={RED: 1},
            money=f"{money} 5 5 .",
            spent={"merchant": 1},
        )
        nefertiti.play("recruit merchant")
        return [move for move in nefertiti.legal("swap") if move.endswith("senet2")]

    assert swaps(2) == []
    assert swaps(3) == ["swap chair 1 senet2"]
    assert swaps(6) == ["swap chair 1 senet2", "swap senet 1 senet2"]
    nefertiti = table(
        red="senet harp*2", blue="senet2 harp chair", seals={RED: 1}, money="7 5 5 .", spent={"merchant": 1}
    )
    nefertiti.play("recruit merchant", "swap senet 1 senet2")
    assert (nefertiti.money(RED), nefertiti.money(BLUE)) == (1, 11)


@rule("NEF-75")
def test_t45_royal_servant() -> None:
    nefertiti = table(red="chair", blue="chair", green="chair*5", black="harp", seals={GREEN: 1}, turn=3)
    nefertiti.play("recruit royal_servant", "name chair")
    assert [nefertiti.points(seat) for seat in range(4)] == [5, 5, 5, 0]
    assert nefertiti.held(GREEN) == Counter(["chair"] * 4)
    assert nefertiti.held(RED) == nefertiti.held(BLUE) == Counter()
    assert nefertiti.line("chair", GREEN) == 4 * 9


@rule("NEF-75")
@pytest.mark.parametrize(("choice", "points"), [("senet", 5), ("senet2", 10)])
def test_t46_royal_servant_and_two_sizes_of_senet(choice: str, points: int) -> None:
    nefertiti = table(red="senet2 chair", blue="senet senet2", seals={RED: 1}).play(
        "recruit royal_servant", "name senet"
    )
    assert nefertiti.points(RED) == 10
    assert nefertiti.player == BLUE
    assert nefertiti.legal() == ["discard senet", "discard senet2"]
    nefertiti.play(f"discard {choice}")
    assert nefertiti.points(BLUE) == points
    assert nefertiti.held(BLUE)[choice] == 0
    assert nefertiti.player == RED, "who still has to place"


@rule("NEF-76")
def test_t47_scribe_and_the_senets_of_another() -> None:
    nefertiti = table(blue="senet2 senet*2 chair", black="senet*2", seals={BLUE: 1}, turn=2, spent={"scribe": 1})
    nefertiti.play("recruit scribe", "score senet")
    assert nefertiti.points(BLUE) == 28
    assert nefertiti.held(BLUE) == Counter(["chair"])
    assert nefertiti.line("senet", BLACK) == 2 * 6


@rule("NEF-76")
@pytest.mark.parametrize(
    ("hands", "used", "name", "points"),
    [
        (("necklace*2 harp", "", "", ""), 0, "necklace", 34),
        (("chair*3 harp", "chair", "chair", "chair"), 3, "chair", 18),
    ],
)
def test_t48_scribes(hands: tuple[str, str, str, str], used: int, name: str, points: int) -> None:
    red, blue, green, black = hands
    nefertiti = table(red=red, blue=blue, green=green, black=black, seals={RED: 1}, spent={"scribe": used})
    nefertiti.play("recruit scribe", f"score {name}")
    assert nefertiti.points(RED) == points


@rule("NEF-77")
def test_t49_treasurer() -> None:
    reserve = dict(zip(MARKETS, (6, 3, 0, 1), strict=True))
    nefertiti = table(reserve=reserve, seals={RED: 1}).play("recruit treasurer")
    assert nefertiti.legal() == [
        *(f"collect gizeh {amount}" for amount in (1, 2, 3, 4)),
        *(f"collect akhet_aton {amount}" for amount in (1, 2, 3)),
        "collect louqsor 1",
    ]
    before = nefertiti.money(RED)
    nefertiti.play("collect gizeh 4")
    assert (nefertiti.money(RED), nefertiti.reserve("gizeh")) == (before + 4, 2)


@rule("NEF-74")
def test_t50_thief() -> None:
    named: dict[str, Any] = {"louqsor": "gold! . harp .", "seals": {RED: 1}}
    nefertiti = table(**named).play("recruit thief")
    assert nefertiti.legal() == ["steal upper", "steal lower2"]
    nefertiti.play("steal upper")
    assert nefertiti.held(RED) == Counter(["gold"])
    assert nefertiti.seals(RED) == 1, "one is spent, one comes with the card"
    assert nefertiti.cards("louqsor") == ". . harp .", "nothing is filled up"
    other = table(**named).play("recruit thief", "steal lower2")
    assert (other.held(RED), other.seals(RED)) == (Counter(["harp"]), 0)


@rule("NEF-73")
def test_t51_high_priest_gets_servants_back_before_the_second_placement() -> None:
    nefertiti = table(GR="7:R 1:B 2:B", SL="1a:R 1b:R", seals={RED: 1}, money="9 9 9 .").play("recruit high_priest")
    assert nefertiti.home(RED) == 1
    nefertiti.play("place GR8", "take upper").halves().draws()
    assert nefertiti.home(RED) == 2
    assert nefertiti.player == RED
    assert nefertiti.legal("force") == []
    assert nefertiti.legal("place") != []
    nefertiti.play(nefertiti.legal("place AL")[0])
    assert nefertiti.player == BLUE


@rule("NEF-73")
def test_t52_high_priest_with_the_last_servant_forces_next() -> None:
    nefertiti = table(GR="7:R", SL="1a:R 1b:R", seals={RED: 1}).play("recruit high_priest", "place AL10")
    assert nefertiti.player == RED
    assert nefertiti.legal() == ["force gizeh", "force akhet_aton", "force abou_simbel"]


@rule("NEF-73")
def test_t53_high_priest_without_a_servant_forces_first() -> None:
    nefertiti = table(GR="7:R 6:R", SL="1a:R 1b:R", seals={RED: 1}, money="9 9 9 .").play("recruit high_priest")
    assert nefertiti.legal() == ["force gizeh", "force abou_simbel"]
    nefertiti.play("force gizeh", "take upper").halves().draws()
    assert nefertiti.player == RED
    assert nefertiti.legal("force") == []
    nefertiti.play(nefertiti.legal("place")[0])
    assert nefertiti.player == BLUE


@rule("NEF-42")
def test_t54_one_character_a_turn() -> None:
    nefertiti = table(red="chair", seals={RED: 2})
    supply = nefertiti.supply()
    nefertiti.play("recruit vizier")
    assert nefertiti.supply() == supply + 1
    assert nefertiti.seals(RED) == 1
    assert nefertiti.legal("recruit") == []
    assert nefertiti.refused("recruit treasurer") == "NEF-42"


# --- Louqsor's dice ---------------------------------------------------------------------------------------------------


def held_since_five(**named: Any) -> Table:
    """T55: in turn 5 Red placed on Louqsor 3, rolled in vain and keeps the dice."""
    nefertiti = table(LL="", tile="gizeh", turn=5, money="9 9 9 .", **named).play("place LL3", "roll 1 5")
    assert nefertiti.places()["p0.dice"] == ["die.1", "die.2"]
    return nefertiti


@rule("NEF-49", "NEF-50")
def test_t55_the_holder_rolls_again_at_the_end_of_the_next_turn() -> None:
    nefertiti = held_since_five().play("place AL8", "place AL7", "place AL6", "place SL1a")
    assert nefertiti.counters()["turn"] == 9
    assert (nefertiti.player, nefertiti.legal()) == (RED, ["reroll", "keep"])
    nefertiti.play("reroll", "roll 3 3", "take upper")
    assert nefertiti.status("louqsor") == "tiled"
    nefertiti.draws()
    assert (nefertiti.player, nefertiti.counters()["turn"]) == (BLUE, 10)


@rule("NEF-49")
def test_t56_another_placement_takes_the_dice_over() -> None:
    nefertiti = held_since_five().play("place AL8", "place LL7", "roll 1 6", "place AL6", "place SL1a")
    assert nefertiti.places()["p2.dice"] == ["die.1", "die.2"]
    assert (nefertiti.player, nefertiti.counters()["turn"]) == (BLUE, 10)


@rule("NEF-50", "NEF-52")
def test_t57_the_holder_places_there_again() -> None:
    nefertiti = held_since_five().play("place AL8", "place AL7", "place AL6", "place LL4")
    assert nefertiti.player == CHANCE
    nefertiti.play("roll 1 1")
    assert (nefertiti.player, nefertiti.counters()["turn"]) == (BLUE, 10)
    assert nefertiti.counters()["held_since"] == 9


@rule("NEF-52")
def test_t58_two_markets_close_in_one_turn() -> None:
    nefertiti = held_since_five()
    nefertiti.play("place SL7", "place SL2b", "place AL6", "place SL5", "take upper", "half", "half").draws()
    assert [nefertiti.status(market) for market in MARKETS] == ["open", "open", "tiled", "open"]
    assert (nefertiti.player, nefertiti.legal()) == (RED, ["reroll", "keep"])
    nefertiti.play("reroll", "roll 3 3")
    while nefertiti.player != CHANCE:
        nefertiti.play(nefertiti.legal()[0])
    nefertiti.draws()
    assert [nefertiti.status(market) for market in MARKETS] == ["open", "open", "open", "tiled"]
    assert nefertiti.opened("abou_simbel") == "right"
    assert nefertiti.player == BLUE


# --- final scoring ----------------------------------------------------------------------------------------------------


@rule("NEF-80", "NEF-81", "NEF-12", "NEF-15")
def test_t59_a_whole_scoring() -> None:
    hands: dict[str, Any] = {
        "red": "gold*2 chair*3 senet senet2",
        "blue": "gold statuette*2 mirror",
        "green": "harp*4 senet*2 chair",
        "black": "chair*2 mirror*3 necklace*2",
    }
    named: dict[str, Any] = {"seals": {RED: 1, GREEN: 2}, "money": "5 8 0 1", "pile": "", "akhenaton_out": True}
    ended: dict[str, Any] = {
        "tile": "gizeh",
        "status": {"akhet_aton": "closed", "abou_simbel": "closed", "louqsor": "permanent"},
        "agenda": [],
    }
    nefertiti = table(**hands, **named, **ended)
    assert nefertiti.state.scores() == [55, 44, 57, 62]
    nefertiti = table(**hands, **named, **ended, points={RED: 10, BLUE: 28, GREEN: 5, BLACK: 4})
    assert nefertiti.state.scores() == [65, 72, 62, 66]
    assert nefertiti.state.returns() == [pytest.approx(1 / 3), 1, 0, pytest.approx(2 / 3)]


@rule("NEF-12", "NEF-13", "NEF-15")
@pytest.mark.parametrize(("others", "statuette", "double"), [(0, 11, 12), (1, 8, 10), (2, 6, 8), (3, 6, 8)])
def test_t60_values_by_holders(others: int, statuette: int, double: int) -> None:
    hands: dict[str, Any] = dict.fromkeys(("blue", "green", "black")[:others], "statuette senet")
    nefertiti = table(red="statuette senet2", **hands)
    assert nefertiti.line("statuette", RED) == statuette
    assert nefertiti.line("senet", RED) == double


@rule("NEF-80")
def test_t61_deben_and_seals() -> None:
    nefertiti = table(money="7 1 9 .", seals={BLUE: 2})
    assert nefertiti.line("deben", RED) == 3
    assert nefertiti.line("deben", BLUE) == 0
    assert nefertiti.line("seals", BLUE) == 6


@rule("NEF-81")
@pytest.mark.parametrize(("money", "returns"), [("6 4 2 3", [1, 2 / 3]), ("4 4 2 3", [5 / 6, 5 / 6])])
def test_t62_ties(money: str, returns: list[float]) -> None:
    purse = [int(word) for word in money.split()]
    points = {RED: 120 - purse[0] // 2, BLUE: 120 - purse[1] // 2}
    nefertiti = table(
        money=money,
        points=points,
        pile="",
        akhenaton_out=True,
        tile="gizeh",
        status={"akhet_aton": "closed", "abou_simbel": "closed", "louqsor": "permanent"},
        agenda=[],
    )
    assert nefertiti.state.scores()[:2] == [120, 120]
    assert nefertiti.state.returns()[:2] == [pytest.approx(value) for value in returns]
    prompt = nefertiti.state.view()["prompt"]["id"]
    assert prompt == ("prompt-over-shared" if returns[0] == returns[1] else "prompt-over-deben")


# --- illegal moves ----------------------------------------------------------------------------------------------------


@rule("NEF-20", "NEF-42", "NEF-44", "NEF-47", "NEF-48", "NEF-56", "NEF-59")
def test_t63_what_is_refused() -> None:
    nefertiti = table(GL="1:R 3:B", red="chair", seals={BLUE: 1})
    assert nefertiti.refused("place LL1") == "NEF-44", "the tile lies there"
    assert nefertiti.refused("place GL1") == "NEF-44", "a Servant stands there"
    assert nefertiti.refused("place GR1") == "NEF-44", "the Reserve covers it"
    assert nefertiti.refused("stop") == "NEF-48", "there is no passing"
    assert nefertiti.refused("force gizeh") == "NEF-47", "Servants are at home"
    assert nefertiti.refused("recruit vizier") == "NEF-42", "no Seal"
    assert akhenaton_40().refused("place LL1") == "NEF-65"
    alone = table(GL="1:R", SL="1a:R 1b:R 2a:R")
    assert alone.refused("force akhet_aton") == "NEF-47"
    assert alone.refused("place GL2") == "NEF-47"
    recruited = table(red="chair harp", seals={RED: 2}).play("recruit vizier")
    assert recruited.refused("recruit scribe") == "NEF-42"
    paid = table(GR="1:B 2:G", money="9 9 9 .").play("place GR8")
    assert paid.refused("half") == "NEF-56"
    assert paid.refused("discard chair") == "NEF-56"
    paid.play("take upper")
    poor = table(GR="7:B 2:G", money="9 3 9 .").play("place GR8", "take upper")
    assert poor.player == GREEN, "Blue cannot buy for 7"
    assert poor.refused("buy upper") == "NEF-59"


@rule("NEF-42", "NEF-76")
def test_t63_only_the_top_scribe_can_be_had() -> None:
    nefertiti = table(red="necklace chair", seals={RED: 1}).play("recruit scribe", "score necklace")
    assert nefertiti.points(RED) == 14 + 3
