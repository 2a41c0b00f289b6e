"""The toy game that documents the kernel: the first thing anyone copies who adds a game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from tercio.content.document import Document
from tercio.content.pack import called, fingerprint
from tercio.content.table import Phrase
from tercio.games.skirmish.content import read_profiles
from tercio.games.skirmish.game import SkirmishGame
from tercio.games.skirmish.positions.position import SkirmishVocabulary

TITLE: Final = Phrase("Skirmish", "Geplänkel")
ABOUT: Final = Phrase(
    "Three figures a side walk, strike and parry on a small table: a quick game of six rounds to try things out.",
    "Drei Figuren je Seite gehen, schlagen und parieren auf einem kleinen Tisch: ein schnelles Spiel in sechs Runden "
    "zum Ausprobieren.",
)
VOCABULARY: Final = SkirmishVocabulary()


def open_game(packs: Sequence[Document] = ()) -> SkirmishGame:
    starter = Document.parse(files(__name__).joinpath("packs/starter.toml").read_bytes(), "starter.toml")
    profiles = read_profiles(starter)
    prints = {"starter": fingerprint(starter)}
    for document in packs:
        profiles |= read_profiles(document)
        prints[called(document)] = fingerprint(document)
    return SkirmishGame(profiles, prints)
