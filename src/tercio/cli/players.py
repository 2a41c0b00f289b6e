"""Who may sit at the table: a person, or a bot by its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tercio.bots import Bot, GreedyBot, RandomBot
from tercio.content.trouble import BadInput, shown

HUMAN: Final = "human"
BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
OPPONENT: Final = "greedy"  # against whom a person plays who names nobody
QUICK: Final = ("random",)  # these do not think


def seated(seats: int, wanted: Sequence[str]) -> tuple[str, ...]:
    """A player for every seat: those that are named, then a person if nobody is named, then bots."""
    if len(wanted) > seats:
        raise BadInput(
            f"{len(wanted)} players are named, but the game has {seats} seats.",
            f"{len(wanted)} Spieler sind genannt, aber das Spiel hat {seats} Plätze.",
            key="--seat",
        )
    for player in wanted:
        if player != HUMAN and player not in BOTS:
            known, unknown = ", ".join([HUMAN, *BOTS]), shown(player)
            raise BadInput(
                f'No player is called "{unknown}"; there is: {known}.',
                f"Kein Spieler heißt „{unknown}“; es gibt: {known}.",
                key="--seat",
            )
    named = tuple(wanted) or (HUMAN,)
    return (*named, *[OPPONENT] * (seats - len(named)))
