"""Which values a file may ask for, and the rule that reckons each; a strike under way is asked itself."""

from __future__ import annotations

from typing import Final

from tercio.games.values import Asked, Value
from tercio.games.warlord.abilities.registry import feats
from tercio.games.warlord.abilities.stat import LEVEL_FOR_ACTIONS, LEVEL_FOR_ITEMS, LEVEL_FOR_SPELLS
from tercio.games.warlord.printed.cards import MELEE, RANGED
from tercio.games.warlord.rules.values import (
    armour_class,
    attack_bonus,
    feat_bonus,
    hand_size,
    hit_points,
    level_for,
    skill_bonus,
    strikes_of,
)
from tercio.games.warlord.state import FORMATION, Card, warlord
from tercio.games.warlord.steps.strikes import Strike
from tercio.kernel import NOBODY, Match, Tally

LEVELS: Final = {"items": LEVEL_FOR_ITEMS, "spells": LEVEL_FOR_SPELLS, "actions": LEVEL_FOR_ACTIONS}
VALUES: Final = {
    "attack": Value(numbers=("strike",), has_other=True),
    "armour": Value(words=("kind",), has_other=True),
    "skill": Value(),
    "feat": Value(words=("feat",)),
    "hit-points": Value(),
    "level": Value(words=("for",)),
    "hand-size": Value(is_player=True),
}


def tally_of(m: Match, asked: Asked) -> Tally | None:
    state = warlord(m)
    if asked.name == "hand-size":
        return hand_size(state, asked.subject)
    card = state.find(asked.subject)
    if card is None or card.zone != FORMATION:
        return None
    if asked.name in ("attack", "armour"):
        strike = strike_between(m, asked)
        if strike is not None:
            return strike.attack(m) if asked.name == "attack" else strike.armour(m)
        return attack_of(m, card, asked) if asked.name == "attack" else armour_of(m, card, asked)
    if asked.name == "feat":
        return feat_bonus(state, card, asked.word("feat", sorted({feat.name for feat in feats().values()})))
    if asked.name == "level":
        return level_for(state, card, LEVELS[asked.word("for", tuple(LEVELS), "actions")])
    return hit_points(state, card) if asked.name == "hit-points" else skill_bonus(state, card, "")


def strike_between(m: Match, asked: Asked) -> Strike | None:
    """The strike under way, if it is the one that is meant; no other is meant where the file names one."""
    strike = m.find(Strike)
    if strike is None or strike.target == NOBODY or asked.details:
        return None
    striker, target = strike.roller, strike.target
    pair = (striker, target) if asked.name == "attack" else (target, striker)
    return strike if (asked.subject, asked.against) in (pair, (pair[0], NOBODY)) else None


def attack_of(m: Match, card: Card, asked: Asked) -> Tally | None:
    """The first strike, or the one of this number."""
    state = warlord(m)
    strikes, number = strikes_of(state, card), asked.number("strike")
    return attack_bonus(state, card, strikes[number - 1], state.find(asked.against)) if number <= len(strikes) else None


def armour_of(m: Match, card: Card, asked: Asked) -> Tally:
    state = warlord(m)
    return armour_class(state, card, asked.word("kind", (MELEE, RANGED), MELEE), state.find(asked.against))
