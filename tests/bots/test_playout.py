"""Turns in a bot's head: what dice did is taken out of what they came to, and what proved good is tried again."""

from __future__ import annotations

from statistics import pvariance

import pytest

from table import BLUE, RED, Table, figure, statue
from tercio.bots.even_dice import Spread
from tercio.bots.every_throw import expected
from tercio.bots.playout import THROWS, Playouts, Taken, tossed, tosses
from tercio.bots.trial import Trial, trial_of
from tercio.kernel import Answer, Seat, seeded


def strike() -> tuple[Trial, Answer]:
    """A statue strikes another one, and neither can do anything else."""
    figures = [figure("red", RED, 2, 2, profile="statue"), figure("blue", BLUE, 3, 2, profile="statue")]
    table = Table(*figures, units=[statue(melee=2)])
    return trial_of(table.match, seeded(0)), table.answer("strike", "red", "blue")


def values(trial: Trial, answer: Answer, hoped: int | None) -> list[int]:
    playouts, spread = Playouts(6), Spread(seeded(7))
    found = []
    for _ in range(12):
        spread.move_on()
        found.append(playouts.value(trial, answer, 1, hoped, spread))
    return found


def test_what_the_dice_did_is_taken_out() -> None:
    trial, answer = strike()
    hoped = expected(trial, answer, 0, THROWS, RED)

    assert hoped is not None
    assert pvariance(values(trial, answer, hoped)) < pvariance(values(trial, answer, None)) / 4


def test_an_answer_is_a_gamble_where_dice_decide() -> None:
    trial, answer = strike()
    passing = next(option.key for option in trial.asks()[0].options if option.is_plain)

    assert tossed(trial, answer, tosses(seeded(1)))[1]
    assert not tossed(trial, Answer(RED, passing), tosses(seeded(1)))[1]


def test_the_best_answer_of_one_playout_is_tried_again_in_the_next() -> None:
    trial, answer = strike()
    playouts, decision = Playouts(6), trial.asks()[0]
    playouts.remember(decision, [answer])

    assert playouts.known(trial, decision, []) == [answer]
    assert playouts.known(trial, decision, [answer]) == []


def test_whoever_has_his_first_choice_looks_around_once_a_question() -> None:
    """Of the few new answers that the other side draws in a playout few are strikes; yet it knows of its strike."""
    table = Table(figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2))
    trial, passing = trial_of(table.match, seeded(0)), table.answer("pass")
    playouts, spread = Playouts(1), Spread(seeded(7))
    playouts.begin(table.match.view(RED), table.question, [passing])
    assert playouts.have_looked == {(RED, "act")}

    playouts.value(trial, passing, 2, None, spread)

    assert (BLUE, "act") in playouts.have_looked
    known = playouts.remembered[BLUE, "act"]
    assert len(known) > 1
    assert known[0].key == "strike"


@pytest.mark.parametrize(
    ("turns", "is_in_turn", "acting", "played"),
    [
        (1, True, [RED, RED, BLUE], 2),
        (2, True, [RED, BLUE, BLUE, RED], 3),
        (4, True, [BLUE, RED, BLUE, RED], 3),
        (1, False, [BLUE], 0),
        (2, False, [RED, BLUE, RED], 2),  # a choice before the turns, such as who goes first:
        (2, False, [BLUE, RED, BLUE], 2),  # both have one turn, whoever begins
        (2, True, [BLUE, 2, 3, RED], 3),  # all others reply
    ],
)
def test_everybody_has_as_many_turns(turns: int, is_in_turn: bool, acting: list[Seat], played: int) -> None:
    taken = Taken(RED, turns, is_in_turn)

    assert [taken.goes_on(seat) for seat in acting] == [place < played for place in range(len(acting))]
