"""The receipt law: a number that decides something is told with lines that add up to it, each with its rule."""

from __future__ import annotations

import pytest

from laws.games import CASES, Case
from laws.playing import CHUNKS, begin, moments, seeds_of
from laws.tries import tries
from tercio.kernel import Receipt, seeded
from tercio.kernel.tally import ADD, AT_LEAST, AT_MOST, BASE, LIMIT, SET
from tercio.rules import load
from tercio.texts import phrasebook_of
from tercio.texts.phrasebook import Entry

pytestmark = [
    pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES]),
    pytest.mark.parametrize("chunk", range(CHUNKS)),
]


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


def check(entry: Entry, facts: tuple[int, ...], receipts: tuple[Receipt, ...], what: str) -> None:
    unit = 1000 if entry.receipts == "inches" else 1  # lines in inches, a sum in mils
    assert entry.total, f"{what} has receipts, and does not say of what"
    assert receipts, f"{what} has no receipts"
    assert added_up(receipts) * unit == facts[entry.place(entry.total)], (what, facts, receipts)
    for receipt in receipts:
        assert load().rule(receipt.rule), (what, receipt)


def test_law_receipts_of_events_add_up(case: Case, chunk: int) -> None:
    book = phrasebook_of(case.game)
    for seed in seeds_of(case, chunk):
        recorder = begin(case, seed)
        for _ in moments(recorder, seed, case.longest):
            pass
        for event in recorder.match.events:
            entry = book.event(event.name)
            if event.receipts or entry.total:
                check(entry, event.facts, event.receipts, event.name)


def test_law_receipts_of_refusals_add_up(case: Case, chunk: int) -> None:
    book = phrasebook_of(case.game)
    for seed in seeds_of(case, chunk):
        recorder, dice = begin(case, seed), seeded(seed + 22)
        for decision in moments(recorder, seed, case.longest):
            if decision.seat >= 0 and dice.below(case.rarely) == 0:
                for tried in tries(recorder.match, decision, dice):
                    for refusal in tried.refusals:
                        if refusal.receipts:
                            check(book.reason(refusal.because), refusal.facts, refusal.receipts, refusal.because)
