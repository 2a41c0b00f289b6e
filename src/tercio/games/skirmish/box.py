"""Everything that others ask the toy game for."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.box import Box, Browser, Comments, Thinking
from tercio.games.skirmish import open_game
from tercio.games.skirmish.positions.position import SkirmishVocabulary
from tercio.games.terminal import Terminal
from tercio.games.values import Values

SAY: Final = Wording("tercio.games.skirmish", "box")


def thinking() -> Thinking:
    from tercio.games.skirmish.thinking import features, outcomes, winning

    return Thinking(outcomes.SkirmishOutcomes(), features, winning.WINNING)


def words() -> Comments:
    from tercio.games.skirmish import words

    return Comments(words)


def browser() -> Browser:
    from tercio.games.skirmish.browser import scene

    return Browser(scene.Scene, scene)


def terminal() -> Terminal:
    from tercio.games.skirmish.terminal import screen

    return Terminal(screen)


def values() -> Values:
    from tercio.games.skirmish.positions.values import VALUES, tally_of

    return Values(VALUES, tally_of)


BOX: Final = Box(
    title=SAY("title"),
    about=SAY("about"),
    open_game=open_game,
    vocabulary=SkirmishVocabulary(),
    thinking=thinking,
    words=words,
    browser=browser,
    terminal=terminal,
    values=values,
)
