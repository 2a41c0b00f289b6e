"""What is printed: figures with their combat dials, items, domains, kinds of terrain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

# -- combat values (MK-FIGURE-19) -----------------------------------------------------------------

MOVEMENT: Final = "movement"
ATTACK: Final = "attack"
DEFENSE: Final = "defense"
DAMAGE: Final = "damage"
ATTACK_BONUS: Final = "attack-bonus"
RANGED_DAMAGE: Final = "ranged-damage"
RANGE: Final = "range"
VALUES: Final = (MOVEMENT, ATTACK, DEFENSE, DAMAGE, ATTACK_BONUS, RANGED_DAMAGE, RANGE)
SLOTS: Final = (MOVEMENT, ATTACK, DEFENSE, DAMAGE)  # the values on the dial, each with room for an ability

# -- types -----------------------------------------------------------------------------------------

BOOT: Final = "boot"
HORSESHOE: Final = "horseshoe"
WAVE: Final = "wave"
WINGS: Final = "wings"
MOVE_TYPES: Final = (BOOT, HORSESHOE, WAVE, WINGS)  # MK-MOVE-03

SWORD: Final = "sword"
BOW: Final = "bow"
WAND: Final = "wand"
ATTACK_TYPES: Final = (SWORD, BOW, WAND)  # MK-COMBAT-03, MK-COMBAT-04

PLAIN: Final = ""
SHIELD: Final = "shield"
MAGIC_IMMUNE: Final = "magic-immunity"
DEFENSE_TYPES: Final = (PLAIN, SHIELD, MAGIC_IMMUNE)

GOLEM: Final = "golem"
DAMAGE_TYPES: Final = (PLAIN, GOLEM)

# -- ranks (MK-FIGURE-14, MK-FIGURE-15) --------------------------------------------------------------

UNIQUE: Final = 0
WEAK: Final = 1
STANDARD: Final = 2
TOUGH: Final = 3

# -- mounts (MKC-MOUNT-03, MKC-MIND-02) ----------------------------------------------------------------

MOUNT_KINDS: Final = (
    "battle-horse", "cloud-griffon", "desert-warbird", "horned-stag",
    "pegasus", "salamander", "sky-dragon", "technocat",
)  # fmt: skip
SKITTISH: Final = "skittish"
INDEPENDENT: Final = "independent"
TREACHEROUS: Final = "treacherous"
MINDS: Final = {"circle": SKITTISH, "pentagon": INDEPENDENT, "square": TREACHEROUS}  # by the shape of the symbol
DARK_RIDERS: Final = "dark-riders"  # MKC-DARK-01  the subfaction
OMENS: Final = "omens"  # a set, in which the
MINIONS: Final = "minions"  # of the Apocalypse have the wrong symbol (MKO-SYMBOL-01)

MAGE_SPAWN: Final = "mage-spawn"  # where lists and packs name a faction; on the base there is no symbol

# -- terrain ---------------------------------------------------------------------------------------

CLEAR: Final = "clear"
HINDERING: Final = "hindering"
BLOCKING: Final = "blocking"
CONCEALING: Final = "concealing"
ABYSS: Final = "abyss"
SHALLOW: Final = "shallow-water"
DEEP: Final = "deep-water"
MAIN_KINDS: Final = (CLEAR, HINDERING, BLOCKING)  # MK-TERRAIN-02
SPECIAL_KINDS: Final = (CONCEALING, ABYSS, SHALLOW, DEEP)  # MK-TERRAIN-04
TERRAIN_KINDS: Final = (*MAIN_KINDS, *SPECIAL_KINDS)


class Mark(NamedTuple):
    """A mark is a special ability on the dial, and the value it belongs to. MK-TERM-18, MK-TERM-25"""

    ability: str
    slot: str
    is_nexus: bool = False


@dataclass(frozen=True, slots=True)
class Click:
    """A click is one position of the dial; its values need not be lower than before. MK-FIGURE-16, -17, MK-MOVE-01"""

    movement: int
    attack: int
    defense: int
    damage: int
    move_type: str
    marks: tuple[Mark, ...] = ()
    is_repair: bool = False  # MK-HEAL-05
    abilities: frozenset[str] = frozenset()  # those of the marks, to be found quickly

    def value(self, name: str) -> int:
        if name == MOVEMENT:
            return self.movement
        if name == ATTACK:
            return self.attack
        if name == DEFENSE:
            return self.defense
        return self.damage


class Bonus(NamedTuple):
    """An attack bonus goes with the attack type it is printed with. MK-MELEE-06, MK-RANGED-13"""

    attack_type: str
    amount: int


class Drift(NamedTuple):
    """A row on a bombardment token: with a result of at least this it drifts so far. MK-BOMB-17"""

    least: int
    far: int  # mils


class Shell(NamedTuple):
    """A shell is what is printed on a bombardment token. MK-BOMB-02, a48"""

    id: str
    name_en: str
    name_de: str
    target: int  # MK-BOMB-11  the number that hits it
    radius: int  # mils from its middle
    drift: tuple[Drift, ...]  # the best result first; below the last row the last row counts (MK-BOMB-22)
    directions: tuple[int, ...]  # MK-BOMB-16  for each face, degrees clockwise from the arrow
    attack: int  # MK-BOMB-19  where its gunner is gone
    damage: int

    def drift_for(self, result: int) -> int:
        """It drifts this many mils. MK-BOMB-17, MK-BOMB-22"""
        for row in self.drift:
            if result >= row.least:
                return row.far
        return self.drift[-1].far


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure is a base and a dial. Behind the last click are the skulls. MK-FIGURE-06, MK-FIGURE-07"""

    id: str
    number: int  # its place in the catalogue
    name_en: str
    name_de: str
    collector: str  # MK-FIGURE-13
    rank: int
    points: int
    factions: tuple[str, ...]  # MK-FIGURE-02: there may be none
    subfaction: str
    is_mage_spawn: bool
    attack_types: tuple[str, ...]
    bonuses: tuple[Bonus, ...]
    defense_type: str
    damage_type: str
    range: int  # inches
    arrows: int
    ranged_damage: int  # negative: the damage value that shows (MK-DAMAGE-07)
    slots: int  # for items
    front_arc: int  # degrees
    radius: int  # mils
    dial: tuple[Click, ...]
    start: int = 0  # MK-SETUP-33  the green marker
    levels: tuple[int, ...] = ()  # MK-FIGURE-21  a hero's starting clicks, with
    costs: tuple[int, ...] = ()  # what each of them costs
    length: int = 0  # MK-FIGURE-08  mils from tip to tip along the facing; 0: the base is round
    more_dials: tuple[tuple[Click, ...], ...] = ()  # MK-FIGURE-09  beside the one it fights with
    is_large: bool = False  # MK-CONSTRUCTED-36  a titan or a large figure
    shells: tuple[Shell, ...] = ()  # MK-BOMB-02  its bombardment tokens, the first for the first spot
    mount: str = ""  # MKC-MOUNT-02  of which kind it is as a mount; empty: it is none
    symbol: str = ""  # MKC-MIND-02  the shape of a mount's symbol
    rides: tuple[str, ...] = ()  # MKC-RIDER-04  the mount symbols on its base: the kinds that it may ride
    rider_bonus: int = 0  # MKC-RIDER-01  the attack bonus in a square, which counts in the saddle alone
    series: str = ""  # MKO-CHAMPION-04  the set symbol
    champion: str = ""  # MKO-CHAMPION-02, -08  of whom it is one version, for the whole game; empty: it has only one
    is_formed: bool = False  # MKS-BOOK-22  a construct that a spell brings in after books were assigned

    @property
    def is_unique(self) -> bool:
        return self.rank == UNIQUE

    @property
    def is_mercenary(self) -> bool:
        """Mage Spawn with the symbol of a subfaction are mercenaries. MKF-MERC-01"""
        return self.is_mage_spawn and bool(self.subfaction)

    @property
    def identity(self) -> str:
        """Who it is, whatever dial a champion has. MKO-CHAMPION-01, A71"""
        return self.champion or self.id

    @property
    def id_click(self) -> tuple[int, str]:
        """What stands before the starting click, where a dial never rests in play. MKO-CHAMPION-03, -06"""
        return self.points, self.collector

    @property
    def is_hero(self) -> bool:
        return bool(self.levels)

    @property
    def mind(self) -> str:
        """How a mount without a rider behaves; empty for a figure that is no mount. MKC-MIND-02"""
        return MINDS.get(self.symbol, "")

    @property
    def can_ride(self) -> bool:
        """It has the symbol of a mount that it rides. MKC-RIDER-01, MKC-RIDER-02"""
        return bool(self.rides)

    @property
    def is_dark_rider(self) -> bool:
        """It is a rider or a mount of this subfaction. MKC-DARK-01"""
        return self.subfaction == DARK_RIDERS and bool(self.mount or self.rides)

    def cost(self, start: int) -> int:
        """It costs its points; a hero costs those of the level that starts at this click. MK-ARMY-02, b29"""
        return self.costs[self.levels.index(start)] if start in self.levels else self.points

    def has_type(self, attack_type: str) -> bool:
        return attack_type in self.attack_types

    def bonus(self, attack_type: str) -> int:
        for bonus in self.bonuses:
            if bonus.attack_type == attack_type:
                return bonus.amount
        return 0


