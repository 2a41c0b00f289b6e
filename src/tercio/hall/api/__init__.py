"""Everything that a page may ask besides what is said at a table."""

from __future__ import annotations

from typing import Final

from tercio.hall.api import (
    decks,
    games,
    ladder,
    lobby,
    matches,
    packs,
    players,
    positions,
    puzzles,
    replays,
    rules,
    scenarios,
    statistics,
    variations,
)
from tercio.hall.routes import Route

ABOUT_GAMES: Final = (games, decks, rules, scenarios, packs)
ABOUT_MATCHES: Final = (replays, variations, matches, lobby, positions)
AMONG_PEOPLE: Final = (ladder, puzzles, players, statistics)
PARTS: Final = (*ABOUT_GAMES, *ABOUT_MATCHES, *AMONG_PEOPLE)
ROUTES: Final[tuple[Route, ...]] = tuple([route for part in PARTS for route in part.routes.all])
