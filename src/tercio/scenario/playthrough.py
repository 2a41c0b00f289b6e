"""A scenario is played: each step's answer is given at its moment, and what came of it is kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from tercio.content.table import Phrase, suggestion
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.games.vocabulary import NoSuchDetail
from tercio.kernel import (
    NOBODY,
    PASS,
    Answer,
    Decision,
    Event,
    Match,
    Option,
    OutOfDice,
    Refusal,
    Roll,
    Seat,
    State,
    Verdict,
    Window,
    fallen_dice,
    snapshot,
)
from tercio.scenario.spelling import Spelled, as_written, facts_fit, spelled
from tercio.scenario.teller import Teller
from tercio.scenario.written import (
    Expected,
    RefusedSetup,
    Scenario,
    WrittenAnswer,
    WrittenReason,
    WrittenStep,
    in_file,
    no_such_name,
)
from tercio.texts import phrasebook_of
from tercio.texts.playthrough import refusal_lines

SAY: Final = Wording("tercio.scenario")

MOST_TOLD: Final = 5  # ways to give an answer that was given wrongly
NOTHING: Final = Expected()


class Difference(NamedTuple):
    """Something went another way than the file says, and on which line it says so."""

    line: int
    en: str
    de: str

    def message(self, lang: str) -> str:
        return SAY.spoken("line", lang, line=self.line, words=Phrase(self.en, self.de))


class Moment(NamedTuple):
    """One answer and what came of it; at the first moment nothing has been said yet."""

    step: WrittenStep | None  # None: nobody has answered yet, or somebody passed without being told to
    answer: Answer | None
    asks: tuple[Decision, ...]
    refusals: tuple[Refusal, ...]
    events: tuple[Event, ...]
    before: State
    after: State


class Stood(NamedTuple):
    """How a match stood when something was expected of it, and the moments that had led there."""

    scenario: Scenario
    match: Match
    moments: tuple[Moment, ...]  # whose events count
    first_position: dict[str, Any]  # what lay there when the match began


class Playthrough:
    """A scenario while it is played, and afterwards. It ends early where it goes another way than written."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.moments: list[Moment] = []
        self.stood: list[tuple[WrittenStep, Stood]] = []  # after the steps that expect something of their own
        self.differences: list[Difference] = []
        dice = scenario.dice()
        state, stack = scenario.game.lay_out(scenario.setup, dice) if scenario.refused_setup is None else (State(), [])
        self.match = Match(scenario.game, scenario.setup, state, stack, dice)
        self.first_position: dict[str, Any] = {}

    def play(self) -> None:
        if self.scenario.refused_setup is not None:
            self.tell_of_setup(self.scenario.refused_setup)
            return
        if not self.begin():
            return
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
        self.first_position = self.scenario.vocabulary.write_position(self.match)
        return self.let_pass(0, self.scenario.faces_line)

    def take(self, step: WrittenStep) -> bool:
        """The step and what follows from it; False: there is no point in playing on."""
        first = len(self.moments)
        if not self.said_in(step) or not self.let_pass(step.number, step.line):
            return False
        if step.expected != NOTHING:
            self.stood.append((step, self.stands(first)))
        return True

    def stands(self, first: int = 0) -> Stood:
        """The match as it is now, with what has happened since this moment."""
        moments = tuple(self.moments[first:])
        return Stood(self.scenario, self.match.clone(), moments, self.first_position)

    def said_in(self, step: WrittenStep) -> bool:
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

    def let_pass(self, said: int, line: int) -> bool:
        """Seats that pass what is not stated do so, up to the next step; False: the dice ran out."""
        following = self.scenario.steps[said] if said < len(self.scenario.steps) else None
        while (passing := self.passing(following)) is not None:
            before, asks, events = self.match.state.clone(), self.match.asks(), len(self.match.events)
            answer = PASS.reply(passing.seat)
            try:
                self.match.answer(answer)
            except OutOfDice:
                self.tell_of_dice(line)
                return False
            finally:
                self.keep(None, answer, asks, (), events, before)
        return True

    def passing(self, following: WrittenStep | None) -> Decision | None:
        """The next question that a seat passes unasked.

        A step that fits an open question is waited for. What is no reaction is passed only to get to another seat's
        step, so that nobody gives a turn away that the file speaks of, and the match does not run on at the end.
        """
        asks, is_reaction = self.match.asks(), bool(self.match.stack) and isinstance(self.match.stack[-1], Window)
        if following is not None and [each for each in asks if self.is_meant(following, each)]:
            return None
        for decision in asks:
            if decision.seat not in self.scenario.passes or decision.option(PASS.key) is None:
                continue
            if is_reaction or (following is not None and following.seat != decision.seat):
                return decision
        return None

    def is_meant(self, step: WrittenStep, decision: Decision) -> bool:
        """The step speaks of this question: it takes one of its options, or is to be refused."""
        if step.seat != decision.seat:
            return False
        key = step.answer.key
        is_known = phrasebook_of(self.scenario.game.id).entry("option", key) is not None
        return bool(step.refused_by) or not is_known or key in [option.key for option in decision.options]

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
        if written.detail is not None:
            subject = NOBODY if written.subject is None else self.scenario.number_of(written.subject, state)
            detail = written.detail
        elif written.subject is None and not written.details:
            subject, detail = self.only_one(seat, written.key)
        else:
            subject = NOBODY if written.subject is None else self.scenario.number_of(written.subject, state)
            detail = NOBODY
            if written.details or (written.subject is not None and isinstance(written.subject.name, str)):
                subject, detail = self.detailed(written, subject)
        subject = subject if written.detail is not None else self.spared(seat, written.key, subject, detail)
        picks = tuple([self.scenario.pick_of(thing, self.match, written.key) for thing in written.picks])
        return Answer(seat, written.key, subject, picks, written.path, written.numbers, detail)

    def spared(self, seat: Seat, key: str, subject: int, detail: int) -> int:
        """Whom the question is about need not be named again; naming it does no harm."""
        question = self.match.question_to(seat)
        if question is None or subject == NOBODY or subject != question.subject:
            return subject
        is_bare = question.option(key, subject, detail) is None and question.option(key, NOBODY, detail) is not None
        return NOBODY if is_bare else subject

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
        if {refusal.rule for refusal in verdict.refusals} != set(step.refused_by):
            said = self.said(verdict)
            self.differ(line, *SAY("refusal", should=should, said=said))
            return
        given = {refusal.because: self.facts_of(refusal) for refusal in verdict.refusals}
        for reason in step.because:
            if not [refusal for refusal in verdict.refusals if self.is_given(reason, refusal)]:
                words = "; ".join([in_file({"name": name, **as_written(facts)}, 160) for name, facts in given.items()])
                wanted = in_file({"name": reason.name, **reason.facts}, 160)
                self.differ(
                    self.scenario.document.line_of(reason.path),
                    *SAY("because-reason", should=should, because=wanted, given=words),
                )

    def is_given(self, reason: WrittenReason, refusal: Refusal) -> bool:
        return reason.name == refusal.because and facts_fit(self.facts_of(refusal), reason.facts)

    def facts_of(self, refusal: Refusal) -> Spelled:
        entry = phrasebook_of(self.scenario.game.id).reason(refusal.because)
        return spelled(self.scenario, entry, refusal.facts, (self.match.state,))

    def tell_of_setup(self, setup: RefusedSetup) -> None:
        wanted = ", ".join(setup.refused_by)
        if not setup.given:
            self.differ(setup.line, *SAY("setup-legal", wanted=wanted))
        elif set(setup.given) != set(setup.refused_by):
            self.differ(setup.line, *SAY("setup-refused-otherwise", wanted=wanted, words=setup.words))

    def tell_of_refusal(self, step: WrittenStep, verdict: Verdict) -> None:
        said, offered, key = self.said(verdict), Phrase("", ""), step.answer.key
        known = [word for section, word in phrasebook_of(self.scenario.game.id).entries if section == "option"]
        if key not in known:
            said = SAY("no-such-answer", key=key, hint=suggestion(key, known) or Phrase("", ""))
        question = self.match.question_to(step.seat)
        if question is not None:
            alike = [option for option in question.options if option.key == key]
            if alike and is_malformed(verdict):
                ways = [self.as_answer(option) for option in alike[:MOST_TOLD]] + ["…"] * (len(alike) > MOST_TOLD)
            else:
                ways = list(dict.fromkeys([option.key for option in question.options]))
            offered = SAY("offered", keys=", ".join(ways))
        self.differ(
            step.line,
            *SAY("step-refused", number=step.number, said=said, offered=offered),
        )

    def as_answer(self, option: Option) -> str:
        """An option as one writes its answer, with everything that may be picked."""
        state, vocabulary = self.match.state, self.scenario.vocabulary
        written: dict[str, Any] = {"key": option.key}
        if option.subject != NOBODY:
            word = vocabulary.things[0] if vocabulary.name_of(state, option.subject) else "subject"
            written[word] = vocabulary.name_of(state, option.subject) or option.subject
        if option.most:
            written["targets" if option.most > 1 else "target"] = [
                vocabulary.name_of(state, pick) or pick for pick in option.among
            ]
        return in_file(written, 160)

    def teller(self, lang: str) -> Teller:
        return Teller(self.scenario.game, self.scenario.vocabulary, lang)

    def said(self, verdict: Verdict) -> Phrase:
        state = self.match.state
        both = [refusal_lines(self.teller(lang), state, verdict.refusals) for lang in ("en", "de")]
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


def is_malformed(verdict: Verdict) -> bool:
    """No rule of the game stands against it: it is not one of the offered answers, or lacks something."""
    return all([refusal.rule.startswith("K-ASK-") for refusal in verdict.refusals])


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
