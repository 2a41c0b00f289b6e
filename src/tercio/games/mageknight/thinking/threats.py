"""What a side could strike in its next turn, by rough measure: bots ask too often for lines of fire."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.abilities.ability import DEFENSE, KEEPS_OFF, RUSHES, SAVES
from tercio.games.mageknight.abilities.bearers import asked, in_use
from tercio.games.mageknight.abilities.registry import answers_of
from tercio.games.mageknight.field.ground import extent_of
from tercio.games.mageknight.printed.dials import SWORD
from tercio.games.mageknight.rules.combat.targets import may_capture
from tercio.games.mageknight.state import INCH, MageKnight, Warrior
from tercio.games.mageknight.thinking.weights import Weights
from tercio.geometry.points import TOUCH

WAYS: Final = (36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1)  # throws of 36 that reach this with two dice
THROWS: Final = 36
LEAST, MOST = 3, 12  # MK-CRIT-01, MK-CRIT-04  a 2 never hits, a 12 always
HARDER: Final = 3  # MK-CAPTURE-03


class Fighter(NamedTuple):
    """What counts about an attacker, looked up once for all targets."""

    warrior: Warrior
    extent: int
    stride: int  # mils that it goes before it strikes
    reach: int  # of its shots, in mils; 0: it has none
    shot: int  # clicks


def threats(w: Weights, state: MageKnight, attackers: list[Warrior], targets: list[Warrior]) -> int:
    """The best blows of one turn together, by what they are expected to cost those who are struck.

    A second blow at the same target counts half: often there is nothing left of it.
    """
    blows: list[tuple[int, int]] = []  # each with its target
    for attacker in attackers:
        if attacker.tokens < 2 and state.captive_of(attacker.id) is None:
            fighter = fighter_of(attacker)
            blow = max([(blow_at(w, fighter, target), target.id) for target in targets], default=(0, 0))
            if blow[0]:
                blows.append(blow)
    blows.sort(reverse=True)
    total = 0
    struck: set[int] = set()
    for loss, number in blows[: state.total // 100]:
        total += loss // 2 if number in struck else loss
        struck.add(number)
    return total


def fighter_of(warrior: Warrior) -> Fighter:
    """A warrior with a sword, or with Charge, comes from afar. MK-CHARGE"""
    figure, now = warrior.figure, warrior.now
    stride = now.movement * INCH if figure.has_type(SWORD) or asked(warrior, RUSHES) else 0
    shot = now.damage if figure.ranged_damage < 0 else figure.ranged_damage
    return Fighter(warrior, extent_of(warrior) + TOUCH, stride, figure.range * INCH, shot)


def blow_at(w: Weights, fighter: Fighter, target: Warrior) -> int:
    """Expected loss by one attack of the better kind; nothing where the target is out of reach."""
    warrior = fighter.warrior
    x, y = warrior.at[0] - target.at[0], warrior.at[1] - target.at[1]
    apart, bases = x * x + y * y, fighter.extent + target.base.radius
    if target.base.length or target.is_soaring:
        bases = fighter.extent + extent_of(target)
    is_close = apart <= (bases + fighter.stride) ** 2
    if warrior.is_soaring != target.is_soaring or not (is_close or apart <= (bases + fighter.reach) ** 2):
        return 0
    needed, shown = target.now.defense - warrior.now.attack, in_use(target)
    if is_close:
        best = WAYS[within_dice(needed)] * loss_of(w, target, warrior.now.damage, shown)
        if may_capture(warrior, target):
            best = max(best, WAYS[within_dice(needed + HARDER)] * w.caught * target.points)
    elif fighter.reach == 0:
        return 0
    else:
        if answers_of(shown)[DEFENSE]:
            needed += 2
        best = WAYS[within_dice(needed)] * loss_of(w, target, fighter.shot, shown) * w.sight // 100
    return best // (2 * THROWS if answers_of(shown)[SAVES] else THROWS)


def within_dice(needed: int) -> int:
    return LEAST if needed < LEAST else MOST if needed > MOST else needed


def loss_of(w: Weights, target: Warrior, damage: int, shown: frozenset[str]) -> int:
    """What these clicks take from it."""
    for ability in answers_of(shown)[KEEPS_OFF]:
        damage -= ability.keeps_off
    if damage <= 0:
        return 0
    life = len(target.figure.dial) - target.click
    if damage >= life:
        return (w.clicked * life // max(1, len(target.figure.dial) - target.limit) + w.fallen) * target.points
    return w.clicked * target.points * damage // max(1, len(target.figure.dial) - target.limit)
