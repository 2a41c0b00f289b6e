"""Opens what a user names: packs for a game, and records under the rules and content they were played with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tercio.content.document import Document
from tercio.content.pack import read_pack
from tercio.content.table import Table
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.games import GAMES, open_game
from tercio.games.packs import carried, documents_of
from tercio.kernel import BrokenLaw, Drift, Game, OutOfDice, Record, Recorder, resume
from tercio.kernel.codec import BadShape
from tercio.wire import read_record

SAY: Final = Wording("tercio.cli")


def open_packs(game: str, paths: Sequence[Path]) -> list[Document]:
    """A user's own packs, each with a header that names this game and an id that nothing else has."""
    taken = set(open_game(game).packs)
    documents: list[Document] = []
    for path in paths:
        document = Document.read(path)
        root = Table.root(document)
        pack = read_pack(root, GAMES)
        document.check()
        header = root.table("pack")
        if pack.game != game:
            header.refuse("game", *SAY("pack", game=pack.game))
        if pack.id in taken:
            header.refuse("id", *SAY("already-pack", id=pack.id))
        document.check()
        taken.add(pack.id)
        documents.append(document)
    return documents


def open_record(path: Path, packs: Sequence[Path] = ()) -> tuple[Game, Record]:
    """The record, and its game with the very rules and content it was played with."""
    record = read_record(path)
    file = str(path)
    if record.game not in GAMES:
        shelf, named = ", ".join(GAMES), shown(record.game)
        raise BadInput(
            *SAY("no-game-called", named=named, shelf=shelf),
            file,
            1,
            "game",
        )
    content = record.setup.get("content", {})
    if not isinstance(content, dict):
        raise BadInput(*SAY("must-table"), file, 1, "setup.content")
    brought = documents_of(record.game, carried(record.setup))
    game = open_game(record.game, [*brought, *open_packs(record.game, packs)], content)
    if record.version != game.version:
        version = shown(record.version)
        raise BadInput(
            *SAY("record-played-under-version-rules", version=version, present=game.version),
            file,
            1,
            "version",
        )
    compare_packs(game.packs, record.packs, file)
    return game, record


def compare_packs(here: dict[str, str], there: dict[str, str], file: str) -> None:
    """Nothing is missing, nothing more is open, and every pack is the very same."""
    for name, fingerprint in there.items():
        if name not in here:
            named = shown(name)
            raise BadInput(
                *SAY("record-played-pack-add-pack", named=named),
                file,
                1,
                f"packs.{named}",
            )
        if fingerprint != here[name]:
            raise BadInput(
                *SAY("pack-not-one-record-played", name=name),
                file,
                1,
                f"packs.{name}",
            )
    for name in here:
        if name not in there:
            raise BadInput(
                *SAY("record-played-without-pack", name=name),
                file,
                1,
                "packs",
            )


def play_again(game: Game, record: Record, path: Path) -> Recorder:
    """The match at the end of the record; an edited record is reported with the answer where it goes astray."""
    file = str(path)
    try:
        return resume(game, record)
    except Drift as drift:
        raise drifted(drift, file) from None
    except OutOfDice:
        raise BadInput(
            *SAY("record-does-not-play-again"),
            file,
        ) from None
    except BadInput as trouble:
        place = f" ({trouble.key})" if trouble.key else ""
        raise BadInput(trouble.en, trouble.de, file, 1, f"setup{place}") from None
    except (BrokenLaw, BadShape, LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        # The steps of a written position are taken as they are; nonsense in them comes to light in the game's code.
        raise BadInput(
            *SAY("record-does-not-play-again-2", type=type(error).__name__),
            file,
        ) from None


def drifted(drift: Drift, file: str) -> BadInput:
    after = drift.after
    if drift.rule:
        return BadInput(
            *SAY("edited-answer-refused", after=after + 1, rule=drift.rule),
            file,
        )
    return BadInput(
        *SAY("edited-after-answer-digest-differs", after=after),
        file,
    )
