"""Spells worth trying: each text, each target, and a place for a glyph where it reaches somebody."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.field.ground import foot_of
from tercio.games.mageknight.state import LOOT_RADIUS, MageKnight
from tercio.geometry.angles import SCALE, direction
from tercio.kernel import Answer, Decision, Dice, Option
from tercio.kernel.proposals import filled

TRIES: Final = 4
MOST: Final = 10  # targets that are tried one by one


def casts(state: MageKnight, decision: Decision, option: Option, dice: Dice) -> list[Answer]:
    if option.corners:
        return [glyph(state, decision, option, dice) for _ in range(TRIES)]
    order = dice.shuffled(len(option.among))[:MOST]
    texts = [(number,) for number in range(option.low, option.high + 1)] if option.numbers else [()]
    one_each = [
        option.reply(decision.seat, (option.among[place],), (), numbers) for place in order for numbers in texts
    ]
    alone = [] if option.least else [option.reply(decision.seat, (), (), n) for n in texts]
    several = [filled(decision, option, (), dice) for _ in range(TRIES)] if option.most > 1 else []
    return [*several, *one_each, *alone] if dice.below(2) else [*alone, *one_each, *several]


def glyph(state: MageKnight, decision: Decision, option: Option, dice: Dice) -> Answer:
    """A sorcerer lays a glyph under itself or at its base, with any of its texts. MKS-GLYPH-02, MKS-GLYPH-09"""
    caster, (dx, dy) = state.warriors[option.subject], direction(dice.below(360))
    far = 0 if dice.below(3) == 0 else foot_of(caster).radius + LOOT_RADIUS
    spot = (caster.at[0] + dx * far // SCALE, caster.at[1] + dy * far // SCALE)
    numbers = (option.low + dice.below(option.high - option.low + 1),) if option.numbers else ()
    return option.reply(decision.seat, (), (spot,), numbers)
