"""Terrain and bases block a line of fire or aid its target. MK-RANGED-04 to -09, MK-TERRAIN, MK-ELEV, MK-FLY"""

from __future__ import annotations

from typing import NamedTuple

from tercio.games.mageknight.abilities.ability import IGNORES_COVER, ON_LINE
from tercio.games.mageknight.abilities.bearers import asked, asked_about, power_of
from tercio.games.mageknight.field.constructed import aim_of, is_beside, is_large, is_on_work, walls_on
from tercio.games.mageknight.field.ground import GRAZING, base_of, hill_number
from tercio.games.mageknight.field.landscape import Landmark
from tercio.games.mageknight.printed.dials import BLOCKING
from tercio.games.mageknight.state import HERE, MageKnight, Piece, Warrior
from tercio.geometry.lines import crosses, stretches
from tercio.geometry.points import centre_distance, towards
from tercio.geometry.shapes import contains
from tercio.kernel import NOBODY, Point, RuleId


class LineOfFire(NamedTuple):
    """What is to be said about the line between two warriors."""

    length: int  # mils
    blocker: int = NOBODY  # the base or piece that blocks it
    cover: int = NOBODY  # the piece that gives cover (MK-TERRAIN-20)
    has_height: bool = False  # MK-ELEV-18, MK-FLY-15
    rule: RuleId = ""  # by which it is blocked
    walls: tuple[int, ...] = ()  # MK-CONSTRUCTED-22  the pieces that fortify the target

    @property
    def is_clear(self) -> bool:
        return self.blocker == NOBODY

    def blocked(self, blocker: int, rule: RuleId) -> LineOfFire:
        """The same line, if this thing blocked it."""
        return self._replace(blocker=blocker, rule=rule)


class Ends(NamedTuple):
    """On which levels a line begins and ends: in the air, on hills (by their numbers), or on the ground."""

    own: int  # the hill of the shooter
    far: int  # the hill of the target
    from_air: bool
    to_air: bool

    @property
    def is_level(self) -> bool:
        """Both are on the ground."""
        return self.own == NOBODY and self.far == NOBODY

    @property
    def is_on_one(self) -> bool:
        """Both are on the same hill."""
        return self.own == self.far and self.own != NOBODY

    @property
    def is_on_two(self) -> bool:
        """Each is on a hill of its own. b49"""
        return self.own != NOBODY and self.far not in (NOBODY, self.own)


def ends_of(state: MageKnight, shooter: Warrior, target: Warrior) -> Ends:
    own = NOBODY if shooter.is_soaring else hill_number(state, shooter.at)
    far = NOBODY if target.is_soaring else hill_number(state, target.at)
    if is_large(shooter, target):  # MK-CONSTRUCTED-36
        own = NOBODY if is_on_work(state, shooter.at) else own
        far = NOBODY if is_on_work(state, target.at) else far
    return Ends(own, far, shooter.is_soaring, target.is_soaring)


def line_of_fire(state: MageKnight, shooter: Warrior, target: Warrior, using: str = "") -> LineOfFire:
    """From centre to centre. `using`: the special ability with which the attack is made.

    Remembered as long as nobody moves or changes; a warrior as it might be is looked at anew.
    """
    if state.warriors[shooter.id] is not shooter or state.warriors[target.id] is not target:
        return drawn(state, shooter, target, using)
    key = (shooter.id, target.id, using)
    line = state.known.lines.get(key)
    if line is None:
        line = state.known.lines[key] = drawn(state, shooter, target, using)
    return line


def drawn(state: MageKnight, shooter: Warrior, target: Warrior, using: str) -> LineOfFire:
    a, b = shooter.at, aim_of(state, shooter, target)
    length = centre_distance(a, b)
    power = power_of(using)
    if power.sees_all:  # H133
        return LineOfFire(length, walls=walls_on(state, shooter, target, a, b))
    ends = ends_of(state, shooter, target)
    blocker, rule = (NOBODY, "") if power.shoots_over else blocked_by(state, ends, shooter, target, a, b)
    cover = NOBODY if asked(shooter, IGNORES_COVER) else cover_on(state, ends, shooter, target, a, b)
    line = LineOfFire(length, blocker, cover, has_height(ends), rule, walls_on(state, shooter, target, a, b))
    if not power.is_unstoppable:
        for text in asked_about(state, target, ON_LINE):
            line = text.on_line(state, shooter, target, line)
    return line


def has_height(ends: Ends) -> bool:
    """Height counts upwards only, and never from above. MK-ELEV-18, MK-ELEV-19, MK-ELEV-21, MK-FLY-15, MK-FLY-30"""
    if ends.to_air:
        return not ends.from_air
    return ends.far != NOBODY and ends.own == NOBODY and not ends.from_air


# -- blocking ----------------------------------------------------------------------------------------------


