"""The only place where cards are replaced: each change with its event and its rule."""

from __future__ import annotations

from tercio.games.warlord.cards import PERMANENT, Face
from tercio.games.warlord.ranks import placed, without
from tercio.games.warlord.state import (
    ATTACHED,
    DECK,
    DISCARD,
    EQUIPPED,
    EVERYBODY,
    FORMATION,
    GONE,
    HAND,
    READY,
    SPENT,
    STUNNED,
    TABLE,
    Card,
    Effect,
    Formation,
    warlord,
)
from tercio.kernel import NOBODY, Event, Match, RuleId, Seat, only

TURNED = ("readied", "spent", "stunned")


def put(m: Match, card: Card) -> None:
    warlord(m).cards[card.id] = card


def rearrange(m: Match) -> None:
    """Formations or what characters hold have changed: places and texts are worked out anew."""
    state = warlord(m)
    state.known = None
    state.is_settled = False


def next_serial(m: Match) -> int:
    state = warlord(m)
    state.serial += 1
    return state.serial


# -- states and wounds -----------------------------------------------------------


def turn(m: Match, number: int, to: int, rule: RuleId) -> None:
    """Ready, spend or stun a card; nothing happens where it already lies so."""
    card = warlord(m).cards[number]
    if card.state != to:
        put(m, card.turned(to))
        m.emit(Event(TURNED[to], rule, (number,)))


def ready_one_step(m: Match, number: int) -> None:
    """WL-READY-02, WL-READY-03  Spent cards become ready, stunned ones spent."""
    card = warlord(m).cards[number]
    if card.state == SPENT:
        turn(m, number, READY, "WL-READY-02")
    elif card.state == STUNNED:
        turn(m, number, SPENT, "WL-READY-03")


def wound(m: Match, number: int, wounds: int, rule: RuleId) -> None:
    if wounds > 0:
        put(m, warlord(m).cards[number].hurt(wounds))
        warlord(m).is_settled = False
        m.emit(Event("wounded", rule, (number, wounds)))


def heal(m: Match, number: int, wounds: int, rule: RuleId) -> None:
    card = warlord(m).cards[number]
    healed = min(wounds, card.wounds)
    if healed > 0:
        put(m, card.hurt(-healed))
        m.emit(Event("healed", rule, (number, healed)))


def mark_use(m: Match, number: int, what: str) -> None:
    """Once a round: feats and limited texts; "action" for any action but Stealth."""
    put(m, warlord(m).cards[number].used(what))


def forget_uses(m: Match) -> None:
    for card in warlord(m).cards:
        if card.uses:
            put(m, card._replace(uses=()))


# -- formations --------------------------------------------------------------------


def enter(m: Match, number: int, seat: Seat, rank: int, place: int, state: int, rule: RuleId) -> None:
    """A character comes into play."""
    table = warlord(m)
    leave_pile(m, number)
    card = table.cards[number]
    put(m, card._replace(zone=FORMATION, state=state, wounds=0, since=next_serial(m), known_to=EVERYBODY))
    table.formations[seat] = placed(table.formations[seat], number, rank, place)
    rearrange(m)
    m.emit(Event("entered", rule, (number, rank)))


def move(m: Match, name: str, number: int, seat: Seat, rank: int, place: int, rule: RuleId) -> None:
    """A character changes its place: `name` says how (fell, manoeuvred, moved, stole-away, ...)."""
    table = warlord(m)
    home = table.place_of(number)[0]
    table.formations[home] = without(table.formations[home], number)
    table.formations[seat] = placed(table.formations[seat], number, rank, place)
    rearrange(m)
    m.emit(Event(name, rule, (number, seat, rank)))


def reorder(m: Match, seat: Seat, formation: Formation, one: int, other: int) -> None:
    """Two characters change places."""
    table = warlord(m)
    table.formations[seat] = formation
    rearrange(m)
    m.emit(Event("swapped", "WL-ACTIONCARD-07", (one, other)))


def become_character(m: Match, number: int, creator: Card) -> None:
    """WL-ALIGN-03, A91  An action card becomes a character with its creator's alignment."""
    table = warlord(m)
    faces = m.game.catalogue()[Face]
    card = table.cards[number]
    put(m, card._replace(face=faces[f"summoned:{card.face.id}:{creator.face.alignment}"]))


def leave_play(m: Match, number: int, zone: int, rule: RuleId, name: str = "left") -> None:
    """A character leaves play with all it holds; wounds and effects end (WL-BONUS-02)."""
    table = warlord(m)
    card = table.cards[number]
    for held in card.holds:
        discard(m, held, rule)
    card = table.cards[number]
    home = table.place_of(number)[0]
    if home != NOBODY:
        table.formations[home] = without(table.formations[home], number)
    rearrange(m)
    table.effects = [effect for effect in table.effects if effect.card != number]
    fresh = Card(number, card.owner, card.face, GONE if card.face.id.startswith("summoned:") else zone)
    put(m, fresh._replace(known_to=EVERYBODY))
    if fresh.zone == DISCARD:
        table.discards[card.owner] = (*table.discards[card.owner], number)
    elif fresh.zone == HAND:
        table.hands[card.owner] = (*table.hands[card.owner], number)
    elif fresh.zone == DECK:
        table.decks[card.owner] = (number, *table.decks[card.owner])
    m.emit(Event(name, rule, (number,)))


# -- items and cards on hosts ----------------------------------------------------------


def equip(m: Match, item: int, bearer: int, rule: RuleId) -> None:
    hold(m, item, bearer, EQUIPPED)
    m.emit(Event("equipped", rule, (item, bearer)))


def attach(m: Match, number: int, host: int, rule: RuleId, is_scribed: bool = False) -> None:
    hold(m, number, host, ATTACHED, is_scribed)
    m.emit(Event("attached", rule, (number, host)))


