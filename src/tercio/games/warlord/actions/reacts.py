"""Feats, texts in play and cards in hand may react at a moment. WL-REACT"""

from __future__ import annotations

from functools import lru_cache

from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.abilities.registry import feats, feats_at
from tercio.games.warlord.actions.timing import failed_test, hitch_of, own_role, spoken_of, strike_at
from tercio.games.warlord.field.lending import lent_to, text_of
from tercio.games.warlord.printed.cards import (
    ACTION,
    LENT,
    REACT,
    SELF,
    Ability,
    Face,
)
from tercio.games.warlord.rules.aims import has_aim
from tercio.games.warlord.rules.costs import can_afford
from tercio.games.warlord.rules.feats import is_usable, judge_feat
from tercio.games.warlord.rules.meaning import judge_test
from tercio.games.warlord.rules.orders import choice
from tercio.games.warlord.rules.performance import (
    candidates,
    hopefuls,
    is_performer,
    is_used_up,
    judge_stranger,
    tell_nearest,
)
from tercio.games.warlord.rules.reacts import (
    judge_hitch,
    judge_once,
    judge_react_now,
    judge_reactor,
    judge_source,
    judge_speaking,
    react_meant,
    rule_of_react,
)
from tercio.games.warlord.rules.recruits import may_recruit
from tercio.games.warlord.rules.values import those_with
from tercio.games.warlord.state import Card, warlord
from tercio.games.warlord.steps.listeners import is_stranger
from tercio.games.warlord.steps.moments import TARGETED, WOUNDING, Moment
from tercio.games.warlord.steps.strikes import Strike
from tercio.games.warlord.steps.targeting import targeting_step
from tercio.games.warlord.steps.wounds import Wounding
from tercio.kernel import NOBODY, Answer, Match, Option, Seat, Verdict, plain

# -- what comes back ---------------------------------------------------------------------


def recurring(m: Match, moment: str) -> Strike | Wounding | None:
    """Wounds passed on and a redirected strike may come back to somebody: then the trigger is the same. A115"""
    if moment == WOUNDING:
        return m.find(Wounding)
    step = targeting_step(m) if moment == TARGETED else None
    return step if isinstance(step, Strike) else None


def has_answered(m: Match, moment: str, subject: int) -> tuple[int, ...]:
    """These cards have reacted to this trigger before, when it was about the same character. WL-REACT-05, A115"""
    step = recurring(m, moment)
    return () if step is None else tuple([card for about, card in step.answered if about == subject])


def note_answer(m: Match, window: Moment, card: int) -> None:
    """The card reacts to what may come back."""
    step = recurring(m, window.moment)
    if step is not None:
        step.answered = (*step.answered, (window.subject, card))


# -- feats ------------------------------------------------------------------------------


def feat_reacts(m: Match, window: Moment, seat: Seat) -> list[Option]:
    """These feats may be used at this moment. WL-REACT-03"""
    found: list[Option] = []
    state = warlord(m)
    for feat in feats_at(window.moment):
        able = those_with(state, feat.name)
        if not able:
            continue
        near = feat.concerns(m, window)
        for number in able:
            if number not in near or number in window.used:
                continue
            card = state.cards[number]
            if card.owner == seat and not feat.hitch(m, window, card) and is_usable(state, seat, card, feat):
                found.append(plain(feat.key, feat.rule, number))
    return found


def judge_feat_react(m: Match, window: Moment, seat: Seat, card: Card, feat: Feat, verdict: Verdict) -> None:
    """Why this feat is not offered: what it asks of its bearer, and then of the moment."""
    judge_feat(warlord(m), seat, card, feat, verdict)
    if verdict:
        judge_once(window.used, card, verdict)
    if verdict:
        is_concerned = card.id in feat.concerns(m, window)
        hitch = feat.hitch(m, window, card) if is_concerned else feat.unconcerned
        judge_hitch(hitch, card, window.subject, feat.rule, verdict)


# -- texts ----------------------------------------------------------------------------------


def text_reacts(m: Match, window: Moment, seat: Seat) -> list[Option]:
    """Texts in play and cards in hand react at their moment, each copy on its own. WL-REACT-03, WL-REACT-06"""
    state = warlord(m)
    found = in_play_reacts(m, window, seat)
    for number in state.hands[seat]:
        source = state.cards[number]
        for which, moment in reacts_in_hand(source.face):
            if moment == window.moment:
                found += react_options(m, window, seat, source, which, hopefuls(state, seat, source))
    return found


def in_play_reacts(m: Match, window: Moment, seat: Seat) -> list[Option]:
    state = warlord(m)
    found: list[Option] = []
    for paragraph in state.standing.reacts.get(window.moment, ()):
        source, bearer = state.cards[paragraph.source], state.cards[paragraph.bearer]
        if bearer.owner == seat and source.owner == seat:
            found += react_options(m, window, seat, source, paragraph.number, [bearer])
    for bearer in state.characters(seat) if state.standing.is_lending else ():
        for place, lent in enumerate(lent_to(state, bearer)):
            if lent.ability.kind == REACT and lent.ability.trigger == window.moment:
                found += react_options(m, window, seat, bearer, LENT + place, [bearer])
    return found


