"""The greedy bot: through the view only, the same with the same seed, and better than chance."""

from __future__ import annotations

import os

import pytest

from tercio.bots import GreedyBot, RandomBot, ask_bot
from tercio.games import open_game
from tercio.games.warlord.game import WarlordGame
from tercio.kernel import Match, seeded, start

IS_SOAK = os.environ.get("TERCIO_SOAK") == "1"
CHUNKS = 20 if IS_SOAK else 2
MATCHES = 10 if IS_SOAK else 4  # a chunk
WANTED = 9 if IS_SOAK else 3


def begin(seed: int) -> Match:
    game = open_game("warlord")
    assert isinstance(game, WarlordGame)
    names = list(game.decks)
    return start(game, {"decks": [names[seed // 2 % 6], names[(seed // 2 + 1) % 6]]}, seeded(seed))


def play(seed: int) -> tuple[Match, bool]:
    """Greedy on one side, random on the other, sides in turn. Has greedy won?"""
    greedy, match = seed % 2, begin(seed)
    bots = {greedy: GreedyBot(seed), 1 - greedy: RandomBot(seed)}
    while match.stack:
        decision = match.asks()[0]
        assert match.answer(ask_bot(bots[decision.seat], match, decision))
    assert match.outcome is not None
    return match, greedy in match.outcome.winners


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_greedy_beats_random_in_warlord(chunk: int) -> None:
    """At full size 180 of 200 are wanted: no chunk of ten may fall below nine more often than luck allows."""
    won = sum([play(chunk * MATCHES + seed)[1] for seed in range(MATCHES)])

    assert won >= WANTED - (1 if IS_SOAK else 0)


def test_the_same_seed_answers_the_same() -> None:
    first, second = begin(3), begin(3)
    for match in (first, second):
        bot = GreedyBot(5)
        for _ in range(12):
            decision = match.asks()[0]
            match.answer(ask_bot(bot, match, decision))

    assert first.answers == second.answers
