"""What is printed on cards: faces, and abilities as data in a small vocabulary."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final, NamedTuple

from tercio.content.wording import Wording

CHARACTER: Final = "character"
ITEM: Final = "item"
ACTION: Final = "action"
TYPES: Final = (CHARACTER, ITEM, ACTION)  # WL-CARD-01: there are these three and no others

FIGHTER: Final = "fighter"
CLERIC: Final = "cleric"
WIZARD: Final = "wizard"
ROGUE: Final = "rogue"
OVAL: Final = "oval"  # on characters: none of the four; on items and actions: everybody
CLASSES: Final = (FIGHTER, CLERIC, WIZARD, ROGUE, OVAL)  # WL-ITEM-04, WL-ACTIONCARD-03: who may use a card
CLASS_NUMBERS: Final = {FIGHTER: 0, CLERIC: 1, WIZARD: 2, ROGUE: 3, OVAL: 4}  # in refusals; a number never changes

GOOD: Final = "good"
EVIL: Final = "evil"
NEUTRAL: Final = ""  # items and actions have no alignment

MERCENARIES: Final = "mercenaries"
FACTIONS: Final = ("dwarves", "elves", "free-kingdoms", "deverenians", "nothrog", MERCENARIES)  # WL-CHAR-16

# Traits that rules speak of.
WARLORD: Final = "warlord"
OVERLORD: Final = "overlord"
OF_ANYBODY: Final = ("kill-any", "spend-any", "stun-any", "wound-any")  # paid with a character, the performer perhaps
OF_THE_CARD: Final = ("spend-item", "discard-item", "banish-self", "charges")  # the card with the text pays itself
SPELL: Final = "spell"  # of an action of another class that counts as a spell
UNIQUE: Final = "unique"
EPIC: Final = "epic"
TREASURE: Final = "treasure"
STEED: Final = "steed"
ASTRAL: Final = "astral"
ETHEREAL: Final = "ethereal"
FREE_TRAITS: Final = (UNIQUE, EPIC, TREASURE)  # WL-EQUIP-09: a character may bear several items with these

ORDER: Final = "order"
REACT: Final = "react"
STATIC: Final = "static"
AUTOMATIC: Final = "automatic"  # it happens by itself at its moment: nobody performs it, and it is no action
KINDS: Final = (ORDER, REACT, STATIC, AUTOMATIC)  # WL-GLOSSARY-01: orders and reacts are actions, the others are none
ABILITY: Final = "ability"  # the stat of whole texts that are lent
LENT: Final = 100  # from this number on the texts of a card are those that it lends to characters

# Kinds of strikes.
MELEE: Final = "melee"
RANGED: Final = "ranged"

# How long an effect lasts.
ROUND: Final = "round"
STRIKE: Final = "strike"
NEXT_STRIKE: Final = "next-strike"
NEXT_ROUND: Final = "next-round"  # until the end of the next one
READY_PHASE: Final = "ready-phase"  # until the next one is over
PERMANENT: Final = "permanent"
DURATIONS: Final = (ROUND, STRIKE, NEXT_STRIKE, NEXT_ROUND, READY_PHASE, PERMANENT)

CHOICES: Final = ("first", "second", "third")  # as the clauses after a choice name them in `when`

# The stats that texts change, give or forbid stand in `abilities`; saves and checks of any kind begin so.
CHECKS: Final = "check-"

# Whom a word of a text means.
SELF: Final = "self"  # WL-TASK-05: who performs the action; for static text the character it stands on or is borne by
TARGET: Final = "target"
TARGETS: Final = "targets"
STRIKER: Final = "striker"  # who makes the strike under way
OPPONENT: Final = "opponent"  # WL-ATTACK-05: the target of the strike under way
VICTIM: Final = "victim"  # the subject of the trigger: it is about to be wounded, or has died, moved or rolled
PICKED: Final = "picked"  # what the clause before has picked
SOURCE: Final = "source"  # the card the text stands on
CASTER: Final = "caster"  # who performs the action that is reacted to
WOUNDER: Final = "wounder"  # who inflicts the wounds under way
STRUCK: Final = "struck"  # at whom this action has made its latest strike
TARGET_RANK: Final = "target-rank"  # everybody in the rank of the target whom the filter lets through
ALL: Final = "all"  # everybody the filter lets through
ROLES: Final = (
    SELF,
    TARGET,
    TARGETS,
    STRIKER,
    OPPONENT,
    VICTIM,
    PICKED,
    SOURCE,
    CASTER,
    WOUNDER,
    STRUCK,
    TARGET_RANK,
    ALL,
)


OF_MANY: Final = (TARGETS, TARGET_RANK, ALL)  # these mean several
OF_ONE: Final = tuple([role for role in ROLES if role not in OF_MANY])


@dataclass(frozen=True, slots=True)
class Filter:
    """Which characters (or cards) are meant. Everything that is given must hold; nothing given lets all through.

    Places are seen from the one who performs: `reach` one rank away or less, `shot` two ranks away.
    """

    side: str = ""  # own, enemy
    # front, rear, last, same-rank, ahead, behind, adjacent, adjacent-rank, within-1, within-2, reach, shot, own-army,
    # enemy-army
    place: str = ""
    trait: str = ""
    not_trait: str = ""
    faction: str = ""
    char_class: str = ""
    type: str = ""
    name: str = ""
    bears: str = ""  # an item with this trait
    bears_not: str = ""
    level_least: int = 0
    level_most: int = 0  # 0: no limit
    level_below_self: bool = False
    state: str = (
        ""  # ready, spent (stunned ones count), stunned, standing (not stunned), exhausted (spent, not stunned)
    )
    alignment: str = ""  # good, evil, opposite
    wounded: str = ""  # yes, no
    warlord: str = ""  # yes, no
    me: bool = False  # the one who performs
    other: bool = False  # not the one who performs
    spell: bool = False
    level_than: str = ""  # compared with the one who performs: same, higher, not-higher, not-lower
    shares: str = ""  # with the one who performs: faction, class, alignment, trait
    seen_from: str = ""  # a role: places and comparisons are seen from that one, not from the one who performs
    any: tuple[str, ...] = ()  # classes, factions or traits of which it has at least one
    none: tuple[str, ...] = ()  # and those of which it has none
    rank_least: int = 0  # the number of its rank, counted from the front of the formation in which it stands
    rank_most: int = 0  # 0: no limit
    speaks_of_print: bool = field(init=False, repr=False, compare=False)  # of what is printed and never changes
    speaks_of_play: bool = field(init=False, repr=False, compare=False)  # of what may be otherwise in play
    speaks_of_place: bool = field(init=False, repr=False, compare=False)  # of where it stands

    def __post_init__(self) -> None:
        given = self.given()
        object.__setattr__(self, "speaks_of_print", not given.keys().isdisjoint(OF_PRINT))
        object.__setattr__(self, "speaks_of_play", not given.keys().isdisjoint(OF_PLAY))
        object.__setattr__(self, "speaks_of_place", not given.keys().isdisjoint(OF_PLACE))

    def given(self) -> dict[str, Any]:
        """Everything that must hold, by name."""
        return {name: getattr(self, name) for name in FILTER_NAMES if getattr(self, name)}


OF_PRINT: Final = ("faction", "char_class", "type", "name", "spell")
OF_PLAY: Final = (
    "not_trait",
    "bears",
    "bears_not",
    "level_below_self",
    "level_than",
    "shares",
    "state",
    "alignment",
    "wounded",
    "any",
    "none",
    "trait",
    "warlord",
    "level_least",
    "level_most",
)
OF_PLACE: Final = ("place", "rank_least", "rank_most")
FILTER_NAMES: Final = tuple([entry.name for entry in fields(Filter) if entry.init])


ANYONE: Final = Filter()


HAND: Final = "hand"  # the cards in the player's own hand
DISCARDS: Final = "discards"  # those in his discard pile
THE_ROUND: Final = "round"  # the number of the round
COUNTED: Final = (ALL, HAND, DISCARDS, THE_ROUND)  # of these a condition asks how many there are


class Test(NamedTuple):
    """A condition: the one in this role passes this filter, or there are enough of them, and not too many."""

    who: str
    filter: Filter
    is_not: bool = False
    least: int = 1  # of those that are counted
    most: int = 0  # 0: no limit


class Cost(NamedTuple):
    """What is paid before anything happens, apart from Spend."""

    pay: str  # spend-item, discard-item, discard-hand, kill-own, wound-self, wound-own, stun-self, spend-other
    number: int = 1
    filter: Filter = ANYONE

    def less(self, paid: int) -> Cost:
        """What is left of it."""
        return Cost(self.pay, self.number - paid, self.filter)


@dataclass(frozen=True, slots=True)
class Clause:
    """One thing that a text does or changes: a verb with what it heeds."""

    do: str  # the word of a verb
    who: str = SELF
    amount: int = 0
    per: str = ""  # amount, DC or number is multiplied by a number that the text works out
    stat: str = ""
    until: str = ROUND
    when: str = ""  # only if the clause before: passed, failed, hit, missed, killed, done
    filter: Filter = ANYONE  # for `all`, searches, picks
    dc: int = 0
    to: str = ""  # a place or a pile
    kind: str = ""  # melee, ranged; magic, ...
    number: int = 1
    optional: bool = False
    word: str = ""  # a trait, a feat
    of: str = SELF  # whose number `per` means
    plus: int = 0  # what is added to the number that is worked out
    counted: Filter = ANYONE  # what `per` counts
    counts: str = ""  # of a strike: whether its bonus or the number of strikes is worked out
    given: Test | None = None  # only if this holds when the clause is carried out
    wounds: int = 0  # of a strike: how many more a hit inflicts
    lends: Ability | None = None  # a whole text that those meant have


RANK: Final = "rank"  # the one in which the character chosen stands; nobody is a target
WHOLE_RANK: Final = "whole-rank"  # everybody there whom the filter lets through is one
PLAYER: Final = "player"  # whose character is chosen; nobody is a target
AIMS: Final = (CHARACTER, ITEM, RANK, WHOLE_RANK, PLAYER)
AT_NOBODY: Final = (RANK, PLAYER)


class Aim(NamedTuple):
    """What an action is aimed at: a number of targets out of those the filter lets through."""

    filter: Filter
    least: int = 1
    most: int = 1
    what: str = CHARACTER  # character, item, rank, whole-rank, player


@dataclass(frozen=True, slots=True)
class Ability:
    """One paragraph of a card's text: an order, a react, or something that always holds."""

    kind: str
    spend: bool = False
    trigger: str = ""  # reacts: the moment
    tests: tuple[Test, ...] = ()
    costs: tuple[Cost, ...] = ()
    aim: Aim | None = None
    clauses: tuple[Clause, ...] = ()
    limit: str = ""  # round, game, character (once each): how often; none: also several times for one trigger
    strikes: str = "melee"  # WL-GLOSSARY-08, -09: which strikes the text speaks of: melee, ranged, both
    hand: bool = False  # the text works while the card is in hand (characters that enter as a react)
    lifts: tuple[str, ...] = ()  # static: rules that this text expressly sets aside
    rule: str = ""  # a named rule class, where the vocabulary has no words
    went: str = ""  # after:struck: only if the strike hit, missed, killed, or was a natural 20 that hit (critical)
    is_enforced: bool = True  # the text is played as its data say; where it is not, it is only shown
    natural: int = 0  # only if the die shows this face or a higher one
    natural_most: int = 0  # only if it shows this face or a lower one
    wounds_least: int = 0  # wounds: only if there are as many
    by_strike: bool = False  # wounds: only those of a strike, of the kind in `strikes`
    text_en: str = ""
    text_de: str = ""
    action: Filter | None = None  # the card of the action that the moment is about
    is_spent: bool = False  # only if the one who has performed it was spent for it
    labels: tuple[str, ...] = ()  # what the action calls itself: a spell, a fire action
    unspent: Filter | None = None  # whom this lets through need not be ready and is not spent, though it says Spend
    is_lent: bool = False  # those to whom it is lent have it, not the card on which it stands


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """The printed side of a card.

    Characters fight, the Warlord among them (WL-CHAR-01). Items are equipment: their numbers are added to those of the
    bearer, their texts become its own (WL-ITEM-01, -03, -07). Action cards are counted by name (WL-ACTIONCARD-06).
    """

    id: str
    name_en: str
    name_de: str
    type: str  # WL-CARD-02: printed in white, below the picture
    char_class: str = OVAL
    level: int = 1  # WL-ITEM-05, WL-ACTIONCARD-05: of items and actions, the level that using them takes
    alignment: str = NEUTRAL
    traits: tuple[str, ...] = ()  # WL-CHAR-15: a character's first one is its faction
    attacks: tuple[int, ...] = ()  # WL-CHAR-04: one for each strike of a character; items: at most one bonus
    armour: int = 0
    skill: int = 0
    hit_points: int = 0
    feats: tuple[tuple[str, int], ...] = ()
    abilities: tuple[Ability, ...] = ()
    story_en: str = ""  # WL-CARD-07: no rule reads it
    story_de: str = ""
    is_campaign: bool = True
    set_id: str = ""
    static_count: int = 0  # how many are static; these come first
    words: tuple[str, ...] = ()  # WL-CARD-06: descriptive, not bold, no traits
    frame: str = ""  # WL-CHAR-21: the colour of the card, without effect
    look: tuple[tuple[str, str], ...] = ()  # parts of its picture by name; the others follow from its values
    more_classes: tuple[str, ...] = ()  # besides `char_class`: it has all of them
    more_factions: tuple[str, ...] = ()  # of a character: besides the one that its first trait names
    charges: int = 0  # with so many it comes into play
    has_own_faction: bool = False  # of a character: its first trait names a faction of its pack's own
    lent: tuple[Ability, ...] = field(init=False, repr=False)  # the texts that its own ones lend, in their order

    def __post_init__(self) -> None:
        lent = [clause.lends for ability in self.abilities for clause in ability.clauses if clause.lends is not None]
        object.__setattr__(self, "lent", tuple(lent))

    def text(self, number: int) -> Ability:
        """One of its own paragraphs, or one that it lends."""
        return self.abilities[number] if number < LENT else self.lent[number - LENT]

    @property
    def statics(self) -> tuple[Ability, ...]:
        return self.abilities[: self.static_count]

    @property
    def faction(self) -> str:
        """The first trait of a character is its faction; one created by a card may have none. WL-CHAR-15, A91"""
        if self.type != CHARACTER or not self.traits:
            return ""
        return self.traits[0] if self.has_own_faction or self.traits[0] in FACTIONS else ""

    @property
    def factions(self) -> tuple[str, ...]:
        """The faction that its first trait names, and those that a text or its print adds. WL-CHAR-15"""
        first = self.faction
        return (first, *self.more_factions) if first else ()

    @property
    def classes(self) -> tuple[str, ...]:
        return (self.char_class, *self.more_classes)

    def serves(self, user: Face) -> bool:
        """The card is for the class of this character, one of several perhaps, or for everybody. WL-PLAY-07"""
        if self.char_class in (OVAL, user.char_class):
            return True
        return bool(self.more_classes or user.more_classes) and not set(self.classes).isdisjoint(user.classes)

    @property
    def eases(self) -> bool:
        """A text of the card lets some use it as if their level were higher."""
        if self.static_count == 0:
            return False
        return bool([each for ability in self.statics for each in ability.clauses if each.stat == "level-this"])

    @property
    def is_spell(self) -> bool:
        """All Wizard and Cleric action cards are spells; others only if they say so. WL-PLAY-13, WL-GOLDEN-01"""
        return self.type == ACTION and (SPELL in self.traits or not {WIZARD, CLERIC}.isdisjoint(self.classes))

    def has(self, trait: str) -> bool:
        return trait in self.traits

    def is_namesake(self, other: Face) -> bool:
        """Cards are compared by the name they carry, in whatever printing. WL-CHAR-02"""
        return self.id == other.id or self.name_en == other.name_en


HIDDEN: Final = Wording("tercio.games.warlord", "names")("hidden-card")
UNKNOWN: Final = Face("unknown", HIDDEN.en, HIDDEN.de, "")
