"""`tercio bot`: a bot of one's own, in any language, is tried out."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TextIO

import typer

from tercio.cli.language import Language, language, say
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")

if TYPE_CHECKING:
    from tercio.doors import CommandBot
    from tercio.kernel import Match, Seat

app = typer.Typer(help="Bots of your own: a program that reads and writes lines of JSON.", no_args_is_help=True)


@app.callback()
def bot() -> None:
    """Bots of your own, in any language."""


@app.command("try")
def try_bot(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    command: Annotated[str, typer.Argument(metavar="COMMAND", help='How the bot is started: "python mybot.py".')],
    against: Annotated[str, typer.Option(metavar="BOT", help="Whom it plays against.")] = "random",
    matches: Annotated[int, typer.Option(min=1, max=1000, metavar="N", help="How many; the seats change.")] = 2,
    seed: Annotated[int, typer.Option(min=0, metavar="N", help="Of the first match; the next has the next.")] = 1,
    seconds: Annotated[float, typer.Option(min=0.01, metavar="S", help="What it has for an answer.")] = 10.0,
    log: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Everything that is said, a line each: > to the bot, < by it.",
            show_default=False,
        ),
    ] = None,
    lang: Language = "",  # noqa: ARG001  (heard by its callback)
) -> None:
    """Let a bot play: which replies are refused, how long it thinks, who wins. Status 1: it has forfeited."""
    from tercio.doors import CommandBot, Manners, is_program, play, player_of, program_of
    from tercio.games import open_game
    from tercio.kernel import seeded, start

    opened, has_forfeited = open_game(game), False
    plain = program_of(command)[0] if is_program(command) else command
    with opened_log(log) as transcript:
        for number in range(matches):
            seat = number % 2
            other = player_of(against, seed + matches + number)
            own = CommandBot(plain, seed + number, Manners(seconds), transcript)
            match = start(opened, opened.example_setup(), seeded(seed + number))
            play(match, (own, other) if seat == 0 else (other, own))
            tell(number + 1, match, seat, own, other.name)
            has_forfeited = has_forfeited or own.forfeit is not None
    raise typer.Exit(1 if has_forfeited else 0)


def tell(number: int, match: Match, seat: Seat, own: CommandBot, other: str) -> None:
    """A line for the match, then one for each reply that was refused, and why the bot gave up if it did."""
    from tercio.doors.command import said
    from tercio.doors.lines import DRAWN, WON, result_of

    result = result_of(match, seat)
    words = say("won") if result == WON else say("drawn") if result == DRAWN else say("lost")
    rule = match.outcome.rule if match.outcome else ""
    print(
        say(
            "match-seat-against-questions-replies",
            number=number,
            seat=seat,
            other=other,
            words=words,
            rule=rule,
            questions=own.questions,
            refused=len(own.refusals),
            slowest=own.slowest,
        )
    )
    for refused in own.refusals:
        print(f"  {say('refused')}: {said(refused, language())}")
    if own.forfeit is not None:
        print(f"  {own.forfeit.spoken(language())}")


def opened_log(file: Path | None) -> AbstractContextManager[TextIO | None]:
    if file is None:
        return nullcontext()
    try:
        return file.open("w", encoding="utf-8")
    except OSError as error:
        raise BadInput(
            *SAY("nothing-can-written", strerror=error.strerror),
            str(file),
            key="--log",
        ) from None
