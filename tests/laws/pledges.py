"""What the cards of Summoners promise, told from the cards and the table alone, and what nobody may do to the table."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tercio.games.summoners.printed.profiles import ENEMY, FRIEND, IMPASSABLE
from tercio.games.summoners.state import Lasting, Summoners, Unit, summoners
from tercio.kernel import Decision, Match, Option

# What a special rule keeps its bearer from doing, by the options that must not be there.
NEVER: Final = {
    "static": ("walk", "run", "reposition", "reposition-run", "charge", "melee", "ranged", "concentrate"),
    "primitive": ("interact",),
}
REACTIONS: Final = ("melee-reaction", "ranged-reaction", "defensive-shot")


def has(state: Summoners, unit: Unit, word: str) -> bool:
    """It is printed on the card, or a spell gives it."""
    if word in [trait.name for trait in unit.profile.traits]:
        return True
    lying = [lasting for lasting in state.effects if lasting.target == unit.id]
    effects = [effect for lasting in lying for effect in lasting.power.effects]
    return bool([effect for effect in effects if effect.verb.word == "grant" and effect.what == word])


# -- questions -------------------------------------------------------------------------------------------------


def broken_promises(m: Match, decision: Decision) -> list[str]:
    """Somebody is offered what a card forbids."""
    state, found = summoners(m), list[str]()
    for option in decision.options:
        unit = state.find(option.subject)
        if unit is not None:
            found += [f"{unit.label} is {word} and may {option.key}" for word in kept_from(state, unit, option.key)]
            if decision.kind in REACTIONS and option.key != "passive":
                found += [f"{unit.label} is static and reacts"] if has(state, unit, "static") else []
                attack = unit.profile.attack_at(option.detail)
                if option.key == "return-shot" and attack is not None:
                    words = [trait.name for trait in attack.traits]
                    found += [f"{unit.label} shoots back with {words}"] if "displace" in words else []
            if option.key in ("cast", "act"):
                found += wrongly_cast(state, unit, option)
        elif option.key == "summon":
            victims = [state.units[pick] for pick in option.among]
            found += [f"{each.label} is sacrificed" for each in victims if has(state, each, "insignificant")]
    return found


def kept_from(state: Summoners, unit: Unit, key: str) -> list[str]:
    return [word for word, keys in NEVER.items() if key in keys and has(state, unit, word)]


def wrongly_cast(state: Summoners, unit: Unit, option: Option) -> list[str]:
    """It is paid for, and works on those of whom its card speaks. SU-MANA-01, SU-SPELL-03"""
    power = unit.profile.power_at(option.detail)
    assert power is not None
    found = [f"{power.id} is too dear"] if power.mana > state.players[unit.seat].gems else []
    for target in [state.units[pick] for pick in option.among]:
        is_friend = state.are_allied(unit.seat, target.seat)
        if (power.target == ENEMY and is_friend) or (power.target == FRIEND and not is_friend):
            found.append(f"{power.id} is aimed at {target.label}")
        apart = unit.profile.radius + target.profile.radius + (power.reach or 10**6)
        if target.id != unit.id and distance_squared(unit, target) > (apart + 2) ** 2:
            found.append(f"{power.id} reaches {target.label}")
    return found


def distance_squared(unit: Unit, other: Unit) -> int:
    return (unit.at[0] - other.at[0]) ** 2 + (unit.at[1] - other.at[1]) ** 2


# -- the table -------------------------------------------------------------------------------------------------


def wrong_places(m: Match) -> list[str]:
    """No base stands in another, off the table or in what nobody can enter. SU-ACTION-22, SU-TERRAIN-05, -06"""
    state, found = summoners(m), list[str]()
    here = state.here()
    for place, unit in enumerate(here):
        radius = unit.profile.radius
        if min(unit.at) < radius or max(unit.at) > state.board - radius:
            found.append(f"{unit.label} stands off the table at {unit.at}")
        for other in here[:place]:
            apart = radius + other.profile.radius - 2
            if distance_squared(unit, other) < apart * apart:
                found.append(f"{unit.label} at {unit.at} stands in {other.label} at {other.at}")
        for piece in state.pieces:
            if piece.going == IMPASSABLE and piece.radius:
                x, y = piece.outline[0]
                apart = radius + piece.radius - 2
                if (unit.at[0] - x) ** 2 + (unit.at[1] - y) ** 2 < apart * apart:
                    found.append(f"{unit.label} stands in {piece.label}")
    return found


def wrong_figures(m: Match) -> list[str]:
    """Nothing is more than its card has room for. SU-PROFILE-09, SU-TRAIT-14, SU-TRAIT-17"""
    return [
        f"{unit.label} has lost {unit.lost}, {unit.ice} ice, {unit.fire} fire, {unit.ap} points"
        for unit in summoners(m).here()
        if not (0 <= unit.lost < unit.profile.life and 0 <= unit.ice <= 3 and 0 <= unit.fire <= 3 and unit.ap >= 0)
    ]


# -- how often and how long ---------------------------------------------------------------------------------------


class Rounds:
    """Whoever acts once a round is counted, and what lasts no longer than a round is watched. SU-ROUND-06, SU-END-08"""

    def __init__(self) -> None:
        self.told = 0
        self.activated: Counter[int] = Counter()
        self.since: dict[Lasting, int] = {}  # the round in which a spell came

    def count(self, m: Match) -> list[str]:
        state = summoners(m)
        for event in m.events[self.told :]:
            if event.name == "round":
                self.activated.clear()
            elif event.name == "activated":
                self.activated[event.facts[0]] += 1
        self.told = len(m.events)
        self.since = {lasting: self.since.get(lasting, state.round) for lasting in state.effects}
        stale = [each for each, since in self.since.items() if not each.power.upkeep and since < state.round]
        often = [unit for unit, number in self.activated.items() if number > 1]
        return [f"{state.units[unit].label} acts twice" for unit in often] + [
            f"{each.power.id} stays" for each in stale
        ]
