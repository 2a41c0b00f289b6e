"""The target of a ranged attack may shoot back, run for cover, or charge the shooter. SU-ACTION-14, SU-RREACT"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from tercio.games.summoners import changes
from tercio.games.summoners.field.strikes import HAS_NOT_MOVED, Shot, Strike, odds_of
from tercio.games.summoners.rules.attacks import (
    in_wave,
    is_shockwave,
)
from tercio.games.summoners.rules.moves import Way, allowance, carried_on, judge_room, way_of
from tercio.games.summoners.rules.reactions import (
    CHARGE,
    COVER_RUN,
    COVER_WALK,
    PASSIVE,
    RETURN_SHOT,
    judge_shot_answer,
    shot_answers,
    shot_unanswered_by,
)
from tercio.games.summoners.state import CHARGED, RAN, WALKED, Summoners, Unit, summoners
from tercio.games.summoners.steps.exchange import exchange
from tercio.games.summoners.steps.moves import begin_charge, begin_move, offer_departure
from tercio.kernel import Answer, Decision, Event, Match, Point, Step, Verdict, plain

REACT: Final = 0
SHOOT: Final = 1
ANSWER: Final = 2

PRICES: Final = {RETURN_SHOT: 1, COVER_WALK: 1, COVER_RUN: 2, CHARGE: 2, PASSIVE: 0}
REACTION_RULES: Final = {
    RETURN_SHOT: "SU-RREACT-02",
    COVER_WALK: "SU-RREACT-04",
    COVER_RUN: "SU-RREACT-04",
    CHARGE: "SU-RREACT-11",
    PASSIVE: "SU-RREACT-01",
}


class Runner(NamedTuple):
    """A target that runs for cover or charges: where it stood, where it goes, how far it may (SU-RREACT-18).

    `end`: where its run for cover has ended when the shot falls.
    """

    unit: int
    key: str
    start: Point
    path: tuple[Point, ...]
    allowed: int
    end: Point = HAS_NOT_MOVED


@dataclass
class Shooting(Step):
    """A shot is declared, answered and made, and charges follow. SU-RANGED, SU-RREACT

    a71: a unit that runs for cover does so at once, before the shot. Those that charge wait for it (SU-RREACT-14).
    """

    attacker: int
    attack: int
    targets: tuple[int, ...]  # one, or all in a shockwave
    stage: int = REACT
    at: int = 0
    shots: tuple[Shot, ...] = ()  # return shots
    runners: tuple[Runner, ...] = ()

    def advance(self, m: Match) -> None:
        state = summoners(m)
        if self.stage == REACT:
            self.react(m)
        elif self.stage == SHOOT:
            self.stage = ANSWER
            self.at = 0
            self.runners = tuple([Runner(*each[:-1], state.units[each.unit].at) for each in self.runners])
            if state.find(self.attacker) is not None:
                exchange(m, self.strikes(state))
        elif self.at < len(self.runners):
            self.at += 1
            self.follow_up(m, self.runners[self.at - 1])
        else:
            m.finish(self)

    def react(self, m: Match) -> None:
        state = summoners(m)
        if self.at >= len(self.targets):
            self.stage = SHOOT
            return
        target = state.find(self.targets[self.at])
        self.at += 1
        if state.find(self.attacker) is None:
            self.stage = SHOOT
        elif target is not None:
            rule = shot_unanswered_by(state, self.attacker, self.attack, target)
            if not rule:
                m.push(RangedReaction(target.id, self.attacker))
            elif not state.are_allied(target.seat, state.units[self.attacker].seat):
                m.emit(Event("cannot-react", rule, (target.id, self.attacker, target.ap)))

    def strikes(self, state: Summoners) -> tuple[Strike, ...]:
        runners = {runner.unit: runner for runner in self.runners}
        found: list[Strike] = []
        for target in self.targets:
            unit, runner = state.find(target), runners.get(target)
            if unit is None:
                continue
            if runner is not None and (runner.key == CHARGE or unit.at != runner.start):
                found.append(Strike(self.attacker, self.attack, target, is_at_mover=True, stood=runner.start))
            else:  # a44: a unit that did not get away is no moving target
                found.append(Strike(self.attacker, self.attack, target))
        found.extend([Strike(shot.unit, shot.attack, self.attacker, is_reaction=True) for shot in self.shots])
        return tuple(found)

    def follow_up(self, m: Match, runner: Runner) -> None:
        """A unit that ran to the portal may leave only now, if it still stands there. SU-RREACT-10, SU-S7-08"""
        state = summoners(m)
        unit, shooter = state.find(runner.unit), state.find(self.attacker)
        if unit is None:
            return
        if runner.key != CHARGE:
            if unit.at == runner.end != runner.start:
                offer_departure(m, unit)
        elif shooter is not None:
            self.charge(m, runner, unit, shooter)

    def charge(self, m: Match, runner: Runner, unit: Unit, shooter: Unit) -> None:
        """The charge goes as it was declared, unless the shot has pushed the charger. SU-RREACT-15, -16, -18

        It bears what the shot has done to it (SU-RREACT-19); the shooter may react to its blow (SU-RREACT-17).
        """
        state = summoners(m)
        path = runner.path
        if unit.at != runner.start:
            path = carried_on(state, unit, Way((runner.start, *path)), runner.allowed).points[1:]
        if is_open(state, unit, path):
            begin_charge(m, unit.id, shooter.id, path, is_reaction=True)
        else:
            m.emit(Event("charge-blocked", "SU-CHARGE-03", (unit.id, shooter.id)))


def is_open(state: Summoners, unit: Unit, path: tuple[Point, ...]) -> bool:
    """Has nobody come into the way of the charge, another charger for instance?"""
    verdict = Verdict()
    judge_room(state, unit, way_of(unit, path), verdict)
    return bool(verdict)


@dataclass
class RangedReaction(Step):
    """The target answers with a return shot, cover, a charge, or nothing. SU-RREACT-01"""

    unit: int
    shooter: int
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = summoners(m)
        unit, shooter = state.find(self.unit), state.find(self.shooter)
        if self.is_done or unit is None or shooter is None:
            return ()
        options = shot_answers(state, unit, shooter)
        if not options:
            return ()
        passive = plain(PASSIVE, "SU-RREACT-01", unit.id)
        odds = odds_of(state, Strike(shooter.id, m.under(Shooting).attack, unit.id))
        return (Decision(unit.seat, "ranged-reaction", "SU-RREACT-01", (*options, passive), shooter.id, odds),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = summoners(m)
        judge_shot_answer(state, state.units[self.unit], state.units[self.shooter], answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        unit = summoners(m).units[self.unit]
        rule = REACTION_RULES[answer.key]
        m.emit(Event(f"reacts-{answer.key}", rule, (unit.id, self.shooter)))
        changes.pay(m, unit, PRICES[answer.key], rule)
        shooting = m.under(Shooting)
        if answer.key == RETURN_SHOT:
            shooting.shots = (*shooting.shots, Shot(unit.id, answer.detail))
        elif answer.key != PASSIVE:
            self.set_out(m, shooting, answer)

    def set_out(self, m: Match, shooting: Shooting, answer: Answer) -> None:
        state = summoners(m)
        unit = state.units[self.unit]
        allowed = allowance(state, unit, answer.key != COVER_WALK).total
        shooting.runners = (*shooting.runners, Runner(unit.id, answer.key, unit.at, answer.path, allowed))
        if answer.key == CHARGE:
            changes.use_move(m, unit, CHARGED)
        else:
            bit = RAN if answer.key == COVER_RUN else WALKED
            begin_move(m, unit, answer.path, bit, "SU-RREACT-04", answer.picks, is_reaction=True)

    def advance(self, m: Match) -> None:
        m.finish(self)
        unit = summoners(m).find(self.unit)
        if not self.is_done and unit is not None:  # points, and nothing that they would buy
            m.emit(Event("cannot-react", "SU-RREACT-01", (unit.id, self.shooter, unit.ap)))


def begin_shot(m: Match, unit: Unit, place: int, picks: tuple[int, ...], rule: str) -> None:
    state = summoners(m)
    attack = unit.profile.attack_at(place)
    assert attack is not None
    targets = in_wave(state, unit, attack) if is_shockwave(state, unit, attack) else picks
    for target in targets:
        m.emit(Event("shoots", rule, (unit.id, place, target)))
    m.push(Shooting(unit.id, place, targets))
