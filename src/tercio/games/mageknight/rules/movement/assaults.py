"""MK-CHARGE  Who may move and attack in one action, and where must its way lead?"""

from __future__ import annotations

from tercio.games.mageknight.abilities.ability import RUSHES
from tercio.games.mageknight.abilities.bearers import asked, judge_deed
from tercio.games.mageknight.abilities.effect import SURGE
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
from tercio.kernel import NOBODY, Answer, RuleId, Verdict

# -- into contact --------------------------------------------------------------------------------------------


def judge_rush(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """By the talent or by an ability; a change of level takes a move action. MK-CHARGE-02 to -04, -07, -16"""
    is_surge = answer.key == SURGE
    if is_surge:
        judge_talent(state, warrior, verdict)
    else:
        judge_ability(warrior, answer.key, verdict)
    enemies = enemies_touching(state, warrior)
    if enemies:
        rule = "MK-CHARGE-02" if is_surge else rule_of(answer.key)
        verdict.refuse(rule, "enemy-in-contact", (warrior.id, enemies[0].id))
    if answer.path:
        facing = answer.numbers[0] if answer.numbers else warrior.facing
        way = Way(warrior, answer.path, facing=facing)
        judge_way(state, way, verdict)
        judge_arrival(state, way.end, "MK-CHARGE-04" if is_surge else rule_of(answer.key), verdict)


def judge_talent(state: MageKnight, warrior: Warrior, verdict: Verdict) -> None:
    """Who fights with a sword, on foot, and has no ability in its place. MK-MELEE-08, MK-CHARGE-07, MKC-UNIT-10"""
    if not warrior.figure.has_type(SWORD):
        verdict.refuse("MK-MELEE-08", "no-sword", (warrior.id,))
    if warrior.partner != NOBODY:
        verdict.refuse("MKC-UNIT-10", "is-cavalry", (warrior.id,))
    if asked(warrior, RUSHES):
        verdict.refuse("MK-CHARGE-07", "charges-instead", (warrior.id,))
    judge_deed(state, SURGE, verdict)


def judge_arrival(state: MageKnight, moved: Warrior, rule: RuleId, verdict: Verdict) -> None:
    """An enemy has to be at the front arc; who soars meets nobody on the ground. MK-CHARGE-04, MK-CHARGE-16"""
    if any([state.are_enemies(moved, other) and faces(state, moved, other) for other in state.here()]):
        return
    landed = moved.at_level(False)
    if moved.is_soaring and any([state.are_enemies(moved, o) and faces(state, landed, o) for o in state.here()]):
        verdict.refuse("MK-CHARGE-16", "no-level-change", (moved.id,))
    verdict.refuse(rule, "reaches-nobody", (moved.id,))


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


def judge_leap(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """A shot has to follow. That it touches no enemy to begin with is asked of every shooter (MK-RANGED-03)."""
    judge_ability(warrior, answer.key, verdict)
    if not answer.path:
        return
    facing = answer.numbers[0] if answer.numbers else warrior.facing
    judge_way(state, Way(warrior, answer.path, facing=facing), verdict)
    moved = warrior.standing(answer.path[-1], facing)
    after = state.imagined(moved)
    enemies = enemies_touching(after, moved)
    if enemies:
        verdict.refuse(rule_of(answer.key), "enemy-in-contact", (warrior.id, enemies[0].id))
    elif verdict and not shot_options(after, moved):
        verdict.refuse(rule_of(answer.key), "nobody-in-sight", (warrior.id,))
