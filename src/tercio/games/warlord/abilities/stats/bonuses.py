"""Bonuses and penalties: numbers that are added up."""

from __future__ import annotations

from typing import ClassVar

from tercio.content.wording import Phrase
from tercio.games.warlord.abilities.stat import ARMOUR, ATTACK, LIFE, SKILL, Possession
from tercio.games.warlord.printed.cards import CHECKS, MELEE, RANGED, Clause
from tercio.games.warlord.state import Card, Past, Warlord
from tercio.games.warlord.words.grammar import ACC, BARE, signed
from tercio.games.warlord.words.nouns import noun_phrase
from tercio.games.warlord.words.printed import FEATS, called
from tercio.games.warlord.words.roles import Scene
from tercio.kernel import Tally


class Bonus(Possession):
    """A number that texts and effects add to."""

    verbs: ClassVar[tuple[str, ...]] = ("modify",)
    is_shared = True
    is_summed = True


class Atk(Bonus):
    """WL-CHAR-03  The bonus of melee strikes; `set` changes it to another one (WL-BONUS-05)."""

    word = "atk"
    value = ATTACK
    strikes = MELEE
    verbs = ("modify", "set", "to-strike")


class Ac(Bonus):
    """WL-CHAR-05  The target value of strikes; `set` changes it to another one where a text says so."""

    word = "ac"
    value = ARMOUR
    verbs = ("modify", "set", "to-strike")


class AcRanged(Bonus):
    """The target value of ranged strikes."""

    word = "ac-ranged"
    value = ARMOUR
    strikes = RANGED


class Ranged(Bonus):
    """WL-RANGED-07  The bonus of ranged strikes."""

    word = "ranged"
    value = ATTACK
    strikes = RANGED


class Skill(Bonus):
    """WL-SKILL-01  What is added to checks and saves."""

    word = "skill"
    value = SKILL


class HitPoints(Bonus):
    """WL-CHAR-19, A96  How many wounds kill the character."""

    word = "hp"
    value = LIFE

    def thing(self, scene: Scene, clause: Clause) -> Phrase:
        return self.say("one" if abs(clause.amount) == 1 else "many", number=signed(clause.amount))


class Level(Bonus):
    """WL-CHAR-12  The level for every purpose; only effects change it."""

    word = "level"
    is_static = False
    is_summed = False

    def thing(self, scene: Scene, clause: Clause) -> Phrase:
        return self.say("one" if abs(clause.amount) == 1 else "many", number=signed(clause.amount))


class Check(Bonus):
    """WL-SKILL-02  What is added to checks and saves of one kind: `check-` and the kind."""

    word = CHECKS
    value = SKILL

    def add(self, state: Warlord, tally: Tally, card: Card, kind: str, other: Card | None, past: Past) -> None:
        if kind:
            self.add_all(state, tally, card, f"{CHECKS}{kind}", past)

    def thing(self, scene: Scene, clause: Clause) -> Phrase:
        kind, number = clause.stat.removeprefix(CHECKS), signed(clause.amount)
        return (
            self.say("magic", number=number) if kind == "magic" else self.say(number=number, feat=called(FEATS, kind))
        )


class ExtraStrike(Possession):
    """WL-ATTACK-13  One more strike in each attack."""

    word = "extra-strike"
    is_shared = True


class BonusAgainst(Possession):
    """A bonus that counts only against those whom the filter lets through."""

    is_against = True

    def thing(self, scene: Scene, clause: Clause) -> Phrase:
        whom = noun_phrase(clause.filter, scene.names, BARE, ACC)
        return self.say(number=signed(clause.amount), whom=whom)


class AtkAgainst(BonusAgainst):
    """The bonus of melee strikes against some."""

    word = "atk-against"
    value = ATTACK
    strikes = MELEE


class AcAgainst(BonusAgainst):
    """The target value of strikes of some."""

    word = "ac-against"
    value = ARMOUR


class RangedAgainst(BonusAgainst):
    """The bonus of ranged strikes against some."""

    word = "ranged-against"
    value = ATTACK
    strikes = RANGED
