"""Bonuses and penalties are numbers that are added up."""

from __future__ import annotations

from typing import ClassVar

from tercio.content.wording import Phrase
from tercio.games.warlord.abilities.stat import (
    ARMOUR,
    ATTACK,
    ATTACK_BY_SPELL,
    ATTACK_WITHOUT,
    DC_OF_MAGIC,
    LIFE,
    SKILL,
    Possession,
)
from tercio.games.warlord.field.filters import texts_on
from tercio.games.warlord.numbers.counts import static_amount
from tercio.games.warlord.printed.cards import CHECKS, MELEE, RANGED, Clause
from tercio.games.warlord.state import Card, Past, Warlord
from tercio.games.warlord.words.grammar import ACC, BARE, signed
from tercio.games.warlord.words.nouns import noun_phrase
from tercio.games.warlord.words.printed import FEATS, called
from tercio.games.warlord.words.roles import Scene
from tercio.kernel import Tally


class Bonus(Possession):
    """Texts and effects add to this number."""

    verbs: ClassVar[tuple[str, ...]] = ("modify",)
    is_shared = True
    is_summed = True


class Atk(Bonus):
    """ATK is the bonus of melee strikes; `set` changes it to another one. WL-CHAR-03, WL-BONUS-05"""

    word = "atk"
    number = 1
    number_set = 16
    value = ATTACK
    strikes = MELEE
    verbs = ("modify", "set", "to-strike")


class Ac(Bonus):
    """AC is the target value of strikes; `set` changes it to another one where a text says so. WL-CHAR-05"""

    word = "ac"
    number = 2
    number_set = 17
    value = ARMOUR
    verbs = ("modify", "set", "to-strike")


class AcRanged(Bonus):
    """The bonus on AC counts against ranged strikes only."""

    word = "ac-ranged"
    number = 7
    value = ARMOUR
    strikes = RANGED


class Ranged(Bonus):
    """Ranged strikes have a bonus of their own. WL-RANGED-07"""

    word = "ranged"
    number = 6
    value = ATTACK
    strikes = RANGED


class Skill(Bonus):
    """Skill is added to checks and saves. WL-SKILL-01"""

    word = "skill"
    number = 3
    value = SKILL


class HitPoints(Bonus):
    """As many wounds as it has hit points kill a character. WL-CHAR-19, A96"""

    word = "hp"
    number = 4
    value = LIFE

    def thing(self, scene: Scene, clause: Clause) -> Phrase:
        return self.say("one" if abs(clause.amount) == 1 else "many", number=signed(clause.amount))


class Level(Bonus):
    """The level counts for every purpose; only effects change it. WL-CHAR-12"""

    word = "level"
    number = 5
    is_static = False
    is_summed = False

    def thing(self, scene: Scene, clause: Clause) -> Phrase:
        return self.say("one" if abs(clause.amount) == 1 else "many", number=signed(clause.amount))


class Check(Bonus):
    """It is added to checks and saves of one kind: its word is `check-` and the kind. WL-SKILL-02"""

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


class AcMelee(Bonus):
    """The bonus on AC counts against melee strikes only."""

    word = "ac-melee"
    number = 29
    value = ARMOUR
    strikes = MELEE


class RangedSpells(Bonus):
    """Ranged strikes of its spells have a bonus of their own. WL-RANGED-07"""

    word = "ranged-spells"
    number = 30
    value = ATTACK_BY_SPELL
    strikes = RANGED


class RangedPlain(Bonus):
    """So have those that no spell makes."""

    word = "ranged-plain"
    number = 31
    value = ATTACK_WITHOUT
    strikes = RANGED


class MagicDc(Bonus):
    """Magic saves that its spells ask of others are harder. WL-SKILL-01, WL-GOLDEN-01"""

    word = "dc-magic"
    number = 32
    value = DC_OF_MAGIC


class ExtraStrike(Possession):
    """The character makes one more strike in each attack. WL-ATTACK-13"""

    word = "extra-strike"
    number = 25
    verbs: ClassVar[tuple[str, ...]] = ("modify",)
    is_shared = True
    is_reckoned = True

    def amounts(self, state: Warlord, card: Card) -> list[int]:
        """The bases of these strikes: what texts give as long as they hold, and what was given for a while."""
        given = [effect.value for effect in state.effects if effect.card == card.id and effect.stat == self.word]
        texts = texts_on(state, card, self.word)
        return [*[static_amount(state, text.clause, state.cards[text.bearer], text.source) for text in texts], *given]


class BonusAgainst(Possession):
    """The bonus counts only against those whom the filter lets through."""

    is_against = True

    def thing(self, scene: Scene, clause: Clause) -> Phrase:
        whom = noun_phrase(clause.filter, scene.names, BARE, ACC)
        return self.say(number=signed(clause.amount), whom=whom)


class AtkAgainst(BonusAgainst):
    """Melee strikes against some have this bonus."""

    word = "atk-against"
    value = ATTACK
    strikes = MELEE


class AcAgainst(BonusAgainst):
    """Strikes of some meet this AC besides."""

    word = "ac-against"
    value = ARMOUR


class RangedAgainst(BonusAgainst):
    """Ranged strikes against some have this bonus."""

    word = "ranged-against"
    value = ATTACK
    strikes = RANGED
