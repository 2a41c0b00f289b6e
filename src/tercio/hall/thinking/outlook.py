"""What may come of an answer, how likely it is, and what would be asked next: from what the seat sees, nothing else."""

from __future__ import annotations

import logging
from typing import Final

from tercio.games import box_of
from tercio.hall.hub import Beside
from tercio.hall.showing import messages
from tercio.hall.showing.presentation import Showing
from tercio.kernel import NOBODY, Answer, Seat, View, seeded
from tercio.odds import About, abouts_of, odds_in

MOST: Final = 1_000  # throws: while somebody points, an answer that comes at once is worth more than an exact one
SAMPLES: Final = 160
log = logging.getLogger("tercio.hall")


def view_of(showing: Showing, seat: Seat, after: Answer | None) -> View | None:
    """What the seat sees now, or would see once it has answered; nothing unless it is asked then, by no chance."""
    match = showing.table.match
    view = None if match is None else showing.view(match, seat)
    if view is None or not view.asks or after is None:
        return view
    imagined = view.imagine(seeded(0))
    untouched = imagined.dice.count
    if not view.judge(after) or not imagined.answer(after) or imagined.dice.count != untouched:
        return None
    return imagined.view(seat, since=len(imagined.events))


def look_ahead(
    showing: Showing, seat: Seat, number: int, answer: Answer, things: list[int], lang: str
) -> messages.FollowMessage:
    """The next question, and for each thing what stands against choosing it then."""
    view = view_of(showing, seat, answer)
    if view is None or not view.asks:
        return {"type": "follow", "id": number, "question": None, "against": []}
    against: list[messages.Against] = []
    for thing in things:
        refusals = [refusal for each in showing.why_in(view, thing, lang) for refusal in each["refusals"]]
        if refusals:
            against.append({"thing": thing, "refusals": refusals})
    question = showing.question(view, view.asks[0], lang)
    return {"type": "follow", "id": number, "question": question, "against": against}


async def foretell(
    beside: Beside, showing: Showing, seat: Seat, number: int, answer: Answer, after: Answer | None, lang: str
) -> messages.OddsMessage:
    """Counted beside everything else; nothing where the answer is not legal or no die falls."""
    view = view_of(showing, seat, after)
    nothing: messages.OddsMessage = {"type": "odds", "id": number, "is_exact": True, "about": []}
    if view is None or not view.asks or not view.judge(answer):
        return nothing
    outcomes, kept = box_of(showing.table.head.game).thinking().outcomes, showing.odds
    found = kept.get((seat, after, answer))
    if found is None:
        try:
            found = await beside(odds_in, view, answer, outcomes, None, MOST, SAMPLES)
        except Exception:  # nobody loses a match because a preview fails
            log.exception("odds could not be counted")
            return nothing
        kept[seat, after, answer] = found
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
