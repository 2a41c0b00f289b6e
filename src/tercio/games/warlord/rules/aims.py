"""Rules say what an action may be aimed at. WL-ACTIONCARD-07"""

from __future__ import annotations

from dataclasses import replace

from tercio.games.warlord.field.filters import passes
from tercio.games.warlord.printed.cards import CHARACTER, Ability, Filter
from tercio.games.warlord.state import warlord
from tercio.games.warlord.verbs.registry import choosy
from tercio.kernel import Match


def aim_targets(m: Match, performer: int, ability: Ability) -> list[int]:
    """An action may be aimed at all whom its text means, if they may be the target of what it does."""
    aim = ability.aim
    if aim is None:
        return []
    state = warlord(m)
    me = state.cards[performer]
    found: list[int] = []
    if aim.what == CHARACTER:
        found = [card.id for card in state.in_play() if passes(state, aim.filter, card, me)]
        for verb in choosy(ability):
            found = [number for number in found if verb.may_aim_at(m, number)]
        return found
    for bearer in state.in_play():  # items: the filter speaks of the item, its side and place of the bearer's
        for item in state.items_of(bearer.id):
            where = Filter(side=aim.filter.side, place=aim.filter.place, level_most=0)
            what = replace(aim.filter, side="", place="")
            if passes(state, where, bearer, me) and passes(state, what, item, me):
                found.append(item.id)
    return found


def has_aim(m: Match, performer: int, ability: Ability) -> bool:
    """There is enough that the action may be aimed at, or it is not aimed at all."""
    aim = ability.aim
    if aim is None:
        return True
    if aim.what != CHARACTER or aim.least != 1 or choosy(ability):
        return len(aim_targets(m, performer, ability)) >= aim.least
    state = warlord(m)
    cards, me = state.cards, state.cards[performer]
    for number in state.standing.in_play:
        if passes(state, aim.filter, cards[number], me):
            return True
    return False
