"""What a game shows in a terminal, in plain data: a drawing of the table, and its tallies.

A game may have a module `terminal` with two functions; a terminal does without either:

    draw(view, lang) -> list[Line]            what lies on the table, as this seat sees it
    sheets(view, decision) -> list[Sheet]     the numbers that bear on this question
"""

from __future__ import annotations

from typing import NamedTuple

from tercio.kernel import NOBODY, Tally


class Span(NamedTuple):
    """Words in one style: "" or words such as "bold red" and "dim"."""

    text: str
    style: str = ""


Line = list[Span]


class Sheet(NamedTuple):
    """A tally that a player may look at.

    `[tally.KEY]` in the game's texts has its title; `subject` says there what it is of, and the kind of its first
    fact is that of its numbers. Where the key is that of an option, the sheet says what that option allows.
    """

    key: str
    tally: Tally
    subject: int = NOBODY
