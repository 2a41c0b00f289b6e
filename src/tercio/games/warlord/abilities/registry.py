"""Every stat by its word, found by looking through the room."""

from __future__ import annotations

from typing import Final

from tercio.games.discovery import discovered
from tercio.games.warlord.abilities.stat import Stat
from tercio.games.warlord.printed.cards import CHECKS

STATS: Final[dict[str, Stat]] = {
    stat.word: stat for stat in discovered("tercio.games.warlord.abilities", Stat) if stat.word
}


def stat_of(word: str) -> Stat:
    """The stat of this word; saves and checks of any kind are one stat."""
    return STATS[CHECKS if word.startswith(CHECKS) else word]
