"""What no match can come to, with the place in the position where it is written."""

from __future__ import annotations

from tercio.games.mageknight.rules.movement.footing import judge_standing
from tercio.games.mageknight.rules.setup.stock import judge_stock
from tercio.games.mageknight.rules.setup.uniqueness import judge_uniqueness
from tercio.games.mageknight.state import HERE, MageKnight
from tercio.games.vocabulary import Fault
from tercio.kernel import NOBODY, Verdict


def faults_of(state: MageKnight) -> list[Fault]:
    found: list[Fault] = []
    for warrior in state.warriors:
        verdict = Verdict()
        if warrior.gone == HERE:
            judge_standing(state, warrior, verdict)
        judge_uniqueness(state, warrior, verdict)
        found += [Fault(warrior.id, refusal, ("warriors", warrior.label)) for refusal in verdict.refusals]
    for player in state.players:
        verdict = Verdict()
        judge_stock(state, player, verdict)
        found += [Fault(NOBODY, refusal, ("players", player.seat)) for refusal in verdict.refusals]
    return found
