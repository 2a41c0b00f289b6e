"""What a browser needs to draw a game, in plain data made from a view: nothing in it that the seat may not see.

A game on the shelf has a module `scene` with the functions of `Scenes`. What they return can be written as JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, Protocol, TypedDict

from tercio.content.document import Document
from tercio.kernel import Event, Option, Ruling, View

ROLLED: Final = "rolled"  # the kernel's event of dice: the seat, the sides, then the faces


class Dice(TypedDict):
    """Dice that have fallen."""

    sides: int
    faces: list[int]


class Place(TypedDict):
    """A gap in a rank: whose formation, which rank from 1, and how many stand to the left of it.

    Whoever is to be placed does not count. `left` and `right` are the neighbours; -1 at the end of the rank.
    """

    seat: int
    rank: int
    place: int
    left: int
    right: int


class Focus(TypedDict):
    """What everybody looks at: who acts, on whom (-1: on nobody yet), by which card (-1: by none), and how."""

    attacker: int
    target: int
    targets: list[int]
    card: int
    kind: str


class Scenes(Protocol):
    """The functions of a game's module `scene`. Things are the numbers that the scene gives to what lies there."""

    def scene_of(self, view: View, lang: str) -> Mapping[str, object]:
        """Everything to be drawn, as this seat sees it, with the names in this language."""

    def option_at(self, view: View, option: Option) -> list[int]:
        """The things that stand for this option: whoever points at one means it, or one of several such options."""

    def option_place(self, view: View, option: Option) -> Place | None:
        """The gap in a rank that this option means."""

    def pick_at(self, view: View, option: Option, pick: int) -> list[int]:
        """The things that stand for this pick."""

    def pick_place(self, view: View, option: Option, pick: int) -> Place | None:
        """The gap in a rank that this pick means."""

    def marks(self, view: View) -> dict[str, int]:
        """`order`, `attack` and `round`: each another number when that is over; `attack` is 0 while there is none."""

    def things_of(self, view: View, facts: list[tuple[str, int]]) -> list[int]:
        """The things that facts of these kinds are about: those of an event, or of a refusal."""

    def dice_of(self, event: Event) -> Dice | None:
        """The dice of an event in which some fall."""


def dice_of(event: Event) -> Dice | None:
    """The same in every game: all dice are the kernel's."""
    if event.name != ROLLED:
        return None
    return {"sides": event.facts[1], "faces": list(event.facts[2:])}


# -- what the numbers of events and options mean ------------------------------------------


class Kinds(NamedTuple):
    """What a game's texts say about the numbers in its events and options: a card, a seat, a plain number."""

    facts: dict[str, tuple[str, ...]]  # by event, in their order
    reasons: dict[str, tuple[str, ...]]  # by what a refusal says, likewise
    endless: frozenset[str]  # the events whose last kind is that of all further facts too
    questions: dict[str, str]  # their subjects
    subjects: dict[str, str]  # of options
    picks: dict[str, str]

    def facts_of(self, event: Event) -> list[tuple[str, int]]:
        """Every fact with its kind; those that the texts do not mention are left out."""
        kinds = self.facts.get(event.name, ())
        if event.name in self.endless:
            kinds = (*kinds, *[kinds[-1]] * (len(event.facts) - len(kinds)))
        return list(zip(kinds, event.facts, strict=False))

    def facts_against(self, ruling: Ruling) -> list[tuple[str, int]]:
        """What a refusal speaks of."""
        return list(zip(self.reasons.get(ruling.because, ()), ruling.facts, strict=False))


@cache
def kinds_of(game: str) -> Kinds:
    """Read from the same file as the words, so that a new event needs nothing here."""
    file = files(f"tercio.games.{game}").joinpath("texts.toml")
    texts: dict[str, Any] = Document.parse(file.read_bytes(), f"{game}/texts.toml").data
    facts: dict[str, tuple[str, ...]] = {}
    endless: list[str] = []
    for name, entry in texts.get("event", {}).items():
        told = entry.get("facts", [])
        facts[name] = tuple([word.partition(":")[2] for word in told])
        if told and told[-1].partition(":")[0].endswith("*"):
            endless.append(name)
    reasons = {
        name: tuple([word.partition(":")[2] for word in entry.get("facts", [])])
        for name, entry in texts.get("because", {}).items()
    }
    questions, options = texts.get("question", {}), texts.get("option", {})
    return Kinds(
        facts,
        reasons,
        frozenset(endless),
        {kind: entry.get("subject", "") for kind, entry in questions.items()},
        {key: entry.get("subject", "") for key, entry in options.items()},
        {key: entry.get("picks", "") for key, entry in options.items()},
    )
