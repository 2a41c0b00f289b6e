"""SU-ACTION-14, SU-RREACT  A ranged attack: the target may shoot back, run for cover, or charge the shooter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from tercio.games.summoners import changes
from tercio.games.summoners.abilities.special_rule import SHOVES, TO_ANSWER, TO_REACT
from tercio.games.summoners.field.strikes import Strike, attack_of, code_of, unit_in
from tercio.games.summoners.rules.attacks import (
    in_wave,
    is_shockwave,
    judge_shooter,
    judge_target,
    may_shoot,
    targets_of,
)
from tercio.games.summoners.rules.charges import charge_line, judge_charge
from tercio.games.summoners.rules.costs import judge_points
from tercio.games.summoners.rules.cover import cover_path, judge_seeking, may_seek
from tercio.games.summoners.rules.moves import CORNERS, Way, allowance, carried_on, judge_room, way_of
from tercio.games.summoners.rules.special_rules import attack_texts, judge_answering, may
from tercio.games.summoners.state import CHARGED, RAN, WALKED, Summoners, Unit, summoners
from tercio.games.summoners.steps.exchange import Exchange
from tercio.games.summoners.steps.moves import Charge, Move
from tercio.kernel import Answer, Decision, Event, Match, Option, Point, Step, Verdict, plain

RETURN_SHOT: Final = "return-shot"
COVER_WALK: Final = "cover-walk"
COVER_RUN: Final = "cover-run"
CHARGE: Final = "charge"
PASSIVE: Final = "passive"

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
    """A target that runs for cover or charges: where it stood, where it goes, how far it may (SU-RREACT-18)."""

    unit: int
    key: str
    start: Point
    path: tuple[Point, ...]
    allowed: int


@dataclass
class Shooting(Step):
    """SU-RANGED, SU-RREACT  From the declaration to the shots, and the charges that answer them.

    a71: whoever runs for cover does so at once, before the shot. Those that charge wait for it (SU-RREACT-14).
    """

    attacker: int
    attack: int
    targets: tuple[int, ...]  # one, or all in a shockwave
    stage: int = REACT
    at: int = 0
    shots: tuple[int, ...] = ()  # return shots, as attacks
    runners: tuple[Runner, ...] = ()

    def advance(self, m: Match) -> None:
        state = summoners(m)
        if state.find(self.attacker) is None:
            m.finish(self)
        elif self.stage == REACT:
            self.react(m)
        elif self.stage == SHOOT:
            self.stage = ANSWER
            self.at = 0
            m.push(Exchange(self.strikes(state)))
        elif self.at < len(self.runners):
            self.at += 1
            self.charge(m, self.runners[self.at - 1])
        else:
            m.finish(self)

    def react(self, m: Match) -> None:
        state = summoners(m)
        if self.at >= len(self.targets):
            self.stage = SHOOT
            return
        target = state.find(self.targets[self.at])
        self.at += 1
        if target is not None and may_react(state, self.attacker, self.attack, target):
            m.push(RangedReaction(target.id, self.attacker))

    def strikes(self, state: Summoners) -> tuple[Strike, ...]:
        runners = {runner.unit: runner for runner in self.runners}
        found: list[Strike] = []
        for target in self.targets:
            unit, runner = state.find(target), runners.get(target)
            if unit is None:
                continue
            if runner is not None and (runner.key == CHARGE or unit.at != runner.start):
                found.append(Strike(self.attacker, self.attack, target, is_at_mover=True, stood=runner.start))
            else:  # a44: whoever did not get away is no moving target
                found.append(Strike(self.attacker, self.attack, target))
        found.extend([Strike(unit_in(shot), shot, self.attacker, is_reaction=True) for shot in self.shots])
        return tuple(found)

    def charge(self, m: Match, runner: Runner) -> None:
        """SU-RREACT-15, SU-RREACT-16, SU-RREACT-18  As it was declared, unless the shot has pushed the charger."""
        state = summoners(m)
        unit, shooter = state.find(runner.unit), state.find(self.attacker)
        if runner.key != CHARGE or unit is None or shooter is None:
            return
        path = runner.path
        if unit.at != runner.start:
            path = carried_on(state, unit, Way((runner.start, *path)), runner.allowed)
        if is_open(state, unit, path):
            m.push(Charge(unit.id, shooter.id, path, is_reaction=True))


def is_open(state: Summoners, unit: Unit, path: tuple[Point, ...]) -> bool:
    """Has nobody come into the way of the charge, another charger for instance?"""
    verdict = Verdict()
    judge_room(state, unit, way_of(unit, path), verdict)
    return bool(verdict)


def may_react(state: Summoners, attacker: int, code: int, target: Unit) -> bool:
    """SU-RREACT-01, SU-TRAIT-35, SU-TRAIT-44, a76"""
    attack = attack_of(state, code)
    shooter = state.units[attacker]
    if attack is None or target.ap < 1 or not may(state, target, TO_REACT):
        return False
    if attack_texts(state, shooter, attack, SHOVES):
        return False
    return not state.are_allied(shooter.seat, target.seat)


def reaction_shots(state: Summoners, unit: Unit, shooter: Unit) -> list[int]:
    """SU-RREACT-02, SU-TRAIT-45, a72  The ranged attacks with which the unit can answer."""
    found: list[int] = []
    for place, attack in enumerate(unit.profile.attacks):
        if not attack.is_ranged or is_shockwave(state, unit, attack) or attack_texts(state, unit, attack, TO_ANSWER):
            continue
        if may_shoot(state, unit, attack) and shooter.id in targets_of(state, unit, attack):
            found.append(code_of(unit, place))
    return found


def judge_return(state: Summoners, unit: Unit, shooter: Unit, code: int, verdict: Verdict) -> None:
    """SU-RREACT-02, a72  Why this attack cannot answer the shot."""
    attack = attack_of(state, code)
    if attack is None or not attack.is_ranged or attack.is_spell:
        return
    judge_answering(state, unit, attack, verdict)
    judge_shooter(state, unit, attack, verdict)
    judge_target(state, unit, attack, shooter, verdict)


@dataclass
class RangedReaction(Step):
    """SU-RREACT-01  Return shot, cover, charge, or nothing."""

    unit: int
    shooter: int
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = summoners(m)
        unit, shooter = state.find(self.unit), state.find(self.shooter)
        if self.is_done or unit is None or shooter is None:
            return ()
        options = self.options(state, unit, shooter)
        if not options:
            return ()
        passive = plain(PASSIVE, "SU-RREACT-01", unit.id)
        return (Decision(unit.seat, "ranged-reaction", "SU-RREACT-01", (*options, passive), shooter.id),)

    def options(self, state: Summoners, unit: Unit, shooter: Unit) -> list[Option]:
        options = [plain(RETURN_SHOT, "SU-RREACT-02", code) for code in reaction_shots(state, unit, shooter)]
        for key, is_run in ((COVER_WALK, False), (COVER_RUN, True)):
            if may_seek(state, unit, shooter, is_run) and cover_path(state, unit, shooter, is_run):
                options.append(Option(key, "SU-RREACT-04", unit.id, corners=CORNERS))
        if self.may_charge(unit) and charge_line(state, unit, shooter) is not None:
            options.append(Option(CHARGE, "SU-RREACT-11", unit.id, corners=1))
        return options

    def may_charge(self, unit: Unit) -> bool:
        """SU-RREACT-11, SU-RREACT-12"""
        return unit.ap >= 2 and not unit.moves & CHARGED

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = summoners(m)
        unit, shooter = state.units[self.unit], state.units[self.shooter]
        if answer.key == RETURN_SHOT and unit_in(answer.subject) == unit.id:
            judge_return(state, unit, shooter, answer.subject, verdict)
        elif answer.key in (COVER_WALK, COVER_RUN) and answer.subject == unit.id:
            judge_seeking(state, unit, shooter, answer.path, answer.key == COVER_RUN, verdict)
        elif answer.key == CHARGE and answer.subject == unit.id:
            judge_points(unit, 2, CHARGED, verdict)
            if answer.path:
                judge_charge(state, unit, shooter, answer.path, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        unit = summoners(m).units[self.unit]
        rule = REACTION_RULES[answer.key]
        m.emit(Event(f"reacts-{answer.key}", rule, (unit.id, self.shooter)))
        changes.pay(m, unit, PRICES[answer.key], rule)
        shooting = m.under(Shooting)
        if answer.key == RETURN_SHOT:
            shooting.shots = (*shooting.shots, answer.subject)
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
            m.push(Move(unit.id, answer.path, bit, is_reaction=True, rule="SU-RREACT-04"))

    def advance(self, m: Match) -> None:
        m.finish(self)


def begin_shot(m: Match, unit: Unit, code: int, picks: tuple[int, ...], rule: str) -> None:
    state = summoners(m)
    attack = attack_of(state, code)
    assert attack is not None
    targets = in_wave(state, unit, attack) if is_shockwave(state, unit, attack) else picks
    for target in targets:
        m.emit(Event("shoots", rule, (unit.id, code, target)))
    m.push(Shooting(unit.id, code, targets))
