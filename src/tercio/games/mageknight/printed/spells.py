"""A spell card shows its kind, its pages, its lookup cost, and its text as data. MKS-BOOK-06, MKS-CAST-22"""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.printed.dials import Change, Domain, Figure

SORCERY: Final = "sorcery"
ENCHANTMENT: Final = "enchantment"
GLYPH: Final = "glyph"
ILLUSION: Final = "illusion"
SPELL_KINDS: Final = (SORCERY, ENCHANTMENT, GLYPH, ILLUSION)
WITH_ELEMENT: Final = (ENCHANTMENT, GLYPH)  # MKS-SORCERY-05; an illusion lays down its whole card
MOST_BARS: Final = 3  # MKS-LOOKUP-06 to MKS-LOOKUP-08

# Whom a spell is cast at.
NO_TARGET: Final = ""
ENEMY: Final = "enemy"
FRIEND: Final = "friend"
ANYONE: Final = "warrior"
TARGETS: Final = (NO_TARGET, ENEMY, FRIEND, ANYONE)

# How far that may be (A39).
IN_RANGE: Final = "range"  # the sorcerer's range, along a line of fire, through its front arc
IN_CONTACT: Final = "contact"
IN_INCHES: Final = "inches"  # from middle to middle, in any direction
ANYWHERE: Final = "anywhere"
REACHES: Final = (IN_RANGE, IN_CONTACT, IN_INCHES, ANYWHERE)

# What a text does at once, or in each command phase of its player.
ATTACK: Final = "attack"  # a ranged attack; the amount replaces the damage value
DAMAGE: Final = "damage"
HEAL: Final = "heal"
TIRE: Final = "tire"  # an action token more, without pushing damage
REFRESH: Final = "refresh"  # an action token less
ACTION: Final = "action"  # its player has an action more
TURN: Final = "turn"  # it faces the other way
DISPEL: Final = "dispel"  # what lies on it is removed from the game
DEEDS: Final = (ATTACK, DAMAGE, HEAL, TIRE, REFRESH, ACTION, TURN, DISPEL)

# To whom.
AT_TARGET: Final = "target"
AT_CASTER: Final = "caster"
AT_FRIENDS: Final = "friends"  # of its player, within some inches of the middle of it
AT_ENEMIES: Final = "enemies"
AT_ALL: Final = "everyone"
WHOM: Final = (AT_TARGET, AT_CASTER, AT_FRIENDS, AT_ENEMIES, AT_ALL)


class Deed(NamedTuple):
    """One sentence of a text."""

    does: str
    amount: int = 0
    whom: str = AT_TARGET
    within: int = 0  # inches, for those around


class Reading(NamedTuple):
    """A reading is the text of a spell, or one of several among which the caster chooses. MKS-CAST-14"""

    name_en: str = ""
    name_de: str = ""
    target: str = NO_TARGET
    most: int = 1  # targets
    reach: str = IN_RANGE
    inches: int = 0
    deeds: tuple[Deed, ...] = ()  # when it is carried out
    each: tuple[Deed, ...] = ()  # in every command phase of its player
    changes: tuple[Change, ...] = ()  # while it lasts
    abilities: tuple[str, ...] = ()  # what an enchanted warrior gains
    whose: str = AT_ALL  # whom a glyph concerns: friends and enemies are those of its player,
    within: int = 0  # inches around its element
    effects: tuple[str, ...] = ()  # whatever else an enchantment or a glyph does while it lasts, by words
    domain: Domain | None = None  # MKS-ILLUSION-01  what an illusion lays over the field


class Spell(NamedTuple):
    """A spell card has a kind, a size, a lookup cost and a text. MKS-BOOK-06, MKS-BOOK-07"""

    id: str
    number: int  # its place in the catalogue
    name_en: str
    name_de: str
    text_en: str
    text_de: str
    kind: str
    pages: int
    bars: int  # MKS-LOOKUP-03  its lookup cost
    action: str  # MKS-SORCERY-02, -03, MKS-ENCHANT-06, -07, MKS-GLYPH-07, -08
    readings: tuple[Reading, ...]
    affinity: str = ""  # MKS-BOOK-09  a faction or a subfaction, for which it takes
    affinity_pages: int = 0  # only this many pages
    requirement: str = ""  # a faction or a subfaction
    is_never_cast: bool = False  # MKS-CAST-15
    counter: int = 0  # MKS-COUNTER-12  what a counter spell adds to the roll
    turns_down: bool = False  # MKS-CAST-16
    in_contact: bool = False  # MKS-CAST-01  it may be cast beside enemies, whatever the action
    turns: int = 0  # it lasts until this many of its player's turns have begun; 0: no limit
    until_hurt: bool = False  # an enchantment that ends when its target takes damage
    counters: tuple[str, ...] = ()  # MKS-ILLUSION-02  domains and illusions

    @property
    def has_element(self) -> bool:
        return self.kind in WITH_ELEMENT

    @property
    def is_lasting(self) -> bool:
        return self.kind != SORCERY

    @property
    def can_be_cast(self) -> bool:
        """It neither works from the book nor only counters others. MKS-CAST-15, MKS-COUNTER-12"""
        return not self.is_never_cast and not self.counter

    def bears_affinity(self, figure: Figure, is_master: bool) -> bool:
        return bool(self.affinity) and (is_master or has_symbol(figure, self.affinity))

    def pages_for(self, figure: Figure, is_master: bool = False) -> int:
        """The number of pages it takes in the book of this warrior. MKS-BOOK-09, MKF-MASTERY-03"""
        return self.affinity_pages if self.bears_affinity(figure, is_master) else self.pages


def has_symbol(figure: Figure, symbol: str) -> bool:
    """The symbol of a faction or a subfaction is printed on its base. MKS-BOOK-09"""
    return symbol in figure.factions or symbol == figure.subfaction
