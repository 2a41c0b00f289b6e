"""Random play with good and bad answers, for the laws."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Final

from laws.games import Case
from tercio.bots import RandomBot
from tercio.kernel import AGREE_DRAW, CHANCE, CONCEDE, NOBODY, TOGETHER, Answer, Decision, Dice, Match, Recorder, seeded

FULL_SIZE: Final = os.environ.get("TERCIO_SOAK") == "1"
CHUNKS: Final = 40 if FULL_SIZE else 2
TAKEN_BACK: Final = 1 if FULL_SIZE else 3  # one answer of so many is taken back


def seeds_of(case: Case, chunk: int) -> range:
    size = (case.soaked if FULL_SIZE else case.matches) // CHUNKS
    return range(chunk * size, (chunk + 1) * size)


def begin(case: Case, seed: int) -> Recorder:
    return Recorder(case.open(), case.setup_of(seed), seeded(seed))


def moments(recorder: Recorder, seed: int, longest: int) -> Iterator[Decision]:
    """Play a random match to its end; at every question the match stands still for a law to look at it.

    In every other match somebody gives up, sooner or later.
    """
    bot = RandomBot(seed)
    giving_up = 20 + bot.dice.below(longest // 20) if seed % 2 == 1 else NOBODY
    while recorder.match.stack:
        asks = recorder.match.asks()
        decision = asks[bot.dice.below(len(asks))]
        yield decision
        assert len(recorder.match.answers) < longest, "a random match always ends"
        if len(recorder.match.answers) == giving_up:
            assert recorder.answer(Answer(somebody(recorder.match, bot.dice), CONCEDE))
        else:
            assert recorder.answer(good_answer(recorder.match, decision, bot)), "a bot answers legally"


def somebody(match: Match, dice: Dice) -> int:
    """One of those who still play."""
    playing = match.game.playing(match)
    return playing[dice.below(len(playing))]


def good_answer(match: Match, decision: Decision, bot: RandomBot) -> Answer:
    """What a bot says that sees no more than its seat may."""
    return bot.answer(match.view(decision.seat, since=len(match.events)), decision)


def play_to_end(match: Match, seed: int, longest: int) -> None:
    bot = RandomBot(seed)
    while match.stack:
        assert len(match.answers) < longest, "a random match always ends"
        decision = match.asks()[0]
        assert match.answer(good_answer(match, decision, bot)), "a bot answers legally"


def bad_answers(match: Match, decision: Decision, dice: Dice) -> list[Answer]:
    """Answers that are wrong in every way we can think of; by chance one may be legal."""
    option = decision.options[dice.below(len(decision.options))]
    seat, key, subject = decision.seat, option.key, option.subject
    huge = 10**30
    some = tuple([dice.below(60) - 5 for _ in range(1 + dice.below(3))])
    point = (dice.below(40_000) - 10_000, dice.below(40_000) - 10_000)
    return [
        Answer(seat, "no-such-key"),
        Answer(seat, key, dice.below(60) - 5),
        option.reply(seat, some),
        option.reply(seat, option.among + option.among),
        option.reply(seat, option.among[:1], (point,)),
        option.reply(seat, (), (point,) * 9),
        option.reply(seat, (), (), some),
        option.reply(seat, (huge,), ((huge, -huge),), (huge,)),
        Answer(seat, key, huge),
        Answer(seat, key, subject, detail=huge),
        Answer(seat, key, subject, detail=dice.below(60) - 5),
        Answer(seat, key, subject, option.among[:1], detail=dice.below(60) - 5),
        option.reply(seat, some, (point,), some),
        Answer((seat + 1) % max(1, match.state.seat_count()) if seat >= 0 else 0, key, subject, option.among[:1]),
        Answer(CHANCE, "faces", NOBODY, (), (), (1,)),
        Answer(99, key, subject),
        Answer(99, CONCEDE),
        Answer(TOGETHER, CONCEDE),
        Answer(seat, CONCEDE, 0, some),
        Answer(seat, AGREE_DRAW),
        Answer(TOGETHER, AGREE_DRAW, NOBODY, (), (point,)),
    ]
