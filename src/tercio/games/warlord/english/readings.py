"""What a paragraph of printed English was read as, in one order of keys."""

from __future__ import annotations

from typing import NamedTuple

from tercio.games.warlord.content.pack import OF_REACTS
from tercio.games.warlord.english.phrases import Data


class Reading(NamedTuple):
    """A paragraph that is understood, as data and in English again; or the words at which reading stopped."""

    ability: Data | None
    words: str = ""
    stopped: str = ""


def tidy(ability: Data) -> Data:
    """Keys in one order, so that readings can be compared; a target that is named by the moment needs no aim."""
    order = (
        "kind",
        "spend",
        "unspent",
        *OF_REACTS,
        "tests",
        "costs",
        "limit",
        "aim",
        "do",
        "lifts",
        "rule",
        "labels",
    )
    return {key: ability[key] for key in order if key in ability}