def hold(m: Match, number: int, host: int, zone: int, is_scribed: bool = False) -> None:
    leave_pile(m, number)
    table = warlord(m)
    card = table.cards[number]
    held = card._replace(zone=zone, host=host, state=READY, since=next_serial(m), known_to=EVERYBODY)
    put(m, held._replace(is_scribed=is_scribed))
    bearer = table.cards[host]
    put(m, bearer._replace(holds=(*bearer.holds, number)))
    rearrange(m)


def lay_out(m: Match, number: int) -> None:
    """An action card lies on the table while it is carried out or lasts."""
    leave_pile(m, number)
    put(m, warlord(m).cards[number]._replace(zone=TABLE, known_to=EVERYBODY, is_scribed=False))


def discard(m: Match, number: int, rule: RuleId) -> None:
    """A10  Any card that is not a character in play goes to its owner's discard pile."""
    leave_pile(m, number)
    table = warlord(m)
    card = table.cards[number]
    table.effects = [e for e in table.effects if e.source != number or e.until == PERMANENT]
    put(m, Card(number, card.owner, card.face, DISCARD, known_to=EVERYBODY))
    table.discards[card.owner] = (*table.discards[card.owner], number)
    m.emit(Event("discarded", rule, (number,)))


def leave_pile(m: Match, number: int) -> None:
    """Take a card out of the hand, deck, pile or host it is with."""
    table = warlord(m)
    card = table.cards[number]
    for piles in (table.hands, table.decks, table.discards):
        if number in piles[card.owner]:
            piles[card.owner] = tuple([n for n in piles[card.owner] if n != number])
    if card.host != NOBODY:
        host = table.cards[card.host]
        put(m, host._replace(holds=tuple([n for n in host.holds if n != number])))
        put(m, card._replace(host=NOBODY))
        rearrange(m)


# -- hands and decks ---------------------------------------------------------------------


def draw(m: Match, seat: Seat, number: int, rule: RuleId) -> None:
    """WL-GLOSSARY-03, A78  The top cards, as many as there are; only their owner sees which."""
    table = warlord(m)
    drawn = table.decks[seat][:number]
    for card in drawn:
        take_to_hand(m, card)
    if drawn:
        m.emit(Event("drew", rule, (seat, len(drawn))))
        m.emit(Event("drew-cards", rule, (seat, *drawn), only(seat)))


def take_to_hand(m: Match, number: int, is_shown: bool = False) -> None:
    leave_pile(m, number)
    table = warlord(m)
    card = table.cards[number]
    known = EVERYBODY if is_shown or card.known_to == EVERYBODY else card.known_to | only(card.owner)
    put(m, card._replace(zone=HAND, known_to=known))
    table.hands[card.owner] = (*table.hands[card.owner], number)
    m.reveal()


def put_on_deck(m: Match, number: int, at_bottom: bool = False) -> None:
    leave_pile(m, number)
    table = warlord(m)
    card = table.cards[number]
    put(m, card._replace(zone=DECK))
    deck = table.decks[card.owner]
    table.decks[card.owner] = (*deck, number) if at_bottom else (number, *deck)


def shuffle(m: Match, seat: Seat, rule: RuleId) -> None:
    """The faces of the deck are dealt anew to its numbers, so that nobody can follow a card."""
    table = warlord(m)
    deck = table.decks[seat]
    faces = [table.cards[n].face for n in deck]
    for number, other in zip(deck, m.dice.shuffled(len(deck)), strict=True):
        put(m, table.cards[number]._replace(face=faces[other], known_to=0))
    m.reveal()
    m.emit(Event("shuffled", rule, (seat,)))


def look_at(m: Match, seat: Seat, numbers: tuple[int, ...], rule: RuleId) -> None:
    """A player looks at hidden cards; the others see only that he does."""
    table = warlord(m)
    for number in numbers:
        card = table.cards[number]
        if card.known_to != EVERYBODY:
            put(m, card._replace(known_to=card.known_to | only(seat)))
    m.emit(Event("looked", rule, (seat, len(numbers))))
    m.emit(Event("saw", rule, (seat, *numbers), only(seat)))


# -- lasting effects --------------------------------------------------------------------------


def affect(
    m: Match,
    number: int,
    stat: str,
    value: int,
    until: str,
    rule: RuleId,
    source: int,
    word: str = "",
    is_set: bool = False,
) -> None:
    table = warlord(m)
    table.effects.append(Effect(number, stat, value, is_set, until, rule, source, next_serial(m), word))
    table.is_settled = False
    m.emit(Event("affected", rule, (number, value, source)))


def lapse(m: Match, until: str, number: int = NOBODY) -> None:
    """Effects of this duration end, on one card or on all."""
    table = warlord(m)
    table.effects = [e for e in table.effects if e.until != until or (number not in (NOBODY, e.card))]
    table.is_settled = False


def eliminate(m: Match, seat: Seat, rule: RuleId) -> None:
    """A8  The player is out; all his cards leave the game."""
    table = warlord(m)
    table.out = (*table.out, seat)
    for card in table.cards:
        if card.owner == seat and card.zone == FORMATION:
            leave_play(m, card.id, GONE, rule)
    table.effects = [e for e in table.effects if e.source == NOBODY or table.cards[e.source].owner != seat]
    for card in table.cards:
        if card.owner == seat and card.zone != GONE:
            leave_pile(m, card.id)
            put(m, Card(card.id, seat, card.face, GONE, known_to=table.cards[card.id].known_to))
    table.hands[seat], table.decks[seat], table.discards[seat] = (), (), ()
    table.is_settled = False
    m.emit(Event("eliminated", rule, (seat,)))
