"""What is where in the Duel, what is asked, and what a person should know of it. Nothing here is a pixel."""

from __future__ import annotations

from typing import Any

from ...core.game import CHANCE, OVER
from ...core.message import Message, message, seat_name
from ...core.screen import Pieces, Places
from . import data as d
from . import state as table
from .data import (
    ACTION,
    BOATS,
    BOATS_OF,
    DARK,
    KIND_COUNT,
    KIND_OF,
    KINDS,
    LIGHT,
    LINES,
    LOADED_LINES,
    NOTATION,
    OBELISK,
    PAIRS,
    SLOTS,
    SPACES,
    STOP,
    SWAP0,
    TAKE0,
    TEMPLE,
    TOKEN_ID,
    TOMB,
    UNLOAD0,
    USE0,
)
from .score import lines, obelisk_b, side, temple_sets, tomb_runs, totals
from .state import DuelState, token_name, unloads_done

MEEPLE_ID = tuple(f"m{seat}.{number}" for seat in (0, 1) for number in range(1, d.MEEPLES + 1))


def group(move: int) -> str:
    """The word under which a move is listed: the verb of its notation."""
    return NOTATION[move].split(" ")[0]


def path(s: DuelState, move: int) -> list[str]:
    """What a person picks one after another to mean the move; for a draw, the space it comes to."""
    if move >= d.DRAW0:
        return [SLOTS[s.agenda[-1][1]]] if s.current_player == CHANCE else []
    if USE0 <= move < TAKE0:
        token = s.where.find(s.seat, d.FIRST_TOKEN[ACTION + move - USE0])
        # Not held: the token is only talked about, so any of its kind will do.
        held = token >= 0 and KIND_OF[token] == ACTION + move - USE0
        return [TOKEN_ID[token if held else d.FIRST_TOKEN[ACTION + move - USE0]]]
    return NOTATION[move].split(" ")[1:]


def pieces_and_places(s: DuelState) -> tuple[Pieces, Places]:
    """Every piece in sight, and what lies in each place of the game."""
    pieces: Pieces = {}
    places: Places = {}
    for meeple, name in enumerate(MEEPLE_ID):
        pieces[name] = {"kind": "meeple", "owner": meeple >> 2}
    for space, meeple in enumerate(s.harbour):
        places[SPACES[space]] = [MEEPLE_ID[meeple]] if meeple >= 0 else []
    for boat, name in enumerate(BOATS):
        moored = s.moored >> boat & 1
        places[name] = [f"boat.{name}"] if moored else []
        if moored:
            pieces[f"boat.{name}"] = {"kind": "boat"}
    for slot, name in enumerate(SLOTS):
        token = s.boats[slot]
        places[name] = [TOKEN_ID[token]] if token >= 0 else []
    for seat in (0, 1):
        places[f"p{seat}.hand"] = [
            MEEPLE_ID[4 * seat + meeple] for meeple in range(d.MEEPLES) if s.hand[seat] >> meeple & 1
        ]
        for site in ("actions", "obelisk", "temple", "light", "dark"):
            places[f"p{seat}.{site}"] = []
        for number in range(1, 13):
            places[f"p{seat}.tomb.{number}"] = []
    places["box"] = []
    places["supply"] = []
    places["reserve"] = []
    for token, where in enumerate(s.where):
        if where == table.UNSEEN:
            continue
        kind = KIND_OF[token]
        piece: dict[str, Any] = {"kind": KINDS[kind]}
        if where < 2:
            piece["owner"] = where
            places[f"p{where}.{_site(kind)}"].append(TOKEN_ID[token])
            if TEMPLE <= kind < LIGHT and not s.open_temples:
                piece["face"] = "down"  # DUEL-19: the page turns it for its owner
        elif where == table.IN_BOX:
            places["box"].append(TOKEN_ID[token])
        pieces[TOKEN_ID[token]] = piece
    return pieces, places


def _site(kind: int) -> str:
    if kind >= ACTION:
        return "actions"
    if kind >= TOMB:
        return f"tomb.{kind - TOMB + 1}"
    return ("obelisk", "temple", "temple", "temple", "temple", "light", "dark")[kind]


def counters(s: DuelState) -> dict[str, int]:
    """Numbers on the table."""
    return {
        "supply": s.supply,
        "reserve": s.reserve,
        "turn": s.turn,
        "unloads": unloads_done(s),
        "first_five": s.first_five,
    }


