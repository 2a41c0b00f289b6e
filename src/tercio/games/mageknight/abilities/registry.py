"""Every ability is found by its name or its number, wherever it is written.

Nobody looks one up while modules are still being imported: abilities know the rules and steps that they change.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercio.games.discovery import discovered
from tercio.games.mageknight.abilities.ability import Ability, Gift, Talent
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


@lru_cache(maxsize=1)
def special_abilities() -> dict[str, Ability]:
    """MK-TERM-18  Those that sit on a value of the dial."""
    return {name: ability for name, ability in abilities().items() if ability.slot}


@lru_cache(maxsize=1)
def gifts() -> dict[str, Gift]:
    """MKF  By the subfactions whose they are."""
    return {ability.subfaction: ability for ability in abilities().values() if isinstance(ability, Gift)}


@lru_cache(maxsize=1)
def talents() -> tuple[Talent, ...]:
    return tuple([ability for ability in abilities().values() if isinstance(ability, Talent)])


@lru_cache(maxsize=1)
def by_number() -> dict[int, Ability]:
    return {ability.number: ability for ability in abilities().values()}


def special_names() -> tuple[str, ...]:
    return tuple(special_abilities())


def rule_of(ability: str) -> RuleId:
    """The ability's entry in the rule index."""
    return abilities()[ability].id
