"""Rules say where a guard that has moved may put its captive down. MK-CAPTURE-10, a70"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.field.ground import are_touching, base_of
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.rules.movement.moves import judge_end
from tercio.games.mageknight.state import HERE, MageKnight, Warrior
from tercio.geometry.placements import contact_spots
from tercio.kernel import NOBODY, Point, Verdict

AROUND: Final = 10  # degrees between the places that are tried
PLACES: Final = 360 // AROUND


def escorted(state: MageKnight, guard: Warrior) -> Warrior | None:
    """The captive goes along while both touch; otherwise the guard moves alone. a70"""
    captive = state.captive_of(guard.id)
    return captive if captive is not None and are_touching(state, guard, captive) else None


def judge_escort(
    state: MageKnight, guard: Warrior, captive: Warrior, at: Point, verdict: Verdict, facing: int = NOBODY
) -> None:
    """In base contact, and where there is room for it. `facing`: where that is new, and a long base lies along it."""
    way = Way(captive, (at,), facing=facing)
    if not are_touching(state, guard, way.end):
        verdict.refuse("MK-CAPTURE-10", "not-beside-guard", (captive.id, guard.id))
    judge_end(state, way, verdict)


def judge_escort_room(state: MageKnight, guard: Warrior, captive: Warrior, at: Point, verdict: Verdict) -> None:
    """Both must be in contact after the move as well. MK-CAPTURE-10"""
    moved = guard.standing(at, guard.facing)
    if not spots_beside(state.imagined(moved), moved, captive, 1):
        verdict.refuse("MK-CAPTURE-10", "no-room-for-captive", (captive.id,))


def spots_beside(state: MageKnight, guard: Warrior, captive: Warrior, most: int) -> list[Point]:
    """Some places for the captive at its guard's side; the field has the guard where it is by then."""
    things = [base_of(w) for w in state.warriors if w.gone == HERE and w.id not in (captive.id, guard.id)]
    edges = (state.board, state.board)
    for wanted in (most, PLACES):  # mostly the first ones will do
        spots = contact_spots(captive.figure.radius, base_of(guard), things, edges, AROUND, wanted)
        found = [spot for spot in spots if may_escort(state, guard, captive, spot)]
        if len(found) >= most:
            break
    return found[:most]


def may_escort(state: MageKnight, guard: Warrior, captive: Warrior, at: Point) -> bool:
    verdict = Verdict()
    judge_escort(state, guard, captive, at, verdict)
    return bool(verdict)


def spot_beside(state: MageKnight, guard: Warrior, captive: Warrior) -> Point | None:
    spots = spots_beside(state, guard, captive, 1)
    return spots[0] if spots else None
