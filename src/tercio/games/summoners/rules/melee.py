"""A melee attack can be used in several ways. SU-ACTION-13, SU-TRAIT-06"""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.printed.profiles import Attack
from tercio.games.summoners.rules.attacks import can_fight, in_wave, is_double, is_shockwave, targets_of
from tercio.games.summoners.state import Summoners, Unit
from tercio.kernel import NOBODY, Answer, Option, Verdict, plain

MELEE: Final = "melee"
MELEE_ONCE: Final = "melee-once"  # SU-TRAIT-06  only one of the two blows of a double strike
MELEES: Final = (MELEE, MELEE_ONCE)


def melee_options(state: Summoners, unit: Unit, place: int, rule: str, at: int = NOBODY) -> list[Option]:
    """The ways to use this melee attack. `at`: one that must be struck, as after a charge (a65)."""
    attack = unit.profile.attacks[place]
    if attack.is_ranged or not can_fight(state, unit):
        return []
    is_wave = is_shockwave(state, unit, attack)
    struck = in_wave(state, unit, attack) if is_wave else targets_of(state, unit, attack)
    if not struck or (at != NOBODY and at not in struck):
        return []
    doubled = is_double(state, unit, attack)
    if is_wave:
        options = [plain(MELEE, rule, unit.id, place), plain(MELEE_ONCE, "SU-TRAIT-06", unit.id, place)]
        return options if doubled else options[:1]
    single = struck if at == NOBODY else (at,)
    if doubled:
        both = Option(MELEE, rule, unit.id, struck, 1, min(2, len(struck)), detail=place)
        return [both, Option(MELEE_ONCE, "SU-TRAIT-06", unit.id, single, 1, 1, detail=place)]
    return [Option(MELEE, rule, unit.id, single, 1, 1, detail=place)]


def judge_choice(state: Summoners, unit: Unit, answer: Answer, verdict: Verdict) -> Attack | None:
    """The attack that is meant, where the card has it and it can be used in this way. SU-ACTION-13, -14, SU-TRAIT-06"""
    is_melee, attacks = answer.key in MELEES, unit.profile.attacks
    attack = attacks[answer.detail] if 0 <= answer.detail < len(attacks) else None
    if attack is None or attack.is_ranged == is_melee:
        rule = "SU-ACTION-13" if is_melee else "SU-ACTION-14"
        verdict.refuse(rule, "no-such-melee-attack" if is_melee else "no-such-ranged-attack", (unit.id,))
        return None
    if answer.key == MELEE_ONCE and not is_double(state, unit, attack):
        verdict.refuse("SU-TRAIT-06", "no-double-strike", (unit.id, answer.detail))
    return attack


def judge_charged(charged: int, picks: tuple[int, ...], verdict: Verdict) -> None:
    """The free attack of a charge strikes the unit that was charged. SU-CHARGE-07, a65"""
    if charged not in picks:
        verdict.refuse("SU-CHARGE-07", "not-the-charged", (picks[0], charged))
