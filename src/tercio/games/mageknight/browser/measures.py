"""What the board asks while somebody drags, points or measures: ways, regions, lines of fire, dials in words."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.browser.abouts import about_of
from tercio.games.mageknight.browser.placements import (
    fields_of,
    figure_ghost,
    ghosts_of,
    has_spots,
    mover_of,
    placed_at,
    reach_of,
)
from tercio.games.mageknight.browser.words import word
from tercio.games.mageknight.field.fire import line_of_fire
from tercio.games.mageknight.rules.combat.healing import healers
from tercio.games.mageknight.rules.combat.values import range_of
from tercio.games.mageknight.rules.combat.volleys import PRECISE
from tercio.games.mageknight.rules.movement.hindrances import freedom
from tercio.games.mageknight.rules.movement.moves import CORNERS, length_of
from tercio.games.mageknight.rules.movement.plans import is_break_away
from tercio.games.mageknight.rules.movement.ways import mover_in, way_in
from tercio.games.mageknight.state import HERE, INCH, MISSION_RADIUS, MageKnight, Warrior, mageknight
from tercio.games.mageknight.thinking.headings import cut, way_to
from tercio.games.mageknight.thinking.outlook import allowed_for, looking, on_the_line, planned_field
from tercio.games.mageknight.thinking.previews import Preview, attack_preview
from tercio.games.mageknight.words.names import called
from tercio.games.mageknight.words.odds import (
    attacks,
    blows,
    effect_words,
    preview_of,
    volley_keys,
    wielded_by,
)
from tercio.games.measures import Plan, RayScene, Wish
from tercio.games.places import inch_words
from tercio.games.remarks import Sheet
from tercio.geometry.points import TOUCH, centre_distance, path_length, towards
from tercio.kernel import NOBODY, Answer, Decision, Option, Point, View

__all__ = ["about_of", "looking", "placed", "plan_of", "rays_of", "way_in", "way_of"]

__all__ = [
    "about_of", "fields_of", "has_spots", "mover_of", "plan_of", "rays_of", "reach_of", "way_of",
]  # fmt: skip

SNAP: Final = 350  # mils: so near to a base a drag means contact with it
ROUNDING: Final = 2  # mils: so much the end of a way that was cut may lie beyond what is allowed
TRIES: Final = 3  # ends of a way that is too long


# -- plans ---------------------------------------------------------------------------------------------


def plan_of(view: View, decision: Decision, answer: Answer, lang: str) -> Plan:
    """How long the way is and what comes first; or what an attack needs; and what would stand or lie where."""
    state = mageknight(view.ghost)
    warrior = state.find(answer.subject)
    option = decision.offered(answer)
    if warrior is not None and answer.path and option is not None and option.corners == CORNERS:
        return move_plan(view, warrior, answer, lang)
    if warrior is not None and option is not None and is_break_away(option):
        return Plan(words=(word("break-away", lang, percent=freedom(state, warrior)),))
    if warrior is not None and answer.key in attacks() and answer.picks:
        return strike_plan(state, warrior, answer, lang)
    return ghosts_of(view, answer, lang)


def move_plan(view: View, warrior: Warrior, answer: Answer, lang: str) -> Plan:
    state = planned_field(view, warrior.id)
    warrior = mover_in(state, warrior, answer.key)
    facing = answer.numbers[0] if answer.numbers else warrior.facing
    way = way_in(warrior, answer.key, answer.path, facing)
    allowed = allowed_for(view, warrior, answer.key, answer.path[-1])
    figures = (figure_ghost(view, state, warrior, answer, lang),)
    return Plan(path_length(way.points), length_of(state, way), allowed, figures)


def strike_plan(state: MageKnight, warrior: Warrior, answer: Answer, lang: str) -> Plan:
    """For each target it tells what has to be rolled, how likely that is, and what it does. MK-COMBAT-14"""
    words: list[str] = []
    sheets: list[Sheet] = []
    rays: list[RayScene] = []
    for target, preview in previews(state, warrior, answer):
        words += preview_words(state, answer.key, warrior, target, preview, lang)
        sheets += preview.sheets(warrior.id, target.id)
        if answer.key not in blows() and answer.key not in healers():
            rays.append(ray_to(state, warrior, target, lang))
    return Plan(rays=tuple(rays), sheets=tuple(sheets), words=tuple(words))


def previews(state: MageKnight, warrior: Warrior, answer: Answer) -> list[tuple[Warrior, Preview]]:
    """The figures against each target; those who shoot along in a formation are with it."""
    picked = [target for target in [state.find(pick) for pick in answer.picks] if target is not None]
    if answer.key not in volley_keys():
        return [(target, preview_of(state, answer.key, warrior, target)) for target in picked]
    foes = [target for target in picked if state.are_enemies(warrior, target)]
    members = tuple([member.id for member in picked if member not in foes])
    using = wielded_by(answer.key)
    is_precise = answer.key == PRECISE
    volley = [attack_preview(state, warrior, foe, True, 0, False, is_precise, "", using, members) for foe in foes[:1]]
    return list(zip(foes, volley, strict=False))


def preview_words(
    state: MageKnight, key: str, warrior: Warrior, target: Warrior, preview: Preview, lang: str
) -> list[str]:
    found = [word("needs", lang, name=called(state, target, lang), needed=preview.needed, percent=preview.percent)]
    does = effect_words(key, warrior, preview, lang)
    if does:
        found.append(does)
    return [*found, word("saving", lang)] if preview.saving else found


# -- ways ------------------------------------------------------------------------------------------------


def way_of(view: View, decision: Decision, option: Option, wish: Wish) -> Answer | None:
    """The shortest legal way there, into contact with what stands near, or as far as it goes; with a facing."""
    state = mageknight(view.ghost)
    if option.corners == 0:
        return None
    warrior = state.find(option.subject)
    if warrior is None or option.corners != CORNERS:
        return placed_at(view, decision, option, wish)
    field = planned_field(view, warrior.id)
    snap = snapped(field, warrior, wish.to)
    tries: list[Answer] = []
    for goal in (snap,) if snap == wish.to else (snap, wish.to):  # contact may be forbidden where the place is not
        tries += [a for a in ways_to(view, decision, option, warrior, field, goal, wish) if a not in tries]
    allowed = [answer for answer in tries if view.judge(answer)]
    return allowed[0] if allowed else tries[0] if tries else None


def ways_to(
    view: View, decision: Decision, option: Option, warrior: Warrior, field: MageKnight, goal: Point, wish: Wish
) -> list[Answer]:
    """As far as the movement value carries: that of the goal, and that of where the base comes to stand instead."""
    start = warrior if not wish.path else warrior.standing(wish.path[-1], warrior.facing)
    found = way_to(field, start, goal)
    whole = (warrior.at, *wish.path, *(found or (goal,)))
    far = allowed_for(view, warrior, option.key, goal)
    answers: list[Answer] = []
    for _ in range(TRIES):
        path = cut(whole, far)[: option.corners]
        if path and path[-1] != whole[-1]:
            path = cut(whole, far - ROUNDING)[: option.corners]
        if not path:
            break
        turned_to = wish.facing if wish.facing >= 0 else looking(field, warrior, path[-1])
        turn = (turned_to,) if option.numbers else ()
        answers.append(option.reply(decision.seat, wish.picks, path, turn))
        if path[-1] == whole[-1] and path_length((warrior.at, *path)) <= far:
            break
        far = min(far - ROUNDING, allowed_for(view, warrior, option.key, path[-1]))
    return answers


def placed(
    state: MageKnight, decision: Decision, option: Option, to: Point, facing: int
) -> tuple[tuple[Point, ...], tuple[int, ...]]:
    """At set-up a token lies on its line, a piece or a warrior in its place. MK-SETUP-20, MK-SETUP-24, MK-SETUP-35"""
    if decision.kind == "mission":
        return (on_the_line(state, decision.seat, to),), ()
    inwards = (90, 180, 270, 0)[max(0, state.players[decision.seat].side)]
    return (to,), (inwards if facing < 0 else facing,) if option.numbers else ()


def snapped(state: MageKnight, warrior: Warrior, to: Point) -> Point:
    """In contact with the base or token that is all but touched."""
    best, least = to, SNAP + 1
    for other in state.warriors:
        if other.gone == HERE and other.id != warrior.id and to != other.at:
            if other.figure.length or warrior.figure.length:
                continue
            apart = warrior.figure.radius + other.figure.radius
            off = abs(centre_distance(to, other.at) - apart)
            if off < least:
                best, least = towards(other.at, to, apart + TOUCH // 2), off
    for mission in state.missions:
        apart = warrior.figure.radius + MISSION_RADIUS
        off = centre_distance(to, mission.at) - apart
        if 0 < off < least:
            best, least = towards(mission.at, to, apart), off
    return best


# -- lines of fire -------------------------------------------------------------------------------------------


def rays_of(view: View, thing: int, lang: str) -> list[RayScene]:
    """A line to every enemy is clear, in cover or blocked, and has a length. MK-RANGED-04"""
    state = mageknight(view.ghost)
    warrior = state.find(thing)
    if warrior is None:
        return []
    enemies = [w for w in state.warriors if w.gone == HERE and state.are_enemies(warrior, w)]
    return [ray_to(state, warrior, enemy, lang) for enemy in enemies]


def ray_to(state: MageKnight, warrior: Warrior, target: Warrior, lang: str) -> RayScene:
    line = line_of_fire(state, warrior, target)
    kind = "blocked" if not line.is_clear else "clear" if line.cover == NOBODY else "cover"
    things = [thing for thing in (line.blocker, line.cover) if thing != NOBODY]
    said = [word("far", lang, name=called(state, target, lang), inches=inch_words(line.length, lang))]
    limit = range_of(state, warrior).total
    if limit:
        said.append(word("in-range" if line.length <= limit * INCH else "out-of-range", lang, inches=limit))
    said.append(word(kind, lang))
    if line.has_height:
        said.append(word("height", lang))
    return {
        "kind": kind, "x": warrior.at[0], "y": warrior.at[1], "to_x": target.at[0], "to_y": target.at[1],
        "target": target.id, "things": things, "text": ", ".join(said),
    }  # fmt: skip
