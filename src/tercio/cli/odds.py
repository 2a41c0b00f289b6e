"""`tercio odds`: how likely is what may come of an announced attack, check or roll of a scenario."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from tercio.cli.language import Language, say
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")

if TYPE_CHECKING:
    from tercio.odds import Odds, Outcomes
    from tercio.scenario import Announcement
    from tercio.texts import Speaker

SHOWN: Final = 20  # rows of the table, unless all are wanted
WIDEST: Final = 72


def odds(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file.", show_default=False)],
    step: Annotated[
        int,
        typer.Option(min=0, metavar="NUMBER", help="Which step; if not given, the first one in which dice fall."),
    ] = 0,
    is_whole: Annotated[bool, typer.Option("--all", help="Print every outcome, not only the likeliest.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON with exact fractions.")] = False,
    lang: Language = "",
) -> None:
    """Print the exact chances of what an announced answer of a scenario leads to; later steps say who reacts how."""
    from tercio.games import box_of
    from tercio.scenario import announced, read_scenario
    from tercio.texts import Speaker

    scenario = read_scenario(file)
    found = announced(scenario, step)
    speaker, outcomes = Speaker(scenario.game, lang), box_of(scenario.game.id).thinking().outcomes
    if as_json:
        typer.echo(json.dumps(as_data(found, speaker, outcomes), indent=1, ensure_ascii=False))
        return
    number = f"{found.step.number}. " if found.step is not None else ""
    typer.echo(f"{number}{announcement_words(found, speaker)}")
    for line in told(found, speaker, outcomes, len(found.odds.cases) if is_whole else SHOWN):
        typer.echo(line)


def announcement_words(found: Announcement, speaker: Speaker) -> str:
    from tercio.texts.playthrough import answer_words

    state, answer = found.match.state, found.answer
    if answer is None:
        return say("before-anybody-asked")
    question = found.match.question_to(answer.seat)
    option = None if question is None else question.offered(answer)
    return answer_words(speaker, state, option or answer.bare, answer)


def told(found: Announcement, speaker: Speaker, outcomes: Outcomes, rows: int) -> list[str]:
    """The summary, the table, and whether it is exact."""
    from tercio.odds import abouts_of, case_text, number_text

    if found.odds.rolls == 0:
        return ["", say("no-die-falls")]
    lines = ["", *[about.text for about in abouts_of(found.odds, outcomes, naming(found, speaker), speaker.lang)], ""]
    cases = found.odds.cases[:rows]
    nothing = say("nothing")
    texts = [case_text(case.outcome, outcomes, naming(found, speaker), speaker.lang) or nothing for case in cases]
    fractions = [str(case.chance) for case in cases]
    wide, long = min(WIDEST, max([len(text) for text in texts])), max([len(fraction) for fraction in fractions])
    for text, fraction, case in zip(texts, fractions, cases, strict=True):
        percent = number_text(case.chance * 100, 2, speaker.lang)
        lines.append(f"  {text:<{wide}}  {fraction:>{long}}  {percent:>6} %")
    left = found.odds.cases[rows:]
    if left:
        rest = number_text(sum([case.chance for case in left], start=left[0].chance * 0) * 100, 2, speaker.lang)
        lines.append(
            say(
                "less-likely-outcomes-together",
                number=len(left),
                rest=rest,
            )
        )
    return [*lines, "", exactness(found.odds)]


def exactness(found: Odds) -> str:
    if found.is_exact:
        return say("exact")
    return say(
        "sampled-matches-were-played-exact",
        samples=found.samples,
    )


def naming(found: Announcement, speaker: Speaker) -> Any:
    def name(kind: str, subject: int) -> str:
        return speaker.fact(found.match.state, kind, subject)

    return name


def as_data(found: Announcement, speaker: Speaker, outcomes: Outcomes) -> dict[str, Any]:
    from tercio.odds import abouts_of
    from tercio.wire import answer_json

    name = naming(found, speaker)
    return {
        "game": found.match.game.id,
        "step": 0 if found.step is None else found.step.number,
        "answer": None if found.answer is None else answer_json(found.answer),
        "text": announcement_words(found, speaker),
        "exact": found.odds.is_exact,
        "samples": found.odds.samples,
        "rolls": found.odds.rolls,
        "about": [
            {
                "subject": about.subject,
                "name": about.name,
                "parts": [
                    {"key": part.key, "text": part.text, "chance": str(part.chance), "mean": str(part.mean)}
                    for part in about.parts
                ],
            }
            for about in abouts_of(found.odds, outcomes, name, speaker.lang)
        ],
        "cases": [
            {
                "chance": str(case.chance),
                "percent": float(case.chance * 100),
                "outcome": [
                    {
                        "key": note.key,
                        "subject": note.subject,
                        "name": name(outcomes.words[note.key].kind, note.subject),
                        "amount": note.amount,
                    }
                    for note in case.outcome
                ],
            }
            for case in found.odds.cases
        ],
    }
