"""Numbers as people write them."""

from __future__ import annotations

from tercio.content.table import Phrase
from tercio.games.summoners.printed.profiles import INCH


def inches(mils: int) -> Phrase:
    """2.5, in German 2,5"""
    number = f"{mils / INCH:.12g}"
    return Phrase(number, number.replace(".", ","))


def signed(phrase: Phrase) -> Phrase:
    """+1, and -1 as it is."""
    return phrase if phrase.en.startswith("-") else Phrase(f"+{phrase.en}", f"+{phrase.de}")
