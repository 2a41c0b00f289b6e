"""SU-ACTION-13, SU-MREACT  A melee attack: who is struck may strike back, parry or bear it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from tercio.games.summoners import changes
from tercio.games.summoners.ground import are_touching, is_within
from tercio.games.summoners.rules.attacking import can_fight, in_wave, is_double, is_shockwave, reach_of, targets_of
from tercio.games.summoners.state import Summoners, Unit, summoners
from tercio.games.summoners.steps.exchange import Exchange
from tercio.games.summoners.strikes import Strike, attack_of, code_of, unit_in
from tercio.kernel import PASS, Answer, Decision, Event, Match, Option, Step, Verdict, plain

COUNTERSTRIKE: Final = "counterstrike"
PARRY: Final = "parry"
PASSIVE: Final = "passive"


class Reply(NamedTuple):
    """How one of those who are struck reacts."""

    unit: int
    key: str
    attack: int = 0
    second: int = -1  # whom the second blow of a double strike goes to; -1: the attacker too


def melee_option(state: Summoners, unit: Unit, place: int, key: str, rule: str, at: int = -1) -> Option | None:
    """The option to use this melee attack. `at`: one that must be struck, as after a charge (a65)."""
    attack = unit.profile.attacks[place]
    if attack.is_ranged or not can_fight(state, unit):
        return None
    code = code_of(unit, place)
    if is_shockwave(state, unit, attack):
        return Option(key, rule, code) if in_wave(state, unit, attack) else None
    targets = targets_of(state, unit, attack)
    if at >= 0 and at not in targets:
        return None
    if not targets:
        return None
    if is_double(state, unit, attack):
        return Option(key, rule, code, targets, 1, 2)
    return Option(key, rule, code, targets if at < 0 else (at,), 1, 1)


REACT: Final = 0
FIGHT: Final = 1


@dataclass
class Melee(Step):
    """SU-MELEE, SU-TRAIT-06 to SU-TRAIT-10, SU-TRAIT-32  From the declaration to the exchange of blows."""

    attacker: int
    attack: int
    targets: tuple[int, ...]  # one, two for a double strike, all in a shockwave
    is_charge: bool = False
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
            if target is not None and self.can_react and may_react(state, target, attacker, self.attack):
                m.push(MeleeReaction(target.id, attacker.id, self.attack))
        else:
            self.stage = FIGHT
            m.push(Exchange(self.strikes(state, attacker)))

    def strikes(self, state: Summoners, attacker: Unit) -> tuple[Strike, ...]:
        attack = attack_of(state, self.attack)
        assert attack is not None
        targets = [target for target in self.targets if state.find(target) is not None]
        is_twice = is_double(state, attacker, attack) and len(targets) == 1
        found: list[Strike] = []
        for target in targets:
            reply = self.reply_of(target)
            parries = reply is not None and reply.key == PARRY
            strike = Strike(attacker.id, self.attack, target, is_charge=self.is_charge, parry=parries)
            found.append(strike)
            if is_twice:  # SU-TRAIT-08: against the second blow nobody reacts
                found.append(strike._replace(parry=False))
        for reply in self.replies:
            if reply.key == COUNTERSTRIKE:
                found.extend(answers(state, reply, attacker.id))
        return tuple(found)

    def reply_of(self, unit: int) -> Reply | None:
        for reply in self.replies:
            if reply.unit == unit:
                return reply
        return None


def answers(state: Summoners, reply: Reply, attacker: int) -> list[Strike]:
    """SU-MREACT-12, SU-TRAIT-06, a66: with a double strike two blows, at least one at the attacker."""
    strike = Strike(reply.unit, reply.attack, attacker, is_reaction=True)
    attack = attack_of(state, reply.attack)
    if attack is None or not is_double(state, state.units[reply.unit], attack):
        return [strike]
    return [strike, strike._replace(target=attacker if reply.second < 0 else reply.second)]


def may_react(state: Summoners, unit: Unit, attacker: Unit, code: int) -> bool:
    """SU-MREACT-01, SU-MREACT-18, SU-TRAIT-35; of friends only a shockwave has to be borne (a76)."""
    if unit.ap < 1 or not can_fight(state, unit):
        return False
    attack = attack_of(state, code)
    if state.are_allied(unit.seat, attacker.seat) and attack is not None and not is_shockwave(state, attacker, attack):
        return False
    return any([not attack.is_ranged for attack in unit.profile.attacks])


@dataclass
class MeleeReaction(Step):
    """SU-MREACT-12, SU-MREACT-15, SU-MREACT-19  Counterstrike, parry, or nothing."""

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
            option = self.counterstrike(state, unit, place)
            if option is not None:
                options.append(option)
        options.append(plain(PARRY, "SU-MREACT-15", unit.id))
        options.append(plain(PASSIVE, "SU-MREACT-19", unit.id))
        return (Decision(unit.seat, "melee-reaction", "SU-MREACT-01", tuple(options), self.attacker),)

    def counterstrike(self, state: Summoners, unit: Unit, place: int) -> Option | None:
        """SU-REACH-04, a94: it must reach the attacker. a76: a friend's shockwave is not answered with blows."""
        attack = unit.profile.attacks[place]
        attacker = state.units[self.attacker]
        if attack.is_ranged or is_shockwave(state, unit, attack) or state.are_allied(unit.seat, attacker.seat):
            return None
        if not reaches(state, unit, place, attacker):
            return None
        if is_double(state, unit, attack):
            others = tuple([t for t in targets_of(state, unit, attack) if t != self.attacker])
            if others:
                return Option(COUNTERSTRIKE, "SU-MREACT-12", code_of(unit, place), others, 0, 1)
        return plain(COUNTERSTRIKE, "SU-MREACT-12", code_of(unit, place))

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key != COUNTERSTRIKE or unit_in(answer.subject) != self.unit:
            return
        state = summoners(m)
        unit, attacker, place = state.units[self.unit], state.units[self.attacker], answer.subject % 100
        if state.are_allied(unit.seat, attacker.seat):
            verdict.refuse("SU-TRAIT-33", "not-an-enemy", (attacker.id,))
        elif place < len(unit.profile.attacks) and not reaches(state, unit, place, attacker):
            verdict.refuse("SU-REACH-04", "cannot-strike-back", (unit.id, attacker.id))

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        unit = summoners(m).units[self.unit]
        reply = Reply(unit.id, answer.key)
        if answer.key == COUNTERSTRIKE:
            second = answer.picks[0] if answer.picks else -1
            reply = Reply(unit.id, COUNTERSTRIKE, answer.subject, second)
        rule = {COUNTERSTRIKE: "SU-MREACT-12", PARRY: "SU-MREACT-15", PASSIVE: "SU-MREACT-19"}[answer.key]
        m.emit(Event(f"reacts-{answer.key}", rule, (unit.id, self.attacker)))
        if answer.key != PASSIVE:
            changes.pay(m, unit, 1, rule)
        melee = m.under(Melee)
        melee.replies = (*melee.replies, reply)

    def advance(self, m: Match) -> None:
        m.finish(self)


