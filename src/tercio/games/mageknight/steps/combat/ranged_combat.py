"""MK-RANGED, MK-MULTI, MK-BOW  Ranged combat actions: one or several targets, point blank, precision."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.bearers import power_of
from tercio.games.mageknight.abilities.registry import abilities, rule_of
from tercio.games.mageknight.field.targets import Target
from tercio.games.mageknight.printed.dials import ATTACK, DAMAGE
from tercio.games.mageknight.rules.combat.powers import aimed, struck_with
from tercio.games.mageknight.rules.combat.targets import is_point_blank
from tercio.games.mageknight.state import Warrior, mageknight
from tercio.games.mageknight.steps.combat.attack import attack
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import PASS, Answer, Decision, Event, Match, Option, Step


def begin_shot(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The answer names the targets, and whether the shot is precise. MK-ATTACKSEQ-02, MK-ATTACKSEQ-03"""
    give(m, (warrior.id,), "MK-RANGED-02")
    shoot(m, warrior.id, answer.picks, answer.key == "precise")


def begin_aimed(m: Match, warrior: Warrior, answer: Answer) -> None:
    """MKA  A shot with a special ability, which may strike others beside its target."""
    state, ability = mageknight(m), aimed()[answer.key]
    others = struck_with(state, warrior, state.warriors[answer.picks[0]], ability)
    give(m, (warrior.id,), ability.id)
    shoot(m, warrior.id, answer.picks, using=ability.name, others=others)


def shoot(
    m: Match,
    attacker: int,
    targets: tuple[int, ...],
    is_precise: bool = False,
    attack_support: tuple[int, ...] = (),
    damage_support: tuple[int, ...] = (),
    using: str = "",
    others: tuple[int, ...] = (),
) -> None:
    """The gate of every shot: orders, volleys, bounds and overwatch come through here, their action being given."""
    m.push(Shot(attacker, targets, is_precise, attack_support, damage_support, using, others))


@dataclass
class Shot(Step):
    """What point blank adds to is said before the roll. MK-BOW-02, a73"""

    attacker: int
    targets: tuple[int, ...]
    is_precise: bool = False
    attack_support: tuple[int, ...] = ()  # MK-FORMATION-36  the members that add to the attack,
    damage_support: tuple[int, ...] = ()  # and those that add to the damage
    using: str = ""  # the special ability that this is done with,
    others: tuple[int, ...] = ()  # and whom it strikes beside the targets
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        attacker = state.find(self.attacker)
        if self.is_done or attacker is None:
            return ()
        targets = [state.warriors[target] for target in self.targets]
        if not is_point_blank(state, attacker, targets):
            return ()
        options = (
            Option("blank-attack", "MK-BOW-02", attacker.id),
            Option("blank-damage", "MK-BOW-02", attacker.id),
            PASS,
        )
        return (Decision(attacker.seat, "point-blank", "MK-BOW-02", options, attacker.id),)

    def take(self, m: Match, answer: Answer) -> None:
        self.shoot(m, {"blank-attack": ATTACK, "blank-damage": DAMAGE}.get(answer.key, ""))

    def advance(self, m: Match) -> None:
        if self.is_done:
            m.finish(self)
        else:
            self.shoot(m, "")

    def shoot(self, m: Match, point_blank: str) -> None:
        self.is_done = True
        for target in (*self.targets, *self.others):
            m.emit(shot_event(self.attacker, target, self.using))
        targets = tuple([Target(target) for target in (*self.targets, *self.others)])
        attack(
            m,
            self.attacker,
            targets,
            is_ranged=True,
            attack_support=self.attack_support,
            damage_support=self.damage_support,
            is_precise=self.is_precise,
            point_blank=point_blank,
            using=self.using,
            instead=power_of(self.using).fixed_damage(len(targets)),
        )


def shot_event(attacker: int, target: int, using: str) -> Event:
    if using:
        return Event("wields", rule_of(using), (attacker, abilities()[using].number, target))
    return Event("shoots", "MK-RANGED-02", (attacker, target))
