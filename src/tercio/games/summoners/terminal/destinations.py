"""Places as a player types them, ways that lead there, and what lies within reach: for terminals.

`12.5 8` is a place and `contact golem` a thing; the way there is looked for. Corners with slashes, `3/4 6/2`, are the
way itself, and no business of this module.
"""

from __future__ import annotations

from typing import Final

from tercio.content.table import Phrase
from tercio.games.places import CONTACT, TOWARDS, command_in, inch_words, length_in, place_in
from tercio.games.places import first_allowed as allowed_first
from tercio.games.summoners.field.ground import base_of, marker_of, obstacles_for
from tercio.games.summoners.field.landscape import shape_of
from tercio.games.summoners.field.melees import enemies_touching
from tercio.games.summoners.positions.answers import profile_of
from tercio.games.summoners.rules.charges import charge_line
from tercio.games.summoners.rules.climbs import steep
from tercio.games.summoners.rules.slides import slide
from tercio.games.summoners.rules.special_rules import flies
from tercio.games.summoners.rules.summons import anchors, things_in_the_way
from tercio.games.summoners.rules.values import run, walk
from tercio.games.summoners.state import Summoners, Unit, summoners
from tercio.games.summoners.steps.marches import March
from tercio.games.summoners.thinking.proposals import cut
from tercio.games.summoners.words.remarks import find
from tercio.games.words import Words
from tercio.geometry.distance import gap
from tercio.geometry.placing import contact_spots, in_contact
from tercio.geometry.points import Path, centre_distance
from tercio.geometry.routes import route, route_to_contact
from tercio.geometry.shapes import Shape, contains
from tercio.kernel import Decision, Option, Point, View

RUNS: Final = ("run", "reposition-run", "cover-run")
REPOSITIONS: Final = ("reposition", "reposition-run")
MOVES: Final = ("walk", "reposition", "cover-walk", *RUNS)
STEP: Final = 10  # degrees between the places beside a base that are tried

WORDS: Final = {
    "move": Phrase(
        'Where to: "12.5 8" or "contact NAME" looks for the way, "towards NAME" goes as far as it can; "3/4 6/2" is '
        'the way itself. "reach" and "range NAME" show distances.',
        "Wohin: „12,5 8“ oder „kontakt NAME“ sucht den Weg, „richtung NAME“ geht so weit wie möglich; „3/4 6/2“ ist "
        "der Weg selbst. „weite“ und „abstand NAME“ zeigen Entfernungen.",
    ),
    "charge": Phrase(
        '"contact" charges straight at the target; or type where the charge ends: 12.5/8',
        "„kontakt“ stürmt gerade auf das Ziel zu; oder gib an, wo der Sturmangriff endet: 12,5/8",
    ),
    "summon": Phrase(
        'Where: "contact" is any free place, "12.5 8" the one on that side, "contact NAME" one beside a sacrifice',
        "Wo: „kontakt“ ist irgendein freier Platz, „12,5 8“ der auf dieser Seite, „kontakt NAME“ einer beim Opfer",
    ),
    "point": Phrase('A point: "12.5 8", or "contact NAME"', "Ein Punkt: „12,5 8“ oder „kontakt NAME“"),
    "terrain": Phrase('Where its middle lies: "12.5 8"', "Wo seine Mitte liegt: „12,5 8“"),
    "turn": Phrase("Turn in degrees (0 to 359), then size", "Drehung in Grad (0 bis 359), dann Größe"),
    "displace": Phrase(
        'How far, up to {0}″: "1.5″", or thousandths of an inch',
        "Wie weit, bis {0}″: „1,5″“ oder Tausendstel Zoll",
    ),
    "help-contact": Phrase("a way to this place, or into base contact", "ein Weg zu diesem Ort oder in Basekontakt"),
    "help-range": Phrase(
        "distance, sight, cover and dice from the unit that acts",
        "Abstand, Sicht, Deckung und Würfel von der handelnden Einheit aus",
    ),
    "help-reach": Phrase(
        "how far the unit gets, on the map and by name (reach run: running)",
        "wie weit die Einheit kommt, auf der Karte und mit Namen (weite rennen: beim Rennen)",
    ),
}
word: Final = Words(WORDS).say


