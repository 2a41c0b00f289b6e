"""Strikes that happen at the same time: hits, parries, saves, damage, and what follows. SU-MELEE, SU-RANGED"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.abilities.bearers import attack_texts, texts
from tercio.games.summoners.abilities.special_rule import FOLLOWS, MARKS, SAVES
from tercio.games.summoners.field.strikes import (
    Strike,
    attack_in,
    damage_bonus,
    dice_of,
    displaces,
    is_into_melee,
    is_shove,
    parry_dice,
    strays,
    successes,
)
from tercio.games.summoners.field.values import reflex, resistance
from tercio.games.summoners.printed.profiles import MELEE, RANGED, REFLEX, RESISTANCE
from tercio.games.summoners.rules.boosts import DAMAGE_ROLL, FOES_HITS, OWN_HITS, Boost, boost_of
from tercio.games.summoners.state import HERE, Unit, summoners
from tercio.games.summoners.steps.boosts import Boosted, offer_boost
from tercio.games.summoners.steps.harm import reckon_damage
from tercio.kernel import Event, Match, Roll
from tercio.kernel.tally import told

BOOST: Final = 0
HIT: Final = 1
PARRY: Final = 2
SAVE: Final = 3
STRAY: Final = 4
TOUGHEN: Final = 5
DAMAGE: Final = 6
SUFFER: Final = 7
FOLLOW: Final = 8


@dataclass
class Exchange(Boosted):
    """Nothing changes until all strikes have rolled. SU-MREACT-14, SU-RREACT-03, SU-TRAIT-09, SU-TRAIT-34

    `at`: the strike whose turn it is in this stage. `asked`: the summoners that were asked about boosts.
    """

    strikes: tuple[Strike, ...]
    stage: int = BOOST
    at: int = 0
    boosts: tuple[Boost, ...] = ()
    asked: tuple[int, ...] = ()

    def advance(self, m: Match) -> None:
        if self.stage == BOOST:
            if not self.offer_boosts(m, True):
                self.next_stage(HIT)
        elif self.stage == TOUGHEN:
            if not self.offer_boosts(m, False):
                self.next_stage(DAMAGE)
        elif self.stage == SUFFER:
            self.next_stage(FOLLOW)
            self.suffer(m)
        elif self.at >= len(self.strikes):
            self.close(m)
        elif self.stage != FOLLOW and self.is_void(m):
            self.put(self.strikes[self.at].hitting(0))
            if self.stage == DAMAGE:
                self.at += 1
            else:
                self.next_strike()
        elif self.stage == HIT:
            self.roll_hits(m)
        elif self.stage == PARRY:
            self.roll_parry(m)
        elif self.stage == SAVE:
            self.roll_saves(m)
        elif self.stage == STRAY:
            self.look_for_strays(m)
        elif self.stage == DAMAGE:
            self.roll_damage(m)
        else:
            self.follow(m)

    def is_void(self, m: Match) -> bool:
        """Has one of the two left with a player who gave up? Nobody else leaves before all suffer. K-CONCEDE-01"""
        state, strike = summoners(m), self.strikes[self.at]
        return state.find(strike.attacker) is None or state.find(strike.target) is None

    def next_stage(self, stage: int) -> None:
        self.stage = stage
        self.at = 0
        self.asked = ()

    def next_strike(self) -> None:
        """Hit roll, parry, saves and a stray die of one strike, then the next one's."""
        self.stage = HIT
        self.at += 1

    def close(self, m: Match) -> None:
        """All strikes have had their turn in this stage."""
        if self.stage == HIT:
            self.next_stage(TOUGHEN)
        elif self.stage == DAMAGE:
            self.next_stage(SUFFER)
        else:
            m.finish(self)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        if self.stage == HIT:
            self.count_hits(m, faces)
        elif self.stage == PARRY:
            self.count_parry(m, faces)
        elif self.stage == SAVE:
            self.count_saves(m, faces)
        elif self.stage == STRAY:
            self.pick_stray(m, faces[0])
        else:
            self.count_damage(m, faces)

    def put(self, strike: Strike) -> None:
        self.strikes = (*self.strikes[: self.at], strike, *self.strikes[self.at + 1 :])

    # -- boosts -----------------------------------------------------------------------------------

    def offer_boosts(self, m: Match, is_hit: bool) -> bool:
        """Ask the next summoner that takes part in the coming rolls; False when all were asked."""
        state = summoners(m)
        for strike in self.strikes:
            for number in (strike.attacker, strike.target):
                unit = state.find(number)
                if unit is None or not unit.profile.boosts or number in self.asked:
                    continue
                values = self.hit_values(m, number) if is_hit else self.damage_values(m, number)
                if offer_boost(m, unit, values):
                    self.asked = (*self.asked, number)
                    return True
        return False

    def hit_values(self, m: Match, unit: int) -> tuple[str, ...]:
        """The values of this unit that count in the hit rolls and parries."""
        state = summoners(m)
        values: list[str] = []
        for strike in self.strikes:
            if is_shove(state, strike):
                continue
            if strike.attacker == unit:
                values.append(RANGED if attack_in(state, strike).is_ranged else MELEE)
                if strike.parry:
                    values.append(REFLEX)
            if strike.target == unit:
                values.append(REFLEX)
                if strike.parry:
                    values.append(MELEE)
        return tuple(dict.fromkeys(values))

    def damage_values(self, m: Match, unit: int) -> tuple[str, ...]:
        state = summoners(m)
        for strike in self.strikes:
            if strike.target == unit and strike.hits and not displaces(state, strike):
                return (RESISTANCE,)
        return ()

    def offer_dodge(self, m: Match, strike: Strike) -> bool:
        """Whom a stray die hits is known only now, so only now can he raise his Reflex. SU-BOOST-07"""
        state = summoners(m)
        unit = state.units[strike.target]
        if unit.id in self.asked or not offer_boost(m, unit, (REFLEX,)):
            return False
        self.asked = (*self.asked, unit.id)
        return True

    def at_stake(self, m: Match, unit: Unit) -> tuple[int, ...]:
        """Its own hit roll before those of others, or that of a stray die; damage once all have hit or missed."""
        state = summoners(m)
        strikes = (self.strikes[self.at],) if self.stage == HIT else self.strikes
        for strike in sorted(strikes, key=lambda each: each.attacker != unit.id):
            if state.units[strike.attacker].gone or state.units[strike.target].gone:
                continue
            if self.stage == TOUGHEN and strike.target == unit.id and strike.hits:
                hardness = resistance(state, unit, boost_of(self.boosts, unit.id, RESISTANCE))
                return (DAMAGE_ROLL, strike.hits, hardness.total)
            if self.stage != TOUGHEN and unit.id in (strike.attacker, strike.target) and not is_shove(state, strike):
                target, value = state.units[strike.target], RANGED if attack_in(state, strike).is_ranged else MELEE
                dice = dice_of(state, strike, boost_of(self.boosts, strike.attacker, value))
                quick = reflex(state, target, boost_of(self.boosts, target.id, REFLEX))
                return (OWN_HITS if strike.attacker == unit.id else FOES_HITS, dice.total, quick.total)
        return ()

    # -- hits ---------------------------------------------------------------------------------------

    def roll_hits(self, m: Match) -> None:
        """A friend is displaced without a roll. SU-MELEE-01, SU-RANGED-02; SU-TRAIT-43"""
        state, strike = summoners(m), self.strikes[self.at]
        attacker, target = state.units[strike.attacker], state.units[strike.target]
        attack = attack_in(state, strike)
        if strike.is_stray and self.offer_dodge(m, strike):
            return
        boost = 0 if strike.is_stray else boost_of(self.boosts, attacker.id, RANGED if attack.is_ranged else MELEE)
        number = dice_of(state, strike, boost)
        dice = number.total
        if is_shove(state, strike):
            self.put(strike.hitting(dice))
            m.emit(Event("shoved", "SU-TRAIT-43", (target.id, dice), receipts=told(number)))
            self.stage = PARRY
            return
        rule = "SU-RANGED-02" if attack.is_ranged else "SU-MELEE-01"
        m.emit(Event("hit-dice", rule, (attacker.id, target.id, dice), receipts=told(number)))
        m.push(Roll(dice, 8, rule, attacker.seat))

    def count_hits(self, m: Match, faces: tuple[int, ...]) -> None:
        """Each die that reaches the target's Reflex is a hit. SU-MELEE-02"""
        state, strike = summoners(m), self.strikes[self.at]
        target = state.units[strike.target]
        quick = reflex(state, target, boost_of(self.boosts, target.id, REFLEX))
        needed = quick.total
        hits = successes(faces, needed)
        rule = "SU-RANGED-02" if attack_in(state, strike).is_ranged else "SU-MELEE-02"
        m.emit(Event("hit", rule, (target.id, hits, needed), receipts=told(quick)))
        self.put(strike.hitting(hits, is_miss=hits == 0))
        self.stage = PARRY

    def roll_parry(self, m: Match) -> None:
        """After the attacker's hit roll. SU-MREACT-15"""
        strike = self.strikes[self.at]
        if not strike.parry:
            self.stage = SAVE
            return
        unit = summoners(m).units[strike.target]
        number = parry_dice(summoners(m), unit, boost_of(self.boosts, unit.id, MELEE))
        dice = number.total
        m.emit(Event("parry-dice", "SU-MREACT-15", (unit.id, dice), receipts=told(number)))
        m.push(Roll(dice, 8, "SU-MREACT-15", unit.seat))

    def count_parry(self, m: Match, faces: tuple[int, ...]) -> None:
        """Against the attacker's Reflex; both sides compare their successes. SU-MREACT-15 to -17, SU-DICE-03, a60"""
        state, strike = summoners(m), self.strikes[self.at]
        attacker = state.units[strike.attacker]
        quick = reflex(state, attacker, boost_of(self.boosts, attacker.id, REFLEX))
        parried = min(strike.hits, successes(faces, quick.total))
        facts = (strike.target, parried, strike.hits - parried, quick.total)
        m.emit(Event("parried", "SU-MREACT-16", facts, receipts=told(quick)))
        self.put(strike.hitting(strike.hits - parried))
        self.stage = SAVE

    def roll_saves(self, m: Match) -> None:
        """One die for each hit that is left. A miss stays a miss for stray dice. SU-TRAIT-05, a95"""
        state, strike = summoners(m), self.strikes[self.at]
        target = state.units[strike.target]
        if strike.hits and texts(state, target, SAVES):
            m.push(Roll(strike.hits, 8, "SU-TRAIT-05", target.seat))
        else:
            self.stage = STRAY

    def count_saves(self, m: Match, faces: tuple[int, ...]) -> None:
        state, strike = summoners(m), self.strikes[self.at]
        limit = max([each.rule.saves(each.x) for each in texts(state, state.units[strike.target], SAVES)])
        ignored = len([face for face in faces if face <= limit])
        m.emit(Event("saved", "SU-TRAIT-05", (strike.target, ignored, strike.hits - ignored, limit)))
        self.put(strike.hitting(strike.hits - ignored))
        self.stage = STRAY

    # -- friendly fire ----------------------------------------------------------------------------------

    def look_for_strays(self, m: Match) -> None:
        """If the hit roll missed, the die that was set aside goes to another of the melee. SU-FFIRE-01, a95"""
        state, strike = summoners(m), self.strikes[self.at]
        is_shot = strike.is_miss and not strike.is_stray and attack_in(state, strike).is_ranged
        others = strays(state, strike) if is_shot and is_into_melee(state, strike) else []
        if len(others) > 1:
            m.push(Roll(1, len(others), "SU-FFIRE-02", state.units[strike.attacker].seat))
        elif others:
            self.throw_stray(m, others[0].id)
        else:
            self.next_strike()

    def pick_stray(self, m: Match, face: int) -> None:
        """Each of them is equally likely. SU-FFIRE-02, a9"""
        self.throw_stray(m, strays(summoners(m), self.strikes[self.at])[face - 1].id)

    def throw_stray(self, m: Match, unit: int) -> None:
        strike = self.strikes[self.at]
        m.emit(Event("strayed", "SU-FFIRE-01", (strike.attacker, unit)))
        self.strikes = (*self.strikes, Strike(strike.attacker, strike.attack, unit, is_stray=True))
        self.next_strike()

    # -- damage -------------------------------------------------------------------------------------------

    def roll_damage(self, m: Match) -> None:
        """Displacing does no damage. SU-MELEE-03, SU-MELEE-05, SU-RANGED-03; SU-TRAIT-40"""
        state, strike = summoners(m), self.strikes[self.at]
        attacker, attack = state.units[strike.attacker], attack_in(state, strike)
        if strike.hits == 0 or displaces(state, strike):
            self.at += 1
            return
        m.push(Roll(strike.hits, 8, "SU-RANGED-03" if attack.is_ranged else "SU-MELEE-03", attacker.seat))

    def count_damage(self, m: Match, faces: tuple[int, ...]) -> None:
        """Each die by itself, none below 0. SU-MELEE-04, a3"""
        state, strike = summoners(m), self.strikes[self.at]
        target = state.units[strike.target]
        gain = damage_bonus(state, strike)
        hardness = resistance(state, target, boost_of(self.boosts, target.id, RESISTANCE))
        rule = "SU-RANGED-03" if attack_in(state, strike).is_ranged else "SU-MELEE-04"
        if len(told(gain)) > 1:
            m.emit(Event("damage-bonus", rule, (strike.attacker, gain.total), receipts=told(gain)))
        damage = reckon_damage(m, target, faces, gain.total, hardness, rule)
        self.put(strike.hurting(damage))
        self.at += 1

    # -- what follows --------------------------------------------------------------------------------------

    def suffer(self, m: Match) -> None:
        """All at once: wounds first, then markers (SU-TRAIT-24: they come after the damage)."""
        state = summoners(m)
        for strike in self.strikes:
            seat = state.units[strike.attacker].seat
            rule = "SU-RANGED-03" if attack_in(state, strike).is_ranged else "SU-MELEE-04"
            changes.wound(m, state.units[strike.target], strike.damage, rule, seat)
        for strike in self.strikes:
            if strike.damage and state.units[strike.target].life_left:
                attacker, attack = state.units[strike.attacker], attack_in(state, strike)
                for borne in attack_texts(state, attacker, attack, MARKS):
                    borne.rule.marks(m, borne.x, attacker, state.units[strike.target])

    def follow(self, m: Match) -> None:
        """Pushes, one after another, of those still there, by players still in the game. SU-TRAIT-30, SU-TRAIT-40"""
        state, strike = summoners(m), self.strikes[self.at]
        self.at += 1
        attacker, attack = state.units[strike.attacker], attack_in(state, strike)
        if state.units[strike.target].gone != HERE or state.players[attacker.seat].is_out:
            return
        for borne in attack_texts(state, attacker, attack, FOLLOWS):
            borne.rule.follows(m, strike)


def exchange(m: Match, strikes: tuple[Strike, ...]) -> None:
    """Every blow and every shot is struck here."""
    m.push(Exchange(strikes))
