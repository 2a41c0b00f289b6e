"""What the words of a written answer mean as numbers: an attack of a unit, a spell, a creature to call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.printed.profiles import BOOSTABLE, Profile
from tercio.games.summoners.state import (
    ATTACKS,
    BOOSTS,
    CALLS,
    CARDS,
    POWERS,
    SPOTS,
    Summoners,
    Unit,
    summoners,
)
from tercio.games.vocabulary import Detail, NoSuchDetail
from tercio.kernel import NOBODY, Game, Match

ATTACK: Final = "attack"
SPELL: Final = "spell"
ACTION: Final = "action"
CREATURE: Final = "creature"
VALUE: Final = "value"
SPOT: Final = "spot"
KIND: Final = "kind"  # of a terrain piece that is placed
ANSWER_WORDS: Final = (ATTACK, SPELL, ACTION, CREATURE, VALUE, SPOT, KIND)

OF_A_UNIT: Final = 100  # so many numbers each unit has for its attacks, powers and values
MELEE_KEYS: Final = ("melee", "melee-once", "counterstrike", "counterstrike-once")
RANGED_KEYS: Final = ("ranged", "return-shot", "defensive-shot")
SPOT_NAMES: Final = {2: ("south", "north"), 4: ("south", "east", "north", "west")}


# -- numbers and what they mean ---------------------------------------------------------------------


def owner_of(subject: int) -> int:
    """The unit whose attack, power or value a number stands for; the unit itself for its own number."""
    if subject < 0 or CALLS <= subject < BOOSTS:
        return NOBODY
    if subject >= ATTACKS:
        return subject % ATTACKS // OF_A_UNIT
    return subject


def profile_of(game: Game, number: int) -> Profile | None:
    """The profile of a card, a creature to call, or with just this number."""
    plain = number - CALLS if number >= CALLS else number - CARDS if number >= CARDS else number
    for profile in content_of(game).profiles.values():
        if profile.number == plain:
            return profile
    return None


def number_of(state: Summoners, label: str) -> int | None:
    """The unit, objective or terrain piece with this label."""
    return numbers_of(state).get(label)


def numbers_of(state: Summoners) -> dict[str, int]:
    """All labels with the numbers that they stand for."""
    return {
        **{piece.label: piece.id for piece in state.pieces},
        **{objective.label: objective.id for objective in state.objectives},
        **{unit.label: unit.id for unit in state.units},
    }


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


def subject_of(m: Match, key: str, number: int, details: Mapping[str, Detail]) -> int:
    """The number for a unit, or for nobody, and what else the answer says."""
    state = summoners(m)
    if CREATURE in details:
        return CALLS + called(m, str(details[CREATURE])).number
    if SPOT in details:
        return SPOTS + index_of(SPOT, str(details[SPOT]), spot_names(state))
    if KIND in details:
        return index_of(KIND, str(details[KIND]), tuple(content_of(m.game).kinds))
    offered = fitting(m, key, number, details)
    if len(offered) == 1:
        return offered[0]
    unit = state.units[number] if 0 <= number < len(state.units) else None
    return number if unit is None else printed(unit, key, details)


def printed(unit: Unit, key: str, details: Mapping[str, Detail]) -> int:
    """By what stands on the card, whether it is on offer now or not."""
    own = unit.id * OF_A_UNIT
    attacks, powers = unit.profile.attacks, unit.profile.powers
    if ATTACK in details:
        return ATTACKS + own + index_of(ATTACK, str(details[ATTACK]), tuple([attack.id for attack in attacks]))
    for word in (SPELL, ACTION):
        if word in details:
            return POWERS + own + index_of(word, str(details[word]), tuple([power.id for power in powers]))
    if VALUE in details:
        return BOOSTS + own + index_of(VALUE, str(details[VALUE]), BOOSTABLE)
    if key in MELEE_KEYS or key in RANGED_KEYS:
        for index, attack in enumerate(attacks):
            if attack.is_ranged == (key in RANGED_KEYS):
                return ATTACKS + own + index
    return unit.id


def fitting(m: Match, key: str, number: int, details: Mapping[str, Detail]) -> list[int]:
    """The offers with this key that the words can mean."""
    found: dict[int, None] = {}
    for decision in m.asks():
        for option in decision.options:
            is_meant = option.key == key and number in (NOBODY, owner_of(option.subject))
            if is_meant and all([is_called(m, option.subject, str(name)) for name in details.values()]):
                found[option.subject] = None
    return list(found)


def is_called(m: Match, subject: int, name: str) -> bool:
    for kind in (ATTACK, "power", VALUE):
        if word_of(m.game, summoners(m), kind, subject) == name:
            return True
    return False


def called(m: Match, name: str) -> Profile:
    profiles = content_of(m.game).profiles
    if name not in profiles:
        raise NoSuchDetail(CREATURE, name, tuple(profiles))
    return profiles[name]


def index_of(word: str, name: str, known: tuple[str, ...]) -> int:
    if name not in known:
        raise NoSuchDetail(word, name, known)
    return known.index(name)


# -- how files write what a number stands for -----------------------------------------------------------


def word_of(game: Game, state: Summoners, kind: str, value: int) -> str:
    """The id of an attack, a power, a creature, an activation card; the name of a value or a place."""
    if kind in ("creature", "card"):
        profile = profile_of(game, value)
        return "" if profile is None else profile.id
    if kind == "spot":
        names, index = spot_names(state), value - SPOTS if value >= SPOTS else value
        return names[index] if 0 <= index < len(names) else ""
    if kind in ("obstacle", "beside"):
        return "".join([label for label, number in numbers_of(state).items() if number == value])
    if kind == "scenario":
        return f"s{value}"
    if kind == "terrain-kind":
        kinds = tuple(content_of(game).kinds)
        return kinds[value] if 0 <= value < len(kinds) else ""
    if kind in ("beside", "obstacle"):
        return "".join([label for label, number in numbers_of(state).items() if number == value])
    if kind == "lasting":
        return "".join([lasting.power.id for lasting in state.effects if lasting.id == value])
    owner, index = owner_of(value), value % OF_A_UNIT
    if not 0 <= owner < len(state.units):
        return ""
    unit = state.units[owner]
    if kind == ATTACK and ATTACKS <= value < POWERS and index < len(unit.profile.attacks):
        return unit.profile.attacks[index].id
    if kind == "power" and POWERS <= value < CALLS and index < len(unit.profile.powers):
        return unit.profile.powers[index].id
    if kind == VALUE and value >= BOOSTS and index < len(BOOSTABLE):
        return BOOSTABLE[index]
    return ""