def agenda_words(s: DuelState) -> list[list[Any]]:
    """What is still to be decided, the next thing last, in words that `schema` reads back."""
    written: list[list[Any]] = []
    for entry in s.agenda:
        name = table.DECISION_NAMES[entry[0]]
        if entry[0] == table.DRAW:
            written.append([name, SLOTS[entry[1]], f"DUEL-{entry[2]}"])
        elif entry[0] == table.CREW_PLACE:
            written.append([name, s.seat, entry[1]])
        else:
            written.append([name, s.seat])
    return written


def options(s: DuelState) -> dict[str, Any]:
    """The options of the match, as `Options` has them."""
    from .score import SITES

    return {
        **{site: side(s, index) for index, site in enumerate(SITES)},
        "first": s.starter,
        "open_temples": s.open_temples,
    }


def score(s: DuelState) -> list[dict[str, Any]]:
    """The lines of the score sheet; temples are secret unless they are played open (DUEL-19)."""
    secret = not s.open_temples
    return [
        {**line._asdict(), **({"secret": True} if secret and line.category == "temple" else {})} for line in lines(s)
    ]


def prompt(s: DuelState) -> Message:
    """What is asked of whom."""
    if s.current_player == OVER:
        first, second = s.returns()
        scores = totals(s)
        winner = 0 if first > second else 1
        tie = "-tie" if scores[0] == scores[1] else ""
        return message(f"prompt-over{tie}", player=seat_name(winner), points=scores[winner], other=scores[1 - winner])
    name = table.DECISION_NAMES[s.agenda[-1][0]]
    if s.current_player == CHANCE:
        return message("prompt-draw", slot=SLOTS[s.agenda[-1][1]])
    args: dict[str, Any] = {"player": seat_name(s.seat)}
    if name == "turn":
        moves = s.legal_moves()
        if moves == [d.PASS]:
            return message("prompt-pass", **args)
    elif name == "crew-place":
        args["placed"] = s.agenda[-1][1]
    return message(f"prompt-{name}", **args)


def receivers(s: DuelState, boat: int) -> list[int]:
    """Who would get cargo 1, 2, 3 if the boat were unloaded now; -1 for the box (DUEL-12, DUEL-14)."""
    owners = [s.harbour[space] >> 2 for space in LINES[boat] if s.harbour[space] >= 0]
    return [owners[2] if len(owners) > 2 else -1, owners[1], owners[0]]


def move_view(s: DuelState, move: int) -> dict[str, Any]:
    """A move in words, with what it brings."""
    kind = group(move)
    words = NOTATION[move].split(" ")[1:]
    shown: dict[str, Any] = {"notation": NOTATION[move], "group": kind, "path": path(s, move)}
    if kind == "place":
        shown["message"] = message("move-place", space=words[0])
    elif kind == "unload":
        boat = move - UNLOAD0
        shown["message"] = message("move-unload", boat=words[0])
        goes = [_goes(s.boats[3 * boat + slot], owner) for slot, owner in enumerate(receivers(s, boat))]
        shown["detail"] = message("move-unload-detail", goes=goes[::-1])
    elif kind == "use":
        shown["message"] = message(f"move-use-{words[0]}")
        shown["detail"] = message(f"move-use-{words[0]}-detail")
    elif kind == "take":
        token = KIND_OF[s.boats[move - TAKE0]]
        shown["message"] = message("move-take", token=token_name(token), slot=words[0])
    elif kind == "swap":
        boat, pair = divmod(move - SWAP0, 3)
        low, high = (KIND_OF[s.boats[3 * boat + space - 1]] for space in PAIRS[pair])
        shown["message"] = message("move-swap", one=words[0], other=words[1])
        shown["detail"] = message("move-swap-detail", low=token_name(low), high=token_name(high))
    else:
        shown["message"] = message(f"move-{kind}")
        if move == STOP:
            shown["detail"] = message("move-stop-detail")
    return shown


def _goes(token: int, owner: int) -> Message:
    name = token_name(KIND_OF[token])
    return message("goes-box", token=name) if owner < 0 else message("goes", token=name, player=seat_name(owner))


