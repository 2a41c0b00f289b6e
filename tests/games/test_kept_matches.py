"""Random matches of every kind go as they always went: each question, each event, each refusal of a bad answer.

Whether that is right is for the tests of rules to say; here nothing that a player can see may change unnoticed. After a
change that is meant: `PYTHONPATH=tests .venv/bin/python -m courses tests/games/test_kept_matches.py`.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from courses import hear
from laws.games import CASES, Case
from laws.playing import bad_answers, begin, moments
from tercio.kernel import digest, seeded
from tries import tries

STRETCH: Final = 100  # moments for each word of the course
RARELY: Final = 10  # bad answers are tried at one moment of so many
FIRST: Final = 9_001  # laws look at other matches
MATCHES: Final = 16


@pytest.mark.parametrize("seed", range(FIRST, FIRST + MATCHES))
@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_a_random_match_goes_as_ever(case: Case, seed: int) -> None:
    recorder, dice = begin(case, seed), seeded(seed)
    told: list[Any] = []
    for number, decision in enumerate(moments(recorder, seed, case.longest)):
        match = recorder.match
        told += [match.asks(), match.answers[-1:]]
        if number % RARELY == 0:
            tried = [*bad_answers(match, decision, dice), *tries(match, f"{case.name} {seed} {number}")]
            verdicts = [match.judge(answer) for answer in tried]
            told += [(verdict.said, verdict.lifts) for verdict in verdicts]
        if number % STRETCH == 0:
            hear(str(number), told)
            told.clear()
    hear("end", (told, recorder.match.events, digest(recorder.match)))

    assert recorder.match.outcome is not None
