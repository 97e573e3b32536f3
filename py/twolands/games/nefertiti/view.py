"""What is where in Nefertiti, what is asked, and what a person should know of it. Nothing here is a pixel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.game import OVER
from ...core.message import Message, message, seat_name
from ...core.screen import Pieces, Places
from . import data as d
from . import state as table
from .data import (
    BID,
    BUY0,
    CARD_ID,
    CHARACTER_ID,
    CHARACTERS,
    COLLECT0,
    DISCARD0,
    FIRST_CARD,
    FIRST_SQUARE,
    FORCE0,
    KIND_COUNT,
    KIND_OF,
    KINDS,
    LOUQSOR,
    MARKETS,
    MAXIMUM,
    NAME0,
    NOTATION,
    PACKAGES,
    RECRUIT0,
    ROLL1,
    ROLL2,
    SCORE0,
    SENET,
    SIDES,
    SLOT_ID,
    SLOTS,
    SQUARE_BIT,
    SQUARES,
    STALL0,
    STALL_OF,
    STEAL0,
    SWAP0,
    TAKE0,
    TYPE_OF,
    UNITS,
    VALUE,
)
from .names import TWINS, card_name, character_name, kind_name, market_name, square_name, type_name
from .refuse import why_idle
from .score import lines, totals, values
from .state import (
    SEALED,
    SUPPLY,
    NefertitiState,
    closed_by_servants,
    holders,
    holds,
    seals,
    units,
)

SERVANT_ID = tuple(f"s{seat}.{number}" for seat in range(4) for number in range(1, d.SERVANTS + 1))
SEAL_ID = tuple(f"seal.{number}" for number in range(1, d.SEALS + 1))
DICE = ("die.1", "die.2")
SEAT_PLACES = ("hand", "money", "seals", "gifts", "dice")
STATUS_NAMES = ("open", "tiled", "closed", "permanent", "dealing")


def character_kinds(players: int) -> dict[str, str]:
    """What each Character is, by its piece."""
    kinds: dict[str, str] = {}
    for pile, ids in zip(CHARACTERS, CHARACTER_ID[players], strict=True):
        for left, id in enumerate(ids, 1):
            kinds[id] = pile
            if pile == "merchant":
                kinds[id] = f"merchant_x{2 if left == d.FIRST_MERCHANT else 1}"
            elif pile == "scribe":
                kinds[id] = f"scribe_{d.SCRIBE_BONUS[players][left]}"
    return kinds


# --- pieces and places ------------------------------------------------------------------------------------------------


def place_names(players: int) -> list[str]:
    """Every place of the game."""
    names = [*SQUARES]
    for market in MARKETS:
        names += [market, *(f"{market}.{part}" for part in (*SIDES, *SLOTS, "seal", "reserve"))]
    names += ["louqsor.dice", *(f"char.{character}" for character in CHARACTERS), "pile", "seals", "box"]
    return names + [f"p{seat}.{name}" for seat in range(players) for name in SEAT_PLACES]


def pieces_and_places(s: NefertitiState) -> tuple[Pieces, Places]:
    """Every piece in sight, and what lies in each place of the game."""
    pieces: Pieces = {}
    places: dict[str, list[str]] = {name: [] for name in place_names(s.players)}

    def lay(place: str, id: str, kind: str, owner: int = -1) -> None:
        places[place].append(id)
        pieces[id] = {"kind": kind} if owner < 0 else {"kind": kind, "owner": owner}

    for square, servant in enumerate(s.standing):
        if servant >= 0:
            lay(SQUARES[square], SERVANT_ID[servant], "servant", servant >> 2)
    for seat in range(s.players):
        for servant in range(d.SERVANTS):
            if s.hand[seat] >> servant & 1:
                lay(f"p{seat}.hand", SERVANT_ID[4 * seat + servant], "servant", seat)
    for market, name in enumerate(MARKETS):
        lay(f"{name}.{SIDES[1 - s.side[market]]}", f"reserve.{name}", "reserve")
    lay(MARKETS[s.tile], "tile", "tile")
    for place, card in enumerate(s.cards):
        if card >= 0:
            lay(SLOT_ID[place], CARD_ID[card], KINDS[KIND_OF[card]])
    for card, where in enumerate(s.where):
        if where < table.UNSEEN:
            lay(f"p{where}.gifts", CARD_ID[card], KINDS[KIND_OF[card]], where)
        elif where == table.REMOVED:
            lay("box", CARD_ID[card], KINDS[KIND_OF[card]])
    for seal, where in enumerate(s.seal_at):
        if where < SEALED:
            lay(f"p{where}.seals", SEAL_ID[seal], "seal", where)
        else:
            lay("seals" if where == SUPPLY else f"{MARKETS[where - SEALED]}.seal", SEAL_ID[seal], "seal")
    kinds = character_kinds(s.players)
    for pile, ids in enumerate(CHARACTER_ID[s.players]):
        for number, id in enumerate(ids):
            lay(f"char.{CHARACTERS[pile]}" if number < s.left[pile] else "box", id, kinds[id])
    for number, die in enumerate(DICE):
        held = s.holder >= 0 and number <= 1 - s.side[LOUQSOR]
        lay(f"p{s.holder}.dice" if held else "louqsor.dice", die, "die")
    return pieces, places


def faces(rolled: int) -> list[int]:
    """What the two dice show after a roll; 0 for one that was not thrown."""
    if rolled < 0:
        return [0, 0]
    return [rolled - ROLL1 + 1, 0] if rolled >= ROLL1 else list(d.PAIRS[rolled - ROLL2])


def counters(s: NefertitiState) -> dict[str, int]:
    """Numbers on the table. A market's status is a number of STATUS_NAMES."""
    counted = {
        "turn": s.turn,
        "pile": len(s.unseen) + (not s.akhenaton_out),
        "akhenaton_out": int(s.akhenaton_out),
        "holder": s.holder,
        "held_since": s.held_since,
        **dict(zip(DICE, faces(s.rolled), strict=True)),
    }
    for market, name in enumerate(MARKETS):
        counted[f"{name}.status"] = s.status[market]
        counted[f"{name}.reserve"] = s.reserve[market]
    for seat in range(s.players):
        counted[f"p{seat}.money"] = s.money[seat]
        counted[f"p{seat}.points"] = s.points[seat]
    return counted


