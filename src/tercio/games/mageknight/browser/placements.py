"""Where something may be put, for a browser: what would stand or lie there, places that are allowed, numbers."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.actions import by_key, lays_tokens, puts_beside, puts_down
from tercio.games.mageknight.browser.figures import area_scene, bomb_scene, figure_scene, marker
from tercio.games.mageknight.browser.words import word
from tercio.games.mageknight.field.ground import base_of, extent_of, foot_of
from tercio.games.mageknight.field.landscape import shape_of
from tercio.games.mageknight.field.zones import DEPTH, MARGIN, seen_from, turned, zone_of
from tercio.games.mageknight.positions.answers import kind_of
from tercio.games.mageknight.printed.dials import TerrainKind
from tercio.games.mageknight.rules.movement.moves import CORNERS
from tercio.games.mageknight.rules.movement.ways import mover_in, way_in
from tercio.games.mageknight.rules.setup.placement import APART
from tercio.games.mageknight.state import (
    INCH,
    LOOT_RADIUS,
    MISSION_RADIUS,
    Bomb,
    MageKnight,
    Warrior,
    mageknight,
)
from tercio.games.mageknight.steps.combat.attack import Attack
from tercio.games.mageknight.steps.setup.terrain import access_for, laid
from tercio.games.mageknight.thinking.outlook import on_the_line, region_of, usual_facing
from tercio.games.mageknight.words.names import called, name_of
from tercio.games.measures import (
    AreaScene,
    Corner,
    Fields,
    FigureScene,
    MarkerScene,
    Plan,
    Wish,
    corners,
    field,
)
from tercio.geometry.angles import nearest_facing
from tercio.geometry.distance import nearest_on, overlapping
from tercio.geometry.placements import in_contact
from tercio.geometry.points import centre_distance, towards
from tercio.geometry.sectors import circle, sector
from tercio.geometry.shapes import Disc
from tercio.kernel import NOBODY, Answer, Decision, Option, Point, Seat, View

BESIDE: Final = ("escort", "set-down", "dismount", "unseat")
TOKENS: Final = ("drop", "leave")
WHOLE_TURN: Final = 359
TRIES: Final = 4  # how often a base that is put down makes way for those who stand there
OUT_OF_SADDLE: Final = ("dismount", "unseat")  # MKC-DISMOUNT-06  onto its own base
HAIR: Final = 120  # mils: how wide a line is drawn where only a line is allowed


def mover_of(view: View, option: Option) -> int:
    """Only a warrior that moves may turn corners; one that is set down has one point. MK-MOVE-05"""
    warrior = mageknight(view.ghost).find(option.subject) if option.corners == CORNERS else None
    return NOBODY if warrior is None else mover_in(mageknight(view.ghost), warrior, option.key).id


def has_spots(view: View, option: Option) -> bool:  # noqa: ARG001  (as every game has it)
    """Each point is a token of its own. MK-BOMB-04"""
    return lays_tokens(option.key)


def put_down(state: MageKnight, option: Option, picks: tuple[int, ...]) -> Warrior | None:
    """Whom this option sets somewhere, from the field or from beside it."""
    number = (picks[0] if picks else NOBODY) if puts_down(option.key) else option.subject
    warrior = state.warriors[number] if 0 <= number < len(state.warriors) else None
    return warrior.parted().at_level(False) if warrior is not None and option.key in OUT_OF_SADDLE else warrior


def anchor_of(state: MageKnight, decision: Decision, option: Option) -> Warrior | None:
    """Whom it has to touch there."""
    if puts_down(option.key):
        return state.find(option.subject)
    if option.key in OUT_OF_SADDLE and 0 <= option.subject < len(state.warriors):
        return state.find(state.warriors[option.subject].partner)
    if option.key == "escort" and 0 <= option.subject < len(state.warriors):
        return state.find(state.warriors[option.subject].guard)
    return state.find(decision.subject)


# -- what would be there ---------------------------------------------------------------------------------


def ghosts_of(view: View, answer: Answer, lang: str) -> Plan:
    """Everything that this answer would put somewhere else."""
    state = mageknight(view.ghost)
    kind = kind_of(view.game, answer.subject) if answer.key == "terrain" else None
    if kind is not None:
        return Plan(areas=tuple(terrain_ghosts(view, kind, answer, lang)))
    if answer.key in ("mission", *TOKENS) or lays_tokens(answer.key):
        return Plan(markers=tuple(token_ghosts(view, answer, lang)))
    warrior = put_down(state, answer.bare, answer.picks)
    if warrior is None or not (answer.path or answer.numbers):
        return Plan()
    return Plan(figures=(figure_ghost(view, state, warrior, answer, lang),))


def figure_ghost(view: View, state: MageKnight, warrior: Warrior, answer: Answer, lang: str) -> FigureScene:
    at = answer.path[-1] if answer.path else warrior.at
    facing = answer.numbers[0] % 360 if answer.numbers else warrior.facing
    is_soaring = answer.key == "deploy-soaring" or way_in(warrior, answer.key, (at,)).ends_soaring
    return figure_scene(view.game, state, warrior.standing(at, facing).at_level(is_soaring), lang)


def terrain_ghosts(view: View, kind: TerrainKind, answer: Answer, lang: str) -> list[AreaScene]:
    if not answer.path:
        return []
    facing = answer.numbers[0] if answer.numbers else 0
    pieces = laid(view.ghost, kind, answer.path[0], facing, answer.path[1:])
    return [area_scene(view.game, mageknight(view.ghost), piece, lang) for piece in pieces]


def token_ghosts(view: View, answer: Answer, lang: str) -> list[MarkerScene]:
    state = mageknight(view.ghost)
    if answer.key == "mission":
        return [marker(NOBODY, word("token", lang), "mission", at, MISSION_RADIUS) for at in answer.path]
    if not lays_tokens(answer.key):
        number = answer.subject if answer.key == "leave" else answer.picks[0] if answer.picks else NOBODY
        name = name_of(view.game, state, "item", number, lang) if number != NOBODY else ""
        return [marker(NOBODY, name, "item", at, LOOT_RADIUS) for at in answer.path]
    warrior = state.find(answer.subject)
    shells = () if warrior is None else warrior.figure.shells
    found: list[MarkerScene] = []
    for place, spot in enumerate(answer.path if warrior is not None and shells else ()):
        assert warrior is not None
        shell = shells[min(place, len(shells) - 1)]
        bomb = Bomb(NOBODY, warrior.id, spot, nearest_facing(warrior.at, spot), shell, warrior.seat)
        found.append(bomb_scene(view.game, state, bomb, lang))
    return found


# -- where it is put --------------------------------------------------------------------------------------


def placed_at(view: View, decision: Decision, option: Option, wish: Wish) -> Answer:
    """As near to where the player points as the rule lets it lie: there, if it may."""
    state = mageknight(view.ghost)
    there = option.reply(decision.seat, wish.picks, (*wish.path, wish.to), (wish.facing,))
    if option.numbers == 1 and wish.facing >= 0 and view.judge(there):
        return there
    facing, path = wish.facing, (*wish.path, wish.to)[: option.corners]
    warrior = put_down(state, option, wish.picks)
    if decision.kind == "mission":
        path = (on_the_line(state, decision.seat, wish.to),)
    elif decision.kind == "terrain":
        path, facing = terrain_place(view, option, wish)
    elif option.key in TOKENS:
        path = (token_place(state, decision, option, wish.to),)
    elif warrior is not None and not lays_tokens(option.key):
        if facing < 0:
            facing = usual_facing(state, decision, option, warrior, wish.to)
        spot = standing_place(state, decision, option, warrior.standing(wish.to, facing))
        path = (spot,)
        if wish.facing < 0:
            facing = usual_facing(state, decision, option, warrior, spot)
    turn = (max(0, facing),) if option.numbers else ()
    return option.reply(decision.seat, wish.picks, path, turn)


def terrain_place(view: View, option: Option, wish: Wish) -> tuple[tuple[Point, ...], int]:
    """The first point is the middle; further points are access points, found where they are needed. MK-ELEV-24"""
    kind = kind_of(view.game, option.subject)
    facing = max(0, wish.facing)
    if kind is None or not wish.path:
        access = () if kind is None else access_for(view.ghost, kind, wish.to, facing)
        return (wish.to, *access)[: option.corners], facing
    shapes = [shape_of(piece) for piece in laid(view.ghost, kind, wish.path[0], facing, ())]
    feet = [nearest_on(shape, wish.to) for shape in shapes]
    foot = min(feet, key=lambda point: centre_distance(point, wish.to))
    shape = shapes[feet.index(foot)]
    if isinstance(shape, Disc):
        foot = towards(shape.centre, wish.to, shape.radius) if shape.centre != wish.to else foot
    return (*wish.path, foot)[: option.corners], facing


def token_place(state: MageKnight, decision: Decision, option: Option, to: Point) -> Point:
    """A token lies under the bearer's base or at its rim. MK-ITEM-20, MK-ITEM-23"""
    bearer = state.find(decision.subject if option.key == "leave" else option.subject)
    if bearer is None:
        return to
    rim = foot_of(bearer)
    if not bearer.is_soaring and overlapping(Disc(to[0], to[1], LOOT_RADIUS), rim):
        return to
    return in_contact(LOOT_RADIUS, rim, to)


