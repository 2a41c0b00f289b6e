"""What a position of the toy game is worth, and the greedy bot that goes by it."""

from __future__ import annotations

import pytest

from table import BLUE, RED, Figure, Table, figure
from tercio.bots import Bot, GreedyBot, RandomBot, ask_bot
from tercio.games import open_game
from tercio.games.skirmish.thinking.weights import VICTORY
from tercio.kernel import seeded, start

SKIRMISH = open_game("skirmish")


def worth(*figures: Figure) -> int:
    match = Table(*figures).match
    return SKIRMISH.evaluate(match, RED)


def test_equal_sides_are_worth_the_same_to_both() -> None:
    match = start(SKIRMISH, {}, seeded(1))

    assert SKIRMISH.evaluate(match, RED) == SKIRMISH.evaluate(match, BLUE)


def test_life_and_contact_are_worth_something() -> None:
    enemy = figure("blue-golem", BLUE, 9, 9)
    unhurt = worth(figure("red-golem", RED, 2, 2), enemy)
    wounded = worth(figure("red-golem", RED, 2, 2, wounds=2), enemy)
    nearer = worth(figure("red-golem", RED, 6, 6), enemy)
    touching = worth(figure("red-golem", RED, 8, 9), enemy)

    assert wounded < unhurt < nearer < touching


def test_a_card_in_hand_is_worth_something_to_its_owner() -> None:
    figures = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 9, 9))
    held, without, against = [
        SKIRMISH.evaluate(Table(*figures, hands=hands).match, RED) for hands in (["guard", ""], ["", ""], ["", "guard"])
    ]

    assert held > without > against


def test_a_decided_match_is_worth_most() -> None:
    hands = {"hands": ["", ""]}
    table = Table(figure("red-golem", RED, 2, 2), figure("blue-imp", BLUE, 3, 2, wounds=1), dice=(8, 8, 8), **hands)
    table.strike("red-golem", "blue-imp").say("pass", seat=BLUE)

    assert SKIRMISH.evaluate(table.match, RED) == -SKIRMISH.evaluate(table.match, BLUE) == VICTORY


def test_nobody_rests_in_the_middle_of_a_strike() -> None:
    table = Table(figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2), dice=(1, 1, 1))
    before = SKIRMISH.is_at_rest(table.match)
    table.say("strike", "red-golem", "blue-golem")

    assert before
    assert not SKIRMISH.is_at_rest(table.match)


@pytest.mark.parametrize("greedy", [RED, BLUE])
def test_the_greedy_bot_beats_chance(greedy: int) -> None:
    won = 0
    for seed in range(6):
        match = start(SKIRMISH, {}, seeded(seed))
        bots: dict[int, Bot] = {greedy: GreedyBot(seed), 1 - greedy: RandomBot(seed)}
        while match.stack:
            decision = match.asks()[0]
            assert match.answer(ask_bot(bots[decision.seat], match, decision))
        assert match.outcome is not None
        won += match.outcome.winners == (greedy,)

    assert won >= 5
