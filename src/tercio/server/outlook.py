"""How likely is what may come of an answer: from what the seat sees, and nothing else."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tercio.games import box_of
from tercio.kernel import NOBODY, Answer, Seat
from tercio.odds import About, abouts_of, odds_in
from tercio.server.core import messages
from tercio.server.core.presentation import Showing

MOST: Final = 1_000  # throws: while somebody points, an answer that comes at once is worth more than an exact one
SAMPLES: Final = 160
log = logging.getLogger("tercio.server")


async def foretell(showing: Showing, seat: Seat, number: int, answer: Answer, lang: str) -> messages.OddsMessage:
    """Counted beside the work of the server; nothing where the answer is not legal or no die falls."""
    match = showing.table.match
    view = None if match is None else showing.view(match, seat)
    nothing: messages.OddsMessage = {"type": "odds", "id": number, "is_exact": True, "about": []}
    if view is None or not view.asks or not view.judge(answer):
        return nothing
    outcomes, kept = box_of(showing.table.head.game).thinking().outcomes, showing.odds
    found = kept.get((seat, answer))
    if found is None:
        try:
            found = await asyncio.to_thread(odds_in, view, answer, outcomes, None, MOST, SAMPLES)
        except Exception:  # nobody loses his match because a preview fails
            log.exception("odds could not be counted")
            return nothing
        kept[seat, answer] = found
    speaker = showing.speaker(lang)

    def name(kind: str, subject: int) -> str:
        return speaker.fact(view.state, kind, subject)

    abouts = abouts_of(found, outcomes, name, lang, is_brief=True) if found.rolls else []
    about = [told(each, outcomes.words[each.parts[0].key].kind) for each in abouts]
    return {"type": "odds", "id": number, "is_exact": found.is_exact, "about": about}


def told(about: About, kind: str) -> messages.OddsAbout:
    parts: list[messages.OddsPart] = [
        {"key": part.key, "text": part.text, "percent": round(float(part.chance * 100), 2)} for part in about.parts
    ]
    return {"thing": NOBODY if kind == "seat" else about.subject, "name": about.name, "parts": parts}
