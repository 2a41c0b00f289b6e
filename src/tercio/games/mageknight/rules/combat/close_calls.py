"""A die decides what is legal only by a hair's breadth, if the players agreed on that. MK-ETIQUETTE-08, b105"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.field.constructed import aim_of
from tercio.games.mageknight.field.fire import blocked_by, ends_of
from tercio.games.mageknight.field.ground import base_of
from tercio.games.mageknight.field.options import CLOSE_CALLS
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.geometry.distance import gap_at_most
from tercio.kernel import NOBODY, Answer, Verdict

ALLOWED_FROM: Final = 4  # 1 to 3: no, 4 to 6: yes
SHOTS: Final = ("ranged", "precise")


def close_call(state: MageKnight, answer: Answer) -> int:
    """The base or piece about which there can be two opinions; NOBODY where no die was agreed on."""
    warrior = state.find(answer.subject) if CLOSE_CALLS in state.options else None
    if warrior is None:
        return NOBODY
    if answer.key in SHOTS:
        return grazed(state, warrior, answer.picks)
    return squeezed(state, warrior, answer) if answer.path else NOBODY


def grazed(state: MageKnight, shooter: Warrior, targets: tuple[int, ...]) -> int:
    """What would block a line of fire if it were not for the hair that it may run below an edge."""
    for number in targets:
        target = state.find(number)
        if target is not None:
            ends, aim = ends_of(state, shooter, target), aim_of(state, shooter, target)
            thing, _ = blocked_by(state, ends, shooter, target, shooter.at, aim, grazing=0)
            if thing != NOBODY:
                return thing
    return NOBODY


def squeezed(state: MageKnight, warrior: Warrior, answer: Answer) -> int:
    """One of two bases between which there is no hair to spare."""
    facing = answer.numbers[0] if answer.numbers else warrior.facing
    base = base_of(warrior.standing(answer.path[-1], facing))
    others = [w for w in state.here() if w.id != warrior.id and not w.is_soaring]
    tight = [other.id for other in others if gap_at_most(base, base_of(other), 0)]
    return tight[0] if len(tight) > 1 else NOBODY


def judge_denied(answer: Answer, denied: tuple[Answer, ...], verdict: Verdict) -> None:
    """An action that the die has not allowed is not tried again. MK-ETIQUETTE-08"""
    if any([is_same_try(answer, other) for other in denied]):
        verdict.refuse("MK-ETIQUETTE-08", "denied-by-die", (answer.subject,))


def is_same_try(answer: Answer, other: Answer) -> bool:
    """The same warrior at the same target or place, whichever way it goes and faces."""
    return (answer.key, answer.subject, answer.picks, answer.path[-1:]) == (
        other.key,
        other.subject,
        other.picks,
        other.path[-1:],
    )
