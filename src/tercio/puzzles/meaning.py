"""When two answers mean the same: nobody hits a point to the mil, and the order of what is picked says nothing."""

from __future__ import annotations

from typing import Final

from tercio.kernel import Answer

NEAR: Final = 1_200  # mils: a way that ends this near is the one that is meant


def is_meant(answer: Answer, due: Answer) -> bool:
    """The same in any order; or a way that ends near the one that is meant, whichever way it looks in the end."""
    if (answer.seat, answer.bare) != (due.seat, due.bare):
        return False
    if sorted(answer.picks) != sorted(due.picks) or len(answer.numbers) != len(due.numbers):
        return False
    if not due.path or not answer.path:
        return (answer.path, answer.numbers) == (due.path, due.numbers)
    (x, y), (to_x, to_y) = answer.path[-1], due.path[-1]
    return (x - to_x) ** 2 + (y - to_y) ** 2 <= NEAR**2


def is_same_deed(answer: Answer, other: Answer) -> bool:
    """They mean the same, or come at the same targets by different ways."""
    if is_meant(answer, other):
        return True
    is_alike = (answer.seat, answer.bare, sorted(answer.picks)) == (other.seat, other.bare, sorted(other.picks))
    return is_alike and bool(answer.picks and answer.path and other.path)
