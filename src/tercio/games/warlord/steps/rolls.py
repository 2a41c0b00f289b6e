"""A roll must reach a target value: checks and saves, with critical success and failure. WL-DICE, WL-SKILL"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from tercio.games.warlord import changes
from tercio.games.warlord.rules.values import FEAT_DC, feat_bonus, skill_bonus
from tercio.games.warlord.state import warlord
from tercio.games.warlord.steps.listeners import Hears, Rolls, report
from tercio.games.warlord.steps.moments import CHECK_FAILED, CHECK_PASSED, ROLLED
from tercio.games.warlord.words.receipts import tell_sum
from tercio.kernel import NOBODY, Event, Match, Roll, RuleId, Seat, Step, Tally

PASSED: Final = "passed"
FAILED: Final = "failed"

# How a roll comes out, as a fact of the questions and events that speak of it.
FAILURE: Final = 0
SUCCESS: Final = 1
MISS: Final = 2
STRIKE_HIT: Final = 3

NATURAL_1: Final = 1
NATURAL_20: Final = 20


def d20(rule: RuleId, seat: int) -> Roll:
    """One twenty-sided die falls, and may then be rolled again or changed. WL-DICE-01"""
    return Roll(1, 20, rule, seat, ROLLED)


@dataclass
class Rolling(Hears, Rolls):
    """A step that rolls a d20 for a character, against a target value as a rule. The result stands in `result`."""

    has_target_value: ClassVar[bool] = True
    roller: int  # the character
    face: int = 0
    extras: tuple[tuple[int, RuleId, int], ...] = ()  # what reacts have added: number, rule, card
    forced: int = 0  # A16: treated as this natural face
    result: str = ""
    strangers: tuple[int, ...] = ()

    @property
    def added(self) -> int:
        return sum([extra[0] for extra in self.extras])

    def add(self, amount: int, rule: RuleId, source: int) -> None:
        self.extras = (*self.extras, (amount, rule, source))

    def receipts(self, tally: Tally) -> Tally:
        for amount, rule, source in self.extras:
            tally.add(amount, rule, source)
        return tally

    @property
    def natural(self) -> int:
        return self.forced or self.face

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        self.face = faces[0]

    def comes_to(self, m: Match, face: int) -> tuple[int, ...]:
        """What this face comes to as things are now: total, what it must reach, face, bonus, and whether it does."""
        return ()

    def is_fixed(self, m: Match, face: int) -> bool:
        """A critical result can no longer be changed; without a target value there is none. WL-DICE-04, WL-DICE-06"""
        return self.has_target_value and (self.forced or face) in (NATURAL_1, NATURAL_20)

    def before_roll(self, m: Match) -> None:
        """The die is about to fall, for the first time or again."""

    def foretell(self, m: Match) -> None:
        """An effect lets the next roll of this character count as a certain face, and is used up. A16"""
        if not self.forced:
            self.forced = changes.use_up(m, self.roller, "next-natural")
            if self.forced:
                m.emit(Event("forced", "WL-GOLDEN-01", (self.roller, self.forced)))

    def succeeds(self, face: int, bonus: int, needed: int) -> bool:
        """1 always fails, 20 always succeeds, else the total must reach the target. WL-DICE-02, -03, WL-SKILL-03"""
        natural = self.forced or face
        if natural == NATURAL_1:
            return False
        if natural == NATURAL_20:
            return True
        return natural + bonus >= needed


ROLL: Final = 0
COUNT: Final = 1


@dataclass
class Check(Rolling):
    """A d20 with skill and bonuses must reach a Difficulty Class. WL-SKILL-01, WL-FEAT-02"""

    dc: int = FEAT_DC
    kind: str = ""  # magic, perception, ... for saves and checks
    feat: str = ""
    rule: RuleId = "WL-SKILL-01"
    stage: int = ROLL

    def bonus(self, m: Match) -> Tally:
        state = warlord(m)
        card = state.cards[self.roller]
        tally = feat_bonus(state, card, self.feat or self.kind)
        return self.receipts(skill_bonus(state, card, self.kind) if tally is None else tally)

    def comes_to(self, m: Match, face: int) -> tuple[int, ...]:
        natural, bonus = self.forced or face, self.bonus(m).total
        result = SUCCESS if self.succeeds(face, bonus, self.dc) else FAILURE
        return (natural + bonus, self.dc, natural, bonus, result)

    def advance(self, m: Match) -> None:
        if self.stage == ROLL:
            self.stage = COUNT
            self.foretell(m)
            m.push(d20(self.rule, warlord(m).cards[self.roller].owner))
        else:
            added = self.bonus(m)
            bonus = added.total
            tell_sum(m, "check-summed", self.roller, added)
            passed = self.succeeds(self.face, bonus, self.dc)
            total = self.natural + bonus
            m.emit(Event(PASSED if passed else FAILED, self.rule, (self.roller, self.natural, total, self.dc, bonus)))
            m.finish(self)
            report(m, PASSED if passed else FAILED)
            waiting = m.stack[-1]
            if isinstance(waiting, Hears):
                waiting.heard_check(m, self.roller, self.kind, passed)
            m.open(CHECK_PASSED if passed else CHECK_FAILED, self.roller)


@dataclass
class Throw(Rolling):
    """A character throws a d20 without a target value; the step beneath hears the face with what was added. A106"""

    has_target_value = False
    rule: RuleId = "WL-DICE-01"
    stage: int = ROLL

    def advance(self, m: Match) -> None:
        if self.stage == ROLL:
            self.stage = COUNT
            self.foretell(m)
            m.push(d20(self.rule, warlord(m).cards[self.roller].owner))
        else:
            m.finish(self)
            m.stack[-1].rolled(m, (self.natural + self.added,))


@dataclass
class RollAgain(Step):
    """The die that has fallen is rolled once more, at once; the new face lies there for further reacts. A64, A18"""

    rule: RuleId

    def advance(self, m: Match) -> None:
        waiting = rolling_under(m)
        if isinstance(waiting, Rolling):
            waiting.before_roll(m)
        fallen = m.under(Roll)
        m.push(Roll(fallen.number, 20, self.rule, fallen.roller))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        m.finish(self)
        m.under(Roll).faces = faces
        waiting = rolling_under(m)
        if isinstance(waiting, Rolls):
            waiting.forced = 0


def check(
    m: Match, roller: int, dc: int = FEAT_DC, kind: str = "", feat: str = "", rule: RuleId = "WL-SKILL-01"
) -> None:
    """Every check and save begins here."""
    m.push(Check(roller, dc=dc, kind=kind, feat=feat, rule=rule))


def throw(m: Match, roller: int, rule: RuleId) -> None:
    """Every throw of a character without a target value begins here."""
    m.push(Throw(roller, rule=rule))


def roll_again(m: Match, rule: RuleId) -> None:
    """Every second throw of a die begins here."""
    m.push(RollAgain(rule))


def rolling_under(m: Match) -> Step | None:
    """The step that waits for the roll under way."""
    for position in range(len(m.stack) - 1, 0, -1):
        if isinstance(m.stack[position], Roll):
            return m.stack[position - 1]
    return None


def is_fixed(m: Match, rolling: Rolling) -> bool:
    """The die that has fallen can no longer be changed. A13"""
    return rolling.is_fixed(m, m.under(Roll).faces[0])


def is_spared_again(m: Match, seat: Seat) -> bool:
    """Without a target value nobody else makes a player roll his natural 1 or 20 again. WL-DICE-05, A83"""
    roll = m.under(Roll)
    if roll.roller == seat:
        return False
    waiting = rolling_under(m)
    if isinstance(waiting, Rolling) and waiting.has_target_value:
        return False
    forced = waiting.forced if isinstance(waiting, Rolls) else 0
    return (forced or max(roll.faces)) in (NATURAL_1, NATURAL_20)


def roller_of(m: Match) -> int:
    """The character whose roll is under way; nobody for initiative (A88)."""
    step = rolling_under(m)
    return step.roller if isinstance(step, Rolling) else NOBODY
