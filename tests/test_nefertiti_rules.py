"""The rules of Nefertiti, NEF-1 … NEF-95, each shown at a table; what the worked examples show stands there."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from tests.nefertiti_table import (
    BLACK,
    BLUE,
    CARDS,
    GREEN,
    MARKETS,
    NEFERTITI,
    RED,
    STALLS,
    Table,
    dealt,
    position,
    random_match,
    rule,
    table,
)
from twolands.core.errors import BadMove, BadOption, BadPosition
from twolands.core.game import CHANCE, OVER
from twolands.games.nefertiti import data
from twolands.games.nefertiti.schema import Gifts, Stalls

ENDED: dict[str, Any] = {
    "pile": "",
    "akhenaton_out": True,
    "tile": "gizeh",
    "status": {"akhet_aton": "closed", "abou_simbel": "closed", "louqsor": "permanent"},
    "agenda": [],
}


def printed(name: str) -> Any:
    return json.loads((files("twolands.games.nefertiti") / "components" / f"{name}.json").read_text("utf-8"))


# --- the board and its pieces -----------------------------------------------------------------------------------------


@rule("NEF-1")
@pytest.mark.parametrize("stall", STALLS)
def test_only_the_stall_that_the_reserve_leaves_open_is_used(stall: str) -> None:
    market, side = STALLS[stall]
    tile = "gizeh" if market == "louqsor" else "louqsor"
    nefertiti = table(**{stall: ""}, tile=tile)
    letter = stall[0]
    squares = {move.split()[1] for move in nefertiti.legal("place")}
    assert {square for square in squares if square[0] == letter} == {
        square["id"] for row in printed("stalls")["stalls"] if row["id"] == stall for square in row["squares"]
    }
    covered = "left" if side == "right" else "right"
    assert nefertiti.places()[f"{market}.{covered}"] == [f"reserve.{market}"]


@rule("NEF-2", "NEF-5")
@pytest.mark.parametrize(("players", "servants", "gifts", "characters"), [(4, 16, 46, 13), (3, 12, 38, 12)])
def test_what_is_in_the_box(players: int, servants: int, gifts: int, characters: int) -> None:
    nefertiti = dealt(players=players)
    kinds = Counter(piece["kind"] for piece in nefertiti.state.view()["pieces"].values())
    assert kinds["servant"] == servants
    assert (kinds["seal"], kinds["die"], kinds["tile"], kinds["reserve"]) == (12, 2, 1, 4)
    assert sum(kinds[kind] for kind in CARDS) + nefertiti.counters()["pile"] == gifts + 1, "and Akhenaton"
    lying = [id for place, ids in nefertiti.places().items() if place.startswith("char.") for id in ids]
    assert len(lying) == characters


@rule("NEF-3", "NEF-4")
@pytest.mark.parametrize(("players", "deben"), [(4, 40), (3, 33)])
def test_no_deben_is_made_or_lost(players: int, deben: int) -> None:
    seen: set[int] = set()
    for state, _ in random_match(3, players=players):
        counters = Table(state).counters()
        total = sum(value for name, value in counters.items() if name.endswith((".money", ".reserve")))
        assert total == deben
        seen.update(value for name, value in counters.items() if name.endswith(".money"))
    assert len(seen) > 10, "money has gone from hand to hand"


@rule("NEF-6")
def test_only_the_order_of_the_pile_is_unknown() -> None:
    nefertiti = dealt()
    pieces, places = nefertiti.state.view()["pieces"], nefertiti.places()
    assert all(piece.keys() <= {"kind", "owner"} for piece in pieces.values()), "nothing lies face down"
    assert places["pile"] == [], "and no card of the pile has been told apart from the others"
    told = {fact["id"] for fact in nefertiti.state.facts("pile")}
    assert told == {"fact-unseen", "fact-akhenaton"}


@rule("NEF-7")
@pytest.mark.parametrize("players", [2, 5, True])
def test_three_or_four_play(players: int) -> None:
    with pytest.raises(BadOption) as error:
        NEFERTITI.new({"players": players})
    assert error.value.path == "options.players"


# --- gifts ------------------------------------------------------------------------------------------------------------


@rule("NEF-11", "NEF-36")
@pytest.mark.parametrize("players", [3, 4])
def test_the_gifts(players: int) -> None:
    nefertiti = Table(NEFERTITI.new({"players": players, "reserves": "first_game"}))
    assert nefertiti.outcomes() == {
        f"card {kind}": copies for kind, copies in CARDS.items() if players == 4 or "senet" not in kind
    }


@rule("NEF-14")
@pytest.mark.parametrize(
    ("give", "take", "price"),
    [
        ("gold", "necklace", 0),
        ("chair", "harp", 0),
        ("statuette", "necklace", 3),
        ("mirror", "gold", 3),
        ("harp", "mirror", 2),
        ("senet", "chair", 3),
        ("senet2", "gold", 2),
        ("senet2", "statuette", 0),
        ("senet", "senet2", 6),
    ],
)
def test_what_a_swap_costs_by_the_maximum_values(give: str, take: str, price: int) -> None:
    hand = " ".join(sorted({give, take} if "senet" not in take else {give}))
    nefertiti = table(
        red=f"{hand} harp chair", blue=f"{take} harp chair", seals={RED: 1}, money="7 7 7 .", spent={"merchant": 1}
    )
    nefertiti.play("recruit merchant", f"swap {give} 1 {take}")
    assert (nefertiti.money(RED), nefertiti.money(BLUE)) == (7 - price, 7 + price)


@rule("NEF-16")
def test_what_is_discarded_never_comes_back() -> None:
    nefertiti = table(red="gold chair", pile="harp", seals={RED: 1}).play("recruit scribe", "score gold")
    assert nefertiti.removed()["gold"] == 5 - sum(nefertiti.cards(market).count("gold") for market in MARKETS)
    (left, akhenaton) = nefertiti.state.facts("pile")
    assert (left["args"]["card"]["id"], left["args"]["count"]) == ("kind-harp", 1)
    assert akhenaton["args"] == {"near": "near", "cards": 2}
    assert nefertiti.state.facts("box")[0]["id"] == "fact-removed"


# --- squares and stalls -----------------------------------------------------------------------------------------------


@rule("NEF-22")
def test_corners_do_not_touch() -> None:
    nefertiti = table(GL="1:R 2:B 6:R", turn=4, money="9 9 9 .").play("place GL5")
    assert "closes" not in nefertiti.happened(), "2 and 5 meet at a corner only"
    nefertiti = table(GL="1:R 2:B 6:R", turn=4, money="9 9 9 .").play("place GL4")
    assert "closes" in nefertiti.happened()


@rule("NEF-24")
def test_gizeh_left_is_an_arrangement_that_fits_the_examples() -> None:
    (gizeh,) = [row for row in Stalls.model_validate(printed("stalls")).stalls if row.id == "GL"]
    assert gizeh.source == "stand-in"
    assert [(square.row, square.value) for square in gizeh.squares] == [
        (1, 1),
        (2, 2),
        (2, 3),
        (3, 4),
        (3, 5),
        (4, 6),
        (4, 7),
    ]
    assert [square.value for square in gizeh.squares if square.symbol == "deben"] == [4]


@rule("NEF-25", "NEF-20", "NEF-12")
def test_stand_ins_are_marked_as_such() -> None:
    stalls = {row.id: row.source for row in Stalls.model_validate(printed("stalls")).stalls}
    assert {id for id, source in stalls.items() if source == "stand-in"} == {"GL", "GR", "LL"}
    stand_ins = {
        gift.type: [value.points for value in gift.values if value.source == "stand-in"]
        for gift in Gifts.model_validate(printed("gifts")).gifts
    }
    assert stand_ins == {
        "gold": [10],
        "necklace": [10, 7],
        "statuette": [8],
        "mirror": [11, 8, 6],
        "harp": [7, 5],
        "chair": [7],
        "senet": [],
    }


PRINTED_ROWS = {
    "GL": "1 / 2 3 / 4D 5 / 6 7",
    "GR": "1 2 3 4D / 5 6 7 8",
    "AL": "0 / 1 2 / 3 4D 5 / 6 7 8 10E",
    "AR": "0 1 2 / 3 4 5D / 6 7 8",
    "SL": "1 1 / 2D 2 / 5 7 8",
    "SR": "1 1 / 2 2 3D / 3 6 7 12E",
    "LL": "1S 2S 3S 4S 5 6 7",
    "LR": "2S 3S 4S 5S 6 7 8",
}


@rule("NEF-20")
@pytest.mark.parametrize("stall", STALLS)
def test_the_rows_of_a_stall(stall: str) -> None:
    (row,) = [row for row in Stalls.model_validate(printed("stalls")).stalls if row.id == stall]
    lines: dict[int, list[str]] = {}
    for square in row.squares:
        lines.setdefault(square.row, []).append(f"{square.value}{(square.symbol or '')[:1].upper()}")
    assert " / ".join(" ".join(lines[number]) for number in sorted(lines)) == PRINTED_ROWS[stall]


@rule("NEF-26", "NEF-27", "NEF-28", "NEF-29", "NEF-30", "NEF-48")
@pytest.mark.parametrize(("stall", "most"), [("GL", 5), ("GR", 3), ("AL", 9), ("AR", 6), ("SL", 5), ("SR", 6)])
def test_no_stall_fills_up_without_closing(stall: str, most: int) -> None:
    index = list(STALLS).index(stall)
    still_open = [occupied.bit_count() for occupied, closes in enumerate(data.CLOSES[index]) if not closes]
    assert max(still_open) == most < data.SIZE[index]


@rule("NEF-21")
@pytest.mark.parametrize(("square", "packages"), [("LR5", 4), ("LR6", 4), ("SR12", 8), ("AL10", 8), ("GR4", 4)])
def test_symbols_change_what_the_highest_servant_takes(square: str, packages: int) -> None:
    stall, bid = square[:2], square[2:]
    nefertiti = table(
        **{stall: f"{bid}:R"},
        tile="gizeh" if stall[0] == "L" else "louqsor",
        money="14 9 9 .",
        agenda=[["end", 0], ["rest", STALLS[stall][0]], ["package", 0, square]],
    )
    single = [move for move in nefertiti.legal("take") if len(move.split()) == 2]
    assert len(nefertiti.legal()) == packages
    assert len(single) == (4 if stall == "LR" and int(bid) < 6 else 1)


# --- set-up -----------------------------------------------------------------------------------------------------------


@rule("NEF-33")
def test_stalls_of_a_first_game_and_of_experienced_players() -> None:
    first = dealt(reserves="first_game")
    assert [first.opened(market) for market in MARKETS] == ["left", "right", "right", "left"]
    tossed = Table(NEFERTITI.new())
    for market in MARKETS:
        assert tossed.outcomes() == {f"stall {market} left": 1, f"stall {market} right": 1}
        tossed.play(f"stall {market} right")
    assert [tossed.opened(market) for market in MARKETS] == ["right"] * 4


@rule("NEF-34", "NEF-37")
def test_louqsor_begins_closed_and_gizeh_is_dealt_first() -> None:
    nefertiti = Table(NEFERTITI.new({"reserves": "first_game"}))
    nefertiti.play("card gold", "card harp", "card chair", "card mirror", "card necklace")
    assert nefertiti.cards("gizeh") == "gold! harp chair mirror"
    assert nefertiti.cards("akhet_aton") == "necklace . . ."
    nefertiti.draws()
    assert [nefertiti.status(market) for market in MARKETS] == ["open", "open", "open", "tiled"]
    assert nefertiti.cards("louqsor") == ". . . ."
    assert nefertiti.places()["louqsor"] == ["tile"]


@rule("NEF-38", "NEF-39")
@pytest.mark.parametrize(
    ("players", "first", "money"), [(4, 0, "8 9 9 10"), (4, 2, "9 10 8 9"), (3, 1, "10 9 10"), (3, 2, "10 10 9")]
)
def test_who_begins_and_with_how_much(players: int, first: int, money: str) -> None:
    nefertiti = dealt(players=players, first=first)
    assert nefertiti.player == first
    assert [nefertiti.money(seat) for seat in range(players)] == [int(deben) for deben in money.split()]


@rule("NEF-38")
def test_the_one_who_begins_sits_at_the_table() -> None:
    with pytest.raises(BadOption) as error:
        NEFERTITI.new({"players": 3, "first": 3})
    assert error.value.path == "options.first"


# --- the turn ---------------------------------------------------------------------------------------------------------


@rule("NEF-40")
def test_turns_go_clockwise_whatever_closes() -> None:
    seats: list[int] = []
    for state, _ in random_match(8):
        if state.agenda and state.agenda[-1] == (0,):
            seats.append(state.current_player)
    assert len(seats) > 40
    assert seats == [number % 4 for number in range(len(seats))]


@rule("NEF-41")
def test_a_turn_is_a_character_then_a_servant() -> None:
    nefertiti = table(red="chair", seals={RED: 1})
    kinds = {move.split()[0] for move in nefertiti.legal()}
    assert kinds == {"place", "recruit"}
    nefertiti.play("recruit vizier")
    assert {move.split()[0] for move in nefertiti.legal()} == {"place"}
    nefertiti.play("place GL7")
    assert nefertiti.player == BLUE


@rule("NEF-42")
def test_a_seal_goes_back_to_the_supply_and_a_used_character_leaves() -> None:
    nefertiti = table(red="chair", seals={RED: 1}, spent={"scribe": 3})
    nefertiti.play("recruit vizier", "place GL7")
    assert nefertiti.seals(RED) == 0
    assert nefertiti.places()["char.vizier"] == []
    assert "vizier.1" in nefertiti.places()["box"]
    other = table(blue="chair", seals={BLUE: 1}, turn=2, spent={"vizier": 1})
    assert other.refused("recruit vizier") == "NEF-42"


IDLE: dict[str, dict[str, Any]] = {
    "vizier": {},
    "scribe": {},
    "merchant": {"red": "harp", "blue": "gold"},
    "thief": {},
    "royal_servant": {},
    "treasurer": {"reserve": dict.fromkeys(MARKETS, 0), "money": "10 10 10 10"},
}


@rule("NEF-43", "NEF-70", "NEF-94")
@pytest.mark.parametrize("character", IDLE)
def test_a_character_whose_power_does_nothing(character: str) -> None:
    nefertiti = table(**IDLE[character], seals={RED: 1})
    assert nefertiti.refused(f"recruit {character}") == "NEF-43"
    assert "recruit high_priest" in nefertiti.legal()
    allowed = table(**IDLE[character], seals={RED: 1}, allow_idle_recruit=True).play(f"recruit {character}")
    assert allowed.player == RED
    assert {move.split()[0] for move in allowed.legal()} == {"place"}, "the power is passed over"


@rule("NEF-44")
def test_nobody_asks_whether_a_bid_can_be_paid() -> None:
    nefertiti = table(money="0 9 9 .")
    assert "place AL10" in nefertiti.legal()
    assert sorted(nefertiti.legal()) == sorted(
        f"place {square['id']}"
        for row in printed("stalls")["stalls"]
        if row["id"] in ("GL", "AL", "SL")
        for square in row["squares"]
    )


@rule("NEF-45")
def test_income_is_earned_again_when_a_market_has_opened_again() -> None:
    nefertiti = table(LR="", gizeh="gold! harp chair mirror", tile="gizeh", reserve={"louqsor": 3}, money="9 9 9 .")
    nefertiti.play("place LR2", "roll 1", "take upper").draws()
    assert nefertiti.reserve("louqsor") == 3 - 1 + 2
    assert nefertiti.player == BLUE
    before = nefertiti.money(BLUE)
    nefertiti.play("place GL1")
    assert nefertiti.money(BLUE) == before + 1


@rule("NEF-46")
def test_a_market_is_settled_in_the_middle_of_the_turn() -> None:
    nefertiti = table(GR="1:B 2:G", money="9 9 9 .").play("place GR8")
    assert nefertiti.happened() == ["place", "closes", "pay"]
    assert nefertiti.counters()["turn"] == 1


@rule("NEF-47", "NEF-49")
def test_forcing_needs_no_dice() -> None:
    nefertiti = table(LL="3:R", GL="1:R 7:R 2:R", tile="akhet_aton", holder=BLUE, held_since=2, turn=5, money="9 9 9 .")
    assert nefertiti.legal() == ["force gizeh", "force louqsor"]
    money = nefertiti.money(RED)
    nefertiti.play("force louqsor")
    assert nefertiti.player == RED
    assert nefertiti.money(RED) == money - 3, "the bid is paid, nothing is earned"
    nefertiti.play("take upper")
    assert nefertiti.counters()["holder"] == -1


# --- Louqsor's dice ---------------------------------------------------------------------------------------------------


def holding(**options: Any) -> Table:
    """Red keeps the dice since turn 1; it is turn 5, and Red has placed elsewhere."""
    nefertiti = table(LL="3:R", tile="gizeh", holder=RED, held_since=1, turn=5, money="9 9 9 .", **options)
    return nefertiti.play("place AL8")


def round_without_louqsor(nefertiti: Table, *squares: str) -> list[str]:
    """What Red is asked at the end of the next turn."""
    nefertiti.play(*(f"place {square}" for square in squares))
    return nefertiti.legal()


@rule("NEF-51")
@pytest.mark.parametrize("answer", [["reroll", "roll 1 2"], ["keep"]])
def test_the_dice_are_kept_after_another_failure(answer: list[str]) -> None:
    nefertiti = holding().play(*answer)
    assert nefertiti.counters()["holder"] == RED
    assert round_without_louqsor(nefertiti, "SL1a", "SL1b", "AL6", "AL7") == ["reroll", "keep"]


@rule("NEF-51", "NEF-94")
@pytest.mark.parametrize("answer", [["reroll", "roll 1 2"], ["keep"]])
def test_one_second_roll_only_by_option(answer: list[str]) -> None:
    nefertiti = holding(louqsor_reroll_repeat=False).play(*answer)
    assert nefertiti.counters()["holder"] == -1
    round_without_louqsor(nefertiti, "SL1a", "SL1b", "AL6", "AL7")
    assert (nefertiti.player, nefertiti.counters()["turn"]) == (BLUE, 10)


@rule("NEF-52")
def test_dice_of_this_turn_are_not_rolled_again_in_it() -> None:
    nefertiti = table(LL="", tile="gizeh", seals={RED: 1}, money="9 9 9 .").play("recruit high_priest")
    nefertiti.play("place LL5", "roll 1 1", "place LL6", "roll 1 1")
    assert nefertiti.player == BLUE


@rule("NEF-50", "NEF-32")
def test_one_die_on_the_right_stall() -> None:
    nefertiti = table(LR="3:R 4:B", tile="gizeh", holder=RED, held_since=1, turn=5, money="9 9 9 .")
    assert nefertiti.places()["p0.dice"] == ["die.1"]
    nefertiti.play("place AL8", "reroll")
    assert nefertiti.outcomes() == {f"roll {face}": 1 for face in range(1, 7)}


# --- settling ---------------------------------------------------------------------------------------------------------


@rule("NEF-55")
def test_servants_go_home_to_their_players() -> None:
    nefertiti = table(GR="1:B 2:B 3:R", turn=3, money="9 9 9 .").play("place GR8", "take upper").halves()
    assert [nefertiti.home(seat) for seat in range(4)] == [4, 4, 4, 4]


@rule("NEF-56", "NEF-93")
def test_the_highest_bid_is_paid_before_the_cards_are_chosen() -> None:
    nefertiti = table(GR="1:B 2:G", money="9 9 9 .", reserve={"gizeh": 0}).play("place GR8")
    assert (nefertiti.money(RED), nefertiti.reserve("gizeh")) == (1, 8)
    assert nefertiti.standing("gizeh") == {"GR1": BLUE, "GR2": GREEN, "GR8": RED}, "the Servant waits for the answer"


@rule("NEF-57")
def test_an_upper_card_without_a_seal() -> None:
    nefertiti = table(GR="1:B 2:G", gizeh="gold harp chair mirror", money="9 9 9 .").play("place GR8")
    assert len(nefertiti.legal()) == 4
    nefertiti.play("take upper")
    assert nefertiti.seals(RED) == 0


@rule("NEF-59")
def test_a_later_servant_may_take_half_though_it_could_buy() -> None:
    nefertiti = table(GR="7:B 2:G", money="9 9 9 .", gizeh="gold! harp chair mirror").play(
        "place GR8", "take lower1 lower3"
    )
    assert nefertiti.player == BLUE
    assert nefertiti.legal() == ["buy upper", "buy lower2", "half"]
    bought = Table(nefertiti.state.copy()).play("buy upper")
    assert (bought.held(BLUE), bought.seals(BLUE), bought.money(BLUE)) == (Counter(["gold"]), 1, 2)


@rule("NEF-62")
def test_coins_and_cards_stay_on_the_closed_market() -> None:
    nefertiti = table(GR="1:B 2:G", money="9 0 0 .", gizeh="gold! harp chair mirror", reserve={"gizeh": 3})
    nefertiti.play("place GR8", "take lower1 lower3").draws()
    assert nefertiti.reserve("gizeh") == 11 - 6 - 3
    assert nefertiti.cards("gizeh") == "gold! . chair ."
    assert nefertiti.places()["gizeh"] == ["tile"]
    assert nefertiti.opened("gizeh") == "left"


@rule("NEF-63", "NEF-68")
def test_no_seal_is_left_for_the_market_that_opens() -> None:
    nefertiti = (
        table(GR="1:B 2:G", money="9 9 9 .", no_seals_left=True).play("place GR8", "take lower1 lower2").halves()
    )
    nefertiti.play("card harp", "card harp", "card chair", "card gold")
    assert nefertiti.cards("louqsor") == "harp harp chair gold"
    assert nefertiti.told("open")[0]["sealed"] == "no"


@rule("NEF-64")
@pytest.mark.parametrize("players", [3, 4])
def test_three_markets_are_open_until_akhenaton(players: int) -> None:
    turns = 0
    for state, _ in random_match(5, players=players):
        nefertiti = Table(state)
        if state.agenda and state.agenda[-1] == (0,):
            opened = [nefertiti.status(market) for market in MARKETS].count("open")
            assert (opened == 3) != bool(nefertiti.counters()["akhenaton_out"])
            turns += 1
    assert turns > 20


# --- Akhenaton and the end --------------------------------------------------------------------------------------------


def last_two(**named: Any) -> Table:
    """Akhenaton is out, Louqsor closed for good, Gizeh tiled; Akhet-Aton and Abou Simbel are still open."""
    return table(
        pile="", akhenaton_out=True, tile="gizeh", status={"louqsor": "permanent"}, turn=9, money="9 9 9 .", **named
    )


@rule("NEF-65")
def test_he_can_be_the_first_card_turned_up() -> None:
    nefertiti = table(GR="1:B 2:G", money="9 9 9 .", louqsor=". gold . .", pile="chair").play(
        "place GR8", "take lower1 lower2"
    )
    nefertiti.halves().play("card akhenaton")
    assert nefertiti.cards("louqsor") == "gold . . .", "the card has moved up, no Seal is added"
    assert nefertiti.refused("place LL7") == "NEF-65"


@rule("NEF-66")
def test_the_game_ends_in_the_middle_of_a_high_priests_turn() -> None:
    nefertiti = table(
        pile="",
        akhenaton_out=True,
        tile="gizeh",
        status={"louqsor": "permanent", "akhet_aton": "closed"},
        turn=9,
        money="9 9 9 .",
        SL="7:B 1a:G 1b:K",
        seals={RED: 1},
    )
    nefertiti.play("recruit high_priest", "place SL2a", "take upper").halves()
    assert nefertiti.player == OVER
    assert nefertiti.happened()[-1] == "end"
    assert nefertiti.state.why_not(NEFERTITI.parse("place SL5")).rule == "NEF-66"  # type: ignore[union-attr]


@rule("NEF-66")
def test_the_game_ends_without_rolling_again() -> None:
    nefertiti = table(
        pile="",
        akhenaton_out=True,
        tile="gizeh",
        status={"akhet_aton": "permanent", "abou_simbel": "closed"},
        LL="3:R",
        holder=RED,
        held_since=1,
        turn=5,
        money="9 9 9 .",
    ).play("place LL4", "roll 3 4", "take upper")
    assert nefertiti.player == RED, "the second Servant"
    nefertiti.halves()
    assert nefertiti.player == OVER


@rule("NEF-67", "NEF-74", "NEF-94")
@pytest.mark.parametrize(("moves", "tile"), [(True, "abou_simbel"), (False, "gizeh")])
def test_where_the_tile_lies_after_akhenaton(moves: bool, tile: str) -> None:
    nefertiti = last_two(SL="7:B 2a:G", tile_moves_after_akhenaton=moves).play("place SL5", "take upper").halves()
    assert nefertiti.places()[tile] == ["tile"]
    assert nefertiti.status(tile) == "tiled"
    assert [nefertiti.status(market) for market in MARKETS].count("closed") == 1


@rule("NEF-68", "NEF-90")
@pytest.mark.parametrize("seed", range(4))
def test_the_pile_never_runs_out_before_akhenaton(seed: int) -> None:
    drawn = [text for _, text in random_match(seed, players=3) if text.startswith("card ")]
    assert drawn[-1] == "card akhenaton"
    assert 38 - 4 <= len(drawn) - 1 <= 38


@rule("NEF-69")
def test_reserves_and_cards_on_markets_count_for_nobody() -> None:
    nefertiti = table(money="0 0 0 0", gizeh="gold! gold chair harp", **ENDED)
    assert sum(nefertiti.reserve(market) for market in MARKETS) == 40
    assert nefertiti.state.scores() == [0, 0, 0, 0]


# --- characters -------------------------------------------------------------------------------------------------------


@rule("NEF-71")
@pytest.mark.parametrize(
    ("notation", "why"),
    [
        ("swap harp 0 chair", "refuse-swap-opponent"),
        ("swap gold 1 chair", "refuse-not-held"),
        ("swap harp 2 gold", "refuse-not-held"),
        ("swap harp 1 harp", "refuse-swap-alike"),
        ("swap harp 1 necklace", "refuse-swap-type"),
        ("swap harp 1 statuette", "refuse-swap-money"),
        ("stop", "refuse-first-swap"),
    ],
)
def test_exchanges_that_are_not_possible(notation: str, why: str) -> None:
    nefertiti = table(
        red="harp chair statuette", blue="harp necklace statuette chair", green="chair", seals={RED: 1}, money="1 9 9 ."
    ).play("recruit merchant")
    assert nefertiti.refused(notation) == "NEF-71"
    refusal = nefertiti.state.why_not(NEFERTITI.parse(notation))
    assert refusal is not None
    assert refusal.message["id"] == why


@rule("NEF-72", "NEF-92")
def test_the_second_exchange_may_be_declined_and_sees_the_first() -> None:
    nefertiti = table(
        red="harp*2 gold", blue="gold harp", green="gold necklace chair", black="chair", seals={RED: 1}, money="9 9 9 ."
    ).play("recruit merchant", "swap gold 1 harp")
    assert nefertiti.player == RED
    assert {move.split()[0] for move in nefertiti.legal()} == {"place"}, "without gold none can be asked for"
    hands: dict[str, Any] = {"red": "harp*2 gold", "blue": "gold harp", "green": "gold harp", "money": "9 9 9 ."}
    nefertiti = table(**hands, seals={RED: 1}).play("recruit merchant", "swap harp 1 gold")
    assert nefertiti.refused("swap harp 1 gold") == "NEF-72"
    assert "stop" in nefertiti.legal()
    nefertiti.play("stop")
    assert {move.split()[0] for move in nefertiti.legal()} == {"place"}
    single = table(
        red="harp*2 gold", blue="gold harp", green="gold harp", seals={RED: 1}, money="9 9 9 .", spent={"merchant": 1}
    )
    single.play("recruit merchant", "swap harp 1 gold")
    assert {move.split()[0] for move in single.legal()} == {"place"}, "only the First Merchant swaps twice"


@rule("NEF-73")
def test_high_priest_places_in_one_market_or_in_two() -> None:
    nefertiti = table(seals={RED: 1}).play("recruit high_priest", "place GL1", "place GL7")
    assert nefertiti.standing("gizeh") == {"GL1": RED, "GL7": RED}
    assert nefertiti.player == BLUE
    nefertiti = table(seals={RED: 1}).play("recruit high_priest", "place GL1", "place SL8")
    assert (nefertiti.standing("gizeh"), nefertiti.standing("abou_simbel")) == ({"GL1": RED}, {"SL8": RED})


@rule("NEF-73")
def test_high_priest_may_place_in_the_market_that_has_just_opened() -> None:
    nefertiti = table(GR="1:B 2:G", seals={RED: 1}, money="9 9 9 .")
    nefertiti.play("recruit high_priest", "place GR8", "take upper").halves().draws()
    assert nefertiti.player == RED
    nefertiti.play("place LL7")
    assert nefertiti.player == CHANCE


@rule("NEF-74")
def test_the_thief_takes_from_the_tiled_market_only() -> None:
    nefertiti = last_two(seals={RED: 1}, gizeh="gold! . harp .", louqsor="mirror . . .").play("recruit thief")
    assert nefertiti.legal() == ["steal upper", "steal lower2"]
    assert nefertiti.refused("steal lower1") == "NEF-74"


@rule("NEF-75")
def test_the_recruiter_of_the_royal_servant_need_not_hold_the_type() -> None:
    nefertiti = table(red="chair", blue="gold", seals={RED: 1}).play("recruit royal_servant")
    assert nefertiti.legal() == ["name gold", "name chair"]
    assert nefertiti.refused("name harp") == "NEF-75"
    nefertiti.play("name gold")
    assert [nefertiti.points(seat) for seat in range(4)] == [0, 14, 0, 0]
    assert nefertiti.held(BLUE) == Counter()


@rule("NEF-75", "NEF-93")
def test_holders_of_both_senets_choose_clockwise_from_the_recruiter_at_one_value() -> None:
    both = "senet senet2"
    nefertiti = table(red=both, blue="chair", green="senet", black=both, seals={BLACK: 1}, turn=4)
    nefertiti.play("recruit royal_servant", "name senet")
    assert nefertiti.player == BLACK
    nefertiti.play("discard senet2")
    assert nefertiti.player == RED
    nefertiti.play("discard senet")
    assert [nefertiti.points(seat) for seat in range(4)] == [4, 0, 4, 8]
    assert nefertiti.player == BLACK


@rule("NEF-76")
@pytest.mark.parametrize(("players", "bonus"), [(4, [3, 2, 2, 1]), (3, [3, 2, 1])])
def test_scribes_lose_rank(players: int, bonus: list[int]) -> None:
    for used, wanted in enumerate(bonus):
        nefertiti = table(players=players, red="chair harp", seals={RED: 1}, spent={"scribe": used})
        nefertiti.play("recruit scribe", "score chair")
        assert nefertiti.points(RED) == 9 + wanted
    assert (
        table(players=players, red="chair", seals={RED: 1}, spent={"scribe": len(bonus)}).refused("recruit scribe")
        == "NEF-42"
    )


@rule("NEF-77")
def test_the_treasurer_reaches_every_reserve() -> None:
    nefertiti = last_two(seals={RED: 1}, reserve={"louqsor": 5, "gizeh": 2, "akhet_aton": 0, "abou_simbel": 0})
    nefertiti.play("recruit treasurer")
    assert nefertiti.legal() == ["collect gizeh 1", "collect gizeh 2", *(f"collect louqsor {n}" for n in (1, 2, 3, 4))]
    assert nefertiti.refused("collect gizeh 3") == "NEF-77"


# --- fine print -------------------------------------------------------------------------------------------------------


@rule("NEF-90")
def test_every_unseen_gift_is_as_likely_as_any_other() -> None:
    nefertiti = Table(NEFERTITI.new({"reserves": "first_game"})).play("card gold", "card gold", "card senet2")
    weights = nefertiti.outcomes()
    assert (weights["card gold"], weights["card senet2"], weights["card harp"]) == (3, 2, 8)
    assert nefertiti.refused("card akhenaton") == "NEF-36"


@rule("NEF-90")
def test_sampling_follows_the_law() -> None:
    class Count:
        """Every value that the generator can give, in equal steps."""

        def __init__(self, steps: int):
            self.steps, self.step = steps, -1

        def random(self) -> float:
            self.step += 1
            return (self.step + 0.5) / self.steps

    closed = table(GR="1:B 2:G", money="9 9 9 .", pile="harp*2 gold").play("place GR8", "take upper").halves()
    louqsor = table(LL="", tile="gizeh").play("place LL3")
    right = table(LR="", tile="gizeh").play("place LR3")
    for nefertiti in (closed, louqsor, right, dealt_to_the_toss()):
        law = nefertiti.outcomes()
        total = sum(law.values())
        rng = Count(total)
        seen = Counter(NEFERTITI.notation(nefertiti.state.sample_chance(rng)) for _ in range(total))
        assert seen == Counter(law)


def dealt_to_the_toss() -> Table:
    return Table(NEFERTITI.new())


@rule("NEF-91")
def test_the_first_question_of_a_turn_is_always_asked() -> None:
    alone: dict[str, Any] = {"GL": "1:R 2:R 6:R", "AL": "", "SL": "", "tile": "louqsor", "money": "9 9 9 ."}
    forced = table(**{**alone, "GL": "1:R 2:R 6:R 7:R"})
    assert (forced.player, forced.legal()) == (RED, ["force gizeh"])
    recruited = table(**{**alone, "GL": "1:R 2:R 6:R 7:R"}, red="chair", seals={RED: 1}).play("recruit vizier")
    assert recruited.happened("only-act", "force") == ["only-act", "force"]
    assert recruited.legal("take") != []


@rule("NEF-91", "NEF-73")
def test_both_steps_of_the_high_priest_are_carried_out_where_there_is_one_answer() -> None:
    nefertiti = table(GL="1:R 2:R 6:R 7:R", seals={RED: 1}, money="9 9 9 .").play("recruit high_priest")
    assert nefertiti.happened("only-act", "force", "pay") == ["only-act", "force", "pay"]


@rule("NEF-92")
@pytest.mark.parametrize(
    ("recruit", "named", "events"),
    [
        ("scribe", {"red": "chair*2"}, ["only-score", "score"]),
        ("royal_servant", {"blue": "gold*2"}, ["only-name", "name", "give"]),
        ("thief", {"louqsor": ". . harp ."}, ["only-steal", "steal"]),
        ("merchant", {"red": "chair harp", "blue": "chair"}, ["only-swap", "swap"]),
        (
            "treasurer",
            {"reserve": {"gizeh": 1, "akhet_aton": 0, "abou_simbel": 0, "louqsor": 0}},
            ["only-collect", "collect"],
        ),
    ],
)
def test_a_power_with_one_answer_is_carried_out(recruit: str, named: dict[str, Any], events: list[str]) -> None:
    nefertiti = table(**named, seals={RED: 1}).play(f"recruit {recruit}")
    assert nefertiti.happened() == ["recruit", *events]
    assert {move.split()[0] for move in nefertiti.legal()} == {"place"}


@rule("NEF-92")
def test_equal_cards_at_two_places_are_two_answers_and_in_a_hand_one() -> None:
    stolen = table(louqsor="harp! harp harp .", seals={RED: 1}).play("recruit thief")
    assert stolen.legal() == ["steal upper", "steal lower1", "steal lower2"]
    shamed = table(GR="1:B 2:G", red="chair*3 gold", money="0 9 9 .").play("place GR8")
    assert shamed.legal() == ["discard gold", "discard chair"]


@rule("NEF-92", "NEF-50")
def test_rolling_again_is_asked_even_where_it_is_in_vain() -> None:
    nefertiti = table(LL="7:R", tile="gizeh", holder=RED, held_since=1, turn=5, money="9 9 9 .").play("place AL8")
    assert nefertiti.legal() == ["reroll", "keep"]
    assert nefertiti.state.view()["prompt"]["args"]["chance"] == 0


@rule("NEF-93", "NEF-42")
def test_seal_and_character_are_spent_before_the_power_is_used() -> None:
    nefertiti = table(red="chair harp", seals={RED: 1})
    supply = nefertiti.supply()
    nefertiti.play("recruit scribe")
    assert nefertiti.legal() == ["score harp", "score chair"]
    assert (nefertiti.seals(RED), nefertiti.supply()) == (0, supply + 1)
    assert len(nefertiti.places()["char.scribe"]) == 3


@rule("NEF-95", "NEF-80")
def test_scores_are_those_of_an_end_now() -> None:
    assert NEFERTITI.new().scores() == [4, 4, 4, 5]
    nefertiti = table(red="gold*2", blue="gold", money="5 9 9 .", seals={RED: 1}, points={RED: 7})
    assert nefertiti.state.scores()[:2] == [7 + 20 + 2 + 3, 10 + 4]


# --- what the board tells ---------------------------------------------------------------------------------------------


@rule("NEF-26", "NEF-27", "NEF-28", "NEF-29", "NEF-30", "NEF-31", "NEF-32")
@pytest.mark.parametrize(
    ("stall", "standing", "told"),
    [
        ("GL", "1:R 3:B 5:G", ["far-connected have=3 need=4"]),
        ("GR", "1:R 3:R 5:B", ["far-colours have=2 need=3", "far-servants have=3 need=4"]),
        ("AL", "0:R 1:B 2:G", ["far-rows have=2 need=4"]),
        ("AR", "0:R 4:B 1:G", ["far-line have=2 need=3"]),
        ("SL", "5:R 7:B", ["far-sum have=12 need=17 exact=[14] count=1"]),
        ("SR", "3a:R 7:B", ["far-sum have=10 need=17 exact=[] count=0"]),
        ("LL", "1:R 2:B 7:G", ["far-faces have=2 chance=11"]),
        ("LR", "4:R 5:B 8:G", ["far-chain have=2 chance=33"]),
    ],
)
def test_how_far_a_market_is_from_closing(stall: str, standing: str, told: list[str]) -> None:
    market = STALLS[stall][0]
    nefertiti = table(**{stall: standing}, tile="gizeh" if stall[0] == "L" else "louqsor", money="9 9 9 .")
    closes, *far = nefertiti.state.view()["facts"][market]
    assert closes["id"] == f"closes-{stall}"
    assert [" ".join([fact["id"], *(f"{key}={value}" for key, value in fact["args"].items())]) for fact in far] == told


@rule("NEF-23", "NEF-45", "NEF-58")
def test_a_free_square_tells_income_and_the_settlement_it_would_bring() -> None:
    nefertiti = table(GR="1:B 2:G", money="6 0 9 .", reserve={"gizeh": 2})
    (_, fact, symbol) = nefertiti.state.view()["facts"]["GR4"]
    assert symbol["id"] == "symbol-deben"
    assert fact["args"] == {"income": 1, "closes": "yes", "chance": 0}
    bids = [
        (bid["args"]["bid"], bid["args"]["player"]["seat"], bid["args"]["enough"])
        for bid in nefertiti.state.facts("GR8")
    ]
    assert bids == [(8, RED, "no"), (2, GREEN, "yes"), (1, BLUE, "no")]
    assert nefertiti.state.facts("GL1") == [], "that stall is covered"


@rule("NEF-15")
def test_a_card_tells_what_one_holder_more_or_fewer_makes_of_it() -> None:
    nefertiti = table(red="gold", blue="gold", gizeh="gold! senet2 chair chair")
    fact, stand_in = nefertiti.state.view()["facts"]["gizeh.upper"]
    assert (fact["args"]["now"], fact["args"]["more"], fact["args"]["fewer"]) == (10, 7, 14)
    assert stand_in["id"] == "fact-stand-in"
    (senets,) = nefertiti.state.view()["facts"]["gizeh.lower1"]
    assert (senets["args"]["now"], senets["args"]["more"]) == (0, 12)


# --- positions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_a_position_plays_on_as_the_match_does_at_every_ply(seed: int) -> None:
    for state, text in random_match(seed, players=3 + seed % 2, first=seed, allow_idle_recruit=seed == 2):
        written = NEFERTITI.position(state)
        again = NEFERTITI.from_position(json.loads(json.dumps(written)))
        assert NEFERTITI.position(again) == written
        assert (again.legal_moves(), again.chance_outcomes()) == (state.legal_moves(), state.chance_outcomes())
        if text:
            one, other = state.copy(), again
            one.apply(NEFERTITI.parse(text))
            other.apply(NEFERTITI.parse(text))
            assert NEFERTITI.position(one) == NEFERTITI.position(other)


def faults(change: Any, **named: Any) -> list[tuple[str, str]]:
    """The faults of a position after a test's change to it, as (path, message id)."""
    given = position(**named)
    NEFERTITI.from_position(given)  # whole before the change
    change(given)
    with pytest.raises(BadPosition) as error:
        NEFERTITI.from_position(given)
    return [(fault.path, fault.message["id"]) for fault in error.value.faults]


