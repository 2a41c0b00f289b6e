"""A text in both languages, as it is sent."""

from __future__ import annotations

from pydantic import BaseModel

from tercio.content import table


class Phrase(BaseModel):
    """A text in both languages."""

    en: str
    de: str


def phrase(words: table.Phrase) -> Phrase:
    return Phrase(en=words.en, de=words.de)
