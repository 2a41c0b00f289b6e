"""Content from packs: realms, kinds of terrain, spells, card actions, units. Every mistake is told with its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tercio.content.document import Document
from tercio.content.table import Phrase, Table
from tercio.content.trouble import shown
from tercio.games.looks import Look, read_look
from tercio.games.packs import read_lists
from tercio.games.summoners.abilities.special_rule import AREA, TO_FIGHT, TO_MOVE, WAVE, Texts, printed
from tercio.games.summoners.content.lines import FARTHEST, SAY, check_ranged, read_power, read_traits
from tercio.games.summoners.content.looks import usual_look
from tercio.games.summoners.printed.profiles import (
    BOOSTABLE,
    GOINGS,
    IMPASSABLE,
    INCH,
    SIGHTS,
    Attack,
    Power,
    Profile,
    Realm,
    TerrainKind,
)

CONTACT: Final = "contact"
UNNUMBERED: Final = -1
OF_CREATURES: Final = ("level", "mana", "levels")
OF_SUMMONERS: Final = ("boosts",)


class Content(NamedTuple):
    """What packs hold, each by its id. Later packs replace what earlier ones have."""

    realms: dict[str, Realm]
    kinds: dict[str, TerrainKind]
    powers: dict[str, Power]
    profiles: dict[str, Profile]
    looks: dict[str, Look]  # of the units


EMPTY: Final = Content({}, {}, {}, {}, {})


def read_content(documents: Sequence[Document], before: Content = EMPTY) -> Content:
    """Packs may refer to each other in any order, and to what was there before; the profiles have no numbers yet."""
    content = Content(
        dict(before.realms), dict(before.kinds), dict(before.powers), dict(before.profiles), dict(before.looks)
    )
    roots = [Table.root(document) for document in documents]
    for root in roots:
        root.value("pack")  # the header is read where the file is opened
        read_lists(root)
        for entry in unique(root.tables("realm")):
            realm = read_realm(entry)
            content.realms[realm.id] = realm
        for entry in unique(root.tables("terrain")):
            kind = read_kind(entry)
            content.kinds[kind.id] = kind
    for root in roots:
        spells, actions = root.tables("spell"), root.tables("action")
        for entry in unique((*spells, *actions)):
            power = read_power(entry, entry in spells, content.kinds)
            content.powers[power.id] = power
    for root in roots:
        for entry in unique(root.tables("unit")):
            profile = read_unit(entry, content)
            content.profiles[profile.id] = profile
            content.looks[profile.id] = read_look(entry, usual_look(profile))
    for root in roots:
        root.done()
        root.document.check()
    return content


def unique(entries: Sequence[Table]) -> Sequence[Table]:
    """An id that one file gives twice is noted."""
    seen: list[str] = []
    for entry in entries:
        name = entry.data.get("id")
        if isinstance(name, str):
            if name in seen:
                entry.refuse("id", *SAY("id-twice", name=shown(name)))
            seen.append(name)
    return entries


def numbered(profiles: dict[str, Profile]) -> dict[str, Profile]:
    """All profiles of a game sorted by id, each with its place as its number."""
    return {name: profiles[name]._replace(number=place) for place, name in enumerate(sorted(profiles))}


# -- realms and terrain ---------------------------------------------------------------------------------


def read_realm(entry: Table) -> Realm:
    name, about = entry.two_languages("name"), entry.two_languages("about")
    return Realm(entry.identifier("id"), name.en, name.de, about.en, about.de)


def read_kind(entry: Table) -> TerrainKind:
    """A pack describes a kind of terrain. SU-TERRAIN-01"""
    name = entry.two_languages("name")
    least, most = entry.span("size", 0, 9)
    kind = TerrainKind(
        entry.identifier("id"),
        name.en,
        name.de,
        entry.choice("going", GOINGS),
        entry.choice("sight", SIGHTS),
        least,
        most,
        entry.boolean("large"),
        entry.boolean("raised", default=False),
        entry.boolean("sloped", default=False),
        entry.boolean("conjured", default=False),
    )
    if kind.is_sloped and not kind.is_raised:
        entry.refuse("sloped", *SAY("slope-of-flat"))
    if kind.is_raised and kind.going == IMPASSABLE:
        entry.refuse("raised", *SAY("raised-impassable"))
    return kind


# -- units -------------------------------------------------------------------------------------------------


def read_unit(entry: Table, content: Content) -> Profile:
    """A pack describes a unit as its profile card does. SU-PROFILE-02"""
    name = entry.two_languages("name")
    is_summoner = entry.boolean("summoner", default=False)
    if is_summoner:
        refuse_keys(entry, OF_CREATURES, SAY("summoner"))
    else:
        refuse_keys(entry, OF_SUMMONERS, SAY("creature"))
    traits = read_traits(entry, "special", is_of_attack=False)
    texts = printed(traits)
    attacks = tuple([read_attack(attack) for attack in unique(entry.tables("attack"))])
    powers = entry.choices("powers", tuple(content.powers), default=())
    profile = Profile(
        entry.identifier("id"),
        UNNUMBERED,
        name.en,
        name.de,
        entry.choice("realm", tuple(content.realms)),
        0 if is_summoner else entry.integer("level", 1, 9),
        entry.integer("ap", 0, 9),
        read_movement(entry, "walk", bool(texts[TO_MOVE])),
        read_movement(entry, "run", bool(texts[TO_MOVE])),
        entry.integer("reflex", 1, 8),
        entry.integer("resistance", 0, 8),
        entry.integer("size", 1, 9),
        entry.integer("white", 1, 40),
        entry.integer("red", 0, 40),
        radius_of(entry.integer("base", 20, 120)),
        0 if is_summoner else entry.integer("mana", 0, 30, default=0),
        0 if is_summoner else entry.integer("levels", 0, 9, default=0),
        traits,
        attacks,
        tuple([content.powers[power] for power in powers]),
        entry.choices("boosts", tuple(BOOSTABLE), default=()) if is_summoner else (),
        max([attack.reach for attack in attacks if attack.texts[AREA]], default=0),
        texts,
    )
    check_unit(entry, profile)
    return profile


def read_movement(entry: Table, key: str, is_static: bool) -> int:
    """What never moves needs no movement values. SU-TRAIT-35"""
    if is_static and not entry.has(key):
        return 0
    return entry.decimal_mils(key, INCH, FARTHEST)


def radius_of(millimetres: int) -> int:
    """Half a base in mils, to the nearest."""
    return (millimetres * 5_000 + 127) // 254


def refuse_keys(entry: Table, keys: tuple[str, ...], who: Phrase) -> None:
    for key in keys:
        if entry.has(key):
            entry.refuse(key, *SAY("has-no", who=who, key=key))


def check_unit(entry: Table, profile: Profile) -> None:
    """What each sort of unit must and must not have."""
    if profile.is_summoner and not [power for power in profile.powers if power.is_spell]:
        entry.refuse("powers", *SAY("summoner-spells"))
    if not profile.is_summoner and not profile.mana and not profile.levels:  # SU-PROFILE-16
        entry.refuse("mana", *SAY("creature-cost"))
    if profile.texts[TO_MOVE] and (profile.walk or profile.run):  # SU-TRAIT-35
        entry.refuse("walk", *SAY("static-moves"))
    if profile.texts[TO_FIGHT] and profile.attacks:
        entry.refuse("attack", *SAY("static-fights"))
    if not profile.texts[TO_FIGHT] and not profile.attacks:
        entry.refuse("attack", *SAY("unarmed"))
    if profile.run < profile.walk:  # SU-PROFILE-04
        entry.refuse("run", *SAY("run-slower"))
    for key, listed in (("powers", [power.id for power in profile.powers]), ("boosts", list(profile.boosts))):
        for name in sorted({name for name in listed if listed.count(name) > 1}):
            entry.refuse(key, *SAY("twice", name=name))


# -- attacks -----------------------------------------------------------------------------------------------


def read_attack(entry: Table) -> Attack:
    """Either `melee` or `ranged` says how many dice it has. SU-ATTACK-01"""
    name = entry.two_languages("name")
    traits = read_traits(entry, "special", is_of_attack=True)
    is_ranged = entry.has("ranged")
    if is_ranged and entry.has("melee"):
        entry.refuse("melee", *SAY("melee-or-ranged"))
    if is_ranged:
        check_ranged(entry, traits)
    dice = entry.integer("ranged" if is_ranged else "melee", 1, 9)
    texts = printed(traits)
    reach = read_reach(entry, is_ranged, texts)
    return Attack(entry.identifier("id"), name.en, name.de, dice, reach, is_ranged, False, traits, texts)


def read_reach(entry: Table, is_ranged: bool, texts: Texts) -> int:
    """Inches, or base contact. SU-ATTACK-06 to SU-ATTACK-08"""
    reach = entry.decimal_mils("reach", INCH // 2, FARTHEST, none=CONTACT)
    wrong: Phrase | None = None
    if is_ranged and not reach:
        wrong = SAY("ranged-reach")
    elif texts[AREA] and not reach:
        wrong = SAY("area-reach")
    elif not is_ranged and reach and not texts[AREA] and not texts[WAVE]:
        wrong = SAY("melee-reach")
    if wrong is not None:
        entry.refuse("reach", *wrong)
    return reach
