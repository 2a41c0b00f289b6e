"""Rules say who may attack terrain, in close or in ranged combat. MK-CONSTRUCTED-29 to MK-CONSTRUCTED-35"""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.abilities.ability import STRUCTURE
from tercio.games.mageknight.abilities.bearers import asked_field
from tercio.games.mageknight.field.fire import blocked_by, ends_of
from tercio.games.mageknight.field.ground import base_of, disc, is_in_front, touches_piece
from tercio.games.mageknight.field.landscape import shape_of
from tercio.games.mageknight.rules.combat.values import RULE_OF_THREE, range_of
from tercio.games.mageknight.state import INCH, MageKnight, Piece, Warrior
from tercio.geometry.angles import SCALE, direction
from tercio.geometry.distance import foot_on, gap_at_most
from tercio.geometry.points import TOUCH, centre_distance, towards, within
from tercio.geometry.shapes import Disc, Shape, contains
from tercio.kernel import NOBODY, Answer, Point, Tally, Verdict
from tercio.kernel.tally import told

APART: Final = INCH // 2  # between the points of an outline that are tried
TURN: Final = 15  # degrees, around a round one
LEAST_STRUCTURE: Final = 1


# -- close combat -------------------------------------------------------------------------------------------


def battered_by(state: MageKnight, attacker: Warrior) -> list[Piece]:
    """These pieces are at its front arc. MK-CONSTRUCTED-34"""
    works = state.land().works
    if not works:
        return []
    return [mark.piece for mark in works if touches_piece(attacker, mark.piece) and has_at_front(attacker, mark.shape)]


def judge_battering(state: MageKnight, attacker: Warrior, answer: Answer, verdict: Verdict) -> None:
    """It may batter each piece that is named. MK-CONSTRUCTED-29, MK-CONSTRUCTED-34"""
    for pick in answer.picks:
        piece = state.piece(pick)
        if piece is not None:
            judge_battered(attacker, piece, verdict)
        elif state.find(pick) is not None:
            verdict.refuse("MK-CONSTRUCTED-34", "no-terrain", (pick,))


def judge_battered(attacker: Warrior, piece: Piece, verdict: Verdict) -> None:
    """The piece was built, and stands at the front arc. MK-CONSTRUCTED-29, MK-CONSTRUCTED-34"""
    if not piece.is_constructed:
        verdict.refuse("MK-CONSTRUCTED-29", "cannot-be-destroyed", (piece.id,))
    if not touches_piece(attacker, piece):
        verdict.refuse("MK-CONSTRUCTED-34", "not-in-contact", (piece.id,))
    elif not has_at_front(attacker, shape_of(piece)):
        verdict.refuse("MK-CONSTRUCTED-34", "not-in-front", (piece.id,))


