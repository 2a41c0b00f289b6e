"""Summoners: a skirmish of summoners, mana and creatures on a measured table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from tercio.content.document import Document
from tercio.content.pack import called, fingerprint
from tercio.content.table import Phrase
from tercio.games.summoners.building.forces import SummonersForces
from tercio.games.summoners.content.pack import Content, numbered, read_content
from tercio.games.summoners.game import SummonersGame
from tercio.games.summoners.positions.position import SummonersVocabulary

TITLE: Final = Phrase("Summoners", "Summoners")
ABOUT: Final = Phrase(
    "Two or four summoners call creatures, seize mana sources and cast spells on a measured table; every model may "
    "react as long as it has action points.",
    "Zwei oder vier Beschwörer rufen Kreaturen, erobern Manaquellen und wirken Zauber auf einem vermessenen Tisch; "
    "jedes Modell kann reagieren, solange es Aktionspunkte hat.",
)
VOCABULARY: Final = SummonersVocabulary()
FORCES: Final = SummonersForces()


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
