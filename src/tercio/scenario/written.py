"""What a scenario file says, as far as it can be understood before it is played."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tercio.content.document import Document, dotted
from tercio.content.lines import KeyPath
from tercio.content.table import Phrase, suggestion
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.games.vocabulary import Detail, Vocabulary
from tercio.kernel import Dice, Game, Match, Point, RuleId, Seat, Setup, State, open_dice, seeded
from tercio.scenario.toml import CannotWrite, value_text

SAY: Final = Wording("tercio.scenario")

_LONGEST_NUMBER: Final = 10**15  # a longer one is no figure of any game, and may have thousands of digits


class Thing(NamedTuple):
    """A figure or card as the file calls it: by its name, or by its number."""

    path: KeyPath
    name: str | int


class WrittenAnswer(NamedTuple):
    """An answer whose names mean something only when its moment comes."""

    key: str
    subject: Thing | None  # None: the only one that can
    picks: tuple[Thing, ...]
    path: tuple[Point, ...]
    numbers: tuple[int, ...]
    details: tuple[tuple[str, Detail], ...] = ()  # which part of the subject, or where, in the game's own words
    place: KeyPath = ()
    detail: int | None = None  # as a record has it: programs write it where the words of the game are not enough


class WrittenReason(NamedTuple):
    """`because`: a reason that a refusal must give; facts that are not written may be anything."""

    path: KeyPath
    name: str
    facts: dict[str, Any]


class BestAnswer(NamedTuple):
    """One of `best`: an answer that nobody at this table could better, and how far beside its end a way may end."""

    answer: WrittenAnswer
    within: int  # mils


class ExpectedValue(NamedTuple):
    """A path into the position, and what must stand there."""

    path: KeyPath
    where: str
    value: Any


class ExpectedReceipt(NamedTuple):
    """A line that a number's receipt must have, or must not; what is not written may be anything."""

    path: KeyPath
    is_forbidden: bool
    rule: RuleId  # empty: any
    band: str  # empty: any
    value: int | float
    source: Thing | None


class ExpectedEvent(NamedTuple):
    """An event that must have happened, or must not; facts that are not written may be anything."""

    path: KeyPath
    name: str
    is_forbidden: bool
    rule: RuleId  # empty: any
    facts: dict[str, Any]
    receipts: tuple[ExpectedReceipt, ...] = ()


class ExpectedTally(NamedTuple):
    """What a value must be now, and which lines its receipt must have."""

    path: KeyPath
    name: str
    subject: Thing  # where it is a player's value, the number of the seat
    against: Thing | None
    details: tuple[tuple[str, Detail], ...]
    total: int | float | None  # None: anything
    receipts: tuple[ExpectedReceipt, ...]


class ExpectedQuestion(NamedTuple):
    """Who must be asked, and what about."""

    path: KeyPath
    seat: Seat
    kind: str  # empty: anything
    subject: Thing | None
    options: tuple[str, ...] | None  # None: any


class ExpectedTable(NamedTuple):
    """What must be seen on the table and must have happened, for the match itself or one seat's view of it."""

    values: tuple[ExpectedValue, ...] = ()
    absent: tuple[ExpectedValue, ...] = ()
    events: tuple[ExpectedEvent, ...] = ()


class Expected(NamedTuple):
    """`[expect]`: everything that must be true after a step, or at the end."""

    table: ExpectedTable = ExpectedTable()
    tallies: tuple[ExpectedTally, ...] = ()
    views: tuple[tuple[Seat, ExpectedTable], ...] = ()
    questions: tuple[ExpectedQuestion, ...] | None = None
    questions_line: int = 0
    winners: tuple[Seat, ...] | None = None
    ending_rule: RuleId = ""
    is_over: bool | None = None
    outcome_line: int = 0


class WrittenStep(NamedTuple):
    """`[[step]]`: who answers what, whether that must be refused, and what must be true after it."""

    number: int  # from 1
    line: int
    seat: Seat
    answer: WrittenAnswer
    refused_by: tuple[RuleId, ...]  # empty: the answer must be taken
    because: tuple[WrittenReason, ...]  # empty: for whatever reasons
    say: Phrase | None = None  # what a teacher says before it
    expected: Expected = Expected()


class RefusedSetup(NamedTuple):
    """`[setup]` with `refused_by`: a new match that these rules must forbid, and what they say."""

    line: int
    refused_by: tuple[RuleId, ...]
    given: tuple[RuleId, ...]  # the rules that really forbid it; none: it is allowed
    words: Phrase


class Scenario(NamedTuple):
    """A scenario file, ready to be played."""

    document: Document
    game: Game
    vocabulary: Vocabulary
    title: Phrase
    rules: tuple[RuleId, ...]
    setup: Setup
    faces: tuple[int, ...]
    faces_line: int
    is_open: bool
    seed: int
    steps: tuple[WrittenStep, ...]
    expected: Expected
    closing: Phrase | None = None  # what a teacher says at the end
    about: Phrase | None = None  # what is learnt from it
    best: tuple[BestAnswer, ...] = ()  # at the end, for the seat that is asked
    passes: tuple[Seat, ...] = ()  # these seats pass whatever no step states
    refused_setup: RefusedSetup | None = None  # then nothing is played

    def dice(self) -> Dice:
        """Faces fall as they are written, or are typed in; cards are shuffled by the seed."""
        if self.is_open:
            return open_dice(self.seed)
        dice = seeded(self.seed)
        dice.loaded = self.faces
        return dice

    def has_pending(self) -> bool:
        return "pending" in self.setup.get("position", {})

    def trouble(self, path: KeyPath, words: Phrase) -> BadInput:
        """A mistake in the file that shows only when it is played."""
        return BadInput(words.en, words.de, self.document.file, self.document.line_of(path), dotted(path))

    def number_of(self, thing: Thing, state: State) -> int:
        """The number of the thing at this moment."""
        if isinstance(thing.name, int):
            return thing.name
        number = self.vocabulary.id_of(state, thing.name)
        if number is None:
            raise self.trouble(thing.path, no_such_name(thing.name, self.vocabulary.names(state)))
        return number

    def pick_of(self, thing: Thing, m: Match, key: str) -> int:
        """The number of what is picked; the same name may mean something else for another answer."""
        if isinstance(thing.name, int):
            return thing.name
        number = self.vocabulary.pick_of(m, key, thing.name)
        if number is None:
            raise self.trouble(thing.path, no_such_name(thing.name, self.vocabulary.picks_known(m, key)))
        return number


def no_such_name(name: str, known: tuple[str, ...]) -> Phrase:
    listed = ", ".join(known[:20]) or "–"
    if not name:
        return SAY("name-one", listed=listed)
    near = suggestion(name, known) or SAY("there-is", listed=listed)
    return SAY("nothing-called", name=shown(name), near=near)


def in_file(value: Any, longest: int = 80) -> str:
    """A value as one would write it in the file, on one line and not too long."""
    if value is None:
        return "–"
    try:
        return shown(value_text(without_giants(value)), longest)
    except CannotWrite:
        return shown(str(value), longest)


def without_giants(value: Any) -> Any:
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > _LONGEST_NUMBER:
        return "…"
    if isinstance(value, list | tuple):
        return [without_giants(part) for part in value]
    if isinstance(value, dict):
        return {key: without_giants(part) for key, part in value.items()}
    return value
