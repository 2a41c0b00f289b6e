"""Positions of the toy game as people write them down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from tercio.content.table import Table
from tercio.content.wording import Wording
from tercio.games.skirmish.rules import judge_standing
from tercio.games.skirmish.state import (
    BLUE,
    BOLD,
    CARDS,
    FORTUNE,
    GUARD,
    INCH,
    NO_CARD,
    RED,
    TABLE,
    UNDECIDED,
    WARY,
    Skirmish,
    Unit,
    skirmish,
)
from tercio.games.skirmish.steps import ROUNDS, STANCES, TURNS, Battle, Round
from tercio.games.vocabulary import Fault, Vocabulary, read_pending, write_pending
from tercio.kernel import Game, Match, State, Step, Verdict

SAY: Final = Wording("tercio.games.skirmish", "positions")

if TYPE_CHECKING:
    from tercio.games.skirmish.game import SkirmishGame

PHASES: Final = ("stance", "turns")


class SkirmishVocabulary(Vocabulary):
    """Rounds, stances, hands, and figures by name."""

    things = ("unit",)
    content_keys = ("unit",)

    def read_position(self, game: Game, table: Table) -> tuple[State, list[Step]]:
        return read_position(cast("SkirmishGame", game), table)

    def write_position(self, m: Match) -> dict[str, Any]:
        return write_position(m)

    def faults_of(self, state: State) -> list[Fault]:
        table, found = cast(Skirmish, state), list[Fault]()
        for unit in table.units:
            verdict = Verdict()
            if not unit.has_left:
                judge_standing(table, unit, verdict)
            found += [Fault(unit.id, refusal, ("units", unit.label)) for refusal in verdict.refusals]
        return found

    def numbers(self, state: State) -> dict[str, int]:
        return {unit.label: unit.id for unit in cast(Skirmish, state).units}


def read_position(game: SkirmishGame, table: Table) -> tuple[Skirmish, list[Step]]:
    phase = table.choice("phase", PHASES, default="turns")
    turn = table.integer("turn", RED, BLUE, default=RED)
    number = table.integer("round", 0, ROUNDS, default=0 if phase == "stance" else 1)
    stances = table.choices("stances", (UNDECIDED, BOLD, WARY), 2, default=(UNDECIDED, UNDECIDED))
    hands = table.choices("hands", (NO_CARD, GUARD, FORTUNE), 2, default=(NO_CARD, NO_CARD))
    played = table.choices("played", (GUARD, FORTUNE), default=())
    deck = table.choices("deck", (GUARD, FORTUNE), default=rest_of_deck((*hands, *played)))
    if sorted((*[card for card in hands if card], *played, *deck)) != sorted(CARDS):
        table.refuse(
            "deck",
            *SAY("hands-played-cards-deck-together"),
        )
    if phase == "stance" and number == ROUNDS:
        table.refuse("round", *SAY("round-last-one", rounds=ROUNDS))
    units = read_units(game, table.table("units"))
    pending = read_pending(game, table)
    table.done()
    state = Skirmish(units, list(hands), tuple(deck), tuple(played), tuple(stances), number)
    return state, pending or [Battle(), Round(STANCES if phase == "stance" else TURNS, turn)]


def rest_of_deck(seen: tuple[str, ...]) -> tuple[str, ...]:
    rest = list(CARDS)
    for card in seen:
        if card in rest:
            rest.remove(card)
    return tuple(rest)


def read_units(game: SkirmishGame, table: Table) -> list[Unit]:
    units: list[Unit] = []
    for label in table.keys():
        entry = table.named(label)
        profile = game.profiles[entry.choice("profile", tuple(game.profiles))]
        x, y = entry.mils("at", 2, 0, TABLE)
        units.append(
            Unit(
                len(units),
                label,
                entry.integer("seat", RED, BLUE),
                profile,
                (x, y),
                entry.integer("wounds", 0, 99, default=0),
                entry.boolean("acted", default=False),
                entry.boolean("parried", default=False),
                entry.boolean("left", default=False),
            )
        )
        entry.done()
    return units


def write_position(m: Match) -> dict[str, Any]:
    state = skirmish(m)
    return {
        "round": state.round,
        "stances": list(state.stances),
        "hands": list(state.hands),
        "played": list(state.played),
        "deck": list(state.deck),
        "units": {unit.label: write_unit(unit) for unit in state.units},
        "pending": write_pending(m),
    }


def write_unit(unit: Unit) -> dict[str, Any]:
    return {
        "profile": unit.profile.id,
        "seat": unit.seat,
        "at": [unit.at[0] / INCH, unit.at[1] / INCH],
        "wounds": unit.wounds,
        "acted": unit.has_acted,
        "parried": unit.has_parried,
        "left": unit.has_left,
    }
