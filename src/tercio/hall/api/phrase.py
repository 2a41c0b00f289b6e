"""A text in both languages, as it is sent."""

from __future__ import annotations

from typing import TypedDict

from tercio.content import table


class Phrase(TypedDict):
    """A text in both languages."""

    en: str
    de: str


def phrase(words: table.Phrase) -> Phrase:
    return {"en": words.en, "de": words.de}
