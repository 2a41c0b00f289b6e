"""Discs to cut out, true to scale: bases, tokens and markers, laid in rows on as many pages as they need.

Lengths of the games are mils, thousandths of an inch; on paper they are millimetres.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.printing.paper import A4_HIGH, A4_WIDE, INK, SOFT, Paper
from tercio.printing.portraits import REACH, SIDE

INCH_MM: Final = 25.4
EDGE: Final = 14.0
GAP: Final = 3.0
HEAD: Final = 20.0
FOOT: Final = 14.0
SEATS: Final = ("#b5482f", "#2f6db5", "#4a8f3c", "#b08a1e")


class Token(NamedTuple):
    """A disc: how wide it is, what is written on it, its colours, and a sign as an outline in a box of 1000."""

    diameter: float  # millimetres
    title: str = ""
    below: str = ""
    fill: str = "#ffffff"
    band: str = ""  # a ring along the edge
    sign: str = ""
    sign_box: float = 1000.0  # the side of the box around the sign's middle
    ink: str = INK
    portrait: bytes = b""  # instead of the sign


def millimetres(mils: int) -> float:
    return mils * INCH_MM / 1000


def draw_tokens(paper: Paper, tokens: list[Token], title: str, note: str) -> None:
    """Largest first, so that rows are even; with a ruler to check the scale on every page."""
    waiting = sorted(tokens, key=lambda token: (-token.diameter, token.title))
    x, y, tall = EDGE, 0.0, 0.0
    for token in waiting:
        wide = token.diameter + GAP
        if x + token.diameter > A4_WIDE - EDGE:
            x, y, tall = EDGE, y + tall + GAP, 0.0
        if not y or y + token.diameter > A4_HIGH - FOOT:
            draw_head(paper, title, note)
            x, y, tall = EDGE, HEAD + 6, 0.0
        draw_token(paper, token, x + token.diameter / 2, y + token.diameter / 2)
        x, tall = x + wide, max(tall, token.diameter)


def draw_head(paper: Paper, title: str, note: str) -> None:
    paper.add_page()
    paper.pen(14, "B")
    paper.words(title, EDGE, 13, A4_WIDE - 2 * EDGE - 64)
    paper.pen(8.5, "", SOFT)
    paper.words(note, EDGE, 18, A4_WIDE - 2 * EDGE - 64)
    draw_ruler(paper, A4_WIDE - EDGE - 2 * INCH_MM, 13)


def draw_ruler(paper: Paper, x: float, y: float) -> None:
    """Two inches, and five centimetres below: a ruler laid on it tells whether the printer has scaled."""
    for length, part, label, at in ((2 * INCH_MM, INCH_MM, "2 in", y), (50.0, 10.0, "5 cm", y + 5)):
        paper.stroke(x, at, x + length, at, INK, 0.25)
        for mark in range(round(length / part) + 1):
            paper.stroke(x + mark * part, at - 1.4, x + mark * part, at, INK, 0.25)
        paper.pen(7, "", SOFT)
        paper.words(label, x - 10, at, 9, "R")


def draw_token(paper: Paper, token: Token, x: float, y: float) -> None:
    """Around x, y. The black line is the cut."""
    radius = token.diameter / 2
    if token.band:
        paper.set_fill_color(token.band)
        paper.circle(x, y, radius, "F")
        paper.set_fill_color(token.fill)
        paper.circle(x, y, radius * 0.84, "F")
    else:
        paper.set_fill_color(token.fill)
        paper.circle(x, y, radius, "F")
    cut(paper, x, y, radius)
    room = token.diameter * 0.78
    if token.portrait:
        paper.picture(token.portrait, SIDE, x, y, radius * REACH * 0.86, disc(radius * 0.84), radius * 0.3)
    elif token.sign:
        size = token.diameter * (0.42 if token.title else 0.6)
        middle = y - token.diameter * (0.1 if token.title else 0)
        paper.shape(token.sign, x, middle, size / token.sign_box, token.band or token.ink)
    letters = min(9.0, token.diameter * 0.34)
    if token.title:
        paper.pen(letters, "B", token.ink)
        lines = paper.broken(token.title, room * 0.86)[:2]
        base = y + token.diameter * (0.2 if token.sign else 0.02)
        for line in lines:
            paper.words(line, x - room / 2, base + letters * 0.1, room, "C")
            base += letters * 0.36
    if token.below:
        paper.pen(max(5.0, letters * 0.75), "", token.ink)
        paper.words(token.below, x - room * 0.3, y + radius * 0.74, room * 0.6, "C")


def disc(radius: float) -> str:
    return f"M{radius} 0A{radius} {radius} 0 1 1 {-radius} 0A{radius} {radius} 0 1 1 {radius} 0z"


def cut(paper: Paper, x: float, y: float, radius: float) -> None:
    paper.set_draw_color("#000000")
    paper.set_line_width(0.15)
    paper.circle(x, y, radius, "D")
