"""Verbs of all games: how they are found, and what a pack may not write."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tercio.content.document import Document
from tercio.content.table import Table
from tercio.games.discovery import discovered
from tercio.games.verbs import Verb, by_word, keys_of, refuse_missing, refuse_unheeded
from tercio.kernel import Rule


class Lift(Verb):
    word = "lift"
    heeds: ClassVar[tuple[str, ...]] = ("who", "amount")
    needs: ClassVar[tuple[str, ...]] = ("amount",)


class Drop(Verb):
    word = "drop"
    heeds: ClassVar[tuple[str, ...]] = ("who", "where")


class Nameless(Verb):
    pass


class Greedy(Verb):
    word = "grab"
    needs: ClassVar[tuple[str, ...]] = ("who",)


def line(**values: object) -> Table:
    return Table(Document("pack.toml", "", dict(values), {}), (), dict(values))


def test_verbs_are_found_by_their_words() -> None:
    assert list(by_word([Lift(), Drop()])) == ["lift", "drop"]
    assert keys_of([Lift(), Drop()]) == ("who", "amount", "where")


@pytest.mark.parametrize("verbs", [[Lift(), Lift()], [Nameless()], [Greedy()]])
def test_two_verbs_of_one_word_or_one_without_sense_are_refused(verbs: list[Verb]) -> None:
    with pytest.raises(AssertionError):
        by_word(verbs)


def test_a_key_that_a_verb_does_not_heed_is_a_mistake_of_the_pack() -> None:
    entry = line(who="all", where="here")

    refuse_unheeded(entry, "lift", ("who", "amount", "where"), Lift.heeds)
    refuse_missing(entry, "lift", "verb", Lift.needs)

    assert [(each.key, each.en) for each in entry.document.problems] == [
        ("where", '"lift" takes no "where"; leave it out.'),
        ("verb", '"lift" needs "amount".'),
    ]


def test_discovery_makes_one_object_of_each_class_in_a_room_and_in_the_rooms_inside_it() -> None:
    found = discovered("tercio.games.skirmish", Rule)

    assert [type(rule).__name__ for rule in found] == [
        "TableRule", "OnTheTable", "WalkAllowance", "NotThroughEnemies", "RoomToStand", "Flying"
    ]  # fmt: skip
