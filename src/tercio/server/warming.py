"""What everybody needs is read before the first one waits for it: a pause in play would be one for all."""

from __future__ import annotations

from tercio.games import GAMES, open_game
from tercio.games.scenes import kinds_of
from tercio.rules import load
from tercio.texts import phrasebook_of


def warm_up() -> None:
    """Reads all games with their words, and all rules with what the house has settled."""
    for game in GAMES:
        open_game(game)
        phrasebook_of(game)
        kinds_of(game)
    rules = load()
    for rule in rules.all():
        rules.rulings_of(rule.id)
