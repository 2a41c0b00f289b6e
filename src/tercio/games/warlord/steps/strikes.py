"""An attack makes its strikes, each from aiming to its aftermath. WL-ATTACK, WL-RANGED, A30"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.warlord import changes
from tercio.games.warlord.field.filters import has_trait
from tercio.games.warlord.printed.cards import (
    ANYONE,
    ASTRAL,
    ETHEREAL,
    MELEE,
    NEXT_STRIKE,
    RANGED,
    STRIKE,
    Filter,
)
from tercio.games.warlord.rules.attacks import choosable, judge_choice, may_target, targets
from tercio.games.warlord.rules.golden import ATTACK, is_allowed
from tercio.games.warlord.rules.values import armour_class, attack_bonus, is_given, ranged_bonus, strikes_of, wounds_of
from tercio.games.warlord.state import NOTHING_PAST, READY, SPENT, STUNNED, Past, warlord
from tercio.games.warlord.steps.listeners import Hears, report
from tercio.games.warlord.steps.moments import (
    AIMING,
    ATTACKED,
    ATTACKING,
    BEFORE_ROLL,
    HIT,
    MISSED,
    PERFORMED,
    STRUCK,
    TARGETED,
)
from tercio.games.warlord.steps.rolls import MISS, STRIKE_HIT, Rolling, d20
from tercio.games.warlord.steps.wounds import KILLED, wound
from tercio.games.warlord.words.receipts import tell_sum
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, RuleId, Seat, Tally, Verdict, plain


@dataclass
class Attack(Hears):
    """A ready character is spent and makes a melee strike with each of its bonuses, in order. WL-ATTACK-01, -10"""

    attacker: int
    strike: int = 0
    stopped: bool = False
    is_free: bool = False  # a text lets it attack without being spent
    result: str = ""
    strangers: tuple[int, ...] = ()

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = warlord(m)
        card = state.cards[self.attacker]
        if self.strike == 0 or self.stopped or card.owner in state.leaving or not self.may_go_on(m):
            return ()
        seat = card.owner
        go_on = plain("strike-again", "WL-ATTACK-11", self.attacker)
        stop = plain("stop", "WL-ATTACK-12", self.attacker)
        return (Decision(seat, "next-strike", "WL-ATTACK-12", (go_on, stop), self.attacker),)

    def may_go_on(self, m: Match) -> bool:
        """The attack goes on unless its attacker is gone, out of strikes, or has nobody in reach. A32, A107"""
        state = warlord(m)
        card = state.cards[self.attacker]
        if not self.has(m, self.attacker) or self.strike >= len(strikes_of(state, card)):
            return False
        return bool(targets(state, card, MELEE, 0, 1))

    def take(self, m: Match, answer: Answer) -> None:
        if answer.key == "stop":
            self.stopped = True
        else:
            self.next_strike(m)

    def advance(self, m: Match) -> None:
        if self.strike == 0 and not self.may_begin(m):
            m.finish(self)
        elif self.strike == 0:
            if not self.is_free:
                changes.turn(m, self.attacker, SPENT, "WL-ATTACK-01")
            changes.mark_use(m, self.attacker, "action")
            m.emit(Event("attacks", "WL-ATTACK-01", (self.attacker,)))
            self.next_strike(m)
        else:
            m.finish(self)
            if warlord(m).cards[self.attacker].owner not in warlord(m).leaving:  # A109: it was broken off
                m.open(PERFORMED, self.attacker)
                m.open(ATTACKED, self.attacker)

    def may_begin(self, m: Match) -> bool:
        """Nothing has come in between: it is still there, allowed to and ready, or at least not stunned. WL-STATE-09"""
        state = warlord(m)
        card = state.cards[self.attacker]
        if card.owner in state.leaving or not self.has(m, self.attacker) or not is_allowed(state, card, ATTACK):
            return False
        return card.state == READY or (self.is_free and card.state != STUNNED)

    def next_strike(self, m: Match) -> None:
        state = warlord(m)
        bonuses = strikes_of(state, state.cards[self.attacker])
        strike(m, self.attacker, bonuses[self.strike])
        self.strike += 1


AIM: Final = 0
CHOOSE: Final = 1
DECLARED: Final = 2
ROLL: Final = 3
COUNT: Final = 4
WOUND: Final = 5
AFTER: Final = 6
OVER: Final = 7


@dataclass
class Strike(Rolling):
    """One melee or ranged strike goes from aiming to its aftermath."""

    bonus: int = 0  # the printed bonus of this strike
    kind: str = MELEE
    least: int = 0  # ranks to the target, at least
    most: int = 1  # and at most
    is_spell: bool = False  # WL-ASTRAL-07
    ignores_items: bool = False
    is_alone: bool = False  # a beast or device strikes: nothing of its bearer is added
    guards: tuple[tuple[int, int, int], ...] = ()  # what reacts add to a target's armour: target, number, card
    instead: str = ""  # a hit stuns or spends instead of wounding, or does nothing of the kind
    target: int = NOBODY
    more_wounds: tuple[tuple[int, RuleId, int], ...] = ()  # that feats and reacts have added: number, rule, card
    recoil: int = 0  # A80: what the striker suffers at the same moment
    began: int = 0  # effects with a higher number came during the strike
    nature: str = ""  # A76: the target is Astral or Ethereal when the die falls
    is_cancelled: bool = False
    has_hit: bool = False
    has_killed: bool = False
    answered: tuple[tuple[int, int], ...] = ()  # A115: to which target a card has reacted: character, card
    stage: int = AIM

    def seat(self, m: Match) -> Seat:
        return warlord(m).cards[self.roller].owner

    @property
    def chosen(self) -> Filter:
        """At whom it may be aimed, of those in reach."""
        return ANYONE

    @property
    def striker(self) -> int:
        """The character whose own strike it is: nobody where its beast or device strikes. A117"""
        return NOBODY if self.is_alone else self.roller

    @property
    def is_own_melee(self) -> bool:
        """What texts say of the melee strikes of its striker holds for it. A117"""
        return self.kind == MELEE and not self.is_alone

    def legal_targets(self, m: Match) -> list[int]:
        if not self.has(m, self.roller):
            return []
        state = warlord(m)
        return choosable(state, state.cards[self.roller], self.kind, self.least, self.most, self.chosen)

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.stage != CHOOSE or self.is_cancelled or self.target != NOBODY or self.seat(m) in warlord(m).leaving:
            return ()
        rule = "WL-ATTACK-03" if self.kind == MELEE else "WL-RANGED-05"
        options = tuple([plain("strike", rule, number) for number in self.legal_targets(m)])
        return (Decision(self.seat(m), "strike", rule, options, self.roller),) if options else ()

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = warlord(m)
        target = state.find(answer.subject)
        if answer.key == "strike" and target is not None:
            roller = state.cards[self.roller]
            judge_choice(state, roller, target, self.kind, self.least, self.most, verdict, self.chosen)

    def take(self, m: Match, answer: Answer) -> None:
        self.declare(m, answer.subject)

    def declare(self, m: Match, target: int) -> None:
        """The target is declared; reacts to targeting may follow, also to a new target (A35). WL-ATTACK-05"""
        self.target = target
        self.meet(target)
        self.stage = DECLARED
        m.emit(Event("strikes-at", "WL-ATTACK-03" if self.kind == MELEE else "WL-RANGED-05", (self.roller, target)))
        m.open(TARGETED, target)

    def is_off(self, m: Match) -> bool:
        """It is cancelled or given up, or the striker or its opponent is gone before the wounds. A32, A52, A107"""
        if self.is_cancelled or not self.has(m, self.roller) or not self.has(m, self.target):
            return True
        leaving = warlord(m).leaving
        return bool(leaving) and self.seat(m) in leaving

    def advance(self, m: Match) -> None:
        if self.stage == AIM:
            self.began = warlord(m).serial
            self.aim(m)

        elif self.stage == CHOOSE or (self.stage < AFTER and self.is_off(m)):
            self.end(m)

        elif self.stage == DECLARED:
            self.stage = ROLL
            m.open(BEFORE_ROLL, self.target)

        elif self.stage == ROLL:
            self.stage = COUNT
            self.before_roll(m)
            self.foretell(m)
            rule = "WL-ATTACK-06" if self.kind == MELEE else "WL-RANGED-05"
            m.push(d20(rule, self.seat(m)))

        elif self.stage == COUNT:
            self.stage = WOUND
            self.count(m)
            m.open(HIT if self.has_hit else MISSED, self.target)

        elif self.stage == WOUND:
            self.stage = AFTER
            if self.has_hit:
                self.strike_home(m)

        elif self.stage == AFTER:
            self.stage = OVER
            self.has_killed = self.result == KILLED  # WL-GLOSSARY-04
            m.open(STRUCK, self.target)

        else:
            self.end(m)

    def aim(self, m: Match) -> None:
        """A target that is given is declared if it may be struck at; else the player chooses one."""
        state = warlord(m)
        if self.target == NOBODY:
            self.stage = CHOOSE
            if self.kind == RANGED:
                m.open(AIMING, self.roller)
        elif may_target(state, state.cards[self.roller], state.cards[self.target], self.kind, self.least, self.most):
            self.declare(m, self.target)
        else:
            self.end(m)

    def attack(self, m: Match) -> Tally:
        """The strike has this bonus: ATK for melee, its own bonus for ranged. WL-RANGED-07"""
        state = warlord(m)
        card, target = state.cards[self.roller], state.cards[self.target]
        if self.is_alone:
            return self.receipts(Tally(self.bonus, "WL-ACTIONCARD-07"))
        if self.kind == MELEE:
            return self.receipts(attack_bonus(state, card, self.bonus, target, self.past(m)))
        return self.receipts(ranged_bonus(state, card, self.bonus, target, self.past(m), self.is_spell))

    def aimed_at(self, target: int) -> Strike:
        """The same strike against this target: to see what would count."""
        twin = self.clone()
        assert isinstance(twin, Strike)
        twin.target = target
        return twin

    def past(self, m: Match) -> Past:
        """What was for its next strike when an outer strike of the same character began is for that. WL-BONUS-01"""
        claimed = -1
        for step in m.stack:
            if isinstance(step, Strike) and step is not self and step.kind == self.kind and step.striker == self.roller:
                claimed = max(claimed, step.began)
        return NOTHING_PAST if claimed < 0 else Past(None, claimed)

    def armour(self, m: Match) -> Tally:
        state = warlord(m)
        target, striker = state.cards[self.target], state.cards[self.roller]
        tally = armour_class(state, target, self.kind, striker, self.ignores_items)
        for guarded, amount, source in self.guards:
            if guarded == self.target:  # WL-FEAT-08: not the one that has become the target instead
                tally.add(amount, "WL-ACTIONCARD-07", source)
        return tally

    def comes_to(self, m: Match, face: int) -> tuple[int, ...]:
        natural, bonus, needed = self.forced or face, self.attack(m).total, self.armour(m).total
        result = STRIKE_HIT if self.hits(face, bonus, needed) else MISS
        return (natural + bonus, needed, natural, bonus, result)

    def count(self, m: Match) -> None:
        """The die and the bonus hit or miss. WL-ATTACK-06, WL-RANGED-06, WL-ASTRAL"""
        attack, armour = self.attack(m), self.armour(m)
        bonus, needed = attack.total, armour.total
        tell_sum(m, "attack-summed", self.roller, attack)
        tell_sum(m, "armour-summed", self.target, armour)
        self.has_hit = self.hits(self.face, bonus, needed)
        total = self.natural + bonus
        rule = "WL-ATTACK-06" if self.kind == MELEE else "WL-RANGED-06"
        if self.has_hit != self.succeeds(self.face, bonus, needed):
            rule = self.decisive_rule()
        m.emit(Event("hit" if self.has_hit else "missed", rule, (self.target, self.natural, total, needed, bonus)))

    def foretell(self, m: Match) -> None:
        """The roll for a beast or device is none of its bearer's. A117"""
        if not self.is_alone:
            super().foretell(m)

    def before_roll(self, m: Match) -> None:
        """The target is Astral or Ethereal when the die falls; strikes of spells ignore both. A76, WL-ASTRAL-07"""
        state = warlord(m)
        target = state.cards[self.target]
        self.nature = ""
        if not self.is_spell:
            self.nature = ASTRAL if has_trait(state, target, ASTRAL) else ""
            if has_trait(state, target, ETHEREAL):
                self.nature = ETHEREAL
            if self.nature and self.is_own_melee and is_given(state, state.cards[self.roller], "ignore-nature"):
                self.nature = ""

    def hits(self, face: int, bonus: int, needed: int) -> bool:
        if self.nature == ASTRAL:
            return self.hits_astral(face, bonus, needed)
        if self.nature == ETHEREAL and face % 2 == 1:  # WL-ASTRAL-01, WL-ASTRAL-02
            return False
        return self.succeeds(face, bonus, needed)

    def hits_astral(self, face: int, bonus: int, needed: int) -> bool:
        """Even faces miss, a 20 too; a 19 always hits; a 1 always fails. WL-ASTRAL-03, WL-ASTRAL-04"""
        if face % 2 == 0:
            return False
        return face == 19 or self.succeeds(face, bonus, needed)

    def decisive_rule(self) -> RuleId:
        """Which rule turns a hit into a miss, or a miss into a hit. WL-ASTRAL-01 to WL-ASTRAL-04"""
        if self.nature == ETHEREAL:
            return "WL-ASTRAL-01"
        return "WL-ASTRAL-04" if self.has_hit else "WL-ASTRAL-03"

    def is_fixed(self, m: Match, face: int) -> bool:
        """Criticals, and the 19 against Astral characters, stand. WL-DICE-04, WL-ASTRAL-05"""
        return super().is_fixed(m, face) or (self.nature == ASTRAL and face == 19)

    def is_critical_success(self, m: Match) -> bool:
        """A natural 20 that hits is a critical success. WL-ASTRAL-06, A84"""
        return self.has_hit and self.natural == 20

    def strike_home(self, m: Match) -> None:
        """A hit inflicts one wound, more where feats or texts say so, or what the text says instead. WL-ATTACK-07"""
        rule = "WL-ATTACK-07" if self.kind == MELEE else "WL-RANGED-06"
        own = ((self.roller, self.recoil),) if self.recoil else ()
        if not self.instead:
            dealt = self.wounds_dealt(m, rule)
            tell_sum(m, "wounds-summed", self.roller, dealt)
            wounding = wound(m, ((self.target, dealt.total), *own), rule, self.roller, self.kind)
            wounding.is_firm = self.is_own_melee and is_given(warlord(m), warlord(m).cards[self.roller], "firm-wounds")
            return
        if self.instead == "spend":
            changes.spend(m, self.target, "WL-ACTIONCARD-07")
        elif self.instead == "stun":
            changes.turn(m, self.target, STUNNED, "WL-ACTIONCARD-07")
        if own:
            wound(m, own, rule, self.roller)

    def hurt_more(self, amount: int, rule: RuleId, source: int) -> None:
        """The strike inflicts more wounds if it hits, or fewer. B13"""
        self.more_wounds = (*self.more_wounds, (amount, rule, source))

    def wounds_dealt(self, m: Match, rule: RuleId) -> Tally:
        """A hit inflicts one, with what feats and reacts have added, and what texts add against such a target."""
        state = warlord(m)
        tally = Tally(1, rule)
        for amount, cause, source in self.more_wounds:
            tally.add(amount, cause, source)
        if self.is_alone:
            return tally
        return wounds_of(state, state.cards[self.roller], tally, self.kind, state.cards[self.target])

    def end(self, m: Match) -> None:
        """What was for this strike ends; a strike within another leaves the other its own. WL-BONUS-01"""
        m.finish(self)
        is_within = m.find(Strike) is not None
        changes.lapse(m, STRIKE, after=self.began if is_within else -1)
        if self.stage == OVER and not self.is_alone:
            changes.lapse(m, NEXT_STRIKE, self.roller, self.past(m).claimed, self.began, self.kind)
        report(m, self.summary())
        parent = m.stack[-1] if m.stack else None
        if isinstance(parent, Hears) and self.target != NOBODY:
            parent.heard_strike(m, self.target)

    def summary(self) -> str:
        if self.is_cancelled or self.stage < WOUND:
            return "cancelled"
        return "killed" if self.has_killed else "hit" if self.has_hit else "missed"


def attack(m: Match, attacker: int, is_free: bool = False) -> None:
    """Every attack begins here."""
    m.push(Attack(attacker, is_free=is_free))
    m.open(ATTACKING, attacker)


@dataclass
class ChoosyStrike(Strike):
    """The text that gives it means only some of those in reach. WL-ACTIONCARD-07"""

    meant: Filter = ANYONE

    @property
    def chosen(self) -> Filter:
        return self.meant


def strike(
    m: Match,
    striker: int,
    bonus: int,
    kind: str = MELEE,
    least: int = 0,
    most: int = 1,
    target: int = NOBODY,
    is_spell: bool = False,
    chosen: Filter = ANYONE,
) -> Strike:
    """Every strike begins here: in an attack, by a text, as a riposte."""
    step = Strike(striker) if chosen == ANYONE else ChoosyStrike(striker, meant=chosen)
    step.bonus, step.kind, step.target, step.is_spell = bonus, kind, target, is_spell
    step.least, step.most = least, most
    m.push(step)
    return step
