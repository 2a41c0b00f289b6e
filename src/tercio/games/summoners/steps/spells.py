"""SU-SPELL, SU-ACTION-19  Spells and card actions take effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.field.contact import meet, touched
from tercio.games.summoners.field.ground import is_within
from tercio.games.summoners.printed.profiles import LASTING_VERBS, POINT, STATIC, Effect, Power
from tercio.games.summoners.rules.disengagement import judge_holds
from tercio.games.summoners.rules.moves import CORNERS, judge_way, way_of
from tercio.games.summoners.rules.spells import is_affected, power_of, suits
from tercio.games.summoners.rules.terrain import piece_of
from tercio.games.summoners.rules.values import has
from tercio.games.summoners.state import Summoners, Unit, summoners
from tercio.games.summoners.steps.harm import Hurt
from tercio.games.summoners.steps.moves import Move
from tercio.games.summoners.steps.pushes import Push, pulled_from
from tercio.games.summoners.steps.shots import begin_shot
from tercio.geometry.points import within
from tercio.kernel import NOBODY, PASS, Answer, Decision, Event, Match, Option, Point, Step, Verdict

NO_POINT: Final = (-1, -1)
GENERAL_VERBS: Final = ("raise", "gems")  # these are not about a unit


def cast(m: Match, caster: Unit, answer: Answer) -> None:
    """SU-SPELL-01  An action point and the mana; then what the text says."""
    state = summoners(m)
    power = power_of(state, answer.subject)
    assert power is not None
    rule = "SU-SPELL-01" if power.is_spell else "SU-ACTION-19"
    m.emit(Event("casts", rule, (caster.id, answer.subject)))
    changes.pay(m, caster, 1, rule)
    changes.spend(m, caster.seat, power.mana, "SU-MANA-01")
    if power.attack is not None:
        begin_shot(m, state.units[caster.id], answer.subject, answer.picks, rule)
        return
    at = answer.path[0] if answer.path else NO_POINT
    m.push(Effects(caster.id, answer.subject, struck(state, caster, power, answer.picks, at), at))


def struck(state: Summoners, caster: Unit, power: Power, picks: tuple[int, ...], at: Point) -> tuple[int, ...]:
    """On whom it works: the one that was named, or all around the point."""
    if not power.burst or (power.target == POINT and at == NO_POINT):
        return picks or (caster.id,)
    if power.target == POINT:
        reach = [u.id for u in state.here() if within(at, u.at, power.burst + u.profile.radius)]
        return tuple(reach)
    centre = state.units[picks[0]] if picks else caster
    return tuple([u.id for u in state.here() if is_within(centre, u, power.burst) and suits(state, caster, power, u)])


@dataclass
class Effects(Step):
    """What a power does, one thing after another, to everybody it works on."""

    caster: int
    code: int
    targets: tuple[int, ...]
    at: Point
    is_begun: bool = False
    done: int = 0

    def advance(self, m: Match) -> None:
        state = summoners(m)
        power = power_of(state, self.code)
        assert power is not None
        deeds = self.deeds(power)
        if not self.is_begun:
            self.is_begun = True
            self.enchant(m, power)
        elif self.done >= len(deeds):
            m.finish(self)
        else:
            effect, target = deeds[self.done]
            self.done += 1
            unit = state.find(target)
            if effect.verb in GENERAL_VERBS:
                self.happen(m, power, effect)
            elif unit is not None:
                self.affect(m, unit, effect)

    def deeds(self, power: Power) -> list[tuple[Effect, int]]:
        """Each effect with each of those it works on; what merely lasts is no deed."""
        found: list[tuple[Effect, int]] = []
        for effect in power.effects:
            if effect.verb in GENERAL_VERBS:
                found.append((effect, NOBODY))
            elif effect.verb not in LASTING_VERBS:
                found.extend([(effect, target) for target in self.targets])
        return found

    def enchant(self, m: Match, power: Power) -> None:
        """SU-END-08, SU-STACK-01  What lasts lies on each of them until it ends."""
        state = summoners(m)
        if not any([e.verb in LASTING_VERBS and e.verb not in GENERAL_VERBS for e in power.effects]):
            return
        for target in self.targets:
            if not is_affected(state, power, target):
                rule = "SU-SPELL-03" if power.is_spell else "SU-ACTION-19"
                changes.begin_effect(m, power, self.caster, target, rule)

    def happen(self, m: Match, power: Power, effect: Effect) -> None:
        """Effects that are not about a unit."""
        state = summoners(m)
        caster = state.units[self.caster]
        if effect.verb == "gems":
            changes.gain(m, caster.seat, effect.amount, "SU-SPELL-03")
        if effect.verb == "raise":
            kind = content_of(m.game).kinds[effect.what]
            piece = piece_of(state, kind, self.at, 0, kind.most_size, effect.amount)
            changes.place_piece(m, piece, caster.seat, "SU-SPELL-03")
            changes.begin_effect(m, power, self.caster, piece.id, "SU-SPELL-03")

    def affect(self, m: Match, unit: Unit, effect: Effect) -> None:
        caster = summoners(m).units[self.caster]
        verb, amount = effect.verb, effect.amount
        if verb == "hurt":
            m.push(Hurt(unit.id, amount, caster.seat, "SU-MELEE-04"))
        elif verb == "ice":
            changes.ice(m, unit, amount, "SU-SPELL-03")
        elif verb == "fire":
            changes.burn(m, unit, amount, "SU-SPELL-03", caster.seat)
        elif verb == "heal":
            changes.heal(m, unit, amount, "SU-SPELL-03")
        elif verb == "hurry":
            changes.gain_ap(m, unit, amount, "SU-SPELL-03")
        elif verb == "push":
            m.push(Push(unit.id, caster.at, amount, "SU-TRAIT-42", caster.id))
        elif verb == "pull":
            m.push(Push(unit.id, pulled_from(unit, caster), amount, "SU-TRAIT-42", caster.id))
        elif verb == "march" and not has(summoners(m), unit, STATIC):
            m.push(March(unit.id, amount, caster.seat))
        elif verb == "carry":
            before = touched(m, unit)
            changes.push(m, unit, self.at, "SU-SPELL-03")
            meet(m, unit.id, before)


@dataclass
class March(Step):
    """A unit moves at once by a spell; it follows all rules for Walk (a97) and uses no movement action."""

    unit: int
    allowed: int
    seat: int  # who says where
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.is_done or summoners(m).find(self.unit) is None:
            return ()
        option = Option("walk", "SU-SPELL-03", self.unit, corners=CORNERS)
        return (Decision(self.seat, "march", "SU-SPELL-03", (option, PASS), self.unit),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "walk" and answer.path:
            unit = summoners(m).units[self.unit]
            way = way_of(unit, answer.path)
            judge_way(summoners(m), unit, way, self.allowed, "SU-ACTION-04", verdict)
            judge_holds(summoners(m), unit, way.points, verdict)  # a97

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        if answer.key == "walk":
            m.push(Move(self.unit, answer.path, 0, rule="SU-SPELL-03"))

    def advance(self, m: Match) -> None:
        m.finish(self)
