"""Finds puzzles in matches: one answer is better than all others by a margin, and stays so under more thought.

The bot judges from what the seat sees. Each answer that means something else is further behind than the margin, in
winning chance, each time the bot thinks; and nothing that looked as good at first has been left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tercio.bots import LEVELS, Budget, SearchBot, ask_bot, named
from tercio.bots.comparison import Contender
from tercio.bots.lookahead import BEST, GLANCES, weigh
from tercio.bots.search import varied
from tercio.games import box_of, open_game
from tercio.kernel import PASS, Answer, Decision, Match, Setup, View, seeded, start
from tercio.kernel.record import dump_dice, load_dice
from tercio.puzzles.meaning import is_meant
from tercio.puzzles.puzzle import Puzzle, Weighed, puzzle_id, written

MARGIN: Final = 0.10  # of winning chance, by which the best answer is ahead of every other one
HOPELESS: Final = 0.12  # whoever has less of a chance whatever is answered is not asked,
WON: Final = 0.90  # and whoever has more of it with the second best answer
QUICK: Final = 32  # playouts of the first thought,
LONG: Final = 320  # and of each of the others:
THOUGHTS: Final = 2  # so many, each with dice of its own
PROPOSED: Final = 160  # answers that are looked at
WIDTH: Final = 20  # answers that are played out
ENOUGH: Final = 4  # playouts of an answer, without which nothing is known of it
TIMES: Final = 3  # that each level of bots has a try
KEPT: Final = 6  # answers that are written down
APART: Final = 8  # answers between two puzzles of one match
MOST: Final = 3  # puzzles of one match
LONGEST: Final = 6_000  # answers of a match
PLAIN: Final = 2  # different answers: with fewer there is no choice


class Course(NamedTuple):
    """A match from its beginning to its end."""

    setup: Setup
    dice: dict[str, Any]
    answers: tuple[Answer, ...]


class Thought(NamedTuple):
    """The best answer, and the chances that the others leave, the best first."""

    best: Answer
    chances: tuple[tuple[Answer, float], ...]
    is_whole: bool  # whatever looked as good as the best at first was played out

    @property
    def margin(self) -> float:
        best = self.chances[0][1]
        others = [chance for answer, chance in self.chances[1:] if not is_meant(answer, self.best)]
        return best - max(others) if others else 0.0


def mined(game_id: str, course: Course, every: int, seed: int) -> Iterator[Puzzle]:
    """The puzzles in a match; only one in so many of its questions is looked at."""
    match = start(open_game(game_id), course.setup, load_dice(course.dice))
    lots, free_from, found = seeded(seed), 0, 0
    for number, answer in enumerate(course.answers):
        if number >= free_from and found < MOST and answer.seat >= 0 and lots.below(every) == 0:
            decision = match.question_to(answer.seat)
            puzzle = None if decision is None else puzzle_in(match, decision, seed + number)
            if puzzle is not None:
                yield puzzle
                free_from, found = number + APART, found + 1
        if not match.answer(answer):
            return


def puzzle_in(match: Match, decision: Decision, seed: int) -> Puzzle | None:
    """The question as a puzzle, if it is one."""
    if len(decision.options) < PLAIN or len(match.asks()) > 1:
        return None
    first = thought(match.view(decision.seat), decision, seed, QUICK)
    if first is None or not is_sharp(first):
        return None
    setup = written(match)
    again = start(match.game, setup, seeded(0))  # from here on, it is judged as it will be asked
    question = again.question_to(decision.seat)
    if question is None or question.options != decision.options:
        return None
    view, last = again.view(decision.seat), first
    for number in range(1, THOUGHTS + 1):
        more = thought(view, question, seed + number, LONG)
        if more is None or not is_sharp(more) or not more.is_whole or not is_meant(more.best, first.best):
            return None
        last = more
    levels = {level: tries(view, question, level, last.best, seed) for level in LEVELS}
    tried = tuple([Weighed(answer, round(100 * chance)) for answer, chance in different(last)[:KEPT]])
    puzzle = Puzzle(puzzle_id(decision.seat, setup), match.game.id, decision.seat, setup, tried, levels)
    return puzzle if puzzle.grade else None


def is_sharp(found: Thought) -> bool:
    """One deed that can be named exactly, and it decides something."""
    best = found.chances[0][1]
    is_named = not found.best.path and found.best.bare.key != PASS.key
    return is_named and found.margin >= MARGIN and best > HOPELESS and best - found.margin < WON


def thought(view: View, decision: Decision, seed: int, playouts: int) -> Thought | None:
    """What the strongest bot makes of it with this budget; None where there is no choice."""
    bot = SearchBot(seed, Budget(playouts), width=WIDTH)
    bot.budget.begin()
    candidates = view.game.propose(view, decision, PROPOSED, bot.dice)
    if len(candidates) < PLAIN or not [each for each in candidates if not is_meant(each, candidates[0])]:
        return None
    weighed = weigh(view, candidates, bot.dice, bot.budget, GLANCES, BEST)
    bot.playouts.begin(view, decision, [each.answer for each in weighed])
    contenders = bot.play_off(view, varied(weighed)[:WIDTH])
    known = [each for each in contenders if len(each.values) >= ENOUGH]
    if len(known) < PLAIN:
        return None
    winning = box_of(view.game.id).thinking().winning
    stage = winning.stage(view.ghost)
    best = contenders[0]
    others = sorted([each for each in known if each is not best], key=mean_of, reverse=True)
    chances = tuple([(each.answer, winning.chance_of(each.mean, stage)) for each in [best, *others]])
    unknown = [each for each in weighed if each.answer not in [one.answer for one in known]]
    left_out = [each for each in unknown if each.value >= best.promise and not is_meant(each.answer, best.answer)]
    return Thought(best.answer, chances, best in known and not left_out)


def mean_of(each: Contender) -> int:
    return each.mean


def different(found: Thought) -> list[tuple[Answer, float]]:
    """One of those that mean the same, the best first."""
    kept: list[tuple[Answer, float]] = []
    for answer, chance in found.chances:
        if not [one for one, _ in kept if is_meant(answer, one)]:
            kept.append((answer, chance))
    return kept


def tries(view: View, decision: Decision, level: str, best: Answer, seed: int) -> tuple[int, int]:
    """How often the level finds it, each time with other dice."""
    said = [named(level, seed + number).answer(view, decision) for number in range(TIMES)]
    return len([answer for answer in said if is_meant(answer, best)]), TIMES


def played(game_id: str, setup: Setup, dice: int, bots: Sequence[str]) -> Course:
    """A match between bots."""
    before = dump_dice(seeded(dice))
    match = start(open_game(game_id), setup, seeded(dice))
    players = [named(bot, dice + seat) for seat, bot in enumerate(bots)]
    while match.stack and len(match.answers) < LONGEST:
        decision = match.asks()[0]
        match.answer(ask_bot(players[decision.seat], match, decision))
    return Course(setup, before, tuple(match.answers))
