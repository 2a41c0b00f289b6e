"""What no match can come to, with the place in the position where it is written."""

from __future__ import annotations

from tercio.games.summoners.rules.cards import judge_possessions, judge_stock
from tercio.games.summoners.rules.standing import judge_standing
from tercio.games.summoners.state import Summoners
from tercio.games.vocabulary import Fault
from tercio.kernel import NOBODY, Verdict


def faults_of(state: Summoners) -> list[Fault]:
    found: list[Fault] = []
    for unit in state.here():
        verdict = Verdict()
        judge_standing(state, unit.profile.radius, unit.at, verdict, unit.id, "SU-SUMMON-09")
        judge_stock(state, unit, verdict)
        found += [Fault(unit.id, refusal, ("units", unit.label)) for refusal in verdict.refusals]
    for player in state.players:
        verdict = Verdict()
        judge_possessions(state, player, verdict)
        found += [Fault(NOBODY, refusal, ("players", player.seat)) for refusal in verdict.refusals]
    return found
