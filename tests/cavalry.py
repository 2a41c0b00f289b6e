"""Cards for cavalry: a horse, a lancer and all others that the tests of mounts and riders need."""

from __future__ import annotations

from typing import Any

from knights import Card, Entry, figure, foe, own, ride

LONG: dict[str, Any] = {"length": 3, "slots": 0}


def horse(card: str = "horse", mount: str = "battle-horse", symbol: str = "pentagon", **values: Any) -> Card:
    """A mount: speed 10, attack 8, defense 14, damage 4, on hooves, with a mind of its own."""
    usual: dict[str, Any] = {
        "movement": 10,
        "attack": 8,
        "defense": 14,
        "damage": 4,
        "movement_type": "horseshoe",
        "points": 28,
    }
    return figure(card, **{**LONG, **usual, "mount": mount, "symbol": symbol, **values})


def lancer(card: str = "lancer", rides: tuple[str, ...] = ("battle-horse",), **values: Any) -> Card:
    """A rider: speed 6, attack 9, defense 16, damage 3, with a bonus of 3 in the saddle."""
    usual: dict[str, Any] = {"movement": 6, "attack": 9, "defense": 16, "damage": 3, "rider_bonus": 3, "points": 34}
    return figure(card, **{**usual, "rides": list(rides), **values})


CARDS = (horse(), lancer())


def unit(at: Any = (18, 18), rider: dict[str, Any] | None = None, **mount: Any) -> list[Entry]:
    """A lancer on a horse, both of seat 0."""
    return [own("horse", at, **mount), ride("lancer", "horse", **(rider or {}))]


def enemy_unit(at: Any = (18, 18), rider: dict[str, Any] | None = None, **mount: Any) -> list[Entry]:
    """A lancer on a horse of seat 1: "lancer9" on "horse9"."""
    return [foe("horse9", at, **mount), ride("lancer9", "horse9", seat=1, **(rider or {}))]
