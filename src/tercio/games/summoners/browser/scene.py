"""Summoners in a browser: the measured table with its figures, terrain and markers, and what each player holds."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording, sentences
from tercio.games.measures import (
    NO_FACING,
    AreaScene,
    Badge,
    CardScene,
    FigureScene,
    MarkerScene,
    PlayerScene,
    RayScene,
    face_down,
    focus_on,
    look_scene,
)
from tercio.games.measures import TableScene as Scene
from tercio.games.scenes import Focus, once
from tercio.games.summoners.browser.figures import area_scene, figure_scene
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.content.looks import usual_look
from tercio.games.summoners.printed.scenarios import SCENARIOS, spots_on
from tercio.games.summoners.rules.control import levels_of
from tercio.games.summoners.rules.scoring import AT_A_RELIC, controller_of
from tercio.games.summoners.state import (
    CARDS,
    SPOTS,
    UNKNOWN,
    Objective,
    Player,
    Summoners,
    summoners,
)
from tercio.games.summoners.steps.activation import Activation
from tercio.games.summoners.steps.exchange import Exchange
from tercio.games.summoners.turns.rounds import Turn
from tercio.games.summoners.words.names import LEVEL_NAMES, objective_name, profile_name, spoken
from tercio.games.summoners.words.remarks import word as said
from tercio.kernel import NOBODY, Game, Match, Seat, View

__all__ = ["Scene", "marks", "scene_of", "things_meant"]

word: Final = Wording("tercio.games.summoners", "table").spoken
SPOT_RADIUS: Final = 400
SPOT: Final = sentences("tercio.games.summoners", "browser")["spot"]
ACTIVATIONS: Final = 1_000  # for marks: more than one round has


def scene_of(view: View, lang: str) -> Scene:
    m, state = view.ghost, summoners(view.ghost)
    scenario = SCENARIOS[state.scenario]
    acting = actor_of(m)
    lying = state.units, state.effects, state.pieces, state.cleared, state.objectives
    seen = (*lying, state.round, state.phase, acting, [public(player) for player in state.players])
    return {
        "wide": state.board,
        "high": state.board,
        "below": side_of(state, view.seat),
        "title": scenario.name.spoken(lang),
        "is_setup": state.phase == "setup",
        "round": state.round,
        "rounds": state.last_round,
        "phase": word(state.phase, lang),
        "active": active_of(m),
        "figures": once(state.drawn, f"figures {lang}", seen, lambda: figures_scene(view.game, state, acting, lang)),
        "areas": once(
            state.drawn, f"areas {lang}", (state.pieces, state.cleared), lambda: areas_scene(view.game, state, lang)
        ),
        "markers": once(state.drawn, f"markers {lang}", seen, lambda: markers_scene(state, lang)),
        "planned": [],
        "rays": rays_scene(m),
        "players": [player_scene(view, player, lang) for player in state.players],
        "focus": focus_of(m),
    }


def public(player: Player) -> Player:
    """As everybody sees the player: what only the owner may see bears on nothing that lies on the table."""
    return player._replace(deck=(), held="", secret="")


def figures_scene(game: Game, state: Summoners, acting: int, lang: str) -> list[FigureScene]:
    return [figure_scene(game, state, unit, acting, lang) for unit in state.units if unit.is_here]


def areas_scene(game: Game, state: Summoners, lang: str) -> list[AreaScene]:
    return [area_scene(game, state, piece, lang) for piece in state.pieces]


def markers_scene(state: Summoners, lang: str) -> list[MarkerScene]:
    return [marker_scene(state, each, lang) for each in state.objectives] + spots_scene(state, lang)


def side_of(state: Summoners, seat: Seat) -> int:
    """Deployment points count from the south, counter-clockwise; where two play, they sit opposite each other."""
    spot = state.players[seat].spot if 0 <= seat < len(state.players) else NOBODY
    if spot == NOBODY:
        return 0
    x, y = spots_on(state.board, len(state.players))[spot]
    away = {0: y, 1: state.board - x, 2: state.board - y, 3: x}
    return min(away, key=lambda side: away[side])


# -- markers ----------------------------------------------------------------------------------------------


def marker_scene(state: Summoners, objective: Objective, lang: str) -> MarkerScene:
    holder = objective.holder if objective.is_source else controller_of(state, objective)
    parts = [said("mana", lang, gems=objective.mana)] if objective.mana else []
    return {
        "id": objective.id,
        "name": objective_name(state, objective, lang),
        "text": ", ".join(parts),
        "kind": objective.kind,
        "x": objective.at[0],
        "y": objective.at[1],
        "radius": objective.radius,
        "holder": holder,
        "facing": NO_FACING,
        "reach": 0 if objective.is_source else AT_A_RELIC,
    }


def spots_scene(state: Summoners, lang: str) -> list[MarkerScene]:
    """Deployment points, as long as somebody may choose one."""
    if state.phase != "setup":
        return []
    taken = {player.spot: player.seat for player in state.players if player.spot != NOBODY}
    found: list[MarkerScene] = []
    for number, spot in enumerate(spots_on(state.board, len(state.players))):
        found.append({
            "id": SPOTS + number, "name": spoken(SPOT, lang), "text": "", "kind": "spot", "x": spot[0], "y": spot[1],
            "radius": SPOT_RADIUS, "holder": taken.get(number, NOBODY), "facing": NO_FACING, "reach": 0,
        })  # fmt: skip
    return found


# -- players -----------------------------------------------------------------------------------------------


def player_scene(view: View, player: Player, lang: str) -> PlayerScene:
    state = summoners(view.ghost)
    realm = content_of(view.game).realms.get(player.realm)
    level = spoken(LEVEL_NAMES[player.level], lang)
    title = level if realm is None else f"{spoken((realm.name_en, realm.name_de), lang)} · {level}"
    badges: list[Badge] = [
        {
            "kind": "gems",
            "number": player.gems,
            "text": word("gems", lang, gems=player.gems, most=player.table.most_gems),
        },
        {
            "kind": "levels",
            "number": levels_of(state, player.seat),
            "text": word("levels", lang, levels=levels_of(state, player.seat), most=player.table.levels),
        },
    ]
    if SCENARIOS[state.scenario].has_points:
        text = word("points", lang, points=player.points)
        badges.append({"kind": "points", "number": player.points, "text": text})
    return {
        "seat": player.seat,
        "title": title,
        "tinctures": player.realm,
        "badges": badges,
        "cards": cards_of(view, player, lang),
        "is_out": player.is_out,
    }


def cards_of(view: View, player: Player, lang: str) -> list[CardScene]:
    """The activation deck from the top; others see how many cards there are. SU-ROUND-07"""
    found = [card_scene(view, card, "activation", lang) for card in player.deck]
    if player.held:
        found.append(card_scene(view, player.held, "held", lang))
    return found


def card_scene(view: View, card: str, kind: str, lang: str) -> CardScene:
    profile = None if card == UNKNOWN else content_of(view.game).profiles.get(card)
    if profile is None:
        return face_down(kind)
    return {
        "thing": CARDS + profile.number,
        "name": profile_name(profile, lang),
        "text": "",
        "kind": kind,
        "picture": None,
        "look": look_scene(content_of(view.game).looks.get(profile.id) or usual_look(profile)),
    }


# -- who acts on whom ------------------------------------------------------------------------------------


def actor_of(m: Match) -> int:
    step = m.find(Activation)
    return NOBODY if step is None else step.unit


def active_of(m: Match) -> Seat:
    actor = actor_of(m)
    if actor != NOBODY:
        return summoners(m).units[actor].seat
    turn = m.find(Turn)
    return NOBODY if turn is None else turn.seat


def focus_of(m: Match) -> Focus | None:
    exchange = m.find(Exchange)
    if exchange is None or not exchange.strikes:
        return None
    first = exchange.strikes[0]
    return focus_on(first.attacker, tuple([s.target for s in exchange.strikes if not s.is_reaction]), "strike")


def rays_scene(m: Match) -> list[RayScene]:
    """The attacks under way."""
    exchange, state = m.find(Exchange), summoners(m)
    if exchange is None:
        return []
    found: list[RayScene] = []
    for strike in exchange.strikes:
        (x, y), (to_x, to_y) = state.units[strike.attacker].at, state.units[strike.target].at
        found.append({
            "kind": "attack", "x": x, "y": y, "to_x": to_x, "to_y": to_y, "target": strike.target, "things": [],
            "text": "",
        })  # fmt: skip
    return found


# -- what options stand for and events are about ---------------------------------------------------


def things_meant(view: View, kind: str, value: int) -> list[int]:
    """The figure, marker or piece that a number of this kind stands for."""
    state = summoners(view.ghost)
    if kind == "spot":
        return [SPOTS + value if value < SPOTS else value] if state.phase == "setup" else []
    if kind not in ("unit", "thing", "objective", "piece", "beside", "obstacle"):
        return []
    is_there = state.find(value) is not None or state.objective(value) is not None or state.piece(value) is not None
    return [value] if is_there else []


def marks(view: View) -> dict[str, int]:
    """An order is one activation; an attack is everything until its dice have been counted."""
    m, state = view.ghost, summoners(view.ghost)
    acted = len([unit for unit in state.units if unit.is_activated])
    order = state.round * ACTIVATIONS + acted
    return {"order": order, "attack": 0 if m.find(Exchange) is None else order + 1, "round": state.round}
