"""SU-ACTION-14, SU-RREACT  A ranged attack: the target may shoot back, run for cover, or charge the shooter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.melees import is_engaged
from tercio.games.summoners.numbers import attack_trait, has
from tercio.games.summoners.profiles import DISPLACE, STATIC
from tercio.games.summoners.rules.attacking import in_wave, is_shockwave, may_shoot, targets_of
from tercio.games.summoners.rules.charging import charge_line, judge_charge
from tercio.games.summoners.rules.covering import cover_path, judge_seeking, may_seek
from tercio.games.summoners.rules.moving import CORNERS, way_of
from tercio.games.summoners.rules.spending import judge_points
from tercio.games.summoners.state import CHARGED, RAN, WALKED, Summoners, Unit, summoners
from tercio.games.summoners.steps.exchange import Exchange
from tercio.games.summoners.steps.moving import Charge, Move
from tercio.games.summoners.strikes import Strike, attack_of, code_of, dice_of, unit_in
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, Option, Point, Step, Verdict, plain

RETURN_SHOT: Final = "return-shot"
COVER_WALK: Final = "cover-walk"
COVER_RUN: Final = "cover-run"
CHARGE: Final = "charge"
PASSIVE: Final = "passive"

REACT: Final = 0
MOVE: Final = 1
SHOOT: Final = 2
ANSWER: Final = 3


@dataclass
class Shooting(Step):
    """SU-RANGED, SU-RREACT  From the declaration to the shots, and a charge that answers them."""

    attacker: int
    attack: int
    targets: tuple[int, ...]  # one, or all in a shockwave
    stage: int = REACT
    at: int = 0
    shots: tuple[int, ...] = ()  # return shots, as attacks
    fixed: int = 0  # the dice against one who runs for cover, counted before he ran (a71)
    mover: int = NOBODY  # who runs or charges
    path: tuple[Point, ...] = ()
    start: Point = (0, 0)  # where it stood
    key: str = ""

    def advance(self, m: Match) -> None:
        state = summoners(m)
        if state.find(self.attacker) is None:
            m.finish(self)
        elif self.stage == REACT:
            self.react(m)
        elif self.stage == MOVE:  # a71: the run comes before the shot
            self.stage = SHOOT
            if self.key in (COVER_WALK, COVER_RUN):
                self.run_for_cover(m)
        elif self.stage == SHOOT:
            self.stage = ANSWER
            m.push(Exchange(self.strikes(state)))
        else:
            m.finish(self)
            target = state.find(self.mover)
            if self.key == CHARGE and target is not None:  # SU-RREACT-15, SU-RREACT-16
                m.push(Charge(target.id, self.attacker, self.path, is_reaction=True))

    def react(self, m: Match) -> None:
        state = summoners(m)
        if self.at >= len(self.targets):
            self.stage = MOVE
            return
        target = state.find(self.targets[self.at])
        self.at += 1
        if target is not None and may_react(state, self.attacker, self.attack, target):
            m.push(RangedReaction(target.id, self.attacker))

    def run_for_cover(self, m: Match) -> None:
        state = summoners(m)
        unit = state.units[self.mover]
        strike = Strike(self.attacker, self.attack, unit.id, is_at_mover=True)
        self.fixed = dice_of(state, strike).total
        is_run = self.key == COVER_RUN
        m.push(Move(unit.id, self.path, RAN if is_run else WALKED, is_reaction=True, rule="SU-RREACT-04"))

    def strikes(self, state: Summoners) -> tuple[Strike, ...]:
        found: list[Strike] = []
        for target in self.targets:
            unit = state.find(target)
            if unit is None:
                continue
            has_run = target == self.mover and (self.key == CHARGE or unit.at != self.start)
            if has_run:
                found.append(Strike(self.attacker, self.attack, target, is_at_mover=True, fixed=self.fixed))
            else:  # a44: whoever did not get away is no moving target
                found.append(Strike(self.attacker, self.attack, target))
        found.extend([Strike(unit_in(shot), shot, self.attacker, is_reaction=True) for shot in self.shots])
        return tuple(found)


def may_react(state: Summoners, attacker: int, code: int, target: Unit) -> bool:
    """SU-RREACT-01, SU-TRAIT-35, SU-TRAIT-44, a76"""
    attack = attack_of(state, code)
    shooter = state.units[attacker]
    if attack is None or target.ap < 1 or has(state, target, STATIC):
        return False
    if attack_trait(state, shooter, attack, DISPLACE):
        return False
    return not state.are_allied(shooter.seat, target.seat)


def reaction_shots(state: Summoners, unit: Unit, shooter: Unit) -> list[int]:
    """SU-RREACT-02, SU-TRAIT-45, a72  The ranged attacks with which the unit can answer."""
    found: list[int] = []
    for place, attack in enumerate(unit.profile.attacks):
        if not attack.is_ranged or is_shockwave(state, unit, attack) or attack_trait(state, unit, attack, DISPLACE):
            continue
        if may_shoot(state, unit, attack) and shooter.id in targets_of(state, unit, attack):
            found.append(code_of(unit, place))
    return found


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
        if self.may_charge(state, unit) and charge_line(state, unit, shooter) is not None:
            options.append(Option(CHARGE, "SU-RREACT-11", unit.id, corners=1))
        return options

    def may_charge(self, state: Summoners, unit: Unit) -> bool:
        """SU-RREACT-11, SU-RREACT-12"""
        return unit.ap >= 2 and not unit.moves & CHARGED and not is_engaged(state, unit)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = summoners(m)
        unit, shooter = state.units[self.unit], state.units[self.shooter]
        if answer.key in (COVER_WALK, COVER_RUN) and answer.path:
            is_run = answer.key == COVER_RUN
            judge_points(unit, 2 if is_run else 1, RAN if is_run else WALKED, verdict)
            judge_seeking(state, unit, shooter, way_of(unit, answer.path), is_run, verdict)
        if answer.key == CHARGE and answer.path:
            judge_points(unit, 2, CHARGED, verdict)
            judge_charge(state, unit, shooter, answer.path, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        unit = summoners(m).units[self.unit]
        shooting = m.under(Shooting)
        prices = {RETURN_SHOT: 1, COVER_WALK: 1, COVER_RUN: 2, CHARGE: 2, PASSIVE: 0}
        m.emit(Event(f"reacts-{answer.key}", "SU-RREACT-01", (unit.id, self.shooter)))
        changes.pay(m, unit, prices[answer.key], "SU-RREACT-01")
        if answer.key == RETURN_SHOT:
            shooting.shots = (*shooting.shots, answer.subject)
        elif answer.key != PASSIVE:
            shooting.mover = unit.id
            shooting.path = answer.path
            shooting.start = unit.at
            shooting.key = answer.key
            if answer.key == CHARGE:
                changes.use_move(m, summoners(m).units[unit.id], CHARGED)

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
