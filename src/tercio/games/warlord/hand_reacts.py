"""What everybody knows of the reacts in a hand: only which there are in the whole card pool.

So a window that opens, or does not, gives nothing away.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tercio.games.warlord.cards import ACTION, OVAL, REACT, SELF, Ability, Face
from tercio.games.warlord.moments import Moment
from tercio.games.warlord.reacts import is_moment, may_perform, own_role, spoken_of, strike_at, tests_hold
from tercio.games.warlord.rules.performing import is_out_of_question
from tercio.games.warlord.state import HAND, Card, warlord
from tercio.games.warlord.steps.striking import Strike
from tercio.kernel import Match, Seat


class HandReact(NamedTuple):
    """A react that might be in a hand."""

    face: Face
    ability: Ability

    @property
    def ease(self) -> tuple[bool, int]:
        return self.face.char_class != OVAL, self.face.level


# By the role in which the text speaks of its own performer, `self` where it speaks of none; the easiest ones first.
Pool = dict[str, list[HandReact]]


def hand_reacts_of(faces: Iterable[Face]) -> dict[str, Pool]:
    """All that there are, by moment."""
    pools: dict[str, Pool] = {}
    reacts = [HandReact(face, ability) for face in faces for ability in face.abilities if ability.kind == REACT]
    for react in sorted(reacts, key=lambda react: react.ease):
        if react.face.type == ACTION or react.ability.hand:
            pool = pools.setdefault(react.ability.trigger, {})
            pool.setdefault(own_role(react.ability), []).append(react)
    return pools


def might_react_from_hand(m: Match, window: Moment, seat: Seat, pool: Pool) -> bool:
    """Could any card that might be in this hand react now? Where the text names one, nobody else is looked at."""
    state = warlord(m)
    if not state.hands[seat]:
        return False
    strike = strike_at(m, window)
    army = state.standing.armies[seat]
    for role, reacts in pool.items():
        able = army
        if role != SELF:
            named = spoken_of(m, window, role, strike)
            if named is None or named.owner != seat or named.id not in army:
                continue
            able = [named.id]
        for react in reacts:
            if could_react(m, window, seat, react, able, strike):
                return True
    return False


def could_react(m: Match, window: Moment, seat: Seat, react: HandReact, able: list[int], strike: Strike | None) -> bool:
    """Could one of these perform it from hand?"""
    state = warlord(m)
    face, ability = react
    suited = state.suited(able, face.char_class, face.level) if face.type == ACTION else []
    performers = [card for card in suited if not is_out_of_question(card, ability)] if suited else []
    if (not performers and face.type == ACTION) or not is_moment(m, window, seat, ability, strike):
        return False
    phantom = Card(state.hands[seat][0], seat, face, HAND)
    for performer in performers or [phantom]:  # itself: a character that enters play as a react
        if tests_hold(m, window, performer, ability, strike) and may_perform(m, seat, performer, phantom, ability):
            return True
    return False
