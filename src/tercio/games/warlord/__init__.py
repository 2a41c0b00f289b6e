"""Warlord: Saga of the Storm, a card battle of ranked armies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from tercio.content.document import Document
from tercio.content.pack import called, fingerprint
from tercio.games.warlord.building.deck import Deck, read_list
from tercio.games.warlord.content.pack import read_faces
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.printed.cards import Face


@cache
def shipped() -> tuple[dict[str, Face], dict[str, str]]:
    """The cards of our own packs and the packs' fingerprints, read once."""
    faces: dict[str, Face] = {}
    prints: dict[str, str] = {}
    for file in sorted(files(__name__).joinpath("packs").iterdir(), key=lambda f: f.name):
        if file.name.endswith(".toml"):
            document = Document.parse(file.read_bytes(), file.name)
            faces |= read_faces(document)
            prints[called(document)] = fingerprint(document)
    return faces, prints


@cache
def shipped_decks() -> dict[str, Deck]:
    """Our own decks, by the names of their files, read once."""
    decks: dict[str, Deck] = {}
    for file in sorted(files(__name__).joinpath("decks").iterdir(), key=lambda f: f.name):
        if file.name.endswith(".txt"):
            decks[file.name.removesuffix(".txt")] = read_list(shipped()[0], file.read_text("utf-8"), file.name)
    return decks


def open_game(packs: Sequence[Document] = ()) -> WarlordGame:
    faces, prints = dict(shipped()[0]), dict(shipped()[1])
    for document in packs:
        faces |= read_faces(document)
        prints[called(document)] = fingerprint(document)
    return WarlordGame(faces, dict(shipped_decks()), prints)
