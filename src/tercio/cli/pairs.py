"""`tercio rules coverage --pairs`: which test plays which exemption in which procedure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from tercio.cli.language import language, say
from tercio.content.wording import Wording
from tercio.rules.pairs import KINDS, Cell, Matrix, cells_of

if TYPE_CHECKING:
    from tercio.rules.coverage import Run

EXEMPTIONS: Final = Wording("tercio.cli", "exemptions")
NEVER: Final = "–"
EMPTY: Final = "0"


def print_pairs(console: Console, matrices: Sequence[Matrix], names: Sequence[str], run: Run | None) -> None:
    """A table of every game; where only one is asked for, the tests of each pair and the reason of each gap besides."""
    for matrix, name in zip(matrices, names, strict=True):
        cells = cells_of(matrix, run.pairs if run else {})
        console.print(_table(matrix, name, cells))
        _line(console, say("pairs-counted", **_numbers(cells)))
        if len(matrices) == 1:
            _print_cells(console, matrix, cells)
    _line(console, say("pairs-legend"))
    if run is None:
        _line(console, say("no-test-run-been-recorded"))
    else:
        _line(console, say("test-run-commit", date=run.date, commit=run.commit))


def pairs_as_data(matrices: Sequence[Matrix], run: Run | None) -> dict[str, Any]:
    """The same for programs."""
    games = []
    for matrix in matrices:
        cells = cells_of(matrix, run.pairs if run else {})
        entries = [
            {
                "procedure": cell.procedure,
                "kind": cell.kind,
                "pairs": cell.played,
                "never": cell.why_never._asdict() if cell.why_never else None,
            }
            for cell in cells
        ]
        games.append({"game": matrix.game, **_numbers(cells), "matrix": entries})
    return {"games": games, "run": {"date": run.date, "commit": run.commit} if run else None}


def are_played(matrices: Sequence[Matrix], run: Run | None) -> bool:
    """No cell that can occur is empty."""
    return not any(_numbers(cells_of(matrix, run.pairs if run else {}))["empty"] for matrix in matrices)


def _numbers(cells: Sequence[Cell]) -> dict[str, int]:
    """Cells are what the table shows; pairs are finer: each exemption with each procedure that it meets."""
    pairs = [tests for cell in cells for tests in cell.played.values()]
    return {
        "cells": len(cells),
        "filled": len([cell for cell in cells if cell.tests]),
        "empty": len([cell for cell in cells if cell.played and not cell.tests]),
        "impossible": len([cell for cell in cells if cell.why_never]),
        "pairs": len(pairs),
        "played": len([tests for tests in pairs if tests]),
    }


def _table(matrix: Matrix, name: str, cells: Sequence[Cell]) -> Table:
    lang = language()
    table = Table(title=name, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(say("procedure"), no_wrap=True)
    for kind in KINDS:
        table.add_column(EXEMPTIONS.spoken(kind, lang), justify="right", overflow="fold")
    for procedure in matrix.procedures:
        row = [cell for cell in cells if cell.procedure == procedure.word]
        table.add_row(procedure.name.spoken(lang), *[_sign(cell) for cell in row])
    return table


def _sign(cell: Cell) -> str:
    if cell.tests:
        return str(len(cell.tests))
    return EMPTY if cell.played else NEVER


def _print_cells(console: Console, matrix: Matrix, cells: Sequence[Cell]) -> None:
    lang = language()
    names = {procedure.word: procedure.name.spoken(lang) for procedure in matrix.procedures}
    for cell in cells:
        heading = f"{names[cell.procedure]} · {EXEMPTIONS.spoken(cell.kind, lang)}"
        if cell.why_never:
            _line(console, f"{heading}: {cell.why_never.spoken(lang)}")
            continue
        _line(console, heading)
        for exemption, tests in cell.played.items():
            more = " " + say("and-more", more=len(tests) - 1) if len(tests) > 1 else ""
            _line(console, f"  {exemption}: " + (f"{tests[0]}{more}" if tests else say("pair-played-by-no-test")))


def _line(console: Console, text: str) -> None:
    console.print(text, markup=False, soft_wrap=not console.is_terminal)
