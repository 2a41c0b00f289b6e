"""Whole matches of Mage Knight from set-up to the end, and players who give up on the way."""

from __future__ import annotations

from typing import Any

import pytest

from knights import Knights, foe, own, warrior
from tercio.bots import RandomBot, ask_bot
from tercio.games.mageknight import open_game
from tercio.kernel import CONCEDE, Answer, Match, Recorder, digest, replay, restore, seeded, snapshot

GAME = open_game()


def played(setup: dict[str, Any], seed: int) -> Recorder:
    recorder, bot = Recorder(GAME, {**setup, "last_turn": 10}, seeded(seed)), RandomBot(seed)
    while recorder.match.asks():
        assert recorder.answer(ask_bot(bot, recorder.match, recorder.match.asks()[0]))
    return recorder


@pytest.mark.parametrize("seed", range(6))
def test_random_players_come_from_the_set_up_to_the_end(seed: int) -> None:
    match = played(GAME.varied_setup(seed), seed).match
    names = [event.name for event in match.events]

    assert match.outcome is not None
    assert names.count("mission") == len(match.setup["players"]) + 1
    assert names.index("first-player") < names.index("placed") < names.index("turn")


def test_the_example_is_played_again_from_its_record() -> None:
    recorder = played(GAME.example_setup(), 1)

    assert digest(replay(GAME, recorder.record())) == digest(recorder.match)


def test_a_saved_match_goes_on_as_it_was() -> None:
    match = Match(GAME, {}, *GAME.lay_out(GAME.example_setup(), seeded(1)), seeded(1))
    match.run()
    twin = restore(GAME, snapshot(match))

    assert (twin.state, twin.stack) == (match.state, match.stack)


def test_of_two_players_the_other_wins() -> None:
    table = Knights([own("orc", (10, 10)), foe("elf", (20, 20))])
    table.take(Answer(0, CONCEDE))

    assert table.winners == (1,)


def test_of_three_players_the_others_play_on_without_what_was_his() -> None:
    table = Knights(
        [warrior(f"orc{seat}", seat, (8 + 5 * seat, 9)) for seat in range(3)],
        missions=[{"at": [18, 18], "holder": 0}],
        players=[{"points": 10}, {"points": 100}, {"points": 90}],
        last_turn=3,
    )
    table.take(Answer(0, CONCEDE))

    assert table.warrior("orc0").gone == "removed"
    assert table.mission().holder == -1
    assert table.question() == (1, "act")
    assert table.go_on().winners == (2,)
