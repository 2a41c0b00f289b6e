from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.actions.action import NEAR, Action, Stance
from tercio.games.mageknight.changes import spells as spell_changes
from tercio.games.mageknight.field.ground import friends_touching
from tercio.games.mageknight.printed.dials import DAMAGE
from tercio.games.mageknight.rules.turns.actions import SPECIAL, judge_ability
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import Answer, Match, Option, Verdict


class WarCry(Ability):
    """With a special action it takes an action token from each friend at its side. MKA-WARCRY-01"""

    id = "MKA-WARCRY-01"
    name = "war-cry"
    number = 71
    slot = DAMAGE
    is_optional = True
    is_house_ruled = True

    def ways(self) -> tuple[Action, ...]:
        return (Cry(judge_cry, begin_cry),)


class Cry(Action):
    """It is offered while somebody is there to hear it."""

    keys = ("war-cry",)
    kind = SPECIAL
    abilities = frozenset({WarCry.name})
    needs = NEAR
    order = 5

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        return [Option("war-cry", WarCry.id, warrior.id)] if weary_beside(state, warrior) else []


def weary_beside(state: MageKnight, warrior: Warrior) -> list[Warrior]:
    """Cavalry hears it once, as the unit that it is."""
    friends = [friend for friend in friends_touching(state, warrior) if friend.tokens]
    return [friend for friend in friends if not friend.is_rider]


def judge_cry(state: MageKnight, warrior: Warrior, _answer: Answer, verdict: Verdict) -> None:
    """Somebody with a token hears it."""
    judge_ability(warrior, WarCry.name, verdict)
    if not weary_beside(state, warrior):
        verdict.refuse(WarCry.id, "nobody-hears", (warrior.id,))


def begin_cry(m: Match, warrior: Warrior, _answer: Answer) -> None:
    """Each of them has one token less; the crier receives its own."""
    give(m, (warrior.id,), WarCry.id)
    for friend in weary_beside(mageknight(m), warrior):
        spell_changes.take_token(m, friend, WarCry.id)