def agenda_words(s: NefertitiState) -> list[list[Any]]:
    """What is still to be decided, the next thing last, in words that `schema` reads back."""
    written: list[list[Any]] = []
    for frame in s.agenda:
        kind, args = frame[0], list[Any](frame[1:])
        if kind in (table.TURN, table.END, table.NEXT, table.DUE):
            args = [s.seat]
        elif kind in (table.PACKAGE, table.SHAME, table.BUY):
            args[1] = SQUARES[args[1]]
        elif kind in (table.STALL, table.CARD, table.SETTLE, table.REST, table.REOPEN):
            args[0] = MARKETS[args[0]]
            args[1:] = [SLOTS[slot] for slot in args[1:]]
        elif kind == table.GIFTS:
            args[0] = d.TYPES[args[0]]
        written.append([table.FRAME_NAMES[kind], *args])
    return written


def options(s: NefertitiState) -> dict[str, Any]:
    """The options of the match, as `Options` has them."""
    return {
        "players": s.players,
        "first": s.first,
        "reserves": "first_game" if s.first_game else "experienced",
        "allow_idle_recruit": s.idle,
        "louqsor_reroll_repeat": s.reroll_repeat,
        "tile_moves_after_akhenaton": s.tile_moves,
    }


def score(s: NefertitiState) -> list[dict[str, Any]]:
    """The lines of the score sheet."""
    return [line._asdict() for line in lines(s)]


# --- what is asked ----------------------------------------------------------------------------------------------------


