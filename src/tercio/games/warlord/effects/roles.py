"""Whom the words of a text mean, and what they may be aimed at or paid with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tercio.games.warlord.cards import (
    ALL,
    CHARACTER,
    OPPONENT,
    PICKED,
    SELF,
    SOURCE,
    STRIKER,
    TARGET,
    TARGETS,
    VICTIM,
    Aim,
    Cost,
    Filter,
)
from tercio.games.warlord.filters import passes
from tercio.games.warlord.state import FORMATION, READY, Card, warlord
from tercio.games.warlord.steps.striking import Strike
from tercio.kernel import NOBODY, Match, Seat

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performing import Perform


def meant(m: Match, p: Perform, who: str, chosen: Filter) -> list[int]:
    """The characters a word means, those still in play."""
    state = warlord(m)
    strike = m.find(Strike)
    found: list[int] = []
    if who == SELF:
        found = [p.performer]
    elif who == TARGET:
        found = list(p.targets[:1])
    elif who == TARGETS:
        found = list(p.targets)
    elif who == STRIKER and strike is not None:
        found = [strike.roller]
    elif who == OPPONENT and strike is not None:
        found = [strike.target]
    elif who == VICTIM:
        found = [p.subject]
    elif who == PICKED:
        found = [p.picked]
    elif who == SOURCE:
        found = [p.source]
    elif who == ALL:
        me = state.cards[p.performer]
        found = [card.id for card in state.in_play() if passes(state, chosen, card, me)]
    return [number for number in found if number != NOBODY and state.cards[number].zone == FORMATION]


def aim_targets(m: Match, performer: int, aim: Aim) -> list[int]:
    """What an action may be aimed at."""
    state = warlord(m)
    me = state.cards[performer]
    if aim.what == CHARACTER:
        return [card.id for card in state.in_play() if passes(state, aim.filter, card, me)]
    found: list[int] = []  # items: the filter speaks of the item, its side and place of the bearer's
    for bearer in state.in_play():
        for item in state.items_of(bearer.id):
            where = Filter(side=aim.filter.side, place=aim.filter.place, level_most=0)
            what = aim.filter._replace(side="", place="")
            if passes(state, where, bearer, me) and passes(state, what, item, me):
                found.append(item.id)
    return found


def cost_choices(m: Match, p: Perform, cost: Cost) -> list[int]:
    """The cards among which the player chooses what to pay with; none where there is no choice."""
    return payable_with(m, p.seat, p.performer, p.source, cost)


def payable_with(m: Match, seat: Seat, performer: int, source: int, cost: Cost) -> list[int]:
    state = warlord(m)
    me = state.cards[performer]
    if cost.pay == "discard-hand":
        cards = [state.cards[n] for n in state.hands[seat] if n != source]
        return [card.id for card in cards if passes(state, cost.filter, card, me)]
    if cost.pay in ("kill-own", "spend-other", "wound-own"):
        own: list[Card] = [card for card in state.army(seat) if card.id != performer]
        if cost.pay == "spend-other":
            own = [card for card in own if card.state == READY]
        return [card.id for card in own if passes(state, cost.filter, card, me)]
    return []


def is_payable(m: Match, seat: Seat, performer: int, source: int, cost: Cost) -> bool:
    """Could this cost be paid now?"""
    state = warlord(m)
    if cost.pay in ("discard-hand", "kill-own", "spend-other", "wound-own"):
        return len(payable_with(m, seat, performer, source, cost)) >= cost.number
    if cost.pay == "spend-item":
        return state.cards[source].state == READY
    return True
