"""Whom the words of a text mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tercio.games.warlord.field.filters import is_counted, passes
from tercio.games.warlord.field.ranks import row_of
from tercio.games.warlord.printed.cards import (
    ALL,
    CASTER,
    COUNTED,
    ITEM,
    OF_MANY,
    OPPONENT,
    PICKED,
    SELF,
    SOURCE,
    STRIKER,
    STRUCK,
    TARGET,
    TARGET_RANK,
    TARGETS,
    VICTIM,
    WOUNDER,
    Clause,
    Filter,
    Test,
)
from tercio.games.warlord.state import DECK, EQUIPPED, FORMATION, Card, Warlord, warlord
from tercio.games.warlord.steps.listeners import Speaks
from tercio.games.warlord.steps.strikes import Strike
from tercio.games.warlord.steps.wounds import Wounding
from tercio.kernel import NOBODY, Match, Seat

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform


def meant(m: Match, p: Perform, who: str, chosen: Filter) -> list[int]:
    """The characters a word means, those still in play."""
    state = warlord(m)
    strike = m.find(Strike)
    speaking: Speaks = p  # whose words these are: it knows who has come back as another one (A107)
    found: list[int] = []
    if who == SELF:
        found = [p.performer]
    elif who == TARGET:
        found = [number for number in p.targets[:1] if p.reaches(number)]
    elif who == TARGETS:
        found = [number for number in p.targets if p.reaches(number)]
    elif who == STRIKER and strike is not None:
        speaking, found = strike, [strike.roller]
    elif who == OPPONENT and strike is not None:
        speaking, found = strike, [strike.target]
    elif who == VICTIM:
        found = [p.subject]
    elif who == PICKED:
        found = [p.picked]
    elif who == SOURCE:
        found = [p.source]
    elif who == CASTER:
        for action in actions_under(m, p)[-1:]:
            speaking, found = action, [action.performer]
    elif who == WOUNDER:
        wounding = m.find(Wounding)
        if wounding is not None:
            speaking, found = wounding, [wounding.by]
    elif who == STRUCK:
        found = [p.struck]
    elif who == TARGET_RANK:
        row = row_of(state, *p.chosen) if p.chosen[1] else rank_mates(state, p.targets[:1])
        return [number for number in let_through(m, p, chosen, row) if p.reaches(number)]
    elif who == ALL:
        return [number for number in let_through(m, p, chosen, state.standing.in_play) if p.reaches(number)]
    return [number for number in found if speaking.has(m, number)]


def things_meant(m: Match, p: Perform, clause: Clause) -> list[int]:
    """Those whom a clause means: the items, where the action was aimed at items or an item speaks of itself."""
    aim, cards = p.ability(m).aim, warlord(m).cards
    if clause.who == SOURCE and cards[p.source].zone == EQUIPPED:
        return [p.source]
    if aim is None or aim.what != ITEM or clause.who not in (TARGET, TARGETS):
        return meant(m, p, clause.who, clause.filter)
    chosen = p.targets[:1] if clause.who == TARGET else p.targets
    return [number for number in chosen if cards[number].zone == EQUIPPED and p.reaches(number)]


def viewer(m: Match, p: Perform, chosen: Filter) -> Card | None:
    """Places and comparisons are seen from the performer, or from the one whom the filter names, if there is one."""
    if not chosen.seen_from:
        return warlord(m).cards[p.performer]
    card = card_named(m, p, chosen.seen_from)
    return None if card is None or is_newcomer(p, card) else card


def let_through(m: Match, p: Perform, chosen: Filter, numbers: Sequence[int]) -> list[int]:
    """Those of the cards whom the filter means: none, where it sees from somebody and nobody is in that role."""
    state, me = warlord(m), viewer(m, p, chosen)
    return [] if me is None else [number for number in numbers if passes(state, chosen, state.cards[number], me)]


def named(m: Match, p: Perform, who: str) -> int:
    """The one card that a word names, wherever it lies now; nobody, where nobody is in that role."""
    if who == SELF:
        return p.performer
    if who == TARGET:
        return p.targets[0] if p.targets else NOBODY
    if who in (STRIKER, OPPONENT):
        strike = m.find(Strike)
        return NOBODY if strike is None else strike.roller if who == STRIKER else strike.target
    if who == CASTER:
        return actions_under(m, p)[-1].performer if actions_under(m, p) else NOBODY
    if who == WOUNDER:
        wounding = m.find(Wounding)
        return NOBODY if wounding is None else wounding.by
    return {VICTIM: p.subject, PICKED: p.picked, SOURCE: p.source, STRUCK: p.struck}.get(who, NOBODY)


def card_named(m: Match, p: Perform, who: str) -> Card | None:
    """The card itself, as it was found where it has been shuffled into a deck since."""
    number = named(m, p, who)
    if number == NOBODY:
        return None
    card = warlord(m).cards[number]
    return card._replace(face=p.found) if who == PICKED and card.zone == DECK and p.found is not None else card


def is_newcomer(p: Perform, card: Card) -> bool:
    """A character of that number has come back as another one, of whom the action does not speak. A107"""
    return card.id in p.strangers and card.zone == FORMATION


def is_given(m: Match, p: Perform, test: Test) -> bool:
    """A condition of a clause: the one in this role is so, wherever it is now, or there are as many."""
    state = warlord(m)
    me = state.cards[p.performer]
    if test.who in COUNTED:
        return is_counted(state, test, me)
    card = card_named(m, p, test.who)
    if card is None or is_newcomer(p, card):
        return False
    return passes(state, test.filter, card, me) != test.is_not


def players_meant(m: Match, p: Perform, who: str, chosen: Filter) -> list[Seat]:
    """The players of those whom a word means, whatever has become of the one whom it names."""
    state = warlord(m)
    if who in OF_MANY:
        found = [state.cards[number].owner for number in meant(m, p, who, chosen)]
    elif who == TARGET and p.chosen[0] != NOBODY:  # no character was aimed at
        found = [p.chosen[0]]
    else:
        number = named(m, p, who)
        found = [state.cards[number].owner] if number != NOBODY and p.reaches(number) else []
    return [seat for seat in state.playing() if seat in found]


def doer(p: Perform) -> int:
    """Who carries the action out: nobody, where a character of that number has come back as another one. A107"""
    return NOBODY if p.performer in p.strangers else p.performer


def actions_under(m: Match, p: Perform) -> list[Perform]:
    """The actions of cards that were under way before this one, the newest last."""
    return [step for step in m.stack if isinstance(step, type(p)) and step is not p]


def rank_mates(state: Warlord, numbers: tuple[int, ...]) -> list[int]:
    """Everybody who stands in the same rank as these, themselves included."""
    places = [state.place_of(number) for number in numbers]
    return [n for seat, rank, _ in places if seat != NOBODY for n in row_of(state, seat, rank)]
