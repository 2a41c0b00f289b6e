"""What the words of a written answer mean as numbers: an attack of a unit, a spell, a creature to call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.printed.profiles import BOOSTABLE, BOOSTED, Profile
from tercio.games.summoners.state import (
    CALLS,
    CARDS,
    SPOTS,
    Summoners,
    summoners,
)
from tercio.games.vocabulary import Detail, NoSuchDetail, name_in
from tercio.kernel import NOBODY, Game, Match, Option

ATTACK: Final = "attack"
SPELL: Final = "spell"
ACTION: Final = "action"
CREATURE: Final = "creature"
VALUE: Final = "value"
SPOT: Final = "spot"
KIND: Final = "kind"  # of a terrain piece that is placed
ANSWER_WORDS: Final = (ATTACK, SPELL, ACTION, CREATURE, VALUE, SPOT, KIND)

MELEE_KEYS: Final = ("melee", "melee-once", "counterstrike", "counterstrike-once")
RANGED_KEYS: Final = ("ranged", "return-shot", "defensive-shot")
SPOT_NAMES: Final = {2: ("south", "north"), 4: ("south", "east", "north", "west")}


# -- numbers and what they mean ---------------------------------------------------------------------


def profile_of(game: Game, number: int) -> Profile | None:
    """The profile of a card, a creature to call, or with just this number."""
    plain = number - CALLS if number >= CALLS else number - CARDS if number >= CARDS else number
    for profile in content_of(game).profiles.values():
        if profile.number == plain:
            return profile
    return None


def labelled(state: Summoners) -> list[tuple[str, int]]:
    """Everything with its label and its number."""
    return [
        *[(piece.label, piece.id) for piece in state.pieces],
        *[(objective.label, objective.id) for objective in state.objectives],
        *[(unit.label, unit.id) for unit in state.units],
    ]


def numbers_of(state: Summoners) -> dict[str, int]:
    """All labels with the numbers that they stand for."""
    return dict(labelled(state))


def spot_names(state: Summoners) -> tuple[str, ...]:
    return SPOT_NAMES[2 if len(state.players) == 2 else 4]


# -- cards of a deck ----------------------------------------------------------------------------------


def ordering_keys() -> tuple[str, ...]:
    """Answers that pick activation cards."""
    return ("order",)


def card_number(m: Match, name: str) -> int | None:
    """The card is called by its profile, or by any unit that it stands for."""
    profile = content_of(m.game).profiles.get(name)
    if profile is not None:
        return CARDS + profile.number
    for unit in summoners(m).units:
        if unit.label == name:
            return CARDS + unit.profile.number
    return None


def known_cards(m: Match) -> tuple[str, ...]:
    return tuple(dict.fromkeys([unit.profile.id for unit in summoners(m).here()]))


# -- what an answer is about ----------------------------------------------------------------------------


def meant(m: Match, key: str, number: int, details: Mapping[str, Detail]) -> tuple[int, int]:
    """Subject and detail of an answer that names this unit, or nobody, and what else it says."""
    state = summoners(m)
    if CREATURE in details:
        return CALLS + called(m, str(details[CREATURE])).number, NOBODY
    if SPOT in details:
        return SPOTS + index_of(SPOT, str(details[SPOT]), spot_names(state)), NOBODY
    if KIND in details:
        return index_of(KIND, str(details[KIND]), tuple(content_of(m.game).kinds)), NOBODY
    offered = fitting(m, key, number, details)
    if len(offered) == 1:
        return offered[0]
    unit = state.units[number] if 0 <= number < len(state.units) else None
    return number, NOBODY if unit is None else printed(unit.profile, key, details)


def printed(profile: Profile, key: str, details: Mapping[str, Detail]) -> int:
    """The place on the card, or the value, whether it is on offer now or not."""
    attacks, powers = profile.attacks, profile.powers
    if ATTACK in details:
        return index_of(ATTACK, str(details[ATTACK]), tuple([attack.id for attack in attacks]))
    for word in (SPELL, ACTION):
        if word in details:
            return len(attacks) + index_of(word, str(details[word]), tuple([power.id for power in powers]))
    if VALUE in details:
        return BOOSTABLE[one_of(VALUE, str(details[VALUE]), tuple(BOOSTABLE))]
    if key in MELEE_KEYS or key in RANGED_KEYS:
        for index, attack in enumerate(attacks):
            if attack.is_ranged == (key in RANGED_KEYS):
                return index
    return NOBODY


def fitting(m: Match, key: str, number: int, details: Mapping[str, Detail]) -> list[tuple[int, int]]:
    """The offers with this key that the words can mean."""
    found: dict[tuple[int, int], None] = {}
    for decision in m.asks():
        for option in decision.options:
            is_meant = option.key == key and number in (NOBODY, option.subject)
            if is_meant and all([is_called(m, option, str(name)) for name in details.values()]):
                found[option.subject, option.detail] = None
    return list(found)


def is_called(m: Match, option: Option, name: str) -> bool:
    unit = summoners(m).find(option.subject)
    if unit is None:
        return False
    if option.key == "boost":
        return BOOSTED[option.detail] == name
    named = unit.profile.power_at(option.detail) or unit.profile.attack_at(option.detail)
    return named is not None and named.id == name


def called(m: Match, name: str) -> Profile:
    profiles = content_of(m.game).profiles
    if name not in profiles:
        raise NoSuchDetail(CREATURE, name, tuple(profiles))
    return profiles[name]


def index_of(word: str, name: str, known: tuple[str, ...]) -> int:
    """The place on a printed card, or in content that the match is played with."""
    return known.index(one_of(word, name, known))


def one_of(word: str, name: str, known: tuple[str, ...]) -> str:
    if name not in known:
        raise NoSuchDetail(word, name, known)
    return name


# -- how files write what a number stands for -----------------------------------------------------------


def word_of(game: Game, state: Summoners, kind: str, value: int, of: int = NOBODY) -> str:
    """The id of an attack, a power, a creature, an activation card; the name of a value or a place."""
    if kind in ("creature", "card"):
        profile = profile_of(game, value)
        return "" if profile is None else profile.id
    if kind == "spot":
        names, index = spot_names(state), value - SPOTS if value >= SPOTS else value
        return names[index] if 0 <= index < len(names) else ""
    if kind == "scenario":
        return f"s{value}"
    if kind == "terrain-kind":
        kinds = tuple(content_of(game).kinds)
        return kinds[value] if 0 <= value < len(kinds) else ""
    if kind in ("beside", "obstacle"):
        return name_in(numbers_of(state), value)
    if kind == "lasting":
        return "".join([lasting.power.id for lasting in state.effects if lasting.id == value])
    if kind in (ATTACK, "power") and 0 <= of < len(state.units):
        profile = state.units[of].profile
        named = profile.attack_at(value) if kind == ATTACK else profile.power_at(value)
        return "" if named is None else named.id
    if kind == VALUE:
        return BOOSTED.get(value, "")
    return ""
