"""What comes of an attack, a break-away or a spell in Mage Knight, for the odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tercio.kernel import Answer, Decision, Event, Match
from tercio.odds import Note, Outcomes, Word

WITHOUT_HELP: Final = ("gang-up", "support")  # nobody is named


class MageKnightOutcomes(Outcomes):
    """Hits, clicks, eliminations, captures, break-aways. Nobody reacts, helps or switches anything off."""

    once: Mapping[str, str] = {
        "hit": "hit",
        "bomb-hit": "bomb-hit",
        "broke-away": "broke-away",
        "frightened": "frightened",
        "critical-hit": "critical-hit",
        "critical-miss": "critical-miss",
        "eliminated": "eliminated",
        "captured": "captured",
        "hexed": "hexed",
        "thrown": "thrown",
        "countered": "countered",
        "reanimated": "reanimated",
        "razed": "razed",
    }
    sums: Mapping[str, str] = {"damaged": "clicks", "healed": "healed", "battered": "battered"}
    words: Mapping[str, Word] = {
        "broke-away": Word("breaks away", "löst sich", "warrior"),
        "frightened": Word("frightened", "eingeschüchtert", "warrior"),
        "countered": Word("counters the spell", "vereitelt den Zauber", "warrior"),
        "hit": Word("hit", "getroffen", "warrior", "hit", "getroffen"),
        "bomb-hit": Word("hit", "Treffer", "bomb"),
        "critical-hit": Word("critical hit", "kritischer Treffer", "warrior", is_minor=True),
        "critical-miss": Word("critical miss", "kritischer Fehlschlag", "warrior", is_minor=True),
        "clicks": Word("damaged", "beschädigt", "warrior", "clicks", "Klicks", has_mean=True),
        "eliminated": Word("eliminated", "ausgeschaltet", "warrior"),
        "captured": Word("captured", "gefangen", "warrior"),
        "hexed": Word("hexed", "verhext", "warrior"),
        "thrown": Word("thrown from the saddle", "aus dem Sattel geworfen", "warrior"),
        "healed": Word("healed", "geheilt", "warrior", "clicks healed", "Klicks geheilt", has_mean=True),
        "reanimated": Word("reanimated", "wiederbelebt", "warrior"),
        "battered": Word("damaged", "beschädigt", "piece", "damage", "Schaden", has_mean=True),
        "razed": Word("razed", "zerstört", "piece"),
    }

    def notes_of(self, m: Match, event: Event) -> tuple[Note, ...]:
        if event.name == "dodged":
            return (Note("hit", event.facts[0], -1),)
        return super().notes_of(m, event)

    def reply_of(self, m: Match, decision: Decision) -> Answer | None:
        first = decision.options[0]
        if decision.kind in WITHOUT_HELP:
            return Answer(decision.seat, first.key, first.subject)
        if decision.kind == "aftermath":  # MK-ATTACKSEQ-17  what comes first makes no difference to what is noted
            return Answer(decision.seat, first.key, first.subject)
        if decision.kind == "point-blank":
            return Answer(decision.seat, first.key, first.subject)
        if decision.kind == "split":  # MK-MULTI-08  evenly, the first ones get what is left over
            shares = [(first.high + first.numbers - 1 - place) // first.numbers for place in range(first.numbers)]
            return Answer(decision.seat, first.key, first.subject, numbers=tuple(shares))
        return super().reply_of(m, decision)
