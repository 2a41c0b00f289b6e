"""Texts that are no reacts happen by themselves at their moment, before anybody reacts. A128

The texts of the player who won the initiative come first, then clockwise; of one player's in the order in which his
characters stand. A text does not set itself off: nothing that happens while it is carried out is its moment.
"""

from __future__ import annotations

from tercio.games.warlord.actions.timing import failed_test, hitch_of, strike_at
from tercio.games.warlord.field.lending import lent_to, text_of
from tercio.games.warlord.printed.cards import AUTOMATIC, LENT, Ability
from tercio.games.warlord.rules.aims import has_aim
from tercio.games.warlord.rules.performance import is_used_up
from tercio.games.warlord.state import DISCARD, FORMATION, Card, warlord
from tercio.games.warlord.steps.listeners import is_stranger
from tercio.games.warlord.steps.moments import ABOUT_TO, DIED, LEFT, Moment, window_at
from tercio.games.warlord.steps.performance import Perform, perform
from tercio.kernel import NOBODY, Answer, Match


def due_at(m: Match, window: Moment) -> tuple[Answer, ...]:
    """Everything that happens by itself at this moment, as an answer that nobody gives."""
    state, moment = warlord(m), window.moment
    found: list[Answer] = []
    for paragraph in state.standing.happenings.get(moment, ()):
        found += answered(m, window, state.cards[paragraph.bearer], state.cards[paragraph.source], paragraph.number)
    for bearer in state.in_play() if state.standing.is_lending and moment in state.standing.happenings else ():
        for place, lent in enumerate(lent_to(state, bearer)):
            if lent.ability.kind == AUTOMATIC and lent.ability.trigger == moment:
                found += answered(m, window, bearer, bearer, LENT + place)
    if moment in (DIED, LEFT):
        found += last_words(m, window)
    seats = {seat: place for place, seat in enumerate(window.seats)}
    return tuple(sorted(found, key=lambda answer: seats[answer.seat]))


def last_words(m: Match, window: Moment) -> list[Answer]:
    """What is printed on somebody who has just left play about his leaving; what he held has left with him."""
    state = warlord(m)
    gone = state.cards[window.subject]
    if gone.zone != DISCARD:
        return []
    own = [n for n, each in enumerate(gone.face.abilities) if each.kind == AUTOMATIC and each.trigger == window.moment]
    return [answer for number in own for answer in answered(m, window, gone, gone, number)]


def answered(m: Match, window: Moment, bearer: Card, subject: Card, number: int) -> list[Answer]:
    """The text happens, if it is its moment."""
    lent = text_of(warlord(m), subject, number)
    if lent is None or not is_moment_of(m, window, bearer, lent.source, lent.ability):
        return []
    if bearer.owner not in window.seats or is_under_way(m, bearer.id, subject.id, number):
        return []
    return [Answer(bearer.owner, AUTOMATIC, subject.id, (bearer.id,), detail=number)]


def is_moment_of(m: Match, window: Moment, bearer: Card, source: Card, ability: Ability) -> bool:
    """What the text speaks of has come, and it was not used up before."""
    state = warlord(m)
    if window.moment in ABOUT_TO and state.cards[window.subject].zone != FORMATION:
        return False
    strike = strike_at(m, window)
    if hitch_of(m, window, bearer.owner, ability, strike):
        return False
    if window.subject != NOBODY and is_stranger(m, window.subject):
        return False
    if failed_test(m, window, bearer, ability, strike) is not None:
        return False
    return not ability.limit or not is_used_up(state, bearer.owner, bearer, source, ability)


def is_under_way(m: Match, bearer: int, subject: int, number: int) -> bool:
    """The text is being carried out right now."""
    lent = text_of(warlord(m), warlord(m).cards[subject], number)
    for step in m.stack:
        if isinstance(step, Perform) and lent is not None:
            said = (step.performer, step.source, step.number)
            if said == (bearer, lent.source.id, lent.number):
                return True
    return False


def happen(m: Match, window: Moment, answer: Answer) -> Perform | Moment:
    """The text is carried out, unless its card has gone since the moment came, or it holds no longer."""
    state = warlord(m)
    subject, bearer = state.cards[answer.subject], state.cards[answer.picks[0]]
    is_there = answer in due_at(m, window)
    lent = text_of(state, subject, answer.detail)
    if not is_there or lent is None or not has_aim(m, bearer.id, lent.ability):
        return window_at(window.moment, (), window.subject)
    return perform(state, answer.seat, bearer.id, subject.id, answer.detail, window.subject)
