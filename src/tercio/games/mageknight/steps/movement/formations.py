"""A movement formation rolls, makes one plan, and moves. MK-FORMATION-14 to MK-FORMATION-26, MK-SPRINT-09 to -13"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.ability import TERRIFIES
from tercio.games.mageknight.abilities.registry import rule_for
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.ground import move_type
from tercio.games.mageknight.printed.dials import BOOT, HORSESHOE
from tercio.games.mageknight.rules.movement.formations import (
    Leg,
    Limit,
    Pace,
    fixed_at,
    judge_plan,
    pace_of,
    still_good,
    with_captive,
)
from tercio.games.mageknight.rules.movement.hindrances import FRIGHTENS, must_break_away
from tercio.games.mageknight.rules.movement.moves import CORNERS
from tercio.games.mageknight.rules.movement.planned_legs import (
    guard_of,
    judge_held,
    judge_member,
    judge_next_leg,
    judge_order,
    judge_planned_escort,
    judge_roll,
    judge_unplanning,
    leg_of,
    terrors_on,
)
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.cavalry.pushing_damage import tire
from tercio.games.mageknight.steps.movement.moves import break_away, move
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, Option, Roll, Seat, Step, Verdict, plain


def begin_formation(m: Match, warrior: Warrior, answer: Answer) -> None:
    """All members share one action, and have had theirs. MK-FORMATION-01, MK-FORMATION-14, MK-FORMATION-21"""
    members = (warrior.id, *answer.picks)
    give(m, members, "MK-FORMATION-20")
    m.push(MoveFormation(members, warrior.seat, answer.key == "form-sprint"))


ROLLS: Final = 0
PLAN: Final = 1
DREAD: Final = 2
MOVES: Final = 3
CLICKS: Final = 4


@dataclass
class MoveFormation(Step):
    """First everybody breaks away, then all moves are planned, then they are made one by one. MK-FORMATION-14

    The plan is there for everybody to see. A warrior that is not in it stays where it is (b6, b8). If something that
    falls on the way leaves the next one no room, those who have not moved yet plan anew.
    """

    members: tuple[int, ...]
    seat: Seat
    is_sprint: bool = False
    stage: int = ROLLS
    rolling: int = NOBODY
    rolled_for: tuple[int, ...] = ()
    held: tuple[int, ...] = ()  # those who did not break away
    plan: tuple[Leg, ...] = ()  # in the order of moving
    braved: tuple[tuple[int, int], ...] = ()  # who has withstood whose terror,
    dreaded: tuple[tuple[int, int], ...] = ()  # and who may not touch whom
    moved: tuple[int, ...] = ()  # whose turn to move is over
    limit: tuple[Limit, ...] = ()  # how far everybody may go; fixed when the first of them moves

    # -- what is asked --------------------------------------------------------------------------

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        if self.stage == ROLLS:
            due = self.due(state)
            if len(due) < 2:
                return ()
            rolls = tuple([plain("break-away", "MK-FORMATION-23", warrior) for warrior in due])
            return (Decision(self.seat, "break-away", "MK-FORMATION-23", rolls),)
        if self.stage != PLAN:
            return ()
        members = self.waiting(state)
        legs = [self.leg_for(state, member) for member in members]
        options = [option for option in legs if option is not None]
        if not members or not (options or self.plan):
            return ()
        options.extend(self.captives(state))
        if self.plan:
            planned = tuple([leg.warrior for leg in self.plan])
            options.append(Option("unplan", "MK-FORMATION-16", NOBODY, planned, 1, len(planned)))
        if self.whole(state):
            options.append(plain("commit", "MK-FORMATION-17"))
        return (Decision(self.seat, "formation", "MK-FORMATION-16", tuple(options), self.members[0]),)

    def leg_for(self, state: MageKnight, member: Warrior) -> Option | None:
        """A member may go, one that is held may turn at most. MK-FORMATION-16, MK-FORMATION-24, MK-FORMATION-25"""
        if member.id not in self.held:
            return Option("plan", "MK-FORMATION-16", member.id, corners=CORNERS, numbers=1, low=0, high=359)
        if move_type(state, member) == HORSESHOE:
            return None
        return Option("plan", "MK-FORMATION-25", member.id, numbers=1, low=0, high=359)

    def captives(self, state: MageKnight) -> list[Option]:
        """Captives may also be put down elsewhere beside their guards. MK-CAPTURE-10, b12"""
        found = [state.captive_of(leg.warrior) for leg in self.plan if leg.beside]
        return [Option("escort", "MK-CAPTURE-10", one.id, corners=1) for one in found if one is not None]

    def here(self, state: MageKnight) -> list[Warrior]:
        found = [state.find(member) for member in self.members]
        return [member for member in found if member is not None]

    def waiting(self, state: MageKnight) -> list[Warrior]:
        """Those who have not moved yet. MK-FORMATION-16"""
        return [member for member in self.here(state) if member.id not in self.moved]

    def due(self, state: MageKnight) -> list[int]:
        """Contact is looked at when the roll is due. MK-FORMATION-23, b107"""
        return [w.id for w in self.here(state) if w.id not in self.rolled_for and must_break_away(state, w)]

    def before(self, member: int) -> tuple[Leg, ...]:
        """What is done before this member's turn: what is planned anew keeps its place."""
        for place, leg in enumerate(self.plan):
            if leg.warrior == member:
                return self.plan[:place]
        return self.plan

    def is_planned(self, member: int) -> bool:
        return any([leg.warrior == member for leg in self.plan])

    def pace(self, state: MageKnight) -> Pace:
        return fixed_at(self.limit[0]) if self.limit else pace_of(state, self.here(state), self.is_sprint)

    def whole(self, state: MageKnight) -> bool:
        verdict = Verdict()
        judge_plan(state, self.here(state), self.plan, verdict)
        return bool(verdict)

    # -- may it be so? --------------------------------------------------------------------------

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = mageknight(m)
        if self.stage == ROLLS and answer.key == "break-away" and state.find(answer.subject) is not None:
            judge_member(state, self.members, answer.subject, verdict)
            judge_roll(answer.subject, self.due(state), verdict)
        if self.stage != PLAN:
            return
        if answer.key == "commit":
            judge_plan(state, self.here(state), self.plan, verdict)
        elif answer.key == "plan":
            member = state.find(answer.subject)
            judge_member(state, self.members, answer.subject, verdict)
            judge_order(answer.subject, self.moved, verdict)
            if member is not None and member.id in self.members:
                self.judge_planned(state, member, answer, verdict)
        elif answer.key == "escort":
            judge_planned_escort(state, self.plan, answer, verdict)
        elif answer.key == "unplan":
            judge_unplanning(self.plan, answer.picks, verdict)

    def judge_planned(self, state: MageKnight, member: Warrior, answer: Answer, verdict: Verdict) -> None:
        if member.id in self.held:
            judge_held(state, member, answer, verdict)
        elif answer.path:
            before = self.before(member.id)
            leg = with_captive(state, before, leg_of(member, answer))
            judge_next_leg(state, before, leg, self.pace(state), self.dreaded, verdict)

    # -- what is done ---------------------------------------------------------------------------

    def take(self, m: Match, answer: Answer) -> None:
        state = mageknight(m)
        if answer.key == "break-away":
            self.roll(m, state.warriors[answer.subject])
        elif answer.key == "plan":
            before = self.before(answer.subject)
            leg = with_captive(state, before, leg_of(state.warriors[answer.subject], answer))
            self.plan = still_good(state, (*before, leg, *self.plan[len(before) + 1 :]), self.pace(state))
        elif answer.key == "escort":
            rest = [escorting(leg, answer) if leg.warrior == guard_of(state, answer) else leg for leg in self.plan]
            self.plan = still_good(state, tuple(rest), self.pace(state))
        elif answer.key == "unplan":
            self.leave_out(state, answer.picks)
        else:
            self.stage = DREAD

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        if self.stage == ROLLS:
            due = self.due(state)
            if due:
                self.roll(m, state.warriors[due[0]])
            else:
                self.stage = PLAN
        elif self.stage == PLAN:  # nobody can do anything
            self.stage = MOVES
        elif self.stage == DREAD:
            terror = self.next_terror(state)
            if terror is None:
                pace = self.pace(state)
                self.stage, self.limit = MOVES, (Limit(pace.inches, pace.slowest),)
            else:
                m.push(Roll(1, 6, rule_for(TERRIFIES), state.warriors[terror[1]].seat))
        elif self.stage == MOVES:
            self.move_next(m)
        else:
            m.finish(self)
            self.tire(m)

    def roll(self, m: Match, member: Warrior) -> None:
        self.rolling = member.id
        self.rolled_for = (*self.rolled_for, member.id)
        m.push(Roll(1, 6, "MK-FORMATION-23", member.seat))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        if self.stage == DREAD:
            self.face_terror(m, faces[0])
            return
        if not break_away(m, mageknight(m).warriors[self.rolling], faces[0]):
            self.held = (*self.held, self.rolling)
        self.rolling = NOBODY

    # -- terror: who is frightened plans again -----------------------------------------------------

    def next_terror(self, state: MageKnight) -> tuple[int, int] | None:
        """Who would meet whose terror first."""
        for place, leg in enumerate(self.plan):
            for terror in terrors_on(state, self.plan[:place], leg):
                if (leg.warrior, terror.id) not in self.braved:
                    return leg.warrior, terror.id
        return None

    def face_terror(self, m: Match, face: int) -> None:
        """A frightened warrior may go another way, and the formation with it. MK H23"""
        state = mageknight(m)
        met = self.next_terror(state)
        assert met is not None
        is_frightened = face <= FRIGHTENS
        m.emit(Event("frightened" if is_frightened else "unafraid", rule_for(TERRIFIES), (*met, face, FRIGHTENS + 1)))
        if is_frightened:
            self.stage = PLAN
            self.dreaded = (*self.dreaded, met)
            self.leave_out(state, (met[0],))
        else:
            self.braved = (*self.braved, met)

    def leave_out(self, state: MageKnight, members: tuple[int, ...]) -> None:
        rest = tuple([leg for leg in self.plan if leg.warrior not in members])
        self.plan = still_good(state, rest, self.pace(state))

    def move_next(self, m: Match) -> None:
        """The members move one after another, with the free spins for each. MK-FORMATION-16, b106"""
        state = mageknight(m)
        self.plan = tuple([leg for leg in self.plan if state.find(leg.warrior) is not None])
        if not self.plan:
            self.stage = CLICKS
            return
        if still_good(state, self.plan[:1], self.pace(state)) != self.plan[:1]:  # MK H145
            self.stage, self.plan = PLAN, still_good(state, self.plan, self.pace(state))
            return
        leg, self.plan = self.plan[0], self.plan[1:]
        self.moved = (*self.moved, leg.warrior)
        member = state.find(leg.warrior)
        if member is not None and leg.warrior in self.held:
            changes.turn(m, member, leg.facing, "MK-FORMATION-25")
        elif member is not None:
            rule = "MK-FORMATION-16"
            move(m, leg.warrior, leg.path, leg.facing, rule, "plan", self.is_sprint, is_shared=True, beside=leg.beside)

    def tire(self, m: Match) -> None:
        """All who sprinted on foot tire, however far they went. MK-SPRINT-10, MK-SPRINT-13"""
        state = mageknight(m)
        for member in self.here(state) if self.is_sprint else []:
            if move_type(state, member) == BOOT:
                tire(m, state.warriors[member.id], "MK-SPRINT-10")


def escorting(leg: Leg, answer: Answer) -> Leg:
    return Leg(leg.warrior, leg.path, leg.facing, answer.path)
