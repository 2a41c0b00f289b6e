"""What a game shows in a terminal, in plain data: a drawing of the table, its tallies, and what things are.

A game may have a module `terminal` with these functions; a terminal does without any of them:

    draw(view, lang) -> list[Line]                    what lies on the table, as this seat sees it
    is_drawn(view) -> bool                            is it drawn unasked at the question now open to this seat?
    is_news(view, event) -> bool                      is the event told unasked? The log tells all
    sheets(view, decision) -> list[Sheet]             the numbers that bear on this question
    remark(view, option, lang) -> str                 what a player wants to know beside an option
    note(view, option, pick, lang) -> str             and beside a thing that may be picked for it
    find(view, words, lang) -> list[int]              the things that a player may mean by these words
    describe(view, thing, lang) -> list[Line]         everything about a thing
    tries(view, decision, thing) -> list[Answer]      what a player might want to do with it, allowed or not

For games on a measured table, where words stand for places:

    path(view, decision, option, picks, words, lang)  the corners that a player means by words that are no corners,
      -> tuple[Point, ...] | None                       such as "contact golem"; None where nothing is meant
    numbers(view, decision, option, path, words,      and the numbers by words that are no whole numbers, such as
      lang) -> tuple[int, ...] | None                   "facing golem"; what is meant by no words at all, if anything
    parts(option, words) -> tuple[str, str]           the words for the path and those for the numbers, typed at once
    wanted(option, part, lang) -> str                 how a "path" or "numbers" are typed; empty for the usual words
    look(view, decision, option, words, lang)         what a player asks to see instead of answering, such as a
      -> list[Line] | None                              distance; None where the words ask for nothing
    help_rows(lang) -> list[tuple[str, str]]          what can be typed beside the usual commands
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
