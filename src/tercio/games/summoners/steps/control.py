"""Control rolls: focus dice, failure, total control. SU-CONTROL"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.rules.control import MOST_FOCUS, control_target, judge_focus
from tercio.games.summoners.state import VANISHED, summoners
from tercio.kernel import Answer, Decision, Event, Match, Option, Roll, Step, Tally, Verdict
from tercio.kernel.tally import told

FOCUS: Final = 0
ROLL: Final = 1
OVER: Final = 2


@dataclass
class ControlRoll(Step):
    """One die and those that are bought; the sum must reach the target. SU-CONTROL-01, -02, -16, SU-DICE-07, -12

    For a creature that was just summoned, too: whether it obeys is read from its fresh marker by who pushed this.
    """

    unit: int
    stage: int = FOCUS
    focus: int = 0

    def ask(self, m: Match) -> tuple[Decision, ...]:
        unit = summoners(m).find(self.unit)
        if self.stage != FOCUS or unit is None:
            return ()
        gems = summoners(m).players[unit.seat].gems
        if gems == 0:
            return ()
        focus = Option("focus", "SU-CONTROL-15", self.unit, numbers=1, low=0, high=min(MOST_FOCUS, gems))
        return (Decision(unit.seat, "focus", "SU-CONTROL-15", (focus,), unit.id),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "focus" and len(answer.numbers) == 1:
            state = summoners(m)
            judge_focus(answer.numbers[0], state.players[state.units[self.unit].seat].gems, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.stage = ROLL
        self.focus = answer.numbers[0]
        changes.spend(m, summoners(m).units[self.unit].seat, Tally(self.focus, "SU-CONTROL-15"))

    def advance(self, m: Match) -> None:
        unit = summoners(m).find(self.unit)
        if unit is None or self.stage == OVER:
            m.finish(self)
            return
        self.stage = OVER
        m.push(Roll(1 + self.focus, 8, "SU-CONTROL-02", unit.seat))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        state = summoners(m)
        unit = state.units[self.unit]
        wanted = control_target(state, unit)
        total, target = sum(faces), wanted.total
        is_total = unit.loss > 0 and 8 in faces
        passed = total >= target or is_total  # a5
        m.finish(self)
        facts = (unit.id, total, target)
        m.emit(Event("controlled" if passed else "uncontrolled", "SU-CONTROL-03", facts, receipts=told(wanted)))
        if is_total:
            changes.regain_control(m, unit, "SU-CONTROL-14")
        if passed:
            return
        if unit.loss + 1 >= 2:  # SU-CONTROL-12, b6
            changes.lose_control(m, unit, "SU-CONTROL-11")
            changes.leave(m, state.units[self.unit], VANISHED, "SU-CONTROL-12")
            return
        changes.lose_ap(m, unit, "SU-CONTROL-09")
        changes.lose_control(m, state.units[self.unit], "SU-CONTROL-11")


def roll_control(m: Match, unit: int) -> None:
    """Every control roll begins here."""
    m.push(ControlRoll(unit))
