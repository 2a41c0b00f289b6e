"""Mage Knight in a browser: the measured table with its warriors, terrain and tokens, and what each player has."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.ability_names import ABILITY_NAMES
from tercio.games.mageknight.catalogue import content_of
from tercio.games.mageknight.dials import (
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
    Click,
)
from tercio.games.mageknight.ground import level_of, move_type
from tercio.games.mageknight.names import HILL, MISSION, TERRAIN_NAMES, called, name_of, printed_name, spoken
from tercio.games.mageknight.numbers import value_of
from tercio.games.mageknight.scene_measures import about_of, mover_of, plan_of, rays_of, reach_of, way_of
from tercio.games.mageknight.scene_words import VALUE_NAMES, word
from tercio.games.mageknight.state import (
    DOMAINS,
    HERE,
    LOOT_RADIUS,
    MISSION_RADIUS,
    SIDES,
    WAITING,
    Bomb,
    Loot,
    MageKnight,
    Mission,
    Piece,
    Player,
    Warrior,
    mageknight,
)
from tercio.games.mageknight.steps.attacking import Attack
from tercio.games.mageknight.steps.formations import MoveFormation
from tercio.games.mageknight.wording import owner_of
from tercio.games.mageknight.zones import zone_of
from tercio.games.measured import (
    NO_FACING,
    AreaScene,
    Badge,
    CardScene,
    FigureScene,
    MarkerScene,
    PlannedScene,
    PlayerScene,
    RayScene,
    StatScene,
    corners,
    focus_on,
)
from tercio.games.measured import TableScene as Scene
from tercio.games.scenes import Focus, Place, dice_of, kinds_of
from tercio.kernel import NOBODY, Game, Match, Option, View

__all__ = [
    "Scene", "about_of", "dice_of", "marks", "mover_of", "option_at", "option_place", "pick_at", "pick_place",
    "plan_of", "rays_of", "reach_of", "scene_of", "things_of", "way_of",
]  # fmt: skip

ACTED: Final = 1_000  # for marks: more warriors than one turn has


def scene_of(view: View, lang: str) -> Scene:
    m, state = view.ghost, mageknight(view.ghost)
    player = state.players[view.seat] if 0 <= view.seat < len(state.players) else None
    return {
        "wide": state.board,
        "high": state.board,
        "below": 0 if player is None or player.side == NOBODY else player.side,
        "title": word("points", lang, state.total),
        "is_setup": state.phase == "setup",
        "round": state.turn,
        "rounds": state.last_turn,
        "phase": word(state.phase, lang),
        "active": state.active,
        "figures": [figure_scene(state, warrior, lang) for warrior in state.warriors if warrior.gone == HERE],
        "areas": zones_scene(state, lang) + [area_scene(view.game, state, piece, lang) for piece in state.pieces],
        "markers": [mission_scene(state, each, lang) for each in state.missions]
        + [loot_scene(view.game, each, lang) for each in state.loot]
        + [bomb_scene(view.game, state, each, lang) for each in state.bombs],
        "planned": planned_scene(m),
        "rays": attack_rays(m),
        "players": [player_scene(view, each, lang) for each in state.players],
        "focus": focus_of(m),
    }


# -- warriors --------------------------------------------------------------------------------------------


def figure_scene(state: MageKnight, warrior: Warrior, lang: str) -> FigureScene:
    figure = warrior.figure
    length = len(figure.dial)
    return {
        "id": warrior.id,
        "name": called(state, warrior, lang),
        "short": figure.name_de if lang == "de" else figure.name_en,
        "seat": warrior.seat,
        "x": warrior.at[0],
        "y": warrior.at[1],
        "radius": figure.radius,
        "facing": warrior.facing,
        "arc": figure.front_arc,
        "level": level_of(state, warrior),
        "emblem": emblem_of(state, warrior),
        "tinctures": figure.factions[0] if figure.factions else "mage-spawn",
        "rank": figure.rank,
        "pips": [{"kind": "click", "left": length - warrior.click, "most": length - warrior.limit}],
        "badges": badges_of(state, warrior, lang),
        "stats": [stat_scene(state, warrior, slot, lang) for slot in SLOTS],
        "is_spent": warrior.has_acted or warrior.tokens >= 2,
        "is_active": False,
    }


def emblem_of(state: MageKnight, warrior: Warrior) -> str:
    """A silhouette by what the warrior does."""
    figure, kind = warrior.figure, move_type(state, warrior)
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


def stat_scene(state: MageKnight, warrior: Warrior, slot: str, lang: str) -> StatScene:
    """What shows in the window, with its modifiers, and the ability on it."""
    return {
        "kind": slot,
        "value": str(value_of(state, warrior, slot).total),
        "text": spoken(VALUE_NAMES[slot], lang) + ability_words(warrior.now, slot, lang),
        "mark": mark_of(warrior.now, slot),
    }


def ability_words(click: Click, slot: str, lang: str) -> str:
    names = [spoken(ABILITY_NAMES.get(mark.ability), lang) for mark in click.marks if mark.slot == slot]
    return f": {', '.join(names)}" if names else ""


def mark_of(click: Click, slot: str) -> str:
    return next((mark.ability for mark in click.marks if mark.slot == slot), "")


def badges_of(state: MageKnight, warrior: Warrior, lang: str) -> list[Badge]:
    """Everything that lies on or beside the base."""
    found: list[Badge] = []
    if warrior.tokens:
        found.append({"kind": "token", "number": warrior.tokens, "text": word("tokens", lang, warrior.tokens)})
    if warrior.is_captive:
        guard = called(state, state.warriors[warrior.guard], lang)
        found.append({"kind": "captive", "number": 0, "text": word("captive", lang, guard)})
    if warrior.is_soaring:
        found.append({"kind": "soaring", "number": 0, "text": word("soaring", lang)})
    if warrior.hexed_by != NOBODY:
        found.append({"kind": "hex", "number": 0, "text": word("hexed", lang)})
    if warrior.is_watching:
        found.append({"kind": "watch", "number": 0, "text": word("watching", lang)})
    names = [item.name_de if lang == "de" else item.name_en for item in warrior.items]
    return [*found, *[Badge(kind="item", number=0, text=name) for name in names]]


# -- terrain and tokens -------------------------------------------------------------------------------------


def zones_scene(state: MageKnight, lang: str) -> list[AreaScene]:
    """MK-SETUP-10  Deployment zones, until the battle begins."""
    if state.phase != "setup":
        return []
    return [zone_scene(state, player, lang) for player in state.players if player.side != NOBODY]


def zone_scene(state: MageKnight, player: Player, lang: str) -> AreaScene:
    return {
        "id": SIDES + player.side,
        "name": word("zone", lang),
        "text": "",
        "kind": "zone",
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
        "outline": corners(piece.outline),
        "radius": piece.radius,
        "is_raised": piece.is_elevated,
        "is_sloped": piece.is_elevated and not piece.is_abrupt,
        "doors": corners(piece.access),
        "seat": NOBODY,
    }


def piece_words(piece: Piece, lang: str) -> str:
    parts = [spoken(TERRAIN_NAMES[piece.kind], lang)]
    if piece.is_elevated:
        parts.append(spoken(HILL, lang))
    if piece.is_constructed:
        parts.append(word("constructed", lang, piece.defense, piece.structure - piece.damage, piece.fortification))
    return ", ".join(parts)


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


# -- players -----------------------------------------------------------------------------------------------


def player_scene(view: View, player: Player, lang: str) -> PlayerScene:
    state = mageknight(view.ghost)
    held = len([mission for mission in state.missions if mission.holder == player.seat])
    waiting = len([w for w in state.warriors if w.seat == player.seat and w.gone == WAITING])
    badges: list[Badge] = [
        {"kind": "missions", "number": held, "text": word("missions", lang, held)},
        {"kind": "glory", "number": player.glory, "text": word("glory", lang, player.glory)},
    ]
    if state.active == player.seat:
        badges.insert(0, {"kind": "actions", "number": player.actions, "text": word("actions", lang, player.actions)})
    if waiting:
        badges.append({"kind": "waiting", "number": waiting, "text": word("waiting", lang, waiting)})
    return {
        "seat": player.seat,
        "title": army_words(view, player, lang),
        "tinctures": tinctures_of(state, player),
        "badges": badges,
        "cards": domain_card(player, lang),
        "is_out": player.is_out,
    }


def army_words(view: View, player: Player, lang: str) -> str:
    """The factions of the army and its points."""
    state = mageknight(view.ghost)
    names: list[str] = []
    for warrior in state.warriors:
        for faction in warrior.figure.factions:
            known = content_of(view.game).factions.get(faction)
            name = faction if known is None else spoken((known.name_en, known.name_de), lang)
            if warrior.army == player.seat and name not in names:
                names.append(name)
    return " · ".join([*names[:2], word("points", lang, player.points)])


def tinctures_of(state: MageKnight, player: Player) -> str:
    for warrior in state.warriors:
        if warrior.army == player.seat and warrior.figure.factions:
            return warrior.figure.factions[0]
    return "mage-spawn"


def domain_card(player: Player, lang: str) -> list[CardScene]:
    """MK-DOMAIN-04  Face down for all but its owner, until it is shown."""
    if not player.has_domain:
        return []
    domain = player.domain
    if domain is None:
        return [] if player.is_domain_shown else [{"thing": NOBODY, "name": "", "text": "", "kind": "domain"}]
    name, text = (domain.name_de, domain.text_de) if lang == "de" else (domain.name_en, domain.text_en)
    return [{"thing": DOMAINS + domain.number, "name": name, "text": text, "kind": "domain"}]


# -- what is under way ---------------------------------------------------------------------------------------


def planned_scene(m: Match) -> list[PlannedScene]:
    """MK-FORMATION-16  The plan of a formation lies open."""
    step = m.find(MoveFormation)
    if step is None:
        return []
    return [{"id": leg.warrior, "path": corners(leg.path), "facing": leg.facing} for leg in step.plan]


def targets_of(m: Match) -> tuple[int, list[int]]:
    attack = m.find(Attack)
    if attack is None:
        return NOBODY, []
    return attack.attacker, [target.warrior for target in attack.targets]


def focus_of(m: Match) -> Focus | None:
    attacker, targets = targets_of(m)
    return None if attacker == NOBODY else focus_on(attacker, tuple(targets), "strike")


def attack_rays(m: Match) -> list[RayScene]:
    state = mageknight(m)
    attacker, targets = targets_of(m)
    found: list[RayScene] = []
    for target in targets:
        (x, y), (to_x, to_y) = state.warriors[attacker].at, state.warriors[target].at
        found.append({
            "kind": "attack", "x": x, "y": y, "to_x": to_x, "to_y": to_y, "target": target, "things": [], "text": "",
        })  # fmt: skip
    return found


# -- what options stand for and events are about ---------------------------------------------------


def option_at(view: View, option: Option) -> list[int]:
    return things_meant(view, kinds_of("mageknight").subjects.get(option.key, ""), option.subject)


def pick_at(view: View, option: Option, pick: int) -> list[int]:
    return things_meant(view, kinds_of("mageknight").picks.get(option.key, ""), pick)


def option_place(view: View, option: Option) -> Place | None:  # noqa: ARG001  (as every game has it)
    return None


def pick_place(view: View, option: Option, pick: int) -> Place | None:  # noqa: ARG001  (as every game has it)
    return None


def things_of(view: View, facts: list[tuple[str, int]]) -> list[int]:
    found: list[int] = []
    for kind, value in facts:
        found += things_meant(view, kind, value)
    return list(dict.fromkeys(found))


def things_meant(view: View, kind: str, value: int) -> list[int]:
    """The warrior, token or piece on the table that a number of this kind stands for, or whose ability it is."""
    state = mageknight(view.ghost)
    if kind in ("able", "source"):
        value = owner_of(value)
    elif kind not in ("warrior", "mission", "piece", "loot", "bomb", "thing", "by"):
        return []
    if state.find(value) is not None or state.piece(value) is not None or state.mission(value) is not None:
        return [value]
    tokens = [loot.id for loot in state.loot] + [bomb.id for bomb in state.bombs]
    return [value] if value in tokens else []


def marks(view: View) -> dict[str, int]:
    """An order is one action of a turn."""
    m, state = view.ghost, mageknight(view.ghost)
    acted = len([warrior for warrior in state.warriors if warrior.has_acted])
    order = state.turn * ACTED + acted
    return {"order": order, "attack": 0 if m.find(Attack) is None else order + 1, "round": state.turn}
