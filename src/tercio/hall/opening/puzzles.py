"""A table for a puzzle: the solver has the seat that is asked, bots have all others."""

from __future__ import annotations

from typing import Final

from tercio.hall.hub import now_ms
from tercio.hall.secret import hash_of, new_id, new_seed, new_token
from tercio.hall.tables.entry import BOT, PERSON, Head, SeatHead
from tercio.kernel import seeded
from tercio.kernel.record import dump_dice
from tercio.puzzles.puzzle import Puzzle

OPPONENT: Final = "veteran"  # who plays on against those who want to see what comes of their answer


def puzzle_head(puzzle: Puzzle, version: str, name: str) -> tuple[Head, str]:
    """What the table starts from, and the secret of the seat."""
    token = new_token()
    seats = [SeatHead(BOT, "", OPPONENT) for _ in range(puzzle.open().state.seat_count())]
    seats[puzzle.seat] = SeatHead(PERSON, name or "…", "", None, hash_of(token))
    dice = dump_dice(seeded(new_seed()))
    head = Head(new_id(), puzzle.game, version, dice, tuple(seats), None, puzzle.setup, at=now_ms(), puzzle=puzzle.id)
    return head, token
