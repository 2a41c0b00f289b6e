"""Everything that others ask Mage Knight for."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.box import Box, Browser, Comments, Meanings, Thinking
from tercio.games.editor import Editor
from tercio.games.mageknight import open_game
from tercio.games.mageknight.building.forces import MageKnightForces
from tercio.games.mageknight.positions.position import MageKnightVocabulary
from tercio.games.terminal import Terminal
from tercio.games.values import Values
from tercio.games.workshop import Workshop

SAY: Final = Wording("tercio.games.mageknight", "box")
MIND: Final = Wording("tercio.games.mageknight", "faces.mind")


def thinking() -> Thinking:
    from tercio.games.mageknight.thinking import features, outcomes, winning

    return Thinking(outcomes.MageKnightOutcomes(), features, winning.WINNING)


def words() -> Comments:
    from tercio.games.mageknight.words import remarks, sheets

    return Comments(sheets, remarks)


def meanings() -> Meanings:
    from tercio.games.mageknight.printed.dials import MINDS
    from tercio.games.mageknight.words.abilities import ability_names, effect_names
    from tercio.games.mageknight.words.names import TERRAIN_NAMES

    minds = {shape: MIND(mind) for shape, mind in MINDS.items()}
    words = {"abilities": ability_names(), "effects": effect_names(), "kind": TERRAIN_NAMES, "symbol": minds}
    return Meanings(names=words)


def browser() -> Browser:
    from tercio.games.mageknight.browser import cards, faces, measures, scene

    return Browser(scene.Scene, scene, measures=measures, catalogue=faces, cards=cards, face_json=faces.face_of)


def terminal() -> Terminal:
    from tercio.games.mageknight.terminal import descriptions, destinations, distances, screen

    return Terminal(screen, descriptions.describe, destinations, distances)


def editor() -> Editor:
    from tercio.games.mageknight.positions import editor

    return editor


def workshop() -> Workshop:
    from tercio.games.mageknight.positions import workshop

    return workshop.MageKnightWorkshop()


def values() -> Values:
    from tercio.games.mageknight.positions.values import VALUES, tally_of

    return Values(VALUES, tally_of)


BOX: Final = Box(
    title=SAY("title"),
    about=SAY("about"),
    open_game=open_game,
    vocabulary=MageKnightVocabulary(),
    thinking=thinking,
    words=words,
    browser=browser,
    terminal=terminal,
    forces=MageKnightForces(),
    meanings=meanings,
    editor=editor,
    workshop=workshop,
    values=values,
)
