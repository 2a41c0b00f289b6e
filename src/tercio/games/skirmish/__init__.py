"""The toy game that documents the kernel: the first thing anyone copies who adds a game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from tercio.content.document import Document
from tercio.content.pack import called, fingerprint
from tercio.games.skirmish.content import read_profiles
from tercio.games.skirmish.game import SkirmishGame


def open_game(packs: Sequence[Document] = ()) -> SkirmishGame:
    starter = Document.parse(files(__name__).joinpath("packs/starter.toml").read_bytes(), "starter.toml")
    profiles = read_profiles(starter)
    prints = {"starter": fingerprint(starter)}
    for document in packs:
        profiles |= read_profiles(document)
        prints[called(document)] = fingerprint(document)
    return SkirmishGame(profiles, prints)
