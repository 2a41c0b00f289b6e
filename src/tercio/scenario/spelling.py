"""Facts as a scenario file spells them: figures and cards by their names, lengths in inches."""

from __future__ import annotations

from typing import Any, Final

from tercio.kernel import NOBODY, Game, State
from tercio.scenario.written import Scenario
from tercio.texts import Entry
from tercio.texts.phrasebook import MEASURED, NUMBERS

MILS_PER_INCH: Final = 1000

Spellings = tuple[Any, ...]  # the ways to write one fact, the usual one first
Spelled = dict[str, Spellings | list[Spellings]]  # all facts by their names; a list if a fact takes the rest


def facts_fit(found: Spelled, wanted: dict[str, Any]) -> bool:
    """Facts that are not written may be anything."""
    return all([fact_fits(found.get(name), value) for name, value in wanted.items()])


def fact_fits(found: Spellings | list[Spellings] | None, value: Any) -> bool:
    if found is None:
        return False
    if isinstance(found, list):
        return len(found) == len(value) and all([part in some for some, part in zip(found, value, strict=True)])
    return value in found


def usual(found: Spellings | list[Spellings]) -> Any:
    return [some[0] for some in found] if isinstance(found, list) else found[0]


def as_written(found: Spelled) -> dict[str, Any]:
    return {name: usual(some) for name, some in found.items()}


def spelled(scenario: Scenario, entry: Entry, told: tuple[int, ...], states: tuple[State, ...]) -> Spelled:
    """What an event or a refusal tells, by the names of its facts."""
    facts: Spelled = {}
    for position, fact in enumerate(entry.facts):
        of = told[entry.place(fact.of)] if fact.of and entry.place(fact.of) < len(told) else NOBODY
        values = [spellings(scenario, fact.kind, value, states, of) for value in told[position:]]
        if fact.is_rest:
            facts[fact.name] = values
        elif values:
            facts[fact.name] = values[0]
    return facts


def spellings(scenario: Scenario, kind: str, value: int, states: tuple[State, ...], of: int) -> Spellings:
    if kind in MEASURED:
        return (value / MILS_PER_INCH,)
    if kind in NUMBERS:
        return (value,)
    if kind in scenario.vocabulary.things:
        for state in states:
            name = scenario.vocabulary.name_of(state, value)
            if name:
                return (name, value)
        return (value,)
    word = scenario.vocabulary.word_of(scenario.game, states[0], kind, value, of)
    return (*([word] if word else []), *game_names(scenario.game, states[0], kind, value, of), value)


def game_names(game: Game, state: State, kind: str, value: int, of: int) -> tuple[str, ...]:
    return tuple([game.name_of(state, kind, value, lang, of) for lang in ("en", "de")])
