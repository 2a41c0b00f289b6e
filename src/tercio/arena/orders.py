"""What a worker is told and what it tells: a match to be played, and a match that is over, both plain data."""

from __future__ import annotations

import hashlib
import re
from typing import Any, Final, NamedTuple

from tercio.content.document import Document
from tercio.kernel import NOBODY, Seat, Setup

SEATS: Final = 2
HALVES: Final = ("a", "b")  # of a pair: the same deal, with the sides changed over


class Hall(NamedTuple):
    """Where all matches of a run are played: a game, and the packs beside its own."""

    game: str
    packs: tuple[Document, ...] = ()


class Order(NamedTuple):
    """One match: who sits where with what, and how the dice fall. The same order is the same match anywhere."""

    key: str
    setup: Setup
    bots: tuple[str, ...]  # by seat
    forces: tuple[str, ...]  # by seat; empty where the game has none
    dice: int
    seeds: tuple[int, ...]  # of the bots, by seat
    scenario: str = ""
    wants_record: bool = False
    wants_pieces: bool = False


class PieceCount(NamedTuple):
    """All pieces of one kind on one side of a match."""

    kind: str
    en: str
    de: str
    seat: Seat
    number: int
    cost: int  # of all of them
    took: int  # thousandths, likewise
    lost: int


class Result(NamedTuple):
    """A match that is over, as it stands in a results file. `trouble`: what broke; then nobody has won."""

    key: str
    bots: tuple[str, ...]
    forces: tuple[str, ...] = ()
    scenario: str = ""
    winners: tuple[Seat, ...] = ()
    rule: str = ""
    first: Seat = NOBODY  # who went first
    rounds: int = 0  # how often somebody went first: rounds, or turns
    answers: int = 0
    digest: str = ""  # of the table at the end
    seconds: float = 0.0  # of processor time
    trouble: str = ""
    pieces: tuple[PieceCount, ...] = ()

    def points(self, seat: Seat) -> float:
        """1 for a win, a half for a draw."""
        if not self.winners:
            return 0.5
        return 1.0 if seat in self.winners else 0.0


class Played(NamedTuple):
    """What comes back from a worker. The record is empty where nobody asked for it."""

    result: Result
    record: str = ""


def key_of(first: str, second: str, deal: int, half: int) -> str:
    """The match between these two in this deal."""
    return f"{first}/{second}/{deal}/{HALVES[half]}"


def deal_of(key: str) -> int:
    """The number of its deal."""
    return int(key.split("/")[-2])


def file_of(key: str) -> str:
    """What the record of a match is called."""
    return re.sub(r"[^A-Za-z0-9.=_-]+", "-", key) + ".tercio"


def number_of(*parts: Any) -> int:
    """A seed from words and numbers: the same on every machine, and far from that of any other words."""
    text = "/".join([str(part) for part in parts])
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
