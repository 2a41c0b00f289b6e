"""What is printed on cards: profiles, attacks, special rules, spells and card actions, kinds of terrain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tercio.kernel import NOBODY

if TYPE_CHECKING:
    from tercio.games.summoners.abilities.special_rule import Texts
    from tercio.games.summoners.verbs.verb import SpellVerb

INCH: Final = 1_000  # all lengths are in mils

# -- profile values, by the names that packs use ---------------------------------------------

AP: Final = "ap"
WALK: Final = "walk"
RUN: Final = "run"
MOVEMENT: Final = "movement"  # both at once
REFLEX: Final = "reflex"
RESISTANCE: Final = "resistance"
SIZE: Final = "size"
MELEE: Final = "melee"
RANGED: Final = "ranged"

VALUES: Final = (AP, WALK, RUN, MOVEMENT, REFLEX, RESISTANCE, SIZE, MELEE, RANGED)
IN_INCHES: Final = (WALK, RUN, MOVEMENT)
# a30: only what takes part in a roll; each with its number in answers and events, which never changes
BOOSTABLE: Final = {REFLEX: 0, RESISTANCE: 1, MELEE: 2, RANGED: 3}
BOOSTED: Final = {number: value for value, number in BOOSTABLE.items()}

# -- whom a spell or card action is aimed at ---------------------------------------------------

NOTHING: Final = "nothing"  # it simply happens
ONESELF: Final = "oneself"
FRIEND: Final = "friend"
ENEMY: Final = "enemy"
ANY_UNIT: Final = "unit"
POINT: Final = "point"

TARGETS: Final = (NOTHING, ONESELF, FRIEND, ENEMY, ANY_UNIT, POINT)

# -- terrain -------------------------------------------------------------------------------------

OPEN: Final = "open"
HEAVY: Final = "heavy"
IMPASSABLE: Final = "impassable"
GOINGS: Final = (OPEN, HEAVY, IMPASSABLE)  # SU-TERRAIN-05

UNSEEN: Final = "none"
TRUE_SIGHT: Final = "true"
BLOCKING: Final = "blocking"
RESTRICTING: Final = "restricting"
SIGHTS: Final = (UNSEEN, TRUE_SIGHT, BLOCKING, RESTRICTING)  # SU-TERRAIN-09


class Trait(NamedTuple):
    """A special rule as it stands on a card, with its (X) where it has one."""

    name: str
    value: int = 0


class Attack(NamedTuple):
    """One way to attack. SU-ATTACK-01"""

    id: str
    name_en: str
    name_de: str
    dice: int  # NK or FK
    reach: int  # mils; 0 is base contact
    is_ranged: bool = False
    is_spell: bool = False
    traits: tuple[Trait, ...] = ()
    texts: Texts = ()  # its special rules, by the questions that they answer


class Effect(NamedTuple):
    """One thing that a spell or card action does: a verb with what it heeds."""

    verb: SpellVerb
    what: str = ""
    amount: int = 0
    is_plus: bool = False


class Power(NamedTuple):
    """A spell, or an action that only this unit has."""

    id: str
    name_en: str
    name_de: str
    text_en: str
    text_de: str
    is_spell: bool
    mana: int
    upkeep: int  # 0: it cannot be channelled
    reach: int  # mils; 0: no limit
    target: str
    burst: int = 0  # mils: it takes hold of all units within this of the point or target
    effects: tuple[Effect, ...] = ()
    attack: Attack | None = None  # a ranged spell: it has to hit

    @property
    def lasts(self) -> bool:
        for effect in self.effects:
            if effect.verb.lasts:
                return True
        return False

    @property
    def carries(self) -> bool:
        """It brings a unit to a point."""
        for effect in self.effects:
            if effect.verb.carries:
                return True
        return False


class Profile(NamedTuple):
    """A unit's card, with its values, its attacks and its life points. SU-PROFILE-02, SU-START-03"""

    id: str
    number: int  # its place in the catalogue
    name_en: str
    name_de: str
    realm: str
    level: int  # SU-CREATURE-01: of a creature; a summoner has 0
    ap: int
    walk: int  # mils
    run: int
    reflex: int
    resistance: int
    size: int
    white: int  # SU-PROFILE-09: the points that are lost first
    red: int
    radius: int  # mils
    mana: int = 0
    levels: int = 0  # SU-CREATURE-02: the levels that must be sacrificed for it (Ks)
    traits: tuple[Trait, ...] = ()  # SU-PROFILE-15: special rules of the whole unit; attacks have their own
    attacks: tuple[Attack, ...] = ()
    powers: tuple[Power, ...] = ()
    boosts: tuple[str, ...] = ()  # SU-BOOST-01  the values with a bolt
    area: int = 0  # mils: the widest combat area of its attacks
    texts: Texts = ()  # its special rules, by the questions that they answer

    @property
    def is_summoner(self) -> bool:
        return self.level == 0

    @property
    def life(self) -> int:
        return self.white + self.red

    def attack_at(self, place: int) -> Attack | None:
        """The attack in this place of the card, where attacks come first; a spell that has to hit has one too."""
        if 0 <= place < len(self.attacks):
            return self.attacks[place]
        power = self.power_at(place)
        return None if power is None else power.attack

    def place_of(self, power: Power) -> int:
        """Where `power_at` finds it."""
        names = [own.id for own in self.powers]
        return len(self.attacks) + names.index(power.id) if power.id in names else NOBODY

    def power_at(self, place: int) -> Power | None:
        """The spell or card action in this place of the card: they come after the attacks."""
        place -= len(self.attacks)
        return self.powers[place] if 0 <= place < len(self.powers) else None


class TerrainKind(NamedTuple):
    """What a kind of terrain does to movement and sight, and how large it is. SU-TERRAIN-01

    The kinds of the book are content: `packs/terrain.toml` (SU-TERRAIN-22 to -29).
    """

    id: str
    name_en: str
    name_de: str
    going: str
    sight: str
    least_size: int
    most_size: int
    is_large: bool
    is_raised: bool = False  # one stands on it, not in it: a hill, a roof
    is_sloped: bool = False  # raised, with a way up that needs no climbing
    is_conjured: bool = False  # it rises by a spell only; nobody places it before the game


class Realm(NamedTuple):
    """Whose creatures a summoner can call. SU-START-02"""

    id: str
    name_en: str
    name_de: str
    about_en: str
    about_de: str


def milli_inches(millimetres: int) -> int:
    """Mils, to the nearest."""
    return (millimetres * 10_000 + 127) // 254
