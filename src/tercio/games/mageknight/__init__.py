"""Mage Knight 2.0: miniatures with combat dials on a measured table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercio.content.document import Document
from tercio.content.pack import called, fingerprint
from tercio.content.table import Phrase
from tercio.games.mageknight.building.forces import MageKnightForces
from tercio.games.mageknight.content.pack import numbered, read_content
from tercio.games.mageknight.content.shipped import shipped, shipped_armies
from tercio.games.mageknight.game import MageKnightGame
from tercio.games.mageknight.positions.position import MageKnightVocabulary

__all__ = ["ABOUT", "FORCES", "TITLE", "VOCABULARY", "open_game", "shipped", "shipped_armies"]

VOCABULARY: Final = MageKnightVocabulary()
FORCES: Final = MageKnightForces()
TITLE: Final = Phrase("Mage Knight", "Mage Knight")
ABOUT: Final = Phrase(
    "Two to four armies of warriors fight for mission objectives on a measured table; each warrior's values turn "
    "with its combat dial as it is hurt and healed.",
    "Zwei bis vier Armeen kämpfen auf einem vermessenen Tisch um Missionsziele; die Werte jedes Kriegers drehen sich "
    "mit seiner Kampfscheibe, wenn er verletzt und geheilt wird.",
)


def open_game(packs: Sequence[Document] = ()) -> MageKnightGame:
    content, prints = shipped()
    if packs:
        content = numbered(read_content(packs, content))
        prints = {**prints, **{called(document): fingerprint(document) for document in packs}}
    return MageKnightGame(content, prints)
