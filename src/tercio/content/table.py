"""A table of a document is read key by key, with types and limits; whatever was not asked for is refused.

Nothing here raises for what is in the file: a mistake is noted on the document (see `tercio.content.document`)
and a harmless value returned. A key with a default may be left out, any other must be there.
"""

from __future__ import annotations

import difflib
import math
import re
import unicodedata
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Final

from tercio.content.document import Document
from tercio.content.lines import KeyPath
from tercio.content.trouble import shown
from tercio.content.wording import Phrase as Phrase
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.content")

MILS_PER_INCH: Final = 1000
LARGEST: Final = 1_000_000
_LONGEST_SHOWN: Final = 10**15  # beyond this a number is not written out: it may have thousands of digits
_MOST_LISTED: Final = 20
_KEBAB_CASE: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


_TEXT: Final = SAY("text-quotation-marks-not-blank")
_IDENTIFIER: Final = SAY("identifier-small-letters-digits-hyphens")
_TRUE_OR_FALSE: Final = SAY("true-false-without-quotation-marks")
_TWO_LANGUAGES: Final = SAY("words-two-languages")
_PLACE: Final = SAY("place-x-y-inches")
_LIST: Final = SAY("list-square-brackets")


class Table:
    """One TOML table remembers what it was asked for, and `done` refuses the rest.

    A table that should be there and is not is handed out empty and `absent`: it notes no mistakes, so that the
    missing table is the only one told.
    """

    def __init__(self, document: Document, path: KeyPath, data: Mapping[str, object], absent: bool = False) -> None:
        self.document = document
        self.path = path
        self.data = data
        self.absent = absent
        self._asked: dict[str, None] = {}  # a set that keeps the order, which messages show
        self._children: list[Table] = []

    @classmethod
    def root(cls, document: Document) -> Table:
        """The table without a header is the whole document."""
        return cls(document, (), document.data)

    def has(self, key: str) -> bool:
        """The key may be given here, and this tells whether it is."""
        self._asked[key] = None
        return key in self.data

    def keys(self) -> tuple[str, ...]:
        """Any key may be given here: they are names that the author of the file chose."""
        self._asked.update(dict.fromkeys(self.data))
        return tuple(self.data)

    def value(self, key: str) -> object:
        """The value is handed out unchecked, as tomllib read it; None stands for an absent key."""
        return self.data[key] if self.has(key) else None

    def text(self, key: str, default: str | None = None) -> str:
        """The value is a text that is not blank; a text that may be empty is a key that may be left out."""
        found = self._as_text((key,), self._given(key, _TEXT, default is not None))
        return found if found is not None else default or ""

    def identifier(self, key: str, default: str | None = None) -> str:
        """The value is a text in kebab-case."""
        found = self._as_identifier((key,), self._given(key, _IDENTIFIER, default is not None))
        return found if found is not None else default or ""

    def boolean(self, key: str, default: bool | None = None) -> bool:
        """The value is true or false, and not 1 or 0 or "yes"."""
        value = self._given(key, _TRUE_OR_FALSE, default is not None)
        if isinstance(value, bool):
            return value
        self._wrong((key,), _TRUE_OR_FALSE, value)
        return default or False

    def integer(self, key: str, low: int = 0, high: int = LARGEST, default: int | None = None) -> int:
        """The value is a whole number from `low` to `high`."""
        value = self._given(key, _whole_number(low, high), default is not None)
        found = self._as_integer((key,), low, high, value)
        return found if found is not None else low if default is None else default

    def decimal_mils(self, key: str, low: int = 0, high: int = LARGEST, default: int | None = None) -> int:
        """The file has inches, with decimals; the answer, `low`, `high` and the default are in mils."""
        allowed = _inches(low, high)
        value = self._given(key, allowed, default is not None)
        mils = self._as_mils((key,), low, high, value)
        return mils if mils is not None else low if default is None else default

    def mils(self, key: str, length: int, low: int = 0, high: int = LARGEST) -> tuple[int, ...]:
        """The value is a list of `length` distances in inches; the answer is in mils."""
        values = self._list(key, None, length)
        found = [self._as_mils((key, index), low, high, value) for index, value in enumerate(values)]
        return tuple([low if mils is None else mils for mils in found]) or (low,) * length

    def points(self, key: str, low: int = 0, high: int = LARGEST) -> tuple[tuple[int, int], ...]:
        """The value is a list of places [x, y] in inches, none where the key is left out; the answer is in mils."""
        found: list[tuple[int, int]] = []
        for index, value in enumerate(self._list(key, ())):
            if isinstance(value, list) and len(value) == 2:
                x, y = [self._as_mils((key, index, axis), low, high, inches) for axis, inches in enumerate(value)]
                found.append((low if x is None else x, low if y is None else y))
            else:
                self._wrong((key, index), _PLACE, value)
        return tuple(found)

    def choice(self, key: str, allowed: Sequence[str], default: str | None = None) -> str:
        """The value is one of the texts allowed."""
        value = self._given(key, _one_of(allowed), default is not None)
        found = self._as_choice((key,), allowed, value)
        return found if found is not None else _first(allowed) if default is None else default

    def choices(
        self, key: str, allowed: Sequence[str], length: int | None = None, default: Sequence[str] | None = None
    ) -> tuple[str, ...]:
        """The value is a list of allowed texts, as long as `length` says, if it says so."""
        values = self._list(key, default, length)
        found = [self._as_choice((key, index), allowed, value) for index, value in enumerate(values)]
        if length is None:
            return tuple([word for word in found if word is not None])
        return tuple([_first(allowed) if word is None else word for word in found]) or (_first(allowed),) * length

    def words(self, key: str, default: Sequence[str] | None = None) -> tuple[str, ...]:
        """The value is a list of texts."""
        values = self._list(key, default)
        found = [self._as_text((key, index), value) for index, value in enumerate(values)]
        return tuple([word for word in found if word is not None])

    def identifiers(self, key: str, default: Sequence[str] | None = None) -> tuple[str, ...]:
        """The value is a list of texts in kebab-case."""
        values = self._list(key, default)
        found = [self._as_identifier((key, index), value) for index, value in enumerate(values)]
        return tuple([word for word in found if word is not None])

    def integers(
        self, key: str, low: int = 0, high: int = LARGEST, default: Sequence[int] | None = None
    ) -> tuple[int, ...]:
        """The value is a list of whole numbers from `low` to `high`."""
        values = self._list(key, default)
        found = [self._as_integer((key, index), low, high, value) for index, value in enumerate(values)]
        return tuple([number for number in found if number is not None])

    def two_languages(self, key: str, default: Phrase | None = None) -> Phrase:
        """English and German stand side by side, and neither may be missing."""
        if default is not None and not self.has(key):
            return default
        words = self._table(key, _TWO_LANGUAGES)
        return Phrase(words.text("en"), words.text("de"))

    def table(self, key: str) -> Table:
        """The value is a table; where it may be left out, ask `has` first."""
        return self._table(key, SAY("table-2", key=self._header(key)))

    def tables(self, key: str, at_least: int = 0) -> tuple[Table, ...]:
        """The value is a list of tables; without the key there are none."""
        header = self._header(key)
        allowed = SAY("tables-header", header=header)
        values = self._given(key, allowed, at_least == 0)
        if not isinstance(values, list) or len(values) < at_least:
            self._wrong((key,), allowed, values)
            return ()
        found: list[Table] = []
        for index, value in enumerate(values):
            if isinstance(value, dict):
                found.append(Table(self.document, (*self.path, key, index), value))
            else:
                self._wrong((key, index), allowed, value)
        self._children += found
        return tuple(found)

    def refuse(self, key: str, en: str, de: str) -> None:
        """A mistake that only the loader can see is noted at the key."""
        self._note((key,), en, de)

    def done(self) -> None:
        """Keys nobody asked for are refused, here and in every table that was read from here."""
        for key in self.data:
            if key in self._asked:
                continue
            near = suggestion(key, tuple(self._asked))
            listed = _listed(tuple(self._asked))
            hint = near or SAY("allowed-here", listed=listed)
            name = shown(key)
            self._note((key,), *SAY("unknown-key", name=name, hint=hint))
        for child in self._children:
            child.done()

    def _header(self, key: str) -> str:
        return ".".join([shown(part) for part in (*self.path, key) if isinstance(part, str)])

    def _given(self, key: str, allowed: Phrase, may_be_absent: bool) -> object:
        """None stands for an absent key, which TOML cannot write; it is noted here and nowhere else."""
        value = self.value(key)
        if value is None and not may_be_absent:
            self._note(
                (key,),
                *SAY("key-missing-expected", key=shown(key), allowed=allowed),
            )
        return value

    def _list(self, key: str, default: Sequence[object] | None, length: int | None = None) -> Sequence[object]:
        """A list of another length than the one given is as wrong as no list."""
        allowed = _LIST
        if length is not None:
            allowed = SAY("of", list=_LIST, length=length)
        value = self._given(key, allowed, default is not None)
        if isinstance(value, list) and length in (None, len(value)):
            return value
        self._wrong((key,), allowed, value)
        return default or ()

    def _table(self, key: str, allowed: Phrase) -> Table:
        value = self._given(key, allowed, may_be_absent=False)
        if isinstance(value, dict):
            self._children.append(Table(self.document, (*self.path, key), value))
            return self._children[-1]
        self._wrong((key,), allowed, value)
        return Table(self.document, (*self.path, key), {}, absent=True)

    def _as_text(self, path: KeyPath, value: object) -> str | None:
        if isinstance(value, str) and value.strip() and not _has_control_characters(value):
            return value
        self._wrong(path, _TEXT, value)
        return None

    def _as_identifier(self, path: KeyPath, value: object) -> str | None:
        if isinstance(value, str) and _KEBAB_CASE.fullmatch(value):
            return value
        self._wrong(path, _IDENTIFIER, value)
        return None

    def _as_integer(self, path: KeyPath, low: int, high: int, value: object) -> int | None:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self._wrong(path, _whole_number(low, high), value)
        return None

    def _as_mils(self, path: KeyPath, low: int, high: int, value: object) -> int | None:
        mils = _mils(value)
        if mils is not None and low <= mils <= high:
            return mils
        self._wrong(path, _inches(low, high), value)
        return None

    def _as_choice(self, path: KeyPath, allowed: Sequence[str], value: object) -> str | None:
        if isinstance(value, str) and value in allowed:
            return value
        self._wrong(path, _one_of(allowed), value, suggestion(value, allowed) if isinstance(value, str) else None)
        return None

    def _wrong(self, path: KeyPath, allowed: Phrase, value: object, hint: Phrase | None = None) -> None:
        if value is not None:
            found = _described(value)
            told = SAY("expected", allowed=allowed, found=found)
            self._note(path, *(SAY("with-hint", told=told, hint=hint) if hint else told))

    def _note(self, path: KeyPath, en: str, de: str) -> None:
        if not self.absent:
            self.document.refuse((*self.path, *path), en, de)


