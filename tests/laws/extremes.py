"""What a question allows at its least and at its most can be answered: every option, with few picks and with many."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final

from tercio.kernel import Answer, Decision, Dice, Match, Option, Point

ALL: Final = 20_000  # where there are no more ways to pick so many, each is tried; else as many as this by chance
PLAYED: Final = 2  # of the legal answers with so many picks, these are played
PROPOSED: Final = 4  # answers with a path
FULL_CIRCLE: Final = 360
FARS: Final = (100, 500, 1000, 2000, 4000)  # mils
EVERYWHERE: Final = range(1500, 36_000, 3000)
WINDS: Final = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))


def unanswerable(match: Match, decision: Decision, dice: Dice) -> list[str]:
    """What is offered and cannot be taken, option by option.

    An option without a path can be taken with the fewest picks. With the most, and where a way has to be found on a
    measured table, each answer is legal or refused by a rule of the game, never by its form. Legal answers are played,
    so that nothing breaks at the edge of what is allowed.
    """
    found: list[str] = []
    for option in decision.options:
        if not option.least <= option.most <= len(option.among):
            found.append(f"{decision.kind}: {option} picks more than there is")
            continue
        for number in sorted({option.least, option.most}) if not option.is_plain else ():
            played, rules = 0, set[str]()
            for answer in filled(match, decision, option, number, dice):
                verdict = match.judge(answer)
                rules |= {refusal.rule for refusal in verdict.refusals}
                if verdict:
                    assert match.clone().answer(answer)
                    played += 1
                    if played == PLAYED:
                        break
            is_form = not rules or any([rule.startswith("K-") for rule in rules])
            if not played and (is_form or (option.corners == 0 and number == option.least)):
                found.append(f"{decision.kind}: {option} with {number} picks is refused by {sorted(rules)}")
    return found


def filled(match: Match, decision: Decision, option: Option, number: int, dice: Dice) -> list[Answer]:
    """Answers that take the option with so many picks."""
    if option.corners > 0:
        alone = decision._replace(options=(option._replace(least=number, most=number),))
        proposed = match.game.propose(match.view(decision.seat, since=len(match.events)), alone, PROPOSED, dice)
        found = [answer for answer in proposed if alone.offered(answer) is not None and len(answer.picks) == number]
        if found:
            return found
    picks, numbers = picked(option.among, number, dice), numbers_of(option)
    paths = [(place,) for place in places_near(match, option)] if option.corners > 0 else [()]
    return [option.reply(decision.seat, chosen, path, given) for path in paths for chosen in picks for given in numbers]


def places_near(match: Match, option: Option) -> list[Point]:
    """Where those stand who are meant, and all around; where everybody stands if nobody is; all over an empty table."""
    pieces = getattr(match.state, "warriors", None) or getattr(match.state, "units", [])
    centres = [piece.at for piece in pieces if piece.id in (option.subject, *option.among)]
    centres = centres or [piece.at for piece in pieces]
    if not centres:
        return [(x, y) for x in EVERYWHERE for y in EVERYWHERE]
    around = [(x + far * dx, y + far * dy) for x, y in centres for far in FARS for dx, dy in WINDS]
    return [*centres, *around]


def picked(among: tuple[int, ...], number: int, dice: Dice) -> list[tuple[int, ...]]:
    if comb(len(among), number) <= ALL:
        return list(combinations(among, number))
    return [tuple([among[place] for place in dice.shuffled(len(among))[:number]]) for _ in range(ALL)]


def numbers_of(option: Option) -> list[tuple[int, ...]]:
    """The lowest and the highest numbers, and where there are several, each as high as can be and the others low.

    Of directions only some may be wanted: all are tried.
    """
    count, low, high = option.numbers, option.low, option.high
    if (count, high, option.corners) == (1, FULL_CIRCLE - 1, 0):
        return [(degrees,) for degrees in range(FULL_CIRCLE)]
    edges = [(low,) * count, (high,) * count]
    edges += [tuple([high if place == one else low for place in range(count)]) for one in range(count)]
    return sorted(set(edges))
