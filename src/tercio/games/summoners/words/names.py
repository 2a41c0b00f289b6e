"""How units, attacks, spells, cards, places and all the rest are called in both languages."""

from __future__ import annotations

from typing import Final

from tercio.content.table import Phrase
from tercio.content.wording import Wording
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.positions.answers import profile_of, word_of
from tercio.games.summoners.printed.objectives import OBJECTIVE_KINDS
from tercio.games.summoners.printed.profiles import Attack, Power, Profile
from tercio.games.summoners.printed.scenarios import SCENARIOS
from tercio.games.summoners.rules.boosts import ROLLS
from tercio.games.summoners.rules.secrets import BY_NUMBER
from tercio.games.summoners.state import LASTINGS, LEVELS, PLACES, Objective, Piece, Summoners, Unit
from tercio.kernel import NOBODY, Game

NOTHING: Final = "?"
SIDE: Final = Wording("tercio.games.summoners", "names.sides")
VALUE: Final = Wording("tercio.games.summoners", "names.values")
OBJECTIVE: Final = Wording("tercio.games.summoners", "names.objectives")
SPOT: Final = Wording("tercio.games.summoners", "names.spots")
THING: Final = Wording("tercio.games.summoners", "names.things")
LEVEL: Final = Wording("tercio.games.summoners", "names.levels")
SIZE: Final = Wording("tercio.games.summoners", "names.sizes")
ROLL: Final = Wording("tercio.games.summoners", "names.rolls")
SIDES: Final = {lang: tuple([SIDE.spoken(str(seat), lang) for seat in range(4)]) for lang in ("en", "de")}
OBJECTIVE_NAMES: Final = {kind: OBJECTIVE(kind) for kind in OBJECTIVE_KINDS}
LEVEL_NAMES: Final = {level: LEVEL(level) for level in LEVELS}


def name_of(game: Game, state: Summoners, kind: str, value: int, lang: str, of: int = NOBODY) -> str:
    """How a fact of this kind is called; a question mark for what there is not."""
    if kind == "unit":
        return unit_name(state, value, lang)
    if kind in ("thing", "objective", "piece", "source"):
        return thing_name(game, state, value, lang)
    if kind == "beside":  # a remark in parentheses; nothing where there is nothing
        return "" if value == NOBODY else f" ({thing_name(game, state, value, lang)})"
    if kind == "obstacle":
        return THING.spoken("edge", lang) if value == NOBODY else thing_name(game, state, value, lang)
    if kind in ("attack", "power"):
        if not 0 <= of < len(state.units):
            return NOTHING
        card = state.units[of].profile
        return attack_name(card.attack_at(value) if kind == "attack" else card.power_at(value), lang)
    if kind in ("card", "creature"):
        profile = profile_of(game, value)
        return NOTHING if profile is None else profile_name(profile, lang)
    if kind == "size":
        return SIZE.spoken("size", lang, value=value)
    if kind == "roll":
        return ROLL.spoken(ROLLS[value], lang)
    if kind == "needed":  # what the dice of that roll meet
        return ROLL.spoken(f"{ROLLS[of]}-needed", lang, value=value)
    if kind == "value":
        return named(VALUE, word_of(game, state, kind, value), lang)
    if kind == "spot":
        return named(SPOT, word_of(game, state, kind, value), lang)
    if kind == "terrain-kind":
        kinds = list(content_of(game).kinds.values())
        return spoken((kinds[value].name_en, kinds[value].name_de) if 0 <= value < len(kinds) else None, lang)
    if kind == "secret":
        return spoken(BY_NUMBER[value].name if value in BY_NUMBER else None, lang)
    if kind == "scenario":
        scenario = SCENARIOS.get(f"s{value}")
        return spoken(None if scenario is None else scenario.name, lang)
    if kind == "lasting":
        return lasting_name(state, value, lang)
    return str(value)


def named(names: Wording, word: str, lang: str) -> str:
    return names.spoken(word, lang) if word else NOTHING


def spoken(words: tuple[str, str] | None, lang: str) -> str:
    """English and German, in the language that is wanted."""
    return NOTHING if words is None else Phrase(*words).spoken(lang)


# -- units --------------------------------------------------------------------------------------------


def profile_name(profile: Profile, lang: str) -> str:
    return spoken((profile.name_en, profile.name_de), lang)


def unit_name(state: Summoners, value: int, lang: str) -> str:
    return called(state, state.units[value], lang) if 0 <= value < len(state.units) else NOTHING


def called(state: Summoners, unit: Unit, lang: str) -> str:
    """The unit's kind and side, and its number where the side has several of the kind, or had."""
    twins = [u.id for u in state.units if u.profile.id == unit.profile.id and u.seat == unit.seat]
    number = f" {twins.index(unit.id) + 1}" if len(twins) > 1 else ""
    return f"{profile_name(unit.profile, lang)}{number} ({SIDES[lang][unit.seat]})"


# -- attacks and powers ---------------------------------------------------------------------------------


def attack_name(named: Attack | Power | None, lang: str) -> str:
    return spoken(None if named is None else (named.name_en, named.name_de), lang)


def lasting_name(state: Summoners, value: int, lang: str) -> str:
    for lasting in state.effects:
        if lasting.id == value:
            return spoken((lasting.power.name_en, lasting.power.name_de), lang)
    return NOTHING


# -- what else lies on the table --------------------------------------------------------------------------


def thing_name(game: Game, state: Summoners, value: int, lang: str) -> str:
    """Whatever has a number: a unit, an objective, a terrain piece, what lasts by somebody's spell or ability."""
    if value >= LASTINGS:
        caster, place = divmod(value - LASTINGS, PLACES)
        return attack_name(state.units[caster].profile.power_at(place), lang)
    objective = state.objective(value)
    piece = next((piece for piece in (*state.pieces, *state.cleared) if piece.id == value), None)
    if objective is not None:
        return objective_name(state, objective, lang)
    if piece is not None:
        return piece_name(game, state, piece, lang)
    return unit_name(state, value, lang)


def objective_name(state: Summoners, objective: Objective, lang: str) -> str:
    twins = [o.id for o in state.objectives if o.kind == objective.kind]
    number = f" {twins.index(objective.id) + 1}" if len(twins) > 1 else ""
    return f"{spoken(OBJECTIVE_NAMES[objective.kind], lang)}{number}"


def piece_name(game: Game, state: Summoners, piece: Piece, lang: str) -> str:
    kind = content_of(game).kinds.get(piece.kind)
    twins = sorted([p.id for p in (*state.pieces, *state.cleared) if p.kind == piece.kind])
    number = f" {twins.index(piece.id) + 1}" if len(twins) > 1 else ""
    return f"{spoken(None if kind is None else (kind.name_en, kind.name_de), lang)}{number}"
