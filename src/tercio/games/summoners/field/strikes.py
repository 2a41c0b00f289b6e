"""A strike or shot rolls a number of dice, which must reach a value, and each hit does damage."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.summoners.abilities.bearers import attack_texts, texts
from tercio.games.summoners.abilities.special_rule import DAMAGE, DICE, SHOVES
from tercio.games.summoners.field.ground import are_touching
from tercio.games.summoners.field.melees import balance, enemies_touching, melee_around
from tercio.games.summoners.field.sight import cover_of
from tercio.games.summoners.field.values import attack_value, reflex
from tercio.games.summoners.printed.profiles import Attack
from tercio.games.summoners.state import Summoners, Unit
from tercio.kernel import Point, Tally

HAS_NOT_MOVED: Final = (-1, -1)


class Shot(NamedTuple):
    """A shot that answers: whose, and with which attack of its card."""

    unit: int
    attack: int


class Strike(NamedTuple):
    """Who attacks whom with what, and how far that has come."""

    attacker: int
    attack: int  # its place on the attacker's card
    target: int
    is_reaction: bool = False
    is_charge: bool = False  # the free attack of a charge
    is_at_mover: bool = False  # SU-RANGED-08
    stood: Point = HAS_NOT_MOVED  # where the target was when the shot was declared, if it has run since (a71)
    parry: bool = False  # the target parries
    is_stray: bool = False
    is_miss: bool = False  # the hit roll had no success
    hits: int = 0
    damage: int = 0

    def hitting(self, hits: int, is_miss: bool = False) -> Strike:
        return self._replace(hits=hits, is_miss=self.is_miss or is_miss)

    def hurting(self, damage: int) -> Strike:
        return self._replace(damage=damage)

    def unanswered(self) -> Strike:
        """The second blow of a double strike: nobody reacts to it."""
        return self._replace(parry=False)

    def turned_to(self, target: int) -> Strike:
        return self._replace(target=target)


def attack_in(state: Summoners, strike: Strike) -> Attack:
    attack = state.units[strike.attacker].profile.attack_at(strike.attack)
    assert attack is not None, "a strike is made with an attack that the unit has"
    return attack


def displaces(state: Summoners, strike: Strike) -> bool:
    """It moves its target and does no damage. SU-TRAIT-40"""
    return len(attack_texts(state, state.units[strike.attacker], attack_in(state, strike), SHOVES)) > 0


def is_shove(state: Summoners, strike: Strike) -> bool:
    """A friend is displaced without a hit roll, where the attack was aimed at him. SU-TRAIT-43"""
    attacker, target = state.units[strike.attacker], state.units[strike.target]
    return not strike.is_stray and state.are_allied(attacker.seat, target.seat) and displaces(state, strike)


# -- dice -------------------------------------------------------------------------------------------------


def dice_of(state: Summoners, strike: Strike, boost: int = 0) -> Tally:
    """The hit roll has these dice. SU-MELEE-01, SU-RANGED-02"""
    attack = attack_in(state, strike)
    if strike.is_stray:
        tally = Tally(1, "SU-FFIRE-01")
    elif attack.is_ranged:
        tally = ranged_dice(state, strike, attack)
    else:
        tally = melee_dice(state, strike, attack)
    if boost:
        tally.add(boost, "SU-BOOST-02")
    tally.at_least(1, "SU-RANGED-04" if attack.is_ranged else "SU-MELEE-06")
    return tally


def odds_of(state: Summoners, strike: Strike) -> tuple[int, ...]:
    """What the target's player decides by: who attacks whom with what, the dice, and what they must reach."""
    if state.units[strike.attacker].gone or state.units[strike.target].gone:
        return ()
    quick = reflex(state, state.units[strike.target]).total
    return (strike.attacker, strike.attack, strike.target, dice_of(state, strike).total, quick)


def melee_dice(state: Summoners, strike: Strike, attack: Attack) -> Tally:
    attacker, target = state.units[strike.attacker], state.units[strike.target]
    tally = attack_value(state, attacker, attack)
    if attacker.is_concentrated:
        tally.add(1, "SU-MELEE-07")
    if strike.is_charge:  # SU-CHARGE-08: the free attack, and no later one
        tally.add(1, "SU-CHARGE-07")
    add_dice(state, strike, attack, tally)
    if balance(state, attacker, target.seat) > 0 and not state.are_allied(attacker.seat, target.seat):
        tally.add(1, "SU-OUTNUMBER-01")
    return tally


