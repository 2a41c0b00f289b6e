"""What the fluent helpers of the measured games share: places by their distance, looking at a match, and answering.

`knights.Knights` and `summoning.Summoning` say how a table of their game is written.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Self

from courses import hear_opening
from facts import compare_events, compared
from tercio.games import box_of
from tercio.games.vocabulary import Vocabulary, as_table
from tercio.geometry.angles import SCALE, direction
from tercio.geometry.points import INCH
from tercio.kernel import (
    NOBODY,
    Answer,
    Decision,
    Event,
    Game,
    Match,
    Option,
    State,
    Step,
    Verdict,
    fallen_dice,
    loaded,
    open_dice,
    seeded,
    start,
)
from tercio.texts import Speaker, phrasebook_of

EAST, NORTH, WEST, SOUTH = 0, 90, 180, 270
CORNERS = ((1, 1), (35, 35), (1, 35), (35, 1))


class Near(NamedTuple):
    """A place by its distance from somebody, edge to edge."""

    whom: str
    gap: float
    angle: int


Corner = tuple[float, float]
Place = Corner | Near
Entry = tuple[str, dict[str, Any]]


def someone(label: str, seat: int, at: Place, **more: Any) -> Entry:
    return label, {"seat": seat, "at": at, **more}


def own(label: str, at: Place, **more: Any) -> Entry:
    return someone(label, 0, at, **more)


def foe(label: str, at: Place, **more: Any) -> Entry:
    return someone(label, 1, at, **more)


def named(card: str) -> dict[str, str]:
    name = card.replace("-", " ").title()
    return {"en": name, "de": name}


def copied(entries: Sequence[Entry] | Mapping[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {label: dict(entry) for label, entry in dict(entries).items()}


def card_in(label: str, *known: Collection[str]) -> str:
    """The label itself, if that is a card; else without the number at its end."""
    return label if any(label in cards for cards in known) else re.sub(r"[-#]?\d+$", "", label)


def beside(whom: tuple[int, int], radii: int, place: Near) -> tuple[int, int]:
    """So far from somebody, never nearer; where only rounding is between them, they touch all the same."""
    dx, dy = direction(place.angle)
    far = radii + mils(place.gap)
    x, y = (
        -(-far * dx // SCALE) if dx > 0 else far * dx // SCALE,
        -(-far * dy // SCALE) if dy > 0 else far * dy // SCALE,
    )
    return whom[0] + x, whom[1] + y


def mils(inches: float) -> int:
    return round(inches * INCH)


class MeasuredTable:
    """A match of a measured game, with everybody on it called by his label."""

    words: ClassVar[Vocabulary]
    NEUTRAL: ClassVar[tuple[str, ...]]  # the answers that change least, the least of all first
    NAMED: ClassVar[tuple[str, ...]]  # the words by which a subject is named that has no label

    match: Match

    def begin(self, game: Game, setup: dict[str, Any], dice: Sequence[int], is_open: bool) -> None:
        self.match = start(game, setup, open_dice(1) if is_open else loaded(tuple(dice)))
        hear_opening(self.match)

    @classmethod
    def started(cls, game: Game, setup: dict[str, Any], dice: Sequence[int] | None, seed: int) -> Self:
        """A new match, with its preparations. Without `dice` they fall by the seed."""
        table = cls.__new__(cls)
        table.match = start(game, setup, seeded(seed) if dice is None else loaded(tuple(dice)))
        hear_opening(table.match)
        return table

    # -- what differs from game to game ------------------------------------------------------------

    def spot(self, place: Near, subject: int) -> tuple[int, int]:
        """The place beside somebody for the one whom an answer is about."""
        raise NotImplementedError

    def neutral(self, option: Option, decision: Decision) -> Answer:
        """What changes least where no answer is neutral, and this option is the first."""
        raise NotImplementedError

    # -- looking -----------------------------------------------------------------------------------

    def number(self, name: str) -> int:
        found = self.words.id_of(self.match.state, name)
        assert found is not None, f"nothing is called {name}; there is {', '.join(self.words.names(self.match.state))}"
        return found

    def name(self, number: int) -> str:
        return self.words.name_of(self.match.state, number) or str(number)

    def events(self, name: str) -> list[Event]:
        return [event for event in self.match.events if event.name == name]

    def facts(self, name: str) -> list[tuple[int, ...]]:
        return [event.facts for event in self.events(name)]

    def happened(self, name: str, *facts: int | str, rule: str = "") -> bool:
        """Has there been such an event, with facts that begin like these? Labels stand for their numbers."""
        wanted = tuple([self.number(fact) if isinstance(fact, str) else fact for fact in facts])
        found = [e for e in self.events(name) if e.facts[: len(wanted)] == wanted and rule in ("", e.rule)]
        return bool(found)

    def rolls(self) -> list[tuple[int, ...]]:
        """The faces of all rolls so far, roll by roll."""
        return [dice.faces for event in self.match.events if (dice := fallen_dice(event)) is not None]

    def names(self) -> list[str]:
        """All events so far, by name."""
        return [event.name for event in self.match.events]

    def again(self) -> tuple[State, list[Step]]:
        """The table and what is under way, written down and read back."""
        written = as_table(self.words.write_position(self.match), "position")
        found = self.words.read_position(self.match.game, written)
        written.document.check()
        return found

    def drawn(self, seat: int = 0, lang: str = "en") -> str:
        """What a terminal shows of it."""
        lines = box_of(self.match.game.id).terminal().table.draw(self.match.view(seat), lang)
        return "\n".join(["".join([span.text for span in line]) for line in lines])

    @property
    def decision(self) -> Decision:
        asks = self.match.asks()
        assert asks, "nobody is asked: the match is over"
        return asks[0]

    def question(self) -> tuple[int, str]:
        """Who is asked, and what kind of question."""
        return self.decision.seat, self.decision.kind

    def options(self, key: str = "", who: str = "") -> list[Option]:
        """All options, or those with this key; of one of the table, where it is named."""
        number = self.number(who) if who else NOBODY
        every = [option for decision in self.match.asks() for option in decision.options if key in ("", option.key)]
        return [option for option in every if not who or option.subject == number]

    def keys(self, who: str = "") -> set[str]:
        """What can be answered; with a name, what this one can do."""
        return {option.key for option in self.options(who=who)}

    def offered(self, key: str, who: str = "") -> set[str]:
        """The names of everything that can be picked for this answer."""
        return {self.picked(option, pick) for option in self.options(key, who) for pick in option.among}

    def picked(self, option: Option, pick: int) -> str:
        """A pick by its label; a part of the subject as "orc:charge"."""
        kind, game = phrasebook_of(self.match.game.id).option(option.key).picks, self.match.game
        if kind != "ability":
            return self.name(pick)
        label = self.words.name_of(self.match.state, option.subject)
        return f"{label}:{self.words.word_of(game, self.match.state, kind, pick, option.subject)}"

    def pick(self, key: str, name: str) -> int:
        found = self.words.pick_of(self.match, key, name)
        assert found is not None, f"nothing is called {name}"
        return found

    def subjects(self, key: str) -> list[str]:
        """Who or what can do this: labels; what belongs to somebody as "orc:healing"; everything else by its name."""
        return [self.called(option) for option in self.options(key)]

    def called(self, option: Option) -> str:
        label, game = self.words.name_of(self.match.state, option.subject), self.match.game
        if option.detail != NOBODY:
            kind = phrasebook_of(game.id).option(option.key).detail
            word = self.words.word_of(game, self.match.state, kind, option.detail, option.subject)
            return f"{label}:{word}"
        return label or self.subject(option.subject)

    def subject(self, number: int) -> str:
        owner = self.words.name_of(self.match.state, number)
        for kind in self.NAMED:
            word = self.words.word_of(self.match.game, self.match.state, kind, number)
            if word:
                return f"{owner}:{word}" if owner else word
        return str(number)

    @property
    def winners(self) -> tuple[int, ...] | None:
        return None if self.match.outcome is None else self.match.outcome.winners

    @property
    def dice_left(self) -> int:
        return len(self.match.dice.loaded or ()) - self.match.dice.used

    # -- acting ------------------------------------------------------------------------------------

    def answer(
        self,
        key: str,
        who: str = "",
        *more: str | Place,
        seat: int | None = None,
        numbers: Sequence[int] = (),
        subject: int | None = None,
        **details: Any,
    ) -> Answer:
        """What the words mean; `subject` is for numbers that have no name, such as a seat."""
        subject, detail = self.meant(key, who, subject, details)
        picks = tuple([self.pick(key, word) for word in more if isinstance(word, str)])
        path = tuple([self.corner(word, subject) for word in more if not isinstance(word, str)])
        speaker = self.speaker(key, subject) if seat is None else seat
        return Answer(speaker, key, subject, picks, path, tuple(numbers), detail)

    def corner(self, place: Place, subject: int) -> tuple[int, int]:
        return self.spot(place, subject) if isinstance(place, Near) else (mils(place[0]), mils(place[1]))

    def meant(self, key: str, who: str, subject: int | None, details: dict[str, str]) -> tuple[int, int]:
        """Subject and detail of an answer; without a word, those of the only one that can be."""
        if subject is not None:
            return subject, NOBODY
        if not who and not details:
            every = self.options(key)
            return (every[0].subject, every[0].detail) if len(every) == 1 else (NOBODY, NOBODY)
        return self.words.meant(self.match, key, self.number(who) if who else NOBODY, details)

    def speaker(self, key: str, subject: int) -> int:
        for decision in self.match.asks():
            if [option for option in decision.options if (option.key, option.subject) == (key, subject)]:
                return decision.seat
        return self.decision.seat

    def say(self, key: str, who: str = "", *more: str | Place, **words: Any) -> Self:
        """Answer; it must be legal."""
        self.take(self.answer(key, who, *more, **words))
        return self

    def judge(self, key: str, who: str = "", *more: str | Place, **words: Any) -> Verdict:
        return compared(self.match, self.answer(key, who, *more, **words))

    def refused(self, key: str, who: str = "", *more: str | Place, **words: Any) -> set[str]:
        """The rules that refuse this answer; empty if it is legal."""
        return {refusal.rule for refusal in self.judge(key, who, *more, **words).refusals}

    def because(self, key: str, who: str = "", *more: str | Place, **words: Any) -> set[str]:
        """The reasons for which this answer is refused."""
        return {refusal.because for refusal in self.judge(key, who, *more, **words).refusals}

    def sentences(self, *answer: Any, **words: Any) -> list[str]:
        """Why an answer is refused, each reason in English and in German."""
        speakers = [Speaker(self.match.game, lang) for lang in ("en", "de")]
        refusals = self.judge(*answer, **words).refusals
        return [speaker.because(self.match.state, refusal) for refusal in refusals for speaker in speakers]

    def go_on(self, until: str = "", seat: int | None = None, most: int = 100) -> Self:
        """Say nothing of importance, no matter who is asked, until such a question comes (or the match is over)."""
        for _ in range(most):
            if not self.match.asks():
                assert not until, f"{until} is never asked: the match is over"
                return self
            for decision in self.match.asks():
                if decision.kind == until and seat in (None, decision.seat):
                    return self
            self.take(self.least(self.decision))
        raise AssertionError(f"{until} is never asked; now it is {self.question()}")

    def least(self, decision: Decision) -> Answer:
        """The answer that changes least."""
        for key in self.NEUTRAL:
            for option in decision.options:
                if option.key == key and option.is_plain:
                    return option.reply(decision.seat)
        return self.neutral(decision.options[0], decision)

    def take(self, answer: Answer) -> None:
        before = len(self.match.events)
        verdict = self.match.answer(answer)
        assert verdict, f"{answer} is refused: {[(r.rule, r.because, r.facts) for r in verdict.refusals]}"
        compare_events(self.match, answer, self.match.events[before:])

    def done(self) -> Self:
        """All dice have fallen."""
        assert self.dice_left == 0, f"{self.dice_left} dice are left"
        return self