# -- what is typed -------------------------------------------------------------------------------------


def numbers(
    view: View,  # noqa: ARG001  (every game's function has it)
    decision: Decision,  # noqa: ARG001
    option: Option,
    path: Path,  # noqa: ARG001
    words: str,
    lang: str,  # noqa: ARG001
) -> tuple[int, ...] | None:
    """Inches where the game counts in mils: with a decimal, or with their sign."""
    mils = length_in(words)
    return None if option.key != "displace" or mils is None or words.strip().isdecimal() else (mils,)


def wanted(option: Option, part: str, lang: str) -> str:
    """How a path or numbers are typed for this option; empty for the usual words."""
    if part == "numbers":
        if option.key == "terrain":
            return word("turn", lang)
        return word("displace", lang, inch_words(option.high, lang)) if option.key == "displace" else ""
    if option.key in MOVES:
        return word("move", lang)
    return word(option.key if option.key in ("charge", "summon", "terrain") else "point", lang)


def help_rows(lang: str) -> list[tuple[str, str]]:
    """What can be typed besides the usual commands."""
    is_german = lang == "de"
    return [
        ("12,5 8, kontakt X" if is_german else "12.5 8, contact X", word("help-contact", lang)),
        ("abstand X" if is_german else "range X", word("help-range", lang)),
        ("weite" if is_german else "reach", word("help-reach", lang)),
    ]


# -- paths ---------------------------------------------------------------------------------------------


def path(view: View, decision: Decision, option: Option, picks: tuple[int, ...], words: str, lang: str) -> Path | None:
    """The way that the player means, the first that is allowed if there is one; None where nothing is meant."""
    first, rest = command_in(words)
    place = place_in(words)
    things = find(view, rest, lang) if first in (*CONTACT, *TOWARDS) and rest else []
    state = summoners(view.ghost)
    unit = state.find(option.subject)
    is_contact = first in CONTACT
    if option.key in MOVES and unit is not None:
        if place is None and not things:
            return None
        shape = None if place is not None else nearest(state, unit, things)
        ways = ways_of(state, unit, place, shape, picks)
        if option.key in REPOSITIONS:
            goal = place if place is not None else shape.centre if shape is not None else unit.at
            ways = [slide(unit, enemy, goal) for enemy in enemies_touching(state, unit)] + ways
        if first in TOWARDS:
            ways = [cut(state, unit, way, allowed_for(view, unit, option)) for way in ways]
        return first_allowed(view, decision, option, picks, ways)
    if option.key == "charge" and unit is not None:
        target = state.find(picks[0] if picks else decision.subject)
        end = None if target is None or not is_contact else charge_line(state, unit, target)
        return (end,) if end is not None else None if place is None else (place,)
    if option.key == "summon":
        return summoning_place(view, decision, option, picks, place, things) if is_contact or place else None
    if place is not None:
        return (place,)
    return (shape_at(state, things[0]).centre,) if things else None


def first_allowed(
    view: View, decision: Decision, option: Option, picks: tuple[int, ...], ways: list[Path]
) -> Path | None:
    return allowed_first(view, [option.reply(decision.seat, picks, way) for way in ways])


def allowed_for(view: View, unit: Unit, option: Option) -> int:
    """How far this move goes."""
    march = view.ghost.find(March)
    if march is not None and march.unit == unit.id:
        return march.allowed
    state = summoners(view.ghost)
    return (run(state, unit) if option.key in RUNS else walk(state, unit)).total


def shape_at(state: Summoners, thing: int) -> Shape:
    objective, piece = state.objective(thing), state.piece(thing)
    if objective is not None:
        return marker_of(objective)
    return shape_of(piece) if piece is not None else base_of(state.units[thing])


def nearest(state: Summoners, unit: Unit, things: list[int]) -> Shape:
    others = [shape_at(state, thing) for thing in things if thing != unit.id] or [base_of(unit)]
    return min(others, key=lambda shape: gap(base_of(unit), shape))


