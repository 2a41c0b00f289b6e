"""What comes with the game: our own packs and the ready armies, read once."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tercio.content.document import Document
from tercio.content.pack import called, fingerprint
from tercio.games.mageknight.building.army import Army
from tercio.games.mageknight.building.lists import read_list
from tercio.games.mageknight.content.pack import Content, numbered, read_content

PACKAGE = "tercio.games.mageknight"


@cache
def shipped() -> tuple[Content, dict[str, str]]:
    """The content of our own packs and the packs' fingerprints."""
    folder = files(PACKAGE).joinpath("packs")
    found = sorted([file for file in folder.iterdir() if file.name.endswith(".toml")], key=lambda file: file.name)
    documents = [Document.parse(file.read_bytes(), file.name) for file in found]
    return numbered(read_content(documents)), {called(document): fingerprint(document) for document in documents}


@cache
def shipped_armies() -> dict[str, Army]:
    """The ready armies by their file names."""
    content, _ = shipped()
    folder = files(PACKAGE).joinpath("armies")
    found = sorted([file for file in folder.iterdir() if file.name.endswith(".txt")], key=lambda file: file.name)
    return {file.name.removesuffix(".txt"): read_list(content, file.read_text("utf-8"), file.name) for file in found}
