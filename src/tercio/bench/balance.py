"""Greedy bots lead the realms of Summoners against each other, on all cores: does one win too often?

python -m tercio.bench.balance [MATCHES [FIRST [SAMPLES]]]
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from math import sqrt
from typing import Final, NamedTuple

from tercio.bots import GreedyBot, ask_bot
from tercio.games import open_game
from tercio.kernel import NOBODY, Seat, seeded, start

MATCHES: Final = 400
SAMPLES: Final = 1  # imagined matches for each answer: quicker than the bot that people meet, and no weaker by much
REALMS: Final = ("air", "corrupted", "earth", "fire", "water")
SCENARIOS: Final = ("s2", "s3", "s4", "s5", "s6", "s7", "s8")  # without victory points most matches are draws
PAIRS: Final = tuple(permutations(REALMS, 2))  # both seats in turn, and nobody against himself


class Duel(NamedTuple):
    """One match: who led what where, and the seat that won; NOBODY in a draw."""

    scenario: str
    realms: tuple[str, str]
    winner: Seat

    @property
    def realm_won(self) -> str:
        return "" if self.winner == NOBODY else self.realms[self.winner]


def play(order: tuple[int, int]) -> Duel:
    """All pairs of realms in one scenario, then all pairs in the next."""
    number, samples = order
    realms = PAIRS[number % len(PAIRS)]
    scenario = SCENARIOS[number // len(PAIRS) % len(SCENARIOS)]
    players = [{"realm": realm} for realm in realms]
    setup = {"scenario": scenario, "players": players, "terrain": "random"}
    match = start(open_game("summoners"), setup, seeded(number))
    bots = [GreedyBot(2 * number + seat, samples) for seat in range(2)]
    while match.stack:
        decision = match.asks()[0]
        verdict = match.answer(ask_bot(bots[decision.seat], match, decision))
        if not verdict:
            raise RuntimeError(f"match {number} does not go on: {verdict.refusals}")
    winners = () if match.outcome is None else match.outcome.winners
    return Duel(scenario, realms, winners[0] if winners else NOBODY)


def main() -> None:
    given = [int(word) for word in sys.argv[1:]]
    matches, first, samples = (*given, *(MATCHES, 0, SAMPLES)[len(given) :])
    duels: list[Duel] = []
    with ProcessPoolExecutor() as pool:
        for duel in pool.map(play, [(number, samples) for number in range(first, first + matches)]):
            duels.append(duel)
            print(f"\r{len(duels)} of {matches} matches", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for realm in REALMS:
        print(f"{realm}: {line_of([duel for duel in duels if realm in duel.realms], realm)}")
    draws = [duel for duel in duels if duel.winner == NOBODY]
    share = len([duel for duel in duels if duel.winner == 0]) / max(1, len(duels) - len(draws))
    print(f"{len(duels)} matches, {len(draws)} draws; seat 0 wins {share:.1%} of the others")


def line_of(some: list[Duel], realm: str) -> str:
    decided = [duel for duel in some if duel.winner != NOBODY]
    won = len([duel for duel in decided if duel.realm_won == realm])
    share = won / max(1, len(decided))
    error = 1.96 * sqrt(share * (1 - share) / max(1, len(decided)))
    return f"{won} of {len(decided)} decided matches, {share:.1%} (± {error:.1%}), {len(some) - len(decided)} draws"


if __name__ == "__main__":
    main()
