"""Which cards a text means: filters and conditions, seen from the one who performs."""

from __future__ import annotations

from tercio.games.warlord.field.ranks import adjacent_ranks, are_adjacent, distance, is_at_home
from tercio.games.warlord.field.traits import has_trait, level_of
from tercio.games.warlord.printed.cards import EVIL, GOOD, WARLORD, Filter
from tercio.games.warlord.state import FORMATION, READY, STUNNED, Card, Warlord
from tercio.kernel import NOBODY


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
    """WL-ALIGN-01, -02  Opposite is relative to the character that uses the card, not to its Warlord."""
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
