"""What lies on the battlefield, drawn for a browser: warriors, terrain, tokens; also as they would stand or lie."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.bearers import tokens_by
from tercio.games.mageknight.browser.words import word
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.content.looks import usual_look
from tercio.games.mageknight.field.cavalry import saddle_of
from tercio.games.mageknight.field.ground import level_of, move_type
from tercio.games.mageknight.field.zones import zone_of
from tercio.games.mageknight.printed.dials import (
    ABYSS,
    BLOCKING,
    BOW,
    CONCEALING,
    DEEP,
    GOLEM,
    HINDERING,
    HORSESHOE,
    SHALLOW,
    SHIELD,
    SLOTS,
    WAND,
    WAVE,
    WINGS,
    Figure,
)
from tercio.games.mageknight.rules.combat.values import total_of
from tercio.games.mageknight.state import (
    LOOT_RADIUS,
    MISSION_RADIUS,
    SIDES,
    Bomb,
    Loot,
    MageKnight,
    Mission,
    Piece,
    Player,
    Warrior,
)
from tercio.games.mageknight.words.abilities import ability_names, token_name
from tercio.games.mageknight.words.descriptions import piece_words
from tercio.games.mageknight.words.names import (
    MISSION,
    VALUE_NAMES,
    called,
    name_of,
    printed_name,
    spoken,
)
from tercio.games.measures import (
    NO_FACING,
    AreaScene,
    Badge,
    FigureScene,
    MarkerScene,
    StatScene,
    corners,
    look_scene,
)
from tercio.kernel import NOBODY, Game

# -- warriors --------------------------------------------------------------------------------------------


def figure_scene(game: Game, state: MageKnight, warrior: Warrior, lang: str) -> FigureScene:
    """A rider sits in the rear half of its mount's base, and each of them has its own dial. MKC-UNIT-03"""
    figure = warrior.figure
    length = len(figure.dial)
    saddle = saddle_of(warrior) if warrior.is_rider else None
    return {
        "id": warrior.id,
        "name": called(state, warrior, lang),
        "short": figure.name_de if lang == "de" else figure.name_en,
        "seat": warrior.seat,
        "x": warrior.at[0] if saddle is None else saddle.x,
        "y": warrior.at[1] if saddle is None else saddle.y,
        "radius": figure.radius if saddle is None else saddle.radius * 4 // 5,
        "length": figure.length,
        "facing": warrior.facing,
        "arc": figure.front_arc if saddle is None else 0,
        "level": level_of(state, warrior),
        "emblem": emblem_of(state, warrior),
        "look": look_scene(content_of(game).looks.get(figure.id) or usual_look(figure)),
        "tinctures": figure.factions[0] if figure.factions else "mage-spawn",
        "rank": figure.rank,
        "pips": [{"kind": "click", "left": length - warrior.click, "most": length - warrior.limit}],
        "badges": badges_of(state, warrior, lang),
        "stats": stats_of(state, warrior, lang),
        "is_spent": warrior.is_done or warrior.tokens >= 2,
        "is_active": False,
    }


def emblem_of(state: MageKnight, warrior: Warrior) -> str:
    return silhouette(warrior.figure, warrior.now.move_type if warrior.is_rider else move_type(state, warrior))


def silhouette(figure: Figure, kind: str) -> str:
    """By what the warrior does, and how it moves."""
    if figure.damage_type == GOLEM:
        return "golem"
    if kind == WINGS:
        return "wings"
    if kind == HORSESHOE:
        return "hoof"
    if kind == WAVE:
        return "wave"
    if figure.has_type(WAND):
        return "mage"
    if figure.has_type(BOW):
        return "archer"
    return "shield" if figure.defense_type == SHIELD else "blade"


def stats_of(state: MageKnight, warrior: Warrior, lang: str) -> list[StatScene]:
    """What shows in the window, with its modifiers, and the abilities on it."""
    marks = warrior.now.marks
    found: list[StatScene] = []
    for slot in SLOTS:
        abilities = [mark.ability for mark in marks if mark.slot == slot] if marks else []
        names = [spoken(ability_names().get(ability), lang) for ability in abilities]
        found.append({
            "kind": slot,
            "value": str(total_of(state, warrior, slot)),
            "text": spoken(VALUE_NAMES[slot], lang) + (f": {', '.join(names)}" if names else ""),
            "mark": abilities[0] if abilities else "",
        })  # fmt: skip
    return found


