"""Answers to one question are played on in the head, so that a position is learnt by what several turns make of it.

Matches that were won differ from those that were lost in all that winners do, and little of that is why they won.
Two answers to one question differ in nothing but what they bring about: so it is learnt what makes the one better.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from tercio.bots import Budget, named
from tercio.bots.comparison import Contender
from tercio.bots.even_dice import Spread
from tercio.bots.lookahead import BEST, CANDIDATES, Weighed, imagined, weigh
from tercio.bots.playout import OPTIONS, Playouts
from tercio.bots.search import look_ahead, varied
from tercio.bots.trial import tried
from tercio.games.game import TabletopGame
from tercio.games.tastes import PLAIN
from tercio.kernel import Decision, Dice, Match, seeded, start
from tercio.training.recipe import Recipe
from tercio.training.selfplay import LONGEST, drawn, opened, said, strayed

ENDLESS: Final = 1 << 30
BEST_ONES: Final = 6  # answers that the first look liked best,
OTHERS: Final = 4  # and any others: else it would not be learnt what is bad
PLAYOUTS: Final = 4  # of each
TOSSES: Final = 3  # in each imagined match, to see what the answer comes to at once


class Tried(NamedTuple):
    """An answer: the position that it leads to, in the mean of the dice, and what the turns after it make of that."""

    terms: list[float]
    value: int  # in points of the evaluation
    noise: int  # the standard error of that


class Questions(NamedTuple):
    """A match: its number, and the questions in it that were thought about."""

    number: int
    questions: list[list[Tried]]


def compared(recipe: Recipe, number: int) -> Questions | None:
    """The match of this number; none where it does not end."""
    game, dealer = opened(recipe.game, recipe.seed, recipe.model)
    deal, lots = dealer.deal(number), seeded(number)
    match = start(game, deal.setup, seeded(deal.dice))
    bots = [named(recipe.bot, 2 * number + seat, style=drawn(recipe.styles, lots)) for seat in (0, 1)]
    questions: list[list[Tried]] = []
    due = lots.below(recipe.every)
    while match.stack and len(match.answers) < LONGEST:
        is_at_rest = game.is_at_rest(match)
        decision = match.asks()[0]
        if is_at_rest and len(match.answers) >= due:
            question = weighed_up(game, match, decision, lots, recipe.turns, PLAIN)
            if question:
                questions.append(question)
                due = len(match.answers) + 1 + lots.below(2 * recipe.every - 1)
        is_straying = is_at_rest and lots.below(100) < recipe.stray
        match.answer(strayed(match, decision, lots) if is_straying else said(bots, match, decision))
    return None if match.outcome is None else Questions(number, questions)


def weighed_up(game: TabletopGame, match: Match, decision: Decision, lots: Dice, turns: int, style: str) -> list[Tried]:
    """Good and bad answers to this question, each played on as often, with the same dice. Empty without a choice."""
    view = match.view(decision.seat)
    candidates = game.propose(view, decision, CANDIDATES, lots)
    if len(candidates) < 2:
        return []
    field = varied(weigh(view, candidates, lots, Budget(ENDLESS), 1, BEST, style))
    playouts = Playouts(OPTIONS)
    playouts.begin(view, decision, [each.answer for each in field])
    running = [Contender(each.answer, each.value) for each in chosen(field, lots)]
    sums: list[list[list[float]]] = [[] for _ in running]
    spread = Spread(lots)
    for _ in range(PLAYOUTS):
        world = imagined(view, lots, style)
        spread.move_on()
        throws = Spread(lots)
        for each in running:
            if not each.values:
                look_ahead(world, each, lots)
            each.values.append(playouts.value(world, each.answer, turns or game.foresight, each.hoped, spread))
        for _ in range(TOSSES):
            throws.move_on()
            for each, found in zip(running, sums, strict=True):
                twin = tried(world, each.answer, throws.even_dice(), throws.seed + 1)
                if twin.stack:  # else the match is over, and needs no judgement
                    found.append(game.terms(twin, decision.seat))
    whole = [(each, rows) for each, rows in zip(running, sums, strict=True) if len(rows) == PLAYOUTS * TOSSES]
    return [Tried(mean_of(rows), each.mean, error_of(each.values)) for each, rows in whole] if len(whole) > 1 else []


def chosen(field: list[Weighed], lots: Dice) -> list[Weighed]:
    """The best, and a few of the rest by lot."""
    rest = field[BEST_ONES:]
    return field[:BEST_ONES] + [rest[place] for place in lots.shuffled(len(rest))[:OTHERS]]


def mean_of(rows: list[list[float]]) -> list[float]:
    return [round(sum(column) / len(rows), 3) for column in zip(*rows, strict=True)]


def error_of(values: list[int]) -> int:
    mean = sum(values) / len(values)
    spread = sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1)
    return round(sqrt(spread / len(values)))
