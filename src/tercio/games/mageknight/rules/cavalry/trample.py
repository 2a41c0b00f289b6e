"""Rules say whom a cavalry unit may trample, and whom that hurts. MKC-TALENT-27 to MKC-TALENT-35"""

from __future__ import annotations

from tercio.games.mageknight.field.cavalry import saddle_of
from tercio.games.mageknight.field.ground import GRAZING, GROUND, base_of, is_in_front, level_of
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.geometry.lines import crosses
from tercio.kernel import Point, Verdict


def judge_trampling(state: MageKnight, warrior: Warrior, path: tuple[Point, ...], verdict: Verdict) -> None:
    """It rides on the ground, straight ahead. MKC-TALENT-27, MKC-TALENT-29"""
    level = level_of(state, warrior)
    if level != GROUND:
        verdict.refuse("MKC-TALENT-27", "not-on-the-ground", (warrior.id,))
    if len(path) != 1:
        verdict.refuse("MKC-TALENT-29", "not-straight", (warrior.id,))
    elif not is_in_front(warrior, path[0]):
        verdict.refuse("MKC-TALENT-29", "spot-not-in-front", path[0])


def crossed_by(state: MageKnight, warrior: Warrior, to: Point) -> tuple[int, ...]:
    """Friends and enemies count, and riders only in the way. MKC-TALENT-31 to MKC-TALENT-33, MKC-TALENT-35, A9, A12"""
    found: list[int] = []
    for other in state.here():
        if other.id in (warrior.id, warrior.partner) or other.figure.is_large or level_of(state, other) != GROUND:
            continue
        shape = saddle_of(other) if other.is_rider else base_of(other)
        if crosses(shape, warrior.at, to, GRAZING):
            found.append(other.id)
    return tuple(found)
