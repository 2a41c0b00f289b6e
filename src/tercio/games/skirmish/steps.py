"""What is done, in the order of the book: the battle, its rounds, one figure's turn, a strike and its answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.skirmish import changes
from tercio.games.skirmish.rules import (
    judge_actor,
    judge_idle,
    judge_path,
    judge_strike,
    judge_walker,
    parry_needs,
    strike_dice,
    strike_needs,
    targets_of,
)
from tercio.games.skirmish.state import BLUE, BOLD, RED, WARY, Unit, skirmish
from tercio.kernel import NOBODY, PASS, Answer, Decision, Event, Match, Option, Roll, Sealed, Seat, Step, Tally, Verdict
from tercio.kernel.tally import told

ROUNDS: Final = 6
CORNERS: Final = 4  # a walk has no more

STRUCK: Final = "before:struck"
ROLLED: Final = "after:rolled"


@dataclass
class Battle(Step):
    """A battle lasts at most six rounds, then life is counted. SK-ROUND-01"""

    def advance(self, m: Match) -> None:
        state = skirmish(m)
        if state.round < ROUNDS:
            m.push(Round())
            return
        life = [sum([u.life_left for u in state.units if u.seat == seat]) for seat in (RED, BLUE)]
        winners = tuple([seat for seat in (RED, BLUE) if life[seat] > life[1 - seat]])
        m.emit(Event("counted", "SK-END-03", tuple(life)))
        m.end(winners, "SK-END-03")


STANCES: Final = 0
BEGINNER: Final = 1
TURNS: Final = 2


@dataclass
class Round(Step):
    """Both sides choose stances, one begins, and they alternate until every figure has acted. SK-ROUND"""

    stage: int = STANCES
    turn: Seat = NOBODY

    def advance(self, m: Match) -> None:
        state = skirmish(m)

        if self.stage == STANCES:  # SK-ROUND-02
            self.stage = BEGINNER
            changes.begin_round(m, "SK-ROUND-01")
            m.push(ChooseStance((RED, BLUE)))

        elif self.stage == BEGINNER:  # SK-ROUND-03
            bold = [seat for seat in (RED, BLUE) if state.stances[seat] == BOLD]
            if len(bold) == 1:
                self.begin(m, bold[0], (0, 0))
            else:
                m.push(Roll(2, 8, "SK-ROUND-03"))

        elif state.can_act(self.turn):  # SK-ROUND-04
            m.push(Act(self.turn))
            self.turn = 1 - self.turn

        elif state.can_act(1 - self.turn):
            self.turn = 1 - self.turn

        else:
            m.finish(self)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        if faces[RED] != faces[BLUE]:
            self.begin(m, RED if faces[RED] > faces[BLUE] else BLUE, faces)

    def begin(self, m: Match, seat: Seat, faces: tuple[int, ...]) -> None:
        """Its boldness says so, or its die."""
        self.stage = TURNS
        self.turn = seat
        receipts = told(Tally(faces[seat], "SK-ROUND-03")) if any(faces) else ()
        m.emit(Event("begins", "SK-ROUND-03", (seat, faces[seat], faces[1 - seat]), receipts=receipts))


@dataclass
class ChooseStance(Sealed):
    """Both sides choose in secret to be bold or wary. SK-ROUND-02"""

    def question(self, m: Match, seat: Seat) -> Decision:
        options = (Option(BOLD, "SK-ROUND-02"), Option(WARY, "SK-ROUND-02"))
        return Decision(seat, "stance", "SK-ROUND-02", options)

    def unsealed(self, m: Match) -> None:
        m.finish(self)
        changes.take_stances(m, tuple([answer.key for answer in self.said]), "SK-ROUND-02")


CHOOSE: Final = 0
WALKED: Final = 1
DONE: Final = 2


@dataclass
class Act(Step):
    """One figure walks, or walks and then strikes, or strikes, or rests. SK-ACT-02"""

    seat: Seat
    stage: int = CHOOSE
    walker: int = NOBODY

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = skirmish(m)
        if self.stage == DONE:
            return ()
        if self.stage == WALKED:
            targets = targets_of(state, state.units[self.walker])
            if not targets:
                return ()
            strike = Option("strike", "SK-STRIKE-01", self.walker, targets, 1, 1)
            return (Decision(self.seat, "strike", "SK-ACT-02", (strike, PASS), self.walker),)
        options: list[Option] = []
        for unit in state.can_act(self.seat):
            options.append(Option("walk", "SK-MOVE-01", unit.id, corners=CORNERS))
            targets = targets_of(state, unit)
            if targets:
                options.append(Option("strike", "SK-STRIKE-01", unit.id, targets, 1, 1))
            options.append(Option("rest", "SK-ACT-02", unit.id))
        return (Decision(self.seat, "act", "SK-ACT-02", tuple(options)),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = skirmish(m)
        unit = state.find(answer.subject)
        if unit is None:
            return
        if self.stage == CHOOSE:
            judge_actor(self.seat, unit, verdict)
        if answer.key == "walk" and verdict and answer.path:
            judge_path(state, unit, answer.path, verdict)
        if answer.key == "strike" and verdict:
            if self.stage == WALKED:
                judge_walker(self.walker, unit, verdict)
            target = state.find(answer.picks[0]) if len(answer.picks) == 1 else None
            if target is not None:
                judge_strike(unit, target, verdict)
            elif not targets_of(state, unit):
                judge_idle(unit, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        if answer.key == PASS.key:
            self.stage = DONE
            return
        unit = skirmish(m).units[answer.subject]
        changes.act(m, unit)
        if answer.key == "walk":
            self.stage = WALKED
            self.walker = unit.id
            changes.walk(m, skirmish(m).units[unit.id], answer.path, "SK-MOVE-01")
        else:
            self.stage = DONE
            if answer.key == "strike":
                m.push(Strike(unit.id, answer.picks[0]))
            else:
                m.emit(Event("rested", "SK-ACT-02", (unit.id,)))

    def advance(self, m: Match) -> None:
        m.finish(self)


ANNOUNCE: Final = 0
ROLL: Final = 1
WOUND: Final = 2


@dataclass
class Strike(Step):
    """A strike runs from the announcement to the wounds. SK-STRIKE"""

    attacker: int
    target: int
    stage: int = ANNOUNCE
    parried: int = 0
    guarded: int = 0
    faces: tuple[int, ...] = ()

    def advance(self, m: Match) -> None:
        attacker: Unit = skirmish(m).units[self.attacker]
        target: Unit = skirmish(m).units[self.target]

        if self.stage == ANNOUNCE:  # SK-STRIKE-01
            self.stage = ROLL
            dice = strike_dice(attacker)
            m.emit(Event("struck", "SK-STRIKE-01", (attacker.id, target.id, dice.total), receipts=told(dice)))
            m.open(STRUCK, target.id)

        elif self.stage == ROLL:  # SK-STRIKE-02
            self.stage = WOUND
            m.push(Roll(strike_dice(attacker).total, 8, "SK-STRIKE-02", attacker.seat, ROLLED))

        else:  # SK-STRIKE-03, SK-STRIKE-04
            needed = strike_needs(target)
            hits = len([face for face in self.faces if face >= needed.total])
            m.emit(Event("hit", "SK-STRIKE-03", (target.id, hits, needed.total), receipts=told(needed)))
            m.finish(self)
            wounds = Tally(hits, "SK-STRIKE-04")
            parried = min(hits, self.parried)
            guarded = min(hits - parried, self.guarded)
            if parried:
                wounds.add(-parried, "SK-PARRY-01")
            if guarded:
                wounds.add(-guarded, "SK-CARD-02")
            changes.wound(m, target, wounds, "SK-STRIKE-04")

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        self.faces = faces


@dataclass
class Parry(Step):
    """The figure that is struck at turns blows aside. SK-PARRY-01"""

    unit: int

    def advance(self, m: Match) -> None:
        unit = skirmish(m).units[self.unit]
        m.push(Roll(strike_dice(unit).total, 8, "SK-PARRY-01", unit.seat))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        unit = skirmish(m).units[self.unit]
        needed = parry_needs(skirmish(m), unit)
        cancelled = len([face for face in faces if face >= needed.total])
        m.finish(self)
        m.under(Strike).parried += cancelled
        changes.parry(m, unit, cancelled, needed, "SK-PARRY-01")


@dataclass
class PlayGuard(Step):
    """The card cancels one hit of the strike. SK-CARD-02"""

    seat: Seat

    def advance(self, m: Match) -> None:
        m.finish(self)
        m.under(Strike).guarded += 1
        changes.play_card(m, self.seat, "SK-CARD-02")


@dataclass
class PlayFortune(Step):
    """The card has all dice of the strike rolled once more. SK-CARD-03"""

    seat: Seat

    def advance(self, m: Match) -> None:
        m.finish(self)
        m.under(Roll).again("SK-CARD-03")
        changes.play_card(m, self.seat, "SK-CARD-03")
