"""Exact sums: every way in which the dice can fall counts as often as it comes up, and no more are played."""

from __future__ import annotations

from itertools import product

import pytest

from table import BLUE, RED, Table, figure, statue
from tercio.bots import GreedyBot, ask_why
from tercio.bots.every_throw import ToldDice, chance_of, expected, next_throw
from tercio.bots.trial import Trial, trial_of, tried
from tercio.kernel import Answer, loaded, seeded


def strike(melee: int) -> tuple[Trial, Answer]:
    """A statue that throws a number of eight-sided dice at another one, which does not parry."""
    units = [statue(melee=melee)]
    figures = [figure("red", RED, 2, 2, profile="statue"), figure("blue", BLUE, 3, 2, profile="statue")]
    table = Table(*figures, units=units)
    return trial_of(table.match, seeded(0)), table.answer("strike", "red", "blue")


@pytest.mark.parametrize("melee", [1, 2])
def test_the_sum_is_the_mean_over_all_dice_one_by_one(melee: int) -> None:
    trial, answer = strike(melee)
    values = []
    for faces in product(range(1, 9), repeat=melee):
        twin = tried(trial, answer, loaded(faces), 1)
        values.append(twin.game.evaluate(twin, RED))

    assert len(set(values)) > 1
    assert expected(trial, answer, 0, 64, answer.seat) == round(sum(values) / len(values))


def test_dice_of_one_throw_count_in_any_order() -> None:
    """Two dice with eight sides fall in 36 ways, not in 64; one way less is too few to count."""
    trial, answer = strike(2)

    assert expected(trial, answer, 0, 36, answer.seat) is not None
    assert expected(trial, answer, 0, 35, answer.seat) is None


def test_the_chances_of_all_throws_come_to_one() -> None:
    told: list[tuple[int, ...]] = []
    chances, seen = [], set()
    while True:
        dice = ToldDice(0, told)
        first = dice.roll(2, 6)
        second = dice.roll(1, 3) if sum(first) < 4 else ()  # what falls first says whether more falls
        chances.append(chance_of(dice))
        seen.add((first, second))
        told = next_throw(dice)
        if not told:
            break

    assert len(seen) == len(chances) == 19 + 2 * 3
    assert sum(chances) == pytest.approx(1)


def test_ties_that_could_be_rolled_for_ever_are_given_up() -> None:
    dice = ToldDice(0, [])
    throws = [dice.roll(2, 6) for _ in range(40)]

    assert throws[0] == (1, 1)
    assert len(set(throws)) > 5


def test_the_greedy_bot_tells_the_exact_value() -> None:
    trial, answer = strike(1)
    reasons = {reason.answer.key: reason.value for reason in ask_why(GreedyBot(3), trial.view(RED), trial.asks()[0])}

    assert reasons["strike"] == expected(trial, answer, 0, 64, answer.seat)
