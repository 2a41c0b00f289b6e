"""What abilities are called: special abilities as their entries in the rule index, gifts and talents by their key."""

from __future__ import annotations

from functools import cache
from typing import Final

from tercio.content.wording import Phrase, Wording
from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.abilities.registry import abilities
from tercio.rules import load

SAY: Final = Wording("tercio.games.mageknight", "gifts")


@cache
def ability_names() -> dict[str, Phrase]:
    return {name: called(ability) for name, ability in abilities().items()}


def called(ability: Ability) -> Phrase:
    """The rule of a gift or a talent says what it does, and has no name for it."""
    if not ability.slot:
        return SAY(ability.name)
    rule = load().rule(ability.id)
    return Phrase(rule.title("en"), rule.title("de"))
