"""What players agree on before a game: scenario, level, board, terrain and options. SU-START-07 to SU-START-09"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, cast

from tercio.content.table import Phrase
from tercio.content.wording import Wording
from tercio.games.forces import (
    ONE_OF,
    YES_OR_NO,
    Choice,
    Value,
    is_wanted,
    one_of,
    unknown_word,
)
from tercio.games.summoners.printed.scenarios import ALL, SCENARIOS, Scenario
from tercio.games.summoners.setup import MANNERS, MOST_SEATS
from tercio.games.summoners.state import (
    LEVEL_TABLE,
    LEVELS,
    NOVICE,
)
from tercio.games.summoners.steps.preparation import PLACED, RANDOM
from tercio.games.summoners.words.powers import joined
from tercio.kernel import Setup

ONE: Final = Wording("tercio.games.summoners", "markers.one")
MANY: Final = Wording("tercio.games.summoners", "markers.many")
SAY: Final = Wording("tercio.games.summoners", "agreements")

LEVEL_NAME: Final = Wording("tercio.games.summoners", "names.levels")

FOR_TWO: Final = "s2"  # SU-S2-10  the standard scenario
FOR_FOUR: Final = "s9"
BOARDS: Final = ("36", "48")
WORDS: Final = ("scenario", "level", "board", "terrain", "portals", "secrets", "last-stand", "teams")


def markers_of(scenario: Scenario) -> Phrase:
    """3 large sources, 2 relics"""
    counted = Counter([marker.kind for marker in scenario.markers])
    told = [(ONE if number == 1 else MANY)(kind, number=number) for kind, number in counted.items()]
    return joined(told, ", ")


def scenario_value(scenario: Scenario) -> Value:
    goal = SAY("goal", goal=scenario.goal, markers=markers_of(scenario))
    return Value(scenario.id, scenario.name, goal, (scenario.seats,))


def level_value(level: str) -> Value:
    gems = LEVEL_TABLE[level].gems
    return Value(level, LEVEL_NAME(level), SAY("gems", gems=gems))


CHOICES: Final = (
    Choice(
        "scenario",
        ONE_OF,
        SAY("scenario"),
        SAY("scenario-about"),
        FOR_TWO,
        tuple([scenario_value(scenario) for scenario in ALL]),
        is_pictured=True,
        is_first=True,
    ),
    Choice(
        "level",
        ONE_OF,
        SAY("level"),
        SAY("level-about"),
        NOVICE,
        tuple([level_value(level) for level in LEVELS]),
        is_first=True,
    ),
    Choice(
        "board",
        ONE_OF,
        SAY("board"),
        SAY("board-about"),
        "",
        tuple([Value(inches, SAY("inches", inches=inches)) for inches in BOARDS]),
    ),
    Choice(
        "terrain",
        ONE_OF,
        SAY("terrain"),
        SAY("terrain-about"),
        RANDOM,
        (
            Value(RANDOM, SAY("lot")),
            Value(PLACED, SAY("placed")),
        ),
    ),
    Choice(
        "portals",
        YES_OR_NO,
        SAY("portals"),
        SAY("portals-about"),
        "no",
    ),
    Choice(
        "secrets",
        YES_OR_NO,
        SAY("secrets"),
        SAY("secrets-about"),
        "no",
    ),
    Choice(
        "last-stand",
        YES_OR_NO,
        SAY("last-stand"),
        SAY("last-stand-about"),
        "no",
    ),
    Choice(
        "teams",
        YES_OR_NO,
        SAY("teams"),
        SAY("teams-about"),
        "no",
        seats=(MOST_SEATS,),
    ),
)


def agree(setup: Setup, word: str, value: str) -> None:
    """One word of what the players have agreed on goes into the set-up; BadInput for what cannot be chosen."""
    players = cast(list[dict[str, Any]], setup["players"])
    if word == "scenario":
        setup["scenario"] = one_of(word, value if value.startswith("s") else f"s{value}", tuple(SCENARIOS))
    elif word == "level":
        level = one_of(word, value, LEVELS)
        for player in players:
            player["level"] = level
    elif word == "board":
        setup["board"] = int(one_of(word, value, BOARDS))
    elif word == "terrain":
        setup["terrain"] = one_of(word, value, MANNERS)
    elif word in ("portals", "secrets"):
        setup[word] = is_wanted(word, value)
    elif word == "last-stand":
        setup["last_stand"] = list(range(len(players))) if is_wanted(word, value) else []
    elif word == "teams":
        if is_wanted(word, value):
            for seat, player in enumerate(players):
                player["team"] = seat % 2
    else:
        raise unknown_word(word, WORDS)
