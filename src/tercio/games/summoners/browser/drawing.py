"""A position of Summoners as a picture: terrain, markers and bases to scale, each with its name."""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.field.ground import base_of, marker_of
from tercio.games.summoners.field.landscape import shape_of
from tercio.games.summoners.printed.profiles import HEAVY, IMPASSABLE, INCH, UNSEEN
from tercio.games.summoners.printed.scenarios import spots_on
from tercio.games.summoners.state import Piece, Summoners
from tercio.games.summoners.words.names import objective_name, piece_name, profile_name
from tercio.games.summoners.words.signs import signs_of
from tercio.geometry.drawing import Drawing
from tercio.kernel import NOBODY, Game, Point, State

COLOURS: Final = ("#b5482f", "#2f6db5", "#4a8f3c", "#b08a1e")
FREE: Final = "#7d7466"  # a marker that nobody holds
UNDER: Final = 380  # mils between the edge of a base and the name below it
SPOT: Final = "#8a8272"


def draw(game: Game, state: State, lang: str) -> str:
    """The table as SVG, north at the top."""
    assert isinstance(state, Summoners)
    picture = Drawing(state.board, state.board)
    for piece in state.pieces:
        picture.terrain(shape_of(piece), look_of(piece), piece_name(game, state, piece, lang))
    for spot in spots_on(state.board, len(state.players)):
        picture.dot(spot, INCH // 4, f'fill="{SPOT}"')
    signs = signs_of(state, lang)
    for objective in state.objectives:
        colour = FREE if objective.holder == NOBODY else COLOURS[objective.holder]
        picture.base(marker_of(objective), signs[objective.id], colour)
        picture.text(below(objective.at, objective.radius), objective_name(state, objective, lang))
    for unit in state.here():
        picture.base(base_of(unit), signs[unit.id], COLOURS[unit.seat])
        picture.text(below(unit.at, unit.profile.radius), profile_name(unit.profile, lang))
    return picture.svg()


def look_of(piece: Piece) -> str:
    """The word by which the picture chooses its colours."""
    if piece.is_raised:
        return "elevated" if piece.is_sloped else "abrupt"
    if piece.going == IMPASSABLE and piece.sight == UNSEEN:
        return "water"
    return piece.going if piece.going in (HEAVY, IMPASSABLE) else ""


def below(at: Point, radius: int) -> Point:
    return at[0], at[1] - radius - UNDER
