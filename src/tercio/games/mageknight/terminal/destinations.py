"""Places and facings as a player types them, and the ways that lead there: for terminals.

`12.5 8`, `contact orc` and `towards orc` are places, `facing orc`, `facing 90` and `facing north` what follows them.
"""

from __future__ import annotations

import re
from typing import Final

from tercio.content.wording import Wording
from tercio.games.mageknight.actions import lays_tokens
from tercio.games.mageknight.field.ground import base_of, disc, foot_of
from tercio.games.mageknight.field.landscape import shape_of
from tercio.games.mageknight.field.measurement import middle_of
from tercio.games.mageknight.positions.answers import kind_of
from tercio.games.mageknight.rules.movement.moves import CORNERS, is_flying
from tercio.games.mageknight.rules.turns.items import free_spot
from tercio.games.mageknight.state import LOOT_RADIUS, MISSION_RADIUS, MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.setup.terrain import access_for
from tercio.games.mageknight.thinking.headings import cut, obstacles_for, way_to
from tercio.games.mageknight.thinking.outlook import allowed_for, on_the_line, planned_field
from tercio.games.mageknight.thinking.outlook import usual_facing as facing_by_rule
from tercio.games.mageknight.words.remarks import find
from tercio.games.places import CONTACT, TOWARDS, command_in, first_allowed, length_in, place_in
from tercio.geometry.angles import nearest_facing
from tercio.geometry.placements import contact_spots, in_contact
from tercio.geometry.points import Path, centre_distance, path_length
from tercio.geometry.routes import route
from tercio.geometry.shapes import Disc, Shape
from tercio.kernel import Answer, Decision, Option, Point, View

FACING: Final = re.compile(r"(?:^|\s+)(?:facing|face|blick|nach)\s+(.+)$", re.IGNORECASE)
DEGREES: Final = re.compile(r"(\d{1,3})\s*°?")
HERE: Final = ("here", "stay", "hier", "bleiben")
COMPASS: Final = {
    "east": 0, "northeast": 45, "north": 90, "northwest": 135, "west": 180, "southwest": 225, "south": 270,
    "southeast": 315, "osten": 0, "nordosten": 45, "norden": 90, "nordwesten": 135, "westen": 180, "südwesten": 225,
    "süden": 270, "südosten": 315,
}  # fmt: skip
WHOLE_TURN: Final = 359  # the highest number of an option whose number is a facing
STEP: Final = 15  # degrees between the places beside a base that are tried
MOST_TRIES: Final = 16

word: Final = Wording("tercio.games.mageknight", "terminal.destinations").spoken


# -- what is typed -----------------------------------------------------------------------------------------


def parts(option: Option, words: str) -> tuple[str, str]:
    """`12.5 8 facing orc` is a place and a facing."""
    found = FACING.search(words) if has_facing(option) else None
    return (words, "") if found is None else (words[: found.start()].strip(), found[1].strip())


def has_facing(option: Option) -> bool:
    return option.numbers == 1 and (option.low, option.high) == (0, WHOLE_TURN)


def wanted(option: Option, part: str, lang: str) -> str:
    """How a path or a facing is typed for this option; empty for the usual words."""
    if part == "numbers":
        if not has_facing(option):
            return ""
        if option.key == "terrain":
            return word("turn", lang)
        usual = "to-field" if option.key.startswith("deploy") else "to-comer" if option.key == "spin" else "to-enemy"
        return word("facing", lang, usual=word(usual, lang))
    if option.corners == CORNERS:
        return word("move", lang)
    if option.key in ("mission", "terrain") or lays_tokens(option.key):
        return word(option.key, lang)
    return word("deploy" if option.key.startswith("deploy") else "spot", lang)


def help_rows(lang: str) -> list[tuple[str, str]]:
    """What leads somewhere; what only shows something stands in `distances`."""
    return [
        (word("type-place", lang), word("help-place", lang)),
        (word("type-facing", lang), word("help-facing", lang)),
    ]


