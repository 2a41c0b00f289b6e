from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.ability import Ability, Token
from tercio.games.mageknight.abilities.bearers import is_active
from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.ground import enemies_touching
from tercio.games.mageknight.printed.dials import ATTACK
from tercio.games.mageknight.rules.combat.ranged_combat import attacks_forbidden, judge_shots
from tercio.games.mageknight.rules.combat.targets import shot_targets
from tercio.games.mageknight.rules.turns.actions import RANGED, judge_ability
from tercio.games.mageknight.state import HERE, MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.combat.ranged_combat import shoot
from tercio.games.mageknight.steps.turns.given import give
from tercio.games.mageknight.upkeep.upkeep import IN_COMMAND, Upkeep
from tercio.kernel import PASS, Answer, Decision, Match, Option, Seat, Step, Verdict


@dataclass
class ShootOnWatch(Step):
    """The watcher shoots at any legal target, or does not; the token is used up either way."""

    warrior: int

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        warrior = state.find(self.warrior)
        if warrior is None or not warrior.is_watching or attacks_forbidden(state):
            return ()
        targets = tuple([target.id for target in shot_targets(state, warrior)])
        if not targets:
            return ()
        most = min(len(targets), max(1, warrior.figure.arrows))
        shot = Option("ranged", Overwatch.id, warrior.id, targets, 1, most)
        return (Decision(warrior.seat, "watch", Overwatch.id, (shot, PASS), warrior.id),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "ranged":
            judge_shots(mageknight(m), mageknight(m).warriors[self.warrior], answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.advance(m)
        if answer.key == "ranged":
            shoot(m, self.warrior, answer.picks)

    def advance(self, m: Match) -> None:
        m.finish(self)
        warrior = mageknight(m).find(self.warrior)
        if warrior is not None and warrior.is_watching:
            changes.stop_watching(m, warrior, Overwatch.id)


class Watched(Token):
    """It is lost when its bearer moves, meets an enemy, or loses its courage or its freedom. MKA-OVERWATCH-01"""

    id = "MKA-OVERWATCH-01"
    name = "watch"

    def lies_by(self, warrior: Warrior) -> bool:
        return warrior.is_watching

    def moved(self, m: Match, bearer: Warrior) -> None:
        self.lose(m, bearer)

    def is_lost(self, state: MageKnight, bearer: Warrior) -> bool:
        return not is_active(bearer) or bool(enemies_touching(state, bearer))

    def lose(self, m: Match, bearer: Warrior) -> None:
        changes.stop_watching(m, bearer, self.id)


class Overwatch(Ability):
    """It keeps its shot for the next command phase. MKA-OVERWATCH-01"""

    id = "MKA-OVERWATCH-01"
    name = "overwatch"
    number = 24
    slot = ATTACK
    is_optional = True
    is_house_ruled = True
    steps = (ShootOnWatch,)
    tokens = (Watched(),)

    def ways(self) -> tuple[Action, ...]:
        return (Watch(judge_watch, begin_watch),)

    def upkeep(self, moment: str) -> tuple[Upkeep, ...]:
        return (Watching(),) if moment == IN_COMMAND else ()


class Watch(Action):
    """A warrior gets an overwatch token instead of attacking."""

    keys = ("watch",)
    kind = RANGED
    abilities = frozenset({Overwatch.name})
    order = 2
    ends_a_ride = True

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if Overwatch.name in stance.abilities and not warrior.is_watching:
            return [Option("watch", Overwatch.id, warrior.id)]
        return []


def judge_watch(_state: MageKnight, warrior: Warrior, _answer: Answer, verdict: Verdict) -> None:
    """Only who has the ability can lie in wait."""
    judge_ability(warrior, Overwatch.name, verdict)


def begin_watch(m: Match, warrior: Warrior, _answer: Answer) -> None:
    """The warrior gets its token."""
    give(m, (warrior.id,), Overwatch.id)
    changes.watch(m, mageknight(m).warriors[warrior.id], Overwatch.id)


class Watching(Upkeep):
    """The token counts, not the ability: that may have vanished since."""

    rule = Overwatch.id
    order = -2

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        watchers = [w for w in state.warriors if w.is_watching and w.seat == seat and w.gone == HERE]
        return [Source(watcher.id, Overwatch.number) for watcher in watchers]

    def resolve(self, m: Match, source: Source) -> None:
        m.push(ShootOnWatch(source.thing))
