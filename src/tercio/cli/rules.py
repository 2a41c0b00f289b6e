"""`tercio rules`: read the rules, find them, and see which of them are tested."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TextIO

import typer

from tercio.cli.language import Language, say
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")
KINDS: Final = Wording("tercio.cli", "kinds")

if TYPE_CHECKING:
    from rich.console import Console

    from tercio.rules import HouseRuling, Rule
    from tercio.rules.coverage import Coverage, Run

app = typer.Typer(help="Read and search the rules; see which of them are tested.", no_args_is_help=True)

GAMES: Final = {
    "mageknight": "Mage Knight 2.0",
    "summoners": "Summoners",
    "warlord": "Warlord",
    "skirmish": "Skirmish",
}

WIDE: Final = 160  # columns have a table of pairs where nobody looks at it in a terminal
MOST: Final = 6  # modules, lines and tests are shown of a rule; the first ones say the most

Game = Annotated[str, typer.Option("--game", metavar="GAME", help=f"{', '.join(GAMES)} or kernel.", show_default=False)]


@app.command()
def show(
    ids: Annotated[list[str], typer.Argument(metavar="ID...", help="Ids of rules, such as SU-MELEE-04.")],
    lang: Language = "",
) -> None:
    """Print rules: title, text, kind, place in the book, house rulings, where they are enforced, who tests them."""
    from tercio.rules import load

    found = [load().rule(rule_id.strip().upper()) for rule_id in ids]
    console = _console()
    for number, rule in enumerate(found):
        if number:
            console.print()
        _print_rule(console, rule, lang)
        kind = KINDS.spoken(rule.kind, lang)
        _print(console, f"{kind} · {rule.place()}", "dim")
        if rule.physical:
            _print(console, say("only-at-real-table") + f": {rule.physical}", "dim")
        for ruling in load().rulings_of(rule.id):
            _print(console, _marked(ruling, lang), "magenta")
            _print(console, ruling.text.spoken(lang))
        _print_code(console, rule)
        _print_tests(console, rule)


@app.command()
def search(
    words: Annotated[list[str], typer.Argument(help="German or English words, or beginnings of words.")],
    game: Game = "",
    limit: Annotated[int, typer.Option(min=1, help="Show at most this many rules.")] = 20,
    lang: Language = "",
) -> None:
    """Print the rules in which all the words occur, the best first. Exit status 1: there is none."""
    from tercio.rules import load
    from tercio.rules.search import search as search_rules

    found = search_rules(" ".join(words), game or None, lang, limit=None)
    if not found:
        typer.echo(say("no-rule-all-these-words"))
        raise typer.Exit(1)
    console = _console()
    for rule in found[:limit]:
        _print_rule(console, rule, lang)
        for ruling in load().rulings_of(rule.id):
            _print(console, _marked(ruling, lang), "dim")
    if len(found) > limit:
        more = len(found) - limit
        _print(console, say("more-limit", more=more), "dim")


@app.command()
def coverage(
    game: Game = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON; its total is over all printed games.")] = False,
    run_first: Annotated[bool, typer.Option("--run", help="Run the rule tests first.")] = False,
    as_pairs: Annotated[
        bool, typer.Option("--pairs", help="Print which tests play each exemption in each procedure.")
    ] = False,
    lang: Language = "",  # noqa: ARG001  (its callback chooses the language)
) -> None:
    """Print how many rules have a passing test and which have none, as of the last complete test run."""
    from tercio.rules import PRINTED_GAMES, load
    from tercio.rules.coverage import cover, find_project, read_run

    index = load()
    asked = {name: index.of_game(name) for name in ([game] if game else PRINTED_GAMES)}
    project = find_project(Path.cwd())
    status = _run_rule_tests(project, sys.stderr if as_json else sys.stdout) if run_first else 0
    run = read_run(project) if project else None
    if as_pairs:
        is_full = _report_pairs(list(asked), run, as_json)
        raise typer.Exit(status or (0 if is_full else 1))
    passed = run.passed if run else {}
    games = [cover(name, rules, passed) for name, rules in asked.items()]
    total = cover("total", [rule for name in PRINTED_GAMES for rule in index.of_game(name)], passed)
    if as_json:
        when = {"date": run.date, "commit": run.commit} if run else None
        report = {"games": [part._asdict() for part in games], "total": total._asdict(), "run": when}
        typer.echo(json.dumps(report, indent=1))
    else:
        _print_coverage(games, [] if game else [total], run)
        if project and run:
            _print_age(project, run)
    raise typer.Exit(status)


def _report_pairs(games: Sequence[str], run: Run | None, as_json: bool) -> bool:
    """False: some kind of exemption can meet a procedure, and no test plays it."""
    from tercio.cli.pairs import are_played, pairs_as_data, print_pairs
    from tercio.rules import PRINTED_GAMES
    from tercio.rules.pairs import matrix_of

    for game in games:
        if game not in PRINTED_GAMES:
            raise BadInput(*SAY("no-pairs-of-game", game=game, known=", ".join(PRINTED_GAMES)))
    matrices = [matrix_of(game) for game in games]
    if as_json:
        typer.echo(json.dumps(pairs_as_data(matrices, run), indent=1, ensure_ascii=False))
    else:
        console = _console()
        console.width = max(console.width, WIDE) if not console.is_terminal else console.width
        print_pairs(console, matrices, [_name(game) for game in games], run)
    return are_played(matrices, run)


def _print_code(console: Console, rule: Rule) -> None:
    """Where the rule is enforced, the most telling modules first, each as a path that an editor opens at the line."""
    from tercio.rules.enforcement import enforced_by

    found = enforced_by(rule)
    places = [f"{_path(file)}:{', '.join([str(line) for line in lines[:MOST]])}" for file, lines in found]
    _print_list(console, say("rule-enforced-in"), places, say("rule-enforced-nowhere"))


def _print_tests(console: Console, rule: Rule) -> None:
    from tercio.rules.coverage import find_project
    from tercio.rules.enforcement import played_by

    found = played_by(rule.id, find_project(Path.cwd()))
    nothing = say("rule-tests-not-here") if found is None else say("rule-played-by-no-test")
    _print_list(console, say("rule-played-by"), found or [], nothing)


def _print_list(console: Console, heading: str, entries: Sequence[str], nothing: str) -> None:
    _print(console, heading if entries else nothing, "dim")
    for entry in entries[:MOST]:
        _print(console, f"  {entry}", "dim")
    if len(entries) > MOST:
        _print(console, "  " + say("and-more", more=len(entries) - MOST), "dim")


def _path(file: Path) -> str:
    """As somebody types it here; a module of the installed package is named from the package on."""
    from tercio.rules.enforcement import SOURCES

    here = Path.cwd()
    return str(file.relative_to(here if file.is_relative_to(here) else SOURCES.parent))


def _run_rule_tests(project: Path | None, output: TextIO) -> int:
    """Status 1: a test failed, or the run came to no end and the report is that of an earlier one."""
    from tercio.rules.coverage import RULE_TESTS, now, read_run

    if project is None:
        raise BadInput(
            *SAY("tests-not-here-run-checkout"),
        )
    if not (find_spec("pytest") and find_spec("xdist")):
        raise BadInput(
            *SAY("pytest-pytest-xdist-needed-run"),
        )
    folders = [str(folder) for folder in RULE_TESTS if (project / folder).is_dir()]
    command = [sys.executable, "-m", "pytest", *folders, "-n", "auto", "-q"]
    started = now()
    done = subprocess.run(command, cwd=project, stdout=output, check=False)  # noqa: S603  (our own words)
    run = read_run(project)
    if run is None or run.date < started:
        typer.echo(
            say("test-run-incomplete-not-recorded"),
            err=True,
        )
    return min(done.returncode, 1)


def _print_age(project: Path, run: Run) -> None:
    """A reader is told if the figures are those of yesterday's sources."""
    from tercio.rules.witness import commit_of

    now = commit_of(project)
    if now.removesuffix("+") != run.commit.removesuffix("+"):
        moved_on = say(
            "sources-moved-since-commit-tercio",
            now=now,
        )
        _print(_console(), moved_on)


