"""Whatever matches bring along, held against the reference: questions, answers, events and reasons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tercio.kernel import NOBODY, Decision, Event, Option, Refusal
from tercio.reference.sentences import entry
from tercio.reference.words import SECTIONS, answers_of, named
from tercio.texts import phrasebook_of
from tercio.texts.phrasebook import Entry

PARTS: Final = ("subject", "detail", "picks", "path", "numbers")


class Met:
    """What was met of one game so far, and what the reference does not say of it."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.book = phrasebook_of(game)
        self.known = {section: set(named(game, section)) for section in SECTIONS}
        self.words: dict[str, set[str]] = {section: set() for section in SECTIONS}
        self.answers: set[tuple[str, str]] = set()  # to which question
        self.brought: set[tuple[str, str]] = set()  # an answer has brought a path, picks ...
        self.strange: set[str] = set()

    def look_at(self, decisions: Iterable[Decision]) -> None:
        for decision in decisions:
            self.meet("question", decision.kind)
            if decision.subject != NOBODY and not self.book.question(decision.kind).subject:
                self.strange.add(f"question {decision.kind}: subject")
            if decision.facts and not fits(self.book.question(decision.kind), decision.facts):
                self.strange.add(f"question {decision.kind}: {len(decision.facts)} facts")
            for option in decision.options:
                self.meet("option", option.key)
                self.answers.add((decision.kind, option.key))
                if option.key not in answers_of(self.game, decision.kind):
                    self.strange.add(f"question {decision.kind}: {option.key}")
                self.look_at_option(option)

    def look_at_option(self, option: Option) -> None:
        told, brings = self.book.option(option.key), entry(self.game, "answer", option.key) or {}
        has = (
            option.subject != NOBODY,
            option.detail != NOBODY,
            option.most > 0,
            option.corners > 0,
            option.numbers > 0,
        )
        said = (told.subject, told.detail, told.picks, brings.get("path"), brings.get("numbers"))
        for part, is_there, is_told in zip(PARTS, has, said, strict=True):
            if is_there:
                self.brought.add((option.key, part))
            if is_there and not is_told:
                self.strange.add(f"answer {option.key}: {part}")
        if option.numbers and brings.get("numbers"):
            limits = entry(self.game, "numbers", brings["numbers"])
            if not limits["low"] <= option.low <= option.high <= limits["high"]:
                self.strange.add(f"answer {option.key}: from {option.low} to {option.high}")

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            self.meet("event", event.name)
            if not fits(self.book.event(event.name), event.facts):
                self.strange.add(f"event {event.name}: {len(event.facts)} facts")

    def take_back(self, refusals: Iterable[Refusal]) -> None:
        for refusal in refusals:
            self.meet("because", refusal.because)
            if not fits(self.book.reason(refusal.because), refusal.facts):
                self.strange.add(f"because {refusal.because}: {len(refusal.facts)} facts")

    def meet(self, section: str, word: str) -> None:
        self.words[section].add(word)
        if word not in self.known[section]:
            self.strange.add(f"{section} {word}")

    def never(self) -> set[str]:
        """What the reference says and nobody has met; reasons have a law of their own."""
        sections = [section for section in SECTIONS if section != "because"]
        found = {f"{section} {word}" for section in sections for word in self.known[section] - self.words[section]}
        for kind in self.words["question"]:
            offered = [key for key in answers_of(self.game, kind) if (kind, key) not in self.answers]
            found |= {f"question {kind}: {key}" for key in offered}
        for key in self.words["option"]:
            told, brings = self.book.option(key), entry(self.game, "answer", key) or {}
            said = (told.subject, told.detail, told.picks, brings.get("path"), brings.get("numbers"))
            parts = [
                part for part, is_told in zip(PARTS, said, strict=True) if is_told and (key, part) not in self.brought
            ]
            found |= {f"answer {key}: {part}" for part in parts}
        return found


def fits(told: Entry, facts: tuple[int, ...]) -> bool:
    """As many facts as the sentence names; the last one may be several, or none."""
    if told.facts and told.facts[-1].is_rest:
        return len(facts) >= len(told.facts) - 1
    return len(facts) == len(told.facts)
