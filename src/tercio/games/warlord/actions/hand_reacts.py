"""What everybody knows of the reacts in a hand: only which there are in the whole card pool.

So a window that opens, or does not, gives nothing away.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tercio.games.warlord.actions.reacts import may_perform
from tercio.games.warlord.actions.timing import failed_test, hitch_of, own_role, spoken_of, strike_at
from tercio.games.warlord.printed.cards import ACTION, OPPONENT, OVAL, REACT, SELF, STRIKER, VICTIM, Ability, Face
from tercio.games.warlord.rules.performance import is_out_of_question
from tercio.games.warlord.state import HAND, READY, Card, warlord
from tercio.games.warlord.steps.moments import INITIATIVE, Moment
from tercio.games.warlord.steps.strikes import Strike
from tercio.kernel import Match, Seat


@dataclass(frozen=True, slots=True, eq=False)
class HandReact:
    """A react that might be in a hand."""

    face: Face
    ability: Ability

    @property
    def ease(self) -> tuple[bool, int]:
        return self.face.char_class != OVAL, self.face.level


@dataclass(frozen=True, slots=True)
class About:
    """Of whom a text speaks, so far as it rules out a whole seat or all performers but one."""

    role: str = ""  # nobody in particular
    is_own: bool = True  # on the performer's side, or an enemy
    is_performer: bool = False  # the performer himself


@dataclass(frozen=True, slots=True)
class Group:
    """The reacts of action cards that speak of the same one, the easiest first."""

    about: About
    reacts: list[HandReact] = field(default_factory=list)
    suiting: dict[Face, list[HandReact]] = field(default_factory=dict)  # those for class and level of a performer

    def find_suiting(self, performer: Face) -> list[HandReact]:
        found = [react for react in self.reacts if is_suited(performer, react.face)]
        self.suiting[performer] = found
        return found


@dataclass(frozen=True, slots=True)
class Pool:
    """All reacts to one moment."""

    groups: dict[About, Group] = field(default_factory=dict)
    newcomers: list[HandReact] = field(default_factory=list)  # characters that enter play as a react

    def add(self, react: HandReact) -> None:
        if react.face.type != ACTION:
            self.newcomers.append(react)
            return
        about = about_whom(react.ability)
        self.groups.setdefault(about, Group(about)).reacts.append(react)


def is_suited(performer: Face, face: Face) -> bool:
    """The printed class and level of the performer suit the card. WL-PLAY-07, WL-PLAY-09"""
    return performer.level >= face.level and face.serves(performer)


def about_whom(ability: Ability) -> About:
    role = own_role(ability)
    if role != SELF:
        return About(role, is_performer=True)
    if ability.trigger != INITIATIVE:  # A88: there a player has rolled, no character
        for test in ability.tests:
            if test.who in (VICTIM, STRIKER, OPPONENT) and test.filter.side and not test.is_not:
                return About(test.who, test.filter.side == "own")
    return About()


def hand_reacts_of(faces: Iterable[Face]) -> dict[str, Pool]:
    """All reacts of the card pool, by moment."""
    pools: dict[str, Pool] = {}
    reacts = [HandReact(face, ability) for face in faces for ability in face.abilities if ability.kind == REACT]
    for react in sorted(reacts, key=lambda react: react.ease):
        if react.face.type == ACTION or react.ability.hand:
            pools.setdefault(react.ability.trigger, Pool()).add(react)
    return pools


def might_react_from_hand(m: Match, window: Moment, seat: Seat, pool: Pool) -> bool:
    """Could any card that might be in this hand react now? Where the text names one, nobody else is looked at."""
    state = warlord(m)
    if not state.hands[seat]:
        return False
    strike = strike_at(m, window)
    army = state.standing.armies[seat]
    for about, group in pool.groups.items():
        able = army
        if about.role:
            named = spoken_of(m, state, window, about.role, strike)
            if named is None or (named.owner == seat) != about.is_own:
                continue
            if about.is_performer:
                if named.id not in army:
                    continue
                able = [named.id]
        if could_react(m, window, seat, group, able, strike):
            return True
    for react in pool.newcomers:
        phantom = Card(state.hands[seat][0], seat, react.face, HAND)
        if not hitch_of(m, window, seat, react.ability, strike) and could_perform(m, window, phantom, react, strike):
            return True
    return False


def could_react(m: Match, window: Moment, seat: Seat, group: Group, able: list[int], strike: Strike | None) -> bool:
    """Could one of these perform one of the group from hand?"""
    state = warlord(m)
    cards, favoured, suiting = state.cards, state.not_as_printed(), group.suiting
    timely: dict[HandReact, bool] = {}
    for number in able:
        card = cards[number]
        is_fit = card.state == READY
        reacts = group.reacts if number in favoured else suiting.get(card.face)
        for react in group.find_suiting(card.face) if reacts is None else reacts:
            if not is_fit and is_out_of_question(state, card, react.ability):
                continue
            is_timely = timely.get(react)
            if is_timely is None:
                is_timely = timely[react] = not hitch_of(m, window, seat, react.ability, strike)
            if is_timely and could_perform(m, window, card, react, strike):
                return True
    return False


def could_perform(m: Match, window: Moment, performer: Card, react: HandReact, strike: Strike | None) -> bool:
    if failed_test(m, window, performer, react.ability, strike) is not None:
        return False
    seat = performer.owner
    phantom = Card(warlord(m).hands[seat][0], seat, react.face, HAND)
    return may_perform(m, seat, performer, phantom, react.ability)
