"""The registry finds every stat by its word and every feat by its key, in the rooms where they are written.

Nobody looks a feat up while modules are still being imported: feats know the rules and steps that they change.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercio.games.discovery import discovered
from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.abilities.stat import Stat
from tercio.games.warlord.printed.cards import CHECKS

STATS: Final[dict[str, Stat]] = {
    stat.word: stat for stat in discovered("tercio.games.warlord.abilities.stats", Stat) if stat.word
}
ADDING: Final[dict[str, tuple[Stat, ...]]] = {  # the stats that add to a value
    value: tuple([stat for stat in STATS.values() if stat.value == value])
    for value in [stat.value for stat in STATS.values() if stat.value]
}


def stat_of(word: str) -> Stat:
    """The word names this stat; saves and checks of any kind are one stat."""
    return STATS[CHECKS if word.startswith(CHECKS) else word]


@lru_cache(maxsize=1)
def feats() -> dict[str, Feat]:
    """All ways to use a feat by their keys, in the order of their numbers."""
    found = discovered("tercio.games.warlord.abilities.feats", Feat)
    return {feat.key: feat for feat in sorted(found, key=place_of)}


def place_of(feat: Feat) -> tuple[int, bool]:
    return feat.number, feat.key != feat.name


@lru_cache(maxsize=1)
def feat_names() -> dict[int, str]:
    """The names of the feats as cards have them, by their numbers."""
    return {feat.number: feat.name for feat in feats().values()}


@lru_cache(maxsize=1)
def order_feats() -> dict[str, Feat]:
    """These feats are orders. WL-ORDER-03"""
    return {key: feat for key, feat in feats().items() if not feat.moment}


@lru_cache(maxsize=1 << 6)
def feats_at(moment: str) -> tuple[Feat, ...]:
    """These feats are reacts to the moment. WL-REACT-03"""
    return tuple([feat for feat in feats().values() if feat.moment == moment])


@lru_cache(maxsize=1)
def reaching_feats() -> tuple[Feat, ...]:
    """These feats lengthen a ranged strike."""
    return tuple([feat for feat in feats().values() if feat.reach])


@lru_cache(maxsize=1)
def trespassing_feats() -> tuple[Feat, ...]:
    """The bearers of these feats may stand in enemy formations."""
    return tuple([feat for feat in feats().values() if feat.lets_trespass])
