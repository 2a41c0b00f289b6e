"""How a unit looks whose pack does not say: by what it is called, and what it is for."""

from __future__ import annotations

from typing import Final

from tercio.games.looks import Body, Look, Paint, named, pick, plain
from tercio.games.summoners.abilities.special_rule import FLIES, TO_MOVE
from tercio.games.summoners.printed.profiles import Profile

STANDING: Final[tuple[Body, ...]] = ("pillar", "altar", "stone", "idol")
FLYING: Final[tuple[Body, ...]] = ("crow", "bat", "wisp")
SMALL: Final[tuple[Body, ...]] = ("hound", "badger", "lizard", "toad")
LARGE: Final[tuple[Body, ...]] = ("bear", "bull", "boar", "cat")
LARGEST: Final[tuple[Body, ...]] = ("elemental", "golem", "tree", "hydra")
PAINTS: Final[tuple[Paint, ...]] = ("faction", "iron", "earth", "moss", "rust", "night", "ivory")


def usual_look(profile: Profile) -> Look:
    """A unit's name, else its special rules, attacks and size, make its silhouette; its id chooses among equals."""
    if profile.is_summoner:
        return Look("robe", "hood", "staff", "orb", "cape")
    return named(useful_look(profile), profile.name_en)


def useful_look(profile: Profile) -> Look:
    """As it looks whose name says nothing."""
    name, paint = profile.id, pick(profile.id, PAINTS)
    if profile.texts[TO_MOVE]:
        return plain(Look(pick(name, STANDING), paint=paint))
    if profile.texts[FLIES]:
        return plain(Look("phoenix" if profile.size >= 4 else pick(name, FLYING), paint=paint))
    if profile.size >= 4:
        return plain(Look(pick(name, LARGEST), paint=paint))
    if [attack for attack in profile.attacks if attack.is_ranged]:
        return Look("man", "hood", "bow", back="quiver", paint=paint)
    if profile.size == 2:
        return Look("man", pick(name, ("hair", "helm", "mask")), pick(name, ("spear", "axe", "glaive")), paint=paint)
    return plain(Look(pick(name, SMALL if profile.size == 1 else LARGE), paint=paint))
