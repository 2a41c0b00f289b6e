"""Rules say which abilities may be switched off. MK-TERM-22 to MK-TERM-24, a29, a30"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercio.games.mageknight.abilities.bearers import declinable_of, optional_of, shows
from tercio.games.mageknight.abilities.registry import abilities, gifts, talents
from tercio.games.mageknight.positions.answers import ability_of
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import NOBODY, Answer, Option, RuleId, Verdict

SWITCH_OFF: Final = "switch-off"


def switch_option(warrior: Warrior, names: tuple[str, ...], rule: RuleId) -> Option:
    """One or several of its abilities."""
    return switch_for(warrior.id, names, rule)


@lru_cache(maxsize=1 << 12)
def switch_for(warrior: int, names: tuple[str, ...], rule: RuleId) -> Option:
    """Options are values: the same one is made only once."""
    numbers = tuple([abilities()[name].number for name in names])
    return Option(SWITCH_OFF, rule, warrior, numbers, 1, len(numbers))


def judge_switch(_state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """Only optional abilities that show on this warrior can be switched off. MK-TERM-23"""
    for pick in answer.picks:
        ability = ability_of(pick)
        is_its = (
            warrior.is_rider
            if ability in [talent.name for talent in talents()]
            else bool(ability) and shows(warrior, ability)
        )
        if ability in [gift.name for gift in gifts().values()]:
            is_its = declinable_of(warrior) == ability and warrior.partner == NOBODY
        if not is_its:
            verdict.refuse("MK-TERM-23", "no-ability", (warrior.id, pick))
        elif not abilities()[ability].is_optional:
            verdict.refuse("MK-TERM-23", "not-optional", (warrior.id, pick))
        elif ability not in optional_of(warrior):
            verdict.refuse("MK-TERM-24", "is-off", (warrior.id, pick))
