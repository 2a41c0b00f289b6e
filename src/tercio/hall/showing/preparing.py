"""What a seat has prepared for later, and what it could prepare, in words."""

from __future__ import annotations

from typing import Any

from tercio.hall.showing import messages
from tercio.hall.tables.prepared import Met, Prepared, bare
from tercio.hall.tables.table import PLAYING, Table
from tercio.kernel import PASS, View
from tercio.texts import Speaker
from tercio.texts.playthrough import answer_words


def told(table: Table, view: View, speaker: Speaker) -> messages.Preparing | None:
    """None where nothing can be prepared: only questions that the seat has met can be foreseen."""
    found = table.preparations
    if found is None or table.stage != PLAYING or not 0 <= view.seat < len(found.lines) or view.asks:
        return None
    met = found.met[view.seat]
    return {
        "line": [worded(view, speaker, each, met.get(each.kind)) for each in found.lines[view.seat]],
        "choices": [
            worded(view, speaker, Prepared(kind, answer), known)
            for kind, known in met.items()
            for answer in possible(known)
        ],
        "has_lapsed": found.lapsed[view.seat],
    }


def possible(known: Met) -> list[Any]:
    """Doing nothing, where that was offered, and what was said the last time."""
    passing = known.decision.option(PASS.key)
    found = [] if passing is None else [passing.reply(known.decision.seat)]
    return found if known.answer in found else [*found, known.answer]


def worded(view: View, speaker: Speaker, each: Prepared, known: Met | None) -> messages.ForeseenAnswer:
    option = None if known is None else known.decision.offered(each.answer)
    return {
        "kind": each.kind,
        "question": each.kind if known is None else speaker.question(view.state, known.decision),
        "text": answer_words(speaker, view.state, option or each.answer.bare, each.answer),
        "answer": bare(each.answer),
        "times": each.times,
    }
