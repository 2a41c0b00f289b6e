"""Sentences by key: filled in, in both languages, from the texts of a package."""

from __future__ import annotations

import pytest

from tercio.content.wording import Phrase, filled


def test_slots_take_values_and_phrases_in_the_language_around_them() -> None:
    values: dict[str, object] = {"who": Phrase("the elf", "die Elfe"), "number": 3}

    assert filled("{who} has {number}", values, "en") == "the elf has 3"
    assert filled("{who} hat {number}", values, "de") == "die Elfe hat 3"


def test_a_slot_without_a_value_is_a_mistake_of_the_programmer() -> None:
    with pytest.raises(KeyError):
        filled("{who}", {}, "en")
