"""Which special rules have something to say on a question, and which deeds are free. SU-TRAIT-01 to SU-TRAIT-03"""

from __future__ import annotations

from functools import lru_cache

from tercio.games.summoners.abilities.special_rule import FLIES, Borne, Texts, heard, special_rules
from tercio.games.summoners.printed.profiles import Attack, Trait
from tercio.games.summoners.state import Summoners, Unit


def texts(state: Summoners, unit: Unit, question: int) -> tuple[Borne, ...]:
    """Those of a unit that answer: what its card says, and what spells grant it."""
    if state.effects:
        granted = granted_to(state, unit, unit.profile.traits)
        if granted is not None:
            return with_granted(granted, False)[question]
    return unit.profile.texts[question]


def attack_texts(state: Summoners, unit: Unit, attack: Attack, question: int) -> tuple[Borne, ...]:
    """The same of one attack; what is granted to the unit counts for all its attacks, but not for spells."""
    if state.effects and not attack.is_spell:
        granted = granted_to(state, unit, attack.traits)
        if granted is not None:
            return with_granted(granted, True)[question]
    return attack.texts[question]


def granted_to(state: Summoners, unit: Unit, printed: tuple[Trait, ...]) -> tuple[tuple[str, int], ...] | None:
    """What the unit has now, in the order in which it came into play; None: as printed. SU-TRAIT-02, SU-TRAIT-03"""
    traits: dict[str, int] | None = None
    for lasting in state.effects:
        if lasting.target == unit.id:
            if traits is None:
                traits = {trait.name: trait.value or 1 for trait in printed}
            for effect in lasting.power.effects:
                effect.verb.grant(effect, traits)
    return None if traits is None else tuple(traits.items())


@lru_cache(maxsize=4096)
def with_granted(traits: tuple[tuple[str, int], ...], is_of_attack: bool) -> Texts:
    """Special rules of units and of attacks are kept apart."""
    known = special_rules()
    return heard([Borne(known[name], x) for name, x in traits if known[name].is_of_attack == is_of_attack])


def flies(state: Summoners, unit: Unit) -> bool:
    """It passes over whatever is in its way. SU-TRAIT-21"""
    return len(texts(state, unit, FLIES)) > 0


def may(state: Summoners, unit: Unit, deed: int) -> bool:
    """No special rule of the unit forbids this deed."""
    return not texts(state, unit, deed)
