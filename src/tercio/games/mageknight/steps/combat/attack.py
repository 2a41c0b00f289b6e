"""MK-ATTACKSEQ  The attack in its eleven steps.

    1 the action, 2 the targets, 3 whether it is a capture    close_combat, ranged_combat and all others
    4 the attacker switches abilities off; its attack value   reckon_attack
    5 the targets' players do; the defense values             reckon_defense
    6 the rule of 3, in each of these values                  rules/combat/values
    7 the attack roll, and who is hit                         compare, save
    8 the damage: modified, limited, divided, dealt           measure, split, suffer
    9 what the attack sets off                                attack_effects.follow
    10 the tokens, 11 pushing damage                          steps/turns/given

What special abilities do in it stands in attack_effects and, where they change values, in rules/combat/values.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.ability import THROWS_FIRST, Text
from tercio.games.mageknight.abilities.bearers import asked, optional_of, power_of
from tercio.games.mageknight.abilities.registry import bearing
from tercio.games.mageknight.changes import armies as army_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.field.fire import line_of_fire
from tercio.games.mageknight.field.ground import touching
from tercio.games.mageknight.field.targets import Target
from tercio.games.mageknight.rules.combat.ranged_combat import judge_split
from tercio.games.mageknight.rules.combat.values import (
    attack_bonus,
    attack_of,
    damage_of,
    defense_of,
    die_rule,
    kept_off,
)
from tercio.games.mageknight.rules.turns.switches import SWITCH_OFF, judge_switch, switch_option
from tercio.games.mageknight.state import HERE, MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.combat import attack_effects as effects
from tercio.games.mageknight.steps.combat.attack_roll import CRITICAL_HIT, DICE, compared, critical, tell_extremes
from tercio.games.mageknight.steps.turns.fall import fall
from tercio.games.mageknight.steps.turns.switches import switch_off
from tercio.kernel import NOBODY, PASS, Answer, Decision, Event, Match, Option, Roll, RuleId, Seat, Step, Tally, Verdict
from tercio.kernel.tally import told

SWITCH_ATTACKER: Final = 0
SWITCH_TARGETS: Final = 1
ROLL: Final = 2
COMPARE: Final = 3
SAVE: Final = 4
DAMAGE: Final = 5
SPLIT: Final = 6
SUFFER: Final = 7
AFTER: Final = 8


def attack(
    m: Match,
    attacker: int,
    targets: tuple[Target, ...],
    is_ranged: bool,
    supporters: int = 0,
    attack_support: tuple[int, ...] = (),
    damage_support: tuple[int, ...] = (),
    is_capture: bool = False,
    is_precise: bool = False,
    point_blank: str = "",
    using: str = "",
    instead: int = 0,
    spell: int = NOBODY,
) -> None:
    """The gate of every attack on warriors but that of bombs: strikes, shots, healing and sorceries come here.

    MK-MULTI-08  The damage of an ordinary shot, and of whatever is like one, is divided among several targets.
    """
    is_divided = is_ranged and len(targets) > 1 and power_of(using).is_plain and spell == NOBODY
    m.push(
        Attack(
            attacker,
            targets,
            is_ranged,
            supporters,
            attack_support,
            damage_support,
            is_capture,
            is_precise,
            point_blank,
            is_divided,
            using,
            instead,
            spell=spell,
        )
    )


@dataclass
class Attack(Step):
    """An attack takes steps 4 to 9; tokens and push come with the action that it belongs to. MK-ATTACKSEQ-01"""

    attacker: int
    targets: tuple[Target, ...]
    is_ranged: bool
    supporters: int = 0
    attack_support: tuple[int, ...] = ()  # members of a ranged formation
    damage_support: tuple[int, ...] = ()
    is_capture: bool = False
    is_precise: bool = False
    point_blank: str = ""
    is_divided: bool = False  # MK-MULTI-08  the damage is split among those hit
    using: str = ""  # the special ability that this attack is made with
    instead: int = 0  # what replaces the damage value
    stage: int = SWITCH_ATTACKER
    faces: tuple[int, ...] = ()
    at: int = 0  # the player in step 5, the target in step 7
    spell: int = NOBODY  # MKS-SORCERY-04  the sorcery that it is made with, by its number
    added: int = NOBODY  # what a die has added to the roll; NOBODY: none was thrown
    is_shared: bool = False  # MK-MULTI-08  several were hit, and get shares of the damage

    def aim(self, state: MageKnight, target: int) -> Aim:
        attacker, other = state.warriors[self.attacker], state.warriors[target]
        line = line_of_fire(state, attacker, other, self.using) if self.is_ranged else None
        return Aim(
            attacker, other, self.is_ranged, line, self.supporters, self.attack_support, self.damage_support,
            self.is_capture, self.is_precise, self.point_blank, self.using, self.instead,
            spell=self.spell, is_one_of_many=len(self.targets) > 1,
        )  # fmt: skip

    def attacking(self, state: MageKnight) -> Warrior | None:
        """The attacker, as long as it can attack."""
        return state.find(self.attacker)

    @property
    def total(self) -> int:
        return sum(self.faces)

    @property
    def harms(self) -> bool:
        """It deals damage to those it hits."""
        return not self.is_capture and power_of(self.using).harms

    @property
    def has_clicks(self) -> bool:
        """It turns the dials of those it hits, one way or the other; what else comes of it is done by `follow`."""
        power = power_of(self.using)
        return power.harms or power.heals

    def hit(self, state: MageKnight) -> list[Target]:
        """Those who are hit and have not left with a player who gave up; once the damage is dealt, all who were."""
        return [t for t in self.targets if t.is_hit and (self.stage == AFTER or state.find(t.warrior) is not None)]

    def is_pointless(self, state: MageKnight) -> bool:
        """All whom it was aimed at have left before the roll."""
        return self.stage <= ROLL and all([state.find(target.warrior) is None for target in self.targets])

    # -- the order of things ----------------------------------------------------------------------

    def advance(self, m: Match) -> None:
        attacker = self.attacking(mageknight(m))
        if attacker is None or self.is_pointless(mageknight(m)):  # b22
            m.finish(self)
        elif self.first_dice(m):
            m.push(Roll(1, 6, self.first_dice(m)[0].id, attacker.seat))
        elif self.stage in (SWITCH_ATTACKER, SWITCH_TARGETS):
            self.go_on(m)
        elif self.stage == ROLL:
            self.stage = COMPARE
            m.push(Roll(DICE, 6, "MK-COMBAT-13", attacker.seat))
        elif self.stage == COMPARE:
            self.compare(m, attacker)
        elif self.stage == SAVE:
            self.save(m)
        elif self.stage == DAMAGE:
            self.measure(m, attacker)
        elif self.stage == SUFFER:
            self.suffer(m, attacker)
        else:
            m.finish(self)
            effects.follow(m, self)

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        if self.attacking(state) is None or self.is_pointless(state) or self.first_dice(m):
            return ()
        if self.stage in (SWITCH_ATTACKER, SWITCH_TARGETS):
            return self.ask_switching(m)
        return self.ask_split(m) if self.stage == SPLIT else ()

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        warrior = mageknight(m).find(answer.subject)
        if answer.key == SWITCH_OFF and warrior is not None:
            judge_switch(mageknight(m), warrior, answer, verdict)
        elif answer.key == "split" and self.stage == SPLIT:
            judge_split(answer.numbers, self.damage_for(mageknight(m), self.hit(mageknight(m))[0].warrior), verdict)

    def take(self, m: Match, answer: Answer) -> None:
        if answer.key == SWITCH_OFF:
            switch_off(m, answer.subject, answer.picks, self.switching_rule)
        elif answer.key == "split":
            self.split(mageknight(m), answer)
        else:
            self.go_on(m)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        if self.stage == COMPARE:
            self.faces = faces
        elif self.stage == SAVE:
            self.count_save(m, faces[0])
        elif self.stage == SWITCH_ATTACKER:
            self.added = self.first_dice(m)[0].thrown(m, self.aim(mageknight(m), self.targets[0].warrior), faces[0])
        else:
            self.instead = faces[0]

    def first_dice(self, m: Match) -> list[Text]:
        """The abilities of the attacker for which a die is to be thrown before anything else."""
        if self.stage != SWITCH_ATTACKER or self.added != NOBODY:
            return []
        attacker = mageknight(m).warriors[self.attacker]
        return [each for each in asked(attacker, THROWS_FIRST) if each.throws_first(m, attacker, self.using)]

    # -- steps 4 to 6 -----------------------------------------------------------------------------

    def ask_switching(self, m: Match) -> tuple[Decision, ...]:
        """Players are asked only where it would make a difference. MK-ATTACKSEQ-05, MK-ATTACKSEQ-07, b21"""
        state = mageknight(m)
        seats = self.switching_seats(state)
        if self.at >= len(seats):
            return ()
        options = tuple([switch_option(*each, self.switching_rule) for each in self.bearing(state, seats[self.at])])
        if not options:
            return ()
        facts = self.at_stake(state, seats[self.at])
        return (Decision(seats[self.at], "switching", self.switching_rule, (*options, PASS), self.attacker, facts),)

    def at_stake(self, state: MageKnight, seat: Seat) -> tuple[int, ...]:
        """The attack against the first target, of this player where he has one, as things are now."""
        own = [target for target in self.targets if state.warriors[target.warrior].seat == seat]
        aim = self.aim(state, (own or self.targets)[0].warrior)
        return (
            aim.target.id,
            attack_of(state, aim).total + attack_bonus(state, aim).total,
            defense_of(state, aim).total,
        )

    @property
    def switching_rule(self) -> RuleId:
        return "MK-ATTACKSEQ-05" if self.stage == SWITCH_ATTACKER else "MK-ATTACKSEQ-07"

    def switching_seats(self, state: MageKnight) -> list[Seat]:
        """Step 4: the attacker's player; step 5: the targets' players, in turn order."""
        own = state.warriors[self.attacker].seat
        if self.stage == SWITCH_ATTACKER:
            return [own]
        others = [state.warriors[target.warrior].seat for target in self.targets]
        order = [state.active]
        while len(order) < len(state.players):
            order.append(state.left_of(order[-1]))
        return [seat for seat in order if seat in others and seat != own]

    def bearing(self, state: MageKnight, seat: Seat) -> list[tuple[Warrior, tuple[str, ...]]]:
        """The player's warriors with optional abilities that make a difference to this attack."""
        found: list[tuple[Warrior, tuple[str, ...]]] = []
        before: list[tuple[object, ...]] = []  # the attack as it is; worked out only where somebody might change it
        for number in sorted(self.near(state)):
            warrior = state.warriors[number]
            if warrior.seat != seat or warrior.gone != HERE:
                continue
            optional = [ability for ability in optional_of(warrior) if ability in bearing()]
            if optional:
                before = before or self.weigh_all(state)
                bears = tuple([ability for ability in optional if self.bears(state, warrior, ability, before)])
                if bears:
                    found.append((warrior, bears))
        return found

    def near(self, state: MageKnight) -> set[int]:
        """Those who take part, or touch somebody who does."""
        found = {self.attacker, *[target.warrior for target in self.targets]}
        for fighter in tuple(found):
            found.update([other.id for other in touching(state, state.warriors[fighter])])
        return found

    def bears(self, state: MageKnight, warrior: Warrior, ability: str, before: list[tuple[object, ...]]) -> bool:
        return self.weigh_all(state.imagined(warrior.without(ability))) != before

    def weigh_all(self, state: MageKnight) -> list[tuple[object, ...]]:
        return [self.weighed(state, target.warrior) for target in self.targets]

    def weighed(self, state: MageKnight, target: int) -> tuple[object, ...]:
        """Everything about the attack that an ability may change."""
        aim = self.aim(state, target)
        values = attack_of(state, aim).receipts, attack_bonus(state, aim).receipts, defense_of(state, aim).receipts
        if self.is_capture:
            return *values, effects.saving_rule(aim)
        return *values, damage_of(state, aim).receipts, *effects.chances_of(aim)

    def go_on(self, m: Match) -> None:
        """The player who was to speak has done so, or had nothing to say."""
        state = mageknight(m)
        self.at += 1
        if self.at < len(self.switching_seats(state)):
            return
        self.at = 0
        if self.stage == SWITCH_ATTACKER:
            self.stage = SWITCH_TARGETS
            self.reckon_attack(m)
        else:
            self.stage = ROLL
            self.reckon_defense(m)

    def reckon_attack(self, m: Match) -> None:
        """The attack value is reckoned against each target on its own. MK-ATTACKSEQ-06, MK-ATTACKSEQ-09, MK-MOD-07"""
        state = mageknight(m)
        self.targets = tuple([t.attacked(self.attack_against(m, self.aim(state, t.warrior))) for t in self.targets])

    def attack_against(self, m: Match, aim: Aim) -> int:
        """What a die has added to the roll is told here too, for it is added to the value when they are compared."""
        tallies = [attack_of(mageknight(m), aim), attack_bonus(mageknight(m), aim)]
        value = sum([tally.total for tally in tallies])
        if self.added > 0:
            tallies.append(Tally(self.added, asked(aim.attacker, THROWS_FIRST)[0].id))
        facts = (aim.attacker.id, aim.target.id, value + max(0, self.added))
        m.emit(Event("attack-value", "MK-ATTACKSEQ-06", facts, receipts=told(*tallies)))
        return value

    def reckon_defense(self, m: Match) -> None:
        """What was switched off in step 5 may change the attack once more. MK-ATTACKSEQ-08, MK-ATTACKSEQ-09"""
        state = mageknight(m)
        found: list[Target] = []
        for target in self.targets:
            if state.find(target.warrior) is None:
                found.append(target)
                continue
            aim = self.aim(state, target.warrior)
            value = attack_of(state, aim).total + attack_bonus(state, aim).total
            if value != target.attack:
                self.attack_against(m, aim)
            defense = defense_of(state, aim)
            m.emit(Event("defense-value", "MK-ATTACKSEQ-08", (target.warrior, defense.total), receipts=told(defense)))
            found.append(target.defended(value, defense.total))
        self.targets = tuple(found)

    # -- step 7 -----------------------------------------------------------------------------------

    def compare(self, m: Match, attacker: Warrior) -> None:
        """One roll is compared with every defense. MK-COMBAT-14, MK-CRIT-01, MK-CRIT-04, MK-MULTI-07

        This is step 7, with one roll for all of them (MK-ATTACKSEQ-10, MK-MULTI-06).
        """
        self.stage = SAVE
        found: list[Target] = []
        added = max(0, self.added)
        for target in self.targets:
            if mageknight(m).find(target.warrior) is None:
                found.append(target)
                continue
            is_hit = compared(m, target.warrior, target.attack + added, target.defense, self.total)
            found.append(target.compared(is_hit))
        self.targets = tuple(found)
        tell_extremes(m, attacker, self.total)

    def save(self, m: Match) -> None:
        """Those of the hit whose abilities may save them roll a die each."""
        state = mageknight(m)
        if self.at >= len(self.targets):
            self.stage = DAMAGE
            self.at = 0
            return
        target = self.targets[self.at]
        warrior = state.find(target.warrior)
        rule = effects.saving_rule(self.aim(state, target.warrior)) if target.is_hit and warrior is not None else ""
        if rule and warrior is not None:
            m.push(Roll(1, 6, rule, warrior.seat))
        else:
            self.at += 1

    def count_save(self, m: Match, face: int) -> None:
        target = self.targets[self.at]
        is_saved = effects.is_saved(face)
        rule = effects.saving_rule(self.aim(mageknight(m), target.warrior))
        told = (target.warrior, face, effects.SAVED_FROM)
        m.emit(Event("dodged" if is_saved else "not-dodged", rule, told))
        if is_saved:
            self.targets = (*self.targets[: self.at], target.compared(False), *self.targets[self.at + 1 :])
        self.at += 1

    # -- step 8 -----------------------------------------------------------------------------------

    def measure(self, m: Match, attacker: Warrior) -> None:
        """The damage is measured, but not for a capture, nor where nobody is hit. MK-ATTACKSEQ-11 to MK-ATTACKSEQ-13

        Who is missed takes none, nor does a captive (MK-COMBAT-15, MK-CAPTURE-04).
        """
        state, hit = mageknight(m), self.hit(mageknight(m))
        if not hit or self.is_capture or not self.has_clicks:
            self.stage = SUFFER
            return
        rule = die_rule(self.aim(state, hit[0].warrior))
        if rule and not self.instead:
            m.push(Roll(1, 6, rule, attacker.seat))
            return
        damage = damage_of(state, self.aim(state, hit[0].warrior)).total
        self.is_shared = self.is_divided and len(hit) > 1 and damage > 0
        self.tell_damage(m, hit)
        if self.is_shared:
            self.stage = SPLIT
        else:
            self.stage = SUFFER
            self.targets = tuple([t.hurt(self.damage_for(state, t.warrior)) if t.is_hit else t for t in self.targets])

    def damages(self, state: MageKnight, target: int) -> list[Tally]:
        """What it deals, and a click more for a critical hit; each share gets its own. MK-CRIT-05 to MK-CRIT-07"""
        found = [damage_of(state, self.aim(state, target))]
        return found if self.is_shared else [*found, *critical(self.total, self.critical_rule)]

    @property
    def critical_rule(self) -> RuleId:
        if not self.harms:
            return "MK-CRIT-07"
        return "MK-CRIT-06" if self.is_ranged and len(self.targets) > 1 else "MK-CRIT-05"

    def damage_for(self, state: MageKnight, target: int) -> int:
        return sum([tally.total for tally in self.damages(state, target)])

    def tell_damage(self, m: Match, hit: list[Target]) -> None:
        """Once, where it is the same for all of them."""
        state, said = mageknight(m), list[Event]()
        for target in hit:
            facts = (self.attacker, self.damage_for(state, target.warrior))
            receipts = told(*self.damages(state, target.warrior))
            event = Event("damage-value" if self.harms else "heal-value", "MK-ATTACKSEQ-12", facts, receipts=receipts)
            if event not in said:
                said.append(event)
                m.emit(event)

    def ask_split(self, m: Match) -> tuple[Decision, ...]:
        hit = self.hit(mageknight(m))
        if not hit:
            return ()
        attacker = mageknight(m).warriors[self.attacker]
        most = self.damage_for(mageknight(m), hit[0].warrior)
        option = Option("split", "MK-MULTI-08", NOBODY, numbers=len(hit), low=0, high=most)
        facts = (most, *[target.warrior for target in hit])
        return (Decision(attacker.seat, "split", "MK-MULTI-08", (option,), attacker.id, facts),)

    def split(self, state: MageKnight, answer: Answer) -> None:
        """Those who are hit get the shares that the attacker has named. MK-MULTI-08 to MK-MULTI-10"""
        amounts, hit = list(answer.numbers), self.hit(state)
        self.targets = tuple([t.hurt(amounts.pop(0)) if t in hit else t for t in self.targets])
        self.stage = SUFFER

    def suffer(self, m: Match, attacker: Warrior) -> None:
        """All suffer at once: first the shares, then the dials. MK-ATTACKSEQ-14 to MK-ATTACKSEQ-16, MK-DAMAGE-04"""
        state = mageknight(m)
        hit = self.hit(state)
        self.stage = AFTER
        if self.is_capture:
            for target in hit:
                self.seize(m, attacker, state.warriors[target.warrior])
            return
        if not self.has_clicks:
            return
        self.targets = tuple([self.final(m, target) if target in hit else target for target in self.targets])
        for target in self.hit(state):
            warrior = state.warriors[target.warrior]
            if self.harms:
                rule = "MK-RANGED-10" if self.is_ranged else "MK-MELEE-04"
                changes.damage(m, warrior, target.damage, rule, self.attacker)
            else:
                changes.heal(m, warrior, target.damage, "MK-HEAL-01")

    def final(self, m: Match, target: Target) -> Target:
        """A critical hit adds a click to each share, abilities keep some off. MK-CRIT-06, MK-DAMAGE-03, a58, a61"""
        clicks = target.damage
        if self.is_shared and self.total == CRITICAL_HIT:
            clicks += 1
            receipts = told(Tally(target.damage, "MK-MULTI-08"), *critical(self.total, self.critical_rule))
            m.emit(Event("share", self.critical_rule, (target.warrior, clicks), receipts=receipts))
        if not self.harms:
            return target.hurt(clicks)
        kept, rule = kept_off(self.aim(mageknight(m), target.warrior))
        if kept and clicks:
            m.emit(Event("withstood", rule, (target.warrior, min(kept, clicks))))
        return target.hurt(max(0, clicks - kept))

    def seize(self, m: Match, attacker: Warrior, target: Warrior) -> None:
        """Who is hit is captured, or eliminated by its guard. MK-CAPTURE-05, MK-CAPTURE-22, MK-CAPTURE-24"""
        if target.guard == attacker.id:
            fall(m, target, "MK-CAPTURE-22", attacker.id)
        else:
            army_changes.capture(m, target, attacker.id, "MK-CAPTURE-05")
