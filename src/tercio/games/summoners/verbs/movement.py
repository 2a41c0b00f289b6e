"""Verbs that move units."""

from __future__ import annotations

from tercio.content.table import Table
from tercio.games.summoners import changes
from tercio.games.summoners.abilities.bearers import may
from tercio.games.summoners.abilities.special_rule import TO_MOVE
from tercio.games.summoners.printed.profiles import NOTHING, ONESELF, Effect, Power
from tercio.games.summoners.rules.spells import Casting
from tercio.games.summoners.rules.standing import judge_standing
from tercio.games.summoners.state import Summoners, Unit, summoners
from tercio.games.summoners.steps.contact import meet, touched
from tercio.games.summoners.steps.marches import March as Marching
from tercio.games.summoners.steps.pushes import pulled_from, push_unit
from tercio.games.summoners.verbs.verb import SAY, TEXT, Measured, SpellVerb
from tercio.kernel import Match, Point, Verdict


class Push(Measured):
    """Straight away from the caster. SU-TRAIT-42"""

    word = "push"

    def happen(self, m: Match, effect: Effect, casting: Casting, unit: Unit) -> None:
        push_unit(m, unit.id, casting.caster.at, effect.amount, "SU-TRAIT-42", casting.caster.id)


class Pull(Measured):
    """Straight towards the caster. SU-TRAIT-42"""

    word = "pull"

    def happen(self, m: Match, effect: Effect, casting: Casting, unit: Unit) -> None:
        caster = casting.caster
        push_unit(m, unit.id, pulled_from(unit, caster), effect.amount, "SU-TRAIT-42", caster.id)


class March(Measured):
    """The unit moves at once, like a Walk that costs nothing."""

    word = "march"

    def happen(self, m: Match, effect: Effect, casting: Casting, unit: Unit) -> None:
        if may(summoners(m), unit, TO_MOVE):
            m.push(Marching(unit.id, effect.amount, casting.caster.seat))


class Carry(SpellVerb):
    """The unit is put down at the point; where a point is the target, the caster. There is no way to it. a114"""

    word = "carry"
    carries = True

    def check(self, entry: Table, power: Power) -> None:
        if power.target == NOTHING:
            entry.refuse("target", *SAY("target-missing"))
        if power.burst or power.target in (NOTHING, ONESELF):
            entry.refuse("target", *SAY("carry-aim"))

    def judge_point(self, state: Summoners, effect: Effect, unit: Unit | None, at: Point, verdict: Verdict) -> None:
        if unit is not None:
            judge_standing(state, unit.profile.radius, at, verdict, unit.id)

    def happen(self, m: Match, effect: Effect, casting: Casting, unit: Unit) -> None:
        before = touched(m, unit)
        changes.push(m, unit, casting.at, TEXT)
        meet(m, unit.id, before)
