"""These verbs are about whole actions: those of others, and further ones of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tercio.games.warlord import changes
from tercio.games.warlord.printed.cards import ANYONE, MELEE, ROUND, SELF, VICTIM, Clause
from tercio.games.warlord.rules.attacks import targets
from tercio.games.warlord.rules.golden import ATTACK, REASONS, is_allowed
from tercio.games.warlord.rules.values import banned_by
from tercio.games.warlord.state import READY, STUNNED, Card, warlord
from tercio.games.warlord.steps.listeners import Acts, GivesOrders
from tercio.games.warlord.steps.moments import ANNOUNCED, TARGETED, Moment
from tercio.games.warlord.steps.strikes import Strike, attack
from tercio.games.warlord.verbs.roles import meant
from tercio.games.warlord.verbs.verb import AN_ACTION, MEANT, NOBODY_IN_REACH, TEXT, CardVerb, Hindrance, Known
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, said, said_of_thing, told
from tercio.kernel import Event, Match

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform


class CancelAction(CardVerb):
    """The action that was announced, or has declared its target, does nothing; costs stay paid. A52"""

    word = "cancel-action"
    moments = (TARGETED, ANNOUNCED)
    heeds = ()
    touches = (AN_ACTION,)

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        below = [step for step in m.stack if step is not p and not isinstance(step, Moment)]
        strike = below.pop() if isinstance(below[-1], Strike) else None  # A36: part of the action
        action = below[-1]
        if isinstance(action, Acts):
            action.is_cancelled = True
            m.emit(Event("cancelled", TEXT, (action.card_of_action(),)))
            if isinstance(strike, Strike):
                strike.is_cancelled = True

    def reading(self, scene: Scene, clause: Clause) -> Said:
        is_spell = scene.wanted.get(VICTIM, ANYONE).spell
        return said_of_thing("action", self.say("spell" if is_spell else "action"), self.say())


class CancelEither(CardVerb):
    """Whatever has just declared its target is cancelled: the melee strike, or the action. A36, A52"""

    word = "cancel-either"
    moments = (TARGETED,)
    heeds = ()

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        below = [step for step in m.stack if step is not p and not isinstance(step, Moment)]
        if isinstance(below[-1], Strike):
            strike = below.pop()
            assert isinstance(strike, Strike)
            strike.is_cancelled = True
            m.emit(Event("strike-cancelled", TEXT, (strike.roller,)))
            if strike.kind == MELEE:
                return
        action = below[-1]
        if isinstance(action, Acts):
            action.is_cancelled = True
            m.emit(Event("cancelled", TEXT, (action.card_of_action(),)))

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said_of_thing("either", self.say("subject"), self.say())


class AttackUnspent(CardVerb):
    """The character attacks without being spent, and dies at the end of the round."""

    word = "attack-unspent"
    heeds = ()
    is_named = True

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        for number in meant(m, p, SELF, ANYONE):
            if is_allowed(warlord(m), warlord(m).cards[number], ATTACK):
                attack(m, number, is_free=True)
            changes.affect(m, number, "doomed", 1, ROUND, TEXT, p.source)

    def hindrance(self, m: Match, performer: Card, source: Card, clause: Clause) -> Hindrance | None:
        """The order needs somebody who may attack, and somebody to strike at. WL-GOLDEN-01, A31"""
        if not is_allowed(warlord(m), performer, ATTACK):
            return Hindrance("WL-GOLDEN-01", REASONS[ATTACK], (banned_by(warlord(m), performer, ATTACK),))
        return None if targets(warlord(m), performer, MELEE, 0, 1) else NOBODY_IN_REACH[MELEE]

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said(SELF, self.say())


class MakeAttack(CardVerb):
    """Those meant attack, spent by it as by any attack; `free` spares that. WL-ATTACK-01, WL-GOLDEN-01"""

    word = "attack"
    heeds = (*MEANT, "kind")
    knows: ClassVar[Known] = {"kind": ("free",)}

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        state = warlord(m)
        for number in reversed(meant(m, p, clause.who, clause.filter)):  # the first one's attack comes on top
            card = state.cards[number]
            is_free = clause.kind == "free"
            if is_allowed(state, card, ATTACK) and (is_free or card.state == READY) and card.state != STUNNED:
                attack(m, number, is_free=is_free)

    def hindrance(self, m: Match, performer: Card, source: Card, clause: Clause) -> Hindrance | None:
        """The order needs somebody who may attack, and somebody to strike at. WL-GOLDEN-01, A31"""
        if clause.who != SELF:
            return None
        if not is_allowed(warlord(m), performer, ATTACK):
            return Hindrance("WL-GOLDEN-01", REASONS[ATTACK], (banned_by(warlord(m), performer, ATTACK),))
        return None if targets(warlord(m), performer, MELEE, 0, 1) else NOBODY_IN_REACH[MELEE]

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said(scene.key(clause.who, clause.filter), self.say(clause.kind or "reads"))


class OrderAgain(CardVerb):
    """The performer gives another order at once; nobody does outside the Order Phase (WL-ACTIONCARD-02)."""

    word = "order-again"
    heeds = ()
    is_named = True

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        giving = m.find(GivesOrders)
        if giving is not None:
            giving.more = (*giving.more, p.seat)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return told(self.say())
