"""Puzzles are proved: the bot thinks once more, for longer, and bots of the lowest level play on to the end.

What they win after the best answer and after the next best can be counted by anybody, and has nothing to do with how a
bot values a table.
"""

from __future__ import annotations

from typing import Final

from tercio.bots import ask_bot, named
from tercio.games.winning import result_of
from tercio.kernel import Answer, Match, Seat, View, seeded
from tercio.puzzles.meaning import is_same_deed
from tercio.puzzles.mining import KEPT, LONGEST, different, is_sharp, thought
from tercio.puzzles.puzzle import Ends, Puzzle, Weighed

PLAYER: Final = "recruit"
TIMES: Final = 40  # that they play on after each of two answers,
STRAY: Final = 4  # and by so many wins the next best may be ahead, for it is only chance
PLAYOUTS: Final = 250


def proved(puzzle: Puzzle, seed: int) -> Puzzle | None:
    """With what was found out about it; None where the best answer is not clearly the best any more."""
    match = puzzle.open()
    decision = match.question_to(puzzle.seat)
    if decision is None:
        return None
    view = match.view(puzzle.seat)
    more = thought(view, decision, seed, PLAYOUTS)
    if more is None or not is_sharp(more) or not more.is_sure or not is_same_deed(more.best, puzzle.best):
        return None
    tried = tuple([Weighed(answer, round(100 * chance)) for answer, chance in different(more.chances)[:KEPT]])
    best, next_best = [sum(played_on(view, each.answer, seed)) for each in tried[:2]]
    if best + STRAY < next_best:
        return None
    return puzzle._replace(tried=tried, ends=Ends(TIMES, best, next_best))


def played_on(view: View, answer: Answer, seed: int) -> list[float]:
    """1 for each match that the one who answers wins. All worlds are such as he cannot rule out, the same each time."""
    return [finished(view.imagine(seeded(seed + number)), answer, seed + number) for number in range(TIMES)]


def finished(match: Match, answer: Answer, seed: int) -> float:
    seats: list[Seat] = list(range(match.state.seat_count()))
    players = [named(PLAYER, seed + seat) for seat in seats]
    match.dice = seeded(seed)
    match.answer(answer)
    for _ in range(LONGEST):
        if not match.stack:
            break
        decision = match.asks()[0]
        match.answer(ask_bot(players[decision.seat], match, decision))
    return 0.5 if match.outcome is None else result_of(match.outcome, len(seats), answer.seat)
