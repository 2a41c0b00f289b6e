"""The small things a scenario file names: seats, rules, figures and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercio.content.table import Table
from tercio.content.trouble import shown
from tercio.content.wording import Wording
from tercio.kernel import CHANCE, TOGETHER, RuleId, Seat
from tercio.kernel.decision import BOUND
from tercio.rules import load
from tercio.scenario.written import Thing

SAY: Final = Wording("tercio.scenario")

LARGEST_SEAT: Final = 99
NAMED_SEATS: Final = {"chance": CHANCE, "together": TOGETHER}
LARGEST_NUMBER: Final = 2 * BOUND  # beyond the bounds of an answer, so that a scenario can show the refusal


def the_only(table: Table, keys: Sequence[str]) -> str:
    """The one of several words for the same thing that the file uses, if any."""
    given = [key for key in keys if table.has(key)]
    for other in given[1:]:
        table.refuse(
            other,
            *SAY("says-same-as-one-them", given=given[0]),
        )
    return given[0] if given else ""


def read_thing(table: Table, key: str) -> Thing:
    return as_thing(table, (key,), table.value(key))


def read_things(table: Table, key: str) -> tuple[Thing, ...]:
    value = table.value(key)
    if isinstance(value, list):
        return tuple([as_thing(table, (key, index), part) for index, part in enumerate(value)])
    return (read_thing(table, key),)


def as_thing(table: Table, path: tuple[str | int, ...], value: object) -> Thing:
    place = (*table.path, *path)
    if isinstance(value, str):
        return Thing(place, value)
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST_NUMBER:
        return Thing(place, value)
    table.document.refuse(place, *SAY("name-quotation-marks-expected-here"))
    return Thing(place, "")


def read_seat(table: Table, key: str) -> Seat:
    """A seat is a number from 0; the one that rolls open dice is called chance, all players as one together."""
    if isinstance(table.value(key), str):
        return NAMED_SEATS[table.choice(key, tuple(NAMED_SEATS))]
    return table.integer(key, 0, LARGEST_SEAT)


def read_rule(table: Table, key: str, game: str) -> RuleId:
    """One rule, or an empty text where none is named."""
    rule = table.text(key, default="")
    if rule:
        check_rule(table, key, rule, game)
    return rule


def read_rules(table: Table, key: str, game: str) -> tuple[RuleId, ...]:
    rules = table.words(key, default=())
    for rule in rules:
        check_rule(table, key, rule, game)
    return rules


def check_rule(table: Table, key: str, rule: str, game: str) -> None:
    """The rule is in the index, as one of this game or of every game."""
    index = load()
    if rule not in index:
        near = ", ".join(index.ids_like(rule))
        hint = SAY("did-you-mean", near=near) if near else "."
        table.refuse(key, *SAY("no-rule", rule=shown(rule), hint=hint))
    elif index.rule(rule).game not in (game, "kernel"):
        other = index.rule(rule).game
        table.refuse(key, *SAY("rule", rule=rule, other=other))


def read_passing(table: Table, key: str) -> tuple[Seat, ...]:
    """`true` for all seats, or a list of seats."""
    value = table.value(key)
    if isinstance(value, bool) or value is None:
        return tuple(range(LARGEST_SEAT + 1)) if value else ()
    if isinstance(value, list):
        return table.integers(key, 0, LARGEST_SEAT)
    table.refuse(key, *SAY("true-or-seats"))
    return ()
