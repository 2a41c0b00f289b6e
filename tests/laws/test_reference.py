"""Whatever is met in play is in the reference in the right shape, and whatever is in the reference can be met."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from laws.games import CASES, Case
from laws.met import Met
from laws.playing import CHUNKS, bad_answers, begin, moments, seeds_of
from tercio.games import GAMES
from tercio.kernel import seeded
from tercio.scenario import play, read_scenario

SCENARIOS: Final = Path(__file__).parents[1] / "scenarios"


def watch(met: Met, case: Case, seed: int) -> None:
    """A random match from its beginning to its end, with bad answers now and then."""
    recorder, dice = begin(case, seed), seeded(seed + 1)
    for decision in moments(recorder, seed, case.longest):
        met.look_at(recorder.match.asks())
        if dice.below(case.rarely) == 0:
            for answer in bad_answers(recorder.match, decision, dice):
                met.take_back(recorder.match.judge(answer).refusals)
    met.hear(recorder.match.events)


def read(met: Met, file: Path) -> None:
    """A scenario file, step by step."""
    playthrough = play(read_scenario(file))
    for moment in playthrough.moments:
        met.look_at(moment.asks)
        met.hear(moment.events)
        met.take_back(moment.refusals)
    met.look_at(playthrough.match.asks())


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_whatever_is_met_in_play_is_in_the_reference(case: Case, chunk: int) -> None:
    met = Met(case.game)
    for seed in seeds_of(case, chunk):
        watch(met, case, seed)

    assert met.strange == set()
    assert len(met.words["event"]) > 3


@pytest.mark.parametrize("game", GAMES)
def test_whatever_scenario_files_meet_is_in_the_reference(game: str) -> None:
    met = Met(game)
    for file in sorted((SCENARIOS / game).rglob("*.toml")):
        read(met, file)

    assert met.strange == set()
