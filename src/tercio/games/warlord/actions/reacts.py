"""Feats, texts in play and cards in hand may react at a moment. WL-REACT"""

from __future__ import annotations

from functools import lru_cache

from tercio.games.warlord.abilities.registry import feats_at
from tercio.games.warlord.field.filters import passes
from tercio.games.warlord.printed.cards import (
    ACTION,
    CASTER,
    OPPONENT,
    REACT,
    SELF,
    STRIKER,
    VICTIM,
    WOUNDER,
    Ability,
    Face,
)
from tercio.games.warlord.rules.aims import has_aim
from tercio.games.warlord.rules.costs import can_pay
from tercio.games.warlord.rules.feats import may_use
from tercio.games.warlord.rules.orders import choice
from tercio.games.warlord.rules.performance import hopefuls, is_performer, is_used_up
from tercio.games.warlord.rules.recruits import may_recruit
from tercio.games.warlord.rules.values import those_with
from tercio.games.warlord.state import DISCARD, HAND, Card, Warlord, warlord
from tercio.games.warlord.steps.listeners import Acts, Rolls
from tercio.games.warlord.steps.moments import (
    AIMING,
    ANNOUNCED,
    BEFORE_ROLL,
    DIED,
    HIT,
    INITIATIVE,
    MISSED,
    ROLLED,
    STRUCK,
    TARGETED,
    WOUNDING,
    Moment,
)
from tercio.games.warlord.steps.performance import Perform
from tercio.games.warlord.steps.rolls import Rolling, is_fixed, rolling_under
from tercio.games.warlord.steps.strikes import Strike
from tercio.games.warlord.steps.targeting import targeting_place, targeting_step
from tercio.games.warlord.steps.wounds import Wounding
from tercio.games.warlord.verbs.registry import touches
from tercio.games.warlord.verbs.verb import A_DIE, A_ROLL, A_STRIKE, AN_ACTION, THE_DEAD
from tercio.kernel import NOBODY, Match, Option, Roll, Seat, Step, plain

STRIKE_MOMENTS = (AIMING, BEFORE_ROLL, HIT, MISSED, STRUCK)


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
            if card.owner == seat and feat.is_timely(m, window, card) and may_use(state, seat, card, feat):
                found.append(plain(feat.key, feat.rule, number))
    return found


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
    return found


def react_options(
    m: Match, window: Moment, seat: Seat, source: Card, number: int, performers: list[Card]
) -> list[Option]:
    """A react is offered with those who may perform it, unless its card has reacted already. WL-REACT-05"""
    if source.id in window.used:
        return []
    ability = source.face.abilities[number]
    able = reactors(m, window, seat, source, ability, performers)
    if not able:
        return []
    rule = "WL-PLAY-05" if source.zone == HAND else "WL-REACT-03"
    return [choice("react", rule, source.id, able, number)]


@lru_cache(maxsize=1 << 12)
def reacts_in_hand(face: Face) -> tuple[tuple[int, str], ...]:
    """These of its abilities are reacts that work in hand, each at its moment."""
    reacts = [(number, ability) for number, ability in enumerate(face.abilities) if ability.kind == REACT]
    return tuple([(number, ability.trigger) for number, ability in reacts if face.type == ACTION or ability.hand])


def reactors(m: Match, window: Moment, seat: Seat, source: Card, ability: Ability, performers: list[Card]) -> list[int]:
    """These of the performers may perform the react at this moment."""
    strike = strike_at(m, window)
    if not is_moment(m, window, seat, ability, strike):
        return []
    role = own_role(ability)
    if role != SELF:
        named = spoken_of(m, warlord(m), window, role, strike)
        performers = [card for card in performers if named is not None and card.id == named.id]
    return [
        card.id
        for card in performers
        if tests_hold(m, window, card, ability, strike) and may_perform(m, seat, card, source, ability)
    ]


def may_perform(m: Match, seat: Seat, performer: Card, source: Card, ability: Ability) -> bool:
    """The performer has the class, level and state, can pay, and has something to aim at."""
    state = warlord(m)
    if ability.hand:  # a character in hand that enters play as a react
        if not may_recruit(state, seat, source) or is_used_up(state, seat, performer, source, ability):
            return False
    elif not is_performer(state, seat, performer, source, ability):
        return False
    return can_pay(m, seat, performer.id, source.id, ability.costs) and has_aim(m, performer.id, ability)


def is_moment(m: Match, window: Moment, seat: Seat, ability: Ability, strike: Strike | None) -> bool:
    """The kind of strike fits, and there is still something to change, no matter who performs it."""
    moment = window.moment
    if moment == TARGETED:
        if not fits_targeting(m, strike, ability):
            return False
    elif strike is not None and not fits(window, strike, ability):
        return False
    if strike is None and touches(ability, A_STRIKE):
        return False
    if ability.went and (strike is None or not went(m, strike, ability.went)):
        return False
    if moment in (ROLLED, INITIATIVE):
        return may_change_roll(m, seat, ability)
    if moment == WOUNDING:
        return m.under(Wounding).due(window.subject) != 0
    if moment == DIED and touches(ability, THE_DEAD):
        return warlord(m).cards[window.subject].zone == DISCARD
    return moment != ANNOUNCED or m.under(Perform).seat != seat


