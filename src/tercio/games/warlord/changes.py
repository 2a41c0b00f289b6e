"""The only place where cards are replaced: each change with its event and its rule."""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.abilities.registry import STATS
from tercio.games.warlord.abilities.stat import is_changed
from tercio.games.warlord.field.ranks import placed, without
from tercio.games.warlord.printed.cards import ABILITY, MELEE, NEXT_ROUND, PERMANENT, RANGED, ROUND, Face
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
    Warlord,
    warlord,
)
from tercio.games.warlord.steps.listeners import Acts, Speaks
from tercio.games.warlord.steps.moments import BY_STATE, GOT_EQUIPPED, HEALED, LEFT, MOVED, WOUNDED
from tercio.games.warlord.words.receipts import change
from tercio.kernel import NOBODY, Event, Match, RuleId, Seat, only

TURNED: Final = ("readied", "spent", "stunned")
LATEST: Final = 1_000_000_000


def tell(m: Match, moment: str, number: int) -> None:
    """Something has happened to a character: as soon as the step at hand pauses, reacts to it are heard. WL-REACT-03"""
    if moment in m.game.heard:
        table = warlord(m)
        table.news.append((moment, number))
        table.is_settled = False


def put(m: Match, card: Card) -> None:
    warlord(m).cards[card.id] = card


def rearrange(m: Match) -> None:
    """Formations have changed: places and texts are worked out anew."""
    state = warlord(m)
    state.stand_anew()
    state.is_settled = False
    state.is_hale = state.is_hale and "hp" not in state.standing.texts


def read_again(m: Match) -> None:
    """What characters hold has changed: also formations in which nobody has moved are worked out anew."""
    warlord(m).ranks = {}
    rearrange(m)


def next_serial(m: Match) -> int:
    state = warlord(m)
    state.serial += 1
    return state.serial


# -- states and wounds -----------------------------------------------------------


def turn(m: Match, number: int, to: int, rule: RuleId) -> None:
    """Ready, spend or stun a card; nothing happens where it already lies so."""
    table = warlord(m)
    cards = table.cards
    card = cards[number]
    if card.state != to and (to == SPENT or not is_spared(table, card, to)):
        cards[number] = card.turned(to)
        table.is_settled = table.is_settled and not table.standing.is_depending
        m.emit(Event(TURNED[to], rule, (number,)))
        if BY_STATE[to] in m.game.heard and cards[number].zone == FORMATION:
            tell(m, BY_STATE[to], number)


def is_spared(table: Warlord, card: Card, to: int) -> bool:
    """A text or effect forbids that it becomes ready or is stunned, whatever would do it. WL-GOLDEN-01"""
    if card.zone != FORMATION or not is_changed(table, "ban"):
        return False
    return STATS["ban"].is_given(table, card, "ready" if to == READY else "be-stunned")


def spend(m: Match, number: int, rule: RuleId) -> None:
    """Only a ready card can be spent; on others it has no effect, nor where a text forbids it. WL-STATE-06, A48"""
    card = warlord(m).cards[number]
    if card.state == READY and not STATS["ban"].is_given(warlord(m), card, "be-spent"):
        turn(m, number, SPENT, rule)


def ready_one_step(m: Match, number: int) -> None:
    """Spent cards become ready, stunned ones spent. WL-READY-02, WL-READY-03"""
    card = warlord(m).cards[number]
    if is_spared(warlord(m), card, READY):
        return
    if card.state == SPENT:
        turn(m, number, READY, "WL-READY-02")
    elif card.state == STUNNED:
        turn(m, number, SPENT, "WL-READY-03")


def wound(m: Match, number: int, wounds: int, rule: RuleId) -> None:
    if wounds > 0:
        put(m, warlord(m).cards[number].hurt(wounds))
        warlord(m).is_settled = warlord(m).is_hale = False
        m.emit(Event("wounded", rule, (number, wounds)))
        tell(m, WOUNDED, number)


def heal(m: Match, number: int, wounds: int, rule: RuleId) -> None:
    card = warlord(m).cards[number]
    healed = min(wounds, card.wounds)
    if healed > 0:
        put(m, card.hurt(-healed))
        warlord(m).is_settled = False
        m.emit(Event("healed", rule, (number, healed)))
        tell(m, HEALED, number)


def charge(m: Match, number: int, by: int, rule: RuleId) -> None:
    """Charges are put on a card in play, or taken from it; never more than lie there. A129"""
    table = warlord(m)
    card = table.cards[number]
    by = max(by, -card.charges)
    if by:
        put(m, card._replace(charges=card.charges + by))
        table.is_settled = False
        m.emit(Event("charged" if by > 0 else "discharged", rule, (number, abs(by))))


