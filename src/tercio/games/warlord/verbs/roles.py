"""Whom the words of a text mean, and what they may be aimed at or paid with."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tercio.games.warlord.field.filters import passes
from tercio.games.warlord.field.ranks import row_of
from tercio.games.warlord.printed.cards import (
    ALL,
    CASTER,
    CHARACTER,
    OPPONENT,
    PICKED,
    SELF,
    SOURCE,
    STRIKER,
    TARGET,
    TARGET_RANK,
    TARGETS,
    VICTIM,
    WOUNDER,
    Ability,
    Aim,
    Cost,
    Filter,
)
from tercio.games.warlord.state import FORMATION, READY, Card, Warlord, warlord
from tercio.games.warlord.steps.strikes import Strike
from tercio.games.warlord.steps.wounds import Wounding
from tercio.kernel import NOBODY, Match, Seat

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform


def meant(m: Match, p: Perform, who: str, chosen: Filter) -> list[int]:
    """The characters a word means, those still in play."""
    state = warlord(m)
    strike = m.find(Strike)
    found: list[int] = []
    if who == SELF:
        found = [p.performer]
    elif who == TARGET:
        found = [number for number in p.targets[:1] if p.reaches(number)]
    elif who == TARGETS:
        found = [number for number in p.targets if p.reaches(number)]
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
    elif who == CASTER:
        found = [action.performer for action in actions_under(m, p)[-1:]]
    elif who == WOUNDER:
        wounding = m.find(Wounding)
        found = [] if wounding is None else [wounding.by]
    elif who == TARGET_RANK:
        me = state.cards[p.performer]
        row = rank_mates(state, p.targets[:1])
        found = [n for n in row if passes(state, chosen, state.cards[n], me) and p.reaches(n)]
    elif who == ALL:
        me = state.cards[p.performer]
        found = [card.id for card in state.in_play() if passes(state, chosen, card, me) and p.reaches(card.id)]
    return [number for number in found if number != NOBODY and state.cards[number].zone == FORMATION]


def actions_under(m: Match, p: Perform) -> list[Perform]:
    """The actions of cards that were under way before this one, the newest last."""
    return [step for step in m.stack if isinstance(step, type(p)) and step is not p]


def rank_mates(state: Warlord, numbers: tuple[int, ...]) -> list[int]:
    """Everybody who stands in the same rank as these, themselves included."""
    places = [state.place_of(number) for number in numbers]
    return [n for seat, rank, _ in places if seat != NOBODY for n in row_of(state, seat, rank)]


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
            what = replace(aim.filter, side="", place="")
            if passes(state, where, bearer, me) and passes(state, what, item, me):
                found.append(item.id)
    return found


def has_aim(m: Match, performer: int, ability: Ability) -> bool:
    """Is there enough that the action may be aimed at, if it is aimed at all?"""
    aim = ability.aim
    if aim is None:
        return True
    if aim.what != CHARACTER or aim.least != 1:
        return len(aim_targets(m, performer, aim)) >= aim.least
    state = warlord(m)
    cards, me = state.cards, state.cards[performer]
    for number in state.standing.in_play:
        if passes(state, aim.filter, cards[number], me):
            return True
    return False


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


def can_pay(m: Match, seat: Seat, performer: int, source: int, ability: Ability) -> bool:
    for cost in ability.costs:
        if not is_payable(m, seat, performer, source, cost):
            return False
    return True


def is_payable(m: Match, seat: Seat, performer: int, source: int, cost: Cost) -> bool:
    """Could this cost be paid now?"""
    state = warlord(m)
    if cost.pay in ("discard-hand", "kill-own", "spend-other", "wound-own"):
        return len(payable_with(m, seat, performer, source, cost)) >= cost.number
    if cost.pay == "spend-item":
        return state.cards[source].state == READY
    return True
