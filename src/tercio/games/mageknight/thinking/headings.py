"""Where a warrior might go: to mission tokens, into contact from the front or from behind, into range."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.field.ground import base_of, disc, extent_of, flies
from tercio.games.mageknight.field.landscape import shape_of
from tercio.games.mageknight.rules.combat.values import range_of
from tercio.games.mageknight.rules.movement.footing import bars
from tercio.games.mageknight.state import HERE, INCH, MISSION_RADIUS, MageKnight, Warrior
from tercio.geometry.angles import SCALE, direction, nearest_facing
from tercio.geometry.placements import in_contact
from tercio.geometry.points import TOUCH, centre_distance, path_length, towards
from tercio.geometry.routes import route
from tercio.geometry.shapes import Disc, Shape
from tercio.kernel import NOBODY, Dice, Point

MOST_FOES: Final = 3  # how many enemies are looked at, the nearest ones,
MOST_TOKENS: Final = 3  # and how many mission tokens
STEP: Final = 20  # mils that somebody goes who wants to stay
CLEARANCE: Final = 4  # mils between a base that is passed and the way


class Heading(NamedTuple):
    """A way and the facing at its end."""

    path: tuple[Point, ...]
    facing: int


def headings(
    state: MageKnight,
    warrior: Warrior,
    allowed: int,
    is_attack: bool,
    dice: Dice,
    *,
    is_quick: bool = False,
    prey: int = NOBODY,
) -> list[Heading]:
    """Ways of this many mils that are worth trying; into contact only where that is what the move is for.

    Quick: one enemy and one token, by chance, or the `prey`.
    """
    foes = [w for w in state.warriors if w.gone == HERE and state.are_enemies(warrior, w)]
    foes.sort(key=lambda foe: centre_distance(warrior.at, foe.at) + dice.below(1500))
    found: list[Heading] = []
    near = foes[:MOST_FOES]
    if prey != NOBODY:
        near = [state.warriors[prey]]
    for foe in [near[dice.below(len(near))]] if is_quick and near else near:
        if warrior.base.length:
            found += ridden_at(state, warrior, foe, allowed, is_attack)
            continue
        for at in (in_front_of(warrior, foe), behind(warrior, foe)):
            found += leading_to(state, warrior, at, foe.at, allowed, is_whole=is_attack)
    if is_attack:
        return found
    tokens = sorted(state.missions, key=lambda token: centre_distance(warrior.at, token.at))
    watched = foes[0].at if foes else (state.board // 2, state.board // 2)
    wanted = tokens[:MOST_TOKENS]
    for token in [wanted[dice.below(len(wanted))]] if is_quick and wanted else wanted:
        least = centre_distance(warrior.at, token.at) - warrior.figure.radius - MISSION_RADIUS + TOUCH // 2
        for far in (least, least + MISSION_RADIUS):
            if far > 0:
                at = towards(warrior.at, token.at, far)
                found += leading_to(state, warrior, at, watched, allowed, is_whole=False)
        if least <= 0:  # it stands there: it may look about, and one in a frenzy has to do something
            found += leading_to(state, warrior, aside(warrior.at, token.at), watched, allowed, is_whole=True)
    reach = range_of(state, warrior).total * INCH
    if reach and foes:
        apart = centre_distance(warrior.at, foes[0].at)
        far = apart - reach + TOUCH
        if 0 < far <= allowed:
            at = towards(warrior.at, foes[0].at, far)
            found += leading_to(state, warrior, at, foes[0].at, allowed, is_whole=True)
    return found


def aside(point: Point, token: Point) -> Point:
    """Hardly from the spot, and no farther from the token."""
    return towards(point, token, STEP) if point != token else (point[0] + STEP, point[1])


def in_front_of(warrior: Warrior, foe: Warrior) -> Point:
    """The nearest place that touches it."""
    if foe.base.length:
        return in_contact(warrior.base.radius, base_of(foe), warrior.at)
    apart = warrior.figure.radius + foe.figure.radius + TOUCH // 2
    return towards(foe.at, warrior.at, apart)


def behind(warrior: Warrior, foe: Warrior) -> Point:
    """A warrior at this point stands at the back of the enemy. MK-MELEE-05"""
    apart = warrior.figure.radius + extent_of(foe) + TOUCH // 2
    dx, dy = direction((foe.facing + 180) % 360)
    return (foe.at[0] + dx * apart // SCALE, foe.at[1] + dy * apart // SCALE)


def ridden_at(state: MageKnight, mount: Warrior, foe: Warrior, allowed: int, is_whole: bool) -> list[Heading]:
    """The tip of a long base comes into contact, or as near to it as the way allows. MKC-UNIT-03"""
    facing = nearest_facing(mount.at, foe.at) if mount.at != foe.at else mount.facing
    tip, back = in_contact(mount.base.radius, base_of(foe), mount.at), mount.base.length // 2 - mount.base.radius
    dx, dy = direction((facing + 180) % 360)
    at = (tip[0] + dx * back // SCALE, tip[1] + dy * back // SCALE)
    return [Heading(h.path, facing) for h in leading_to(state, mount, at, foe.at, allowed, is_whole)]


def leading_to(
    state: MageKnight, warrior: Warrior, at: Point, looking_at: Point, allowed: int, is_whole: bool
) -> list[Heading]:
    """The way there, or as much of it as the movement value allows, unless only the whole of it is of use."""
    if at == warrior.at:
        return []
    path = way_to(state, warrior, at)
    if path is None or (is_whole and path_length((warrior.at, *path)) > allowed):
        return []
    kept = cut((warrior.at, *path), allowed)
    if not kept:
        return []
    return [Heading(kept, nearest_facing(kept[-1], looking_at) if kept[-1] != looking_at else warrior.facing)]


def way_to(state: MageKnight, warrior: Warrior, at: Point) -> tuple[Point, ...] | None:
    """Straight for those who fly; else around what is in the way."""
    if warrior.is_soaring or flies(state, warrior):
        return (at,)
    base = Disc(warrior.at[0], warrior.at[1], warrior.base.radius)
    found = route(base, at, obstacles_for(state, warrior), state.board, state.board)
    return None if found is None else found[1:]


def obstacles_for(state: MageKnight, warrior: Warrior) -> list[Shape]:
    """Only the centre must keep off other bases (a6), the whole base off terrain: so bases are smaller by its own."""
    radius = warrior.figure.radius
    things: list[Shape] = [
        disc(o.at, max(1, o.figure.radius - radius + CLEARANCE))
        for o in state.warriors
        if o.gone == HERE and o.id not in (warrior.id, warrior.partner) and not o.is_soaring
    ]
    things.extend([shape_of(piece) for piece in state.pieces if bars(state, warrior, piece) or piece.is_abrupt])
    return things


def cut(points: tuple[Point, ...], allowed: int) -> tuple[Point, ...]:
    """As much of the way as these mils allow."""
    kept: list[Point] = []
    left = allowed
    for i in range(len(points) - 1):
        far = centre_distance(points[i], points[i + 1])
        if far > left:
            if left > 0:
                kept.append(towards(points[i], points[i + 1], left))
            break
        kept.append(points[i + 1])
        left -= far
    return tuple(kept)
