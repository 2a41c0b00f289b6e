"""MKA  Ranged attacks made with a special ability: at whom may they be aimed, and who else is struck?"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.bearers import bears_on, has, is_magic_immune
from tercio.games.mageknight.abilities.names import (
    ARCING_FIRE,
    CONFUSION,
    FLAME,
    FREEZE,
    HEX,
    MAGIC_BLAST,
    SHOCKWAVE,
    STORMFIRE,
)
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.field.fire import line_of_fire
from tercio.games.mageknight.field.ground import are_touching
from tercio.games.mageknight.printed.dials import MAGIC_IMMUNE, WAND
from tercio.games.mageknight.rules.combat.targets import enemies_in_reach, judge_shot, shot_type
from tercio.games.mageknight.rules.combat.values import half_range
from tercio.games.mageknight.state import HERE, INCH, MageKnight, Warrior
from tercio.geometry.points import within
from tercio.kernel import NOBODY, Verdict

AIMED: Final = {
    "blast": MAGIC_BLAST,
    "flame": FLAME,
    "stormfire": STORMFIRE,
    "freeze": FREEZE,
    "confuse": CONFUSION,
    "hex": HEX,
    "arcing": ARCING_FIRE,
}
STORM_RADIUS: Final = 2 * INCH


# -- the target ----------------------------------------------------------------------------------------------


def judge_power(state: MageKnight, attacker: Warrior, target: Warrior, ability: str, verdict: Verdict) -> None:
    """As for any shot, but for what the ability lifts; magic does not work on everybody (MK-COMBAT-10)."""
    judge_shot(state, attacker, target, False, verdict, using=ability)
    if not bears_on(ability, target):
        verdict.refuse("MK-COMBAT-10", "immune-to-magic", (target.id,))


def judge_ability(attacker: Warrior, ability: str, verdict: Verdict) -> None:
    if not has(attacker, ability):
        verdict.refuse(rule_of(ability), "no-ability", (attacker.id,))


def power_targets(state: MageKnight, attacker: Warrior, ability: str) -> tuple[int, ...]:
    found: list[int] = []
    for other in enemies_in_reach(state, attacker):
        verdict = Verdict()
        judge_power(state, attacker, other, ability, verdict)
        if verdict:
            found.append(other.id)
    return tuple(found)


# -- and all the others --------------------------------------------------------------------------------------


def struck_with(state: MageKnight, attacker: Warrior, target: Warrior, ability: str) -> tuple[int, ...]:
    """MK-MULTI-05  Whom the attack on this target strikes as well, friend or enemy; these need no line of fire."""
    if ability not in (FLAME, STORMFIRE):
        return ()
    is_wand = shot_type(attacker) == WAND
    found: list[int] = []
    for other in state.warriors:
        if other.gone != HERE or other.guard != NOBODY or other.id in (attacker.id, target.id):
            continue
        if is_wand and is_magic_immune(other):  # MK-COMBAT-09
            continue
        if are_touching(state, other, target) if ability == FLAME else within(other.at, target.at, STORM_RADIUS):
            found.append(other.id)
    return tuple(found)


def shocked_by(state: MageKnight, attacker: Warrior) -> tuple[int, ...]:
    """All around within half its range, where its line of fire is free; none of their abilities helps them."""
    reach, is_wand = half_range(state, attacker), shot_type(attacker) == WAND
    found: list[int] = []
    for other in state.warriors:
        if other.gone != HERE or other.guard != NOBODY or other.id == attacker.id:
            continue
        if is_wand and other.figure.defense_type == MAGIC_IMMUNE:  # MK-COMBAT-09
            continue
        line = line_of_fire(state, attacker, other, SHOCKWAVE)
        if line.length <= reach and line.is_clear:
            found.append(other.id)
    return tuple(found)
