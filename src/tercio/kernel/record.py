"""Records: what a match started from and everything that was said. A record replays to the same match anywhere."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tercio.kernel.codec import BadShape, Codec, digest_of, shown
from tercio.kernel.decision import Answer, RuleId, Seat
from tercio.kernel.dice import Dice
from tercio.kernel.event import Event
from tercio.kernel.game import Game, Setup
from tercio.kernel.match import Match, Outcome, start
from tercio.kernel.step import Roll, Step
from tercio.kernel.verdict import Verdict
from tercio.kernel.window import Window

STRIDE: Final = 50  # answers from one digest to the next
KERNEL_STEPS: Final[tuple[type[Step], ...]] = (Roll, Window)


class Drift(Exception):
    """A record does not play again as it was written: somebody edited it, or the rules differ."""

    def __init__(self, after: int, because: str, rule: RuleId = "") -> None:
        super().__init__(f"after {after} answers: {because}")
        self.after = after
        self.because = because
        self.rule = rule  # that refuses the next answer; empty where the digest differs


class Record(NamedTuple):
    """Everything a match needs to be played again."""

    game: str
    version: str
    packs: dict[str, str]
    dice: dict[str, Any]  # the dice before the first roll
    setup: Setup
    answers: tuple[Answer, ...]
    digests: tuple[tuple[int, str], ...]  # the number of answers, and the digest after them
    players: tuple[str, ...] = ()  # who sits where: "human" or the name of a bot; no rule asks for it


# -- snapshots -------------------------------------------------------------------


def codec_of(game: Game) -> Codec:
    return Codec(game.catalogue(), KERNEL_STEPS + game.step_kinds)


def dump_dice(dice: Dice) -> dict[str, Any]:
    return {
        "words": [dice.a, dice.b, dice.c, dice.count],
        "open": dice.is_open,
        "loaded": None if dice.loaded is None else list(dice.loaded),
        "used": dice.used,
        **({"endless": True} if dice.is_endless else {}),  # records are older than such dice
    }


def load_dice(data: Any) -> Dice:
    codec = Codec({}, ())
    dice = Dice(*codec.load(tuple[int, int, int, int], part(data, "words"), "dice.words"))
    dice.is_open = codec.load(bool, part(data, "open"), "dice.open")
    dice.loaded = codec.load(tuple[int, ...] | None, part(data, "loaded"), "dice.loaded")
    dice.used = codec.load(int, part(data, "used"), "dice.used")
    dice.is_endless = codec.load(bool, data.get("endless", False), "dice.endless")
    if not 0 <= dice.used <= len(dice.loaded or ()):
        raise BadShape(f"dice.used: {shown(dice.used)} faces cannot have fallen")
    return dice


def dump_position(m: Match) -> dict[str, Any]:
    """What lies on the table, what is under way, and the dice: all that decides how the match goes on."""
    codec = codec_of(m.game)
    return {
        "state": codec.dump(m.state),
        "stack": [codec.dump(step) for step in m.stack],
        "dice": dump_dice(m.dice),
        "outcome": codec.dump(m.outcome),
    }


def snapshot(m: Match) -> dict[str, Any]:
    """The whole match as plain data, in the middle of anything."""
    codec = codec_of(m.game)
    return {
        **dump_position(m),
        "setup": m.setup,
        "answers": [codec.dump(answer) for answer in m.answers],
        "events": [codec.dump(event) for event in m.events],
        "fixed": m.fixed,
    }


def restore(game: Game, data: Any) -> Match:
    """The match of a snapshot, ready to play on. BadShape where the data is not a snapshot of this game."""
    codec = codec_of(game)
    state = codec.load(game.state_kind, part(data, "state"), "state")
    stack = codec.load(list[Step], part(data, "stack"), "stack")
    setup = part(data, "setup")
    if not isinstance(setup, dict):
        raise BadShape(f"setup: {shown(setup)} is not a table")
    match = Match(game, setup, state, stack, load_dice(part(data, "dice")))
    match.answers = codec.load(list[Answer], part(data, "answers"), "answers")
    match.events = codec.load(list[Event], part(data, "events"), "events")
    match.outcome = codec.load(Outcome | None, part(data, "outcome"), "outcome")
    match.fixed = codec.load(int, part(data, "fixed"), "fixed")
    return match


def part(data: Any, key: str) -> Any:
    if not isinstance(data, dict) or key not in data:
        raise BadShape(f"{key} is missing")
    return data[key]


def digest(m: Match) -> str:
    """The digest of everything that decides how the match goes on."""
    return digest_of(dump_position(m))


def mark_of(m: Match) -> str:
    """Of the position and of every answer that led to it, so that no edit of a record goes unseen."""
    return digest_of([dump_position(m), [list(answer) for answer in m.answers]])


# -- records ---------------------------------------------------------------------


class Recorder:
    """Keeps the record of a match while it is played."""

    def __init__(self, game: Game, setup: Setup, dice: Dice, players: tuple[str, ...] = ()) -> None:
        self.dice = dump_dice(dice)
        self.players = players
        self.digests: list[tuple[int, str]] = []
        self.undigested: list[Match] = []  # as it was where a digest is due: a copy costs far less than its digest
        self.match = start(game, setup, dice)
        self.mark()

    def answer(self, answer: Answer) -> Verdict:
        verdict = self.match.judge(answer)
        if verdict:
            self.take(answer)
        return verdict

    def take(self, answer: Answer) -> None:
        """Take an answer that was judged legal just now."""
        self.match.take(answer)
        if len(self.match.answers) % STRIDE == 0:
            self.mark()

    def mark(self) -> None:
        """A digest is due here; it is worked out when somebody wants the record."""
        self.undigested.append(self.match.clone())

    def record(self) -> Record:
        """All so far; the last digest is of this very moment."""
        m = self.match
        self.mark()
        for moment in self.undigested:
            after = len(moment.answers)
            if not self.digests or self.digests[-1][0] < after:
                self.digests.append((after, mark_of(moment)))
        self.undigested.clear()
        return Record(
            m.game.id,
            m.game.version,
            m.game.packs,
            self.dice,
            m.setup,
            tuple(m.answers),
            tuple(self.digests),
            self.players,
        )

    def may_take_back(self, seat: Seat) -> bool:
        """A seat may withdraw its last answer until dice have fallen or something hidden was shown."""
        m = self.match
        return len(m.answers) > m.fixed and m.answers[-1].seat == seat

    def take_back(self, seat: Seat) -> bool:
        """Withdraw the seat's last answer; the match plays again up to there."""
        if not self.may_take_back(seat):
            return False
        self.rewind(len(self.match.answers) - 1)
        return True

    def rewind(self, keep: int) -> None:
        """Play again up to the answer number `keep`; no further back than where dice fell or a secret came out."""
        assert self.match.fixed <= keep <= len(self.match.answers)
        record = self.record()
        marks = tuple([mark for mark in record.digests if mark[0] <= keep])
        self.match = replay(self.match.game, record._replace(answers=record.answers[:keep], digests=marks))
        self.digests = list(marks)


def replay(game: Game, record: Record) -> Match:
    """Play a record again, comparing digests on the way. Drift where it goes another way."""
    marks = dict(record.digests)
    match = start(game, record.setup, load_dice(record.dice))
    compare(match, marks)
    for answer in record.answers:
        verdict = match.answer(answer)
        if not verdict:
            refusal = verdict.refusals[0]
            because = f"the next answer is refused by {refusal.rule} ({refusal.because})"
            raise Drift(len(match.answers), because, refusal.rule)
        compare(match, marks)
    return match


def compare(match: Match, marks: dict[int, str]) -> None:
    after = len(match.answers)
    if after in marks and mark_of(match) != marks[after]:
        raise Drift(after, "the digest differs")


def resume(game: Game, record: Record) -> Recorder:
    """The recorder of a match that is played on."""
    recorder = Recorder(game, record.setup, load_dice(record.dice), record.players)
    recorder.match = replay(game, record)
    recorder.digests = list(record.digests)
    recorder.undigested.clear()
    return recorder
