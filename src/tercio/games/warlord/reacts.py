"""WL-REACT  Who may react at a moment: feats, texts in play, and cards in hand."""

from __future__ import annotations

from tercio.games.warlord.cards import (
    CHARISMA,
    DEFEND,
    MAGIC_RESISTANCE,
    MARKSMANSHIP,
    OPPONENT,
    POWERATTACK,
    REACT,
    RIPOSTE,
    SELF,
    STEALTH,
    STRIKER,
    VICTIM,
    Ability,
    Face,
)
from tercio.games.warlord.effects.roles import aim_targets, is_payable
from tercio.games.warlord.filters import passes
from tercio.games.warlord.moments import (
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
from tercio.games.warlord.numbers import has_feat
from tercio.games.warlord.ranks import are_adjacent, distance
from tercio.games.warlord.rules.attacking import MELEE
from tercio.games.warlord.rules.feats import judge_feat
from tercio.games.warlord.rules.performing import judge_performer
from tercio.games.warlord.state import DISCARD, FORMATION, HAND, Card, Warlord, warlord
from tercio.games.warlord.steps.feats import FEAT_RULES, STEALTH_REACT, targeting_step
from tercio.games.warlord.steps.orders import ABILITY, choice
from tercio.games.warlord.steps.performing import Perform
from tercio.games.warlord.steps.rolls import Rolling, rolling_under
from tercio.games.warlord.steps.striking import Strike
from tercio.games.warlord.steps.wounding import Wounding
from tercio.kernel import Match, Option, Roll, Seat, Verdict

STRIKE_MOMENTS = (AIMING, BEFORE_ROLL, HIT, MISSED, STRUCK)
CHANGES_ROLL = ("reroll", "add-die", "force")


# -- feats ------------------------------------------------------------------------------


def feat_reacts(m: Match, window: Moment, seat: Seat) -> list[Option]:
    state = warlord(m)
    found: list[Option] = []
    for card in state.characters(seat):
        if card.id in window.used:
            continue
        for feat in feats_at(m, window, card):
            name = STEALTH if feat == STEALTH_REACT else feat
            verdict = Verdict()
            if feat == STEALTH_REACT:
                judge_stealth_react(state, card, verdict)
            else:
                judge_feat(state, seat, card, name, verdict)
            if verdict:
                found.append(Option(feat, "WL-FEAT-33" if feat == STEALTH_REACT else FEAT_RULES[feat], card.id))
    return found


def judge_stealth_react(state: Warlord, card: Card, verdict: Verdict) -> None:
    """WL-FEAT-33, WL-FEAT-34  Only for one that has done nothing else this round, and is not stunned."""
    if not has_feat(state, card, STEALTH) or card.state == 2:
        verdict.refuse("WL-FEAT-33", "has-no-such-feat", (card.id,))
    if "action" in card.uses:
        verdict.refuse("WL-FEAT-34", "has-acted", (card.id,))


def feats_at(m: Match, window: Moment, card: Card) -> list[str]:
    """The feats whose moment this is for this character."""
    strike = m.find(Strike)
    if window.moment == AIMING:
        return [MARKSMANSHIP] if strike is not None and strike.roller == card.id and not strike.is_spell else []
    if window.moment == BEFORE_ROLL:
        return [POWERATTACK] if strike is not None and strike.roller == card.id and strike.kind == MELEE else []
    if window.moment == TARGETED:
        return targeted_feats(m, window, card)
    if window.moment == ROLLED:
        return [CHARISMA] if charisma_reaches(m, card) else []
    if window.moment == STRUCK:
        return [RIPOSTE] if strike is not None and may_riposte(m, strike, card) else []
    return []


def targeted_feats(m: Match, window: Moment, card: Card) -> list[str]:
    state = warlord(m)
    step = targeting_step(m)
    if not isinstance(step, (Strike, Perform)) or step.is_cancelled:
        return []
    found: list[str] = []
    is_spell = step.is_spell if isinstance(step, Strike) else step.is_spell(m)
    if card.id == window.subject:
        if is_spell:
            found.append(MAGIC_RESISTANCE)
        if state.place_of(card.id)[0] != card.owner:
            found.append(STEALTH_REACT)
    elif are_adjacent(state, card.id, window.subject) and may_be_target(m, step, card):
        found.append(DEFEND)
    return found


def may_be_target(m: Match, step: Strike | Perform, card: Card) -> bool:
    """A35, A37  The defender must be one the strike or action could have been aimed at, wherever it stands."""
    if isinstance(step, Strike):
        return warlord(m).cards[step.roller].owner != card.owner
    aim = step.ability(m).aim
    if aim is None or card.id in step.targets:
        return False
    return card.id in aim_targets(m, step.performer, aim)


def charisma_reaches(m: Match, card: Card) -> bool:
    """WL-FEAT-04, A63  Another character in this rank has rolled, and the roll may still be changed."""
    state = warlord(m)
    rolling = rolling_under(m)
    if not isinstance(rolling, Rolling) or rolling.roller == card.id or is_fixed(m, rolling):
        return False
    return state.place_of(card.id)[:2] == state.place_of(rolling.roller)[:2]


def is_fixed(m: Match, rolling: Rolling) -> bool:
    """A13  The face has fallen but is still with the roll."""
    face = m.under(Roll).faces[0]
    twin = rolling.clone()
    assert isinstance(twin, Rolling)
    twin.face = face
    return twin.is_fixed(m)


def may_riposte(m: Match, strike: Strike, card: Card) -> bool:
    """WL-FEAT-24, A38  The target of the finished melee strike, with the striker alive and in reach."""
    state = warlord(m)
    if strike.target != card.id or strike.kind != MELEE or strike.is_cancelled:
        return False
    striker = state.cards[strike.roller]
    return striker.zone == FORMATION and distance(state, card.id, striker.id) <= 1


# -- texts ----------------------------------------------------------------------------------


def text_reacts(m: Match, window: Moment, seat: Seat) -> list[Option]:
    """WL-REACT-03  Texts in play and cards in hand whose moment this is."""
    state = warlord(m)
    found: list[Option] = []
    for card in state.characters(seat):
        for source in (card, *[state.cards[n] for n in card.holds]):
            found += reacts_of(m, window, seat, source, [card])
    for number in state.hands[seat]:
        found += reacts_of(m, window, seat, state.cards[number], state.army(seat))
    return found


def reacts_of(m: Match, window: Moment, seat: Seat, source: Card, performers: list[Card]) -> list[Option]:
    if source.id in window.used:
        return []
    found: list[Option] = []
    for number, ability in enumerate(source.face.abilities):
        if (
            ability.kind == REACT
            and ability.trigger == window.moment
            and (source.zone != HAND or works_in_hand(source, ability))
        ):
            able = [card.id for card in performers if may_react(m, window, seat, card, source, ability)]
            if able:
                rule = "WL-PLAY-05" if source.zone == HAND else "WL-REACT-03"
                found.append(choice("react", rule, source.id * ABILITY + number, able))
    return found


def works_in_hand(source: Card, ability: Ability) -> bool:
    return source.face.type == "action" or ability.hand


def may_react(m: Match, window: Moment, seat: Seat, performer: Card, source: Card, ability: Ability) -> bool:
    """May this character perform this react at this moment?"""
    state = warlord(m)
    if not is_moment(m, window, performer, ability):
        return False
    verdict = Verdict()
    if ability.hand and source.zone == HAND:
        performer = source._replace(zone=HAND)
    else:
        judge_performer(state, seat, performer, source, ability, verdict)
    if not verdict:
        return False
    for cost in ability.costs:
        if not is_payable(m, seat, performer.id, source.id, cost):
            return False
    return ability.aim is None or len(aim_targets(m, performer.id, ability.aim)) >= ability.aim.least


def is_moment(m: Match, window: Moment, performer: Card, ability: Ability) -> bool:
    """The kind of strike fits, the conditions hold, and there is still something to change."""
    state = warlord(m)
    strike = m.find(Strike)
    if window.moment in STRIKE_MOMENTS and strike is not None and ability.strikes not in (strike.kind, "both"):
        return False
    if window.moment == TARGETED and isinstance(targeting_step(m), Strike):
        assert strike is not None
        if strike.is_cancelled or ability.strikes not in (strike.kind, "both"):
            return False
    if window.moment == WOUNDING and m.under(Wounding).due(window.subject) == 0:
        return False
    if window.moment == DIED and state.cards[window.subject].zone != DISCARD:
        return False
    if window.moment in (ROLLED, INITIATIVE) and not may_change_roll(m, performer, ability):
        return False
    if window.moment == ANNOUNCED and is_own_react(m, performer):
        return False
    return tests_hold(m, window, performer, ability)


def is_own_react(m: Match, performer: Card) -> bool:
    return m.under(Perform).seat == performer.owner


def may_change_roll(m: Match, performer: Card, ability: Ability) -> bool:
    """WL-DICE-04, WL-DICE-05, A83  Criticals stand; of initiative one's own 1 or 20 may be rolled again."""
    if not [verb for verb in ability.verbs if verb.do in CHANGES_ROLL]:
        return True
    rolling = rolling_under(m)
    if isinstance(rolling, Rolling):
        return not is_fixed(m, rolling)
    roll = m.under(Roll)
    return roll.roller == performer.owner or roll.faces[0] not in (1, 20)


def tests_hold(m: Match, window: Moment, performer: Card, ability: Ability) -> bool:
    state = warlord(m)
    strike = m.find(Strike)
    for test in ability.tests:
        if test.who == SELF:
            subject: Card | None = performer
        elif test.who == VICTIM:
            subject = state.find(window.subject)
        elif test.who == STRIKER:
            subject = None if strike is None else state.find(strike.roller)
        elif test.who == OPPONENT:
            subject = None if strike is None else state.find(strike.target)
        else:
            subject = None
        if subject is None or passes(state, test.filter, subject, performer) == test.is_not:
            return False
    return True


# -- what everybody knows ------------------------------------------------------------------------


def might_react_from_hand(m: Match, window: Moment, seat: Seat, pool: tuple[tuple[Face, int], ...]) -> bool:
    """Could any card that might be in this hand react now? Asked of the whole pool, so that nothing is given away."""
    state = warlord(m)
    if not state.hands[seat]:
        return False
    performers = state.army(seat)
    for face, number in pool:
        phantom = Card(state.hands[seat][0], seat, face, HAND)
        ability = face.abilities[number]
        if not works_in_hand(phantom, ability):
            continue
        for performer in performers:
            if may_react(m, window, seat, performer, phantom, ability):
                return True
    return False
