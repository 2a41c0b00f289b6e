"""Everything that others ask Summoners for."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.box import Box, Browser, Comments, Meanings, Thinking
from tercio.games.editor import Editor
from tercio.games.summoners import open_game
from tercio.games.summoners.building.forces import SummonersForces
from tercio.games.summoners.positions.position import SummonersVocabulary
from tercio.games.terminal import Terminal
from tercio.games.values import Values
from tercio.games.workshop import Workshop

SAY: Final = Wording("tercio.games.summoners", "box")
TEXTS: Final = Wording("tercio.games.summoners", "special-rules.texts")


def thinking() -> Thinking:
    from tercio.games.summoners.thinking import features, outcomes, winning

    return Thinking(
        outcomes.SummonersOutcomes(),
        features,
        winning.WINNING,
    )


def words() -> Comments:
    from tercio.games.summoners.words import remarks, sheets

    return Comments(sheets, remarks)


def meanings() -> Meanings:
    from tercio.games.summoners.abilities.special_rule import special_rules
    from tercio.games.summoners.verbs.verb import verbs

    texts = {rule.written: TEXTS(rule.word, x="X") for rule in special_rules().values()}
    return Meanings(verbs(), "verb", {"special": texts})


def browser() -> Browser:
    from tercio.games.summoners.browser import cards, drawing, measures, scenario_drawing, scene

    return Browser(
        scene.Scene,
        scene,
        measures=measures,
        cards=cards,
        draw=drawing.draw,
        draw_agreed=scenario_drawing.draw_agreed,
    )


def terminal() -> Terminal:
    from tercio.games.summoners.terminal import descriptions, destinations, distances, screen

    return Terminal(screen, descriptions.describe, destinations, distances)


def editor() -> Editor:
    from tercio.games.summoners.positions import editor

    return editor


def workshop() -> Workshop:
    from tercio.games.summoners.positions import workshop

    return workshop.SummonersWorkshop()


def values() -> Values:
    from tercio.games.summoners.positions.values import VALUES, tally_of

    return Values(VALUES, tally_of)


BOX: Final = Box(
    title=SAY("title"),
    about=SAY("about"),
    open_game=open_game,
    vocabulary=SummonersVocabulary(),
    thinking=thinking,
    words=words,
    browser=browser,
    terminal=terminal,
    forces=SummonersForces(),
    meanings=meanings,
    editor=editor,
    workshop=workshop,
    values=values,
)
