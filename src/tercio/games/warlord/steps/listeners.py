"""Steps that speak of characters, and those that wait for others: the child reports through these."""

from __future__ import annotations

from tercio.games.warlord.state import FORMATION, warlord
from tercio.kernel import NOBODY, Match, RuleId, Seat, Step


class Speaks(Step):
    """A step speaks of characters. One that leaves play and comes back is another one, of whom it does not. A107

    Every procedure asks `has` whether somebody is still there; `changes.enter` tells all who has come back.
    """

    strangers: tuple[int, ...]  # have come back under a number that it may know: other characters now

    def has(self, m: Match, number: int) -> bool:
        """The character is in play, and still the one of whom the step speaks. A32, A107"""
        return number != NOBODY and number not in self.strangers and warlord(m).cards[number].zone == FORMATION

    def lose(self, number: int) -> None:
        """Somebody comes back into play; whatever was said of this number before is not about him."""
        if number not in self.strangers:
            self.strangers = (*self.strangers, number)

    def meet(self, *numbers: int) -> None:
        """From now on the step speaks of these as they are, also of one who has come back."""
        self.strangers = tuple([number for number in self.strangers if number not in numbers])


class Hears(Speaks):
    """Waits for a check or a strike; the child writes how it went: passed, failed, hit, missed, killed, cancelled."""

    result: str

    def heard_strike(self, m: Match, target: int) -> None:
        """At whom the strike was made that is over now, for those to whom it matters."""

    def heard_check(self, m: Match, number: int, kind: str, has_passed: bool) -> None:
        """Whose check it was, for those to whom it matters; how it went stands in `result` as well."""


class Places(Hears):
    """Waits for a place in a rank, besides."""

    def placed(self, m: Match, rank: int, place: int) -> None:
        raise NotImplementedError


class Moves(Places):
    """A character manoeuvres; it may be stopped before it has moved."""

    is_stopped: bool


class Acts(Places):
    """An action under way, which may be cancelled until it takes effect (A52)."""

    is_cancelled: bool

    def card_of_action(self) -> int:
        """The card whose text or feat it is."""
        raise NotImplementedError


class Rolls(Step):
    """Waits for a d20 to which texts may add, or which they may let count as a certain face (WL-DICE-07)."""

    forced: int

    def add(self, amount: int, rule: RuleId, source: int) -> None:
        raise NotImplementedError


def report(m: Match, result: str) -> None:
    """Tell the step on top, if it listens."""
    if m.stack:
        parent = m.stack[-1]
        if isinstance(parent, Hears):
            parent.result = result


def is_stranger(m: Match, number: int) -> bool:
    """The moment is about somebody else: a character that has come back since is not the one it speaks of. A107"""
    speaking = m.find(Speaks)
    return speaking is not None and number in speaking.strangers


class GivesOrders(Speaks):
    """A player's turn in the Order Phase; texts may grant him or others further orders at once."""

    more: tuple[Seat, ...]
