"""Random matches of Summoners in all ten scenarios end, whatever realms, levels, boards and options they have."""

from __future__ import annotations

import os

import pytest

from tercio.bench.soak import play

CHUNKS = 100 if os.environ.get("TERCIO_SOAK") == "1" else 2
SCENARIOS = 10


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_matches_of_all_scenarios_end(chunk: int) -> None:
    played = [play("summoners", chunk * SCENARIOS + scenario) for scenario in range(SCENARIOS)]

    assert [match.seats for match in played] == [2] * 8 + [4] * 2
    assert all(match.rounds >= 1 for match in played)
