"""Every ability is found by its name or its number, wherever it is written.

Nobody looks one up while modules are still being imported: abilities know the rules and steps that they change.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercio.games.discovery import discovered
from tercio.games.mageknight.abilities.ability import (
    NO_POWER,
    OF_AN_ATTACK,
    QUESTIONS,
    Ability,
    Gift,
    Power,
    Talent,
    answers_to,
)
from tercio.kernel import RuleId

ROOMS: Final = ("movement", "attack", "defense", "damage", "gifts", "talents")


@lru_cache(maxsize=1)
def abilities() -> dict[str, Ability]:
    """All of them by their names, in the order of their numbers."""
    found: list[Ability] = []
    for room in ROOMS:
        found += discovered(f"tercio.games.mageknight.abilities.{room}", Ability)
    return {ability.name: ability for ability in sorted(found, key=number_of)}


def number_of(ability: Ability) -> int:
    return ability.number


def place_of(ability: Ability) -> tuple[int, int]:
    return ability.order, ability.number


@lru_cache(maxsize=1)
def special_abilities() -> dict[str, Ability]:
    """Those that sit on a value of the dial. MK-TERM-18"""
    return {name: ability for name, ability in abilities().items() if ability.slot}


@lru_cache(maxsize=1)
def gifts() -> dict[str, Gift]:
    """MKF  By the subfactions whose they are."""
    return {ability.subfaction: ability for ability in abilities().values() if isinstance(ability, Gift)}


@lru_cache(maxsize=1)
def outspoken_gifts() -> dict[str, str]:
    """The names of those that answer a question. All others only open an action, or are looked up where they count."""
    return {gift.subfaction: gift.name for gift in gifts().values() if questions_of(gift.name)}


@lru_cache(maxsize=1)
def talents() -> tuple[Talent, ...]:
    return tuple([ability for ability in abilities().values() if isinstance(ability, Talent)])


@lru_cache(maxsize=1)
def powers() -> dict[str, Power]:
    """Those with which attacks are made, in the order in which they are offered; and none at all."""
    found = sorted([ability for ability in abilities().values() if isinstance(ability, Power)], key=place_of)
    return {"": NO_POWER, **{power.name: power for power in found}}


@lru_cache(maxsize=1 << 12)
def answers_of(names: frozenset[str]) -> tuple[tuple[Ability, ...], ...]:
    """For each question those of these abilities that answer it. Few sets come up, and these again and again."""
    found: list[tuple[Ability, ...]] = [()] * len(QUESTIONS)
    for ability in sorted([abilities()[name] for name in names], key=place_of):
        for question in questions_of(ability.name):
            found[question] = (*found[question], ability)
    return tuple(found)


@lru_cache(maxsize=1 << 8)
def questions_of(name: str) -> tuple[int, ...]:
    """The questions that this ability answers."""
    ability = abilities()[name]
    return tuple([question for question in range(len(QUESTIONS)) if answers_to(ability, question)])


@lru_cache(maxsize=1)
def bearing() -> frozenset[str]:
    """Whatever can make a difference to an attack; magic does by its name alone, to whoever is nearly a ghost."""
    found = [each for each in abilities().values() if each.is_magic or speaks_in_attacks(each)]
    return frozenset([each.name for each in found])


def speaks_in_attacks(ability: Ability) -> bool:
    return any([question in OF_AN_ATTACK for question in questions_of(ability.name)])


@lru_cache(maxsize=1)
def by_number() -> dict[int, Ability]:
    return {ability.number: ability for ability in abilities().values()}


def special_names() -> tuple[str, ...]:
    return tuple(special_abilities())


def rule_of(ability: str) -> RuleId:
    """The ability's entry in the rule index."""
    return abilities()[ability].id