def ranged_dice(state: Summoners, strike: Strike, attack: Attack) -> Tally:
    attacker, target = state.units[strike.attacker], declared(state, strike)
    tally = attack_value(state, attacker, attack)
    if attacker.is_concentrated:
        tally.add(1, "SU-RANGED-05")
    add_dice(state, strike, attack, tally)
    if is_into_melee(state, strike):
        tally.add(-1, "SU-RANGED-06")
    if strike.is_at_mover:  # instead of the penalty for cover (SU-RREACT-13)
        tally.add(-1, "SU-RANGED-08")
    elif is_covered(state, attacker, target):
        tally.add(-1, "SU-RANGED-09")
    return tally


def add_dice(state: Summoners, strike: Strike, attack: Attack, tally: Tally) -> None:
    """What special rules of the attacker and of the attack say about the dice."""
    attacker = state.units[strike.attacker]
    for borne in texts(state, attacker, DICE):
        borne.rule.dice(borne.x, strike, tally)
    for borne in attack_texts(state, attacker, attack, DICE):
        borne.rule.dice(borne.x, strike, tally)


def declared(state: Summoners, strike: Strike) -> Unit:
    """The target counts where it stood when the shot was declared. a71"""
    target = state.units[strike.target]
    return target if strike.stood == HAS_NOT_MOVED else target.standing_at(strike.stood)


def is_into_melee(state: Summoners, strike: Strike) -> bool:
    """The target touches a unit that is hostile to it. SU-RANGED-06"""
    return bool(enemies_touching(state, declared(state, strike)))


def is_covered(state: Summoners, attacker: Unit, target: Unit) -> bool:
    """Besides the die for shooting into melee its units give each other no cover. SU-RANGED-09, SU-RANGED-07"""
    cover = cover_of(state, attacker, target)
    if cover is None:
        return False
    if cover >= len(state.units) or not enemies_touching(state, target):
        return True
    fighters = melee_of(state, target)
    return cover not in [unit.id for unit in fighters] or covers_otherwise(state, attacker, target, fighters)


def covers_otherwise(state: Summoners, attacker: Unit, target: Unit, fighters: list[Unit]) -> bool:
    """Is there cover as well that no fighter of the melee gives?"""
    others = [fighter.id for fighter in fighters if fighter.id not in (target.id, attacker.id)]
    return cover_of(state.without(*others), attacker, target) is not None


def melee_of(state: Summoners, unit: Unit) -> list[Unit]:
    """All these units are in the melee around this one, on either side."""
    return melee_around(state, unit, tuple(range(len(state.players))))


def strays(state: Summoners, strike: Strike) -> list[Unit]:
    """A stray die may hit the others of the melee that touch somebody in it. SU-FFIRE-02, SU-FFIRE-03"""
    fighters = melee_of(state, declared(state, strike))
    others = [unit for unit in fighters if unit.id not in (strike.target, strike.attacker)]
    return [unit for unit in others if any([are_touching(state, unit, f) for f in fighters if f.id != unit.id])]


def parry_dice(state: Summoners, unit: Unit, boost: int = 0) -> Tally:
    """A parry has the dice of the highest NK; severe wounds count, special rules do not. SU-ATTACK-04, -09, a61"""
    best: Tally | None = None
    for attack in unit.profile.attacks:
        if not attack.is_ranged:
            value = attack_value(state, unit, attack)
            if best is None or value.total > best.total:
                best = value
    tally = best or Tally(1, "SU-ATTACK-04")
    if boost:
        tally.add(boost, "SU-BOOST-02")
    tally.at_least(1, "SU-MELEE-06")
    return tally


def successes(faces: tuple[int, ...], needed: int) -> int:
    """A comparative test: a 1 never hits, an 8 always does. SU-DICE-01, -02, -08, -09"""
    return len([face for face in faces if face == 8 or (face >= needed and face > 1)])


def passes(faces: tuple[int, ...], value: int) -> int:
    """A profile test: equal or under; a 1 always counts, an 8 never. SU-DICE-05, SU-DICE-10, SU-DICE-11"""
    return len([face for face in faces if face == 1 or (face <= value and face < 8)])


# -- damage ---------------------------------------------------------------------------------------------------


def damage_bonus(state: Summoners, strike: Strike) -> Tally:
    """What is added to each die of the damage roll (a3); Superior in melee only (SU-RANGED-10)."""
    attack = attack_in(state, strike)
    attacker, target = state.units[strike.attacker], state.units[strike.target]
    tally = Tally(0, "SU-RANGED-10" if attack.is_ranged else "SU-MELEE-03")
    for borne in attack_texts(state, attacker, attack, DAMAGE):
        borne.rule.damage(borne.x, target, tally)
    if attacker.is_concentrated and not attack.is_spell:
        tally.add(1, "SU-ACTION-12")
    if not attack.is_ranged and attacker.rank > target.rank:
        tally.add(1, "SU-MELEE-09")
    return tally
