"""Rules say where a guard that has moved may put its captive down. MK-CAPTURE-10, a70"""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.field.ground import are_touching, base_of
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.rules.movement.moves import judge_end
from tercio.games.mageknight.state import HERE, MageKnight, Warrior
from tercio.geometry.placements import contact_spots, free, laid_beside
from tercio.geometry.shapes import Disc, Oblong, placed
from tercio.kernel import NOBODY, Point, Verdict

AROUND: Final = 10  # degrees between the places that are tried
PLACES: Final = 360 // AROUND
FINELY: Final = 1  # degree, where no other place is left
TURNED: Final = 15  # degrees between the directions in which a long base may lie


class Spot(NamedTuple):
    """A place, and the facing of the warrior that is put there."""

    at: Point
    facing: int


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


def spots_beside(state: MageKnight, guard: Warrior, captive: Warrior, most: int) -> list[Spot]:
    """Some places for the captive at its guard's side; the field has the guard where it is by then."""
    things = [base_of(w) for w in state.warriors if w.gone == HERE and w.id not in (captive.id, guard.id)]
    if captive.figure.length:
        return long_spots_beside(state, guard, captive, things, most)
    edges = (state.board, state.board)
    found: list[Spot] = []
    for wanted, step in ((most, AROUND), (PLACES, AROUND), (360, FINELY)):  # mostly the first ones will do
        spots = contact_spots(captive.figure.radius, base_of(guard), things, edges, step, wanted)
        found = [Spot(at, captive.facing) for at in spots if may_escort(state, guard, captive, at, captive.facing)]
        if len(found) >= most or (found and wanted == PLACES):
            break
    return found[:most]


def long_spots_beside(
    state: MageKnight, guard: Warrior, captive: Warrior, things: list[Disc | Oblong], most: int
) -> list[Spot]:
    """A long base may lie beside its guard in any direction, first as it lies now."""
    found: list[Spot] = []
    other = base_of(guard)
    for facing in (captive.facing, *range(0, 180, TURNED)):
        base = base_of(captive.standing(captive.at, facing))
        for angle in range(0, 360, AROUND):
            at = laid_beside(base, other, angle)
            if free(placed(base, at), things, state.board, state.board) and may_escort(
                state, guard, captive, at, facing
            ):
                found.append(Spot(at, facing))
                if len(found) == most:
                    return found
    return found


def may_escort(state: MageKnight, guard: Warrior, captive: Warrior, at: Point, facing: int) -> bool:
    verdict = Verdict()
    judge_escort(state, guard, captive, at, verdict, facing)
    return bool(verdict)


def spot_beside(state: MageKnight, guard: Warrior, captive: Warrior) -> Point | None:
    """A place for it as it lies now."""
    spots = [spot for spot in spots_beside(state, guard, captive, 1) if spot.facing == captive.facing]
    return spots[0].at if spots else None
