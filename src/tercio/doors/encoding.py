"""Views, questions and answers as arrays of fixed size: what the environments show to programs that learn.

The observation is the table and the question. A row of the actions is one answer: what it does, who does it, to whom,
and where. So a policy can judge answers that it has never met, and the number of an answer means nothing by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tercio.games import box_of
from tercio.games.features import Features, Row, share
from tercio.kernel import NOBODY, Answer, Decision, Game, Option, View
from tercio.texts import phrasebook_of

Array = NDArray[np.float32]
Mask = NDArray[np.int8]

OTHER: Final = "other"  # a word that the game's texts do not have
FURTHER: Final = ("offered", "picks", "corners", "to-x", "to-y", "first-number", "second-number")
MANY: Final = 8  # picks, or corners of a path


class Things:
    """The rows of all things that a question is about, each worked out once, below one of zeros for none of them.

    Many answers are about the same few things: their rows are copied out of this table all at once.
    """

    def __init__(self, features: Features, view: View) -> None:
        self.features = features
        self.view = view
        self.places: dict[int, int] = {}
        self.numbers = [0.0] * len(features.THING)
        self.known: Array | None = None

    def place(self, thing: int) -> int:
        """Its line in the table."""
        found = self.places.get(thing)
        if found is None:
            found = self.places[thing] = len(self.places) + 1
            self.numbers += self.features.of_thing(self.view, thing)
            self.known = None
        return found

    def place_of(self, kind: str, number: int) -> int:
        """The line of what a subject or pick is, or belongs to; the first one where that is no thing."""
        thing = NOBODY if number == NOBODY else self.features.thing_of(kind, number)
        return 0 if thing == NOBODY else self.place(thing)

    def table(self) -> Array:
        if self.known is None:
            self.known = np.array(self.numbers, np.float32).reshape(-1, len(self.features.THING))
        return self.known


class Encoder:
    """One a game. `observation_names` and `action_names` say what every number is."""

    def __init__(self, game: Game) -> None:
        self.features = box_of(game.id).thinking().features
        entries = phrasebook_of(game.id).entries
        self.asked_about = {key: entry.subject for (section, key), entry in entries.items() if section == "question"}
        self.done_by = {key: entry.subject for (section, key), entry in entries.items() if section == "option"}
        self.done_to = {key: entry.picks for (section, key), entry in entries.items() if section == "option"}
        self.kinds = {kind: place for place, kind in enumerate([*sorted(self.asked_about), OTHER])}
        self.keys = {key: place for place, key in enumerate([*sorted(self.done_by), OTHER])}
        self.width = len(self.features.THING)

    @property
    def observation_names(self) -> tuple[str, ...]:
        places = [f"{group.name}-{place}" for group in self.features.GROUPS for place in range(group.places)]
        return (
            *[f"asked.{kind}" for kind in self.kinds],
            *[f"match.{name}" for name in self.features.MATCH],
            *[f"about.{name}" for name in self.features.THING],
            *[f"{place}.{name}" for place in places for name in self.features.THING],
        )

    @property
    def action_names(self) -> tuple[str, ...]:
        return (
            *[f"does.{key}" for key in self.keys],
            *FURTHER,
            *[f"by.{name}" for name in self.features.THING],
            *[f"to.{name}" for name in self.features.THING],
        )

    # -- the table -----------------------------------------------------------------

    def observation(self, view: View, decision: Decision | None, things: Things | None = None) -> Array:
        """The table as the seat of the view sees it, and what this seat is asked, if it is.

        `things`: keeps the rows of things, so that they are not worked out again for the actions.
        """
        features, asked = self.features, [0.0] * len(self.kinds)
        things = Things(features, view) if things is None else things
        places = [0]
        if decision is not None:
            asked[self.kinds.get(decision.kind, self.kinds[OTHER])] = 1.0
            places = [things.place_of(self.asked_about.get(decision.kind, ""), decision.subject)]
        for group, shown in zip(features.GROUPS, features.groups(view), strict=True):
            there = [things.place(thing) for thing in shown[: group.places]]
            places += there + [0] * (group.places - len(there))
        head = asked + features.of_match(view)
        made = np.empty(len(head) + len(places) * self.width, np.float32)
        made[: len(head)] = head
        made[len(head) :] = things.table()[places].ravel()
        return made

    # -- the answers ---------------------------------------------------------------

    def actions(
        self,
        view: View,
        decision: Decision,
        answers: Sequence[Answer],
        choices: int,
        things: Things | None = None,
    ) -> Array:
        """A row for each answer; those behind the last answer are zeros."""
        words, number = len(self.keys), len(answers)
        things = Things(self.features, view) if things is None else things
        made = np.zeros((choices, words + len(FURTHER) + 2 * self.width), np.float32)
        if number == 0:
            return made
        other, by, to = words - 1, list[int](), list[int]()
        made[:number, words] = 1.0
        for place, answer in enumerate(answers):
            made[place, self.keys.get(answer.key, other)] = 1.0
            by.append(things.place_of(self.done_by.get(answer.key, ""), answer.subject))
            pick = answer.picks[0] if answer.picks else NOBODY
            to.append(things.place_of(self.done_to.get(answer.key, ""), pick))
            if not answer.is_plain:
                made[place, words + 1 : words + len(FURTHER)] = self.further(view, decision, answer)
        table, end = things.table(), words + len(FURTHER)
        made[:number, end : end + self.width] = table[by]
        made[:number, end + self.width :] = table[to]
        return made

    def further(self, view: View, decision: Decision, answer: Answer) -> Row:
        """What an answer brings besides: how much is picked, where a path leads, which numbers."""
        path = answer.path
        to = self.features.of_place(view, path[-1]) if path else (0.0, 0.0)
        return [
            share(len(answer.picks), MANY),
            share(len(path), MANY),
            *to,
            *scaled(answer.numbers, decision.offered(answer)),
        ]


def scaled(numbers: tuple[int, ...], option: Option | None) -> Row:
    """The first two numbers, each between the least and the most that the option allows."""
    if option is None or option.high <= option.low:
        return [0.0, 0.0]
    first_two = [(number - option.low) / (option.high - option.low) for number in numbers[:2]]
    return first_two + [0.0] * (2 - len(first_two))


def mask_of(number: int, choices: int) -> Mask:
    """Ones for the answers that there are."""
    made = np.zeros(choices, np.int8)
    made[:number] = 1
    return made
