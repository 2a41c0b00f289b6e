"""Answers worth trying for special actions and bombardments: whom, and a spot for it."""

from __future__ import annotations

from tercio.games.mageknight.actions import by_key, lays_tokens, puts_beside, puts_down
from tercio.games.mageknight.field.ground import base_of, is_in_front
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.geometry.angles import SCALE, direction
from tercio.geometry.placements import in_contact
from tercio.geometry.points import within
from tercio.kernel import Answer, Decision, Dice, Option, Point


def is_special(key: str) -> bool:
    """Somebody is put down somewhere, or tokens are laid."""
    return puts_down(key) or lays_tokens(key)


def special(state: MageKnight, decision: Decision, option: Option, dice: Dice) -> Answer:
    warrior = state.warriors[option.subject]
    far = by_key()[option.key].reach(state, warrior)
    if lays_tokens(option.key):
        return Answer(decision.seat, option.key, warrior.id, (), bombarded(state, warrior, far, option.corners, dice))
    whom = option.among[dice.below(len(option.among))]
    other, (dx, dy) = state.warriors[whom], direction(dice.below(360))
    if not puts_beside(option.key):
        far = dice.below(far)
        spot = (other.at[0] + dx * far // SCALE, other.at[1] + dy * far // SCALE)
    else:
        x, y = warrior.at
        spot = in_contact(other.figure.radius, base_of(warrior), (x + dx // 100, y + dy // 100))
    return Answer(decision.seat, option.key, warrior.id, (whom,), (spot,), (dice.below(360),))


def bombarded(state: MageKnight, warrior: Warrior, reach: int, most: int, dice: Dice) -> tuple[Point, ...]:
    """Where enemies stand in reach, a rider with its mount; straight ahead where there are none."""
    enemies = [enemy.at for enemy in state.here() if state.are_enemies(warrior, enemy)]
    spots = [at for at in dict.fromkeys(enemies) if within(warrior.at, at, reach) and is_in_front(warrior, at)]
    if not spots:
        (dx, dy), far = direction(warrior.facing), dice.below(reach + 1)
        return ((warrior.at[0] + dx * far // SCALE, warrior.at[1] + dy * far // SCALE),)
    order = dice.shuffled(len(spots))
    return tuple([spots[place] for place in order[: 1 + dice.below(most)]])
