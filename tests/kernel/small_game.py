"""A game for the tests of the kernel: a hall in which seats give speeches, shout, vote and throw dice.

A set-up is `{"voices": [1, 2], "script": ["speech", "vote"]}`: how often each seat can shout, and what is done
one after the other. With `"heated"` a shout can be answered by a shout, with `"echo"` every shout is followed by
an echo. Nothing here means anything; it is as small as a game can be that interrupts itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from tercio.kernel import (
    Answer,
    Decision,
    Dice,
    Event,
    Game,
    Match,
    Option,
    Roll,
    Sealed,
    Seat,
    Setup,
    State,
    Step,
    Verdict,
    Window,
    loaded,
    only,
    seeded,
    start,
)

SPEECH = "before:speech"
SHOUTED = "after:shouted"
THROWN = "after:thrown"


@dataclass
class Hall(State):
    """What lies on the floor of the hall."""

    voices: list[int]  # how often each seat can still shout
    notes: list[str]  # one secret a seat
    is_heated: bool = False
    has_echo: bool = False
    mess: int = 0

    def seat_count(self) -> int:
        return len(self.voices)

    def clone(self) -> Hall:
        return Hall(self.voices.copy(), self.notes.copy(), self.is_heated, self.has_echo, self.mess)

    def masked(self, seat: Seat) -> Hall:
        twin = self.clone()
        twin.notes = [note if owner == seat else "unknown" for owner, note in enumerate(self.notes)]
        return twin


def hall(m: Match) -> Hall:
    return cast(Hall, m.state)


@dataclass
class Speech(Step):
    """Announced, then interrupted by those who want to, then held."""

    stage: int = 0
    interruptions: int = 0

    def advance(self, m: Match) -> None:
        if self.stage == 0:
            self.stage = 1
            m.emit(Event("announced", "T-SPEECH"))
            m.open(SPEECH)
        else:
            m.finish(self)
            m.emit(Event("held", "T-SPEECH", (self.interruptions,)))


@dataclass
class Shout(Step):
    """A reaction; in a heated hall it can be reacted to before it ends."""

    seat: Seat
    stage: int = 0

    def advance(self, m: Match) -> None:
        if self.stage == 0:
            self.stage = 1
            hall(m).voices[self.seat] -= 1
            m.emit(Event("shouted", "T-SHOUT", (self.seat,)))
            if hall(m).is_heated:
                m.open(SHOUTED, self.seat)
        else:
            m.finish(self)
            m.under(Speech).interruptions += 1
            m.emit(Event("calmed", "T-SHOUT", (self.seat,)))


@dataclass
class Echo(Step):
    """What follows a shout where there is an echo."""

    def advance(self, m: Match) -> None:
        m.finish(self)
        m.emit(Event("echoed", "T-ECHO"))


@dataclass
class Litter(Step):
    """Leaves something behind that must be gone before anything else happens."""

    amount: int

    def advance(self, m: Match) -> None:
        hall(m).mess += self.amount
        m.finish(self)
        m.push(Bow())


@dataclass
class Bow(Step):
    """Something harmless, to see when it happens."""

    def advance(self, m: Match) -> None:
        m.finish(self)
        m.emit(Event("bowed", "T-BOW"))


@dataclass
class Sweep(Step):
    """Asks the first seat to sweep, as often as there is a mess."""

    def ask(self, m: Match) -> tuple[Decision, ...]:
        return (Decision(0, "sweep", "T-SWEEP", (Option("sweep", "T-SWEEP"),)),)

    def take(self, m: Match, answer: Answer) -> None:
        m.finish(self)
        hall(m).mess -= 1
        m.emit(Event("swept", "T-SWEEP", (hall(m).mess,)))


@dataclass
class Vote(Sealed):
    """Yes or no, under seal."""

    def question(self, m: Match, seat: Seat) -> Decision:
        return Decision(seat, "vote", "T-VOTE", (Option("yes", "T-VOTE"), Option("no", "T-VOTE")))

    def unsealed(self, m: Match) -> None:
        m.finish(self)
        m.emit(Event("voted", "T-VOTE", tuple([int(answer.key == "yes") for answer in self.said])))


@dataclass
class Throw(Step):
    """Two dice that a seat with a voice may have thrown again."""

    faces: tuple[int, ...] = ()

    def advance(self, m: Match) -> None:
        if self.faces:
            m.finish(self)
            m.emit(Event("counted", "T-THROW", self.faces))
        else:
            m.push(Roll(2, 6, "T-THROW", 0, THROWN))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        self.faces = faces


@dataclass
class Demand(Step):
    """A seat demands that the dice be thrown again; in a heated hall the new throw can be demanded again."""

    seat: Seat

    def advance(self, m: Match) -> None:
        hall(m).voices[self.seat] -= 1
        m.finish(self)
        m.under(Roll).again("T-DEMAND", THROWN if hall(m).is_heated else "")


@dataclass
class Whisper(Step):
    """One seat is told something and nobody else."""

    seat: Seat

    def ask(self, m: Match) -> tuple[Decision, ...]:
        return (Decision(self.seat, "whisper", "T-WHISPER", (Option("listen", "T-WHISPER"),)),)

    def take(self, m: Match, answer: Answer) -> None:
        m.finish(self)
        m.emit(Event("whispered", "T-WHISPER", (7,), only(self.seat)))


@dataclass
class Nod(Step):
    """A question without dice, secrets or consequences."""

    seat: Seat

    def ask(self, m: Match) -> tuple[Decision, ...]:
        return (Decision(self.seat, "nod", "T-NOD", (Option("nod", "T-NOD"),)),)

    def take(self, m: Match, answer: Answer) -> None:
        m.finish(self)
        m.emit(Event("nodded", "T-NOD", (self.seat,)))


class HallGame(Game):
    """A player who has a voice left may shout when a speech is announced."""

    id = "hall"
    version = "1"
    state_kind = Hall
    step_kinds = (Speech, Shout, Echo, Litter, Bow, Sweep, Vote, Throw, Demand, Whisper, Nod)

    def lay_out(self, setup: Setup, dice: Dice) -> tuple[State, list[Step]]:
        voices = list(setup.get("voices", [1, 1]))
        notes = list(setup.get("notes", ["" for _ in voices]))
        state = Hall(voices, notes, "heated" in setup, "echo" in setup)
        return state, [self.step_of(word, len(voices)) for word in reversed(setup["script"])]

    def step_of(self, word: str, seats: int) -> Step:
        name, _, number = word.partition(" ")
        if name == "vote":
            return Vote(tuple(range(seats)))
        kinds: dict[str, Any] = {"litter": Litter, "whisper": Whisper, "nod": Nod}
        return kinds[name](int(number)) if number else {"speech": Speech, "throw": Throw, "bow": Bow}[name]()

    def speaking_order(self, m: Match, moment: str) -> tuple[Seat, ...]:
        return tuple(range(hall(m).seat_count()))

    def might_react(self, m: Match, window: Window, seat: Seat) -> bool:
        return hall(m).voices[seat] > 0

    def offers(self, m: Match, window: Window, seat: Seat) -> tuple[Option, ...]:
        return (Option("again" if window.moment == THROWN else "shout", "T-SHOUT"),)

    def judge_reaction(self, m: Match, window: Window, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "whistle":
            verdict.refuse("T-WHISTLE", "no-whistling", (answer.seat,))

    def accept(self, m: Match, window: Window, answer: Answer) -> Step:
        return Demand(answer.seat) if answer.key == "again" else Shout(answer.seat)

    def settle(self, m: Match) -> bool:
        if hall(m).mess > 0 and m.find(Sweep) is None:
            m.push(Sweep())
            return True
        return False

    def follow(self, m: Match, event: Event) -> None:
        if event.name == "shouted" and hall(m).has_echo:
            m.push(Echo())


HALL = HallGame()


def begin(*script: str, faces: tuple[int, ...] | None = None, **setup: Any) -> Match:
    return start(HALL, {"script": list(script), **setup}, seeded(1) if faces is None else loaded(faces))


def say(match: Match, seat: Seat, key: str) -> None:
    verdict = match.answer(Answer(seat, key))
    assert verdict, verdict.refusals


def told(match: Match) -> list[tuple[Any, ...]]:
    """What has happened so far, without the rules."""
    return [(event.name, *event.facts) for event in match.events]


def asked(match: Match) -> list[tuple[Seat, str]]:
    return [(decision.seat, decision.kind) for decision in match.asks()]
