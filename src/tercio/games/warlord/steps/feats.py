"""WL-FEAT  The ten feats: a check against 20, then what the feat does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.warlord import changes
from tercio.games.warlord.field.ranks import Gap, row_of
from tercio.games.warlord.printed.cards import (
    CHARISMA,
    DEFEND,
    FEATS,
    MAGIC_RESISTANCE,
    MARKSMANSHIP,
    MEDICINE,
    POWERATTACK,
    RIDING,
    RIPOSTE,
    SCRIBE,
    STEALTH,
    STEED,
)
from tercio.games.warlord.rules.attacks import MELEE
from tercio.games.warlord.rules.feats import FEAT_RULES, STEALTH_REACT
from tercio.games.warlord.state import FORMATION, READY, SPENT, warlord
from tercio.games.warlord.steps.listeners import Acts
from tercio.games.warlord.steps.moments import PERFORMED, TARGETED
from tercio.games.warlord.steps.performance import Perform
from tercio.games.warlord.steps.placement import choose_place
from tercio.games.warlord.steps.rolls import PASSED, check, roll_again
from tercio.games.warlord.steps.strikes import Strike, strike
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, Option, Seat, Step

MARKS: Final = ("far", "sure", "deadly")  # WL-FEAT-14, -15, -16

USE: Final = 0
CHECK: Final = 1
EFFECT: Final = 2
OVER: Final = 3
DONE: Final = 4


@dataclass
class UseFeat(Acts):
    """WL-FEAT-02  One use of a feat. The use is gone with the check, whatever its result (A97)."""

    seat: Seat
    card: int
    feat: str
    subject: int = NOBODY
    stage: int = USE
    result: str = ""
    army: Seat = NOBODY  # Stealth: where it goes
    is_cancelled: bool = False

    def rule(self) -> str:
        return "WL-FEAT-33" if self.feat == STEALTH_REACT else FEAT_RULES[self.feat]

    def card_of_action(self) -> int:
        return self.card

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.stage != EFFECT or self.is_cancelled or not self.has_succeeded(m):
            return ()
        if self.feat == MARKSMANSHIP:
            options = tuple([Option(f"mark-{mark}", f"WL-FEAT-{14 + i}", self.card) for i, mark in enumerate(MARKS)])
            return (Decision(self.seat, "marksmanship", "WL-FEAT-13", options, self.card),)
        if self.feat == STEALTH and self.army == NOBODY:
            armies = self.armies(m)
            if len(armies) > 1:
                options = tuple([Option("army", "WL-FEAT-32", army) for army in armies])
                return (Decision(self.seat, "stealth-army", "WL-FEAT-32", options, self.card),)
        return ()

    def armies(self, m: Match) -> list[Seat]:
        """WL-FEAT-31, WL-FEAT-32  The front rank of any other army, the own one included."""
        state = warlord(m)
        here = state.place_of(self.card)[0]
        return [seat for seat in state.playing() if seat != here]

    def take(self, m: Match, answer: Answer) -> None:
        if answer.key == "army":
            self.army = answer.subject
        else:
            self.mark(m, answer.key)

    def advance(self, m: Match) -> None:
        if self.stage == USE:
            self.use(m)
        elif self.stage in (CHECK, EFFECT) and self.is_cancelled:
            self.stage = OVER
        elif self.stage == CHECK:
            self.stage = EFFECT
            name = STEALTH if self.feat == STEALTH_REACT else self.feat
            check(m, self.card, feat=name, rule=self.rule())
        elif self.stage == EFFECT and self.has_succeeded(m):
            self.take_effect(m)
        elif self.stage == EFFECT:
            self.fail(m)
        elif self.stage == OVER:
            self.stage = DONE
            m.open(PERFORMED, self.card)
        else:
            m.finish(self)

    def has_succeeded(self, m: Match) -> bool:
        """The check was passed, and no react to it has killed the character."""
        return self.result == PASSED and warlord(m).cards[self.card].zone == FORMATION

    def use(self, m: Match) -> None:
        """The use is noted; Medicine declares its target, to which others may react (WL-FEAT-07, WL-FEAT-33)."""
        self.stage = CHECK
        rule = self.rule()
        feat = STEALTH if self.feat == STEALTH_REACT else self.feat
        m.emit(Event("uses-feat", rule, (self.card, FEATS.index(feat))))
        if self.feat == STEALTH:
            changes.turn(m, self.card, SPENT, rule)
        elif self.feat != STEALTH_REACT:  # WL-FEAT-34, -35: Stealth is no other action and has no limit
            changes.mark_use(m, self.card, self.feat)
            changes.mark_use(m, self.card, "action")
        if self.feat == SCRIBE:
            m.reveal()
            m.emit(Event("showed", rule, (self.subject,)))
            changes.lay_out(m, self.subject)
        elif self.feat == MEDICINE:
            self.declare(m, self.subject, rule)

    def declare(self, m: Match, target: int, rule: str) -> None:
        self.subject = target
        m.emit(Event("aims-at", rule, (self.card, target)))
        m.open(TARGETED, target)

    def take_effect(self, m: Match) -> None:
        state = warlord(m)
        self.stage = OVER

        if self.feat == CHARISMA:  # WL-FEAT-05
            roll_again(m, "WL-FEAT-05")
        elif self.feat == DEFEND:  # WL-FEAT-08
            target_instead(m, self.card)
        elif self.feat in (MAGIC_RESISTANCE, STEALTH_REACT):
            cancel_targeting(m, self.rule())
        elif self.feat == MEDICINE:
            changes.heal(m, self.subject, 1, "WL-FEAT-18")
        elif self.feat == POWERATTACK:
            m.under(Strike).wounds += 1
        elif self.feat == RIDING:
            for item in state.items_of(self.card):
                if item.face.has(STEED):
                    changes.turn(m, item.id, READY, "WL-FEAT-22")
        elif self.feat == RIPOSTE:  # WL-BONUS-03: its first strike
            attacks = state.cards[self.card].face.attacks
            strike(m, self.card, attacks[0] if attacks else 0, target=self.subject)
        elif self.feat == SCRIBE:
            changes.attach(m, self.subject, self.card, "WL-FEAT-27", is_scribed=True)
        elif self.feat == STEALTH:
            self.steal_away(m)

    def fail(self, m: Match) -> None:
        self.stage = OVER
        if self.feat == SCRIBE:
            changes.discard(m, self.subject, "WL-FEAT-29")

    def mark(self, m: Match, key: str) -> None:
        """WL-FEAT-13  One of three: further, surer or deadlier."""
        self.stage = OVER
        under_way = m.under(Strike)
        if key == "mark-far":
            under_way.most += 1
        elif key == "mark-sure":
            under_way.add(5, "WL-FEAT-15", self.card)
        else:
            under_way.wounds += 1

    def steal_away(self, m: Match) -> None:
        state = warlord(m)
        army = self.army if self.army != NOBODY else self.armies(m)[0]
        self.army = army
        places = [Gap(1, place) for place in range(len(row_of(state, army, 1)) + 1)]
        choose_place(m, self.seat, self.card, places, "WL-FEAT-31")

    def placed(self, m: Match, rank: int, place: int) -> None:
        changes.move(m, "stole-away", self.card, self.army, rank, place, "WL-FEAT-31")


def use_feat(seat: Seat, card: int, feat: str, subject: int) -> UseFeat:
    """Every use of a feat begins here, as an order and as a react."""
    return UseFeat(seat, card, feat, subject)


def targeting_place(m: Match) -> int:
    """Where in the stack the strike or action is whose target was declared: the nearest."""
    for position in range(len(m.stack) - 1, -1, -1):
        step = m.stack[position]
        if isinstance(step, (Strike, Perform)):
            return position
        if isinstance(step, UseFeat) and step.feat == MEDICINE and step.stage == CHECK:
            return position
    return NOBODY


def targeting_step(m: Match) -> Step | None:
    position = targeting_place(m)
    return m.stack[position] if position != NOBODY else None


def target_instead(m: Match, new: int) -> None:
    """WL-FEAT-08, A35, A37  The new target takes the place of the one just declared and counts as newly declared."""
    step = targeting_step(m)
    if isinstance(step, Strike):
        step.declare(m, new)
    elif isinstance(step, (Perform, UseFeat)):
        step.declare(m, new, "WL-FEAT-08")


def cancel_targeting(m: Match, rule: str) -> None:
    """WL-FEAT-10, WL-FEAT-33, A36  The melee strike is cancelled, or the action that a ranged strike is part of.

    Magic Resistance cancels the spell, whatever strike it makes.
    """
    position = targeting_place(m)
    step = m.stack[position]
    if isinstance(step, Strike):
        step.is_cancelled = True
        m.emit(Event("strike-cancelled", rule, (step.roller,)))
        if step.kind == MELEE and rule != FEAT_RULES[MAGIC_RESISTANCE]:
            return
        step = m.stack[position - 1]
    if isinstance(step, Acts):
        step.is_cancelled = True
        m.emit(Event("cancelled", rule, (step.card_of_action(),)))
