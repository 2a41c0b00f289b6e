"""What lies on the table: cards in formations, hands, decks and piles, and the effects that last."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from tercio.games.warlord.field.standing import QUALIFYING, Ranks, Reading, Standing
from tercio.games.warlord.printed.cards import ACTION, NEXT_STRIKE, OVAL, UNKNOWN, Ability, Face
from tercio.kernel import NOBODY, Match, RuleId, Seat, State
from tercio.kernel.codec import BadShape, seldom

# WL-STATE-01: every card in play is in one of three states.
READY: Final = 0  # upright
SPENT: Final = 1  # turned by 90 degrees
STUNNED: Final = 2  # turned by 180 degrees

# Where a card is.
DECK: Final = 0
HAND: Final = 1
FORMATION: Final = 2  # a character in a rank
EQUIPPED: Final = 3  # an item on its bearer
ATTACHED: Final = 4  # an action card on its host
TABLE: Final = 5  # an action card whose effects last
DISCARD: Final = 6
GONE: Final = 7  # out of the match

HIDDEN: Final = (DECK, HAND, GONE)  # nobody sees the face who does not know it

# WL-RANK-01 to -04, WL-RANK-08: any number of ranks, counted from the front; in each, characters from left to right.
Formation = tuple[tuple[int, ...], ...]

NOWHERE: Final = (NOBODY, 0, 0)

EVERYBODY: Final = -1  # every bit: all seats know the face


class Card(NamedTuple):
    """One card of the match. Its number says nothing about its face: shuffling deals faces to numbers."""

    id: int
    owner: Seat
    face: Face
    zone: int = DECK
    state: int = READY
    wounds: int = 0  # WL-GLOSSARY-10: everybody sees them, and they stay until they are healed
    host: int = NOBODY  # bearer of an item, host of an attached card
    holds: tuple[int, ...] = ()  # items and cards attached to it
    since: int = 0  # when it came into play or was equipped, as a serial number
    known_to: int = 0  # one bit a seat: who knows the face although it lies hidden
    is_scribed: bool = False  # WL-FEAT-27: attached by the feat, to be performed later
    charges: int = 0  # what texts have put on it and take away again, as long as it is in play (A129)
    uses: tuple[str, ...] = ()  # this round: feats and limited abilities used, "action" for any other action

    def turned(self, state: int) -> Card:
        return Card._make((*self[:STATE], state, *self[STATE + 1 :]))  # in a third of the time of `_replace`

    def hurt(self, wounds: int) -> Card:
        return self._replace(wounds=max(0, self.wounds + wounds))

    def used(self, what: str) -> Card:
        return self if what in self.uses else Card._make((*self[:USES], (*self.uses, what)))

    @property
    def is_played(self) -> bool:
        """An action card is played from hand or scribed; one attached by its text is in play. WL-PLAY-01, WL-FEAT-28"""
        return self.face.type == ACTION and (self.zone != ATTACHED or self.is_scribed)

    def is_visible_to(self, seat: Seat) -> bool:
        if self.zone == HAND and self.owner == seat:
            return True
        if self.zone in HIDDEN:
            return self.known_to == EVERYBODY or (seat >= 0 and (self.known_to >> seat) & 1 == 1)
        return True

    def seen_by(self, seat: Seat) -> Card:
        return self if self.is_visible_to(seat) else self._replace(face=UNKNOWN)


seldom(Card, charges=0)

STATE: Final = Card._fields.index("state")
USES: Final = Card._fields.index("uses")  # the last one


class Effect(NamedTuple):
    """Something that lasts: a change of a value, a trait, a ban."""

    card: int  # whom it is on
    stat: str
    value: int
    is_set: bool  # "changes to", not "plus"
    until: str
    rule: RuleId
    source: int  # the card it comes from
    serial: int  # what came earlier has a smaller number
    word: str = ""
    whom: int = NOBODY  # another card that it speaks of
    past: tuple[int, ...] = ()  # "changes to": the cards whose static text has changed the value before (A102)
    face: Face | None = None  # of a text that is lent: the card that lends it; `value` says which of its texts


seldom(Effect, face=None)


class Past(NamedTuple):
    """What no longer counts for a value: it came before the value changed to another one, or is for another strike."""

    anew: Effect | None = None  # WL-BONUS-06: since this effect
    claimed: int = -1  # what was for the next strike up to this serial number is for an outer strike

    def is_claimed(self, effect: Effect) -> bool:
        return effect.until == NEXT_STRIKE and effect.serial <= self.claimed

    def has_effect(self, effect: Effect) -> bool:
        return self.is_claimed(effect) or (self.anew is not None and effect.serial <= self.anew.serial)

    def has_item(self, item: Card) -> bool:
        """Items equipped later count again. A41"""
        return self.anew is not None and item.since <= self.anew.serial

    def has_text(self, source: Card) -> bool:
        """Static text that did not reach the character before counts when it does. A102"""
        return self.anew is not None and source.id in self.anew.past and source.since <= self.anew.serial


NOTHING_PAST: Final = Past()


@dataclass
class Warlord(State):
    """The spine: everything that changes."""

    seats: int
    cards: list[Card]
    formations: list[Formation]  # one a seat; intruders stand in it too
    hands: list[tuple[int, ...]]
    decks: list[tuple[int, ...]]  # the top card first
    discards: list[tuple[int, ...]]  # the newest card last
    lists: list[tuple[str, ...]]  # what each deck was built of; empty where a seat does not know
    effects: list[Effect] = field(default_factory=list)
    round: int = 0
    first: Seat = NOBODY  # who won initiative this round
    out: tuple[Seat, ...] = ()  # eliminated, in order
    serial: int = 0
    used_up: tuple[str, ...] = ()  # once-a-game uses
    is_settled: bool = False  # nothing has changed since everything that must hold was seen to hold
    leaving: tuple[Seat, ...] = ()  # have given up and decide nothing more; out when the order under way is done

    def seat_count(self) -> int:
        return self.seats

    def __post_init__(self) -> None:
        self.ranks: dict[Seat, Ranks] = {}
        self.readings: dict[int, Reading] = {}
        self.sights: dict[Seat, tuple[list[Card], list[Card]]] = {}  # all cards as they are, and as a seat sees them
        self.is_hale = False  # nobody has died of wounds, as was seen, and nothing that could kill has come since
        self.news: list[tuple[str, int]] = []  # moments that have come, until `settle` opens their windows at once
        self.asking: list[tuple[Ability, int, int]] = []  # static texts whose conditions are looked at right now
        try:
            self.stand_anew()
        except IndexError:
            raise BadShape("formations: there is no such card") from None

    def stand_anew(self) -> None:
        """Work out who stands where: whenever a formation, or what those in it hold, has changed.

        A plain attribute, not a `cached_property`: that one makes every attribute of the state five times as slow.
        """
        self.standing = Standing(self)

    def clone(self) -> Warlord:
        twin = Warlord.__new__(Warlord)  # what the constructor would work out is known
        twin.seats = self.seats
        twin.cards = self.cards.copy()
        twin.formations = self.formations.copy()
        twin.hands = self.hands.copy()
        twin.decks = self.decks.copy()
        twin.discards = self.discards.copy()
        twin.lists = self.lists
        twin.effects = self.effects.copy()
        twin.round = self.round
        twin.first = self.first
        twin.out = self.out
        twin.serial = self.serial
        twin.used_up = self.used_up
        twin.is_settled = self.is_settled
        twin.leaving = self.leaving
        twin.standing = self.standing
        twin.ranks = self.ranks
        twin.readings = self.readings
        twin.sights = self.sights
        twin.is_hale = self.is_hale
        twin.news = []
        twin.asking = []
        return twin

    def imagined(self, seat: Seat, formation: Formation, newcomer: Card | None = None) -> Warlord:
        """The same table with other ranks, and perhaps somebody new in them: to see what would hold then."""
        twin = self.clone()
        if newcomer is not None:
            twin.cards[newcomer.id] = newcomer._replace(zone=FORMATION)
        twin.formations[seat] = formation
        twin.stand_anew()
        return twin

    def masked(self, seat: Seat) -> Warlord:
        """Decks and hands are hidden; their sizes, the formations and the discard piles are public. A10"""
        sight = self.sights.get(seat)
        if sight is None or len(sight[0]) != len(self.cards):
            sight = self.sights[seat] = (self.cards.copy(), [card.seen_by(seat) for card in self.cards])
        known, seen = sight
        for index, card in enumerate(self.cards):
            if known[index] is not card:
                known[index] = card
                seen[index] = card.seen_by(seat)
        twin = self.clone()
        twin.sights = {}  # they lead back to the truth
        twin.cards = seen.copy()
        twin.lists = [own if number == seat else () for number, own in enumerate(self.lists)]
        return twin

    def suited(self, numbers: list[int], used: Face) -> list[Card]:
        """Those of them whose class and level may do for a card; whom texts favour is always among them."""
        cards, favoured, level, char_class = self.cards, self.not_as_printed(), used.level, used.char_class
        found: list[Card] = []
        is_eased = used.eases
        for number in numbers:
            face = cards[number].face
            if number not in favoured:
                if face.level < level and not is_eased:
                    continue
                if char_class not in (OVAL, face.char_class) and not used.serves(face):
                    continue
            found.append(cards[number])
        return found

    def not_as_printed(self) -> set[int]:
        """All for whom something in play may change class or level, for whatever purpose, or set rules aside."""
        favoured = self.standing.favoured
        changed = [e.card for e in self.effects if e.stat.startswith(QUALIFYING)] if self.effects else []
        return favoured.union(changed) if changed else favoured

    # -- finding ---------------------------------------------------------------

    def find(self, number: int) -> Card | None:
        return self.cards[number] if 0 <= number < len(self.cards) else None

    def playing(self) -> list[Seat]:
        """The seats still in the match, clockwise from seat 0."""
        return [seat for seat in range(self.seats) if seat not in self.out]

    def deciding(self) -> list[Seat]:
        """Those of them who have not given up."""
        return [seat for seat in self.playing() if seat not in self.leaving]

    def clockwise(self, start: Seat) -> tuple[Seat, ...]:
        """The seats still in the match, from this one on."""
        return clockwise(self.seats, start, self.out)

    def in_play(self) -> list[Card]:
        """All characters, formation by formation, from the front and from the left."""
        return list(map(self.cards.__getitem__, self.standing.in_play))

    def characters(self, seat: Seat) -> list[Card]:
        """All characters of this player in play, wherever they stand."""
        if not self.standing.intruders:
            return self.army(seat)
        return [card for card in self.in_play() if card.owner == seat]

    def army(self, seat: Seat) -> list[Card]:
        """The player's characters in his own ranks are his army. WL-GLOSSARY-11"""
        return list(map(self.cards.__getitem__, self.standing.armies[seat]))

    def items_of(self, bearer: int) -> list[Card]:
        cards, held = self.cards, self.cards[bearer].holds
        return [cards[n] for n in held if cards[n].zone == EQUIPPED] if held else []

    def place_of(self, number: int) -> tuple[Seat, int, int]:
        """In whose formation a character stands, in which rank (from 1) and how far from the left (from 0)."""
        return self.standing.places.get(number, NOWHERE)


@lru_cache(maxsize=1 << 10)
def clockwise(seats: int, start: Seat, out: tuple[Seat, ...]) -> tuple[Seat, ...]:
    around = [(start + step) % seats for step in range(seats)]
    return tuple([seat for seat in around if seat not in out])


def warlord(m: Match) -> Warlord:
    return m.state  # type: ignore[return-value]  # a cast costs a call, and this is called most of all
