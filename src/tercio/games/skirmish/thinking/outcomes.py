"""What comes of a strike in the toy game, for the odds."""

from __future__ import annotations

from collections.abc import Mapping

from tercio.odds import Outcomes, Word


class SkirmishOutcomes(Outcomes):
    """Hits and wounds. Nobody parries or plays a card."""

    once: Mapping[str, str] = {"left": "left"}
    sums: Mapping[str, str] = {"hit": "hits", "wounded": "wounds"}
    words: Mapping[str, Word] = {
        "hits": Word("hit", "getroffen", "unit", "hits", "Treffer"),
        "wounds": Word("wounded", "verwundet", "unit", "wounds", "Wunden", has_mean=True),
        "left": Word("leaves the table", "verlässt das Feld", "unit"),
    }
