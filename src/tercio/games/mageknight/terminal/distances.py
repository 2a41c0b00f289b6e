"""What a player asks to see: distances, lines of fire, front arcs, and how far a warrior gets. For terminals."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.mageknight.field.fire import line_of_fire
from tercio.games.mageknight.field.ground import are_touching, is_in_front
from tercio.games.mageknight.field.measurement import measure
from tercio.games.mageknight.rules.combat.targets import judge_shot, judge_struck
from tercio.games.mageknight.rules.combat.values import movement_of, range_of
from tercio.games.mageknight.rules.movement.flight import may_sprint
from tercio.games.mageknight.rules.movement.moves import CORNERS
from tercio.games.mageknight.state import INCH, MageKnight, Warrior, mageknight
from tercio.games.mageknight.terminal.destinations import help_rows as rows_for_places
from tercio.games.mageknight.terminal.map import map_lines
from tercio.games.mageknight.thinking.outlook import region_of
from tercio.games.mageknight.words.names import called, name_of
from tercio.games.mageknight.words.odds import odds_words
from tercio.games.mageknight.words.remarks import actor_of, between, find
from tercio.games.places import command_in, inch_words
from tercio.games.terminal import Span, Spans
from tercio.geometry.points import centre_distance
from tercio.geometry.sectors import sector
from tercio.kernel import NOBODY, Decision, Option, Point, Verdict, View

RANGE: Final = ("range", "abstand", "entfernung")
LINES: Final = ("lines", "linien", "schusslinien")
ARC: Final = ("arc", "winkel", "blickwinkel")
REACH: Final = ("reach", "weite")
SPRINTING: Final = ("sprint", "sprinten")
MOST: Final = 8  # things that are listed at once
SHORT: Final = 3 * INCH  # how far an arc is drawn of those who do not shoot

word: Final = Wording("tercio.games.mageknight", "terminal.distances").spoken


def help_rows(lang: str) -> list[tuple[str, str]]:
    """What can be typed beside the usual commands."""
    own = [(word(f"type-{what}", lang), word(f"help-{what}", lang)) for what in ("range", "lines", "arc", "reach")]
    return [*rows_for_places(lang), *own]


def look(view: View, decision: Decision, option: Option | None, words: str, lang: str) -> list[Spans] | None:
    """What a player wants to see; None where the words are no such wish."""
    first, rest = command_in(words)
    if first not in (*RANGE, *LINES, *ARC, *REACH):
        return None
    state = mageknight(view.ghost)
    is_sprint = rest.lower().rpartition(" ")[2] in SPRINTING
    named = rest[: len(rest) - len(rest.rpartition(" ")[2])].strip() if is_sprint else rest
    here, there = pair_of(view, named, actor_of(state, decision, option), lang)
    warrior = state.find(here)
    if here == NOBODY or (warrior is None and there == NOBODY):
        return [[Span(word("who", lang, command=first), "yellow")]]
    if first in RANGE:
        return range_lines(view, here, there, lang)
    if warrior is None:
        return [[Span(word("who", lang, command=first), "yellow")]]
    if first in LINES:
        return fire_lines(state, warrior, lang, view)
    if first in ARC:
        return arc_lines(state, warrior, lang)
    return reach_lines(view, warrior, is_sprint or (option is not None and option.key == "sprint"), lang)


def pair_of(view: View, words: str, actor: Warrior | None, lang: str) -> tuple[int, int]:
    """The two things that are named, or one of them and the one that acts; NOBODY for what is not named."""
    own = NOBODY if actor is None else actor.id
    whole = find(view, words, lang) if words else []
    if whole:
        return (own, whole[0]) if own not in (NOBODY, whole[0]) else (whole[0], NOBODY)
    names = words.split()
    for place in range(1, len(names)):
        here, there = find(view, " ".join(names[:place]), lang), find(view, " ".join(names[place:]), lang)
        others = [thing for thing in there if thing != here[0]] if here else []
        if others:
            return here[0], others[0]
    return (own, NOBODY) if not words else (NOBODY, NOBODY)


# -- distances and lines of fire -------------------------------------------------------------------------------


def range_lines(view: View, here: int, there: int, lang: str) -> list[Spans]:
    """Between two things, or from one to all enemies, the nearest first."""
    state = mageknight(view.ghost)
    warrior, target = state.find(here), state.find(there)
    if there != NOBODY and (warrior is None or target is None or not state.are_enemies(warrior, target)):
        one, other = [name_of(view.game, state, "thing", thing, lang) for thing in (here, there)]
        touching = [] if warrior is None or target is None else between(state, warrior, target, lang)
        is_touching = warrior is not None and target is not None and are_touching(state, warrior, target)
        far = word("far", lang, inches=inch_words(measure(state, here, there), lang))
        words = ", ".join([far, *touching] if is_touching else [far])
        return [[Span(word("from", lang, here=one, there=other, words=words))]]
    if warrior is None:
        return [[Span(word("who", lang, command=word("range", lang)), "yellow")]]
    enemies = [target] if target is not None else enemies_of(state, warrior)
    return [pair_line(view, warrior, enemy, lang) for enemy in enemies[:MOST]]


def enemies_of(state: MageKnight, warrior: Warrior) -> list[Warrior]:
    found = [other for other in state.here() if state.are_enemies(warrior, other)]
    return sorted(found, key=lambda other: centre_distance(warrior.at, other.at))


def pair_line(view: View, warrior: Warrior, enemy: Warrior, lang: str) -> Spans:
    """The distance; then what an attack would need, or why there is none."""
    state = mageknight(view.ghost)
    far = word("far", lang, inches=inch_words(centre_distance(warrior.at, enemy.at), lang))
    said = [far, *between(state, warrior, enemy, lang)] if are_touching(state, warrior, enemy) else [far]
    if not is_in_front(enemy, warrior.at):
        said.append(word("behind", lang))
    words = ", ".join([*said, *attack_words(view, warrior, enemy, lang)])
    return [Span(word("from", lang, here=called(state, warrior, lang), there=called(state, enemy, lang), words=words))]


def attack_words(view: View, warrior: Warrior, enemy: Warrior, lang: str) -> list[str]:
    state, found = mageknight(view.ghost), list[str]()
    if are_touching(state, warrior, enemy):
        verdict = Verdict()
        judge_struck(state, warrior, enemy, verdict)
        if verdict:
            return [word("strike", lang, odds=odds_words(state, "close", warrior, enemy, lang))]
        return [word("not-in-front", lang)] if not is_in_front(warrior, enemy.at) else []
    if range_of(state, warrior).total:
        found += shot_words(view, warrior, enemy, lang)
    elif not is_in_front(warrior, enemy.at):
        found.append(word("not-in-front", lang))
    return found


def shot_words(view: View, warrior: Warrior, enemy: Warrior, lang: str) -> list[str]:
    """A shot needs arc, range and a clear line; then its chance is told. MK-RANGED-05 to MK-RANGED-09"""
    state = mageknight(view.ghost)
    line, limit = line_of_fire(state, warrior, enemy), range_of(state, warrior).total
    said: list[str] = []
    if not line.is_clear:
        said.append(word("blocked", lang, name=name_of(view.game, state, "thing", line.blocker, lang)))
    if line.cover != NOBODY:
        said.append(word("cover", lang, name=name_of(view.game, state, "thing", line.cover, lang)))
    if line.has_height:
        said.append(word("height", lang))
    if line.length > limit * INCH:
        said.append(word("too-far", lang, inches=inch_words(line.length - limit * INCH, lang), range=limit))
    if not is_in_front(warrior, enemy.at):
        said.append(word("not-in-front", lang))
    verdict = Verdict()
    judge_shot(state, warrior, enemy, False, verdict)
    if verdict:
        said = said or [word("clear", lang)]
        return [*said, word("shot", lang, odds=odds_words(state, "ranged", warrior, enemy, lang))]
    return said or [word("no-shot", lang)]


def fire_lines(state: MageKnight, warrior: Warrior, lang: str, view: View) -> list[Spans]:
    if not range_of(state, warrior).total:
        return [[Span(word("no-range", lang, name=called(state, warrior, lang)), "yellow")]]
    return [pair_line(view, warrior, enemy, lang) for enemy in enemies_of(state, warrior)]


# -- on the map ----------------------------------------------------------------------------------------------


def arc_lines(state: MageKnight, warrior: Warrior, lang: str) -> list[Spans]:
    """The front arc reaches as far as the warrior shoots; everybody in it is named. MK-MOVE-10"""
    figure = warrior.figure
    reach = range_of(state, warrior).total * INCH or figure.radius + SHORT
    inside = [w for w in state.here() if w.id != warrior.id and is_in_front(warrior, w.at)]
    near = [w for w in inside if centre_distance(warrior.at, w.at) <= reach]
    names = ", ".join([called(state, other, lang) for other in near]) or word("nobody", lang)
    told = word("arc", lang, name=called(state, warrior, lang), arc=figure.front_arc, facing=warrior.facing)
    return [
        *map_lines(state, lang, (sector(warrior.at, reach, warrior.facing, figure.front_arc),)),
        [Span(told, "bold"), Span(f", {word('in-arc', lang, names=names)}")],
    ]


def reach_lines(view: View, warrior: Warrior, is_sprint: bool, lang: str) -> list[Spans]:
    """The map with where the middle of the base can get to, and what it could touch there."""
    state = mageknight(view.ghost)
    option = Option("sprint" if is_sprint else "move", "", warrior.id, corners=CORNERS)
    region = region_of(view, option, warrior)
    limit = movement_of(state, warrior, doubled="MK-SPRINT-05" if is_sprint else "").total
    names = [called(state, w, lang) for w in state.here() if w.id != warrior.id and is_near(warrior, w.at, limit)]
    names += [
        name_of(view.game, state, "thing", mission.id, lang)
        for mission in state.missions
        if is_near(warrior, mission.at, limit)
    ]
    told = word(
        "reach", lang, name=called(state, warrior, lang), inches=limit, names=", ".join(names) or word("nobody", lang)
    )
    lines = [*map_lines(state, lang, region), [Span(told)]]
    if not is_sprint and may_sprint(state, warrior):
        lines.append(
            [Span(word("sprint", lang, inches=movement_of(state, warrior, doubled="MK-SPRINT-05").total), "dim")]
        )
    return lines


def is_near(warrior: Warrior, at: Point, inches: int) -> bool:
    """As the crow flies: what lies in between is for the map."""
    return centre_distance(warrior.at, at) <= inches * INCH + 2 * warrior.figure.radius
