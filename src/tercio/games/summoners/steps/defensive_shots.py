"""Defensive shots at a unit that moves into contact, and the move that then goes on. SU-MREACT-02 to SU-MREACT-11"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.summoners import changes
from tercio.games.summoners.field.strikes import Shot, Strike
from tercio.games.summoners.rules.moves import Way, carried_on
from tercio.games.summoners.rules.reactions import defensive_shots, is_met, judge_defensive_shot
from tercio.games.summoners.state import Unit, summoners
from tercio.games.summoners.steps.exchange import exchange
from tercio.kernel import PASS, Answer, Decision, Event, Match, Point, Step, Verdict, plain


class Moving(Step):
    """A step in which a unit goes the way that was declared; a push before it starts changes that way."""

    path: tuple[Point, ...]

    def go_instead(self, way: Way) -> None:
        self.path = way.points[1:]


@dataclass
class DefensiveShots(Step):
    """All are declared before the move, then fired one after another. SU-MREACT-02 to SU-MREACT-11, a102

    `allowed`: the movement value when the move was declared, which shots no longer change (SU-MREACT-08).
    """

    mover: int
    units: tuple[int, ...]  # who may shoot and was not asked yet
    way: tuple[Point, ...]
    jump: int
    allowed: int
    shots: tuple[Shot, ...] = ()

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = summoners(m)
        mover = state.find(self.mover)
        unit = state.find(self.units[0]) if self.units else None
        if mover is None or unit is None:
            return ()
        shots = defensive_shots(state, unit, mover, Way(self.way, self.jump))
        if not shots:
            return ()
        options = [plain("defensive-shot", "SU-MREACT-02", unit.id, place) for place in shots]
        return (Decision(unit.seat, "defensive-shot", "SU-MREACT-02", (*options, PASS), self.mover),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = summoners(m)
        if answer.key == "defensive-shot" and answer.subject == self.units[0]:
            unit, mover = state.units[self.units[0]], state.units[self.mover]
            judge_defensive_shot(state, unit, mover, Way(self.way, self.jump), answer.detail, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        unit = summoners(m).units[self.units[0]]
        self.units = self.units[1:]
        if answer.key != PASS.key:
            changes.pay(m, unit, 1, "SU-MREACT-02")
            self.shots = (*self.shots, Shot(unit.id, answer.detail))
            m.emit(Event("shoots", "SU-MREACT-02", (unit.id, answer.detail, self.mover)))

    def advance(self, m: Match) -> None:
        state = summoners(m)
        mover = state.find(self.mover)
        if self.units:
            self.units = self.units[1:]
        elif self.shots and mover is not None:
            shot, self.shots = self.shots[0], self.shots[1:]
            if state.find(shot.unit) is not None:  # SU-MREACT-04, SU-MREACT-05: moving, and no cover
                strike = Strike(shot.unit, shot.attack, self.mover, is_reaction=True, is_at_mover=True)
                exchange(m, (strike,))
        else:
            m.finish(self)
            if mover is not None and mover.at != self.way[0]:
                m.under(Moving).go_instead(carried_on(state, mover, Way(self.way, self.jump), self.allowed))


def watch(m: Match, unit: Unit, way: Way, allowed: int, target: tuple[int, ...] = ()) -> None:
    """Ask those whom the unit will touch on this way, and the target of a charge. SU-MREACT-02, a69"""
    state = summoners(m)
    met = [e for e in state.enemies_of(unit.seat) if e.id in target or is_met(state, unit, way, e)]
    if met:  # a102: clockwise from the moving player
        order = tuple([enemy.id for seat in state.clockwise_from(unit.seat) for enemy in met if enemy.seat == seat])
        m.push(DefensiveShots(unit.id, order, way.points, way.jump, allowed))
