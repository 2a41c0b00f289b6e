"""The greedy bot: through the view only, the same with the same seed, and better than chance."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from tercio.bots import GreedyBot, RandomBot, ask_bot
from tercio.games import open_game
from tercio.games.warlord.game import WarlordGame
from tercio.kernel import Match, seeded, start

IS_SOAK = os.environ.get("TERCIO_SOAK") == "1"
REALMS = ("air", "corrupted", "earth", "fire", "water")
CHUNKS = 20 if IS_SOAK else 1
MATCHES = 10 if IS_SOAK else 3  # a chunk
WANTED = 9 if IS_SOAK else 2


def begin(seed: int) -> Match:
    game = open_game("warlord")
    assert isinstance(game, WarlordGame)
    names = list(game.decks)
    return start(game, {"decks": [names[seed // 2 % 6], names[(seed // 2 + 1) % 6]]}, seeded(seed))


def begin_summoners(seed: int) -> Match:
    """The scenarios for two that have victory points in turn, and all realms."""
    turn = seed // 2
    realms = (REALMS[turn % 5], REALMS[(turn + 1 + turn // 5 % 4) % 5])
    players = [{"realm": realm} for realm in realms]
    setup = {"scenario": f"s{2 + turn % 7}", "players": players, "terrain": "random"}
    return start(open_game("summoners"), setup, seeded(seed))


def play(match: Match, seed: int) -> tuple[Match, bool]:
    """Greedy on one side, random on the other, sides in turn. Has greedy won?"""
    greedy = seed % 2
    bots = {greedy: GreedyBot(seed), 1 - greedy: RandomBot(seed)}
    while match.stack:
        decision = match.asks()[0]
        assert match.answer(ask_bot(bots[decision.seat], match, decision))
    assert match.outcome is not None
    return match, greedy in match.outcome.winners


@pytest.mark.parametrize("opening", [begin, begin_summoners], ids=["warlord", "summoners"])
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_greedy_beats_random(opening: Callable[[int], Match], chunk: int) -> None:
    """At full size 180 of 200 are wanted: no chunk of ten may fall below nine more often than luck allows."""
    wanted, won = WANTED - (1 if IS_SOAK else 0), 0
    for seed in range(chunk * MATCHES, (chunk + 1) * MATCHES):
        won += play(opening(seed), seed)[1]
        if won == wanted:
            return

    assert won >= wanted


def test_the_same_seed_answers_the_same() -> None:
    first, second = begin(3), begin(3)
    for match in (first, second):
        bot = GreedyBot(5)
        for _ in range(12):
            decision = match.asks()[0]
            match.answer(ask_bot(bot, match, decision))

    assert first.answers == second.answers
