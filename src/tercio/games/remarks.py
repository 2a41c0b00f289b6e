"""What a player wants to know beside a question: its numbers, what an option means, what stands against a wish.

Page and terminal show the same. The modules `sheets` and `remarks` of a game's room `words` have these functions.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from tercio.kernel import NOBODY, Answer, Decision, Option, Tally, View


class Sheet(NamedTuple):
    """A tally that a player may look at.

    `[tally.KEY]` in the game's texts has its title; `subject` says there what it is of, and the kind of its first
    fact is that of its numbers. Where the key is that of an option, the sheet says what that option allows.
    """

    key: str
    tally: Tally
    subject: int = NOBODY
    detail: int = NOBODY


class Sheets(Protocol):
    """Numbers with their receipts."""

    def sheets(self, view: View, decision: Decision) -> list[Sheet]:
        """Those that bear on this question."""


class Remarks(Protocol):
    """Words beside options, picks and things."""

    def remark(self, view: View, option: Option, lang: str) -> str:
        """What a player wants to know beside an option."""

    def note(self, view: View, option: Option, pick: int, lang: str) -> str:
        """And beside a thing that may be picked for it."""

    def find(self, view: View, words: str, lang: str) -> list[int]:
        """The things that a player may mean by these words."""

    def tries(self, view: View, decision: Decision, thing: int) -> list[Answer]:
        """What a player might want to do with a thing, allowed or not."""

    def reactions(self, view: View, thing: int) -> list[Answer]:
        """What the player of this view might want to answer to others with a thing of his own, allowed or not."""


def tries_of(remarks: Remarks, view: View, thing: int) -> list[Answer]:
    """What might be wanted of a thing now: in answer to the open question, or to what others do."""
    return remarks.tries(view, view.asks[0], thing) if view.asks else remarks.reactions(view, thing)
