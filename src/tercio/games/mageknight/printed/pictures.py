"""MK-ITEM-10, MKS-BOOK-06, MK-DOMAIN-01  Pictures on cards of Mage Knight, from the same box of parts as Warlord's."""

from __future__ import annotations

from typing import Final

from tercio.games.pictures import Layer, Matrix, Picture, lot_of, moved

ITEM: Final = "item"
SPELL: Final = "spell"
DOMAIN: Final = "domain"
COMPANY: Final = "company"

# Where the middle of the picture holds it, by part or by kind.
HELD: Final[dict[str, Matrix]] = {
    "arms/crossbow": moved(100, 42, 1.05, -20, (140, 113)),
    "arms/orb": moved(100, 42, 1.15, 0, (158, 85)),
    "arms/staff": moved(100, 42, 0.72, 38, (152, 68)),
    "arms/satchel": moved(100, 44, 1.5, 0, (149, 128)),
    "arms/dagger": moved(100, 42, 1.05, 38, (154, 88)),
    "arms/cleaver": moved(100, 42, 0.8, 38, (165, 72)),
    "arms/lance": moved(100, 42, 0.62, 50, (170, 39)),
    "arms/sword": moved(100, 42, 0.8, 38, (153, 70)),
    "arms/axe": moved(100, 42, 0.75, 30, (167, 76)),
    "shields": moved(100, 44, 1.3, 0, (50, 122)),
    "bodies": moved(100, 44, 1.05, 0, (102, 112)),
    "signs": moved(100, 42, 0.86, 0, (100, 42)),
}
# What a card shows, by a word of its id; the first that fits.
DRAWN: Final = {
    ITEM: (
        ("primer", "signs/tome"),
        ("codex", "signs/tome"),
        ("grimoire", "signs/tome"),
        ("book", "signs/tome"),
        ("ledger", "signs/page"),
        ("scrolls", "signs/orders"),
        ("buckler", "shields/round"),
        ("lance", "arms/lance"),
        ("crown", "signs/circlet"),
        ("rifle", "arms/crossbow"),
        ("mantle", "bodies/cloak"),
        ("gloves", "signs/hand"),
        ("crystal", "arms/orb"),
        ("falchion", "arms/cleaver"),
        ("horn", "signs/hornsound"),
        ("shafts", "signs/arrowrain"),
        ("heart", "signs/heart"),
        ("staff", "arms/staff"),
        ("satchel", "arms/satchel"),
        ("boots", "signs/boots"),
        ("veil", "signs/mask"),
        ("tooth", "arms/dagger"),
        ("sword", "arms/sword"),
        ("axe", "arms/axe"),
        ("shield", "shields/heater"),
        ("", "signs/chest"),
    ),
    SPELL: (
        ("banner", "signs/standard"),
        ("seal", "signs/seal"),
        ("chill", "signs/icelance"),
        ("steel", "signs/swordup"),
        ("syllable", "signs/note"),
        ("rest", "signs/cots"),
        ("rot", "signs/name-skull"),
        ("ember", "signs/flames"),
        ("sky", "signs/stars"),
        ("fog", "signs/smokepot"),
        ("footnotes", "signs/papers"),
        ("dunes", "signs/sun"),
        ("hush", "signs/smoke"),
        ("iron", "signs/shieldup"),
        ("leaden", "signs/chain"),
        ("mending", "signs/bandage"),
        ("mire", "signs/cloud"),
        ("noon", "signs/evileye"),
        ("oak", "beasts/treant"),
        ("host", "signs/ghost"),
        ("feet", "signs/boots"),
        ("sparks", "signs/spark"),
        ("sinking", "signs/maze"),
        ("thorn", "signs/thorn"),
        ("edged", "signs/crossed"),
        ("unravelling", "signs/brokensword"),
        ("margins", "signs/page"),
        ("watch", "signs/eye"),
        ("", "signs/bolt"),
    ),
    DOMAIN: (
        ("mud", "signs/cloud"),
        ("cloudburst", "signs/storm"),
        ("frost", "signs/icelance"),
        ("winds", "signs/swap"),
        ("veil", "signs/smokepot"),
        ("soil", "signs/standard"),
        ("gale", "signs/storm"),
        ("skies", "signs/sun"),
        ("night", "signs/stars"),
        ("sun", "signs/sun"),
        ("shard", "signs/knives"),
        ("road", "signs/boots"),
        ("ground", "signs/colossus"),
        ("market", "signs/tower"),
        ("", "signs/tower"),
    ),
    COMPANY: (
        ("lantern", "signs/candle"),
        ("knives", "signs/knives"),
        ("sails", "signs/friend"),
        ("wyrm", "signs/crossed"),
        ("", "signs/standard"),
    ),
}
PALETTES: Final = {ITEM: "item", SPELL: "spell", DOMAIN: "action", COMPANY: "fighter"}
LANDS: Final = {ITEM: "rays", SPELL: "circle-1", DOMAIN: "dusk", COMPANY: "burst"}
DYES: Final = ("ruby", "sapphire", "emerald", "violet", "honey")


def picture_of(kind: str, name: str) -> Picture:
    """The picture of an item, a spell, a domain or a company, by the word in its id that can be drawn."""
    part = next(part for word, part in DRAWN[kind] if word in name)
    place = HELD.get(part) or HELD.get(part.partition("/")[0], moved(10, 4, 0.8))
    tones = {"k": "fair", "p": DYES[lot_of(name, len(DYES))]}
    layers = (
        Layer("skies/ground"),
        Layer("skies/glow", moved(100, 40)),
        Layer(f"lands/{LANDS[kind]}"),
        Layer(part, place),
    )
    return Picture(PALETTES[kind], tones, layers)