def react_options(
    m: Match, window: Moment, seat: Seat, source: Card, number: int, performers: list[Card]
) -> list[Option]:
    """A react is offered with those who may perform it, unless its card has reacted already. WL-REACT-05"""
    if source.id in window.used:
        return []
    lent = text_of(warlord(m), source, number)
    able = [] if lent is None else reactors(m, window, seat, lent.source, lent.ability, performers)
    if not able:
        return []
    return [choice("react", rule_of_react(source), source.id, able, number)]


@lru_cache(maxsize=1 << 12)
def reacts_in_hand(face: Face) -> tuple[tuple[int, str], ...]:
    """These of its abilities are reacts that work in hand, each at its moment."""
    reacts = [(number, ability) for number, ability in enumerate(face.abilities) if ability.kind == REACT]
    return tuple([(number, ability.trigger) for number, ability in reacts if face.type == ACTION or ability.hand])


def reactors(m: Match, window: Moment, seat: Seat, source: Card, ability: Ability, performers: list[Card]) -> list[int]:
    """These of the performers may perform the react at this moment."""
    strike = strike_at(m, window)
    if hitch_of(m, window, seat, ability, strike):
        return []
    role = own_role(ability)
    if role != SELF:
        named = spoken_of(m, warlord(m), window, role, strike)
        number = NOBODY if named is None or is_stranger(m, named.id) else named.id
        performers = [card for card in performers if card.id == number]
    return [
        card.id
        for card in performers
        if failed_test(m, window, card, ability, strike) is None and may_perform(m, seat, card, source, ability)
    ]


def judge_react(m: Match, window: Moment, answer: Answer, verdict: Verdict) -> None:
    """Why this react is not offered, whatever a player tries. WL-REACT-03, WL-REACT-05"""
    state, seat = warlord(m), answer.seat
    card, feat = state.find(answer.subject), feats().get(answer.key)
    if card is None:
        return
    if answer.key == "react":
        judge_text_react(m, window, answer, card, verdict)
    elif feat is not None and feat.moment == window.moment:
        judge_feat_react(m, window, seat, card, feat, verdict)


def judge_shut(m: Match, answer: Answer, verdict: Verdict) -> None:
    """Nobody asks this player for a react: it is not its moment, or others are asked. WL-REACT-03, WL-REACT-04"""
    feat, window = feats().get(answer.key), m.stack[-1]
    moment = window.moment if isinstance(window, Moment) else ""
    if answer.key != "react" and (feat is None or not feat.moment):
        return
    judge_react_now(warlord(m), moment, answer, verdict)
    if verdict and isinstance(window, Moment):
        judge_react(m, window, answer, verdict)
        if verdict and window.seats[window.turn] != answer.seat:
            judge_speaking(window.seats[window.turn], verdict)


def judge_text_react(m: Match, window: Moment, answer: Answer, source: Card, verdict: Verdict) -> None:
    """The card, its text, the moment, and then the performer: the one who is named, or comes nearest."""
    state, seat = warlord(m), answer.seat
    number = react_meant(state, source, answer.detail, window.moment)
    judge_source(state, seat, source, number, window.moment, verdict)
    if not verdict:
        return
    lent, strike = text_of(state, source, number), strike_at(m, window)
    assert lent is not None, "its card was judged before"
    text, ability = lent.source, lent.ability
    judge_once(window.used, source, verdict)
    judge_hitch(hitch_of(m, window, seat, ability, strike), source, window.subject, rule_of_react(source), verdict)
    if not verdict:
        return
    performer = state.find(answer.picks[0]) if len(answer.picks) == 1 else None
    if performer is not None:
        judge_stranger(state, seat, performer, source, verdict)
        verdict.said += judged_reactor(m, window, seat, performer, text, ability, strike).refusals
    elif not answer.picks:
        able = candidates(state, seat, source)
        judged = [judged_reactor(m, window, seat, card, text, ability, strike) for card in able]
        tell_nearest(judged, source, verdict)


def judged_reactor(
    m: Match, window: Moment, seat: Seat, performer: Card, source: Card, ability: Ability, strike: Strike | None
) -> Verdict:
    """What is to be said against this performer."""
    state, verdict = warlord(m), Verdict()
    test = failed_test(m, window, performer, ability, strike)
    if test is not None and (test.who != SELF or ability.hand):
        subject = performer if test.who == SELF else spoken_of(m, state, window, test.who, strike)
        judge_test(state, test, subject, performer, source, rule_of_react(source), verdict)
    judge_reactor(m, seat, performer, source, ability, verdict)
    return verdict


def may_perform(m: Match, seat: Seat, performer: Card, source: Card, ability: Ability) -> bool:
    """The performer has the class, level and state, can pay, and has something to aim at."""
    state = warlord(m)
    if ability.hand:  # a character in hand that enters play as a react
        if not may_recruit(state, seat, source) or is_used_up(state, seat, performer, source, ability):
            return False
    elif not is_performer(state, seat, performer, source, ability):
        return False
    if ability.costs and not can_afford(m, seat, performer, source.id, ability):
        return False
    return ability.aim is None or has_aim(m, performer.id, ability)
