"""What a unit may not do, whatever it is: special rules forbid it, or points are wanting. SU-TRAIT-01, SU-ACTION-01"""

from __future__ import annotations

from tercio.games.summoners.abilities.bearers import attack_texts, texts
from tercio.games.summoners.abilities.special_rule import TO_ANSWER
from tercio.games.summoners.printed.profiles import Attack
from tercio.games.summoners.state import Summoners, Unit
from tercio.kernel import Verdict


def judge_deed(state: Summoners, unit: Unit, deed: int, verdict: Verdict) -> None:
    """May the unit do this deed?"""
    for borne in texts(state, unit, deed):
        verdict.refuse(borne.rule.forbids[deed], borne.rule.because, (unit.id,))


def judge_answering(state: Summoners, unit: Unit, attack: Attack, verdict: Verdict) -> None:
    """May the attack be a reaction? SU-TRAIT-45"""
    for borne in attack_texts(state, unit, attack, TO_ANSWER):
        verdict.refuse(borne.rule.forbids[TO_ANSWER], borne.rule.because, (unit.id,))


def judge_points(unit: Unit, price: int, used: int, verdict: Verdict) -> None:
    """The unit has the points, and has not used this movement action in the round. SU-ACTION-01, SU-ACTION-07"""
    if unit.ap < price:
        verdict.refuse("SU-ACTION-01", "too-few-points", (unit.id, unit.ap, price))
    if used and unit.moves & used:
        verdict.refuse("SU-ACTION-07", "moved-so-already", (unit.id,))
