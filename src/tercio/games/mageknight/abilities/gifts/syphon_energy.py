from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift
from tercio.games.mageknight.actions.action import NEAR, Action, Stance
from tercio.games.mageknight.changes import spells as spell_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.ground import friends_touching
from tercio.games.mageknight.rules.turns.actions import FREE
from tercio.games.mageknight.rules.turns.gifts import judge_gift
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.kernel import Answer, Event, Match, Option, Verdict


class SyphonEnergy(Gift):
    """A friend at its side takes pushing damage and rids it of a token. MKF-SYPHON-02"""

    id = "MKF-SYPHON-02"
    stands_in = "MKF-SYPHON-01"
    name = "syphon-energy"
    number = 58
    subfaction = "blood-cultists"
    is_optional = True

    def ways(self) -> tuple[Action, ...]:
        return (Syphon(judge_syphon, syphon),)


class Syphon(Action):
    """A cultist passes an action token to a friend."""

    keys = ("syphon",)
    kind = FREE
    subfaction = SyphonEnergy.subfaction
    needs = NEAR
    phase = "command"

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if not warrior.tokens:
            return []
        friends = tuple([friend.id for friend in friends_touching(state, warrior)])
        verdict = Verdict()
        judge_gift(warrior, SyphonEnergy.name, "MKF-SYPHON-03", verdict)
        return [Option("syphon", SyphonEnergy.id, warrior.id, friends, 1, 1)] if friends and verdict else []


def judge_syphon(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """A token of its own goes to a friend in contact. MKF-SYPHON-02, MKF-SYPHON-03"""
    judge_gift(warrior, SyphonEnergy.name, "MKF-SYPHON-03", verdict)
    if not warrior.tokens:
        verdict.refuse(SyphonEnergy.id, "no-token", (warrior.id,))
    near = [friend.id for friend in friends_touching(state, warrior)]
    for pick in answer.picks:
        if state.find(pick) is not None and pick not in near:
            verdict.refuse(SyphonEnergy.id, "not-in-contact", (pick,))


def syphon(m: Match, warrior: Warrior, answer: Answer) -> None:
    """A friend is pushed, and this one has a token less; once a phase. MKF-SYPHON-02, MKF-SYPHON-03, A61"""
    friend = mageknight(m).warriors[answer.picks[0]]
    m.emit(Event("syphons", SyphonEnergy.id, (warrior.id, friend.id)))
    used = spell_changes.use_up(m, warrior, SyphonEnergy.name)
    spell_changes.take_token(m, used, SyphonEnergy.id)
    changes.damage(m, friend, 1, SyphonEnergy.id)
