"""What comes of an attack, a test or a control roll in Summoners, for the odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tercio.content.wording import Wording
from tercio.games.summoners.field.strikes import damage_bonus, successes
from tercio.games.summoners.field.values import reflex, resistance
from tercio.games.summoners.printed.profiles import REFLEX, RESISTANCE
from tercio.games.summoners.rules.boosts import boost_of
from tercio.games.summoners.state import Summoners, summoners
from tercio.games.summoners.steps.exchange import DAMAGE, HIT, PARRY, Exchange
from tercio.games.summoners.steps.harm import Hurt
from tercio.kernel import Answer, Decision, Match, Roll
from tercio.odds import Noting, Outcomes, Word

SAY: Final = Wording("tercio.games.summoners", "outcome")
STAYING_OUT: Final = ("passive", "no-push", "stay", "let-go")


class SummonersOutcomes(Outcomes):
    """Hits, damage, deaths, tests and control rolls. Nobody reacts, boosts or buys dice."""

    noted_events: Mapping[str, Noting] = {
        "controlled": Noting("controlled", "unit"),
        "disengaged": Noting("disengaged", "unit"),
        "strayed": Noting("strayed", "attacker"),
        "hit": Noting("hits", "target", "hits"),
        "shoved": Noting("hits", "target", "hits"),
        "parried": Noting("hits", "unit", "parried", is_less=True),
        "saved": Noting("hits", "unit", "ignored", is_less=True),
        "wounded": Noting("damage", "unit", "amount"),
        "killed": Noting("killed", "unit"),
        "left": Noting("left", "unit"),
        "iced": Noting("ice", "unit", "change"),
        "burning": Noting("fire", "unit", "change"),
        "regained": Noting("regained", "unit"),
        "healed": Noting("healed", "unit", "regained"),
    }
    words: Mapping[str, Word] = {
        "controlled": Word(SAY("controlled"), "unit"),
        "disengaged": Word(SAY("disengaged"), "unit"),
        "strayed": Word(SAY("strayed"), "unit"),
        "hits": Word(SAY("hits"), "unit", SAY("much-hits")),
        "damage": Word(SAY("damage"), "unit", SAY("much-damage"), has_mean=True),
        "killed": Word(SAY("killed"), "unit"),
        "left": Word(SAY("left"), "unit"),
        "ice": Word(SAY("ice"), "unit", SAY("much-ice")),
        "fire": Word(SAY("fire"), "unit", SAY("much-fire")),
        "regained": Word(SAY("regained"), "unit"),
        "healed": Word(SAY("healed"), "unit", SAY("much-healed"), has_mean=True),
    }

    def reply_of(self, m: Match, decision: Decision) -> Answer | None:
        for option in decision.options:
            if option.key in STAYING_OUT:
                return option.reply(decision.seat)
        if decision.kind == "focus":
            return Answer(decision.seat, "focus", decision.options[0].subject, numbers=(0,))
        return super().reply_of(m, decision)

    def alike(self, m: Match, roll: Roll) -> tuple[int, ...]:
        """Hits are counted; of a damage die only what gets through counts. SU-DICE-02, SU-MELEE-04"""
        step, state = m.stack[-2], summoners(m)
        if isinstance(step, Exchange) and step.stage in (HIT, PARRY):
            return counted(needed_in(state, step), roll.sides)
        if isinstance(step, Exchange) and step.stage == DAMAGE:
            strike = step.strikes[step.at]
            tough = resistance(state, state.units[strike.target], boost_of(step.boosts, strike.target, RESISTANCE))
            return through(tough.total - damage_bonus(state, strike).total, roll.sides)
        if isinstance(step, Hurt):
            unit = step.units[step.at]
            tough = resistance(state, state.units[unit], boost_of(step.boosts, unit, RESISTANCE))
            return through(tough.total, roll.sides)
        return ()


def needed_in(state: Summoners, step: Exchange) -> int:
    """What a die must reach: to hit, or to parry (a60)."""
    strike = step.strikes[step.at]
    unit = strike.target if step.stage == HIT else strike.attacker
    return reflex(state, state.units[unit], boost_of(step.boosts, unit, REFLEX)).total


def counted(needed: int, sides: int) -> tuple[int, ...]:
    return tuple([sides if successes((face,), needed) else 1 for face in range(1, sides + 1)])


def through(tough: int, sides: int) -> tuple[int, ...]:
    return tuple([max(1, face) if face > tough else 1 for face in range(1, sides + 1)])
