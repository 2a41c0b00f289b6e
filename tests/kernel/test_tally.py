"""A number that keeps its receipts: bands count in their order, whatever the order of the calls."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercio.kernel import Receipt, Tally
from tercio.kernel.tally import ADD, AT_LEAST, AT_MOST, LIMIT, SET

NUMBERS = st.integers(-20, 20)
LINES = st.lists(
    st.builds(Receipt, st.sampled_from([SET, ADD, AT_MOST, AT_LEAST]), NUMBERS, st.just("T-1"))
    | st.builds(Receipt, st.just(LIMIT), st.integers(0, 20), st.just("T-1")),
    max_size=8,
)


def tally_of(base: int, lines: list[Receipt]) -> Tally:
    tally = Tally(base, "T-BASE")
    calls = {SET: tally.set, ADD: tally.add, LIMIT: tally.limit, AT_MOST: tally.at_most, AT_LEAST: tally.at_least}
    for line in lines:
        calls[line.band](line.value, line.rule)
    return tally


def slow_total(base: int, lines: list[Receipt]) -> int:
    """One band after the other, each collected first."""
    of = {band: [line.value for line in lines if line.band == band] for band in (SET, ADD, LIMIT, AT_MOST, AT_LEAST)}
    value = of[SET][-1] if of[SET] else base
    change = sum(of[ADD])
    if of[LIMIT]:
        most = min(of[LIMIT])
        change = most if change > most else -most if change < -most else change
    return max([min([value + change, *of[AT_MOST]]), *of[AT_LEAST]])


@given(NUMBERS, LINES)
def test_the_total_is_that_of_the_slow_and_obvious_version(base: int, lines: list[Receipt]) -> None:
    assert tally_of(base, lines).total == slow_total(base, lines)


@given(NUMBERS, LINES, st.randoms(use_true_random=False))
def test_the_order_of_the_calls_does_not_matter_but_for_set(base: int, lines: list[Receipt], random: object) -> None:
    mixed = [line for line in lines if line.band != SET]
    random.shuffle(mixed)  # type: ignore[attr-defined]
    sets = [line for line in lines if line.band == SET]

    assert tally_of(base, [*mixed, *sets]).total == tally_of(base, lines).total


@pytest.mark.parametrize(
    ("lines", "total"),
    [
        ([], 4),
        ([Receipt(SET, 6, "T-1")], 6),
        ([Receipt(ADD, 2, "T-1"), Receipt(SET, 6, "T-2")], 8),
        ([Receipt(SET, 6, "T-1"), Receipt(SET, 1, "T-2")], 1),
        ([Receipt(ADD, 5, "T-1"), Receipt(LIMIT, 3, "T-2")], 7),
        ([Receipt(LIMIT, 3, "T-2"), Receipt(ADD, -5, "T-1")], 1),
        ([Receipt(ADD, 5, "T-1"), Receipt(ADD, -4, "T-1"), Receipt(LIMIT, 3, "T-2")], 5),
        ([Receipt(AT_MOST, 5, "T-1"), Receipt(ADD, 9, "T-2")], 5),
        ([Receipt(AT_LEAST, 1, "T-1"), Receipt(ADD, -9, "T-2")], 1),
        ([Receipt(AT_LEAST, 7, "T-1"), Receipt(AT_MOST, 2, "T-2")], 7),
    ],
)
def test_each_band_does_its_own_to_a_printed_4(lines: list[Receipt], total: int) -> None:
    assert tally_of(4, lines).total == total


def test_every_line_stays_on_the_sheet() -> None:
    tally = Tally(4, "T-BASE")
    tally.at_least(1, "T-1")
    tally.add(-9, "T-2")
    tally.set(3, "T-3")

    assert [line.rule for line in tally.receipts] == ["T-BASE", "T-1", "T-2", "T-3"]


def test_a_rule_may_speak_after_the_total_was_read() -> None:
    tally = Tally(4, "T-BASE")
    before = tally.total
    tally.add(1, "T-1")

    assert (before, tally.total) == (4, 5)
