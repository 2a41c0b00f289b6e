"""MKF  What subfactions may do beside their actions: syphon tokens, fall into a trance, steal thoughts."""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import abilities_of, gift_of
from tercio.games.mageknight.abilities.names import MIND_THEFT, SYPHON, TRANCE
from tercio.games.mageknight.field.ground import friends_touching
from tercio.games.mageknight.rules.combat.values import range_of
from tercio.games.mageknight.state import INCH, MageKnight, Warrior
from tercio.geometry.points import centre_distance
from tercio.kernel import NOBODY, Answer, RuleId, Verdict


def judge_gift(warrior: Warrior, gift: str, once: RuleId, verdict: Verdict) -> None:
    """It has the symbol, is on its own, and has not used it up."""
    if gift_of(warrior.figure) != gift or warrior.partner != NOBODY:
        verdict.refuse(once, "no-ability", (warrior.id,))
    elif gift in warrior.off:
        verdict.refuse(once, "used-up", (warrior.id,))


def judge_syphon(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """MKF-SYPHON-02, MKF-SYPHON-03  A token of its own, to a friend in contact."""
    judge_gift(warrior, SYPHON, "MKF-SYPHON-03", verdict)
    if not warrior.tokens:
        verdict.refuse("MKF-SYPHON-02", "no-token", (warrior.id,))
    near = [friend.id for friend in friends_touching(state, warrior)]
    for pick in answer.picks:
        if state.find(pick) is not None and pick not in near:
            verdict.refuse("MKF-SYPHON-02", "not-in-contact", (pick,))


def judge_trance(state: MageKnight, warrior: Warrior, _answer: Answer, verdict: Verdict) -> None:
    """MKF-TRANCE-02, A62: after its first action, while there is one for the second."""
    judge_gift(warrior, TRANCE, "MKF-TRANCE-02", verdict)
    if not warrior.has_acted:
        verdict.refuse("MKF-TRANCE-02", "first-action-first", (warrior.id,))
    if warrior.tokens >= 2:
        verdict.refuse("MK-TERM-03", "two-tokens", (warrior.id, warrior.tokens))
    if state.players[warrior.seat].actions < 1:
        verdict.refuse("MK-TURN-18", "no-actions", (warrior.seat,))


def judge_theft(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """MKF-MINDTHEFT-02, A64: any figure within its range, seen or not."""
    judge_gift(warrior, MIND_THEFT, "MKF-MINDTHEFT-02", verdict)
    reach = range_of(state, warrior).total * INCH
    for pick in answer.picks:
        target = state.find(pick)
        if target is not None and centre_distance(warrior.at, target.at) > reach:
            far = centre_distance(warrior.at, target.at)
            verdict.refuse("MKF-MINDTHEFT-02", "out-of-range", (target.id, far, reach))


def thoughts(state: MageKnight, warrior: Warrior) -> dict[str, list[int]]:
    """The abilities that it could steal, and from whom: all that show within its range."""
    reach = range_of(state, warrior).total * INCH
    near = [w for w in state.here() if w.id != warrior.id and centre_distance(warrior.at, w.at) <= reach]
    found: dict[str, list[int]] = {}
    for other in near:
        for ability in abilities_of(other):
            found.setdefault(ability, []).append(other.id)
    return found
