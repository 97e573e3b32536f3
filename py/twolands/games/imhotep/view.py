"""What is where in Imhotep, what is asked, and what a person should know of it. Nothing here is a pixel."""

from __future__ import annotations

from typing import Any

from ...core.game import CHANCE, OVER
from ...core.message import Message, message, seat_name
from ...core.screen import Pieces, Places
from . import data as d
from .data import (
    BLUE,
    BURIAL,
    BURIAL_COLUMN,
    CARD,
    CARD_ID,
    DOCKS,
    GROUP_MORE,
    GROUPS,
    KIND_OF,
    KINDS,
    LOAD,
    LOAD0,
    MARKET,
    MARKET_PLACES,
    NEXT0,
    NOTATION,
    OBELISKS,
    OWNER_SHIFT,
    PASS,
    PYRAMID,
    QUARRY,
    ROUND,
    ROUND_NAME,
    SAIL,
    SAIL0,
    SHIPS,
    SITES,
    SLED,
    SPACES,
    STONE_ID,
    TAKE0,
    TEMPLE,
    TURN,
    USE0,
)
from .expansion import Expansion
from .score import card_text, green_points, lines, stones_at, totals
from .sites import DELIVER, SITE_NAMES, pyramid_value, temple_visible
from .sites import SITES as SITE_RULES
from .state import CARD_NAMES, DECISIONS, ImhotepState, market_slot

ROUND_ID = tuple(f"round.{name}" for name in ROUND_NAME)
BURIAL_SPACES = 15
"""Spaces of the burial chamber that are shown at least; then whole columns, the last of them empty."""


def ship_ids(card: int) -> list[str]:
    """The ships A..D of a round card, each by its capacity and a number among its like."""
    names: list[str] = []
    for ship, capacity in enumerate(d.CAPACITIES[card]):
        number = d.CAPACITIES[card][:ship].count(capacity) + 1
        names.append(f"ship{capacity}.{number}")
    return names


# --- what is where --------------------------------------------------------------------------------------------------


def pieces_and_places(s: ImhotepState) -> tuple[Pieces, Places]:
    """Every piece in sight, and what lies in each place of the game."""
    pieces: Pieces = {}
    places: Places = {}
    _lay_ships(s, places, pieces)
    for slot, card in enumerate(s.market):
        places[MARKET_PLACES[slot]] = [CARD_ID[card]] if card >= 0 else []
    places["deck"] = []
    places["discard"] = [CARD_ID[card] for card in s.discard]
    _lay_sites(s, places)
    for seat in range(s.players):
        places[f"obelisk.p{seat}"] = [STONE_ID[stone] for stone in s.obelisks[seat]]
        sled = s.sled[seat]
        for space in range(SLED):
            places[f"p{seat}.sled.{space + 1}"] = [STONE_ID[sled[space]]] if space < len(sled) else []
        places[f"p{seat}.quarry"] = [STONE_ID[stone] for stone in s.quarry[seat]]
        places[f"p{seat}.cards"] = [CARD_ID[card] for card in s.cards[seat]]
        for stone in d.stones_of(seat):
            pieces[STONE_ID[stone]] = {"kind": "stone", "owner": seat}
    for card in range(d.CARD_COUNT):
        if card not in s.deck:
            pieces[CARD_ID[card]] = {"kind": KINDS[KIND_OF[card]]}
    for seat, cards in enumerate(s.cards):
        for card in cards:
            pieces[CARD_ID[card]]["owner"] = seat
    for expansion in s.expansions:
        expansion.lay(s, places, pieces)
    return pieces, places


def _lay_ships(s: ImhotepState, places: dict[str, list[str]], pieces: dict[str, dict[str, Any]]) -> None:
    ships = ship_ids(s.card) if s.card >= 0 else []
    for ship, name in enumerate(SHIPS):
        places[name] = [ships[ship]] if s.waiting >> ship & 1 else []
    for site, dock in enumerate(DOCKS):
        places[dock] = [ships[s.at.index(site)]] if site in s.at else []
    for space, stone in enumerate(s.spaces):
        places[SPACES[space]] = [STONE_ID[stone]] if stone >= 0 else []
    for ship, id in enumerate(ships):
        if s.waiting >> ship & 1 or s.at[ship] >= 0:
            pieces[id] = {"kind": id.split(".")[0]}
    seen = [card for card in d.ROUNDS[s.players] if card not in s.rounds]
    places["round"] = [ROUND_ID[s.card]] if s.card >= 0 else []
    places["rounds"] = [ROUND_ID[card] for card in seen if card != s.card]
    for card in seen:
        pieces[ROUND_ID[card]] = {"kind": "round"}


