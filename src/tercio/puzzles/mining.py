"""Finds puzzles in matches: one answer is better than all others by a margin, and stays so under more thought.

The bot judges from what the seat sees. A first look sorts out most questions, a few playouts nearly all others; what is
left is thought about at length, twice and with dice of its own each time. Then each answer that means something else is
further behind than the margin, in winning chance, and nothing that looked as good at first has been left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from tercio.bots import LEVELS, Budget, SearchBot, ask_bot, named
from tercio.bots.comparison import Contender, gap
from tercio.bots.even_dice import Spread
from tercio.bots.levels import MANY
from tercio.bots.lookahead import BEST, CANDIDATES, GLANCES, weigh
from tercio.bots.lookahead import Weighed as Glance
from tercio.bots.search import varied
from tercio.games import box_of, open_game
from tercio.games.winning import Winning
from tercio.kernel import PASS, Answer, Decision, Match, Seat, Setup, View, seeded, start
from tercio.kernel.record import dump_dice, load_dice
from tercio.puzzles.meaning import is_same_deed
from tercio.puzzles.puzzle import Puzzle, Weighed, puzzle_id, written

MARGIN: Final = 0.04  # of winning chance, by which the best answer is ahead of every other one
HOPELESS: Final = 0.10  # a seat with less of a chance whatever is answered is not asked,
WON: Final = 0.92  # nor one that has more of it with the second best answer
DEED: Final = 8  # the part of a victory that a great deed is worth
CHOICE: Final = 5  # different answers: with fewer there is little to find
FIRST: Final = 6  # answers that are played out at first, each so often:
ROUNDS: Final = (0.2, 0.4, 0.6, 0.7, 0.8)  # what part of the margin must be seen after each time,
GLIMPSE: Final = 0.5  # and before, at a first look that goes no further than the answer itself;
CHANCE: Final = 4  # one in so many is played out whatever that says: what is seen at once, all levels find
THOUGHTS: Final = (100, 250)  # playouts of the thoughts that follow, each with dice of its own
SURE: Final = 2  # standard errors by which the best is ahead of each other answer in the last of them
PROPOSED: Final = 160  # answers that are looked at in them
WIDTH: Final = 20  # answers that are played out
ENOUGH: Final = 4  # playouts of an answer, without which nothing is known of it
ENOUGH_SAID: Final = (PASS.key, "done", "end-phase")  # nothing is done with these
TIMES: Final = {"recruit": 5, "veteran": 5, "champion": 3, "warlord": 1}  # that each level of bots has a try,
QUICK: Final = ("recruit", "veteran")  # and these before anybody thinks for long
KEPT: Final = 6  # answers that are written down
APART: Final = 6  # answers between two puzzles of one match
MOST: Final = 5  # puzzles of one match
LONGEST: Final = 6_000  # answers of a match


class Course(NamedTuple):
    """A match from its beginning to its end."""

    setup: Setup
    dice: dict[str, Any]
    answers: tuple[Answer, ...]


class Thought(NamedTuple):
    """The best answer, and the chances that the others leave, the best first."""

    best: Answer
    chances: tuple[tuple[Answer, float], ...]
    is_sure: bool = True  # it is no accident, and whatever looked as good as the best at first was played out

    @property
    def chance(self) -> float:
        return self.chances[0][1]

    @property
    def margin(self) -> float:
        others = [chance for answer, chance in self.chances[1:] if not is_same_deed(answer, self.best)]
        return self.chance - max(others) if others else 0.0


class Sieves:
    """How many questions were looked at, and how many were left after each of the sieves."""

    def __init__(self) -> None:
        self.questions = 0
        self.promising = 0
        self.sharp = 0


def mined(
    game_id: str, course: Course, every: int, seed: int, sieves: Sieves, is_late: Callable[[], bool]
) -> Iterator[Puzzle]:
    """The puzzles in a match; only one in so many of its questions is looked at, and none once it is late."""
    match = start(open_game(game_id), course.setup, load_dice(course.dice))
    lots, free_from, found = seeded(seed), 0, 0
    for number, answer in enumerate(course.answers):
        if number >= free_from and answer.seat >= 0 and lots.below(every) == 0:
            decision = match.question_to(answer.seat)
            puzzle = None if decision is None else puzzle_in(match, decision, seed + number, sieves)
            if puzzle is not None:
                yield puzzle
                free_from, found = number + APART, found + 1
        if is_late() or found == MOST or not match.answer(answer):
            return


def puzzle_in(match: Match, decision: Decision, seed: int, sieves: Sieves) -> Puzzle | None:
    """The question as a puzzle, if it is one."""
    if len(match.asks()) > 1 or not is_open(match, decision.seat):
        return None
    sieves.questions += 1
    first = first_thought(match.view(decision.seat), decision, seed)
    if first is None:
        return None
    sieves.promising += 1
    setup = written(match)
    again = start(match.game, setup, seeded(0))  # from here on, it is judged as it will be asked
    question = again.question_to(decision.seat)
    if question is None or question.options != decision.options:
        return None
    view, last = again.view(decision.seat), first
    levels = {level: tries(view, question, level, first.best, seed) for level in QUICK}
    if not [level for level, (found, times) in levels.items() if 2 * found <= times]:
        return None
    for number, playouts in enumerate(THOUGHTS):
        more = thought(view, question, seed + 1 + number, playouts)
        if more is None or not is_sharp(more) or not is_same_deed(more.best, first.best):
            return None
        last = more
    if not last.is_sure:
        return None
    sieves.sharp += 1
    levels |= {level: tries(view, question, level, last.best, seed) for level in LEVELS if level not in QUICK}
    tried = tuple([Weighed(answer, round(100 * chance)) for answer, chance in different(last.chances)[:KEPT]])
    return Puzzle(puzzle_id(decision.seat, setup), match.game.id, decision.seat, setup, tried, levels)


def is_open(match: Match, seat: Seat) -> bool:
    """As the table lies, one deed can change the chance of this seat by the margin, and it is neither won nor lost."""
    winning, other = box_of(match.game.id).thinking().winning, 1 - seat
    worth = (match.game.evaluate(match, seat) - match.game.evaluate(match, other)) // 2
    stage, deed = winning.stage(match), winning.victory // DEED
    low, high = winning.chance_of(worth - deed, stage), winning.chance_of(worth + deed, stage)
    return high - low >= MARGIN and high > HOPELESS and low < WON


def is_sharp(found: Thought, part: float = 1.0) -> bool:
    """One deed that can be named exactly, and it decides something. Where somebody walks to is no such deed."""
    best, margin = found.best, found.margin
    is_named = (not best.path or bool(best.picks)) and best.bare.key not in ENOUGH_SAID
    return is_named and margin >= part * MARGIN and found.chance > HOPELESS and found.chance - margin < WON


def first_thought(view: View, decision: Decision, seed: int) -> Thought | None:
    """The best of a few answers after a few playouts; None as soon as it is not far ahead."""
    bot = SearchBot(seed, Budget(MANY))
    candidates = view.game.propose(view, decision, CANDIDATES, bot.dice)
    if len(unlike(candidates, CHOICE)) < CHOICE:
        return None
    weighed = weigh(view, candidates, bot.dice, bot.budget, 1, FIRST)
    winning, spread = box_of(view.game.id).thinking().winning, Spread(bot.dice)
    stage = winning.stage(view.ghost)
    if bot.dice.below(CHANCE) and not is_sharp(thought_of(glimpsed(weighed), winning, stage), GLIMPSE):
        return None
    bot.playouts.begin(view, decision, [each.answer for each in weighed])
    running = glimpsed(varied(weighed))
    for part in ROUNDS:
        bot.play_out(view, running, spread)
        found = thought_of(running, winning, stage)
        if not is_sharp(found, part):
            return None
    return found


def glimpsed(weighed: Sequence[Glance]) -> list[Contender]:
    """The first few that mean something different, with what the first look at them says."""
    found: list[Contender] = []
    for each in weighed:
        if len(found) < FIRST and not [one for one in found if is_same_deed(each.answer, one.answer)]:
            found.append(Contender(each.answer, each.value))
    return found


def thought(view: View, decision: Decision, seed: int, playouts: int, least: int = CHOICE) -> Thought | None:
    """What the strongest bot makes of it with this budget; None where there is no choice."""
    bot = SearchBot(seed, Budget(playouts), width=WIDTH)
    bot.budget.begin()
    candidates = view.game.propose(view, decision, PROPOSED, bot.dice)
    if len(unlike(candidates, least)) < least:
        return None
    weighed = weigh(view, candidates, bot.dice, bot.budget, GLANCES, BEST)
    bot.playouts.begin(view, decision, [each.answer for each in weighed])
    contenders = bot.play_off(view, varied(weighed)[:WIDTH])
    known = [each for each in contenders if len(each.values) >= ENOUGH]
    best = contenders[0]
    if best not in known or len(known) < 2:
        return None
    winning = box_of(view.game.id).thinking().winning
    found = thought_of(known, winning, winning.stage(view.ghost), best)
    unknown = [each for each in weighed if each.answer not in [one.answer for one in known]]
    left_out = [each for each in unknown if each.value >= best.promise and not is_same_deed(each.answer, best.answer)]
    rivals = [each for each in known if not is_same_deed(each.answer, best.answer)]
    return found._replace(is_sure=not left_out and not [each for each in rivals if not is_behind(best, each)])


def is_behind(best: Contender, other: Contender) -> bool:
    """By more than chance explains, in playouts of the same worlds with the same dice."""
    ahead, _, error = gap(other, best)
    return ahead > SURE * sqrt(error)


def thought_of(known: list[Contender], winning: Winning, stage: int, best: Contender | None = None) -> Thought:
    """Their chances to win; without a best one it is that with the best chance."""
    others = sorted([each for each in known if each is not best], key=mean_of, reverse=True)
    ordered = others if best is None else [best, *others]
    chances = tuple([(each.answer, winning.chance_of(each.mean, stage)) for each in ordered])
    return Thought(ordered[0].answer, chances)


def mean_of(each: Contender) -> int:
    return each.mean


def unlike(answers: Sequence[Answer], most: int) -> list[Answer]:
    """The first of them that mean something different."""
    found: list[Answer] = []
    for answer in answers:
        if len(found) == most:
            break
        if not [each for each in found if is_same_deed(answer, each)]:
            found.append(answer)
    return found


def different(chances: Sequence[tuple[Answer, float]]) -> list[tuple[Answer, float]]:
    """One of those that mean the same, in their order."""
    kept = unlike([answer for answer, _ in chances], len(chances))
    return [(answer, chance) for answer, chance in chances if answer in kept]


def tries(view: View, decision: Decision, level: str, best: Answer, seed: int) -> tuple[int, int]:
    """How often the level finds it, each time with other dice."""
    said = [named(level, seed + number).answer(view, decision) for number in range(TIMES[level])]
    return len([answer for answer in said if is_same_deed(answer, best)]), len(said)


def played(game_id: str, setup: Setup, dice: int, bots: Sequence[str], is_late: Callable[[], bool]) -> Course:
    """A match between bots, or as much of it as there is time for."""
    before = dump_dice(seeded(dice))
    match = start(open_game(game_id), setup, seeded(dice))
    players = [named(bot, dice + seat) for seat, bot in enumerate(bots)]
    while match.stack and len(match.answers) < LONGEST and not is_late():
        decision = match.asks()[0]
        match.answer(ask_bot(players[decision.seat], match, decision))
    return Course(setup, before, tuple(match.answers))
