"""The picture on every card, composed from what the card is: its class, its faction, its deed.

A card may name parts of its own (`look`); whatever it does not name follows from its values.
"""

from __future__ import annotations

from typing import Final

from tercio.games.pictures import AS_IS, Layer, Matrix, Picture, after, lot_of, moved
from tercio.games.warlord.printed.cards import CHARACTER, CLERIC, FACTIONS, FIGHTER, ITEM, REACT, ROGUE, WIZARD, Face

DEVERENIANS: Final = "deverenians"
DWARVES: Final = "dwarves"
ELVES: Final = "elves"
FREE: Final = "free-kingdoms"
MERCENARIES: Final = "mercenaries"
NOTHROG: Final = "nothrog"

FIST: Final = (152.0, 120.0)  # around which an arm is turned
RIDER: Final = moved(58, 116, 0.76, 0, (100, 152))
MOUNTS: Final = {"horse": moved(22, -6, 0.98), "boar": moved(30, 4, 0.98)}
BUST: Final = moved(96, 131, 0.88, 0, (100, 152))
CREST: Final = moved(87, 103, 1.25)
IN_HAND: Final = moved(112, 38, 1.05, 38, (153, 50))
STANDING: Final = moved(100, 44, 1.05, 0, (102, 112))
WORN: Final = moved(100, 40, 1.3, 0, (104, 44))
BORNE: Final = moved(100, 44, 1.3, 0, (50, 122))
SPANNED: Final = moved(100, 40, 0.78, 0, (150, 77))
POISED: Final = moved(100, 44, 1.3, 0, (138, 112))
BARE: Final = ("brute", "ogre", "fur", "stone", "rags")
WITH_HANDS: Final = ("bow", "book", "crossbow", "drum", "horn", "satchel", "orb", "flame")
CRESTED: Final = ("plate", "mail")  # bodies that show the arms of their faction

HEADS: Final = {  # by faction and class
    (DEVERENIANS, FIGHTER): ("great", "bascinet", "kettle"),
    (DEVERENIANS, CLERIC): ("coif", "friar"),
    (DEVERENIANS, WIZARD): ("scholar", "wizard"),
    (DEVERENIANS, ROGUE): ("hat", "hood"),
    (DWARVES, FIGHTER): ("dwarfhelm", "dwarfhorn", "dwarf"),
    (DWARVES, CLERIC): ("dwarfwoman", "dwarfhood"),
    (DWARVES, WIZARD): ("dwarfhood",),
    (DWARVES, ROGUE): ("dwarfhood", "goggles"),
    (ELVES, FIGHTER): ("elfhelm", "elf"),
    (ELVES, CLERIC): ("elf", "veil"),
    (ELVES, WIZARD): ("elfcrown", "elf"),
    (ELVES, ROGUE): ("elfhood",),
    (FREE, FIGHTER): ("bascinet", "kettle", "great"),
    (FREE, CLERIC): ("friar", "coif"),
    (FREE, WIZARD): ("witch", "scholar"),
    (FREE, ROGUE): ("hood", "hat"),
    (MERCENARIES, FIGHTER): ("kettle", "cap"),
    (MERCENARIES, CLERIC): ("plague",),
    (MERCENARIES, WIZARD): ("hood", "wizard"),
    (MERCENARIES, ROGUE): ("hood", "hat"),
    (NOTHROG, FIGHTER): ("orchelm", "orc", "orcjaw"),
    (NOTHROG, CLERIC): ("mask", "bonepaint"),
    (NOTHROG, WIZARD): ("orchood", "mask"),
    (NOTHROG, ROGUE): ("orchood", "goblin"),
}
BODIES: Final = {  # by faction and class; the second from level 3 on
    (DWARVES, FIGHTER): ("dwarf",),
    (DWARVES, ROGUE): ("dwarf",),
    (ELVES, FIGHTER): ("elf",),
    (ELVES, ROGUE): ("cloak",),
    (ELVES, CLERIC): ("gown",),
    (NOTHROG, FIGHTER): ("brute",),
    (NOTHROG, ROGUE): ("leather", "brute"),
    (NOTHROG, CLERIC): ("bones",),
    (NOTHROG, WIZARD): ("bones",),
    (FREE, ROGUE): ("leather", "cloak"),
    (MERCENARIES, ROGUE): ("cloak",),
    (DEVERENIANS, ROGUE): ("leather", "cloak"),
}
DRESSED: Final = {FIGHTER: ("mail", "plate"), CLERIC: ("robe",), WIZARD: ("robe",), ROGUE: ("cloak",)}
ARMED: Final = {  # by faction and class
    (DWARVES, FIGHTER): ("hammer", "axe"),
    (DWARVES, CLERIC): ("hammer", "lantern"),
    (ELVES, FIGHTER): ("sword", "spear"),
    (ELVES, WIZARD): ("staff", "orb"),
    (NOTHROG, FIGHTER): ("axe", "cleaver", "club"),
    (NOTHROG, CLERIC): ("skullstaff", "torch"),
    (NOTHROG, WIZARD): ("torch", "flame"),
}
USUAL: Final = {
    FIGHTER: ("sword", "axe", "halberd"),
    CLERIC: ("mace", "staff"),
    WIZARD: ("staff", "wand", "orb"),
    ROGUE: ("dagger", "twin"),
}
BY_FEAT: Final = {
    "marksmanship": "bow",
    "medicine": "satchel",
    "scribe": "book",
    "charisma": "horn",
    "riposte": "rapier",
}
SHIELDS: Final = {DWARVES: "rune", ELVES: "leaf", NOTHROG: "round", MERCENARIES: "round"}
SKINS: Final = {
    DWARVES: ("ruddy",),
    ELVES: ("elven",),
    NOTHROG: ("orc", "moss"),
    MERCENARIES: ("tan", "dark", "fair"),
    FREE: ("fair", "tan", "dark"),
    DEVERENIANS: ("fair", "tan"),
}
HAIRS: Final = {DWARVES: ("copper", "brown", "grey", "blond"), ELVES: ("blond", "white", "black", "copper")}
ALL_HAIRS: Final = ("brown", "blond", "black", "grey", "copper")
TILTS: Final = {"lance": 24, "bow": 0, "book": 0, "satchel": 0, "crossbow": 0, "drum": 0, "horn": 0, "net": 0, "orb": 0}
BEHIND: Final = ("halberd", "spear", "scythe", "lance")

