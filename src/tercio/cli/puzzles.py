"""`tercio puzzles`: positions with one answer that is clearly best, found in matches."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tercio.cli.contest import Jobs, Seed
from tercio.cli.language import Language, say
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tercio.puzzles.digging import Task

SAY: Final = Wording("tercio.cli")
MOST: Final = 1_000_000
app: Final = typer.Typer(help="Puzzles: find the best answer.", no_args_is_help=True)


@app.command()
def mine(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    records: Annotated[
        list[Path] | None, typer.Argument(metavar="[RECORD...]", help="Records to look at; without any, bots play.")
    ] = None,
    matches: Annotated[int, typer.Option("--matches", min=1, max=MOST, metavar="N", help="Matches of bots.")] = 20,
    first: Annotated[int, typer.Option("--first", min=0, max=MOST, help="The number of the first match.")] = 0,
    jobs: Jobs = 0,
    seed: Seed = 1,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Append the puzzles to this file.")] = None,
    lang: Language = "",  # noqa: ARG001  (chosen by its callback)
) -> None:
    """Mine puzzles from matches: one answer is clearly best, and stays so when the strongest bot thinks longer.

    Each puzzle is one line of JSON.
    """
    found = 0
    tasks = list(tasks_of(game, records or [], range(first, first + matches), seed))
    for line in lines_of(tasks, jobs or cpu_count() or 1):
        found += 1
        if out is None:
            typer.echo(line, nl=False)
        else:
            with out.open("a", encoding="utf-8") as file:
                file.write(line)
    typer.echo(say("puzzles-found", found=found, matches=len(tasks)), err=True)


def tasks_of(game: str, records: list[Path], numbers: range, seed: int) -> Iterator[Task]:
    """BadInput where a record is of another game, or there is no such game."""
    from tercio.cli.records import open_record
    from tercio.games import open_game
    from tercio.puzzles.digging import Task
    from tercio.puzzles.mining import Course

    open_game(game)
    if not records:
        yield from [Task(game, seed, number) for number in numbers]
    for number, path in enumerate(records):
        opened, record = open_record(path)
        if opened.id != game:
            raise BadInput(*SAY("record-other-game", game=opened.id), str(path))
        yield Task(game, seed, number, Course(record.setup, record.dice, record.answers))


def lines_of(tasks: list[Task], jobs: int) -> Iterator[str]:
    """As they are found, in the order of the matches."""
    from tercio.puzzles.digging import dug

    if min(jobs, len(tasks)) == 1:
        for task in tasks:
            yield from dug(task)
        return
    with ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn")) as pool:
        for lines in pool.map(dug, tasks):
            yield from lines
