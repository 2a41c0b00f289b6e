"""Summoners: a skirmish of summoners, mana and creatures on a measured table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from tercio.content.document import Document
from tercio.content.pack import called, fingerprint
from tercio.games.summoners.content.pack import Content, numbered, read_content
from tercio.games.summoners.game import SummonersGame


@cache
def shipped() -> tuple[Content, dict[str, str]]:
    """The content of our own packs and the packs' fingerprints, read once."""
    folder = files(__name__).joinpath("packs")
    found = sorted([file for file in folder.iterdir() if file.name.endswith(".toml")], key=lambda file: file.name)
    documents = [Document.parse(file.read_bytes(), file.name) for file in found]
    return read_content(documents), {called(document): fingerprint(document) for document in documents}


def open_game(packs: Sequence[Document] = ()) -> SummonersGame:
    content, prints = shipped()
    if packs:
        content = read_content(packs, content)
        prints = {**prints, **{called(document): fingerprint(document) for document in packs}}
    return SummonersGame(content._replace(profiles=numbered(content.profiles)), prints)
