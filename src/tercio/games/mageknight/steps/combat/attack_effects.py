"""What special abilities do in an attack: the attack asks here at each of its steps and knows none of them.

Steps 4 to 6 and 8a (values): numbers.attack_of, defense_of, damage_of.
A step that needs an answer or dice of its own is pushed by `follow`; the attack is off the stack by then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tercio.games.mageknight.abilities.bearers import bears_on, has, is_magic
from tercio.games.mageknight.abilities.names import (
    CONFUSION,
    DODGE,
    FLAME,
    FREEZE,
    HEALING,
    HEX,
    INVULNERABILITY,
    MAGIC_BLAST,
    MAGIC_HEALING,
    RETALIATION,
    SHATTER,
    SHOCKWAVE,
    TOUGHNESS,
    VAMPIRISM,
    WEAPON_MASTER,
)
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.positions.answers import able
from tercio.games.mageknight.rules.combat.values import Aim, enhancer_of, is_impaling, kept_off, resists
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.combat.aftermath import begin_aftermath
from tercio.kernel import NOBODY, Match, RuleId

if TYPE_CHECKING:
    from tercio.games.mageknight.steps.combat.attack import Attack

NO_RULE: Final = ""

# What an attack does to those it hits.
HARM: Final = "harm"
HEAL: Final = "heal"
NOTHING: Final = "nothing"  # what comes of it is done by `follow`


def purpose(using: str) -> str:
    if using in (HEALING, MAGIC_HEALING):
        return HEAL
    return NOTHING if using in (CONFUSION, HEX) else HARM


# -- step 7: hit, but for an ability ---------------------------------------------------------------------------


def saving_rule(aim: Aim) -> RuleId:
    """The rule by which the target rolls a die to be missed after all; none where it does not."""
    is_help = purpose(aim.using) == HEAL
    return rule_of(DODGE) if resists(aim, DODGE) and not is_help else NO_RULE


def is_saved(face: int) -> bool:
    return face >= 4


# -- step 8: the damage ------------------------------------------------------------------------------------------


def damage_die(aim: Aim) -> RuleId:
    """The rule by which a die replaces the damage value; none where it does not."""
    if aim.using in (MAGIC_BLAST, HEALING, MAGIC_HEALING):
        return rule_of(aim.using)
    if aim.is_ranged or not has(aim.attacker, WEAPON_MASTER) or is_impaling(aim):  # MKC-TALENT-07
        return NO_RULE
    return rule_of(WEAPON_MASTER)


def fixed_damage(using: str, targets: int) -> int:
    """MK-MOD-08  What an ability puts in place of the damage value before any die falls; 0: nothing."""
    return 1 if using == FLAME or (using == SHOCKWAVE and targets > 1) else 0


def reduction(aim: Aim) -> tuple[int, RuleId]:
    """Clicks that the target's abilities keep off, and the ability that keeps off most."""
    return kept_off(aim), rule_of(INVULNERABILITY if resists(aim, INVULNERABILITY) else TOUGHNESS)


def chances_of(aim: Aim) -> tuple[object, ...]:
    """All of this, to see whether an ability makes a difference (steps 4 and 5)."""
    return saving_rule(aim), damage_die(aim), reduction(aim)


# -- step 9 -----------------------------------------------------------------------------------------------------


def follow(m: Match, attack: Attack) -> None:
    """MK-ATTACKSEQ-17, b26: what the attack, or damage of at least one click, sets off."""
    state = mageknight(m)
    attacker = state.warriors[attack.attacker]
    hit = tuple([target.warrior for target in attack.hit()])
    if not hit or attack.is_capture or state.find(attacker.id) is None:
        return
    touched = hit if is_magic(attack.using) else ()
    if purpose(attack.using) == HEAL:
        begin_aftermath(m, attacker.id, (), hit, (), touched)
        return
    hurt = tuple([target.warrior for target in attack.hit() if target.damage > 0])
    due = set_off(state, attacker, attack.is_ranged, attack.using, hurt)
    if attack.is_ranged and hurt and enhancer_of(state, attack.aim(state, hurt[0])) != NOBODY:
        touched = (*touched, attacker.id)
    begin_aftermath(m, attacker.id, due, hit, hurt, touched)


def set_off(
    state: MageKnight, attacker: Warrior, is_ranged: bool, using: str, hurt: tuple[int, ...]
) -> tuple[int, ...]:
    """The abilities that work now: of the attack itself, of the attacker, and of those that it has hurt."""
    due = [able(attacker.id, using)] if using in (FREEZE, CONFUSION, HEX) else []
    if hurt and not is_ranged and has(attacker, VAMPIRISM):
        due.append(able(attacker.id, VAMPIRISM))
    if hurt and has(attacker, SHATTER):
        due.append(able(attacker.id, SHATTER))
    if using != SHOCKWAVE and bears_on(RETALIATION, attacker):
        due.extend([able(target, RETALIATION) for target in hurt if has(state.warriors[target], RETALIATION)])
    return tuple(due)
