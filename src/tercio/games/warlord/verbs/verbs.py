"""What the verbs of card texts do. One function a verb, found by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tercio.games.warlord import changes
from tercio.games.warlord.field.ranks import rank_of
from tercio.games.warlord.field.traits import level_of
from tercio.games.warlord.printed.cards import MARKSMANSHIP, ROLES, SELF, Verb
from tercio.games.warlord.rules.attacks import MELEE, RANGED, targets
from tercio.games.warlord.rules.values import has_feat
from tercio.games.warlord.state import DECK, DISCARD, HAND, READY, STUNNED, Card, warlord
from tercio.games.warlord.steps.listeners import Acts, Rolls
from tercio.games.warlord.steps.moments import Moment
from tercio.games.warlord.steps.placement import Fall
from tercio.games.warlord.steps.rolls import FAILED, PASSED, Check, RollAgain, Rolling, rolling_under
from tercio.games.warlord.steps.strikes import Strike
from tercio.games.warlord.steps.wounds import Wounding, slay
from tercio.games.warlord.verbs.answers import ANSWERS
from tercio.games.warlord.verbs.piles import PILE_VERBS, pile_question
from tercio.games.warlord.verbs.places import PLACE_VERBS, take_place_of
from tercio.games.warlord.verbs.roles import meant
from tercio.games.warlord.verbs.special import SPECIAL
from tercio.games.warlord.words.receipts import change
from tercio.kernel import Decision, Event, Match, Option, Roll

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform

TEXT: Final = "WL-ACTIONCARD-07"  # the main part of the text box says what the action does

Doing = Callable[["Match", "Perform", Verb], None]


def is_wanted(p: Perform, verb: Verb) -> bool:
    """Lines may depend on how the line before went; once begun, a line is finished."""
    if p.repeats > 0:
        return True
    if not verb.when:
        return not p.is_negated
    if verb.when == "hit":
        return p.result in ("hit", "killed")
    if verb.when == PASSED and p.result == FAILED:
        return bool(p.passed)  # some of several have passed
    return p.result == verb.when


def carry_out(m: Match, p: Perform, verb: Verb) -> None:
    """Do one line; the cursor moves on unless the line is to be repeated."""
    p.when = verb.when
    if p.said == "skip":
        p.next_line()
        return
    if verb.do in VERBS:
        VERBS[verb.do](m, p, verb)
    elif verb.do in PILE_VERBS:
        PILE_VERBS[verb.do](m, p, verb)
    elif verb.do in PLACE_VERBS:
        PLACE_VERBS[verb.do](m, p, verb)
    else:
        SPECIAL[verb.word](m, p, verb)


def question(m: Match, p: Perform, verb: Verb) -> tuple[Decision, ...]:
    """Lines in which the player chooses something."""
    if verb.do in PILE_VERBS:
        return pile_question(m, p, verb)
    if verb.optional and p.repeats == 0 and not p.said:
        options = (Option("do", TEXT, p.source), Option("skip", TEXT, p.source))
        return (Decision(p.seat, "optional", TEXT, options, p.source),)
    return ()


def take_place(m: Match, p: Perform, rank: int, place: int) -> None:
    take_place_of(m, p, rank, place)


# -- strikes ----------------------------------------------------------------------


def strike(m: Match, p: Perform, verb: Verb) -> None:
    """WL-BONUS-03  A melee strike uses the first ATK; a ranged one the bonus of the text."""
    state = warlord(m)
    strikers = meant(m, p, verb.who, verb.filter)
    p.repeats += 1
    is_last = p.repeats >= verb.number
    if is_last:
        p.next_line()
    if not strikers:
        return
    card = state.cards[strikers[0]]
    amount = amount_of(m, p, verb)
    least, most = reach_of(m, card.id, verb)
    ranged = verb.kind == RANGED
    is_own = ranged or verb.word == "own-profile"
    bonus = amount if is_own or not card.face.attacks else card.face.attacks[0]
    step = Strike(card.id, bonus=bonus, kind=verb.kind or MELEE, least=least, most=most, is_spell=p.is_spell(m))
    if not is_own and amount:
        step.add(amount, TEXT, p.source)
    step.ignores_items = verb.word == "no-items"
    step.is_alone = verb.word == "own-profile"
    step.instead = verb.word if verb.word in ("stun", "spend") else ""
    if verb.to in ("striker", "opponent", "target", "victim"):
        aimed = meant(m, p, verb.to, verb.filter)
        if not aimed or aimed[0] not in targets(state, card, step.kind, least, most):
            return
        step.target = aimed[0]
    m.push(step)


def reach_of(m: Match, striker: int, verb: Verb) -> tuple[int, int]:
    if verb.kind == RANGED:
        return 2, {"far": 3, "any": 99}.get(verb.to, 2)
    if verb.to == "from-front":  # as if it stood in the front rank
        return 0, rank_of(warlord(m), striker)
    return 0, {"far": 2, "any": 99}.get(verb.to, 1)


def can_begin(m: Match, performer: Card, verb: Verb) -> bool:
    """A31  An order that begins with a strike is only given if there is somebody to strike at."""
    state = warlord(m)
    if verb.do == "special" and verb.word in ("strike-each", "attack-unspent"):
        return bool(targets(state, performer, MELEE, 0, 1))
    if verb.do != "strike" or verb.who != SELF or verb.to in ROLES:
        return True
    kind = verb.kind or MELEE
    least, most = reach_of(m, performer.id, verb)
    if kind == RANGED and has_feat(state, performer, MARKSMANSHIP):
        most += 1  # WL-FEAT-14
    return bool(targets(state, performer, kind, least, most))


def extra_wounds(m: Match, p: Perform, verb: Verb) -> None:
    """B13  Extra wounds that the strike inflicts."""
    p.next_line()
    m.under(Strike).wounds += amount_of(m, p, verb)


def recoil(m: Match, p: Perform, verb: Verb) -> None:
    """A80  The striker suffers wounds at the same moment as its opponent, also if those are taken off."""
    p.next_line()
    m.under(Strike).recoil += amount_of(m, p, verb)


def to_strike(m: Match, p: Perform, verb: Verb) -> None:
    """A bonus or penalty for the strike under way, on the attack (atk) or the armour (ac)."""
    p.next_line()
    step = m.under(Strike)
    amount = amount_of(m, p, verb)
    if verb.stat == "atk":
        step.add(amount, TEXT, p.source)
    else:
        step.guards = (*step.guards, (amount, p.source))
    whom = step.roller if verb.stat == "atk" else step.target
    m.emit(Event("affected", TEXT, (whom, amount, p.source, change(verb.stat, amount))))


# -- values ---------------------------------------------------------------------------


def amount_of(m: Match, p: Perform, verb: Verb) -> int:
    state = warlord(m)
    return verb.amount * level_of(state, state.cards[p.performer]) if verb.per == "level" else verb.amount


def modify(m: Match, p: Perform, verb: Verb) -> None:
    """WL-BONUS-01, WL-BONUS-04  Added to the value until the effect ends."""
    p.next_line()
    for number in meant(m, p, verb.who, verb.filter):
        changes.affect(m, number, verb.stat, amount_of(m, p, verb), verb.until, "WL-BONUS-04", p.source)


def set_value(m: Match, p: Perform, verb: Verb) -> None:
    """WL-BONUS-05  The value changes to this one: ATK by the book, AC where a text says so (WL-GOLDEN-01)."""
    p.next_line()
    rule = "WL-BONUS-05" if verb.stat == "atk" else "WL-GOLDEN-01"
    for number in meant(m, p, verb.who, verb.filter):
        changes.affect(m, number, verb.stat, verb.amount, verb.until, rule, p.source, is_set=True)


def grant(m: Match, p: Perform, verb: Verb) -> None:
    """A trait, a feat, or a ban, for a while."""
    p.next_line()
    for number in meant(m, p, verb.who, verb.filter):
        changes.affect(m, number, verb.stat, verb.amount, verb.until, "WL-BONUS-01", p.source, verb.word)


# -- wounds and states --------------------------------------------------------------------


def wound(m: Match, p: Perform, verb: Verb) -> None:
    """WL-ACTIONCARD-07  Wounds that the action inflicts itself, on all at the same moment."""
    p.next_line()
    hurt = tuple([(number, amount_of(m, p, verb)) for number in meant(m, p, verb.who, verb.filter)])
    if hurt:
        m.push(Wounding(hurt, TEXT, p.performer))


def wound_both(m: Match, p: Perform, verb: Verb) -> None:
    """Performer and target suffer together."""
    p.next_line()
    both = [*meant(m, p, verb.who, verb.filter), *meant(m, p, SELF, verb.filter)]
    m.push(Wounding(tuple([(number, verb.amount) for number in both]), TEXT, p.performer))


def heal(m: Match, p: Perform, verb: Verb) -> None:
    p.next_line()
    for number in meant(m, p, verb.who, verb.filter):
        changes.heal(m, number, verb.amount or 99, TEXT)


def prevent(m: Match, p: Perform, verb: Verb) -> None:
    """Wounds about to be suffered are taken off."""
    p.next_line()
    taken = m.under(Wounding).lower(p.subject, verb.amount or 99)
    m.emit(Event("prevented", TEXT, (p.subject, taken)))


def kill(m: Match, p: Perform, verb: Verb) -> None:
    p.next_line()
    slay(m, meant(m, p, verb.who, verb.filter), TEXT, p.performer)


def turn_to(m: Match, p: Perform, verb: Verb) -> None:
    """Ready (A47), spend (A48) or stun."""
    p.next_line()
    for number in meant(m, p, verb.who, verb.filter):
        if verb.do == "spend":
            changes.spend(m, number, TEXT)
        else:
            changes.turn(m, number, READY if verb.do == "ready" else STUNNED, TEXT)


def ready_item(m: Match, p: Perform, verb: Verb) -> None:
    p.next_line()
    for number in meant(m, p, verb.who, verb.filter):
        for item in warlord(m).items_of(number):
            if not verb.word or item.face.has(verb.word):
                changes.turn(m, item.id, READY, TEXT)


def rescue(m: Match, p: Perform, verb: Verb) -> None:
    """A character that has just died goes to hand or on the deck instead."""
    p.next_line()
    if warlord(m).cards[p.subject].zone == DISCARD:
        if verb.to == "hand":
            changes.take_to_hand(m, p.subject, is_shown=True)
        else:
            changes.put_on_deck(m, p.subject)
        m.emit(Event("returned", TEXT, (p.subject,)))


def send_back(m: Match, p: Perform, verb: Verb) -> None:
    """WL-BONUS-02  Characters leave play for their owner's hand, or for the top of his deck."""
    p.next_line()
    for number in meant(m, p, verb.who, verb.filter):
        changes.leave_play(m, number, DECK if verb.to == "deck" else HAND, TEXT, "returned")


