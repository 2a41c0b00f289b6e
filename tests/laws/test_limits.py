"""Every "once" is counted, every lasting effect ends when its text says, and whoever has left takes no part."""

from __future__ import annotations

import pytest

from laws.departed import Departed
from laws.games import CASES, Case
from laws.lasting import Lasting
from laws.onces import Counting
from laws.playing import CHUNKS, begin, moments, seeds_of
from laws.promises import Uses


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_law_no_once_is_exceeded_nothing_outlasts_its_text_and_nobody_who_has_left_takes_part(
    case: Case, chunk: int
) -> None:
    for seed in seeds_of(case, chunk):
        recorder = begin(case, seed)
        counting, lasting, departed, uses = Counting(), Lasting(), Departed(), Uses()
        for decision in moments(recorder, seed, case.longest):
            match = recorder.match
            found = counting.look(match) + lasting.look(match) + departed.look(match, decision)
            if case.game == "warlord":
                found += uses.count(match)
            assert not found, f"seed {seed}, after {len(match.answers)} answers: {found}"
