"""Secondary objectives: none is printed in the book, these are ours, and they are off by default. SU-SCEN-02, a92"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tercio.content.table import Phrase
from tercio.content.wording import Wording
from tercio.games.summoners.printed.profiles import INCH
from tercio.games.summoners.printed.scenarios import spots_on
from tercio.games.summoners.rules.scoring import home_of, sources_of
from tercio.games.summoners.state import Summoners, Unit
from tercio.kernel import Point, Seat

NAME: Final = Wording("tercio.games.summoners", "secrets.names")
TEXT: Final = Wording("tercio.games.summoners", "secrets.texts")
NEAR_THE_CENTRE: Final = 6 * INCH
NEAR_AN_EDGE: Final = 6 * INCH
MANY_SOURCES: Final = 3
MANY_CREATURES: Final = 4
HIGH_LEVEL: Final = 3
UNHURT_UNTIL: Final = 4  # the round


class Secret(NamedTuple):
    """What a player tries in secret; it is looked at whenever a round is scored."""

    number: int  # in events: it never changes, and no other one ever has it
    id: str
    points: int
    is_met: Callable[[Summoners, Seat], bool]

    @property
    def name(self) -> Phrase:
        return NAME(self.id)

    @property
    def text(self) -> Phrase:
        return TEXT(self.id)


def has_many_sources(state: Summoners, seat: Seat) -> bool:
    return sources_of(state, seat) >= MANY_SOURCES


def stands_in_the_middle(state: Summoners, seat: Seat) -> bool:
    summoner = state.summoner(seat)
    return summoner is not None and is_near(summoner, (state.board // 2, state.board // 2), NEAR_THE_CENTRE)


def leads_many(state: Summoners, seat: Seat) -> bool:
    return len(state.creatures(seat)) >= MANY_CREATURES


def leads_a_giant(state: Summoners, seat: Seat) -> bool:
    return bool([unit for unit in state.creatures(seat) if unit.profile.level >= HIGH_LEVEL])


def is_unhurt(state: Summoners, seat: Seat) -> bool:
    summoner = state.summoner(seat)
    return state.round >= UNHURT_UNTIL and summoner is not None and summoner.lost == 0


def is_at_an_enemy_edge(state: Summoners, seat: Seat) -> bool:
    spots = spots_on(state.board, len(state.players))
    for player in state.players:
        if not state.are_allied(seat, player.seat):
            spot = spots[home_of(state, player.seat)]
            if [unit for unit in state.creatures(seat) if is_near(unit, spot, NEAR_AN_EDGE)]:
                return True
    return False


def is_near(unit: Unit, point: Point, limit: int) -> bool:
    """No part of the way from the edge of the base to the point is longer than this."""
    reach = limit + unit.profile.radius
    dx, dy = unit.at[0] - point[0], unit.at[1] - point[1]
    return dx * dx + dy * dy <= reach * reach


ALL: Final = (
    Secret(0, "springs", 2, has_many_sources),
    Secret(1, "heart", 2, stands_in_the_middle),
    Secret(2, "host", 2, leads_many),
    Secret(3, "giant", 2, leads_a_giant),
    Secret(4, "unhurt", 2, is_unhurt),
    Secret(5, "banner", 3, is_at_an_enemy_edge),
)
SECRETS: Final = {secret.id: secret for secret in ALL}
BY_NUMBER: Final = {secret.number: secret for secret in ALL}
