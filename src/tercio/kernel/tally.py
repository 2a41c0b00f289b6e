"""A number that keeps its receipts."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.kernel.decision import NOBODY, RuleId

# The bands, in the order in which they count, whatever the order of the calls.
BASE: Final = 0
SET: Final = 1
ADD: Final = 2
LIMIT: Final = 3  # the additions together change the value by no more than this
AT_MOST: Final = 4
AT_LEAST: Final = 5

BANDS: Final = ("base", "set", "add", "limit", "at-most", "at-least")


class Receipt(NamedTuple):
    """One line of a tally: which rule did what to the number."""

    band: int
    value: int
    rule: RuleId
    source: int = NOBODY  # the card or figure it comes from, where the rule alone does not say


class Tally:
    """Starts from a printed value; rules set, add, limit; the total is made when it is read.

    Of several `set` receipts the last one counts. Every receipt stays on the sheet that the player sees.
    """

    __slots__ = ("receipts",)

    def __init__(self, base: int, rule: RuleId) -> None:
        self.receipts: list[Receipt] = [Receipt(BASE, base, rule)]

    def set(self, value: int, rule: RuleId, source: int = NOBODY) -> None:
        self.receipts.append(Receipt(SET, value, rule, source))

    def add(self, value: int, rule: RuleId, source: int = NOBODY) -> None:
        self.receipts.append(Receipt(ADD, value, rule, source))

    def limit(self, value: int, rule: RuleId) -> None:
        self.receipts.append(Receipt(LIMIT, value, rule))

    def at_most(self, value: int, rule: RuleId, source: int = NOBODY) -> None:
        self.receipts.append(Receipt(AT_MOST, value, rule, source))

    def at_least(self, value: int, rule: RuleId) -> None:
        self.receipts.append(Receipt(AT_LEAST, value, rule))

    @property
    def total(self) -> int:
        if len(self.receipts) == 1:
            return self.receipts[0].value
        value, change = 0, 0
        limit: int | None = None
        most: int | None = None
        least: int | None = None
        for band, amount, _, _ in self.receipts:
            if band <= SET:
                value = amount
            elif band == ADD:
                change += amount
            elif band == LIMIT:
                limit = amount if limit is None or amount < limit else limit
            elif band == AT_MOST:
                most = amount if most is None or amount < most else most
            else:
                least = amount if least is None or amount > least else least
        if limit is not None:
            change = max(-limit, min(limit, change))
        value += change
        if most is not None and value > most:
            value = most
        return least if least is not None and value < least else value


# -- what is worth telling ---------------------------------------------------------------------------------------


def told(*tallies: Tally) -> tuple[Receipt, ...]:
    """The receipts that make a difference; nothing is said of a number that is added to the first, and is nothing."""
    found: list[Receipt] = []
    for tally in tallies:
        lines = told_of(tally)
        if not found or len(lines) > 1 or lines[0].value:
            found += lines
    return tuple(found)


def told_of(tally: Tally) -> list[Receipt]:
    """Bounds are told only where they hold something back."""
    if len(tally.receipts) == 1:
        return tally.receipts
    first, *rest = tally.receipts
    found = [first]
    value, change = last_set(tally), sum([receipt.value for receipt in rest if receipt.band == ADD])
    for receipt in rest:
        if receipt.band in (SET, ADD):
            found.append(receipt)
        elif receipt.band == LIMIT and abs(change) > receipt.value:
            change = receipt.value if change > 0 else -receipt.value
            found.append(Receipt(LIMIT, change, receipt.rule))
        elif holds(receipt, value + change):
            found.append(receipt)
    return found


def holds(receipt: Receipt, value: int) -> bool:
    """A bound that this value would go beyond."""
    band, bound = receipt.band, receipt.value
    return (band == AT_MOST and value > bound) or (band == AT_LEAST and value < bound)


def pared(tally: Tally) -> Tally:
    """The same without the bounds that hold nothing back: every value has some."""
    value, change = last_set(tally), sum([receipt.value for receipt in tally.receipts if receipt.band == ADD])
    limits = [receipt.value for receipt in tally.receipts if receipt.band == LIMIT]
    limited = max(-limits[0], min(limits[0], change)) if limits else change
    found = Tally(0, "")
    found.receipts = [
        receipt
        for receipt in tally.receipts
        if receipt.band <= ADD or (receipt.band == LIMIT and limited != change) or holds(receipt, value + limited)
    ]
    return found


def last_set(tally: Tally) -> int:
    return [receipt.value for receipt in tally.receipts if receipt.band <= SET][-1]
