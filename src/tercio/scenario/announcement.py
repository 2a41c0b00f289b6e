"""The odds of a step of a scenario: its answer is announced, and the steps after it say who reacts and how."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.games import box_of
from tercio.kernel import CHANCE, TOGETHER, Answer, Decision, Match, open_dice
from tercio.odds import Odds, odds_of, odds_of_roll
from tercio.scenario.playthrough import Playthrough, blaming_pending
from tercio.scenario.written import Scenario, WrittenStep

SAY: Final = Wording("tercio.scenario")


class Announcement(NamedTuple):
    """A step that was not taken yet, the match before it, and what may come of it.

    Where dice fall before anybody is asked, there is no step and no answer.
    """

    step: WrittenStep | None
    answer: Answer | None
    match: Match
    odds: Odds


def announced(scenario: Scenario, number: int = 0) -> Announcement:
    """The step with this number; with 0 the first one in which dice fall, or else the last that is legal.

    A roll with which the position itself goes on comes before all steps.
    """
    with blaming_pending(scenario):
        return found_in(scenario, number)


def found_in(scenario: Scenario, number: int) -> Announcement:
    if scenario.refused_setup is not None:
        raise no_step(scenario, number)
    opening = first_roll(scenario) if number == 0 else None
    if opening is not None:
        return opening
    playthrough = Playthrough(scenario)
    if not playthrough.begin():
        raise trouble(playthrough)
    last: Announcement | None = None
    for place, step in enumerate(scenario.steps):
        if number in (0, step.number) and not step.refused_by and step.seat not in (CHANCE, TOGETHER):
            last = announcement(playthrough, place)
            if number or last.odds.rolls:
                return last
        if not playthrough.take(step):
            raise trouble(playthrough)
    if last is None:
        raise no_step(scenario, number)
    return last


def first_roll(scenario: Scenario) -> Announcement | None:
    """What the dice decide that fall before the first question, such as a control roll without a gem."""
    if "position" not in scenario.setup:
        return None
    playthrough = Playthrough(scenario)
    match = playthrough.match
    match.dice = open_dice(scenario.seed)
    match.run()
    if match.question_to(CHANCE) is None:
        return None
    reply = Written(playthrough, scenario.steps, 0).reply
    return Announcement(None, None, match, odds_of_roll(match, box_of(scenario.game.id).thinking().outcomes, reply))


def announcement(playthrough: Playthrough, place: int) -> Announcement:
    scenario, match = playthrough.scenario, playthrough.match.clone()
    step = scenario.steps[place]
    answer = playthrough.understood(step.seat, step.answer)
    verdict = match.judge(answer)
    if not verdict:
        playthrough.tell_of_refusal(step, verdict)
        raise trouble(playthrough)
    reply = Written(playthrough, scenario.steps[place + 1 :], 1).reply
    return Announcement(
        step, answer, match, odds_of(match, answer, box_of(scenario.game.id).thinking().outcomes, reply)
    )


class Written:
    """What the steps after an announced one say in it, wherever it fits the question."""

    def __init__(self, playthrough: Playthrough, steps: tuple[WrittenStep, ...], announced: int) -> None:
        self.announced = announced  # how many answers came before these steps
        self.steps = [step for step in steps if not step.refused_by and step.seat != CHANCE]
        self.reader = Playthrough(playthrough.scenario)

    def reply(self, m: Match, decision: Decision) -> Answer | None:
        """The first of this seat that was not said yet and is legal; names mean what they mean at this moment."""
        said = list(m.answers[self.announced :])
        self.reader.match = m
        for step in self.steps:
            if step.seat != decision.seat:
                continue
            try:
                answer = self.reader.understood(step.seat, step.answer)
            except BadInput:
                continue  # whom it names is no longer there, or not yet
            if answer in said:
                said.remove(answer)
            elif m.judge(answer):
                return answer
        return None


def trouble(playthrough: Playthrough) -> BadInput:
    """The steps before the announced one do not go as written."""
    difference, file = playthrough.differences[0], playthrough.scenario.document.file
    return BadInput(difference.en, difference.de, file, difference.line)


def no_step(scenario: Scenario, number: int) -> BadInput:
    words = SAY("no-legal-answer-file")
    if number:
        words = SAY("no-step-could-announced", number=number)
    return BadInput(words.en, words.de, scenario.document.file)
