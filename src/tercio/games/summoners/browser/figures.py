"""What lies on the table, drawn for a browser: units and terrain; also as they would stand or lie."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.measures import GROUND, NO_FACING, AreaScene, Badge, FigureScene, Pips, StatScene, corners, look_scene
from tercio.games.summoners.abilities.special_rule import FLIES, TO_MOVE
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.content.looks import usual_look
from tercio.games.summoners.field.ground import standing_on
from tercio.games.summoners.field.values import reflex, resistance, run, walk
from tercio.games.summoners.printed.profiles import HEAVY, IMPASSABLE, UNSEEN, Profile
from tercio.games.summoners.state import Piece, Summoners, Unit
from tercio.games.summoners.words.names import called, piece_name, profile_name
from tercio.games.summoners.words.profile_cards import inches
from tercio.games.summoners.words.remarks import word as said
from tercio.kernel import NOBODY, Game, Point

word: Final = Wording("tercio.games.summoners", "table").spoken


# -- figures ---------------------------------------------------------------------------------------------


def figure_scene(game: Game, state: Summoners, unit: Unit, acting: int, lang: str) -> FigureScene:
    profile, is_active = unit.profile, unit.id == acting
    white = max(0, profile.white - unit.lost)
    pips: list[Pips] = [
        {"kind": "life", "left": white, "most": profile.white},
        {"kind": "last-life", "left": unit.life_left - white, "most": profile.red},
    ]
    return {
        "id": unit.id,
        "name": called(state, unit, lang),
        "short": profile_name(profile, lang),
        "seat": unit.seat,
        "x": unit.at[0],
        "y": unit.at[1],
        "radius": profile.radius,
        "length": 0,
        "facing": NO_FACING,
        "arc": 0,
        "level": GROUND if standing_on(state, unit.at) is None else "elevated",
        "emblem": emblem_of(profile),
        "look": look_scene(content_of(game).looks.get(profile.id) or usual_look(profile)),
        "tinctures": profile.realm,
        "rank": profile.level,
        "pips": pips,
        "badges": badges_of(state, unit, lang),
        "stats": stats_of(state, unit, lang),
        "is_spent": unit.is_activated and not unit.ap and not is_active,
        "is_active": is_active,
    }


def profile_scene(game: Game, state: Summoners, profile: Profile, seat: int, at: Point, lang: str) -> FigureScene:
    """A unit that is not there yet, as it would stand."""
    pips: list[Pips] = [
        {"kind": "life", "left": profile.white, "most": profile.white},
        {"kind": "last-life", "left": profile.red, "most": profile.red},
    ]
    name = profile_name(profile, lang)
    return {
        "id": NOBODY,
        "name": name,
        "short": name,
        "seat": seat,
        "x": at[0],
        "y": at[1],
        "radius": profile.radius,
        "length": 0,
        "facing": NO_FACING,
        "arc": 0,
        "level": GROUND if standing_on(state, at) is None else "elevated",
        "emblem": emblem_of(profile),
        "look": look_scene(content_of(game).looks.get(profile.id) or usual_look(profile)),
        "tinctures": profile.realm,
        "rank": profile.level,
        "pips": pips,
        "badges": [],
        "stats": [],
        "is_spent": False,
        "is_active": False,
    }


def emblem_of(profile: Profile) -> str:
    """A silhouette by what the unit is for."""
    if profile.is_summoner:
        return "mage"
    if profile.texts[TO_MOVE]:
        return "totem"
    if profile.texts[FLIES]:
        return "wings"
    if profile.level >= 3:
        return "beast"
    return "archer" if [attack for attack in profile.attacks if attack.is_ranged] else "claws"


def badges_of(state: Summoners, unit: Unit, lang: str) -> list[Badge]:
    found: list[Badge] = []
    for key, number in (("ice", unit.ice), ("fire", unit.fire), ("loss", unit.loss)):
        if number:
            found.append({"kind": key, "number": number, "text": word(key, lang, number=number)})
    if unit.is_concentrated:
        found.append({"kind": "concentrated", "number": 0, "text": word("concentrated", lang)})
    if unit.is_severely_wounded:
        found.append({"kind": "severe", "number": 0, "text": word("severe", lang)})
    for lasting in state.effects:
        if lasting.target == unit.id:
            name = lasting.power.name_de if lang == "de" else lasting.power.name_en
            found.append({"kind": "spell", "number": 0, "text": name})
    return found


def stats_of(state: Summoners, unit: Unit, lang: str) -> list[StatScene]:
    far = f"{inches(walk(state, unit).total, lang)}/{inches(run(state, unit).total, lang)}"
    rows = (
        ("ap", str(unit.ap), said("ap", lang, ap=unit.ap)),
        ("movement", far, f"{far}″"),
        ("reflex", str(reflex(state, unit).total), ""),
        ("resistance", str(resistance(state, unit).total), ""),
    )
    values = said("values", lang, reflex=rows[2][1], resistance=rows[3][1])
    return [{"kind": kind, "value": value, "text": text or values, "mark": ""} for kind, value, text in rows]


# -- terrain ------------------------------------------------------------------------------------------------


def area_scene(game: Game, state: Summoners, piece: Piece, lang: str) -> AreaScene:
    going, sight = said(piece.going, lang), said(piece.sight, lang)
    return {
        "id": piece.id,
        "name": piece_name(game, state, piece, lang),
        "text": said("piece", lang, size=piece.size, going=going, sight=sight),
        "kind": look_of(piece),
        "look": piece.kind,
        "outline": corners(piece.outline),
        "radius": piece.radius,
        "is_raised": piece.is_raised,
        "is_sloped": piece.is_sloped,
        "doors": [],
        "seat": NOBODY,
    }


def look_of(piece: Piece) -> str:
    """How the board draws it: what it does, not what it is called."""
    if piece.is_raised:
        return "hill" if piece.is_sloped else "cliff"
    if piece.going == IMPASSABLE:
        return "water" if piece.sight == UNSEEN else "wall"
    if piece.going == HEAVY:
        return "marsh" if piece.sight == UNSEEN else "wood"
    return "bush" if piece.sight != UNSEEN else "ground"
