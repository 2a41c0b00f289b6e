"""What lies within reach: distances, sight, cover, dice, and how far a unit gets. For terminals."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.places import command_in, inch_words
from tercio.games.summoners.abilities.bearers import flies
from tercio.games.summoners.field.ground import base_of, disc, gap_between, gap_to_marker, marker_of, obstacles_for
from tercio.games.summoners.field.strikes import Shot
from tercio.games.summoners.field.values import run, walk
from tercio.games.summoners.rules.attacks import reach_of
from tercio.games.summoners.rules.charges import charge_targets
from tercio.games.summoners.rules.disengagement import holders
from tercio.games.summoners.state import Summoners, Unit, summoners
from tercio.games.summoners.terminal.map import map_lines
from tercio.games.summoners.thinking.outlook import (
    RUNS,
    flown_to,
    region_of,
    shape_at,
)
from tercio.games.summoners.words.names import attack_name, thing_name, unit_name
from tercio.games.summoners.words.remarks import actor_of, between, control_words, find, strike_words
from tercio.games.terminal import Span, Spans
from tercio.geometry.distance import gap
from tercio.geometry.placements import free
from tercio.geometry.points import TOUCH, centre_distance
from tercio.geometry.routes import route_to_contact
from tercio.geometry.shapes import Disc
from tercio.kernel import Decision, Option, Point, View

RANGE: Final = ("range", "abstand", "entfernung")
REACH: Final = ("reach", "weite", "reichweite")
RUN_WORDS: Final = ("run", "rennen")
MOST: Final = 6  # things of one name

word: Final = Wording("tercio.games.summoners", "terminal.distances").spoken


def look(view: View, decision: Decision, option: Option | None, words: str, lang: str) -> list[Spans] | None:
    """What a player wants to see; None where the words are no such wish."""
    first, rest = command_in(words)
    state = summoners(view.ghost)
    actor = actor_of(state, decision)
    if first in RANGE and actor is not None:
        found = [thing for thing in find(view, rest, lang) if thing != actor.id]
        lines = [line for thing in found[:MOST] for line in range_lines(view, actor, thing, lang)]
        return lines or [[Span(word("unknown", lang), "yellow")]]
    if first in REACH and actor is not None:
        is_run = rest.lower() in RUN_WORDS or (option is not None and option.key in RUNS)
        return reach_lines(view, actor, is_run, lang)
    return None


def range_lines(view: View, actor: Unit, thing: int, lang: str) -> list[Spans]:
    """Distance, sight and cover; the dice of each attack; what a control roll needs."""
    state = summoners(view.ghost)
    here, there = unit_name(state, actor.id, lang), thing_name(view.game, state, thing, lang)
    unit, objective = state.find(thing), state.objective(thing)
    if unit is None:
        far = gap_to_marker(actor, objective) if objective is not None else gap(base_of(actor), shape_at(state, thing))
        return [[Span(word("from", lang, here=here, there=there, words=f"{inch_words(far, lang)}″"), "bold")]]
    said = between(state, actor, unit, lang)
    if len(said) == 1:
        said += [word("seen", lang), word("no-cover", lang)]
    lines: list[Spans] = [[Span(word("from", lang, here=here, there=there, words=", ".join(said)), "bold")]]
    if state.are_allied(actor.seat, unit.seat):
        creature = actor if unit.profile.is_summoner else unit
        if not creature.profile.is_summoner:
            lines.append([Span(f"  {word('control', lang)}: {control_words(state, creature, lang)}")])
        return lines
    for place, attack in enumerate(actor.profile.attacks):
        reached, far = reach_of(attack), gap_between(actor, unit)
        told = word("too-far", lang, inches=inch_words(far - reached, lang))
        if far <= max(reached, TOUCH):
            near = (
                word("in-range", lang, inches=inch_words(reached, lang))
                if reached > TOUCH
                else word("in-contact", lang)
            )
            told = f"{near}, {strike_words(state, Shot(actor.id, place), thing, lang)}"
        lines.append([Span(f"  {attack_name(attack, lang)}: {told}")])
    return lines


def reach_lines(view: View, actor: Unit, is_run: bool, lang: str) -> list[Spans]:
    """The map with where the middle of the base can get to, and whom the unit can touch."""
    state = summoners(view.ghost)
    shown = (run(state, actor) if is_run else walk(state, actor)).total
    lines = map_lines(state, lang, region_of(state, actor, shown))
    for key, limit in (("walk", walk(state, actor).total), ("run", run(state, actor).total)):
        names = ", ".join([thing_name(view.game, state, thing, lang) for thing in touchable(state, actor, limit)])
        told = word(
            "gets", lang, move=word(key, lang), inches=inch_words(limit, lang), names=names or word("nothing", lang)
        )
        lines.append([Span(told)])
    targets = charge_targets(state, actor, holders(state, actor))
    charged = ", ".join([unit_name(state, target, lang) for target in targets])
    far = inch_words(run(state, actor).total, lang)
    return [*lines, [Span(word("charge", lang, inches=far, names=charged or word("nothing", lang)))]]


def touchable(state: Summoners, unit: Unit, limit: int) -> list[int]:
    """Enemies and objectives that one such move brings into base contact."""
    things = [(enemy.id, base_of(enemy)) for enemy in state.enemies_of(unit.seat)]
    things += [(objective.id, marker_of(objective)) for objective in state.objectives]
    return [number for number, shape in things if can_touch(state, unit, shape, limit)]


def can_touch(state: Summoners, unit: Unit, shape: Disc, limit: int) -> bool:
    if gap(base_of(unit), shape) > limit + TOUCH:
        return False
    if flies(state, unit):
        ends = flown_to(state, unit, None, shape)
        return any([centre_distance(unit.at, end) <= limit and has_room_at(state, unit, end) for end in ends])
    heavy = state.land().heavy
    board, base = state.board, base_of(unit)
    return route_to_contact(base, shape, obstacles_for(state, unit), board, board, heavy, limit) is not None


def has_room_at(state: Summoners, unit: Unit, end: Point) -> bool:
    return free(disc(end, unit.profile.radius), obstacles_for(state, unit), state.board, state.board)


def help_rows(lang: str) -> list[tuple[str, str]]:
    """What can be typed besides the usual commands."""
    return [(word(f"type-{what}", lang), word(f"help-{what}", lang)) for what in ("contact", "range", "reach")]
