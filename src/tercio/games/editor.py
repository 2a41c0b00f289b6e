"""A position in the making: what can be laid on a table and written beside it, for an editor that knows no rules.

A position is what `[position]` of a scenario file holds. A game whose positions can be set has the functions of
`Editor` in its module `positions.editor`; everything they return can be written as JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol, TypedDict

from tercio.content.wording import Wording
from tercio.kernel import Game, Match, State

EVERYWHERE: Final = Wording("tercio.games", "editor")  # what is called the same in every game

PLACE: Final = "place"  # [x, y] in inches
FACING: Final = "facing"  # degrees
NUMBER: Final = "number"
LENGTH: Final = "length"  # inches, with decimals
FLAG: Final = "flag"
CHOICE: Final = "choice"  # one of `choices`
CHOICES: Final = "choices"  # a list of such, in an order
NAME: Final = "name"  # what somebody in the sections `among` is called
SEAT: Final = "seat"  # a number from `low` on
LARGEST: Final = 36  # inches of a piece of terrain


class Words(TypedDict):
    """A text in both languages."""

    en: str
    de: str


class Choice(TypedDict):
    id: str
    title: Words


class Field(TypedDict):
    """A key of a table, and what may stand there."""

    key: str
    kind: str
    title: Words
    low: int
    high: int
    choices: list[Choice]
    among: list[str]


class Part(TypedDict):
    """Something to be laid down: the table that is written for it, but for its place."""

    name: str  # what it is called in the file, where it has a name
    title: Words
    group: Words
    entry: dict[str, Any]


class Section(TypedDict):
    """All warriors, all terrain: a table by name, or a list of tables."""

    key: str
    title: Words
    is_list: bool
    most: int
    fields: list[Field]
    parts: list[Part]


class Pile(TypedDict):
    """A key of every army whose cards are laid down by name; in ranks it has a list for each rank."""

    key: str
    title: Words
    is_ranks: bool


class Form(TypedDict):
    """Everything that can be written down of a position by hand. What else stands in it stays as it is."""

    game: str
    fields: list[Field]
    sections: list[Section]
    players: list[Field]
    piles: list[Pile]  # where things have no place in inches but lie in the piles of an army; else empty
    sides: int  # of the dice
    empty: dict[str, Any]  # a position to begin with


class Named(Protocol):
    """Something printed that has a name in both languages."""

    @property
    def name_en(self) -> str: ...

    @property
    def name_de(self) -> str: ...


class Editor(Protocol):
    """What an editor asks a game."""

    def form_of(self, game: Game) -> Form:
        """What can be written down."""

    def written_as(self, state: State) -> dict[int, tuple[str, str | int]]:
        """The section and the name (or the place in the list) of every thing that the scene draws."""

    def settled(self, m: Match) -> dict[str, Any]:
        """The position at this moment without the steps under way: whose turn it is stays, an attack is forgotten."""


# -- for those who write forms ------------------------------------------------------------------------------


def words(both: tuple[str, str]) -> Words:
    return {"en": both[0], "de": both[1]}


def field(key: str, kind: str, title: tuple[str, str], low: int = 0, high: int = 0) -> Field:
    return {"key": key, "kind": kind, "title": words(title), "low": low, "high": high, "choices": [], "among": []}


def choice_of(key: str, title: tuple[str, str], choices: list[Choice], kind: str = CHOICE) -> Field:
    return {**field(key, kind, title), "choices": choices}


def name_of(key: str, title: tuple[str, str], among: list[str]) -> Field:
    return {**field(key, NAME, title), "among": among}


def choice(name: str, title: tuple[str, str]) -> Choice:
    return {"id": name, "title": words(title)}


def part(name: str, title: tuple[str, str], group: tuple[str, str], entry: dict[str, Any]) -> Part:
    return {"name": name, "title": words(title), "group": words(group), "entry": entry}


def pile(key: str, title: tuple[str, str], is_ranks: bool = False) -> Pile:
    return {"key": key, "title": words(title), "is_ranks": is_ranks}


def printed(cards: Mapping[str, Named]) -> list[Choice]:
    return [choice(name, title_of(card)) for name, card in cards.items()]


def title_of(card: Named) -> tuple[str, str]:
    return card.name_en, card.name_de


def section(
    key: str, title: tuple[str, str], most: int, fields: list[Field], parts: list[Part], is_list: bool = False
) -> Section:
    return {
        "key": key, "title": words(title), "is_list": is_list, "most": most, "fields": fields, "parts": parts
    }  # fmt: skip


# -- fields that every measured table has -------------------------------------------------------------------


AT: Final = field("at", PLACE, EVERYWHERE("place"))
FACED: Final = field("facing", FACING, EVERYWHERE("facing"), 0, 359)
SHAPE: Final = [  # of a piece of terrain
    AT,
    FACED,
    field("radius", LENGTH, EVERYWHERE("radius-inches"), 0, LARGEST),
    field("width", LENGTH, EVERYWHERE("width-inches"), 0, LARGEST),
    field("depth", LENGTH, EVERYWHERE("depth-inches"), 0, LARGEST),
]
