"""The table as characters: terrain, objectives and units with their signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercio.games.charts import COLOURS, GROUND, NOBODYS, Chart, letters_for
from tercio.games.drawing import Line, Span
from tercio.games.summoners.field.landscape import shape_of
from tercio.games.summoners.printed.profiles import HEAVY, IMPASSABLE, OPEN, UNSEEN
from tercio.games.summoners.state import Piece, Summoners
from tercio.games.summoners.words.names import profile_name
from tercio.kernel import NOBODY, Point

RAISED: Final = "^"
TERRAIN: Final = {  # going, and whether it hides somebody
    (IMPASSABLE, True): "▓",
    (IMPASSABLE, False): "~",
    (HEAVY, True): "░",
    (HEAVY, False): ",",
    (OPEN, True): ":",
    (OPEN, False): GROUND,
}


def signs_of(state: Summoners, lang: str) -> dict[int, str]:
    """One letter a unit, and one digit an objective."""
    signs = letters_for([(unit.id, unit.seat, profile_name(unit.profile, lang)) for unit in state.units])
    for number, objective in enumerate(state.objectives, 1):
        signs[objective.id] = str(number)
    return signs


def sign_of(piece: Piece) -> str:
    return RAISED if piece.is_raised else TERRAIN[piece.going, piece.sight != UNSEEN]


def map_lines(state: Summoners, lang: str, region: Sequence[tuple[Point, ...]] = ()) -> list[Line]:
    """From above. `region`: where somebody can get to, as polygons."""
    signs, chart = signs_of(state, lang), Chart(state.board)
    for piece in state.pieces:
        chart.cover(shape_of(piece), sign_of(piece))
    chart.reach(region)
    for objective in state.objectives:
        style = NOBODYS if objective.holder == NOBODY else f"bold {COLOURS[objective.holder]}"
        chart.token(objective.at, Span(signs[objective.id], style))
    for unit in state.here():
        chart.figure(unit.at, Span(signs[unit.id], f"bold {COLOURS[unit.seat]}"))
    return chart.lines()