def set_counter(name: str, value: int) -> Any:
    return lambda given: given["counters"].__setitem__(name, value)


def set_place(name: str, *ids: str) -> Any:
    return lambda given: given["places"].__setitem__(name, list(ids))


def set_agenda(*frames: list[Any]) -> Any:
    return lambda given: given.__setitem__("agenda", list(frames))


def move_piece(id: str, to: str) -> Any:
    def change(given: dict[str, Any]) -> None:
        for ids in given["places"].values():
            if id in ids:
                ids.remove(id)
        given["places"].setdefault(to, []).append(id)

    return change


def describe(id: str, kind: str, owner: int | None = None) -> Any:
    return lambda given: given["pieces"].update({id: {"kind": kind, "owner": owner}})


STANDING = {"stalls": {"GL": "1:R 2:B"}}
DEALT = ["card", "gizeh", "upper"]


@pytest.mark.parametrize(
    ("change", "named", "path", "id"),
    [
        (set_place("nowhere", "s0.1"), {}, "places.nowhere", "position-place"),
        (set_place("GL5", "s0.9"), {}, "places.GL5[0]", "position-piece"),
        (set_place("GL5", "s0.1"), {}, "places.GL5[0]", "position-twice"),
        (move_piece("s0.1", "GL2"), STANDING, "places.GL2", "position-crowded"),
        (move_piece("s0.4", "p1.hand"), {}, 'places["p1.hand"][4]', "position-wrong-place"),
        (move_piece("s0.4", "GR1"), {}, "places.GR1", "position-covered"),
        (move_piece("s0.4", "LL1"), {}, "places", "position-shut"),
        (move_piece("seal.12", "pile"), {}, "places.pile[0]", "position-wrong-place"),
        (move_piece("seal.1", "louqsor.seal"), {}, 'places["louqsor.seal"]', "position-seal"),
        (move_piece("reserve.gizeh", "louqsor.left"), {}, 'places["louqsor.left"][0]', "position-wrong-place"),
        (move_piece("tile", "p0.hand"), {}, 'places["p0.hand"][4]', "position-wrong-place"),
        (move_piece("tile", "gizeh"), {}, 'counters["gizeh.status"]', "position-status"),
        (move_piece("merchant.1", "box"), {}, 'places["char.merchant"]', "position-pile"),
        (move_piece("thief.1", "char.vizier"), {}, 'places["char.vizier"][1]', "position-wrong-place"),
        (move_piece("die.2", "p1.dice"), {}, 'places["p1.dice"]', "position-die"),
        (set_place("seals"), {}, "places", "position-missing"),
        (
            lambda given: given["pieces"].update({"gold.9": {"kind": "gold"}}),
            {},
            'pieces["gold.9"]',
            "position-nowhere",
        ),
        (lambda given: given["pieces"].update({"tile": {"kind": "die"}}), {}, "pieces.tile.kind", "position-kind"),
        (lambda given: given["options"].update(first=True), {}, "options.first", "shape-wrong"),
        (set_counter("turns", 1), {}, "counters.turns", "position-counter"),
        (lambda given: given["counters"].pop("holder"), {}, "counters", "position-counter-missing"),
        (set_counter("gizeh.status", 7), {}, 'counters["gizeh.status"]', "position-range"),
        (set_counter("p0.money", 1), {}, "counters", "position-money"),
        (set_counter("pile", 3), {}, "counters.pile", "position-pile-count"),
        (set_counter("akhenaton_out", 1), {}, "counters.pile", "position-pile-count"),
        (set_counter("die.2", 4), {}, 'counters["die.2"]', "position-roll"),
        (set_counter("gizeh.status", 2), {}, 'counters["gizeh.status"]', "position-status"),
        (set_counter("holder", 1), {}, "counters.holder", "position-holder"),
        (set_counter("held_since", 1), {}, "counters.held_since", "position-held-since"),
        (set_place("gizeh.lower2"), {"pile": None}, "counters.pile", "position-pile-count"),
        (set_agenda(), {}, "agenda", "position-nobody"),
        (set_agenda(["turn", 1]), {}, "agenda[0]", "position-agenda"),
        (set_agenda(["dance"]), {}, "agenda[0]", "position-agenda"),
        (set_agenda(["turn", 0], ["score", 0]), {}, "agenda", "position-flow"),
        (set_agenda(["end", 0], ["due", 0], ["score", 0]), {}, "agenda[2]", "position-unasked"),
        (set_agenda(["end", 0], ["rest", "gizeh"], ["buy", 0, "GL1"]), STANDING, "agenda[2]", "position-agenda"),
        (
            set_agenda(["end", 0], ["reopen", "gizeh"], ["card", "gizeh", "upper"]),
            {},
            'counters["gizeh.status"]',
            "position-status",
        ),
        (set_agenda(["end", 0], ["roll", 0]), {}, "agenda[1]", "position-agenda"),
        (move_piece("s2.1", "GR8"), {"stalls": {"GR": "1:R 2:B"}}, "places", "position-closes"),
    ],
)
def test_every_fault_of_a_position_is_named_with_its_path(
    change: Any, named: dict[str, Any], path: str, id: str
) -> None:
    def whole(given: dict[str, Any]) -> None:
        given["pieces"] = {}
        change(given)

    assert (path, id) in faults(whole, **named)


