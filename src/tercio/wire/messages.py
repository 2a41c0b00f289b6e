"""Everything that crosses a boundary, as plain JSON data, and answers read back strictly."""

from __future__ import annotations

from typing import Any, Final

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.kernel import NOBODY, Answer, Decision, Event, Outcome, Receipt, Refusal, Tally, Verdict, View
from tercio.kernel.codec import BadShape, Codec, shown
from tercio.kernel.record import codec_of
from tercio.kernel.tally import BANDS
from tercio.texts import Phrasebook, phrasebook_of

SAY: Final = Wording("tercio.wire")

Json = dict[str, Any]

_PLAIN = Codec({}, ())
_PARTS = frozenset(Answer._fields)
_ANSWER_DEFAULTS: Json = {"subject": NOBODY, "detail": NOBODY, "picks": [], "path": [], "numbers": []}


def decision_json(book: Phrasebook, decision: Decision) -> Json:
    data: Json = _PLAIN.dump_fields(decision, Decision)
    del data["facts"]
    if decision.facts:
        data["facts"] = book.question(decision.kind).named(decision.facts)
    return data


def event_json(book: Phrasebook, event: Event) -> Json:
    """Facts have the names that the game's texts give them. Who else sees it is nobody's business."""
    data: Json = {"name": event.name, "rule": event.rule, "facts": book.event(event.name).named(event.facts)}
    if event.receipts:
        data["receipts"] = [receipt_json(receipt) for receipt in event.receipts]
    return data


def refusal_json(book: Phrasebook, refusal: Refusal) -> Json:
    facts = book.reason(refusal.because).named(refusal.facts)
    data: Json = {"rule": refusal.rule, "because": refusal.because, "facts": facts}
    if refusal.receipts:
        data["receipts"] = [receipt_json(receipt) for receipt in refusal.receipts]
    return data


def verdict_json(book: Phrasebook, verdict: Verdict) -> Json:
    return {"legal": bool(verdict), "refusals": [refusal_json(book, refusal) for refusal in verdict.refusals]}


def tally_json(tally: Tally) -> Json:
    return {"total": tally.total, "receipts": [receipt_json(receipt) for receipt in tally.receipts]}


def receipt_json(receipt: Receipt) -> Json:
    return {"band": BANDS[receipt.band], "value": receipt.value, "rule": receipt.rule, "source": receipt.source}


def outcome_json(outcome: Outcome | None) -> Json | None:
    return None if outcome is None else {"winners": list(outcome.winners), "rule": outcome.rule}


def view_json(view: View) -> Json:
    """What a browser or a foreign bot receives. The state's form is the game's; see `tercio schema`."""
    codec, book = codec_of(view.game), phrasebook_of(view.game.id)
    return {
        "game": view.game.id,
        "seat": view.seat,
        "state": codec.dump(view.state),
        "stack": [codec.dump(step) for step in view.stack],
        "asks": [decision_json(book, decision) for decision in view.asks],
        "waiting": [{"seat": seat, "kind": kind} for seat, kind in view.waiting],
        "events": [event_json(book, event) for event in view.events],
        "outcome": outcome_json(view.outcome),
    }


def answer_json(answer: Answer) -> Json:
    """Empty parts are left out."""
    data: Json = {"seat": answer.seat, "key": answer.key}
    if answer.subject != NOBODY:
        data["subject"] = answer.subject
    if answer.detail != NOBODY:
        data["detail"] = answer.detail
    if answer.picks:
        data["picks"] = list(answer.picks)
    if answer.path:
        data["path"] = [list(point) for point in answer.path]
    if answer.numbers:
        data["numbers"] = list(answer.numbers)
    return data


def read_answer(data: Any, file: str = "", line: int = 0) -> Answer:
    """An answer from outside: every part of the right type, nothing unknown."""
    if is_short_answer(data):
        subject, detail = data.get("subject", NOBODY), data.get("detail", NOBODY)
        return Answer(data["seat"], data["key"], subject, tuple(data.get("picks", ())), detail=detail)
    unknown = [] if not isinstance(data, dict) else [key for key in data if key not in Answer._fields]
    if not isinstance(data, dict) or unknown:
        named = f" ({shown(unknown[0])})" if unknown else ""
        raise BadInput(
            *SAY("answer-object-seat-key-subject", named=named),
            file,
            line,
        )
    try:
        answer: Answer = _PLAIN.load_fields(Answer, {**_ANSWER_DEFAULTS, **data}, "answer")
    except BadShape as error:
        raise BadInput(*SAY("not-an-answer", error=error), file, line) from None
    return answer


def is_short_answer(data: Any) -> bool:
    """Surely an answer, and one without path and numbers: most are, and they need no closer look."""
    if not isinstance(data, dict) or data.get("path") or data.get("numbers") or not data.keys() <= _PARTS:
        return False
    picks = data.get("picks", [])
    if type(picks) is not list or [pick for pick in picks if type(pick) is not int]:
        return False
    if type(data.get("path", [])) is not list or type(data.get("numbers", [])) is not list:
        return False
    if type(data.get("subject", 0)) is not int or type(data.get("detail", 0)) is not int:
        return False
    return type(data.get("seat")) is int and type(data.get("key")) is str