def blocked_by(
    state: MageKnight, ends: Ends, shooter: Warrior, target: Warrior, a: Point, b: Point, grazing: int = GRAZING
) -> tuple[int, RuleId]:
    """The first thing in the way, and the rule by which it is; NOBODY where the line is clear. MK-CAPTURE-27"""
    if ends.from_air or ends.to_air:
        return NOBODY, ""  # MK-FLY-19, MK-FLY-21, MK-FLY-22, a44
    left, right = (a[0], b[0]) if a[0] < b[0] else (b[0], a[0])
    low, high = (a[1], b[1]) if a[1] < b[1] else (b[1], a[1])
    for other in state.warriors:
        (x, y), base = other.at, other.base
        reach = base.length or base.radius
        if x + reach < left or x - reach > right or y + reach < low or y - reach > high:
            continue  # far off
        if other.gone != HERE or other.is_soaring:  # MK-FLY-13
            continue
        if crosses(base_of(other), a, b, grazing) and other.id not in (shooter.id, target.id):
            if other.id in (shooter.partner, target.partner):  # MKC-ACTION-11, MKC-ATTACK-02
                continue
            if is_beside(state, target, other):
                continue
            rule = base_rule(ends, NOBODY if ends.is_level else hill_number(state, other.at))
            if rule:
                return other.id, rule
    for mark in state.land().shadowing:
        rule = piece_rule(ends, mark, shooter, target)
        if rule and crosses(mark.shape, a, b, grazing):
            return mark.piece.id, rule
    return NOBODY, ""


def base_rule(ends: Ends, hill: int) -> RuleId:
    """The rule by which a base in the way blocks that stands on this hill, or on none; "": it does not."""
    if ends.is_level:
        return "MK-RANGED-07"
    if ends.is_on_one:
        return "MK-ELEV-12" if hill == ends.own else ""
    if hill == NOBODY:
        return ""  # MK-ELEV-16
    return "MK-ELEV-12" if ends.is_on_two else "MK-ELEV-13"


def piece_rule(ends: Ends, mark: Landmark, shooter: Warrior, target: Warrior) -> RuleId:
    """The rule by which a piece in the way blocks, if it does. MK-CONSTRUCTED-21"""
    piece = mark.piece
    if piece.is_constructed and is_large(shooter, target):
        return ""
    if piece.kind == BLOCKING:
        if piece.has_centre and (contains(mark.shape, shooter.at) or contains(mark.shape, target.at)):
            return ""  # b67
        if ends.is_on_one:
            return "MK-ELEV-11" if piece.part_of == ends.own else ""
        if ends.is_on_two:
            return "MK-ELEV-11" if piece.is_elevated else ""  # b49
        return "MK-TERRAIN-29" if ends.is_level else "MK-ELEV-15"
    if ends.is_level:
        return "MK-ELEV-09"
    if ends.is_on_one or ends.is_on_two or piece.whole in (ends.own, ends.far):
        return ""  # b49, b51
    return "MK-ELEV-14"


# -- cover ---------------------------------------------------------------------------------------------------


def cover_on(state: MageKnight, ends: Ends, shooter: Warrior, target: Warrior, a: Point, b: Point) -> int:
    """The piece that gives it, or NOBODY. MK-TERRAIN-18 to MK-TERRAIN-23, MK-TERRAIN-25, MK-FLY-18, MK-FLY-22"""
    if ends.to_air:
        return NOBODY
    for mark in state.land().hiding:
        if mark.piece.is_constructed and is_large(shooter, target):
            continue
        is_in = contains(mark.shape, target.at)  # MK-TERRAIN-19, b39
        if not is_in and (ends.from_air or not reaches_beyond(mark, shooter, a, b)):
            continue
        if is_felt(ends, mark.piece, is_in or contains(mark.shape, shooter.at)):
            return mark.piece.id
    return NOBODY


def is_felt(ends: Ends, piece: Piece, holds: bool) -> bool:
    """Does it count at these levels? `holds`: one of the two is in it. MK-ELEV-10, MK-ELEV-17, b49, b50"""
    if ends.from_air or ends.is_level:
        return True
    if ends.is_on_one:
        return piece.whole == ends.own
    if ends.is_on_two:
        return piece.is_elevated
    return holds or piece.is_elevated


def reaches_beyond(mark: Landmark, shooter: Warrior, a: Point, b: Point) -> bool:
    """What lies under the shooter's own base does not hamper it. MK-TERRAIN-21, MK-TERRAIN-22, b38"""
    if not crosses(mark.shape, a, b, GRAZING):
        return False
    rim = rim_of(shooter, a, b)
    return rim != b and crosses(mark.shape, rim, b, GRAZING)


def rim_of(shooter: Warrior, a: Point, b: Point) -> Point:
    """Where the line leaves the shooter's base; its end, if that lies under the base."""
    out = shooter.base.radius
    if shooter.base.length:
        spans = stretches(base_of(shooter), a, b)
        out = spans[0][1] if spans else 0
    return towards(a, b, out) if out < centre_distance(a, b) else b
