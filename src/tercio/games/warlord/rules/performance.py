"""Rules say who may perform an action, from a card in hand or in play. WL-PLAY, WL-TASK, WL-STATE"""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.abilities.stat import LEVEL_FOR_ACTIONS, LEVEL_FOR_SPELLS
from tercio.games.warlord.field.filters import is_counted, passes, uses_class
from tercio.games.warlord.field.lending import place_of as place_lent
from tercio.games.warlord.field.ranks import is_at_home
from tercio.games.warlord.field.traits import has_mark
from tercio.games.warlord.printed.cards import ACTION, CLASS_NUMBERS, COUNTED, ITEM, SELF, Ability, Face, Test
from tercio.games.warlord.rules.golden import PERFORM, is_allowed, judge_allowed, lift_by_texts
from tercio.games.warlord.rules.meaning import judge_test
from tercio.games.warlord.rules.values import are_bans, counted_level, level_for
from tercio.games.warlord.state import ATTACHED, EQUIPPED, FORMATION, HAND, READY, STUNNED, Card, Warlord
from tercio.games.warlord.verbs.registry import stays
from tercio.kernel import Seat, Verdict
from tercio.kernel.tally import told

LIMITS: Final = ("round", "twice", "game", "character")
PER_ROUND: Final = ("round", "twice")
AGAIN: Final = "+"  # ends the name of a second use in the same round


def judge_performer(
    state: Warlord, seat: Seat, performer: Card, source: Card, ability: Ability, verdict: Verdict
) -> None:
    """May this character perform this action now, as far as state, class, level and place go?

    Only Spend asks for a ready character, and only Spend spends it, in reacts too (WL-PLAY-11, -12, WL-TASK-03, -04,
    WL-SAMPLE-03, -05).
    """
    if performer.owner != seat or performer.zone != FORMATION:
        verdict.refuse("WL-PLAY-06", "not-your-character", (performer.id,))
        return
    if performer.state == STUNNED:
        rule = "WL-STATE-11" if source.face.type == ITEM else "WL-STATE-09"
        verdict.refuse(rule, "is-stunned", (performer.id,))
    elif ability.spend and performer.state != READY and not is_free(state, performer, ability):
        verdict.refuse("WL-PLAY-10" if source.face.type == ACTION else "WL-TASK-02", "not-ready", (performer.id,))
    judge_allowed(state, performer, PERFORM, verdict)
    if source.face.type == ACTION and not ability.is_lent and not is_at_home(state, performer.id):
        verdict.refuse("WL-INFILTRATE-05", "in-enemy-formation", (performer.id,))
    if ability.is_lent:
        pass  # whoever has it may perform it, whatever the class and level of the card that lends it
    elif source.is_played:
        judge_qualified(state, performer, source, verdict)
    elif stays(ability):
        verdict.refuse("WL-PLAY-14", "is-attached", (source.id,))
    for test in ability.tests:
        if not is_met(state, test, performer):
            subject = None if test.who in COUNTED else performer
            judge_test(state, test, subject, performer, source, "WL-PLAY-08", verdict)
    judge_limit(state, seat, performer, source, ability, verdict)
    lift_by_texts(state, performer, verdict)


def judge_limit(state: Warlord, seat: Seat, performer: Card, source: Card, ability: Ability, verdict: Verdict) -> None:
    """The action was performed as often as its text allows."""
    if ability.limit and is_used_up(state, seat, performer, source, ability):
        facts = (performer.id, source.id) if ability.limit == "character" else (source.id,)
        verdict.refuse("WL-GOLDEN-01", f"once-a-{ability.limit}", facts)


def judge_stranger(state: Warlord, seat: Seat, performer: Card, source: Card, verdict: Verdict) -> None:
    """Action cards are performed in one's own army, texts in play by their bearer. WL-PLAY-06, WL-TASK-01"""
    able = [card.id for card in candidates(state, seat, source)]
    is_judged = performer.owner == seat or (source.zone == HAND and source.face.type != ACTION)
    if is_judged and performer.id not in able:
        if source.zone == HAND and source.face.type == ACTION:
            verdict.refuse("WL-PLAY-06", "not-in-your-army", (performer.id,))
        else:
            verdict.refuse("WL-TASK-01", "not-your-order", (performer.id,))


def tell_nearest(judged: list[Verdict], source: Card, verdict: Verdict) -> None:
    """Nobody may perform it: of him who comes nearest it is told what he lacks. WL-PLAY-06"""
    if not judged:
        verdict.refuse("WL-PLAY-06", "nobody-to-perform", (source.id,))
    elif not [said for said in judged if said]:
        verdict.said += min(judged, key=number_of_refusals).refusals


def number_of_refusals(verdict: Verdict) -> int:
    return len(verdict.refusals)


