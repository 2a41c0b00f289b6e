from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.ability import Gift
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.changes import spells as spell_changes
from tercio.games.mageknight.changes import turns as turn_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.rules.turns.actions import FREE
from tercio.games.mageknight.rules.turns.gifts import judge_gift
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.kernel import Answer, Event, Match, Option, Roll, Step, Verdict

MOST_ROLLS: Final = 2  # A62


@dataclass
class WakeUp(Step):
    """Two dice end a trance after the second action, or are thrown once more. MKF-TRANCE-03, MKF-TRANCE-04, A62"""

    warrior: int
    rolls: int = 0
    is_over: bool = False

    def advance(self, m: Match) -> None:
        warrior = mageknight(m).find(self.warrior)
        if warrior is None or self.is_over or self.rolls == MOST_ROLLS:
            m.finish(self)
        else:
            self.rolls += 1
            m.push(Roll(2, 6, "MKF-TRANCE-03", warrior.seat))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        warrior = mageknight(m).warriors[self.warrior]
        is_low = sum(faces) < warrior.now.attack
        told = (warrior.id, sum(faces), warrior.now.attack)
        m.emit(Event("trance-low" if is_low else "trance-over", "MKF-TRANCE-03", told))
        if is_low:
            changes.damage(m, warrior, 1, "MKF-TRANCE-04")
        else:
            self.is_over = True


class MagestoneTrance(Gift):
    """It is given a second action, for dice of damage. MKF-TRANCE-02"""

    id = "MKF-TRANCE-02"
    stands_in = "MKF-TRANCE-01"
    name = "magestone-trance"
    number = 59
    subfaction = "chaos-shamans"
    is_optional = True
    steps = (WakeUp,)
    keeps_from_sprints = True

    def ways(self) -> tuple[Action, ...]:
        return (FallIntoTrance(judge_trance, fall_into_trance),)

    def acts_again(self, m: Match, bearer: Warrior) -> None:
        m.push(WakeUp(bearer.id))


class FallIntoTrance(Action):
    """A shaman falls into a trance to act once more. A62"""

    keys = ("trance",)
    kind = FREE
    subfaction = MagestoneTrance.subfaction

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        verdict = Verdict()
        judge_trance(state, warrior, Answer(warrior.seat, "trance"), verdict)
        return [Option("trance", MagestoneTrance.id, warrior.id)] if verdict else []


def judge_trance(state: MageKnight, warrior: Warrior, _answer: Answer, verdict: Verdict) -> None:
    """It comes after the first action, while there is one for the second. MKF-TRANCE-02, A62"""
    judge_gift(warrior, MagestoneTrance.name, MagestoneTrance.id, verdict)
    if not warrior.has_acted:
        verdict.refuse(MagestoneTrance.id, "first-action-first", (warrior.id,))
    if warrior.tokens >= 2:
        verdict.refuse("MK-TERM-03", "two-tokens", (warrior.id, warrior.tokens))
    if state.players[warrior.seat].actions < 1:
        verdict.refuse("MK-TURN-18", "no-actions", (warrior.seat,))


def fall_into_trance(m: Match, warrior: Warrior, _answer: Answer) -> None:
    """The warrior may act once more."""
    turn_changes.let_act(m, spell_changes.use_up(m, warrior, MagestoneTrance.name))
    m.emit(Event("trance", MagestoneTrance.id, (warrior.id,)))