def facts(s: DuelState) -> dict[str, list[Message]]:
    """What the board tells at its places: whom cargo would go to, what a space serves, how each site scores."""
    told: dict[str, list[Message]] = {}
    loaded = LOADED_LINES[s.occupied] & s.moored
    for boat, name in enumerate(BOATS):
        if not s.moored >> boat & 1:
            continue
        meeples = sum(s.harbour[space] >= 0 for space in LINES[boat])
        told[name] = [message("fact-line", boat=name, meeples=meeples)]
        if loaded >> boat & 1:
            for slot, owner in enumerate(receivers(s, boat)):
                would = message("would-box") if owner < 0 else message("would-go", player=seat_name(owner))
                told[SLOTS[3 * boat + slot]] = [would]
    for space, name in enumerate(SPACES):
        told[name] = [
            message("fact-serves", boat=BOATS[boat], meeples=sum(s.harbour[other] >= 0 for other in LINES[boat]))
            for boat in BOATS_OF[space]
            if s.moored >> boat & 1
        ]
    told["supply"] = [message("fact-supply", count=s.supply, boats=s.supply // d.CARGO)]
    told["reserve"] = [message("fact-reserve", count=s.reserve)]
    for seat in (0, 1):
        got = s.got[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
        obelisks = got[OBELISK]
        if side(s, 0) == "A":
            caption = message("caption-obelisk-a", count=obelisks)
        else:
            caption = message(
                "caption-obelisk-b",
                count=obelisks,
                first={-1: "open", seat: "own"}.get(s.first_five, "other"),
                need=max(0, d.OBELISK_B_NEED - obelisks),
            )
        told[f"p{seat}.obelisk"] = [caption]
        told[f"p{seat}.temple"] = [message(f"caption-temple-{side(s, 1).lower()}", count=sum(got[TEMPLE:LIGHT]))]
        table_of = d.PYRAMID_A if side(s, 2) == "A" else d.PYRAMID_B
        for name, kind in (("light", LIGHT), ("dark", DARK)):
            if side(s, 2) == "A":
                count = got[kind]
                following = table_of[count + 1] if count < 6 else -1
                told[f"p{seat}.{name}"] = [message("caption-pyramid-a", points=table_of[count], next=following)]
            else:
                smaller = min(got[LIGHT], got[DARK])
                told[f"p{seat}.{name}"] = [
                    message("caption-pyramid-b", points=table_of[smaller], counts=int(got[kind] == smaller))
                ]
        for site, (held, points, reached) in site_tables(s, seat).items():
            told[f"p{seat}.{site}.table"] = [message("table", held=held, points=points, reached=reached)]
        runs = next(line for line in lines(s) if line.category == "tomb" and line.seat == seat)
        told[f"p{seat}.tomb"] = [message(f"caption-tomb-{side(s, 3).lower()}", **runs.detail["args"])]
    return told


def site_tables(s: DuelState, seat: int) -> dict[str, tuple[list[Any], list[int], list[int]]]:
    """Of each site what is printed there: what may be held, what it is worth, and which of these the seat has."""
    got = s.got[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
    obelisks, temples = got[OBELISK], got[TEMPLE:LIGHT]
    light, dark, runs = got[LIGHT], got[DARK], tomb_runs(got[TOMB:ACTION])
    tables: dict[str, tuple[list[Any], list[int], list[int]]] = {}
    if side(s, 0) == "A":
        most = obelisks > s.got[(1 - seat) * KIND_COUNT + OBELISK]
        reached = [0] * (obelisks > 0) + [1] * most
        tables["obelisk"] = ([message("held-each"), message("held-most")], [1, d.OBELISK_MAJORITY], reached)
    else:
        held = [message(f"held-{word}") for word in ("fewer", "five-late", "five-first", "ten")]
        points = [0, d.OBELISK_B_OTHER, d.OBELISK_B_FIRST, d.OBELISK_B_TEN]
        tables["obelisk"] = (held, points, [points.index(obelisk_b(s, seat, obelisks))])
    if side(s, 1) == "A":
        tables["temple"] = ([message("held-sun")], [1], [0] * any(temples))
    else:
        sizes = sorted({size - 1 for size in temple_sets(temples)})
        tables["temple"] = ([1, 2, 3, 4], list(d.TEMPLE_B[1:]), sizes)
    if side(s, 2) == "A":
        tables["pyramid"] = (list(range(7)), list(d.PYRAMID_A), sorted({light, dark}))
    else:
        tables["pyramid"] = (list(range(7)), list(d.PYRAMID_B), [min(light, dark)])
    if side(s, 3) == "A":
        lengths = sorted({min(run, 5) - 1 for run in runs})
        tables["tomb"] = ([1, 2, 3, 4, message("held-more", count=5)], list(d.TOMB_A[1:6]), lengths)
    else:
        tables["tomb"] = ([message("held-run")], [d.TOMB_B], [0] * bool(runs))
    return tables


def kind_name(kind: int) -> Message:
    """The message that names a kind of token without an article."""
    name = token_name(kind)
    return message(name["id"].replace("token-", "kind-"), **name["args"])


def facts_on_request(s: DuelState, id: str) -> list[Message]:
    """How many of each kind nobody has seen yet, for the supply and the reserve."""
    if id not in ("supply", "reserve"):
        return []
    return [
        message("fact-unseen", kind=kind_name(kind), count=s.bag.count(kind))
        for kind in range(KIND_COUNT)
        if kind in s.bag
    ]
