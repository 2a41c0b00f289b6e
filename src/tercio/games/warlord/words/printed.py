"""What is printed on cards, in words: types, classes, alignments, factions, traits and feats in both languages."""

from __future__ import annotations

from typing import Final

from tercio.content.table import Phrase
from tercio.games.warlord.printed.cards import ACTION, CHARACTER, ITEM, OVAL, Face
from tercio.games.warlord.words.names import symbol_of

TYPES: Final = {
    CHARACTER: Phrase("Character", "Charakter"),
    ITEM: Phrase("Item", "Gegenstand"),
    ACTION: Phrase("Action", "Aktion"),
}
CLASSES: Final = {
    "fighter": Phrase("Fighter", "Kämpfer"),
    "cleric": Phrase("Cleric", "Kleriker"),
    "wizard": Phrase("Wizard", "Zauberer"),
    "rogue": Phrase("Rogue", "Gauner"),
    "oval": Phrase("no class", "ohne Klasse"),
}
ANY_CLASS: Final = Phrase("any class", "jede Klasse")  # WL-PLAY-07, WL-EQUIP-02: the oval on items and actions
SHAPES: Final = {
    "gauntlet": Phrase("gauntlet", "Panzerhandschuh"),
    "holy-symbol": Phrase("holy symbol", "heiliges Symbol"),
    "scroll": Phrase("scroll", "Schriftrolle"),
    "glove": Phrase("glove", "Handschuh"),
    "oval": Phrase("oval", "Oval"),
}
ALIGNMENTS: Final = {
    "good": Phrase("good", "gut"),
    "evil": Phrase("evil", "böse"),
    "": Phrase("", ""),
}
FACTIONS: Final = {
    "dwarves": Phrase("Dwarves", "Zwerge"),
    "elves": Phrase("Elves", "Elfen"),
    "free-kingdoms": Phrase("Free Kingdoms", "Freie Königreiche"),
    "deverenians": Phrase("Deverenians", "Deverenier"),
    "nothrog": Phrase("Nothrog", "Nothrog"),
    "mercenaries": Phrase("Mercenaries", "Söldner"),
}
FEATS: Final = {
    "charisma": Phrase("Charisma", "Ausstrahlung"),
    "defend": Phrase("Defend", "Verteidigen"),
    "magic-resistance": Phrase("Magic Resistance", "Magieresistenz"),
    "marksmanship": Phrase("Marksmanship", "Scharfschütze"),
    "medicine": Phrase("Medicine", "Medizin"),
    "powerattack": Phrase("Powerattack", "Mächtiger Angriff"),
    "riding": Phrase("Riding", "Reiten"),
    "riposte": Phrase("Riposte", "Konter"),
    "scribe": Phrase("Scribe", "Gelehrter"),
    "stealth": Phrase("Stealth", "Schleichen"),
}
TRAITS: Final = {
    **FACTIONS,
    "warlord": Phrase("Warlord", "Warlord"),
    "overlord": Phrase("Overlord", "Overlord"),
    "unique": Phrase("Unique", "Einzigartig"),
    "epic": Phrase("Epic", "Episch"),
    "treasure": Phrase("Treasure", "Schatz"),
    "steed": Phrase("Steed", "Reittier"),
    "astral": Phrase("Astral", "Astral"),
    "ethereal": Phrase("Ethereal", "Ätherisch"),
    "armour": Phrase("Armor", "Rüstung"),
    "avatar": Phrase("Avatar", "Avatar"),
    "banner": Phrase("Banner", "Banner"),
    "beast": Phrase("Beast", "Bestie"),
    "bow": Phrase("Bow", "Bogen"),
    "demon": Phrase("Demon", "Dämon"),
    "druid": Phrase("Druid", "Druide"),
    "gargoyle": Phrase("Gargoyle", "Gargoyle"),
    "guardian": Phrase("Guardian", "Wächter"),
    "helmet": Phrase("Helmet", "Helm"),
    "knight": Phrase("Knight", "Ritter"),
    "lycanthrope": Phrase("Lycanthrope", "Lykanthrop"),
    "lycanthrope-form": Phrase("Lycanthrope Form", "Lykanthropengestalt"),
    "monster": Phrase("Monster", "Monster"),
    "pet": Phrase("Pet", "Haustier"),
    "potion": Phrase("Potion", "Trank"),
    "ranger": Phrase("Ranger", "Waldläufer"),
    "ring": Phrase("Ring", "Ring"),
    "shield": Phrase("Shield", "Schild"),
    "spellbook": Phrase("Spellbook", "Zauberbuch"),
    "thrown": Phrase("Thrown", "Wurfwaffe"),
    "undead": Phrase("Undead", "Untot"),
    "weapon": Phrase("Weapon", "Waffe"),
}


def called(table: dict[str, Phrase], key: str) -> Phrase:
    """The words for a key; what a pack has invented for itself is called as it is written there."""
    found = table.get(key)
    if found is not None:
        return found
    plain = " ".join([part.capitalize() for part in key.split("-")])
    return Phrase(plain, plain)


def trait(key: str) -> Phrase:
    return called(TRAITS, key)


def name_of(face: Face) -> Phrase:
    return Phrase(face.name_en, face.name_de)


def symbol_words(face: Face) -> Phrase:
    """WL-CHAR-06  The symbol in the corner as one would describe it: shape, number, and colour by its meaning."""
    symbol = symbol_of(face)
    shape, side, char_class = SHAPES[symbol.shape], ALIGNMENTS[face.alignment], CLASSES[face.char_class]
    if face.char_class == OVAL and face.type != CHARACTER:
        char_class = ANY_CLASS
    en = f"{char_class.en} ({shape.en}), level {symbol.number}"
    de = f"{char_class.de} ({shape.de}), Stufe {symbol.number}"
    return Phrase(f"{en}, {side.en}", f"{de}, {side.de}") if side.en else Phrase(en, de)
