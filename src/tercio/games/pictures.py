"""Pictures composed from the box of parts in `art`: plain data, which the page and the printer draw alike.

A part is a list of shapes: an outline as SVG writes it, what fills it, and the width, colour and opacity of its line.
A fill is the letter of a material, a colour, or `@` and a colour of the palette. A word among the shapes is another
part of the same file. Drawing a picture needs nothing but `art` and the layers.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import cos, radians, sin
from typing import Final, NamedTuple, TypedDict
from zlib import crc32

KINDS: Final = (
    "skies",
    "lands",
    "backs",
    "bodies",
    "crests",
    "heads",
    "beasts",
    "arms",
    "fists",
    "shields",
    "signs",
)
PLACES: Final = 3  # decimals of a matrix

Shape = list[str | float]
Matrix = tuple[float, float, float, float, float, float]
AS_IS: Final[Matrix] = (1, 0, 0, 1, 0, 0)


class Layer(NamedTuple):
    """A part such as `heads/great`, and where it stands."""

    part: str
    matrix: Matrix = AS_IS


class Picture(NamedTuple):
    """Layers from back to front, the colours of a side, and materials that differ from what is usual."""

    palette: str
    tones: Mapping[str, str]
    layers: tuple[Layer, ...]


class PictureJson(TypedDict):
    """A picture on the wire: each layer is its part, followed by the six numbers of its matrix where it has one."""

    palette: str
    tones: dict[str, str]
    layers: list[str]


def picture_json(picture: Picture) -> PictureJson:
    return {
        "palette": picture.palette,
        "tones": dict(picture.tones),
        "layers": [layer_words(layer) for layer in picture.layers],
    }


def layer_words(layer: Layer) -> str:
    if layer.matrix == AS_IS:
        return layer.part
    return " ".join([layer.part, *[f"{round(number, PLACES):g}" for number in layer.matrix]])


@cache
def parts(kind: str) -> Mapping[str, list[str | Shape]]:
    """All parts of one kind by name."""
    found: dict[str, list[str | Shape]] = json.loads(files("tercio.games").joinpath(f"art/{kind}.json").read_bytes())
    return found


@cache
def colours() -> Mapping[str, Mapping[str, object]]:
    """Materials, tones and palettes."""
    found: dict[str, dict[str, object]] = json.loads(files("tercio.games").joinpath("art/colours.json").read_bytes())
    return found


@cache
def whole_parts() -> tuple[str, ...]:
    """Every part with its kind: heads/great."""
    return tuple([f"{kind}/{name}" for kind in KINDS for name in parts(kind)])


def shapes_of(part: str) -> list[Shape]:
    """The shapes of a part, with those of the parts it names."""
    kind, _, name = part.partition("/")
    found: list[Shape] = []
    for each in parts(kind)[name]:
        if isinstance(each, str):
            found += shapes_of(f"{kind}/{each}")
        else:
            found.append(each)
    return found


def lot_of(name: str, among: int, salt: str = "") -> int:
    """One of several, always the same for the same name."""
    return crc32(f"{salt}{name}".encode()) % among


def moved(x: float, y: float, scale: float = 1, turn: float = 0, around: tuple[float, float] = (0, 0)) -> Matrix:
    """Scaled and turned around a point of the part, which then comes to x, y."""
    along, across = scale * cos(radians(turn)), scale * sin(radians(turn))
    px, py = around
    return (along, across, -across, along, x - along * px + across * py, y - across * px - along * py)


def after(first: Matrix, then: Matrix) -> Matrix:
    """Two matrices as one."""
    a, b, c, d, e, f = first
    ta, tb, tc, td, te, tf = then
    return (
        ta * a + tc * b,
        tb * a + td * b,
        ta * c + tc * d,
        tb * c + td * d,
        ta * e + tc * f + te,
        tb * e + td * f + tf,
    )
