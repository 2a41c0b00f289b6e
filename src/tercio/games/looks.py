"""How a figure looks: the parts that a board, a portrait or a printed sheet is drawn from.

A pack names parts (`look = { body = "robe", head = "hood", weapon = "staff" }`). Without a look they come from the
figure's values, so that figures of a stranger's pack look right at once. No rule knows anything of this.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeVar, cast, get_args

from tercio.content.table import Table

T = TypeVar("T")

Body = Literal[
    "man", "armour", "robe", "brute", "bones", "ghost",
    "centaur", "golem", "engine", "cannon", "elemental", "djinn", "crystal", "tree",
    "horse", "stag", "griffon", "warbird", "salamander", "dragon", "cat", "lion",
    "hound", "bear", "bull", "ram", "boar", "badger", "toad", "tortoise", "lizard",
    "imp", "bat", "crow", "ray", "phoenix", "spider", "scorpion", "serpent", "hydra", "kraken",
    "wisp", "swarm", "pillar", "altar", "harp", "stone", "idol",
]  # fmt: skip
Head = Literal[
    "none", "hair", "helm", "plumed", "horned", "hood", "hat", "skull", "tusks", "horns", "antlers", "crown", "mask",
    "beard", "snout", "halo", "braid", "cap", "feathers", "frills",
]  # fmt: skip
Weapon = Literal[
    "none", "sword", "greatsword", "spear", "lance", "glaive", "axe", "mace", "hammer", "scythe", "bow", "crossbow",
    "gun", "mortar", "staff", "wand", "claws", "daggers", "whip", "net", "drum", "horn", "banner",
]  # fmt: skip
OffHand = Literal["none", "kite", "round", "tower", "lantern", "book", "orb", "flame", "hook"]
Back = Literal["none", "cape", "fur", "feathers", "leather", "gauze", "quiver", "pack", "spikes", "shell"]
Mount = Literal["none", "horse", "boar", "stag", "griffon", "hound"]
Paint = Literal[
    "faction", "iron", "bronze", "gold", "bone", "ivory", "ash", "night", "ember", "blood", "rust", "earth", "sand",
    "moss", "leaf", "tide", "ice", "storm", "sky", "violet", "rose",
]  # fmt: skip


class Look(NamedTuple):
    """The parts of one kind of figure. Creatures have their own heads and weapons."""

    body: Body = "man"
    head: Head = "hair"
    weapon: Weapon = "sword"
    off_hand: OffHand = "none"
    back: Back = "none"
    mount: Mount = "none"
    paint: Paint = "faction"


PEOPLE: Final = ("man", "armour", "robe", "brute", "bones", "ghost", "centaur", "djinn")


def read_look(entry: Table, usual: Look) -> Look:
    """A figure looks as its pack says: without a body, head or weapon it has the usual one, without the rest none."""
    written = entry.table_or_none("look")
    if written is None:
        return usual
    table = written.part("look")
    look = Look(
        cast(Body, table.choice("body", get_args(Body), default=usual.body)),
        cast(Head, table.choice("head", get_args(Head), default=usual.head)),
        cast(Weapon, table.choice("weapon", get_args(Weapon), default=usual.weapon)),
        cast(OffHand, table.choice("off_hand", get_args(OffHand), default="none")),
        cast(Back, table.choice("back", get_args(Back), default="none")),
        cast(Mount, table.choice("mount", get_args(Mount), default="none")),
        cast(Paint, table.choice("paint", get_args(Paint), default="faction")),
    )
    table.done()
    return plain(look)


def plain(look: Look) -> Look:
    """A creature is whole without what only people carry."""
    if look.body in PEOPLE:
        return look
    return look._replace(head="none", weapon="none", off_hand="none", mount="none")


def pick(name: str, among: tuple[T, ...]) -> T:
    """One of several by a figure's name, always the same one."""
    total = 0
    for letter in name:
        total = (total * 31 + ord(letter)) % 65_521
    return among[total % len(among)]
