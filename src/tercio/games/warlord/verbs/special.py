"""Named rules: texts that the verbs cannot say. Content names them by word; it never holds code."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tercio.games.warlord import changes
from tercio.games.warlord.printed.cards import ROUND, Verb
from tercio.games.warlord.rules.attacks import MELEE, targets
from tercio.games.warlord.rules.values import skill_bonus
from tercio.games.warlord.state import FORMATION, STUNNED, warlord
from tercio.games.warlord.steps.listeners import GivesOrders
from tercio.games.warlord.steps.strikes import Attack, Strike
from tercio.games.warlord.steps.wounds import Wounding
from tercio.games.warlord.verbs.roles import meant
from tercio.kernel import Event, Match, Roll

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform

TEXT: Final = "WL-ACTIONCARD-07"

Doing = Callable[["Match", "Perform", Verb], None]


def attack_unspent(m: Match, p: Perform, verb: Verb) -> None:
    """The character attacks without being spent, and dies at the end of the round."""
    p.next_line()
    attack = Attack(p.performer)
    attack.is_free = True
    m.push(attack)
    changes.affect(m, p.performer, "doomed", 1, ROUND, TEXT, p.source)


def order_again(m: Match, p: Perform, verb: Verb) -> None:
    """The player gives a second order at once."""
    p.next_line()
    m.under(GivesOrders).more += 1


def strike_each_in_front(m: Match, p: Perform, verb: Verb) -> None:
    """A melee strike at every enemy in reach, each at a further penalty of `amount`."""
    state = warlord(m)
    card = state.cards[p.performer]
    done = p.targets
    left = [n for n in targets(state, card, MELEE, 0, 1) if n not in done] if card.zone == FORMATION else []
    if not left:
        p.targets = ()
        p.next_line()
        return
    p.targets = (*done, left[0])
    step = Strike(card.id, bonus=card.face.attacks[0], target=left[0], is_spell=p.is_spell(m))
    if done:
        step.add(-verb.amount * len(done), TEXT, p.source)
    m.push(step)


def table_of_fate(m: Match, p: Perform, verb: Verb) -> None:
    """A d20 decides: 1 to 5 the user suffers a wound, 6 to 15 one enemy is spent, 16 to 20 it is stunned."""
    if p.repeats == 0:
        p.repeats = 1
        m.push(Roll(1, 20, TEXT, p.seat))
        return
    face = p.repeats - 1
    p.next_line()
    if face <= 5:
        m.push(Wounding(((p.performer, 1),), TEXT, p.performer))
        return
    for number in meant(m, p, verb.who, verb.filter):
        if face <= 15:
            changes.spend(m, number, TEXT)
        else:
            changes.turn(m, number, STUNNED, TEXT)


def outwit(m: Match, p: Perform, verb: Verb) -> None:
    """An opposed roll: both add their skill; the higher total wins, the performer on a tie."""
    if p.repeats == 0:
        p.repeats = 1
        m.push(Roll(2, 20, TEXT, p.seat))
        return
    mine, theirs = (p.repeats - 1) // 100, (p.repeats - 1) % 100
    state = warlord(m)
    others = meant(m, p, verb.who, verb.filter)
    p.next_line()
    p.passed, p.failed = (), ()
    total = mine + skill_bonus(state, state.cards[p.performer], "").total
    needed = theirs + (skill_bonus(state, state.cards[others[0]], "").total if others else 0)
    p.result = "passed" if total >= needed else "failed"
    m.emit(Event(p.result, TEXT, (p.performer, mine, total, needed)))


SPECIAL: Final[dict[str, Doing]] = {
    "attack-unspent": attack_unspent,
    "order-again": order_again,
    "strike-each": strike_each_in_front,
    "table-of-fate": table_of_fate,
    "outwit": outwit,
}
