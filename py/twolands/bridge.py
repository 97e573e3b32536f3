"""What the worker calls: JSON text in, JSON text out. It holds one match.

Nothing here needs pydantic except the calls of which `needs_models` says so. `docs/architecture.md` lists the calls;
`contract.py` has their types.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Generator, Mapping
from typing import Any, TypeVar, cast

from . import bots
from .core.errors import BadMessage, BadOption, BadPosition, Fault, Faulty, TwoLandsError
from .core.game import CHANCE, Game, State
from .core.match import HUMAN, Match, Ply
from .core.message import Message, quoted
from .core.options import described
from .games import game as find_game
from .games import names as game_names

HINT, ANALYSIS = 2000, 120
"""Walks of tree search for a hint, and for each position of an analysis."""

Found = TypeVar("Found")

_match: Match | None = None
_minds: tuple[Match | None, dict[tuple[str, int, int], bots.Bot]] = (None, {})
"""The bots that have thought in a match, by name, part and parts: they remember what they thought."""


def handle(text: str) -> str:
    """Answer one call. An error is an answer too, and changes nothing."""
    try:
        return json.dumps(_answer(text), separators=(",", ":"))
    except TwoLandsError as error:
        return json.dumps({"error": told(error)})


def told(error: TwoLandsError) -> dict[str, Any]:
    """An error as the page gets it."""
    answer = {"kind": error.kind, **_fault(error)}
    if isinstance(error, Faulty):
        answer["faults"] = [_fault(fault) for fault in error.faults]
    return answer


def _fault(error: TwoLandsError) -> dict[str, Any]:
    fault = {"message": error.message, "path": error.path}
    mend = error.mend if isinstance(error, Fault) else None
    more = {"rule": error.rule, "mend": mend}
    return {**fault, **{key: value for key, value in more.items() if value is not None}}


def needs_models(text: str) -> bool:
    """Whether this call checks a position or printed matter, for which pydantic must be there."""
    return any(word in text for word in ('"open"', '"start"', '"check"', '"check_position"', '"components"'))


def think(text: str) -> Generator[str, None, str]:
    """A search in the match on the table, as a generator, all in JSON text: it yields `{"progress": 0..1}`, a bot's
    also the `move` that is best so far, and returns the result of the call or an error."""
    try:
        search, params = _read(text, _SEARCHES)
        return (yield from search(params))
    except TwoLandsError as error:
        return json.dumps({"error": told(error)})


def _asked() -> Match:
    """The match on the table, if somebody is asked."""
    match = _current()
    if match.state.current_player < 0:
        raise BadMessage("error-nobody-asked", path="params")
    return match


def _mind(match: Match, name: str, part: int, parts: int) -> bots.Bot:
    """The bot of this name in this match."""
    global _minds
    if _minds[0] is not match:
        _minds = (match, {})
    known = _minds[1]
    if (name, part, parts) not in known:
        known[name, part, parts] = bots.bot(name, parts)
    return known[name, part, parts]


def _think(params: dict[str, Any]) -> Generator[str, None, str]:
    match, name = _current(), params["bot"]
    if name not in bots.names():
        raise BadMessage("error-bot", path="params.bot", bot=name, known=bots.names())
    part, parts = params["part"], params["parts"]
    if not 0 <= part < parts <= bots.parts(match.state, name, parts):
        raise BadMessage("error-part", path="params.part", part=part, parts=parts)
    match, notation = _asked(), match.game.notation
    seed = f"{params['seed']} {part}" if part else params["seed"]
    search = _mind(match, name, part, parts)(match.state.copy(), random.Random(seed), match.line)
    tried: dict[str, int] = {}
    while True:
        try:
            progress = next(search)
        except StopIteration as stop:
            return json.dumps({"move": notation(stop.value), "tried": tried})
        if parts > 1:
            tried = {notation(move): count for move, count in progress.tried.items()}
        yield json.dumps({"progress": progress.done, "move": notation(progress.best), "tried": tried})


def _parts(params: dict[str, Any]) -> dict[str, Any]:
    return {"parts": bots.parts(_current().state, params["bot"], params["most"])}


def _hint(params: dict[str, Any]) -> Generator[str, None, str]:
    from .bots import advice

    match = _asked()
    search = advice.hint(match.state.copy(), HINT, bots.budget(match.state, "master")[1], random.Random(params["seed"]))
    hints = yield from _progress(search)
    return json.dumps(
        {
            "moves": [
                {
                    "notation": match.game.notation(hint.move),
                    "share": hint.share,
                    "gains": [{"category": key, "points": value} for key, value in hint.gains.items()],
                }
                for hint in hints
            ]
        }
    )


def _analyse(params: dict[str, Any]) -> Generator[str, None, str]:
    from .bots import advice

    match = _current()
    plies = [ply for ply in range(len(match.plies) + 1) if match.at(ply).current_player != CHANCE]
    states = [match.at(ply) for ply in plies]
    search = advice.analyse(states, ANALYSIS, bots.budget(match.state, "scribe")[1], random.Random(params["seed"]))
    found = yield from _progress(search)
    return json.dumps({"plies": plies, "shares": found.shares, "swings": [plies[index] for index in found.swings]})


def _progress(search: Generator[float, None, Found]) -> Generator[str, None, Found]:
    """Run a search; tell its progress."""
    while True:
        try:
            progress = next(search)
        except StopIteration as stop:
            return cast(Found, stop.value)
        yield json.dumps({"progress": progress})


def warm() -> None:
    """Play a little of every game and forget it: all that a match takes is imported then, for a memory snapshot."""
    global _match
    for game in game_names():
        handle(json.dumps({"method": "new", "params": {"game": game}}))
        handle(json.dumps({"method": "play", "params": {"move": _current().legal_moves()[0]}}))
        for bot in bots.names():
            next(think(json.dumps({"method": "think", "params": {"bot": bot, "seed": 0}})), None)
        handle(json.dumps({"method": "load", "params": json.loads(handle('{"method":"save"}'))}))
    _match = None


def static_data() -> dict[str, Any]:
    """What the build writes as files for the page: path to JSON value."""
    from .core.rulebook import read_rulebook
    from .core.words import LANGUAGES
    from .lessons import lesson_by_rule, lessons_of

    files: dict[str, Any] = {"games.json": [_described(name) for name in game_names()]}
    for name in game_names():
        lessons = lessons_of(name)
        shown = {
            rule: {"name": lesson["name"], "title": lesson["title"]} for rule, lesson in lesson_by_rule(lessons).items()
        }
        for language in LANGUAGES:
            book = read_rulebook(name, language)
            files[f"rules/{name}.{language}.json"] = [
                {
                    "section": section.title,
                    "intro": section.intro,
                    "rules": [{**rule._asdict(), "lesson": shown.get(rule.id)} for rule in section.rules],
                }
                for section in book.sections
            ]
        game = find_game(name)
        files[f"start/{name}.json"] = game.new().view()
        files[f"lessons/{name}.json"] = lessons
        if game.printed_components():
            files[f"components/{name}.json"] = game.printed_components()
    return files


def _described(name: str) -> dict[str, Any]:
    game = find_game(name)
    return {
        "name": name,
        "rules": game.rules,
        "players": list(game.players),
        "minutes": game.minutes,
        "credit": game.credit,
        "options": described(game.Options),
        "levels": bots.levels(),
        "simple_bots": bots.simple(),
        "stand_ins": {kind: _stand_ins(file) for kind, file in game.printed_components().items()},
    }


def _stand_ins(value: Any) -> int:
    """How many rows in a file of printed matter are stand-ins."""
    if isinstance(value, Mapping):
        return (value.get("source") == "stand-in") + sum(map(_stand_ins, value.values()))
    return sum(map(_stand_ins, value)) if isinstance(value, list) else 0


# --- reading a call ------------------------------------------------------------------------------

Params = dict[str, tuple[tuple[type, ...], Any]]
"""Name of a parameter to the types that it may have and its default."""
Call = TypeVar("Call")
_REQUIRED = object()


def _answer(text: str) -> dict[str, Any]:
    call, params = _read(text, _CALLS)
    return call(params)


def _read(text: str, calls: Mapping[str, tuple[Call, Params]]) -> tuple[Call, dict[str, Any]]:
    try:
        request = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        raise BadMessage("error-not-json", start=str(text)[:40]) from None
    if not isinstance(request, dict):
        raise BadMessage("error-call-shape")
    method = request.get("method")
    if not isinstance(method, str) or method not in calls:
        raise BadMessage(
            "error-call-unknown",
            path="method",
            method=method if isinstance(method, str) else quoted(method),
            known=list(calls),
        )
    given = request.get("params", {})
    if not isinstance(given, dict):
        raise BadMessage("error-call-params", path="params")
    call, known = calls[method]
    for name in given:
        if name not in known:
            raise BadMessage("error-param-unknown", path=f"params.{name}", param=str(name), method=method)
    params = {}
    for name, (types, default) in known.items():
        value = given.get(name, default)
        if value is _REQUIRED:
            raise BadMessage("error-param-missing", path=f"params.{name}", param=name, method=method)
        right = isinstance(value, types) and (bool in types or not isinstance(value, bool))
        if value is not default and not right:
            raise BadMessage("error-param-type", path=f"params.{name}", param=name, method=method)
        params[name] = value
    return call, params


def _current() -> Match:
    if _match is None:
        raise BadMessage("error-no-match")
    return _match


# --- the calls -----------------------------------------------------------------------------------


def _new(params: dict[str, Any]) -> dict[str, Any]:
    match = Match(
        find_game(params["game"], params["components"] or ()),
        params["options"],
        params["seats"],
        seed=params["seed"],
        practice=params["practice"],
    )
    return _take(match)


def _check(params: dict[str, Any]) -> dict[str, Any]:
    faults = find_game(params["game"]).check_component(params["component"])
    return {"faults": [_fault(fault) for fault in faults], "stand_ins": _stand_ins(params["component"])}


def _check_position(params: dict[str, Any]) -> dict[str, Any]:
    position = params["position"]
    game = find_game(position.get("game"))
    try:
        state = game.from_position(position)
    except BadPosition as error:
        return {"faults": [_fault(fault) for fault in error.faults], "view": None, "position": None, "turns": []}
    position = game.position(state)
    return {"faults": [], "view": state.view(), "position": position, "turns": _turns(game, position)}


def _turns(game: Game, position: dict[str, Any]) -> list[dict[str, Any]]:
    """By seat what a position must say instead for its turn to begin."""
    options = game.options(position["options"])
    people = [seat for seat in range(game.seats(options)) if seat != game.automa(options)]
    return [{"seat": seat, **game.turn(position, seat)} for seat in people]


def _box(params: dict[str, Any]) -> dict[str, Any]:
    """What a position of a game is made of: one to begin with, freshly dealt, every piece, and how a turn begins."""
    game = find_game(params["game"], params["components"] or ())
    match = Match(game, params["options"], seed=params["seed"])
    start = match.state.view()
    match.draw()
    kinds = {id: {"kind": kind} for id, kind in game.unseen(match.options).items()}
    position = game.position(match.state)
    return {
        "position": position,
        "pieces": {**kinds, **start["pieces"]},
        "facts": game.unseen_facts(match.options),
        "turns": _turns(game, position),
    }


def _load(params: dict[str, Any]) -> dict[str, Any]:
    return _take(Match.load(params["save"], find_game, seed=params["seed"]))


def _open(params: dict[str, Any]) -> dict[str, Any]:
    position = params["position"]
    game = find_game(position.get("game"))
    match = Match(game, None, params["seats"], seed=params["seed"], practice=params["practice"], start=position)
    return _take(match)


def _take(match: Match) -> dict[str, Any]:
    """Make it the match on the table, once nothing can fail any more."""
    global _match
    for index, seat in enumerate(match.seats):
        if index != match.automa and seat.player != HUMAN and seat.player not in bots.names():
            raise BadOption("error-bot", path=f"seats[{index}].player", bot=seat.player, known=bots.names())
    match.draw()
    _match = match
    return _whole(match)


def _play(params: dict[str, Any]) -> dict[str, Any]:
    match = _current()
    before = len(match.plies)
    match.play(params["move"], params["seat"])
    match.draw()
    return _update(match, [_step(match, ply, True) for ply in range(before, len(match.plies))])


def _replay(params: dict[str, Any]) -> dict[str, Any]:
    """Moves of a file follow, draws among them; what is still to be drawn then comes as it comes."""
    match = _current()
    before = len(match.plies)
    match.replay(params["moves"])
    match.draw()
    return _update(match, [_step(match, ply, True) for ply in range(before, len(match.plies))])


def _undo(params: dict[str, Any]) -> dict[str, Any]:
    match = _current()
    match.undo(params["whole"])
    return _whole(match)


def _redo(params: dict[str, Any]) -> dict[str, Any]:
    match = _current()
    match.redo(params["whole"])
    return _whole(match)


def _refuse(params: dict[str, Any]) -> dict[str, Any]:
    """The refusal of the candidate that is nearest to the picks: the one with most of them in the same order."""
    match = _current()
    state, picks = match.state, params["path"]
    nearest, most = None, 0
    for move in state.candidates() if state.current_player >= 0 else ():
        path = match.game.path(state, move)
        same = 0
        while same < min(len(picks), len(path)) and picks[same] == path[same]:
            same += 1
        if same > most and (refusal := state.why_not(move)):
            nearest, most = refusal, same
    if nearest is None:
        return {"refusal": None}
    return {"refusal": {"rule": nearest.rule, "message": nearest.message}}


def _facts(params: dict[str, Any]) -> dict[str, Any]:
    return {"facts": _current().state.facts(params["id"])}


def _at(params: dict[str, Any]) -> dict[str, Any]:
    match = _current()
    ply = _known(match, params["ply"])
    log = _step(match, ply - 1, False)["log"] if ply else []
    return {"ply": ply, "view": match.at(ply).view(), "last": _last(match, ply), "log": log}


def _known(match: Match, ply: int) -> int:
    if not 0 <= ply <= len(match.plies):
        raise BadMessage("error-ply", path="params.ply", ply=ply, plies=len(match.plies))
    return ply


def _save(params: dict[str, Any]) -> dict[str, Any]:
    return {"save": _current().save()}


def _position(params: dict[str, Any]) -> dict[str, Any]:
    match = _current()
    ply = len(match.plies) if params["ply"] is None else params["ply"]
    return {"position": match.game.position(match.at(_known(match, ply)))}


def _follow(params: dict[str, Any]) -> dict[str, Any]:
    """Take over another worker's match without drawing; what is known already is not replayed."""
    global _match
    save = params["save"]
    known = _match and {**_match.save(), "moves": None}
    moves = save.get("moves")
    if _match and known == {**save, "moves": None} and isinstance(moves, list):
        played = [ply.notation for ply in _match.plies]
        if moves[: len(played)] == played:
            _match.replay(moves[len(played) :])
            return {"ply": len(_match.plies), "player": _match.state.current_player}
    match = Match.load(save, find_game)
    _match = match
    return {"ply": len(match.plies), "player": match.state.current_player}


