"""A pack is a TOML file with a `[pack]` header: who it is, for which game, and what it builds on."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from tercio.content.document import Document
from tercio.content.table import Phrase, Table
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.content")


class Pack(NamedTuple):
    """The header of a pack; a record of a match keeps its id and fingerprint."""

    id: str
    game: str
    edition: str
    title: Phrase
    depends: tuple[str, ...]
    fingerprint: str


def read_pack(root: Table, games: Sequence[str] = ()) -> Pack:
    """The `[pack]` table of a document is read; `games` are the games known, any where there are none.

    A pack without a title is called by its id.
    """
    header = root.table("pack")
    name = header.identifier("id")
    depends = header.identifiers("depends", default=())
    for index, other in enumerate(depends):
        if other == name:
            header.refuse("depends", *SAY("pack-cannot-build-itself"))
        if other in depends[:index]:
            header.refuse("depends", *SAY("listed-twice", other=other))
    return Pack(
        id=name,
        game=header.choice("game", games) if games else header.identifier("game"),
        edition=header.text("edition"),
        title=header.two_languages("title", default=Phrase(name, name)),
        depends=depends,
        fingerprint=fingerprint(root.document),
    )


def fingerprint(document: Document) -> str:
    """Two files have one fingerprint if they differ in nothing but line endings and a byte-order mark."""
    return "sha256:" + hashlib.sha256(document.source.encode()).hexdigest()


def called(document: Document) -> str:
    """A pack goes by the id in its header, wherever its file lies; content without a header by the file's name."""
    header = document.data.get("pack")
    name = header.get("id") if isinstance(header, dict) else None
    return name if isinstance(name, str) else document.file