THINGS: Final = {  # an item is drawn as its first known trait
    "bow": "arms/bow",
    "weapon": "arms/sword",
    "thrown": "signs/bolas",
    "shield": "shields/heater",
    "helmet": "heads/great",
    "armour": "bodies/mail",
    "ring": "signs/ring",
    "potion": "signs/potion",
    "spellbook": "signs/tome",
    "banner": "signs/standard",
    "steed": "beasts/horse",
    "pet": "beasts/hound",
    "treasure": "signs/chest",
}
NAMED: Final = (  # a weapon is drawn as what its name says
    ("hammer", "arms/hammer"),
    ("maul", "arms/hammer"),
    ("mace", "arms/mace"),
    ("spear", "arms/spear"),
    ("lance", "arms/lance"),
    ("axe", "arms/axe"),
    ("staff", "arms/staff"),
    ("rapier", "arms/rapier"),
    ("dagger", "arms/dagger"),
    ("knife", "arms/dagger"),
    ("bow", "arms/bow"),
)
HELD: Final = {
    "arms": IN_HAND,
    "shields": BORNE,
    "heads": WORN,
    "bodies": STANDING,
    "beasts": moved(100, 48, 0.96, 0, (104, 106)),
    "signs": moved(100, 42, 0.86, 0, (100, 42)),
}
BEASTS: Final = {"treant": moved(10, 4, 0.8), "hound": moved(6, -42)}
PLACED: Final = {
    "arms/bow": SPANNED,
    "arms/crossbow": POISED,
    "beasts/falcon": moved(20, -50),
    "signs/flames": moved(-40, 0),
}
DYES: Final = ("ruby", "sapphire", "emerald", "violet", "honey", "smoke")

DEEDS: Final = {  # an action is drawn as the first thing it does
    "heal": "glow hand",
    "prevent": "shieldup",
    "rescue": "rescue",
    "draw": "page",
    "recycle": "page",
    "attach": "seal",
    "ready": "hornsound",
    "cancel-action": "seal",
    "cancel-strike": "parry",
    "redirect": "bent",
    "redirect-wounds": "bent",
    "wound": "bolt",
    "wound-both": "crossed",
    "stun": "bell",
    "spend": "smoke",
    "summon": "ghost",
    "modify": "swordup",
    "to-strike": "parry",
    "strike": "slash",
    "challenge": "crossed",
    "move": "boots",
    "reroll": "die",
    "add-die": "dice",
    "peek": "eye",
    "search": "key",
    "retrieve": "grave",
    "swap": "swap",
    "force": "evileye",
    "spare": "heart",
    "extra-wounds": "rib-dagger",
    "ignore-items": "strap",
    "discard-item": "brokensword",
    "discard-random": "purse",
    "kill": "name-skull",
    "grant": "stars",
    "set": "wire",
    "special": "star",
    "check": "evileye",
}
PALETTES: Final = {CLERIC: "cleric", WIZARD: "spell", ROGUE: "rogue", FIGHTER: "fighter"}
BEFORE: Final = {CLERIC: "holy", WIZARD: "circle", ROGUE: "alley", FIGHTER: "burst"}


