"""`tercio pack`: a user's own content is looked through, and every mistake is reported with its line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tercio.cli.files import worst_of
from tercio.cli.language import Language, say
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")

if TYPE_CHECKING:
    from tercio.content.document import Document

app = typer.Typer(help="Packs of your own: look them through, or see what they can hold.", no_args_is_help=True)


@app.callback()
def pack() -> None:
    """Packs of your own: look them through, or see what they can hold."""


@app.command()
def check(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Packs, each with a [pack] header.", show_default=False)
    ],
    lang: Language = "",
) -> None:
    """Print every mistake in a pack with its line. Exit status 1: there is one; 2: a file is not readable."""

    def told(file: Path) -> int:
        problems, entries = looked_through(file)
        for problem in problems:
            typer.echo(problem.message(lang))
        if not problems:
            named = shown(str(file), longest=400)
            typer.echo(f"{named}: " + say("ok-entries", entries=entries))
        return 1 if problems else 0

    raise typer.Exit(worst_of(files, lang, told))


@app.command()
def keys(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    lang: Language = "",
) -> None:
    """Print every key of a game's packs: what it takes, what counts if it is left out, what it means."""
    from tercio.reference import pack_keys

    for line in pack_keys(game, lang):
        typer.echo(line)


def looked_through(file: Path) -> tuple[tuple[BadInput, ...], int]:
    """All mistakes in the order of the file, and how many entries it has; `BadInput` where it is no TOML at all."""
    from tercio.content.document import Document
    from tercio.content.pack import read_pack
    from tercio.content.table import Table
    from tercio.games import GAMES, box_of, open_game
    from tercio.games.packs import LIST

    document = Document.read(file)
    root = Table.root(document)
    header = read_pack(root, GAMES)
    if header.game not in GAMES or document.data.get("pack", {}).get("game") != header.game:
        return document.problems, 0
    if header.id in open_game(header.game).packs:
        root.table("pack").refuse("id", *SAY("already-pack", id=header.id))
    read_content(header.game, document)
    entries = [len(document.data.get(key, ())) for key in (*box_of(header.game).vocabulary.content_keys, LIST)]
    return document.problems, sum(entries)


def read_content(game: str, document: Document) -> None:
    """The game reads the pack as it would for a match; what it does not like stands in the document afterwards."""
    from tercio.games import open_game
    from tercio.games.packs import note_troubles

    try:
        note_troubles(open_game(game, [document]), document)
    except BadInput as trouble:
        if trouble not in document.problems:
            raise
