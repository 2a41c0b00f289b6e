"""One table: its seats, its match, and what people agree upon. It is what its entries fold to.

A method that is named after what somebody wants returns the entry that would do it, or raises Refused; nothing
changes before `apply`. So an entry can be made durable first, and the table is never ahead of its log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.games import box_of
from tercio.hall.days.keeping import Due
from tercio.hall.tables.clock import Clock
from tercio.hall.tables.entry import (
    ANSWER,
    ASIDE,
    BOT,
    CHAT,
    CONCEDE,
    FLAG,
    MUTE,
    OFFER,
    PERSON,
    PREPARE,
    REPLY,
    SIT,
    STOOD,
    Entry,
    Head,
    names_of,
)
from tercio.hall.tables.lesson import lesson_of
from tercio.hall.tables.offers import DRAW, REMATCHES, TAKE_BACK, Offer
from tercio.hall.tables.prepared import Line, Preparations, bare, checked, read_line, written
from tercio.hall.tables.refused import AlreadyDone, Refused, refused
from tercio.hall.tables.skeleton import skeleton_of
from tercio.kernel import AGREE_DRAW, TOGETHER, Answer, Game, Match, Outcome, Recorder, Seat, Setup
from tercio.kernel import CONCEDE as CONCEDING
from tercio.kernel.asides import LEAVING
from tercio.kernel.record import load_dice
from tercio.puzzles.meaning import is_meant
from tercio.wire import answer_json, read_answer

SAY: Final = Wording("tercio.hall")

WAITING: Final = "waiting"  # for people or their decks
PLAYING: Final = "playing"
OVER: Final = "over"

TIME_UP: Final = "time-up"  # the aside by which the table tells a game that its time is over
MINUTE: Final = 60_000  # milliseconds

LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
MOST_LINES: Final = 2_000  # of chat in one match
MOST_BESIDE: Final = 5_000  # entries of one match that answer no question


class Sitting(NamedTuple):
    """The player on a seat, and what that player brings."""

    name: str
    force: Any


class Said(NamedTuple):
    """One line of the chat."""

    seat: Seat  # that of spectators for somebody who watches
    name: str
    text: str
    at: int


class Judged(NamedTuple):
    """The last answer that was found legal: until the next entry it need be neither read nor judged again."""

    entry: Entry
    answer: Answer
    n: int  # how many entries were in the table


def is_practice(head: Head) -> bool:
    """T-POSITION-01  It began from a position that somebody set by hand."""
    return "position" in head.options and not (head.lesson or head.puzzle)


def is_set_up(head: Head) -> bool:
    """Nobody brings a deck or an army."""
    return bool(head.lesson or head.puzzle) or is_practice(head) or head.setup is not None


class Table:
    """A match among people and bots."""

    def __init__(self, head: Head, game: Game) -> None:
        self.head = head
        self.game = game
        self.forces = box_of(head.game).forces
        self.lesson = lesson_of(head.lesson) if head.lesson else None
        self.n = 0  # how many entries are in it
        self.last_at = head.at  # when the last of them was written
        self.sittings: list[Sitting | None] = [
            Sitting(seat.name, seat.force) if seat.kind == BOT or seat.name else None for seat in head.seats
        ]
        self.recorder: Recorder | None = None
        self.given: list[list[Answer]] = [[] for _ in head.seats]  # every answer of a seat, withdrawn ones too
        self.judged: Judged | None = None
        self.begun_at = 0
        self.rewound = 0  # how often answers were withdrawn
        self.offers: list[Offer] = []
        self.chat: list[Said] = []
        self.is_muted = False  # only players may speak
        self.beside = 0  # how many entries answer no question
        self.next_match = ""  # where the rematch is played
        self.clock = None if head.clock is None else Clock(head.clock, len(head.seats), self.people())
        self.preparations = Preparations(len(head.seats)) if self.is_by_days else None
        self.begin_if_ready(head.at)

    # -- what it looks like --------------------------------------------------------

    @property
    def match(self) -> Match | None:
        return None if self.recorder is None else self.recorder.match

    @property
    def is_practice(self) -> bool:
        return is_practice(self.head)

    @property
    def is_by_days(self) -> bool:
        """T-CLOCK-04  Nobody needs to be there: each question allows days for its answer."""
        return self.head.clock is not None and self.head.clock.is_by_question

    @property
    def brings_forces(self) -> bool:
        return self.forces is not None and not is_set_up(self.head)

    @property
    def stage(self) -> str:
        match = self.match
        return WAITING if match is None else PLAYING if match.stack else OVER

    @property
    def outcome(self) -> Outcome | None:
        return None if self.match is None else self.match.outcome

    def people(self) -> list[Seat]:
        return [number for number, seat in enumerate(self.head.seats) if seat.kind == PERSON]

    def names(self) -> tuple[str, ...]:
        """Empty where nobody sits yet. Bots are numbered where there are several."""
        return names_of(self.head, ["" if sitting is None else sitting.name for sitting in self.sittings])

    def asked(self) -> tuple[Seat, ...]:
        return () if self.match is None else tuple([decision.seat for decision in self.match.asks()])

    def waited_for(self) -> tuple[Due, ...]:
        """T-CLOCK-04  The people who have days now, and until when."""
        clock = self.clock
        if clock is None or self.stage != PLAYING:
            return ()
        times = [(seat, clock.ends_at(seat)) for seat in self.people()]
        return tuple([Due(seat, until) for seat, until in times if until is not None])

    def has_prepared(self) -> bool:
        """T-PREPARE-01  Somebody has prepared an answer to what is asked now."""
        found, match = self.preparations, self.match
        return found is not None and match is not None and found.due_seat(match) >= 0

    def turn_of(self, seat: Seat) -> int:
        """The number that the seat's next answer bears. It only grows, whatever is withdrawn."""
        return len(self.given[seat]) if 0 <= seat < len(self.given) else 0

    def is_advised(self, seat: Seat) -> bool:
        """T-ADVICE-01  Where nobody else could mind a bot telling the seat what it would do."""
        if self.head.puzzle and not self.given[seat]:
            return False
        return not (self.head.lesson or self.head.is_rated) and (self.is_practice or self.people() == [seat])

    def may_take_back(self, seat: Seat) -> bool:
        return self.stage == PLAYING and not self.head.is_rated and self.take_back_to(seat) >= 0

    def take_back_to(self, seat: Seat) -> int:
        """How many answers would remain if the seat withdrew its last one; -1: dice have fallen or a secret is out."""
        match = self.match
        if match is None:
            return -1
        for position in range(len(match.answers) - 1, match.fixed - 1, -1):
            if match.answers[position].seat == seat:
                return position
        return -1

    # -- what people want ------------------------------------------------------------

    def sit(self, seat: Seat, name: str, force: Any, now: int) -> Entry:
        """T-SEAT-02  Somebody sits down, or changes decks as long as the match has not begun."""
        self.need_player(seat)
        self.need_room()
        if self.stage != WAITING:
            raise refused("T-SEAT-02", "has-begun")
        name = tidy(name)[:LONGEST_NAME]
        if not name:
            raise refused("T-SEAT-03", "no-name")
        if not self.brings_forces:
            force = None
        elif force is not None:
            force = self.read_force(force)
        return Entry(SIT, seat, {"name": name, "force": force}, now)

    def read_force(self, force: Any) -> Any:
        """The name of a ready one, or a list that breaks no rule; BadInput says everything that is wrong with it."""
        assert self.forces is not None
        if isinstance(force, dict) and isinstance(force.get("text"), str):
            force = self.forces.read(self.game, force["text"], "")
            self.forces.allow(self.game, force, self.terms())
            return force
        if force in [ready.name for ready in self.forces.ready(self.game)]:
            self.forces.allow(self.game, force, self.terms())
            return force
        thing = self.forces.thing
        raise BadInput(*SAY("no-such", thing=thing))

    def answer(self, seat: Seat, turn: int, said: dict[str, Any], now: int) -> Entry:
        self.need_player(seat)
        match = self.need_match()
        answer = read_answer({**said, "seat": seat})
        mine = self.given[seat]
        if 0 <= turn < len(mine):
            if mine[turn] == answer or (self.lesson is not None and is_meant(answer, mine[turn])):
                raise AlreadyDone
            raise refused("T-TURN-01", "too-late", turn, len(mine))
        if turn != len(mine):
            raise refused("T-TURN-01", "too-early", turn, len(mine))
        if answer.key in LEAVING or answer.key in self.game.asides:
            raise refused("T-TURN-02", "no-answer")
        if self.lesson is not None:
            understood = self.lesson.understood(match, answer)
            if understood is None:
                raise refused("T-LESSON-01", "not-in-lesson")
            answer = understood
        if self.clock is not None and self.clock.is_over(seat, now):
            raise refused("T-CLOCK-02", "out-of-time")
        body = answer_json(answer)
        del body["seat"]
        return self.judge(match, answer, Entry(ANSWER, seat, body, now))

    def judge(self, match: Match, answer: Answer, entry: Entry) -> Entry:
        """The entry that says this answer, if it is legal."""
        verdict = match.judge(answer)
        if not verdict:
            raise Refused(tuple(verdict.refusals))
        self.judged = Judged(entry, answer, self.n)
        return entry

    def concede(self, seat: Seat, now: int) -> Entry:
        self.need_player(seat)
        return self.judge(self.need_match(), Answer(seat, CONCEDING), Entry(CONCEDE, seat, {}, now))

    def aside(self, seat: Seat, key: str, now: int) -> Entry:
        """What the game lets players say at any time. What all have to say would be in vain where bots play."""
        self.need_player(seat)
        self.need_room()
        if self.match is None:
            raise refused("T-SEAT-02", "not-begun")
        if key not in self.game.asides:
            raise refused("T-OFFER-03", "not-now")
        if len(self.people()) < len(self.head.seats):
            raise refused("T-OFFER-04", "bots-play-on")
        return self.judge(self.match, Answer(seat, key), Entry(ASIDE, seat, {"key": key}, now))

    def offer(self, seat: Seat, what: str, now: int) -> Entry:
        """T-OFFER-01  A draw, a take-back or a rematch needs everybody's consent."""
        self.need_player(seat)
        self.need_room()
        self.need_fitting(seat, what)
        if self.open_offer(what) is not None:
            raise refused("T-OFFER-02", "offered-already")
        return Entry(OFFER, seat, {"what": what}, now)

    def reply(self, seat: Seat, what: str, yes: bool, now: int) -> Entry:
        self.need_player(seat)
        offer = self.open_offer(what)
        if offer is None or seat in offer.yes:
            raise refused("T-OFFER-02", "nothing-offered")
        return Entry(REPLY, seat, {"what": what, "yes": yes}, now)

    def say(self, seat: Seat, name: str, text: str, now: int) -> Entry:
        """T-CHAT-01, T-CHAT-02  No spectator has a name that looks like a player's."""
        text, name = tidy(text), tidy(name)[:LONGEST_NAME]
        if not 1 <= len(text) <= LONGEST_CHAT:
            raise refused("T-CHAT-01", "chat-length", len(text), LONGEST_CHAT)
        if len(self.chat) >= MOST_LINES:
            raise refused("T-CHAT-01", "chat-is-full", MOST_LINES)
        if 0 <= seat < len(self.head.seats):
            name = self.names()[seat]
        elif self.is_muted:
            raise refused("T-CHAT-02", "watchers-are-muted")
        elif skeleton_of(name) in [skeleton_of(taken) for taken in self.names()]:
            name = ""
        return Entry(CHAT, seat, {"text": text, "name": name}, now)

    def mute(self, seat: Seat, yes: bool, now: int) -> Entry:
        """T-CHAT-02"""
        self.need_player(seat)
        self.need_room()
        if yes == self.is_muted:
            raise AlreadyDone
        return Entry(MUTE, seat, {"yes": yes}, now)

    def prepare(self, seat: Seat, line: Line, now: int) -> Entry:
        """T-PREPARE-01  Instead of what the seat had prepared before."""
        self.need_player(seat)
        self.need_room()
        if self.preparations is None:
            raise refused("T-PREPARE-01", "not-by-days")
        if self.stage != PLAYING or seat in self.asked():
            raise refused("T-PREPARE-01", "answer-now" if self.stage == PLAYING else "not-begun")
        return Entry(PREPARE, seat, written(checked(line, self.game.asides)), now)

    def prepared(self, now: int) -> Entry:
        """T-PREPARE-01  The next answer that somebody has prepared; AlreadyDone where none is due."""
        if self.preparations is None or not self.has_prepared():
            raise AlreadyDone
        match = self.need_match()
        seat = self.preparations.due_seat(match)
        answer = self.preparations.due(match, seat)
        assert answer is not None
        return self.answer(seat, self.turn_of(seat), bare(answer), now)

    def flag(self, now: int) -> Entry | None:
        """T-CLOCK-02  A player whose time is over gives up; a game with a time of its own hears when that is over."""
        if self.stage != PLAYING:
            return None
        due = None if self.clock is None else self.clock.next_flag()
        if due is not None and due[0] <= now:
            return Entry(FLAG, due[1], {}, now)
        ends_at = self.ends_at()
        return Entry(ASIDE, TOGETHER, {"key": TIME_UP}, now) if ends_at is not None and ends_at <= now else None

    def stood(self, standstills: Sequence[tuple[int, int]], now: int) -> Entry:
        """T-CLOCK-03  Nobody served in these times, each from one moment to another; AlreadyDone where all is told."""
        ms = sum([max(0, until - max(since, self.last_at)) for since, until in standstills])
        if not ms or self.next_alarm() is None:
            raise AlreadyDone
        return Entry(STOOD, TOGETHER, {"ms": ms}, now)

    def ends_at(self) -> int | None:
        """When the time is over that the players have agreed on for the whole game; None: never, or it has been."""
        match = self.match
        if match is None or TIME_UP not in self.game.asides or not self.game.minutes(match):
            return None
        is_over = not match.judge(Answer(TOGETHER, TIME_UP))
        return None if is_over else self.begun_at + self.game.minutes(match) * MINUTE

    def next_alarm(self) -> int | None:
        """When something happens that nobody does."""
        flag = None if self.clock is None else self.clock.next_flag()
        times = [at for at in (None if flag is None else flag[0], self.ends_at()) if at is not None]
        return min(times) if times and self.stage == PLAYING else None

    def need_match(self) -> Match:
        if self.match is None:
            raise refused("T-SEAT-02", "not-begun")
        return self.match

    def need_room(self) -> None:
        """T-TURN-03  Nobody fills a log with what answers no question."""
        if self.beside >= MOST_BESIDE:
            raise refused("T-TURN-03", "said-enough", MOST_BESIDE)

    def need_player(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.head.seats):
            raise refused("T-SEAT-01", "only-watching")

    def need_advised(self, seat: Seat) -> None:
        self.need_player(seat)
        if self.lesson is not None:
            raise refused("T-LESSON-01", "not-in-lesson")
        if self.head.is_rated:
            raise refused("T-RATED-01", "is-rated")
        if self.head.puzzle and not self.given[seat]:
            raise refused("T-PUZZLE-01", "find-it-alone")
        if not self.is_advised(seat):
            raise refused("T-ADVICE-01", "others-play")

    def need_fitting(self, seat: Seat, what: str) -> None:
        if (what in REMATCHES) != (self.stage == OVER) or self.stage == WAITING or self.next_match:
            raise refused("T-OFFER-03", "not-now")
        if what == TAKE_BACK and self.head.is_rated:
            raise refused("T-RATED-01", "is-rated")
        if what == TAKE_BACK and not self.may_take_back(seat):
            raise refused("K-BACK-01", "cannot-take-back")
        is_from_bot = self.head.seats[seat].kind == BOT
        if what == DRAW and not is_from_bot and len(self.people()) < len(self.head.seats):
            raise refused("T-OFFER-04", "bots-play-on")

    def open_offer(self, what: str) -> Offer | None:
        for offer in self.offers:
            if offer.what == what:
                return offer
        return None

    # -- what happens ------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """The next entry of the log has its effect."""
        judged, self.judged = self.judged, None
        if judged is not None and (judged.entry is not entry or judged.n != self.n):
            judged = None
        self.n += 1
        self.last_at = max(self.last_at, entry.at)
        self.beside += entry.kind not in (ANSWER, CHAT)
        if self.clock is not None:
            self.clock.pass_time(entry.at)
        if entry.kind == SIT:
            self.sittings[entry.seat] = Sitting(entry.body["name"], entry.body["force"])
            self.begin_if_ready(entry.at)
        elif entry.kind == ANSWER:
            self.take_answer(entry, judged)
        elif entry.kind in (CONCEDE, FLAG):
            self.put(Answer(entry.seat, CONCEDING), judged)
        elif entry.kind == ASIDE:
            self.put(Answer(entry.seat, entry.body["key"]), judged)
        elif entry.kind == OFFER:
            self.offers.append(Offer(entry.body["what"], entry.seat, (entry.seat,)))
            self.take_consent(entry)
        elif entry.kind == REPLY:
            self.take_reply(entry)
        elif entry.kind == STOOD:
            self.begun_at += entry.body["ms"]
            if self.clock is not None:
                self.clock.stand(entry.body["ms"])
        elif entry.kind == PREPARE and self.preparations is not None:
            self.preparations.write(entry.seat, read_line(entry.seat, entry.body))
        elif entry.kind == MUTE:
            self.is_muted = entry.body["yes"]
        elif entry.kind == CHAT:
            self.chat.append(Said(entry.seat, entry.body["name"], entry.body["text"], entry.at))
        if self.clock is not None:
            self.clock.turn_to(self.asked(), entry.at)
        if self.preparations is not None and self.match is not None:
            self.preparations.look(self.match)

    def begin_if_ready(self, at: int) -> None:
        if self.recorder is not None or None in self.sittings:
            return
        forces = [sitting.force for sitting in self.sittings if sitting is not None]
        if self.brings_forces and None in forces:
            return
        self.recorder = Recorder(self.game, self.setup(forces), load_dice(self.head.dice), self.players())
        self.begun_at = at
        if self.clock is not None:
            self.clock.since = at
            self.clock.turn_to(self.asked(), at)

    def setup(self, forces: list[Any]) -> Setup:
        """With the packs it is played with, so that its record needs no other file."""
        packs = {"packs": list(self.head.packs)} if self.head.packs else {}
        return {**self.bare_setup(forces), **packs}

    def bare_setup(self, forces: list[Any]) -> Setup:
        if self.head.setup is not None:
            return {**self.head.setup}
        if self.forces is None or not self.brings_forces:
            return {**self.head.options}
        return {**self.forces.agreed(self.forces.setup(forces), self.head.agreed), **self.head.options}

    def terms(self) -> Setup:
        """What a force has to fit: the options of the match, and what was agreed on."""
        return {**self.head.options, "agreed": self.head.agreed} if self.head.agreed else self.head.options

    def players(self) -> tuple[str, ...]:
        return tuple([(seat.bot if seat.kind == BOT else "human") for seat in self.head.seats])

    def take_answer(self, entry: Entry, judged: Judged | None) -> None:
        answer = read_answer({**entry.body, "seat": entry.seat}) if judged is None else judged.answer
        self.given[answer.seat].append(answer)
        decision = self.match.question_to(answer.seat) if self.preparations is not None and self.match else None
        if self.preparations is not None and decision is not None:
            self.preparations.meet(decision, answer)
        self.put(answer, judged)
        if self.clock is not None:
            self.clock.earn(answer.seat)
        self.offers = [offer for offer in self.offers if offer.what != TAKE_BACK or offer.by != answer.seat]

    def put(self, answer: Answer, judged: Judged | None = None) -> None:
        """The match takes the answer; one that comes from a log is judged here."""
        assert self.recorder is not None
        if judged is not None:
            self.recorder.take(answer)
        else:
            verdict = self.recorder.answer(answer)
            if not verdict:
                raise ValueError(f"the log of {self.head.id} holds an answer that is refused: {verdict.refusals}")
        if self.stage == OVER:
            self.offers = []

    def take_reply(self, entry: Entry) -> None:
        offer = self.open_offer(entry.body["what"])
        if offer is None:
            return
        self.offers.remove(offer)
        if entry.body["yes"]:
            self.offers.append(offer._replace(yes=(*offer.yes, entry.seat)))
            self.take_consent(entry)

    def take_consent(self, entry: Entry) -> None:
        """Where a rematch is made, nobody makes another one."""
        self.next_match = entry.body.get("match", self.next_match)
        if self.next_match:
            self.offers = []
        self.settle_offers()

    def settle_offers(self) -> None:
        """What everybody agrees to happens. Bots take part in no vote."""
        for offer in self.offers.copy():
            if self.is_agreed(offer):
                self.offers.remove(offer)
                if offer.what == TAKE_BACK:
                    self.rewind(self.take_back_to(offer.by))
                elif offer.what == DRAW:
                    self.put(Answer(TOGETHER, AGREE_DRAW))

    def is_agreed(self, offer: Offer) -> bool:
        return not [seat for seat in self.voters(offer) if seat not in offer.yes]

    def voters(self, offer: Offer) -> list[Seat]:
        """Those who have a say: a player who has given up or is out has one only in a rematch."""
        match = self.match
        assert match is not None
        if offer.what in REMATCHES:
            return self.people()
        playing = self.game.playing(match)
        return [seat for seat in self.people() if seat in playing]

    def agrees_last(self, seat: Seat, what: str) -> bool:
        """Would the seat's consent be the last one that is wanted?"""
        offer = self.open_offer(what) or Offer(what, seat, ())
        return self.is_agreed(offer._replace(yes=(*offer.yes, seat)))

    def rewind(self, keep: int) -> None:
        if keep >= 0:
            assert self.recorder is not None
            self.recorder.rewind(keep)
            self.rewound += 1
            if self.preparations is not None:
                self.preparations.forget()


def tidy(text: str) -> str:
    """One line without characters that nobody can see."""
    return " ".join("".join([c if c.isprintable() else " " for c in text]).split())
