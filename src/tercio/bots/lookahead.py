"""Answers weighed one step ahead: a glance at each, then the exact sum over all throws for the best of them."""

from __future__ import annotations

from typing import Final

from tercio.bots.budget import Budget
from tercio.bots.even_dice import Spread
from tercio.bots.every_throw import expected
from tercio.bots.trial import Trial, trial_of, tried
from tercio.kernel import Answer, Dice, View

CANDIDATES: Final = 48  # answers that the game proposes,
GLANCES: Final = 3  # glances at each of them, at most,
BEST: Final = 16  # and answers that hang on luck and are weighed exactly,
THROWS: Final = 64  # unless the dice can fall in more ways:
MANY: Final = 16  # then this many of them, evenly spread, stand for all
WORST: Final = -(1 << 60)


class Weighed:
    """An answer in the running, with what its trials came to, and with the first look at it where there was one."""

    def __init__(self, answer: Answer, promise: int = 0) -> None:
        self.answer = answer
        self.promise = promise  # the first look, as the sum of the trials that it counts for
        self.total = 0
        self.trials = 0
        self.is_sure = False  # neither dice nor guesses play a part: one trial says all

    @property
    def value(self) -> int:
        return self.total // self.trials if self.trials else WORST

    @property
    def standing(self) -> int:
        """Those that have had as many trials are compared by this."""
        return self.total + self.promise

    def add(self, value: int) -> None:
        self.total += value
        self.trials += 1

    def settle(self, value: int, trials: int) -> None:
        """Its worth is known exactly, or from this many trials."""
        self.total = value * trials
        self.trials = trials


def weigh(
    view: View, candidates: list[Answer], dice: Dice, budget: Budget, glances: int, best: int, style: str = ""
) -> list[Weighed]:
    """Best first. Nobody drops out for a single bad throw; what is sure needs no second glance."""
    field = [Weighed(candidate) for candidate in candidates]
    spread = Spread(dice)
    for _ in range(glances):
        world = imagined(view, dice, style)
        spread.move_on()
        for each in field:
            if not each.is_sure:
                glance_at(world, each, spread)
        if budget.is_past(1, 2):  # by the clock
            return best_first(field)
    world = imagined(view, dice, style)
    for each in best_first([each for each in field if not each.is_sure])[:best]:
        if not budget.is_past(1, 2):
            weigh_exactly(world, each, dice)
    return best_first(field)


def glance_at(world: Trial, each: Weighed, spread: Spread) -> None:
    luck = spread.even_dice()
    twin = tried(world, each.answer, luck, spread.seed + 1)
    each.add(twin.worth(each.answer.seat))
    each.is_sure = not twin.has_guessed and not luck.has_fallen


def weigh_exactly(world: Trial, each: Weighed, dice: Dice) -> None:
    """Over all throws, or over many where there are too many."""
    value = expected(world, each.answer, dice.word(), THROWS, each.answer.seat)
    if value is not None:
        each.settle(value, max(1, each.trials))
        return
    spread, total = Spread(dice), 0
    for _ in range(MANY):
        spread.move_on()
        twin = tried(world, each.answer, spread.even_dice(), spread.seed + 1)
        total += twin.worth(each.answer.seat)
    each.settle(total // MANY, MANY)


def imagined(view: View, dice: Dice, style: str = "") -> Trial:
    return trial_of(view.imagine(dice), dice, style)


def best_first(field: list[Weighed]) -> list[Weighed]:
    """Those of equal value stay in their order."""
    return sorted(field, key=worth, reverse=True)


def worth(each: Weighed) -> int:
    return each.value
