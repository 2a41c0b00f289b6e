"""Every ability is found by its name or its number, wherever it is written.

Nobody looks one up while modules are still being imported: abilities know the rules and steps that they change.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

from tercio.games.discovery import discovered
from tercio.games.mageknight.abilities.ability import (
    NO_POWER,
    OF_AN_ATTACK,
    QUESTIONS,
    Ability,
    Gift,
    Power,
    Reviver,
    Talent,
    Text,
    Token,
    answers_to,
)
from tercio.games.mageknight.abilities.effect import Effect
from tercio.kernel import RuleId

if TYPE_CHECKING:
    from tercio.games.mageknight.actions.action import Action

Speaking = TypeVar("Speaking", bound=Text)

ANSWERED: Final[dict[type[Text], tuple[int, ...]]] = {}
ROOMS: Final = ("movement", "attack", "defense", "damage", "gifts", "talents")


@lru_cache(maxsize=1)
def abilities() -> dict[str, Ability]:
    """All of them by their names, in the order of their numbers."""
    found: list[Ability] = []
    for room in ROOMS:
        found += discovered(f"tercio.games.mageknight.abilities.{room}", Ability)
    return {ability.name: ability for ability in sorted(found, key=number_of)}


@lru_cache(maxsize=1)
def effects() -> dict[str, Effect]:
    """What things on the table do, by the words on their cards."""
    found = discovered("tercio.games.mageknight.abilities.effects", Effect)
    return {effect.name: effect for effect in found}


@lru_cache(maxsize=1 << 3)
def words_for(card: str) -> tuple[str, ...]:
    """The words that can stand on such a card."""
    return tuple([name for name, effect in effects().items() if card in effect.cards])


@lru_cache(maxsize=1)
def tokens() -> tuple[Token, ...]:
    """What abilities lay beside warriors."""
    return tuple([token for ability in abilities().values() for token in ability.tokens])


def texts() -> tuple[Text, ...]:
    """Every text that is found where it is written."""
    return (*abilities().values(), *effects().values())


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
    """All gifts, by the subfactions that have them. MKF"""
    return {ability.subfaction: ability for ability in abilities().values() if isinstance(ability, Gift)}


@lru_cache(maxsize=1)
def outspoken_gifts() -> dict[str, str]:
    """The names of those that answer a question. All others only open an action, or are looked up where they count."""
    return {gift.subfaction: gift.name for gift in gifts().values() if questions_of(type(gift))}


@lru_cache(maxsize=1)
def talents() -> tuple[Talent, ...]:
    return tuple([ability for ability in abilities().values() if isinstance(ability, Talent)])


@lru_cache(maxsize=1)
def powers() -> dict[str, Power]:
    """Those with which attacks are made, in the order in which they are offered; and none at all."""
    found = sorted([ability for ability in abilities().values() if isinstance(ability, Power)], key=place_of)
    return {"": NO_POWER, **{power.name: power for power in found}}


@lru_cache(maxsize=1)
def revivers() -> dict[str, Reviver]:
    """Those that bring the eliminated back, by the keys of their options. MK-SPECIAL-11"""
    return {ability.key: ability for ability in abilities().values() if isinstance(ability, Reviver)}


@lru_cache(maxsize=1 << 7)
def answering(question: int) -> tuple[Ability, ...]:
    """Everything in the book that answers this question."""
    return tuple([ability for ability in abilities().values() if answers_to(type(ability), question)])


@lru_cache(maxsize=1 << 7)
def names_answering(question: int) -> frozenset[str]:
    return frozenset([ability.name for ability in answering(question)])


def rule_for(question: int) -> RuleId:
    """The rule by which a bearer has this: it refuses all others."""
    return answering(question)[0].id


@lru_cache(maxsize=1)
def brought_along() -> tuple[Action, ...]:
    """What abilities bring along for their bearers to do, in the order of their numbers. MK-TURN-21"""
    return tuple([way for ability in abilities().values() for way in ability.ways()])


@lru_cache(maxsize=1 << 12)
def answers_of(names: frozenset[str], others: tuple[Text, ...] = ()) -> tuple[tuple[Text, ...], ...]:
    """For each question those of these abilities and texts that answer it. The same sets come up again and again."""
    return by_question((*sorted([abilities()[name] for name in names], key=place_of), *others))


def by_question(asked: tuple[Speaking, ...]) -> tuple[tuple[Speaking, ...], ...]:
    found: list[tuple[Speaking, ...]] = [()] * len(QUESTIONS)
    for text in asked:
        for question in questions_of(type(text)):
            found[question] = (*found[question], text)
    return tuple(found)


def questions_of(kind: type[Text]) -> tuple[int, ...]:
    """The questions that texts of this kind answer; each kind is looked at once."""
    if kind not in ANSWERED:
        ANSWERED[kind] = tuple([question for question in range(len(QUESTIONS)) if answers_to(kind, question)])
    return ANSWERED[kind]


@lru_cache(maxsize=1)
def bearing() -> frozenset[str]:
    """Everything that can change an attack; magic does so by its name alone, for a warrior that is nearly a ghost."""
    found = [each for each in abilities().values() if each.is_magic or speaks_in_attacks(each)]
    return frozenset([each.name for each in found])


def speaks_in_attacks(ability: Ability) -> bool:
    return any([question in OF_AN_ATTACK for question in questions_of(type(ability))])


@lru_cache(maxsize=1)
def by_number() -> dict[int, Ability]:
    return {ability.number: ability for ability in abilities().values()}


def special_names() -> tuple[str, ...]:
    return tuple(special_abilities())


def rule_of(ability: str) -> RuleId:
    """The ability's entry in the rule index."""
    return abilities()[ability].id
