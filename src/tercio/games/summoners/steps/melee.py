"""A melee attack: who is struck may strike back, parry or bear it. SU-ACTION-13, SU-MREACT"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from tercio.games.summoners import changes
from tercio.games.summoners.field.strikes import Strike, odds_of
from tercio.games.summoners.rules.attacks import in_wave, is_double, is_shockwave, judge_aim, judge_target
from tercio.games.summoners.rules.melee import MELEE, MELEES, judge_charged, judge_choice, melee_options
from tercio.games.summoners.rules.reactions import (
    COUNTERSTRIKE,
    COUNTERSTRIKES,
    PARRY,
    PASSIVE,
    blow_unanswered_by,
    counterstrikes,
    judge_counterstrike,
)
from tercio.games.summoners.state import Summoners, Unit, summoners
from tercio.games.summoners.steps.exchange import exchange
from tercio.kernel import NOBODY, PASS, Answer, Decision, Event, Match, Option, Step, Verdict, plain


class Reply(NamedTuple):
    """How one of those who are struck reacts."""

    unit: int
    key: str
    attack: int = 0
    is_twice: bool = False  # with both blows of a double strike
    second: int = NOBODY  # whom the second goes to; NOBODY: the same as the first


REACT: Final = 0
FIGHT: Final = 1


@dataclass
class Melee(Step):
    """From the declaration to the exchange of blows. SU-MELEE, SU-TRAIT-06 to SU-TRAIT-10, SU-TRAIT-32"""

    attacker: int
    attack: int
    targets: tuple[int, ...]  # one, two for a double strike, all in a shockwave
    is_charge: bool = False
    is_twice: bool = False  # both blows of a double strike go at each of them
    can_react: bool = True  # SU-ACTION-21
    stage: int = REACT
    at: int = 0
    replies: tuple[Reply, ...] = ()

    def advance(self, m: Match) -> None:
        state = summoners(m)
        attacker = state.find(self.attacker)
        if attacker is None or self.stage == FIGHT:
            m.finish(self)
        elif self.at < len(self.targets):
            self.at += 1
            target = state.find(self.targets[self.at - 1])
            if target is not None and self.can_react:
                rule = blow_unanswered_by(state, target, attacker, self.attack)
                if not rule:
                    m.push(MeleeReaction(target.id, attacker.id, self.attack))
                elif not state.are_allied(target.seat, attacker.seat):
                    m.emit(Event("cannot-react", rule, (target.id, attacker.id, target.ap)))
        else:
            self.stage = FIGHT
            exchange(m, self.strikes(state))

    def strikes(self, state: Summoners) -> tuple[Strike, ...]:
        found: list[Strike] = []
        for target in self.targets:
            if state.find(target) is None:
                continue
            reply = self.reply_of(target)
            parries = reply is not None and reply.key == PARRY
            strike = Strike(self.attacker, self.attack, target, is_charge=self.is_charge, parry=parries)
            found.append(strike)
            if self.is_twice:  # SU-TRAIT-08: against the second blow nobody reacts
                found.append(strike.unanswered())
        for reply in self.replies:
            if reply.key == COUNTERSTRIKE:
                found.extend(answers(state, reply, self.attacker))
        return tuple(found)

    def reply_of(self, unit: int) -> Reply | None:
        for reply in self.replies:
            if reply.unit == unit:
                return reply
        return None


def answers(state: Summoners, reply: Reply, attacker: int) -> list[Strike]:
    """With a double strike two blows, at least one at the attacker. SU-MREACT-12, -13, SU-TRAIT-06, a66

    SU-TRAIT-32  A shockwave that answers strikes everybody around, too.
    """
    unit = state.units[reply.unit]
    attack = unit.profile.attack_at(reply.attack)
    assert attack is not None
    struck = in_wave(state, unit, attack) if is_shockwave(state, unit, attack) else (attacker,)
    first = [Strike(unit.id, reply.attack, target, is_reaction=True) for target in struck]
    if not reply.is_twice:
        return first
    return [*first, *(first if reply.second == NOBODY else [first[0].turned_to(reply.second)])]


@dataclass
class MeleeReaction(Step):
    """Counterstrike with one of its attacks, parry, or nothing. SU-MREACT-12, -15, -19, SU-ATTACK-02"""

    unit: int
    attacker: int
    attack: int
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = summoners(m)
        unit = state.find(self.unit)
        if self.is_done or unit is None:
            return ()
        options: list[Option] = []
        for place in range(len(unit.profile.attacks)):
            options.extend(counterstrikes(state, unit, state.units[self.attacker], place))
        options.append(plain(PARRY, "SU-MREACT-15", unit.id))
        options.append(plain(PASSIVE, "SU-MREACT-19", unit.id))
        return (Decision(unit.seat, "melee-reaction", "SU-MREACT-01", tuple(options), self.attacker, self.at_stake(m)),)

    def at_stake(self, m: Match) -> tuple[int, ...]:
        strike = Strike(self.attacker, self.attack, self.unit, is_charge=m.under(Melee).is_charge)
        return odds_of(summoners(m), strike)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key in COUNTERSTRIKES and answer.subject == self.unit:
            state = summoners(m)
            unit, attacker = state.units[self.unit], state.units[self.attacker]
            judge_counterstrike(state, unit, attacker, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        unit = summoners(m).units[self.unit]
        reply = Reply(unit.id, answer.key)
        if answer.key in COUNTERSTRIKES:
            attack = unit.profile.attack_at(answer.detail)
            assert attack is not None
            is_twice = answer.key == COUNTERSTRIKE and is_double(summoners(m), unit, attack)
            second = answer.picks[0] if answer.picks else NOBODY
            reply = Reply(unit.id, COUNTERSTRIKE, answer.detail, is_twice, second)
        rule = {COUNTERSTRIKE: "SU-MREACT-12", PARRY: "SU-MREACT-15", PASSIVE: "SU-MREACT-19"}[reply.key]
        m.emit(Event(f"reacts-{reply.key}", rule, (unit.id, self.attacker)))
        if reply.key != PASSIVE:
            changes.pay(m, unit, 1, rule)
        melee = m.under(Melee)
        melee.replies = (*melee.replies, reply)

    def advance(self, m: Match) -> None:
        m.finish(self)


@dataclass
class FreeAttack(Step):
    """After a charge one melee attack at its target costs nothing, if the charger likes. SU-CHARGE-07, a65"""

    unit: int
    target: int
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = summoners(m)
        unit, target = state.find(self.unit), state.find(self.target)
        if self.is_done or unit is None or target is None:
            return ()
        options: list[Option] = []
        for place in range(len(unit.profile.attacks)):
            options.extend(melee_options(state, unit, place, "SU-CHARGE-07", target.id))
        if not options:
            return ()
        return (Decision(unit.seat, "free-attack", "SU-CHARGE-07", (*options, PASS), target.id),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        unit = summoners(m).units[self.unit]
        if answer.key not in MELEES or answer.subject != unit.id:
            return
        attack = judge_choice(summoners(m), unit, answer, verdict)
        if attack is not None:
            judge_aim(summoners(m), unit, attack, answer.picks, verdict)
            judge_target(summoners(m), unit, attack, summoners(m).units[self.target], verdict)
        if answer.picks:
            judge_charged(self.target, answer.picks, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        if answer.key != PASS.key:
            begin_melee(m, summoners(m).units[self.unit], answer, is_charge=True)

    def advance(self, m: Match) -> None:
        m.finish(self)
        if not self.is_done and summoners(m).find(self.unit) is not None:
            m.emit(Event("free-attack-lapses", "SU-CHARGE-07", (self.unit, self.target)))


def begin_melee(m: Match, unit: Unit, answer: Answer, is_charge: bool = False) -> None:
    """All targets are declared together. SU-TRAIT-07"""
    state = summoners(m)
    attack = unit.profile.attack_at(answer.detail)
    assert attack is not None
    is_wave = is_shockwave(state, unit, attack)
    targets = in_wave(state, unit, attack) if is_wave else answer.picks
    is_twice = answer.key == MELEE and is_double(state, unit, attack) and (is_wave or len(targets) == 1)
    rule = "SU-CHARGE-07" if is_charge else "SU-ACTION-13"
    for target in targets:
        m.emit(Event("strikes", rule, (unit.id, answer.detail, target)))
    m.push(Melee(unit.id, answer.detail, targets, is_charge, is_twice))
