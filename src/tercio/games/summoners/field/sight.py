"""Sizes, terrain and the line between two bases say who sees whom and who is in cover."""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.field.ground import SEAM, base_of, disc, is_inside, screen_at, screen_of, standing_on
from tercio.games.summoners.field.landscape import shape_of
from tercio.games.summoners.field.values import height
from tercio.games.summoners.printed.profiles import BLOCKING, INCH, RESTRICTING, UNSEEN
from tercio.games.summoners.state import HERE, Piece, Summoners, Unit
from tercio.geometry.distance import overlapping
from tercio.geometry.lines import crosses
from tercio.geometry.points import within
from tercio.geometry.shapes import Disc, Shape
from tercio.geometry.sight import sight
from tercio.kernel import NOBODY, Point

INTO_WOODS: Final = 2 * INCH  # SU-TERRAIN-12
ABOVE_GROUND: Final = 1  # SU-SPELL-05  a spot 1 inch up is one size point higher


def sees(state: Summoners, viewer: Unit, target: Unit) -> bool:
    """Is there a line from base to base that nothing interrupts? SU-LOS-02 to SU-LOS-05"""
    tallest = max(height(state, viewer), height(state, target))
    return is_clear(state, base_of(viewer), base_of(target), tallest, viewer.id, target.id)


def sees_point(state: Summoners, viewer: Unit, point: Point) -> bool:
    """A spot one inch above the ground is enough. SU-SPELL-05"""
    ground = standing_on(state, point)
    tallest = max(height(state, viewer), ABOVE_GROUND + (0 if ground is None else ground.size))
    return is_clear(state, base_of(viewer), disc(point, 1), tallest, viewer.id, standing_at(state, point))


def standing_at(state: Summoners, point: Point) -> int:
    """The unit on whose base the point lies, which does not hide it; NOBODY where the ground is free."""
    for unit in state.units:
        if unit.gone == HERE and within(point, unit.at, unit.profile.radius):
            return unit.id
    return NOBODY


def is_clear(state: Summoners, start: Disc, goal: Disc, tallest: int, viewer: int, target: int) -> bool:
    """One line is enough that crosses only what is smaller than the larger of the two. a54"""
    left, low = min(start.box[0], goal.box[0]) - SEAM, min(start.box[1], goal.box[1]) - SEAM
    right, high = max(start.box[2], goal.box[2]) + SEAM, max(start.box[3], goal.box[3]) + SEAM
    blockers: list[Shape] = []
    limited: list[Shape] = []
    for unit in state.units:  # SU-LOS-03
        if unit.gone != HERE or unit.id == viewer or unit.id == target:
            continue
        (x, y), radius = unit.at, unit.profile.radius
        is_near = left < x + radius and x - radius < right and low < y + radius and y - radius < high
        if is_near and height(state, unit) >= tallest:
            blockers.append(screen_of(unit))
    blockers.extend([screen_at(each) for each in state.objectives if each.size >= tallest])  # SU-SCEN-11
    for piece, shape in state.land().hiding:
        box = shape.box
        if box[2] <= left or box[0] >= right or box[3] <= low or box[1] >= high:
            continue
        if piece.is_raised and holds_either(state, piece, start, goal):
            continue
        if piece.sight == BLOCKING:  # SU-TERRAIN-11
            blockers.append(shape)
        elif piece.size < tallest:
            continue
        elif piece.sight == RESTRICTING:  # SU-TERRAIN-12, a58
            limited.append(shape)
        elif is_outside(shape, start, goal):  # SU-TERRAIN-10
            blockers.append(shape)
    return not (blockers or limited) or sight(start, goal, blockers, limited, INTO_WOODS)


def is_outside(shape: Shape, start: Disc, goal: Disc) -> bool:
    """One sees into and out of the piece in which one of the two stands. a57"""
    return not overlapping(shape, start) and not overlapping(shape, goal)


def holds_either(state: Summoners, piece: Piece, start: Disc, goal: Disc) -> bool:
    """One of the two stands on this piece: its height counts for him, and its top hides nothing."""
    for base in (start, goal):
        top = standing_on(state, base.centre)
        if top is not None and top.id == piece.id:
            return True
    return False


def cover_of(state: Summoners, viewer: Unit, target: Unit) -> int | None:
    """Something gives the target cover from the viewer: its number, or None. SU-COVER-01 to SU-COVER-05"""
    tallest = max(height(state, viewer), height(state, target))
    a, b = viewer.at, target.at
    for unit in state.units:
        if unit.gone != HERE or unit.id == viewer.id or unit.id == target.id:
            continue
        if height(state, unit) > tallest - 2 and crosses(screen_of(unit), a, b):
            return unit.id
    for objective in state.objectives:
        if objective.size > tallest - 2 and crosses(screen_at(objective), a, b):
            return objective.id
    for piece in state.pieces:
        if gives_cover(piece, viewer, target, tallest):
            return piece.id
    return None


def gives_cover(piece: Piece, viewer: Unit, target: Unit, tallest: int) -> bool:
    """A piece covers whom it is large enough for, unless one shoots out of it. SU-COVER-03, -05, SU-TERRAIN-13, -28"""
    if piece.sight == UNSEEN or piece.size <= tallest - 2:
        return False
    if is_inside(piece, viewer):  # b4: shooting out of it
        return False
    return crosses(shape_of(piece), viewer.at, target.at)