def _searched(params: dict[str, Any]) -> dict[str, Any]:
    raise BadMessage("error-think", path="method")


_TEXT, _OBJECT, _LIST, _NUMBER, _FLAG = (str,), (dict,), (list,), (int,), (bool,)
_SEED: Params = {"seed": (_NUMBER, _REQUIRED)}
_SEARCHES: dict[str, tuple[Callable[[dict[str, Any]], Generator[str, None, str]], Params]] = {
    "think": (_think, {"bot": (_TEXT, _REQUIRED), **_SEED, "part": (_NUMBER, 0), "parts": (_NUMBER, 1)}),
    "hint": (_hint, _SEED),
    "analyse": (_analyse, _SEED),
}
_CALLS: dict[str, tuple[Callable[[dict[str, Any]], dict[str, Any]], Params]] = {
    "new": (
        _new,
        {
            "game": (_TEXT, _REQUIRED),
            "options": (_OBJECT, None),
            "seats": (_LIST, None),
            "seed": (_NUMBER, None),
            "practice": (_FLAG, False),
            "components": (_LIST, None),
        },
    ),
    "check": (_check, {"game": (_TEXT, _REQUIRED), "component": ((object,), _REQUIRED)}),
    "check_position": (_check_position, {"position": (_OBJECT, _REQUIRED)}),
    "box": (
        _box,
        {
            "game": (_TEXT, _REQUIRED),
            "options": (_OBJECT, None),
            "seed": (_NUMBER, None),
            "components": (_LIST, None),
        },
    ),
    "load": (_load, {"save": ((object,), _REQUIRED), "seed": (_NUMBER, None)}),
    "open": (
        _open,
        {
            "position": (_OBJECT, _REQUIRED),
            "seats": (_LIST, None),
            "seed": (_NUMBER, None),
            "practice": (_FLAG, False),
        },
    ),
    "play": (_play, {"move": (_TEXT, _REQUIRED), "seat": (_NUMBER, None)}),
    "replay": (_replay, {"moves": (_LIST, _REQUIRED)}),
    "undo": (_undo, {"whole": (_FLAG, False)}),
    "redo": (_redo, {"whole": (_FLAG, False)}),
    "refuse": (_refuse, {"path": (_LIST, _REQUIRED)}),
    "facts": (_facts, {"id": (_TEXT, _REQUIRED)}),
    "at": (_at, {"ply": (_NUMBER, _REQUIRED)}),
    "save": (_save, {}),
    "position": (_position, {"ply": (_NUMBER, None)}),
    "follow": (_follow, {"save": (_OBJECT, _REQUIRED)}),
    "parts": (_parts, {"bot": (_TEXT, _REQUIRED), "most": (_NUMBER, _REQUIRED)}),
    **{name: (_searched, params) for name, (_, params) in _SEARCHES.items()},
}