def standing_place(state: MageKnight, decision: Decision, option: Option, warrior: Warrior) -> Point:
    """In the deployment zone, or beside the warrior that calls it; out of the way of those who stand there."""
    others = [foot_of(other) for other in state.here() if other.id != warrior.id]
    to, radius = warrior.at, foot_of(warrior).radius
    anchor = anchor_of(state, decision, option) if is_beside(option.key) else None
    for _ in range(TRIES):
        if anchor is not None:
            to = in_contact(radius, base_of(anchor), to)
        elif decision.kind == "deploy":
            to = into_zone(state, decision.seat, to, extent_of(warrior))
        elif puts_down(option.key):
            to = within_reach(state, option, state.warriors[warrior.id], to)
        base = Disc(to[0], to[1], radius)
        blocked = [other for other in others if overlapping(base, other)]
        if not blocked:
            break
        to = in_contact(radius, blocked[0], to)
    return to


def is_beside(key: str) -> bool:
    """A warrior that is put down there has to touch somebody."""
    return key in BESIDE or puts_beside(key)


def within_reach(state: MageKnight, option: Option, warrior: Warrior, to: Point) -> Point:
    """The spot itself, or the last one on the way there to which it can be lifted."""
    far = by_key()[option.key].reach(state, state.warriors[option.subject])
    return towards(warrior.at, to, far) if centre_distance(to, warrior.at) > far else to


