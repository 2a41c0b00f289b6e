"""The toy game in a terminal: a map with a figure a letter, and the figures beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercio.content.wording import Wording
from tercio.games.skirmish.game import SIDES, card_name
from tercio.games.skirmish.state import (
    BLUE,
    INCH,
    NO_CARD,
    RED,
    TABLE,
    UNKNOWN,
    Skirmish,
    Unit,
    skirmish,
)
from tercio.games.skirmish.steps import ROUNDS
from tercio.games.terminal import Span, Spans
from tercio.kernel import Event, Seat, View

HALF: Final = INCH // 2  # one character on the map is half an inch wide and one inch high
SPACE: Final = 2  # between the map and the figures
COLOURS: Final = ("red", "bright_blue")

word: Final = Wording("tercio.games.skirmish", "terminal.screen").spoken


def draw(view: View, lang: str) -> list[Spans]:
    state = skirmish(view.ghost)
    letters = letters_of(state, lang)
    left = map_lines(state, letters)
    number: Spans = [Span(word("round", lang, round=max(1, state.round), last=ROUNDS), "bold")]
    blue = side_lines(view, state, BLUE, letters, lang)
    red = side_lines(view, state, RED, letters, lang)
    return beside(left, [number, [], *blue, [], *red])


def is_drawn(view: View) -> bool:  # noqa: ARG001  (every game's function has it)
    return True


def is_news(view: View, event: Event) -> bool:  # noqa: ARG001
    return True


def letters_of(state: Skirmish, lang: str) -> dict[int, str]:
    """One letter a figure, the first of its name that is free: capitals for red, small ones for blue."""
    letters: dict[int, str] = {}
    for unit in state.units:
        name = (unit.profile.name_de if lang == "de" else unit.profile.name_en) + "abcdefghijklmnopqrstuvwxyz"
        candidates = [sign.upper() if unit.seat == RED else sign.lower() for sign in name if sign.isalpha()]
        free = [sign for sign in candidates if sign not in letters.values()]
        letters[unit.id] = free[0] if free else "?"
    return letters


def map_lines(state: Skirmish, letters: dict[int, str]) -> list[Spans]:
    """The table from above, the far edge first; whole inches are dots."""
    inches = TABLE // INCH
    cells: dict[tuple[int, int], Span] = {}
    for unit in state.units:
        if not unit.has_left:
            column, row = (unit.at[0] + HALF // 2) // HALF, (unit.at[1] + HALF) // INCH
            while (column, row) in cells:
                column += 1
            cells[column, row] = Span(letters[unit.id], f"bold {COLOURS[unit.seat]}")
    lines: list[Spans] = []
    for row in range(inches, -1, -1):
        line: Spans = [Span(f"{row:>2} ", "dim")]
        for column in range(2 * inches + 1):
            ground = Span("·" if column % 2 == 0 else " ", "dim")
            line.append(cells.get((column, row), ground))
        lines.append(line)
    scale = "".join([f"{inch:<4}" for inch in range(0, inches, 2)]) + str(inches)
    return [*lines, [Span("   " + scale, "dim")]]


def side_lines(view: View, state: Skirmish, seat: Seat, letters: dict[int, str], lang: str) -> list[Spans]:
    """A side, its stance and card, then its figures in columns."""
    name = SIDES[lang][seat] + (f" ({word('you', lang)})" if seat == view.seat else "")
    said = [word(state.stances[seat], lang)] if state.stances[seat] else []
    said.append(card_words(state.hands[seat], lang))
    units = [unit for unit in state.units if unit.seat == seat]
    headings = ["", *[word(key, lang) for key in ("figure", "life", "melee", "reflexes", "at", "acted")]]
    rows = [[letters[unit.id], *columns_of(unit, lang)] for unit in units]
    widths = [max([len(row[i]) for row in (headings, *rows)]) for i in range(len(headings))]
    lines: list[Spans] = [
        [Span(name, f"bold {COLOURS[seat]}"), Span("  " + " · ".join(said))],
        [Span(aligned(headings, widths), "dim")],
    ]
    for unit, row in zip(units, rows, strict=True):
        faded = "dim" if unit.has_left or unit.has_acted else ""
        lines.append([Span(row[0], f"bold {COLOURS[seat]}"), Span(aligned(row, widths)[1:], faded)])
    return lines


def card_words(card: str, lang: str) -> str:
    if card == NO_CARD:
        return word("no-card", lang)
    name = word("hidden", lang) if card == UNKNOWN else card_name(card, lang)
    return word("card", lang, name=name)


def columns_of(unit: Unit, lang: str) -> list[str]:
    profile = unit.profile
    name = profile.name_de if lang == "de" else profile.name_en
    life = f"{unit.life_left}/{profile.life}"
    if unit.has_left:
        return [name, life, "", "", "", word("left", lang)]
    at = "/".join([inches_of(mils, lang) for mils in unit.at])
    states = ("✓" if unit.has_acted else " ") + (" " + word("parried", lang) if unit.has_parried else "")
    return [name, life, str(profile.melee), str(profile.reflexes), at, states]


def inches_of(mils: int, lang: str) -> str:
    whole, rest = divmod(mils, INCH)
    if rest == 0:
        return str(whole)
    return f"{whole}{',' if lang == 'de' else '.'}{rest:03}".rstrip("0")


def aligned(row: Sequence[str], widths: Sequence[int]) -> str:
    return " ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip()


def beside(left: list[Spans], right: list[Spans]) -> list[Spans]:
    """Two blocks next to each other; every line of the left one is as wide as its first."""
    width = sum([len(span.text) for span in left[0]]) + SPACE
    lines: list[Spans] = []
    for row in range(max(len(left), len(right))):
        line = left[row] if row < len(left) else []
        used = sum([len(span.text) for span in line])
        lines.append([*line, Span(" " * (width - used)), *(right[row] if row < len(right) else [])])
    return lines
