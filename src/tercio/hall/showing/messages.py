"""What the server sends through a socket. The page's types are generated from these."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from tercio.games.measures import About, AreaScene, FieldScene, FigureScene, MarkerScene, RayScene
from tercio.games.scenes import Dice, Place
from tercio.hall.showing.packs import PackInfo


class Said(TypedDict):
    """One line of the chat."""

    seat: int
    name: str
    text: str
    at: int


class Seat(TypedDict):
    """A seat, who sits there, and whether they are here."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    bot: str
    is_taken: bool
    has_force: bool
    is_here: bool
    is_asked: bool
    clock_ms: int | None


class ClockTerms(TypedDict):
    """Time to think: minutes for the whole match and seconds for every answer; or days for each question."""

    minutes: int
    increment_s: int
    days: int


class ForeseenAnswer(TypedDict):
    """An answer for later, in words; `answer` as it is sent."""

    kind: str
    question: str
    text: str
    answer: dict[str, Any]
    times: int


class Preparing(TypedDict):
    """What a seat has prepared, and what it could prepare: answers to questions that it has met."""

    line: list[ForeseenAnswer]
    choices: list[ForeseenAnswer]
    has_lapsed: bool  # another question came than was foreseen


class LogLine(TypedDict):
    """One thing that happened, with the rule that made it happen."""

    text: str
    rule: str
    kind: str  # the name of the event
    round: int
    answer: int  # how many answers came before it
    things: list[int]
    dice: Dice | None
    way: list[list[int]]  # corners x, y of the way that the first of the things has gone; empty for none


class Pick(TypedDict):
    """One thing that an option lets pick."""

    pick: int
    text: str
    note: str
    at: list[int]


class Option(TypedDict):
    """One thing that may be answered; `at` are the things on the table that stand for it."""

    key: str
    subject: int
    detail: int
    rule: str
    text: str
    remark: str
    at: list[int]
    place: Place | None
    among: list[Pick]
    least: int
    most: int
    corners: int
    mover: int  # the figure that goes along the path; -1: its points are places
    has_spots: bool  # each point of its path is a spot of its own
    numbers: int
    low: int
    high: int
    fields: list[FieldScene]  # what the numbers mean, where the game says it
    total: int  # what they have to add up to; -1: whatever


class SheetLine(TypedDict):
    """One receipt of a tally."""

    text: str
    value: str
    band: str
    rule: str


class Sheet(TypedDict):
    """A number with its receipts."""

    title: str
    subject: int
    total: str
    lines: list[SheetLine]


class Question(TypedDict):
    """What this seat is asked. Every answer can be made from these fields alone."""

    kind: str
    rule: str
    text: str
    subject: int
    is_window: bool
    options: list[Option]
    sheets: list[Sheet]
    marks: dict[str, int]


class Waiting(TypedDict):
    """Who is asked, and what kind of question."""

    seat: int
    kind: str


class Outcome(TypedDict):
    """How the match ended."""

    winners: list[int]
    rule: str
    text: str


class Offer(TypedDict):
    """What somebody has offered, and who has agreed so far."""

    what: Literal["draw", "take-back", "rematch", "swapped"]
    by: int
    yes: list[int]


class Aside(TypedDict):
    """Something that the game lets this seat say now, even if another seat is asked."""

    key: str
    text: str
    rule: str


class May(TypedDict):
    """What this seat may ask for now."""

    take_back: bool
    draw: bool
    concede: bool
    rematch: bool
    advice: bool
    asides: list[Aside]


class SuggestedAnswer(TypedDict, total=False):
    """An answer without its seat."""

    key: str
    subject: int
    detail: int
    picks: list[int]
    path: list[list[int]]
    numbers: list[int]


class Lesson(TypedDict):
    """Where a guided match stands."""

    id: str
    title: str
    text: str
    step: int
    steps: int
    is_over: bool
    hint: SuggestedAnswer | None
    next: str  # the lesson after this one; empty: none


class PuzzleAnswer(TypedDict):
    """One answer to a puzzle, and the chance to win that it leaves; None: nobody has thought of it."""

    text: str
    percent: int | None
    is_yours: bool


class PuzzleEnds(TypedDict):
    """So many times bots played on to the end: the points after the best answer and after the next best."""

    times: int
    best: float
    next_best: float


class PuzzleResult(TypedDict):
    """What the first answer was worth, beside all that the bot has thought of; the first one is the best."""

    is_right: bool
    answers: list[PuzzleAnswer]
    missed_by: list[str]  # levels of bots
    ends: PuzzleEnds | None


class Puzzle(TypedDict):
    """What is asked at this table; there is a result as soon as it is answered."""

    id: str
    seat: int
    grade: int  # how many levels of bots miss it
    result: PuzzleResult | None


class Patch(TypedDict, total=False):
    """What has changed in an object; in a list, whose length never changes, the keys are positions."""

    put: dict[str, Any]  # new, or whole instead of what was there
    within: dict[str, Patch]  # changed further in
    gone: list[str]