# --- what an answer is made of -------------------------------------------------------------------


def _whole(match: Match) -> dict[str, Any]:
    """The match from its beginning, for a page that has to show another one than before."""
    return _update(match, [_step(match, ply, False) for ply in range(len(match.plies))])


def _update(match: Match, steps: list[dict[str, Any]]) -> dict[str, Any]:
    barrier: Message | None = match.undo_barrier()
    return {
        "match": {
            "game": match.game.name,
            "seats": [seat._asdict() for seat in match.seats],
            "practice": match.practice,
            "ply": len(match.plies),
            "can_undo": barrier is None,
            "can_undo_whole": match.can_undo_whole(),
            "undo_barrier": barrier,
            "can_redo": match.can_redo(),
            "can_redo_whole": match.can_redo_whole(),
            "over": match.over,
        },
        "steps": steps,
        "view": match.state.view(),
    }


def _step(match: Match, index: int, moving: bool) -> dict[str, Any]:
    """One ply as the page tells it; with `moving` also where everything lies after it."""
    ply: Ply = match.plies[index]
    doer = match.automa if match.at(index).automa_plays() else ply.seat
    step: dict[str, Any] = {
        "ply": index + 1,
        "notation": ply.notation,
        "seat": ply.seat,
        "path": ply.path,
        "log": [
            {"seat": doer, "message": {"id": f"event-{event}", "args": args}, "rule": rule}
            for event, rule, args in ply.events
        ],
    }
    if moving:
        step.update(_table(match, match.at(index + 1)))
    return step


def _table(match: Match, state: State) -> dict[str, Any]:
    position = match.game.position(state)
    return {key: position[key] for key in ("places", "pieces", "counters")}


def _last(match: Match, ply: int) -> list[str]:
    """The ids that mark the last move of a seat before `ply`."""
    for made in reversed(match.plies[:ply]):
        if made.seat != CHANCE:
            return made.path
    return []
