"""These verbs are about a strike under way, and about strikes to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tercio.games.warlord import changes
from tercio.games.warlord.printed.cards import ANYONE, NEXT_STRIKE, OF_ONE, OPPONENT, ROLES, SELF, STRIKER, Clause
from tercio.games.warlord.rules.attacks import may_become_target
from tercio.games.warlord.state import warlord
from tercio.games.warlord.steps.moments import AIMING, BEFORE_ROLL, HIT, MISSED, ROLLED, STRUCK, TARGETED
from tercio.games.warlord.steps.strikes import Attack, Strike
from tercio.games.warlord.verbs.amounts import amount_of
from tercio.games.warlord.verbs.roles import meant
from tercio.games.warlord.verbs.verb import A_ROLL, A_STRIKE, MEANT, TEXT, CardVerb, Known
from tercio.games.warlord.words.grammar import ACC, NOM, signed
from tercio.games.warlord.words.receipts import change
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import (
    Said,
    more_wounds,
    multiplied,
    said,
    said_of,
    said_of_strike,
    said_of_thing,
    some_wounds,
)
from tercio.kernel import Event, Match

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform

STRIKING: Final = (AIMING, TARGETED, BEFORE_ROLL, ROLLED, HIT)  # a strike is under way and has not wounded yet


class ExtraWounds(CardVerb):
    """The strike inflicts extra wounds. B13, WL-SAMPLE-04"""

    word = "extra-wounds"
    heeds = ("amount", "per")
    needs = ("amount",)
    touches = (A_STRIKE,)
    moments = STRIKING

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        m.under(Strike).hurt_more(amount_of(m, p, clause), TEXT, p.source)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said_of_strike(self.say(wounds=more_wounds(clause.amount), each=multiplied(scene, clause)))


class Recoil(CardVerb):
    """The striker suffers wounds at the same moment as its opponent, also if those are taken off. A80"""

    word = "recoil"
    heeds = ("amount", "per")
    needs = ("amount",)
    touches = (A_STRIKE,)
    moments = STRIKING

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        m.under(Strike).recoil += amount_of(m, p, clause)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said(scene.key(STRIKER, ANYONE), self.say(wounds=some_wounds(scene, clause)))


class Farther(CardVerb):
    """The ranged strike about to be aimed reaches some ranks farther. WL-RANGED-05, WL-GOLDEN-01"""

    word = "farther"
    heeds = ("amount",)
    needs = ("amount",)
    moments = (AIMING,)

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        m.under(Strike).most += clause.amount

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said_of_strike(self.say("one" if clause.amount == 1 else "many", number=clause.amount))


class ToStrike(CardVerb):
    """The strike under way gets a bonus or penalty, on the attack (atk) or the armour (ac)."""

    word = "to-strike"
    heeds = ("stat", "amount", "per")
    needs = ("stat", "amount")
    touches = (A_STRIKE, A_ROLL)
    moments = STRIKING

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        step = m.under(Strike)
        amount = amount_of(m, p, clause)
        if clause.stat == "atk":
            step.add(amount, TEXT, p.source)
        else:
            step.guards = (*step.guards, (step.target, amount, p.source))
        whom = step.roller if clause.stat == "atk" else step.target
        m.emit(Event("affected", TEXT, (whom, amount, p.source, change(clause.stat))))

    def reading(self, scene: Scene, clause: Clause) -> Said:
        words = self.say(clause.stat, number=signed(clause.amount), each=multiplied(scene, clause))
        return said_of_strike(words) if clause.stat == "atk" else said(scene.key(OPPONENT, ANYONE), words)


class CancelStrike(CardVerb):
    """The strike ends; it neither hits nor misses. A52"""

    word = "cancel-strike"
    heeds = ()
    touches = (A_STRIKE,)
    moments = (AIMING, TARGETED, BEFORE_ROLL)

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        m.under(Strike).is_cancelled = True
        m.emit(Event("strike-cancelled", TEXT, (m.under(Strike).roller,)))

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said_of_strike(self.say())


class EndAttack(CardVerb):
    """The attack to which the strike under way belongs has no further strikes. WL-ATTACK-12, WL-GOLDEN-01"""

    word = "end-attack"
    heeds = ()
    moments = (TARGETED, BEFORE_ROLL, ROLLED, HIT, MISSED, STRUCK)

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        strike, attack = m.find(Strike), m.find(Attack)
        if strike is not None and attack is not None and attack.attacker == strike.roller:
            attack.stopped = True

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said_of_thing("attack", self.say("attack"), self.say())


class Redirect(CardVerb):
    """The one meant becomes the target of the strike, newly declared. A35"""

    word = "redirect"
    whom = OF_ONE
    is_choosy = True
    touches = (A_STRIKE,)
    moments = (TARGETED,)

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        who = meant(m, p, clause.who, clause.filter)
        if who and self.may_aim_at(m, who[0]):
            m.under(Strike).declare(m, who[0])

    def may_aim_at(self, m: Match, target: int) -> bool:
        """A character that cannot be the target of such a strike does not become it either. WL-GOLDEN-01"""
        state, strike = warlord(m), m.find(Strike)
        return strike is None or may_become_target(state, state.cards[strike.roller], state.cards[target], strike.kind)


class IgnoreItems(CardVerb):
    """The AC that the opponent has from items does not count for the strike under way."""

    word = "ignore-items"
    heeds = ()
    touches = (A_STRIKE,)
    moments = STRIKING

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        strike = m.under(Strike)
        strike.ignores_items = True
        m.emit(Event("items-ignored", TEXT, (strike.target, p.source)))

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said_of_thing("items", self.say("armour", owner=scene.words(OPPONENT).said(NOM)), self.say())


class Challenge(CardVerb):
    """Those meant must strike at the one in the role `to` before they strike at others, if they can."""

    word = "challenge"
    heeds = (*MEANT, "to", "until")
    knows: ClassVar[Known] = {"to": ROLES}

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        for by in meant(m, p, clause.to or SELF, ANYONE):
            for number in meant(m, p, clause.who, clause.filter):
                changes.challenge(m, number, by, clause.until, p.source)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        """The challenge holds for one strike or for all of the round. WL-GOLDEN-01"""
        key = "next" if clause.until == NEXT_STRIKE else "reads"
        return said_of(scene, clause, self.say(key, whom=scene.object(clause.to or SELF, clause.who, ACC)))