def picture_of(face: Face) -> Picture:
    """The same card always has the same picture."""
    look = dict(face.look)
    if face.type == CHARACTER and "sign" not in look:
        return character(face, look)
    return thing(face, look) if face.type == ITEM else deed(face, look)


def tones_of(face: Face, look: dict[str, str]) -> dict[str, str]:
    faction = face.frame or face.faction
    skins, hairs = SKINS.get(faction, ("fair", "tan")), HAIRS.get(faction, ALL_HAIRS)
    is_dead = face.has("undead") or face.has("ethereal")
    skin = "pale" if is_dead else "red" if face.has("demon") else skins[lot_of(face.id, len(skins), "skin")]
    return {
        "k": look.get("skin", skin),
        "h": look.get("hair", hairs[lot_of(face.id, len(hairs), "hair")]),
    }


def sky_of(face: Face, is_dark: bool) -> list[Layer]:
    """A low sun for the good, a moon for others; the battle, and so the light, is at the right."""
    x, y = 132 + lot_of(face.id, 60, "x"), 2 + lot_of(face.id, 34, "y")
    clouds = Layer(f"skies/clouds-{1 + lot_of(face.id, 2, 'clouds')}")
    return [
        Layer("skies/ground"),
        Layer("skies/moon" if is_dark else "skies/sun", moved(x, y)),
        Layer("skies/stars") if is_dark else clouds,
    ]


def character(face: Face, look: dict[str, str]) -> Picture:
    faction = face.faction if face.faction in FACTIONS else face.frame or MERCENARIES
    layers = sky_of(face, face.alignment == "evil" and lot_of(face.id, 3, "dark") > 0)
    land = look.get("land", f"{faction}-{1 + lot_of(face.id, 2, 'land')}")
    layers.append(Layer(f"lands/{land}"))
    has_banner = face.char_class == FIGHTER and "beast" not in look and lot_of(face.id, 3, "banner") > 0
    if has_banner:
        layers += [Layer("lands/banner", moved(-12, 4)), Layer(f"crests/{faction}", moved(30, 0, 1.25))]
    if "beast" in look:
        layers += [Layer(f"beasts/{each}", place) for each, place in beasts(look["beast"])]
    else:
        layers += figure(face, faction, look)
    return Picture(faction, {**tones_of(face, look), "u": look.get("coat", "bay")}, tuple(layers))


def beasts(named: str) -> list[tuple[str, Matrix]]:
    """Several heads of one body stand side by side."""
    names = named.split()
    if len(names) == 3 and len(set(names)) == 1:
        return [(names[0], moved(-40, -14, 0.9)), (names[0], moved(42, -26, 0.9)), (names[0], moved(0, -4))]
    return [(name, BEASTS.get(name, moved(0, -26))) for name in names]


