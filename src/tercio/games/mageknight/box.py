"""Everything that others ask Mage Knight for."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.box import Box, Browser
from tercio.games.editor import Editor
from tercio.games.features import Features
from tercio.games.mageknight import open_game
from tercio.games.mageknight.building.forces import MageKnightForces
from tercio.games.mageknight.positions.position import MageKnightVocabulary
from tercio.games.remarks import Remarks, Sheets
from tercio.games.terminal import Terminal
from tercio.odds import Outcomes

SAY: Final = Wording("tercio.games.mageknight", "box")


def outcomes() -> Outcomes:
    from tercio.games.mageknight.thinking.outcomes import MageKnightOutcomes

    return MageKnightOutcomes()


def features() -> Features:
    from tercio.games.mageknight.thinking import features

    return features


def sheets() -> Sheets:
    from tercio.games.mageknight.words import sheets

    return sheets


def remarks() -> Remarks:
    from tercio.games.mageknight.words import remarks

    return remarks


def browser() -> Browser:
    from tercio.games.mageknight.browser import faces, measures, scene

    return Browser(
        scene=scene.Scene,
        scenes=scene,
        ranks=None,
        measures=measures,
        catalogue=faces,
        draw=None,
        draw_agreed=None,
    )


def terminal() -> Terminal:
    from tercio.games.mageknight.terminal import descriptions, destinations, distances, screen

    return Terminal(screen, descriptions.describe, destinations, distances)


def editor() -> Editor:
    from tercio.games.mageknight.positions import editor

    return editor


BOX: Final = Box(
    title=SAY("title"),
    about=SAY("about"),
    open_game=open_game,
    vocabulary=MageKnightVocabulary(),
    forces=MageKnightForces(),
    outcomes=outcomes,
    features=features,
    sheets=sheets,
    remarks=remarks,
    browser=browser,
    terminal=terminal,
    editor=editor,
)
