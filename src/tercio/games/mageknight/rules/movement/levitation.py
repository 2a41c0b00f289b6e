"""MKA-MAGICLEVITATION-01  Whom may a mage lift, and to where?"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.bearers import bears_on
from tercio.games.mageknight.abilities.names import LEVITATION
from tercio.games.mageknight.abilities.registry import abilities, rule_of
from tercio.games.mageknight.field.ground import are_touching, friends_touching
from tercio.games.mageknight.rules.movement.footing import judge_standing
from tercio.games.mageknight.rules.turns.actions import judge_ability
from tercio.games.mageknight.state import INCH, MageKnight, Warrior
from tercio.geometry.points import centre_distance
from tercio.kernel import NOBODY, Answer, Verdict

FAR: Final = 10 * INCH


def levitable(state: MageKnight, warrior: Warrior) -> tuple[int, ...]:
    friends = friends_touching(state, warrior)
    afoot = [friend for friend in friends if friend.partner == NOBODY and not friend.has_acted]
    return tuple([friend.id for friend in afoot if bears_on(abilities()[LEVITATION], friend)])


def judge_levitation(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """Whatever lies between; it need not break away (MK-TERM-20)."""
    judge_ability(warrior, LEVITATION, verdict)
    rule = rule_of(LEVITATION)
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
    if not bears_on(abilities()[LEVITATION], friend):
        verdict.refuse("MK-COMBAT-10", "immune-to-magic", (friend.id,))
    if answer.path:
        far = centre_distance(friend.at, answer.path[0])
        if far > FAR:
            verdict.refuse(rule, "too-far", (far, FAR))
        judge_standing(state, friend.standing(answer.path[0], answer.numbers[0] if answer.numbers else 0), verdict)