def prompt(s: NefertitiState) -> Message:
    """What is asked of whom."""
    if s.current_player == OVER:
        returns, scores = s.returns(), totals(s)
        winners = [seat for seat in range(s.players) if returns[seat] == max(returns)]
        points = scores[winners[0]]
        if len(winners) > 1:
            return message("prompt-over-shared", players=[seat_name(seat) for seat in winners], points=points)
        id = "prompt-over-deben" if scores.count(points) > 1 else "prompt-over"
        return message(id, player=seat_name(winners[0]), points=points, deben=s.money[winners[0]])
    frame = s.agenda[-1]
    name = table.FRAME_NAMES[frame[0]]
    match frame[0]:
        case table.STALL:
            return message("prompt-stall", market=market_name(frame[1]))
        case table.CARD:
            return message("prompt-card", market=market_name(frame[1]), slot=SLOTS[frame[2]])
        case table.ROLL:
            return message("prompt-roll", player=seat_name(s.seat), dice=2 - s.side[LOUQSOR])
    asked: dict[str, Any] = {"player": seat_name(s.current_player)}
    match frame[0]:
        case table.TURN | table.ACT:
            if not s.hand[s.seat]:
                return message(f"prompt-{name}-force", **asked)
            if frame[0] == table.TURN:
                asked["seals"] = seals(s, s.seat)
        case table.SWAP if frame[2] >= 0:
            name = "swap-second"
        case table.GIVE:
            asked["value"] = frame[2]
        case table.SCORE:
            asked["bonus"] = d.SCRIBE_BONUS[s.players][s.left[d.SCRIBE] + 1]
        case table.STEAL:
            asked["market"] = market_name(s.tile)
        case table.PACKAGE | table.SHAME | table.BUY:
            asked["square"] = square_name(frame[2])
            if frame[0] == table.PACKAGE:
                asked["symbol"] = d.SYMBOL[frame[2]] or "none"
            elif frame[0] == table.BUY:
                asked["bid"] = BID[frame[2]]
        case table.AGAIN:
            asked["chance"] = chance_to_close(s, s.occupied[LOUQSOR])
    return message(f"prompt-{name}", **asked)


# --- moves ------------------------------------------------------------------------------------------------------------


def path(s: NefertitiState, move: int) -> list[str]:
    """What a person picks one after another to mean the move; for chance, the place where it is seen."""
    if move >= STALL0:
        return _chance_path(s, move)
    words = NOTATION[move].split(" ")
    market = MARKETS[_asked_market(s)]
    match words[0]:
        case "place" | "force":
            return [words[1]]
        case "recruit":
            return [f"char.{words[1]}"]
        case "swap":
            give, other, take = d.SWAPS[move - SWAP0]
            return [_card(s, s.seat, give), _card(s, other, take)]
        case "name":
            gift = move - NAME0
            clockwise = [(s.seat + step) % s.players for step in range(s.players)]
            return [_card_of_type(s, next((seat for seat in clockwise if holds(s, seat, gift)), s.seat), gift)]
        case "score":
            return [_card_of_type(s, s.seat, move - SCORE0)]
        case "discard":
            return [_card(s, s.current_player, move - DISCARD0)]
        case "steal":
            return [f"{MARKETS[s.tile]}.{words[1]}"]
        case "collect":
            # All that can be had is meant by the Reserve itself, less of it by a button.
            most = min(d.MOST_COLLECTED, s.reserve[MARKETS.index(words[1])])
            return [f"{words[1]}.reserve"] if int(words[2]) == most else []
        case "take":
            return [f"{market}.{slot}" for slot in words[1:]]
        case "buy":
            return [f"{market}.{words[1]}"]
        case "half":
            return [f"{market}.reserve"]
        case "reroll":
            return [DICE[0]]
    return []


def _chance_path(s: NefertitiState, move: int) -> list[str]:
    frame = s.agenda[-1] if s.agenda else (-1,)
    if move >= ROLL2:
        return ["louqsor.dice"]
    if move < d.CARD0:
        return [f"{MARKETS[(move - STALL0) // 2]}.{SIDES[(move - STALL0) % 2]}"]
    return [SLOT_ID[4 * frame[1] + frame[2]]] if frame[0] == table.CARD else []


def _asked_market(s: NefertitiState) -> int:
    """The market that is being settled, if one is."""
    frame = s.agenda[-1] if s.agenda else (-1,)
    return STALL_OF[frame[2]] >> 1 if frame[0] in (table.PACKAGE, table.SHAME, table.BUY) else s.tile


