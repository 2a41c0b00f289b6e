"""What each seat brings to the table: a deck or an army, a ready one or a player's own list.

A game whose box has `forces` is played with them; a game without any always begins alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from tercio.content.table import Table
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Phrase, Wording
from tercio.games.pieces import Piece
from tercio.kernel import NOBODY, Dice, Game, Match, RuleId, Setup
from tercio.kernel.game import Json

SAY: Final = Wording("tercio.games", "forces")

YES: Final = ("yes", "ja", "true")
NO: Final = ("no", "nein", "false")
NOTHING_SAID: Final[Mapping[str, str]] = MappingProxyType({})

# Kinds of choices.
ONE_OF: Final = "one-of"
YES_OR_NO: Final = "yes-or-no"
NUMBER: Final = "number"


class Ready(NamedTuple):
    """A force that can be taken as it is."""

    name: str  # what a player types
    title: Phrase
    guide: Phrase  # how it is played, several sentences


class Trouble(NamedTuple):
    """Something that is wrong with a list: a rule that it breaks, or a line (from 1) that cannot be read."""

    text: Phrase
    rule: str = ""
    line: int = 0


class Listed(NamedTuple):
    """One entry of a list: what it is, how often it is there, what it carries, and on which level it is played."""

    id: str
    copies: int
    carries: tuple[str, ...] = ()
    level: int = 0
    spells: tuple[str, ...] = ()  # in the book that it carries
    mount: str = ""  # what it sits on


class ListKey(NamedTuple):
    """A word that a list says as `key = "word"`: which ones there are, and the table of a pack that can bring more."""

    key: str
    title: Phrase
    words: Mapping[str, Phrase]
    table: str = ""


class Checked(NamedTuple):
    """A list while somebody is writing it. Counts go by key, such as a level, a type or a faction."""

    name: str
    cards: dict[str, int]
    problems: list[Trouble]
    unknown: list[Trouble]
    counts: dict[str, dict[str, int]]
    army: list[str]  # what stands on the table first; empty where the list has nothing of the kind, or not enough
    entries: tuple[Listed, ...] = ()  # in the order of the list, where equal things can differ in what they carry


class Value(NamedTuple):
    """Something that can be agreed on."""

    word: str
    title: Phrase
    hint: Phrase = Phrase("", "")
    seats: tuple[int, ...] = ()  # the numbers of players with which it is possible; empty: any


class Choice(NamedTuple):
    """A question that players settle before a match, as a form asks it; `word` is its name in `Forces.agreed`."""

    word: str
    kind: str  # ONE_OF its values, YES_OR_NO, or a NUMBER
    title: Phrase
    hint: Phrase
    otherwise: str  # what holds where nobody says anything; empty: it follows from what the players bring
    values: tuple[Value, ...] = ()
    least: int = 0
    most: int = 0
    step: int = 1
    seats: tuple[int, ...] = ()  # the numbers of players with which it is asked; empty: any
    is_pictured: bool = False  # each of its values has a picture
    is_first: bool = False  # everybody wants to see it; the others are details


class Forces:
    """One a game. What it reads goes into the set-up, so that a record needs no other file."""

    fewest: int = 2  # seats
    most: int = 2
    seats: tuple[int, ...] = ()  # how many may play; empty: any number from the fewest to the most
    thing: Phrase = SAY("deck")  # neuter in German
    option: str = "--deck"  # how the command line takes one
    question: Phrase = SAY("which-deck")
    currency: Phrase = SAY("point")  # what pieces cost

    def numbers(self) -> tuple[int, ...]:
        """How many may play."""
        return self.seats or tuple(range(self.fewest, self.most + 1))

    def ready(self, game: Game) -> tuple[Ready, ...]:
        """The ready ones, in the order of a menu."""
        raise NotImplementedError

    def suiting(self, game: Game, taken: Sequence[Json], words: Mapping[str, str] = NOTHING_SAID) -> list[str]:
        """The names of the ready ones that are a match for those that others have taken, and for what was agreed on."""
        return [ready.name for ready in self.ready(game)]

    def by_lot(self, game: Game, taken: Sequence[Json], lots: Dice, words: Mapping[str, str] = NOTHING_SAID) -> str:
        """A ready one for a bot: one that nobody else has, as long as there are any."""
        names = self.suiting(game, taken, words)
        free = [name for name in names if name not in taken] or names
        return free[lots.below(len(free))]

    def read(self, game: Game, text: str, file: str) -> Json:
        """A player's own list as written in a set-up; BadInput with every rule it breaks."""
        raise NotImplementedError

    def allow(self, game: Game, force: Json, options: Setup) -> None:
        """BadInput where such a match does not allow what `read` has returned, or the ready one of this name."""

    def written(self, game: Game, name: str) -> str | None:
        """A ready one as a player would write it, to begin a list of one's own with; None where there is none."""
        raise NotImplementedError

    def check(self, game: Game, text: str, is_campaign: bool = False) -> Checked:
        """Everything that can be said about a list, right or wrong."""
        raise NotImplementedError

    def keys(self, game: Game) -> tuple[ListKey, ...]:
        """What a list says, where it is a few words and no enumeration of pieces."""
        return ()

    def setup(self, forces: list[Json]) -> Setup:
        """What a match starts from: one force a seat, the name of a ready one or what `read` has returned."""
        raise NotImplementedError

    def choices(self, game: Game) -> tuple[Choice, ...]:
        """What can be agreed on, in the order of a form."""
        return ()

    def matching(self, force: Json) -> dict[str, str]:
        """What has to be agreed on so that those who come after this one bring no more than it."""
        return {}

    def following(self, forces: list[Json]) -> dict[str, str]:
        """What holds for the choices that follow from what the players have brought so far, a word for each."""
        return {}

    def pieces(self, m: Match) -> list[Piece]:
        """What became of the pieces of a match that is over; none where the game does not tell."""
        return []

    def agreed(self, setup: Setup, words: Mapping[str, str]) -> Setup:
        """The same with what the players have agreed on, a word for each; BadInput for what cannot be chosen."""
        for word in words:
            raise nothing_to_agree(word)
        return setup


def nothing_to_agree(word: str) -> BadInput:
    given = shown(word)
    return BadInput(
        *SAY("game-nothing-called-can-agreed", given=given),
        key="--with",
    )


# -- what players agree on, in words ------------------------------------------------------


def one_of(word: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise not_possible(word, value, ", ".join(allowed))
    return value


def is_wanted(word: str, value: str) -> bool:
    return one_of(word, value, (*YES, *NO)) in YES


def whole(word: str, value: str, least: int, most: int) -> int:
    if value.isdecimal() and value.isascii() and len(value) < 7 and least <= int(value) <= most:
        return int(value)
    raise not_possible(word, value, f"{least} - {most}")


def not_possible(word: str, value: str, known: str) -> BadInput:
    given = shown(value)
    return BadInput(
        *SAY("not-possible", word=word, given=given, known=known),
        key="--with",
    )


def unknown_word(word: str, known: tuple[str, ...]) -> BadInput:
    named, given = ", ".join(known), shown(word)
    return BadInput(
        *SAY("nothing-called-can-agreed", given=given, named=named),
        key="--with",
    )


def check_teams(table: Table, teams: list[int], rule: RuleId) -> None:
    """Either all players are in teams, or nobody is; and there must be somebody to fight."""
    if NOBODY in teams and set(teams) != {NOBODY}:
        table.refuse("players", *SAY("teams-of-some"), rule)
    elif len(teams) > 1 and len(set(teams)) == 1 and NOBODY not in teams:
        table.refuse("players", *SAY("one-team"), rule)
