"""`best`: what a good player would answer at the end of a scenario; one of these must be among the proposals.

A bot sees no further than the answers that its game proposes to it: whether a good one is among them can be checked
without any bot.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from tercio.content.wording import Wording
from tercio.kernel import NOBODY, Answer, Decision, seeded
from tercio.scenario.playthrough import Difference, Playthrough
from tercio.scenario.written import BestAnswer

SAY: Final = Wording("tercio.scenario")

PROPOSALS: Final = 24  # how many are looked at, fewer than the greedy bot tries


def compare_best(playthrough: Playthrough) -> list[Difference]:
    """It is a difference if none of the best answers is proposed to the seat that is asked."""
    scenario, match = playthrough.scenario, playthrough.match
    if not scenario.best:
        return []
    line, asks = scenario.document.line_of(("best",)), match.asks()
    if not asks:
        return [Difference(line, *SAY("nobody-asked-any-more"))]
    decision = asks[0]
    view = match.view(decision.seat)
    proposed = match.game.propose(view, decision, PROPOSALS, seeded(scenario.seed))
    if is_best_among(playthrough, decision, proposed):
        return []
    keys = ", ".join(dict.fromkeys([answer.key for answer in proposed]))
    return [
        Difference(
            line,
            *SAY("none-best-answers-among-proposed", number=len(proposed), keys=keys),
        )
    ]


def is_best_among(playthrough: Playthrough, decision: Decision, answers: list[Answer]) -> bool:
    """Is one of these as good as it gets?"""
    for best in playthrough.scenario.best:
        wanted = playthrough.understood(decision.seat, best.answer)
        for answer in answers:
            if is_such(best, wanted, answer):
                return True
    return False


def is_such(best: BestAnswer, wanted: Answer, answer: Answer) -> bool:
    """What is not written may be anything; a way counts by where it ends."""
    if answer.key != wanted.key:
        return False
    if wanted.subject != NOBODY and answer.subject != wanted.subject:
        return False
    if wanted.detail != NOBODY and answer.detail != wanted.detail:
        return False
    if wanted.picks and set(answer.picks) != set(wanted.picks):
        return False
    if wanted.numbers and answer.numbers != wanted.numbers:
        return False
    if not wanted.path:
        return True
    if not answer.path:
        return False
    (x, y), (to_x, to_y) = answer.path[-1], wanted.path[-1]
    return hypot(x - to_x, y - to_y) <= best.within
