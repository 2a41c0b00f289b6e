"""Which cards a text means, and which static texts hold: filters and conditions, seen from the one who performs."""

from __future__ import annotations

from tercio.games.warlord.field.ranks import adjacent_ranks, are_adjacent, distance, is_at_home
from tercio.games.warlord.field.standing import Text
from tercio.games.warlord.field.traits import level_of
from tercio.games.warlord.printed.cards import EVIL, GOOD, OVAL, SELF, VICTIM, WARLORD, Ability, Clause, Filter
from tercio.games.warlord.state import FORMATION, READY, STUNNED, Card, Warlord
from tercio.kernel import NOBODY, Seat


def passes(state: Warlord, f: Filter, card: Card, me: Card, anywhere: bool = False) -> bool:
    """Does the card pass the filter, as seen by `me`? `anywhere`: whatever it says of places."""
    if f.me and card.id != me.id:
        return False
    if f.other and card.id == me.id:
        return False
    if f.side and (card.owner == me.owner) != (f.side == "own"):
        return False
    if f.speaks_of_print and not passes_print(f, card):
        return False
    if f.speaks_of_play and not passes_table(state, f, card, me):
        return False
    return not f.place or anywhere or passes_place(state, f, card, me)


def passes_print(f: Filter, card: Card) -> bool:
    """What is printed: also for cards in hands, decks and piles."""
    face = card.face
    if f.type and face.type != f.type:
        return False
    if f.name and f.name not in (face.id, face.name_en):
        return False
    if f.char_class and face.char_class != f.char_class:
        return False
    if f.faction and face.faction != f.faction:
        return False
    if f.spell and not face.is_spell:
        return False
    if card.zone != FORMATION:
        if f.warlord and face.has(WARLORD) != (f.warlord == "yes"):
            return False
        if f.trait and not face.has(f.trait):
            return False
        if f.level_most and face.level > f.level_most:
            return False
        if face.level < f.level_least:
            return False
    return True


def passes_table(state: Warlord, f: Filter, card: Card, me: Card) -> bool:
    """What can be true only of a card in play."""
    if card.zone != FORMATION:
        return not f.level_below_self or card.face.level < level_of(state, me)
    if f.warlord and has_trait(state, card, WARLORD) != (f.warlord == "yes"):
        return False
    if f.trait and not has_trait(state, card, f.trait):
        return False
    if f.not_trait and has_trait(state, card, f.not_trait):
        return False
    if f.level_most and level_of(state, card) > f.level_most:
        return False
    if f.level_least and level_of(state, card) < f.level_least:
        return False
    if f.level_below_self and level_of(state, card) >= level_of(state, me):
        return False
    if f.state == "ready" and card.state != READY:
        return False
    if f.state == "spent" and card.state == READY:  # WL-STATE-08: a stunned card also counts as spent
        return False
    if f.state == "stunned" and card.state != STUNNED:
        return False
    if f.state == "standing" and card.state == STUNNED:
        return False
    if f.wounded and (card.wounds > 0) != (f.wounded == "yes"):
        return False
    if f.alignment and not is_aligned(f.alignment, card, me):
        return False
    if f.bears and not [item for item in state.items_of(card.id) if item.face.has(f.bears)]:
        return False
    return not (f.bears_not and [item for item in state.items_of(card.id) if item.face.has(f.bears_not)])


def is_aligned(wanted: str, card: Card, me: Card) -> bool:
    """Opposite is relative to the character that uses the card, not to its Warlord. WL-ALIGN-01, -02"""
    if wanted == "opposite":
        return {card.face.alignment, me.face.alignment} == {GOOD, EVIL}
    return card.face.alignment == wanted


def passes_place(state: Warlord, f: Filter, card: Card, me: Card) -> bool:
    seat, rank, _ = state.place_of(card.id)
    if f.place == "front":
        return rank == 1
    if f.place == "rear":
        return rank > 1
    if f.place == "own-army":
        return is_at_home(state, card.id) and card.owner == me.owner
    if f.place == "enemy-army":
        return is_at_home(state, card.id) and card.owner != me.owner
    if f.place == "adjacent":
        return are_adjacent(state, card.id, me.id)
    if f.place in ("same-rank", "adjacent-rank"):
        home, mine, _ = state.place_of(me.id)
        if f.place == "same-rank":
            return seat == home and rank == mine
        return home != NOBODY and (seat, rank) in adjacent_ranks(state, home, mine)
    far = distance(state, card.id, me.id)
    if f.place in ("within-1", "reach"):
        return far <= 1
    if f.place == "within-2":
        return far <= 2
    return far == 2  # shot


# -- static text -----------------------------------------------------------------------


def texts_on(state: Warlord, card: Card, stat: str) -> list[Text]:
    """Every line of static text in play that changes this stat of this character now: whoever asks, asks here."""
    texts = state.standing.texts.get(stat)
    if not texts:
        return []
    found: list[Text] = []
    for text in texts:
        bearer = state.cards[text.bearer]
        if text.clause.who == SELF:
            if bearer.id != card.id:
                continue
        elif not passes(state, text.clause.filter, card, bearer):
            continue
        if holds(state, text.ability, bearer, card):
            found.append(text)
    return found


def holds(state: Warlord, ability: Ability, bearer: Card, card: Card) -> bool:
    """The conditions of static text; `victim` is the character it speaks of. A text that needs itself does not hold."""
    if not ability.tests:
        return True
    asked = (ability, bearer.id, card.id)
    if asked in state.asking:
        return False
    state.asking.append(asked)
    is_met = are_met(state, ability, bearer, card)
    state.asking.pop()
    return is_met


def are_met(state: Warlord, ability: Ability, bearer: Card, card: Card) -> bool:
    for test in ability.tests:
        if test.who in (SELF, VICTIM):
            is_met = passes(state, test.filter, bearer if test.who == SELF else card, bearer)
        else:
            is_met = bool([other for other in state.in_play() if passes(state, test.filter, other, bearer)])
        if is_met == test.is_not:
            return False
    return True


def amount_of(state: Warlord, clause: Clause, bearer: Card) -> int:
    """The number of a line, multiplied where the text counts something."""
    if clause.per == "level":
        return clause.amount * level_of(state, bearer)
    if clause.per == "each":
        return clause.amount * len([other for other in state.in_play() if passes(state, clause.filter, other, bearer)])
    return clause.amount


def has_trait(state: Warlord, card: Card, trait: str) -> bool:
    """A trait is printed, or given by an effect or by what the character holds. WL-CARD-05"""
    if trait in card.face.traits:
        return True
    for effect in state.effects:
        if effect.card == card.id and effect.stat == "trait" and effect.word == trait:
            return True
    for text in texts_on(state, card, "trait") if "trait" in state.standing.texts else ():
        if text.clause.word == trait:
            return True
    return False


def warlords(state: Warlord, seat: Seat) -> list[Card]:
    """The characters that are Warlords: printed, by an effect such as taking over, or by a text. A7"""
    return [card for card in state.characters(seat) if has_trait(state, card, WARLORD)]


def uses_class(state: Warlord, card: Card, char_class: str, what: str) -> bool:
    """It uses cards of its class and of none; texts may add one for `actions` or `items`. WL-PLAY-07, WL-EQUIP-02"""
    if char_class in (OVAL, card.face.char_class):
        return True
    for text in texts_on(state, card, f"class-{what}"):
        if text.clause.word == char_class:
            return True
    return False
