"""Everything that others ask Summoners for."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.box import Box, Browser
from tercio.games.editor import Editor
from tercio.games.features import Features
from tercio.games.remarks import Remarks, Sheets
from tercio.games.summoners import open_game
from tercio.games.summoners.building.forces import SummonersForces
from tercio.games.summoners.positions.position import SummonersVocabulary
from tercio.games.terminal import Terminal
from tercio.odds import Outcomes

SAY: Final = Wording("tercio.games.summoners", "box")


def outcomes() -> Outcomes:
    from tercio.games.summoners.thinking.outcomes import SummonersOutcomes

    return SummonersOutcomes()


def features() -> Features:
    from tercio.games.summoners.thinking import features

    return features


def sheets() -> Sheets:
    from tercio.games.summoners.words import sheets

    return sheets


def remarks() -> Remarks:
    from tercio.games.summoners.words import remarks

    return remarks


def browser() -> Browser:
    from tercio.games.summoners.browser import drawing, measures, scenario_drawing, scene

    return Browser(
        scene=scene.Scene,
        scenes=scene,
        ranks=None,
        measures=measures,
        catalogue=None,
        draw=drawing.draw,
        draw_agreed=scenario_drawing.draw_agreed,
    )


def terminal() -> Terminal:
    from tercio.games.summoners.terminal import descriptions, destinations, distances, screen

    return Terminal(screen, descriptions.describe, destinations, distances)


def editor() -> Editor:
    from tercio.games.summoners.positions import editor

    return editor


BOX: Final = Box(
    title=SAY("title"),
    about=SAY("about"),
    open_game=open_game,
    vocabulary=SummonersVocabulary(),
    forces=SummonersForces(),
    outcomes=outcomes,
    features=features,
    sheets=sheets,
    remarks=remarks,
    browser=browser,
    terminal=terminal,
    editor=editor,
)
