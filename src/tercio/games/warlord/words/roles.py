"""Whom the words of a text mean, in words: "this character", "the bearer", "it", "the striking character"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

from tercio.content.wording import Phrase, Wording
from tercio.games.warlord.printed.cards import (
    ACTION,
    ALL,
    ANYONE,
    COUNTED,
    ITEM,
    OPPONENT,
    SELF,
    SOURCE,
    STATIC,
    STRIKER,
    TARGET,
    TARGET_RANK,
    TARGETS,
    VICTIM,
    Ability,
    Clause,
    Face,
    Filter,
    Test,
)
from tercio.games.warlord.steps.moments import AIMING, BEFORE_ROLL, HIT, MISSED, ROLLED, STRUCK, TARGETED
from tercio.games.warlord.words.grammar import EACH, GEN, NOM, ONE, declined
from tercio.games.warlord.words.nouns import noun_phrase

ROLE: Final = Wording("tercio.games.warlord", "reading.role")
PRONOUN: Final = Wording("tercio.games.warlord", "reading.pronoun")
SAY: Final = Wording("tercio.games.warlord", "reading.said")
COLLECTIVE: Final = (TARGETS, TARGET_RANK, ALL)
STRUCK_AT: Final = (TARGETED, BEFORE_ROLL, HIT, MISSED, STRUCK)  # the trigger is about the target of the strike
STRIKING: Final = (AIMING, ROLLED)  # the trigger is about who rolls


class Words(NamedTuple):
    """How somebody is called when he is known: in English, and in German by case."""

    en: str
    de: tuple[str, str, str, str]

    def said(self, case: int) -> Phrase:
        return Phrase("its" if self.en == "it" and case == GEN else self.en, self.de[case])


@cache
def known_as(key: str) -> Words:
    """Somebody who is known, from `[say.reading.role]`; German is written in the nominative and declined."""
    words = ROLE(key)
    return Words(words.en, declined(words.de))


@cache
def pronoun(key: str) -> Words:
    """A pronoun, from `[say.reading.pronoun]`, where German is written in all four cases."""
    words = PRONOUN(key)
    nominative, accusative, dative, genitive = words.de.split(" | ")
    return Words(words.en, (nominative, accusative, dative, genitive))


def it() -> Words:
    return pronoun("it")


class Scene:
    """What a reader of one paragraph knows at each word: who is who, and whom "it" means."""

    def __init__(self, face: Face, ability: Ability, names: Mapping[str, Face], is_attached: bool = False) -> None:
        self.face = face
        self.is_attached = is_attached  # the card stays on the one whom its order means
        self.ability = ability
        self.names = names
        self.lent: list[Phrase] = []  # the texts that it lends, in words
        self.wanted: dict[str, Filter] = {}
        self.also: dict[str, tuple[Filter, ...]] = {}  # further conditions that do not fit into one
        self.unwanted: dict[str, tuple[Filter, ...]] = {}
        self.counting = [test for test in ability.tests if is_counting(ability, test)]
        for test in [each for each in ability.tests if each not in self.counting]:
            role = self.trigger_role(test.who)
            if test.is_not:
                self.unwanted[role] = (*self.unwanted.get(role, ()), test.filter)
            elif role == ALL and role in self.wanted:  # perhaps somebody else
                self.also[role] = (*self.also.get(role, ()), test.filter)
            elif is_in_the_way(self.wanted.get(role, ANYONE), test.filter):
                self.also[role] = (*self.also.get(role, ()), without(test.filter, self.wanted[role]))
            else:
                self.wanted[role] = both(self.wanted.get(role, ANYONE), test.filter)
        self.last = ""  # whom "it" means
        self.asked: Clause | None = None  # the clause whose result later ones depend on

    def inner(self, lent: Ability) -> Phrase:
        """A text that this one lends, in words."""
        lending = [clause.lends for clause in self.ability.clauses if clause.lends is not None]
        return next(words for own, words in zip(lending, self.lent, strict=True) if own is lent)

    # -- who is who ----------------------------------------------------------------

    def trigger_role(self, role: str) -> str:
        """At many moments two words mean the same: the opponent of a strike is who the moment is about."""
        moment = self.ability.trigger
        if (role == OPPONENT and moment in STRUCK_AT) or (role == STRIKER and moment in STRIKING):
            return VICTIM
        return role

    def role(self, role: str) -> str:
        """The same, with the performer recognised in whatever role."""
        role = self.trigger_role(role)
        return SELF if self.wanted.get(role, ANYONE).me else role

    def all_wanted(self, role: str) -> tuple[Filter, ...]:
        """Everything that the conditions want of this role."""
        return (self.wanted[role], *self.also.get(role, ())) if role in self.wanted else ()

    def is_struck(self) -> bool:
        return self.ability.trigger in STRUCK_AT

    def words(self, role: str) -> Words:
        """How the one in this role is called in full."""
        role = self.role(role)
        if role == SELF:
            return self.own_words()
        if role == SOURCE and self.ability.is_lent:  # not the card of the one who has the text
            return Words(self.face.name_en, (self.face.name_de,) * 4)
        if role == SOURCE:
            return known_as("this-item" if self.face.type == ITEM else "this-card")
        if role == TARGET:
            aim = self.ability.aim
            return known_as("chosen-item" if aim is not None and aim.what == ITEM else "chosen")
        if role == VICTIM and self.is_struck():
            return known_as(OPPONENT)
        if role == VICTIM and self.ability.trigger in STRIKING:
            return known_as(STRIKER if self.ability.trigger == AIMING else VICTIM)
        return pronoun("each-of-them") if role in COLLECTIVE else known_as(role)

    def own_words(self) -> Words:
        if self.ability.is_lent:
            return known_as("performer")
        if self.face.type == ITEM:
            return known_as("bearer")
        if self.face.type == ACTION and self.ability.kind == STATIC and self.is_attached:
            return known_as("host")
        return known_as("performer")

    # -- saying it -----------------------------------------------------------------

    def key(self, role: str, chosen: Filter) -> str:
        """One key for all words that mean the same."""
        role = self.role(role)
        if role == ALL and chosen.me:
            return SELF
        return f"{role}:{chosen!r}" if role in (ALL, TARGET_RANK) else role

    def refer(self, role: str, chosen: Filter = ANYONE, case: int = NOM) -> Phrase:
        """The one meant: "it" where that is clear."""
        key = self.key(role, chosen)
        if key == self.last:
            return pronoun("each-of-them" if self.role(role) in COLLECTIVE else "it").said(case)
        if key == SELF:
            return self.own_words().said(case)
        if self.role(role) == ALL:
            return noun_phrase(chosen, self.names, EACH, case)
        if self.role(role) == TARGET_RANK:
            everybody = noun_phrase(chosen, self.names, EACH, case)
            return SAY("in-its-rank" if self.last == TARGET else "in-the-rank", everybody=everybody)
        return self.words(role).said(case)

    def refer_key(self, key: str, clause: Clause) -> Phrase:
        """The subject of a clause, by the key of what is said of it."""
        role = key.split(":")[0]
        return self.refer(role, clause.filter if role in (ALL, TARGET_RANK) else ANYONE)

    def owner(self, role: str, chosen: Filter) -> Phrase | None:
        """The one to whom something belongs, in the genitive; None where "its" is clear."""
        owner = self.refer(role, chosen, GEN)
        return None if owner.en == "its" else owner

    def object(self, role: str, subject: str, case: int) -> Phrase:
        """The one meant, beside a subject: in full, unless it is the subject itself."""
        if self.role(role) == self.role(subject):
            return it().said(case)
        return self.words(role).said(case)

    def introduced(self, role: str, case: int = NOM) -> Phrase:
        """The one in this role of the trigger, when first mentioned: "another character of yours"."""
        role = self.trigger_role(role)
        if self.wanted.get(role, ANYONE).me:
            return self.own_words().said(case)
        wanted, unwanted = self.wanted.get(role, ANYONE), self.unwanted.get(role, ())
        return noun_phrase(wanted, self.names, ONE, case, unwanted, also=self.also.get(role, ()))

    def is_spoken_of(self, role: str) -> bool:
        """Do the conditions say anything about this role?"""
        role = self.trigger_role(role)
        return role in self.wanted or role in self.unwanted


def is_counting(ability: Ability, test: Test) -> bool:
    """The condition asks how many there are; that there is somebody in play is said of him where text is static."""
    return test.who in COUNTED and (ability.kind != STATIC or test.who != ALL or (test.least, test.most) != (1, 0))


def is_in_the_way(one: Filter, other: Filter) -> bool:
    """Do both say something else about the same?"""
    mine, theirs = one.given(), other.given()
    return bool([name for name in mine if name in theirs and mine[name] != theirs[name]])


def without(one: Filter, other: Filter) -> Filter:
    """What the first says that the second does not say too."""
    theirs = other.given()
    return Filter(**{name: value for name, value in one.given().items() if value != theirs.get(name)})


def both(one: Filter, other: Filter) -> Filter:
    """Two conditions on the same character as one."""
    return replace(one, **other.given())
