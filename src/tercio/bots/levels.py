"""Bots by name: the kinds with their settings, and the four levels that a player chooses from."""

from __future__ import annotations

from time import process_time
from typing import Final

from tercio.bots.bot import Bot
from tercio.bots.budget import Budget, Clock
from tercio.bots.greedy import GreedyBot
from tercio.bots.lookahead import BEST, CANDIDATES, GLANCES
from tercio.bots.playout import OPTIONS
from tercio.bots.random import RandomBot
from tercio.bots.search import PLAYOUTS, WIDTH, SearchBot

BOTS: Final = ("random", "greedy", "search", "recruit", "veteran", "champion", "warlord")
LEVELS: Final = ("recruit", "veteran", "champion", "warlord")  # each stronger than the one before
ADVISER: Final = "warlord"  # who says what he would answer in a player's place
SETTINGS: Final[dict[str, tuple[str, ...]]] = {
    "random": (),
    **dict.fromkeys(LEVELS, ("style",)),
    "greedy": ("samples", "candidates", "exact", "style"),
    "search": ("playouts", "ms", "turns", "options", "width", "style"),
}
CHARACTERS: Final = ("careful", "bold", "aiming")  # ways to see a table, which every game on the shelf knows;
SPARRING: Final = ("rush", "turtle")  # one idea and no more: what other bots are measured against
STYLES: Final = (*CHARACTERS, *SPARRING, "plain", "learned")  # the last two only measure what a network has learnt
RECRUIT_SEES: Final = 4  # answers, and each on one imagined match
CHAMPION_PLAYOUTS: Final = 24
CHAMPION_PART: Final = 2  # he looks half as far as the warlord
WARLORD_PLAYOUTS: Final = 96
PATIENCE: Final = 1800  # milliseconds
QUICK: Final = 600  # the same for reactions, of which there are many
MANY: Final = 1 << 30  # playouts where a clock is the limit


def named(name: str, seed: int, clock: Clock | None = None, style: str = "", patience: int = PATIENCE) -> Bot:
    """The bot of this name, such as `search` or `search:playouts=200`; a ValueError lists the names there are.

    Levels are settings of a kind. Milliseconds are counted by the clock; without one by the time of this process.
    A style is a way to value a table that the game knows.
    """
    kind, _, given = name.partition(":")
    if kind not in BOTS:
        raise ValueError(f'no bot is called "{kind}"; choose from: {", ".join(BOTS)}')
    settings = read_settings(kind, given)
    style = STYLES[settings["style"]] if "style" in settings else style
    if kind in LEVELS:
        return level(kind, seed, style, patience if clock is not None else 0, clock)
    if kind == "random":
        return RandomBot(seed)
    if kind == "greedy":
        return GreedyBot(
            seed,
            settings.get("samples", GLANCES),
            settings.get("candidates", CANDIDATES),
            settings.get("exact", BEST),
            style,
        )
    if "ms" in settings:
        budget = Budget(settings.get("playouts", MANY), settings["ms"], clock or process_time)
    else:
        budget = Budget(settings.get("playouts", PLAYOUTS))
    turns, width, options = settings.get("turns", 0), settings.get("width", WIDTH), settings.get("options", OPTIONS)
    return SearchBot(seed, budget, turns, width=width, options=options, style=style)


def level(name: str, seed: int, style: str, patience: int, clock: Clock | None) -> Bot:
    """What a player chooses; with a clock nobody has to wait longer than `patience` milliseconds."""
    if name == "recruit":
        return GreedyBot(seed, 1, RECRUIT_SEES, 0, style)
    if name == "veteran":
        return GreedyBot(seed, style=style)
    if name == "champion":
        return SearchBot(seed, Budget(CHAMPION_PLAYOUTS, patience, clock), part=CHAMPION_PART, style=style)
    return SearchBot(seed, Budget(WARLORD_PLAYOUTS, patience, clock), style=style)


def read_settings(kind: str, given: str) -> dict[str, int]:
    """`playouts=200,style=plain`: words that this kind of bot knows, with numbers above zero; of a style, its place."""
    known, found = SETTINGS[kind], dict[str, int]()
    for each in given.split(",") if given else []:
        word, _, value = each.partition("=")
        if word not in known:
            there = ", ".join(known) or "none"
            raise ValueError(f'"{kind}" has no setting "{word}"; it has: {there}')
        if word == "style":
            if value not in STYLES:
                raise ValueError(f'no style is called "{value}"; choose from: {", ".join(STYLES)}')
            found[word] = STYLES.index(value)
            continue
        if not value.isascii() or not value.isdigit() or not 0 < int(value) <= MANY:
            raise ValueError(f'"{word}" of "{kind}" wants a whole number above zero, not "{value}"')
        found[word] = int(value)
    return found
