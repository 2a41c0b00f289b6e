"""The performer of an action pays, aims, announces and carries it out clause by clause. WL-PLAY, WL-TASK"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tercio.games.warlord import changes
from tercio.games.warlord.field.lending import as_lent, text_of
from tercio.games.warlord.printed.cards import (
    ACTION,
    AT_NOBODY,
    AUTOMATIC,
    CHOICES,
    LENT,
    OF_MANY,
    OF_THE_CARD,
    ORDER,
    PLAYER,
    REACT,
    SPELL,
    STRUCK,
    Ability,
    Clause,
    Cost,
    Face,
)
from tercio.games.warlord.rules.aims import aim_targets, aimed_at, judge_aim
from tercio.games.warlord.rules.costs import (
    CHOSEN,
    MUST_BE_READY,
    can_pay_itself,
    judge_payment,
    payments,
)
from tercio.games.warlord.rules.performance import AGAIN, PER_ROUND, is_free, use_of
from tercio.games.warlord.state import HAND, SPENT, STUNNED, TABLE, Warlord, warlord
from tercio.games.warlord.steps.listeners import Acts
from tercio.games.warlord.steps.moments import ANNOUNCED, CAST, PERFORMED, TARGETED
from tercio.games.warlord.steps.rolls import FAILED, PASSED
from tercio.games.warlord.steps.wounds import kill, wound
from tercio.games.warlord.verbs.registry import VERBS
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, Option, Seat, Verdict
from tercio.kernel.codec import seldom

SHOW: Final = 0
PAY: Final = 1
AIM: Final = 2
DECLARED: Final = 3
ANNOUNCE: Final = 4
CLAUSES: Final = 5
OVER: Final = 6

NOWHERE: Final = (NOBODY, 0)
SHOWN_AS: Final = {ORDER: "orders", REACT: "reacts", AUTOMATIC: "happens"}
MAGIC: Final = "magic"  # the kind of save that negates a spell


@dataclass
class Perform(Acts):
    """One action of a card, performed by a character."""

    seat: Seat
    performer: int
    source: int  # the card the text stands on
    number: int  # which of its abilities
    subject: int = NOBODY  # reacts: what the trigger was about
    stage: int = SHOW
    cursor: int = 0  # the cost, target or clause at hand
    targets: tuple[int, ...] = ()
    picked: int = NOBODY  # the card that the latest clause to pick one has picked
    found: Face | None = None  # what is printed on that card: in a deck that is shuffled its number is another card's
    struck: int = NOBODY  # at whom the action has made its latest strike
    is_cancelled: bool = False
    result: str = ""
    choice: str = ""  # which of two or three things the player has chosen
    strangers: tuple[int, ...] = ()
    paid: int = 0  # how often the cost at hand was paid
    payers: tuple[int, ...] = ()  # A98: with which cards costs were paid
    placing: int = NOBODY  # who is to be placed by the clause at hand
    is_begun: bool = False  # the clause at hand is under way: it waits for cards, a place, dice or a strike
    strikes: int = 0  # how many the clause at hand has made
    left: tuple[int, ...] = ()  # at whom it still strikes, nobody where the player chooses; or who still moves or rolls
    faces: tuple[int, ...] = ()  # of the dice that the clause at hand has rolled
    said: str = ""  # what the player has chosen about the clause at hand: do, skip, pick, nothing
    when: str = ""  # the condition of the clause at hand
    passed: tuple[int, ...] = ()  # who passed the latest check, one of several perhaps
    failed: tuple[int, ...] = ()
    left_out: tuple[int, ...] = ()  # of the latest check, by how the one before went for them
    spared: tuple[int, ...] = ()  # WL-SKILL-05: for them the spell is negated
    is_negated: bool = False  # for all whom it was aimed at
    done: tuple[int, ...] = ()  # at whom the clause at hand has struck, where it strikes at everybody
    amount: int = 0  # what the clause at hand has worked out when it began (A122)
    chosen: tuple[Seat, int] = NOWHERE  # the player, or the rank of an army, that was chosen in place of a target
    shown: Face | None = None  # what was printed on the source when it was shown: it may lie in a deck meanwhile
    lender: int = 0  # of a text that was lent: since when its card lends it, or the performer has it (A127)

    def ability(self, m: Match) -> Ability:
        return self.printed(m).text(self.number)

    def printed(self, m: Match) -> Face:
        return changes.printed_face(m, self.source) if self.shown is None else self.shown

    def card_of_action(self) -> int:
        return self.source

    def is_spell(self, m: Match) -> bool:
        ability = self.ability(m)
        return SPELL in ability.labels or (self.printed(m).is_spell and not ability.is_lent)

    def due(self, m: Match) -> tuple[Cost, ...]:
        """The costs that are still to be paid, the one at hand first."""
        costs = self.ability(m).costs[self.cursor :] if self.stage == PAY else ()
        return (costs[0].less(self.paid), *costs[1:]) if costs else ()

    def pays_itself(self, m: Match, cost: Cost) -> bool:
        """Nobody need be asked: the card pays, or the performer, if it is still the same. A107"""
        if cost.pay in CHOSEN or not can_pay_itself(m, self.performer, self.source, cost):
            return False
        return cost.pay in OF_THE_CARD or self.performer not in self.strangers

    # -- questions -----------------------------------------------------------------

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.is_cancelled:
            return ()
        due = self.due(m)
        if due:
            choices = payments(m, self.seat, self.performer, self.source, due, self.payers)
            options = tuple([Option("pay", "WL-TASK-02", number) for number in choices])
            kind = f"pay:{due[0].pay}"
            return (Decision(self.seat, kind, "WL-ACTIONCARD-07", options, self.source),) if options else ()
        if self.stage == AIM:
            return self.ask_target(m)
        if self.stage == CLAUSES and self.cursor < len(self.ability(m).clauses):
            clause = self.ability(m).clauses[self.cursor]
            if self.wants(clause) and VERBS[clause.do].is_due(m, self, clause):
                return VERBS[clause.do].question(m, self, clause)
        return ()

    def ask_target(self, m: Match) -> tuple[Decision, ...]:
        aim = self.ability(m).aim
        if aim is None:
            return ()
        legal = aim_targets(m, self.performer, self.ability(m))
        if aim.least == aim.most == 1:
            options = tuple([Option("target", "WL-ACTIONCARD-07", number) for number in legal])
        else:
            most = min(aim.most, len(legal))
            options = (Option("targets", "WL-ACTIONCARD-07", NOBODY, tuple(legal), min(aim.least, most), most),)
        return (Decision(self.seat, "target", "WL-ACTIONCARD-07", options, self.source),) if legal else ()

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        due, ability = self.due(m), self.ability(m)
        card = warlord(m).find(answer.subject)
        if due and answer.key == "pay" and card is not None:
            judge_payment(m, self.seat, self.performer, self.source, due, self.payers, card, verdict)
        elif self.stage == AIM:
            judge_aim(m, self.performer, self.source, ability, answer, verdict)
        elif self.stage == CLAUSES and self.cursor < len(ability.clauses):
            clause = ability.clauses[self.cursor]
            VERBS[clause.do].judge(m, self, clause, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        if answer.key == "pay":
            self.pay_with(m, answer.subject)
        elif answer.key in ("target", "targets"):
            self.aim_at(m, (answer.subject,) if answer.key == "target" else answer.picks)
        else:
            self.said = answer.key
            if answer.key == "pick":
                self.picked = answer.subject
                self.meet(self.picked)

    # -- the course of an action ------------------------------------------------------

    def advance(self, m: Match) -> None:
        state = warlord(m)
        ability = self.ability(m)

        if self.stage == SHOW:
            self.show(m, ability)

        elif self.stage == PAY:
            due = self.due(m)
            if due and not self.pays_itself(m, due[0]):  # A98: something has come in between
                self.is_cancelled = True
                m.emit(Event("cancelled", "WL-TASK-02", (self.source,)))
            if due and not self.is_cancelled:
                self.pay_with(m, NOBODY)
            else:
                self.stage = AIM
                self.cursor = 0

        elif self.stage == AIM:
            self.aim_at(m, ())

        elif self.stage == DECLARED:
            if self.cursor < len(self.targets) and not self.is_cancelled and ability.kind != AUTOMATIC:
                self.cursor += 1
                if self.has(m, self.targets[self.cursor - 1]):  # a character that is still there, not an item
                    m.open(TARGETED, self.targets[self.cursor - 1])
            else:
                self.stage = ANNOUNCE
                self.cursor = 0

        elif self.stage == ANNOUNCE:
            self.stage = CLAUSES
            if not self.is_cancelled and ability.kind != AUTOMATIC:
                m.open(ANNOUNCED, self.source)

        elif self.stage == CLAUSES and self.cursor < len(ability.clauses) and not self.is_cancelled:
            clause = ability.clauses[self.cursor]
            if self.wants(clause) and VERBS[clause.do].is_due(m, self, clause):
                self.carry_out(m, clause)
            else:
                self.next_clause()

        elif self.stage == CLAUSES:
            self.stage = OVER
            if state.cards[self.source].zone == TABLE and not changes.lasts(m, self.source):
                changes.discard(m, self.source, "WL-PLAY-03")
            if not self.is_cancelled and ability.kind != AUTOMATIC:  # A52
                m.open(PERFORMED, self.performer)
                if self.is_spell(m):
                    m.open(CAST, self.performer)

        else:
            m.finish(self)

    def aim_at(self, m: Match, targets: tuple[int, ...]) -> None:
        """Each of them will be declared; nobody where none is wanted, or the costs left none. WL-FEAT-07, -10, A113"""
        self.stage = DECLARED
        ability = self.ability(m)
        targets = aimed_at(m, self.performer, ability, targets)
        self.targets = targets
        self.meet(*targets)
        if ability.aim is not None and ability.aim.what in AT_NOBODY:
            self.cursor = len(targets)  # nobody is declared as a target
            self.chosen = chosen_by(warlord(m), ability.aim.what, targets)
        if targets:
            m.emit(Event("aims-at", "WL-ACTIONCARD-07", (self.source, *targets)))

    def declare(self, m: Match, target: int, rule: str) -> None:
        """Only the target just declared is replaced. A37"""
        self.targets = (*self.targets[: self.cursor - 1], target, *self.targets[self.cursor :])
        self.meet(target)
        m.emit(Event("aims-at", rule, (self.source, *self.targets)))
        m.open(TARGETED, target)

    def lose(self, number: int) -> None:
        """A character that comes back is nobody at whom the action was aimed, nor at whom it has struck. A107"""
        super().lose(number)
        self.targets = tuple([NOBODY if target == number else target for target in self.targets])
        self.done = tuple([target for target in self.done if target != number])

    def show(self, m: Match, ability: Ability) -> None:
        """The card is shown, Spend is paid, and the use is noted."""
        state = warlord(m)
        self.stage = PAY
        card = state.cards[self.source]
        if self.shown is None:
            self.shown = changes.printed_face(m, self.source)
        elif self.lender:  # who was lent it for a while has it, whatever has become of the card that lends it
            card = as_lent(card, self.shown, self.lender)
        is_of_action = card.face.type == ACTION and not ability.is_lent
        rule = "WL-CHAR-17" if ability.kind == AUTOMATIC else "WL-PLAY-01" if is_of_action else "WL-TASK-01"
        m.emit(Event(SHOWN_AS[ability.kind], rule, (self.source, self.performer)))
        if card.is_played and not ability.is_lent:
            if card.zone == HAND:
                m.reveal()
            changes.lay_out(m, self.source)
        elif card.zone == HAND:  # a character that enters play as a react
            m.reveal()
            changes.show(m, self.source)
        if ability.spend and not is_free(state, state.cards[self.performer], ability):
            changes.turn(m, self.performer, SPENT, "WL-PLAY-10" if is_of_action else "WL-TASK-02")
        if ability.kind != AUTOMATIC:
            changes.mark_use(m, self.performer, "action")
        use = use_of(self.seat, card, ability)
        if ability.limit in PER_ROUND:
            is_second = use in state.cards[self.performer].uses
            changes.mark_use(m, self.performer, f"{use}{AGAIN}" if is_second else use)
        elif ability.limit == "character":
            changes.mark_for_good(m, self.performer, use)
        elif use:
            state.used_up = (*state.used_up, use)

    def pay_with(self, m: Match, number: int) -> None:
        """One cost after the other; without a choice the only way to pay is taken."""
        cost = self.due(m)[0]
        self.paid += 1
        if cost.pay in CHOSEN:
            self.payers = (*self.payers, number)
        if cost.number == 1 or cost.pay not in CHOSEN:
            self.cursor, self.paid = self.cursor + 1, 0
        rule = "WL-ACTIONCARD-07"
        with_what = number if cost.pay in CHOSEN else self.source if cost.pay in OF_THE_CARD else self.performer
        m.emit(Event("pays", rule, (self.source, with_what)))
        if cost.pay == "spend-item":
            changes.turn(m, self.source, SPENT, rule)
        elif cost.pay == "charges":
            changes.charge(m, self.source, -cost.number, rule)
        elif cost.pay == "discard-item":
            changes.discard(m, self.source, rule)
        elif cost.pay in ("discard-hand", "discard-borne"):
            changes.discard(m, number, rule)
        elif cost.pay in ("banish-hand", "banish-discard", "banish-self"):
            changes.banish(m, with_what, rule)
        elif cost.pay == "kill-self":
            kill(m, [self.performer], rule, self.performer)
        elif cost.pay in ("stun-other", "stun-any"):
            changes.turn(m, number, STUNNED, rule)
        elif cost.pay in ("kill-own", "kill-any"):
            kill(m, [number], rule, self.performer)
        elif cost.pay == "wound-self":
            wound(m, ((self.performer, cost.number),), rule, self.performer)
        elif cost.pay in ("wound-own", "wound-any"):
            wound(m, ((number, 1),), rule, self.performer)
        elif cost.pay == "stun-self":
            changes.turn(m, self.performer, STUNNED, rule)
        elif cost.pay in MUST_BE_READY:
            changes.turn(m, number, SPENT, rule)

    # -- clause by clause --------------------------------------------------------------

    def wants(self, clause: Clause) -> bool:
        """Clauses may depend on how the one before went; once begun, a clause is finished."""
        if self.is_begun:
            return True
        if not clause.when:
            return not self.is_negated
        if clause.when in CHOICES:
            return self.choice == clause.when
        if clause.when == "hit":
            return self.result in ("hit", "killed")
        if clause.when == PASSED and self.result == FAILED:
            return bool(self.passed)  # some of several have passed
        return self.result == clause.when

    def carry_out(self, m: Match, clause: Clause) -> None:
        self.when = clause.when
        if self.said == "skip":
            self.result = "" if VERBS[clause.do].result else self.result  # what is not done has no result
            self.next_clause()
        else:
            VERBS[clause.do].do(m, self, clause)

    def next_clause(self) -> None:
        self.cursor += 1
        self.is_begun = False
        self.strikes = 0
        self.done = ()
        self.left = ()
        self.faces = ()
        self.said = ""

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        """A clause that rolls dice of its own finds the faces here."""
        self.faces = (*self.faces, *faces)

    def heard_strike(self, m: Match, target: int) -> None:
        """Who was struck at is known; only texts that speak of him ask."""
        if speaks_of_struck(self.ability(m)):
            self.struck = target
            self.meet(target)

    def heard_check(self, m: Match, number: int, kind: str, has_passed: bool) -> None:
        """Who withstands the magic of a spell is spared what it does. WL-SKILL-05"""
        if not has_passed:
            self.failed = (*self.failed, number)
            return
        self.passed = (*self.passed, number)
        if kind == MAGIC and number != self.performer and self.is_spell(m):
            self.spared = (*self.spared, number)
            m.emit(Event("withstood", "WL-SKILL-05", (number, self.source)))

    def reaches(self, number: int) -> bool:
        """The clause at hand means this character, one of several. WL-SKILL-04, WL-SKILL-05"""
        if self.when in (PASSED, FAILED):
            has_rolled = number in self.passed or number in self.failed
            if number in self.left_out or (not has_rolled and self.have_many_rolled()):
                return False
        if self.when == PASSED:
            return number not in self.failed and (number not in self.spared or number in self.passed)
        return number not in self.spared and (self.when != FAILED or number not in self.passed)

    def have_many_rolled(self) -> bool:
        """The latest check was one of several characters: how it went is about those who made it."""
        clauses = () if self.shown is None else self.shown.abilities[self.number].clauses[: self.cursor]
        rolls = [clause for clause in clauses if VERBS[clause.do].result in ("check", "outwit")]
        return bool(rolls) and rolls[-1].who in OF_MANY

    def placed(self, m: Match, rank: int, place: int) -> None:
        """A clause that moves or brings in somebody has got its place."""
        clause = self.ability(m).clauses[self.cursor]
        VERBS[clause.do].placed(m, self, clause, rank, place)


seldom(Perform, lender=0)


def chosen_by(state: Warlord, what: str, targets: tuple[int, ...]) -> tuple[Seat, int]:
    """A character stands for its player, or for the rank in which it stands now. Nobody, where none was chosen."""
    if not targets:
        return NOWHERE
    return (state.cards[targets[0]].owner, 0) if what == PLAYER else state.place_of(targets[0])[:2]


@lru_cache(maxsize=1 << 10)
def speaks_of_struck(ability: Ability) -> bool:
    """A clause means the one at whom the action has made its latest strike, or sees or counts from there."""
    for clause in ability.clauses:
        given = clause.given.who if clause.given is not None else ""
        if STRUCK in (clause.who, clause.to, clause.of, clause.filter.seen_from, clause.counted.seen_from, given):
            return True
    return False


def perform(state: Warlord, seat: Seat, performer: int, source: int, number: int, subject: int = NOBODY) -> Perform:
    """Every action of a card begins here, as an order and as a react; of one's own text or of one that was lent."""
    lent = text_of(state, state.cards[source], number) if number >= LENT else None
    step = Perform(seat, performer, source if lent is None else lent.source.id, number, subject)
    if lent is not None:
        step.number, step.shown, step.lender = lent.number, lent.source.face, lent.source.since
    return step
