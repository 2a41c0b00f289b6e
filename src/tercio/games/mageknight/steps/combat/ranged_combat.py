"""MK-RANGED, MK-MULTI, MK-BOW  Ranged combat actions: one or several targets, point blank, precision."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.domains import PRECISION, is_forbidden, judge_domains
from tercio.games.mageknight.abilities.names import ARCING_FIRE
from tercio.games.mageknight.abilities.registry import abilities, rule_of
from tercio.games.mageknight.field.targets import Target
from tercio.games.mageknight.printed.dials import ATTACK, BOW, DAMAGE
from tercio.games.mageknight.rules.combat.targets import friend_at, is_point_blank, judge_shot, shot_targets
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.combat.attack import Attack
from tercio.games.mageknight.steps.combat.attack_effects import fixed_damage
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import NOBODY, PASS, Answer, Decision, Event, Match, Option, Step, Verdict


def begin_shot(m: Match, warrior: Warrior, answer: Answer) -> None:
    """MK-ATTACKSEQ-02, MK-ATTACKSEQ-03"""
    give(m, (warrior.id,), "MK-RANGED-02")
    shoot(m, warrior, answer)


def shoot(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The attack alone: the action that it belongs to has been given."""
    m.push(Shot(warrior.id, answer.picks, answer.key == "precise"))


def shot_options(state: MageKnight, warrior: Warrior) -> list[Option]:
    """MK-RANGED-02, MK-BOW-04  The shots that it has from where it stands."""
    options: list[Option] = []
    seen = shot_targets(state, warrior, is_precise=True)
    targets = tuple([target.id for target in seen if friend_at(state, warrior, target) == NOBODY])
    if targets:
        most = min(len(targets), max(1, warrior.figure.arrows))
        options.append(Option("ranged", "MK-RANGED-02", warrior.id, targets, 1, most))
    if warrior.figure.has_type(BOW) and not is_forbidden(state, PRECISION):
        shielded = tuple([target.id for target in seen if target.id not in targets])
        if shielded:
            options.append(Option("precise", "MK-BOW-04", warrior.id, shielded, 1, 1))
    return options


@dataclass
class Shot(Step):
    """MK-BOW-02, a73: what point blank adds to is said before the roll."""

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
        m.push(
            Attack(
                self.attacker,
                targets,
                is_ranged=True,
                attack_support=self.attack_support,
                damage_support=self.damage_support,
                is_precise=self.is_precise,
                point_blank=point_blank,
                is_divided=len(targets) > 1 and self.using in ("", ARCING_FIRE),
                using=self.using,
                instead=fixed_damage(self.using, len(targets)),
            )
        )


def shot_event(attacker: int, target: int, using: str) -> Event:
    if using:
        return Event("wields", rule_of(using), (attacker, abilities()[using].number, target))
    return Event("shoots", "MK-RANGED-02", (attacker, target))


def judge_shots(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """MK-MULTI-02 to MK-MULTI-04, MK-MULTI-11, MK-BOW-01, MK-BOW-04"""
    is_precise = answer.key == "precise"
    if is_precise and not warrior.figure.has_type(BOW):
        verdict.refuse("MK-BOW-01", "no-bow", (warrior.id,))
    if is_precise:
        judge_domains(state, PRECISION, verdict)
    if is_precise and len(answer.picks) > 1:
        verdict.refuse("MK-BOW-04", "one-target", (len(answer.picks),))
    if len(set(answer.picks)) < len(answer.picks):
        verdict.refuse("MK-MULTI-02", "same-target", (warrior.id,))
    if len(answer.picks) > max(1, warrior.figure.arrows):
        verdict.refuse("MK-MULTI-03", "too-many-targets", (len(answer.picks), warrior.figure.arrows))
    for pick in answer.picks:
        target = state.find(pick)
        if target is not None:
            judge_shot(state, warrior, target, is_precise, verdict)
