"""Sizes, terrain and the line between two bases say who sees whom and who is in cover."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.summoners.field.ground import SEAM, base_of, disc, is_inside, screen_at, screen_of, standing_on
from tercio.games.summoners.field.landscape import shape_of
from tercio.games.summoners.field.values import height
from tercio.games.summoners.printed.profiles import BLOCKING, INCH, RESTRICTING, UNSEEN
from tercio.games.summoners.state import HERE, Piece, Summoners, Unit
from tercio.geometry.distance import gap, overlapping
from tercio.geometry.lines import crosses
from tercio.geometry.points import within
from tercio.geometry.shapes import Disc, Shape
from tercio.geometry.sight import sight
from tercio.kernel import NOBODY, Point

INTO_WOODS: Final = 2 * INCH  # SU-TERRAIN-12
ABOVE_GROUND: Final = 1  # SU-SPELL-05  a spot 1 inch up is one size point higher


class Between(NamedTuple):
    """Two bases, or a base and a point, and what is large enough to come between them."""

    start: Disc
    goal: Disc
    blockers: list[Shape]
    limited: list[Shape]  # SU-TERRAIN-12: one sees two inches into each
    names: list[int]  # the numbers of the blockers, then of the limited

    @property
    def is_clear(self) -> bool:
        """One line is enough that crosses only what is smaller than the larger of the two. a54"""
        if not self.names:
            return True
        return sight(self.start, self.goal, self.blockers, self.limited, INTO_WOODS)


def sees(state: Summoners, viewer: Unit, target: Unit) -> bool:
    """Is there a line from base to base that nothing interrupts? SU-LOS-02 to SU-LOS-05"""
    return between(state, viewer, target).is_clear


def between(state: Summoners, viewer: Unit, target: Unit) -> Between:
    tallest = max(height(state, viewer), height(state, target))
    return look(state, base_of(viewer), base_of(target), tallest, viewer.id, target.id)


def before_point(state: Summoners, viewer: Unit, point: Point) -> Between:
    """A spot one inch above the ground is enough. SU-SPELL-05"""
    ground = standing_on(state, point)
    tallest = max(height(state, viewer), ABOVE_GROUND + (0 if ground is None else ground.size))
    return look(state, base_of(viewer), disc(point, 1), tallest, viewer.id, standing_at(state, point))


def standing_at(state: Summoners, point: Point) -> int:
    """The unit on whose base the point lies, which does not hide it; NOBODY where the ground is free."""
    for unit in state.units:
        if unit.gone == HERE and within(point, unit.at, unit.profile.radius):
            return unit.id
    return NOBODY


def look(state: Summoners, start: Disc, goal: Disc, tallest: int, viewer: int, target: int) -> Between:
    """Whatever is at least as large as the larger of the two may hide the goal. SU-LOS-04, a54"""
    left, low = min(start.box[0], goal.box[0]) - SEAM, min(start.box[1], goal.box[1]) - SEAM
    right, high = max(start.box[2], goal.box[2]) + SEAM, max(start.box[3], goal.box[3]) + SEAM
    blockers: list[Shape] = []
    limited: list[Shape] = []
    names: list[int] = []
    woods: list[int] = []
    for unit in state.units:  # SU-LOS-03
        if unit.gone != HERE or unit.id == viewer or unit.id == target:
            continue
        (x, y), radius = unit.at, unit.profile.radius
        is_near = left < x + radius and x - radius < right and low < y + radius and y - radius < high
        if is_near and height(state, unit) >= tallest:
            blockers.append(screen_of(unit))
            names.append(unit.id)
    tall = [objective for objective in state.objectives if objective.size >= tallest]  # SU-SCEN-11
    if tall:
        blockers.extend([screen_at(objective) for objective in tall])
        names.extend([objective.id for objective in tall])
    for piece, shape in state.land().hiding:
        box = shape.box
        if box[2] <= left or box[0] >= right or box[3] <= low or box[1] >= high:
            continue
        if piece.is_raised and holds_either(state, piece, start, goal):
            continue
        if piece.sight == BLOCKING:  # SU-TERRAIN-11
            blockers.append(shape)
            names.append(piece.id)
        elif piece.size < tallest:
            continue
        elif piece.sight == RESTRICTING:  # SU-TERRAIN-12, a58
            limited.append(shape)
            woods.append(piece.id)
        elif is_outside(shape, start, goal):  # SU-TERRAIN-10
            blockers.append(shape)
            names.append(piece.id)
    return Between(start, goal, blockers, limited, names + woods)


def hider(found: Between) -> int:
    """The nearest thing that hides the goal by itself; where it takes several, the nearest on the way. SU-LOS-03"""
    solid = len(found.blockers)
    shapes = [*found.blockers, *found.limited]
    order = sorted(range(len(shapes)), key=[gap(found.start, shape) for shape in shapes].__getitem__)
    for place in order:
        blockers, limited = ([shapes[place]], []) if place < solid else ([], [shapes[place]])
        if not sight(found.start, found.goal, blockers, limited, INTO_WOODS):
            return found.names[place]
    crossed = [place for place in order if crosses(shapes[place], found.start.centre, found.goal.centre)]
    return found.names[(crossed or order)[0]]


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
