"""Answers worth trying for cavalry: rides that end at somebody, and places beside a mount."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.field.cavalry import mount_of
from tercio.games.mageknight.field.ground import base_of
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.rules.cavalry.dismount import PLACES, spots_at
from tercio.games.mageknight.rules.cavalry.rides import (
    MOUNTED_CHARGE,
    MOUNTED_SHOT,
    OVERWHELM_SPRINT,
    OVERWHELMING,
    TRAMPLE,
)
from tercio.games.mageknight.rules.cavalry.saddles import revivers_in_saddle
from tercio.games.mageknight.rules.movement.moves import allowance
from tercio.games.mageknight.state import INCH, MageKnight, Warrior
from tercio.geometry.angles import SCALE, direction, nearest_facing
from tercio.geometry.placements import in_contact
from tercio.geometry.points import centre_distance, towards
from tercio.kernel import NOBODY, Answer, Decision, Dice, Option, Point

BESIDE: Final = ("dismount", "unseat")
RIDES: Final = (MOUNTED_CHARGE, MOUNTED_SHOT, TRAMPLE, *OVERWHELMING)
TRIES: Final = 4
SELDOM: Final = 6  # somebody dismounts


def is_of_cavalry(key: str) -> bool:
    return key in BESIDE or key in RIDES or key in revivers_in_saddle()


def cavalry(state: MageKnight, decision: Decision, option: Option, dice: Dice) -> list[Answer]:
    warrior = state.warriors[option.subject]
    if option.key in BESIDE:
        return beside(state, decision, option, warrior, dice)
    if option.key in revivers_in_saddle():
        return [in_saddle(state, decision, option, dice) for _ in range(TRIES)]
    mount = mount_of(state, warrior)
    return [ride(state, decision, option, mount, dice) for _ in range(TRIES)]


def beside(state: MageKnight, decision: Decision, option: Option, rider: Warrior, dice: Dice) -> list[Answer]:
    """It gets off somewhere beside the mount. Few leave a saddle of their own accord. MKC-DISMOUNT-06"""
    if rider.partner == NOBODY or (option.key == "dismount" and dice.below(SELDOM)):
        return []
    spots = spots_at(state, rider, state.warriors[rider.partner], 1 + dice.below(PLACES))
    return [Answer(decision.seat, option.key, rider.id, (), (spot,), (rider.facing,)) for spot in reversed(spots)]


def in_saddle(state: MageKnight, decision: Decision, option: Option, dice: Dice) -> Answer:
    """Somebody comes back on some mount. MKC-REVIVE-03"""
    mounts = [number for number in option.among if state.warriors[number].is_lone_mount]
    fallen = [number for number in option.among if number not in mounts]
    picks = fallen[dice.below(len(fallen))], mounts[dice.below(len(mounts))]
    return option.reply(decision.seat, picks)


def ride(state: MageKnight, decision: Decision, option: Option, mount: Warrior, dice: Dice) -> Answer:
    """Straight at an enemy, with the front of the long base; or anywhere. Who has broken away goes for one in reach."""
    way = Way(mount, (mount.at,), option.key == OVERWHELM_SPRINT)
    allowed = allowance(state, way).total * INCH
    foes = [other for other in state.here() if state.are_enemies(mount, other)]
    if option.key in OVERWHELMING:
        foes = [foe for foe in foes if foe.partner != NOBODY and not foe.is_rider]
    is_free = decision.kind == "way"
    if is_free:
        far = allowed + mount.base.length
        foes = [foe for foe in foes if centre_distance(mount.at, foe.at) <= far]
    end, facing = mount.at, dice.below(360)
    if foes and (dice.below(3) or is_free or option.key in OVERWHELMING):
        foe = foes[dice.below(len(foes))]
        facing = nearest_facing(mount.at, foe.at)
        end = in_front(mount, foe, facing)
        if option.key in (TRAMPLE, MOUNTED_SHOT):
            far = allowed if option.key == TRAMPLE else min(allowed, centre_distance(mount.at, end) // 2)
            end = towards(mount.at, foe.at, far)
    elif allowed:
        end = at_distance(mount.at, facing, dice.below(allowed + 1))
    return option.reply(decision.seat, (), (end,), (facing,))


def in_front(mount: Warrior, foe: Warrior, facing: int) -> Point:
    """Where the tip of its base touches the other's."""
    base = mount.base
    tip = in_contact(base.radius, base_of(foe), mount.at)
    return at_distance(tip, facing + 180, base.length // 2 - base.radius)


def at_distance(at: Point, facing: int, far: int) -> Point:
    dx, dy = direction(facing)
    return (at[0] + dx * far // SCALE, at[1] + dy * far // SCALE)
