"""A warrior that can no longer soar lands if it has room, and its captive joins it. MK-FLY-23 to MK-FLY-27, a84"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.field.ground import are_touching, base_of
from tercio.games.mageknight.rules.movement.footing import judge_standing
from tercio.games.mageknight.state import HERE, MageKnight, Warrior
from tercio.geometry.distance import overlapping
from tercio.geometry.placements import contact_spots, in_contact
from tercio.geometry.points import centre_distance
from tercio.kernel import Point, Verdict

AROUND: Final = 5  # degrees between the places that are tried


def can_stand(state: MageKnight, warrior: Warrior, at: Point, ignore: int) -> bool:
    """Nothing that blocks movement is under it. `ignore`: the warriors that do not count. MK-FLY-24"""
    verdict = Verdict()
    judge_standing(state, warrior.standing(at, warrior.facing), verdict, (ignore,))
    return bool(verdict)


def place_at_guard(state: MageKnight, captive: Warrior, guard: Warrior) -> Point | None:
    """The nearest place touches the guard; None where there is no room. MK-FLY-26, a84"""
    base = base_of(guard)
    if are_touching(state, captive, guard) and not overlapping(base_of(captive), base):
        return captive.at
    straight = in_contact(captive.figure.radius, base, captive.at)
    if can_stand(state, captive, straight, guard.id):
        return straight
    things = [base_of(w) for w in state.warriors if w.gone == HERE and w.id not in (captive.id, guard.id)]
    spots = contact_spots(captive.figure.radius, base, things, (state.board, state.board), AROUND)
    spots = [spot for spot in spots if can_stand(state, captive, spot, guard.id)]
    return min(spots, key=lambda spot: centre_distance(spot, captive.at), default=None)
