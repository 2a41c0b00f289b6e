"""Verbs that roll dice, and those about a roll under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tercio.games.warlord import changes
from tercio.games.warlord.printed.cards import ANYONE, OF_ONE, SELF, VICTIM, Clause
from tercio.games.warlord.rules.values import magic_dc, skill_bonus
from tercio.games.warlord.state import STUNNED, warlord
from tercio.games.warlord.steps.listeners import Rolls
from tercio.games.warlord.steps.moments import BEFORE_ROLL, INITIATIVE, ROLLED, TARGETED
from tercio.games.warlord.steps.rolls import FAILED, PASSED, Rolling, check, roll_again, rolling_under, throw
from tercio.games.warlord.steps.strikes import Strike
from tercio.games.warlord.steps.wounds import wound
from tercio.games.warlord.verbs.amounts import amount_of, dc_of
from tercio.games.warlord.verbs.roles import doer, meant
from tercio.games.warlord.verbs.verb import A_DIE, A_ROLL, A_STRIKE, MEANT, TEXT, CardVerb, Known
from tercio.games.warlord.words.grammar import NOM, NOTHING
from tercio.games.warlord.words.printed import FEATS, called
from tercio.games.warlord.words.receipts import change, tell_sum
from tercio.games.warlord.words.roles import Scene, it
from tercio.games.warlord.words.said import Said, dc_words, multiplied, said, said_of, said_of_thing, thing, told
from tercio.kernel import Event, Match, Roll

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform


class MakeCheck(CardVerb):
    """Each of those meant makes a check or save; the next clauses depend on it. WL-SKILL-01"""

    word = "check"
    heeds = (*MEANT, "dc", "kind", "amount", "per")
    needs = ("dc",)
    result = "check"

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        if not p.is_begun:  # the check before, if there was one, tells who makes this one
            p.left = tuple(meant(m, p, clause.who, clause.filter))
            rolled = (*p.left_out, *p.passed, *p.failed) if clause.when else ()
            p.left_out = tuple([number for number in rolled if number not in p.left])
            p.is_begun = True
            p.result, p.passed, p.failed = "", (), ()
            p.amount = dc_of(m, p, clause)
        while p.left:
            number, p.left = p.left[0], p.left[1:]
            if p.has(m, number):
                is_asked_of_another = clause.kind == "magic" and number != p.performer and p.is_spell(m)
                state = warlord(m)
                dc = magic_dc(state, state.cards[p.performer], p.amount) if is_asked_of_another else p.amount
                check(m, number, dc, clause.kind)
                return
        p.next_clause()
        if p.passed or p.failed:
            p.result = FAILED if p.failed else PASSED
            p.is_negated = not p.failed and p.passed[-1] in p.spared

    def reading(self, scene: Scene, clause: Clause) -> Said:
        """Saves are checks of skill too."""
        if clause.kind == "magic":
            return said_of(scene, clause, self.say("magic", dc=dc_words(scene, clause)))
        kind = self.say("of-feat", feat=called(FEATS, clause.kind)) if clause.kind else NOTHING
        return said_of(scene, clause, self.say(kind=kind, dc=dc_words(scene, clause)))


class Reroll(CardVerb):
    """The roll under way is made again; the second result stands (A64)."""

    word = "reroll"
    moments = (ROLLED, INITIATIVE)
    heeds = ()
    touches = (A_ROLL, A_DIE)

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        if m.find(Roll) is not None:
            roll_again(m, TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        if scene.ability.trigger != INITIATIVE:
            return said(scene.key(VICTIM, ANYONE), self.say())
        if scene.wanted.get(VICTIM, ANYONE).side == "own":
            return told(self.say("you"))
        return said_of_thing("player", self.say("player"), self.say())


class AddDie(CardVerb):
    """Something is added to a die that has fallen, of a character or for initiative. A18, WL-DICE-06"""

    word = "add-die"
    moments = (ROLLED, INITIATIVE)
    heeds = ("amount", "per")
    needs = ("amount",)
    touches = (A_ROLL,)

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        step, amount = rolling_under(m), amount_of(m, p, clause)
        if isinstance(step, Rolls):
            step.add(amount, TEXT, p.source)
            if isinstance(step, Rolling):
                m.emit(Event("affected", TEXT, (step.roller, amount, p.source, change("die"))))
            else:
                m.emit(Event("initiative-changed", TEXT, (m.under(Roll).roller, amount, p.source)))

    def reading(self, scene: Scene, clause: Clause) -> Said:
        each = multiplied(scene, clause)
        words = self.say("reads" if clause.amount > 0 else "less", number=abs(clause.amount), each=each)
        return said_of_thing("roll", thing("roll"), words)


class Force(CardVerb):
    """The roll counts as this natural face, of a character or for initiative. A16, WL-DICE-07"""

    word = "force"
    moments = (TARGETED, BEFORE_ROLL, ROLLED, INITIATIVE)
    is_face = True
    heeds = ("amount", "to")
    needs = ("amount",)
    knows: ClassVar[Known] = {"to": ("strike",)}
    touches = (A_ROLL,)

    def touched(self, clause: Clause) -> tuple[str, ...]:
        """A strike that shall fail or succeed is under way; where somebody else is aimed at or rolls, there is none."""
        return (*self.touches, A_STRIKE) if clause.to == "strike" else self.touches

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        step = m.find(Strike) if clause.to == "strike" else rolling_under(m)
        if isinstance(step, Rolls):
            step.forced = clause.amount
            if isinstance(step, Rolling):
                m.emit(Event("forced", TEXT, (step.roller, clause.amount)))
            else:
                m.emit(Event("initiative-forced", TEXT, (m.under(Roll).roller, clause.amount)))

    def reading(self, scene: Scene, clause: Clause) -> Said:
        words = self.say("failure") if clause.amount == 1 else self.say(face=clause.amount)
        return said_of_thing("roll", thing("strike" if clause.to == "strike" else "roll"), words)


class TableOfFate(CardVerb):
    """A d20 decides: 1 to 5 the user suffers a wound, 6 to 15 those meant are spent, 16 to 20 they are stunned."""

    word = "table-of-fate"
    is_named = True

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        if not p.is_begun:
            p.is_begun = True
            m.push(Roll(1, 20, TEXT, p.seat))
            return
        face = p.faces[0]
        p.next_clause()
        if face <= 5:
            wound(m, tuple([(number, 1) for number in meant(m, p, SELF, ANYONE)]), TEXT, doer(p))
            return
        for number in meant(m, p, clause.who, clause.filter):
            if face <= 15:
                changes.spend(m, number, TEXT)
            else:
                changes.turn(m, number, STUNNED, TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        user, whom = scene.own_words().said(NOM), scene.words(clause.who).said(NOM)
        return told(self.say(user=user, whom=whom, it=it().said(NOM)))


class Outwit(CardVerb):
    """An opposed roll: both add their skill; the higher total wins, the performer on a tie. It takes two."""

    word = "outwit"
    whom = OF_ONE
    is_named = True
    result = "outwit"

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        state = warlord(m)
        both = [*meant(m, p, SELF, ANYONE), *meant(m, p, clause.who, clause.filter)[:1]]
        if len(both) < 2:
            p.next_clause()
            p.result, p.passed, p.failed, p.left_out = "", (), (), ()
            return
        if len(p.faces) < len(both):
            p.is_begun = True
            throw(m, both[len(p.faces)], TEXT)
            return
        mine = p.faces[0]
        skills = [skill_bonus(state, state.cards[number], "") for number in both]
        for number, skill in zip(both, skills, strict=True):
            tell_sum(m, "check-summed", number, skill)
        total, needed = [face + skill.total for face, skill in zip(p.faces, skills, strict=True)]
        p.next_clause()
        p.passed, p.failed, p.left_out = (), (), ()
        p.result = PASSED if total >= needed else FAILED
        m.emit(Event(p.result, TEXT, (p.performer, mine, total, needed, skills[0].total)))

    def reading(self, scene: Scene, clause: Clause) -> Said:
        both = self.say("both", one=scene.own_words().said(NOM), other=scene.object(clause.who, SELF, NOM))
        return said_of_thing("both", both, self.say())
