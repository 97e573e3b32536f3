"""Tournaments of bots: the same games and results on one core, on all, or on a cluster.

Every draw of a game comes from the tournament's seed, the number of its set and nothing else. In a set the same bots
sit at the same table once in every rotation of the seats, and chance speaks alike each time.
"""

from __future__ import annotations

import itertools
import math
import multiprocessing
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from . import bots
from .core.game import CHANCE, OVER
from .core.match import AUTOMA
from .games import game as find_game

CONFIDENCE = 1.959964
"""Standard deviations to either side that hold 95 per cent."""


EXTRA = "pip install twolands[arena]"


class Pairing(NamedTuple):
    """A game to be played: which, with which options, its set's seed, and by seat the bots, and `automa` where rules
    play."""

    game: str
    options: dict[str, Any]
    seed: str
    players: tuple[str, ...]


class Result(NamedTuple):
    """A game that was played: the bots, the points and the returns by seat."""

    players: tuple[str, ...]
    scores: list[int]
    returns: list[float]


class Standing(NamedTuple):
    """What a bot has reached: in how many games, its mean placing (1: always first, 0: always last), in how many of
    them it was first, and between which shares of first places it lies with 95 per cent."""

    player: str
    games: int
    placing: float
    firsts: int
    interval: tuple[float, float]


# --- the games -------------------------------------------------------------------------------------------------------


def schedule(
    game: str, options: Mapping[str, Any], players: Sequence[str], games: int, seed: int
) -> Iterator[list[Pairing]]:
    """The sets of a tournament, until there are at least so many games. With more bots than seats every choice of
    them sits down in turn; an automa keeps its seat."""
    found = find_game(game)
    chosen = found.options(options)
    automa = found.automa(chosen)
    seats = found.seats(chosen) - (automa is not None)
    if len(players) < seats:
        raise ValueError(f"{game} takes {seats} players with these options, not {len(players)}")
    tables = list(itertools.combinations(players, seats))
    sets = math.ceil(games / seats)
    for number, table in zip(range(sets), itertools.cycle(tables), strict=False):
        turns = [table[turn:] + table[:turn] for turn in range(seats)]
        if automa is not None:
            turns = [(*turn[:automa], AUTOMA, *turn[automa:]) for turn in turns]
        yield [Pairing(game, dict(options), f"{seed} {number}", each) for each in turns]


def play(pairing: Pairing) -> Result:
    """Play a game."""
    state = find_game(pairing.game).new(pairing.options)
    chance = random.Random(pairing.seed)
    seats = {
        seat: (bots.bot(name), random.Random(f"{pairing.seed} {seat} {name}"))
        for seat, name in enumerate(pairing.players)
        if name != AUTOMA
    }
    line: list[bots.Ply] = []
    while (seat := state.current_player) != OVER:
        if seat == CHANCE:
            move = state.sample_chance(chance)
        else:
            bot, rng = seats[seat]
            move = bots.choose(bot(state.copy(), rng, line))
        state.apply(move)
        line.append((seat, move))
    return Result(pairing.players, state.scores(), state.returns())


@contextmanager
def players_of(jobs: int, scheduler: str | None) -> Iterator[Any]:
    """A function like `map(play, pairings)`, which plays several games at once: in so many processes, or on the
    cluster of a dask.distributed scheduler."""
    if scheduler:
        try:
            from distributed import Client
        except ImportError:
            raise ImportError(f"a cluster is reached through dask.distributed: {EXTRA}") from None
        with Client(scheduler) as client:
            yield lambda pairings: (future.result() for future in client.map(play, list(pairings), pure=False))
    elif jobs == 1:
        yield lambda pairings: map(play, pairings)
    else:
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            yield lambda pairings: pool.imap(play, pairings)


def tournament(
    sets: Iterable[list[Pairing]], jobs: int = 1, scheduler: str | None = None, test: Test | None = None
) -> Iterator[Result]:
    """The results, in the order of the schedule; with a test only until it has decided, at the end of a set."""
    sets = list(sets)
    with players_of(jobs, scheduler) as played:
        results = iter(played(itertools.chain.from_iterable(sets)))
        for pairings in sets:
            for pairing in pairings:
                result = next(results)
                yield result
                if test:
                    test.add(result.returns[pairing.players.index(test.player)])
            if test and test.decision is not None:
                return