def badges_of(state: MageKnight, warrior: Warrior, lang: str) -> list[Badge]:
    """Everything that lies on or beside the base."""
    found: list[Badge] = []
    if warrior.is_rider:
        mount = called(state, state.warriors[warrior.partner], lang)
        found.append({"kind": "saddle", "number": 0, "text": word("in-saddle", lang, name=mount)})
    if warrior.tokens and not warrior.is_rider:
        found.append({"kind": "token", "number": warrior.tokens, "text": word("tokens", lang, number=warrior.tokens)})
    if warrior.is_captive:
        guard = called(state, state.warriors[warrior.guard], lang)
        found.append({"kind": "captive", "number": 0, "text": word("captive", lang, name=guard)})
    if warrior.is_soaring:
        found.append({"kind": "soaring", "number": 0, "text": word("soaring", lang)})
    found += [Badge(kind=token.name, number=0, text=token_name(token).spoken(lang)) for token in tokens_by(warrior)]
    for working in state.workings:
        if working.target == warrior.id:  # MKS-ENCHANT-02
            spell = working.spell
            found.append({"kind": "spell", "number": 0, "text": spell.name_de if lang == "de" else spell.name_en})
    names = [item.name_de if lang == "de" else item.name_en for item in warrior.items]
    return [*found, *[Badge(kind="item", number=0, text=name) for name in names]]


# -- terrain and tokens -------------------------------------------------------------------------------------


def zones_scene(state: MageKnight, lang: str) -> list[AreaScene]:
    """The page shows deployment zones until the battle begins. MK-SETUP-10"""
    if state.phase != "setup":
        return []
    return [zone_scene(state, player, lang) for player in state.players if player.side != NOBODY]


def zone_scene(state: MageKnight, player: Player, lang: str) -> AreaScene:
    return {
        "id": SIDES + player.side,
        "name": word("zone", lang),
        "text": "",
        "kind": "zone",
        "look": "",
        "outline": corners(zone_of(player.side, state.board)),
        "radius": 0,
        "is_raised": False,
        "is_sloped": False,
        "doors": [],
        "seat": player.seat,
    }


def area_scene(game: Game, state: MageKnight, piece: Piece, lang: str) -> AreaScene:
    return {
        "id": piece.id,
        "name": name_of(game, state, "piece", piece.id, lang),
        "text": piece_words(piece, lang),
        "kind": look_of(piece),
        "look": piece.card,
        "outline": corners(piece.outline),
        "radius": piece.radius,
        "is_raised": piece.is_elevated,
        "is_sloped": piece.is_elevated and not piece.is_abrupt,
        "doors": corners(piece.access),
        "seat": NOBODY,
    }


LOOKS: Final = {
    HINDERING: "wood",
    BLOCKING: "wall",
    CONCEALING: "bush",
    ABYSS: "abyss",
    SHALLOW: "marsh",
    DEEP: "water",
}


def look_of(piece: Piece) -> str:
    """How the board draws it."""
    if piece.kind in LOOKS:
        return LOOKS[piece.kind]
    if piece.is_elevated:
        return "cliff" if piece.is_abrupt else "hill"
    return "ground"


def mission_scene(state: MageKnight, mission: Mission, lang: str) -> MarkerScene:
    number = 1 + [each.id for each in state.missions].index(mission.id)
    return marker(
        mission.id, f"{spoken(MISSION, lang)} {number}", "mission", mission.at, MISSION_RADIUS, mission.holder
    )


def loot_scene(game: Game, loot: Loot, lang: str) -> MarkerScene:
    return marker(loot.id, printed_name(game, "item", loot.item.number, lang), "item", loot.at, LOOT_RADIUS)


def bomb_scene(game: Game, state: MageKnight, bomb: Bomb, lang: str) -> MarkerScene:
    scene = marker(bomb.id, name_of(game, state, "bomb", bomb.id, lang), "bomb", bomb.at, MISSION_RADIUS, bomb.seat)
    scene["facing"], scene["reach"] = bomb.facing, bomb.shell.radius - MISSION_RADIUS
    return scene


def marker(number: int, name: str, kind: str, at: tuple[int, int], radius: int, holder: int = NOBODY) -> MarkerScene:
    return {
        "id": number, "name": name, "text": "", "kind": kind, "x": at[0], "y": at[1], "radius": radius,
        "holder": holder, "facing": NO_FACING, "reach": 0,
    }  # fmt: skip