# -- rolls -----------------------------------------------------------------------------


def check(m: Match, p: Perform, verb: Verb) -> None:
    """WL-SKILL-01  A check or save of each of those meant; the next lines depend on it."""
    if p.repeats == 0:
        p.repeats = 1
        p.result, p.passed, p.failed = "", (), ()
    left = [n for n in meant(m, p, verb.who, verb.filter) if n not in p.passed and n not in p.failed]
    if left:
        m.push(Check(left[0], dc=verb.dc, kind=verb.kind, rule="WL-SKILL-01"))
        return
    p.next_line()
    if p.passed or p.failed:
        p.result = FAILED if p.failed else PASSED
        p.is_negated = not p.failed and p.passed[-1] in p.spared


def reroll(m: Match, p: Perform, verb: Verb) -> None:
    """The roll under way is made again; the second result stands (A64)."""
    p.next_line()
    if m.find(Roll) is not None:
        m.push(RollAgain(TEXT))


def add_die(m: Match, p: Perform, verb: Verb) -> None:
    """A18, WL-DICE-06  Added to a die that has fallen, of a character or for initiative."""
    p.next_line()
    step, amount = rolling_under(m), amount_of(m, p, verb)
    if isinstance(step, Rolls):
        step.add(amount, TEXT, p.source)
        if isinstance(step, Rolling):
            m.emit(Event("affected", TEXT, (step.roller, amount, p.source, change("die", amount))))
        else:
            m.emit(Event("initiative-changed", TEXT, (m.under(Roll).roller, amount, p.source)))