class Change(NamedTuple):
    """A modifier that an item, a domain or a terrain card gives."""

    value: str
    amount: int


class Item(NamedTuple):
    """A warrior can carry an item in each slot. MK-ITEM-10"""

    id: str
    number: int
    name_en: str
    name_de: str
    collector: str  # MK-ITEM-03: relics begin with R
    points: int
    text_en: str
    text_de: str
    attack_type: str = ""  # prerequisites, MK-ITEM-17
    move_type: str = ""
    faction: str = ""
    least_attack: int = 0
    changes: tuple[Change, ...] = ()
    abilities: tuple[Mark, ...] = ()
    gives_move_type: str = ""  # MKC-UNIT-21  how its bearer moves in place of its own way
    capacity: int = 0  # MKS-BOOK-08  pages of a spellbook; 0: it is none
    effects: tuple[str, ...] = ()  # whatever else it does, by words

    @property
    def is_book(self) -> bool:
        """It is a spellbook. MKS-BOOK-02"""
        return self.capacity > 0

    @property
    def is_relic(self) -> bool:
        return self.collector.startswith("R")

    @property
    def needs(self) -> tuple[str, ...]:
        """Two items clash if they share one of these. a80"""
        wanted = [f"attack-type:{self.attack_type}"] if self.attack_type else []
        if self.move_type:
            wanted.append(f"move-type:{self.move_type}")
        if self.faction:
            wanted.append(f"faction:{self.faction}")
        if self.least_attack:
            wanted.append("attack")
        return tuple(wanted)


