"""The moments at which reacts may be played, in the order of a strike (A30), and the window that opens there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from tercio.games.warlord.field.filters import warlords
from tercio.games.warlord.state import warlord
from tercio.kernel import NOBODY, Match, RuleId, Seat, Window

AIMING: Final = "before:aimed"  # a ranged strike, before its target is declared
TARGETED: Final = "after:targeted"
BEFORE_ROLL: Final = "before:rolled"  # of a strike
ROLLED: Final = "after:rolled"
HIT: Final = "after:hit"
MISSED: Final = "after:missed"
WOUNDING: Final = "before:wounded"
STRUCK: Final = "after:struck"  # the strike is finished
DIED: Final = "after:died"
ANNOUNCED: Final = "after:announced"  # an action, before it takes effect
PERFORMED: Final = "after:performed"
ORDERED: Final = "after:ordered"
FALLING: Final = "before:fallen"  # re-forming from an illegal rank
MANOEUVRING: Final = "before:manoeuvred"  # it is spent and knows where to go
MANOEUVRED: Final = "after:manoeuvred"
ENTERED: Final = "after:entered"
DREW: Final = "after:drew"
RETRIEVED: Final = "after:retrieved"
INITIATIVE: Final = "after:initiative-rolled"

MOMENTS: Final = (
    AIMING,
    TARGETED,
    BEFORE_ROLL,
    ROLLED,
    HIT,
    MISSED,
    WOUNDING,
    STRUCK,
    DIED,
    ANNOUNCED,
    PERFORMED,
    ORDERED,
    FALLING,
    MANOEUVRING,
    MANOEUVRED,
    ENTERED,
    DREW,
    RETRIEVED,
    INITIATIVE,
)


@dataclass
class Moment(Window):
    """Reacts are played exactly now; the window remembers which cards have reacted. WL-REACT-03, WL-REACT-05"""

    rule: ClassVar[RuleId] = "WL-REACT-03"
    used: tuple[int, ...] = ()
    is_sure: bool = False  # that the next seat might react was seen when the window was opened

    def next_seat(self, passes: int) -> None:
        self.is_sure = False
        super().next_seat(passes)


def after_drawing(m: Match, seats: list[Seat]) -> None:
    """Whoever takes a card from his deck into hand draws; his Warlord stands for the player. WL-GLOSSARY-02"""
    state = warlord(m)
    for seat in reversed(seats):  # the first one's reacts come first
        leaders = warlords(state, seat) or state.characters(seat)
        m.open(DREW, leaders[0].id if leaders else NOBODY)
