"""Numbers that get into answers and events mean for ever what they mean now."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

import pytest

from courses import hear
from tercio.bench.mutants import PROJECT, modules
from tercio.games.discovery import discovered
from tercio.games.mageknight.abilities.registry import abilities
from tercio.games.skirmish.state import CARD_NUMBERS
from tercio.games.summoners.abilities.special_rule import ROOM, SpecialRule
from tercio.games.summoners.printed.profiles import BOOSTABLE, BOOSTED
from tercio.games.summoners.rules.secrets import ALL, BY_NUMBER
from tercio.games.warlord.abilities.registry import feats
from tercio.games.warlord.printed.traits import TRAIT_NUMBERS
from tercio.games.warlord.words.receipts import CHANGES


@pytest.mark.parametrize(
    ("numbers", "known"),
    [
        (CARD_NUMBERS, {"guard": 0, "fortune": 1}),
        (BOOSTABLE, {"reflex": 0, "resistance": 1, "melee": 2, "ranged": 3}),
        (
            {secret.id: secret.number for secret in ALL},
            {"springs": 0, "heart": 1, "host": 2, "giant": 3, "unhurt": 4, "banner": 5},
        ),
    ],
    ids=["cards of the toy game", "values that a summoner boosts", "secondary objectives"],
)
def test_a_number_keeps_its_meaning_and_belongs_to_one_thing_only(
    numbers: dict[str, int], known: dict[str, int]
) -> None:
    assert known.items() <= numbers.items()
    assert len(set(numbers.values())) == len(numbers)


def test_whatever_has_a_number_is_found_by_it() -> None:
    assert {BOOSTED[number]: number for number in BOOSTED} == BOOSTABLE
    assert [BY_NUMBER[secret.number] for secret in ALL] == list(ALL)


@pytest.mark.parametrize(
    "numbers",
    [
        {name: ability.number for name, ability in abilities().items()},
        {rule.word: rule.number for rule in discovered(ROOM, SpecialRule)},
        {key: feat.number for key, feat in feats().items()},
        TRAIT_NUMBERS,
        CHANGES,
    ],
    ids=["abilities", "special rules", "feats", "traits", "changes"],
)
def test_numbers_of_records_are_the_same_as_ever(numbers: dict[str, int]) -> None:
    for name in sorted(numbers):
        hear(name.replace(" ", "-"), numbers[name])

    assert len(numbers) > 1


def is_written(value: object) -> bool:
    """Whole numbers, and rows of them; True and False count for nothing."""
    if isinstance(value, tuple):
        return bool(value) and all([is_written(each) for each in value])
    return type(value) is int


def written_in(module: ModuleType) -> dict[str, object]:
    """The numbers with names of their own, those of the module and those of its classes."""
    own = [(name, thing) for name, thing in vars(module).items() if name in vars(module).get("__annotations__", {})]
    for kind in [each for each in vars(module).values() if isinstance(each, type)]:
        if kind.__module__ == module.__name__:
            own += [(f"{kind.__name__}.{name}", thing) for name, thing in vars(kind).items() if name[0] != "_"]
    return {name: thing for name, thing in own if is_written(thing)}


def module_at(path: str) -> ModuleType:
    return import_module(f"tercio.{path.removesuffix('.py').removesuffix('/__init__').replace('/', '.')}")


@pytest.mark.parametrize("path", [path for path in modules(PROJECT / "src" / "tercio") if written_in(module_at(path))])
def test_a_number_with_a_name_is_the_one_that_was_written_down(path: str) -> None:
    """How far, how often, in which order, at which stage: many a number is nowhere else to be seen exactly."""
    numbers = written_in(module_at(path))

    for name in sorted(numbers):
        hear(name, numbers[name])
    assert numbers