def mark_use(m: Match, number: int, what: str) -> None:
    """Once a round: feats and limited texts; "action" for any action but Stealth."""
    cards = warlord(m).cards
    cards[number] = cards[number].used(what)


def mark_for_good(m: Match, number: int, what: str) -> None:
    """Once for each character: the mark stays as long as it is in play."""
    table = warlord(m)
    table.effects.append(Effect(number, "used", 0, False, PERMANENT, "WL-GOLDEN-01", number, next_serial(m), what))


def forget_uses(m: Match) -> None:
    for card in [card for card in warlord(m).cards if card.uses]:
        put(m, card._replace(uses=()))


# -- formations --------------------------------------------------------------------


def enter(m: Match, number: int, seat: Seat, rank: int, place: int, state: int, rule: RuleId) -> None:
    """A character comes into play in this state; if it was there before, it is another one now. A107"""
    table = warlord(m)
    leave_pile(m, number)
    card = table.cards[number]
    fresh = card._replace(zone=FORMATION, state=READY, wounds=0, since=next_serial(m), known_to=EVERYBODY)
    put(m, fresh._replace(charges=card.face.charges) if card.face.charges else fresh)
    table.formations[seat] = placed(table.formations[seat], number, rank, place)
    rearrange(m)
    for step in m.stack:
        if isinstance(step, Speaks) and step is not m.stack[-1]:
            step.lose(number)
        elif isinstance(step, Speaks):  # it brings the character into play
            step.meet(number)
    m.emit(Event("entered", rule, (number, rank)))
    turn(m, number, state, "WL-RECRUIT-05")


def move(m: Match, name: str, number: int, seat: Seat, rank: int, place: int, rule: RuleId) -> None:
    """A character changes its place: `name` says how (fell, manoeuvred, moved, stole-away, ...)."""
    table = warlord(m)
    home = table.place_of(number)[0]
    table.formations[home] = without(table.formations[home], number)
    table.formations[seat] = placed(table.formations[seat], number, rank, place)
    rearrange(m)
    m.emit(Event(name, rule, (number, seat, rank)))
    tell(m, MOVED, number)


def reorder(m: Match, seat: Seat, formation: Formation, one: int, other: int) -> None:
    """Two characters change places."""
    table = warlord(m)
    table.formations[seat] = formation
    rearrange(m)
    m.emit(Event("swapped", "WL-ACTIONCARD-07", (one, other)))
    tell(m, MOVED, one)
    tell(m, MOVED, other)


def become_character(m: Match, number: int, creator: Card) -> None:
    """An action card becomes a character with its creator's alignment. WL-ALIGN-03, A91"""
    table = warlord(m)
    faces = m.game.catalogue()[Face]
    card = table.cards[number]
    put(m, card._replace(face=faces[f"summoned:{card.face.id}:{creator.face.alignment}"]))


def printed_face(m: Match, number: int) -> Face:
    """A card keeps what is printed on it, also when it has become a character. A91"""
    face = warlord(m).cards[number].face
    if not face.id.startswith("summoned:"):
        return face
    printed: Face = m.game.catalogue()[Face][face.id.split(":")[1]]
    return printed


def leave_play(m: Match, number: int, zone: int, rule: RuleId, name: str = "left") -> None:
    """A character leaves play with all it holds (WL-PLAY-15); wounds and effects end (WL-BONUS-02)."""
    table = warlord(m)
    card = table.cards[number]
    for held in card.holds:
        discard(m, held, rule)
    card = table.cards[number]
    home = table.place_of(number)[0]
    if home != NOBODY:
        table.formations[home] = without(table.formations[home], number)
    rearrange(m)
    fresh = Card(number, card.owner, card.face, GONE if card.face.id.startswith("summoned:") else zone)
    put(m, fresh._replace(known_to=EVERYBODY))
    if fresh.zone == DISCARD:
        table.discards[card.owner] = (*table.discards[card.owner], number)
    elif fresh.zone == HAND:
        table.hands[card.owner] = (*table.hands[card.owner], number)
    elif fresh.zone == DECK:
        table.decks[card.owner] = (number, *table.decks[card.owner])
    m.emit(Event(name, rule, (number,)))
    tell(m, LEFT, number)
    keep_effects(m, [effect for effect in table.effects if number not in (effect.card, effect.whom)])


# -- items and cards on hosts ----------------------------------------------------------


def equip(m: Match, item: int, bearer: int, rule: RuleId) -> None:
    hold(m, item, bearer, EQUIPPED)
    m.emit(Event("equipped", rule, (item, bearer)))
    tell(m, GOT_EQUIPPED, bearer)


def attach(m: Match, number: int, host: int, rule: RuleId, is_scribed: bool = False) -> None:
    hold(m, number, host, ATTACHED, is_scribed)
    m.emit(Event("attached", rule, (number, host)))


