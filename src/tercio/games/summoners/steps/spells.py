"""Spells and card actions take effect. SU-SPELL, SU-ACTION-19"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.field.ground import is_within
from tercio.games.summoners.printed.profiles import POINT, Effect, Power
from tercio.games.summoners.rules.spells import Casting, is_affected, suits
from tercio.games.summoners.state import Summoners, Unit, summoners
from tercio.games.summoners.steps.shots import begin_shot
from tercio.geometry.points import within
from tercio.kernel import Answer, Event, Match, Point, Step, Tally

NO_POINT: Final = (-1, -1)


def cast(m: Match, caster: Unit, answer: Answer) -> None:
    """Casting costs an action point and the mana; then the text takes effect. SU-SPELL-01"""
    state = summoners(m)
    power = caster.profile.power_at(answer.detail)
    assert power is not None
    rule = "SU-SPELL-01" if power.is_spell else "SU-ACTION-19"
    m.emit(Event("casts", rule, (caster.id, answer.detail)))
    changes.pay(m, caster, 1, rule)
    changes.spend(m, caster.seat, Tally(power.mana, "SU-MANA-01"))
    if power.attack is not None:
        begin_shot(m, state.units[caster.id], answer.detail, answer.picks, rule)
        return
    (at,) = answer.path or (NO_POINT,)
    m.push(Effects(caster.id, answer.detail, struck(state, caster, power, answer.picks, at), at))


def struck(state: Summoners, caster: Unit, power: Power, picks: tuple[int, ...], at: Point) -> tuple[int, ...]:
    """It works on the one that was named, or on all around the point."""
    if not power.burst or (power.target == POINT and at == NO_POINT):
        return picks or (caster.id,)
    if power.target == POINT:
        reach = [u.id for u in state.here() if within(at, u.at, power.burst + u.profile.radius)]
        return tuple(reach)
    centre = state.units[picks[0]] if picks else caster
    return tuple([u.id for u in state.here() if is_within(centre, u, power.burst) and suits(state, caster, power, u)])


@dataclass
class Effects(Step):
    """A power does one thing after another to everybody it works on."""

    caster: int
    place: int  # of the power on the caster's card
    targets: tuple[int, ...]
    at: Point
    is_begun: bool = False
    done: int = 0

    def advance(self, m: Match) -> None:
        state = summoners(m)
        power = state.units[self.caster].profile.power_at(self.place)
        assert power is not None
        deeds = self.deeds(power)
        if not self.is_begun:
            self.is_begun = True
            self.enchant(m, power)
        elif self.done >= len(deeds):
            m.finish(self)
        else:
            effect, targets = deeds[self.done]
            self.done += 1
            units = [unit for unit in [state.find(target) for target in targets] if unit is not None]
            effect.verb.happen_to(m, effect, Casting(power, state.units[self.caster], self.at), units)

    def deeds(self, power: Power) -> list[tuple[Effect, tuple[int, ...]]]:
        """Each effect with each of those it works on, or with all at once; what merely lasts is no deed."""
        found: list[tuple[Effect, tuple[int, ...]]] = []
        for effect in power.effects:
            if effect.verb.is_general:
                found.append((effect, (self.caster,)))
            elif effect.verb.is_joint:
                found.append((effect, self.targets))
            elif not effect.verb.lasts:
                found.extend([(effect, (target,)) for target in self.targets])
        return found

    def enchant(self, m: Match, power: Power) -> None:
        """What lasts lies on each of them until it ends. SU-END-08, SU-STACK-01"""
        state = summoners(m)
        if not any([effect.verb.lasts and not effect.verb.is_general for effect in power.effects]):
            return
        for target in self.targets:
            if not is_affected(state, power, target):
                rule = "SU-SPELL-03" if power.is_spell else "SU-ACTION-19"
                changes.begin_effect(m, power, self.caster, target, rule)
