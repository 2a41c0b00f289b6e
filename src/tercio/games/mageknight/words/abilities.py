"""What abilities and effects are called: mostly as their entries in the rule index, gifts and talents by their key."""

from __future__ import annotations

from functools import cache
from typing import Final

from tercio.content.wording import Phrase, Wording
from tercio.games.mageknight.abilities.ability import Ability, Token
from tercio.games.mageknight.abilities.registry import abilities, effects
from tercio.kernel import RuleId
from tercio.rules import load

SAY: Final = Wording("tercio.games.mageknight", "gifts")
TOKENS: Final = Wording("tercio.games.mageknight", "tokens")


@cache
def ability_names() -> dict[str, Phrase]:
    return {name: called(ability) for name, ability in abilities().items()}


def called(ability: Ability) -> Phrase:
    """The rule of a gift or a talent says what it does, and has no name for it."""
    if not ability.slot:
        return SAY(ability.name)
    return title_of(ability.id)


@cache
def effect_names() -> dict[str, Phrase]:
    return {word: title_of(effect.id) for word, effect in effects().items()}


def token_name(token: Token) -> Phrase:
    """What is said of a warrior that has it lying beside its base."""
    return TOKENS(token.name)


def title_of(rule: RuleId) -> Phrase:
    entry = load().rule(rule)
    return Phrase(entry.title("en"), entry.title("de"))