def numbers(
    view: View, decision: Decision, option: Option, path: Path, words: str, lang: str
) -> tuple[int, ...] | None:
    """A facing: by a thing, by degrees, by the compass; the one that suits best where nothing is said."""
    if not has_facing(option):
        return None
    found = FACING.search(words)
    given = (found[1] if found is not None else words).strip()
    degrees = DEGREES.fullmatch(given)
    if degrees is not None:
        return (int(degrees[1]) % 360 if int(degrees[1]) <= 360 else int(degrees[1]),)
    if given.lower() in COMPASS:
        return (COMPASS[given.lower()],)
    if not given:
        return (usual_facing(view, decision, option, path),)
    state = mageknight(view.ghost)
    warrior = state.warriors[option.subject] if 0 <= option.subject < len(state.warriors) else None
    things = [thing for thing in find(view, given, lang) if warrior is None or thing != warrior.id]
    if warrior is None or not things:
        return None
    return (nearest_facing(path[-1] if path else warrior.at, middle_of(state, things[0])),)


def usual_facing(view: View, decision: Decision, option: Option, path: Path) -> int:
    """Into the field from the home side; towards the one that has come; else towards the nearest enemy."""
    state = mageknight(view.ghost)
    if decision.kind == "terrain" or not 0 <= option.subject < len(state.warriors):
        return 0
    warrior = state.warriors[option.subject]
    if decision.kind == "free-spin":
        return nearest_facing(warrior.at, middle_of(state, decision.subject))
    return facing_by_rule(state, decision, option, warrior, path[-1] if path else warrior.at)


# -- paths ---------------------------------------------------------------------------------------------------


def path(view: View, decision: Decision, option: Option, picks: tuple[int, ...], words: str, lang: str) -> Path | None:
    """The way that the player means, the first that is allowed if there is one; None where nothing is meant."""
    where, _ = parts(option, words)
    first, rest = command_in(where)
    place = place_in(where)
    things = find(view, rest, lang) if rest else []
    state = mageknight(view.ghost)
    if decision.kind == "mission":
        return mission_place(state, decision, where, place)
    if decision.kind == "terrain":
        return None if place is None else laid_at(view, decision, option, place, words, lang)
    warrior = state.find(option.subject)
    if option.corners == CORNERS and warrior is not None:
        field = planned_field(view, warrior.id)
        goals = goals_of(field, warrior, first, place, things)
        ways = [way for goal in goals for way in ways_to(field, warrior, goal)]
        if first in TOWARDS:
            ways = [cut((warrior.at, *way), allowed_for(view, warrior, option.key, warrior.at)) for way in ways]
        return nearest_allowed(view, decision, option, picks, ways, things)
    if lays_tokens(option.key) and first in ("at", "auf") and things:
        return tuple([middle_of(state, thing) for thing in things[: option.corners]])
    spots = spots_for(view, decision, option, picks, first, place, things)
    return nearest_allowed(view, decision, option, picks, [(spot,) for spot in spots], things)


def nearest_allowed(
    view: View, decision: Decision, option: Option, picks: tuple[int, ...], ways: list[Path], things: list[int]
) -> Path | None:
    """The first way that is allowed with a facing towards what was named, or else with the usual one."""
    state = mageknight(view.ghost)
    answers: list[Answer] = []
    for way in ways[: 2 * MOST_TRIES]:
        if way:
            facing = usual_facing(view, decision, option, way)
            if things and middle_of(state, things[0]) != way[-1]:
                facing = nearest_facing(way[-1], middle_of(state, things[0]))
            turn = (facing,) if has_facing(option) else ()
            answers.append(option.reply(decision.seat, picks, way, turn))
    return first_allowed(view, answers)


def goals_of(state: MageKnight, warrior: Warrior, first: str, place: Point | None, things: list[int]) -> list[Point]:
    """Where the words lead: one place, or all those in contact with what was named, the nearest first."""
    if place is not None:
        return [place]
    if first in HERE:
        return [warrior.at]
    if first not in (*CONTACT, *TOWARDS):
        return []
    others = [thing for thing in things if thing != warrior.id]
    others.sort(key=lambda thing: centre_distance(warrior.at, middle_of(state, thing)))
    goals: list[Point] = []
    for thing in others[:1]:
        shape, radius = shape_at(state, thing), foot_of(warrior).radius
        spots = [in_contact(radius, shape, warrior.at)]
        spots += contact_spots(radius, shape, feet_of(state, (warrior.id,)), (state.board, state.board), STEP)
        spots[1:] = sorted(spots[1:], key=lambda spot: centre_distance(warrior.at, spot))
        goals += spots[:MOST_TRIES]
    return goals


