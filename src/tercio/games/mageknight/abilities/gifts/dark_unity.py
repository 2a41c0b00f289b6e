from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.ability import Gift
from tercio.games.mageknight.abilities.bearers import has_gift
from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.printed.dials import DARK_RIDERS
from tercio.games.mageknight.state import HERE, MageKnight, Warrior, mageknight
from tercio.games.mageknight.upkeep.upkeep import IN_COMMAND, Upkeep
from tercio.kernel import NOBODY, PASS, Answer, Decision, Match, Seat, Step, plain


@dataclass
class Unite(Step):
    """The rider's player says whether it suffers for its mount. MKF-DARKUNITY-02"""

    rider: int
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        rider = mageknight(m).find(self.rider)
        if self.is_done or rider is None or not can_unite(mageknight(m), rider):
            return ()
        unite = plain("unite", "MKF-DARKUNITY-02", rider.id)
        return (Decision(rider.seat, "unite", "MKF-DARKUNITY-02", (unite, PASS), rider.id),)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        if answer.key == "unite":
            rider = mageknight(m).warriors[self.rider]
            changes.damage(m, rider, 1, "MKF-DARKUNITY-02")
            changes.heal(m, mageknight(m).warriors[rider.partner], 1, "MKF-DARKUNITY-02")

    def advance(self, m: Match) -> None:
        m.finish(self)


class DarkUnity(Gift):
    """The rider suffers and its mount heals. MKF-DARKUNITY-01"""

    id = "MKF-DARKUNITY-01"
    stands_in = "MKF-DARKUNITY-01"
    name = "dark-unity"
    number = 56
    subfaction = DARK_RIDERS
    is_optional = True
    steps = (Unite,)

    def upkeep(self, moment: str) -> tuple[Upkeep, ...]:
        return (Uniting(),) if moment == IN_COMMAND else ()


class Uniting(Upkeep):
    """Each unit may unite once in its player's command phase. MKF-DARKUNITY-02, MKF-DARKUNITY-03, MKC-DARK-07, A70"""

    rule = "MKF-DARKUNITY-02"

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        riders = [w for w in state.warriors if w.partner != NOBODY and w.seat == seat and w.gone == HERE]
        return [Source(w.id, DarkUnity.number) for w in riders if can_unite(state, w)]

    def resolve(self, m: Match, source: Source) -> None:
        m.push(Unite(source.thing))


def can_unite(state: MageKnight, rider: Warrior) -> bool:
    """A rider can, even on its last click, unless its mount is whole. MKF-DARKUNITY-01, MKF-DARKUNITY-02, A69"""
    if not rider.is_rider or not has_gift(rider, DarkUnity.name):
        return False
    mount = state.warriors[rider.partner]
    return mount.click > mount.limit
