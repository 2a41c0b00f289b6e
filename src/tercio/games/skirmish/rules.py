"""What the book says, as objects that can be asked. Abilities stand at the end and are more specific."""

from __future__ import annotations

from typing import Final

from tercio.games.skirmish.field import distance, gap_squared, length
from tercio.games.skirmish.state import BOLD, INCH, TABLE, TOUCHING, WARY, Skirmish, Unit
from tercio.kernel import ABILITY, Point, Rule, Seat, Tally, Verdict
from tercio.kernel.tally import told


class PathQuestion:
    """May this figure go this way?"""

    def __init__(self, state: Skirmish, unit: Unit, path: tuple[Point, ...], verdict: Verdict) -> None:
        self.state = state
        self.unit = unit
        self.path = (unit.at, *path)
        self.verdict = verdict

    def crosses(self, other: Unit) -> bool:
        reach = self.unit.profile.radius + other.profile.radius
        for i in range(len(self.path) - 1):
            if gap_squared(self.path[i], self.path[i + 1], other.at) < reach * reach:
                return True
        return False

    def ends_on(self, other: Unit) -> bool:
        reach = self.unit.profile.radius + other.profile.radius
        return gap_squared(self.path[-1], self.path[-1], other.at) < reach * reach


class TableRule(Rule):
    """The questions this game asks its rules. A rule overrides what it speaks about."""

    def on_path(self, q: PathQuestion) -> None:
        pass


class OnTheTable(TableRule):
    """No part of a base crosses the edge of the table. SK-TABLE-01"""

    id = "SK-TABLE-01"

    def on_path(self, q: PathQuestion) -> None:
        radius = q.unit.profile.radius
        for x, y in q.path[1:]:
            if not (radius <= x <= TABLE - radius and radius <= y <= TABLE - radius):
                q.verdict.refuse(self.id, "off-the-table", (x, y))
                return


class WalkAllowance(TableRule):
    """A figure walks no further than its allowance. SK-MOVE-01"""

    id = "SK-MOVE-01"

    def on_path(self, q: PathQuestion) -> None:
        walked, allowance = length(q.path), walk_allowance(q.state, q.unit)
        if walked > allowance.total:
            q.verdict.refuse(self.id, "too-far", (walked, allowance.total), receipts=told(allowance))


class NotThroughEnemies(TableRule):
    """No figure moves across an enemy's base. SK-MOVE-03"""

    id = "SK-MOVE-03"

    def on_path(self, q: PathQuestion) -> None:
        for enemy in q.state.enemies_of(q.unit):
            if q.crosses(enemy):
                q.verdict.refuse(self.id, "through-enemy", (enemy.id,))


class RoomToStand(TableRule):
    """No figure ends its walk on another figure's base. SK-MOVE-04"""

    id = "SK-MOVE-04"

    def on_path(self, q: PathQuestion) -> None:
        for other in q.state.units:
            if other.id != q.unit.id and not other.has_left and q.ends_on(other):
                q.verdict.refuse(self.id, "no-room", (other.id,))


class Flying(TableRule):
    """A flying figure passes over enemy bases. SK-ABIL-01"""

    id = "SK-ABIL-01"
    rank = ABILITY

    def on_path(self, q: PathQuestion) -> None:
        q.verdict.lift(self.id, (NotThroughEnemies.id,), self.rank)


def judge_standing(state: Skirmish, unit: Unit, verdict: Verdict) -> None:
    """Everything that speaks against a figure where it is. SK-TABLE-01, SK-MOVE-04"""
    question = PathQuestion(state, unit, (unit.at,), verdict)
    for rule in (OnTheTable(), RoomToStand()):
        rule.on_path(question)


CORE_RULES: Final[tuple[TableRule, ...]] = (OnTheTable(), WalkAllowance(), NotThroughEnemies(), RoomToStand())
ABILITIES: Final[dict[str, TableRule]] = {"flying": Flying()}


def judge_path(state: Skirmish, unit: Unit, path: tuple[Point, ...], verdict: Verdict) -> None:
    q = PathQuestion(state, unit, path, verdict)
    for rule in CORE_RULES:
        rule.on_path(q)
    for ability in unit.profile.rules:
        ability.on_path(q)


def judge_actor(seat: Seat, unit: Unit, verdict: Verdict) -> None:
    """A player acts with his own standing figures, once a round with each. SK-ACT-01, SK-ACT-03"""
    if unit.seat != seat or unit.has_left:
        verdict.refuse("SK-ACT-03", "not-your-figure", (unit.id,))
    elif unit.has_acted:
        verdict.refuse("SK-ACT-01", "has-acted", (unit.id,))


def judge_walker(walker: int, unit: Unit, verdict: Verdict) -> None:
    """Only the figure that has walked may strike after its walk. SK-ACT-02"""
    if unit.id != walker:
        verdict.refuse("SK-ACT-02", "another-has-walked", (unit.id, walker))


def judge_idle(unit: Unit, verdict: Verdict) -> None:
    """A figure that touches no enemy has nobody to strike at. SK-STRIKE-01"""
    verdict.refuse("SK-STRIKE-01", "nobody-in-contact", (unit.id,))


def judge_strike(unit: Unit, target: Unit, verdict: Verdict) -> None:
    """A figure strikes at a standing enemy in contact. SK-STRIKE-01"""
    if target.seat == unit.seat or target.has_left:
        verdict.refuse("SK-STRIKE-01", "not-an-enemy", (target.id,))
    elif gap(unit, target) > TOUCHING:
        verdict.refuse("SK-STRIKE-01", "not-in-contact", (target.id, gap(unit, target), TOUCHING))


def targets_of(state: Skirmish, unit: Unit) -> tuple[int, ...]:
    return tuple([enemy.id for enemy in state.enemies_of(unit) if gap(unit, enemy) <= TOUCHING])


def gap(unit: Unit, other: Unit) -> int:
    """From edge to edge of the two bases."""
    return max(0, distance(unit.at, other.at) - unit.profile.radius - other.profile.radius)


def walk_allowance(state: Skirmish, unit: Unit) -> Tally:
    """The allowance limits how far this figure may walk now. SK-MOVE-01"""
    tally = Tally(unit.profile.walk, "SK-MOVE-01")
    if state.stances[unit.seat] == BOLD:
        tally.add(INCH, "SK-MOVE-02")
    if 2 * unit.wounds > unit.profile.life:
        tally.add(-INCH, "SK-MOVE-05")
    tally.at_least(INCH, "SK-MOVE-06")
    return tally


def strike_dice(unit: Unit) -> Tally:
    """Each of the two rolls this many dice, striking or parrying. SK-STRIKE-02"""
    return Tally(unit.profile.melee, "SK-STRIKE-02")


def strike_needs(target: Unit) -> Tally:
    """A die hits from this face upwards. SK-STRIKE-03"""
    return Tally(target.profile.reflexes, "SK-STRIKE-03")


def parry_needs(state: Skirmish, unit: Unit) -> Tally:
    """A parry die cancels a hit from this face upwards. SK-PARRY-01"""
    tally = Tally(5, "SK-PARRY-01")
    if state.stances[unit.seat] == WARY:
        tally.set(4, "SK-PARRY-02")
    return tally