def figure(face: Face, faction: str, look: dict[str, str]) -> list[Layer]:
    """From back to front: what is on the back, body, crest, heads, mount, arm, shield."""
    level = 1 if face.level >= 3 or face.armour >= 14 else 0
    kind = face.char_class if face.char_class in DRESSED else CLERIC
    bodies = BODIES.get((faction, kind), DRESSED[kind])
    usual = "ghost" if face.has("ethereal") else "bones" if face.has("undead") and kind != CLERIC else ""
    body = look.get("body", usual or bodies[min(level, len(bodies) - 1)])
    heads = ("skullhelm", "skull", "skullhood") if face.has("undead") else HEADS.get((faction, kind), ("hood",))
    head = look.get("head", "shade" if face.has("ethereal") else heads[lot_of(face.id, len(heads), "head")])
    feat = [BY_FEAT[name] for name, _ in face.feats if name in BY_FEAT]
    arms = ARMED.get((faction, kind), USUAL[kind])
    arm = look.get("arm", feat[0] if feat else arms[lot_of(face.id, len(arms), "arm")])
    has_shield = "shield" in look or any(name == "defend" for name, _ in face.feats)
    mount = look.get("mount", riding(face, faction))
    place = RIDER if mount else after(BUST, swelled(face))
    layers = [Layer(f"backs/{name}", place) for name in look.get("back", "").split()]
    held = [] if arm == "none" else armed(face, arm, body, place)
    behind = 1 if arm in BEHIND else 0
    layers += held[:behind]
    layers.append(Layer(f"bodies/{body}", place))
    if body in CRESTED:
        layers.append(Layer(f"crests/{faction}", after(CREST, place)))
    shifts = (moved(-34, 6), AS_IS) if head.split()[0] == head.split()[-1] != head else (AS_IS, AS_IS)
    for name, shift in zip(head.split(), shifts, strict=False):
        layers.append(Layer(f"heads/{name}", after(shift, place)))
    if mount:
        layers.append(Layer(f"beasts/{mount}", MOUNTS.get(mount, AS_IS)))
    layers += held[behind:]
    if has_shield:
        layers.append(Layer(f"shields/{look.get('shield', SHIELDS.get(faction, 'heater'))}", place))
    return layers


def swelled(face: Face) -> Matrix:
    """Leaders and the mighty fill more of the picture."""
    size = 1.08 if face.has("warlord") or face.level >= 4 else 1.0 if face.level > 1 else 0.95
    return moved(100, 152, size, 0, (100, 152))


def riding(face: Face, faction: str) -> str:
    if not any(name == "riding" for name, _ in face.feats):
        return ""
    return "boar" if faction == NOTHROG else "horse"


def armed(face: Face, arm: str, body: str, place: Matrix) -> list[Layer]:
    """The arm and the fist around it; whatever needs both hands has its own."""
    turn = TILTS.get(arm, 8 + lot_of(face.id, 16, "tilt"))
    matrix = after(moved(*FIST, 1, turn, FIST), place)
    if arm in WITH_HANDS:
        return [Layer(f"arms/{arm}", matrix)]
    fist = "skin" if body in BARE else "steel" if body in ("plate", "mail", "dwarf") else "leather"
    return [Layer(f"arms/{arm}", matrix), Layer(f"fists/{fist}", matrix)]


def thing(face: Face, look: dict[str, str]) -> Picture:
    """An item lies before rays of light."""
    kinds = [THINGS[each] for each in face.traits if each in THINGS]
    named = [part for word, part in NAMED if word in face.id] if face.has("weapon") else []
    found = look.get("thing", (named or kinds or ["signs/chest"])[0])
    tones = {
        **tones_of(face, look),
        "p": look.get("dye", DYES[lot_of(face.id, len(DYES))]),
        "u": look.get("coat", "bay"),
    }
    palette = face.frame or "item"
    layers = [Layer("skies/ground"), Layer("skies/glow", moved(100, 40)), Layer("lands/rays")]
    for part in found.split():
        place = PLACED.get(part, HELD[part.partition("/")[0]])
        turn = lot_of(face.id, 16, "turn") - 8.0
        layers.append(Layer(part, after(place, moved(100, 42, 1, turn, (100, 42)))))
    return Picture(palette, tones, tuple(layers))


def deed(face: Face, look: dict[str, str]) -> Picture:
    """An action or a spell: what is done, before the place where such things are done."""
    verbs = [clause.do for ability in face.abilities for clause in ability.clauses if clause.do in DEEDS]
    signs = look.get("sign", DEEDS[verbs[0]] if verbs else "star")
    before = look.get("land", BEFORE.get(face.char_class, "speed"))
    if before == "circle":
        before = f"circle-{1 + lot_of(face.id, 2)}"
    is_react = bool(face.abilities) and all(ability.kind == REACT for ability in face.abilities)
    palette = face.frame or PALETTES.get(face.char_class, "action")
    layers = [Layer("skies/ground"), Layer("skies/glow", moved(100, 40)), Layer(f"lands/{before}")]
    if is_react and "land" not in look and before == "speed":
        layers[-1] = Layer("lands/burst")
    place = moved(100, 42, 0.84, 0, (100, 40))
    layers += [Layer(f"signs/{each}" if "/" not in each else each, place) for each in signs.split()]
    tones = {**tones_of(face, look), "p": look.get("dye", DYES[lot_of(face.id, len(DYES))])}
    return Picture(palette, tones, tuple(layers))
