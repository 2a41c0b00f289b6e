from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.changes import field as field_changes
from tercio.games.mageknight.printed.dials import ATTACK
from tercio.games.mageknight.rules.combat.bombardment import judge_spots, reach_of
from tercio.games.mageknight.rules.turns.actions import RANGED
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.combat.bombardment import Blast, Bombard
from tercio.games.mageknight.steps.turns.given import give
from tercio.games.mageknight.upkeep.upkeep import IN_COMMAND, Upkeep
from tercio.geometry.angles import nearest_facing
from tercio.kernel import Answer, Match, Option, Seat, Verdict


class Bombardment(Power):
    """It lays tokens on the field that strike a turn later. MKA-BOMBARDMENT-01"""

    id = "MKA-BOMBARDMENT-01"
    name = "bombardment"
    number = 21
    slot = ATTACK
    is_optional = True
    is_indirect = True
    steps = (Bombard, Blast)

    def ways(self) -> tuple[Action, ...]:
        return (LayTokens(judge_bombardment, begin_bombardment),)

    def upkeep(self, moment: str) -> tuple[Upkeep, ...]:
        return (Bombarding(),) if moment == IN_COMMAND else ()

    def lays_within(self, state: MageKnight, bearer: Warrior) -> int:
        return reach_of(state, bearer)


class LayTokens(Action):
    """The corners of its path are the spots, one for each arrow at most. MK-BOMB-04, a49"""

    keys = ("bombard",)
    kind = RANGED
    abilities = frozenset({Bombardment.name})
    order = 2
    ends_a_ride = True
    has_spots = True

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if Bombardment.name not in stance.abilities:
            return []
        return [Option("bombard", Bombardment.id, warrior.id, corners=max(1, warrior.figure.arrows))]

    def reach(self, state: MageKnight, warrior: Warrior) -> int:
        return reach_of(state, warrior)


def judge_bombardment(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """A bombarding warrior lays this many tokens, each where it may lie. MK-BOMB-01, MK-BOMB-06, MK-BOMB-07, a49"""
    if not has(warrior, Bombardment.name):
        verdict.refuse("MK-BOMB-01", "no-ability", (warrior.id, Bombardment.number))
    most = max(1, warrior.figure.arrows)
    if len(answer.path) > most:
        verdict.refuse(Bombardment.id, "too-many-tokens", (len(answer.path), most))
    if len(set(answer.path)) < len(answer.path):
        verdict.refuse(Bombardment.id, "same-spot", ())
    judge_spots(state, warrior, answer.path, verdict)


def begin_bombardment(m: Match, warrior: Warrior, answer: Answer) -> None:
    """Each spot gets a token with one of the shells. MK-BOMB-02, MK-BOMB-04, MK-BOMB-08"""
    give(m, (warrior.id,), "MK-BOMB-04")
    shells = warrior.figure.shells
    for place, spot in enumerate(answer.path):
        shell = shells[min(place, len(shells) - 1)]
        field_changes.lay_bomb(m, warrior, spot, nearest_facing(warrior.at, spot), shell, "MK-BOMB-04")


class Bombarding(Upkeep):
    """All tokens of a warrior make one attack, whatever has become of it since. MK-BOMB-09, MK-BOMB-11, MK-BOMB-19"""

    rule = "MK-BOMB-09"
    order = -2

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        shooters: list[int] = []
        for bomb in state.bombs:
            if bomb.seat == seat and bomb.shooter not in shooters:
                shooters.append(bomb.shooter)
        return [Source(shooter, Bombardment.number) for shooter in shooters]

    def resolve(self, m: Match, source: Source) -> None:
        m.push(Bombard(source.thing, Bombardment.name))