def _card(s: NefertitiState, seat: int, kind: int) -> str:
    """The card of a kind that a seat would give; where it has none, the kind is only talked about and any will do."""
    card = s.where.find(seat, FIRST_CARD[kind], FIRST_CARD[kind] + d.COPIES[kind])
    return CARD_ID[card if card >= 0 else FIRST_CARD[kind]]


def _card_of_type(s: NefertitiState, seat: int, gift: int) -> str:
    only_double = gift == SENET and not s.got[KIND_COUNT * seat + SENET]
    return _card(s, seat, gift + only_double)


def group(move: int) -> str:
    """The word under which a move is listed: the verb of its notation, for a placement with its market."""
    verb = NOTATION[move].split(" ")[0]
    return f"place-{MARKETS[STALL_OF[move] >> 1]}" if verb == "place" else verb


Words = tuple[Message, Message | None]
"""A move in words, and what it brings."""


def move_view(s: NefertitiState, move: int) -> dict[str, Any]:
    """A move in words, with what it brings."""
    verb = NOTATION[move].split(" ")[0]
    words, detail = _WORDS[verb](s, move)
    shown = {"notation": NOTATION[move], "message": words, "group": group(move), "path": path(s, move)}
    return shown if detail is None else {**shown, "detail": detail}


def _place_words(s: NefertitiState, square: int) -> Words:
    closes, chance = closing(s, square)
    which = TWINS.get(SQUARES[square], "only")
    args = {"bid": BID[square], "which": which, "income": income(s, square), "closes": closes, "chance": chance}
    words = message("move-place", square=square_name(square), **args)
    if closes == "no":
        return words, None
    return words, message("bids-in-order", bids=bids_in_order(s, STALL_OF[square] >> 1, square))


def _force_words(s: NefertitiState, move: int) -> Words:
    market = move - FORCE0
    detail = message("bids-in-order", bids=bids_in_order(s, market))
    return message("move-force", market=market_name(market)), detail


def _recruit_words(s: NefertitiState, move: int) -> Words:
    character = move - RECRUIT0
    words = message("move-recruit", character=character_name(s, character))
    return words, message(f"power-{CHARACTERS[character]}", **_power_args(s, character))


def _swap_words(s: NefertitiState, move: int) -> Words:
    give, other, take = d.SWAPS[move - SWAP0]
    args = {"given": card_name(give), "taken": card_name(take), "deben": max(0, MAXIMUM[take] - MAXIMUM[give])}
    return message("move-swap", player=seat_name(other), **args), None


def _name_words(s: NefertitiState, move: int) -> Words:
    gift = move - NAME0
    count = holders(s, gift)
    own = "yes" if holds(s, s.seat, gift) else "no"
    detail = message("move-name-detail", value=VALUE[gift][count], count=count, own=own)
    return message("move-name", type=type_name(gift)), detail


def _score_words(s: NefertitiState, move: int) -> Words:
    gift = move - SCORE0
    value, bonus = VALUE[gift][holders(s, gift)], d.SCRIBE_BONUS[s.players][s.left[d.SCRIBE] + 1]
    count = units(s, gift)[s.seat]
    args = {"count": count, "value": value, "bonus": bonus, "points": count * (value + bonus)}
    return message("move-score", type=type_name(gift)), message("move-score-detail", **args)


def _discard_words(s: NefertitiState, move: int) -> Words:
    kind = move - DISCARD0
    points = UNITS[kind] * s.agenda[-1][2] if s.agenda[-1][0] == table.GIVE else 0
    return message("move-discard", card=card_name(kind)), message("move-discard-detail", points=points)


def _steal_words(s: NefertitiState, move: int) -> Words:
    return message("move-steal", card=_market_card(s, s.tile, move - STEAL0)), _worth(s, s.tile, [move - STEAL0])


def _collect_words(s: NefertitiState, move: int) -> Words:
    market, amount = divmod(move - COLLECT0, d.MOST_COLLECTED)
    return message("move-collect", market=market_name(market), deben=amount + 1), None


def _take_words(s: NefertitiState, move: int) -> Words:
    market = _asked_market(s)
    taken = [slot for slot in range(4) if PACKAGES[move - TAKE0] >> slot & 1]
    return message("move-take", cards=[_market_card(s, market, slot) for slot in taken]), _worth(s, market, taken)


