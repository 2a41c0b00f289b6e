"""Whom the words of a text mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tercio.games.warlord.field.filters import is_counted, passes
from tercio.games.warlord.field.ranks import row_of
from tercio.games.warlord.printed.cards import (
    ALL,
    CASTER,
    COUNTED,
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
    Filter,
    Test,
)
from tercio.games.warlord.state import Card, Warlord, warlord
from tercio.games.warlord.steps.listeners import Speaks
from tercio.games.warlord.steps.strikes import Strike
from tercio.games.warlord.steps.wounds import Wounding
from tercio.kernel import NOBODY, Match

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
        found = [p.picked]
    elif who == TARGET_RANK:
        me = viewer(m, p, chosen)
        row = rank_mates(state, p.targets[:1])
        return [n for n in row if passes(state, chosen, state.cards[n], me) and p.reaches(n)]
    elif who == ALL:
        me = viewer(m, p, chosen)
        return [card.id for card in state.in_play() if passes(state, chosen, card, me) and p.reaches(card.id)]
    return [number for number in found if speaking.has(m, number)]


def viewer(m: Match, p: Perform, chosen: Filter) -> Card:
    """Places and comparisons are seen from the performer, or from the one whom the filter names."""
    cards = warlord(m).cards
    seen_from = named(m, p, chosen.seen_from) if chosen.seen_from else NOBODY
    return cards[p.performer if seen_from == NOBODY else seen_from]


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
    return {VICTIM: p.subject, PICKED: p.picked, SOURCE: p.source, STRUCK: p.picked}.get(who, NOBODY)


def is_given(m: Match, p: Perform, test: Test) -> bool:
    """A condition of a clause: the one in this role is so, wherever it is now, or there are as many."""
    state = warlord(m)
    me = state.cards[p.performer]
    if test.who in COUNTED:
        return is_counted(state, test, me)
    number = named(m, p, test.who)
    if number == NOBODY:
        return False
    return passes(state, test.filter, state.cards[number], me) != test.is_not


def actions_under(m: Match, p: Perform) -> list[Perform]:
    """The actions of cards that were under way before this one, the newest last."""
    return [step for step in m.stack if isinstance(step, type(p)) and step is not p]


def rank_mates(state: Warlord, numbers: tuple[int, ...]) -> list[int]:
    """Everybody who stands in the same rank as these, themselves included."""
    places = [state.place_of(number) for number in numbers]
    return [n for seat, rank, _ in places if seat != NOBODY for n in row_of(state, seat, rank)]
