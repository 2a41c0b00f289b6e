"""A random match is played once for all laws: at every question it stands still, and each of them looks at it.

A law is a generator. It is sent every question of the match as it comes up, and nothing once the match is over; what it
asserts fails the test. It may look at the match and clone it, and leaves it as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import suppress

from laws.games import Case
from laws.playing import begin, moments
from tercio.kernel import Decision, Recorder

Watch = Generator[None, Decision | None, None]
Law = Callable[[Case, Recorder, int], Watch]  # with the seed of the match


def watch(case: Case, seed: int, laws: Sequence[Law]) -> None:
    """Play a random match to its end under these laws."""
    recorder = begin(case, seed)
    watches = [law(case, recorder, seed) for law in laws]
    for each in watches:
        next(each)
    for decision in moments(recorder, seed, case.longest):
        for each in watches:
            each.send(decision)
    for each in watches:
        with suppress(StopIteration):
            each.send(None)
