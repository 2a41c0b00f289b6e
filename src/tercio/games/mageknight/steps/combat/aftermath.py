"""MK-ATTACKSEQ-17, MKA  What an attack sets off once its damage is dealt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.names import CONFUSION, FREEZE, HEX, RETALIATION, SHATTER, VAMPIRISM
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.changes import armies as army_changes
from tercio.games.mageknight.changes import turns as turn_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.positions.answers import ability_of, owner_of
from tercio.games.mageknight.rules.combat.confusion import judge_lead
from tercio.games.mageknight.rules.movement.moves import CORNERS
from tercio.games.mageknight.rules.turns.items import free_spot
from tercio.games.mageknight.state import ITEMS, MageKnight, mageknight
from tercio.games.mageknight.steps.movement.moves import move
from tercio.games.mageknight.steps.turns.fall import put_down
from tercio.kernel import PASS, Answer, Decision, Match, Option, Roll, Step, Verdict, plain

FROZEN_FROM: Final = 4


def begin_aftermath(
    m: Match, attacker: int, due: tuple[int, ...], hit: tuple[int, ...], hurt: tuple[int, ...], touched: tuple[int, ...]
) -> None:
    """The gate of all that an attack sets off: nothing where neither an ability works nor magic has."""
    if due or touched:
        m.push(Aftermath(attacker, due, hit, hurt, touched))


@dataclass
class Aftermath(Step):
    """Where several things are set off, the active player says which comes next; a curse comes last of all. a32"""

    attacker: int
    due: tuple[int, ...]  # abilities of warriors, by number
    hit: tuple[int, ...]
    hurt: tuple[int, ...]
    touched: tuple[int, ...] = ()  # those on whom magic has worked

    def pending(self, state: MageKnight) -> tuple[int, ...]:
        return tuple([source for source in self.due if self.still_works(state, source)])

    def still_works(self, state: MageKnight, source: int) -> bool:
        """Whoever is gone, or has turned to another click, sets nothing off any more. H21"""
        owner, ability = state.find(owner_of(source)), ability_of(source)
        if owner is None:
            return False
        if ability in (CONFUSION, HEX, FREEZE):
            return any([state.find(target) is not None for target in self.hit])
        if ability == SHATTER:
            return any([state.warriors[target].items for target in self.hurt])
        return has(owner, ability) and state.find(self.attacker) is not None

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        due = self.pending(state)
        if len(due) < 2:
            return ()
        options = tuple([plain("resolve", rule_of(ability_of(source)), source) for source in due])
        return (Decision(state.active, "aftermath", "MK-ATTACKSEQ-17", options, self.attacker),)

    def take(self, m: Match, answer: Answer) -> None:
        self.resolve(m, answer.subject)

    def advance(self, m: Match) -> None:
        due = self.pending(mageknight(m))
        if due:
            self.resolve(m, due[0])
            return
        m.finish(self)
        for number in sorted(set(self.touched)):
            changes.curse(m, mageknight(m).warriors[number])

    def resolve(self, m: Match, source: int) -> None:
        self.due = tuple([other for other in self.due if other != source])
        state, ability, owner = mageknight(m), ability_of(source), owner_of(source)
        attacker = state.warriors[self.attacker]
        if ability == VAMPIRISM:
            changes.heal(m, attacker, 1, rule_of(VAMPIRISM))
        elif ability == RETALIATION:
            self.touched = (*self.touched, attacker.id)
            changes.afflict(m, attacker, 1, RETALIATION, owner)
        elif ability == SHATTER:
            for target in reversed(self.hurt):
                m.push(Shatter(attacker.id, target))
        elif ability == HEX:
            army_changes.hex_warrior(m, state.warriors[self.hit[0]], attacker.seat)
        else:
            m.push((Freeze if ability == FREEZE else Confuse)(attacker.id, self.hit[0]))


# -- frost ---------------------------------------------------------------------------------------------------


@dataclass
class Freeze(Step):
    """Frost brings a token on 4 to 6, and a click if it is the second one. MKA-MAGICFREEZE-01"""

    attacker: int
    target: int
    is_done: bool = False

    def advance(self, m: Match) -> None:
        target = mageknight(m).find(self.target)
        if self.is_done or target is None or target.tokens >= 2:
            m.finish(self)
            return
        self.is_done = True
        m.push(Roll(1, 6, rule_of(FREEZE), mageknight(m).warriors[self.attacker].seat))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        target = mageknight(m).warriors[self.target]
        if faces[0] >= FROZEN_FROM and turn_changes.mark(m, target, rule_of(FREEZE)):
            changes.damage(m, mageknight(m).warriors[self.target], 1, "MK-TERM-16", self.attacker)


# -- confusion -----------------------------------------------------------------------------------------------


@dataclass
class Confuse(Step):
    """The attacker's player moves the target, with a roll to break away if need be. MKA-MAGICCONFUSION-01, H32"""

    attacker: int
    target: int
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        seat = state.warriors[self.attacker].seat
        if self.is_done or state.find(self.target) is None or state.players[seat].is_out:
            return ()
        walk = Option("lead", rule_of(CONFUSION), self.target, corners=CORNERS, numbers=1, low=0, high=359)
        return (Decision(seat, "confuse", rule_of(CONFUSION), (walk, PASS), self.target),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "lead" and answer.path:
            state = mageknight(m)
            leader = state.warriors[self.attacker].seat
            judge_lead(state, state.warriors[self.target], leader, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        if answer.key == "lead":
            rule, seat = rule_of(CONFUSION), mageknight(m).warriors[self.attacker].seat
            move(m, self.target, answer.path, answer.numbers[0], rule, mover=seat)

    def advance(self, m: Match) -> None:
        m.finish(self)


# -- what is carried -----------------------------------------------------------------------------------------


@dataclass
class Shatter(Step):
    """The attacker's player says what the target drops. MKA-SHATTER-01"""

    attacker: int
    target: int

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        target, seat = state.find(self.target), state.warriors[self.attacker].seat
        if target is None or len(set(target.items)) < 2 or state.players[seat].is_out:
            return ()
        items = tuple([ITEMS + item.number for item in dict.fromkeys(target.items)])
        option = Option("shatter", rule_of(SHATTER), self.target, items, 1, 1)
        return (Decision(seat, "shatter", rule_of(SHATTER), (option,), self.target),)

    def take(self, m: Match, answer: Answer) -> None:
        numbers = [ITEMS + item.number for item in mageknight(m).warriors[self.target].items]
        self.drop(m, numbers.index(answer.picks[0]))

    def advance(self, m: Match) -> None:
        self.drop(m, 0)

    def drop(self, m: Match, slot: int) -> None:
        m.finish(self)
        target = mageknight(m).find(self.target)
        if target is not None and target.items:
            spot = free_spot(mageknight(m), target)
            put_down(m, target, slot, target.at if spot is None else spot, rule_of(SHATTER))
