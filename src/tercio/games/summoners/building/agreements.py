"""SU-START-07 to SU-START-09  What players agree on before a game: scenario, level, board, terrain and options."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, cast

from tercio.content.table import Phrase
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
    EXIT,
    LARGE,
    LEVEL_TABLE,
    LEVELS,
    NOVICE,
    PORTAL,
    RELIC,
    SMALL,
    WELL,
    WELL_SOURCE,
)
from tercio.games.summoners.steps.preparation import PLACED, RANDOM
from tercio.games.summoners.words.names import LEVEL_NAMES
from tercio.kernel import Setup

FOR_TWO: Final = "s2"  # SU-S2-10  the standard scenario
FOR_FOUR: Final = "s9"
BOARDS: Final = ("36", "48")
WORDS: Final = ("scenario", "level", "board", "terrain", "portals", "secrets", "last-stand", "teams")

MARKER_WORDS: Final = {  # one, several
    LARGE: (Phrase("large source", "große Quelle"), Phrase("large sources", "große Quellen")),
    SMALL: (Phrase("small source", "kleine Quelle"), Phrase("small sources", "kleine Quellen")),
    RELIC: (Phrase("relic", "Relikt"), Phrase("relics", "Relikte")),
    PORTAL: (Phrase("portal", "Portal"), Phrase("portals", "Portale")),
    EXIT: (Phrase("portal off the board", "Portal vom Feld"), Phrase("portals off the board", "Portale vom Feld")),
    WELL: (Phrase("well", "Brunnen"), Phrase("wells", "Brunnen")),
    WELL_SOURCE: (Phrase("well source", "Brunnenquelle"), Phrase("well sources", "Brunnenquellen")),
}


def markers_of(scenario: Scenario, lang: str) -> str:
    """3 large sources, 2 relics"""
    counted = Counter([marker.kind for marker in scenario.markers])
    told = [f"{number} {MARKER_WORDS[kind][number > 1].spoken(lang)}" for kind, number in counted.items()]
    return ", ".join(told)


def scenario_value(scenario: Scenario) -> Value:
    goal = Phrase(
        f"{scenario.goal_en} ({markers_of(scenario, 'en')}.)", f"{scenario.goal_de} ({markers_of(scenario, 'de')}.)"
    )
    return Value(scenario.id, Phrase(scenario.name_en, scenario.name_de), goal, (scenario.seats,))


def level_value(level: str) -> Value:
    en, de = LEVEL_NAMES[level]
    gems = LEVEL_TABLE[level].gems
    return Value(level, Phrase(en, de), Phrase(f"{gems} mana gems to begin with", f"{gems} Managemmen zu Beginn"))


CHOICES: Final = (
    Choice(
        "scenario",
        ONE_OF,
        Phrase("Scenario", "Szenario"),
        Phrase(
            "Where sources and relics lie, and what gives victory points.",
            "Wo Quellen und Relikte liegen und wofür es Siegpunkte gibt.",
        ),
        FOR_TWO,
        tuple([scenario_value(scenario) for scenario in ALL]),
        is_pictured=True,
        is_first=True,
    ),
    Choice(
        "level",
        ONE_OF,
        Phrase("Level of the summoners", "Stufe der Beschwörer"),
        Phrase("The higher, the more mana, creatures and cards.", "Je höher, desto mehr Mana, Kreaturen und Karten."),
        NOVICE,
        tuple([level_value(level) for level in LEVELS]),
        is_first=True,
    ),
    Choice(
        "board",
        ONE_OF,
        Phrase("Board", "Spielfeld"),
        Phrase(
            "48 inches are for masters and for more than two players.",
            "48 Zoll sind für Meister und für mehr als zwei Spieler.",
        ),
        "",
        tuple([Value(inches, Phrase(f"{inches} inches", f"{inches} Zoll")) for inches in BOARDS]),
    ),
    Choice(
        "terrain",
        ONE_OF,
        Phrase("Terrain", "Gelände"),
        Phrase("Who puts the terrain on the board.", "Wer das Gelände auf das Feld legt."),
        RANDOM,
        (
            Value(RANDOM, Phrase("falls by lot", "fällt durch das Los")),
            Value(PLACED, Phrase("placed by the players", "legen die Spieler")),
        ),
    ),
    Choice(
        "portals",
        YES_OR_NO,
        Phrase("Portals instead of relics", "Portale statt Relikten"),
        Phrase("For scenarios with two or more relics.", "Für Szenarien mit zwei oder mehr Relikten."),
        "no",
    ),
    Choice(
        "secrets",
        YES_OR_NO,
        Phrase("Secret objectives", "Geheime Ziele"),
        Phrase(
            "Each player draws a secondary objective; for scenarios with victory points.",
            "Jeder zieht ein Sekundärziel; für Szenarien mit Siegpunkten.",
        ),
        "no",
    ),
    Choice(
        "last-stand",
        YES_OR_NO,
        Phrase("Last stand", "Ein letztes Aufbäumen"),
        Phrase(
            "A die at the start of the last round: on 5 or more one further round follows.",
            "Ein Würfel zu Beginn der letzten Runde: Bei 5 oder mehr folgt noch eine.",
        ),
        "no",
    ),
    Choice(
        "teams",
        YES_OR_NO,
        Phrase("Two teams", "Zwei Teams"),
        Phrase("Seats 1 and 3 against seats 2 and 4.", "Platz 1 und 3 gegen Platz 2 und 4."),
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