def reaches(state: Summoners, unit: Unit, place: int, other: Unit) -> bool:
    return are_touching(unit, other) or is_within(unit, other, reach_of(state, unit, unit.profile.attacks[place]))


@dataclass
class FreeAttack(Step):
    """SU-CHARGE-07, a65: after a charge one melee attack at its target costs nothing, if the charger likes."""

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
            option = melee_option(state, unit, place, "melee", "SU-CHARGE-07", target.id)
            if option is not None:
                options.append(option)
        if not options:
            return ()
        return (Decision(unit.seat, "free-attack", "SU-CHARGE-07", (*options, PASS), target.id),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "melee" and answer.picks and self.target not in answer.picks:
            verdict.refuse("SU-CHARGE-07", "not-the-charged", (answer.picks[0], self.target))

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        if answer.key != PASS.key:
            begin_melee(m, summoners(m).units[self.unit], answer, is_charge=True)

    def advance(self, m: Match) -> None:
        m.finish(self)


def begin_melee(m: Match, unit: Unit, answer: Answer, is_charge: bool = False) -> None:
    """SU-TRAIT-07  All targets are declared together."""
    state = summoners(m)
    attack = attack_of(state, answer.subject)
    assert attack is not None
    targets = in_wave(state, unit, attack) if is_shockwave(state, unit, attack) else answer.picks
    rule = "SU-CHARGE-07" if is_charge else "SU-ACTION-13"
    for target in targets:
        m.emit(Event("strikes", rule, (unit.id, answer.subject, target)))
    m.push(Melee(unit.id, answer.subject, targets, is_charge))
