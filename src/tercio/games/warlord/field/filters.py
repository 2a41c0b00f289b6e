"""Which cards a text means, and which static texts hold: filters and conditions, seen from the one who performs."""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.field.ranks import adjacent_ranks, are_adjacent, distance, is_at_home
from tercio.games.warlord.field.standing import Text
from tercio.games.warlord.field.traits import level_of
from tercio.games.warlord.printed.cards import (
    ABILITY,
    ALL,
    CLASSES,
    EVIL,
    FACTIONS,
    GOOD,
    HAND,
    SELF,
    THE_ROUND,
    VICTIM,
    WARLORD,
    Ability,
    Face,
    Filter,
    Test,
)
from tercio.games.warlord.state import FORMATION, READY, SPENT, STUNNED, Card, Warlord
from tercio.kernel import NOBODY, Seat

TRAITS: Final = ("trait", "no-trait", ABILITY)  # what gives and takes them
AWAY: Final = {"ahead": -1, "behind": 1}  # ranks of the same formation


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
    return not f.speaks_of_place or anywhere or passes_place(state, f, card, me)


def passes_print(f: Filter, card: Card) -> bool:
    """What is printed, and nothing ever changes."""
    face = card.face
    if f.type and face.type != f.type:
        return False
    if f.name and f.name not in (face.id, face.name_en):
        return False
    if f.char_class and f.char_class != face.char_class and f.char_class not in face.more_classes:
        return False
    if f.faction and f.faction not in face.factions:
        return False
    return not f.spell or face.is_spell


def passes_table(state: Warlord, f: Filter, card: Card, me: Card) -> bool:
    """What may be otherwise in play than in print. Elsewhere a card lies ready, unwounded, and bears nothing."""
    if f.state == "ready" and card.state != READY:
        return False
    if f.state == "spent" and card.state == READY:  # WL-STATE-08: a stunned card also counts as spent
        return False
    if f.state == "stunned" and card.state != STUNNED:
        return False
    if f.state == "standing" and card.state == STUNNED:
        return False
    if f.state == "exhausted" and card.state != SPENT:
        return False
    if f.wounded and (card.wounds > 0) != (f.wounded == "yes"):
        return False
    if f.alignment and not is_aligned(f.alignment, card, me):
        return False
    if f.not_trait and has_now(state, card, f.not_trait):
        return False
    if f.shares and not shares(state, f.shares, card, me):
        return False
    if f.any and not has_any(state, f.any, card):
        return False
    if f.none and has_any(state, f.none, card):
        return False
    if f.bears and not [item for item in state.items_of(card.id) if item.face.has(f.bears)]:
        return False
    if f.bears_not and [item for item in state.items_of(card.id) if item.face.has(f.bears_not)]:
        return False
    if f.warlord and has_now(state, card, WARLORD) != (f.warlord == "yes"):
        return False
    if f.trait and not has_now(state, card, f.trait):
        return False
    if not (f.level_least or f.level_most or f.level_below_self or f.level_than):
        return True
    level = level_of(state, card) if card.zone == FORMATION else card.face.level
    if level < f.level_least or (f.level_most and level > f.level_most):
        return False
    if f.level_below_self and level >= level_of(state, me):
        return False
    return not f.level_than or compares(level, level_of(state, me), f.level_than)


def has_any(state: Warlord, words: tuple[str, ...], card: Card) -> bool:
    """It has at least one of these classes, factions or traits; a trait may be given by an effect while in play."""
    face = card.face
    for word in words:
        if word in CLASSES:
            if word in face.classes:
                return True
        elif word in face.factions or has_now(state, card, word):
            return True
    return False


def compares(one: int, other: int, how: str) -> bool:
    """The one number is to the other as the text says."""
    if how == "same":
        return one == other
    if how == "higher":
        return one > other
    return one <= other if how == "not-higher" else one >= other


def shares(state: Warlord, what: str, card: Card, me: Card) -> bool:
    """Both have the same faction, class or alignment, or a trait besides the faction in common. WL-CARD-05"""
    if what == "faction":
        return not set(card.face.factions).isdisjoint(me.face.factions)
    if what == "class":
        return not set(card.face.classes).isdisjoint(me.face.classes)
    if what == "alignment":
        return card.face.alignment == me.face.alignment
    given = [effect.word for effect in state.effects if effect.stat == "trait"]
    given += [text.clause.word for text in lines_of(state, "trait")]
    traits = [trait for trait in (*card.face.traits, *given) if trait not in FACTIONS]
    return bool([trait for trait in traits if has_now(state, card, trait) and has_now(state, me, trait)])


def is_aligned(wanted: str, card: Card, me: Card) -> bool:
    """Opposite is relative to the character that uses the card, not to its Warlord. WL-ALIGN-01, -02"""
    if wanted == "opposite":
        return {card.face.alignment, me.face.alignment} == {GOOD, EVIL}
    return card.face.alignment == wanted


def passes_place(state: Warlord, f: Filter, card: Card, me: Card) -> bool:
    seat, rank, _ = state.place_of(card.id)
    if rank < f.rank_least or (f.rank_most and not 1 <= rank <= f.rank_most):
        return False
    if f.place in ("", "front"):
        return not f.place or rank == 1
    if f.place == "last":
        return seat != NOBODY and rank == len(state.formations[seat])
    if f.place == "rear":
        return rank > 1
    if f.place == "own-army":
        return is_at_home(state, card.id) and card.owner == me.owner
    if f.place == "enemy-army":
        return is_at_home(state, card.id) and card.owner != me.owner
    if f.place == "adjacent":
        return are_adjacent(state, card.id, me.id)
    if f.place in ("same-rank", "ahead", "behind", "adjacent-rank"):
        home, mine, _ = state.place_of(me.id)
        if f.place in AWAY:
            return seat == home and rank == mine + AWAY[f.place]
        if f.place == "same-rank":
            return seat == home and rank == mine
        return home != NOBODY and (seat, rank) in adjacent_ranks(state, home, mine)
    far = distance(state, card.id, me.id)
    if f.place in ("within-1", "reach"):
        return far <= 1
    if f.place == "within-2":
        return far <= 2
    if f.place == "within-3":
        return far <= 3
    return far == 2  # shot


