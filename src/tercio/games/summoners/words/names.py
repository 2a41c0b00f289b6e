"""How units, attacks, spells, cards, places and all the rest are called in both languages."""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.positions.answers import OF_A_UNIT, owner_of, profile_of, word_of
from tercio.games.summoners.printed.profiles import MELEE, RANGED, REFLEX, RESISTANCE, Attack, Power, Profile
from tercio.games.summoners.printed.scenarios import SCENARIOS
from tercio.games.summoners.rules.secrets import SECRETS
from tercio.games.summoners.state import (
    ADEPT,
    ATTACKS,
    CALLS,
    EXIT,
    LARGE,
    LASTINGS,
    LEVELS,
    MASTER,
    NOVICE,
    OBJECTIVES,
    PIECES,
    PORTAL,
    POWERS,
    RELIC,
    SMALL,
    WELL,
    WELL_SOURCE,
    Objective,
    Piece,
    Summoners,
    Unit,
)
from tercio.kernel import NOBODY, Game

NOTHING: Final = "?"
SIDES: Final = {"en": ("Red", "Blue", "Green", "Yellow"), "de": ("Rot", "Blau", "Grün", "Gelb")}
VALUE_NAMES: Final = {
    REFLEX: ("Reflex", "Reflexe"),
    RESISTANCE: ("Resistance", "Widerstand"),
    MELEE: ("Melee", "Nahkampf"),
    RANGED: ("Ranged", "Fernkampf"),
}
OBJECTIVE_NAMES: Final = {
    SMALL: ("small mana source", "kleine Manaquelle"),
    LARGE: ("large mana source", "große Manaquelle"),
    RELIC: ("relic", "Relikt"),
    PORTAL: ("portal", "Portal"),
    EXIT: ("portal", "Portal"),
    WELL: ("well", "Brunnen"),
    WELL_SOURCE: ("well source", "Brunnenquelle"),
}
SPOT_NAMES: Final = {
    "south": ("south edge", "Südrand"),
    "east": ("east edge", "Ostrand"),
    "north": ("north edge", "Nordrand"),
    "west": ("west edge", "Westrand"),
}
OBSTACLE: Final = ("the edge of the board", "den Rand des Spielfelds")
PIECE: Final = ("terrain piece", "Geländestück")
LEVEL_NAMES: Final = {NOVICE: ("Novice", "Novize"), ADEPT: ("Adept", "Adept"), MASTER: ("Master", "Meister")}


def name_of(game: Game, state: Summoners, kind: str, value: int, lang: str) -> str:
    """How a fact of this kind is called; a question mark for what there is not."""
    if kind == "unit":
        return unit_name(state, value, lang)
    if kind in ("thing", "objective", "piece"):
        return thing_name(game, state, value, lang)
    if kind == "beside":  # a remark in parentheses; nothing where there is nothing
        return "" if value == NOBODY else f" ({thing_name(game, state, value, lang)})"
    if kind == "obstacle":
        return spoken(OBSTACLE, lang) if value == NOBODY else thing_name(game, state, value, lang)
    if kind == "attack":
        return attack_name(state, value, lang)
    if kind == "wielded":
        return f"{attack_name(state, value, lang)}, {unit_name(state, owner_of(value), lang)}"
    if kind == "power":
        return power_name(state, value, lang)
    if kind in ("card", "creature"):
        profile = profile_of(game, value)
        return NOTHING if profile is None else profile_name(profile, lang)
    if kind == "value":
        return spoken(VALUE_NAMES.get(word_of(game, state, kind, value)), lang)
    if kind == "spot":
        return spoken(SPOT_NAMES.get(word_of(game, state, kind, value)), lang)
    if kind == "level":
        return spoken(LEVEL_NAMES[LEVELS[value]] if 0 <= value < len(LEVELS) else None, lang)
    if kind == "terrain-kind":
        kinds = list(content_of(game).kinds.values())
        return spoken((kinds[value].name_en, kinds[value].name_de) if 0 <= value < len(kinds) else None, lang)
    if kind == "secret":
        secrets = list(SECRETS.values())
        return spoken((secrets[value].name_en, secrets[value].name_de) if 0 <= value < len(secrets) else None, lang)
    if kind == "scenario":
        scenario = SCENARIOS.get(f"s{value}")
        return spoken(None if scenario is None else (scenario.name_en, scenario.name_de), lang)
    if kind == "lasting":
        return lasting_name(state, value, lang)
    return str(value)


