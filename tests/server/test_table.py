"""A table takes what it has just judged, and judges whatever comes from a log."""

from __future__ import annotations

import pytest

from tercio.games import open_game
from tercio.hall.tables.entry import ANSWER, Head, SeatHead
from tercio.hall.tables.table import Table
from tercio.kernel import Answer, Match, Verdict, seeded
from tercio.kernel.record import dump_dice

SKIRMISH = open_game("skirmish")


class CountingMatch(Match):
    """Counts how often it was asked for a verdict."""

    judgements = 0

    def judge(self, answer: Answer) -> Verdict:
        self.judgements += 1
        return super().judge(answer)


def table() -> tuple[Table, CountingMatch]:
    """Two people, who both are asked for their stance."""
    seats = (SeatHead("person", "Ann"), SeatHead("person", "Ben"))
    made = Table(Head("match", "skirmish", SKIRMISH.version, dump_dice(seeded(1)), seats), SKIRMISH)
    assert made.recorder is not None
    m = made.recorder.match
    counting = CountingMatch(m.game, m.setup, m.state, m.stack, m.dice)
    made.recorder.match = counting
    return made, counting


def test_an_answer_is_judged_once() -> None:
    at, match = table()

    at.apply(at.answer(0, 0, {"key": "bold"}, 0))

    assert match.judgements == 1
    assert [answer.key for answer in match.answers] == ["bold"]


def test_giving_up_is_judged_once() -> None:
    at, match = table()

    at.apply(at.concede(0, 0))

    assert match.judgements == 1


def test_an_entry_of_a_log_is_judged_when_it_is_applied() -> None:
    at, match = table()
    entry = at.answer(0, 0, {"key": "bold"}, 0)

    at.apply(entry._replace(at=1))

    assert match.judgements == 2


def test_what_was_judged_before_the_last_entry_is_judged_again() -> None:
    at, match = table()
    first, second = at.answer(0, 0, {"key": "bold"}, 0), at.answer(1, 0, {"key": "wary"}, 0)
    at.apply(first)
    at.apply(second)

    assert match.judgements == 4


def test_a_log_with_an_illegal_answer_is_refused() -> None:
    at, _ = table()
    entry = at.answer(0, 0, {"key": "bold"}, 0)

    with pytest.raises(ValueError, match="refused"):
        at.apply(entry._replace(kind=ANSWER, body={"key": "fly"}))
