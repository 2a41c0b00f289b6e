"""Odds in words and figures, in German and English."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final, NamedTuple

from tercio.content.wording import Wording
from tercio.odds.outcomes import Odds, Outcome, Outcomes, Word

SAY: Final = Wording("tercio.odds")

Naming = Callable[[str, int], str]  # a subject by its kind and number, in the language that is spoken

UNKNOWN: Final = "?"
SELDOM: Final = Fraction(1, 30)  # a double six is rarer, a face of twenty is not


class Part(NamedTuple):
    """One thing that may happen to somebody: in words, with the chance that it does."""

    key: str
    text: str
    chance: Fraction
    mean: Fraction


class About(NamedTuple):
    """Everything that may happen to one of them."""

    subject: int
    name: str
    parts: tuple[Part, ...]

    @property
    def text(self) -> str:
        """Golem: hit 72 %, damage 2.4 on average, killed 31 %"""
        said = ", ".join([part.text for part in self.parts])
        return f"{self.name}: {said}" if self.name else said


def abouts_of(odds: Odds, outcomes: Outcomes, name: Naming, lang: str, is_brief: bool = False) -> list[About]:
    """One for everybody to whom something may happen, in the order in which the game tells it.

    Brief: without what is as good as never, unless somebody would want to know it all the same.
    """
    found: dict[tuple[str, int], list[Part]] = {}
    for key, word in outcomes.words.items():
        for subject in [subject for noted, subject in odds.noted if noted == key]:
            chance, mean = odds.chance(key, subject), odds.mean(key, subject)
            if is_brief and chance < SELDOM and (word.has_mean or word.is_minor):
                continue
            part = Part(key, part_text(word, chance, mean, lang), chance, mean)
            found.setdefault((word.kind, subject), []).append(part)
    return [About(subject, known(name(kind, subject)), tuple(parts)) for (kind, subject), parts in found.items()]


def known(name: str) -> str:
    """A thing that is only about to come has no name yet."""
    return "" if name == UNKNOWN else name


def part_text(word: Word, chance: Fraction, mean: Fraction, lang: str) -> str:
    if not word.has_mean:
        return f"{word.said.spoken(lang)} {percent_text(chance)}"
    number = number_text(mean, 1 if mean >= Fraction(1, 20) else 2, lang)
    return SAY.spoken("average", lang, much=word.much, number=number)


def case_text(outcome: Outcome, outcomes: Outcomes, name: Naming, lang: str) -> str:
    """Golem: hit, damage 3; empty where nothing worth a note happens"""
    order = list(outcomes.words)
    found: dict[tuple[str, int], list[str]] = {}
    for key, subject, amount in sorted(outcome, key=lambda note: order.index(note.key)):
        word = outcomes.words[key]
        plain, much = word.said.spoken(lang), word.much.spoken(lang)
        said = plain if not much or (amount == 1 and much == plain) else f"{much} {amount}"
        found.setdefault((word.kind, subject), []).append(said)
    told: list[str] = []
    for (kind, subject), all_said in found.items():
        called, words = known(name(kind, subject)), ", ".join(all_said)
        told.append(f"{called}: {words}" if called else words)
    return "; ".join(told)


def percent_text(chance: Fraction) -> str:
    """Whole percents, but what can happen is never 0 % and what can fail never 100 %."""
    if 0 < chance < Fraction(1, 100):
        return "<1 %"
    if Fraction(99, 100) < chance < 1:
        return ">99 %"
    return f"{rounded(chance * 100, 0)} %"


def number_text(value: Fraction, decimals: int, lang: str) -> str:
    """Rounded half up, with the comma or point of the language."""
    text = rounded(value, decimals)
    return text.replace(".", ",") if lang == "de" else text


def rounded(value: Fraction, decimals: int) -> str:
    whole = (abs(value) * 10**decimals * 2 + 1) // 2
    digits = str(whole).rjust(decimals + 1, "0")
    sign = "-" if value < 0 and whole else ""
    return f"{sign}{digits[:-decimals]}.{digits[-decimals:]}" if decimals else f"{sign}{digits}"
