"""MKC  Cavalry units: which two are one, who may ride what, and where a rider's base sits in that of its mount.

A cavalry unit is two warriors, each with its own dial, that name each other as `partner`. The rider's `base` is its
mount's figure, so that contact, arcs and distances are the mount's. Place, facing, level, tokens and the action of the
turn belong to the unit: whoever changes them on one half (`MageKnight.set`) changes them on both.

All other rules see two warriors that touch each other: each is a target of its own, with its own points and symbols
(MKC-UNIT-01, -15, -16, -23, -27, -28). What moves or marks one moves or marks both, and their arcs are those of the
mount (MKC-UNIT-19, -24, -26).
"""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.registry import special_abilities
from tercio.games.mageknight.printed.dials import MOVEMENT, Figure
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.geometry.angles import SCALE, direction
from tercio.geometry.shapes import Disc
from tercio.kernel import NOBODY, RuleId

# -- who belongs together --------------------------------------------------------------------------------


def partner_of(state: MageKnight, warrior: Warrior) -> Warrior | None:
    """The other half of its cavalry unit. MKC-UNIT-02"""
    return None if warrior.partner == NOBODY else state.warriors[warrior.partner]


def mount_of(state: MageKnight, warrior: Warrior) -> Warrior:
    """The half of its unit that moves; a warrior without a mount moves itself. MKC-ACTION-04"""
    return state.warriors[warrior.partner] if warrior.is_rider else warrior


def rider_of(state: MageKnight, warrior: Warrior) -> Warrior:
    """The half of its unit that rides; a warrior that carries nobody stands for itself."""
    return warrior if warrior.partner == NOBODY or warrior.is_rider else state.warriors[warrior.partner]


def unit_of(state: MageKnight, warrior: Warrior) -> tuple[Warrior, ...]:
    """Mount and rider; one alone where there is no unit."""
    if warrior.partner == NOBODY:
        return (warrior,)
    return mount_of(state, warrior), rider_of(state, warrior)


def movement_abilities(warrior: Warrior) -> tuple[str, ...]:
    """Those on the movement value that it has now."""
    return tuple(
        [name for name, ability in special_abilities().items() if ability.slot == MOVEMENT and has(warrior, name)]
    )


# -- who may ride what -----------------------------------------------------------------------------------


def pair_of(figure: Figure) -> str:
    """The number that rider and mount share: "121" of 121a and 121b; empty for all who are free. MKC-DARK-02"""
    return figure.collector[:-1] if figure.is_dark_rider else ""


def unfit(rider: Figure, mount: Figure) -> RuleId:
    """The rule by which it cannot ride this one; empty where it can. MKC-RIDER-02 to MKC-RIDER-04, MKC-DARK-02"""
    if not rider.rides:
        return "MKC-RIDER-02"
    if mount.mount not in rider.rides:
        return "MKC-RIDER-03"
    return "MKC-DARK-02" if pair_of(rider) != pair_of(mount) else ""


# -- the base in the base --------------------------------------------------------------------------------


def saddle_of(rider: Warrior) -> Disc:
    """The rider's own base, in the rear half of its mount's. MKC-TALENT-33, A1, A12"""
    dx, dy = direction(rider.facing)
    back = rider.base.length // 2 - rider.base.radius
    x, y = rider.at[0] - dx * back // SCALE, rider.at[1] - dy * back // SCALE
    return Disc(x, y, min(rider.figure.radius, rider.base.radius))
