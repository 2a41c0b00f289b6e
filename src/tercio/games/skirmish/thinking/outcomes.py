"""What comes of a strike in the toy game, for the odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tercio.content.wording import Wording
from tercio.odds import Noting, Outcomes, Word

SAY: Final = Wording("tercio.games.skirmish", "outcome")
MUCH: Final = Wording("tercio.games.skirmish", "outcome.much")  # "damage" of "damage 3"


class SkirmishOutcomes(Outcomes):
    """Hits and wounds. Nobody parries or plays a card."""

    noted_events: Mapping[str, Noting] = {
        "hit": Noting("hits", "target", "hits"),
        "wounded": Noting("wounds", "unit", "wounds"),
        "left": Noting("left", "unit"),
    }
    words: Mapping[str, Word] = {
        "hits": Word(SAY("hits"), "unit", MUCH("hits")),
        "wounds": Word(SAY("wounds"), "unit", MUCH("wounds"), has_mean=True),
        "left": Word(SAY("left"), "unit"),
    }
