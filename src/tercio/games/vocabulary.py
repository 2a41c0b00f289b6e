"""How a game's positions and names are written by hand, in scenario files and set-ups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tercio.content.document import Document
from tercio.content.lines import KeyPath
from tercio.content.table import Table
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.kernel import NOBODY, Game, Match, Point, Refusal, State, Step
from tercio.kernel.codec import BadShape
from tercio.kernel.decision import BOUND
from tercio.kernel.record import codec_of

SAY: Final = Wording("tercio.games", "vocabulary")
BEYOND: Final = 12_000  # how far a piece of terrain may stick out over the edge of the table

Detail = int | str  # a whole number, or a name


class NoSuchDetail(Exception):
    """Nothing about the thing has the name that an answer gives."""

    def __init__(self, word: str, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{word} = {name}")
        self.word = word
        self.name = name
        self.known = known


class Fault(NamedTuple):
    """Something that no match can come to: what is wrong, by which rule, and where in the position it is written."""

    thing: int  # NOBODY: it is about no thing on the table
    refusal: Refusal
    place: KeyPath


class Vocabulary:
    """One a game. What `write_position` writes, `read_position` reads back to the same table."""

    things: tuple[str, ...] = ()  # the words for what an answer is about, such as "unit"
    details: tuple[str, ...] = ()  # further words of an answer, with whole numbers: which part of the thing, where
    detail_words: tuple[str, ...] = ()  # further words of an answer, with names: which attack, which spell
    setup_keys: tuple[str, ...] = ()  # what a new match may begin with
    content_keys: tuple[str, ...] = ()  # the tables of a pack that a scenario may define for itself

    def read_position(self, game: Game, table: Table) -> tuple[State, list[Step]]:
        """The table as written down, and what is under way, last step first. Mistakes go to the document."""
        raise NotImplementedError

    def write_position(self, m: Match) -> dict[str, Any]:
        raise NotImplementedError

    def ask_setup(self, game: Game, table: Table) -> None:
        """The table of a set-up is asked for everything that a new match may begin with."""

    def faults_of(self, state: State) -> list[Fault]:
        """Everything that the rules forbid in a readable position: it can still be played."""
        return []

    def numbers(self, state: State) -> dict[str, int]:
        """All names of things with the numbers that they stand for."""
        raise NotImplementedError

    def id_of(self, state: State, name: str) -> int | None:
        """The number of the thing with this name."""
        return self.numbers(state).get(name)

    def name_of(self, state: State, number: int) -> str:
        """The name of the thing with this number; empty where there is none."""
        return name_in(self.numbers(state), number)

    def names(self, state: State) -> tuple[str, ...]:
        """All names that `id_of` knows now."""
        return tuple(self.numbers(state))

    def meant(self, m: Match, key: str, number: int, details: Mapping[str, Detail]) -> tuple[int, int]:
        """Subject and detail of an answer with this key that names this thing (or nobody) and has these details.

        A name that fits nothing raises NoSuchDetail.
        """
        return number, NOBODY

    def pick_of(self, m: Match, key: str, name: str) -> int | None:
        """The number of what an answer with this key picks by this name."""
        return self.id_of(m.state, name)

    def picks_known(self, m: Match, key: str) -> tuple[str, ...]:
        """All names that `pick_of` knows now."""
        return self.names(m.state)

    def word_of(self, game: Game, state: State, kind: str, value: int, of: int = NOBODY) -> str:
        """How files write a fact of this kind, where that is neither a thing nor a number; else empty.

        `of`: the thing whose part it is.
        """
        return ""


def name_in(numbers: Mapping[str, int], number: int) -> str:
    """The name that stands for this number; empty where there is none."""
    return next((name for name, other in numbers.items() if other == number), "")


# -- reading what all positions have ------------------------------------------------------------------------


def seats_in(table: Table, section: str, most: int) -> int:
    """As many players as are described, or as the things of this section belong to; two at least."""
    highest = 1
    things = table.value(section)
    for thing in things.values() if isinstance(things, dict) else ():
        seat = thing.get("seat") if isinstance(thing, dict) else None
        if isinstance(seat, int):
            highest = max(highest, seat)
    players = table.value("players")
    return min(most, max(highest + 1, len(players) if isinstance(players, list) else 0))


def player_tables(table: Table, seats: int, most: int) -> list[Table]:
    """The table of each player, empty where nothing is written."""
    written = list(table.tables("players"))
    if len(written) > most:
        table.refuse("players", *SAY("most-players", most=most))
    written += [Table(table.document, (*table.path, "players", seat), {}) for seat in range(len(written), seats)]
    return written[:seats]


def read_outline(table: Table, board: int) -> tuple[tuple[Point, ...], int]:
    """The corners of a piece of terrain and no radius; a dot where there are too few, so that nothing else is wrong."""
    corners = table.points("outline", -BEYOND, board + BEYOND)
    if len(corners) < 3:
        table.refuse("outline", *SAY("outline"))
        return (corners[0] if corners else (0, 0),), 1
    return corners, 0


def refuse_namesakes(table: Table, section: str, names: Sequence[str]) -> None:
    """Whatever is on the table has a name of its own."""
    for name in sorted({name for name in names if names.count(name) > 1}):
        table.refuse(section, *SAY("namesakes", name=shown(name)))


def read_pending(game: Game, table: Table) -> list[Step]:
    """`[[pending]]`: steps under way that the game's own words do not describe, as a save writes them."""
    codec = codec_of(game)
    steps: list[Step] = []
    for entry in table.tables("pending"):
        data = {key: entry.value(key) for key in entry.keys()}
        if has_giant(data):
            entry.refuse("step", *SAY("number-step-too-large"))
            continue
        try:
            steps.append(codec.load_step(data))
        except (BadShape, ValueError) as error:  # ValueError: a key that should be a number and is not
            why = shown(str(error), longest=200)
            entry.refuse("step", *SAY("step-cannot-read", why=why))
    return steps


def has_giant(data: Any) -> bool:
    """A number that no match can have, and that may be too long to be printed."""
    if isinstance(data, dict):
        return any([has_giant(value) for value in data.values()])
    if isinstance(data, list):
        return any([has_giant(value) for value in data])
    return isinstance(data, int) and abs(data) > BOUND


def write_pending(m: Match) -> list[dict[str, Any]]:
    codec = codec_of(m.game)
    return [codec.dump(step) for step in m.stack]


def as_table(data: Any, name: str) -> Table:
    """Plain data from a record, to be read like a file."""
    if not isinstance(data, dict):
        raise BadInput(*SAY("must-table"), key=name)
    return Table.root(Document(name, "", data, {}))
