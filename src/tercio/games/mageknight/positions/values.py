"""Which values a file may ask for, and the rule that reckons each; an attack under way is asked itself."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.printed.dials import ATTACK, DAMAGE, DEFENSE, RANGED_DAMAGE
from tercio.games.mageknight.rules.combat.values import range_of, value_of
from tercio.games.mageknight.rules.movement.moves import allowance
from tercio.games.mageknight.rules.movement.ways import way_in
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.combat.attack import Attack
from tercio.games.mageknight.thinking.previews import Preview, previewed
from tercio.games.mageknight.words.odds import attacks, blows, preview_of
from tercio.games.mageknight.words.sheets import TALLIED, assaults
from tercio.games.values import Asked, Value
from tercio.kernel import NOBODY, Match, Tally

BY: Final = "key"  # of the answer by which it moves or attacks
VALUES: Final = {
    "movement": Value(words=(BY,)),
    "range": Value(),
    "attack": Value(words=(BY,), has_other=True),
    "attack-bonus": Value(words=(BY,), has_other=True),
    "defense": Value(words=(BY,), has_other=True),
    "damage": Value(words=(BY,), has_other=True),
}
SLOTS: Final = {"attack": ATTACK, "defense": DEFENSE}


def tally_of(m: Match, asked: Asked) -> Tally | None:
    state = mageknight(m)
    warrior = state.find(asked.subject)
    if warrior is None:
        return None
    if asked.name == "range":
        return range_of(state, warrior)
    if asked.name == "movement":
        key = asked.word(BY, (*TALLIED, *sorted(assaults())), "move")
        return allowance(state, way_in(warrior, key, (warrior.at,)))
    key = asked.word(BY, attacks(), "close")
    if asked.against == NOBODY:
        return alone(state, warrior, asked.name, key)
    preview = between(m, asked, key)
    if preview is None:
        return None
    if asked.name == "attack-bonus":
        return preview.bonus
    return {"attack": preview.attack, "defense": preview.defense, "damage": preview.damage}[asked.name]


def alone(state: MageKnight, warrior: Warrior, name: str, key: str) -> Tally | None:
    """The value with what always bears on it, whomever it is against."""
    if name == "attack-bonus":
        return None
    if name == "damage":
        return value_of(state, warrior, DAMAGE if key in blows() else RANGED_DAMAGE)
    return value_of(state, warrior, SLOTS[name])


def between(m: Match, asked: Asked, key: str) -> Preview | None:
    """The attack under way between the two, or else one that might be made; a defense is asked of the target."""
    state, attack = mageknight(m), m.find(Attack)
    pair = (asked.against, asked.subject) if asked.name == "defense" else (asked.subject, asked.against)
    attacker, target = state.find(pair[0]), state.find(pair[1])
    if attacker is None or target is None:
        return None
    is_under_way = attack is not None and attack.attacker == attacker.id
    if attack is not None and is_under_way and target.id in [each.warrior for each in attack.targets]:
        return previewed(state, attack, target.id)
    return preview_of(state, key, attacker, target)
