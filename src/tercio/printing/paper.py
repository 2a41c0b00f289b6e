"""Paper to print on: words in the letters of the page, and shapes drawn by their outlines.

The letters lie in `fonts`; `web/print_fonts.py` makes them. A PDF holds those that it uses.
"""

from __future__ import annotations

import unicodedata
from base64 import a85encode
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cache
from importlib.resources import as_file, files
from typing import Final

from fontTools.pens.recordingPen import RecordingPen  # type: ignore[import-untyped]
from fontTools.svgLib.path import parse_path  # type: ignore[import-untyped]
from fpdf import FPDF

A4_WIDE: Final = 210.0
A4_HIGH: Final = 297.0
LETTERS: Final = "cp1252"  # what our fonts have; German is in it
FONTS: Final = files("tercio.printing").joinpath("fonts")
SERIF: Final = "serif"  # for what one reads
SANS: Final = "sans"  # for notes and numbers
DISPLAY: Final = "display"  # for names and titles
CUTS: Final = {SERIF: ("", "B", "I"), SANS: ("", "B"), DISPLAY: ("",)}
SPELT: Final = {"−": "–", "▲": "^", "♥": "HP", "→": "->", "\u00a0": " ", "\t": " "}
INK: Final = "#211c15"
SOFT: Final = "#6b6152"
MM_OF_POINT: Final = 25.4 / 72

Point = tuple[float, float]


def printable(text: str) -> str:
    """The text in letters that can be printed; an accent or a sign too many is left out rather than the word."""
    found: list[str] = []
    for letter in text:
        spelt = SPELT.get(letter, letter)
        if not can_print(spelt):
            spelt = "".join([part for part in unicodedata.normalize("NFKD", spelt) if can_print(part)]) or "?"
        found.append(spelt)
    return "".join(found)


def can_print(text: str) -> bool:
    if not text.isprintable():
        return False
    try:
        text.encode(LETTERS)
    except UnicodeEncodeError:
        return False
    return True


