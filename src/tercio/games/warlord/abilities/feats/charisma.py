"""Charisma lets another character in the same rank roll again. WL-FEAT-04, -05, -06"""

from __future__ import annotations

from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.field.ranks import row_of
from tercio.games.warlord.rules.reacts import NOT_AGAIN, ROLL_STANDS
from tercio.games.warlord.state import Card, warlord
from tercio.games.warlord.steps.feats import UseFeat
from tercio.games.warlord.steps.moments import ROLLED, Moment
from tercio.games.warlord.steps.rolls import Rolling, is_fixed, is_spared_again, roll_again, rolling_under
from tercio.kernel import Match


class Charisma(Feat):
    """It reacts to the roll of another character in the rank, as long as that may still be changed. A63"""

    name = "charisma"
    key = "charisma"
    number = 0
    rule = "WL-FEAT-04"
    once = "WL-FEAT-06"
    moment = ROLLED
    unconcerned = "not-in-its-rank"

    def concerns(self, m: Match, window: Moment) -> tuple[int, ...]:
        state = warlord(m)
        seat, rank, _ = state.place_of(window.subject)
        return row_of(state, seat, rank)

    def hitch(self, m: Match, window: Moment, card: Card) -> str:
        if window.subject == card.id:
            return "own-roll"
        rolling = rolling_under(m)
        if not isinstance(rolling, Rolling) or is_fixed(m, rolling):
            return ROLL_STANDS
        return NOT_AGAIN if is_spared_again(m, card.owner) else ""

    def succeed(self, m: Match, use: UseFeat) -> None:
        roll_again(m, "WL-FEAT-05")
