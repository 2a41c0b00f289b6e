"""Thousands of random matches of every game, on all cores: they end, and what they look like.

python -m tercio.bench.soak [MATCHES [GAME ...]]
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import median
from typing import Final, NamedTuple

from tercio.arena.match import openers
from tercio.bots import RandomBot, ask_bot
from tercio.games import GAMES, open_game
from tercio.kernel import seeded, start

MATCHES: Final = 3000  # of each game
BATCH: Final = 25
LONGEST: Final = 50_000


class Played(NamedTuple):
    """One match: how many seats, rounds and answers, and whether the first player of round one won."""

    seats: int
    rounds: int
    answers: int
    has_winner: bool
    first_has_won: bool


def play_batch(batch: tuple[str, int]) -> list[Played]:
    game, first = batch
    return [play(game, seed) for seed in range(first, first + BATCH)]


def play(name: str, seed: int) -> Played:
    game = open_game(name)
    match, bot = start(game, game.varied_setup(seed), seeded(seed)), RandomBot(seed)
    while match.stack:
        decision = match.asks()[0]
        verdict = match.answer(ask_bot(bot, match, decision))
        if not verdict or len(match.answers) > LONGEST:
            raise RuntimeError(f"{name}, match {seed} does not go on: {verdict.refusals}")
    winners = () if match.outcome is None else match.outcome.winners
    rounds = len([event for event in match.events if event.name == "round"])
    return Played(match.state.seat_count(), rounds, len(match.answers), bool(winners), openers(match)[0] in winners)


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    for game in sys.argv[2:] or GAMES:
        played: list[Played] = []
        with ProcessPoolExecutor() as pool:
            for batch in pool.map(play_batch, [(game, first) for first in range(0, matches, BATCH)]):
                played += batch
                print(f"\r{game}: {len(played)} of {matches} random matches", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        for seats in sorted({match.seats for match in played}):
            print(f"{game}, {seats} players: {line_of([match for match in played if match.seats == seats])}")


def line_of(some: list[Played]) -> str:
    decided = [match for match in some if match.has_winner]
    share = len([match for match in decided if match.first_has_won]) / max(1, len(decided))
    error = 1.96 * sqrt(share * (1 - share) / max(1, len(decided)))
    return (
        f"{len(some)} matches, {len(some) - len(decided)} draws, median {median([m.rounds for m in some]):.0f} rounds"
        f" and {median([m.answers for m in some]):.0f} answers, the first player wins {share:.1%} (± {error:.1%})"
    )


if __name__ == "__main__":
    main()
