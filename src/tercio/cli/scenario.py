"""`tercio scenario`: run scenario files, explain or draw one, make one from a record, or list what they can say."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from typer.core import TyperGroup

from tercio.cli.files import worst_of
from tercio.cli.language import Language
from tercio.cli.play import Packs
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")

if TYPE_CHECKING:
    from tercio.kernel import State
    from tercio.scenario import Scenario


class FilesOrCommand(TyperGroup):
    """What is not a command is a file to run: `tercio scenario FILE...`. A file called explain is `./explain`."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        is_file = bool(args) and args[0] not in self.commands
        return super().resolve_command(ctx, ["run", *args] if is_file else args)


app = typer.Typer(
    cls=FilesOrCommand,
    help="Run scenario files: tercio scenario FILE... (or a folder of them).",
    no_args_is_help=True,
    subcommand_metavar="FILE... | COMMAND [ARGS]...",
)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file.", show_default=False)]


@app.callback(invoke_without_command=True)
def scenario(ctx: typer.Context, lang: Language = "") -> None:  # noqa: ARG001  (its callback chooses the language)
    """Run scenario files: tercio scenario FILE... (or a folder of them)."""
    if ctx.invoked_subcommand is None:
        raise BadInput(*SAY("name-scenario-file"))


@app.command()
def run(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Scenario files, or folders of them.", show_default=False)
    ],
    lang: Language = "",
) -> None:
    """Play scenarios and print one line each: ok, or what differed. Exit status 1: some differed; 2: bad input."""

    def told(path: Path) -> int:
        return _run(path, lang)

    def all_told(file: Path) -> int:
        return worst_of(_scenarios_in(file), lang, told)

    raise typer.Exit(worst_of(files, lang, all_told))


@app.command()
def explain(file: File, lang: Language = "") -> None:
    """Print the playthrough of a scenario: questions, answers, dice, events and the rules behind them."""
    from tercio.scenario import explain as told
    from tercio.scenario import play, read_scenario, report_of

    playthrough = play(read_scenario(file))
    for line in told(playthrough, lang):
        typer.echo(line)
    raise typer.Exit(0 if report_of(playthrough).is_ok else 1)


@app.command()
def draw(
    file: File,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE.svg", help="Write it to this file, not to the screen."),
    ] = None,
    lang: Language = "",
) -> None:
    """Draw the position with which a scenario begins, to scale, as an SVG picture."""
    from tercio.games import box_of
    from tercio.scenario import read_scenario

    scenario = read_scenario(file)
    picture = box_of(scenario.game.id).browser().draw
    if picture is None:
        raise BadInput(
            *SAY("game-no-measured-table-draw"),
            str(file),
        )
    text = picture(scenario.game, _opening(scenario), lang)
    if out is None:
        typer.echo(text, nl=False)
    else:
        _write(out, text)


@app.command()
def words(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    lang: Language = "",
) -> None:
    """Print every word of a game's scenario files: questions, answers, events and reasons."""
    from tercio.reference import position_keys, scenario_words

    for line in (*position_keys(game, lang), *scenario_words(game, lang)):
        typer.echo(line)


@app.command(name="from")
def from_record(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a match.", show_default=False)],
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="Write it to this file, not to the screen."),
    ] = None,
    after: Annotated[
        int | None, typer.Option(min=0, metavar="NUMBER", help="After this many answers; if not given, at the end.")
    ] = None,
    pack: Packs = None,
    lang: Language = "",  # noqa: ARG001  (its callback chooses the language)
) -> None:
    """Make a scenario of a match: the position where the record ends, to be completed by hand."""
    from tercio.cli.records import open_packs, open_record, play_again
    from tercio.scenario import scenario_of

    game, whole = open_record(record, pack or ())
    said = len(whole.answers)
    keep = said if after is None else after
    if keep > said:
        raise BadInput(*SAY("record-answers", said=said), str(record))
    marks = tuple([mark for mark in whole.digests if mark[0] <= keep])
    match = play_again(game, whole._replace(answers=whole.answers[:keep], digests=marks), record).match
    if match.outcome is not None:
        raise BadInput(
            *SAY("match-over-after-answers-after", said=said),
            str(record),
        )
    text = scenario_of(match, open_packs(game.id, pack or ()))
    if output is None:
        typer.echo(text, nl=False)
    else:
        _write(output, text)


def _opening(scenario: Scenario) -> State:
    """The written position, or what lies there at the first question of a new match."""
    from tercio.kernel import seeded, start
    from tercio.scenario.playthrough import Playthrough

    if "position" not in scenario.setup and not scenario.faces:
        return start(scenario.game, scenario.setup, seeded(scenario.seed)).state
    playthrough = Playthrough(scenario)
    if "position" not in scenario.setup:
        playthrough.begin()
    return playthrough.match.state


def _scenarios_in(file: Path) -> list[Path]:
    """The file, or all below the folder in the order of their names."""
    if not file.is_dir():
        return [file]
    found = sorted([path for path in file.rglob("*.toml") if not path.is_dir()])
    if not found:
        raise BadInput(
            *SAY("no-scenario-toml-folder"),
            shown(str(file), longest=400),
        )
    return found


def _run(path: Path, lang: str) -> int:
    """The exit status that this scenario alone would have."""
    from tercio.scenario import run as run_scenario

    report = run_scenario(path)
    typer.echo(f"{report.file}: {report.message(lang)}")
    return 0 if report.is_ok else 1


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(
            *SAY("file-cannot-written", strerror=error.strerror),
            str(path),
        ) from None
