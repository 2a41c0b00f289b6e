"""Who stands where and which texts hold: worked out once, and kept until a formation or what it holds changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from tercio.games.warlord.printed.cards import (
    ABILITY,
    ACTION,
    AUTOMATIC,
    LENT,
    REACT,
    SELF,
    STATIC,
    WARLORD,
    Ability,
    Clause,
)
from tercio.kernel import Seat

if TYPE_CHECKING:
    from tercio.games.warlord.state import Card, Formation, Warlord

T = TypeVar("T")

QUALIFYING: Final = ("level", "class")  # so begin the values that decide who may perform or bear what
OF_RECRUITS: Final = "WL-RECRUIT-"  # so begin the rules of which nothing in play makes use any more,
OF_ITEMS: Final = "WL-EQUIP-"  # and those of bearing items, which forbid no other deed


@dataclass(frozen=True, slots=True)
class Text:
    """A line of static text in play: the card it stands on, the character it belongs to, the paragraph, the line."""

    source: int
    bearer: int
    ability: Ability
    clause: Clause


@dataclass(frozen=True, slots=True)
class Paragraph:
    """An order or react of a card in play: the card, the character that performs it, which of its abilities."""

    source: int
    bearer: int
    number: int


class Reading:
    """All that stands on a character and on what it holds: true wherever it goes, as long as both stay the same."""

    def __init__(self, state: Warlord, bearer: Card) -> None:
        self.card = bearer
        self.owner = bearer.owner
        self.texts: list[tuple[str, Text]] = []  # with the value they change
        self.reacts: list[tuple[str, Paragraph]] = []  # with their moment
        self.orders: list[Paragraph] = []
        self.happenings: list[tuple[str, Paragraph]] = []  # what happens by itself, with its moment
        self.feats: list[str] = []
        self.is_lord = WARLORD in bearer.face.traits
        self.is_lifting = False  # own texts may set aside rules of what it does
        self.is_outfitted = False  # or of what it bears
        self.is_depending = False  # what own texts say may change when a card is turned, healed or drawn
        self.is_favoured = False  # own texts may set rules aside, or change class or level
        self.favours_others = False
        for source in (bearer.id, *bearer.holds):
            self.read(state.cards[source], bearer.id)
        is_plain = not (self.texts or self.reacts or self.orders or self.feats or self.happenings)
        self.is_silent = is_plain and not (self.is_lord or self.is_outfitted)

    def still_holds(self, card: Card) -> bool:
        """The card was turned, wounded or used since it was read, and nothing more."""
        if self.card.face is not card.face or self.card.holds is not card.holds:
            return False
        self.card = card
        return True

    def read(self, card: Card, bearer: int) -> None:
        face = card.face
        for number, ability in enumerate(face.abilities):
            if number < face.static_count:
                if card.is_scribed:  # WL-FEAT-28: it works only when it is performed
                    continue
                for rule in ability.lifts:
                    if not rule.startswith(OF_RECRUITS):
                        self.is_outfitted = self.is_favoured = True
                        self.is_lifting = self.is_lifting or not rule.startswith(OF_ITEMS)
                for clause in ability.clauses:
                    if ability.tests or clause.filter.speaks_of_play or clause.per:
                        self.is_depending = True
                    self.texts.append((clause.stat, Text(card.id, bearer, ability, clause)))
                    if clause.stat.startswith(QUALIFYING):
                        self.is_favoured = True
                        self.favours_others = self.favours_others or clause.who != SELF
            elif ability.kind == REACT:
                self.reacts.append((ability.trigger, Paragraph(card.id, bearer, number)))
            elif ability.kind == AUTOMATIC:
                if not card.is_scribed:
                    self.happenings.append((ability.trigger, Paragraph(card.id, bearer, number)))
            else:
                self.orders.append(Paragraph(card.id, bearer, number))
        for feat, _ in face.feats if face.type != ACTION else ():  # an action card has them for whom it creates
            if feat not in self.feats:
                self.feats.append(feat)


class Ranks:
    """One formation: who stands where in it, and all that is read on them, in the order in which they stand."""

    def __init__(self, state: Warlord, seat: Seat, formation: Formation) -> None:
        self.formation = formation
        self.places: dict[int, tuple[Seat, int, int]] = {}
        self.army: list[int] = []
        self.intruders: list[int] = []
        self.sizes: list[int] = []
        self.texts: dict[str, list[Text]] = {}
        self.reacts: dict[str, list[Paragraph]] = {}
        self.orders: dict[int, list[Paragraph]] = {}
        self.happenings: dict[str, list[Paragraph]] = {}
        self.feats: dict[str, list[int]] = {}
        self.lifting: list[int] = []
        self.outfitted: list[int] = []
        self.is_depending = False
        self.favoured: list[int] = []
        self.favours_all = False
        self.lords: list[Seat] = []
        self.is_in_order = True  # WL-RANK-07: no rank is larger than the one in front of it
        cards, readings, places, army = state.cards, state.readings, self.places, self.army
        in_front = len(cards)
        for rank, row in enumerate(formation, 1):
            before = len(army)
            for place, number in enumerate(row):
                card = cards[number]
                places[number] = (seat, rank, place)
                reading = readings.get(number)
                if reading is None or (reading.card is not card and not reading.still_holds(card)):
                    reading = readings[number] = Reading(state, card)
                if reading.owner == seat:
                    army.append(number)
                else:
                    self.intruders.append(number)
                if not reading.is_silent:
                    self.hear(reading, number)
            size = len(army) - before
            self.sizes.append(size)
            if size > in_front:
                self.is_in_order = False
            in_front = size

    def hear(self, reading: Reading, number: int) -> None:
        if reading.is_lord:
            self.lords.append(reading.owner)
        if reading.is_favoured:
            self.favoured.append(number)
            self.favours_all = self.favours_all or reading.favours_others
            if reading.is_lifting:
                self.lifting.append(number)
            if reading.is_outfitted:
                self.outfitted.append(number)
        if reading.orders:
            self.orders[number] = reading.orders
        if reading.texts:
            self.is_depending = self.is_depending or reading.is_depending
            for stat, text in reading.texts:
                self.texts.setdefault(stat, []).append(text)
        for moment, react in reading.reacts:
            self.reacts.setdefault(moment, []).append(react)
        for moment, happening in reading.happenings:
            self.happenings.setdefault(moment, []).append(happening)
        for feat in reading.feats:
            self.feats.setdefault(feat, []).append(number)


class Standing:
    """All formations together."""

    def __init__(self, state: Warlord) -> None:
        self.places: dict[int, tuple[Seat, int, int]] = {}
        self.in_play: list[int] = []
        self.intruders: list[int] = []  # those in a formation that is not their own
        self.orders: dict[int, list[Paragraph]] = {}  # by who performs them
        self.lifting: set[int] = set()  # who has a text that may set rules aside for what he does,
        self.outfitted: set[int] = set()  # and who for what he does or bears
        self.is_depending = False  # what texts say may change when a card is turned, healed or drawn
        self.favoured: set[int] = set()  # these, and those whose class or level texts may change
        self.lords: set[Seat] = set()  # who has a printed Warlord in play
        self.drawn: dict[str, object] = {}  # what a browser has drawn: kept by its room
        self.sizes: list[list[int]] = []  # of each rank, without intruders
        self.armies: list[list[int]] = []  # WL-GLOSSARY-11: a player's characters that stand in his own ranks
        self.is_in_order = True  # no rank is illegal; where it is False, texts may still give room
        favours_all = False
        armies: list[Ranks] = []
        for seat, formation in enumerate(state.formations):
            ranks = state.ranks.get(seat)
            if ranks is None or ranks.formation is not formation:
                ranks = state.ranks[seat] = Ranks(state, seat, formation)
            armies.append(ranks)
            self.places.update(ranks.places)
            self.in_play += ranks.places
            self.intruders += ranks.intruders
            self.orders.update(ranks.orders)
            self.lifting.update(ranks.lifting)
            self.outfitted.update(ranks.outfitted)
            self.is_depending = self.is_depending or ranks.is_depending
            self.favoured.update(ranks.favoured)
            self.lords.update(ranks.lords)
            self.sizes.append(ranks.sizes)
            self.armies.append(ranks.army)
            self.is_in_order = self.is_in_order and ranks.is_in_order
            favours_all = favours_all or ranks.favours_all
        self.texts = joined([ranks.texts for ranks in armies])  # by the value they change
        self.reacts = joined([ranks.reacts for ranks in armies])  # by their moment
        self.happenings = joined([ranks.happenings for ranks in armies])
        self.feats = joined([ranks.feats for ranks in armies])  # who has them by print or by item
        if "room" in self.texts:
            self.is_in_order = False
        if favours_all:
            self.favoured.update(self.in_play)
        self.lent_texts: dict[str, list[Text]] = {}  # lines that lend static text, by the value that this changes
        self.is_lending = ABILITY in self.texts
        for effect in state.effects:
            if effect.stat == ABILITY:
                self.is_lending = True
        if self.is_lending:
            self.hear_lent(state)

    def hear_lent(self, state: Warlord) -> None:
        """Somebody has texts of other cards: who has which is asked anew each time, as places and states change."""
        self.is_depending = True
        self.favoured.update(self.in_play)
        for text in self.texts.get(ABILITY, ()):
            lent = text.clause.lends
            assert lent is not None
            self.expect(lent)
            for stat in dict.fromkeys([clause.stat for clause in lent.clauses if lent.kind == STATIC]):
                self.lent_texts.setdefault(stat, []).append(text)
                self.texts.setdefault(stat, [])
        for effect in state.effects:
            if effect.stat == ABILITY and effect.face is not None and effect.card in self.places:
                given = effect.face.text(LENT + effect.value)
                self.expect(given)
                for clause in given.clauses if given.kind == STATIC else ():
                    own = Text(effect.card, effect.card, given, clause)
                    self.texts[clause.stat] = [*self.texts.get(clause.stat, ()), own]

    def expect(self, lent: Ability) -> None:
        """At its moment somebody may have this text."""
        if lent.kind == REACT:
            self.reacts.setdefault(lent.trigger, [])
        elif lent.kind == AUTOMATIC:
            self.happenings.setdefault(lent.trigger, [])


def joined(parts: list[dict[str, list[T]]]) -> dict[str, list[T]]:
    """Those of all formations in one. No list is changed: it belongs to its formation."""
    found = parts[0].copy() if parts else {}
    for part in parts[1:]:
        for key, entries in part.items():
            found[key] = found[key] + entries if key in found else entries
    return found
