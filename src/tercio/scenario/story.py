"""A scenario is told: each question, its answer, the dice, and what came of it, with the rules behind it."""

from __future__ import annotations

from tercio.content.trouble import shown
from tercio.kernel import NOBODY, Decision, Receipt, RuleId, Seat
from tercio.kernel.tally import ADD, BANDS, BASE
from tercio.rules import load
from tercio.scenario.playthrough import Moment, Playthrough, Stood
from tercio.scenario.run import report_of
from tercio.scenario.tallies import described, figure, is_length, tally_of
from tercio.scenario.teller import Teller
from tercio.scenario.written import Expected, ExpectedTally
from tercio.texts import Speaker
from tercio.texts.playthrough import answer_words, event_lines, question_line, refusal_lines, with_rule


def explain(playthrough: Playthrough, lang: str) -> list[str]:
    """The whole playthrough in one language; the last lines say what differed, or ok."""
    scenario = playthrough.scenario
    speaker = Teller(scenario.game, scenario.vocabulary, lang)
    title = scenario.title.spoken(lang)
    lines = [f"# {title}"] if title else []
    lines += [f"  {rule}  {load().title(rule, lang)}" for rule in scenario.rules]
    if scenario.refused_setup is not None and scenario.refused_setup.given:
        lines += ["", f"! {scenario.refused_setup.words.spoken(lang)}"]
        lines += [f"!   {rule_line(rule, lang)} [{rule}]" for rule in scenario.refused_setup.given]
    for moment in playthrough.moments:
        lines += told(speaker, moment)
        for step, stood in playthrough.stood:
            lines += value_lines(speaker, step.expected, stood) if moment is stood.moments[-1] else []
    if not playthrough.differences and scenario.refused_setup is None:
        lines += value_lines(speaker, scenario.expected, playthrough.stands())
    open_questions = [question_line(speaker, playthrough.match.state, asked) for asked in playthrough.match.asks()]
    differences = [difference.message(lang) for difference in report_of(playthrough).differences]
    closing = [] if scenario.closing is None else ["", scenario.closing.spoken(lang)]
    lines += [*closing, "", *open_questions, *(differences or ["ok"])]
    told_lines = [shown(line, longest=1000) for line in lines]  # words of the file are among them
    return told_lines if told_lines[0] else told_lines[1:]


def value_lines(speaker: Speaker, expected: Expected, stood: Stood) -> list[str]:
    """The values that the file asks for, each with its receipt."""
    lines: list[str] = []
    for value in expected.tallies:
        tally = tally_of(stood, value)
        if tally is not None:
            total = figure(tally.total, is_length(stood.scenario, value))
            why = ", ".join([receipt_line(speaker, stood, value, receipt) for receipt in tally.receipts])
            lines.append(f"   = {described(value)}: {total} ({why})")
    return lines


def receipt_line(speaker: Speaker, stood: Stood, value: ExpectedTally, receipt: Receipt) -> str:
    """6 [WL-CHAR-03]; +2 sword [WL-EQUIP-10]"""
    number = figure(receipt.value, is_length(stood.scenario, value))
    band = speaker.word("band", BANDS[receipt.band])
    words = f"{number:+}" if receipt.band == ADD else str(number) if receipt.band == BASE else f"{band} {number}"
    name = "" if receipt.source == NOBODY else speaker.fact(stood.match.state, "source", receipt.source)
    return with_rule(f"{words} {name}".rstrip(), receipt.rule)


def told(speaker: Speaker, moment: Moment) -> list[str]:
    if moment.answer is None:
        lines = event_lines(speaker, moment.after, moment.events)
        return ["", *lines] if lines else []
    question = question_to(moment.answer.seat, moment.asks)
    option = question.offered(moment.answer) if question else None
    seat = speaker.seat(moment.answer.seat)
    words = answer_words(speaker, moment.before, option or moment.answer.bare, moment.answer)
    said = None if moment.step is None else moment.step.say
    number = "" if moment.step is None else f"{moment.step.number}. "
    return [
        "",
        *([] if said is None else [said.spoken(speaker.lang), ""]),
        number + (question_line(speaker, moment.before, question) if question else f"{seat}:"),
        f"   > {words}",
        *[f"   ! {line}" for line in reason_lines(speaker, moment)],
        *[f"   {line}" for line in event_lines(speaker, moment.after, moment.events)],
    ]


def reason_lines(speaker: Speaker, moment: Moment) -> list[str]:
    """The reason with its figures, then the rule in full."""
    lines: list[str] = []
    for refusal, line in zip(moment.refusals, refusal_lines(speaker, moment.before, moment.refusals), strict=True):
        lines.append(line)
        if refusal.rule in load():
            lines.append(f"  {rule_line(refusal.rule, speaker.lang)}")
    return lines


def rule_line(rule: RuleId, lang: str) -> str:
    """The rule in full."""
    return f"{load().rule(rule).title(lang)}: {load().rule(rule).text(lang)}"


def question_to(seat: Seat, asks: tuple[Decision, ...]) -> Decision | None:
    for decision in asks:
        if decision.seat == seat:
            return decision
    return None
