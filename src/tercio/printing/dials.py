"""MK-FIGURE-06 to MK-FIGURE-16  Combat dials to cut out and pin: a base with a window, the dial that turns under it.

Both are as large as the real base, 1.5 inches for most warriors; the base of a mount is twice as long as it is wide.
The window lies at the back of the base.
"""

from __future__ import annotations

from math import cos, radians, sin
from string import ascii_lowercase
from typing import Final

from tercio.content.wording import Wording
from tercio.games.mageknight.browser.figures import silhouette
from tercio.games.mageknight.browser.words import word as scene_word
from tercio.games.mageknight.building.army import Recruit, cost_of, full_name, start_of
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.printed.dials import MAGE_SPAWN, SLOTS, Click, Figure
from tercio.games.mageknight.words.abilities import ability_names
from tercio.games.mageknight.words.names import ATTACK_NAMES, VALUE_NAMES, spoken
from tercio.printing.charges import EMBLEMS, tincture_of
from tercio.printing.paper import A4_HIGH, A4_WIDE, INK, MM_OF_POINT, SOFT, Paper
from tercio.printing.portraits import REACH, SIDE, portrait_of, warrior
from tercio.printing.tokens import EDGE, FOOT, HEAD, cut, draw_head, millimetres

SAY: Final = Wording("tercio.hall")

FEWEST_PLACES: Final = 10  # so that the window is never wider than a tenth of the base
INNER: Final = 0.40  # of the radius: where the window begins
OUTER: Final = 0.90
BETWEEN: Final = 5.0
ROW_GAP: Final = 5.0
START: Final = "#2f8f4e"  # MK-SETUP-33  the green marker
REPAIR: Final = "#b5482f"
SKULL: Final = (  # in a box of 20 around its middle
    "M0-9c5.5 0 8.5 3.6 8.5 8 0 3-1.4 5-3.5 6.2V8h-10V5.2C-7.1 4-8.5 2-8.5-1-8.5-5.4-5.5-9 0-9z"
    "M-3.6-2.2a2.2 2.2 0 1 0 .1 0zM3.6-2.2a2.2 2.2 0 1 0 .1 0z"
)
STAR: Final = "M0-10l2.9 6.4L10-3 4.7 1.7 6.2 9 0 5.3-6.2 9-4.7 1.7-10-3l7.1-.6z"

WORDS: Final = Wording("tercio.hall", "printing.dials")


def said(key: str, lang: str, *values: object) -> str:
    return WORDS.spoken(key, lang).format(*values)


def letters_of(figure: Figure) -> dict[str, str]:
    """A letter for each ability, in the order of the dial."""
    abilities = list(dict.fromkeys([mark.ability for click in figure.dial for mark in click.marks]))
    return dict(zip(abilities, ascii_lowercase, strict=False))


def draw_dials(paper: Paper, content: Content, recruits: list[Recruit], title: str, lang: str) -> None:
    """Each warrior with a base and a dial of its own."""
    y = 0.0
    for recruit in recruits:
        figure = content.figures[recruit.figure]
        size = millimetres(2 * figure.radius)
        high = max(size, millimetres(figure.length))
        if not y or y + high > A4_HIGH - FOOT:
            draw_head(paper, title, said("note", lang))
            y = HEAD + 6
        middle, left = y + high / 2, EDGE + size / 2
        draw_base(paper, content, recruit, left, middle, lang)
        draw_dial(paper, figure, start_of(figure, recruit.level), left + size + BETWEEN, middle)
        draw_words(paper, content, recruit, EDGE + 2 * size + 2 * BETWEEN, y, size, lang)
        y += high + ROW_GAP


def places_of(figure: Figure) -> int:
    """How many positions the dial has: its clicks, at least one skull, and empty ones."""
    return max(FEWEST_PLACES, len(figure.dial) + 1)


# -- the base ----------------------------------------------------------------------------------------------------