def _buy_words(s: NefertitiState, move: int) -> Words:
    market, slot = _asked_market(s), move - BUY0
    words = message("move-buy", card=_market_card(s, market, slot), deben=BID[s.agenda[-1][2]])
    return words, _worth(s, market, [slot])


def _half_words(s: NefertitiState, move: int) -> Words:
    reserve = s.reserve[_asked_market(s)]
    return message("move-half", deben=(reserve + 1) // 2), message("move-half-detail", reserve=reserve)


_WORDS: dict[str, Callable[[NefertitiState, int], Words]] = {
    "place": _place_words,
    "force": _force_words,
    "recruit": _recruit_words,
    "swap": _swap_words,
    "stop": lambda s, move: (message("move-stop"), None),
    "name": _name_words,
    "score": _score_words,
    "discard": _discard_words,
    "steal": _steal_words,
    "collect": _collect_words,
    "take": _take_words,
    "buy": _buy_words,
    "half": _half_words,
    "reroll": lambda s, move: (message("move-reroll", chance=chance_to_close(s, s.occupied[LOUQSOR])), None),
    "keep": lambda s, move: (message("move-keep"), None),
}


def _power_args(s: NefertitiState, character: int) -> dict[str, Any]:
    match character:
        case d.VIZIER:
            return {"points": d.VIZIER_POINTS * sum([holds(s, s.seat, gift) for gift in range(7)])}
        case d.MERCHANT:
            return {"swaps": 2 if s.left[character] == d.FIRST_MERCHANT else 1}
        case d.SCRIBE:
            return {"bonus": d.SCRIBE_BONUS[s.players][s.left[character]]}
        case d.THIEF:
            return {"market": market_name(s.tile)}
    return {}


def _market_card(s: NefertitiState, market: int, slot: int) -> Message:
    name = card_name(KIND_OF[s.cards[4 * market + slot]])
    return message("with-seal", card=name) if slot == d.UPPER and SEALED + market in s.seal_at else name


def _worth(s: NefertitiState, market: int, slots: list[int]) -> Message:
    """What cards on a market would be worth to the one who is asked, once they are taken."""
    points = 0
    for slot in slots:
        kind = KIND_OF[s.cards[4 * market + slot]]
        gift = TYPE_OF[kind]
        points += UNITS[kind] * VALUE[gift][holders(s, gift) + (not holds(s, s.current_player, gift))]
    return message("worth-then", points=points)


# --- what the board tells ---------------------------------------------------------------------------------------------


def income(s: NefertitiState, square: int) -> int:
    """Deben that a Servant placed here brings at once (NEF-45)."""
    market = STALL_OF[square] >> 1
    return min((d.SYMBOL[square] == "deben") + (not s.occupied[market]), s.reserve[market])


def chance_to_close(s: NefertitiState, occupied: int) -> int:
    """The chance in per cent, rounded, that a roll closes Louqsor with these squares occupied."""
    if s.side[LOUQSOR]:
        return (100 * d.CHAIN[occupied] + 3) // 6
    faces = d.FACES[occupied].bit_count()
    return (100 * faces * faces + 18) // 36


def closing(s: NefertitiState, square: int) -> tuple[str, int]:
    """Whether a Servant of the player in turn, placed here, closes the market: yes, no, or by dice with a chance."""
    market = STALL_OF[square] >> 1
    occupied = s.occupied[market] | SQUARE_BIT[square]
    if market == LOUQSOR:
        return "dice", chance_to_close(s, occupied)
    return ("yes" if closed_by_servants(s, market, occupied, s.seat) else "no"), 0


def bids_in_order(s: NefertitiState, market: int, also: int = -1) -> list[Message]:
    """Whose bids a market would settle, the highest first; `also` a Servant of the player in turn on a free square."""
    stall = 2 * market + s.side[market]
    occupied = s.occupied[market] | (SQUARE_BIT[also] if also >= 0 else 0)
    settled: list[Message] = []
    for square in d.squares_of(stall, occupied):
        owner = s.seat if square == also else s.standing[square] >> 2
        money = s.money[owner] + (income(s, square) if square == also else 0)
        paid = s.agenda[-1:] and s.agenda[-1][0] == table.PACKAGE and s.agenda[-1][2] == square
        enough = "yes" if paid or money >= BID[square] else "no"
        rank = len(settled) + 1
        settled.append(message("bid", rank=rank, player=seat_name(owner), bid=BID[square], enough=enough))
    return settled


def how_far(s: NefertitiState, market: int) -> list[Message]:
    """How far an open market is from closing."""
    stall = 2 * market + s.side[market]
    occupied, closes = s.occupied[market], d.CLOSING[stall]
    standing = d.squares_of(stall, occupied)
    match closes["type"]:
        case "connected":
            return [message("far-connected", have=d.largest_group(stall, occupied), need=closes["servants"])]
        case "colours_or_servants":
            colours = len({s.standing[square] >> 2 for square in standing})
            return [
                message("far-colours", have=colours, need=closes["colours"]),
                message("far-servants", have=len(standing), need=closes["servants"]),
            ]
        case "every_row":
            rows = d.rows(stall)
            return [message("far-rows", have=sum([occupied & row > 0 for row in rows]), need=len(rows))]
        case "line":
            have = max([(occupied & line).bit_count() for line in d.lines(stall)])
            return [message("far-line", have=have, need=3)]
        case "sum":
            total = d.bids(stall, occupied)
            exact = [wanted for wanted in closes["equals"] if wanted > total]
            return [message("far-sum", have=total, need=closes["least"], exact=exact, count=len(exact))]
        case "dice_on_servants":
            have = d.FACES[occupied].bit_count()
            return [message("far-faces", have=have, chance=chance_to_close(s, occupied))]
    return [message("far-chain", have=d.CHAIN[occupied], chance=chance_to_close(s, occupied))]


def facts(s: NefertitiState) -> dict[str, list[Message]]:
    """What the board tells at its places."""
    told = {name: _printed(square) for square, name in enumerate(SQUARES)}
    worth = values(s)
    for market, name in enumerate(MARKETS):
        told[name] = _market_facts(s, market)
        reserve = s.reserve[market]
        told[f"{name}.reserve"] = [message("fact-reserve", deben=reserve, half=(reserve + 1) // 2)]
        for slot in range(4):
            card = s.cards[4 * market + slot]
            if card >= 0:
                told[SLOT_ID[4 * market + slot]] = _card_facts(s, KIND_OF[card])
        if s.status[market] == table.OPEN:
            _square_facts(s, market, told)
    for character, name in enumerate(CHARACTERS):
        told[f"char.{name}"] = _character_facts(s, character)
    told["pile"] = [
        message("fact-pile", count=len(s.unseen) + (not s.akhenaton_out), akhenaton=_akhenaton(s)),
        *(_values(s, kind) for kind in sorted(set(d.PLAYED[s.players]))),
    ]
    told["seals"] = [message("fact-seals", count=s.seal_at.count(SUPPLY))]
    if s.holder >= 0:
        told["louqsor.dice"] = [message("fact-holder", player=seat_name(s.holder), turn=s.held_since)]
    for seat in range(s.players):
        told[f"p{seat}.gifts"] = [
            message("fact-gifts", type=type_name(gift), count=count, value=worth[gift], points=count * worth[gift])
            for gift in range(7)
            if (count := units(s, gift)[seat])
        ]
    return told


def _akhenaton(s: NefertitiState) -> str:
    if s.akhenaton_out:
        return "out"
    return "near" if len(s.unseen) < d.LAST_CARDS else "deep"


def _market_facts(s: NefertitiState, market: int) -> list[Message]:
    name = STATUS_NAMES[s.status[market]]
    if name != "open":
        return [message(f"fact-{name}", thief=s.left[d.THIEF], akhenaton="out" if s.akhenaton_out else "in")]
    rule = d.STALL_ID[2 * market + s.side[market]]
    told = [message(f"closes-{rule}"), *how_far(s, market)]
    if s.agenda and s.agenda[-1][0] in (table.PACKAGE, table.SHAME, table.BUY) and _asked_market(s) == market:
        told.append(message("bids-in-order", bids=bids_in_order(s, market)))
    return told


def _printed(square: int) -> list[Message]:
    """What is printed on a square."""
    return [square_name(square), *([message(f"symbol-{d.SYMBOL[square]}")] if d.SYMBOL[square] else [])]


def _values(s: NefertitiState, kind: int) -> Message:
    """The printed values of a card for 1, 2 and more holders; `at` is the one that holds now, -1 if nobody holds it."""
    points = [UNITS[kind] * points for points in d.POINTS[TYPE_OF[kind]]]
    at = min(holders(s, TYPE_OF[kind]), len(points)) - 1
    return message("fact-values", card=card_name(kind), kind=KINDS[kind], values=points, at=at)


def _square_facts(s: NefertitiState, market: int, told: dict[str, list[Message]]) -> None:
    """What a square means now, told after its name."""
    stall = 2 * market + s.side[market]
    for square, bid in zip(d.squares_of(stall, s.occupied[market]), bids_in_order(s, market), strict=True):
        told[SQUARES[square]].insert(1, bid)
    for square in range(FIRST_SQUARE[stall], FIRST_SQUARE[stall] + d.SIZE[stall]):
        if s.standing[square] < 0:
            closes, chance = closing(s, square)
            told[SQUARES[square]].insert(
                1, message("fact-square", income=income(s, square), closes=closes, chance=chance)
            )


def _card_facts(s: NefertitiState, kind: int) -> list[Message]:
    """Who holds the type of a card, and what one more or one fewer holder makes of it."""
    gift, unit = TYPE_OF[kind], UNITS[kind]
    count = holders(s, gift)
    told = [
        message(
            "fact-card",
            card=kind_name(kind),
            holders=count,
            players=[seat_name(seat) for seat in range(s.players) if holds(s, seat, gift)],
            now=unit * VALUE[gift][count],
            more=unit * VALUE[gift][min(count + 1, s.players)],
            fewer=unit * VALUE[gift][max(count - 1, 0)],
        )
    ]
    if any(value["source"] == "stand-in" for value in d.GIFTS[gift]["values"]):
        told.append(message("fact-stand-in"))
    return told


def _character_facts(s: NefertitiState, character: int) -> list[Message]:
    if not s.left[character]:
        return [message("fact-character-gone")]
    told = [
        message("fact-character", character=character_name(s, character), left=s.left[character]),
        message(f"power-{CHARACTERS[character]}", **_power_args(s, character)),
    ]
    idle = why_idle(s, character)
    if idle is not None:
        told.append(idle.message)
    return told


def facts_on_request(s: NefertitiState, id: str) -> list[Message]:
    """What is dear or easily forgotten: a settlement if the market closed now, with the player in turn on a free
    square; what the pile still holds; what has left the game."""
    if id in MARKETS:
        return bids_in_order(s, MARKETS.index(id))
    if id in SQUARES:
        square = SQUARES.index(id)
        market = STALL_OF[square] >> 1
        if s.status[market] != table.OPEN or STALL_OF[square] != 2 * market + s.side[market]:
            return []
        return bids_in_order(s, market, square if s.standing[square] < 0 else -1)
    if id == "pile":
        unseen = [
            message("fact-unseen", card=kind_name(kind), count=s.unseen.count(kind))
            for kind in range(KIND_COUNT)
            if kind in s.unseen
        ]
        return (
            unseen
            if s.akhenaton_out
            else [*unseen, message("fact-akhenaton", near=_akhenaton(s), cards=len(s.unseen) + 1)]
        )
    if id == "box":
        gone = [
            (kind, s.where[FIRST_CARD[kind] : FIRST_CARD[kind] + d.COPIES[kind]].count(table.REMOVED))
            for kind in range(KIND_COUNT)
        ]
        used = [copies - left for copies, left in zip(d.CHARACTER_COPIES[s.players], s.left, strict=True)]
        return [
            *(message("fact-removed", card=kind_name(kind), count=count) for kind, count in gone if count),
            *(
                message("fact-used", character=message(f"pile-{name}"), count=count)
                for name, count in zip(CHARACTERS, used, strict=True)
                if count
            ),
        ]
    return []
