"""MKS-COUNTER  Enemies of the caster may try to make a spell fail: one warrior, once, with two rolls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.ability import COUNTERS
from tercio.games.mageknight.abilities.bearers import asked
from tercio.games.mageknight.changes import spells as spell_changes
from tercio.games.mageknight.printed.dials import BOW, SWORD, WAND
from tercio.games.mageknight.printed.spells import Spell
from tercio.games.mageknight.rules.sorcery.counterspell import (
    counter_spell,
    counterspellers,
    judge_announced,
    judge_attempt,
)
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.sorcery.bookmarks import open_book
from tercio.kernel import (
    NOBODY,
    PASS,
    Answer,
    Decision,
    Event,
    Match,
    Option,
    Roll,
    RuleId,
    Sealed,
    Seat,
    Step,
    Tally,
    Verdict,
    plain,
)
from tercio.kernel.tally import told

COUNTERSPELL: Final = "counterspell"
COUNTER_WITH: Final = "counter-with"
STANDARD: Final = 1  # MKS-COUNTER-08


class Counterable(Step):
    """A spell that is being cast."""

    spell: Spell
    is_countered: bool


@dataclass
class Announce(Sealed):
    """Everybody who could is asked, and says so before anybody rolls. MKS-COUNTER-05, MKS-COUNTER-14"""

    caster: int = NOBODY

    def ask(self, m: Match) -> tuple[Decision, ...]:
        return Sealed.ask(self, m) if are_there(m, self.caster) else ()

    def question(self, m: Match, seat: Seat) -> Decision:
        state = mageknight(m)
        options: list[Option] = []
        for warrior in counterspellers(state, seat, state.warriors[self.caster]):
            options.append(plain(COUNTERSPELL, "MKS-COUNTER-04", warrior.id))
            if counter_spell(state, warrior) is not None:
                options.append(plain(COUNTER_WITH, "MKS-COUNTER-12", warrior.id))
        spell, might = m.under(Counterable).spell, might_of(state, self.caster, "MKS-COUNTER-07", 0)
        facts = (spell.number, might.total)
        return Decision(seat, "counterspell", "MKS-COUNTER-05", (*options, PASS), self.caster, facts)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = mageknight(m)
        warrior = state.find(answer.subject)
        if warrior is None or answer.key not in (COUNTERSPELL, COUNTER_WITH):
            return
        caster, is_with_card = state.warriors[self.caster], answer.key == COUNTER_WITH
        judge_attempt(state, answer.seat, warrior, caster, is_with_card, verdict)

    def unsealed(self, m: Match) -> None:
        m.finish(self)
        tries = tuple([answer for answer in self.said if answer.key != PASS.key and are_there(m, self.caster)])
        if len(tries) == 1:
            m.push(attempt_of(m, self.caster, tries[0]))
        elif tries:
            m.push(PickAttempt(self.caster, tries))


def are_there(m: Match, *warriors: int) -> bool:
    """A spell whose caster has left is not carried out: nobody counters it; nor does anybody who has left. H144"""
    return all([mageknight(m).find(warrior) is not None for warrior in warriors])


def attempt_of(m: Match, caster: int, answer: Answer) -> Counterspell:
    state = mageknight(m)
    spell = counter_spell(state, state.warriors[answer.subject]) if answer.key == COUNTER_WITH else None
    return Counterspell(caster, answer.subject, spell)


@dataclass
class PickAttempt(Step):
    """Of several attempts the player whose turn it is says which takes place. MKS-COUNTER-16"""

    caster: int
    tries: tuple[Answer, ...]

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        left = [answer.subject for answer in self.tries if are_there(m, self.caster, answer.subject)]
        if not left:
            return ()
        options = tuple([plain("attempt", "MKS-COUNTER-16", warrior) for warrior in left])
        return (Decision(state.active, "attempt", "MKS-COUNTER-16", options, self.caster),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        warrior = mageknight(m).find(answer.subject)
        if answer.key == "attempt" and warrior is not None:
            judge_announced(self.tries, warrior, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        m.finish(self)
        for attempt in self.tries:
            if attempt.subject == answer.subject:
                m.push(attempt_of(m, self.caster, attempt))

    def advance(self, m: Match) -> None:
        m.finish(self)


CASTER_ROLLS: Final = 0
COUNTER_ROLLS: Final = 1
COMPARE: Final = 2


@dataclass
class Counterspell(Step):
    """Two rolls meet, with no critical hits or rule of 3. MKS-COUNTER-07 to MKS-COUNTER-11, MKS-COUNTER-15, A51"""

    caster: int
    warrior: int
    spell: Spell | None  # the counter spell
    stage: int = CASTER_ROLLS
    cast: int = 0  # the caster's total,
    counter: int = 0  # and the other one's

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        caster, warrior = state.warriors[self.caster], state.warriors[self.warrior]
        if not are_there(m, caster.id, warrior.id):
            m.finish(self)
        elif self.stage == CASTER_ROLLS:
            m.emit(Event("counterspells", "MKS-COUNTER-04", (warrior.id, caster.id)))
            if self.spell is not None:
                m.emit(Event("counters-with", "MKS-COUNTER-14", (warrior.id, self.spell.number)))
            m.push(Roll(2, 6, "MKS-COUNTER-07", caster.seat))
        elif self.stage == COUNTER_ROLLS:
            m.push(Roll(1, 6, "MKS-COUNTER-08", warrior.seat))
        else:
            m.finish(self)
            self.compare(m)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        state = mageknight(m)
        if self.stage == CASTER_ROLLS:
            might = might_of(state, self.caster, "MKS-COUNTER-07", sum(faces))
            self.cast = tell_might(m, self.caster, might)
            self.stage = COUNTER_ROLLS
        else:
            might = might_of(state, self.warrior, "MKS-COUNTER-08", sum(faces))
            might.add(STANDARD, "MKS-COUNTER-08")
            if self.spell is not None:
                might.add(self.spell.counter, "MKS-COUNTER-14")
            self.counter = tell_might(m, self.warrior, might)
            self.stage = COMPARE

    def compare(self, m: Match) -> None:
        """The higher total wins, and the caster a tie. MKS-COUNTER-09, MKS-COUNTER-10"""
        is_countered = self.counter > self.cast
        rule = "MKS-COUNTER-09" if is_countered else "MKS-COUNTER-10"
        facts = (self.warrior, self.counter, self.caster, self.cast)
        m.emit(Event("countered" if is_countered else "not-countered", rule, facts))
        if is_countered:
            m.under(Counterable).is_countered = True
        self.put_back(m)

    def put_back(self, m: Match) -> None:
        """A counter spell goes as its card says, face up to the bottom where it says nothing. A50"""
        book = mageknight(m).book_of(self.warrior)
        if self.spell is None or book is None:
            return
        if self.spell.turns_down:
            spell_changes.turn_down(m, book, "MKS-CAST-16")
        else:
            spell_changes.put_under(m, book, "MKS-CAST-10")
            open_book(m, book, "MKS-CAST-11")


def might_of(state: MageKnight, number: int, rule: RuleId, rolled: int) -> Tally:
    """The dice, what the dial shows, its attack bonus, what its texts add. MKS-COUNTER-07, MKS-COUNTER-08, B28"""
    warrior = state.warriors[number]
    might = Tally(rolled, rule)
    might.add(warrior.now.attack, "MK-COMBAT-13")
    might.add(bonus_of(warrior), "MKC-RIDER-07" if warrior.is_rider else "MK-RANGED-13")
    for text in asked(warrior, COUNTERS):
        might.add(text.counters, text.id)
    return might


def tell_might(m: Match, warrior: int, might: Tally) -> int:
    m.emit(Event("counterspell-value", might.receipts[0].rule, (warrior, might.total), receipts=told(might)))
    return might.total


def bonus_of(warrior: Warrior) -> int:
    """The bonus is the rider's in the saddle, else that of the wand or of what it fights with. A53, MKC-RIDER-07"""
    if warrior.is_rider:
        return warrior.figure.rider_bonus
    for attack_type in (WAND, BOW, SWORD):
        if warrior.figure.has_type(attack_type):
            return warrior.figure.bonus(attack_type)
    return 0
