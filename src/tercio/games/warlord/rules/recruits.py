"""A character comes into play in its rank, in a legal formation, stunned if it is not loyal. WL-RECRUIT"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercio.games.warlord.field.filters import holds, texts_on, warlords
from tercio.games.warlord.field.ranks import own_sizes, placed, row_of, would_be_illegal
from tercio.games.warlord.printed.cards import CHARACTER, MERCENARIES, UNIQUE, Face
from tercio.games.warlord.rules.golden import lift_by_texts
from tercio.games.warlord.rules.illegal_ranks import room_in
from tercio.games.warlord.state import HAND, READY, STUNNED, Card, Warlord
from tercio.kernel import Seat, Verdict

EASED: Final = "entry-lower"  # and that by which the text of another says so
ENTRY: Final = "entry-level"  # the stat by which a character's own text says as of which level it enters


def judge_recruit(state: Warlord, seat: Seat, card: Card, verdict: Verdict) -> None:
    """A character from hand that some rank takes."""
    if not is_in_hand(seat, card):
        verdict.refuse("WL-RECRUIT-01", "not-a-character-in-hand", (card.id,))
        return
    judge_unique(state, seat, card, "WL-RECRUIT-07", verdict)
    if verdict and not ranks_for(state, seat, card):
        judge_rank(state, seat, card, entry_level(state, card), verdict)


def is_in_hand(seat: Seat, card: Card) -> bool:
    return card.owner == seat and card.zone == HAND and card.face.type == CHARACTER


@lru_cache(maxsize=1 << 12)
def sets_aside(face: Face) -> bool:
    """A text that always holds sets rules aside."""
    return bool([ability for ability in face.statics if ability.lifts])


@lru_cache(maxsize=1 << 12)
def is_ordinary(face: Face) -> bool:
    """No text on it sets rules aside, gives room in a rank or says at which level it comes."""
    return not sets_aside(face) and not gives_room(face) and not speaks_of(face, ENTRY)


def gives_room(face: Face) -> bool:
    return speaks_of(face, "room")


def speaks_of(face: Face, stat: str) -> bool:
    return bool([clause for ability in face.statics for clause in ability.clauses if clause.stat == stat])


def entry_level(state: Warlord, card: Card) -> int:
    """The rank that the character enters: that of its level, or of the level that its own text says. WL-GOLDEN-01"""
    for ability in card.face.statics:
        for clause in ability.clauses:
            if clause.stat == ENTRY and holds(state, ability, card, card):
                return max(1, clause.amount)  # no rank is in front of the first
    return card.face.level


def entry_levels(state: Warlord, card: Card) -> tuple[int, ...]:
    """The ranks that it may enter: the one of its level, and those that texts of others let it enter. WL-GOLDEN-01"""
    level = entry_level(state, card)
    eased = sum([text.clause.amount for text in texts_on(state, card, EASED)])
    return (level, max(1, level - eased)) if eased else (level,)


def may_recruit(state: Warlord, seat: Seat, card: Card) -> bool:
    """The short answer: a verdict is needed only where a text of the card itself may lift a refusal."""
    if is_ordinary(card.face) and EASED not in state.standing.texts:
        return is_in_hand(seat, card) and not is_unique_taken(state, seat, card) and bool(ranks_for(state, seat, card))
    verdict = Verdict()
    judge_recruit(state, seat, card, verdict)
    return bool(verdict)


def judge_unique(state: Warlord, seat: Seat, card: Card, rule: str, verdict: Verdict) -> None:
    """Your own army has only one Unique card of a name. WL-RECRUIT-07, WL-EQUIP-04"""
    if is_unique_taken(state, seat, card):
        verdict.refuse(rule, "unique-in-play", (card.id,))


def is_unique_taken(state: Warlord, seat: Seat, card: Card) -> bool:
    if UNIQUE not in card.face.traits:
        return False
    for own in state.army(seat):
        if own.face.is_namesake(card.face):
            return True
        for item in state.items_of(own.id) if own.holds else ():
            if item.face.is_namesake(card.face):
                return True
    return False


def judge_rank(state: Warlord, seat: Seat, card: Card, rank: int, verdict: Verdict) -> None:
    """A character enters the rank of its level, and makes no rank illegal. WL-RECRUIT-02, -04

    A text that lifts the first leaves the second in force (WL-RECRUIT-08, -09).
    """
    level = entry_level(state, card)
    if rank not in entry_levels(state, card):
        verdict.refuse("WL-RECRUIT-02", "not-its-rank", (card.id, rank, level))
    sizes = own_sizes(state, seat)
    if would_be_illegal(sizes, rank, room_with(state, seat, card, rank)):
        here = sizes[rank - 1] if rank - 1 < len(sizes) else 0
        in_front = sizes[rank - 2] if rank - 2 < len(sizes) else 0
        verdict.refuse("WL-RECRUIT-04", "would-be-illegal", (rank, here + 1, in_front))
    lift_by_texts(state, card, verdict)


def room_with(state: Warlord, seat: Seat, card: Card, rank: int) -> list[int]:
    """The room that texts give, with the character's own as if it stood in that rank already."""
    if not gives_room(card.face):
        return room_in(state, seat)
    return room_in(state.imagined(seat, placed(state.formations[seat], card.id, rank, 0), card), seat)


def ranks_for(state: Warlord, seat: Seat, card: Card) -> list[int]:
    if is_ordinary(card.face) and EASED not in state.standing.texts:  # nothing sets the rule aside
        level = card.face.level
        return [] if would_be_illegal(own_sizes(state, seat), level, room_in(state, seat)) else [level]
    found: list[int] = []
    for rank in range(1, len(state.formations[seat]) + 2):
        verdict = Verdict()
        judge_rank(state, seat, card, rank, verdict)
        if verdict:
            found.append(rank)
    return found


def places_for(state: Warlord, seat: Seat, card: Card) -> list[tuple[int, int]]:
    """It stands far left, far right or between any two. WL-RECRUIT-03"""
    return [
        (rank, place) for rank in ranks_for(state, seat, card) for place in range(len(row_of(state, seat, rank)) + 1)
    ]


def entering_state(state: Warlord, seat: Seat, card: Card) -> int:
    """A character enters stunned if it is of no Warlord's faction, nor a Mercenary. WL-RECRUIT-05, -06, A116"""
    factions = {faction for lord in warlords(state, seat) for faction in lord.face.factions}
    if not factions or not factions.isdisjoint(card.face.factions) or card.face.has(MERCENARIES):
        return READY
    if texts_on(state, card, "loyal"):
        return READY
    for ability in card.face.statics:
        if "WL-RECRUIT-05" in ability.lifts and holds(state, ability, card, card):
            return READY
    return STUNNED