class Paper(FPDF):
    """A4. The same deck always makes the same bytes."""

    def __init__(self, title: str, lang: str) -> None:
        super().__init__(unit="mm", format="A4")
        self.set_auto_page_break(auto=False)
        self.set_margin(0)
        self.c_margin = 0.0
        self.set_title(printable(title))
        self.set_lang(lang)
        self.set_producer("Tercio")
        self.set_creation_date(datetime(2000, 1, 1, tzinfo=UTC))

    def pen(self, size: float, style: str = "", colour: str = INK, family: str = SERIF) -> None:
        """Letters of this size in points from now on; a cut that a family lacks is its usual one."""
        cut = style if style in CUTS[family] else ""
        if family + cut not in self.fonts:
            name = f"{family}-{cut.lower()}.ttf" if cut else f"{family}.ttf"
            with as_file(FONTS.joinpath(name)) as path:
                self.add_font(family, cut, path)
        self.set_font(family, cut, size)
        self.set_text_color(colour)

    def wide(self, text: str) -> float:
        return self.get_string_width(printable(text))

    def words(self, text: str, x: float, y: float, room: float = 0, align: str = "L") -> None:
        """One line whose letters stand on `y`; where there is not enough room it is set narrower, not cut."""
        told = printable(text)
        wide = self.get_string_width(told)
        squeeze = min(1.0, room / wide) if room and wide else 1.0
        shift = {"L": 0.0, "C": (room - wide * squeeze) / 2, "R": room - wide * squeeze}[align]
        if squeeze < 1:
            self.set_stretching(squeeze * 100)
        self.text(x + shift, y, told)
        if squeeze < 1:
            self.set_stretching(100)

    def broken(self, text: str, room: float, first: float = 0) -> list[str]:
        """The text in lines of this width, the first one shorter; a word too long for a line stays whole."""
        lines: list[str] = []
        line = ""
        for word in printable(text).split():
            longer = f"{line} {word}" if line else word
            if (line or first) and self.get_string_width(longer) > room - (0 if lines else first):
                lines.append(line)
                line = word
            else:
                line = longer
        return [*lines, line] if line or first else lines

    def picture(self, jpeg: bytes, pixels: int, x: float, y: float, side: float, within: str, above: float = 0) -> None:
        """A square picture around the place that lies so far above x, y; what reaches out of the outline is not seen.

        The outline is in millimetres around x, y.
        """
        size, left, top = self.k, x * self.k, (self.h - y) * self.k
        self._out(
            f"q {size:.4f} 0 0 {-size:.4f} {left:.2f} {top:.2f} cm {operators(within)} W n "
            f"{side:.3f} 0 0 {-side:.3f} {-side / 2:.3f} {side / 2 - above:.3f} cm "
            f"BI /W {pixels} /H {pixels} /CS /RGB /BPC 8 /F [/A85 /DCT] ID\n{a85encode(jpeg).decode()}~>\nEI Q"
        )

    def shape(
        self, outline: str, x: float, y: float, scale: float, fill: str, edge: str = "", width: float = 0.3
    ) -> None:
        """An outline as SVG writes it, its corner at x, y; `width` of its edge in millimetres."""
        size, left, top = scale * self.k, x * self.k, (self.h - y) * self.k
        colours = f"{operands(fill)} rg {operands(edge)} RG"
        paint = {(True, True): "B*", (True, False): "f*", (False, True): "S", (False, False): "n"}[
            bool(fill), bool(edge)
        ]
        self._out(
            f"q {size:.4f} 0 0 {-size:.4f} {left:.2f} {top:.2f} cm 1 j 1 J {width / scale:.3f} w {colours} "
            f"{operators(outline)} {paint} Q"
        )

    def box(
        self, x: float, y: float, wide: float, high: float, fill: str = "", edge: str = "", round_: float = 0
    ) -> None:
        if fill:
            self.set_fill_color(fill)
        if edge:
            self.set_draw_color(edge)
        style = ("D" if edge else "") + ("F" if fill else "")
        self.rect(x, y, wide, high, style, round_corners=bool(round_), corner_radius=round_)

    def stroke(self, x: float, y: float, to_x: float, to_y: float, colour: str = SOFT, width: float = 0.2) -> None:
        self.set_draw_color(colour)
        self.set_line_width(width)
        self.line(x, y, to_x, to_y)


def operands(colour: str) -> str:
    """#rrggbb as three numbers from 0 to 1; nothing is black, and not painted."""
    parts = [int(colour[at : at + 2] or "0", 16) / 255 for at in (1, 3, 5)]
    return " ".join([f"{part:.3f}" for part in parts])


@cache
def operators(outline: str) -> str:
    """An outline in the words of PDF. Reading it is the slow part, so each is read once."""
    pen = RecordingPen()
    parse_path(outline, pen)
    told: list[str] = []
    here = (0.0, 0.0)
    for name, points in pen.value:
        if name == "qCurveTo":
            told.append(words_of(as_cubic(here, *points)) + " c")
        elif name == "closePath":
            told.append("h")
        elif points:
            told.append(f"{words_of(points)} {OPERATORS[name]}")
        here = points[-1] if points else here
    return " ".join(told)


def words_of(points: Iterable[Point]) -> str:
    return " ".join([f"{x:.2f} {y:.2f}" for x, y in points])


def as_cubic(start: Point, bend: Point, end: Point) -> tuple[Point, Point, Point]:
    """PDF knows cubic curves only."""
    first = ((start[0] + 2 * bend[0]) / 3, (start[1] + 2 * bend[1]) / 3)
    second = ((end[0] + 2 * bend[0]) / 3, (end[1] + 2 * bend[1]) / 3)
    return first, second, end


OPERATORS: Final = {"moveTo": "m", "lineTo": "l", "curveTo": "c"}
