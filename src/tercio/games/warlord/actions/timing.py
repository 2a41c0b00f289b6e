"""Whether the moment is that of a text: what is under way, who is in which role, and what is amiss. WL-REACT-03

What filters the offers also explains: a word for what is amiss is the reason of a refusal, none lets the react pass.
"""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.field.filters import is_counted, passes
from tercio.games.warlord.printed.cards import (
    ACTION,
    CASTER,
    COUNTED,
    OPPONENT,
    SELF,
    SPELL,
    STRIKER,
    VICTIM,
    WOUNDER,
    Ability,
    Face,
    Filter,
    Test,
)
from tercio.games.warlord.rules.performance import is_free
from tercio.games.warlord.rules.reacts import (
    CANCELLED,
    DEAD_ELSEWHERE,
    NO_ACTION,
    NO_STRIKE,
    NO_WOUNDS,
    NOT_AGAIN,
    OTHER_ACTION,
    OTHER_FACE,
    OTHER_KIND,
    OWN_ACTION,
    ROLL_STANDS,
    WENT_OTHERWISE,
)
from tercio.games.warlord.state import DISCARD, Card, Warlord, warlord
from tercio.games.warlord.steps.listeners import Acts
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
from tercio.games.warlord.steps.rolls import STRIKE_HIT, Rolling, is_fixed, is_spared_again, rolling_under
from tercio.games.warlord.steps.strikes import Strike
from tercio.games.warlord.steps.targeting import targeting_place, targeting_step
from tercio.games.warlord.steps.wounds import Wounding
from tercio.games.warlord.verbs.registry import touches
from tercio.games.warlord.verbs.verb import A_DIE, A_ROLL, A_STRIKE, AN_ACTION, THE_DEAD
from tercio.kernel import NOBODY, Match, Roll, Seat, Step

STRIKE_MOMENTS: Final = (AIMING, BEFORE_ROLL, HIT, MISSED, STRUCK)


def hitch_of(m: Match, window: Moment, seat: Seat, ability: Ability, strike: Strike | None) -> str:
    """The kind of strike does not fit, or nothing is left to change, no matter who performs it; empty: it fits."""
    moment = window.moment
    if moment == TARGETED:
        hitch = hitch_of_targeting(m, strike, ability)
        if hitch:
            return hitch
    elif strike is not None and not fits(window, strike, ability):
        return OTHER_KIND
    if strike is None and touches(ability, A_STRIKE):
        return NO_STRIKE
    if ability.went:
        if strike is None:
            return NO_STRIKE
        if not (goes if moment == ROLLED else went)(m, strike, ability.went):
            return WENT_OTHERWISE
    if ability.natural and face_at(m, window, strike) < ability.natural:
        return OTHER_FACE
    if ability.natural_most and face_at(m, window, strike) > ability.natural_most:
        return OTHER_FACE
    if (ability.action is not None or ability.is_spent) and not fits_action(m, ability):
        return OTHER_ACTION
    if ability.by_strike:
        wounding = m.find(Wounding)
        kinds = ("melee", "ranged") if ability.strikes == "both" else (ability.strikes,)
        if wounding is None or wounding.kind not in kinds:
            return OTHER_KIND
    if moment in (ROLLED, INITIATIVE):
        return hitch_of_roll(m, seat, ability)
    if moment == WOUNDING:
        return "" if m.under(Wounding).due(window.subject) >= max(1, ability.wounds_least) else NO_WOUNDS
    if moment == DIED and touches(ability, THE_DEAD):
        return "" if warlord(m).cards[window.subject].zone == DISCARD else DEAD_ELSEWHERE
    return OWN_ACTION if moment == ANNOUNCED and m.under(Perform).seat == seat else ""


def face_at(m: Match, window: Moment, strike: Strike | None) -> int:
    """The natural face of the die that the moment is about."""
    if window.moment != ROLLED:
        return 0 if strike is None else strike.natural
    rolling = rolling_under(m)
    forced = rolling.forced if isinstance(rolling, Rolling) else 0
    return forced or m.under(Roll).faces[0]


