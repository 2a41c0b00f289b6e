"""Says in one language what happened, what is asked, and why something is refused."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tercio.content.wording import Wording, sentences, signed
from tercio.kernel import (
    CHANCE,
    NOBODY,
    TOGETHER,
    Decision,
    Event,
    Game,
    Option,
    Point,
    Receipt,
    Refusal,
    RuleId,
    State,
)
from tercio.kernel.tally import ADD, BASE, LIMIT
from tercio.rules import load
from tercio.texts.phrasebook import MEASURED, NUMBERS, Entry, phrasebook_of, segments_of

SAY: Final = Wording("tercio.texts")
THINGS: Final = ("card", "unit", "warrior")  # kinds of facts that may be the source of a receipt
BY_RULE: Final = ("cause", "title")  # slots for what the rule of an event says
NO_PLAYER: Final = (CHANCE, NOBODY)  # the seats of dice that no player rolls
WINDS: Final = tuple(sentences("tercio.texts", "winds").values())  # from the east on, counter-clockwise


class Said(NamedTuple):
    """What a sentence has to say: the facts in their order, or what an option or question is about."""

    facts: tuple[int, ...]
    subject: int = NOBODY
    detail: int = NOBODY
    receipts: tuple[Receipt, ...] = ()
    rule: RuleId = ""


class Speaker:
    """The words of one game in one language, with the players' names where they are known."""

    def __init__(self, game: Game, lang: str, players: tuple[str, ...] = ()) -> None:
        self.game = game
        self.lang = lang
        self.book = phrasebook_of(game.id)
        self.players = players

    def event(self, state: State, event: Event) -> str:
        entry = self.book.entry("event", event.name)
        if entry is None:
            return f"{event.name} {event.facts}"
        is_bare = not event.receipts if entry.total else is_plain(entry, event.facts)
        return self.sentence(state, entry, Said(event.facts, receipts=event.receipts, rule=event.rule), is_bare)

    def because(self, state: State, refusal: Refusal) -> str:
        entry = self.book.entry("because", refusal.because)
        if entry is None:
            return f"{refusal.because} {refusal.facts}"
        is_bare = not refusal.receipts
        return self.sentence(state, entry, Said(refusal.facts, receipts=refusal.receipts), is_bare)

    def question(self, state: State, decision: Decision) -> str:
        entry = self.book.entry("question", decision.kind)
        if entry is None:
            return decision.kind
        return self.sentence(state, entry, Said(decision.facts, decision.subject), not decision.facts)

    def option(self, state: State, option: Option) -> str:
        entry = self.book.entry("option", option.key)
        if entry is None:
            return option.key
        is_bare = option.detail == NOBODY if entry.detail else option.is_plain
        return self.sentence(state, entry, Said((), option.subject, option.detail), is_bare)

    def picked(self, state: State, option: Option, pick: int) -> str:
        entry = self.book.entry("option", option.key)
        return self.fact(state, "" if entry is None else entry.picks, pick)

    def number(self, state: State, option: Option, number: int, place: int = 0) -> str:
        """A number of an answer: a facing, a length, or how many. Several in one answer may be of several kinds."""
        entry = self.book.entry("option", option.key)
        kind = "" if entry is None else entry.numbers
        if " " in kind:
            kind = kind.split()[place]
        if kind == "turn":
            return SAY.spoken(kind, self.lang, number=number)
        if kind in MEASURED:
            return self.inches(round(number, -2) or number)
        words = self.fact(state, kind, number)
        return SAY.spoken(kind, self.lang, number=words) if kind == "facing" else words

    def way(self, state: State, option: Option, path: tuple[Point, ...]) -> str:
        """The points of an answer: how far they lead and where to, or the places that they are."""
        origin = self.game.origin_of(state, option)
        if origin:
            return self.way_words(state, (*origin, *path))
        told = [self.game.place_words(state, option, point, self.lang) for point in path]
        return ", ".join(
            [words or self.place(round(x, -2), round(y, -2)) for words, (x, y) in zip(told, path, strict=True)]
        )

    def way_words(self, state: State, way: tuple[Point, ...]) -> str:
        return self.game.way_words(state, way, self.lang)

    def word(self, section: str, key: str) -> str:
        entry = self.book.entry(section, key)
        return key if entry is None else entry.words.spoken(self.lang)

    # -- tallies -----------------------------------------------------------------

    def tally(self, state: State, key: str, subject: int, detail: int = NOBODY) -> str:
        """What a tally is called, and what it is of."""
        entry, of = self.book.entry("tally", key), ""
        if entry is not None and detail != NOBODY:
            of = self.fact(state, entry.detail, detail, subject)
        elif entry is not None and entry.subject:
            of = self.fact(state, entry.subject, subject)
        return ", ".join([part for part in (self.word("tally", key), of) if part])

    def figure(self, state: State, key: str, value: int) -> str:
        entry = self.book.entry("tally", key)
        return self.fact(state, entry.facts[0].kind if entry and entry.facts else "", value)

    def receipt(self, state: State, key: str, receipt: Receipt) -> str:
        sign = "+" if receipt.band == ADD and receipt.value > 0 else ""
        return sign + self.figure(state, key, receipt.value)

    def source(self, state: State, key: str, receipt: Receipt) -> str:
        """The thing that a receipt of a tally comes from."""
        entry = self.book.entry("tally", key)
        if receipt.source == NOBODY or entry is None or not entry.subject:
            return ""
        return self.fact(state, entry.subject, receipt.source)

    def receipt_words(self, state: State, receipt: Receipt, kind: str = "", about: int = NOBODY) -> str:
        """9 attack value; +1 rear arc; = 17 Defend: Shieldman; rule of 3: +3; +3 Guild Warhammer; −1″ severe wound

        What the sentence is about is not named again.
        """
        source = "" if receipt.source in (NOBODY, about) else self.fact(state, "source", receipt.source)
        words = ": ".join([part for part in (self.reason_of(receipt), source) if part])
        entry = self.book.entry("receipt", receipt.rule)
        if receipt.band == LIMIT:
            return f"{words}: {signed(receipt.value)}"
        if receipt.band == BASE:
            number = self.fact(state, entry.facts[0].kind if entry and entry.facts else kind, fine(kind, receipt.value))
        elif receipt.band == ADD:
            number = signed(receipt.value) if kind == "" else self.change(state, kind, fine(kind, receipt.value))
        else:
            number = f"= {self.fact(state, kind, fine(kind, receipt.value))}"
        return f"{number} {words}" if words else number

    def change(self, state: State, kind: str, value: int) -> str:
        """A measure that is added or taken away, with its sign."""
        sign = signed(value)[0]
        return sign + self.fact(state, kind, abs(value))

    def reason_of(self, receipt: Receipt) -> str:
        """Why it counts, in the words of the texts or by the title of the rule; some games tell sources only."""
        entry = self.book.entry("receipt", receipt.rule)
        if entry is not None:
            return entry.words.spoken(self.lang)
        return load().title(receipt.rule, self.lang) if self.book.has_receipts else ""

    # -- facts -------------------------------------------------------------------

    def fact(self, state: State, kind: str, value: int, of: int = NOBODY) -> str:
        if kind == "":
            return str(value)
        if kind == "bonus":
            return signed(value)
        if kind in MEASURED:
            return self.inches(value)
        if kind == "facing":
            return wind(value, self.lang)
        if kind == "seat":
            return self.seat(value)
        return self.game.name_of(state, kind, value, self.lang, of)

    def facts(self, state: State, kind: str, values: tuple[int, ...], of: int = NOBODY) -> str:
        """Several of one kind; two and two are a corner of a path, and a way begins where somebody stood."""
        if kind == "way":
            return self.way_words(state, pairs(values))
        if kind == "corner":
            return ", ".join([self.place(x, y) for x, y in pairs(values)])
        return ", ".join([self.fact(state, kind, value, of) for value in values])

    def place(self, x: int, y: int) -> str:
        """A place in inches, as it is typed in: 3.5/4, in German 3,5/4."""
        return "/".join([self.inches(mils).removesuffix("″") for mils in (x, y)])

    def inches(self, mils: int) -> str:
        return inches(mils, self.lang)

    def seat(self, seat: int) -> str:
        if 0 <= seat < len(self.players):
            return self.players[seat]
        if seat in NO_PLAYER:
            return SAY.spoken("dice", self.lang)
        if seat == TOGETHER:
            return SAY.spoken("all-together", self.lang)
        names = [] if self.book.seats is None else self.book.seats.spoken(self.lang).split("\n")
        if 0 <= seat < len(names):
            return names[seat]
        return SAY.spoken("player", self.lang, number=seat + 1)

    def sentence(self, state: State, entry: Entry, about: Said, is_none: bool = False) -> str:
        phrase = entry.when_none if is_none and entry.when_none is not None else entry.words
        said: list[str] = []
        for words, slot, one, many in segments_of(phrase.spoken(self.lang)):
            said.append(words)
            if not slot:
                break
            if slot == "receipts":
                thing = about.facts[0] if entry.facts and entry.facts[0].kind in THINGS else NOBODY
                lines = [self.receipt_words(state, each, entry.receipts, thing) for each in about.receipts]
                said.append(", ".join(lines))
                continue
            if slot in BY_RULE:
                said.append(self.by_rule(entry, slot, about.rule))
                continue
            kind, values, of = values_of(entry, slot, about)
            if kind == "inch" and values:
                fine = fineness([value for kind, value in entry.with_kinds(about.facts) if kind == "inch"])
                said.append(self.inches(round(values[0] / fine) * fine))
            elif values:
                said.append(self.facts(state, kind, values, of))
            if one is not None:
                said.append(f" {one if values == (1,) else many}")
        return self.begun("".join(said))

    def by_rule(self, entry: Entry, slot: str, rule: RuleId) -> str:
        """What the rule of an event is called, or what the texts say of it here."""
        if slot == "title":
            return load().title(rule, self.lang)
        cause = entry.causes.get(rule)
        return "" if cause is None else cause.spoken(self.lang)

    def begun(self, words: str) -> str:
        """A sentence begins with a capital letter, even with the name of a thing."""
        return words[:1].upper() + words[1:]


