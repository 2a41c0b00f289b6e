"""Which numbers of a table can be asked for by name: the rules of the game work them out, with their receipts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from tercio.games.vocabulary import Detail, NoSuchDetail
from tercio.kernel import Match, Tally


class Value(NamedTuple):
    """A number that a file may ask for, and the words that say which one is meant."""

    words: tuple[str, ...] = ()  # with names: which attack, which feat
    numbers: tuple[str, ...] = ()  # with whole numbers from 1: which strike
    has_other: bool = False  # it may be `against` somebody
    is_player: bool = False  # it is a value of a seat, not of a thing
    is_length: bool = False


class Asked(NamedTuple):
    """Which value is meant: its name, whose it is, against whom, and what else the file says."""

    name: str
    subject: int
    against: int
    details: Mapping[str, Detail]

    def number(self, word: str, default: int = 1) -> int:
        value = self.details.get(word, default)
        return value if isinstance(value, int) else default

    def word(self, word: str, known: Sequence[str], default: str = "") -> str:
        """One of the names known; another raises NoSuchDetail."""
        name = str(self.details.get(word, default))
        if name not in known:
            raise NoSuchDetail(word, name, tuple(known))
        return name


def nothing(m: Match, asked: Asked) -> Tally | None:  # noqa: ARG001  (a game without values)
    return None


NO_VALUES: Final[Mapping[str, Value]] = MappingProxyType({})


class Values(NamedTuple):
    """Everything that can be asked for, and who answers; None where there is no such value now."""

    known: Mapping[str, Value] = NO_VALUES
    tally_of: Callable[[Match, Asked], Tally | None] = nothing
