"""MK-STANDARD, MK-SETUP-06  What players can agree on before a game, as a form asks it, and what becomes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from tercio.content.wording import Wording
from tercio.games.forces import NUMBER, YES_OR_NO, Choice, is_wanted, unknown_word, whole
from tercio.games.mageknight.building.agreements import MOST_MINUTES, MOST_TOTAL, MOST_TURNS, STANDARD_TOTAL
from tercio.games.mageknight.building.army import HUNDRED
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.field.options import CLOSE_CALLS, CONSTRUCTED, DOMAINS, ELEVATED, OPEN_DIALS, STANDARD
from tercio.games.mageknight.setup import MOST_CONSTRUCTED, MOST_SEATS
from tercio.kernel import Setup

SAY: Final = Wording("tercio.games.mageknight", "building")

TURNS: Final = 40  # a limit that lets every match end; a player may agree on another one
OPTION_WORDS: Final = {
    "standard": STANDARD,
    "elevated": ELEVATED,
    "constructed": CONSTRUCTED,
    "domains": DOMAINS,
    "open-dials": OPEN_DIALS,
    "close-calls": CLOSE_CALLS,
}
WORDS: Final = ("total", "turns", "minutes", "terrain", "teams", *OPTION_WORDS)

CHOICES: Final = (
    Choice(
        "total",
        NUMBER,
        SAY("build-total"),
        SAY("so-many-points-each-army"),
        "",
        least=HUNDRED,
        most=MOST_TOTAL,
        step=HUNDRED,
        is_first=True,
    ),
    Choice(
        "turns",
        NUMBER,
        SAY("turns"),
        SAY("game-ends-after-so-many"),
        str(TURNS),
        least=0,
        most=MOST_TURNS,
        is_first=True,
    ),
    Choice(
        "minutes",
        NUMBER,
        SAY("minutes"),
        SAY("game-ends-after-so-many-2"),
        "0",
        least=0,
        most=MOST_MINUTES,
    ),
    Choice(
        "standard",
        YES_OR_NO,
        SAY("standard-game"),
        SAY("points-50-minutes-no-elevated", standard_total=STANDARD_TOTAL),
        "no",
    ),
    Choice(
        "elevated",
        YES_OR_NO,
        SAY("elevated-terrain"),
        SAY("each-player-brings-hill-besides"),
        "no",
    ),
    Choice(
        "terrain",
        YES_OR_NO,
        SAY("terrain"),
        SAY("each-player-brings-some-pieces"),
        "yes",
    ),
    Choice(
        "constructed",
        YES_OR_NO,
        SAY("constructed-terrain"),
        SAY("walls-towers-barricades-can-battered"),
        "no",
    ),
    Choice(
        "domains",
        YES_OR_NO,
        SAY("domains"),
        SAY("weather-magic-over-whole-battlefield"),
        "no",
    ),
    Choice(
        "open-dials",
        YES_OR_NO,
        SAY("open-dials"),
        SAY("everybody-may-look-at-all"),
        "yes",
    ),
    Choice(
        "close-calls",
        YES_OR_NO,
        SAY("die-decides-close-calls"),
        SAY("what-no-eye-could-tell"),
        "no",
    ),
    Choice(
        "teams",
        YES_OR_NO,
        SAY("two-teams"),
        SAY("seats-1-3-against-seats"),
        "no",
        seats=(MOST_SEATS,),
    ),
)


def agreed_on(content: Content, setup: Setup, words: Mapping[str, str]) -> Setup:
    """The set-up with every word in it; the standard game fills in its total where no other one is said."""
    changed: Setup = {**setup, "players": [dict(player) for player in cast(list[Any], setup["players"])]}
    for word, value in words.items():
        agree(changed, word, value.strip().lower())
    options = cast(list[str], changed["options"])
    if STANDARD in options and "total" not in words:
        changed["total"] = STANDARD_TOTAL
    if ELEVATED in options and changed["terrain"]:
        changed["terrain"] = with_hills(content, cast(list[list[str]], changed["terrain"]))
    if CONSTRUCTED in options and changed["terrain"]:
        changed["terrain"] = with_cards(content, cast(list[list[str]], changed["terrain"]))
    return changed


def agree(setup: Setup, word: str, value: str) -> None:
    players = cast(list[dict[str, Any]], setup["players"])
    options = cast(list[str], setup["options"])
    if word == "total":
        setup["total"] = whole(word, value, 1, MOST_TOTAL)
    elif word == "turns":
        setup["last_turn"] = whole(word, value, 0, MOST_TURNS)
    elif word == "minutes":
        setup["minutes"] = whole(word, value, 0, MOST_MINUTES)
    elif word == "terrain":
        setup["terrain"] = setup["terrain"] if is_wanted(word, value) else []
    elif word == "teams":
        if is_wanted(word, value):
            for seat, player in enumerate(players):
                player["team"] = seat % 2
    elif word in OPTION_WORDS:
        others = [option for option in options if option != OPTION_WORDS[word]]
        setup["options"] = [*others, OPTION_WORDS[word]] if is_wanted(word, value) else others
    else:
        raise unknown_word(word, WORDS)


def with_hills(content: Content, piles: list[list[str]]) -> list[list[str]]:
    """Each player gets one more piece: natural elevated terrain. MK-STANDARD-08"""
    hills = [kind.id for kind in content.kinds.values() if kind.is_elevated and not kind.is_constructed]
    return [[*pile, hills[seat % len(hills)]] for seat, pile in enumerate(piles)]


def with_cards(content: Content, piles: list[list[str]]) -> list[list[str]]:
    """Each player gets two pieces of constructed terrain that is not elevated. MK-CONSTRUCTED-13, MK-STANDARD-08"""
    cards = [kind.id for kind in content.kinds.values() if kind.is_constructed and not kind.is_elevated]
    found: list[list[str]] = []
    for seat, pile in enumerate(piles):
        first = MOST_CONSTRUCTED * seat
        found.append([*pile, *[cards[(first + place) % len(cards)] for place in range(MOST_CONSTRUCTED)]])
    return found
