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
from tercio.games.features import Row, share
from tercio.kernel import NOBODY, Answer, Decision, Game, Option, View
from tercio.texts import phrasebook_of

Array = NDArray[np.float32]
Mask = NDArray[np.int8]

OTHER: Final = "other"  # a word that the game's texts do not have
FURTHER: Final = ("offered", "picks", "corners", "to-x", "to-y", "first-number", "second-number")
MANY: Final = 8  # picks, or corners of a path


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
        self.nothing = [0.0] * self.width

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

    def observation(self, view: View, decision: Decision | None, known: dict[int, Row] | None = None) -> Array:
        """The table as the seat of the view sees it, and what this seat is asked, if it is.

        `known`: keeps the rows of things, so that they are not worked out again for the actions.
        """
        features, asked, about = self.features, [0.0] * len(self.kinds), self.nothing
        known = {} if known is None else known
        if decision is not None:
            asked[self.kinds.get(decision.kind, self.kinds[OTHER])] = 1.0
            about = self.thing(view, self.asked_about.get(decision.kind, ""), decision.subject, known)
        made = [*asked, *features.of_match(view), *about]
        for group, things in zip(features.GROUPS, features.groups(view), strict=True):
            shown = things[: group.places]
            for thing in shown:
                row = known[thing] = features.of_thing(view, thing)
                made += row
            made += self.nothing * (group.places - len(shown))
        return np.array(made, np.float32)

    def thing(self, view: View, kind: str, number: int, known: dict[int, Row]) -> Row:
        """Numbers of what a subject or pick is, or belongs to. Many answers are about the same thing."""
        thing = NOBODY if number == NOBODY else self.features.thing_of(kind, number)
        if thing == NOBODY:
            return self.nothing
        row = known.get(thing)
        if row is None:
            row = known[thing] = self.features.of_thing(view, thing)
        return row

    # -- the answers ---------------------------------------------------------------

    def actions(
        self,
        view: View,
        decision: Decision,
        answers: Sequence[Answer],
        choices: int,
        known: dict[int, Row] | None = None,
    ) -> Array:
        """A row for each answer; those behind the last answer are zeros."""
        words = len(self.keys)
        made = np.zeros((choices, words + len(FURTHER) + 2 * self.width), np.float32)
        rows: list[Row] = []
        known = {} if known is None else known
        for place, answer in enumerate(answers):
            made[place, self.keys.get(answer.key, words - 1)] = 1.0
            pick = answer.picks[0] if answer.picks else NOBODY
            by = self.thing(view, self.done_by.get(answer.key, ""), answer.subject, known)
            to = self.thing(view, self.done_to.get(answer.key, ""), pick, known)
            rows.append(self.further(view, decision, answer) + by + to)
        if rows:
            made[: len(rows), words:] = rows
        return made

    def further(self, view: View, decision: Decision, answer: Answer) -> Row:
        """What else the answer brings: how much is picked, where a path leads, which numbers."""
        if answer.is_plain:
            return [1.0] + [0.0] * (len(FURTHER) - 1)
        path = answer.path
        to = self.features.of_place(view, path[-1]) if path else (0.0, 0.0)
        return [
            1.0,
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
