"""Sentences by key, in German and English, with the names and kinds of the facts in them.

    [event.strikes]
    facts = ["attacker:unit", "attack:attack of attacker", "targets*:unit"]
    en = "{attacker} strikes at {targets} with {attack}."

A fact has a name; behind the colon stands the kind of thing that its number means, and whose part it is where the
number alone does not say so; "*" takes the rest. A "way" begins at the place that the two facts before it tell.
Options say the kinds of their `subject`, `detail`, `picks` and `numbers`. {title} is the title of the rule by which
it happened; {cause} the words that a table `causes` has for that rule, and nothing where it has none.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from tercio.content.document import Document
from tercio.content.table import Phrase, Table
from tercio.content.wording import Wording
from tercio.kernel import Event, Refusal

SAY: Final = Wording("tercio.texts")

SECTIONS: Final = ("event", "because", "question", "option", "band", "tally", "receipt")
ELSEWHERE: Final = ("seat", "say")  # what others read in the same file
ALWAYS: Final = ("subject", "detail", "seat", "receipts", "cause", "title")  # slots of every sentence
NUMBERS: Final = ("", "bonus", "seat", "facing")  # kinds of facts that nothing has a name for
MEASURED: Final = ("inch", "corner", "way")  # kinds of facts that are lengths; two and two are a point
SLOT: Final = re.compile(r"\{([a-z_]+)(?:#([^|}]*)\|([^}]*))?\}")


Named = dict[str, int | list[int]]  # facts by their names


class Fact(NamedTuple):
    """One slot of a sentence: its name, what kind of thing it is, and whether it takes the rest of the facts."""

    name: str
    kind: str
    is_rest: bool
    of: str = ""  # the fact whose part it is


class Entry(NamedTuple):
    """A sentence in two languages, with the facts it needs in their order."""

    facts: tuple[Fact, ...]
    words: Phrase
    # said where there are no facts, chance acts, both facts are one card, or an option has no detail or wants no more
    when_none: Phrase | None
    subject: str  # what kind of thing an option or question is about,
    detail: str  # what kind of part of it,
    picks: str  # what kind of thing is picked,
    numbers: str  # and what kind of number is given
    total: str  # the fact that the receipts add up to, where there must be some
    receipts: str  # what kind of number the receipts are about; empty for plain numbers
    is_of_one: bool  # a question about what one thing does, and no other
    questions: tuple[str, ...]  # all questions that may ever offer an option; none where that can be any
    causes: dict[str, Phrase]  # why it happened, by rule

    def named(self, facts: tuple[int, ...]) -> Named:
        """The facts by their names; those that the sentence does not know are left out."""
        found: Named = {}
        for place, fact in enumerate(self.facts):
            if fact.is_rest:
                found[fact.name] = list(facts[place:])
            elif place < len(facts):
                found[fact.name] = facts[place]
        return found

    def place(self, name: str) -> int:
        """Where in the facts the one of this name stands."""
        return [fact.name for fact in self.facts].index(name)

    def with_kinds(self, facts: tuple[int, ...]) -> list[tuple[str, int]]:
        """Every fact with its kind."""
        kinds = [fact.kind for fact in self.facts]
        if self.facts and self.facts[-1].is_rest:
            kinds += [kinds[-1]] * (len(facts) - len(kinds))
        return list(zip(kinds, facts, strict=False))


UNKNOWN: Final = Entry(
    (), Phrase("", ""), None, "", "", "", "", "", "", False, (), {}
)  # of what the texts do not mention


class Segment(NamedTuple):
    """Words, and the slot behind them. One of a number has two forms of what is counted."""

    words: str
    slot: str  # empty behind the last words
    one: str | None
    many: str


@cache
def segments_of(sentence: str) -> tuple[Segment, ...]:
    """A sentence is taken apart once."""
    parts = SLOT.split(sentence)
    segments = [Segment(parts[i], parts[i + 1], parts[i + 2], parts[i + 3] or "") for i in range(0, len(parts) - 1, 4)]
    return (*segments, Segment(parts[-1], "", None, ""))


class Phrasebook:
    """All sentences of one game, the kernel's among them."""

    def __init__(self, entries: dict[tuple[str, str], Entry], seats: Phrase | None) -> None:
        self.entries = entries
        self.seats = seats
        self.has_receipts = "receipt" in {section for section, _ in entries}
        self.places = {  # where in the facts of an event the one of this name stands
            (key, fact.name): place
            for (section, key), entry in entries.items()
            if section == "event"
            for place, fact in enumerate(entry.facts)
        }

    def entry(self, section: str, key: str) -> Entry | None:
        return self.entries.get((section, key))

    def event(self, name: str) -> Entry:
        return self.entries.get(("event", name), UNKNOWN)

    def reason(self, because: str) -> Entry:
        return self.entries.get(("because", because), UNKNOWN)

    def question(self, kind: str) -> Entry:
        return self.entries.get(("question", kind), UNKNOWN)

    def option(self, key: str) -> Entry:
        return self.entries.get(("option", key), UNKNOWN)

    def fact(self, event: Event, name: str) -> int:
        """What the event says under this name."""
        return event.facts[self.places[event.name, name]]

    def facts_of(self, event: Event) -> list[tuple[str, int]]:
        """What an event speaks of, with the kinds."""
        return self.event(event.name).with_kinds(event.facts)

    def facts_against(self, refusal: Refusal) -> list[tuple[str, int]]:
        """What a refusal speaks of, with the kinds."""
        return self.reason(refusal.because).with_kinds(refusal.facts)


