"""Events as a scenario file writes them: facts by their names, figures by theirs, lengths in inches."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tercio.content.table import Phrase
from tercio.content.wording import Wording
from tercio.kernel import NOBODY, Event, Game, State
from tercio.scenario.playthrough import Difference, Playthrough
from tercio.scenario.written import ExpectedEvent, Scenario, in_file, no_such_name
from tercio.texts import Entry, phrasebook_of
from tercio.texts.phrasebook import MEASURED, NUMBERS

SAY: Final = Wording("tercio.scenario")

MILS_PER_INCH: Final = 1000
_MOST_TOLD: Final = 3

Spellings = tuple[Any, ...]  # the ways to write one fact, the usual one first


class Happening(NamedTuple):
    """An event that a file can speak of."""

    event: Event
    facts: dict[str, Spellings | list[Spellings]]  # a list if a fact takes the rest

    def fits(self, expected: ExpectedEvent) -> bool:
        if self.event.name != expected.name or (expected.rule and self.event.rule != expected.rule):
            return False
        return all([fact_fits(self.facts.get(name), value) for name, value in expected.facts.items()])

    def words(self) -> str:
        facts = {name: usual(spellings) for name, spellings in self.facts.items()}
        return in_file({"name": self.event.name, **facts}, longest=160)


def fact_fits(found: Spellings | list[Spellings] | None, value: Any) -> bool:
    if found is None:
        return False
    if isinstance(found, list):
        return len(found) == len(value) and all([part in some for some, part in zip(found, value, strict=True)])
    return value in found


def usual(found: Spellings | list[Spellings]) -> Any:
    return [some[0] for some in found] if isinstance(found, list) else found[0]


def happenings(playthrough: Playthrough) -> list[Happening]:
    """All events with their facts, spelled as things were called when they happened."""
    scenario = playthrough.scenario
    book = phrasebook_of(scenario.game.id)
    found: list[Happening] = []
    for moment in playthrough.moments:
        for event in moment.events:
            facts = spelled(scenario, book.event(event.name), event, (moment.after, moment.before))
            found.append(Happening(event, facts))
    return found


def spelled(
    scenario: Scenario, entry: Entry, event: Event, states: tuple[State, ...]
) -> dict[str, Spellings | list[Spellings]]:
    facts: dict[str, Spellings | list[Spellings]] = {}
    for position, fact in enumerate(entry.facts):
        of = event.facts[entry.place(fact.of)] if fact.of else NOBODY
        values = [spellings(scenario, fact.kind, value, states, of) for value in event.facts[position:]]
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


# -- what must have happened ------------------------------------------------------------


def compare_events(
    playthrough: Playthrough, expected: tuple[ExpectedEvent, ...], happened: list[Happening]
) -> list[Difference]:
    """In the order written, with anything in between; what is forbidden happened nowhere."""
    differences: list[Difference] = []
    position = 0
    for event in expected:
        check_names(playthrough, event)
        fitting = [index for index, happening in enumerate(happened) if happening.fits(event)]
        later = [index for index in fitting if index >= position]
        line = playthrough.scenario.document.line_of(event.path)
        if event.is_forbidden:
            if fitting:
                words = happened[fitting[0]].words()
                en, de = SAY("event-must-not-happen", words=words)
                differences.append(Difference(line, en, de))
        elif later:
            position = later[0] + 1
        else:
            differences.append(Difference(line, *missing_words(event, fitting, happened)))
    return differences


def missing_words(event: ExpectedEvent, fitting: list[int], happened: list[Happening]) -> Phrase:
    wanted = in_file({"name": event.name, **event.facts, **({"rule": event.rule} if event.rule else {})}, longest=160)
    if fitting:
        return SAY("event-happened-too-early", wanted=wanted)
    alike = [happening.words() for happening in happened if happening.event.name == event.name][:_MOST_TOLD]
    if alike:
        return SAY("other-events", wanted=wanted, instead="; ".join(alike))
    return SAY("no-such-event", wanted=wanted)


def check_names(playthrough: Playthrough, event: ExpectedEvent) -> None:
    """A figure in an expected event was there at some time."""
    scenario = playthrough.scenario
    entry = phrasebook_of(scenario.game.id).event(event.name)
    states = [moment.after for moment in playthrough.moments]
    known = tuple(dict.fromkeys([name for state in states for name in scenario.vocabulary.names(state)]))
    for fact in entry.facts:
        if fact.kind not in scenario.vocabulary.things or fact.name not in event.facts:
            continue
        written = event.facts[fact.name]
        for name in written if isinstance(written, list) else [written]:
            if isinstance(name, str) and name not in known:
                raise scenario.trouble((*event.path, fact.name), no_such_name(name, known))