def strike_at(m: Match, window: Moment) -> Strike | None:
    """The moment is about this strike: not one in which a check is rolled or an action is aimed at somebody."""
    step: Step | None
    if window.moment == ROLLED:
        step = rolling_under(m)
    elif window.moment == TARGETED:
        step = targeting_step(m)
    else:
        step = m.find(Strike)
    return step if isinstance(step, Strike) else None


def fits(window: Moment, strike: Strike, ability: Ability) -> bool:
    """It is the kind of strike that the text speaks of. WL-GLOSSARY-09"""
    is_meant = window.moment in STRIKE_MOMENTS or (window.moment == ROLLED and speaks_of_strikes(ability))
    return not is_meant or ability.strikes in (strike.kind, "both")


def fits_targeting(m: Match, strike: Strike | None, ability: Ability) -> bool:
    """Texts about strikes answer their kind; those about actions also strikes within one. WL-GLOSSARY-09, A36"""
    position = targeting_place(m)
    step = m.stack[position]
    if isinstance(step, (Strike, Acts)) and step.is_cancelled:
        return False
    if touches(ability, AN_ACTION):
        return strike is None or isinstance(m.stack[position - 1], Acts)
    if strike is None:
        return not touches(ability, A_STRIKE)
    return ability.strikes in (strike.kind, "both")


def speaks_of_strikes(ability: Ability) -> bool:
    """Texts about dice in general reach every roll; those about strikes only theirs. WL-GLOSSARY-09, A36"""
    return bool([test for test in ability.tests if test.who in (STRIKER, OPPONENT)])


def went(m: Match, strike: Strike, how: str) -> bool:
    """The finished strike went so."""
    if how == "critical":
        return strike.is_critical_success(m)
    if how == "killed":
        return strike.has_killed
    return strike.has_hit == (how == "hit")


def may_change_roll(m: Match, seat: Seat, ability: Ability) -> bool:
    """Criticals stand; of initiative one's own 1 or 20 may be rolled again. WL-DICE-04, WL-DICE-05, A83"""
    if not touches(ability, A_ROLL):
        return True
    rolling = rolling_under(m)
    if isinstance(rolling, Rolling):
        return not is_fixed(m, rolling)
    if not touches(ability, A_DIE):
        return True  # WL-DICE-06: without a target value bonuses count on a 1 or a 20 too
    roll = m.under(Roll)
    forced = rolling.forced if isinstance(rolling, Rolls) else 0
    return roll.roller == seat or (forced or max(roll.faces)) not in (1, 20)


def tests_hold(m: Match, window: Moment, performer: Card, ability: Ability, strike: Strike | None) -> bool:
    if not ability.tests:
        return True
    state = warlord(m)
    for who, wanted, is_not in ability.tests:
        if who == VICTIM and window.moment == INITIATIVE:  # A88: a player has rolled, no character
            side = "own" if m.under(Roll).roller == performer.owner else "enemy"
            if (wanted.side in ("", side)) == is_not:
                return False
            continue
        subject = performer if who == SELF else spoken_of(m, state, window, who, strike)
        if subject is None:
            return False
        if wanted.place == "adjacent" and who == VICTIM and window.moment == DIED:
            is_beside = performer.id in m.under(Wounding).stood_beside(window.subject)
            is_met = is_beside and passes(state, wanted, subject, performer, anywhere=True)
        else:
            is_met = passes(state, wanted, subject, performer)
        if is_met == is_not:
            return False
    return True


def own_role(ability: Ability) -> str:
    """The text speaks of its own performer in this role: he strikes, is struck, has rolled; `self` where it does not.

    Then nobody else needs to be looked at.
    """
    if ability.trigger != INITIATIVE:  # A88: there a player has rolled, no character
        for test in ability.tests:
            if test.filter.me and not test.is_not:
                return test.who
    return SELF


def spoken_of(m: Match, state: Warlord, window: Moment, who: str, strike: Strike | None) -> Card | None:
    """Somebody is in the role at this moment, no matter who performs the react."""
    number = NOBODY
    if who == VICTIM:
        number = window.subject
    elif who == STRIKER:
        number = NOBODY if strike is None else strike.roller
    elif who == OPPONENT:
        number = NOBODY if strike is None else strike.target
    elif who == CASTER:
        action = m.find(Perform)
        number = NOBODY if action is None else action.performer
    elif who == WOUNDER:
        wounding = m.find(Wounding)
        number = NOBODY if wounding is None else wounding.by
    return None if number == NOBODY else state.cards[number]
