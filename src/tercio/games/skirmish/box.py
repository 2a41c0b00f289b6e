"""Everything that others ask the toy game for."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.box import Box, Browser
from tercio.games.features import Features
from tercio.games.remarks import Sheets
from tercio.games.skirmish import open_game
from tercio.games.skirmish.positions.position import SkirmishVocabulary
from tercio.games.terminal import Terminal
from tercio.odds import Outcomes

SAY: Final = Wording("tercio.games.skirmish", "box")


def outcomes() -> Outcomes:
    from tercio.games.skirmish.thinking.outcomes import SkirmishOutcomes

    return SkirmishOutcomes()


def features() -> Features:
    from tercio.games.skirmish.thinking import features

    return features


def sheets() -> Sheets:
    from tercio.games.skirmish import words

    return words


def browser() -> Browser:
    from tercio.games.skirmish.browser import scene

    return Browser(
        scene=scene.Scene,
        scenes=scene,
        ranks=None,
        measures=None,
        catalogue=None,
        draw=None,
        draw_agreed=None,
    )


def terminal() -> Terminal:
    from tercio.games.skirmish.terminal import screen

    return Terminal(screen, None, None, None)


BOX: Final = Box(
    title=SAY("title"),
    about=SAY("about"),
    open_game=open_game,
    vocabulary=SkirmishVocabulary(),
    forces=None,
    outcomes=outcomes,
    features=features,
    sheets=sheets,
    remarks=None,
    browser=browser,
    terminal=terminal,
    editor=None,
)
