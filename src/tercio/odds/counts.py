"""Exact odds: every way in which the dice can fall is played, and what comes to the same only once."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, product
from typing import NamedTuple

from tercio.kernel import CHANCE, Roll
from tercio.kernel.dice import orders_of
from tercio.odds.outcomes import Odds, Outcome, Outcomes, Reply, gathered
from tercio.odds.trial import Course, throw


class TooMany(Exception):
    """There are more ways in which the dice can fall than anybody wants to wait for."""


class Throw(NamedTuple):
    """Faces, and how likely the dice show them or what means the same."""

    faces: tuple[int, ...]
    chance: Fraction


def count_odds(first: Course, outcomes: Outcomes, reply: Reply | None, most: int) -> Odds:
    """The odds of everything that may come of this. TooMany: more than `most` throws, or cards shuffled on the way."""
    chances: dict[Outcome, Fraction] = {}
    courses = [(first, Fraction(1))]
    thrown, rolls = 0, 0
    while courses:
        crossing = Crossing()
        for course, chance in courses:
            if course.is_over:
                chances[course.outcome] = chances.get(course.outcome, Fraction(0)) + chance
                continue
            if course.has_shuffled:
                raise TooMany
            rolls = max(rolls, course.rolls + 1)
            for each in throws_at(course, outcomes, most - thrown):
                twin = course.clone()
                throw(twin, each.faces, outcomes, reply)
                crossing.meet(twin, chance * each.chance)
                thrown += 1
        courses = crossing.courses()
    return Odds(gathered(chances), rolls)


# -- throws -------------------------------------------------------------------------------------------


def throws_at(course: Course, outcomes: Outcomes, most: int) -> list[Throw]:
    roll = course.match.stack[-1]
    assert isinstance(roll, Roll), "nothing but a roll asks chance"
    m = course.match
    found = list(throws_of(roll, outcomes.alike(m, roll), outcomes.is_ordered(m, roll), most))
    if len(found) > most:
        raise TooMany
    return found


def throws_of(roll: Roll, alike: tuple[int, ...], is_ordered: bool, most: int) -> Iterator[Throw]:
    """Each throw once, one more than `most` at most."""
    faces = alike or tuple(range(1, roll.sides + 1))
    kinds, every = sorted(set(faces)), roll.sides**roll.number
    throws = product(kinds, repeat=roll.number) if is_ordered else combinations_with_replacement(kinds, roll.number)
    for number, thrown in enumerate(throws):
        ways = 1 if is_ordered else orders_of(thrown)
        for face in thrown:
            ways *= faces.count(face)
        yield Throw(thrown, Fraction(ways, every))
        if number == most:
            return


# -- where courses meet again ---------------------------------------------------------------------------


class Crossing:
    """Courses of things that differ in nothing that matters any more go on as one."""

    def __init__(self) -> None:
        self.met: dict[object, list[tuple[Course, Fraction]]] = {}

    def meet(self, course: Course, chance: Fraction) -> None:
        group = self.met.setdefault(look_of(course), [])
        for place, (other, before) in enumerate(group):
            if course.is_over or other.match.state == course.match.state:
                other.rolls = max(other.rolls, course.rolls)
                group[place] = (other, before + chance)
                return
        group.append((course, chance))

    def courses(self) -> list[tuple[Course, Fraction]]:
        return [pair for group in self.met.values() for pair in group]


def look_of(course: Course) -> object:
    """What has come of it, and unless it is over what was said and what is under way."""
    if course.is_over:
        return course.outcome
    said = tuple([answer for answer in course.match.answers if answer.seat != CHANCE])
    return course.outcome, said, repr(course.match.stack)
