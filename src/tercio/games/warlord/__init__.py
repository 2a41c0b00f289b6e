"""Warlord: Saga of the Storm, a card battle of ranked armies."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from tercio.content.document import Document
from tercio.content.pack import called, fingerprint
from tercio.games.warlord.build import Deck, read_list
from tercio.games.warlord.cards import Face
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.packing import read_faces
from tercio.games.warlord.position import WarlordVocabulary

VOCABULARY: Final = WarlordVocabulary()


def open_game(packs: Sequence[Document] = ()) -> WarlordGame:
    folder = files(__name__)
    faces: dict[str, Face] = {}
    prints: dict[str, str] = {}
    own = sorted(
        [file for file in folder.joinpath("packs").iterdir() if file.name.endswith(".toml")], key=lambda f: f.name
    )
    for document in [*[Document.parse(file.read_bytes(), file.name) for file in own], *packs]:
        faces |= read_faces(document)
        prints[called(document)] = fingerprint(document)
    decks: dict[str, Deck] = {}
    for file in sorted(folder.joinpath("decks").iterdir(), key=lambda f: f.name):
        if file.name.endswith(".txt"):
            decks[file.name.removesuffix(".txt")] = read_list(faces, file.read_text("utf-8"), file.name)
    return WarlordGame(faces, decks, prints)