def is_performer(state: Warlord, seat: Seat, performer: Card, source: Card, ability: Ability) -> bool:
    """The short answer: a verdict is needed only where a text of the performer may lift a refusal."""
    if performer.id in state.standing.lifting:
        verdict = Verdict()
        judge_performer(state, seat, performer, source, ability, verdict)
        return bool(verdict)
    if performer.owner != seat or performer.zone != FORMATION or is_out_of_question(state, performer, ability):
        return False
    if source.face.type == ACTION and not ability.is_lent and not is_at_home(state, performer.id):
        return False
    if are_bans(state) and not is_allowed(state, performer, PERFORM):
        return False
    if ability.is_lent:
        pass
    elif not is_qualified(state, performer, source) if source.is_played else stays(ability):
        return False
    for test in ability.tests:
        if not is_met(state, test, performer):
            return False
    return not ability.limit or not is_used_up(state, seat, performer, source, ability)


def is_met(state: Warlord, test: Test, performer: Card) -> bool:
    """The performer is as the text asks, and so is what it counts. WL-PLAY-08"""
    if test.who in COUNTED:
        return is_counted(state, test, performer)
    return test.who != SELF or passes(state, test.filter, performer, performer) != test.is_not


def is_used_up(state: Warlord, seat: Seat, performer: Card, source: Card, ability: Ability) -> bool:
    """The action was performed as often as its text says: once a round, a game, or for each character. WL-GOLDEN-01"""
    use = use_of(seat, source, ability)
    if not use:
        return False
    if ability.limit in PER_ROUND:
        return (use if ability.limit == "round" else f"{use}{AGAIN}") in performer.uses
    return use in state.used_up if ability.limit == "game" else has_mark(state, performer, use)


def use_of(seat: Seat, source: Card, ability: Ability) -> str:
    """The name under which a use is noted: of this paragraph, of this card or of all cards of its name."""
    if ability.limit not in LIMITS:
        return ""
    number = place_of(source.face, ability) + 1
    if ability.limit in PER_ROUND:
        return f"{source.id}:{number}:{source.since}" if ability.is_lent else f"{source.id}:{number}"
    name = source.face.name_en
    return f"{seat}:{name}:{number}" if ability.limit == "game" else f"{name}:{number}"


def place_of(face: Face, ability: Ability) -> int:
    """Which paragraph of the card it is, of those that it lends perhaps; each has its own limit."""
    if ability.is_lent:
        return place_lent(face.lent, ability)
    for place, own in enumerate(face.abilities):
        if own is ability:
            return place
    return face.abilities.index(ability)


def is_qualified(state: Warlord, performer: Card, source: Card) -> bool:
    """The short answer of `judge_qualified`."""
    face = source.face
    if performer.id not in state.not_as_printed() and not face.eases:
        return face.serves(performer.face) and performer.face.level >= face.level
    verdict = Verdict()
    judge_qualified(state, performer, source, verdict)
    return bool(verdict)


def judge_qualified(state: Warlord, performer: Card, source: Card, verdict: Verdict) -> None:
    """The performer needs the class and the level; the rank adds nothing. WL-PLAY-07, WL-PLAY-09"""
    face = source.face
    if not uses_class(state, performer, face, "actions"):
        verdict.refuse("WL-PLAY-07", "wrong-class", (performer.id, CLASS_NUMBERS[face.char_class]))
    purpose = LEVEL_FOR_SPELLS if face.is_spell else LEVEL_FOR_ACTIONS
    level = counted_level(state, performer, purpose, source)
    if level < face.level:
        lines = told(level_for(state, performer, purpose, source))
        verdict.refuse("WL-PLAY-09", "level-too-low", (performer.id, level, face.level), receipts=lines)


def is_out_of_question(state: Warlord, performer: Card, ability: Ability) -> bool:
    """A quick no, before any verdict: stunned, or not ready for an action that begins with Spend; no text lifts it."""
    if performer.state == READY or performer.id in state.standing.lifting:
        return False
    return performer.state == STUNNED or (ability.spend and not is_free(state, performer, ability))


def is_free(state: Warlord, performer: Card, ability: Ability) -> bool:
    """A text lets this character perform it without being spent. WL-GOLDEN-01"""
    return ability.unspent is not None and passes(state, ability.unspent, performer, performer)


def hopefuls(state: Warlord, seat: Seat, source: Card) -> list[Card]:
    """The candidates without those whom print alone rules out, so that fewer must be judged."""
    if source.zone == HAND and source.face.type == ACTION:
        return state.suited(state.standing.armies[seat], source.face)
    return candidates(state, seat, source)


def candidates(state: Warlord, seat: Seat, source: Card) -> list[Card]:
    if source.zone == HAND:
        return state.army(seat) if source.face.type == ACTION else [source]
    if source.zone in (EQUIPPED, ATTACHED):  # A11: only with a card of one's own
        return [state.cards[source.host]] if source.owner == seat else []
    return [source] if source.zone == FORMATION else []
