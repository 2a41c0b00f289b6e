"""What abilities do in an attack: the attack asks here at each of its steps and knows none of them.

Steps 4 to 6 and 8a (values): values.attack_of, defense_of, damage_of.
A step that needs an answer or dice of its own is pushed by `follow`; the attack is off the stack by then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tercio.games.mageknight.abilities.ability import ANSWERS, FOLLOWS, SAVES
from tercio.games.mageknight.abilities.bearers import asked, power_of
from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.field.aims import Aim, Blow
from tercio.games.mageknight.rules.combat.values import die_rule, enhancer_of, kept_off
from tercio.games.mageknight.state import MageKnight, mageknight
from tercio.games.mageknight.steps.combat.aftermath import begin_aftermath
from tercio.kernel import NOBODY, Match, RuleId

if TYPE_CHECKING:
    from tercio.games.mageknight.steps.combat.attack import Attack

SAVED_FROM: Final = 4


# -- step 7: hit, but for an ability ---------------------------------------------------------------------------


def saving_rule(aim: Aim) -> RuleId:
    """The rule by which the target rolls a die to be missed after all; none where it does not."""
    if not power_of(aim.using).heals:
        for ability in asked(aim.target, SAVES):
            if ability.saves(aim):
                return ability.id
    return ""


def is_saved(face: int) -> bool:
    return face >= SAVED_FROM


# -- step 8: the damage ------------------------------------------------------------------------------------------


def chances_of(aim: Aim) -> tuple[object, ...]:
    """All of this, to see whether an ability makes a difference (steps 4 and 5)."""
    return saving_rule(aim), die_rule(aim), kept_off(aim)


# -- step 9 -----------------------------------------------------------------------------------------------------


def follow(m: Match, attack: Attack) -> None:
    """The attack, or damage of at least one click, sets off whatever follows. MK-ATTACKSEQ-17, b26"""
    state = mageknight(m)
    attacker, power = state.warriors[attack.attacker], power_of(attack.using)
    hit = tuple([target.warrior for target in attack.hit(state)])
    if not hit or attack.is_capture or state.find(attacker.id) is None:
        return
    touched = hit if power.is_magic else ()
    if power.heals:
        begin_aftermath(m, Blow(attacker.id, hit), (), touched)
        return
    hurt = tuple([target.warrior for target in attack.hit(state) if target.damage > 0])
    blow = Blow(attacker.id, hit, hurt, attack.is_ranged, attack.using)
    if attack.is_ranged and hurt and enhancer_of(state, attack.aim(state, hurt[0])) != NOBODY:
        touched = (*touched, attacker.id)
    begin_aftermath(m, blow, set_off(state, blow), touched)


def set_off(state: MageKnight, blow: Blow) -> tuple[Source, ...]:
    """The abilities that work now: of the attack itself, of the attacker, and of those that it has hurt."""
    power, attacker = power_of(blow.using), state.warriors[blow.attacker]
    due = [Source(attacker.id, power.number)] if power.follows(state, blow) else []
    others = [ability for ability in asked(attacker, FOLLOWS) if ability is not power]
    due += [Source(attacker.id, ability.number) for ability in others if ability.follows(state, blow)]
    for number in () if power.is_unstoppable else blow.hurt:
        target = state.warriors[number]
        due += [Source(number, own.number) for own in asked(target, ANSWERS) if own.answers(state, target, blow)]
    return tuple(due)
