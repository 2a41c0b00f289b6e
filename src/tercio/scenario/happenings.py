"""Events as a scenario file writes them: facts by their names, figures by theirs, lengths in inches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tercio.content.table import Phrase
from tercio.content.wording import Wording
from tercio.kernel import Event
from tercio.scenario.playthrough import Difference, Moment, Stood
from tercio.scenario.spelling import Spelled, as_written, facts_fit, spelled
from tercio.scenario.tallies import receipt_fits
from tercio.scenario.written import ExpectedEvent, Scenario, in_file, no_such_name
from tercio.texts import phrasebook_of

SAY: Final = Wording("tercio.scenario")

_MOST_TOLD: Final = 3


class Happening(NamedTuple):
    """An event that a file can speak of."""

    event: Event
    facts: Spelled

    def fits(self, expected: ExpectedEvent) -> bool:
        if self.event.name != expected.name or (expected.rule and self.event.rule != expected.rule):
            return False
        return facts_fit(self.facts, expected.facts)

    def words(self) -> str:
        return in_file({"name": self.event.name, **as_written(self.facts)}, longest=160)


def happenings(scenario: Scenario, moments: Sequence[Moment]) -> list[Happening]:
    """All events with their facts, spelled as things were called when they happened."""
    book = phrasebook_of(scenario.game.id)
    found: list[Happening] = []
    for moment in moments:
        for event in moment.events:
            facts = spelled(scenario, book.event(event.name), event.facts, (moment.after, moment.before))
            found.append(Happening(event, facts))
    return found


# -- what must have happened ------------------------------------------------------------


def compare_events(stood: Stood, expected: tuple[ExpectedEvent, ...], happened: list[Happening]) -> list[Difference]:
    """In the order written, with anything in between; what is forbidden happened nowhere."""
    differences: list[Difference] = []
    position = 0
    for event in expected:
        check_names(stood, event)
        alike = [index for index, happening in enumerate(happened) if happening.fits(event)]
        fitting = [index for index in alike if has_receipts(stood, event, happened[index])]
        later = [index for index in fitting if index >= position]
        line = stood.scenario.document.line_of(event.path)
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


def has_receipts(stood: Stood, event: ExpectedEvent, happening: Happening) -> bool:
    return all([receipt_fits(stood, wanted, happening.event.receipts) for wanted in event.receipts])


def missing_words(event: ExpectedEvent, fitting: list[int], happened: list[Happening]) -> Phrase:
    wanted = in_file({"name": event.name, **event.facts, **({"rule": event.rule} if event.rule else {})}, longest=160)
    if fitting:
        return SAY("event-happened-too-early", wanted=wanted)
    alike = [happening.words() for happening in happened if happening.event.name == event.name][:_MOST_TOLD]
    if alike:
        return SAY("other-events", wanted=wanted, instead="; ".join(alike))
    return SAY("no-such-event", wanted=wanted)


def check_names(stood: Stood, event: ExpectedEvent) -> None:
    """A figure in an expected event was there at some time."""
    scenario = stood.scenario
    entry = phrasebook_of(scenario.game.id).event(event.name)
    states = [moment.after for moment in stood.moments]
    known = tuple(dict.fromkeys([name for state in states for name in scenario.vocabulary.names(state)]))
    for fact in entry.facts:
        if fact.kind not in scenario.vocabulary.things or fact.name not in event.facts:
            continue
        written = event.facts[fact.name]
        for name in written if isinstance(written, list) else [written]:
            if isinstance(name, str) and name not in known:
                raise scenario.trouble((*event.path, fact.name), no_such_name(name, known))
