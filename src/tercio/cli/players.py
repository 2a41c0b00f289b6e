"""Who may sit at the table: a person, a bot by its name, or a program by its command."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Final

from tercio.bots import BOTS, named
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.doors import is_program

SAY: Final = Wording("tercio.cli")

HUMAN: Final = "human"
OPPONENT: Final = "veteran"  # against whom a person plays who names nobody
QUICK: Final = ("random",)  # these do not think


def seated(seats: int, wanted: Sequence[str]) -> tuple[str, ...]:
    """A player for every seat: those that are named, then a person if nobody is named, then bots."""
    if len(wanted) > seats:
        raise BadInput(
            *SAY("players-named-but-game-seats", number=len(wanted), seats=seats),
            key="--seat",
        )
    for player in wanted:
        if not is_player(player):
            known, unknown = ", ".join([HUMAN, *BOTS, "command:..."]), shown(player)
            raise BadInput(
                *SAY("no-player-called", unknown=unknown, known=known),
                key="--seat",
            )
    first = tuple(wanted) or (HUMAN,)
    return (*first, *[OPPONENT] * (seats - len(first)))


def is_player(name: str) -> bool:
    if name == HUMAN or is_program(name):
        return True
    try:
        named(name, 0)
    except ValueError:
        return False
    return True


def refuse_programs(players: Sequence[str]) -> None:
    """Nobody's program is started because a file says so: who wants it names it."""
    for player in players:
        if is_program(player):
            seats = " ".join([f"--seat {shlex.quote(each)}" for each in players])
            raise BadInput(
                *SAY("program-plays-match-name-yourself", shown=shown(seats, 200)),
                key="--seat",
            )
