"""Random content: the readers of packs themselves ask for it, word by word, and dice answer.

A reader asks a table for its keys: one of these words, a number from here to there, true or false, another table. A
`DrawnTable` answers each question with dice and remembers what it said. What the reader then refuses is drawn again,
until it refuses nothing. So a new verb, special rule, moment or key joins by being read.

Each question also tells what a pack may write there: every word, and of numbers the least and the most.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Final

from tercio.content.document import Document
from tercio.content.lines import KeyPath
from tercio.content.table import LARGEST, Table
from tercio.content.wanted import (
    CHOICE,
    IDENTIFIER,
    INCHES,
    INTEGER,
    MILS_PER_INCH,
    SPAN,
    TABLES,
    TEXT,
    TRUE_OR_FALSE,
    TWO_LANGUAGES,
    Wanted,
)
from tercio.kernel import Dice

SEED: Final = int(os.environ.get("TERCIO_CARDS", "1"))  # other content, for another soak
MENDED: Final = 5  # so often refused keys are left out before all is drawn again
MOST_TRIES: Final = 1000

VERB: Final = ("verb",)  # a line of a text is known by its verb where each verb has keys of its own

Data = dict[str, Any]
Value = tuple[str, str, object]  # in this table, at this key, this value


class DrawnTable(Table):
    """A table whose values are drawn when they are asked for. A game says below it what is likely there."""

    seldom: ClassVar[dict[str, int]] = {}  # by table: of so many optional keys one is given
    many: ClassVar[dict[str, tuple[int, int]]] = {}  # by key: at least and at most in a list of tables
    may_be_written: ClassVar[set[Value]] = set()  # whatever readers have asked for, so far
    sought: ClassVar[set[Value]] = set()  # what is drawn rather than anything else

    def __init__(self, document: Document, path: KeyPath, data: Data, dice: Dice) -> None:
        super().__init__(document, path, data)
        self.drawn = data
        self.dice = dice
        self.left_out: set[str] = set()
        self.wanted: set[str] = set()
        self.refused: list[str] = []
        self.inner: dict[str, DrawnTable] = {}

    # -- what a game says --------------------------------------------------------------------------------

    def free_words(self, key: str) -> Sequence[str]:
        """Where any text may stand, one of these does."""
        return ("word",)

    def likely(self, key: str, allowed: Sequence[str]) -> Sequence[str]:
        """Of these words one is drawn; those that come more often stand there more often."""
        return allowed

    def read_one(self, key: str, entry: DrawnTable) -> object:
        """The reader of one table in the list at this key."""
        raise NotImplementedError

    # -- what readers ask for ------------------------------------------------------------------------------

    def part(self, name: str) -> Table:
        return self

    def has(self, key: str) -> bool:
        self._asked[key] = None
        if key not in self.drawn and key not in self.left_out | self.wanted:
            if self.is_sought(key):
                self.wanted.add(key)
                return True
            (self.left_out if self.dice.below(self.seldom.get(self.shape[-1], 2)) else self.wanted).add(key)
        return key in self.drawn or key not in self.left_out

    def is_sought(self, key: str) -> bool:
        """Something in the table at this key is sought."""
        return bool([table for table, _, _ in self.sought if table.split()[0] == key])

    def value(self, key: str) -> object:
        return self.drawn.get(key)

    def table(self, key: str) -> Table:
        self.drawn.setdefault(key, {})
        self.inner[key] = type(self)(self.document, (*self.path, key), self.drawn[key], self.dice)
        return self.inner[key]

    def table_or_none(self, key: str) -> Table | None:
        return self.table(key) if self.has(key) else None

    def _given(self, key: str, wanted: Wanted) -> object:
        """The key gets a value, unless it has one or is left out."""
        where, known = self.where_of(key), extremes(wanted)
        if known:
            self.may_be_written.update([(where, key, value) for value in known])
        if key not in self.drawn:
            sought = [each for each in self.sought if each[:2] == (where, key) and key not in self.left_out]
            sought = [each for each in sought if each[2] in known or wanted.kind == TEXT]
            is_there = key not in self.left_out if wanted.kind == TABLES else wanted.is_needed or self.has(key)
            if sought and self.dice.below(4):
                self.drawn[key] = [sought[0][2]] if wanted.is_list else sought[0][2]
            elif is_there:
                self.drawn[key] = self.several_of(key, wanted) if wanted.is_list else self.one(key, wanted)
        return super()._given(key, wanted)

    def refuse(self, key: str, en: str, de: str, rule: str = "") -> None:
        self.refused.append(key)

    def _note(self, path: KeyPath, en: str, de: str) -> None:
        self.refused.append(str(path[0]))

    # -- drawing -------------------------------------------------------------------------------------------

    def where_of(self, key: str) -> str:
        """The table as `Value` calls it."""
        return self.shape[-1] if key in VERB else where(self.shape[-1], self.drawn)

    def several_of(self, key: str, wanted: Wanted) -> list[object]:
        return [self.one(key, wanted) for _ in range(wanted.length or 1)]

    def one(self, key: str, wanted: Wanted) -> object:
        if wanted.kind == TABLES:
            return self.several(key)
        if wanted.kind == CHOICE:
            return self.one_of(self.likely(key, wanted.words))
        if wanted.kind == TRUE_OR_FALSE:
            return self.dice.below(4) > 0
        if wanted.kind == INTEGER:
            return self.number(key, wanted.low, wanted.high)
        if wanted.kind == SPAN:
            return sorted([self.number(key, wanted.low, wanted.high) for _ in range(2)])
        if wanted.kind == INCHES:
            return self.distance(key, wanted.low, wanted.high)
        if wanted.kind == IDENTIFIER:
            return f"drawn-{self.dice.below(LARGEST)}"
        if wanted.kind == TWO_LANGUAGES:
            return {"en": f"A {key}.", "de": f"Ein {key}."}
        return self.one_of(self.free_words(key))

    def one_of(self, words: Sequence[str]) -> str:
        return words[self.dice.below(len(words))]

    def number(self, key: str, low: int, high: int) -> int:
        """Small more often than not."""
        if self.dice.below(4) == 0:
            return low + self.dice.below(high - low + 1)
        return max(low, min(high, self.dice.below(6) - (2 if low < 0 else 0)))

    def distance(self, key: str, low: int, high: int) -> float:
        """Whole inches, and what lies between them; the least and the most often enough."""
        if self.dice.below(8) == 0:
            return inches((low, high)[self.dice.below(2)])
        whole = self.number(key, -(-low // MILS_PER_INCH), high // MILS_PER_INCH) * MILS_PER_INCH
        return inches(max(low, min(high, whole + (self.dice.below(1000) if self.dice.below(3) == 0 else 0))))

    def several(self, key: str) -> list[Data]:
        """Each is drawn until its own reader accepts it."""
        least, most = self.many[key]
        number = max(1 if self.is_sought(key) else 0, least + self.dice.below(most - least + 1))
        path = (*self.path, key)
        return [drawn(type(self), path, self.dice, lambda entry: self.read_one(key, entry)) for _ in range(number)]


def extremes(wanted: Wanted) -> tuple[object, ...]:
    """What may be written at a key: every word, and of numbers the least and the most."""
    if wanted.kind == TRUE_OR_FALSE:
        return (True, False)
    if wanted.kind in (INTEGER, SPAN):
        return (wanted.low, wanted.high)
    if wanted.kind == INCHES:
        return (inches(wanted.low), inches(wanted.high), *wanted.words)
    return wanted.words if wanted.kind == CHOICE else ()


Reader = Callable[[Any], object]  # of a table of the kind that is drawn


def drawn(
    kind: type[DrawnTable], path: KeyPath, dice: Dice, reader: Reader, printed: Data | None = None, without: str = ""
) -> Data:
    """What the reader accepts: keys that it refuses are left out, and if that does not help, all is drawn again."""
    for _ in range(MOST_TRIES):
        data, left_out = dict(printed or {}), set(without.split())
        for _ in range(MENDED):
            document = Document("drawn", "", data, {})
            table = kind(document, path, data, dice)
            table.left_out = left_out
            reader(table)
            again = [key for key, inner in table.inner.items() if is_refused(inner)]
            if not table.refused and not again and not document.problems:
                return data
            for key in again:
                data.pop(key, None)
            for key in table.refused:
                data.pop(key, None)
                if kind.many.get(key, (0,))[0] == 0:
                    left_out.add(key)
            left_out |= {key for key in table.left_out if key not in data}
    raise AssertionError(f"nothing that is drawn for {path} is legal: {table.refused} in {data}")


def is_refused(table: DrawnTable) -> bool:
    """Something in it is wrong, or in a table in it."""
    return bool(table.refused) or bool([inner for inner in table.inner.values() if is_refused(inner)])


# -- what is written -----------------------------------------------------------------------------------------


def inches(mils: int) -> float:
    return mils / MILS_PER_INCH


def where(name: str, data: Data) -> str:
    """The table as `Value` calls it."""
    return " ".join([name, *[str(data[key]) for key in VERB if key in data]])


def values_in(name: str, data: Data) -> Iterator[Value]:
    """Everything that a table writes, and the tables in it."""
    for key, value in data.items():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, dict):
                yield from values_in(key, each)
            elif not isinstance(each, list):  # a place
                yield name if key in VERB else where(name, data), key, each
