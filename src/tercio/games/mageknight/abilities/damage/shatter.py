from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.field.aims import Blow
from tercio.games.mageknight.printed.dials import DAMAGE
from tercio.games.mageknight.rules.turns.items import free_spot, judge_carried
from tercio.games.mageknight.state import ITEMS, MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.turns.fall import put_down
from tercio.kernel import Answer, Decision, Match, Option, Step, Verdict


@dataclass
class Shattering(Step):
    """The attacker's player says what the target drops. MKA-SHATTER-01"""

    attacker: int
    target: int

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        target, seat = state.find(self.target), state.warriors[self.attacker].seat
        if target is None or len(set(target.items)) < 2:
            return ()
        items = tuple([ITEMS + item.number for item in dict.fromkeys(target.items)])
        option = Option("shatter", Shatter.id, self.target, items, 1, 1)
        return (Decision(seat, "shatter", Shatter.id, (option,), self.target),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        judge_carried(mageknight(m).warriors[self.target], answer.picks, Shatter.id, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        numbers = [ITEMS + item.number for item in mageknight(m).warriors[self.target].items]
        self.drop(m, numbers.index(answer.picks[0]))

    def advance(self, m: Match) -> None:
        self.drop(m, 0)

    def drop(self, m: Match, slot: int) -> None:
        m.finish(self)
        target = mageknight(m).find(self.target)
        if target is not None and target.items:
            spot = free_spot(mageknight(m), target)
            put_down(m, target, slot, target.at if spot is None else spot, Shatter.id)


class Shatter(Ability):
    """Whom it hurts drops an item. MKA-SHATTER-01"""

    id = "MKA-SHATTER-01"
    name = "shatter"
    number = 53
    slot = DAMAGE
    is_house_ruled = True
    steps = (Shattering,)

    def follows(self, state: MageKnight, blow: Blow) -> bool:
        return bool(blow.hurt)

    def still_works(self, state: MageKnight, bearer: Warrior, blow: Blow) -> bool:
        return any([state.warriors[target].items for target in blow.hurt])

    def resolve(self, m: Match, blow: Blow, bearer: Warrior) -> None:
        for target in reversed(blow.hurt):
            m.push(Shattering(bearer.id, target))
