"""MKC-DISMOUNT, MKC-ELIM-02, MKC-ELIM-03  May a rider leave its saddle, and where may it be put down?"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.field.ground import are_touching, base_of, foot_of
from tercio.games.mageknight.rules.movement.footing import judge_standing
from tercio.games.mageknight.state import HERE, MageKnight, Warrior
from tercio.geometry.distance import gap_at_most
from tercio.geometry.placements import contact_spots
from tercio.geometry.points import TOUCH
from tercio.kernel import Answer, Point, RuleId, Verdict

AROUND: Final = 10  # degrees between the places that are tried
PLACES: Final = 360 // AROUND


def judge_beside_mount(
    state: MageKnight, rider: Warrior, mount: Warrior, at: Point, facing: int, rule: RuleId, verdict: Verdict
) -> None:
    """It stands on its own base, at its mount's; below one that soars. MKC-DISMOUNT-06, MKC-ELIM-02, A20"""
    put = rider.parted().at_level(False).standing(at, facing)
    judge_standing(state, put, verdict)
    is_near = gap_at_most(base_of(put), foot_of(mount), TOUCH) if mount.is_soaring else are_touching(state, put, mount)
    if not is_near:
        verdict.refuse(rule, "not-at-mount", (rider.id, mount.id))


def spots_at(state: MageKnight, rider: Warrior, mount: Warrior, most: int) -> list[Point]:
    """Some places for the rider at its mount's side."""
    found = good_spots(state, rider, mount, most)
    return found if len(found) == most else good_spots(state, rider, mount, PLACES)[:most]


def good_spots(state: MageKnight, rider: Warrior, mount: Warrior, tried: int) -> list[Point]:
    """Of the first places that are free, so many, those where it may stand: mostly all, so few are looked at first."""
    things = [foot_of(w) for w in state.warriors if w.gone == HERE and w.id not in (rider.id, mount.id)]
    edges = (state.board, state.board)
    found: list[Point] = []
    for spot in contact_spots(rider.figure.radius, foot_of(mount), things, edges, AROUND, most=tried):
        verdict = Verdict()
        judge_beside_mount(state, rider, mount, spot, rider.facing, "", verdict)
        if verdict:
            found.append(spot)
    return found


def judge_dismount(state: MageKnight, rider: Warrior, verdict: Verdict) -> None:
    """It can leave the saddle at all. MKC-DISMOUNT-01, MKC-DISMOUNT-08, MKC-DARK-03, A20"""
    if not rider.is_rider:
        verdict.refuse("MKC-DISMOUNT-01", "no-rider", (rider.id,))
        return
    mount = state.warriors[rider.partner]
    if rider.figure.is_dark_rider:
        verdict.refuse("MKC-DARK-03", "never-dismounts", (rider.id,))
    if mount.is_soaring:
        verdict.refuse("MKC-DISMOUNT-06", "must-land-first", (mount.id,))
    elif not spots_at(state, rider, mount, 1):
        verdict.refuse("MKC-DISMOUNT-08", "no-room-to-dismount", (rider.id, mount.id))


def can_dismount(state: MageKnight, rider: Warrior) -> bool:
    verdict = Verdict()
    judge_dismount(state, rider, verdict)
    return bool(verdict)


def judge_dismounting(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """It can leave the saddle, and is put down where it may stand. MKC-DISMOUNT-01, MKC-DISMOUNT-06"""
    judge_dismount(state, warrior, verdict)
    if warrior.is_rider and len(answer.path) == 1 and len(answer.numbers) == 1:
        mount, at, facing = state.warriors[warrior.partner], answer.path[0], answer.numbers[0]
        judge_beside_mount(state, warrior, mount, at, facing, "MKC-DISMOUNT-06", verdict)
