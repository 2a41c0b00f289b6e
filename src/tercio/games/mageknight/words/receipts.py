"""Which receipts of a value are worth telling: those that make a difference."""

from __future__ import annotations

from typing import Final

from tercio.kernel import Receipt, Tally
from tercio.kernel.tally import ADD, AT_LEAST, AT_MOST, LIMIT, SET

BONUSES: Final = ("MK-MELEE-06", "MK-RANGED-13", "MKC-RIDER-07")  # most warriors have none, and nothing is said of it


def told(*tallies: Tally) -> tuple[Receipt, ...]:
    """The receipts of an event. Bounds are told only where they hold something back."""
    return tuple([receipt for tally in tallies for receipt in told_of(tally)])


def told_of(tally: Tally) -> list[Receipt]:
    first, *rest = tally.receipts
    found = [first] if first.value or first.rule not in BONUSES else []
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
