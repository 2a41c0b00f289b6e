"""Wounds are about to be suffered; then they do what they do. WL-ATTACK-07 to -09"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.warlord import changes
from tercio.games.warlord.field.ranks import neighbours
from tercio.games.warlord.rules.values import hit_points, is_banned, life_of
from tercio.games.warlord.state import DISCARD, FORMATION, Card, Warlord, warlord
from tercio.games.warlord.steps.listeners import Speaks, report
from tercio.games.warlord.steps.moments import DIED, KILLING, WOUNDING
from tercio.games.warlord.words.receipts import tell_sum
from tercio.kernel import NOBODY, Event, Match, RuleId

ANNOUNCE: Final = 0
APPLY: Final = 1
MOURN: Final = 2
DYING: Final = 3  # before them: reacts may still save somebody

KILLED: Final = "killed"  # somebody, by the wounds of the strike, not of an action (WL-GLOSSARY-04, -05)


@dataclass
class Wounding(Speaks):
    """Characters suffer wounds at the same moment. Reacts may lower them first; then the dead leave together."""

    wounds: tuple[tuple[int, int], ...]  # character and number
    rule: RuleId
    by: int = NOBODY  # the character that inflicts them
    kind: str = ""  # melee or ranged: the wounds of a strike
    is_firm: bool = False  # a text of the striker lets nobody change them (WL-GOLDEN-01)
    stage: int = ANNOUNCE
    turn: int = 0
    dead: tuple[int, ...] = ()
    beside: tuple[tuple[int, ...], ...] = ()  # who stood next to each of the dead
    answered: tuple[tuple[int, int], ...] = ()  # A115: whose wounds a card has reacted to: character, card
    strangers: tuple[int, ...] = ()

    def advance(self, m: Match) -> None:
        state = warlord(m)

        if self.stage == ANNOUNCE:
            if self.turn < len(self.wounds):
                number, wounds = self.wounds[self.turn]
                self.turn += 1
                if wounds > 0 and state.cards[number].zone == FORMATION:
                    m.open(WOUNDING, number)
            else:
                self.stage = APPLY

        elif self.stage == APPLY:
            self.stage = MOURN
            self.turn = 0
            hurt = [n for n in dict.fromkeys([n for n, _ in self.wounds]) if state.cards[n].zone == FORMATION]
            for number in hurt:
                changes.wound(m, number, self.due(number), self.rule)
            self.condemn(m, {number: "WL-ATTACK-08" for number in hurt if is_dead(state, state.cards[number])})

        elif self.stage == DYING:
            if self.turn < len(self.dead):
                self.turn += 1
                m.open(KILLING, self.dead[self.turn - 1])
            else:
                self.turn = 0
                self.bury(m, self.doomed(m))

        elif self.turn < len(self.dead):
            self.turn += 1
            m.open(DIED, self.dead[self.turn - 1])

        else:
            m.finish(self)
            if self.kind:
                report(m, KILLED if [number for number in self.dead if number != self.by] else "")  # A80

    def condemn(self, m: Match, dying: dict[int, RuleId]) -> None:
        """They are about to die: where any text reacts to that, each is reacted to first.

        Those of the player who won the initiative come first, then clockwise. WL-REACT-01
        """
        if dying and KILLING in m.game.heard:
            state = warlord(m)
            seats = {number: (state.cards[number].owner - max(0, state.first)) % state.seats for number in dying}
            self.stage, self.dead = DYING, tuple(sorted(dying, key=lambda number: seats[number]))
        else:
            self.bury(m, dying)

    def doomed(self, m: Match) -> dict[int, RuleId]:
        """Those who die after all: killed outright and not saved, or with too many wounds still."""
        state = warlord(m)
        left = [number for number in self.dead if state.cards[number].zone == FORMATION]
        if not self.wounds and self.rule != "WL-ATTACK-08":
            return dict.fromkeys(left, self.rule)
        return {number: "WL-ATTACK-08" for number in left if is_dead(state, state.cards[number])}

    def save(self, number: int) -> None:
        """Somebody who is about to die does not."""
        place = self.dead.index(number)
        self.dead = (*self.dead[:place], *self.dead[place + 1 :])
        self.turn -= 1 if place < self.turn else 0

    def bury(self, m: Match, dead: dict[int, RuleId]) -> None:
        """All of them leave at the same moment, each by its rule; then each death is reacted to. WL-ATTACK-09"""
        state = warlord(m)
        self.stage = MOURN
        self.dead = tuple(dead)
        self.beside = tuple([neighbours(state, number) for number in dead])
        for number, rule in dead.items():
            if rule == "WL-ATTACK-08":
                tell_sum(m, "hit-points-summed", number, hit_points(state, state.cards[number]))
            m.emit(Event("died", rule, (number,)))
            changes.leave_play(m, number, DISCARD, "WL-ATTACK-09")

    def stood_beside(self, number: int) -> tuple[int, ...]:
        for dead, beside in zip(self.dead, self.beside, strict=True):
            if dead == number:
                return beside
        return ()

    def lower(self, number: int, by: int) -> int:
        """Take wounds off before they are suffered; never below none. Returns how many were taken off."""
        left = by
        changed: list[tuple[int, int]] = []
        for card, wounds in self.wounds:
            taken = min(left, wounds) if card == number else 0
            left -= taken
            changed.append((card, wounds - taken))
        self.wounds = tuple(changed)
        return by - left

    def pass_on(self, number: int, to: int) -> int:
        """Another character is to suffer them instead, and may be reacted for in its turn. Returns how many."""
        taken = self.lower(number, self.due(number))
        self.wounds = (*self.wounds, (to, taken))
        return taken

    def lose(self, number: int) -> None:
        """A character that comes back neither suffers the wounds that were due nor has stood beside the dead. A107"""
        super().lose(number)
        self.lower(number, self.due(number))
        if self.stage == DYING and number in self.dead:
            self.save(number)
        self.beside = tuple([tuple([n for n in row if n != number]) for row in self.beside])

    def is_due(self, m: Match, number: int) -> bool:
        """It is still in play, and will suffer: a react in between may have removed it, or taken the wounds off."""
        return self.due(number) > 0 and warlord(m).cards[number].zone == FORMATION

    def due(self, number: int) -> int:
        return sum([wounds for card, wounds in self.wounds if card == number])


def wound(m: Match, wounds: tuple[tuple[int, int], ...], rule: RuleId, by: int, kind: str = "") -> Wounding:
    """Wounds and deaths begin here, whatever inflicts them: a strike, a text, a cost; fewer than none are none. A79"""
    step = Wounding(tuple([(number, max(0, some)) for number, some in wounds]), rule, by, kind)
    m.push(step)
    return step


def slay(m: Match, dead: dict[int, RuleId], by: int) -> None:
    """Characters die at once, each by its rule, and cannot be saved; reacts to their death may follow. WL-ASTRAL-08"""
    if dead:
        wound(m, (), "WL-ATTACK-09", by).bury(m, dead)


def kill(m: Match, dead: list[int], rule: RuleId, by: int) -> None:
    """Characters are killed outright by a text or a cost, unless a text forbids it; they may still be saved."""
    state = warlord(m)
    perish(m, [number for number in dead if not is_banned(state, state.cards[number], "be-killed")], rule, by)


def perish(m: Match, dead: list[int], rule: RuleId, by: int = NOBODY) -> None:
    """Characters die by this rule unless reacts save them first."""
    if dead and KILLING in m.game.heard:
        wound(m, (), rule, by).condemn(m, dict.fromkeys(dead, rule))
    else:
        slay(m, dict.fromkeys(dead, rule), by)


def is_dead(state: Warlord, card: Card) -> bool:
    """Wounds equal or exceed the hit points. WL-ATTACK-08"""
    return card.zone == FORMATION and card.wounds > 0 and card.wounds >= life_of(state, card)
