"""Verbs that wound, heal and kill, and those about wounds under way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tercio.games.warlord import changes
from tercio.games.warlord.printed.cards import ANYONE, OF_ONE, SELF, VICTIM, Clause
from tercio.games.warlord.rules.values import life_of
from tercio.games.warlord.state import FORMATION, warlord
from tercio.games.warlord.steps.moments import KILLING, WOUNDING
from tercio.games.warlord.steps.wounds import Wounding, kill, wound
from tercio.games.warlord.verbs.amounts import amount_of
from tercio.games.warlord.verbs.roles import doer, meant
from tercio.games.warlord.verbs.verb import MEANT, TEXT, CardVerb
from tercio.games.warlord.words.grammar import DAT, NOM
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, multiplied, said, said_of, said_of_thing, some_wounds, told, wounds
from tercio.kernel import Event, Match

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform


class Wound(CardVerb):
    """The action inflicts wounds itself, on all at the same moment. WL-ACTIONCARD-07"""

    word = "wound"
    heeds = (*MEANT, "amount", "per")
    needs = ("amount",)

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        amount = amount_of(m, p, clause)
        hurt = tuple([(number, amount) for number in meant(m, p, clause.who, clause.filter)])
        if hurt:
            wound(m, hurt, TEXT, doer(p))

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said_of(scene, clause, self.say(wounds=some_wounds(scene, clause)))


class WoundBoth(CardVerb):
    """The performer and the one meant suffer together, once where they are the same. A119"""

    word = "wound-both"
    heeds = (*MEANT, "amount")
    needs = ("amount",)

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        both = dict.fromkeys([*meant(m, p, clause.who, clause.filter), *meant(m, p, SELF, clause.filter)])
        wound(m, tuple([(number, clause.amount) for number in both]), TEXT, doer(p))

    def reading(self, scene: Scene, clause: Clause) -> Said:
        both = self.say("both", one=scene.refer(clause.who, clause.filter), other=scene.own_words().said(NOM))
        return said_of_thing("both", both, self.say(wounds=wounds(clause.amount)))


class Heal(CardVerb):
    """Wounds are removed: a number of them, or all where the clause gives none."""

    word = "heal"
    heeds = (*MEANT, "amount", "per")

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        amount = amount_of(m, p, clause) if clause.amount else 99
        for number in meant(m, p, clause.who, clause.filter):
            changes.heal(m, number, amount, TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        some = some_wounds(scene, clause) if clause.amount else self.say("all")
        return told(self.say(wounds=some, whom=scene.refer(clause.who, clause.filter, DAT)))


class Prevent(CardVerb):
    """Wounds about to be suffered are taken off: a number of them, or all where the clause gives none. WL-SAMPLE-02"""

    word = "prevent"
    moments = (WOUNDING,)
    heeds = ("amount", "per")

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        if m.under(Wounding).is_due(m, p.subject) and not m.under(Wounding).is_firm:
            taken = m.under(Wounding).lower(p.subject, max(0, amount_of(m, p, clause)) if clause.amount else 99)
            m.emit(Event("prevented", TEXT, (p.subject, taken)))

    def reading(self, scene: Scene, clause: Clause) -> Said:
        words = self.say(amount=clause.amount, each=multiplied(scene, clause)) if clause.amount else self.say("all")
        return said(scene.key(VICTIM, ANYONE), words)


class CapWounds(CardVerb):
    """Of the wounds about to be suffered no more than the amount are. WL-SAMPLE-02"""

    word = "cap-wounds"
    moments = (WOUNDING,)
    heeds = ("amount",)
    needs = ("amount",)

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        step = m.under(Wounding)
        if step.is_due(m, p.subject) and not step.is_firm:
            taken = step.lower(p.subject, max(0, step.due(p.subject) - clause.amount))
            m.emit(Event("prevented", TEXT, (p.subject, taken)))

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said(scene.key(VICTIM, ANYONE), self.say(amount=clause.amount))


class RedirectWounds(CardVerb):
    """The wounds that somebody is about to suffer are suffered by the one meant."""

    word = "redirect-wounds"
    whom = OF_ONE
    moments = (WOUNDING,)

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        others = [number for number in meant(m, p, clause.who, clause.filter) if number != p.subject]
        if others and m.under(Wounding).is_due(m, p.subject) and not m.under(Wounding).is_firm:
            wounds = m.under(Wounding).pass_on(p.subject, others[0])
            m.emit(Event("passed-on", TEXT, (p.subject, others[0], wounds)))


class Kill(CardVerb):
    """Those meant die outright; reacts to their death may follow."""

    word = "kill"

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        kill(m, meant(m, p, clause.who, clause.filter), TEXT, doer(p))


class Survive(CardVerb):
    """A character about to be killed is not; enough of its wounds are removed for it to live. WL-GOLDEN-01"""

    word = "survive"
    moments = (KILLING,)
    heeds = ()

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        state, step = warlord(m), m.under(Wounding)
        if p.subject in step.dead and state.cards[p.subject].zone == FORMATION:
            step.save(p.subject)
            card = state.cards[p.subject]
            changes.heal(m, p.subject, card.wounds - life_of(state, card) + 1, "WL-GOLDEN-01")
            m.emit(Event("survived", "WL-GOLDEN-01", (p.subject,)))

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said(scene.key(VICTIM, ANYONE), self.say())