def fits_action(m: Match, ability: Ability) -> bool:
    """The action that is over is of the kind that the text speaks of, and was paid for as it says."""
    below = [step for step in m.stack if not isinstance(step, Moment)]
    deed = below[-1] if below else None
    if not isinstance(deed, Perform):
        return False  # an attack is no action of a card
    performer, done = warlord(m).cards[deed.performer], deed.ability(m)
    if ability.is_spent and (not done.spend or is_free(warlord(m), performer, done)):
        return False
    return ability.action is None or is_such(deed.printed(m), deed.ability(m).labels, ability.action)


def is_such(face: Face, labels: tuple[str, ...], wanted: Filter) -> bool:
    """Only action cards have levels and classes; what an order of a character calls itself counts as its trait."""
    is_card = face.type == ACTION
    if wanted.spell and not (face.is_spell or SPELL in labels):
        return False
    if wanted.trait and wanted.trait not in labels and not (is_card and face.has(wanted.trait)):
        return False
    if (wanted.type and face.type != wanted.type) or (wanted.char_class and wanted.char_class not in face.classes):
        return False
    if wanted.name and wanted.name not in (face.id, face.name_en):
        return False
    if not (wanted.level_least or wanted.level_most or wanted.char_class):
        return True
    return is_card and face.level >= wanted.level_least and (not wanted.level_most or face.level <= wanted.level_most)


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


def hitch_of_targeting(m: Match, strike: Strike | None, ability: Ability) -> str:
    """Texts about strikes answer their kind; those about actions also strikes within one. WL-GLOSSARY-09, A36"""
    position = targeting_place(m)
    step = m.stack[position]
    if isinstance(step, (Strike, Acts)) and step.is_cancelled:
        return CANCELLED
    if touches(ability, AN_ACTION):
        return "" if strike is None or isinstance(m.stack[position - 1], Acts) else NO_ACTION
    if strike is None:
        return NO_STRIKE if touches(ability, A_STRIKE) else ""
    return "" if ability.strikes in (strike.kind, "both") else OTHER_KIND


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


def goes(m: Match, strike: Strike, how: str) -> bool:
    """With the face that has fallen, the strike goes so as things are now."""
    *_, result = strike.comes_to(m, m.under(Roll).faces[0])
    return (result == STRIKE_HIT) == (how == "hit")


def hitch_of_roll(m: Match, seat: Seat, ability: Ability) -> str:
    """Criticals stand; without a target value one's own 1 or 20 may be rolled again. WL-DICE-04, WL-DICE-05, A83"""
    if not touches(ability, A_ROLL):
        return ""
    rolling = rolling_under(m)
    if isinstance(rolling, Rolling) and is_fixed(m, rolling):
        return ROLL_STANDS
    return NOT_AGAIN if touches(ability, A_DIE) and is_spared_again(m, seat) else ""  # WL-DICE-06: bonuses count


def failed_test(m: Match, window: Moment, performer: Card, ability: Ability, strike: Strike | None) -> Test | None:
    """The first condition of the text that is not met."""
    if not ability.tests:
        return None
    state = warlord(m)
    for test in ability.tests:
        who, wanted, is_not = test.who, test.filter, test.is_not
        if who == VICTIM and window.moment == INITIATIVE:  # A88: a player has rolled, no character
            side = "own" if m.under(Roll).roller == performer.owner else "enemy"
            if (wanted.side in ("", side)) == is_not:
                return test
            continue
        if who in COUNTED:
            if not is_counted(state, test, performer):
                return test
            continue
        subject = performer if who == SELF else spoken_of(m, state, window, who, strike)
        if subject is None:
            return test
        if wanted.place == "adjacent" and who == VICTIM and window.moment == DIED:
            is_beside = performer.id in m.under(Wounding).stood_beside(window.subject)
            is_met = is_beside and passes(state, wanted, subject, performer, anywhere=True)
        elif who == STRIKER and wanted.me and strike is not None and strike.striker != performer.id:
            is_met = False  # A117: it is no strike of this character
        else:
            is_met = passes(state, wanted, subject, performer)
        if is_met == is_not:
            return test
    return None


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
