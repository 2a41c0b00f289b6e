"""Laws of conservation: everything is in one place, and comes and goes only where an event says so."""

from __future__ import annotations

import pytest

from laws.games import CASES, Case
from laws.inventory import CENSUSES, INVENTORIES, untold
from laws.playing import CHUNKS, begin, moments, seeds_of

PRINTED = [case for case in CASES if case.game in INVENTORIES]

pytestmark = [
    pytest.mark.parametrize("case", PRINTED, ids=[case.name for case in PRINTED]),
    pytest.mark.parametrize("chunk", range(CHUNKS)),
]


def test_law_everything_is_in_one_place_and_nobody_who_has_left_takes_part(case: Case, chunk: int) -> None:
    for seed in seeds_of(case, chunk):
        recorder = begin(case, seed)
        for _ in moments(recorder, seed, case.longest):
            match = recorder.match
            assert INVENTORIES[case.game](match.state, match.asks()) == [], f"seed {seed}, {len(match.answers)} answers"


def test_law_nothing_comes_or_goes_untold(case: Case, chunk: int) -> None:
    census = CENSUSES[case.game]
    for seed in seeds_of(case, chunk):
        recorder = begin(case, seed)
        match, told = recorder.match, 0
        before = census(match.state)
        for _ in moments(recorder, seed, case.longest):
            match = recorder.match
            after, events = census(match.state), {event.name for event in match.events[told:]}
            if told:
                assert untold(case.game, before, after, events) == [], f"seed {seed}, {len(match.answers)} answers"
            before, told = after, len(match.events)
