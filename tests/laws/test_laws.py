"""What every game obeys, whatever its rules (DESIGN, section 1). A game joins with one line in `games.py`."""

from __future__ import annotations

import pytest

from laws.games import CASES, Case
from laws.playing import CHUNKS, TAKEN_BACK, begin, good_answer, seeds_of, somebody
from laws.special import laws_of
from laws.watching import watch
from tercio.bots import RandomBot
from tercio.kernel import CHANCE, CONCEDE, Answer, open_dice, seeded, start
from tercio.kernel.record import dump_position

pytestmark = [
    pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES]),
    pytest.mark.parametrize("chunk", range(CHUNKS)),
]


def test_every_law_is_obeyed_in_a_random_match(case: Case, chunk: int) -> None:
    """Each law is a function in `general.py` or `special.py`; all of them watch the same match."""
    for seed in seeds_of(case, chunk):
        watch(case, seed, laws_of(case))


def test_law_3_a_match_without_dice_and_secrets_can_be_taken_back(case: Case, chunk: int) -> None:
    for seed in seeds_of(case, chunk):
        recorder, bot, dice = begin(case, seed), RandomBot(seed), seeded(seed + 9)
        while recorder.match.stack and len(recorder.match.answers) < 60:  # each one taken back replays all before it
            is_tried = dice.below(TAKEN_BACK) == 0
            before = dump_position(recorder.match) if is_tried else {}
            decision = recorder.match.asks()[0]
            answer = good_answer(recorder.match, decision, bot)
            recorder.answer(answer)
            if is_tried and recorder.may_take_back(decision.seat):
                assert recorder.match.dice.count == before["dice"]["words"][3], "no dice have fallen"
                assert recorder.take_back(decision.seat)
                assert dump_position(recorder.match) == before
                recorder.answer(answer)


def test_law_open_dice_play_the_same_game(case: Case, chunk: int) -> None:
    """Every roll can be a question, and the faces typed in are the faces that count."""
    for seed in list(seeds_of(case, chunk))[:3]:
        match, bot = start(case.open(), case.setup_of(seed), open_dice(seed)), RandomBot(seed)
        rolls = 0
        while match.stack:
            decision = match.asks()[0]
            answer = good_answer(match, decision, bot)
            assert match.answer(answer)
            if decision.seat == CHANCE:
                rolls += 1
                fallen = [event for event in match.events if event.name == "rolled"]
                assert len(fallen) == rolls
                assert fallen[-1].facts[2:] == answer.numbers
        assert match.outcome is not None


def test_law_whoever_gives_up_while_dice_lie_open_is_asked_nothing_more(case: Case, chunk: int) -> None:
    """Also in the middle of a roll, and one after another until nobody is left to win."""
    for seed in list(seeds_of(case, chunk))[:3]:
        match, bot, dice = start(case.open(), case.setup_of(seed), open_dice(seed)), RandomBot(seed), seeded(seed + 12)
        gone: list[int] = []
        while match.stack:
            decision = match.asks()[0]
            assert decision.seat not in gone
            if dice.below(10 if decision.seat == CHANCE else case.rarely) == 0:
                gone.append(somebody(match, dice))
                assert match.answer(Answer(gone[-1], CONCEDE))
            else:
                assert match.answer(good_answer(match, decision, bot))
        assert match.outcome is not None
        assert not set(gone) & set(match.outcome.winners)