class TableMessage(TypedDict):
    """Everything that this seat sees. Only `log`, `chat` and `changes` go on from the last message."""

    type: Literal["table"]
    match: str
    game: str
    n: int
    you: int
    lang: Literal["de", "en"]
    stage: Literal["waiting", "playing", "over"]
    seats: list[Seat]
    watchers: int
    is_muted: bool  # those who watch may not speak
    turn: int
    answers: int
    round: int
    scene: dict[str, Any] | None
    changes: Patch | None  # the scene is the last one with these changes; None: it is `scene`
    question: Question | None
    waiting: list[Waiting]
    log_from: int
    log: list[LogLine]
    chat_from: int
    chat: list[Said]
    outcome: Outcome | None
    offers: list[Offer]
    may: May
    next_match: str
    is_practice: bool  # it began from a position that somebody set by hand
    is_rated: bool  # its end changes ratings
    began_with: str  # the version of the rules with which it began; empty where it is that of today
    agreed: dict[str, str]  # what the players have agreed on, where it is not the usual
    following: dict[str, str]  # what follows from what they have brought so far
    clock: ClockTerms | None
    packs: list[PackInfo]  # what it is played with besides our own content
    lesson: Lesson | None
    puzzle: Puzzle | None
    preparing: Preparing | None  # in a match by days, while another seat is asked
    done: list[int]  # the frames of this client that are done with it


class Refusal(TypedDict):
    """Why not: the sentence with figures, and the rule in words."""

    rule: str
    title: str
    text: str
    because: str
    is_house: bool
    things: list[int]  # what stands against it on the table


class Done(TypedDict):
    type: Literal["done"]
    id: int


class RefusedMessage(TypedDict):
    type: Literal["refused"]
    id: int
    refusals: list[Refusal]


class VerdictMessage(TypedDict):
    type: Literal["verdict"]
    id: int
    legal: bool
    refusals: list[Refusal]


class Try(TypedDict):
    """Something that could be wanted of a thing."""

    key: str
    subject: int
    text: str
    legal: bool
    refusals: list[Refusal]


class WhyMessage(TypedDict):
    type: Literal["why"]
    id: int
    thing: int
    tries: list[Try]


class Against(TypedDict):
    """What stands against choosing a thing."""

    thing: int
    refusals: list[Refusal]


class FollowMessage(TypedDict):
    """The question that would come next; none where others are asked first, dice fall, or the answer is refused."""

    type: Literal["follow"]
    id: int
    question: Question | None
    against: list[Against]


class Hint(TypedDict):
    text: str
    answer: SuggestedAnswer


class HintsMessage(TypedDict):
    type: Literal["hints"]
    id: int
    hints: list[Hint]


class Advised(TypedDict):
    """An answer that a bot has weighed, and how good it finds it."""

    text: str
    answer: SuggestedAnswer
    behind: int  # points by the bot's own estimate: 0 for the best, below zero for what is worse
    outlook: int  # 100: it wins, -100: it loses, in between how the match then stands
    trials: int  # how many imagined matches it was tried on


class AdviceMessage(TypedDict):
    """Best first; nothing where nothing is asked, or where the question has changed meanwhile."""

    type: Literal["advice"]
    id: int
    advice: list[Advised]


class PlanMessage(TypedDict):
    """What an answer in the making comes to. Lengths in mils; -1 where there is none."""

    type: Literal["plan"]
    id: int
    answer: SuggestedAnswer | None  # the one that was asked about, or the way that was found
    legal: bool
    refusals: list[Refusal]
    length: int
    cost: int
    allowed: int
    figures: list[FigureScene]  # what would stand or lie there then
    areas: list[AreaScene]
    markers: list[MarkerScene]
    rays: list[RayScene]
    sheets: list[Sheet]
    words: list[str]
    wish: list[list[int]]  # the way straight to where the player points, if that is refused
    against: list[Refusal]  # and why


class OddsPart(TypedDict):
    """One thing that may happen: in words, and how likely it is."""

    key: str
    text: str
    percent: float


class OddsAbout(TypedDict):
    """Everything that may happen to one of them."""

    thing: int
    name: str
    parts: list[OddsPart]


class OddsMessage(TypedDict):
    """What may come of an answer if nobody reacts; nothing where no die falls, or where it is refused."""

    type: Literal["odds"]
    id: int
    is_exact: bool  # else a sample was played
    about: list[OddsAbout]


class ReachMessage(TypedDict):
    """Polygons whose union is where a base can get to."""

    type: Literal["reach"]
    id: int
    region: list[list[list[int]]]


class RaysMessage(TypedDict):
    type: Literal["rays"]
    id: int
    thing: int
    rays: list[RayScene]


class AboutMessage(TypedDict):
    type: Literal["about"]
    id: int
    about: About | None


class Trouble(TypedDict):
    """Something that has nothing to do with rules: a bad frame, a full disk. `id` is -1 where no frame is to blame."""

    type: Literal["trouble"]
    id: int
    text: str
    is_final: bool  # the server closes the socket


class EarlierMessage(TypedDict):
    """Lines of the chat from before those that came with the table; `chat_from` is the number of the first."""

    type: Literal["earlier"]
    id: int
    chat_from: int
    chat: list[Said]


class Pong(TypedDict):
    type: Literal["pong"]
    id: int


ServerMessage = (
    TableMessage
    | Done
    | RefusedMessage
    | VerdictMessage
    | WhyMessage
    | HintsMessage
    | AdviceMessage
    | PlanMessage
    | OddsMessage
    | FollowMessage
    | ReachMessage
    | RaysMessage
    | AboutMessage
    | EarlierMessage
    | Trouble
    | Pong
)
