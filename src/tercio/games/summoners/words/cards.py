"""What stands on cards, in words: special rules, values, actions and targets in both languages."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.table import Phrase
from tercio.games.summoners.printed.profiles import (
    ANY_UNIT,
    AP,
    COMBAT_AREA,
    DEFENDER,
    DISPLACE,
    DOUBLE_STRIKE,
    ENEMY,
    ENTWINE,
    ETHEREAL,
    FIRE,
    FLYER,
    FRIEND,
    FROST_VENOM,
    ICE,
    INSIGNIFICANT,
    KNOCKBACK,
    MELEE,
    MIGHTY,
    MOVEMENT,
    NOTHING,
    ONESELF,
    ONSLAUGHT,
    POINT,
    POLAR_AURA,
    PRIMITIVE,
    RANGED,
    REFLEX,
    RESISTANCE,
    SHOCKWAVE,
    SIZE,
    STATIC,
    UNRULY,
)


class SpecialRule(NamedTuple):
    """A special rule: its name, what it does in a sentence or two ({0} is the (X)), and its rules in the index."""

    name: Phrase
    text: Phrase
    rules: tuple[str, ...]


def trait_rules(first: int, last: int) -> tuple[str, ...]:
    return tuple([f"SU-TRAIT-{number:02}" for number in range(first, last + 1)])


SPECIAL_RULES: Final = {
    ONSLAUGHT: SpecialRule(
        Phrase("Onslaught", "Ansturm"),
        Phrase(
            "{0} more bonus dice on the attack of a charge.",
            "{0} weitere Bonuswürfel bei der Attacke nach einem Sturmangriff.",
        ),
        trait_rules(4, 4),
    ),
    ETHEREAL: SpecialRule(
        Phrase("Ethereal", "Ätherisch"),
        Phrase(
            "For each hit suffered, a d8: {0} or less ignores it.",
            "Für jeden erlittenen Treffer ein W8: Bei {0} oder weniger bleibt er ohne Wirkung.",
        ),
        trait_rules(5, 5),
    ),
    DOUBLE_STRIKE: SpecialRule(
        Phrase("Double Strike", "Doppelschlag"),
        Phrase(
            "Two attacks instead of one, at one target or at two.",
            "Zwei Attacken statt einer, gegen ein Ziel oder gegen zwei.",
        ),
        trait_rules(6, 10),
    ),
    ICE: SpecialRule(
        Phrase("Ice", "Eis"),
        Phrase("Whoever takes damage receives ice markers: {0}.", "Wer Schaden nimmt, erhält Eismarker: {0}."),
        trait_rules(11, 16),
    ),
    FIRE: SpecialRule(
        Phrase("Fire", "Feuer"),
        Phrase("Whoever takes damage receives fire markers: {0}.", "Wer Schaden nimmt, erhält Feuermarker: {0}."),
        trait_rules(17, 20),
    ),
    FLYER: SpecialRule(
        Phrase("Flyer", "Flieger"),
        Phrase(
            "Moves over terrain and units, but ends on passable ground.",
            "Bewegt sich über Gelände und Einheiten hinweg, endet aber auf passierbarem Grund.",
        ),
        trait_rules(21, 23),
    ),
    FROST_VENOM: SpecialRule(
        Phrase("Frost Venom", "Frostgift"),
        Phrase(
            "+1 on each damage die per ice marker of the target.", "+1 auf jeden Schadenswürfel je Eismarker des Ziels."
        ),
        trait_rules(24, 24),
    ),
    COMBAT_AREA: SpecialRule(
        Phrase("Combat Area", "Kampfbereich"),
        Phrase("Strikes over its range, without base contact.", "Schlägt über seine Reichweite zu, ohne Basekontakt."),
        (*trait_rules(25, 25), "SU-REACH-01"),
    ),
    MIGHTY: SpecialRule(
        Phrase("Mighty", "Mächtig"),
        Phrase("+{0} on each damage die.", "+{0} auf jeden Schadenswürfel."),
        trait_rules(26, 26),
    ),
    POLAR_AURA: SpecialRule(
        Phrase("Polar Aura", "Polaraura"),
        Phrase(
            "Every enemy that comes into base contact receives 1 ice marker.",
            "Jeder Gegner, der in Basekontakt gerät, erhält 1 Eismarker.",
        ),
        trait_rules(27, 27),
    ),
    PRIMITIVE: SpecialRule(
        Phrase("Primitive", "Primitiv"),
        Phrase(
            "Cannot interact and does not count at relics.", "Kann nicht interagieren und zählt bei Relikten nicht."
        ),
        trait_rules(28, 29),
    ),
    KNOCKBACK: SpecialRule(
        Phrase("Knockback", "Rückstoß"),
        Phrase(
            "Whoever takes damage can be pushed 2 inches straight away.",
            "Wer Schaden nimmt, kann 2 Zoll geradewegs weggestoßen werden.",
        ),
        trait_rules(30, 31),
    ),
    SHOCKWAVE: SpecialRule(
        Phrase("Shockwave", "Schockwelle"),
        Phrase(
            "Strikes all units in range at once, friend and foe.",
            "Trifft alle Einheiten in Reichweite zugleich, Freund und Feind.",
        ),
        trait_rules(32, 34),
    ),
    STATIC: SpecialRule(
        Phrase("Static", "Statisch"),
        Phrase("Neither moves nor fights nor reacts.", "Bewegt sich nicht, kämpft nicht und reagiert nicht."),
        trait_rules(35, 35),
    ),
    ENTWINE: SpecialRule(
        Phrase("Entwine", "Umschlingen"),
        Phrase(
            "Whoever disengages from base contact rolls 1 die fewer.",
            "Wer sich aus dem Basekontakt löst, würfelt mit 1 Würfel weniger.",
        ),
        trait_rules(36, 36),
    ),
    INSIGNIFICANT: SpecialRule(
        Phrase("Insignificant", "Unbedeutend"),
        Phrase("Cannot be sacrificed for a summoning.", "Kann nicht für eine Beschwörung geopfert werden."),
        trait_rules(37, 37),
    ),
    DEFENDER: SpecialRule(
        Phrase("Defender", "Verteidiger"),
        Phrase(
            "It and friendly units within 2 inches have Resistance +1, not cumulative.",
            "Sie selbst und befreundete Einheiten im Umkreis von 2 Zoll haben Widerstand +1, nicht kumulativ.",
        ),
        trait_rules(38, 39),
    ),
    DISPLACE: SpecialRule(
        Phrase("Displace", "Verschieben"),
        Phrase(
            "No damage; each hit moves the target up to 2 inches straight away. A friend is always hit.",
            "Kein Schaden; je Treffer bewegt sich das Ziel bis zu 2 Zoll geradewegs weg. Freunde trifft sie immer.",
        ),
        trait_rules(40, 45),
    ),
    UNRULY: SpecialRule(
        Phrase("Unruly", "Widerspenstig"),
        Phrase("Control rolls for it need 1 more.", "Kontrollwürfe für sie müssen um 1 höher ausfallen."),
        trait_rules(46, 46),
    ),
}


class Value(NamedTuple):
    """A profile value: its name, how cards shorten it, and its rule."""

    name: Phrase
    short: Phrase
    rule: str


VALUE_WORDS: Final = {
    AP: Value(Phrase("Action points", "Aktionspunkte"), Phrase("AP", "AP"), "SU-PROFILE-03"),
    MOVEMENT: Value(Phrase("Movement", "Bewegung"), Phrase("MV", "B"), "SU-PROFILE-04"),
    REFLEX: Value(Phrase("Reflex", "Reflexe"), Phrase("RF", "R"), "SU-PROFILE-05"),
    RESISTANCE: Value(Phrase("Resistance", "Widerstand"), Phrase("RS", "W"), "SU-PROFILE-06"),
    SIZE: Value(Phrase("Size", "Größe"), Phrase("SZ", "G"), "SU-PROFILE-07"),
    MELEE: Value(Phrase("Melee value", "Nahkampfwert"), Phrase("ME", "NK"), "SU-ATTACK-03"),
    RANGED: Value(Phrase("Ranged value", "Fernkampfwert"), Phrase("RA", "FK"), "SU-ATTACK-05"),
}


class StandardAction(NamedTuple):
    """An action that activation cards list."""

    name: Phrase
    ap: int
    rule: str


ACTIONS: Final = {
    "walk": StandardAction(Phrase("Walk", "Gehen"), 1, "SU-ACTION-04"),
    "run": StandardAction(Phrase("Run", "Rennen"), 2, "SU-ACTION-05"),
    "charge": StandardAction(Phrase("Charge", "Sturmangriff"), 2, "SU-CHARGE-01"),
    "concentrate": StandardAction(Phrase("Concentrate", "Konzentrieren"), 1, "SU-ACTION-10"),
    "melee": StandardAction(Phrase("Melee attack", "Nahkampfattacke"), 1, "SU-ACTION-13"),
    "ranged": StandardAction(Phrase("Ranged attack", "Fernkampfattacke"), 1, "SU-ACTION-14"),
    "cast": StandardAction(Phrase("Cast a spell", "Zauber wirken"), 1, "SU-ACTION-15"),
    "summon": StandardAction(Phrase("Summon", "Beschwören"), 1, "SU-ACTION-16"),
    "interact": StandardAction(Phrase("Interact", "Interagieren"), 1, "SU-ACTION-17"),
}
CARD_ACTION: Final = StandardAction(Phrase("Card action", "Kartenaktion"), 1, "SU-ACTION-19")

TARGET_WORDS: Final = {
    NOTHING: Phrase("none", "keines"),
    ONESELF: Phrase("itself", "sie selbst"),
    FRIEND: Phrase("a friendly unit", "eine befreundete Einheit"),
    ENEMY: Phrase("an enemy unit", "eine feindliche Einheit"),
    ANY_UNIT: Phrase("a unit", "eine Einheit"),
    POINT: Phrase("a point", "ein Punkt"),
}

SUMMONER: Final = Phrase("Summoner", "Beschwörer")
CREATURE: Final = Phrase("Creature, level {0}", "Kreatur, Stufe {0}")
CONTACT: Final = Phrase("base contact", "BK")
UNLIMITED: Final = Phrase("unlimited", "unbegrenzt")
INCHES: Final = Phrase('{0}"', "{0} Zoll")
GEM: Final = Phrase("1 gem", "1 Mg")
GEMS: Final = Phrase("{0} gems", "{0} Mg")
LEVEL: Final = Phrase("1 creature level", "1 Ks")
LEVELS: Final = Phrase("{0} creature levels", "{0} Ks")
RANGE: Final = Phrase("range", "RW")
COST: Final = Phrase("Cost", "Kosten")
LIFE: Final = Phrase("Life points", "Lebenspunkte")
LIFE_PARTS: Final = Phrase("{0} white, {1} red", "{0} weiß, {1} rot")
MANA: Final = Phrase("mana", "Mana")
UPKEEP: Final = Phrase("upkeep", "Kanalisieren")
TARGET: Final = Phrase("target", "Ziel")