def has_at_front(warrior: Warrior, shape: Shape) -> bool:
    """Its base touches the shape somewhere in its front arc."""
    if contains(shape, warrior.at):
        return True
    base = base_of(warrior)
    reach = max(base.radius, warrior.base.length // 2) + shape.radius + TOUCH
    feet = [foot_on(edge, warrior.at) for edge in shape.edges]
    return any([within(warrior.at, foot, reach) and is_in_front(warrior, foot) for foot in feet])


# -- ranged combat ------------------------------------------------------------------------------------------


class Sighting(NamedTuple):
    """The best line to an outline, or what is wrong with all of them."""

    length: int  # mils
    because: str = ""
    blocker: int = NOBODY

    @property
    def is_clear(self) -> bool:
        return not self.because


def shelled_by(state: MageKnight, attacker: Warrior) -> list[Piece]:
    """These pieces have an edge that it can shoot at. MK-CONSTRUCTED-32"""
    works = state.land().works
    if not works:
        return []
    reach = range_of(state, attacker).total * INCH
    eye = disc(attacker.at, 0)
    near = [mark.piece for mark in works if gap_at_most(eye, mark.shape, reach)]
    return [piece for piece in near if sighted(state, attacker, piece).is_clear]


def judge_shelling(state: MageKnight, attacker: Warrior, answer: Answer, verdict: Verdict) -> None:
    """It may shell each piece that is named. MK-CONSTRUCTED-29, MK-CONSTRUCTED-32"""
    for pick in answer.picks:
        piece = state.piece(pick)
        if piece is not None:
            judge_shelled(state, attacker, piece, verdict)
        elif state.find(pick) is not None:
            verdict.refuse("MK-CONSTRUCTED-32", "no-terrain", (pick,))


def judge_shelled(state: MageKnight, attacker: Warrior, piece: Piece, verdict: Verdict) -> None:
    """The piece was built, and some line to its outline is clear. MK-CONSTRUCTED-32, b69"""
    if not piece.is_constructed:
        verdict.refuse("MK-CONSTRUCTED-29", "cannot-be-destroyed", (piece.id,))
    found = sighted(state, attacker, piece)
    if found.because == "out-of-range":
        tally = range_of(state, attacker)
        facts = (piece.id, found.length, tally.total * INCH)
        verdict.refuse("MK-RANGED-06", "out-of-range", facts, receipts=told(tally))
    elif found.because == "not-in-front":
        verdict.refuse("MK-RANGED-05", "not-in-front", (piece.id,))
    elif found.because:
        verdict.refuse("MK-CONSTRUCTED-32", "line-blocked", (piece.id, found.blocker))


def sighted(state: MageKnight, attacker: Warrior, piece: Piece) -> Sighting:
    """The shortest free line leads to some point of the outline; points are tried every half inch. b69"""
    shape, at = shape_of(piece), attacker.at
    reach = range_of(state, attacker).total * INCH
    if contains(shape, at):
        return Sighting(0)
    points = sorted([(centre_distance(at, point), point) for point in outline_points(shape, at)])
    worst = Sighting(points[0][0], "out-of-range")
    for length, point in points:
        if length > reach:
            break
        if not is_in_front(attacker, point):
            worst = worst if worst.because == "line-blocked" else Sighting(length, "not-in-front")
            continue
        blocker = barred_by(state, attacker, piece, point)
        if blocker == NOBODY:
            return Sighting(length)
        if worst.because != "line-blocked":
            worst = Sighting(length, "line-blocked", blocker)
    return worst


def barred_by(state: MageKnight, attacker: Warrior, piece: Piece, point: Point) -> int:
    """What blocks the line to this point; those in the piece do not (b66), nor does the piece itself."""
    mark = attacker.standing(point, attacker.facing)
    blocker, _ = blocked_by(state, ends_of(state, attacker, mark), attacker, mark, attacker.at, point)
    return NOBODY if blocker == piece.id else blocker


def outline_points(shape: Shape, eye: Point) -> list[Point]:
    """The nearest point of every side, its ends, and points between them."""
    if isinstance(shape, Disc):
        around = [direction(turn) for turn in range(0, 360, TURN)]
        rim = [(shape.x + dx * shape.radius // SCALE, shape.y + dy * shape.radius // SCALE) for dx, dy in around]
        return [towards(shape.centre, eye, shape.radius), *rim]
    points: list[Point] = []
    for edge in shape.edges:
        ax, ay, bx, by = edge
        parts = centre_distance((ax, ay), (bx, by)) // APART + 1
        points.append(foot_on(edge, eye))
        points.extend([(ax + (bx - ax) * i // parts, ay + (by - ay) * i // parts) for i in range(parts)])
    return points


# -- how much it stands ---------------------------------------------------------------------------------------


def structure_of(state: MageKnight, piece: Piece) -> Tally:
    """Modifiers add up, under the rule of 3; nothing falls down by itself. MK-CONSTRUCTED-30, b78"""
    tally = Tally(piece.structure, "MK-CONSTRUCTED-30")
    for effect in asked_field(state, STRUCTURE):
        effect.structure(tally)
    tally.limit(RULE_OF_THREE, "MK-MOD-10")
    tally.at_least(LEAST_STRUCTURE, "MK-CONSTRUCTED-30")
    return tally