def into_zone(state: MageKnight, seat: Seat, to: Point, extent: int) -> Point:
    """The nearest place has its centre in the zone and the whole base on the field. MK-SETUP-35"""
    side = state.players[seat].side
    along, inland = seen_from(side, to, state.board)
    along = max(MARGIN, min(state.board - MARGIN, along))
    return turned(side, along, max(extent, min(DEPTH, inland)), state.board)


# -- what is allowed ----------------------------------------------------------------------------------------


def reach_of(view: View, option: Option, picks: tuple[int, ...]) -> list[list[Corner]]:
    """Where the way may end, or the thing may lie; nothing where a region would not help."""
    state = mageknight(view.ghost)
    decision = view.asks[0]
    side = state.players[decision.seat].side
    if option.key == "mission":
        inland = DEPTH + state.players[decision.seat].roll * INCH
        box = ((MARGIN, -HAIR), (state.board - MARGIN, -HAIR), (state.board - MARGIN, HAIR), (MARGIN, HAIR))
        return [corners(tuple([turned(side, along, inland + off, state.board) for along, off in box]))]
    if decision.kind == "deploy":
        return [corners(zone_of(side, state.board))]
    if decision.kind == "terrain":
        low, high = APART, state.board - APART
        return [[[low, low], [high, low], [high, high], [low, high]]]
    warrior, anchor = put_down(state, option, picks), anchor_of(state, decision, option)
    if lays_tokens(option.key):
        gunner = state.warriors[option.subject]
        far = by_key()[option.key].reach(state, gunner)
        return [corners(sector(gunner.at, far, gunner.facing, gunner.figure.front_arc))]
    if puts_down(option.key) and not puts_beside(option.key):
        far = by_key()[option.key].reach(state, state.warriors[option.subject])
        return [] if warrior is None else [corners(circle(warrior.at, far))]
    if is_beside(option.key) and anchor is not None:
        radius = extent_of(anchor) + (warrior.figure.radius if warrior is not None else 0)
        return [corners(circle(anchor.at, radius + HAIR))]
    if option.key in TOKENS:
        bearer = state.find(decision.subject if option.key == "leave" else option.subject)
        return [] if bearer is None else [corners(circle(bearer.at, extent_of(bearer) + LOOT_RADIUS))]
    if warrior is None or option.corners < CORNERS:
        return []
    return [corners(polygon) for polygon in region_of(view, option, warrior)]


# -- numbers --------------------------------------------------------------------------------------------------


def fields_of(view: View, option: Option, lang: str) -> Fields:
    """A facing, a turn, or clicks of damage for each that was hit."""
    state = mageknight(view.ghost)
    if option.key == "split":
        attack = view.ghost.find(Attack)
        hit = [] if attack is None else attack.hit(state)
        named = [(called(state, state.warriors[target.warrior], lang), target.warrior) for target in hit]
        shares = tuple([field("count", name, 0, option.high, 0, thing) for name, thing in named])
        return Fields(shares, option.high) if len(shares) == option.numbers else Fields()
    if (option.numbers, option.low, option.high) != (1, 0, WHOLE_TURN):
        return Fields()
    if option.key == "terrain":
        return Fields((field("turn", word("turn", lang), 0, WHOLE_TURN, 0, NOBODY),))
    warrior = state.find(option.subject)
    start = 0 if warrior is None or option.corners else warrior.facing
    thing = NOBODY if warrior is None or puts_down(option.key) else warrior.id
    return Fields((field("facing", word("facing", lang), 0, WHOLE_TURN, start, thing),))
