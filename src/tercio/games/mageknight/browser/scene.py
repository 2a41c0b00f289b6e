"""Mage Knight in a browser: the measured table with its warriors, terrain and tokens, and what each player has."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import ADD
from tercio.games.mageknight.abilities.bearers import asked_about
from tercio.games.mageknight.browser.figures import (
    area_scene,
    bomb_scene,
    figure_scene,
    loot_scene,
    mission_scene,
    zones_scene,
)
from tercio.games.mageknight.browser.spells import glyph_markers, spell_cards
from tercio.games.mageknight.browser.words import word
from tercio.games.mageknight.printed.pictures import COMPANY, DOMAIN, picture_of
from tercio.games.mageknight.state import DOMAINS, WAITING, MageKnight, Player, Warrior, mageknight
from tercio.games.mageknight.steps.combat.attack import Attack
from tercio.games.mageknight.steps.movement.formations import MoveFormation
from tercio.games.mageknight.words.descriptions import army_words, points_words
from tercio.games.measures import (
    AreaScene,
    Badge,
    CardScene,
    FigureScene,
    PlannedScene,
    PlayerScene,
    RayScene,
    corners,
    face_down,
    focus_on,
    picture_card,
)
from tercio.games.measures import TableScene as Scene
from tercio.games.scenes import Focus, once
from tercio.kernel import NOBODY, Game, Match, View

__all__ = ["Scene", "marks", "scene_of", "things_meant"]

ACTED: Final = 1_000  # for marks: more warriors than one turn has


def figures_scene(game: Game, state: MageKnight, lang: str) -> list[FigureScene]:
    """Riders are drawn after the mounts on whose bases they sit. MKC-UNIT-03"""
    seen = sorted(state.here(), key=lambda warrior: warrior.is_rider)
    around = (roster_of(state), tuple(state.pieces), tuple(state.workings))
    return [figure_drawn(game, state, warrior, around, lang) for warrior in seen]


def figure_drawn(game: Game, state: MageKnight, warrior: Warrior, around: tuple[object, ...], lang: str) -> FigureScene:
    """As it was drawn before, where only the leaf and what is around decide how it looks, and both are the same."""
    is_on_its_own = warrior.partner == NOBODY == warrior.guard and state.captive_of(warrior.id) is None
    if not is_on_its_own or asked_about(state, warrior, ADD):
        return figure_scene(game, state, warrior, lang)
    key = f"figure {warrior.id} {lang}"
    return once(state.drawn, key, (warrior, around), lambda: figure_scene(game, state, warrior, lang))


def roster_of(state: MageKnight) -> tuple[object, ...]:
    """Whose figures there are; names and numbers follow from it."""
    return tuple([(warrior.figure, warrior.seat, warrior.army) for warrior in state.warriors])


def areas_scene(game: Game, state: MageKnight, lang: str) -> list[AreaScene]:
    return zones_scene(state, lang) + [area_scene(game, state, piece, lang) for piece in state.pieces]


def scene_of(view: View, lang: str) -> Scene:
    m, state = view.ghost, mageknight(view.ghost)
    player = state.players[view.seat] if 0 <= view.seat < len(state.players) else None
    roster = roster_of(state)
    grounds = (state.phase, state.pieces, state.cleared, [(each.seat, each.side) for each in state.players])
    return {
        "wide": state.board,
        "high": state.board,
        "below": 0 if player is None or player.side == NOBODY else player.side,
        "title": points_words(state.total, lang),
        "is_setup": state.phase == "setup",
        "round": state.turn,
        "rounds": state.last_turn,
        "phase": word(state.phase, lang),
        "active": state.active,
        "figures": once(state.drawn, f"figures {lang}", state, lambda: figures_scene(view.game, state, lang)),
        "areas": once(state.drawn, f"areas {lang}", grounds, lambda: areas_scene(view.game, state, lang)),
        "markers": [mission_scene(state, each, lang) for each in state.missions]
        + [loot_scene(view.game, each, lang) for each in state.loot]
        + [bomb_scene(view.game, state, each, lang) for each in state.bombs]
        + glyph_markers(state, lang),
        "planned": planned_scene(m),
        "rays": attack_rays(m),
        "players": [player_scene(view, each, roster, lang) for each in state.players],
        "focus": focus_of(m),
    }


# -- players -----------------------------------------------------------------------------------------------


def player_scene(view: View, player: Player, roster: tuple[object, ...], lang: str) -> PlayerScene:
    state = mageknight(view.ghost)
    held = len([mission for mission in state.missions if mission.holder == player.seat])
    waiting = len([w for w in state.warriors if w.seat == player.seat and w.gone == WAITING])
    badges: list[Badge] = [
        {"kind": "missions", "number": held, "text": word("missions", lang, number=held)},
        {"kind": "glory", "number": player.glory, "text": word("glory", lang, points=player.glory)},
    ]
    if state.active == player.seat:
        badges.insert(
            0, {"kind": "actions", "number": player.actions, "text": word("actions", lang, number=player.actions)}
        )
    if waiting:
        badges.append({"kind": "waiting", "number": waiting, "text": word("waiting", lang, number=waiting)})
    return {
        "seat": player.seat,
        "title": once(
            state.drawn,
            f"title {player.seat} {lang}",
            (player.points, roster),
            lambda: army_words(view, player, lang),
        ),
        "tinctures": tinctures_of(state, player),
        "badges": badges,
        "cards": [
            *domain_card(player, lang),
            *company_card(player, lang),
            *spell_cards(state, player.seat, view.seat, lang),
        ],
        "is_out": player.is_out,
    }


def tinctures_of(state: MageKnight, player: Player) -> str:
    for warrior in state.warriors:
        if warrior.army == player.seat and warrior.figure.factions:
            return warrior.figure.factions[0]
    return "mage-spawn"


def company_card(player: Player, lang: str) -> list[CardScene]:
    """The card of a company lies open beside the field. MKO-COMPANY-07"""
    company = player.company
    if company is None:
        return []
    name, text = (company.name_de, company.text_de) if lang == "de" else (company.name_en, company.text_en)
    return [picture_card(NOBODY, name, text, COMPANY, picture_of(COMPANY, company.id))]


def domain_card(player: Player, lang: str) -> list[CardScene]:
    """A domain lies face down for all but its owner until it is shown. MK-DOMAIN-04"""
    if not player.has_domain:
        return []
    domain = player.domain
    if domain is None:
        return [] if player.is_domain_shown else [face_down(DOMAIN)]
    name, text = (domain.name_de, domain.text_de) if lang == "de" else (domain.name_en, domain.text_en)
    return [picture_card(DOMAINS + domain.number, name, text, DOMAIN, picture_of(DOMAIN, domain.id))]


# -- what is under way ---------------------------------------------------------------------------------------


def planned_scene(m: Match) -> list[PlannedScene]:
    """The plan of a formation is open to all players. MK-FORMATION-16"""
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


def things_meant(view: View, kind: str, value: int) -> list[int]:
    """The warrior, token or piece on the table that a number of this kind stands for."""
    state = mageknight(view.ghost)
    if kind not in ("warrior", "mission", "piece", "loot", "bomb", "thing", "by"):
        return []
    if state.find(value) is not None or state.piece(value) is not None or state.mission(value) is not None:
        return [value]
    tokens = [loot.id for loot in state.loot] + [bomb.id for bomb in state.bombs] + [w.id for w in state.workings]
    return [value] if value in tokens else []


def marks(view: View) -> dict[str, int]:
    """An order is one action of a turn."""
    m, state = view.ghost, mageknight(view.ghost)
    acted = len([warrior for warrior in state.warriors if warrior.has_acted])
    order = state.turn * ACTED + acted
    return {"order": order, "attack": 0 if m.find(Attack) is None else order + 1, "round": state.turn}
