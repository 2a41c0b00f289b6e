"""Thousands of random matches of every printed game, on all cores: they end, and what they look like.

python -m tercio.bench.soak [MATCHES]
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import median
from typing import Final, NamedTuple

from tercio.bots import RandomBot, ask_bot
from tercio.games import open_game
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.state import warlord
from tercio.kernel import seeded, start

MATCHES: Final = 3000
BATCH: Final = 25
LONGEST: Final = 50_000


class Played(NamedTuple):
    """One match: how many seats, rounds and answers, and whether the first player of round one won."""

    seats: int
    rounds: int
    answers: int
    has_winner: bool
    first_has_won: bool


def play_batch(first: int) -> list[Played]:
    return [play(seed) for seed in range(first, first + BATCH)]


def play(seed: int) -> Played:
    """A match of two, three or four players with decks in turn."""
    game = open_game("warlord")
    assert isinstance(game, WarlordGame)
    names = list(game.decks)
    seats = 2 + seed % 3
    decks = [names[(seed // 3 + seat * (1 + seed % 5)) % len(names)] for seat in range(seats)]
    match, bot = start(game, {"decks": decks}, seeded(seed)), RandomBot(seed)
    first = -1
    while match.stack:
        decision = match.asks()[0]
        verdict = match.answer(ask_bot(bot, match, decision))
        if not verdict or len(match.answers) > LONGEST:
            raise RuntimeError(f"match {seed} does not go on: {verdict.refusals}")
        if first < 0:
            first = warlord(match).first
    outcome = match.outcome
    winners = () if outcome is None else outcome.winners
    return Played(seats, warlord(match).round, len(match.answers), bool(winners), first in winners)


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    played: list[Played] = []
    with ProcessPoolExecutor() as pool:
        for batch in pool.map(play_batch, range(0, matches, BATCH)):
            played += batch
            print(f"\rwarlord: {len(played)} of {matches} random matches", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for seats in (2, 3, 4):
        some = [match for match in played if match.seats == seats]
        if some:
            print(f"warlord, {seats} players: {line_of(some)}")


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
