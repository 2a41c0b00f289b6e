"""Bots play against themselves, stray now and then, and their positions at rest are told in named terms."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from tercio.arena.deals import Dealer
from tercio.arena.memory import collect_seldom
from tercio.bots import Bot, ask_bot, named
from tercio.games import box_of, open_game
from tercio.games.game import TabletopGame
from tercio.games.leads import network_of
from tercio.games.tastes import LEARNED, PLAIN
from tercio.games.winning import result_of
from tercio.kernel import Answer, Decision, Dice, Match, seeded, start
from tercio.training.recipe import Recipe, Seen

LONGEST: Final = 6000  # answers: a match that does not end is left out
STRAYING_SEES: Final = 6  # proposals, of which one is drawn
AHEAD: Final = 2  # matches in line for each process


@cache
def opened(game: str, seed: int, model: str = "") -> tuple[TabletopGame, Dealer]:
    """Once in a process."""
    found = open_game(game)
    assert isinstance(found, TabletopGame)
    if model:
        found.networks[LEARNED] = network_of(json.loads(Path(model).read_text("utf-8")), found.term_names)
    return found, Dealer(found, box_of(game).forces, seed)


def played(recipe: Recipe, number: int) -> Seen | None:
    """The match of this number; none where it does not end."""
    game, dealer = opened(recipe.game, recipe.seed, recipe.model)
    deal, lots = dealer.deal(number), seeded(number)
    match = start(game, deal.setup, seeded(deal.dice))
    bots = [named(recipe.bot, 2 * number + seat, style=drawn(recipe.styles, lots)) for seat in (0, 1)]
    positions: list[list[list[float]]] = []
    margin, due = 0, lots.below(recipe.every)
    while match.stack and len(match.answers) < LONGEST:
        is_at_rest = game.is_at_rest(match)
        if is_at_rest and len(match.answers) >= due:
            positions.append([[round(term, 3) for term in game.terms(match, seat)] for seat in (0, 1)])
            margin = game.evaluate(match, 0, PLAIN)
            due = len(match.answers) + 1 + lots.below(2 * recipe.every - 1)
        decision = match.asks()[0]
        is_straying = is_at_rest and lots.below(100) < recipe.stray
        match.answer(strayed(match, decision, lots) if is_straying else said(bots, match, decision))
    return None if match.outcome is None else Seen(number, result_of(match.outcome, 2, 0), margin, positions)


def drawn(styles: tuple[str, ...], lots: Dice) -> str:
    return styles[lots.below(len(styles))]


def said(bots: list[Bot], match: Match, decision: Decision) -> Answer:
    return ask_bot(bots[decision.seat], match, decision)


def strayed(match: Match, decision: Decision, lots: Dice) -> Answer:
    """Any of a few proposals: positions come up that a bot would not choose, so that it is learnt what is bad."""
    answers = match.game.propose(match.view(decision.seat), decision, STRAYING_SEES, lots)
    return answers[lots.below(len(answers))]


def play(recipe: Recipe, numbers: Iterable[int], jobs: int) -> Iterator[Seen]:
    """In as many processes, in the order in which they end."""
    if jobs <= 1:
        yield from [seen for seen in (played(recipe, number) for number in numbers) if seen is not None]
        return
    left = iter(numbers)
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=collect_seldom) as pool:
        running: set[Future[Seen | None]] = set()
        while True:
            while len(running) < AHEAD * jobs and (number := next(left, None)) is not None:
                running.add(pool.submit(played, recipe, number))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                seen = future.result()
                if seen is not None:
                    yield seen
                else:
                    print("a match that does not end was left out", file=sys.stderr)
