"""What comes of an order, a strike or a check in Warlord, for the odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tercio.content.wording import Wording
from tercio.games.warlord.steps.performance import Perform
from tercio.kernel import Answer, Decision, Event, Match, Roll
from tercio.odds import Note, Noting, Outcomes, Word

SAY: Final = Wording("tercio.games.warlord", "outcome")
TEXT: Final = "WL-ACTIONCARD-07"  # a character that is spent by a text, and not for what it does itself


class WarlordOutcomes(Outcomes):
    """Hits, wounds, deaths, checks. Nobody reacts, and what is optional is left."""

    noted_events: Mapping[str, Noting] = {
        "passed": Noting("passed", "card"),
        "strike-cancelled": Noting("cancelled", "card"),
        "hit": Noting("hit", "target"),
        "wounded": Noting("wounds", "card", "wounds"),
        "died": Noting("killed", "card"),
        "stunned": Noting("stunned", "card"),
        "spent": Noting("spent", "card"),
        "healed": Noting("healed", "card", "wounds"),
        "eliminated": Noting("out", "seat"),
    }
    words: Mapping[str, Word] = {
        "passed": Word(SAY("passed"), "card"),
        "cancelled": Word(SAY("cancelled"), "card"),
        "hit": Word(SAY("hit"), "card", SAY("hit")),
        "wounds": Word(SAY("wounded"), "card", SAY("wounds"), has_mean=True),
        "killed": Word(SAY("killed"), "card"),
        "stunned": Word(SAY("stunned"), "card"),
        "spent": Word(SAY("spent"), "card"),
        "healed": Word(SAY("healed"), "card", SAY("wounds-healed"), has_mean=True),
        "out": Word(SAY("out"), "seat"),
    }

    def notes_of(self, m: Match, event: Event) -> tuple[Note, ...]:
        return () if event.name == "spent" and event.rule != TEXT else super().notes_of(m, event)

    def reply_of(self, m: Match, decision: Decision) -> Answer | None:
        skip = [option for option in decision.options if option.key == "skip"]
        if decision.kind == "optional" and skip:
            return Answer(decision.seat, "skip", skip[0].subject)
        return super().reply_of(m, decision)

    def is_ordered(self, m: Match, roll: Roll) -> bool:
        """Of the two dice of an opposed roll the second is the opponent's."""
        return isinstance(m.stack[-2], Perform) or super().is_ordered(m, roll)
