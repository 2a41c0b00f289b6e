"""A table of a document is read key by key, with types and limits; whatever was not asked for is refused.

Nothing here raises for what is in the file: a mistake is noted on the document (see `tercio.content.document`)
and a harmless value returned. A key with a default may be left out, any other must be there.
"""

from __future__ import annotations

import difflib
import math
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from typing import Final

from tercio.content.document import Document
from tercio.content.lines import KeyPath
from tercio.content.trouble import shown
from tercio.content.wanted import (
    CHOICE,
    IDENTIFIER,
    INCHES,
    INTEGER,
    LOOKED_AT,
    MILS_PER_INCH,
    NAME,
    PART,
    PLACE,
    SPAN,
    TABLE,
    TABLES,
    TEXT,
    TRUE_OR_FALSE,
    TWO_LANGUAGES,
    Wanted,
    listed,
)
from tercio.content.wording import Phrase as Phrase
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.content")

LARGEST: Final = 1_000_000
_LONGEST_SHOWN: Final = 10**15  # beyond this a number is not written out: it may have thousands of digits
_KEBAB_CASE: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


MAY_BE_THERE: Final = Wanted(LOOKED_AT, default=False)


def is_slip(written: str, key: str) -> bool:
    """The same letters in another order, or one too few or too many; `levels` beside `level` is a word of its own."""
    if len(written) == len(key):
        return sorted(written) == sorted(key)
    shorter, longer = sorted([written, key], key=len)
    return longer != shorter + "s" and shorter in [longer[:at] + longer[at + 1 :] for at in range(len(longer))]


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
        self.shape = tuple([part for part in path if isinstance(part, str)])  # how the reference calls it
        self._asked: dict[str, None] = {}  # a set that keeps the order, which messages show
        self._told: set[str] = set()  # of these it was told that another key may be meant
        self._mistaken: set[str] = set()  # what is handed out for these is not what the author meant
        self._children: list[Table] = []
        self._lodging: tuple[int, tuple[str, ...]] | None = None  # after so many names of the path, told as this table

    @classmethod
    def root(cls, document: Document) -> Table:
        """The table without a header is the whole document."""
        return cls(document, (), document.data)

    def part(self, name: str) -> Table:
        """Keys that several tables have in common are read from here and told in the reference once, by this name."""
        self.document.ask(self.shape, "", Wanted(PART, words=(name,)))
        common = Table(self.document, self.path, self.data, self.absent)
        common.shape = (name,)
        common._asked, common._children, common._mistaken = self._asked, self._children, self._mistaken
        return common

    def tell_as(self, shape: tuple[str, ...]) -> None:
        """It may hold what another table may, tables in it too: the reference tells of that one only."""
        self.shape = shape
        self._lodging = (len([part for part in self.path if isinstance(part, str)]), shape)

    def _inner(self, path: KeyPath, data: Mapping[str, object], absent: bool = False) -> Table:
        """A table in this one."""
        found = Table(self.document, path, data, absent)
        if self._lodging is not None:
            names, shape = self._lodging
            found._lodging = self._lodging
            found.shape = (*shape, *found.shape[names:])
        return found

    def has(self, key: str) -> bool:
        """The key may be given here, and this tells whether it is."""
        self._ask(key, MAY_BE_THERE)
        return key in self.data

    def keys(self) -> tuple[str, ...]:
        """Any key may be given here: they are names that the author of the file chose."""
        self._asked.update(dict.fromkeys(self.data))
        return tuple(self.data)

    def value(self, key: str) -> object:
        """The value is handed out unchecked, as tomllib read it; None stands for an absent key."""
        return self.data[key] if self.has(key) else None

    def unchecked(self, key: str, wanted: Wanted) -> object:
        """The same, where somebody else checks it; the reference tells what it should be."""
        self._ask(key, wanted)
        return self.data.get(key)

    def text(self, key: str, default: str | None = None) -> str:
        """The value is a text that is not blank; a text that may be empty is a key that may be left out."""
        wanted = Wanted(TEXT, default=default)
        found = self._as_text((key,), wanted, self._given(key, wanted))
        return found if found is not None else default or ""

    def identifier(self, key: str, default: str | None = None) -> str:
        """The value is a text in kebab-case."""
        wanted = Wanted(IDENTIFIER, default=default)
        found = self._as_text((key,), wanted, self._given(key, wanted))
        return found if found is not None else default or ""

    def boolean(self, key: str, default: bool | None = None) -> bool:
        """The value is true or false, and not 1 or 0 or "yes"."""
        wanted = Wanted(TRUE_OR_FALSE, default=default)
        value = self._given(key, wanted)
        if isinstance(value, bool):
            return value
        self._wrong((key,), wanted.each, value)
        return default or False

    def integer(self, key: str, low: int = 0, high: int = LARGEST, default: int | None = None) -> int:
        """The value is a whole number from `low` to `high`."""
        wanted = Wanted(INTEGER, low, high, default=default)
        found = self._as_number((key,), wanted, self._given(key, wanted))
        return found if found is not None else low if default is None else default

    def span(self, key: str, low: int, high: int) -> tuple[int, int]:
        """The value is a whole number, or the least and the most: `size = 4`, `size = [2, 4]`."""
        wanted = Wanted(SPAN, low, high)
        value = self._given(key, wanted)
        numbers = value if isinstance(value, list) else [value, value]
        found = [number for number in numbers if isinstance(number, int) and not isinstance(number, bool)]
        if len(found) == len(numbers) == 2 and low <= found[0] <= found[1] <= high:
            return found[0], found[1]
        self._wrong((key,), wanted.each, value)
        return low, low

    def decimal_mils(
        self, key: str, low: int = 0, high: int = LARGEST, default: int | None = None, none: str = ""
    ) -> int:
        """The file has inches, with decimals; the answer, `low`, `high` and the default are in mils.

        The word `none` may stand there for 0.
        """
        wanted = Wanted(INCHES, low, high, (none,) if none else (), default=default)
        value = self._given(key, wanted)
        if none and value == none:
            return 0
        mils = self._as_number((key,), wanted, value)
        return mils if mils is not None else low if default is None else default

    def mils(self, key: str, length: int, low: int = 0, high: int = LARGEST) -> tuple[int, ...]:
        """The value is a list of `length` distances in inches; the answer is in mils."""
        wanted = Wanted(INCHES, low, high, is_list=True, length=length)
        values = self._list(key, wanted)
        found = [self._as_number((key, index), wanted, value) for index, value in enumerate(values)]
        return tuple([low if mils is None else mils for mils in found]) or (low,) * length

    def points(self, key: str, low: int = 0, high: int = LARGEST) -> tuple[tuple[int, int], ...]:
        """The value is a list of places [x, y] in inches, none where the key is left out; the answer is in mils."""
        inches, wanted = Wanted(INCHES, low, high), Wanted(PLACE, low, high, is_list=True, default=())
        found: list[tuple[int, int]] = []
        for index, value in enumerate(self._list(key, wanted)):
            if isinstance(value, list) and len(value) == 2:
                x, y = [self._as_number((key, index, axis), inches, number) for axis, number in enumerate(value)]
                found.append((low if x is None else x, low if y is None else y))
            else:
                self._wrong((key, index), wanted.each, value)
        return tuple(found)

    def choice(self, key: str, allowed: Sequence[str], default: str | None = None) -> str:
        """The value is one of the texts allowed."""
        wanted = Wanted(CHOICE, words=tuple(allowed), default=default)
        found = self._as_choice((key,), wanted, self._given(key, wanted))
        return found if found is not None else _first(allowed) if default is None else default

    def choices(
        self, key: str, allowed: Sequence[str], length: int | None = None, default: Sequence[str] | None = None
    ) -> tuple[str, ...]:
        """The value is a list of allowed texts, as long as `length` says, if it says so."""
        wanted = _several(Wanted(CHOICE, words=tuple(allowed), length=length), default)
        found = [self._as_choice((key, i), wanted, value) for i, value in enumerate(self._list(key, wanted))]
        if length is None:
            return tuple([word for word in found if word is not None])
        return tuple([_first(allowed) if word is None else word for word in found]) or (_first(allowed),) * length

    def words(self, key: str, default: Sequence[str] | None = None, known: Sequence[str] = ()) -> tuple[str, ...]:
        """The value is a list of texts; the reader looks for himself whether they are `known`."""
        return self._texts(key, _several(Wanted(TEXT, words=tuple(known)), default))

    def identifiers(self, key: str, default: Sequence[str] | None = None) -> tuple[str, ...]:
        """The value is a list of texts in kebab-case."""
        return self._texts(key, _several(Wanted(IDENTIFIER), default))

    def integers(
        self, key: str, low: int = 0, high: int = LARGEST, default: Sequence[int] | None = None
    ) -> tuple[int, ...]:
        """The value is a list of whole numbers from `low` to `high`."""
        wanted = _several(Wanted(INTEGER, low, high), default)
        found = [self._as_number((key, i), wanted, value) for i, value in enumerate(self._list(key, wanted))]
        return tuple([number for number in found if number is not None])

    def two_languages(self, key: str, default: Phrase | None = None, is_german_needed: bool = False) -> Phrase:
        """English and German stand side by side; in a pack of one's own English may stand for both."""
        wanted = Wanted(TWO_LANGUAGES, default=default)
        if default is not None and key not in self.data:
            self._ask(key, wanted)
            return default
        words = self._table(key, wanted)
        words.shape = (TWO_LANGUAGES,)
        english = words.text("en")
        return Phrase(english, words.text("de") if is_german_needed else words.text("de", default=english))

    def table(self, key: str) -> Table:
        """The value is a table."""
        return self._table(key, Wanted(TABLE, words=(self._header(key),)))

    def named(self, name: str) -> Table:
        """The value is a table under a name that the author of the file chose; the reference tells all of them once."""
        found = self._table(name, Wanted(TABLE, words=(self._header(name),)))
        found.shape = (*self.shape, NAME)
        return found

    def table_or_none(self, key: str) -> Table | None:
        """The value is a table that may be left out."""
        wanted = Wanted(TABLE, words=(self._header(key),), default=())
        if key in self.data:
            return self._table(key, wanted)
        self._ask(key, wanted)
        return None

    def tables(self, key: str, at_least: int = 0) -> tuple[Table, ...]:
        """The value is a list of tables; without the key there are none."""
        wanted = Wanted(TABLES, low=at_least, words=(self._header(key),), default=None if at_least else ())
        values = self._given(key, wanted)
        if not isinstance(values, list) or len(values) < at_least:
            self._wrong((key,), wanted.each, values)
            return ()
        found: list[Table] = []
        for index, value in enumerate(values):
            if isinstance(value, dict):
                found.append(self._inner((*self.path, key, index), value))
            else:
                self._wrong((key, index), wanted.each, value)
        self._children += found
        return tuple(found)

    def is_mistaken(self, *keys: str) -> bool:
        """One of these keys has a mistake already, so that what would follow from its value is not worth telling."""
        return not self._mistaken.isdisjoint(keys)

    def refuse(self, key: str, en: str, de: str, rule: str = "") -> None:
        """A mistake that only the loader can see is noted at the key; `rule`: what forbids it, if a rule does."""
        if not self.absent:
            self.document.refuse((*self.path, key), en, de, (rule,) if rule else ())

    def done(self) -> None:
        """Keys nobody asked for are refused, here and in every table that was read from here."""
        for key in self.data:
            if key in self._asked or key in self._told:
                continue
            near = suggestion(key, tuple(self._asked))
            hint = near or SAY("allowed-here", listed=listed(tuple(self._asked)))
            name = shown(key)
            self._note((key,), *SAY("unknown-key", name=name, hint=hint))
        for child in self._children:
            child.done()

    def _header(self, key: str) -> str:
        where = [part for part in self.path if isinstance(part, str)] if self._lodging is None else self.shape
        return ".".join([shown(part) for part in (*where, key)])

    def _ask(self, key: str, wanted: Wanted) -> None:
        self._asked[key] = None
        self.document.ask(self.shape, key, wanted)

    def _given(self, key: str, wanted: Wanted) -> object:
        """None stands for an absent key, which TOML cannot write; it is noted here and nowhere else."""
        self._ask(key, wanted)
        value = self.data.get(key)
        if value is None and wanted.is_needed:
            misspelt = self._misspelt(key)
            if misspelt:
                self._told.add(misspelt)
                self._note((misspelt,), *SAY("key-misspelt", key=shown(key), name=shown(misspelt)))
            else:
                self._note((key,), *SAY("key-missing-expected", key=shown(key), allowed=wanted.whole()))
        return value

    def _misspelt(self, key: str) -> str:
        """The first key that nobody has asked for yet and that may be a slip of the pen for the one that is missing."""
        return next((other for other in self.data if other not in self._asked and is_slip(other, key)), "")

    def _list(self, key: str, wanted: Wanted) -> Sequence[object]:
        """A list of another length than the one given is as wrong as no list."""
        value = self._given(key, wanted)
        if isinstance(value, list) and wanted.length in (None, len(value)):
            return value
        self._wrong((key,), wanted.whole, value)
        return wanted.default if isinstance(wanted.default, tuple) else ()

    def _table(self, key: str, wanted: Wanted) -> Table:
        value = self._given(key, wanted)
        if isinstance(value, dict):
            self._children.append(self._inner((*self.path, key), value))
            return self._children[-1]
        self._wrong((key,), wanted.each, value)
        return self._inner((*self.path, key), {}, absent=True)

    def _texts(self, key: str, wanted: Wanted) -> tuple[str, ...]:
        found = [self._as_text((key, i), wanted, value) for i, value in enumerate(self._list(key, wanted))]
        return tuple([word for word in found if word is not None])

    def _as_text(self, path: KeyPath, wanted: Wanted, value: object) -> str | None:
        if isinstance(value, str) and (_KEBAB_CASE.fullmatch(value) if wanted.kind == IDENTIFIER else _is_text(value)):
            return value
        self._wrong(path, wanted.each, value)
        return None

    def _as_number(self, path: KeyPath, wanted: Wanted, value: object) -> int | None:
        """A whole number, or inches in mils."""
        number = _mils(value) if wanted.kind == INCHES else value
        if isinstance(number, int) and not isinstance(number, bool) and wanted.low <= number <= wanted.high:
            return number
        self._wrong(path, wanted.each, value)
        return None

    def _as_choice(self, path: KeyPath, wanted: Wanted, value: object) -> str | None:
        if isinstance(value, str) and value in wanted.words:
            return value
        self._wrong(path, wanted.each, value, suggestion(value, wanted.words) if isinstance(value, str) else None)
        return None

    def _wrong(self, path: KeyPath, allowed: Callable[[], Phrase], value: object, hint: Phrase | None = None) -> None:
        if value is not None:
            told = SAY("expected", allowed=allowed(), found=_described(value))
            self._note(path, *(SAY("with-hint", told=told, hint=hint) if hint else told))

    def _note(self, path: KeyPath, en: str, de: str) -> None:
        if isinstance(path[0], str):
            self._mistaken.add(path[0])
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


def _is_text(value: str) -> bool:
    return bool(value.strip()) and not _has_control_characters(value)


def _has_control_characters(text: str) -> bool:
    return any([unicodedata.category(char) == "Cc" and char not in "\n\t" for char in text])


def _several(each: Wanted, default: Sequence[object] | None) -> Wanted:
    return each._replace(is_list=True, default=None if default is None else tuple(default))


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
