"""MK-STANDARD, MK-SETUP-06, MK-SETUP-23  What players agree on before a game: its size, its time, its options, colours.

The standard game is a set of values that are filled in; with one of them changed it is another game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tercio.content.table import Table
from tercio.content.wording import Phrase, Wording
from tercio.games.mageknight.field.options import CONSTRUCTED, ELEVATED, OPTIONS, STANDARD
from tercio.games.mageknight.printed.dials import TerrainKind
from tercio.games.mageknight.state import INCH, Player

SAY: Final = Wording("tercio.games.mageknight", "building")

BOARD: Final = 36 * INCH  # MK-STANDARD-03
STANDARD_TOTAL: Final = 300  # MK-STANDARD-04
STANDARD_MINUTES: Final = 50  # MK-STANDARD-06
USUAL_TOTAL: Final = 200
MOST_TOTAL: Final = 1_000
MOST_TURNS: Final = 9_999
MOST_MINUTES: Final = 1_440

COLOURS: Final = ("red", "blue", "green", "yellow")  # of control tokens, and of the seats where nothing is said


class Terms(NamedTuple):
    """What holds for everybody."""

    total: int
    board: int
    options: tuple[str, ...]
    last_turn: int
    minutes: int


def read_terms(table: Table) -> Terms:
    """The standard game fills in its values where no others are given. MK-STANDARD-01, MK-STANDARD-02"""
    options = table.choices("options", OPTIONS, default=())
    is_standard = STANDARD in options
    terms = Terms(
        table.integer("total", 1, MOST_TOTAL, default=STANDARD_TOTAL if is_standard else USUAL_TOTAL),
        table.decimal_mils("board", 24 * INCH, 120 * INCH, default=BOARD),
        options,
        table.integer("last_turn", 0, MOST_TURNS, default=0),
        table.integer("minutes", 0, MOST_MINUTES, default=STANDARD_MINUTES if is_standard else 0),
    )
    return terms if is_standard_game(terms) else terms._replace(options=without(STANDARD, options))


def is_standard_game(terms: Terms) -> bool:
    """A standard game has the standard values; a turn limit does not change that. MK-STANDARD-02 to MK-STANDARD-08"""
    if STANDARD not in terms.options or ELEVATED in terms.options:
        return False
    return (terms.total, terms.board, terms.minutes) == (STANDARD_TOTAL, BOARD, STANDARD_MINUTES)


def without(option: str, options: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([other for other in options if other != option])


def refuse_hills(table: Table, options: tuple[str, ...], kinds: list[TerrainKind]) -> None:
    """A game that was chosen as standard has no elevated terrain, natural or constructed. MK-STANDARD-08, b113"""
    if STANDARD not in options or ELEVATED in options:
        return
    for kind in kinds:
        if kind.is_elevated:
            table.refuse(
                "terrain",
                *SAY("mk-standard-08-elevated-terrain", name=Phrase(kind.name_en, kind.name_de)),
                "MK-STANDARD-08",
            )


def is_declined(table: Table, entries: Sequence[Table], pile: list[TerrainKind]) -> bool:
    """A single player can decline constructed terrain for all. MK-CONSTRUCTED-02"""
    choices = [entry.choices("declines", (CONSTRUCTED,), default=()) for entry in entries]
    decliners = [seat for seat, declined in enumerate(choices) if CONSTRUCTED in declined]
    if decliners and any([kind.is_constructed for kind in pile]):
        number = decliners[0] + 1
        table.refuse(
            "terrain",
            *SAY("mk-constructed-02-player-does", number=number),
            "MK-CONSTRUCTED-02",
        )
    return bool(decliners)


# -- colours ----------------------------------------------------------------------------------------------


def coloured(table: Table, entries: Sequence[Table], players: list[Player]) -> list[Player]:
    """Each player has his own colour: the one he chose, that of his seat, or the first one left. MK-SETUP-23"""
    chosen = [entry.choice("colour", COLOURS, default="") if entry.has("colour") else "" for entry in entries]
    for colour in COLOURS:
        if chosen.count(colour) > 1:
            table.refuse(
                "players",
                *SAY("mk-setup-23-colour-chosen", colour=colour, chosen=chosen.count(colour)),
                "MK-SETUP-23",
            )
    found: list[Player] = []
    for player in players:
        colour = chosen[player.seat]
        if not colour:
            own = COLOURS[player.seat]
            colour = own if own not in chosen else next(c for c in COLOURS if c not in chosen)
            chosen[player.seat] = colour
        found.append(player.painted(colour))
    return found
