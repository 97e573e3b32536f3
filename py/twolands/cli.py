"""`twolands`: play in a terminal, replay a save, record a fixture, hold a tournament of bots, list the games, check
files of printed matter and lessons."""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from . import bots
from .core.errors import BadOption, Fault, TwoLandsError
from .core.game import CHANCE
from .core.match import AUTOMA, HUMAN, Match, Ply
from .core.message import Message
from .core.options import described
from .core.words import LANGUAGES, sentence
from .games import game, names


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 if it went well, 2 if what was given is wrong (said on standard error)."""
    parser = argparse.ArgumentParser(prog="twolands", description=__doc__)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    commands = parser.add_subparsers(dest="command", required=True)

    play = commands.add_parser("play", help="play a match; type a move, 'undo', 'save FILE' or 'quit'")
    play.add_argument("game", choices=names())
    play.add_argument("--seats", nargs="+", metavar="PLAYER", help=f"human or {', '.join(bots.names())}")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--seed", type=int)
    play.add_argument(
        "--components", nargs="+", type=Path, default=[], metavar="FILE", help="printed matter of your own"
    )
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help="tell a saved match move by move")
    replay.add_argument("file", type=Path)
    replay.set_defaults(run=_replay)

    record = commands.add_parser("record", help="write a match of bots, with hashes and searches, as a test fixture")
    record.add_argument("game", choices=names())
    record.add_argument("file", type=Path)
    record.add_argument("--players", nargs="+", choices=bots.names(), default=["greedy", "random"])
    record.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    record.add_argument("--seed", type=int, default=0)
    record.set_defaults(run=_record)

    renew = commands.add_parser("renew", help="write hashes and searches of test fixtures anew, from their saves")
    renew.add_argument("files", nargs="+", type=Path)
    renew.set_defaults(run=_renew)

    arena = commands.add_parser("arena", help="let bots play a tournament: seats rotate, chance is the same for all")
    arena.add_argument("game", choices=names())
    arena.add_argument("players", nargs="+", metavar="BOT", help=f"{', '.join(bots.names())}, mcts-300-16")
    arena.add_argument("--games", type=int, default=100, help="at least so many, in whole sets")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arena.add_argument("--seed", type=int, default=0)
    arena.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; otherwise all cores")
    arena.add_argument("--scheduler", metavar="ADDRESS", help="play on the cluster of this dask.distributed scheduler")
    arena.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("LOW", "HIGH"),
        help="of two players: stop as soon as it is clear which share of the games the first one wins",
    )
    arena.add_argument("--json", type=Path, metavar="FILE", help="write every result there")
    arena.set_defaults(run=_arena)

    components = commands.add_parser("components", help="files of printed matter: copy ours, check your own")
    components.add_argument("--game", choices=names(), default="men_nefer")
    what = components.add_subparsers(dest="what", required=True)
    check = what.add_parser("check", help="say what is wrong in files, and where")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.set_defaults(run=_check)
    copy = what.add_parser("copy", help="write our files into a folder, to be mended there")
    copy.add_argument("folder", type=Path)
    copy.set_defaults(run=_copy)

    lessons = commands.add_parser("lessons", help="matches with notes: check your own")
    check = lessons.add_subparsers(dest="what", required=True).add_parser("check", help="say what is wrong, and where")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.set_defaults(run=_check_lessons)

    games = commands.add_parser("games", help="list the games and their options")
    games.set_defaults(run=_games)

    chosen = parser.parse_args(arguments)
    try:
        return int(chosen.run(chosen) or 0)
    except TwoLandsError as error:
        print(f"{error.path}: {error}" if error.path else str(error), file=sys.stderr)
    except (ImportError, OSError, ValueError) as error:
        print(error, file=sys.stderr)
    return 2


def _options(pairs: Sequence[str]) -> dict[str, object]:
    """`temple=B` as text, `first=1` and `open_temples=true` as JSON."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, _, text = pair.partition("=")
        try:
            options[name] = json.loads(text)
        except ValueError:
            options[name] = text
    return options


def _names(match: Match, language: str) -> tuple[str, ...]:
    """By seat."""
    automa = {"id": "automa", "args": {}}
    return tuple(
        sentence(automa, language=language, game=match.game.name) if seat.player == AUTOMA else seat.name
        for seat in match.seats
    )


def _tell(match: Match, plies: Sequence[Ply], language: str) -> None:
    people = _names(match, language)
    for ply in plies:
        for event, rule, args in ply.events:
            told = {"id": f"event-{event}", "args": args}
            print(f"  {sentence(told, language=language, game=match.game.name, names=people)}  [{rule}]")


