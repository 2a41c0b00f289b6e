"""A measured table as characters: terrain, tokens and bases on a map with a scale in inches, and columns below it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tercio.games.terminal import Span, Spans
from tercio.geometry.points import INCH
from tercio.geometry.shapes import Polygon, Shape, contains
from tercio.kernel import Point, Seat

WIDE: Final = 3 * INCH // 4  # what one character covers
HIGH: Final = 3 * INCH // 2
GRID: Final = 6 * INCH  # how often the scale has a number
MARGIN: Final = 3  # characters to the left of the map
HALF_WAY: Final = 40  # characters: where the second of two in a line begins
COLOURS: Final = ("red", "bright_blue", "green", "yellow")
NOBODYS: Final = "bold white"
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
STAR: Final = "*"  # for those who find no free letter
GROUND: Final = " "
CROSSING: Final = "·"  # of the lines of the grid
REACHED: Final = "+"

Cell = tuple[int, int]  # column and row, from the lower left


# -- signs -----------------------------------------------------------------------------------------------


def letters_for(things: Iterable[tuple[int, Seat, str]]) -> dict[int, str]:
    """One letter for each number, seat and name: the first of the name that is free on its side.

    Capitals are red's, small letters blue's; with more players green and yellow have theirs in circles.
    """
    signs: dict[int, str] = {}
    taken: set[tuple[int, str]] = set()
    for number, seat, name in things:
        own = [sign for sign in name.lower() if sign in LETTERS]
        free = [sign for sign in (*own, *LETTERS) if (seat, sign) not in taken]
        letter = free[0] if free else STAR
        taken.add((seat, letter))
        signs[number] = sided(letter, seat)
    return signs


def sided(letter: str, seat: Seat) -> str:
    if letter == STAR:
        return STAR
    place = LETTERS.index(letter)
    return (letter.upper(), letter, chr(0x24B6 + place), chr(0x24D0 + place))[seat]


def things_called(words: str, signs: dict[int, str], label: int | None, names: dict[int, str]) -> list[int]:
    """What a player means: by the sign on the map, by the name in files (`label`), or by a part of the name."""
    given = words.strip()
    signed = [thing for thing, sign in signs.items() if sign == given and thing in names]
    if signed:
        return signed
    if label is not None and label in names:
        return [label]
    wanted = given.lower()
    return [thing for thing, name in names.items() if wanted and wanted in name.lower()]


# -- the map ---------------------------------------------------------------------------------------------


class Chart:
    """A square table. Terrain lies below, then where somebody can get to, then tokens, then figures."""

    def __init__(self, board: int) -> None:
        self.board = board
        self.columns = board // WIDE
        self.rows = board // HIGH
        self.terrain: dict[Cell, str] = {}
        self.reached: set[Cell] = set()
        self.tokens: dict[Cell, Span] = {}
        self.figures: dict[Cell, Span] = {}
        self.arrows: list[tuple[Cell, Span]] = []

    def cover(self, shape: Shape, sign: str) -> None:
        """Terrain: what lies later lies on top."""
        for cell in self.cells_in(shape):
            self.terrain[cell] = sign

    def reach(self, region: Iterable[tuple[Point, ...]]) -> None:
        """Where somebody can get to, as polygons."""
        for points in region:
            self.reached |= set(self.cells_in(Polygon(points)))

    def token(self, at: Point, sign: Span) -> None:
        """A figure that stands on it hides it."""
        self.tokens[self.cell_of(at)] = sign

    def figure(self, at: Point, sign: Span, arrow: str = "") -> None:
        """A figure whose place is taken stands beside it: on the map only, for the list has the true place."""
        column, row = self.cell_of(at)
        for aside in (0, 1, -1, 2, -2, 3, -3):
            if 0 <= column + aside < self.columns and (column + aside, row) not in self.figures:
                column += aside
                break
        self.figures[column, row] = sign
        if arrow:
            self.arrows.append(((column, row), Span(arrow, sign.style)))

    def lines(self) -> list[Spans]:
        """From above, the north edge first."""
        cells = self.drawn()
        frame = "+" + "-" * self.columns + "+"
        lines: list[Spans] = [[Span(f"{self.board // INCH:>{MARGIN - 1}} {frame}", "dim")]]
        for row in range(self.rows - 1, -1, -1):
            low = row * HIGH
            label = f"{low // INCH:>{MARGIN - 1}}" if low % GRID == 0 and row else " " * (MARGIN - 1)
            inside = joined([cells[column, row] for column in range(self.columns)])
            lines.append([Span(f"{label} |", "dim"), *inside, Span("|", "dim")])
        lines.append([Span(f"{0:>{MARGIN - 1}} {frame}", "dim")])
        return [*lines, [Span(" " * MARGIN + scale(self.board), "dim")]]

    def drawn(self) -> dict[Cell, Span]:
        cells: dict[Cell, Span] = {}
        for column in range(self.columns):
            for row in range(self.rows):
                is_crossing = column * WIDE % GRID == 0 and row * HIGH % GRID == 0
                sign = self.terrain.get((column, row), CROSSING if is_crossing else GROUND)
                if (column, row) in self.reached:
                    cells[column, row] = Span(REACHED if sign in (GROUND, CROSSING) else sign, "cyan")
                else:
                    cells[column, row] = Span(sign, "dim")
        taken = {**self.tokens, **self.figures}
        for (column, row), arrow in self.arrows:
            for beside in ((column + 1, row), (column - 1, row)):
                if beside not in taken and 0 <= beside[0] < self.columns:
                    taken[beside] = arrow
                    break
        return {**cells, **taken}

    def cell_of(self, at: Point) -> Cell:
        return min(max(0, at[0] // WIDE), self.columns - 1), min(max(0, at[1] // HIGH), self.rows - 1)

    def cells_in(self, shape: Shape) -> list[Cell]:
        """The cells that have the shape in their middle, or half-way up or down: narrow pieces are not lost."""
        x0, y0, x1, y1 = shape.box
        found: list[Cell] = []
        for column in range(max(0, x0 // WIDE), min(self.columns, x1 // WIDE + 1)):
            for row in range(max(0, y0 // HIGH), min(self.rows, y1 // HIGH + 1)):
                x, y = column * WIDE + WIDE // 2, row * HIGH
                if any([contains(shape, (x, y + height)) for height in (HIGH // 2, HIGH // 6, HIGH - HIGH // 6)]):
                    found.append((column, row))
        return found


def scale(board: int) -> str:
    """The numbers of the x axis under the characters they belong to."""
    every = GRID // WIDE
    return " " + "".join([f"{inch // INCH:<{every}}" for inch in range(0, board, GRID)]) + str(board // INCH)


def joined(cells: Sequence[Span]) -> Spans:
    """Neighbours of one style are one span."""
    line: Spans = []
    for cell in cells:
        if line and line[-1].style == cell.style:
            line[-1] = Span(line[-1].text + cell.text, cell.style)
        else:
            line.append(cell)
    return line


# -- columns below the map -------------------------------------------------------------------------------


class Row(NamedTuple):
    """One figure in a list: its sign, a cell for each heading, the style, and what stands in a line below."""

    sign: str
    cells: list[str]
    style: str = ""
    below: str = ""


def listed(headings: list[str], rows: list[Row], colour: str) -> list[Spans]:
    """The rows in columns, each as wide as it has to be."""
    if not rows:
        return []
    heads = ["", *headings]
    written = [[row.sign, *row.cells] for row in rows]
    widths = [max([len(row[i]) for row in (heads, *written)]) for i in range(len(heads))]
    lines: list[Spans] = [[Span("  " + aligned(heads, widths), "dim")]]
    for row, cells in zip(rows, written, strict=True):
        lines.append([Span("  "), Span(row.sign, f"bold {colour}"), Span(aligned(cells, widths)[1:], row.style)])
        if row.below:
            lines.append([Span(f"     {row.below}", "dim")])
    return lines


def aligned(row: list[str], widths: list[int]) -> str:
    return "  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip()


def in_pairs(cells: list[Spans]) -> list[Spans]:
    """Two in a line."""
    lines: list[Spans] = []
    for place in range(0, len(cells), 2):
        left = cells[place]
        used = sum([len(span.text) for span in left])
        has_two = place + 1 < len(cells)
        lines.append([*left, Span(" " * max(1, HALF_WAY - used)), *cells[place + 1]] if has_two else left)
    return lines
