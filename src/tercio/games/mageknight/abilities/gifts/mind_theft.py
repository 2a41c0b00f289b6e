from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift
from tercio.games.mageknight.abilities.bearers import abilities_of
from tercio.games.mageknight.abilities.registry import abilities
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.changes import spells as spell_changes
from tercio.games.mageknight.positions.answers import ability_of
from tercio.games.mageknight.rules.combat.values import range_of
from tercio.games.mageknight.rules.turns.actions import FREE
from tercio.games.mageknight.rules.turns.gifts import judge_gift
from tercio.games.mageknight.state import INCH, MageKnight, Warrior, mageknight
from tercio.geometry.points import centre_distance
from tercio.kernel import Answer, Match, Option, Verdict
from tercio.kernel.tally import told


class MindTheft(Gift):
    """It uses an ability of another figure for a turn. MKF-MINDTHEFT-02"""

    id = "MKF-MINDTHEFT-02"
    stands_in = "MKF-MINDTHEFT-01"
    name = "mind-theft"
    number = 60
    subfaction = "oracles-of-rokos"
    is_optional = True

    def ways(self) -> tuple[Action, ...]:
        return (Steal(judge_theft, steal),)

    def end_begins(self, m: Match) -> None:
        """Whatever was stolen goes back. MKF-MINDTHEFT-03"""
        for warrior in mageknight(m).warriors.copy():
            if warrior.stolen:
                spell_changes.give_back(m, warrior, "MKF-MINDTHEFT-03")


class Steal(Action):
    """A thief takes an ability that shows on any figure within its range, seen or not. A64"""

    keys = ("steal",)
    kind = FREE
    subfaction = MindTheft.subfaction
    phase = "command"

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        verdict = Verdict()
        judge_gift(warrior, MindTheft.name, MindTheft.id, verdict)
        if not verdict:
            return []
        return [
            Option("steal", MindTheft.id, warrior.id, tuple(minds), 1, 1, detail=abilities()[ability].number)
            for ability, minds in thoughts(state, warrior).items()
        ]


def thoughts(state: MageKnight, warrior: Warrior) -> dict[str, list[int]]:
    """The abilities that it could steal, and from whom: all that show within its range, and count. MK-CAPTURE-16"""
    reach = range_of(state, warrior).total * INCH
    others = [other for other in state.here() if other.id != warrior.id and not other.is_captive]
    near = [other for other in others if centre_distance(warrior.at, other.at) <= reach]
    found: dict[str, list[int]] = {}
    for other in near:
        for ability in abilities_of(other):
            found.setdefault(ability, []).append(other.id)
    return found


def judge_theft(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """It reaches any figure within its range, seen or not. MKF-MINDTHEFT-02, A64"""
    judge_gift(warrior, MindTheft.name, MindTheft.id, verdict)
    reach = range_of(state, warrior).total * INCH
    for pick in answer.picks:
        target = state.find(pick)
        if target is not None and target.is_captive:
            verdict.refuse("MK-CAPTURE-16", "captive", (target.id,))
        if target is not None and centre_distance(warrior.at, target.at) > reach:
            far = centre_distance(warrior.at, target.at)
            verdict.refuse(
                MindTheft.id, "out-of-range", (target.id, far, reach), receipts=told(range_of(state, warrior))
            )
        elif target is not None and ability_of(answer.detail) not in abilities_of(target):
            verdict.refuse(MindTheft.id, "no-ability", (target.id, answer.detail))
        elif pick == warrior.id:
            verdict.refuse(MindTheft.id, "its-own-mind", (warrior.id,))


def steal(m: Match, warrior: Warrior, answer: Answer) -> None:
    """An ability goes from one mind to another."""
    thief = spell_changes.use_up(m, warrior, MindTheft.name)
    spell_changes.steal(m, thief, answer.picks[0], ability_of(answer.detail), MindTheft.id)