def _print_coverage(games: Sequence[Coverage], total: Sequence[Coverage], run: Run | None) -> None:
    from rich.table import Table

    from tercio.rules import load
    from tercio.rules.coverage import condensed

    console = _console()
    table = Table()
    table.add_column(say("game"))
    headings = (
        say("testable"),
        say("tested"),
        say("physical"),
        say("missing"),
    )
    for heading in headings:
        table.add_column(heading, justify="right")
    for part in (*games, *total):
        numbers = (part.testable, part.tested, len(part.physical), len(part.missing))
        table.add_row(_name(part.game), *[str(number) for number in numbers])
    console.print(table)
    if run is None:
        no_run = say(
            "no-test-run-been-recorded",
        )
        _print(console, no_run)
        return
    _print(console, say("test-run-commit", date=run.date, commit=run.commit))
    for part in games:
        name = _name(part.game)
        failed = [rule.id for rule in load().of_game(part.game) if rule.id in run.failed]
        lists = (
            (say("missing"), part.missing),
            (say("failing-tests"), failed),
            (say("physical"), part.physical),
        )
        for heading, ids in lists:
            if ids:
                _print(console, f"\n{name}, {heading}:", "bold")
                _print(console, ", ".join(condensed(ids)))


def _name(game: str) -> str:
    unprinted = {"kernel": say("kernel"), "total": say("total")}
    return GAMES.get(game) or unprinted.get(game, game)


def _print_rule(console: Console, rule: Rule, lang: str) -> None:
    from rich.text import Text

    console.print(Text.assemble((rule.id, "cyan"), "  ", (rule.title(lang), "bold")), soft_wrap=not console.is_terminal)
    _print(console, rule.text(lang))


def _marked(ruling: HouseRuling, lang: str) -> str:
    return say("house-ruling") + f" {ruling.id}: {ruling.title.spoken(lang)}"


def _print(console: Console, text: str, style: str = "") -> None:
    # Lines are broken for a person at a terminal, never for the program at the end of a pipe.
    console.print(text, style=style, markup=False, soft_wrap=not console.is_terminal)


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False, emoji=False)
