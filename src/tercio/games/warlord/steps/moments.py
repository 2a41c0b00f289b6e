"""The moments at which reacts may be played, in the order of a strike (A30), and the window that opens there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from tercio.games.warlord.field.filters import warlords
from tercio.games.warlord.state import warlord
from tercio.kernel import NOBODY, Answer, Match, RuleId, Seat, Window
from tercio.kernel.codec import seldom
from tercio.kernel.decision import Decision

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
ATTACKING: Final = "before:attacked"  # an attack as a whole, before its first strike
ATTACKED: Final = "after:attacked"
CAST: Final = "after:cast"  # a spell has been performed
KILLING: Final = "before:killed"  # by wounds or by a text; reacts may still save it
CHECK_PASSED: Final = "after:check-passed"  # a check or save, of feats too
CHECK_FAILED: Final = "after:check-failed"
ROUND_BEGAN: Final = "after:round-began"  # cards are ready, nobody has drawn yet
ROUND_ENDING: Final = "before:round-ended"  # what lasts for the round still does

# What happens to a character, whatever is the cause: `changes.tell` notes it, and `settle` opens the window.
WOUNDED: Final = "after:wounded"
HEALED: Final = "after:healed"
GOT_READY: Final = "after:readied"
GOT_SPENT: Final = "after:spent"
GOT_STUNNED: Final = "after:stunned"
MOVED: Final = "after:moved"  # to another place, also by falling or manoeuvring
LEFT: Final = "after:left"  # play, also by dying
GOT_EQUIPPED: Final = "after:equipped"  # about the bearer

# Something is about to happen to a character, and does not to one that has left meanwhile.
ABOUT_TO: Final = (WOUNDING, KILLING, FALLING, MANOEUVRING, ATTACKING)

BY_STATE: Final = (GOT_READY, GOT_SPENT, GOT_STUNNED)  # as cards count their states

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
    ATTACKING,
    ATTACKED,
    CAST,
    KILLING,
    CHECK_PASSED,
    CHECK_FAILED,
    ROUND_BEGAN,
    ROUND_ENDING,
    WOUNDED,
    HEALED,
    GOT_READY,
    GOT_SPENT,
    GOT_STUNNED,
    MOVED,
    LEFT,
    GOT_EQUIPPED,
)


@dataclass
class Moment(Window):
    """Reacts are played exactly now; the window remembers which cards have reacted. WL-REACT-03, WL-REACT-05"""

    rule: ClassVar[RuleId] = "WL-REACT-03"
    used: tuple[int, ...] = ()
    is_sure: bool = False  # that the next seat might react was seen when the window was opened
    due: tuple[Answer, ...] = ()  # what happens by itself at this moment, before anybody reacts (A128)

    def ask(self, m: Match) -> tuple[Decision, ...]:
        return () if self.due else super().ask(m)

    def advance(self, m: Match) -> None:
        if self.due:
            first, self.due = self.due[0], self.due[1:]
            m.push(m.game.accept(m, self, first))
        else:
            super().advance(m)

    def next_seat(self, passes: int) -> None:
        self.is_sure = False
        super().next_seat(passes)


seldom(Moment, due=())


def window_at(moment: str, seats: tuple[Seat, ...], subject: int) -> Moment:
    """These seats may react at this moment; where there are none, it is over at once."""
    return Moment(moment, seats, subject)


def after_drawing(m: Match, seats: list[Seat]) -> None:
    """A player who takes a card from the deck into hand draws; the Warlord stands for the player. WL-GLOSSARY-02"""
    state = warlord(m)
    for seat in reversed(seats):  # the first one's reacts come first
        leaders = warlords(state, seat) or state.characters(seat)
        m.open(DREW, leaders[0].id if leaders else NOBODY)
