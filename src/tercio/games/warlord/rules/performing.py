"""WL-PLAY, WL-TASK, WL-STATE  Who may perform an action, from a card in hand or in play."""

from __future__ import annotations

from tercio.games.warlord.cards import ACTION, ITEM, Ability
from tercio.games.warlord.filters import passes
from tercio.games.warlord.numbers import level_for
from tercio.games.warlord.ranks import is_at_home
from tercio.games.warlord.rules.golden import lift_by_texts
from tercio.games.warlord.state import ATTACHED, EQUIPPED, FORMATION, HAND, READY, STUNNED, Card, Warlord
from tercio.games.warlord.traits import has_mark, uses_class
from tercio.kernel import Seat, Verdict


def judge_performer(
    state: Warlord, seat: Seat, performer: Card, source: Card, ability: Ability, verdict: Verdict
) -> None:
    """May this character perform this action now, as far as state, class, level and place go?"""
    if performer.owner != seat or performer.zone != FORMATION:
        verdict.refuse("WL-PLAY-06", "not-your-character", (performer.id,))
        return
    if performer.state == STUNNED:
        rule = "WL-STATE-11" if source.face.type == ITEM else "WL-STATE-09"
        verdict.refuse(rule, "is-stunned", (performer.id,))
    elif ability.spend and performer.state != READY:
        verdict.refuse("WL-PLAY-10" if source.face.type == ACTION else "WL-TASK-02", "not-ready", (performer.id,))
    if source.is_played:
        judge_qualified(state, performer, source, verdict)
        if not is_at_home(state, performer.id):
            verdict.refuse("WL-INFILTRATE-05", "in-enemy-formation", (performer.id,))
    elif [verb for verb in ability.verbs if verb.do == "attach"]:
        verdict.refuse("WL-PLAY-14", "is-attached", (source.id,))
    for test in ability.tests:
        if test.who == "self" and passes(state, test.filter, performer, performer) == test.is_not:
            verdict.refuse("WL-PLAY-08", "not-for-this-one", (performer.id,))
    if ability.limit == "round" and f"{source.id}" in performer.uses:
        verdict.refuse("WL-GOLDEN-01", "once-a-round", (source.id,))
    if ability.limit == "game" and f"{seat}:{source.face.name_en}" in state.used_up:
        verdict.refuse("WL-GOLDEN-01", "once-a-game", (source.id,))
    if ability.limit == "character" and has_mark(state, performer, source.face.name_en):
        verdict.refuse("WL-GOLDEN-01", "once-a-character", (performer.id, source.id))
    lift_by_texts(state, (performer, *state.items_of(performer.id)), performer, verdict)


def judge_qualified(state: Warlord, performer: Card, source: Card, verdict: Verdict) -> None:
    """WL-PLAY-07, WL-PLAY-09  Class and level; the rank adds nothing."""
    if not uses_class(state, performer, source.face.char_class, "actions"):
        verdict.refuse("WL-PLAY-07", "wrong-class", (performer.id,))
    level = level_for(state, performer, "spells" if source.face.is_spell else "actions").total
    if level < source.face.level:
        verdict.refuse("WL-PLAY-09", "level-too-low", (performer.id, level, source.face.level))


def performers_for(state: Warlord, seat: Seat, source: Card, ability: Ability) -> list[int]:
    """All characters that may perform it: the army for a card in hand, else the one the card is or belongs to."""
    found: list[int] = []
    for performer in candidates(state, seat, source):
        verdict = Verdict()
        judge_performer(state, seat, performer, source, ability, verdict)
        if verdict:
            found.append(performer.id)
    return found


def is_out_of_question(performer: Card, ability: Ability) -> bool:
    """A quick no, before any verdict: stunned, or not ready for an action that begins with Spend."""
    return performer.state == STUNNED or (ability.spend and performer.state != READY)


def hopefuls(state: Warlord, seat: Seat, source: Card) -> list[Card]:
    """The candidates without those whom print alone rules out, so that fewer must be judged."""
    if source.zone == HAND and source.face.type == ACTION:
        return state.suited_for(seat, source.face.char_class, source.face.level)
    return candidates(state, seat, source)


def candidates(state: Warlord, seat: Seat, source: Card) -> list[Card]:
    if source.zone == HAND:
        return state.army(seat) if source.face.type == ACTION else [source]
    if source.zone in (EQUIPPED, ATTACHED):  # A11: only with a card of one's own
        return [state.cards[source.host]] if source.owner == seat else []
    return [source] if source.zone == FORMATION else []
