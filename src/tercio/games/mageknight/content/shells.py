"""Bombardment tokens of a pack: what is printed on them."""

from __future__ import annotations

from typing import Final

from tercio.content.table import Table
from tercio.content.wording import Wording
from tercio.games.mageknight.printed.dials import Drift, Shell
from tercio.games.mageknight.state import INCH

SAY: Final = Wording("tercio.games.mageknight", "content")

FACES: Final = 6
AROUND: Final = (0, 60, 120, 180, 240, 300)  # a48: clockwise from the arrow


def read_shell(entry: Table) -> Shell:
    """A shell has everything that a bombardment token prints. MK-BOMB-02, a48"""
    name = entry.two_languages("name")
    shell = Shell(
        entry.identifier("id"),
        name.en,
        name.de,
        entry.integer("target", 0, 30),
        entry.decimal_mils("radius", 0, 12 * INCH),
        tuple([read_drift(row) for row in entry.tables("drift", at_least=1)]),
        entry.integers("directions", 0, 359, default=AROUND),
        entry.integer("attack", 0, 24),
        entry.integer("damage", 0, 12),
    )
    if len(shell.directions) != FACES:
        entry.refuse("directions", *SAY("direction-each-face-die"))
    if list(shell.drift) != sorted(shell.drift, key=lambda row: -row.least):
        entry.refuse("drift", *SAY("rows-begin-best-result"))
    entry.done()
    return shell


def read_drift(entry: Table) -> Drift:
    row = Drift(entry.integer("least", 0, 30), entry.decimal_mils("far", 0, 36 * INCH))
    entry.done()
    return row
