"""MKF  What warriors of some subfactions can do beside their actions."""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import abilities_of
from tercio.games.mageknight.abilities.names import MIND_THEFT, SYPHON, TRANCE
from tercio.games.mageknight.abilities.subfactions import gift_of
from tercio.games.mageknight.actions.action import NEAR, Action, Stance
from tercio.games.mageknight.changes import spells as spell_changes
from tercio.games.mageknight.field.ground import friends_touching
from tercio.games.mageknight.positions.answers import ability_of, able, owner_of
from tercio.games.mageknight.rules.combat.values import range_of
from tercio.games.mageknight.rules.turns.actions import FREE
from tercio.games.mageknight.state import INCH, MageKnight, Warrior, mageknight
from tercio.geometry.points import centre_distance
from tercio.kernel import NOBODY, Answer, Match, Option, RuleId, Verdict


def judge_gift(warrior: Warrior, gift: str, once: RuleId, verdict: Verdict) -> None:
    """It has the symbol, is on its own, and has not used it up."""
    if gift_of(warrior.figure) != gift or warrior.partner != NOBODY:
        verdict.refuse(once, "no-ability", (warrior.id,))
    elif gift in warrior.off:
        verdict.refuse(once, "used-up", (warrior.id,))


class Syphon(Action):
    """MKF-SYPHON-02"""

    keys = ("syphon",)
    kind = FREE
    subfaction = "blood-cultists"
    needs = NEAR
    phase = "command"

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if warrior.figure.subfaction != self.subfaction or not warrior.tokens:
            return []
        friends = tuple([friend.id for friend in friends_touching(state, warrior)])
        verdict = Verdict()
        judge_gift(warrior, SYPHON, "MKF-SYPHON-03", verdict)
        return [Option("syphon", "MKF-SYPHON-02", warrior.id, friends, 1, 1)] if friends and verdict else []

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_gift(warrior, SYPHON, "MKF-SYPHON-03", verdict)
        if not warrior.tokens:
            verdict.refuse("MKF-SYPHON-02", "no-token", (warrior.id,))
        near = [friend.id for friend in friends_touching(state, warrior)]
        for pick in answer.picks:
            if state.find(pick) is not None and pick not in near:
                verdict.refuse("MKF-SYPHON-02", "not-in-contact", (pick,))

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        spell_changes.syphon(m, warrior, mageknight(m).warriors[answer.picks[0]])


class FallIntoTrance(Action):
    """MKF-TRANCE-02, A62"""

    keys = ("trance",)
    kind = FREE
    subfaction = "chaos-shamans"

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if warrior.figure.subfaction != self.subfaction:
            return []
        verdict = Verdict()
        self.judge(state, warrior, Answer(warrior.seat, "trance"), verdict)
        return [Option("trance", "MKF-TRANCE-02", warrior.id)] if verdict else []

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_gift(warrior, TRANCE, "MKF-TRANCE-02", verdict)
        if not warrior.has_acted:
            verdict.refuse("MKF-TRANCE-02", "first-action-first", (warrior.id,))
        if warrior.tokens >= 2:
            verdict.refuse("MK-TERM-03", "two-tokens", (warrior.id, warrior.tokens))
        if state.players[warrior.seat].actions < 1:
            verdict.refuse("MK-TURN-18", "no-actions", (warrior.seat,))

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        spell_changes.fall_into_trance(m, warrior)


class Steal(Action):
    """MKF-MINDTHEFT-02, A64: any figure within its range, seen or not; one of the abilities that show."""

    keys = ("steal",)
    kind = FREE
    subfaction = "oracles-of-rokos"
    phase = "command"

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if warrior.figure.subfaction != self.subfaction:
            return []
        verdict = Verdict()
        judge_gift(warrior, MIND_THEFT, "MKF-MINDTHEFT-02", verdict)
        among = thoughts(state, warrior)
        return [Option("steal", "MKF-MINDTHEFT-02", warrior.id, among, 1, 1)] if among and verdict else []

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_gift(warrior, MIND_THEFT, "MKF-MINDTHEFT-02", verdict)
        reach = range_of(state, warrior).total * INCH
        for pick in answer.picks:
            target = state.find(owner_of(pick))
            if target is not None and centre_distance(warrior.at, target.at) > reach:
                far = centre_distance(warrior.at, target.at)
                verdict.refuse("MKF-MINDTHEFT-02", "out-of-range", (target.id, far, reach))

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        pick = answer.picks[0]
        spell_changes.steal(m, warrior, owner_of(pick), ability_of(pick))


def thoughts(state: MageKnight, warrior: Warrior) -> tuple[int, ...]:
    reach = range_of(state, warrior).total * INCH
    near = [w for w in state.here() if w.id != warrior.id and centre_distance(warrior.at, w.at) <= reach]
    return tuple([able(other.id, ability) for other in near for ability in abilities_of(other)])
