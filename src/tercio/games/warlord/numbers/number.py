"""A number that a text works out: `per` names it, `of` says of whom it is."""

from __future__ import annotations

from typing import ClassVar

from tercio.content.wording import Phrase, Wording
from tercio.games.warlord.printed.cards import Filter
from tercio.games.warlord.state import Card, Warlord


class Number:
    """It has no state: one object serves all texts."""

    word: ClassVar[str] = ""  # as packs write it
    is_of_many: ClassVar[bool] = False  # a filter, `counted`, says what is counted, and nobody is named in `of`

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        """The number, of this card, or of those whom the filter lets through as seen by `me`."""
        raise NotImplementedError

    def say(self, key: str = "each", **values: object) -> Phrase:
        """Words of this number, from `[say.number.WORD]`."""
        return Wording("tercio.games.warlord", f"number.{self.word}")(key, **values)
