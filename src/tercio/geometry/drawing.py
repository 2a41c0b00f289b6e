"""A position as an SVG picture, for tests, documents and bug reports.

The table lies as a player sees it: x to the right, y upwards, a grid of six inches and a ruler in inches. Whole
numbers only, so that the same position always gives the same text.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import isqrt
from typing import Final

from tercio.geometry.angles import SCALE, direction
from tercio.geometry.points import INCH, Path, Point
from tercio.geometry.shapes import Disc, Oblong, Polygon, Shape

MARGIN: Final = 1_500
GRID: Final = 6 * INCH
PIXELS: Final = 20  # an inch on the screen, until somebody zooms
GROUND: Final = "#f4efe4"
INK: Final = "#2b2b2b"
# A kind of terrain -> its fill and its edge; the words are those of the games.
TERRAIN: Final[dict[str, tuple[str, str]]] = {
    "blocking": ("#9a938a", "#5f5a54"),
    "impassable": ("#9a938a", "#5f5a54"),
    "heavy": ("#b9cf9a", "#6f8f4e"),
    "hindering": ("#b9cf9a", "#6f8f4e"),
    "water": ("#a9cde0", "#5b8ea8"),
    "elevated": ("#dcc59a", "#a58347"),
    "abrupt": ("#d8a98c", "#9a5b3a"),
}
OTHER_TERRAIN: Final = ("#ddd6c8", "#9d9585")


class Drawing:
    """A sheet to draw a table on; what is drawn later lies on top, words on top of everything."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.figures: list[str] = []
        self.words: list[str] = []

    # -- what lies on the table ---------------------------------------------------------------------

    def terrain(self, shape: Shape, kind: str = "", label: str = "") -> None:
        fill, edge = TERRAIN.get(kind, OTHER_TERRAIN)
        self.shape(shape, f'fill="{fill}" stroke="{edge}" stroke-width="60"')
        if label:
            self.text(shape.centre, label, edge)

    def base(self, shape: Shape, label: str = "", colour: str = "#b5482f", facing: int | None = None) -> None:
        """A base with its label; a stroke to the rim shows where it faces."""
        self.shape(shape, f'fill="{escape(colour)}" fill-opacity="0.85" stroke="{INK}" stroke-width="40"')
        if facing is not None:
            (x, y), (dx, dy) = shape.centre, direction(facing)
            rim = shape.radius
            if isinstance(shape, Oblong):
                rim += isqrt((shape.bx - x) ** 2 + (shape.by - y) ** 2)
            tip = (x + dx * rim // SCALE, y + dy * rim // SCALE)
            self.stroke((shape.centre, tip), f'stroke="{INK}" stroke-width="90"')
        if label:
            self.text(shape.centre, label, "#ffffff")

    def region(self, polygons: Sequence[tuple[Point, ...]], colour: str = "#3f7fbf") -> None:
        """An area of several polygons of one winding, such as `reach` gives; where they overlap it is not darker."""
        if polygons:
            outline = "".join([self.outline(points) for points in polygons])
            self.figures.append(f'<path d="{outline}" fill="{escape(colour)}" fill-opacity="0.3" fill-rule="nonzero"/>')

    # -- lines and words ----------------------------------------------------------------------------

    def path(self, path: Path, colour: str = "#1f5fa8") -> None:
        """A way with its corners; an open ring where it begins, a full dot where it ends."""
        if not path:
            return
        shade = escape(colour)
        self.stroke(path, f'stroke="{shade}" stroke-width="90" stroke-linejoin="round"')
        for corner in path[1:-1]:
            self.dot(corner, 90, f'fill="{shade}"')
        self.dot(path[0], 150, f'fill="{GROUND}" stroke="{shade}" stroke-width="60"')
        self.dot(path[-1], 170, f'fill="{shade}"')

    def line(self, a: Point, b: Point, colour: str = "#a02c2c") -> None:
        """A dashed line, such as a line of sight."""
        self.stroke((a, b), f'stroke="{escape(colour)}" stroke-width="50" stroke-dasharray="260 160"')

    def text(self, at: Point, words: str, colour: str = INK) -> None:
        x, y = self.spot(at)
        self.words.append(f'<text x="{x}" y="{y}" fill="{escape(colour)}">{escape(words)}</text>')

    # -- the sheet ----------------------------------------------------------------------------------

    def svg(self) -> str:
        """The whole picture, a document of its own."""
        wide, high = self.width + 2 * MARGIN, self.height + 2 * MARGIN
        size = f'width="{wide * PIXELS // INCH}" height="{high * PIXELS // INCH}"'
        sheet = f'width="{self.width}" height="{self.height}"'
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} {wide} {high}" {size}>',
                '<g font-family="sans-serif" font-size="520" text-anchor="middle" dominant-baseline="central">',
                f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{wide}" height="{high}" fill="#ffffff"/>',
                f'<rect x="0" y="0" {sheet} fill="{GROUND}"/>',
                *self.grid(),
                *self.figures,
                f'<rect x="0" y="0" {sheet} fill="none" stroke="{INK}" stroke-width="80"/>',
                *self.words,
                "</g>",
                "</svg>",
                "",
            ]
        )

    def grid(self) -> list[str]:
        """Lines every six inches with their numbers, and a tick every inch."""
        found: list[str] = []
        for x in range(0, self.width + 1, INCH):
            long = x % GRID == 0
            found.append(ruled(x, self.height, x, self.height + (450 if long else 220)))
            if long:
                found.append(ruled(x, 0, x, self.height, "#d9d0bd"))
                found.append(number(x, self.height + 900, x // INCH))
        for y in range(0, self.height + 1, INCH):
            long = y % GRID == 0
            found.append(ruled(-450 if long else -220, self.height - y, 0, self.height - y))
            if long:
                found.append(ruled(0, self.height - y, self.width, self.height - y, "#d9d0bd"))
                found.append(number(-950, self.height - y, y // INCH))
        return found

    def shape(self, shape: Shape, look: str) -> None:
        if isinstance(shape, Disc):
            self.dot((shape.x, shape.y), shape.radius, look)
        elif isinstance(shape, Polygon):
            self.figures.append(f'<path d="{self.outline(shape.points)}" {look}/>')
        else:
            self.figures.append(f'<path d="{self.capsule(shape)}" {look}/>')

    def capsule(self, oblong: Oblong) -> str:
        """Two straight sides and two half circles."""
        ax, ay = self.spot((oblong.ax, oblong.ay))
        bx, by = self.spot((oblong.bx, oblong.by))
        dx, dy, radius = bx - ax, by - ay, oblong.radius
        length = max(1, isqrt(dx * dx + dy * dy))
        sx, sy = -dy * radius // length, dx * radius // length
        arc = f"A{radius} {radius} 0 0 0"
        there = f"M{ax + sx} {ay + sy}L{bx + sx} {by + sy}{arc} {bx - sx} {by - sy}"
        return f"{there}L{ax - sx} {ay - sy}{arc} {ax + sx} {ay + sy}Z"

    def dot(self, at: Point, radius: int, look: str) -> None:
        x, y = self.spot(at)
        self.figures.append(f'<circle cx="{x}" cy="{y}" r="{radius}" {look}/>')

    def stroke(self, path: Path, look: str) -> None:
        points = " ".join([f"{x},{y}" for x, y in [self.spot(corner) for corner in path]])
        self.figures.append(f'<polyline points="{points}" fill="none" {look}/>')

    def outline(self, points: Sequence[Point]) -> str:
        return "M" + "L".join([f"{x} {y}" for x, y in [self.spot(corner) for corner in points]]) + "Z"

    def spot(self, point: Point) -> Point:
        """A point of the table on the sheet, where y grows downwards."""
        return point[0], self.height - point[1]


def ruled(x0: int, y0: int, x1: int, y1: int, colour: str = "#8a8272") -> str:
    return f'<line x1="{x0}" y1="{y0}" x2="{x1}" y2="{y1}" stroke="{colour}" stroke-width="30"/>'


def number(x: int, y: int, inches: int) -> str:
    return f'<text x="{x}" y="{y}" fill="#6f6757">{inches}</text>'