@cache
def phrasebook_of(game: str) -> Phrasebook:
    kernel = Document.parse(files("tercio.texts").joinpath("kernel.toml").read_bytes(), "kernel.toml")
    own = Document.parse(files(f"tercio.games.{game}").joinpath("texts.toml").read_bytes(), f"{game}/texts.toml")
    entries = read_entries(kernel)
    entries |= read_entries(own)
    return Phrasebook(entries, read_seats(own))


def read_entries(document: Document) -> dict[tuple[str, str], Entry]:
    root = Table.root(document)
    for section in ELSEWHERE:
        root.value(section)
    entries: dict[tuple[str, str], Entry] = {}
    for section in SECTIONS:
        if not root.has(section):
            continue
        keys = root.table(section)
        for key in keys.keys():
            entries[section, key] = read_entry(keys.table(key))
    root.done()
    document.check()
    return entries


def read_entry(table: Table) -> Entry:
    facts = tuple([read_fact(word) for word in table.words("facts", default=())])
    none = None
    if table.has("none_en"):
        none = Phrase(table.text("none_en"), table.text("none_de"))
    entry = Entry(
        facts,
        Phrase(table.text("en"), table.text("de")),
        none,
        table.text("subject", default=""),
        table.text("detail", default=""),
        table.text("picks", default=""),
        table.text("numbers", default=""),
        table.text("total", default=""),
        table.text("receipts", default=""),
        table.boolean("of_one", default=False),
        table.words("questions", default=()),
        read_causes(table),
    )
    known = {fact.name for fact in facts} | set(ALWAYS)
    for lang in ("en", "de"):
        for slot in SLOT.finditer(entry.words.spoken(lang)):
            if slot.group(1) not in known:
                name = slot.group(1)
                table.refuse(lang, *SAY("no-such-fact", name=name))
    return entry


def read_causes(table: Table) -> dict[str, Phrase]:
    if not table.has("causes"):
        return {}
    causes = table.table("causes")
    return {rule: causes.two_languages(rule, is_german_needed=True) for rule in causes.keys()}


def read_fact(word: str) -> Fact:
    name, _, told = word.partition(":")
    kind, _, of = told.partition(" of ")
    return Fact(name.rstrip("*"), kind, name.endswith("*"), of)


def read_seats(document: Document) -> Phrase | None:
    seats = document.data.get("seat")
    if not isinstance(seats, dict):
        return None
    return Phrase("\n".join(seats["en"]), "\n".join(seats["de"]))