class Domain(NamedTuple):
    """A domain lies over the whole battlefield. MK-DOMAIN-01"""

    id: str
    number: int
    name_en: str
    name_de: str
    text_en: str
    text_de: str
    kinds: tuple[str, ...] = ()  # weather, precipitation, terrain, catastrophe
    counters: tuple[str, ...] = ()  # MK-DOMAIN-07, MKS-ILLUSION-02
    most_range: int = 0  # inches; 0: no cap
    most_movement: int = 0
    forbids: tuple[str, ...] = ()  # talents and actions that nobody may use
    effects: tuple[str, ...] = ()  # whatever else it does, by words
    changes: tuple[Change, ...] = ()
    whose: str = "everyone"  # yours, opposing, everyone (MK-DOMAIN-10)
    against: tuple[Change, ...] = ()  # beside them, for the figures of opposing players alone


class Company(NamedTuple):
    """An adventuring company is a card that unites warriors of different factions in an army. MKO-COMPANY-01"""

    id: str
    number: int
    name_en: str
    name_de: str
    text_en: str
    text_de: str
    collector: str  # MKO-COMPANY-05: it begins with AC
    points: int
    ability: str  # MKO-COMPANY-03  what every member gains
    cohorts: tuple[str, ...] = ()  # MKO-COMPANY-09  names of figures
    discount: int = 0  # MKO-COMPANY-10  for each of them


class Part(NamedTuple):
    """A part is one card of a terrain piece that is made of several. MK-CONSTRUCTED-05, b62"""

    kind: str  # the id of its TerrainKind
    at: tuple[int, int]  # mils from the middle of the whole piece
    facing: int = 0


class TerrainKind(NamedTuple):
    """A piece that a player can put on the pile, or a terrain card of constructed terrain (MK-CONSTRUCTED-01).

    What it stands for is its name; the rules know its kind and its outline (MK-TERRAIN-09, -10, -26, -36, MK-ELEV-01).
    """

    id: str
    name_en: str
    name_de: str
    kind: str
    is_elevated: bool
    is_abrupt: bool
    outline: tuple[tuple[int, int], ...]  # mils around its middle; empty for a disc
    radius: int
    is_constructed: bool = False
    letter: str = ""  # MK-CONSTRUCTED-07 to -11
    defense: int = 0
    fortification: int = 0
    structure: int = 0
    has_centre: bool = False  # MK-CONSTRUCTED-18
    changes: tuple[Change, ...] = ()  # MK-CONSTRUCTED-25  what the card gives a warrior that stands in it,
    text_en: str = ""  # and how it says so
    text_de: str = ""
    parts: tuple[Part, ...] = ()  # MK-CONSTRUCTED-05  the cards it is made of, if these are several


class Faction(NamedTuple):
    """A faction with its subfactions; which there are is content (MK-FIGURE-04, -05)."""

    id: str
    name_en: str
    name_de: str
    subfactions: tuple[tuple[str, str, str], ...] = ()  # id and names
