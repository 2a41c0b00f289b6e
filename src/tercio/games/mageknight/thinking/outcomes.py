"""What comes of an attack, a break-away or a spell in Mage Knight, for the odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tercio.content.wording import Wording
from tercio.kernel import Answer, Decision, Match
from tercio.odds import Noting, Outcomes, Word

WITHOUT_HELP: Final = ("gang-up", "support")  # nobody is named

SAY: Final = Wording("tercio.games.mageknight", "outcome")
MUCH: Final = Wording("tercio.games.mageknight", "outcome.much")  # "damage" of "damage 3"


class MageKnightOutcomes(Outcomes):
    """Hits, clicks, eliminations, captures, break-aways. Nobody reacts, helps or switches anything off."""

    noted_events: Mapping[str, Noting] = {
        "hit": Noting("hit", "target"),
        "dodged": Noting("hit", "target", is_less=True),
        "bomb-hit": Noting("bomb-hit", "bomb"),
        "broke-away": Noting("broke-away", "warrior"),
        "frightened": Noting("frightened", "warrior"),
        "critical-hit": Noting("critical-hit", "attacker"),
        "critical-miss": Noting("critical-miss", "attacker"),
        "damaged": Noting("clicks", "warrior", "clicks"),
        "healed": Noting("healed", "warrior", "clicks"),
        "eliminated": Noting("eliminated", "warrior"),
        "captured": Noting("captured", "captive"),
        "hexed": Noting("hexed", "warrior"),
        "thrown": Noting("thrown", "warrior"),
        "countered": Noting("countered", "warrior"),
        "reanimated": Noting("reanimated", "warrior"),
        "battered": Noting("battered", "piece", "clicks"),
        "razed": Noting("razed", "piece"),
    }
    words: Mapping[str, Word] = {
        "broke-away": Word(SAY("broke-away"), "warrior"),
        "frightened": Word(SAY("frightened"), "warrior"),
        "countered": Word(SAY("countered"), "warrior"),
        "hit": Word(SAY("hit"), "warrior", MUCH("hit")),
        "bomb-hit": Word(SAY("bomb-hit"), "bomb"),
        "critical-hit": Word(SAY("critical-hit"), "warrior", is_minor=True),
        "critical-miss": Word(SAY("critical-miss"), "warrior", is_minor=True),
        "clicks": Word(SAY("clicks"), "warrior", MUCH("clicks"), has_mean=True),
        "eliminated": Word(SAY("eliminated"), "warrior"),
        "captured": Word(SAY("captured"), "warrior"),
        "hexed": Word(SAY("hexed"), "warrior"),
        "thrown": Word(SAY("thrown"), "warrior"),
        "healed": Word(SAY("healed"), "warrior", MUCH("healed"), has_mean=True),
        "reanimated": Word(SAY("reanimated"), "warrior"),
        "battered": Word(SAY("battered"), "piece", MUCH("battered"), has_mean=True),
        "razed": Word(SAY("razed"), "piece"),
    }

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