def shape_at(state: MageKnight, thing: int) -> Shape:
    warrior, piece = state.find(thing), state.piece(thing)
    if warrior is not None:
        return foot_of(warrior)
    if piece is not None:
        return shape_of(piece)
    return disc(middle_of(state, thing), MISSION_RADIUS if state.mission(thing) is not None else LOOT_RADIUS)


def feet_of(state: MageKnight, but: tuple[int, ...]) -> list[Shape]:
    """What the others take up."""
    return [foot_of(other) for other in state.here() if other.id not in but]


def ways_to(state: MageKnight, warrior: Warrior, goal: Point) -> list[Path]:
    """Ways to a place, without the start: around whatever slows one down, around what bars the way, straight ahead."""
    straight: Path = (goal,)
    if goal == warrior.at or is_flying(state, warrior):
        return [straight]
    found: list[Path] = []
    base = Disc(warrior.at[0], warrior.at[1], warrior.figure.radius)
    slow = [*state.land().slowing, *state.land().hills]
    shapes = [mark.shape for mark in slow]
    if shapes:
        around = route(base, goal, [*obstacles_for(state, warrior), *shapes], state.board, state.board)
        found += [] if around is None else [around[1:]]
    way = way_to(state, warrior, goal)
    found += [] if way is None else [way]
    return [way for way in dict.fromkeys([*found, straight]) if way and path_length((warrior.at, *way)) > 0]


# -- places without a way ------------------------------------------------------------------------------------


def mission_place(state: MageKnight, decision: Decision, words: str, place: Point | None) -> Path | None:
    """Its distance from the zone is given: only the place along the side is chosen. MK-SETUP-20"""
    along = length_in(words)
    if place is None and along is None:
        return None
    return (on_the_line(state, decision.seat, place if place is not None else (along or 0, along or 0)),)


def laid_at(view: View, decision: Decision, option: Option, place: Point, words: str, lang: str) -> Path:
    """The middle comes first, then an access point where one is needed. MK-ELEV-24"""
    kind = kind_of(view.game, option.subject)
    turned = numbers(view, decision, option, (place,), parts(option, words)[1], lang) or (0,)
    return (place,) if kind is None else (place, *access_for(view.ghost, kind, place, turned[0]))


def spots_for(
    view: View,
    decision: Decision,
    option: Option,
    picks: tuple[int, ...],
    first: str,
    place: Point | None,
    things: list[int],
) -> list[Point]:
    """Places for something that is put down: as named, or free ones beside whatever it has to touch."""
    state = mageknight(view.ghost)
    if place is not None:
        return [place]
    if first not in CONTACT:
        return []
    bearer = state.find(decision.subject if option.key == "leave" else option.subject)
    if option.key in ("drop", "leave") and bearer is not None:
        spot = free_spot(state, bearer)
        return [] if spot is None else [spot]
    number = picks[0] if picks else option.subject
    if not 0 <= number < len(state.warriors):
        return []
    put = state.warriors[number]
    anchors = [thing for thing in things if state.find(thing) is not None and thing != put.id] or anchors_of(
        state, decision, option, put
    )
    spots: list[Point] = []
    for anchor in anchors[:1]:
        others = feet_of(state, (put.id, anchor))
        spots = contact_spots(
            put.figure.radius, base_of(state.warriors[anchor]), others, (state.board, state.board), STEP
        )
    return sorted(spots, key=lambda spot: centre_distance(spot, put.at))


def anchors_of(state: MageKnight, decision: Decision, option: Option, put: Warrior) -> list[int]:
    """Whom it has to touch: its guard, its carrier, the one that calls it, or in deployment a friend."""
    if put.is_captive:
        return [put.guard]
    if decision.kind == "deploy":
        return [friend.id for friend in state.own(put.seat)]
    return [number for number in (option.subject, decision.subject) if number != put.id and state.find(number)]
