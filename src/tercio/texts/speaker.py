"""Says in one language what happened, what is asked, and why something is refused."""

from __future__ import annotations

from re import Match as Found

from tercio.kernel import CHANCE, NOBODY, TOGETHER, Decision, Event, Game, Line, Option, Ruling, State
from tercio.kernel.tally import ADD
from tercio.texts.phrasebook import SLOT, Entry, phrasebook_of


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
        if kind == "inch":
            return self.inches(value)
        if kind == "seat":
            return self.seat(value)
        return self.game.name_of(state, kind, value, self.lang)

    def inches(self, mils: int) -> str:
        whole = f"{mils / 1000:.3f}".rstrip("0").rstrip(".")
        return (whole.replace(".", ",") if self.lang == "de" else whole) + "″"

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
        numbers: dict[str, int] = {"subject": subject}
        said: dict[str, str] = {"subject": self.fact(state, entry.subject, subject)}
        for position, fact in enumerate(entry.facts):
            values = facts[position:] if fact.is_rest else facts[position : position + 1]
            said[fact.name] = ", ".join([self.fact(state, fact.kind, value) for value in values])
            if len(values) == 1:
                numbers[fact.name] = values[0]

        def filled(slot: Found[str]) -> str:
            name, one, many = slot.group(1), slot.group(2), slot.group(3)
            words = said.get(name, "")
            if one is None:
                return words
            return f"{words} {one if numbers.get(name) == 1 else many}"

        return SLOT.sub(filled, entry.words.spoken(self.lang))
