"""The table as characters: terrain, objectives and units on a map with a scale in inches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercio.games.drawing import Line, Span
from tercio.games.summoners.landscape import shape_of
from tercio.games.summoners.names import profile_name
from tercio.games.summoners.profiles import HEAVY, IMPASSABLE, OPEN, UNSEEN
from tercio.games.summoners.state import INCH, Piece, Summoners, Unit
from tercio.geometry.shapes import Polygon, Shape, contains
from tercio.kernel import NOBODY, Point

WIDE: Final = 3 * INCH // 4  # what one character covers
HIGH: Final = 3 * INCH // 2
GRID: Final = 6 * INCH  # so often the scale has a number
MARGIN: Final = 3  # characters to the left of the map
COLOURS: Final = ("red", "bright_blue", "green", "yellow")
NOBODYS: Final = "bold white"
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
STARS: Final = "*"  # whoever finds no letter any more
GROUND: Final = " "
CROSSING: Final = "·"  # of the lines of the grid
REACHED: Final = "+"
RAISED: Final = "^"
TERRAIN: Final = {  # going, and whether it hides somebody
    (IMPASSABLE, True): "▓",
    (IMPASSABLE, False): "~",
    (HEAVY, True): "░",
    (HEAVY, False): ",",
    (OPEN, True): ":",
    (OPEN, False): GROUND,
}

Cell = tuple[int, int]  # column and row, from the lower left


# -- signs ---------------------------------------------------------------------------------------------


def signs_of(state: Summoners, lang: str) -> dict[int, str]:
    """One letter a unit, the first of its name that is free on its side, and one digit an objective.

    Capitals are red's, small letters blue's; with four players green and yellow have theirs in circles.
    """
    signs: dict[int, str] = {}
    taken: set[tuple[int, str]] = set()
    for unit in state.units:
        names = [sign for sign in profile_name(unit.profile, lang).lower() if sign in LETTERS]
        free = [sign for sign in (*names, *LETTERS) if (unit.seat, sign) not in taken]
        letter = free[0] if free else STARS
        taken.add((unit.seat, letter))
        signs[unit.id] = sided(letter, unit.seat)
    for number, objective in enumerate(state.objectives, 1):
        signs[objective.id] = str(number)
    return signs


def sided(letter: str, seat: int) -> str:
    if letter == STARS:
        return STARS
    place = LETTERS.index(letter)
    return (letter.upper(), letter, chr(0x24B6 + place), chr(0x24D0 + place))[seat]


def sign_of(piece: Piece) -> str:
    return RAISED if piece.is_raised else TERRAIN[piece.going, piece.sight != UNSEEN]


# -- the map -------------------------------------------------------------------------------------------


def map_lines(state: Summoners, lang: str, region: Sequence[tuple[Point, ...]] = ()) -> list[Line]:
    """From above, the north edge first. `region`: where somebody can get to, as polygons."""
    signs = signs_of(state, lang)
    columns, rows = state.board // WIDE, state.board // HIGH
    cells = ground_of(state, columns, rows, region)
    for objective in state.objectives:
        style = NOBODYS if objective.holder == NOBODY else f"bold {COLOURS[objective.holder]}"
        mark(cells, cell_of(state, objective.at), Span(signs[objective.id], style), columns, set())
    held: set[Cell] = set()
    for unit in state.here():
        mark(cells, cell_of(state, unit.at), Span(signs[unit.id], f"bold {COLOURS[unit.seat]}"), columns, held)
    frame = "+" + "-" * columns + "+"
    lines: list[Line] = [[Span(f"{state.board // INCH:>{MARGIN - 1}} {frame}", "dim")]]
    for row in range(rows - 1, -1, -1):
        low = row * HIGH
        label = f"{low // INCH:>{MARGIN - 1}}" if low % GRID == 0 and row else " " * (MARGIN - 1)
        inside = joined([cells[column, row] for column in range(columns)])
        lines.append([Span(f"{label} |", "dim"), *inside, Span("|", "dim")])
    lines.append([Span(f"{0:>{MARGIN - 1}} {frame}", "dim")])
    return [*lines, [Span(" " * MARGIN + scale(state.board), "dim")]]


def scale(board: int) -> str:
    """The numbers of the x axis under the characters they belong to."""
    every = GRID // WIDE
    return " " + "".join([f"{inch // INCH:<{every}}" for inch in range(0, board, GRID)]) + str(board // INCH)


def joined(cells: list[Span]) -> Line:
    """Neighbours of one style are one span."""
    line: Line = []
    for cell in cells:
        if line and line[-1].style == cell.style:
            line[-1] = Span(line[-1].text + cell.text, cell.style)
        else:
            line.append(cell)
    return line


def cell_of(state: Summoners, at: Point) -> Cell:
    last = (state.board // WIDE - 1, state.board // HIGH - 1)
    return (min(max(0, at[0] // WIDE), last[0]), min(max(0, at[1] // HIGH), last[1]))


def mark(cells: dict[Cell, Span], cell: Cell, span: Span, columns: int, held: set[Cell]) -> None:
    """Whoever finds the place taken stands beside it: on the map only, the list has the true place."""
    column, row = cell
    for aside in (0, 1, -1, 2, -2, 3, -3):
        if 0 <= column + aside < columns and (column + aside, row) not in held:
            column += aside
            break
    cells[column, row] = span
    held.add((column, row))


def ground_of(state: Summoners, columns: int, rows: int, region: Sequence[tuple[Point, ...]]) -> dict[Cell, Span]:
    """Terrain, the grid, and the region, cell by cell."""
    signs: dict[Cell, str] = {}
    for piece in state.pieces:
        for cell in covered(shape_of(piece), columns, rows):
            signs[cell] = sign_of(piece)
    reached: set[Cell] = set()
    for points in region:
        reached |= set(covered(Polygon(points), columns, rows))
    cells: dict[Cell, Span] = {}
    for column in range(columns):
        for row in range(rows):
            is_crossing = column * WIDE % GRID == 0 and row * HIGH % GRID == 0
            sign = signs.get((column, row), CROSSING if is_crossing else GROUND)
            if (column, row) in reached:
                cells[column, row] = Span(REACHED if sign in (GROUND, CROSSING) else sign, "cyan")
            else:
                cells[column, row] = Span(sign, "dim")
    return cells


def covered(shape: Shape, columns: int, rows: int) -> list[Cell]:
    """The cells that have the shape in their middle, or half-way up or down: narrow pieces are not lost."""
    x0, y0, x1, y1 = shape.box
    found: list[Cell] = []
    for column in range(max(0, x0 // WIDE), min(columns, x1 // WIDE + 1)):
        for row in range(max(0, y0 // HIGH), min(rows, y1 // HIGH + 1)):
            x, y = column * WIDE + WIDE // 2, row * HIGH
            if any([contains(shape, (x, y + height)) for height in (HIGH // 2, HIGH // 6, HIGH - HIGH // 6)]):
                found.append((column, row))
    return found


def place_words(at: Point, lang: str) -> str:
    """12.5/8, in German 12,5/8; to a hundredth of an inch."""
    return "/".join([inch_words(mils, lang) for mils in at])


def inch_words(mils: int, lang: str) -> str:
    words = f"{mils / INCH:.2f}".rstrip("0").rstrip(".")
    return words.replace(".", ",") if lang == "de" else words


def unit_words(state: Summoners, unit: Unit, lang: str) -> str:
    """The sign and the name, for lists."""
    return f"{signs_of(state, lang)[unit.id]} {profile_name(unit.profile, lang)}"
