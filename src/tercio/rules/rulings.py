"""House rulings: how Tercio settles what a book leaves open or says in two ways, each with the rules it belongs to."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final, NamedTuple

from tercio.content.document import Document
from tercio.content.table import Phrase, Table, suggestion
from tercio.content.trouble import shown
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.rules")

_ID: Final = re.compile(r"[A-Z]+ [A-Z][0-9]+")


class HouseRuling(NamedTuple):
    """One open point of a book and how it is settled, in our own German and English words."""

    id: str
    rules: tuple[str, ...]
    title: Phrase
    text: Phrase


def read_rulings(
    data: bytes, file: str, known: Collection[str], taken: Collection[str] = ()
) -> tuple[HouseRuling, ...]:
    """All rulings of a file; each has an id of its own, not in `taken`, and belongs to rules that are `known`."""
    root = Table.root(Document.parse(data, file))
    found: dict[str, HouseRuling] = {}
    for entry in root.tables("ruling"):
        ruling = HouseRuling(
            entry.text("id"),
            entry.words("rules"),
            entry.two_languages("title", is_german_needed=True),
            Phrase(entry.text("en"), entry.text("de")),
        )
        _check_id(entry, ruling.id, {*taken, *found})
        _check_rules(entry, ruling.rules, known)
        found[ruling.id] = ruling
    root.done()
    root.document.check()
    return tuple(found.values())


def _check_id(entry: Table, ruling_id: str, taken: Collection[str]) -> None:
    if not _ID.fullmatch(ruling_id):
        entry.refuse("id", *SAY("id-looks-like-wl-a12"))
    elif ruling_id in taken:
        entry.refuse("id", *SAY("ruling-used-twice", ruling=ruling_id))


def _check_rules(entry: Table, rules: tuple[str, ...], known: Collection[str]) -> None:
    if not rules or len(set(rules)) < len(rules):
        entry.refuse("rules", *SAY("names-its-rules-once"))
    for rule_id in rules:
        if rule_id not in known:
            near = suggestion(rule_id, tuple(known)) or Phrase("", "")
            en, de = SAY("no-rule-2", rule_id=shown(rule_id))
            entry.refuse("rules", f"{en} {near.en}".strip(), f"{de} {near.de}".strip())
