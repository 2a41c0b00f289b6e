"""The log of a table: whatever changes it is an entry first. Entries fold to the same table in every process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tercio.kernel import NOBODY, Seat
from tercio.wire.records import FORMAT

SIT: Final = "sit"  # {"name", "force"}
ANSWER: Final = "answer"  # an answer of the wire format, without its seat
OFFER: Final = "offer"  # {"what"}
REPLY: Final = "reply"  # {"what", "yes"}, and the next match where the last one agrees to a rematch
CHAT: Final = "chat"  # {"text", "name"}
MUTE: Final = "mute"  # {"yes"}: a player silences those who watch, or lets them speak again
CONCEDE: Final = "concede"
PREPARE: Final = "prepare"  # {"line": [{"kind", "answer", "times"}, ...]}: answers to questions that may come
STOOD: Final = "stood"  # {"ms"}: for so long nobody served, and all clocks stood still
FLAG: Final = "flag"  # the seat's time is over
ASIDE: Final = "aside"  # {"key"}, by a seat or by all together: what the game lets players say at any time


class Entry(NamedTuple):
    """One thing that was said or done at a table. Its number is its place in the log."""

    kind: str
    seat: Seat
    body: dict[str, Any]
    at: int  # milliseconds since 1970


class SeatHead(NamedTuple):
    """What is known of a seat when the table is made."""

    kind: str  # PERSON or BOT
    name: str = ""  # empty: the player who sits down gives it
    bot: str = ""
    force: Any = None  # a deck or an army; None: chosen when sitting down
    token_hash: str = ""  # of the secret in the seat's link
    character: str = ""  # of a bot: one of `tercio.bots.levels.CHARACTERS`, or as usual
    yields: bool = False  # the bot gives up a match that is lost, and offers a draw in one that is level


class ClockHead(NamedTuple):
    """Time to think: this much for the whole match, and this much more for every answer; or this much for each."""

    base: int  # milliseconds
    increment: int
    is_by_question: bool = False  # the base is given anew for every question: the clock of a match by days


class Head(NamedTuple):
    """What a table starts from. It never changes."""

    id: str
    game: str
    version: str  # of the rules
    dice: dict[str, Any]
    seats: tuple[SeatHead, ...]
    clock: ClockHead | None = None
    options: dict[str, Any] = {}  # noqa: RUF012  (never written to) what the game's set-up takes besides forces
    lesson: str = ""
    at: int = 0
    agreed: dict[str, str] = {}  # noqa: RUF012  (never written to) what the players have agreed on, a word for each
    setup: dict[str, Any] | None = None  # all of it, where the match was played elsewhere (`opening.records`)
    packs: tuple[str, ...] = ()  # the texts of those that it is played with besides our own (`games.packs`)
    is_rated: bool = False  # its end changes ratings
    puzzle: str = ""  # the one that is asked here (`tercio.puzzles`)


PERSON: Final = "person"
BOT: Final = "bot"


class Outdated(ValueError):
    """A match was written or played by another version."""


def head_json(head: Head) -> dict[str, Any]:
    return {
        "format": FORMAT,
        **head._asdict(),
        "seats": [seat._asdict() for seat in head.seats],
        "clock": None if head.clock is None else head.clock._asdict(),
    }


def read_head(data: dict[str, Any]) -> Head:
    """What a table starts from; Outdated where the answers that follow it are written in another way than today's."""
    if data.get("format") != FORMAT:
        raise Outdated(f"it is written in format {data.get('format', 1)}")
    clock = data["clock"]
    return Head(
        **{
            **{name: value for name, value in data.items() if name != "format"},
            "seats": tuple([SeatHead(**seat) for seat in data["seats"]]),
            "clock": None if clock is None else ClockHead(**clock),
            "packs": tuple(data.get("packs", ())),
        }
    )


def names_of(head: Head, names: Sequence[str]) -> tuple[str, ...]:
    """Of all seats; bots without one are numbered where there are several."""
    bots = [number for number, seat in enumerate(head.seats) if seat.kind == BOT]
    return tuple(
        [
            name or ("" if number not in bots else "Bot" if len(bots) == 1 else f"Bot {bots.index(number) + 1}")
            for number, name in enumerate(names)
        ]
    )


def seat_of(head: Head, token_hash: str) -> Seat:
    """Whose secret this is; NOBODY for a stranger."""
    for number, seat in enumerate(head.seats):
        if seat.token_hash and seat.token_hash == token_hash:
            return number
    return NOBODY
