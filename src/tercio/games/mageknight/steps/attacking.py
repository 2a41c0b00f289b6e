"""MK-ATTACKSEQ  The attack in its eleven steps, from the modifiers to the pushing damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from tercio.games.mageknight import changes
from tercio.games.mageknight.abilities import (
    CRUSHING_BLOW,
    DODGE,
    INVULNERABILITY,
    PIERCE,
    RETALIATION,
    SNEAK_ATTACK,
    TOUGHNESS,
    VAMPIRISM,
    WEAPON_MASTER,
    has,
    rule_of,
)
from tercio.games.mageknight.fire import line_of_fire
from tercio.games.mageknight.ground import is_in_front
from tercio.games.mageknight.numbers import Aim, attack_bonus, attack_of, damage_of, defense_of
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, Option, Roll, Step, Verdict

DICE: Final = 2
CRITICAL_HIT: Final = 12
CRITICAL_MISS: Final = 2


class Target(NamedTuple):
    """One of those who are attacked, and what became of it."""

    warrior: int
    defense: int = 0
    is_hit: bool = False
    damage: int = 0

    def hurt(self, damage: int) -> Target:
        return Target(self.warrior, self.defense, self.is_hit, damage)


ROLL: Final = 0
COMPARE: Final = 1
DODGING: Final = 2
DAMAGE: Final = 3
SPLIT: Final = 4
SUFFER: Final = 5
AFTER: Final = 6


@dataclass
class Attack(Step):
    """MK-ATTACKSEQ-01  Steps 4 to 9; the tokens and the push come with the action that this attack belongs to."""

    attacker: int
    targets: tuple[Target, ...]
    is_ranged: bool
    supporters: int = 0
    attack_support: int = 0
    damage_support: int = 0
    is_capture: bool = False
    is_precise: bool = False
    point_blank: str = ""
    is_divided: bool = False  # MK-MULTI-08  the damage is split among those hit
    using: str = ""  # the special ability that this attack is made with
    stage: int = ROLL
    faces: tuple[int, ...] = ()
    at: int = 0

    def aim(self, state: MageKnight, target: int) -> Aim:
        attacker, other = state.warriors[self.attacker], state.warriors[target]
        line = line_of_fire(state, attacker, other) if self.is_ranged else None
        return Aim(
            attacker, other, self.is_ranged, line, self.supporters, self.attack_support, self.damage_support,
            self.is_capture, self.is_precise, self.point_blank, self.using,
        )  # fmt: skip

    @property
    def total(self) -> int:
        return sum(self.faces)

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.stage != SPLIT or mageknight(m).find(self.attacker) is None:
            return ()
        hit = self.hit()
        attacker = mageknight(m).warriors[self.attacker]
        most = self.damage_for(m, hit[0].warrior)
        option = Option("split", "MK-MULTI-08", NOBODY, numbers=len(hit), low=0, high=most)
        return (Decision(attacker.seat, "split", "MK-MULTI-08", (option,), attacker.id),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if self.stage == SPLIT and answer.key == "split":
            most = self.damage_for(m, self.hit()[0].warrior)
            if sum(answer.numbers) != most:
                verdict.refuse("MK-MULTI-08", "wrong-sum", (sum(answer.numbers), most))

    def take(self, m: Match, answer: Answer) -> None:
        amounts = list(answer.numbers)
        self.targets = tuple([t.hurt(amounts.pop(0)) if t.is_hit else t for t in self.targets])
        self.stage = SUFFER

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        attacker = state.find(self.attacker)
        if attacker is None:
            m.finish(self)
        elif self.stage == ROLL:
            self.stage = COMPARE
            m.push(Roll(DICE, 6, "MK-COMBAT-13", attacker.seat))
        elif self.stage == COMPARE:
            self.compare(m, attacker)
        elif self.stage == DODGING:
            self.dodge(m)
        elif self.stage == DAMAGE:
            self.measure(m, attacker)
        elif self.stage == SUFFER:
            self.suffer(m)
        else:
            m.finish(self)
            self.follow(m, attacker)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        if self.stage == COMPARE:
            self.faces = faces
        elif self.stage == DODGING:
            self.count_dodge(m, faces[0])
        else:  # the weapon master's die
            self.targets = tuple([t.hurt(faces[0]) if t.is_hit else t for t in self.targets])
            self.stage = SUFFER

    def hit(self) -> list[Target]:
        return [target for target in self.targets if target.is_hit]

    # -- steps 4 to 7 ---------------------------------------------------------------------------

    def compare(self, m: Match, attacker: Warrior) -> None:
        """MK-COMBAT-14, MK-CRIT-01, MK-CRIT-04, MK-MULTI-07"""
        state = mageknight(m)
        self.stage = DODGING
        found: list[Target] = []
        for target in self.targets:
            aim = self.aim(state, target.warrior)
            value = attack_of(state, aim).total + attack_bonus(state, aim).total
            defense = defense_of(state, aim).total
            is_hit = self.total == CRITICAL_HIT or (self.total != CRITICAL_MISS and value + self.total >= defense)
            rule = "MK-CRIT-04" if self.total == CRITICAL_HIT else "MK-COMBAT-14"
            m.emit(Event("hit" if is_hit else "missed", rule, (target.warrior, value + self.total, value, defense)))
            found.append(Target(target.warrior, defense, is_hit))
        self.targets = tuple(found)
        if self.total == CRITICAL_MISS:  # MK-CRIT-02, b22
            m.emit(Event("critical-miss", "MK-CRIT-01", (attacker.id,)))
            changes.damage(m, attacker, 1, "MK-CRIT-02")

    def dodge(self, m: Match) -> None:
        """Those who can dodge roll a die each."""
        state = mageknight(m)
        if self.at >= len(self.targets):
            self.stage = DAMAGE
            self.at = 0
            return
        target = self.targets[self.at]
        warrior = state.find(target.warrior)
        crushed = not self.is_ranged and has(state.warriors[self.attacker], CRUSHING_BLOW)
        if target.is_hit and warrior is not None and has(warrior, DODGE) and not crushed:
            m.push(Roll(1, 6, rule_of(DODGE), warrior.seat))
        else:
            self.at += 1

    def count_dodge(self, m: Match, face: int) -> None:
        target = self.targets[self.at]
        if face >= 4:
            m.emit(Event("dodged", rule_of(DODGE), (target.warrior, face)))
            spared = Target(target.warrior, target.defense)
            self.targets = (*self.targets[: self.at], spared, *self.targets[self.at + 1 :])
        self.at += 1

    # -- step 8 -----------------------------------------------------------------------------------

    def measure(self, m: Match, attacker: Warrior) -> None:
        """MK-ATTACKSEQ-11 to MK-ATTACKSEQ-16"""
        hit = self.hit()
        if not hit or self.is_capture:
            self.stage = SUFFER
        elif not self.is_ranged and has(attacker, WEAPON_MASTER):
            m.push(Roll(1, 6, rule_of(WEAPON_MASTER), attacker.seat))
        elif self.is_divided and len(hit) > 1 and self.damage_for(m, hit[0].warrior):
            self.stage = SPLIT
        else:
            self.stage = SUFFER
            self.targets = tuple([t.hurt(self.damage_for(m, t.warrior)) if t.is_hit else t for t in self.targets])

    def damage_for(self, m: Match, target: int) -> int:
        state = mageknight(m)
        aim = self.aim(state, target)
        total = damage_of(state, aim).total
        is_from_behind = not is_in_front(aim.target, aim.attacker.at)
        if not self.is_ranged and is_from_behind and has(aim.attacker, SNEAK_ATTACK):
            total += aim.attacker.now.damage
        return total

    def suffer(self, m: Match) -> None:
        """MK-DAMAGE-03, MK-DAMAGE-04, MK-CRIT-05, MK-CAPTURE-04"""
        state = mageknight(m)
        self.stage = AFTER
        attacker = state.warriors[self.attacker]
        dealt: list[Target] = []
        for target in self.targets:
            if not target.is_hit:
                dealt.append(target)
                continue
            warrior = state.warriors[target.warrior]
            if self.is_capture:
                self.seize(m, attacker, warrior)
                dealt.append(target)
                continue
            extra = 1 if self.total == CRITICAL_HIT else 0
            clicks = max(0, target.damage + extra - reduction(attacker, warrior, self.is_ranged))
            dealt.append(target.hurt(clicks))
        self.targets = tuple(dealt)
        for target in self.targets:
            if target.is_hit and not self.is_capture:
                rule = "MK-RANGED-10" if self.is_ranged else "MK-MELEE-04"
                changes.damage(m, state.warriors[target.warrior], target.damage, rule, self.attacker)

    def seize(self, m: Match, attacker: Warrior, target: Warrior) -> None:
        """MK-CAPTURE-05, MK-CAPTURE-22"""
        if target.guard == attacker.id:
            changes.set_free(m, target, "MK-CAPTURE-22")
            freed = mageknight(m).warriors[target.id]
            changes.damage(m, freed, len(freed.figure.dial), "MK-CAPTURE-22", attacker.id)
        else:
            changes.capture(m, target, attacker.id, "MK-CAPTURE-05")

    # -- step 9 -------------------------------------------------------------------------------------

    def follow(self, m: Match, attacker: Warrior) -> None:
        """MK-ATTACKSEQ-17"""
        hurt = [target for target in self.targets if target.is_hit and target.damage > 0]
        if hurt and not self.is_ranged and has(attacker, VAMPIRISM):
            changes.heal(m, attacker, 1, rule_of(VAMPIRISM))
        for target in hurt:
            warrior = mageknight(m).find(target.warrior)
            if warrior is not None and has(warrior, RETALIATION):
                changes.damage(m, mageknight(m).warriors[self.attacker], 1, rule_of(RETALIATION), warrior.id)


def reduction(attacker: Warrior, target: Warrior, is_ranged: bool) -> int:
    """Damage that a target's abilities keep off; piercing shots and crushing blows go through."""
    if (is_ranged and has(attacker, PIERCE)) or (not is_ranged and has(attacker, CRUSHING_BLOW)):
        return 0
    if has(target, INVULNERABILITY):
        return 2
    return 1 if has(target, TOUGHNESS) else 0
