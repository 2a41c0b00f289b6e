"""What `tercio arena` and `tercio balance` share: who plays the matches, where they are kept, and how far they are."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from tercio.cli.language import say
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from tercio.arena.backend import Backend
    from tercio.arena.balance import Examination
    from tercio.arena.book import Book
    from tercio.arena.orders import Played, Result
    from tercio.arena.tournament import Tournament
    from tercio.content.document import Document
    from tercio.games.forces import Forces
    from tercio.kernel import Game

BACKENDS: Final = ("local", "ray")

Jobs = Annotated[
    int,
    typer.Option(
        "--jobs",
        min=0,
        max=10_000,
        metavar="J",
        help="How many matches to play at once; 0: one per core.",
    ),
]
BackendName = Annotated[
    str,
    typer.Option("--backend", metavar="local|ray", help="Processes of this machine, or Ray."),
]
Address = Annotated[
    str,
    typer.Option(
        "--address",
        metavar="ADDRESS",
        help="A Ray cluster that runs already: auto, HOST:PORT or ray://HOST:10001. If not given: Ray on this machine.",
        show_default=False,
    ),
]
Seed = Annotated[
    int, typer.Option("--seed", min=0, metavar="N", help="The same number deals the same dice and armies.")
]
Results = Annotated[
    Path | None,
    typer.Option(
        "--results",
        metavar="FILE",
        help="Where finished matches are kept; the same command goes on from there after an interruption. If not "
        "given: a file in this folder, named after the run.",
        show_default=False,
    ),
]
Records = Annotated[
    Path | None,
    typer.Option(
        "--save",
        metavar="FOLDER",
        help="Save every match as a record, for tercio replay.",
        show_default=False,
    ),
]


class Contest:
    """A game with its packs, and what was agreed on: many matches are played of it."""

    def __init__(self, game: str, pack: Sequence[Path] | None, agreed: Sequence[str] | None) -> None:
        from tercio.cli.play import words_of
        from tercio.cli.records import open_packs
        from tercio.games import box_of, open_game

        self.packs: list[Document] = open_packs(game, pack or ())
        self.game: Game = open_game(game, self.packs)
        self.forces: Forces | None = box_of(game).forces
        self.words = words_of(agreed or ())

    def play(self, matches: Tournament | Examination, hands: Backend, folder: Path | None) -> None:
        """Whatever is not in the book yet."""
        from tercio.arena.orders import Hall

        try:
            with hands, Watching(folder, matches.finished(), matches.most_matches()) as watching:
                matches.run(hands, Hall(self.game.id, tuple(self.packs)), watching.keep)
        except KeyboardInterrupt:
            finished, file = len(matches.book.results), str(matches.book.path)
            print(say("interrupted-finished-matches-kept-same", finished=finished, file=file), file=sys.stderr)
            raise


def bot_of(name: str) -> str:
    """BadInput where there is no such bot, or no such program."""
    from tercio.bots import BOTS, named
    from tercio.doors import CommandBot, is_program, program_of

    if is_program(name):
        CommandBot(program_of(name)[0], 0).close()
        return name
    try:
        named(name, 0)
    except ValueError as error:
        known, why = ", ".join(BOTS), shown(str(error), longest=200)
        raise BadInput(*SAY("no-such-bot", given=shown(name), known=known, why=why), key="--bots") from None
    return name


def backend_of(name: str, jobs: int, address: str) -> Backend:
    from tercio.arena.cluster import Cluster
    from tercio.arena.processes import Processes

    if name not in BACKENDS:
        known, given = ", ".join(BACKENDS), shown(name)
        raise BadInput(
            *SAY("no-backend-called", given=given, known=known),
            key="--backend",
        )
    if name == "ray":
        return Cluster(jobs, address)
    if address:
        raise BadInput(*SAY("only-ray-address-backend-ray"), key="--address")
    return Processes(jobs or os.cpu_count() or 1)


def run_of(kind: str, game: Game, seed: int, **more: Any) -> dict[str, Any]:
    """What must be the same for results to belong together."""
    from tercio import VERSION

    return {
        "kind": kind,
        "game": game.id,
        "rules": game.version,
        "packs": game.packs,
        "program": VERSION,
        "seed": seed,
        **more,
    }


def book_of(run: dict[str, Any], path: Path | None) -> Book:
    """In the file that was named, or in one named after the run, so that the same command finds it again."""
    from tercio.arena.book import Book

    print_of_run = hashlib.blake2b(json.dumps(run, sort_keys=True).encode(), digest_size=4).hexdigest()
    return Book(run, path or Path(f"{run['kind']}-{run['game']}-{print_of_run}.jsonl"))


def folder_for(path: Path | None) -> Path | None:
    if path is not None:
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            because = error.strerror or str(error)
            raise BadInput(
                *SAY("folder-cannot-made", because=because),
                str(path),
                key="--save",
            ) from None
    return path


class Watching:
    """Shows how far it is, on a terminal, and saves records. `keep` is called with every match as it ends."""

    def __init__(self, folder: Path | None, done: int, most: int) -> None:
        self.folder = folder
        self.bar: Progress | None = None
        self.task: TaskID | None = None
        if sys.stderr.isatty():
            self.bar = progress_bar()
            self.task = self.bar.add_task(say("matches"), total=most, completed=done)

    def __enter__(self) -> Watching:
        if self.bar is not None:
            self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.stop()

    def keep(self, played: Played) -> None:
        if self.folder is not None and played.record:
            from tercio.arena.orders import file_of

            write_text(self.folder / file_of(played.result.key), played.record)
        if played.result.trouble:
            self.tell(played.result)
        if self.bar is not None and self.task is not None:
            self.bar.advance(self.task)

    def tell(self, broken: Result) -> None:
        """A broken match is never passed over in silence."""
        says = say("broken-match")
        told = f"tercio: {says} {broken.key}: {broken.trouble}"
        if self.bar is None:
            print(told, file=sys.stderr)
        else:
            self.bar.console.print(told, markup=False, highlight=False)


def progress_bar() -> Progress:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(say("left")),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        speed_estimate_period=600,
    )


def write_text(path: Path, text: str) -> None:
    """All or nothing."""
    try:
        beside = path.with_name(path.name + ".part")
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    except OSError as error:
        because = error.strerror or str(error)
        raise BadInput(*SAY("cannot-written", because=because), str(path)) from None
