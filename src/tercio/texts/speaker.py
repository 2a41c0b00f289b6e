"""Says in one language what happened, what is asked, and why something is refused."""

from __future__ import annotations

from functools import lru_cache

from tercio.kernel import CHANCE, NOBODY, TOGETHER, Decision, Event, Game, Line, Option, Ruling, State
from tercio.kernel.tally import ADD
from tercio.texts.phrasebook import MEASURED, Entry, phrasebook_of, pieces_of


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
        return self.sentence(state, entry, event.facts)

    def because(self, state: State, ruling: Ruling) -> str:
        entry = self.book.entry("because", ruling.because)
        if entry is None:
            return f"{ruling.because} {ruling.facts}"
        return self.sentence(state, entry, ruling.facts)

    def question(self, state: State, decision: Decision) -> str:
        entry = self.book.entry("question", decision.kind)
        if entry is None:
            return decision.kind
        return self.sentence(state, entry, (), decision.subject)

    def option(self, state: State, option: Option) -> str:
        entry = self.book.entry("option", option.key)
        if entry is None:
            return option.key
        return self.sentence(state, entry, (), option.subject)

    def picked(self, state: State, option: Option, pick: int) -> str:
        entry = self.book.entry("option", option.key)
        return self.fact(state, "" if entry is None else entry.picks, pick)

    def word(self, section: str, key: str) -> str:
        entry = self.book.entry(section, key)
        return key if entry is None else entry.words.spoken(self.lang)

    # -- tallies -----------------------------------------------------------------

    def tally(self, state: State, key: str, subject: int) -> str:
        """What a tally is called, and what it is of."""
        entry = self.book.entry("tally", key)
        of = "" if entry is None or not entry.subject else self.fact(state, entry.subject, subject)
        return ", ".join([part for part in (self.word("tally", key), of) if part])

    def figure(self, state: State, key: str, value: int) -> str:
        entry = self.book.entry("tally", key)
        return self.fact(state, entry.facts[0].kind if entry and entry.facts else "", value)

    def receipt(self, state: State, key: str, line: Line) -> str:
        sign = "+" if line.band == ADD and line.value > 0 else ""
        return sign + self.figure(state, key, line.value)

    def source(self, state: State, key: str, line: Line) -> str:
        """The thing that a line of a tally comes from."""
        entry = self.book.entry("tally", key)
        if line.source == NOBODY or entry is None or not entry.subject:
            return ""
        return self.fact(state, entry.subject, line.source)

    # -- facts -------------------------------------------------------------------

    def fact(self, state: State, kind: str, value: int) -> str:
        if kind == "":
            return str(value)
        if kind in MEASURED:
            return self.inches(value)
        if kind == "seat":
            return self.seat(value)
        return self.game.name_of(state, kind, value, self.lang)

    def facts(self, state: State, kind: str, values: tuple[int, ...]) -> str:
        """Several of one kind; two and two are a corner of a path."""
        if kind == "corner":
            return ", ".join([self.place(values[i], values[i + 1]) for i in range(0, len(values) - 1, 2)])
        return ", ".join([self.fact(state, kind, value) for value in values])

    def place(self, x: int, y: int) -> str:
        """A place in inches, as it is typed in: 3.5/4, in German 3,5/4."""
        return "/".join([self.inches(mils).removesuffix("″") for mils in (x, y)])

    def inches(self, mils: int) -> str:
        return inches(mils, self.lang)

    def seat(self, seat: int) -> str:
        if 0 <= seat < len(self.players):
            return self.players[seat]
        if seat in (CHANCE, NOBODY):
            return "Die Würfelhand" if self.lang == "de" else "The dice hand"
        if seat == TOGETHER:
            return "Alle zusammen" if self.lang == "de" else "All together"
        names = [] if self.book.seats is None else self.book.seats.spoken(self.lang).split("\n")
        if 0 <= seat < len(names):
            return names[seat]
        return f"Spieler {seat + 1}" if self.lang == "de" else f"Player {seat + 1}"

    def sentence(self, state: State, entry: Entry, facts: tuple[int, ...], subject: int = NOBODY) -> str:
        if entry.when_none is not None and not facts:
            return entry.when_none.spoken(self.lang)
        said: list[str] = []
        for words, slot, one, many in pieces_of(entry.words.spoken(self.lang)):
            said.append(words)
            if not slot:
                break
            kind, values = values_of(entry, slot, facts, subject)
            if values:
                said.append(self.facts(state, kind, values))
            if one is not None:
                said.append(f" {one if values == (1,) else many}")
        return "".join(said)


@lru_cache(maxsize=1 << 12)
def inches(mils: int, lang: str) -> str:
    whole = f"{mils / 1000:.3f}".rstrip("0").rstrip(".")
    return (whole.replace(".", ",") if lang == "de" else whole) + "″"


def values_of(entry: Entry, slot: str, facts: tuple[int, ...], subject: int) -> tuple[str, tuple[int, ...]]:
    """What stands in a slot, and what kind of thing it is; nothing where the facts have run out."""
    if slot == "subject":
        return entry.subject, (subject,)
    for position, (name, kind, is_rest) in enumerate(entry.facts):
        if name == slot:
            return kind, tuple(facts[position:] if is_rest else facts[position : position + 1])
    return "", ()
