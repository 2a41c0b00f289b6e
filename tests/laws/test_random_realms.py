"""Random realms keep what their cards promise, and between them write and play everything that a pack may write."""

from __future__ import annotations

import pytest

from laws.games import SUMMONED
from laws.playing import CHUNKS, begin, moments, seeds_of
from laws.pledges import Rounds, broken_promises, wrong_figures, wrong_places
from laws.specimens import unplayed


def test_everything_that_a_pack_may_write_is_played() -> None:
    """Every special rule and verb, every word, and of numbers the least and the most."""
    assert unplayed() == set()


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_what_cards_promise_is_kept_and_the_table_stays_in_order(chunk: int) -> None:
    for seed in seeds_of(SUMMONED, chunk):
        recorder, rounds = begin(SUMMONED, seed), Rounds()
        for decision in moments(recorder, seed, SUMMONED.longest):
            match = recorder.match
            found = [*rounds.count(match), *wrong_figures(match), *wrong_places(match)]
            assert found + broken_promises(match, decision) == [], f"seed {seed}, {len(match.answers)} answers"
