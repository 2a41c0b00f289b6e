"""A fixed examination, so that the figures of different people mean the same: these opponents, these deals."""

from __future__ import annotations

from typing import Final

RUSH: Final = "greedy:style=rush"  # everybody forward, whatever it costs
TURTLE: Final = "greedy:style=turtle"  # nobody goes where he could be struck
OPPONENTS: Final = ("random", "recruit", RUSH, TURTLE, "veteran")
DEALS: Final = 2026  # the seed
GAMES: Final = 200  # matches against each opponent, armies by lot


def opponents_of(bots: tuple[str, ...]) -> tuple[str, ...]:
    """Nobody is examined by himself."""
    return tuple([name for name in OPPONENTS if name not in bots])