def force(m: Match, p: Perform, verb: Verb) -> None:
    """A16, WL-DICE-07  The roll counts as a natural 1 or 20, of a character or for initiative."""
    p.next_line()
    step = m.find(Strike) if verb.to == "strike" else rolling_under(m)
    if isinstance(step, Rolls):
        step.forced = verb.amount
        if isinstance(step, Rolling):
            m.emit(Event("forced", TEXT, (step.roller, verb.amount)))
        else:
            m.emit(Event("initiative-forced", TEXT, (m.under(Roll).roller, verb.amount)))


# -- actions and strikes of others ------------------------------------------------------------


def cancel_strike(m: Match, p: Perform, verb: Verb) -> None:
    """A52  The strike ends; it neither hits nor misses."""
    p.next_line()
    m.under(Strike).is_cancelled = True
    m.emit(Event("strike-cancelled", TEXT, (m.under(Strike).roller,)))


def cancel_action(m: Match, p: Perform, verb: Verb) -> None:
    """A52  The action that was announced, or has declared its target, does nothing; costs stay paid."""
    p.next_line()
    below = [step for step in m.stack if step is not p and not isinstance(step, Moment)]
    strike = below.pop() if isinstance(below[-1], Strike) else None  # A36: part of the action
    action = below[-1]
    if isinstance(action, Acts):
        action.is_cancelled = True
        m.emit(Event("cancelled", TEXT, (action.card_of_action(),)))
        if isinstance(strike, Strike):
            strike.is_cancelled = True


def redirect(m: Match, p: Perform, verb: Verb) -> None:
    """The one meant becomes the target of the strike, newly declared (A35)."""
    p.next_line()
    who = meant(m, p, verb.who, verb.filter)
    if who:
        m.under(Strike).declare(m, who[0])


def spare(m: Match, p: Perform, verb: Verb) -> None:
    """WL-ILLEGAL-06  The character that falls forward keeps its state."""
    p.next_line()
    m.under(Fall).is_free = True


VERBS: Final[dict[str, Doing]] = {
    "strike": strike,
    "extra-wounds": extra_wounds,
    "recoil": recoil,
    "to-strike": to_strike,
    "modify": modify,
    "set": set_value,
    "grant": grant,
    "wound": wound,
    "wound-both": wound_both,
    "heal": heal,
    "prevent": prevent,
    "kill": kill,
    "ready": turn_to,
    "spend": turn_to,
    "stun": turn_to,
    "ready-item": ready_item,
    "rescue": rescue,
    "send-back": send_back,
    "check": check,
    "reroll": reroll,
    "add-die": add_die,
    "force": force,
    "cancel-strike": cancel_strike,
    "cancel-action": cancel_action,
    "redirect": redirect,
    "spare": spare,
    **ANSWERS,
}

__all__ = ["VERBS", "carry_out", "is_wanted", "question", "take_place"]
