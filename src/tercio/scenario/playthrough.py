"""A scenario is played: each step's answer is given at its moment, and what came of it is kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from tercio.content.table import Phrase
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.games.vocabulary import NoSuchDetail
from tercio.kernel import (
    NOBODY,
    Answer,
    Decision,
    Event,
    Match,
    OutOfDice,
    Refusal,
    Roll,
    Seat,
    State,
    Verdict,
    fallen_dice,
    snapshot,
)
from tercio.scenario.written import Scenario, WrittenAnswer, WrittenStep, no_such_name
from tercio.texts import Speaker
from tercio.texts.playthrough import refusal_lines

SAY: Final = Wording("tercio.scenario")


class Difference(NamedTuple):
    """Something went another way than the file says, and on which line it says so."""

    line: int
    en: str
    de: str

    def message(self, lang: str) -> str:
        return SAY.spoken("line", lang, line=self.line, words=Phrase(self.en, self.de))


class Moment(NamedTuple):
    """One answer and what came of it; at the first moment nothing has been said yet."""

    step: WrittenStep | None
    answer: Answer | None
    asks: tuple[Decision, ...]
    refusals: tuple[Refusal, ...]
    events: tuple[Event, ...]
    before: State
    after: State


class Playthrough:
    """A scenario while it is played, and afterwards. It ends early where it goes another way than written."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.moments: list[Moment] = []
        self.differences: list[Difference] = []
        dice = scenario.dice()
        state, stack = scenario.game.lay_out(scenario.setup, dice)
        self.match = Match(scenario.game, scenario.setup, state, stack, dice)
        self.first_position: dict[str, Any] = {}

    def play(self) -> None:
        if not self.begin():
            return
        self.first_position = self.scenario.vocabulary.write_position(self.match)
        for step in self.scenario.steps:
            if not self.take(step):
                return
        self.look_for_unused_dice()

    # -- what is said ------------------------------------------------------------------

    def begin(self) -> bool:
        before = self.match.state.clone()
        try:
            self.match.run()
        except OutOfDice:
            self.tell_of_dice(self.scenario.faces_line)
            return False
        finally:
            self.keep(None, None, (), (), 0, before)
        return True

    def take(self, step: WrittenStep) -> bool:
        """False: there is no point in playing on."""
        m = self.match
        before, asks, events = m.state.clone(), m.asks(), len(m.events)
        answer = self.understood(step.seat, step.answer)
        verdict = m.judge(answer)
        if step.refused_by:
            self.refuse(step, answer, verdict)
            self.keep(step, answer, asks, verdict.refusals, events, before)
            return True
        try:
            m.answer(answer)
        except OutOfDice:
            self.tell_of_dice(step.line)
            return False
        finally:
            self.keep(step, answer, asks, verdict.refusals, events, before)
        if not verdict:
            self.tell_of_refusal(step, verdict)
        return bool(verdict)

    def keep(
        self,
        step: WrittenStep | None,
        answer: Answer | None,
        asks: tuple[Decision, ...],
        refusals: tuple[Refusal, ...],
        events: int,
        before: State,
    ) -> None:
        happened = tuple(self.match.events[events:])
        self.moments.append(Moment(step, answer, asks, refusals, happened, before, self.match.state.clone()))

    def understood(self, seat: Seat, written: WrittenAnswer) -> Answer:
        """Names become numbers; a subject that is left out is the only one that is offered."""
        state = self.match.state
        if written.subject is None and not written.details:
            subject, detail = self.only_one(seat, written.key)
        else:
            subject = NOBODY if written.subject is None else self.scenario.number_of(written.subject, state)
            detail = NOBODY
            if written.details or (written.subject is not None and isinstance(written.subject.name, str)):
                subject, detail = self.detailed(written, subject)
        picks = tuple([self.scenario.pick_of(thing, self.match, written.key) for thing in written.picks])
        return Answer(seat, written.key, subject, picks, written.path, written.numbers, detail)

    def detailed(self, written: WrittenAnswer, subject: int) -> tuple[int, int]:
        vocabulary = self.scenario.vocabulary
        try:
            return vocabulary.meant(self.match, written.key, subject, dict(written.details))
        except NoSuchDetail as error:
            words = no_such_name(error.name, error.known)
            raise self.scenario.trouble((*written.place, error.word), words) from error

    def only_one(self, seat: Seat, key: str) -> tuple[int, int]:
        """Subject and detail of the only option with this key."""
        question = self.match.question_to(seat)
        offered = [] if question is None else [option for option in question.options if option.key == key]
        return (offered[0].subject, offered[0].detail) if len(offered) == 1 else (NOBODY, NOBODY)

    # -- what went another way -----------------------------------------------------------

    def differ(self, line: int, en: str, de: str) -> None:
        self.differences.append(Difference(line, en, de))

    def refuse(self, step: WrittenStep, answer: Answer, verdict: Verdict) -> None:
        """The answer must be refused by just these rules, and nothing may come of it."""
        wanted, line = ", ".join(step.refused_by), step.line
        should = SAY("step-should-refused", number=step.number, wanted=wanted)
        if verdict:
            self.differ(line, *SAY("but-legal", should=should))
            return
        before = snapshot(self.match)
        self.match.answer(answer)
        if snapshot(self.match) != before:
            self.differ(
                line,
                *SAY("step-refused-yet-changes-match", number=step.number),
            )
        reasons = {refusal.because for refusal in verdict.refusals}
        if {refusal.rule for refusal in verdict.refusals} != set(step.refused_by):
            said = self.said(verdict)
            self.differ(line, *SAY("refusal", should=should, said=said))
        elif step.because and step.because not in reasons:
            given = ", ".join(sorted(reasons))
            self.differ(
                line,
                *SAY("because-reason", should=should, because=step.because, given=given),
            )

    def tell_of_refusal(self, step: WrittenStep, verdict: Verdict) -> None:
        said, offered = self.said(verdict), Phrase("", "")
        question = self.match.question_to(step.seat)
        if question is not None:
            keys = ", ".join(dict.fromkeys([option.key for option in question.options]))
            offered = SAY("offered", keys=keys)
        self.differ(
            step.line,
            *SAY("step-refused", number=step.number, said=said, offered=offered),
        )

    def said(self, verdict: Verdict) -> Phrase:
        state = self.match.state
        both = [refusal_lines(Speaker(self.match.game, lang), state, verdict.refusals) for lang in ("en", "de")]
        return Phrase(" ".join(both[0]), " ".join(both[1]))

    # -- dice ------------------------------------------------------------------------------

    def tell_of_dice(self, line: int) -> None:
        """The loaded dice ran out, or one of them has more pips than sides."""
        dice, top = self.match.dice, self.match.stack[-1]
        faces = dice.loaded or ()
        if dice.used < len(faces):
            face = faces[dice.used]
            self.differ(
                self.scenario.faces_line,
                *SAY("die-number-shows-but-rolled", dice=dice.used + 1, face=face, rolled_for=rolled_for(top)),
            )
            return
        missing = self.missing(top.number) if isinstance(top, Roll) else 1
        self.differ(
            line,
            *SAY("dice-written-down-at-least", number=len(faces), missing=missing, rolled_for=rolled_for(top)),
        )

    def missing(self, wanted: int) -> int:
        """How many dice this roll lacks: those of earlier rolls are in the events."""
        fallen = sum([len(dice.faces) for event in self.match.events if (dice := fallen_dice(event)) is not None])
        return wanted - (self.match.dice.used - fallen)

    def look_for_unused_dice(self) -> None:
        dice = self.match.dice
        left = (dice.loaded or ())[dice.used :]
        if left:
            faces, every = ", ".join([str(face) for face in left]), len(self.scenario.faces)
            self.differ(
                self.scenario.faces_line,
                *SAY("dice-were-not-rolled", number=len(left), every=every, faces=faces),
            )


def rolled_for(step: object) -> str:
    return f" ({step.number}d{step.sides}, {step.rule})" if isinstance(step, Roll) else ""


def play(scenario: Scenario) -> Playthrough:
    """The scenario from its first to its last step, or as far as it goes."""
    with blaming_pending(scenario):
        playthrough = Playthrough(scenario)
        playthrough.play()
    return playthrough


@contextmanager
def blaming_pending(scenario: Scenario) -> Iterator[None]:
    """Steps under way are written as a save writes them, and nobody checks whether they belong together."""
    try:
        yield
    except BadInput:
        raise
    except Exception as error:
        if not scenario.has_pending():
            raise
        why = shown(f"{type(error).__name__}: {error}", longest=200)
        raise scenario.trouble(("position", "pending"), SAY("these-steps-under-way-match", why=why)) from error
