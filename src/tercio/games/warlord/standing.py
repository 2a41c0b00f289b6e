"""Who stands where and which texts hold: worked out once, and kept until a formation or what it holds changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tercio.games.warlord.cards import REACT, SELF, WARLORD, Ability, Verb
from tercio.kernel import Seat

if TYPE_CHECKING:
    from tercio.games.warlord.state import Card, Warlord

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
    """All that stands on a character and on what it holds. It holds good wherever the character goes."""

    def __init__(self, state: Warlord, bearer: Card) -> None:
        self.face = bearer.face
        self.holds = bearer.holds
        self.texts: list[Text] = []
        self.reacts: list[tuple[str, Paragraph]] = []  # with their moment
        self.orders: list[Paragraph] = []
        self.feats: list[str] = []
        self.is_lord = WARLORD in bearer.face.traits
        self.is_favoured = False  # own texts may set aside rules, class or level
        self.favours_others = False
        for source in (bearer.id, *bearer.holds):
            self.read(state.cards[source], bearer.id)

    def is_of(self, bearer: Card) -> bool:
        """Is the card still the same, with the same things in its hands?"""
        return self.face is bearer.face and self.holds is bearer.holds

    def read(self, card: Card, bearer: int) -> None:
        face = card.face
        for number, ability in enumerate(face.abilities):
            if number < face.static_count:
                if card.is_scribed:  # WL-FEAT-28: it works only when it is performed
                    continue
                if ability.lifts:
                    self.is_favoured = True
                for verb in ability.verbs:
                    self.texts.append(Text(card.id, bearer, ability, verb))
                    if verb.stat.startswith(QUALIFYING):
                        self.is_favoured = True
                        self.favours_others = self.favours_others or verb.who != SELF
            elif ability.kind == REACT:
                self.reacts.append((ability.trigger, Paragraph(card.id, bearer, number)))
            else:
                self.orders.append(Paragraph(card.id, bearer, number))
        self.feats += [feat for feat, _ in face.feats if feat not in self.feats]


class Standing:
    """Places, and all readings put together in the order in which the characters stand."""

    def __init__(self, state: Warlord) -> None:
        self.places: dict[int, tuple[Seat, int, int]] = {}
        self.in_play: list[int] = []
        self.intruders: list[int] = []  # those in a formation that is not their own
        self.texts: dict[str, list[Text]] = {}  # by the value they change
        self.reacts: dict[str, list[Paragraph]] = {}  # by their moment
        self.orders: dict[int, list[Paragraph]] = {}  # by who performs them
        self.feats: dict[str, list[int]] = {}  # who has them by print or by item
        self.favoured: set[int] = set()  # for whom texts may set aside rules, class or level
        self.lords: set[Seat] = set()  # who has a printed Warlord in play
        self.drawn: dict[str, object] = {}  # how a browser draws the characters, by language: kept by `scene_cards`
        self.sizes: list[list[int]] = []  # of each rank, without intruders
        self.armies: list[list[int]] = []  # WL-GLOSSARY-11: a player's characters that stand in his own ranks
        cards, readings = state.cards, state.readings
        favours_all = False
        for seat, formation in enumerate(state.formations):
            sizes: list[int] = []
            army: list[int] = []
            for rank, row in enumerate(formation, 1):
                before = len(army)
                for place, number in enumerate(row):
                    card = cards[number]
                    self.places[number] = (seat, rank, place)
                    self.in_play.append(number)
                    if card.owner == seat:
                        army.append(number)
                    else:
                        self.intruders.append(number)
                    reading = readings.get(number)
                    if reading is None or not reading.is_of(card):
                        reading = readings[number] = Reading(state, card)
                    if reading.is_lord:
                        self.lords.add(card.owner)
                    if reading.is_favoured:
                        self.favoured.add(number)
                        favours_all = favours_all or reading.favours_others
                    self.note(number, reading)
                sizes.append(len(army) - before)
            self.sizes.append(sizes)
            self.armies.append(army)
        if favours_all:
            self.favoured.update(self.in_play)

    def note(self, bearer: int, reading: Reading) -> None:
        for text in reading.texts:
            self.texts.setdefault(text.verb.stat, []).append(text)
        for moment, react in reading.reacts:
            self.reacts.setdefault(moment, []).append(react)
        for feat in reading.feats:
            self.feats.setdefault(feat, []).append(bearer)
        if reading.orders:
            self.orders[bearer] = reading.orders
