"""Where few answers are wanted, no option takes the room of another; where many are, each gives what it has."""

import pytest

from table import BLUE, RED, Table, figure
from tercio.kernel import Answer
from tercio.kernel.proposals import has_enough

WALKS = [Answer(RED, "walk", 0, path=((2000, up),)) for up in (3000, 4000, 5000, 90_000)]


@pytest.mark.parametrize(("number", "found"), [(15, 2), (16, 3)])
def test_few_answers_of_one_option_are_taken_where_few_are_wanted(number: int, found: int) -> None:
    """The last of the walks is too long."""
    view = Table(figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 9, 2)).match.view(RED)
    taken: list[Answer] = []

    assert not has_enough(view, taken, WALKS, number)
    assert taken == WALKS[:found]


def test_no_more_answers_are_taken_than_are_wanted() -> None:
    view = Table(figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 9, 2)).match.view(RED)
    taken = WALKS[:1]

    assert has_enough(view, taken, WALKS, 2)
    assert taken == WALKS[:2]
