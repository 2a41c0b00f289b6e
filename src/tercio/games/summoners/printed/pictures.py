"""Pictures on the spell cards of Summoners, from the same box of parts as those of the other games."""

from __future__ import annotations

from typing import Final

from tercio.games.pictures import Layer, Picture, moved

# What a spell shows, by a word of its id; the first that fits.
DRAWN: Final = (
    ("lightning", "signs/bolt"),
    ("tailwind", "signs/wing-boot"),
    ("veil", "signs/cloud"),
    ("squall", "signs/storm"),
    ("wind-step", "signs/boots"),
    ("breath", "signs/hourglass"),
    ("updraught", "signs/wings"),
    ("black-ray", "signs/evileye"),
    ("wasting", "signs/bones"),
    ("soul", "signs/ghost"),
    ("hook", "signs/chain"),
    ("bloodlust", "signs/roar"),
    ("thorns", "signs/thorn"),
    ("arcane", "signs/stars"),
    ("volley", "signs/arrowrain"),
    ("stone-skin", "signs/shieldup"),
    ("wall", "signs/tower"),
    ("oath", "signs/lockshields"),
    ("tremor", "signs/maze"),
    ("mend", "signs/bandage"),
    ("strength", "signs/colossus"),
    ("bolt", "signs/spark"),
    ("inner", "signs/heart"),
    ("heat", "signs/sun"),
    ("curtain", "signs/flames"),
    ("burst", "signs/cinders"),
    ("spur", "signs/swordup"),
    ("kindle", "signs/candle"),
    ("lance", "signs/icelance"),
    ("touch", "signs/hand"),
    ("leaden", "signs/stillhour"),
    ("rampart", "signs/pane"),
    ("undertow", "signs/swap"),
    ("flash", "signs/star"),
    ("creeping", "signs/steam"),
    ("", "signs/glow"),
)
SIGN: Final = moved(100, 42, 0.86, 0, (100, 42))
# By realm: the ground, and a dye for what is cloth or flame.
PALETTES: Final = {"air": "spell", "water": "free-kingdoms", "fire": "fighter", "earth": "elves", "corrupted": "rogue"}
DYES: Final = {"air": "honey", "water": "sapphire", "fire": "ruby", "earth": "emerald", "corrupted": "violet"}


def picture_of(power: str, realm: str) -> Picture:
    """The picture of a spell, by the word in its id that can be drawn, in the colours of its realm."""
    part = next(part for word, part in DRAWN if word in power)
    layers = (
        Layer("skies/ground"),
        Layer("skies/glow", moved(100, 40)),
        Layer("lands/circle-2"),
        Layer(part, SIGN),
    )
    return Picture(PALETTES.get(realm, "spell"), {"k": "fair", "p": DYES.get(realm, "violet")}, layers)
