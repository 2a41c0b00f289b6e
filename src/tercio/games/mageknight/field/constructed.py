"""MK-CONSTRUCTED  What constructed terrain is to a line of fire: printed centres, fortifications, large figures."""

from __future__ import annotations

from tercio.games.mageknight.field.ground import GRAZING, base_of, hill_at
from tercio.games.mageknight.field.landscape import Landmark
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.geometry.distance import gap_at_most
from tercio.geometry.lines import crosses
from tercio.geometry.points import TOUCH
from tercio.geometry.shapes import contains
from tercio.kernel import Point


def is_large(shooter: Warrior, target: Warrior) -> bool:
    """A line from or to a titan or a large figure knows no constructed terrain. MK-CONSTRUCTED-36, b74"""
    return shooter.figure.is_large or target.figure.is_large


def work_around(state: MageKnight, warrior: Warrior) -> Landmark | None:
    """The piece with a centre that it stands in, seen from straight above. MK-CONSTRUCTED-18, MK-CONSTRUCTED-20"""
    if not warrior.is_soaring:
        for mark in state.land().centred:
            if contains(mark.shape, warrior.at):
                return mark
    return None


def aim_of(state: MageKnight, shooter: Warrior, target: Warrior) -> Point:
    """In constructed terrain one aims at its printed centre. MK-CONSTRUCTED-19"""
    work = None if is_large(shooter, target) else work_around(state, target)
    return target.at if work is None else work.shape.centre


def is_beside(state: MageKnight, target: Warrior, other: Warrior) -> bool:
    """Those in one constructed piece do not stand in the way of its centre. b66"""
    work = work_around(state, target)
    return work is not None and contains(work.shape, other.at)


def walls_on(state: MageKnight, shooter: Warrior, target: Warrior, a: Point, b: Point) -> tuple[int, ...]:
    """The line crosses them, and the target is in or at them. MK-CONSTRUCTED-22, MK-CONSTRUCTED-23, b64, b109

    From the air only those count that the target is in. MK-FLY-22
    """
    works = state.land().fortified
    if not works or target.is_soaring or is_large(shooter, target):
        return ()
    crossed = [mark for mark in works if crosses(mark.shape, a, b, GRAZING)]
    return tuple([mark.piece.id for mark in crossed if is_behind(mark, shooter, target)])


def is_behind(mark: Landmark, shooter: Warrior, target: Warrior) -> bool:
    if contains(mark.shape, target.at):
        return True
    return not shooter.is_soaring and gap_at_most(base_of(target), mark.shape, TOUCH)


def is_on_work(state: MageKnight, at: Point) -> bool:
    """The hill there, if any, is a constructed one."""
    hill = hill_at(state, at)
    return hill is not None and hill.is_constructed