def spoken(words: tuple[str, str] | None, lang: str) -> str:
    """English and German, in the language that is wanted."""
    return NOTHING if words is None else words[1] if lang == "de" else words[0]


# -- units --------------------------------------------------------------------------------------------


def profile_name(profile: Profile, lang: str) -> str:
    return profile.name_de if lang == "de" else profile.name_en


def unit_name(state: Summoners, value: int, lang: str) -> str:
    return called(state, state.units[value], lang) if 0 <= value < len(state.units) else NOTHING


def called(state: Summoners, unit: Unit, lang: str) -> str:
    """The unit's kind and side, and its number where the side has several of the kind, or had."""
    twins = [u.id for u in state.units if u.profile.id == unit.profile.id and u.seat == unit.seat]
    number = f" {twins.index(unit.id) + 1}" if len(twins) > 1 else ""
    return f"{profile_name(unit.profile, lang)}{number} ({SIDES[lang][unit.seat]})"


# -- attacks and powers ---------------------------------------------------------------------------------


def attack_of(state: Summoners, value: int) -> Attack | None:
    """The attack that a number stands for; a spell that has to hit is one too."""
    owner, index = owner_of(value), value % OF_A_UNIT
    if not 0 <= owner < len(state.units):
        return None
    if ATTACKS <= value < POWERS:
        attacks = state.units[owner].profile.attacks
        return attacks[index] if index < len(attacks) else None
    power = power_of(state, value)
    return None if power is None else power.attack


def power_of(state: Summoners, value: int) -> Power | None:
    owner, index = owner_of(value), value % OF_A_UNIT
    if not POWERS <= value < CALLS or not 0 <= owner < len(state.units):
        return None
    powers = state.units[owner].profile.powers
    return powers[index] if index < len(powers) else None


def attack_name(state: Summoners, value: int, lang: str) -> str:
    attack = attack_of(state, value)
    return spoken(None if attack is None else (attack.name_en, attack.name_de), lang)


def power_name(state: Summoners, value: int, lang: str) -> str:
    power = power_of(state, value)
    return spoken(None if power is None else (power.name_en, power.name_de), lang)


def lasting_name(state: Summoners, value: int, lang: str) -> str:
    for lasting in state.effects:
        if lasting.id == value:
            return lasting.power.name_de if lang == "de" else lasting.power.name_en
    return NOTHING


# -- what else lies on the table --------------------------------------------------------------------------


def thing_name(game: Game, state: Summoners, value: int, lang: str) -> str:
    """Whatever has a number: a unit, an objective, a terrain piece, an attack, a power, a lasting effect."""
    if value >= LASTINGS:
        return lasting_name(state, value - LASTINGS, lang)
    if value >= POWERS:
        return power_name(state, value, lang)
    if value >= ATTACKS:
        return attack_name(state, value, lang)
    objective, piece = state.objective(value), state.piece(value)
    if objective is not None:
        return objective_name(state, objective, lang)
    if piece is not None:
        return piece_name(game, state, piece, lang)
    if PIECES <= value < OBJECTIVES:  # it was there once, by a spell
        return spoken(PIECE, lang)
    return unit_name(state, value, lang)


def objective_name(state: Summoners, objective: Objective, lang: str) -> str:
    twins = [o.id for o in state.objectives if o.kind == objective.kind]
    number = f" {twins.index(objective.id) + 1}" if len(twins) > 1 else ""
    return f"{spoken(OBJECTIVE_NAMES[objective.kind], lang)}{number}"


def piece_name(game: Game, state: Summoners, piece: Piece, lang: str) -> str:
    kind = content_of(game).kinds.get(piece.kind)
    twins = [p.id for p in state.pieces if p.kind == piece.kind]
    number = f" {twins.index(piece.id) + 1}" if len(twins) > 1 else ""
    return f"{spoken(None if kind is None else (kind.name_en, kind.name_de), lang)}{number}"
