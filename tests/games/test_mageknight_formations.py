"""Formations in whole matches: saved in the middle of a plan, taken back, given up, and played at random."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, Entry, Knights, Place, figure, foe, near, own, warrior
from tercio.bots import RandomBot, ask_bot
from tercio.games.mageknight.steps.movement.formations import MoveFormation
from tercio.kernel import CONCEDE, Answer, Recorder, Setup, digest, open_dice, replay, restore, seeded, snapshot

ORC = figure("orc", factions=["orc-khans"])
RIDER = figure("rider", dial=[{"movement": 10, "movement_type": "horseshoe"}] * 8, factions=["orc-khans"])
ARCHER = figure("archer", factions=["elven-lords"], attack_types=["bow"], range=12, ranged_damage=2, clicks=8)


def block(name: str, seat: int, at: tuple[float, float]) -> list[Entry]:
    """Five of them, all in contact."""
    labels = [f"{name}{place}" for place in range(1, 6)]
    beside = [near(labels[0], 0, EAST), near(labels[1], 0, EAST), near(labels[0], 0, SOUTH), near(labels[1], 0, NORTH)]
    places: list[Place] = [at, *beside]
    return [warrior(label, seat, place) for label, place in zip(labels, places, strict=True)]


def planned() -> Knights:
    table = Knights(block("orc", 0, (10, 10)), [ORC])
    return table.say("form", "orc1", "orc2", "orc3").say("plan", "orc1", (8, 12)).say("plan", "orc2", (9.5, 12))


def test_a_plan_is_saved_with_the_match() -> None:
    match = planned().match
    twin = restore(match.game, snapshot(match))

    assert isinstance(twin.stack[-1], MoveFormation)
    assert twin.stack == match.stack
    assert twin.asks() == match.asks()


def test_a_plan_can_be_taken_back_answer_by_answer() -> None:
    start = Knights(block("orc", 0, (10, 10)), [ORC])
    recorder = Recorder(start.match.game, start.match.setup, open_dice(1))
    for answer in planned().match.answers:
        assert recorder.answer(answer)
    recorder.take_back(0)
    step = recorder.match.stack[-1]

    assert isinstance(step, MoveFormation)
    assert [leg.warrior for leg in step.plan] == [0]


@pytest.mark.parametrize("seats", [2, 3])
def test_who_gives_up_in_the_middle_of_a_plan_is_not_asked_again(seats: int) -> None:
    others = [warrior(f"elf{seat}", seat, (20, 10 + 5 * seat)) for seat in range(1, seats)]
    table = Knights([*block("orc", 0, (10, 10)), *others], [ORC], last_turn=5)
    table.say("form", "orc1", "orc2", "orc3").say("plan", "orc1", (8, 12)).take(Answer(0, CONCEDE))

    assert all([decision.seat != 0 for decision in table.match.asks()])
    assert table.winners == ((1,) if seats == 2 else None)


def test_who_gives_up_before_the_shot_does_not_shoot() -> None:
    others = [foe("orc9", (11.5, 2)), warrior("orc8", 2, (30, 30))]
    row = [own("archer1", (10, 10), facing=SOUTH)]
    row += [own(f"archer{place}", near(f"archer{place - 1}", 0, EAST), facing=SOUTH) for place in (2, 3)]
    table = Knights([*row, *others], [ORC, ARCHER], last_turn=5)
    table.say("volley", "archer1", "orc9", "archer2", "archer3").take(Answer(0, CONCEDE))

    assert table.events("shoots") == []
    assert table.question() == (1, "act")


def crowded(seed: int) -> Setup:
    """Two blocks in a narrow place, so that much of what they try is in somebody's way."""
    table = Knights(
        [*block("orc", 0, (14, 10)), own("rider", near("orc2", 0, 300)), *block("archer", 1, (14, 22))],
        [ORC, RIDER, ARCHER],
        missions=[{"at": [18, 16]}, {"at": [12, 30]}],
        terrain={
            "wood": {"kind": "hindering", "at": [19, 16], "radius": 2},
            "rock": {"kind": "blocking", "at": [13, 16], "radius": 1},
        },
        last_turn=12,
    )
    setup: dict[str, Any] = {**table.match.setup}
    return setup


@pytest.mark.parametrize("seed", range(4))
def test_random_players_form_up_and_come_to_the_end(seed: int) -> None:
    setup = crowded(seed)
    game = Knights(block("orc", 0, (14, 10)), [ORC, RIDER, ARCHER]).match.game
    recorder, bot = Recorder(game, setup, seeded(seed)), RandomBot(seed)
    while recorder.match.asks():
        assert recorder.answer(ask_bot(bot, recorder.match, recorder.match.asks()[0]))
    keys = [answer.key for answer in recorder.match.answers]

    assert keys.count("commit") == keys.count("form") + keys.count("form-sprint") > 0
    assert keys.count("plan") + keys.count("unplan") < 12 * keys.count("commit")
    assert digest(replay(game, recorder.record())) == digest(recorder.match)


def test_proposed_plans_keep_the_formation_together() -> None:
    """The proposals are legs of a march that all can make, and then its end."""
    table = Knights(block("orc", 0, (14, 10)), [ORC], missions=[{"at": [18, 30]}])
    table.say("form", "orc1", "orc2", "orc3", "orc4", "orc5")
    dice, game, keys = seeded(3), table.match.game, list[str]()
    while table.decision.kind == "formation":
        found = game.propose(table.match.view(0), table.decision, 1, dice)
        keys.append(found[0].key)
        table.take(found[0])

    assert keys == ["plan"] * 5 + ["commit"]
    assert len(table.events("moved")) + len(table.events("turned")) == 5
