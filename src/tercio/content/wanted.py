"""What a key of a file takes: readers say it where they ask for the key; mistakes and the reference tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tercio.content.wording import Phrase, Wording

SAY: Final = Wording("tercio.content")

MILS_PER_INCH: Final = 1000
_MOST_LISTED: Final = 20

LOOKED_AT: Final = ""  # somebody asks only whether the key is there
TEXT: Final = "text-quotation-marks-not-blank"
IDENTIFIER: Final = "identifier-small-letters-digits-hyphens"
TRUE_OR_FALSE: Final = "true-false-without-quotation-marks"
TWO_LANGUAGES: Final = "words-two-languages"
PLACE: Final = "place-x-y-inches"
INTEGER: Final = "whole-number-from"
SPAN: Final = "whole-number-or-two"
INCHES: Final = "number-inches-from-at-most"
CHOICE: Final = "one"
TABLE: Final = "table-2"
TABLES: Final = "tables-header"
NAME: Final = "NAME"  # stands in the reference for what the author of a file calls a thing
PART: Final = "part"  # keys that stand in several tables, under a name of their own


class Wanted(NamedTuple):
    """One key: the kind of its value, the limits, the words allowed, and what stands for a missing one."""

    kind: str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()
    is_list: bool = False
    length: int | None = None  # of the list; any where it is None
    default: object = None  # the key must be there where this is None

    @property
    def is_choice(self) -> bool:
        return self.kind == CHOICE or (self.kind == TEXT and bool(self.words))

    @property
    def is_needed(self) -> bool:
        return self.default is None

    def each(self) -> Phrase:
        """What one value must be."""
        if self.kind in (INTEGER, SPAN):
            return SAY(self.kind, low=self.low, high=self.high)
        if self.kind == INCHES:
            inches = SAY(INCHES, least=in_inches(self.low), most=in_inches(self.high))
            return SAY("or-word", allowed=inches, word=self.words[0]) if self.words else inches
        if self.kind == CHOICE:
            return SAY(CHOICE, listed=listed(self.words))
        if self.kind == TABLE:
            return SAY(TABLE, key=self.words[0])
        if self.kind == TABLES:
            return SAY(TABLES, header=self.words[0])
        return SAY(self.kind)

    def whole(self) -> Phrase:
        """What stands behind the key."""
        if not self.is_list:
            return self.each()
        brackets = SAY("list-square-brackets")
        return brackets if self.length is None else SAY("of", list=brackets, length=self.length)


def in_inches(mils: int) -> str:
    return f"{mils / MILS_PER_INCH:.12g}"


def listed(words: Sequence[str]) -> str:
    return ", ".join(words[:_MOST_LISTED]) + (", …" if len(words) > _MOST_LISTED else "") or "–"
