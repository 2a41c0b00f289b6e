"""Tunes the weights of a game's evaluation by letting bots play, and measures what came of it.

python -m tercio.bench.tuning tune GAME FILE [--seconds 600] [--bot greedy] [--processes N] [--weights A,B]
    [--begin FILE]
python -m tercio.bench.tuning duel GAME FILE [--seconds 300] [--bot veteran] [--processes N]

The first plays pairs of matches between two players whose weights differ a little in opposite directions, moves every
weight towards the side that won (simultaneous perturbation, SPSA), and writes the mean of the last weights to FILE. The
second plays the weights of FILE against those in use. Weights that were fitted to the results of matches by regression
instead lost clearly (docs/bots.md).
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from tercio.arena.deals import Dealer
from tercio.arena.memory import collect_seldom
from tercio.bots import ask_bot, named
from tercio.games import box_of, open_game
from tercio.games.game import TabletopGame
from tercio.games.tastes import USUAL, shifted
from tercio.kernel import Game, seeded, start

Weights = dict[str, int]

ONE, OTHER = "one", "other"  # styles of the two players
NUDGE: Final = 0.3  # each weight is so much larger for one player and smaller for the other, as a power of e
PACE: Final = 0.02  # how far a won pair moves them
SLOWER_AFTER: Final = 800  # pairs
SETTLED: Final = 0.4  # the mean is taken over this last part of the time
LONGEST: Final = 6000  # answers: a match that does not end is drawn
SEEDS: Final = {"tune": 1_000, "duel": 1_000_000}  # other deals to measure with than to tune with


# -- weights ---------------------------------------------------------------------------------------------------


def weights_of(game: str) -> Weights:
    """All whole numbers by which this game values a table as usual, and that are neither 0 nor 1."""
    usual = tastes(game)[USUAL]
    found: Weights = {}
    for name in type(usual).__match_args__:
        value = getattr(usual, name)
        if type(value) is int and abs(value) > 1:
            found[name] = value
    return dict(sorted(found.items()))


def tastes(game: str) -> dict[str, Any]:
    opened, _ = dealer(game)
    assert isinstance(opened, TabletopGame)
    return opened.tastes


def use(game: str, style: str, weights: Weights) -> None:
    """From now on this process knows a style that reckons with these."""
    known = tastes(game)
    known[style] = shifted(known[USUAL], weights)


# -- matches ---------------------------------------------------------------------------------------------------


class Pair(NamedTuple):
    """Two matches from one deal between two players, who change seats."""

    game: str
    number: int
    one: Weights
    other: Weights
    bot: str


@cache
def dealer(game: str) -> tuple[Game, Dealer]:
    opened = open_game(game)
    return opened, Dealer(opened, box_of(game).forces, 7)


def score_of(pair: Pair) -> float:
    """1: the first player has won both matches; -1: he has lost both."""
    return (played(pair, 0) + played(pair, 1)) / 2


def played(pair: Pair, seat: int) -> int:
    """One match in which the first player sits here."""
    game, deals = dealer(pair.game)
    deal = deals.deal(pair.number)
    match = start(game, deal.setup, seeded(deal.dice))
    use(pair.game, ONE, pair.one)
    use(pair.game, OTHER, pair.other)
    styles = (ONE, OTHER) if seat == 0 else (OTHER, ONE)
    bots = [named(pair.bot, 4 * pair.number + 2 * seat + each, style=style) for each, style in enumerate(styles)]
    while match.stack and len(match.answers) < LONGEST:
        decision = match.asks()[0]
        match.answer(ask_bot(bots[decision.seat], match, decision))
    if match.outcome is None or len(match.outcome.winners) != 1:
        return 0
    return 1 if match.outcome.winners[0] == seat else -1


# -- tuning ----------------------------------------------------------------------------------------------------


class Tuning:
    """Weights on their way; `shift` says by which power of e each has changed."""

    def __init__(self, weights: Weights, seed: int) -> None:
        self.weights = weights
        self.shift = dict.fromkeys(weights, 0.0)
        self.mean = dict.fromkeys(weights, 0.0)
        self.settled = 0
        self.pairs = 0
        self.dice = Random(seed)  # noqa: S311  (directions to try)

    def directions(self) -> dict[str, int]:
        return {name: self.dice.choice((-1, 1)) for name in self.weights}

    def nudged(self, directions: dict[str, int], by: float) -> Weights:
        return self.rounded({name: shift + by * directions[name] for name, shift in self.shift.items()})

    def learn(self, directions: dict[str, int], score: float, is_settled: bool) -> None:
        """Everything moves a little towards the player who won."""
        self.pairs += 1
        pace = PACE / (1 + self.pairs / SLOWER_AFTER) ** 0.6
        for name, direction in directions.items():
            self.shift[name] += pace * score * direction
        if is_settled:
            self.settled += 1
            for name, shift in self.shift.items():
                self.mean[name] += (shift - self.mean[name]) / self.settled

    def result(self) -> Weights:
        return self.rounded(self.mean if self.settled else self.shift)

    def rounded(self, shift: dict[str, float]) -> Weights:
        """Whole numbers that keep their sign."""
        found: Weights = {}
        for name, value in self.weights.items():
            whole = round(value * exp(shift[name]))
            found[name] = whole or (1 if value > 0 else -1)
        return found


Scorer = Callable[[Pair], float]


def outcomes(pairs: Iterator[Pair], scorer: Scorer, seconds: float, processes: int) -> Iterator[tuple[Pair, float]]:
    """As many pairs as can be played in this time, in the order in which they end; a new one is asked for as late
    as possible, so that it knows of those before.
    """
    end = time.monotonic() + seconds
    with ProcessPoolExecutor(processes, initializer=collect_seldom) as pool:
        running: dict[Future[float], Pair] = {}
        while running or time.monotonic() < end:
            while len(running) < processes and time.monotonic() < end:
                pair = next(pairs)
                running[pool.submit(scorer, pair)] = pair
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()


def tune(game: str, weights: Weights, bot: str, seconds: float, processes: int, scorer: Scorer = score_of) -> Tuning:
    """Weights that win more often than those it begins with, if there was time enough."""
    tuning, tried = Tuning(weights, 1), dict[int, dict[str, int]]()
    began = time.monotonic()

    def pairs() -> Iterator[Pair]:
        number = SEEDS["tune"]
        while True:
            tried[number] = directions = tuning.directions()
            yield Pair(game, number, tuning.nudged(directions, NUDGE), tuning.nudged(directions, -NUDGE), bot)
            number += 1

    for pair, score in outcomes(pairs(), scorer, seconds, processes):
        is_settled = time.monotonic() - began > seconds * (1 - SETTLED)
        tuning.learn(tried.pop(pair.number), score, is_settled)
    return tuning


class Share(NamedTuple):
    """How much of all points the first player won, and the half-width of its 95 % interval."""

    pairs: int
    share: float
    margin: float


def share_of(scores: Sequence[float]) -> Share:
    number = len(scores)
    mean = sum(scores) / number
    spread = sqrt(sum([(score - mean) ** 2 for score in scores]) / number)
    return Share(number, (1 + mean) / 2, 1.96 * spread / 2 / sqrt(number))


def duel(game: str, weights: Weights, bot: str, seconds: float, processes: int) -> Share:
    """The new weights against those in the sources, on deals that nobody was tuned with."""
    old = weights_of(game)
    unknown = sorted(weights.keys() - old.keys())
    if unknown:
        raise SystemExit(f"no weights of {game}: {', '.join(unknown)}")
    numbers = iter(range(SEEDS["duel"], 2 * SEEDS["duel"]))
    pairs = iter(Pair(game, number, old | weights, old, bot) for number in numbers)
    return share_of([score for _, score in outcomes(pairs, score_of, seconds, processes)])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tercio.bench.tuning", description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("tune", "duel"))
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--bot", default="greedy:samples=1,candidates=14,exact=3")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--weights", default="", help="only these, separated by commas")
    parser.add_argument("--begin", type=Path, help="go on from these instead of those in use")
    given = parser.parse_args()
    if given.what == "duel":
        found = duel(given.game, json.loads(given.file.read_text()), given.bot, given.seconds, given.processes)
        print(f"{found.pairs} pairs: {100 * found.share:.1f} % ± {100 * found.margin:.1f}")
        return
    known = weights_of(given.game)
    if given.begin is not None:
        known |= json.loads(given.begin.read_text())
    wanted = given.weights.split(",") if given.weights else list(known)
    tuning = tune(given.game, {name: known[name] for name in wanted}, given.bot, given.seconds, given.processes)
    print(f"{tuning.pairs} pairs")
    for name, value in tuning.result().items():
        print(f"{name}: {known[name]} -> {value} ({log(value / known[name]):+.2f})")
    given.file.write_text(json.dumps(tuning.result(), indent=1) + "\n")


if __name__ == "__main__":
    main()
