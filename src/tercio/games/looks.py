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


# What somebody is called is how everybody imagines him: the word that counts, and what is drawn for it.
CALLED: Final[dict[str, Body]] = {
    "skeleton": "bones", "ghost": "ghost", "wraith": "ghost", "spectre": "ghost", "phantom": "ghost",
    "troll": "brute", "ogre": "brute", "giant": "brute", "centaur": "centaur", "djinn": "djinn", "genie": "djinn",
    "golem": "golem", "automaton": "golem", "engine": "engine", "cannon": "cannon", "catapult": "cannon",
    "ballista": "cannon", "elemental": "elemental", "crystal": "crystal", "tree": "tree", "treant": "tree",
    "horse": "horse", "stag": "stag", "deer": "stag", "griffon": "griffon", "griffin": "griffon",
    "gryphon": "griffon", "salamander": "salamander", "dragon": "dragon", "drake": "dragon", "wyrm": "dragon",
    "wyvern": "dragon", "cat": "cat", "tiger": "cat", "panther": "cat", "lion": "lion", "hound": "hound",
    "dog": "hound", "wolf": "hound", "jackal": "hound", "bear": "bear", "bull": "bull", "ox": "bull", "ram": "ram",
    "goat": "ram", "boar": "boar", "badger": "badger", "toad": "toad", "frog": "toad", "tortoise": "tortoise",
    "turtle": "tortoise", "lizard": "lizard", "crocodile": "lizard", "imp": "imp", "gremlin": "imp", "bat": "bat",
    "crow": "crow", "raven": "crow", "eagle": "crow", "hawk": "crow", "ray": "ray", "phoenix": "phoenix",
    "spider": "spider", "scorpion": "scorpion", "serpent": "serpent", "snake": "serpent", "cobra": "serpent",
    "hydra": "hydra", "kraken": "kraken", "octopus": "kraken", "wisp": "wisp", "swarm": "swarm", "rats": "swarm",
    "bees": "swarm", "pillar": "pillar", "altar": "altar", "harp": "harp", "stone": "stone", "statue": "idol",
    "idol": "idol",
}  # fmt: skip
CARRIED: Final[dict[str, Weapon]] = {
    "lancer": "lance", "spearman": "spear", "pikeman": "spear", "halberdier": "glaive", "archer": "bow",
    "crossbowman": "crossbow", "gunner": "gun", "musketeer": "gun", "drummer": "drum", "piper": "horn",
    "herald": "horn", "bearer": "banner", "smith": "hammer", "reaper": "scythe", "assassin": "daggers",
    "thief": "daggers", "fisher": "net", "tamer": "whip", "monk": "staff",
}  # fmt: skip
HEADS: Final[dict[Body, Head]] = {"bones": "skull", "brute": "tusks", "ghost": "hood"}


def noun_of(name: str) -> str:
    """What somebody is: the last word before "of" and "the", since a Mother of Wolves is no wolf."""
    words = name.lower().replace("-", " ").split()
    for place, word in enumerate(words):
        if word in ("of", "the", "from", "with", "in") and place:
            return words[place - 1]
    return words[-1] if words else ""


def named(look: Look, name: str) -> Look:
    """As its English name says, where that is plain: a spider is a spider, and a lancer carries a lance."""
    noun = noun_of(name)
    weapon, body = CARRIED.get(noun), CALLED.get(noun)
    if weapon is not None and look.body in PEOPLE:
        return look._replace(weapon=weapon)
    if body is None:
        return look
    back: Back = look.back if body in PEOPLE else "none"
    return plain(look._replace(body=body, head=HEADS.get(body, look.head), back=back))


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
