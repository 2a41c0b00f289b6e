"""The first look at all answers: nobody drops out for a bad throw, and what hangs on luck is weighed exactly."""

from __future__ import annotations

import pytest

from table import BLUE, RED, Table, figure, statue
from tercio.bots import Budget
from tercio.bots.every_throw import expected
from tercio.bots.lookahead import CANDIDATES, GLANCES, weigh
from tercio.bots.trial import trial_of
from tercio.kernel import seeded

IN_CONTACT = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2))
STATUES = (figure("red", RED, 2, 2, profile="statue"), figure("blue", BLUE, 3, 2, profile="statue"))
WALKERS = tuple([figure(f"red-imp-{place}", RED, 2 + place, 7, profile="imp") for place in range(4)])


@pytest.mark.parametrize("seed", range(8))
def test_one_glance_with_a_bad_throw_costs_an_attack_nothing(seed: int) -> None:
    table, dice = Table(*STATUES, *WALKERS, units=[statue(melee=2)]), seeded(seed)
    view, strike = table.match.view(RED), table.answer("strike", "red", "blue")
    candidates = view.game.propose(view, table.question, CANDIDATES, dice)

    field = weigh(view, candidates, dice, Budget(1 << 30), 1, 2)

    worth = {each.answer: each.value for each in field}
    assert len(candidates) > 8
    assert worth[strike] == expected(trial_of(table.match, dice), strike, 0, 64, RED)


def test_what_neither_dice_nor_guesses_decide_is_tried_once() -> None:
    table, dice = Table(*IN_CONTACT), seeded(1)
    view = table.match.view(RED)

    field = weigh(view, view.game.propose(view, table.question, CANDIDATES, dice), dice, Budget(1 << 30), GLANCES, 0)

    sure = [each for each in field if each.is_sure]
    assert {each.trials for each in sure} == {1}
    assert {each.trials for each in field if not each.is_sure} == {GLANCES}
