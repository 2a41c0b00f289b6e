"""How a warrior looks whose pack does not say: by what it is called, what it does, and how it moves."""

from __future__ import annotations

from typing import Final

from tercio.games.looks import Back, Body, Head, Look, Paint, Weapon, named, pick, plain
from tercio.games.mageknight.printed.dials import BOW, GOLEM, HORSESHOE, SHIELD, WAND, WAVE, WINGS, Figure

MOUNTS: Final[dict[str, tuple[Body, Back]]] = {
    "battle-horse": ("horse", "none"),
    "cloud-griffon": ("griffon", "none"),
    "desert-warbird": ("warbird", "none"),
    "horned-stag": ("stag", "none"),
    "pegasus": ("horse", "feathers"),
    "salamander": ("salamander", "none"),
    "sky-dragon": ("dragon", "none"),
    "technocat": ("cat", "none"),
}
PEOPLES: Final[dict[str, tuple[Head, ...]]] = {
    "atlantean-empire": ("plumed", "helm", "cap"),
    "black-powder": ("beard", "hat", "helm"),
    "dark-crusaders": ("skull", "horned", "hood"),
    "draconum": ("snout",),
    "elementalists": ("antlers", "hair", "feathers"),
    "elven-lords": ("hair", "helm", "braid"),
    "orc-khans": ("tusks", "horned"),
    "shyft": ("mask", "hood", "frills"),
    "solonavi": ("halo", "crown"),
    "apocalypse": ("horns", "skull", "horned"),
}
ANYBODY: Final[tuple[Head, ...]] = ("hair", "helm", "hood", "beard", "horns")
SWORDS: Final[tuple[Weapon, ...]] = ("sword", "axe", "mace", "glaive", "greatsword")
PAINTS: Final[tuple[Paint, ...]] = ("faction", "iron", "earth", "moss", "rust", "night", "storm")


def usual_look(figure: Figure) -> Look:
    """Its name, and its type of movement, attack and defense, make its silhouette; its id chooses among equals."""
    name = figure.id.rsplit("-", 1)[0]
    paint = pick(name, PAINTS)
    if figure.mount:
        body, back = MOUNTS[figure.mount]
        return plain(Look(body, back=back, paint=paint))
    if figure.damage_type == GOLEM:
        return plain(Look("golem", paint=paint))
    move_type = figure.dial[0].move_type if figure.dial else ""
    if move_type == WAVE:
        return plain(Look("serpent", paint=paint))
    faction = figure.factions[0] if figure.factions else ""
    look = Look(head=pick(name, PEOPLES.get(faction, ANYBODY)), weapon=pick(f"{name} armed", SWORDS), paint=paint)
    if figure.has_type(WAND):
        look = look._replace(body="robe", weapon="staff")
    elif figure.has_type(BOW):
        look = look._replace(weapon="gun" if faction == "black-powder" else "bow", back="quiver")
    elif figure.defense_type == SHIELD:
        look = look._replace(body="armour", off_hand=pick(name, ("kite", "round", "tower")))
    if move_type == WINGS:
        look = look._replace(back="feathers")
    elif move_type == HORSESHOE:
        look = look._replace(mount="horse", back="cape")
    return named(look, figure.name_en)
