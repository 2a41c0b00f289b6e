from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.field.aims import Blow
from tercio.games.mageknight.field.cavalry import mount_of
from tercio.games.mageknight.printed.dials import DAMAGE
from tercio.games.mageknight.rules.movement.hindrances import must_break_away
from tercio.games.mageknight.rules.movement.plans import LEAD, judge_lead, way_for
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.movement.moves import move
from tercio.kernel import PASS, Answer, Decision, Match, Option, Step, Verdict


@dataclass
class Confusing(Step):
    """The attacker's player moves the target, which breaks away first if it must. MKA-MAGICCONFUSION-01, H32"""

    attacker: int
    target: int
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        seat = state.warriors[self.attacker].seat
        if self.is_done or state.find(self.target) is None:
            return ()
        walk = way_for(LEAD, MagicConfusion.id, self.target, ())
        if must_break_away(state, state.warriors[self.target]):
            walk = Option(LEAD, MagicConfusion.id, self.target)
        return (Decision(seat, "confuse", MagicConfusion.id, (walk, PASS), self.target),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == LEAD:
            state = mageknight(m)
            leader = state.warriors[self.attacker].seat
            judge_lead(state, state.warriors[self.target], leader, MagicConfusion.id, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        if answer.key == LEAD:
            target, seat = mageknight(m).warriors[self.target], mageknight(m).warriors[self.attacker].seat
            facing = answer.numbers[0] if answer.numbers else target.facing
            move(m, self.target, answer.path, facing, MagicConfusion.id, LEAD, mover=seat)

    def advance(self, m: Match) -> None:
        m.finish(self)


class MagicConfusion(Power):
    """It leads whom it hits. MKA-MAGICCONFUSION-01"""

    id = "MKA-MAGICCONFUSION-01"
    name = "magic-confusion"
    number = 48
    slot = DAMAGE
    is_optional = True
    is_magic = True
    key = "confuse"
    harms = False
    steps = (Confusing,)

    def follows(self, state: MageKnight, blow: Blow) -> bool:
        return blow.using == self.name

    def resolve(self, m: Match, blow: Blow, bearer: Warrior) -> None:
        """Of a cavalry unit the mount goes, whichever half was hit. MKC-ACTION-03, MKC-UNIT-24"""
        state = mageknight(m)
        m.push(Confusing(bearer.id, mount_of(state, state.warriors[blow.hit[0]]).id))