def hold(m: Match, number: int, host: int, zone: int, is_scribed: bool = False) -> None:
    leave_pile(m, number)
    table = warlord(m)
    card = table.cards[number]
    held = card._replace(zone=zone, host=host, state=READY, since=next_serial(m), known_to=EVERYBODY)
    put(m, held._replace(is_scribed=is_scribed, charges=0 if is_scribed else card.face.charges))
    bearer = table.cards[host]
    put(m, bearer._replace(holds=(*bearer.holds, number)))
    read_again(m)


def lay_out(m: Match, number: int) -> None:
    """An action card lies on the table while it is carried out or lasts; it joins no army. WL-PLAY-02"""
    leave_pile(m, number)
    put(m, warlord(m).cards[number]._replace(zone=TABLE, known_to=EVERYBODY, is_scribed=False))


def discard(m: Match, number: int, rule: RuleId) -> None:
    """Any card that is not a character in play goes to its owner's discard pile; what it has done lasts. A10"""
    leave_pile(m, number)
    table = warlord(m)
    card = table.cards[number]
    put(m, Card(number, card.owner, card.face, DISCARD, known_to=EVERYBODY))
    table.discards[card.owner] = (*table.discards[card.owner], number)
    m.emit(Event("discarded", rule, (number,)))


def put_away(m: Match, number: int, zone: int, rule: RuleId) -> None:
    """An item goes back to its owner's hand or deck, as new; everybody has seen it. A56"""
    leave_pile(m, number)
    table = warlord(m)
    card = table.cards[number]
    put(m, Card(number, card.owner, card.face, zone, known_to=EVERYBODY))
    if zone == HAND:
        table.hands[card.owner] = (*table.hands[card.owner], number)
    else:
        table.decks[card.owner] = (number, *table.decks[card.owner])
    m.emit(Event("returned", rule, (number,)))


def banish(m: Match, number: int, rule: RuleId) -> None:
    """A card that is no character in play leaves the match for good; what it has done lasts."""
    leave_pile(m, number)
    card = warlord(m).cards[number]
    if card.zone == HAND:
        m.reveal()
    put(m, Card(number, card.owner, card.face, GONE, known_to=EVERYBODY))
    m.emit(Event("removed", rule, (number,)))


def leave_pile(m: Match, number: int) -> None:
    """Take a card out of the hand, deck, pile or host it is with. Texts that count those there may hold no longer."""
    table = warlord(m)
    card = table.cards[number]
    table.is_settled = table.is_settled and not table.standing.is_depending
    if card.zone == DECK:  # whatever it is, somebody sees it
        m.reveal()
    for piles in (table.hands, table.decks, table.discards):
        pile = piles[card.owner]
        if number in pile:
            place = pile.index(number)
            piles[card.owner] = pile[:place] + pile[place + 1 :]
    if card.host != NOBODY:
        host = table.cards[card.host]
        put(m, host._replace(holds=tuple([n for n in host.holds if n != number])))
        put(m, card._replace(host=NOBODY))
        read_again(m)


# -- hands and decks ---------------------------------------------------------------------


def draw(m: Match, seat: Seat, number: int, rule: RuleId) -> None:
    """A player draws the top cards, as many as there are; only he sees which. WL-GLOSSARY-03, A78

    An empty deck costs nothing and stays empty (WL-SEARCH-03, -04).
    """
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


def shuffle(m: Match, seat: Seat, rule: RuleId, top: int = NOBODY) -> None:
    """The faces of the deck are dealt anew to its numbers, so that nobody can follow a card.

    A card named as `top` is kept out and lies on top afterwards.
    """
    table = warlord(m)
    deck = tuple([n for n in table.decks[seat] if n != top])
    faces = [table.cards[n].face for n in deck]
    for number, other in zip(deck, m.dice.shuffled(len(deck)), strict=True):
        put(m, table.cards[number]._replace(face=faces[other], known_to=0))
    table.decks[seat] = deck if top == NOBODY else (top, *deck)
    forget_numbers(m, deck)
    m.reveal()
    m.emit(Event("shuffled", rule, (seat,)))


def forget_numbers(m: Match, deck: tuple[int, ...]) -> None:
    """The numbers stand for other cards now: what those have done is no longer told of them, nor counted as theirs."""
    table = warlord(m)
    table.effects = [e._replace(source=NOBODY) if e.source in deck else e for e in table.effects]
    names = tuple([f"{number}:" for number in deck])
    for card in [card for card in table.cards if card.uses]:
        put(m, card._replace(uses=tuple([use for use in card.uses if not use.startswith(names)])))


