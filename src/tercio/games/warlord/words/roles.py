"""Whom the words of a text mean, in words: "this character", "the bearer", "it", "the striking character"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from tercio.content.table import Phrase
from tercio.games.warlord.printed.cards import (
    ACTION,
    ALL,
    ANYONE,
    CASTER,
    ITEM,
    OPPONENT,
    PICKED,
    SELF,
    SOURCE,
    STATIC,
    STRIKER,
    TARGET,
    TARGET_RANK,
    TARGETS,
    VICTIM,
    WOUNDER,
    Ability,
    Face,
    Filter,
    Verb,
)
from tercio.games.warlord.steps.moments import AIMING, BEFORE_ROLL, HIT, MISSED, ROLLED, STRUCK, TARGETED
from tercio.games.warlord.words.grammar import EACH, GEN, NOM, ONE
from tercio.games.warlord.words.nouns import noun_phrase

STRUCK_AT: Final = (TARGETED, BEFORE_ROLL, HIT, MISSED, STRUCK)  # the trigger is about the target of the strike
STRIKING: Final = (AIMING, ROLLED)  # the trigger is about who rolls


class Words(NamedTuple):
    """How somebody is called when he is known: in English, and in German by case."""

    en: str
    de: tuple[str, str, str, str]

    def said(self, case: int) -> Phrase:
        return Phrase("its" if self.en == "it" and case == GEN else self.en, self.de[case])


def masculine(en: str, noun: str, genitive: str, article: str = "der", adjective: str = "") -> Words:
    """German words of the kind "der gewählte Charakter"."""
    forms = {"der": ("der", "den", "dem", "des"), "dieser": ("dieser", "diesen", "diesem", "dieses")}[article]
    endings = ("e", "en", "en", "en")
    nouns = (noun, noun, noun, genitive)
    said = [
        " ".join([word for word in (form, adjective + ending if adjective else "", name) if word])
        for form, ending, name in zip(forms, endings, nouns, strict=True)
    ]
    return Words(en, (said[0], said[1], said[2], said[3]))


IT: Final = Words("it", ("er", "ihn", "ihm", "sein"))
EACH_OF_THEM: Final = Words(
    "each of them", ("jeder von ihnen", "jeden von ihnen", "jedem von ihnen", "eines jeden von ihnen")
)
PERFORMER: Final = masculine("this character", "Charakter", "Charakters", "dieser")
BEARER: Final = masculine("the bearer", "Träger", "Trägers")
HOST: Final = masculine("the character with this card", "Charakter mit dieser Karte", "Charakters mit dieser Karte")
CHOSEN: Final = masculine("the chosen character", "Charakter", "Charakters", adjective="gewählt")
CHOSEN_ITEM: Final = masculine("the chosen item", "Gegenstand", "Gegenstands", adjective="gewählt")
THAT_ONE: Final = masculine("that character", "Charakter", "Charakters", adjective="betroffen")
ROLES: Final = {
    STRIKER: masculine("the striking character", "Charakter", "Charakters", adjective="schlagend"),
    OPPONENT: masculine("the opponent", "Gegner", "Gegners"),
    VICTIM: THAT_ONE,
    PICKED: masculine("the card picked", "Charakter", "Charakters", adjective="ausgesucht"),
    CASTER: masculine("the performing character", "Charakter", "Charakters", adjective="ausführend"),
    WOUNDER: masculine("the wounding character", "Charakter", "Charakters", adjective="verwundend"),
}
THIS_CARD: Final = Words("this card", ("diese Karte", "diese Karte", "dieser Karte", "dieser Karte"))
THIS_ITEM: Final = masculine("this item", "Gegenstand", "Gegenstands", "dieser")
COLLECTIVE: Final = (TARGETS, TARGET_RANK, ALL)


class Scene:
    """What a reader of one paragraph knows at each word: who is who, and whom "it" means."""

    def __init__(self, face: Face, ability: Ability, names: Mapping[str, Face]) -> None:
        self.face = face
        self.ability = ability
        self.names = names
        self.wanted: dict[str, Filter] = {}
        self.also: dict[str, tuple[Filter, ...]] = {}  # further conditions that do not fit into one
        self.unwanted: dict[str, tuple[Filter, ...]] = {}
        for test in ability.tests:
            role = self.trigger_role(test.who)
            if test.is_not:
                self.unwanted[role] = (*self.unwanted.get(role, ()), test.filter)
            elif is_in_the_way(self.wanted.get(role, ANYONE), test.filter):
                self.also[role] = (*self.also.get(role, ()), without(test.filter, self.wanted[role]))
            else:
                self.wanted[role] = both(self.wanted.get(role, ANYONE), test.filter)
        self.last = ""  # whom "it" means
        self.asked: Verb | None = None  # the line whose result later lines depend on

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

    def is_struck(self) -> bool:
        return self.ability.trigger in STRUCK_AT

    def words(self, role: str) -> Words:
        """How the one in this role is called in full."""
        role = self.role(role)
        if role == SELF:
            return self.own_words()
        if role == SOURCE:
            return THIS_ITEM if self.face.type == ITEM else THIS_CARD
        if role == TARGET:
            aim = self.ability.aim
            return CHOSEN_ITEM if aim is not None and aim.what == ITEM else CHOSEN
        if role == VICTIM and self.is_struck():
            return ROLES[OPPONENT]
        if role == VICTIM and self.ability.trigger in STRIKING:
            return ROLES[STRIKER] if self.ability.trigger == AIMING else THAT_ONE
        return EACH_OF_THEM if role in COLLECTIVE else ROLES[role]

    def own_words(self) -> Words:
        if self.face.type == ITEM:
            return BEARER
        is_attached = [verb for other in self.face.abilities for verb in other.verbs if verb.do == "attach"]
        if self.face.type == ACTION and self.ability.kind == STATIC and is_attached:
            return HOST
        return PERFORMER

    # -- saying it -----------------------------------------------------------------

    def key(self, role: str, chosen: Filter) -> str:
        """One key for all that mean the same."""
        role = self.role(role)
        if role == ALL and chosen.me:
            return SELF
        return f"{role}:{chosen!r}" if role in (ALL, TARGET_RANK) else role

    def refer(self, role: str, chosen: Filter = ANYONE, case: int = NOM) -> Phrase:
        """The one meant: "it" where that is clear."""
        key = self.key(role, chosen)
        if key == self.last:
            return EACH_OF_THEM.said(case) if self.role(role) in COLLECTIVE else IT.said(case)
        if key == SELF:
            return self.own_words().said(case)
        if self.role(role) == ALL:
            return noun_phrase(chosen, self.names, EACH, case)
        if self.role(role) == TARGET_RANK:
            everybody = noun_phrase(chosen, self.names, EACH, case)
            if self.last == TARGET:
                return Phrase(f"{everybody.en} in its rank", f"{everybody.de} in seinem Rang")
            return Phrase(
                f"{everybody.en} in the rank of the chosen character",
                f"{everybody.de} im Rang des gewählten Charakters",
            )
        return self.words(role).said(case)

    def refer_key(self, key: str, verb: Verb) -> Phrase:
        """The subject of a line, by the key of what is said of it."""
        role = key.split(":")[0]
        return self.refer(role, verb.filter if role in (ALL, TARGET_RANK) else ANYONE)

    def owned(self, role: str, chosen: Filter, what: Phrase, article: str, its: str) -> Phrase:
        """Something of the one meant: "its next roll", else "the next roll of the bearer"."""
        owner = self.refer(role, chosen, GEN)
        if owner.en == "its":
            return Phrase(f"its {what.en}", f"{its} {what.de}")
        return Phrase(f"the {what.en} of {owner.en}", f"{article} {what.de} {owner.de}")

    def object(self, role: str, subject: str, case: int) -> Phrase:
        """The one meant, beside a subject: in full, unless it is the subject itself."""
        if self.role(role) == self.role(subject):
            return IT.said(case)
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
