"""What kind of task a game is: how long, how wide, how much of it is chance, hidden or continuous.

python -m tercio.bench.task GAME [--matches 20] [--bot recruit]

Bots play with armies by lot. Questions with one answer are no choices and count nowhere but in the length.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from statistics import mean, median
from typing import Any, Final

from tercio.arena.deals import Dealer
from tercio.bots import Bot, ask_bot, named
from tercio.games import box_of, open_game
from tercio.kernel import Decision, Dice, Game, Match, seeded, start
from tercio.kernel.record import dump_position

DEALS: Final = 28  # the seed of all deals
MOST: Final = 256  # answers that are listed: more are "many"
EVERY: Final = 5  # choices, of which one is looked at closely


class CountedDice(Dice):
    """Counts what falls."""

    def __init__(self, seed: int) -> None:
        drawn = seeded(seed)
        super().__init__(drawn.a, drawn.b, drawn.c, drawn.count)
        self.thrown = 0

    def die(self, sides: int) -> int:
        self.thrown += 1
        return super().die(sides)


class Task:
    """What was seen of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lengths: list[int] = []
        self.choices: list[int] = []  # in a match
        self.throws: list[int] = []
        self.widths: list[int] = []  # answers to a choice
        self.measured = 0  # choices in which a way or a place on the table is part of some answer
        self.hidden = 0  # choices at which the seat can imagine the table in more than one way
        self.looked = 0

    def play(self, setup: dict[str, Any], seed: int, bot: str) -> None:
        dice = CountedDice(seed)
        match = start(self.game, setup, dice)
        bots = [named(bot, 2 * seed + seat) for seat in range(match.state.seat_count())]
        choices = 0
        for decision in questions(match, bots):
            if len(decision.options) > 1 or not decision.options[0].is_plain:
                choices += 1
                if choices % EVERY == 0:
                    self.look(match, decision, seed + choices)
        self.lengths.append(len(match.answers))
        self.choices.append(choices)
        self.throws.append(dice.thrown)

    def look(self, match: Match, decision: Decision, seed: int) -> None:
        view = match.view(decision.seat, since=len(match.events))
        self.widths.append(len(self.game.propose(view, decision, MOST, seeded(seed))))
        one, other = [dump_position(view.imagine(seeded(seed + each)))["state"] for each in (1, 2)]
        self.looked += 1
        self.hidden += one != other
        self.measured += any([option.corners > 0 for option in decision.options])

    def figures(self) -> dict[str, Any]:
        return {
            "game": self.game.id,
            "matches": len(self.lengths),
            "answers": round(mean(self.lengths)),
            "choices": round(mean(self.choices)),
            "answers_to_a_choice": [round(median(self.widths)), round(mean(self.widths), 1), max(self.widths)],
            "measured_percent": round(100 * self.measured / self.looked),
            "hidden_percent": round(100 * self.hidden / self.looked),
            "dice": round(mean(self.throws)),
        }


def questions(match: Match, bots: list[Bot]) -> Iterator[Decision]:
    """One after the other, answered by the bots."""
    while match.stack:
        decision = match.asks()[0]
        yield decision
        match.answer(ask_bot(bots[decision.seat], match, decision))


def task_of(name: str, matches: int, bot: str) -> Task:
    game = open_game(name)
    dealer = Dealer(game, box_of(name).forces, DEALS)
    task = Task(game)
    for number in range(matches):
        deal = dealer.deal(number)
        task.play(deal.setup, deal.dice, bot)
    return task


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tercio.bench.task", description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--bot", default="recruit")
    given = parser.parse_args()
    print(json.dumps(task_of(given.game, given.matches, given.bot).figures()))


if __name__ == "__main__":
    main()
