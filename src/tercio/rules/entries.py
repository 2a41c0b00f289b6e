"""A ledger file becomes rules; every mistake in it is reported with its file, line and key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.rules")

REQUIRED: Final = ("id", "title", "title_de", "de", "en", "source", "kind")
OPTIONAL: Final = ("test", "physical")
KINDS: Final = ("definition", "procedure", "constraint", "formula", "option", "faq", "advice")

# The ledger numbers the books; a player knows them by name.
BOOKS: Final = {
    "000": "Mage Knight 2.0",
    "001": "Summoners",
    "002": "Warlord",
    "003": "Mage Knight: Cavalry",
    "004": "Mage Knight: Sorcery",
}

_ID: Final = re.compile(r"[A-Z]+(-[A-Z0-9]+)+")
_HEAD: Final = re.compile(r"\s*\[\[\s*rule\s*\]\]")
_BOOK: Final = re.compile(r"(?:^|(?<=; ))\d{3}\b")
_AT_LINE: Final = re.compile(r" \(at line (\d+), column \d+\)$")


class Rule(NamedTuple):
    """One atomic rule of a game, in our own German and English words."""

    id: str
    game: str
    title_en: str
    title_de: str
    en: str
    de: str
    source: str
    kind: str
    test: str = ""
    physical: str = ""  # why only people at a real table can keep the rule

    def title(self, lang: str) -> str:
        return self.title_de if lang == "de" else self.title_en

    def text(self, lang: str) -> str:
        return self.de if lang == "de" else self.en

    def is_printed(self) -> bool:
        """It stands in the book; what this house has added to it does not."""
        return not self.source.startswith("Haus")

    def is_testable(self) -> bool:
        """A program can keep or break the rule: it is neither advice nor about physical things."""
        return self.kind != "advice" and not self.physical

    def place(self) -> str:
        """The heading in the printed book, after the name of the book."""
        return _BOOK.sub(lambda number: BOOKS.get(number[0], number[0]), self.source)


def read_entries(data: bytes, file: str, game: str, taken: Collection[str] = ()) -> tuple[Rule, ...]:
    """All entries of a ledger file are rules of `game`, and no id is in `taken` or used twice."""
    ledger = _Ledger(data, file)
    rules: dict[str, Rule] = {}
    for number, entry in enumerate(ledger.entries):
        ledger.check(number, entry)
        rule_id = entry["id"]
        if rule_id in rules or rule_id in taken:
            raise ledger.trouble(number, "id", *SAY("id-used-twice", rule_id=rule_id))
        rules[rule_id] = Rule(
            rule_id,
            game,
            entry["title"],
            entry["title_de"],
            entry["en"],
            entry["de"],
            entry["source"],
            entry["kind"],
            entry.get("test", ""),
            entry.get("physical", ""),
        )
    return tuple(rules.values())


class _Ledger:
    """A ledger file while it is read: it knows on which line each entry and key stands."""

    def __init__(self, data: bytes, file: str) -> None:
        self.file = file
        try:
            self.text = data.decode()
            document = tomllib.loads(self.text)
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise BadInput(*SAY("file-not-utf-8"), file, line) from error
        except RecursionError as error:
            raise BadInput(*SAY("values-nest-too-deeply"), file) from error
        except ValueError as error:  # TOMLDecodeError, or a number with thousands of digits
            at = _AT_LINE.search(str(error))
            reason = _AT_LINE.sub("", str(error))
            line = int(at[1]) if at else self.text.count("\n") + 1
            raise BadInput(*SAY("not-valid-toml", reason=reason), file, line) from error
        for key in document:
            if key != "rule":
                en, de = SAY("only-rule-tables-known")
                raise BadInput(en, de, file, self._line_of_key(key, 0), key)
        self.entries: list[dict[str, Any]] = document.get("rule", [])
        if not isinstance(self.entries, list) or not all(isinstance(entry, dict) for entry in self.entries):
            raise BadInput(*SAY("rules-are-tables"), file, self._line_of_key("rule", 0), "rule")

    def check(self, number: int, entry: dict[str, Any]) -> None:
        """The entry has every key it needs, no other, and each says something."""
        for key, value in entry.items():
            if key not in REQUIRED and key not in OPTIONAL:
                near = get_close_matches(key, REQUIRED + OPTIONAL, 1)
                hint = SAY("did-you-mean", near=near[0]) if near else ""
                raise self.trouble(number, key, *SAY("unknown-key", hint=hint))
            if not isinstance(value, str) or not value.strip():
                en, de = SAY("must-text-not-empty")
                raise self.trouble(number, key, en, de)
        needed = REQUIRED if entry.get("kind") == "advice" else (*REQUIRED, "test")
        for key in needed:
            if key not in entry:
                of = entry.get("id", "?")
                raise self.trouble(number, key, *SAY("missing-rule", of=of))
        if entry["kind"] not in KINDS:
            kinds = ", ".join(KINDS)
            raise self.trouble(number, "kind", *SAY("must-one", kinds=kinds))
        if not _ID.fullmatch(entry["id"]):
            raise self.trouble(number, "id", *SAY("must-look-like"))

    def trouble(self, number: int, key: str, en: str, de: str) -> BadInput:
        """Something is wrong with a key of the entry with this number."""
        heads = [at for at, line in enumerate(self.text.splitlines(), 1) if _HEAD.match(line)]
        head = heads[number] if number < len(heads) else 0
        return BadInput(en, de, self.file, self._line_of_key(key, head), key)

    def _line_of_key(self, key: str, head: int) -> int:
        """The first line with this key in the table below `head` (0: in the whole file), or else the head."""
        pattern = re.compile(rf"""\s*\[*\s*["']?{re.escape(key)}["']?\s*[=.\]]""")
        for at, line in enumerate(self.text.splitlines()[head:], head + 1):
            if head and _HEAD.match(line):
                break
            if pattern.match(line):
                return at
        return max(head, 1)
