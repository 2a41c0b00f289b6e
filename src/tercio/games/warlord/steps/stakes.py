"""What players who may react decide by: who aims with what odds, how a roll comes out, how many wounds are due."""

from __future__ import annotations

from tercio.games.warlord.steps.feats import UseFeat
from tercio.games.warlord.steps.moments import BEFORE_ROLL, HIT, INITIATIVE, ROLLED, TARGETED, WOUNDING
from tercio.games.warlord.steps.performance import Perform
from tercio.games.warlord.steps.phases import Initiative
from tercio.games.warlord.steps.rolls import Rolling
from tercio.games.warlord.steps.strikes import Strike
from tercio.games.warlord.steps.wounds import Wounding
from tercio.kernel import NOBODY, Match, Roll


def stakes_of(m: Match, moment: str, subject: int) -> tuple[int, ...]:
    """The facts of the question at this moment, as things are now; all of them are public."""
    if moment in (TARGETED, BEFORE_ROLL):
        return aimed(m)
    if moment in (ROLLED, INITIATIVE):
        roll = m.find(Roll)
        rolling = m.find(Rolling) if moment == ROLLED else m.find(Initiative)
        return () if rolling is None or roll is None or not roll.faces else rolling.comes_to(m, max(roll.faces))
    if moment == HIT:
        strike = m.find(Strike)
        return () if strike is None or strike.instead else (strike.wounds_dealt(m, "WL-ATTACK-07").total,)
    if moment == WOUNDING:
        wounding = m.find(Wounding)
        return () if wounding is None else (wounding.due(subject),)
    return ()


def aimed(m: Match) -> tuple[int, ...]:
    """Who or what has declared the target, and of a strike the bonus and what it must reach."""
    for step in reversed(m.stack):
        if isinstance(step, Strike):
            return (step.roller, step.attack(m).total, step.armour(m).total)
        if isinstance(step, Perform):
            return (step.source, NOBODY, NOBODY)
        if isinstance(step, UseFeat):
            return (step.card, NOBODY, NOBODY)
    return ()