def _lay_sites(s: ImhotepState, places: dict[str, list[str]]) -> None:
    for index in range(len(PYRAMID)):
        places[f"pyramids.{index + 1}"] = [STONE_ID[stone] for stone in s.pyramids[index : index + 1]]
    places["pyramids.beside"] = [STONE_ID[stone] for stone in s.pyramids[len(PYRAMID) :]]
    width = d.TEMPLE_WIDTH[s.players]
    for stack in range(width):
        places[f"temple.{stack + 1}"] = [STONE_ID[stone] for stone in s.temple[stack::width]]
    for index in range(max(BURIAL_SPACES, (len(s.burial) // BURIAL_COLUMN + 1) * BURIAL_COLUMN)):
        places[f"burial.{index + 1}"] = [STONE_ID[stone] for stone in s.burial[index : index + 1]]


def counters(s: ImhotepState) -> dict[str, int]:
    """Numbers on the table."""
    numbers = {"round": s.round, "deck": len(s.deck), "rounds": len(s.rounds), "passes": s.passes}
    for seat in range(s.players):
        numbers[f"p{seat}.points"] = s.points[seat]
        numbers[f"p{seat}.temple"] = s.temple_points[seat]
    for expansion in s.expansions:
        expansion.count(s, numbers)
    return numbers


def agenda_words(s: ImhotepState) -> list[list[Any]]:
    """What is still to be decided, the next thing last, in words that `schema` reads back."""
    written: list[list[Any]] = []
    for kind, *numbers in s.agenda:
        decision = DECISIONS[kind]
        words = [names[number] for names, number in zip(decision.params, numbers, strict=True)]
        written.append([decision.name, *words])
    if written:
        written[0].append(f"p{s.seat}")
    return written


def options(s: ImhotepState) -> dict[str, Any]:
    """The options of the match, as `Options` has them."""
    from . import EXPANSIONS

    switches = {expansion.name: expansion in s.expansions for expansion in EXPANSIONS}
    return {"players": s.players, "first": s.starter, **switches}


def score(s: ImhotepState) -> list[dict[str, Any]]:
    """The lines of the score sheet."""
    return [line._asdict() for line in lines(s)]


# --- what is asked --------------------------------------------------------------------------------------------------


def prompt(s: ImhotepState) -> Message:
    """What is asked of whom."""
    if s.current_player == OVER:
        return _prompt_over(s)
    kind, *numbers = s.agenda[-1]
    for expansion in s.expansions:
        if kind in expansion.decisions:
            return expansion.prompt(s)
    name = DECISIONS[kind].name
    if s.current_player == CHANCE:
        return message(f"prompt-{name}", round=s.round)
    args: dict[str, Any] = {"player": seat_name(s.current_player)}
    if kind == TURN and s.legal_moves() == [PASS]:
        return message("prompt-pass", **args)
    if kind == LOAD:
        return message(f"prompt-load-{d.LOAD_REASONS[numbers[0]]}", **args)
    if kind == SAIL:
        if numbers[0] == d.ANY_SHIP:
            return message("prompt-lever", **args)
        args["ship"] = SHIPS[numbers[0]]
    if kind == d.NEXT:
        args["site"] = SITE_NAMES[s.at[numbers[0]]]
    return message(f"prompt-{name}", **args)


def _prompt_over(s: ImhotepState) -> Message:
    returns, scores = s.returns(), totals(s)
    best = max(returns)
    winners = [seat for seat in range(s.players) if returns[seat] == best]
    points = scores[winners[0]]
    if len(winners) > 1:
        return message("prompt-over-shared", players=[seat_name(seat) for seat in winners], points=points)
    others = [scores[seat] for seat in range(s.players) if seat != winners[0]]
    tie = "-tie" if points in others else ""
    return message(f"prompt-over{tie}", player=seat_name(winners[0]), points=points, other=max(others))


def _expansion(s: ImhotepState, move: int) -> Expansion:
    """The expansion to which a move belongs."""
    return next(found for found in s.expansions if 0 <= move - found.first_move < len(found.notation))


def path(s: ImhotepState, move: int) -> list[str]:
    """What a person picks one after another to mean the move; for a draw, the space it comes to."""
    if s.current_player == CHANCE:
        kind, *numbers = s.agenda[-1]
        if kind == ROUND:
            return ["round"]
        if kind == CARD:
            return [MARKET_PLACES[numbers[0]]]
    if move >= len(NOTATION):
        return _expansion(s, move).path(s, move)
    if move == QUARRY:
        return [f"p{s.seat}.quarry"]
    if move < SAIL0:
        return [SPACES[move - LOAD0]]
    if move < USE0:
        ship, site = divmod(move - SAIL0, 5)
        return [SHIPS[ship], DOCKS[site]]
    if move < NEXT0:
        return [CARD_ID[card] for card in s.cards[s.seat] if KIND_OF[card] == BLUE + move - USE0][:1]
    if move < TAKE0:
        return [SPACES[move - NEXT0]]
    if move < PASS:
        slot = market_slot(s, move - TAKE0)
        return [MARKET_PLACES[slot]] if slot >= 0 else []
    return []


def move_view(s: ImhotepState, move: int) -> dict[str, Any]:
    """A move in words, with what it brings; it is listed under the verb of its notation."""
    from . import GAME

    notation = GAME.notation(move)
    return {"notation": notation, "group": notation.split(" ")[0], "path": path(s, move), **_words(s, move)}


def _words(s: ImhotepState, move: int) -> dict[str, Message]:
    """Message and detail of a move."""
    if move >= len(NOTATION):
        return _expansion(s, move).words(s, move)
    words: dict[str, Message] = {}
    if move == QUARRY:
        sled, quarry = len(s.sled[s.seat]), len(s.quarry[s.seat])
        count = min(d.QUARRIED, SLED - sled, quarry)
        words["message"] = message("move-quarry", count=count)
        words["detail"] = message(
            "move-quarry-detail", sled=sled, sled_after=sled + count, quarry=quarry, quarry_after=quarry - count
        )
    elif move < SAIL0:
        space = move - LOAD0
        words["message"] = message("move-load", space=SPACES[space])
        for expansion in s.expansions:
            if detail := expansion.space_detail(s, space):
                words["detail"] = detail
    elif move < USE0:
        ship, site = divmod(move - SAIL0, 5)
        words["message"] = message("move-sail", ship=SHIPS[ship], site=SITE_NAMES[site])
        words["detail"] = message("move-detail", parts=outcome(s, site, stones_aboard(s, ship)))
    elif move < NEXT0:
        kind = KINDS[BLUE + move - USE0]
        words["message"] = message("move-use", card=CARD_NAMES[BLUE + move - USE0])
        words["detail"] = message(f"card-{kind}-text")
    elif move < TAKE0:
        space = move - NEXT0
        stone = s.spaces[space]
        words["message"] = message("move-next", space=SPACES[space], player=seat_name(stone >> OWNER_SHIFT))
        words["detail"] = message("move-detail", parts=outcome(s, s.at[space >> 2], [stone]))
    elif move < PASS:
        kind_number = move - TAKE0
        words["message"] = message("move-take", card=CARD_NAMES[kind_number])
        words["detail"] = card_text(s, kind_number, s.current_player)
    else:
        words["message"] = message("move-pass")
    return words


# --- what the board tells -------------------------------------------------------------------------------------------


def stones_aboard(s: ImhotepState, ship: int) -> list[int]:
    """The stones on a ship from bow to stern."""
    return [stone for stone in s.spaces[4 * ship : 4 * ship + 4] if stone >= 0]


def outcome(s: ImhotepState, site: int, stones: list[int]) -> list[Message]:
    """What these stones would bring at a site in this order: who picks cards, or what changes for whom."""
    if site == MARKET:
        return [message("gain-card", player=seat_name(stone >> OWNER_SHIFT)) for stone in stones]
    after = s.copy()
    for stone in stones:
        DELIVER[site](after, stone)
    standing = SITE_RULES[site].standing
    changes = [(seat, new - old) for seat, (old, new) in enumerate(zip(standing(s), standing(after), strict=True))]
    id = "gain-temple" if site == TEMPLE else "gain-points"
    owners = {stone >> OWNER_SHIFT for stone in stones}
    told = [(seat, change) for seat, change in changes if change or seat in owners]
    return [
        message(id, player=seat_name(seat), sign=1 if change >= 0 else -1, count=abs(change)) for seat, change in told
    ]


def facts(s: ImhotepState) -> dict[str, list[Message]]:
    """What the board tells at its places."""
    told: dict[str, list[Message]] = {}
    if s.card >= 0:
        _ship_facts(s, told)
    for site, dock in enumerate(DOCKS):
        landed = s.at.index(site) if site in s.at else -1
        told[dock] = [message("fact-dock", ship=SHIPS[landed]) if landed >= 0 else message("fact-dock-free")]
    told["market"] = [message("fact-market", count=sum(card >= 0 for card in s.market))]
    _site_facts(s, told)
    asked = s.current_player
    for card in s.market:
        if card >= 0:
            told[CARD_ID[card]] = [card_text(s, KIND_OF[card], asked)]
    for seat, cards in enumerate(s.cards):
        for card in cards:
            told[CARD_ID[card]] = [card_text(s, KIND_OF[card], seat)]
        told[f"p{seat}.quarry"] = [message("fact-quarry", count=len(s.quarry[seat]))]
    told["deck"] = [message("fact-deck", count=len(s.deck))]
    told["discard"] = [message("fact-discard", count=len(s.discard))]
    told["round"] = [message("fact-round", round=s.round, rounds=d.ROUND_COUNT)]
    for expansion in s.expansions:
        expansion.tell(s, told)
    return told


def _ship_facts(s: ImhotepState, told: dict[str, list[Message]]) -> None:
    for ship in d.BITS[s.waiting]:
        capacity = d.CAPACITIES[s.card][ship]
        stones = stones_aboard(s, ship)
        told[SHIPS[ship]] = [
            message(
                "fact-ship",
                ship=SHIPS[ship],
                stones=len(stones),
                capacity=capacity,
                minimum=d.MINIMUM[capacity],
                lacks=max(0, s.need[ship]),
            )
        ]
        for space in range(4 * ship, 4 * ship + capacity):
            stone = s.spaces[space]
            if stone >= 0:
                told[SPACES[space]] = [
                    message("fact-order", player=seat_name(stone >> OWNER_SHIFT), order=stones.index(stone) + 1)
                ]
            else:
                told[SPACES[space]] = [message("fact-free", space=SPACES[space])]


def _site_facts(s: ImhotepState, told: dict[str, list[Message]]) -> None:
    seats = range(s.players)
    built = len(s.pyramids)
    told["pyramids"] = [message("fact-pyramids", points=pyramid_value(built))]
    for index, points in enumerate(PYRAMID):
        told[f"pyramids.{index + 1}"] = [message("fact-pyramid", points=points, next=int(index == built))]
    told["pyramids.beside"] = [message("fact-beside", count=max(0, built - len(PYRAMID)))]
    width = d.TEMPLE_WIDTH[s.players]
    covered = s.temple[-width] >> OWNER_SHIFT if len(s.temple) >= width else -1
    stack = len(s.temple) % width + 1
    if covered >= 0:
        told["temple"] = [message("fact-temple-covers", space=stack, player=seat_name(covered))]
    else:
        told["temple"] = [message("fact-temple", space=stack)]
    told["temple"] += [
        message("fact-temple-now", player=seat_name(seat), points=points)
        for seat, points in enumerate(temple_visible(s))
    ]
    for index in range(width):
        stones = s.temple[index::width]
        told[f"temple.{index + 1}"] = (
            [message("fact-stack", player=seat_name(stones[-1] >> OWNER_SHIFT), count=len(stones))] if stones else []
        )
    _tables(s, told)
    told["burial"] = [_next_stone(s, BURIAL, seat) for seat in seats]
    told["obelisks"] = [_next_stone(s, OBELISKS, seat) for seat in seats]
    for kind, site in enumerate(d.GREEN_SITE, d.GREEN):
        told[SITES[site]].append(message("fact-green", count=stones_at(s, site), points=green_points(s, kind)))
    points_now = SITE_RULES[OBELISKS].standing(s)
    for seat in seats:
        height = len(s.obelisks[seat])
        told[f"obelisk.p{seat}"] = [message("fact-obelisk", height=height, points=points_now[seat])]


def _tables(s: ImhotepState, told: dict[str, list[Message]]) -> None:
    """What is printed at the sites: what is held there, and what it is worth."""
    groups = [*range(1, len(GROUPS)), message("held-further")]
    ranks = [message("held-rank", rank=rank) for rank in range(1, s.players + 1)]
    tables: dict[str, tuple[list[Any], list[int]]] = {
        "temple": ([message("held-visible")], [1]),
        "burial": (groups, [*GROUPS[1:], GROUP_MORE]),
        "obelisks": (ranks, list(d.OBELISK_RANKS[s.players])),
    }
    for site, (held, points) in tables.items():
        told[f"{site}.table"] = [message("table", held=held, points=points)]


def _next_stone(s: ImhotepState, site: int, seat: int) -> Message:
    """What the next stone would make of a seat's points at a site."""
    after = s.copy()
    DELIVER[site](after, seat << OWNER_SHIFT)
    standing = SITE_RULES[site].standing
    return message("fact-next", player=seat_name(seat), points=standing(s)[seat], next=standing(after)[seat])


def facts_on_request(s: ImhotepState, id: str) -> list[Message]:
    """For a ship what it would bring at each site, for the deck and the round cards what may still come."""
    if id in SHIPS and s.waiting >> SHIPS.index(id) & 1:
        ship = SHIPS.index(id)
        return [
            message("fact-would", site=SITE_NAMES[site], parts=outcome(s, site, stones_aboard(s, ship)))
            for site in range(len(SITES))
            if s.course[ship] >> site & 1 and stones_aboard(s, ship)
        ]
    if id == "deck":
        kinds = [KIND_OF[card] for card in s.deck]
        return [message("fact-unseen", card=CARD_NAMES[kind], count=kinds.count(kind)) for kind in dict.fromkeys(kinds)]
    if id == "round":
        return [message("fact-round-unseen", cards=[ROUND_NAME[card] for card in s.rounds])]
    return [told for expansion in s.expansions for told in expansion.tell_on_request(s, id)]