def _play(chosen: argparse.Namespace) -> int:
    found = game(chosen.game, [json.loads(file.read_text("utf-8")) for file in chosen.components])
    options = found.options(_options(chosen.option))
    count = found.seats(options) - (found.automa(options) is not None)
    players = chosen.seats or [HUMAN] + ["greedy"] * (count - 1)
    seats = [
        {"name": f"{player} {number}", "player": player, "colour": number} for number, player in enumerate(players, 1)
    ]
    match = Match(found, options, seats, seed=chosen.seed)
    rng = random.Random(chosen.seed)
    people = _names(match, chosen.language)
    minds = {player: bots.bot(player) for player in players if player != HUMAN}
    while True:
        _tell(match, match.draw(), chosen.language)
        view = match.state.view()
        print(sentence(view["prompt"], language=chosen.language, game=found.name, names=people))
        if match.over:
            return 0
        player = match.seats[view["player"]].player
        if player != HUMAN:
            move = bots.choose(minds[player](match.state.copy(), rng, match.line))
            _tell(match, [match.play(found.notation(move))], chosen.language)
            continue
        print("  " + ", ".join(match.legal_moves()))
        try:
            text = input("> ").strip()
        except EOFError:
            return 0
        try:
            if text == "quit":
                return 0
            if text == "undo":
                match.undo()
            elif text.startswith("save "):
                Path(text[5:]).write_text(json.dumps(match.save()) + "\n", "utf-8")
            else:
                _tell(match, [match.play(text)], chosen.language)
        except (TwoLandsError, OSError) as error:
            print(f"  {error}")


def _replay(chosen: argparse.Namespace) -> int:
    match = Match.load(json.loads(chosen.file.read_text("utf-8")), game)
    people = _names(match, chosen.language)
    for number, ply in enumerate(match.plies, 1):
        print(f"{number:4} {'chance' if ply.seat == CHANCE else people[ply.seat] or ply.seat}: {ply.notation}")
        _tell(match, [ply], chosen.language)
    prompt = match.state.view()["prompt"]
    print(sentence(prompt, language=chosen.language, game=match.game.name, names=people))
    print("points:", *match.state.scores())
    return 0


def _record(chosen: argparse.Namespace) -> int:
    from .testing import record

    fixture = record(game(chosen.game), _options(chosen.option), chosen.seed, chosen.players)
    _write(chosen.file, fixture)
    return 0


def _renew(chosen: argparse.Namespace) -> int:
    from .testing import fixture

    for file in chosen.files:
        _write(file, fixture(json.loads(file.read_text("utf-8"))["save"]))
    return 0


def _write(file: Path, value: object) -> None:
    file.write_text(json.dumps(value, indent=1) + "\n", "utf-8")


def _arena(chosen: argparse.Namespace) -> int:
    from . import arena

    for player in chosen.players:
        try:
            bots.bot(player)
        except KeyError:
            raise BadOption("error-bot", path=player, bot=player, known=bots.names()) from None
    test = None
    if chosen.sprt:
        if len(set(chosen.players)) != 2 or len(chosen.players) != 2:
            raise ValueError("an SPRT is between two bots")
        test = arena.Test(chosen.players[0], *chosen.sprt)
    sets = list(arena.schedule(chosen.game, _options(chosen.option), chosen.players, chosen.games, chosen.seed))
    total, results = sum(map(len, sets)), []
    for result in arena.tournament(sets, chosen.jobs, chosen.scheduler, test):
        results.append(result)
        print(f"\r{len(results)}/{total} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    told = arena.report(sets[0][0], chosen.seed, results, test)
    print(arena.table(told))
    if chosen.json:
        _write(chosen.json, told)
    return 0


def _check(chosen: argparse.Namespace) -> int:
    right = {"id": "component-right", "args": {}}
    found = game(chosen.game)
    return _check_files(chosen, lambda value: (found.check_component(value), right), chosen.game)


def _check_lessons(chosen: argparse.Namespace) -> int:
    from .lessons import check

    def checked(value: Any) -> tuple[Sequence[Fault], Message]:
        faults = check(value)
        return faults, {"id": "lesson-right", "args": {"notes": 0 if faults else len(value["notes"])}}

    return _check_files(chosen, checked)


def _check_files(
    chosen: argparse.Namespace, check: Callable[[Any], tuple[Sequence[Fault], Message]], of: str | None = None
) -> int:
    """Say what is wrong in files, or the message that nothing is; 1 if anything is."""
    wrong = 0
    for file in chosen.files:
        try:
            faults, right = check(json.loads(file.read_text("utf-8")))
        except ValueError as error:
            print(f"{file}: {error}")
            wrong += 1
            continue
        for fault in faults:
            told = sentence(fault.message, language=chosen.language, game=fault.game or of)
            print(f"{file}: {fault.path}: {told}" if fault.path else f"{file}: {told}")
        wrong += len(faults)
        if not faults:
            print(f"{file}: " + sentence(right, language=chosen.language))
    return 1 if wrong else 0


def _copy(chosen: argparse.Namespace) -> int:
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for name, component in game(chosen.game).printed_components().items():
        path = chosen.folder / f"{name}.json"
        if path.exists():
            raise OSError(f"{path} exists already")
        path.write_text(json.dumps(component, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return 0


def _games(chosen: argparse.Namespace) -> int:
    for name in names():
        found = game(name)
        fewest, most = found.players
        print(f"{name}: {found.credit['title']}, {fewest}-{most} players, rules {found.rules}")
        for option in described(found.Options):
            choices = " | ".join(json.dumps(choice) for choice in option["choices"])
            print(f"    {option['name']}={json.dumps(option['default'])}    ({choices})")
    return 0
