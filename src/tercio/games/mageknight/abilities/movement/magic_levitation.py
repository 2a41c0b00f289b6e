from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.abilities.bearers import bears_on
from tercio.games.mageknight.actions.action import Action, Stance, placing
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.ground import are_touching, friends_touching
from tercio.games.mageknight.printed.dials import MOVEMENT
from tercio.games.mageknight.rules.movement.footing import judge_standing
from tercio.games.mageknight.rules.turns.actions import SPECIAL, judge_ability
from tercio.games.mageknight.state import INCH, MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.turns.given import give
from tercio.geometry.points import centre_distance
from tercio.kernel import NOBODY, Answer, Match, Option, Verdict

FAR: Final = 10 * INCH


class MagicLevitation(Ability):
    """It lifts a friend at its side over everything that lies between. MKA-MAGICLEVITATION-01"""

    id = "MKA-MAGICLEVITATION-01"
    name = "magic-levitation"
    number = 2
    slot = MOVEMENT
    is_optional = True
    is_magic = True

    def ways(self) -> tuple[Action, ...]:
        return (Levitate(judge_levitation, begin_levitation),)


class Levitate(Action):
    """It is offered while somebody at its side can be lifted."""

    keys = ("levitate",)
    kind = SPECIAL
    abilities = frozenset({MagicLevitation.name})
    order = 2
    puts_down = True

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        friends = levitable(state, warrior) if MagicLevitation.name in stance.abilities else ()
        return [placing("levitate", MagicLevitation.id, warrior, friends)] if friends else []

    def reach(self, state: MageKnight, warrior: Warrior) -> int:
        return FAR


def levitable(state: MageKnight, warrior: Warrior) -> tuple[int, ...]:
    friends = friends_touching(state, warrior)
    afoot = [friend for friend in friends if friend.partner == NOBODY and not friend.has_acted]
    return tuple([friend.id for friend in afoot if bears_on(MagicLevitation(), friend)])


def judge_levitation(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """A friend is lifted over whatever lies between, and need not break away. MK-TERM-20"""
    judge_ability(warrior, MagicLevitation.name, verdict)
    rule = MagicLevitation.id
    friend = state.find(answer.picks[0]) if answer.picks else None
    if friend is None:
        return
    if not state.are_friends(warrior, friend):
        verdict.refuse(rule, "not-a-friend", (friend.id,))
    if not are_touching(state, warrior, friend):
        verdict.refuse(rule, "not-in-contact", (friend.id,))
    if friend.partner != NOBODY:
        verdict.refuse("MKC-UNIT-12", "is-cavalry", (friend.id,))
    if friend.has_acted:
        verdict.refuse(rule, "has-acted", (friend.id,))
    if not bears_on(MagicLevitation(), friend):
        verdict.refuse("MK-COMBAT-10", "immune-to-magic", (friend.id,))
    if answer.path:
        far = centre_distance(friend.at, answer.path[0])
        if far > FAR:
            verdict.refuse(rule, "too-far", (far, FAR))
        judge_standing(state, friend.standing(answer.path[0], answer.numbers[0] if answer.numbers else 0), verdict)


def begin_levitation(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The friend has moved without breaking away, and can be given no action this turn."""
    give(m, (warrior.id,), "MK-SPECIAL-02")
    friend = mageknight(m).warriors[answer.picks[0]]
    changes.set_down(m, friend, answer.path[0], answer.numbers[0], MagicLevitation.id)
    changes.curse(m, mageknight(m).warriors[friend.id])
