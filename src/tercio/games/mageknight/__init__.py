"""Mage Knight 2.0: miniatures with combat dials on a measured table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from tercio.content.document import Document
from tercio.content.pack import called, fingerprint
from tercio.content.table import Phrase
from tercio.games.mageknight.army_lists import read_list
from tercio.games.mageknight.build import Army
from tercio.games.mageknight.game import MageKnightGame
from tercio.games.mageknight.packing import Content, numbered, read_content
from tercio.games.mageknight.position import MageKnightVocabulary

VOCABULARY: Final = MageKnightVocabulary()
TITLE: Final = Phrase("Mage Knight", "Mage Knight")
ABOUT: Final = Phrase(
    "Two to four armies of warriors fight for mission objectives on a measured table; each warrior's values turn "
    "with its combat dial as it is hurt and healed.",
    "Zwei bis vier Armeen kämpfen auf einem vermessenen Tisch um Missionsziele; die Werte jedes Kriegers drehen sich "
    "mit seiner Kampfscheibe, wenn er verletzt und geheilt wird.",
)


@cache
def shipped() -> tuple[Content, dict[str, str]]:
    """The content of our own packs and the packs' fingerprints, read once."""
    folder = files(__name__).joinpath("packs")
    found = sorted([file for file in folder.iterdir() if file.name.endswith(".toml")], key=lambda file: file.name)
    documents = [Document.parse(file.read_bytes(), file.name) for file in found]
    return numbered(read_content(documents)), {called(document): fingerprint(document) for document in documents}


def open_game(packs: Sequence[Document] = ()) -> MageKnightGame:
    content, prints = shipped()
    if packs:
        content = numbered(read_content(packs, content))
        prints = {**prints, **{called(document): fingerprint(document) for document in packs}}
    return MageKnightGame(content, prints)


@cache
def shipped_armies() -> dict[str, Army]:
    """The ready armies by their file names, read once."""
    content, _ = shipped()
    folder = files(__name__).joinpath("armies")
    found = sorted([file for file in folder.iterdir() if file.name.endswith(".txt")], key=lambda file: file.name)
    return {file.name.removesuffix(".txt"): read_list(content, file.read_text("utf-8"), file.name) for file in found}
