"""Cards of Summoners for tests: creatures, summoners, attacks, spells and actions, described as briefly as may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from measured import named

REALM = "plain-realm"


def attack(
    name: str, melee: int = 0, ranged: int = 0, reach: float | str = "", special: Sequence[str] = ()
) -> dict[str, Any]:
    """Melee in base contact, or ranged up to 12 inches, unless `reach` says otherwise."""
    dice = {"ranged": ranged} if ranged else {"melee": melee}
    return {
        "id": name,
        "name": named(name),
        **dice,
        "reach": reach or (12 if ranged else "contact"),
        "special": list(special),
    }


def creature(card: str, level: int = 1, **values: Any) -> dict[str, Any]:
    """A creature; see above for what it is if nothing is said."""
    plain = {"level": level, "ap": 2, "walk": 5, "run": 8, "reflex": 3, "base": 30}
    cost = {} if "levels" in values else {"mana": 1}
    return described(card, {**plain, **cost}, values)


def summoner(card: str, **values: Any) -> dict[str, Any]:
    """A summoner, with a spell that does little where he has none of his own."""
    plain = {"summoner": True, "ap": 3, "walk": 4, "run": 7, "reflex": 3, "base": 30}
    return described(card, {**plain, "powers": [spell("plain-spell")]}, values)


def described(card: str, plain: dict[str, Any], values: dict[str, Any]) -> dict[str, Any]:
    face = {
        "id": card,
        "name": named(card),
        "realm": REALM,
        "resistance": 0,
        "size": 2,
        "white": 10,
        "red": 5,
        **plain,
        **values,
    }
    melee, ranged = face.pop("melee", 0), face.pop("ranged", 0)
    reach, strikes = face.pop("reach", ""), face.pop("strikes", ())
    attacks = list(face.pop("attacks", ()))
    is_static = "static" in face.get("special", ())
    if is_static:
        face = {key: value for key, value in face.items() if key not in ("walk", "run") or key in values}
    if ranged:
        attacks.append(attack("shot", ranged=ranged, reach=reach, special=strikes))
    if melee or not (attacks or is_static):
        is_long = not ranged and reach
        attacks.append(
            attack("hit", melee=melee or 2, reach=reach if is_long else "", special=() if ranged else strikes)
        )
    return {**face, "attack": attacks}


def spell(name: str, *effects: dict[str, Any], **values: Any) -> dict[str, Any]:
    """A spell for 1 gem at a friend within 12 inches, unless the values say otherwise; it heals without effects."""
    return {"is_spell": True, **power(name, *effects, **{"mana": 1, **values})}


def action(name: str, *effects: dict[str, Any], **values: Any) -> dict[str, Any]:
    """An action that only its unit has."""
    return {"is_spell": False, **power(name, *effects, **values)}


def power(name: str, *effects: dict[str, Any], **values: Any) -> dict[str, Any]:
    target = values.get("target", "enemy" if "attack" in values else "friend")
    reach = {} if target in ("nothing", "oneself") else {"reach": 12}
    does = list(effects) or ([] if "attack" in values else [does_heal()])
    text = {"en": "...", "de": "..."}
    return {"id": name, "name": named(name), "text": text, "target": target, **reach, "effects": does, **values}


def does_heal(amount: int = 1) -> dict[str, Any]:
    return {"verb": "heal", "amount": amount}


def realm(name: str) -> dict[str, Any]:
    return {"id": name, "name": named(name), "about": {"en": "...", "de": "..."}}


def without_mark(one: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in one.items() if key != "is_spell"}
