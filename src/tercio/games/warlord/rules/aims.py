"""Rules say what an action may be aimed at. WL-ACTIONCARD-07"""

from __future__ import annotations

from dataclasses import replace

from tercio.games.warlord.field.filters import passes
from tercio.games.warlord.field.ranks import row_of
from tercio.games.warlord.printed.cards import AT_NOBODY, CHARACTER, ITEM, WHOLE_RANK, Ability, Filter
from tercio.games.warlord.rules.meaning import judge_meant
from tercio.games.warlord.rules.values import are_bans, banned_by, is_banned
from tercio.games.warlord.state import EQUIPPED, FORMATION, Card, warlord
from tercio.games.warlord.verbs.registry import choosy
from tercio.kernel import NOBODY, Answer, Match, Verdict


def aim_targets(m: Match, performer: int, ability: Ability) -> list[int]:
    """An action may be aimed at all whom its text means, if they may be the target of what it does."""
    aim = ability.aim
    if aim is None:
        return []
    state = warlord(m)
    me = state.cards[performer]
    found: list[int] = []
    if aim.what in AT_NOBODY:
        return [card.id for card in state.in_play() if passes(state, aim.filter, card, me)]
    if aim.what != ITEM:
        found = [card.id for card in state.in_play() if passes(state, aim.filter, card, me)]
        if are_bans(state):  # WL-GOLDEN-01
            cards = state.cards
            found = [n for n in found if n == performer or not is_banned(state, cards[n], "be-action-target", me)]
        for verb in choosy(ability):
            found = [number for number in found if verb.may_aim_at(m, number)]
        return found
    where, what = parts_of(aim.filter)
    for bearer in state.in_play():
        for item in state.items_of(bearer.id):
            if passes(state, where, bearer, me) and passes(state, what, item, me):
                found.append(item.id)
    return found


def aimed_at(m: Match, performer: int, ability: Ability, chosen: tuple[int, ...]) -> tuple[int, ...]:
    """Whom the choice means: where a whole rank is aimed at, everybody in it who may be a target."""
    if ability.aim is None or ability.aim.what != WHOLE_RANK or not chosen:
        return chosen
    row = row_of(warlord(m), *warlord(m).place_of(chosen[0])[:2])
    return tuple([number for number in aim_targets(m, performer, ability) if number in row])


def parts_of(f: Filter) -> tuple[Filter, Filter]:
    """The filter speaks of the item, but its side and place are the bearer's, who may be oneself."""
    where = Filter(side=f.side, place=f.place, rank_least=f.rank_least, rank_most=f.rank_most, me=f.me)
    return where, replace(f, side="", place="", rank_least=0, rank_most=0, me=False)


def judge_aim(m: Match, performer: int, source: int, ability: Ability, answer: Answer, verdict: Verdict) -> None:
    """It says why the action is not aimed at these. WL-ACTIONCARD-07"""
    aim, state = ability.aim, warlord(m)
    if aim is None or answer.key not in ("target", "targets"):
        return
    if (answer.key == "target") != (aim.least == aim.most == 1):
        verdict.refuse("WL-ACTIONCARD-07", "number-of-targets", (source, aim.least, aim.most))
        return
    legal = aim_targets(m, performer, ability)
    for number in (answer.subject,) if answer.key == "target" else answer.picks:
        target = state.find(number)
        if target is not None and number not in legal:
            judge_target(m, performer, source, ability, target, verdict)


def judge_target(m: Match, performer: int, source: int, ability: Ability, target: Card, verdict: Verdict) -> None:
    """The card is not in play, the text does not mean it, or it cannot be the target of what the action does."""
    aim, state = ability.aim, warlord(m)
    assert aim is not None
    me, said = state.cards[performer], len(verdict.said)
    is_character = aim.what != ITEM
    if target.zone != (FORMATION if is_character else EQUIPPED):
        because = "not-a-character-in-play" if is_character else "not-an-item-in-play"
        verdict.refuse("WL-ACTIONCARD-07", because, (target.id,))
        return
    if is_character:
        judge_meant(state, aim.filter, target, me, "WL-ACTIONCARD-07", verdict)
    else:
        where, what = parts_of(aim.filter)
        judge_meant(state, where, state.cards[target.host], me, "WL-ACTIONCARD-07", verdict)
        judge_meant(state, what, target, me, "WL-ACTIONCARD-07", verdict)
    if len(verdict.said) == said:
        banning = banned_by(state, target, "be-action-target", me)  # else what the action itself does rules it out
        verdict.refuse("WL-GOLDEN-01", "cannot-be-target", (target.id, source if banning == NOBODY else banning))


def has_aim(m: Match, performer: int, ability: Ability) -> bool:
    """There is enough that the action may be aimed at, or it is not aimed at all."""
    aim = ability.aim
    if aim is None:
        return True
    if aim.what != CHARACTER or aim.least != 1 or choosy(ability) or are_bans(warlord(m)):
        return len(aim_targets(m, performer, ability)) >= aim.least
    state = warlord(m)
    cards, me = state.cards, state.cards[performer]
    for number in state.standing.in_play:
        if passes(state, aim.filter, cards[number], me):
            return True
    return False
