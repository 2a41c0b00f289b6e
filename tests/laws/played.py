"""What of the content of Mage Knight has been played: stood on the field, shown on a dial, carried, cast, laid down."""

from __future__ import annotations

from typing import Final

from laws.drawn import Data, Value, values_in
from laws.random_armies import Played
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.state import mageknight
from tercio.kernel import Match

OF_A_DOMAIN: Final = ("kinds", "most_range", "most_movement", "forbids")
OF_A_BOOK: Final = ("pages", "bars", "affinity", "affinity_pages", "requirement")  # what matters before it is cast


class Album:
    """Every piece that was seen in play, and of dials the clicks that showed."""

    def __init__(self, pack: Data) -> None:
        self.pieces: dict[Played, Data] = {
            (kind, entry["id"]): entry for kind in pack if kind != "pack" for entry in pack[kind]
        }
        self.played: set[Played] = set()
        self.bound: set[Played] = set()  # spells that are in a book
        self.clicks: set[tuple[str, int]] = set()

    def look(self, m: Match, told: int) -> None:
        """At the table as it is, and at what has happened since so many events had been told."""
        state = mageknight(m)
        for warrior in state.here():
            figure = warrior.figure
            self.played |= {("figure", figure.id), *[("item", item.id) for item in warrior.items]}
            self.clicks.add((figure.id, min(warrior.click, len(figure.dial) - 1)))
        self.played |= {("terrain", piece.card) for piece in state.pieces}
        self.played |= {("shell", bomb.shell.id) for bomb in state.bombs}
        self.played |= {("spell", working.spell.id) for working in state.workings}
        for player in state.players:
            if player.domain is not None and player.is_domain_shown:
                self.played.add(("domain", player.domain.id))
            if player.company is not None and player.is_company_laid:
                self.played.add(("company", player.company.id))
        pages = [page.spell for book in state.books for page in book.pages if page.is_open]
        self.bound |= {("spell", spell.id) for spell in pages if spell is not None}
        self.played |= {("spell", spell.id) for spell in pages if spell is not None and spell.is_never_cast}
        spells = sorted(content_of(m.game).spells)
        cast = [event.facts[1] for event in m.events[told:] if event.name in ("casts", "counters-with")]
        self.played |= {("spell", spells[number]) for number in cast}

    def values(self) -> set[Value]:
        """Everything that is written on them."""
        found: set[Value] = set()
        for kind, name in self.played & self.pieces.keys():
            data = dict(self.pieces[kind, name])
            if kind == "figure":
                data["dial"] = [click for place, click in enumerate(data["dial"]) if (name, place) in self.clicks]
            found |= set(values_in(kind, data))
        for place in self.bound:
            found |= {value for value in values_in("spell", self.pieces[place]) if value[1] in OF_A_BOOK}
        return {as_read(value) for value in found}


def as_read(value: Value) -> Value:
    """A choice is read like a spell with one text, what comes each turn like a deed, an illusion like a domain."""
    name, key, written = value
    if name in ("spell", "choice"):
        name = "domain" if key in OF_A_DOMAIN else "spell"
    return "deeds" if name == "each" else name, key, written
