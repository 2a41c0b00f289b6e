"""Everything that crosses a boundary, as plain JSON data, and answers read back strictly."""

from __future__ import annotations

from typing import Any

from tercio.content.trouble import BadInput
from tercio.kernel import Answer, Decision, Event, Line, Outcome, Ruling, Tally, Verdict, View
from tercio.kernel.codec import BadShape, Codec, shown
from tercio.kernel.record import codec_of
from tercio.kernel.tally import BANDS

Json = dict[str, Any]

_PLAIN = Codec({}, ())
_ANSWER_DEFAULTS: Json = {"subject": -1, "picks": [], "path": [], "numbers": []}


def decision_json(decision: Decision) -> Json:
    return _PLAIN.dump_fields(decision, Decision)


def event_json(event: Event) -> Json:
    """Who else sees it is nobody's business."""
    return {"name": event.name, "rule": event.rule, "facts": list(event.facts)}


def ruling_json(ruling: Ruling) -> Json:
    return {"rule": ruling.rule, "because": ruling.because, "facts": list(ruling.facts)}


def verdict_json(verdict: Verdict) -> Json:
    return {"legal": bool(verdict), "refusals": [ruling_json(ruling) for ruling in verdict.refusals]}


def tally_json(tally: Tally) -> Json:
    return {"total": tally.total, "lines": [line_json(line) for line in tally.lines]}


def line_json(line: Line) -> Json:
    return {"band": BANDS[line.band], "value": line.value, "rule": line.rule, "source": line.source}


def outcome_json(outcome: Outcome | None) -> Json | None:
    return None if outcome is None else {"winners": list(outcome.winners), "rule": outcome.rule}


def view_json(view: View) -> Json:
    """What a browser or a foreign bot receives. The state's form is the game's; see `tercio schema`."""
    codec = codec_of(view.game)
    return {
        "game": view.game.id,
        "seat": view.seat,
        "state": codec.dump(view.state),
        "stack": [codec.dump(step) for step in view.stack],
        "asks": [decision_json(decision) for decision in view.asks],
        "waiting": [{"seat": seat, "kind": kind} for seat, kind in view.waiting],
        "events": [event_json(event) for event in view.events],
        "outcome": outcome_json(view.outcome),
    }


def answer_json(answer: Answer) -> Json:
    """Empty parts are left out."""
    data: Json = {"seat": answer.seat, "key": answer.key}
    for name, default in _ANSWER_DEFAULTS.items():
        value = _PLAIN.dump(getattr(answer, name))
        if value != default:
            data[name] = value
    return data


def read_answer(data: Any, file: str = "", line: int = 0) -> Answer:
    """An answer from outside: every part of the right type, nothing unknown."""
    unknown = [] if not isinstance(data, dict) else [key for key in data if key not in Answer._fields]
    if not isinstance(data, dict) or unknown:
        named = f" ({shown(unknown[0])})" if unknown else ""
        raise BadInput(
            f"An answer is an object with seat, key, subject, picks, path, numbers and nothing else{named}.",
            f"Eine Antwort ist ein Objekt mit seat, key, subject, picks, path, numbers und sonst nichts{named}.",
            file,
            line,
        )
    try:
        answer: Answer = _PLAIN.load_fields(Answer, {**_ANSWER_DEFAULTS, **data}, "answer")
    except BadShape as error:
        raise BadInput(f"Not an answer: {error}.", f"Keine Antwort: {error}.", file, line) from None
    return answer