def ways_of(
    state: Summoners, unit: Unit, place: Point | None, shape: Shape | None, picks: tuple[int, ...]
) -> list[Path]:
    """Ways to a place or into contact, without the start: around what has to be climbed, over it, straight ahead."""
    if flies(state, unit):
        return [(goal,) for goal in flown_to(state, unit, place, shape)]
    if len(picks) == 2:
        return through_portals(state, unit, place, shape, picks)
    obstacles = obstacles_for(state, unit)
    walls = [mark.shape for mark in steep(state)]
    around = [thing for thing in walls if not contains(thing, unit.at) and thing is not shape]
    found: list[Path] = []
    for blocked in ([*obstacles, *around], obstacles):
        way = searched(state, unit, place, shape, blocked)
        if way and way not in found:
            found.append(way)
    straight = place if place is not None else contact_beside(unit, shape)
    return [*found, (straight,)]


def flown_to(state: Summoners, unit: Unit, place: Point | None, shape: Shape | None) -> list[Point]:
    """SU-TRAIT-21, SU-TRAIT-22  Straight there; beside a thing at the nearest free place."""
    if place is not None or shape is None:
        return [unit.at if place is None else place]
    return [contact_beside(unit, shape), *free_beside(state, unit.profile.radius, shape, unit.at)]


def searched(state: Summoners, unit: Unit, place: Point | None, shape: Shape | None, blocked: list[Shape]) -> Path:
    heavy = state.land().heavy
    board, base = state.board, base_of(unit)
    if place is not None:
        way = route(base, place, blocked, board, board, heavy)
    else:
        assert shape is not None
        way = route_to_contact(base, shape, blocked, board, board, heavy)
    return () if way is None else way[1:]


def contact_beside(unit: Unit, shape: Shape | None) -> Point:
    return unit.at if shape is None else in_contact(unit.profile.radius, shape, unit.at)


def through_portals(
    state: Summoners, unit: Unit, place: Point | None, shape: Shape | None, picks: tuple[int, ...]
) -> list[Path]:
    """SU-SCEN-19  To the first portal, out beside the second, and on from there."""
    entry, leave = state.objective(picks[0]), state.objective(picks[1])
    if entry is None or leave is None:
        return []
    way_in = searched(state, unit, None, marker_of(entry), obstacles_for(state, unit))
    goal = place if place is not None else shape.centre if shape is not None else leave.at
    spots = free_beside(state, unit.profile.radius, marker_of(leave), goal)
    found: list[Path] = []
    for spot in spots[:3]:
        moved = unit._replace(at=spot)
        shifted = state.clone()
        shifted.units[unit.id] = moved
        found += [(*way_in, spot, *way) for way in ways_of(shifted, moved, place, shape, ())]
    return found


def free_beside(state: Summoners, radius: int, shape: Shape, goal: Point) -> list[Point]:
    """Free places in contact with it, the one nearest to the goal first."""
    spots = contact_spots(radius, shape, things_in_the_way(state), (state.board, state.board), STEP)
    return sorted(spots, key=lambda spot: centre_distance(spot, goal))


def summoning_place(
    view: View, decision: Decision, option: Option, picks: tuple[int, ...], place: Point | None, things: list[int]
) -> Path | None:
    """SU-SUMMON-07, SU-SUMMON-08  Beside the summoner, or beside a sacrifice."""
    state = summoners(view.ghost)
    summoner, profile = state.summoner(decision.seat), profile_of(view.game, option.subject)
    if summoner is None or profile is None:
        return None
    beside = [unit for unit in anchors(state, summoner, profile) if unit.id == summoner.id or unit.id in picks]
    if things:
        beside = [unit for unit in beside if unit.id in things] or beside
    middle = (state.board // 2, state.board // 2)
    spots: list[Point] = []
    for unit in beside:
        if place is not None:
            spots.append(in_contact(profile.radius, base_of(unit), place))
        spots += free_beside(state, profile.radius, base_of(unit), place or middle)
    goal = place or middle
    spots.sort(key=lambda spot: centre_distance(spot, goal))
    return first_allowed(view, decision, option, picks, [(spot,) for spot in spots])
