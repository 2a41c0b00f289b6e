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
    replays,
    rules,
    scenarios,
    variations,
)
from tercio.hall.routes import Route

PARTS: Final = (games, decks, rules, scenarios, replays, variations, matches, lobby, positions, packs, ladder, players)
ROUTES: Final[tuple[Route, ...]] = tuple([route for part in PARTS for route in part.routes.all])
