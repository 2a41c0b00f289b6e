"""Answers compared by paired playouts: who is better, as far as that is more than noise?"""

from __future__ import annotations

from typing import Final

from tercio.kernel import Answer

ENOUGH: Final = 8  # playouts of each, in which one
CLEAR: Final = 4  # standard errors ahead of all others is best without any more of them


class Contender:
    """An answer in the running: what the first look promised, and what its playouts came to."""

    def __init__(self, answer: Answer, promise: int) -> None:
        self.answer = answer
        self.promise = promise
        self.values: list[int] = []  # of playouts; the same place is the same playout with everybody
        self.hoped: int | None = None  # what can be expected of its own dice; None: not known, or none fall

    @property
    def mean(self) -> int:
        return sum(self.values) // len(self.values) if self.values else self.promise


def ranked(favourite: Contender, running: list[Contender]) -> list[Contender]:
    """Best first, by what each is worth more than the favourite of the first look."""
    gains = gains_over(favourite, running)
    return sorted(running, key=lambda each: gains[id(each)], reverse=True)


def gains_over(favourite: Contender, running: list[Contender]) -> dict[int, float]:
    """What each is worth more than the favourite, by the id of the contender.

    What the playouts say is drawn towards what the first look has said, the more the playouts contradict themselves
    and the less all of them together differ from the first look by more than that (empirical Bayes).
    """
    gains = {id(favourite): 0.0}
    others = [each for each in running if each is not favourite]
    if not others:
        return gains
    found = [gap(favourite, each) for each in others]
    noise = sum([error for _, _, error in found]) / len(found)
    surprise = sum([(mean - promised) ** 2 for mean, promised, _ in found]) / len(found) - noise
    for each, (mean, promised, error) in zip(others, found, strict=True):
        doubt = (error + noise) / 2
        weight = max(0.0, surprise) / (max(0.0, surprise) + doubt) if doubt > 0 else 1.0
        gains[id(each)] = weight * mean + (1 - weight) * promised
    return gains


def gap(favourite: Contender, other: Contender) -> tuple[float, float, float]:
    """How much better the other is by the playouts, by the first look, and the variance of the former."""
    pairs = list(zip(other.values, favourite.values, strict=False))
    number = len(pairs)
    gaps = [value - against for value, against in pairs]
    mean = sum(gaps) / number
    promised = float(other.promise - favourite.promise)
    if number == 1:
        return mean, promised, (mean - promised) ** 2
    return mean, promised, sum([(each - mean) ** 2 for each in gaps]) / (number - 1) / number


def is_clear(running: list[Contender]) -> bool:
    """One is ahead of all others by more than chance explains, or they come to the same: nobody need think on."""
    if len(running[0].values) < ENOUGH:
        return False
    leader = max(running, key=mean_of)
    for other in running:
        ahead, _, error = gap(other, leader)
        if ahead * ahead <= CLEAR * CLEAR * error and error > 0:
            return False
    return True


def mean_of(each: Contender) -> int:
    return each.mean
