"""A scenario before the game as a small picture, north at the top: markers, deployment points, halves. SU-SCEN-01"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, Final, cast

from tercio.games.summoners.building.agreements import markers_of
from tercio.games.summoners.building.forces import SummonersForces
from tercio.games.summoners.field.objectives import objectives_of
from tercio.games.summoners.printed.objectives import OBJECTIVE_KINDS
from tercio.games.summoners.printed.profiles import INCH
from tercio.games.summoners.printed.scenarios import (
    HALVES,
    NORTH_DRAWN,
    NORTH_OTHER,
    SCENARIOS,
    SOUTH_DRAWN,
    SOUTH_OTHER,
    Scenario,
    spots_of,
)
from tercio.games.summoners.state import Objective
from tercio.kernel import Setup

SIDE: Final = 200  # of the picture, whatever the board
MARGIN: Final = 10
BY_DICE: Final = (SOUTH_DRAWN, SOUTH_OTHER, NORTH_DRAWN, NORTH_OTHER)
SEATS: Final = ("#b5482f", "#2f6db5", "#4a8f3c", "#b08a1e")
GROUND, EDGE, LINE, INK = "#efe6d0", "#8d7f63", "#c9bb99", "#2b2620"
LEAST: Final = 7.0  # the radius of a marker
LARGER: Final = 18  # tenths: markers are drawn this much larger than they are, so that they can be told apart

LOOKS: Final = {  # a fill, and a sign in a box of 20 around the middle
    "large": ("#2f7fa8", "M0-7C4-2 6 1 6 4a6 5.5 0 0 1-12 0C-6 1-4-2 0-7z"),
    "small": ("#7fb4cc", "M0-5C3-1.5 4.2.6 4.2 3a4.2 4 0 0 1-8.4 0C-4.2.6-3-1.5 0-5z"),
    "relic": ("#c99a2e", "M0-8l2.3 5.4L8-2l-4.4 3.8L5 8 0 4.6-5 8l1.4-6.2L-8-2l5.7-.6z"),
    "portal": ("#7a5aa8", "M-5.5 8V-1a5.5 6.5 0 0 1 11 0v9h-3V0a2.5 3.5 0 0 0-5 0v8z"),
    "exit": ("#7a5aa8", "M-5.5 8V-1a5.5 6.5 0 0 1 11 0v9h-3V0a2.5 3.5 0 0 0-5 0v8z"),
    "well": ("#3c6e71", "M-7-3h14L5 7H-5zM-7-6h14v2H-7z"),
    "well-source": ("#2f7fa8", "M0-7C4-2 6 1 6 4a6 5.5 0 0 1-12 0C-6 1-4-2 0-7z"),
}


def draw_agreed(words: Mapping[str, str], seats: int, lang: str) -> str:
    """The scenario that this number of players agree on: what lies where, and where they begin."""
    forces = SummonersForces()
    return draw_scenario(forces.agreed(forces.setup([{}] * seats), words), lang)


def draw_scenario(setup: Setup, lang: str) -> str:
    """Markers whose quarter the dice choose have a dashed ring."""
    scenario = SCENARIOS[str(setup["scenario"])]
    inches = cast(Any, setup.get("board", 48 if scenario.seats > 2 else 36))
    board = INCH * int(inches)
    scale = (SIDE - 2 * MARGIN) / board
    name = scenario.name.spoken(lang)
    told = escape(f"{name}: {markers_of(scenario).spoken(lang)}")
    inner = SIDE - 2 * MARGIN
    field = f'<rect x="{MARGIN}" y="{MARGIN}" width="{inner}" height="{inner}" fill="{GROUND}" stroke="{EDGE}"/>'
    found = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" role="img" aria-label="{told}">',
        f"<title>{told}</title>",
        field,
        *grid(board, scale),
        *halves(scenario),
    ]
    markers = objectives_of(scenario, board, has_portals=bool(setup.get("portals")))
    for marker, objective in zip(scenario.markers, markers, strict=True):
        found += marked(objective, scale, marker.place in BY_DICE)
    for seat, (x, y) in enumerate(spots_of(scenario, board)):
        left, top = MARGIN + x * scale, SIDE - MARGIN - y * scale
        found.append(
            f'<g class="spot"><circle cx="{left:.1f}" cy="{top:.1f}" r="8" fill="{SEATS[seat]}" stroke="#fff" '
            f'stroke-width="1.5"/><text x="{left:.1f}" y="{top + 3.6:.1f}" font-family="sans-serif" font-size="10" '
            f'font-weight="700" text-anchor="middle" fill="#fff">{seat + 1}</text></g>'
        )
    return "".join([*found, "</svg>"])


def grid(board: int, scale: float) -> list[str]:
    """A line every 6 inches."""
    found: list[str] = []
    for at in range(6 * INCH, board, 6 * INCH):
        along, end = MARGIN + at * scale, SIDE - MARGIN
        found.append(
            f'<path d="M{along:.1f} {MARGIN}V{end}M{MARGIN} {along:.1f}H{end}" stroke="{LINE}" stroke-width=".5"/>'
        )
    return found


def halves(scenario: Scenario) -> list[str]:
    """The centre line where points depend on it, or where the dice choose a quarter in each half."""
    if scenario.seats == 2 or scenario.drawn == HALVES:
        middle = SIDE // 2
        line = f'<path d="M{MARGIN} {middle}H{SIDE - MARGIN}" stroke="{EDGE}" stroke-width="1" stroke-dasharray="5 4"/>'
        return [line]
    return []


def marked(objective: Objective, scale: float, is_by_dice: bool) -> list[str]:
    x, y = objective.at
    left, top = MARGIN + x * scale, SIDE - MARGIN - y * scale
    fill, sign = LOOKS[objective.kind]
    radius = OBJECTIVE_KINDS[objective.kind].radius * scale * LARGER / 10
    radius = max(radius, LEAST)
    ring = (
        f'<circle cx="{left:.1f}" cy="{top:.1f}" r="{radius + 3:.1f}" fill="none" stroke="{fill}" '
        f'stroke-dasharray="3 2.5"/>'
    )
    return [
        f'<g class="marker" data-kind="{objective.kind}">',
        f'<circle cx="{left:.1f}" cy="{top:.1f}" r="{radius:.1f}" fill="#fffaf0" stroke="{fill}" stroke-width="1.6"/>',
        f'<path transform="translate({left:.1f} {top:.1f}) scale({radius / 11:.2f})" d="{sign}" fill="{fill}"/>',
        *([ring] if is_by_dice else []),
        "</g>",
    ]
