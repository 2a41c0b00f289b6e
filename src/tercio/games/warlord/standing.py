"""Who stands where and which texts hold: worked out once, and kept until a formation or what it holds changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tercio.games.warlord.cards import REACT, SELF, WARLORD, Ability, Verb
from tercio.kernel import Seat

if TYPE_CHECKING:
    from tercio.games.warlord.state import Card, Formation, Warlord

QUALIFYING: Final = ("level", "class")  # so begin the values that decide who may perform or bear what


class Text(NamedTuple):
    """A line of static text in play: the card it stands on, the character it belongs to, the paragraph, the line."""

    source: int
    bearer: int
    ability: Ability
    verb: Verb


class Paragraph(NamedTuple):
    """An order or react of a card in play: the card, the character that performs it, which of its abilities."""

    source: int
    bearer: int
    number: int


class Reading:
    """All that stands on a character and on what it holds: true wherever it goes, as long as both stay the same."""

    def __init__(self, state: Warlord, bearer: Card) -> None:
        self.face = bearer.face
        self.holds = bearer.holds
        self.texts: list[Text] = []
        self.reacts: list[tuple[str, Paragraph]] = []  # with their moment
        self.orders: list[Paragraph] = []
        self.feats: list[tuple[str, int]] = []  # with the bearer
        self.is_lord = WARLORD in bearer.face.traits
        self.is_lifting = False  # own texts may set rules aside
        self.is_favoured = False  # own texts may set rules aside, or change class or level
        self.favours_others = False
        for source in (bearer.id, *bearer.holds):
            self.read(state.cards[source], bearer.id)

    def read(self, card: Card, bearer: int) -> None:
        face = card.face
        for number, ability in enumerate(face.abilities):
            if number < face.static_count:
                if card.is_scribed:  # WL-FEAT-28: it works only when it is performed
                    continue
                if ability.lifts:
                    self.is_lifting = self.is_favoured = True
                for verb in ability.verbs:
                    self.texts.append(Text(card.id, bearer, ability, verb))
                    if verb.stat.startswith(QUALIFYING):
                        self.is_favoured = True
                        self.favours_others = self.favours_others or verb.who != SELF
            elif ability.kind == REACT:
                self.reacts.append((ability.trigger, Paragraph(card.id, bearer, number)))
            else:
                self.orders.append(Paragraph(card.id, bearer, number))
        for feat, _ in face.feats:
            if (feat, bearer) not in self.feats:
                self.feats.append((feat, bearer))


class Ranks:
    """One formation: who stands where in it, and all that is read on them, in the order in which they stand."""

    def __init__(self, state: Warlord, seat: Seat, formation: Formation) -> None:
        self.formation = formation
        self.places: dict[int, tuple[Seat, int, int]] = {}
        self.army: list[int] = []
        self.intruders: list[int] = []
        self.sizes: list[int] = []
        self.texts: list[Text] = []
        self.reacts: list[tuple[str, Paragraph]] = []
        self.orders: dict[int, list[Paragraph]] = {}
        self.feats: list[tuple[str, int]] = []
        self.lifting: list[int] = []
        self.favoured: list[int] = []
        self.favours_all = False
        self.lords: list[Seat] = []
        cards, readings = state.cards, state.readings
        for rank, row in enumerate(formation, 1):
            before = len(self.army)
            for place, number in enumerate(row):
                card = cards[number]
                self.places[number] = (seat, rank, place)
                if card.owner == seat:
                    self.army.append(number)
                else:
                    self.intruders.append(number)
                reading = readings.get(number)
                if reading is None or reading.face is not card.face or reading.holds is not card.holds:
                    reading = readings[number] = Reading(state, card)
                if reading.is_lord:
                    self.lords.append(card.owner)
                if reading.is_lifting:
                    self.lifting.append(number)
                if reading.is_favoured:
                    self.favoured.append(number)
                    self.favours_all = self.favours_all or reading.favours_others
                if reading.orders:
                    self.orders[number] = reading.orders
                self.texts += reading.texts
                self.reacts += reading.reacts
                self.feats += reading.feats
            self.sizes.append(len(self.army) - before)


class Standing:
    """All formations together."""

    def __init__(self, state: Warlord) -> None:
        self.places: dict[int, tuple[Seat, int, int]] = {}
        self.in_play: list[int] = []
        self.intruders: list[int] = []  # those in a formation that is not their own
        self.texts: dict[str, list[Text]] = {}  # by the value they change
        self.reacts: dict[str, list[Paragraph]] = {}  # by their moment
        self.orders: dict[int, list[Paragraph]] = {}  # by who performs them
        self.feats: dict[str, list[int]] = {}  # who has them by print or by item
        self.lifting: set[int] = set()  # who has a text that sets rules aside for himself
        self.favoured: set[int] = set()  # these, and those whose class or level texts may change
        self.lords: set[Seat] = set()  # who has a printed Warlord in play
        self.drawn: dict[str, object] = {}  # how a browser draws the characters, by language: kept by `scene_cards`
        self.sizes: list[list[int]] = []  # of each rank, without intruders
        self.armies: list[list[int]] = []  # WL-GLOSSARY-11: a player's characters that stand in his own ranks
        self.is_in_order = False  # no rank was found to be illegal
        favours_all = False
        for seat, formation in enumerate(state.formations):
            ranks = state.ranks.get(seat)
            if ranks is None or ranks.formation is not formation:
                ranks = state.ranks[seat] = Ranks(state, seat, formation)
            self.places.update(ranks.places)
            self.in_play += ranks.places
            self.intruders += ranks.intruders
            self.orders.update(ranks.orders)
            self.lifting.update(ranks.lifting)
            self.favoured.update(ranks.favoured)
            self.lords.update(ranks.lords)
            self.sizes.append(ranks.sizes)
            self.armies.append(ranks.army)
            favours_all = favours_all or ranks.favours_all
            for text in ranks.texts:
                self.texts.setdefault(text.verb.stat, []).append(text)
            for moment, react in ranks.reacts:
                self.reacts.setdefault(moment, []).append(react)
            for feat, bearer in ranks.feats:
                self.feats.setdefault(feat, []).append(bearer)
        if favours_all:
            self.favoured.update(self.in_play)