def suggestion(word: str, allowed: Sequence[str]) -> Phrase | None:
    """The closest of the words allowed is offered, if one is close; small and capital letters are alike."""
    by_small_letters = {candidate.lower(): candidate for candidate in allowed}
    for near in difflib.get_close_matches(word.lower(), by_small_letters, n=1):
        meant = by_small_letters[near]
        return SAY("did-you-mean", meant=meant)
    return None


def _first(allowed: Sequence[str]) -> str:
    return allowed[0] if allowed else ""


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words[:_MOST_LISTED]) + (", …" if len(words) > _MOST_LISTED else "") or "–"


def _has_control_characters(text: str) -> bool:
    return any(unicodedata.category(char) == "Cc" and char not in "\n\t" for char in text)


def _whole_number(low: int, high: int) -> Phrase:
    return SAY("whole-number-from", low=low, high=high)


def _inches(low: int, high: int) -> Phrase:
    least, most = f"{low / MILS_PER_INCH:.12g}", f"{high / MILS_PER_INCH:.12g}"
    return SAY("number-inches-from-at-most", least=least, most=most)


def _one_of(allowed: Sequence[str]) -> Phrase:
    listed = _listed(allowed)
    return SAY("one", listed=listed)


def _mils(inches: object) -> int | None:
    if isinstance(inches, int) and not isinstance(inches, bool):
        return inches * MILS_PER_INCH
    if isinstance(inches, float) and math.isfinite(inches):
        # `repr` gives the decimals as they were typed, the float itself does not: 0.1 * 1000 is luck
        mils = Decimal(repr(inches)) * MILS_PER_INCH
        return int(mils) if mils == mils.to_integral_value() else None
    return None


def _described(value: object) -> Phrase:
    if isinstance(value, bool):
        word = "true" if value else "false"
        return SAY("without-quotation-marks", word=word)
    if isinstance(value, str):
        return SAY("text", value=shown(value))
    if isinstance(value, int) and abs(value) > _LONGEST_SHOWN:
        return SAY("huge-number")
    if isinstance(value, int | float):
        return SAY("number", value=value)
    if isinstance(value, dict):
        return SAY("table")
    if isinstance(value, list):
        return SAY("list", number=len(value))
    return SAY("date-time")