# --- what they say ----------------------------------------------------------------------------------------------------


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The interval of Wilson, without correction for continuity, in which a share lies with 95 per cent."""
    if not trials:
        return 0.0, 1.0
    share, z = successes / trials, CONFIDENCE * CONFIDENCE / trials
    middle = share + z / 2
    spread = math.sqrt(z * (share * (1 - share) + z / 4))
    return max(0.0, (middle - spread) / (1 + z)), min(1.0, (middle + spread) / (1 + z))


class Test:
    """Wald's sequential probability ratio test between two players: does `player` win the share `low` of the games, or
    `high`? Either error has the probability `error`. A tie is half a game won and half a game lost."""

    __test__ = False  # pytest is not to collect it.

    def __init__(self, player: str, low: float, high: float, error: float = 0.05):
        if not 0 < low < high < 1:
            raise ValueError("the shares of an SPRT must be between 0 and 1, the lower one first")
        self.player, self.low, self.high = player, low, high
        self.bound = math.log((1 - error) / error)
        self.won = self.lost = 0.0

    def add(self, result: float) -> None:
        """Count a game in which the player got `result`."""
        self.won += result
        self.lost += 1 - result

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio of `high` to `low`."""
        return self.won * math.log(self.high / self.low) + self.lost * math.log((1 - self.high) / (1 - self.low))

    @property
    def decision(self) -> float | None:
        """The share that is accepted, or None as long as neither is."""
        if self.ratio >= self.bound:
            return self.high
        return self.low if self.ratio <= -self.bound else None


def standings(results: Sequence[Result]) -> list[Standing]:
    """What every bot has reached, the best first."""
    table = []
    for player in dict.fromkeys(player for result in results for player in result.players):
        returns = [
            value
            for result in results
            for other, value in zip(result.players, result.returns, strict=True)
            if other == player
        ]
        firsts = returns.count(1.0)
        interval = wilson(firsts, len(returns))
        table.append(Standing(player, len(returns), math.fsum(returns) / len(returns), firsts, interval))
    return sorted(table, key=lambda standing: standing.placing, reverse=True)


def ratings(results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Skill and its uncertainty by bot, after Plackett and Luce, from all games in order (openskill)."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise ImportError(f"more than two bots are rated by openskill: {EXTRA}") from None

    model = PlackettLuce()
    rated = {player: model.rating(name=player) for result in results for player in result.players}
    for result in results:
        teams = [[rated[player]] for player in result.players]
        for player, [rating] in zip(result.players, model.rate(teams, scores=result.returns), strict=True):
            rated[player] = rating
    return {player: (rating.mu, rating.sigma) for player, rating in rated.items()}


def report(pairing: Pairing, seed: int, results: Sequence[Result], test: Test | None = None) -> dict[str, Any]:
    """A tournament as JSON: what was played, how every game ended, and what that says."""
    told: dict[str, Any] = {
        "game": pairing.game,
        "options": pairing.options,
        "seed": seed,
        "games": [result._asdict() for result in results],
        "standings": [standing._asdict() for standing in standings(results)],
    }
    if len(told["standings"]) > 2:
        told["ratings"] = ratings(results)
    if test:
        told["sprt"] = {
            "player": test.player,
            "shares": [test.low, test.high],
            "ratio": test.ratio,
            "decision": test.decision,
        }
    return told


def table(told: Mapping[str, Any]) -> str:
    """What a report says, as a table in Markdown."""
    rated = told.get("ratings", {})
    rows = [["bot", "games", "mean placing", "first", "95 %", *(["skill"] if rated else [])]]
    for standing in told["standings"]:
        low, high = standing["interval"]
        row = [standing["player"], str(standing["games"]), f"{standing['placing']:.3f}", str(standing["firsts"])]
        row.append(f"{low:.0%} to {high:.0%}")
        if rated:
            skill, uncertainty = rated[standing["player"]]
            row.append(f"{skill:.1f} ± {uncertainty:.1f}")
        rows.append(row)
    rows.insert(1, ["---"] * len(rows[0]))
    lines = [f"| {' | '.join(row)} |" for row in rows]
    if "sprt" in told:
        sprt = told["sprt"]
        decision = "undecided" if sprt["decision"] is None else f"it wins {sprt['decision']:.0%} rather"
        low, high = sprt["shares"]
        lines += ["", f"SPRT of {sprt['player']}, {low:.0%} or {high:.0%}: {decision} (ratio {sprt['ratio']:.2f})"]
    return "\n".join(lines)
