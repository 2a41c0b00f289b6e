"""Values as they are now, with their receipts, compared with what a file expects of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tercio.content.wording import Wording
from tercio.games import box_of
from tercio.games.values import Asked
from tercio.games.vocabulary import NoSuchDetail
from tercio.kernel import NOBODY, Receipt, Tally
from tercio.kernel.tally import BANDS
from tercio.scenario.playthrough import Difference, Stood
from tercio.scenario.spelling import MILS_PER_INCH
from tercio.scenario.written import ExpectedReceipt, ExpectedTally, Scenario, in_file, no_such_name

SAY: Final = Wording("tercio.scenario")

_LONGEST: Final = 500  # a receipt is worth reading to its end


def compare_tallies(stood: Stood, expected: tuple[ExpectedTally, ...]) -> list[Difference]:
    found: list[Difference] = []
    for value in expected:
        line = stood.scenario.document.line_of(value.path)
        tally = tally_of(stood, value)
        if tally is None:
            found.append(Difference(line, *SAY("no-such-value-now", what=described(value))))
            continue
        in_inches = is_length(stood.scenario, value)
        wrong = [each for each in value.receipts if not receipt_fits(stood, each, tally.receipts, in_inches)]
        total = figure(tally.total, in_inches)
        if value.total in (None, total) and not wrong:
            continue
        now = in_file({"total": total, "receipts": written(stood, tally, in_inches)}, _LONGEST)
        if value.total not in (None, total):
            found.append(
                Difference(line, *SAY("expected", where=described(value), now=now, wanted=in_file(value.total)))
            )
        for receipt in wrong:
            key = "receipt-must-not" if receipt.is_forbidden else "receipt-lacks"
            where = stood.scenario.document.line_of(receipt.path)
            found.append(Difference(where, *SAY(key, what=described(value), now=now, line=in_file(as_line(receipt)))))
    return found


def is_length(scenario: Scenario, value: ExpectedTally) -> bool:
    return box_of(scenario.game.id).values().known[value.name].is_length


def tally_of(stood: Stood, expected: ExpectedTally) -> Tally | None:
    """The rules of the game are asked; None where there is no such value."""
    scenario, match = stood.scenario, stood.match
    values = box_of(scenario.game.id).values()
    is_player = values.known[expected.name].is_player
    subject = scenario.number_of(expected.subject, match.state)
    against = NOBODY if expected.against is None else scenario.number_of(expected.against, match.state)
    if is_player and subject >= match.state.seat_count():
        raise scenario.trouble(expected.subject.path, SAY("no-such-seat", seats=match.state.seat_count()))
    for thing, number in ((expected.subject, subject), (expected.against, against)):
        if thing is not None and not is_player and not scenario.vocabulary.name_of(match.state, number):
            raise scenario.trouble(thing.path, no_such_name(str(thing.name), scenario.vocabulary.names(match.state)))
    try:
        return values.tally_of(match, Asked(expected.name, subject, against, dict(expected.details)))
    except NoSuchDetail as error:
        raise scenario.trouble((*expected.path, error.word), no_such_name(error.name, error.known)) from error


def receipt_fits(stood: Stood, wanted: ExpectedReceipt, receipts: Sequence[Receipt], in_inches: bool = False) -> bool:
    """The line is among these, wherever; or, if it is forbidden, is not."""
    fitting = [receipt for receipt in receipts if is_such(stood, wanted, receipt, in_inches)]
    return bool(fitting) != wanted.is_forbidden


def is_such(stood: Stood, wanted: ExpectedReceipt, receipt: Receipt, in_inches: bool) -> bool:
    if wanted.rule not in ("", receipt.rule):
        return False
    if wanted.band and (wanted.band != BANDS[receipt.band] or wanted.value != figure(receipt.value, in_inches)):
        return False
    return wanted.source is None or stood.scenario.number_of(wanted.source, stood.match.state) == receipt.source


def figure(value: int, in_inches: bool) -> int | float:
    if not in_inches:
        return value
    return value / MILS_PER_INCH if value % MILS_PER_INCH else value // MILS_PER_INCH


def written(stood: Stood, tally: Tally, in_inches: bool) -> list[dict[str, Any]]:
    """The receipt as a file would write it."""
    lines: list[dict[str, Any]] = []
    for receipt in tally.receipts:
        lines.append({BANDS[receipt.band]: figure(receipt.value, in_inches), "rule": receipt.rule})
        if receipt.source != NOBODY:
            name = stood.scenario.vocabulary.name_of(stood.match.state, receipt.source)
            lines[-1]["source"] = name or receipt.source
    return lines


def as_line(receipt: ExpectedReceipt) -> dict[str, Any]:
    return {
        **({receipt.band: receipt.value} if receipt.band else {}),
        **({"rule": receipt.rule} if receipt.rule else {}),
        **({"source": receipt.source.name} if receipt.source is not None else {}),
    }


def described(value: ExpectedTally) -> str:
    against = {} if value.against is None else {"against": value.against.name}
    return in_file({"name": value.name, "of": value.subject.name, **against, **dict(value.details)}, 160)