def test_more_faults_of_a_position() -> None:
    ended = {name: value for name, value in ENDED.items() if name != "agenda"}
    assert faults(set_agenda(["turn", 0]), **ENDED) == [("agenda", "position-over")]
    out = {**ended, "status": {"akhet_aton": "closed", "louqsor": "permanent"}}
    assert faults(set_counter("louqsor.status", 2), **out) == [("counters.akhenaton_out", "position-permanent")]
    three = {"players": 3, "first": 0}
    assert faults(lambda given: given["options"].update(first=3), **three) == [("options.first", "error-option-value")]
    assert faults(lambda given: given.update(rules="2.0"), **three) == [("rules", "error-save-rules")]
    waiting = {
        "status": {"gizeh": "dealing"},
        "cards": {"gizeh": "chair! chair chair ."},
        "agenda": [["end", 0], ["reopen", "gizeh"], ["card", "gizeh", "lower3"]],
    }
    other = set_agenda(["end", 0], ["reopen", "gizeh"], ["card", "gizeh", "lower2"])
    assert faults(other, **waiting) == [("agenda", "position-waiting")]
    elsewhere = set_agenda(["end", 0], ["reopen", "gizeh"], ["card", "gizeh", "lower3"], ["card", "louqsor", "lower1"])
    assert faults(elsewhere, **waiting) == [("agenda", "position-waiting")]
    late = set_agenda(["turn", 0], ["reopen", "gizeh"], ["card", "gizeh", "lower3"])
    assert faults(late, **waiting, turn=5) == [("agenda", "position-flow")]

    def without_a_card(given: dict[str, Any]) -> None:
        given["places"]["box"] += given["places"].pop("gizeh.lower2")

    assert faults(without_a_card) == [('places["gizeh.lower2"]', "position-four-cards")]

    def early(given: dict[str, Any]) -> None:
        given["counters"]["akhenaton_out"] = 1
        given["counters"]["pile"] -= 1

    assert faults(early) == [("counters.akhenaton_out", "position-akhenaton")]


def test_a_text_that_is_no_move() -> None:
    for text in (
        "",
        "place GL8",
        "place",
        "swap harp 5 gold",
        "roll 5 2",
        "collect gizeh 5",
        "take upper lower1 lower2",
    ):
        with pytest.raises(BadMove):
            NEFERTITI.parse(text)
