"""MK-BOMB  Where a bombardment token may be laid, what it is attacked with, and whom it strikes."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import DRIFT, ON_LINE, ON_SHOT
from tercio.games.mageknight.abilities.bearers import asked_about, asked_field, bare, is_magic_immune
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.field.fire import line_of_fire
from tercio.games.mageknight.field.ground import base_of, enemies_touching, is_in_front
from tercio.games.mageknight.printed.dials import ATTACK, WAND
from tercio.games.mageknight.rules.combat.targets import shot_type
from tercio.games.mageknight.rules.combat.values import attack_bonus, bounded, modified, printed, range_of
from tercio.games.mageknight.state import INCH, Bomb, MageKnight, Warrior
from tercio.geometry.points import centre_distance, within
from tercio.geometry.shapes import contains
from tercio.kernel import NOBODY, Point, Tally, Verdict
from tercio.kernel.tally import told

BLOCKED: Final = -2  # MK-BOMB-10
AWAY: Final = (-100 * INCH, -100 * INCH)  # where nobody is in the way


def reach_of(state: MageKnight, warrior: Warrior) -> int:
    """A gunner reaches twice its modified range, in mils. MK-BOMB-06, a76"""
    return 2 * range_of(state, warrior).total * INCH


def judge_spots(state: MageKnight, warrior: Warrior, spots: tuple[Point, ...], verdict: Verdict) -> None:
    """Each spot is in reach and in front; the line to it may be blocked. MK-BOMB-05 to MK-BOMB-07"""
    reach = reach_of(state, warrior)
    for spot in spots:
        if not (0 <= spot[0] <= state.board and 0 <= spot[1] <= state.board):
            verdict.refuse("MK-BOMB-07", "spot-off-the-field", spot)
        if not is_in_front(warrior, spot):
            verdict.refuse("MK-BOMB-07", "spot-not-in-front", spot)
        length = centre_distance(warrior.at, spot)
        if length > reach:
            tally = range_of(state, warrior)
            facts = (length, reach, tally.total * INCH)
            verdict.refuse("MK-BOMB-06", "spot-too-far", facts, receipts=told(tally))


# -- the attack on the token -------------------------------------------------------------------------------


def obscure(state: MageKnight, shooter: Warrior, at: Point, tally: Tally) -> None:
    """The line of fire is blocked, or counts as blocked; the line names what blocks it.

    MK-BOMB-10, MK-BOMB-26, MK-BOMB-27
    """
    enemies, blocker = enemies_touching(state, shooter), blocker_to(state, shooter, at)
    if not is_in_front(shooter, at) or centre_distance(shooter.at, at) > reach_of(state, shooter):
        tally.add(BLOCKED, "MK-BOMB-26")
    elif enemies:
        tally.add(BLOCKED, "MK-BOMB-26", enemies[0].id)
    elif blocker != NOBODY:
        tally.add(BLOCKED, "MK-BOMB-10", blocker)


def blocker_to(state: MageKnight, shooter: Warrior, at: Point) -> int:
    """What is in the way of a line to this spot; a warrior on the spot itself is not."""
    spot = bare(shooter.standing(at, shooter.facing), ON_LINE)
    on_it = [w.standing(AWAY, 0) for w in state.here() if w.id != shooter.id and contains(base_of(w), at)]
    return line_of_fire(state.imagined(*on_it) if on_it else state, shooter, spot).blocker


def token_attack(state: MageKnight, shooter: Warrior, bomb: Bomb) -> Tally:
    """The attack value counts without the attack bonus. MK-BOMB-10, MK-BOMB-19, a79"""
    if bomb.is_forsaken:
        return Tally(bomb.shell.attack, "MK-BOMB-19")
    tally = Tally(printed(shooter, ATTACK), "MK-COMBAT-13")
    modified(state, shooter, tally, ATTACK)
    obscure(state, shooter, bomb.at, tally)
    return bounded(tally)


def token_bonus(state: MageKnight, shooter: Warrior, bomb: Bomb, using: str) -> Tally:
    """The attack bonus is that of the ability with which the tokens were laid. MK-RANGED-13, a79"""
    if bomb.is_forsaken:
        return Tally(0, "MK-BOMB-19")
    return attack_bonus(state, Aim(shooter, shooter, is_ranged=True, using=using))


# -- whom it strikes ------------------------------------------------------------------------------------------


def struck_by(state: MageKnight, shooter: Warrior, bombs: list[Bomb]) -> list[tuple[Warrior, Bomb]]:
    """The first token that reaches somebody strikes it, and none after it. MK-BOMB-12, -18, -20, -21, a50, a56

    Both halves of a cavalry unit stand where the mount does, so both are struck (MKC-ATTACK-03, -04).
    """
    is_wand = shot_type(shooter) == WAND
    found: list[tuple[Warrior, Bomb]] = []
    for warrior in state.here():
        if warrior.guard != NOBODY or is_spared(state, shooter, warrior):
            continue
        if is_wand and is_magic_immune(warrior):
            continue
        for bomb in bombs:
            if within(warrior.at, bomb.at, bomb.shell.radius):
                found.append((warrior, bomb))
                break
    return found


def is_spared(state: MageKnight, shooter: Warrior, warrior: Warrior) -> bool:
    """It cannot be the target of ranged attacks. MK-BOMB-20"""
    verdict = Verdict()
    for text in asked_about(state, warrior, ON_SHOT):
        text.on_shot(state, shooter, warrior, verdict)
    return not verdict


def drift_of(state: MageKnight, far: int) -> int:
    """What changes how far tokens drift does so once, however many have brought it. MK-BOMB-17, b78"""
    return max([effect.drift(far) for effect in asked_field(state, DRIFT)], default=far)
