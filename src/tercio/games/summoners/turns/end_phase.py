"""The end phase deals with effects, victory conditions, mana and lasting spells, in this order. SU-END"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from tercio.games.summoners import changes, victory
from tercio.games.summoners.field.strikes import passes
from tercio.games.summoners.field.values import resistance
from tercio.games.summoners.printed.objectives import WELL
from tercio.games.summoners.printed.profiles import RESISTANCE
from tercio.games.summoners.rules.boosts import FIRE_TEST, Boost, boost_of
from tercio.games.summoners.rules.scoring import claims, controller_of, scores_of_round
from tercio.games.summoners.rules.spells import can_channel, judge_channelling, owner_of
from tercio.games.summoners.state import Lasting, Summoners, Unit, summoners
from tercio.games.summoners.steps import secrets
from tercio.games.summoners.steps.boosts import Boosted, offer_boost
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, Option, Roll, Seat, Step, Tally, Verdict
from tercio.kernel.tally import told

CHANNEL_KEY: Final = "channel"
LET_GO: Final = "let-go"

LAPSE: Final = 0
EFFECTS: Final = 1
DAMAGE: Final = 2
SCORE: Final = 3
LIMIT: Final = 4
MANA: Final = 5
CHANNEL: Final = 6


class Harm(NamedTuple):
    """Damage that comes of itself, and whose doing it is (a84)."""

    unit: int
    damage: int
    rule: str
    by: Seat


@dataclass
class EndPhase(Step):
    """Effects come first, then victory, mana and channelling; what all effects do falls together (a78). SU-END-03"""

    stage: int = LAPSE
    unit: int = 0  # the next one to be looked at for fire
    harms: tuple[Harm, ...] = ()
    lasting: int = 0  # spells up to this one are dealt with

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = summoners(m)
        lasting = self.next_lasting(state) if self.stage == CHANNEL else None
        if lasting is None or not can_channel(state, lasting):
            return ()
        options = (
            Option(CHANNEL_KEY, "SU-END-08", lasting.id),
            Option(LET_GO, "SU-END-08", lasting.id),
        )
        return (Decision(owner_of(state, lasting), "channel", "SU-END-08", options, lasting.id),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        lasting = self.next_lasting(summoners(m))
        if answer.key in (CHANNEL_KEY, LET_GO) and lasting is not None:
            judge_channelling(lasting, answer.subject, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        state = summoners(m)
        lasting = self.next_lasting(state)
        assert lasting is not None
        self.lasting = lasting.id
        if answer.key == CHANNEL_KEY:
            changes.spend(m, owner_of(state, lasting), Tally(lasting.power.upkeep, "SU-SPELL-06"))
            code = state.units[lasting.caster].profile.place_of(lasting.power)
            m.emit(Event("channelled", "SU-END-08", (lasting.target, lasting.caster, code)))
        else:
            changes.end_effect(m, lasting, "SU-END-08")

    def advance(self, m: Match) -> None:
        state = summoners(m)

        if self.stage == LAPSE:  # SU-END-02
            self.stage = EFFECTS
            state.phase = "end"
            changes.lapse(m, "SU-END-02")
            for unit in state.here():  # SU-TRAIT-16
                if unit.ice:
                    changes.ice(m, unit, -1, "SU-TRAIT-16")

        elif self.stage == EFFECTS:  # SU-END-04
            burning = [unit for unit in state.here() if unit.fire and unit.id >= self.unit]
            if burning:
                self.unit = burning[0].id + 1
                m.push(FireTest(burning[0].id))
            else:
                self.stage = DAMAGE

        elif self.stage == DAMAGE:
            self.stage = SCORE
            for harm in (*self.harms, *scorching(state)):
                unit_hurt = state.find(harm.unit)
                if unit_hurt is not None:
                    changes.wound(m, unit_hurt, harm.damage, harm.rule, harm.by)

        elif self.stage == SCORE:  # SU-END-05
            self.stage = LIMIT
            for claim in claims(state):
                facts = (claim.objective, claim.seat, claim.levels)
                m.emit(
                    Event("contested" if claim.seat == NOBODY else "controls", claim.rule, facts, receipts=claim.lines)
                )
            for score in scores_of_round(state):
                changes.score(m, score.seat, score.points, score.rule, score.source)
            if state.has_secrets:
                secrets.reward(m)

        elif self.stage == LIMIT:
            self.stage = MANA
            if victory.is_last_round(state):
                victory.end_after_last_round(m)

        elif self.stage == MANA:
            self.stage = CHANNEL
            refill_mana(m)

        else:  # SU-END-08
            lasting = self.next_lasting(state)
            if lasting is None:
                m.finish(self)
            else:  # a96
                self.lasting = lasting.id
                changes.end_effect(m, lasting, "SU-END-08" if lasting.power.upkeep else "SU-SPELL-12")

    def next_lasting(self, state: Summoners) -> Lasting | None:
        waiting = [lasting for lasting in state.effects if lasting.id > self.lasting]
        return min(waiting, key=by_number) if waiting else None


def by_number(lasting: Lasting) -> int:
    return lasting.id


def scorching(state: Summoners) -> list[Harm]:
    """Spells that burn on in their target do automatic damage. SU-END-04, SU-S6-07"""
    return [
        Harm(lasting.target, effect.verb.harm(effect), "SU-END-04", owner_of(state, lasting))
        for lasting in state.effects
        for effect in lasting.power.effects
        if effect.verb.harm(effect) and state.find(lasting.target) is not None
    ]


def refill_mana(m: Match) -> None:
    """Regeneration, sources and the well give gems. SU-END-06, SU-END-07, SU-S8-07, a89"""
    state = summoners(m)
    for seat in state.playing():
        changes.gain(m, seat, state.players[seat].table.regeneration, "SU-END-06")
        for objective in state.objectives:
            if objective.is_source and objective.holder == seat and objective.mana:
                changes.gain(m, seat, objective.mana, "SU-END-07", objective.id)
        for objective in state.objectives:
            if objective.kind == WELL and controller_of(state, objective) == seat:
                changes.gain(m, seat, objective.mana, "SU-S8-07", objective.id)


# -- fire --------------------------------------------------------------------------------------------------

DICE: Final = 3

BOOST: Final = 0
TEST: Final = 1
BURN: Final = 2


@dataclass
class FireTest(Boosted):
    """Three dice against Resistance put markers out; each that is left burns for a d4. SU-TRAIT-19, SU-TRAIT-20"""

    unit: int
    stage: int = BOOST
    boosts: tuple[Boost, ...] = ()

    def advance(self, m: Match) -> None:
        state = summoners(m)
        unit = state.find(self.unit)

        if unit is None:
            m.finish(self)

        elif self.stage == BOOST:  # SU-BOOST-04, a30
            self.stage = TEST
            offer_boost(m, unit, (RESISTANCE,))

        elif self.stage == TEST:
            m.push(Roll(DICE, 8, "SU-TRAIT-19", unit.seat))

        elif unit.fire:
            m.push(Roll(unit.fire, 4, "SU-TRAIT-20", unit.seat))

        else:
            m.finish(self)

    def at_stake(self, m: Match, unit: Unit) -> tuple[int, ...]:
        hardness = resistance(summoners(m), unit, boost_of(self.boosts, unit.id, RESISTANCE))
        return (FIRE_TEST, DICE, hardness.total)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        state = summoners(m)
        unit = state.units[self.unit]
        if self.stage == TEST:
            self.stage = BURN
            hardness = resistance(state, unit, boost_of(self.boosts, unit.id, RESISTANCE))
            passed = passes(faces, hardness.total)
            facts = (unit.id, passed, hardness.total)
            m.emit(Event("tested", "SU-TRAIT-19", facts, receipts=told(hardness)))
            changes.burn(m, unit, -min(unit.fire, passed), "SU-TRAIT-19")
        else:
            m.finish(self)
            phase = m.under(EndPhase)
            phase.harms = (*phase.harms, Harm(unit.id, sum(faces), "SU-TRAIT-20", unit.fire_by))
