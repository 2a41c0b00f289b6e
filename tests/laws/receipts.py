"""The receipt law: a number that decides something is told with lines that add up to it, each with its rule."""

from __future__ import annotations

from tercio.kernel import Receipt
from tercio.kernel.tally import ADD, AT_LEAST, AT_MOST, BASE, LIMIT, SET
from tercio.rules import load
from tercio.texts.phrasebook import Entry


def added_up(receipts: tuple[Receipt, ...]) -> int:
    """What the lines come to, read from top to bottom as a player would."""
    done, value, change = 0, 0, 0
    for receipt in receipts:
        if receipt.band == BASE:
            done, value, change = done + value + change, receipt.value, 0
        elif receipt.band == SET:
            value = receipt.value
        elif receipt.band == ADD:
            change += receipt.value
        elif receipt.band == LIMIT:
            change = receipt.value
        elif receipt.band == AT_MOST:
            value, change = min(receipt.value, value + change), 0
        elif receipt.band == AT_LEAST:
            value, change = max(receipt.value, value + change), 0
    return done + value + change


def decides(entry: Entry, facts: tuple[int, ...]) -> bool:
    """Not a total of 0 that has words of its own: a side that is alone bold begins without a number."""
    return bool(entry.total) and (entry.when_none is None or facts[entry.place(entry.total)] != 0)


def check(entry: Entry, facts: tuple[int, ...], receipts: tuple[Receipt, ...], what: str) -> None:
    unit = 1000 if entry.receipts == "inches" else 1  # lines in inches, a sum in mils
    assert entry.total, f"{what} has receipts, and does not say of what"
    if not receipts:  # nothing was reckoned, and the sentence tells no number
        is_nothing = entry.when_none is not None and facts[entry.place(entry.total)] == 0
        assert is_nothing, f"{what} has no receipts"
        return
    assert added_up(receipts) * unit == facts[entry.place(entry.total)], (what, facts, receipts)
    for receipt in receipts:
        assert load().rule(receipt.rule), (what, receipt)
