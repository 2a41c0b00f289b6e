"""What special rules forbid, with the reasons. SU-TRAIT-01, SU-TRAIT-45"""

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
