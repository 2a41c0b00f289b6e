"""Everything that others ask Warlord for."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.box import Box, Browser, Comments, Meanings, Thinking
from tercio.games.editor import Editor
from tercio.games.terminal import Terminal
from tercio.games.values import Values
from tercio.games.warlord import open_game
from tercio.games.warlord.building.forces import WarlordForces
from tercio.games.warlord.positions.position import WarlordVocabulary
from tercio.games.workshop import Workshop

SAY: Final = Wording("tercio.games.warlord", "box")


def thinking() -> Thinking:
    from tercio.games.warlord.thinking import features, outcomes, winning

    return Thinking(outcomes.WarlordOutcomes(), features, winning.WINNING)


def words() -> Comments:
    from tercio.games.warlord.words import remarks, sheets

    return Comments(sheets, remarks)


def meanings() -> Meanings:
    from tercio.games.warlord.verbs.registry import VERBS
    from tercio.games.warlord.words.printed import FEATS, TRAITS

    return Meanings(VERBS, "do", {"feats": FEATS, "traits": TRAITS})


def browser() -> Browser:
    from tercio.games.warlord.browser import faces, scene

    return Browser(scene.Scene, scene, ranks=scene, catalogue=faces, face_json=faces.face_of)


def terminal() -> Terminal:
    from tercio.games.warlord.terminal import portraits, screen

    return Terminal(screen, portraits.describe)


def editor() -> Editor:
    from tercio.games.warlord.positions import editor

    return editor


def workshop() -> Workshop:
    from tercio.games.warlord.positions import workshop

    return workshop.WarlordWorkshop()


def values() -> Values:
    from tercio.games.warlord.positions.values import VALUES, tally_of

    return Values(VALUES, tally_of)


BOX: Final = Box(
    title=SAY("title"),
    about=SAY("about"),
    open_game=open_game,
    vocabulary=WarlordVocabulary(),
    thinking=thinking,
    words=words,
    browser=browser,
    terminal=terminal,
    forces=WarlordForces(),
    values=values,
    meanings=meanings,
    editor=editor,
    workshop=workshop,
)
