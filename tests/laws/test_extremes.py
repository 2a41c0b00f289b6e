"""Every question can be answered with what it allows at its least and at its most."""

from __future__ import annotations

import pytest

from laws.extremes import unanswerable
from laws.games import CASES, Case
from laws.playing import CHUNKS, begin, moments, seeds_of
from tercio.kernel import seeded


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_law_every_option_can_be_taken_at_its_least_and_at_its_most(case: Case, chunk: int) -> None:
    for seed in seeds_of(case, chunk):
        recorder, dice = begin(case, seed), seeded(seed + 11)
        for decision in moments(recorder, seed, case.longest):
            if dice.below(1 + case.rarely // 4) == 0:
                found = unanswerable(recorder.match, decision, dice)
                assert not found, f"seed {seed}, after {len(recorder.match.answers)} answers: {found}"