def show(m: Match, number: int) -> None:
    """Everybody knows this card from now on, wherever it lies."""
    put(m, warlord(m).cards[number]._replace(known_to=EVERYBODY))


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
    past: tuple[int, ...] = (),
) -> None:
    table = warlord(m)
    effect = Effect(number, stat, value, is_set, until, rule, source, next_serial(m), word, past=past)
    table.effects.append(effect)
    table.is_settled = table.is_hale = False
    m.emit(Event("affected", rule, (number, value, source, change(stat, word, is_set))))


def lend(m: Match, number: int, face: Face, place: int, until: str, source: int) -> None:
    """A character has this text of the card besides its own until the effect ends. A127"""
    table = warlord(m)
    effect = Effect(number, ABILITY, place, False, until, "WL-BONUS-01", source, next_serial(m), face=face)
    table.effects.append(effect)
    rearrange(m)
    m.emit(Event("affected", "WL-BONUS-01", (number, place, source, change(ABILITY))))


def challenge(m: Match, number: int, by: int, until: str, source: int) -> None:
    """A character must strike at another one first, if it can. WL-GOLDEN-01"""
    table = warlord(m)
    table.effects.append(
        Effect(number, "must-strike", 0, False, until, "WL-GOLDEN-01", source, next_serial(m), whom=by)
    )
    rearrange(m)
    m.emit(Event("challenged", "WL-GOLDEN-01", (number, by, source)))


def use_up(m: Match, number: int, stat: str) -> int:
    """The oldest effect of this kind on the card is over with being used. Its value; 0 without any."""
    table = warlord(m)
    for effect in table.effects:
        if effect.card == number and effect.stat == stat:
            keep_effects(m, [other for other in table.effects if other is not effect])
            return effect.value
    return 0


def lapse(m: Match, until: str, number: int = NOBODY, after: int = -1, up_to: int = LATEST, kind: str = "") -> None:
    """Effects of this duration end, on one card or on all, of any age or of this one, on strikes of this kind."""
    table = warlord(m)
    if not table.effects:
        return
    ending = [e for e in table.effects if e.until == until and number in (NOBODY, e.card)]
    ending = [e for e in ending if after < e.serial <= up_to and (not kind or kind == kind_of(e.stat))]
    if not ending:
        return
    keep_effects(m, [e for e in table.effects if e not in ending])


def begin_last_round(m: Match) -> None:
    """What lasts until the end of the next round lasts for the round that begins. WL-BONUS-01"""
    table = warlord(m)
    if [effect for effect in table.effects if effect.until == NEXT_ROUND]:
        table.effects = [e._replace(until=ROUND) if e.until == NEXT_ROUND else e for e in table.effects]


def kind_of(stat: str) -> str:
    """Of which strikes the stat speaks: of ranged ones where it says so, else of melee. WL-GLOSSARY-09"""
    return RANGED if stat in STATS and STATS[stat].strikes == RANGED else MELEE


def keep_effects(m: Match, kept: list[Effect]) -> None:
    """The other effects end; an action card on the table that has none left is discarded. WL-PLAY-03

    Not while it is still being carried out: then the action itself sees to it.
    """
    table = warlord(m)
    if len(kept) == len(table.effects):
        return
    sources = [effect.source for effect in table.effects if effect.source != NOBODY]
    was_lending = [effect for effect in table.effects if effect.stat == ABILITY]
    table.effects = kept
    table.is_settled = False
    if was_lending:
        rearrange(m)
    for number in dict.fromkeys(sources):
        if table.cards[number].zone == TABLE and not lasts(m, number) and not is_carried_out(m, number):
            discard(m, number, "WL-PLAY-03")


def lasts(m: Match, number: int) -> bool:
    """Has this card an effect that has not ended?"""
    return bool([effect for effect in warlord(m).effects if effect.source == number])


def is_carried_out(m: Match, number: int) -> bool:
    return bool([step for step in m.stack if isinstance(step, Acts) and step.card_of_action() == number])


def eliminate(m: Match, seat: Seat, rule: RuleId) -> None:
    """The player is out; all his cards leave the game. What they have done to others lasts as it would. A8, A101"""
    table = warlord(m)
    table.out = (*table.out, seat)
    table.leaving = tuple([other for other in table.leaving if other != seat])
    for card in table.cards:
        if card.owner == seat and card.zone == FORMATION:
            leave_play(m, card.id, GONE, rule, "removed")
    for card in table.cards:
        if card.owner == seat and card.zone != GONE:
            leave_pile(m, card.id)
            put(m, Card(card.id, seat, card.face, GONE, known_to=table.cards[card.id].known_to))
    table.hands[seat], table.decks[seat], table.discards[seat] = (), (), ()
    table.is_settled = False
    m.emit(Event("eliminated", rule, (seat,)))
