"""`tercio puzzles`: positions with one answer that is clearly best, found in matches."""

from __future__ import annotations

from os import cpu_count
from pathlib import Path
from time import time
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
    minutes: Annotated[int, typer.Option("--minutes", min=0, metavar="N", help="Stop after N minutes; 0: never.")] = 0,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Append to this file, and go on where it ends.")
    ] = None,
    lang: Language = "",  # noqa: ARG001  (chosen by its callback)
) -> None:
    """Mine puzzles from matches: one answer is clearly best, and stays so when the strongest bot thinks longer.

    Each puzzle is one line of JSON. FILE.matches says which matches were gone through.
    """
    from tercio.puzzles.digging import ENDLESS, Heap, dig

    until = time() + 60 * minutes if minutes else ENDLESS
    tasks = list(tasks_of(game, records or [], range(first, first + matches), seed, until))
    heap = None if out is None else Heap(out)
    found = 0
    for dug in dig([task for task in tasks if heap is None or task.name not in heap.done], jobs or cpu_count() or 1):
        found += len(dug.lines) if heap is None else heap.add(dug)
        if heap is None:
            typer.echo("".join(dug.lines), nl=False)
    typer.echo(say("puzzles-found", found=found, matches=len(tasks)), err=True)


def tasks_of(game: str, records: list[Path], numbers: range, seed: int, until: float) -> Iterator[Task]:
    """BadInput where a record is of another game, or there is no such game."""
    from tercio.cli.records import open_record
    from tercio.games import open_game
    from tercio.puzzles.digging import Task
    from tercio.puzzles.mining import Course

    open_game(game)
    if not records:
        yield from [Task(game, seed, number, until) for number in numbers]
    for number, path in enumerate(records):
        opened, record = open_record(path)
        if opened.id != game:
            raise BadInput(*SAY("record-other-game", game=opened.id), str(path))
        yield Task(game, seed, number, until, Course(record.setup, record.dice, record.answers), path.name)
