"""Random matches of Summoners in all ten scenarios end, whatever realms, levels, boards and options they have."""

from __future__ import annotations

import os

import pytest

from tercio.bench.soak import play
from tercio.bots import RandomBot
from tercio.games import open_game
from tercio.games.summoners.state import REMOVED, summoners
from tercio.kernel import Answer, Event, Match, seeded, start
from tercio.kernel.decision import CONCEDE

CHUNKS = 100 if os.environ.get("TERCIO_SOAK") == "1" else 2
SCENARIOS = 10


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_matches_of_all_scenarios_end(chunk: int) -> None:
    played = [play("summoners", chunk * SCENARIOS + scenario) for scenario in range(SCENARIOS)]

    assert [match.seats for match in played] == [2] * 8 + [4] * 2
    assert all(match.rounds >= 1 for match in played)


# -- players who give up in the middle of anything -----------------------------------------------------------------

TOUCHING = (
    *("wounded", "iced", "burning", "moved", "pushed", "hit", "damage", "controlled", "uncontrolled", "tested"),
    *("paid", "disengaged", "stuck", "severely-wounded", "killed", "collided"),
)


def touched_after_leaving(match: Match) -> list[Event]:
    """What happened to units after they were removed with their player."""
    removed: set[int] = set()
    found: list[Event] = []
    for event in match.events:
        if event.name == "left" and summoners(match).units[event.facts[0]].gone == REMOVED:
            removed.add(event.facts[0])
        elif event.name in TOUCHING and event.facts[0] in removed:
            found.append(event)
    return found


@pytest.mark.rule("K-CONCEDE-01", "SU-S9-09")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_K_CONCEDE_01_whoever_has_given_up_is_asked_nothing_and_his_units_are_left_alone(chunk: int) -> None:
    """Four players; every now and then one of them gives up, whoever is asked, whatever is under way."""
    game = open_game("summoners")
    for seed in range(chunk * 20, chunk * 20 + 20):
        chance, bot = seeded(seed), RandomBot(seed)
        match = start(game, game.varied_setup(10 * seed + 8 + seed % 2), seeded(seed))
        while match.stack:
            decision, playing = match.asks()[0], game.playing(match)
            assert {each.seat for each in match.asks()} <= set(playing)
            if chance.below(80) == 0:
                assert match.answer(Answer(playing[chance.below(len(playing))], CONCEDE))
            else:
                assert match.answer(bot.answer(match.view(decision.seat, since=len(match.events)), decision))

        assert touched_after_leaving(match) == []
