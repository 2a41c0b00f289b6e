"""Straight ways at random for one warrior, made so that most of them are legal: the judge has the last word."""

from __future__ import annotations

from math import isqrt
from typing import Final

from tercio.games.mageknight.abilities.ability import LEAPS, RUSHES
from tercio.games.mageknight.abilities.effect import SURGE
from tercio.games.mageknight.abilities.registry import names_answering
from tercio.games.mageknight.field.ground import extent_of
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.rules.movement.flight import LEVEL_CHANGES
from tercio.games.mageknight.rules.movement.moves import is_flying, pace_of
from tercio.games.mageknight.state import HERE, INCH, MageKnight, Warrior
from tercio.geometry.angles import SCALE, direction, nearest_facing
from tercio.geometry.points import centre_distance, towards
from tercio.kernel import Answer, Decision, Dice, Option, Point

ROUNDING: Final = 2  # mils by which a way of whole mils may be longer than it was meant to be


def is_rush(key: str) -> bool:
    """The way has to lead to somebody: a blow follows."""
    return key == SURGE or key in names_answering(RUSHES)


def walk(state: MageKnight, decision: Decision, option: Option, warrior: Warrior, dice: Dice) -> Answer | None:
    """Straight ahead: towards an enemy or a mission token, or anywhere. None: no attack leads to anybody."""
    way = Way(warrior, (warrior.at,), option.key == "sprint", option.key in LEVEL_CHANGES)
    allowed = max(0, pace_of(state, way) * INCH - ROUNDING)
    seat = warrior.seat
    enemies = [w for w in state.warriors if w.seat != seat and w.gone == HERE and state.are_enemies(warrior, w)]
    if option.key in names_answering(LEAPS) and enemies:
        end, enemy = anywhere(state, warrior, allowed, dice), enemies[dice.below(len(enemies))]
        return Answer(decision.seat, option.key, warrior.id, (), (end,), (nearest_facing(end, enemy.at),))
    if is_rush(option.key):
        enemies = [enemy for enemy in enemies if is_open(state, warrior, enemy, allowed)]
        if not enemies:
            return None
    along = (option.among[dice.below(len(option.among))],) if option.among and dice.below(2) else ()
    if enemies and (is_rush(option.key) or dice.below(3) == 0):
        enemy = enemies[dice.below(len(enemies))]
        end = towards(warrior.at, enemy.at, max(0, min(allowed, way_to(warrior, enemy))))
        end = before_bases(state, warrior, end)
        return Answer(decision.seat, option.key, warrior.id, along, (end,), (nearest_facing(end, enemy.at),))
    if (enemies or state.missions) and dice.below(3):
        place = dice.below(len(state.missions) + len(enemies))
        if place < len(state.missions):
            goal = state.missions[place].at
            far = centre_distance(warrior.at, goal)
        else:
            enemy = enemies[place - len(state.missions)]
            goal, far = enemy.at, way_to(warrior, enemy)
        end = towards(warrior.at, goal, max(0, min(allowed, far)))
    else:
        end = anywhere(state, warrior, allowed, dice)
    end = before_bases(state, warrior, end)
    return Answer(decision.seat, option.key, warrior.id, along, (end,), (dice.below(360),))


def is_open(state: MageKnight, warrior: Warrior, enemy: Warrior, allowed: int) -> bool:
    """The straight way leads into contact."""
    far = way_to(warrior, enemy)
    if far > allowed or enemy.is_soaring != warrior.is_soaring:
        return False
    end = towards(warrior.at, enemy.at, max(0, far))
    return before_bases(state, warrior, end) == end


def way_to(warrior: Warrior, other: Warrior) -> int:
    """The mils that bring the two bases into contact, without one lying on the other."""
    own = (warrior.base.length + 1) // 2 if warrior.base.length else warrior.base.radius
    return centre_distance(warrior.at, other.at) - own - other.base.radius - ROUNDING


def anywhere(state: MageKnight, warrior: Warrior, allowed: int, dice: Dice) -> Point:
    """A point on the field, no farther than that."""
    dx, dy = direction(dice.below(360))
    far = dice.below(allowed + 1)
    rim = extent_of(warrior)
    x, y = warrior.at[0] + dx * far // SCALE, warrior.at[1] + dy * far // SCALE
    return max(rim, min(state.board - rim, x)), max(rim, min(state.board - rim, y))


def before_bases(state: MageKnight, warrior: Warrior, end: Point) -> Point:
    """The way ends at the first base that lies across it, or under its end. MK-MOVE-06, MK-MOVE-08"""
    x, y = warrior.at
    dx, dy = end[0] - x, end[1] - y
    length = far = isqrt(dx * dx + dy * dy)
    if not length:
        return end
    own = extent_of(warrior)
    crosses_all = is_flying(state, warrior)
    for other in state.warriors:
        ahead = (other.at[0] - x) * dx + (other.at[1] - y) * dy
        if ahead <= 0 or other.gone != HERE or other.id == warrior.id or other.id == warrior.partner:
            continue
        side = abs((other.at[0] - x) * dy - (other.at[1] - y) * dx) // length
        reach = own + extent_of(other) + 1
        if side >= reach:
            continue
        middle, half = ahead // length, isqrt(reach * reach - side * side)
        is_across = not crosses_all and not other.is_soaring and side < reach - own
        if middle - half < far and (is_across or far < middle + half):
            far = max(0, middle - half - ROUNDING)
    return end if far == length else towards(warrior.at, end, far)
