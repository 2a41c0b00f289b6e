"""MK-CHARGE, MKA-BOUND-01  Who may move and attack in one action, and where must its way lead?"""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import has, judge_deed
from tercio.games.mageknight.abilities.effect import SURGE
from tercio.games.mageknight.abilities.names import BOUND, CHARGE
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.field.ground import enemies_touching, extent_of, faces
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.printed.dials import SWORD
from tercio.games.mageknight.rules.combat.ranged_combat import shot_options
from tercio.games.mageknight.rules.combat.values import RULE_OF_THREE
from tercio.games.mageknight.rules.movement.moves import judge_way
from tercio.games.mageknight.rules.turns.actions import judge_ability
from tercio.games.mageknight.state import HERE, INCH, LONGEST, MageKnight, Warrior
from tercio.geometry.points import TOUCH, within
from tercio.kernel import NOBODY, Answer, Verdict

# -- into contact --------------------------------------------------------------------------------------------


def judge_surge(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """MK-CHARGE-02 to MK-CHARGE-04, MK-CHARGE-07, MK-CHARGE-16  No change of level: that takes a move action."""
    is_charge = answer.key == "charge"
    if not is_charge:
        judge_talent(state, warrior, verdict)
    else:
        judge_ability(warrior, CHARGE, verdict)
    enemies = enemies_touching(state, warrior)
    if enemies:
        rule = rule_of(CHARGE) if is_charge else "MK-CHARGE-02"
        verdict.refuse(rule, "enemy-in-contact", (warrior.id, enemies[0].id))
    if answer.path:
        facing = answer.numbers[0] if answer.numbers else warrior.facing
        way = Way(warrior, answer.path, facing=facing)
        judge_way(state, way, verdict)
        judge_arrival(state, way.end, is_charge, verdict)


def judge_talent(state: MageKnight, warrior: Warrior, verdict: Verdict) -> None:
    """MK-MELEE-08, MK-CHARGE-07, MKC-UNIT-10  Who fights with a sword, on foot, and has not Charge in its place."""
    if not warrior.figure.has_type(SWORD):
        verdict.refuse("MK-MELEE-08", "no-sword", (warrior.id,))
    if warrior.partner != NOBODY:
        verdict.refuse("MKC-UNIT-10", "is-cavalry", (warrior.id,))
    if has(warrior, CHARGE):
        verdict.refuse("MK-CHARGE-07", "charges-instead", (warrior.id,))
    judge_deed(state, SURGE, verdict)


def judge_arrival(state: MageKnight, moved: Warrior, is_charge: bool, verdict: Verdict) -> None:
    """MK-CHARGE-04, MK-CHARGE-16  An enemy at the front arc; who soars meets nobody on the ground."""
    if any([state.are_enemies(moved, other) and faces(state, moved, other) for other in state.here()]):
        return
    landed = moved.at_level(False)
    if moved.is_soaring and any([state.are_enemies(moved, o) and faces(state, landed, o) for o in state.here()]):
        verdict.refuse("MK-CHARGE-16", "no-level-change", (moved.id,))
    verdict.refuse(rule_of(CHARGE) if is_charge else "MK-CHARGE-04", "reaches-nobody", (moved.id,))


def is_anybody_near(state: MageKnight, warrior: Warrior) -> bool:
    """An enemy as near as the way might be long, as the crow flies: else no way leads into contact."""
    if warrior.partner != NOBODY:
        return True  # its mount's legs carry it
    far = (warrior.now.movement + RULE_OF_THREE) * INCH + extent_of(warrior) + TOUCH
    (x, y), seat, most = warrior.at, warrior.seat, far + LONGEST
    for other in state.warriors:
        if other.seat == seat:
            continue
        at = other.at
        if abs(at[0] - x) > most or abs(at[1] - y) > most or other.gone != HERE:
            continue
        if within(warrior.at, at, far + extent_of(other)) and state.are_enemies(warrior, other):
            return True
    return False


# -- to where somebody can be seen -------------------------------------------------------------------------------


def judge_bound(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """That it touches no enemy to begin with is asked of every shooter (MK-RANGED-03)."""
    judge_ability(warrior, BOUND, verdict)
    if not answer.path:
        return
    facing = answer.numbers[0] if answer.numbers else warrior.facing
    judge_way(state, Way(warrior, answer.path, facing=facing), verdict)
    moved = warrior.standing(answer.path[-1], facing)
    after = state.imagined(moved)
    enemies = enemies_touching(after, moved)
    if enemies:
        verdict.refuse(rule_of(BOUND), "enemy-in-contact", (warrior.id, enemies[0].id))
    elif verdict and not shot_options(after, moved):
        verdict.refuse(rule_of(BOUND), "nobody-in-sight", (warrior.id,))
