"""The fluent helper for the toy game: set the table, act, claim.

    table = Table(figure("red-golem", RED, 2, 2), figure("blue-imp", BLUE, 3, 2), dice=(8, 4, 5))
    table.strike("red-golem", "blue-imp").say("parry")

    assert table.unit("blue-imp").wounds == 1

Lengths are inches, dice are written in the order in which they fall. Everything goes the public way: a match that
starts from a written position, answers that are judged and taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from courses import hear_opening
from facts import compare_events, compared
from tercio.games import box_of, open_game
from tercio.games.skirmish.state import BLUE, INCH, RED, Skirmish, Unit, skirmish
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, Recorder, digest, loaded, open_dice, snapshot

__all__ = ["BLUE", "RED", "Table", "figure", "rolls", "statue"]

Figure = tuple[str, dict[str, Any]]
Corner = tuple[float, float]


def figure(name: str, seat: int, x: float, y: float, **more: Any) -> Figure:
    """A figure by name; what stands behind the last hyphen is its profile, unless one is given."""
    return name, {"profile": name.rpartition("-")[2], "seat": seat, "at": [x, y], **more}


def statue(**more: Any) -> dict[str, Any]:
    """A figure of our own, for numbers that the starter pack does not have."""
    numbers = {"walk": 4, "melee": 3, "reflexes": 5, "life": 5, "radius": 0.5}
    return {"id": "statue", "name": {"en": "Statue", "de": "Statue"}, **numbers, **more}


def lines_of(table: Table, event: str) -> list[list[tuple[int, str]]]:
    """What the numbers of these events are made of."""
    return [[(line.value, line.rule) for line in each.receipts] for each in table.events(event)]


def rolls(*throws: tuple[int, ...]) -> tuple[int, ...]:
    """The faces of one throw after the other."""
    return tuple([face for throw in throws for face in throw])


class Table:
    """A match of the toy game, from a position in which red is to act unless it is said otherwise."""

    def __init__(
        self,
        *figures: Figure,
        dice: Sequence[int] = (),
        units: Sequence[dict[str, Any]] = (),
        has_open_dice: bool = False,
        **position: Any,
    ) -> None:
        setup: dict[str, Any] = {"position": {"units": dict(figures), **position}}
        if units:
            setup["content"] = {"unit": list(units)}
        game = open_game("skirmish", inline=setup.get("content"))
        self.recorder = Recorder(game, setup, open_dice(0) if has_open_dice else loaded(tuple(dice)))
        hear_opening(self.match)

    # -- act -----------------------------------------------------------------------

    def say(self, key: str, name: str = "", *more: str | Corner, seat: int | None = None) -> Table:
        """Answer the open question; a name among `more` is a target, a pair of inches the corner of a path."""
        self.take(self.answer(key, name, *more, seat=seat))
        return self

    def walk(self, name: str, *corners: Corner) -> Table:
        return self.say("walk", name, *corners)

    def strike(self, name: str, target: str) -> Table:
        return self.say("strike", name, target)

    def rest(self, *names: str) -> Table:
        for name in names:
            self.say("rest", name)
        return self

    def stances(self, red: str, blue: str) -> Table:
        return self.say(red, seat=RED).say(blue, seat=BLUE)

    def take(self, answer: Answer) -> None:
        before = len(self.match.events)
        verdict = self.recorder.answer(answer)
        assert verdict, f"{answer} is refused: {verdict.refusals}"
        compare_events(self.match, answer, self.match.events[before:])

    # -- claim ---------------------------------------------------------------------

    def refused_by(self, key: str, name: str = "", *more: str | Corner, seat: int | None = None) -> list[str]:
        """The rules that speak against this answer, which changes nothing; none if it is legal."""
        return self.refusals_of(self.answer(key, name, *more, seat=seat))

    def refusals_of(self, answer: Answer) -> list[str]:
        before = snapshot(self.match)
        refusals = compared(self.match, answer).refusals
        if refusals:
            self.match.answer(answer)
        assert snapshot(self.match) == before, f"{answer} is refused and changes the match"
        return [refusal.rule for refusal in refusals]

    def offered(self) -> list[str]:
        return [option.key for option in self.question.options]

    def unit(self, name: str) -> Unit:
        return self.state.units[self.id_of(name)]

    def events(self, name: str) -> list[Event]:
        return [event for event in self.match.events if event.name == name]

    def facts(self, name: str) -> list[tuple[int, ...]]:
        return [event.facts for event in self.events(name)]

    @property
    def match(self) -> Match:
        return self.recorder.match

    @property
    def state(self) -> Skirmish:
        return skirmish(self.match)

    @property
    def question(self) -> Decision:
        return self.match.asks()[0]

    @property
    def turn(self) -> int:
        """Who is asked, or nobody."""
        asks = self.match.asks()
        return asks[0].seat if asks else NOBODY

    @property
    def winners(self) -> tuple[int, ...] | None:
        return None if self.match.outcome is None else self.match.outcome.winners

    @property
    def dice_left(self) -> int:
        dice = self.match.dice
        return len(dice.loaded or ()) - dice.used

    @property
    def digest(self) -> str:
        return digest(self.match)

    # -- words -----------------------------------------------------------------------

    def answer(self, key: str, name: str = "", *more: str | Corner, seat: int | None = None) -> Answer:
        picks = tuple([self.id_of(word) for word in more if isinstance(word, str)])
        path = tuple([(mils(at[0]), mils(at[1])) for at in more if not isinstance(at, str)])
        subject = self.id_of(name) if name else self.subject_of(key)
        return Answer(self.turn if seat is None else seat, key, subject, picks, path)

    def subject_of(self, key: str) -> int:
        """Where no name is given, the one that the question offers."""
        options = [option for decision in self.match.asks() for option in decision.options if option.key == key]
        return options[0].subject if options else NOBODY

    def id_of(self, name: str) -> int:
        number = box_of("skirmish").vocabulary.id_of(self.match.state, name)
        assert number is not None, f"no figure is called {name}"
        return number


def mils(inches: float) -> int:
    return round(inches * INCH)