# -- static text -----------------------------------------------------------------------


def texts_on(state: Warlord, card: Card, stat: str) -> list[Text]:
    """Every line of static text in play that changes this stat of this character now: whoever asks, asks here."""
    texts = state.standing.texts.get(stat)
    if texts is None:
        return []
    if stat in state.standing.lent_texts:
        texts = lines_of(state, stat)
    found: list[Text] = []
    number = card.id
    for text in texts:
        clause, ability = text.clause, text.ability
        if clause.who == SELF:
            if text.bearer != number:
                continue
        elif not speaks_of(state, text, card):
            continue
        if not ability.tests or holds(state, ability, state.cards[text.bearer], card):
            found.append(text)
    return found


def lines_of(state: Warlord, stat: str) -> list[Text]:
    """Every line of static text about this stat, those besides that somebody was lent and has now."""
    texts = state.standing.texts.get(stat, [])
    lending = state.standing.lent_texts.get(stat)
    if not lending:
        return texts
    found = texts.copy()
    for text in lending:
        lent, asked = text.clause.lends, (text.ability, NOBODY, NOBODY)
        if lent is None or asked in state.asking:  # who has it depends on what it says: then it says nothing
            continue
        state.asking.append(asked)
        lines = [clause for clause in lent.clauses if clause.stat == stat]
        for bearer in state.in_play():
            if reaches(state, text, bearer):
                found += [Text(text.source, bearer.id, lent, clause) for clause in lines]
        state.asking.pop()
    return found


def reaches(state: Warlord, text: Text, card: Card) -> bool:
    """The line is about this character, and its conditions hold."""
    if text.clause.who == SELF:
        return text.bearer == card.id and holds(state, text.ability, state.cards[text.bearer], card)
    return speaks_of(state, text, card) and holds(state, text.ability, state.cards[text.bearer], card)


def speaks_of(state: Warlord, text: Text, card: Card) -> bool:
    """The line is about this character. One that gives or takes a trait is not about whoever needs that to be meant."""
    chosen, bearer = text.clause.filter, state.cards[text.bearer]
    if text.clause.stat not in TRAITS or not chosen.speaks_of_play:
        return passes(state, chosen, card, bearer)
    asked = (text.ability, bearer.id, card.id)
    if asked in state.asking:
        return False
    state.asking.append(asked)
    is_met = passes(state, chosen, card, bearer)
    state.asking.pop()
    return is_met


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
            is_met = passes(state, test.filter, bearer if test.who == SELF else card, bearer) != test.is_not
        else:
            is_met = is_counted(state, test, bearer)
        if not is_met:
            return False
    return True


def is_counted(state: Warlord, test: Test, me: Card) -> bool:
    """There are as many as the condition wants: in play, in the own hand or discard pile; or the round is that far."""
    if test.who == THE_ROUND:
        number = state.round
    elif test.who == ALL:
        number = len([other for other in state.in_play() if passes(state, test.filter, other, me)])
    else:
        pile = state.hands[me.owner] if test.who == HAND else state.discards[me.owner]
        number = len([n for n in pile if passes(state, test.filter, state.cards[n], me)])
    return (number >= test.least and (test.most == 0 or number <= test.most)) != test.is_not


def has_trait(state: Warlord, card: Card, trait: str) -> bool:
    """A trait is printed, or given by an effect or a text, and not taken away. WL-CARD-05"""
    effects, texts = state.effects, state.standing.texts
    if (effects or "no-trait" in texts) and is_lost(state, card, trait):
        return False
    if trait in card.face.traits:
        return True
    for effect in effects:
        if effect.card == card.id and effect.stat == "trait" and effect.word == trait:
            return True
    for text in texts_on(state, card, "trait") if "trait" in texts else ():
        if text.clause.word == trait:
            return True
    return False


def has_now(state: Warlord, card: Card, trait: str) -> bool:
    """It has the trait: in play whatever gives or takes it, elsewhere as printed. WL-CARD-05"""
    return has_trait(state, card, trait) if card.zone == FORMATION else card.face.has(trait)


def is_lost(state: Warlord, card: Card, trait: str) -> bool:
    """A text or effect takes the trait away. WL-GOLDEN-01"""
    for effect in state.effects:
        if effect.card == card.id and effect.stat == "no-trait" and effect.word == trait:
            return True
    for text in texts_on(state, card, "no-trait") if "no-trait" in state.standing.texts else ():
        if text.clause.word == trait:
            return True
    return False


def warlords(state: Warlord, seat: Seat) -> list[Card]:
    """The characters that are Warlords: printed, by an effect such as taking over, or by a text. A7"""
    return [card for card in state.characters(seat) if has_trait(state, card, WARLORD)]


def uses_class(state: Warlord, card: Card, face: Face, what: str) -> bool:
    """It uses cards of its class and of none; texts may add one for `actions` or `items`. WL-PLAY-07, WL-EQUIP-02"""
    if face.serves(card.face):
        return True
    if card.id not in state.standing.favoured:  # no text speaks of its class
        return False
    for text in texts_on(state, card, f"class-{what}"):
        if text.clause.word in face.classes and (not text.clause.amount or face.level <= text.clause.amount):
            return True
    for text in texts_on(state, card, f"class-{what}-with"):
        if text.clause.word in face.traits:
            return True
    return False