def draw_base(paper: Paper, content: Content, recruit: Recruit, x: float, y: float, lang: str) -> None:
    """Its front is up: the arc in white, the rest in the colours of the faction."""
    figure = content.figures[recruit.figure]
    radius = millimetres(figure.radius)
    field, band = tincture_of(figure.factions[0] if figure.factions else MAGE_SPAWN)
    ahead = max(0.0, millimetres(figure.length) / 2 - radius)  # MK-FIGURE-08  where the round end of a long base begins
    paper.shape(oval(radius, ahead), x, y, 1.0, band)
    arc = min(180, figure.front_arc) if ahead else figure.front_arc
    paper.shape(wedge(0.0, radius, 90 - arc / 2, 90 + arc / 2), x, y - ahead, 1.0, "#ffffff")
    paper.shape(oval(radius * 0.86, ahead), x, y, 1.0, field)
    painted = portrait_of(warrior(figure, content.looks[figure.id]))
    if painted:
        # Smaller than the figure is, and ahead of the middle: below it is room for words.
        paper.picture(painted, SIDE, x, y, radius * REACH * 0.86, oval(radius * 0.86, ahead), radius * 0.34 + ahead / 2)
    else:
        emblem = EMBLEMS[silhouette(figure, figure.dial[figure.start].move_type)]
        paper.shape(emblem, x, y - radius * 0.36, radius * 0.5 / 1000, band)
    for star in range(figure.rank):
        across = x + (star - (figure.rank - 1) / 2) * radius * 0.15
        paper.shape(STAR, across, y - ahead - radius * 0.93, radius * 0.0062, INK)
    paper.pen(radius * 0.34, "B")
    name = figure.name_de if lang == "de" else figure.name_en
    for at, line in enumerate(paper.broken(name, radius * 1.5)[:2]):
        paper.words(line, x - radius * 0.78, y + radius * (0.2 + 0.12 * at), radius * 1.56, "C")
    paper.pen(radius * 0.32, "", SOFT)
    paper.words(str(cost_of(content, recruit)), x - radius * 0.66, y + radius * 0.5, radius * 0.42, "C")
    if figure.range:
        paper.words(
            f"{figure.range}\u201d \u00b7 {figure.arrows}", x + radius * 0.24, y + radius * 0.5, radius * 0.42, "C"
        )
    window = 180 / places_of(figure)
    paper.shape(wedge(radius * INNER, radius * OUTER, 270 - window, 270 + window), x, y, 1.0, "#ffffff")
    paper.set_dash_pattern(dash=0.8, gap=0.6)
    paper.shape(wedge(radius * INNER, radius * OUTER, 270 - window, 270 + window), x, y, 1.0, "", "#000000", 0.15)
    paper.set_dash_pattern()
    if ahead:
        paper.shape(oval(radius, ahead), x, y, 1.0, "", "#000000", 0.15)
    else:
        cut(paper, x, y, radius)
    pin(paper, x, y)


def oval(radius: float, ahead: float) -> str:
    """A round base, or one with round ends so far before and behind its middle, as an outline around the origin."""
    steps = [radians(step * 5) for step in range(37)]
    front = [(radius * cos(angle), -ahead - radius * sin(angle)) for angle in steps]
    back = [(-x, -y) for x, y in front]
    return "M" + "L".join([f"{x:.3f} {y:.3f}" for x, y in [*front, *back]]) + "z"


def wedge(inner: float, outer: float, begin: float, end: float) -> str:
    """A slice of a ring around the origin as an outline; degrees counter-clockwise from the right, y downwards."""
    steps = 24
    angles = [radians(begin + (end - begin) * step / steps) for step in range(steps + 1)]
    there = [(outer * cos(angle), -outer * sin(angle)) for angle in angles]
    back = [(inner * cos(angle), -inner * sin(angle)) for angle in reversed(angles)] if inner else [(0.0, 0.0)]
    return "M" + "L".join([f"{x:.3f} {y:.3f}" for x, y in [*there, *back]]) + "z"


def pin(paper: Paper, x: float, y: float) -> None:
    paper.stroke(x - 1.2, y, x + 1.2, y, INK, 0.15)
    paper.stroke(x, y - 1.2, x, y + 1.2, INK, 0.15)


# -- the dial ----------------------------------------------------------------------------------------------------


def draw_dial(paper: Paper, figure: Figure, start: int, x: float, y: float) -> None:
    """Click after click around the middle, each to be read in the window at the back; behind the last the skulls."""
    radius = millimetres(figure.radius)
    paper.set_fill_color("#ffffff")
    paper.circle(x, y, radius, "F")
    places, letters = places_of(figure), letters_of(figure)
    for place in range(places):
        with paper.rotation(place * 360 / places, x, y):
            if place < len(figure.dial):
                draw_click(paper, figure.dial[place], letters, x, y, radius, 360 / places)
                draw_number(paper, place, place == start, figure.dial[place], x, y, radius)
            else:
                paper.shape(SKULL, x, y + radius * 0.66, radius * 0.016, INK)
        with paper.rotation((place + 0.5) * 360 / places, x, y):
            paper.stroke(x, y + radius * INNER, x, y + radius, SOFT, 0.1)
    cut(paper, x, y, radius)
    pin(paper, x, y)


