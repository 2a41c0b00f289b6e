"""Pictures on paper: the same parts and the same light as on the page, as shapes that stay sharp at any size."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.svgLib.path import parse_path  # type: ignore[import-untyped]

from tercio.games.pictures import AS_IS, Matrix, Picture, Shape, colours, shapes_of
from tercio.printing.paper import Paper, operands, operators

INK: Final = "#17100f"
LINE: Final = 2.4
EDGES: Final = (0.36, 0.8)  # where the dark tone of a material ends and its light one begins
SKIN_EDGES: Final = (0.3, 0.78)
SLANT: Final = 0.35  # of the light, in parts of a shape's box
Box = tuple[float, float, float, float]
TALL: Final[Box] = (-16, -58, 232, 157)  # as much of a picture as a card shows


def draw_picture(paper: Paper, picture: Picture, x: float, y: float, wide: float, crop: Box = TALL) -> None:
    """The picture in a box at x, y, as wide as this and as high as the crop demands."""
    left, top, across, down = crop
    scale = wide / across * paper.k
    place = (scale, 0, 0, -scale, x * paper.k - left * scale, (paper.h - y) * paper.k + top * scale)
    paper._out(f"q {words(place)} cm {left} {top} {across} {down} re W n 1 j 1 J")
    for layer in picture.layers:
        shapes = shapes_of(layer.part)
        if layer.matrix != AS_IS:
            paper._out(f"q {words(layer.matrix)} cm")
        for shape in shapes:
            draw_shape(paper, picture, shape)
        if layer.matrix != AS_IS:
            paper._out("Q")
    paper._out("Q")


def words(matrix: Matrix) -> str:
    return " ".join([f"{number:.4f}" for number in matrix])


def draw_shape(paper: Paper, picture: Picture, shape: Shape) -> None:
    outline, fill = str(shape[0]), str(shape[1])
    width = float(shape[2]) if len(shape) > 2 else LINE
    edge = str(shape[3]) if len(shape) > 3 else ""
    opacity = float(shape[4]) if len(shape) > 4 else 1.0
    told = [painted(picture, outline, fill), stroked(outline, width, colour_of(picture, edge) or INK)]
    if opacity == 1:
        paper._out(" ".join(told))
        return
    with paper.local_context(fill_opacity=opacity, stroke_opacity=opacity):
        paper._out(" ".join(told))


def colour_of(picture: Picture, name: str) -> str:
    palette = cast("dict[str, str]", colours()["palettes"][picture.palette])
    return palette[name[1:]] if name.startswith("@") else name


def stroked(outline: str, width: float, colour: str) -> str:
    return f"{width:g} w {operands(colour)} RG {operators(outline)} S" if width else ""


def painted(picture: Picture, outline: str, fill: str) -> str:
    """A flat colour, or a material: three tones side by side, cut out by the outline."""
    if not fill:
        return ""
    if fill[0] in "#@":
        return f"{operands(colour_of(picture, fill))} rg {operators(outline)} f"
    named = picture.tones.get(fill)
    tones = cast("list[str]", colours()["tones"][named] if named else colours()["materials"][fill])
    dark, main, light = [operands(colour_of(picture, tone)) for tone in tones]
    left, top, right, bottom = bounds(outline)
    low, high = SKIN_EDGES if fill == "k" else EDGES
    whole = f"{left:.2f} {top:.2f} {right - left:.2f} {bottom - top:.2f} re f"
    return (
        f"q {operators(outline)} W n {main} rg {whole} "
        f"{dark} rg {band(outline, low, left - 1)} {light} rg {band(outline, high, right + (right - left))} Q"
    )


def band(outline: str, at: float, end: float) -> str:
    """What lies between the slanted edge of a tone and `end`."""
    left, top, right, bottom = bounds(outline)
    start = at * (1 + SLANT * SLANT) - SLANT * SLANT
    above = left + (right - left) * start
    below = left + (right - left) * (start + SLANT)
    return f"{above:.2f} {top:.2f} m {below:.2f} {bottom:.2f} l {end:.2f} {bottom:.2f} l {end:.2f} {top:.2f} l f"


@cache
def bounds(outline: str) -> Box:
    """The box around an outline: left, top, right, bottom."""
    pen = BoundsPen(None)
    parse_path(outline, pen)
    found: Box = pen.bounds or (0.0, 0.0, 0.0, 0.0)
    return found
