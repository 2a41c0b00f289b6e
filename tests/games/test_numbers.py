"""Numbers that get into answers and events mean for ever what they mean now."""

from __future__ import annotations

import inspect
from dataclasses import fields, is_dataclass
from importlib import import_module
from inspect import signature
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
    """Whole numbers, and rows and tables of them, among words perhaps; True and False count for nothing."""
    return type(value) is int or (is_plain(value) and any([is_written(each) for each in parts_of(value)]))


def is_plain(value: object) -> bool:
    return type(value) in (int, str) or bool(parts_of(value) and all([is_plain(each) for each in parts_of(value)]))


def parts_of(value: object) -> tuple[object, ...]:
    if isinstance(value, dict):
        return (*value, *value.values())
    return tuple(value) if type(value) in (tuple, list) else ()


def written_in(module: ModuleType) -> dict[str, object]:
    """The numbers with names of their own, of the module and its classes, and those that hold where none is given."""
    own = [(name, thing) for name, thing in vars(module).items() if name in vars(module).get("__annotations__", {})]
    for name, thing in vars(module).items():
        if getattr(thing, "__module__", "") != module.__name__:
            continue
        own += defaults_of(name, thing)
        if not isinstance(thing, type):
            continue
        for part, value in vars(thing).items():
            own += [(f"{name}.{part}", value)] if part[0] != "_" else []
            is_of_fields = part[:2] == "__" and (is_dataclass(thing) or issubclass(thing, tuple))  # written by nobody
            own += [] if is_of_fields else defaults_of(f"{name}.{part}", value)
    return {name: thing for name, thing in own if is_written(thing)}


def defaults_of(name: str, thing: object) -> list[tuple[str, object]]:
    """What holds where nothing is given: of the parameters of a function, of the fields of a row or record."""
    if isinstance(thing, type):
        found = [(field.name, field.default) for field in fields(thing)] if is_dataclass(thing) else []
        found += list(getattr(thing, "_field_defaults", {}).items())
    else:
        function = inspect.unwrap(getattr(thing, "__func__", thing))
        is_function = inspect.isfunction(function)
        found = [(part.name, part.default) for part in signature(function).parameters.values()] if is_function else []
    return [(f"{name}.{part}", default) for part, default in found]


def module_at(path: str) -> ModuleType:
    return import_module(f"tercio.{path.removesuffix('.py').removesuffix('/__init__').replace('/', '.')}")


@pytest.mark.parametrize("path", [path for path in modules(PROJECT / "src" / "tercio") if written_in(module_at(path))])
def test_a_number_with_a_name_is_the_one_that_was_written_down(path: str) -> None:
    """How far, how often, in which order, at which stage: many a number is nowhere else to be seen exactly."""
    numbers = written_in(module_at(path))

    for name in sorted(numbers):
        hear(name, numbers[name])
    assert numbers
