"""Everything that others ask Warlord for."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.box import Box, Browser
from tercio.games.features import Features
from tercio.games.remarks import Remarks, Sheets
from tercio.games.terminal import Terminal
from tercio.games.warlord import open_game
from tercio.games.warlord.building.forces import WarlordForces
from tercio.games.warlord.positions.position import WarlordVocabulary
from tercio.odds import Outcomes

SAY: Final = Wording("tercio.games.warlord", "box")


def outcomes() -> Outcomes:
    from tercio.games.warlord.thinking.outcomes import WarlordOutcomes

    return WarlordOutcomes()


def features() -> Features:
    from tercio.games.warlord.thinking import features

    return features


def sheets() -> Sheets:
    from tercio.games.warlord.words import sheets

    return sheets


def remarks() -> Remarks:
    from tercio.games.warlord.words import remarks

    return remarks


def browser() -> Browser:
    from tercio.games.warlord.browser import faces, scene

    return Browser(
        scene=scene.Scene,
        scenes=scene,
        ranks=scene,
        measures=None,
        catalogue=faces,
        draw=None,
        draw_agreed=None,
    )


def terminal() -> Terminal:
    from tercio.games.warlord.terminal import portraits, screen

    return Terminal(screen, portraits.describe, None, None)


BOX: Final = Box(
    title=SAY("title"),
    about=SAY("about"),
    open_game=open_game,
    vocabulary=WarlordVocabulary(),
    forces=WarlordForces(),
    outcomes=outcomes,
    features=features,
    sheets=sheets,
    remarks=remarks,
    browser=browser,
    terminal=terminal,
    editor=None,
)
