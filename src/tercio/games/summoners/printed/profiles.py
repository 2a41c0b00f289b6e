"""What is printed on cards: profiles, attacks, special rules, spells and card actions, kinds of terrain."""

from __future__ import annotations

from typing import Final, NamedTuple

# -- special rules, by the names that packs use --------------------------------------------

ONSLAUGHT: Final = "onslaught"
ETHEREAL: Final = "ethereal"
DOUBLE_STRIKE: Final = "double-strike"
ICE: Final = "ice"
FIRE: Final = "fire"
FLYER: Final = "flyer"
FROST_VENOM: Final = "frost-venom"
COMBAT_AREA: Final = "combat-area"
MIGHTY: Final = "mighty"
POLAR_AURA: Final = "polar-aura"
PRIMITIVE: Final = "primitive"
KNOCKBACK: Final = "knockback"
SHOCKWAVE: Final = "shockwave"
STATIC: Final = "static"
ENTWINE: Final = "entwine"
INSIGNIFICANT: Final = "insignificant"
DEFENDER: Final = "defender"
DISPLACE: Final = "displace"
UNRULY: Final = "unruly"
MASTER: Final = "master"

UNIT_TRAITS: Final = (
    ONSLAUGHT, ETHEREAL, FLYER, POLAR_AURA, PRIMITIVE, STATIC, ENTWINE, INSIGNIFICANT, DEFENDER, UNRULY,
)  # fmt: skip
ATTACK_TRAITS: Final = (
    DOUBLE_STRIKE, ICE, FIRE, FROST_VENOM, COMBAT_AREA, MIGHTY, KNOCKBACK, SHOCKWAVE, DISPLACE,
)  # fmt: skip
NUMBERED: Final = (ONSLAUGHT, ETHEREAL, ICE, FIRE, MIGHTY)  # those with an (X)

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
BOOSTABLE: Final = (REFLEX, RESISTANCE, MELEE, RANGED)  # a30: only what takes part in a roll

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
    """SU-ATTACK-01  One way to attack."""

    id: str
    name_en: str
    name_de: str
    dice: int  # NK or FK
    reach: int  # mils; 0 is base contact
    is_ranged: bool = False
    is_spell: bool = False
    traits: tuple[Trait, ...] = ()

    def has(self, trait: str) -> bool:
        for own in self.traits:
            if own.name == trait:
                return True
        return False


class Effect(NamedTuple):
    """One thing that a spell or card action does; `docs` of packs list the verbs with what they need.

    grant   the special rule `what` with exactly `amount`, or `is_plus`: raised by it
    change  the profile value `what` by `amount`
    hurt    a damage roll of `amount` dice
    scorch  `amount` automatic damage in the end phase of each round (SU-S6-07)
    ice, fire   markers; a negative amount takes them away
    heal    `amount` life points
    hurry   `amount` action points at once
    push, pull   `amount` mils straight away from or towards the caster
    march   the unit moves up to `amount` mils at once, like a Walk that costs nothing
    carry   the unit is put down at the point; where a point is the target, the caster
    raise   a terrain piece of the kind `what` rises at the point, a disc with the radius `amount` (mils)
    gems    `amount` mana gems
    """

    verb: str
    what: str = ""
    amount: int = 0
    is_plus: bool = False


VERBS: Final = (
    "grant", "change", "hurt", "scorch", "ice", "fire", "heal", "hurry",
    "push", "pull", "march", "carry", "raise", "gems",
)  # fmt: skip
LASTING_VERBS: Final = ("grant", "change", "scorch", "raise")  # these stay in play


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
            if effect.verb in LASTING_VERBS:
                return True
        return False


class Profile(NamedTuple):
    """SU-PROFILE-02  A unit's card."""

    id: str
    number: int  # its place in the catalogue
    name_en: str
    name_de: str
    realm: str
    level: int  # of a creature; a summoner has 0
    ap: int
    walk: int  # mils
    run: int
    reflex: int
    resistance: int
    size: int
    white: int
    red: int
    radius: int  # mils
    mana: int = 0
    levels: int = 0  # Ks
    traits: tuple[Trait, ...] = ()
    attacks: tuple[Attack, ...] = ()
    powers: tuple[Power, ...] = ()
    boosts: tuple[str, ...] = ()  # SU-BOOST-01  the values with a bolt
    area: int = 0  # mils: the widest combat area of its attacks

    @property
    def is_summoner(self) -> bool:
        return self.level == 0

    @property
    def life(self) -> int:
        return self.white + self.red


class TerrainKind(NamedTuple):
    """SU-TERRAIN-01  What a kind of terrain does to movement and sight, and how large it is."""

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
    """SU-START-02  Whose creatures a summoner can call."""

    id: str
    name_en: str
    name_de: str
    about_en: str
    about_de: str


def milli_inches(millimetres: int) -> int:
    """Mils, to the nearest."""
    return (millimetres * 10_000 + 127) // 254
