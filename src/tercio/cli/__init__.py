"""The command line: `tercio COMMAND`. Wrong input is reported in one line, with exit status 2."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated, Final

import typer

from tercio import VERSION
from tercio.cli import (
    admin,
    arena,
    army,
    balance,
    bench,
    bot,
    card,
    deck,
    imports,
    odds,
    pack,
    play,
    puzzles,
    replay,
    rules,
    scenario,
    schema,
    serve,
    train,
    verify,
)
from tercio.cli.language import GlobalLanguage, engine, language, speak
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")

app = typer.Typer(
    name="tercio",
    help="Tabletop battle games with every rule enforced and explained.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tercio {VERSION} ({engine()})")
        raise typer.Exit


@app.callback()
def tercio(
    lang: GlobalLanguage = "",
    version: Annotated[  # noqa: ARG001  (answered by its callback)
        bool, typer.Option("--version", help="Show the version.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    speak(lang)


# One line a command. Modules of commands import what is heavy only when they run.
app.command()(play.play)
app.command()(play.resume)
app.command()(serve.serve)
app.add_typer(admin.app, name="admin")
app.command()(replay.replay)
app.command()(verify.verify)
app.add_typer(rules.app, name="rules")
app.add_typer(scenario.app, name="scenario")
app.command()(odds.odds)
app.add_typer(card.app, name="card")
app.add_typer(deck.app, name="deck")
app.add_typer(army.app, name="army")
app.add_typer(pack.app, name="pack")
app.add_typer(imports.app, name="import")
app.add_typer(bot.app, name="bot")
app.add_typer(puzzles.app, name="puzzles")
app.command()(arena.arena)
app.command()(train.train)
app.command()(balance.balance)
app.command()(bench.bench)
app.command()(schema.schema)


def main() -> None:
    """Run the program; nobody but a programmer ever sees a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without ä shows a question mark
    try:
        app()
    except ModuleNotFoundError as missing:
        part = (missing.name or "").partition(".")[0]
        if part in ("", "tercio"):
            raise
        print(f"tercio: {SAY('package-missing', part=part).spoken(language())}", file=sys.stderr)
        sys.exit(2)
    except BadInput as trouble:
        print(f"tercio: {trouble.message(language())}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