def is_plain(entry: Entry, facts: tuple[int, ...]) -> bool:
    """There is nothing to name, no player did it, or whatever is named is one and the same thing."""
    kinds = entry.with_kinds(facts)
    if not facts or any([kind == "seat" and value in NO_PLAYER for kind, value in kinds]):
        return True
    named = [value for kind, value in kinds if kind == kinds[0][0] and kind not in NUMBERS]
    return len(named) > 1 and len(set(named)) == 1


def fine(kind: str, value: int) -> int:
    """What a line of a receipt tells of a length: tenths of an inch, or all of it where there is not even one."""
    return round(value, -2) or value if kind == "inch" else value


def fineness(lengths: list[int]) -> int:
    """Lengths of one sentence are told to the tenth of an inch, or as finely as it takes to tell them apart."""
    for fine in (100, 10):
        if len({round(length / fine) for length in lengths}) == len(set(lengths)):
            return fine
    return 1


def pairs(values: tuple[int, ...]) -> tuple[Point, ...]:
    return tuple([(values[i], values[i + 1]) for i in range(0, len(values) - 1, 2)])


def wind(facing: int, lang: str) -> str:
    """0 is east, 90 north, and so on all around."""
    return WINDS[(2 * facing + 45) // 90 % 8].spoken(lang)


@lru_cache(maxsize=1 << 12)
def inches(mils: int, lang: str) -> str:
    whole = f"{mils / 1000:.3f}".rstrip("0").rstrip(".")
    return (whole.replace(".", ",") if lang == "de" else whole) + "″"


def values_of(entry: Entry, slot: str, about: Said) -> tuple[str, tuple[int, ...], int]:
    """What stands in a slot, what kind of thing it is, and whose; nothing where the facts have run out."""
    facts = about.facts
    for position, (name, kind, is_rest, of) in enumerate(entry.facts):
        if name == slot:
            whose = facts[entry.place(of)] if of else NOBODY
            first = position - 2 if kind == "way" else position  # where it begins stands before the corners
            return kind, tuple(facts[first:] if is_rest else facts[first : first + 1]), whose
    if slot == "subject":
        return entry.subject, (about.subject,), NOBODY
    if slot == "detail":
        return entry.detail, (about.detail,), about.subject
    return "", (), NOBODY
