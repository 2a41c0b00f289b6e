"""The ready armies, decks or realms of a game against each other, all led by the same bot, in every scenario.

Each two that suit each other meet in every deal twice: with the same dice in the same scenario, and with the seats
changed over. Others have other dice, or what going first is worth would hang on very few of them. A game without such
forces plays each deal once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import ceil
from typing import Final, NamedTuple

from tercio.arena.backend import Backend
from tercio.arena.book import Book
from tercio.arena.deals import SCENARIO, setup_of
from tercio.arena.orders import HALVES, SEATS, Hall, Order, Result, key_of, number_of
from tercio.arena.tournament import Keep
from tercio.content.table import Phrase
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.games.forces import NOTHING_SAID, Forces, nothing_to_agree
from tercio.kernel import Game, Setup, seeded, start

SAY: Final = Wording("tercio.arena")

NO_FORCE = "-"


class Entrant(NamedTuple):
    """An army, deck or realm under examination, or a scenario."""

    name: str
    title: Phrase


class Agenda(NamedTuple):
    """What is played. `games`: matches of each two."""

    bot: str
    games: int
    seed: int
    entrants: tuple[Entrant, ...]  # empty: the game has no forces
    scenarios: tuple[Entrant, ...]  # empty: the game has none
    words: Mapping[str, str] = NOTHING_SAID
    wants_records: bool = False


class Examination:
    """The agenda of an examination, and the book of what was played."""

    def __init__(self, game: Game, forces: Forces | None, agenda: Agenda, book: Book) -> None:
        self.game = game
        self.forces = forces
        self.agenda = agenda
        self.book = book
        self.couples = self.suiting()

    def suiting(self) -> list[tuple[str, str]]:
        """Each two that are a match for each other; nobody against himself."""
        if self.forces is None:
            return [(NO_FORCE, NO_FORCE)]
        names = [entrant.name for entrant in self.agenda.entrants]
        suits = {name: self.forces.suiting(self.game, [name], self.agenda.words) for name in names}
        found = [(p, q) for p, q in combinations(names, 2) if q in suits[p] and p in suits[q]]
        if not found:
            raise BadInput(*SAY("no-match-for-each-other"), key="--armies")
        return found

    @property
    def halves(self) -> int:
        return len(HALVES) if self.forces is not None else 1

    @property
    def deals(self) -> int:
        return ceil(self.agenda.games / self.halves)

    def most_matches(self) -> int:
        return self.deals * self.halves * len(self.couples)

    def finished(self) -> int:
        """How many of them stand in the book already."""
        return len(self.counted())

    def check(self) -> None:
        """BadInput where matches cannot even begin."""
        for deal in range(min(self.deals, max(1, len(self.agenda.scenarios)))):
            order = self.order(self.couples[0], deal, 0)
            start(self.game, order.setup, seeded(order.dice))

    def run(self, backend: Backend, hall: Hall, keep: Keep) -> None:
        """Play whatever is not in the book yet."""
        for played in backend.play(hall, self.orders()):
            keep(played)
            self.book.add(played.result)

    def orders(self) -> Iterator[Order]:
        for deal in range(self.deals):
            for couple in self.couples:
                for half in range(self.halves):
                    if key_of(*couple, deal, half) not in self.book:
                        yield self.order(couple, deal, half)

    def order(self, couple: tuple[str, str], deal: int, half: int) -> Order:
        agenda, scenarios = self.agenda, self.agenda.scenarios
        scenario = scenarios[deal % len(scenarios)].name if scenarios else ""
        sides = couple if half == 0 else (couple[1], couple[0])
        seeds = tuple([number_of(agenda.seed, deal, *couple, "seat", seat) for seat in range(SEATS)])
        return Order(
            key_of(*couple, deal, half),
            self.setup(sides, scenario),
            (agenda.bot,) * SEATS,
            () if self.forces is None else sides,
            number_of(agenda.seed, deal, *couple, "dice"),
            seeds,
            scenario,
            agenda.wants_records,
            wants_pieces=True,
        )

    def setup(self, sides: Sequence[str], scenario: str) -> Setup:
        if self.forces is None:
            return self.game.example_setup()
        words = {**self.agenda.words, **({SCENARIO: scenario} if scenario else {})}
        return setup_of(self.game, self.forces, sides, words)

    def counted(self) -> list[Result]:
        """All finished matches of this agenda, in the order in which they are ordered."""
        results = self.book.results
        keys = [
            key_of(*couple, deal, half)
            for deal in range(self.deals)
            for couple in self.couples
            for half in range(self.halves)
        ]
        return [results[key] for key in keys if key in results]


def entrants_of(game: Game, forces: Forces | None, wanted: Sequence[str] = ()) -> tuple[Entrant, ...]:
    """All ready ones, or those that are named."""
    if forces is None:
        if wanted:
            raise BadInput(*SAY("game-no-armies"), key="--armies")
        return ()
    ready = {each.name: Entrant(each.name, each.title) for each in forces.ready(game)}
    for name in wanted:
        if name not in ready:
            known, thing = ", ".join(ready), forces.thing
            raise BadInput(
                *SAY("no-ready-called", thing=thing, name=name, known=known),
                key="--armies",
            )
    return tuple([each for each in ready.values() if not wanted or each.name in wanted])


def scenarios_of(game: Game, forces: Forces | None, words: Mapping[str, str]) -> tuple[Entrant, ...]:
    """The scenarios for two players; none where the game has no choice, or where one was agreed on."""
    if forces is None:
        for word in words:
            raise nothing_to_agree(word)
        return ()
    if SCENARIO in words:
        return ()
    for choice in forces.choices(game):
        if choice.word == SCENARIO:
            values = [value for value in choice.values if not value.seats or SEATS in value.seats]
            return tuple([Entrant(value.word, value.title) for value in values])
    return ()
