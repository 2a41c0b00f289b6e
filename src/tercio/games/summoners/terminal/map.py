"""The table as characters: terrain, objectives and units with their signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercio.games.charts import COLOURS, GROUND, NOBODYS, Chart
from tercio.games.summoners.field.landscape import shape_of
from tercio.games.summoners.printed.profiles import HEAVY, IMPASSABLE, OPEN, UNSEEN
from tercio.games.summoners.state import Piece, Summoners
from tercio.games.summoners.words.signs import signs_of
from tercio.games.terminal import Span, Spans
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


def sign_of(piece: Piece) -> str:
    return RAISED if piece.is_raised else TERRAIN[piece.going, piece.sight != UNSEEN]


def map_lines(state: Summoners, lang: str, region: Sequence[tuple[Point, ...]] = ()) -> list[Spans]:
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
