"""`tercio verify`: a record plays again to the same match, digest by digest."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tercio.cli.files import worst_of
from tercio.cli.language import Language
from tercio.cli.play import Packs
from tercio.cli.words import WORDS
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of matches.")],
    pack: Packs = None,
    lang: Language = "",
) -> None:
    """Play records again and compare their digests. Exit status 2: one was edited or cannot be read."""

    def told(file: Path) -> int:
        answers = verified(file, pack or [])
        typer.echo(WORDS.spoken("verified", lang, file=file, answers=answers))
        return 0

    raise typer.Exit(worst_of(files, lang, told))


def verified(file: Path, packs: list[Path]) -> int:
    """How many answers of the record were played again."""
    from tercio.cli.records import open_record, play_again

    game, record = open_record(file, packs)
    play_again(game, record, file)
    if not record.digests or record.digests[-1][0] != len(record.answers):
        raise BadInput(
            *SAY("edited-no-digest-after-last", number=len(record.answers)),
            str(file),
        )
    return len(record.answers)
