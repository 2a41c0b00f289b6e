"""Abilities and effects are found where they are written, and no two of them can be mixed up."""

from __future__ import annotations

from pathlib import Path

import pytest

from tercio.games.mageknight import abilities as room
from tercio.games.mageknight.abilities.ability import Text
from tercio.games.mageknight.abilities.effect import DOMAIN, ENCHANTMENT, GLYPH, ILLUSION, ITEM
from tercio.games.mageknight.abilities.registry import (
    ROOMS,
    abilities,
    by_number,
    effects,
    gifts,
    special_abilities,
    talents,
    texts,
)
from tercio.games.mageknight.printed.dials import SLOTS
from tercio.rules import load

ABILITIES = list(abilities().values())
FOLDER = Path(room.__path__[0])


def test_every_ability_has_a_number_that_no_other_has() -> None:
    numbers = [ability.number for ability in ABILITIES]

    assert len(by_number()) == len(ABILITIES)
    assert min(numbers) == 0


def test_numbers_of_old_records_mean_what_they_meant() -> None:
    known = {0: "charge", 13: "magic-blast", 39: "ghostform", 53: "shatter", 54: "horsemanship", 61: "confusion"}

    assert {number: by_number()[number].name for number in known} == known


def test_every_module_of_these_rooms_holds_one_ability_and_is_named_after_it() -> None:
    modules = [path.stem for name in ROOMS for path in (FOLDER / name).glob("*.py") if path.stem != "__init__"]

    assert sorted(modules) == sorted([ability.name.replace("-", "_") for ability in ABILITIES])


def test_every_room_is_looked_into() -> None:
    rooms = [path.name for path in FOLDER.iterdir() if (path / "__init__.py").exists()]

    assert sorted(rooms) == sorted([*ROOMS, "effects"])


def test_every_module_of_effects_holds_one_that_is_named_after_it() -> None:
    modules = [path.stem for path in (FOLDER / "effects").glob("*.py") if path.stem != "__init__"]

    assert sorted(modules) == sorted([word.replace("-", "_") for word in effects()])


def test_the_word_of_an_effect_can_stand_on_some_card() -> None:
    cards = {DOMAIN, ILLUSION, ITEM, ENCHANTMENT, GLYPH}

    assert all(effect.cards and set(effect.cards) <= cards for effect in effects().values())


@pytest.mark.parametrize("text", texts(), ids=[text.name for text in texts()])
def test_every_text_cites_its_rule(text: Text) -> None:
    assert text.id in load()


def test_special_abilities_sit_on_a_value_and_all_others_do_not() -> None:
    others = [*gifts().values(), *talents()]

    assert {ability.slot for ability in special_abilities().values()} == set(SLOTS)
    assert len(special_abilities()) + len(others) == len(ABILITIES)