def draw_click(
    paper: Paper, click: Click, letters: dict[str, str], x: float, y: float, radius: float, wide: float
) -> None:
    """Two values above, two below, each with the letters of its abilities."""
    for row, slots in enumerate((SLOTS[:2], SLOTS[2:])):
        far = radius * (0.53 + 0.24 * row)
        half = far * sin(radians(wide / 2)) * 0.94
        for column, slot in enumerate(slots):
            marks = "".join([letters.get(mark.ability, "") for mark in click.marks if mark.slot == slot])
            draw_value(paper, str(click.value(slot)), marks, x + (column - 1) * half, y + far + 0.9, half, radius)


def draw_value(paper: Paper, value: str, marks: str, x: float, y: float, room: float, radius: float) -> None:
    large, small = radius * 0.42, radius * 0.25
    paper.pen(large, "B")
    wide = paper.wide(value)
    paper.pen(small, "B", REPAIR)
    more = paper.wide(marks) if marks else 0.0
    squeeze = min(1.0, (room - 0.3) / (wide + more))
    left = x + (room - (wide + more) * squeeze) / 2
    paper.pen(large, "B")
    paper.words(value, left, y, wide * squeeze)
    if marks:
        paper.pen(small, "B", REPAIR)
        paper.words(marks, left + wide * squeeze, y - large * MM_OF_POINT * 0.32, more * squeeze)


def draw_number(paper: Paper, place: int, is_start: bool, click: Click, x: float, y: float, radius: float) -> None:
    """At the rim: the number of the click, green where the warrior starts, a plus where repair ends."""
    at = y + radius * 0.975
    paper.pen(radius * 0.22, "B" if is_start else "", START if is_start else SOFT)
    paper.words(f"{place + 1}{'+' if click.is_repair else ''}", x - 3, at, 6, "C")
    if is_start:
        paper.shape("M-1 0h2l-1-1.6z", x - radius * 0.16, at, radius * 0.03, START)
        paper.shape("M-1 0h2l-1-1.6z", x + radius * 0.16, at, radius * 0.03, START)


# -- beside it ---------------------------------------------------------------------------------------------------


def draw_words(paper: Paper, content: Content, recruit: Recruit, x: float, y: float, high: float, lang: str) -> None:
    figure = content.figures[recruit.figure]
    room = A4_WIDE - EDGE - x
    paper.pen(11, "B")
    paper.words(full_name(figure, lang), x, y + 4.5, room - 14)
    paper.words(str(cost_of(content, recruit)), x, y + 4.5, room, "R")
    paper.stroke(x, y + 6, x + room, y + 6, SOFT, 0.2)
    paper.pen(8, "", SOFT)
    at = y + 6
    for line in paper.broken(" \u00b7 ".join(facts_of(content, recruit, lang)), room)[:3]:
        at += 3.5
        paper.words(line, x, at, room)
    values = [spoken(VALUE_NAMES[slot], lang) for slot in SLOTS]
    paper.pen(7.5, "I", SOFT)
    at += 3.8
    paper.words(said("window", lang, *values), x, at, room)
    at += 1.2
    for number, (ability, letter) in enumerate(letters_of(figure).items()):
        column, row = number % 2, number // 2
        base = at + 3.6 * (row + 1)
        if base > y + high + 1:
            break
        paper.pen(8.5, "B", REPAIR)
        paper.words(letter, x + column * room / 2, base)
        paper.pen(8.5, "", INK)
        paper.words(spoken(ability_names().get(ability), lang), x + column * room / 2 + 3.5, base, room / 2 - 5)


def facts_of(content: Content, recruit: Recruit, lang: str) -> list[str]:
    """What else is printed on the base, in words."""
    figure = content.figures[recruit.figure]
    factions = [content.factions[each] for each in figure.factions or (MAGE_SPAWN,) if each in content.factions]
    found = [faction.name_de if lang == "de" else faction.name_en for faction in factions]
    found.append(", ".join([spoken(ATTACK_NAMES[each], lang) + bonus_of(figure, each) for each in figure.attack_types]))
    if figure.range:
        found.append(f"{scene_word('range', lang)} {figure.range}\u201d, {scene_word('arrows', lang)} {figure.arrows}")
    wide = f"{2 * figure.radius / 1000:g}" + (f" \u00d7 {figure.length / 1000:g}" if figure.length else "")
    found.append(said("base", lang, wide.replace(".", ",") if lang == "de" else wide))
    found.append(f"#{figure.collector}")
    if recruit.level:
        found.append(said("level", lang, recruit.level))
    if recruit.items:
        items = [content.items[item] for item in recruit.items]
        found.append(
            said("carries", lang, ", ".join([item.name_de if lang == "de" else item.name_en for item in items]))
        )
    return [each for each in found if each]


def bonus_of(figure: Figure, attack_type: str) -> str:
    bonus = figure.bonus(attack_type)
    return f" {bonus:+}" if bonus else ""
