"""What a browser needs to draw a game, in plain data made from a view: it holds nothing that the seat may not see.

A game's module `browser.scene` has the functions of `Scenes`. What they return can be written as JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypedDict, TypeVar

from tercio.kernel import Event, Option, View, fallen_dice
from tercio.texts import phrasebook_of

Scenery = TypeVar("Scenery")
Drawn = dict[str, tuple[object, Any]]  # of one match: what was drawn last, behind all that it was drawn from


class Dice(TypedDict):
    """Dice that have fallen."""

    sides: int
    faces: list[int]


class Place(TypedDict):
    """A gap in a rank: whose formation, which rank from 1, and how many stand to the left of it.

    The one to be placed does not count. `left` and `right` are the neighbours; -1 at the end of the rank.
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
    """What every game says about its scene. Things are the numbers that the scene gives to what lies there."""

    def scene_of(self, view: View, lang: str) -> Mapping[str, object]:
        """Everything to be drawn, as this seat sees it, with the names in this language."""

    def marks(self, view: View) -> dict[str, int]:
        """`order`, `attack` and `round`: each another number when that is over; `attack` is 0 while there is none."""

    def things_meant(self, view: View, kind: str, value: int) -> list[int]:
        """The things that a number of this kind stands for, where it stands for any."""


class Ranks(Protocol):
    """What else a game says if its cards stand in ranks."""

    def option_place(self, view: View, option: Option) -> Place | None:
        """The gap in a rank that this option means."""

    def option_cards(self, view: View, option: Option) -> list[int]:
        """The cards that stand for this option, where it may mean a whole army."""


def once(drawn: Drawn, key: str, leaves: object, draw: Callable[[], Scenery]) -> Scenery:
    """As it was drawn for another seat or before the last answer, if it was drawn from the same leaves.

    What has been drawn is never changed; so it is also known at once that nothing of it is new.
    """
    known = drawn.get(key)
    if known is None or known[0] != leaves:
        known = drawn[key] = (leaves, draw())
    scenery: Scenery = known[1]
    return scenery


def option_at(scenes: Scenes, ranks: Ranks | None, view: View, option: Option) -> list[int]:
    """The things that stand for this option: to point at one is to mean it, or one of several such options."""
    if ranks is not None:
        return ranks.option_cards(view, option)
    return scenes.things_meant(view, phrasebook_of(view.game.id).option(option.key).subject, option.subject)


def pick_at(scenes: Scenes, view: View, option: Option, pick: int) -> list[int]:
    """The things that stand for this pick."""
    return scenes.things_meant(view, phrasebook_of(view.game.id).option(option.key).picks, pick)


def things_of(scenes: Scenes, view: View, facts: list[tuple[str, int]]) -> list[int]:
    """The things that facts of these kinds are about, each once: those of an event, or of a refusal."""
    return list(dict.fromkeys([thing for kind, value in facts for thing in scenes.things_meant(view, kind, value)]))


def way_of(facts: list[tuple[str, int]]) -> list[list[int]]:
    """The corners of the way that somebody has gone, the first where it began; where nobody moves there are none."""
    kinds = [kind for kind, _ in facts]
    if "way" not in kinds:
        return []
    numbers = [value for _, value in facts[kinds.index("way") - 2 :]]  # where it began stands before the corners
    return [numbers[place : place + 2] for place in range(0, len(numbers), 2)]


def dice_of(event: Event) -> Dice | None:
    """The dice of an event in which some fall."""
    fallen = fallen_dice(event)
    return None if fallen is None else {"sides": fallen.sides, "faces": list(fallen.faces)}
