"""The ten scenarios as data: where what lies, how many terrain pieces, what scores, when it ends. SU-SCEN-01"""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.table import Phrase
from tercio.content.wording import Wording
from tercio.games.summoners.printed.objectives import EXIT, LARGE, RELIC, SMALL, WELL, WELL_SOURCE
from tercio.games.summoners.printed.profiles import INCH
from tercio.kernel import Point, RuleId

SMALL_BOARD: Final = 36 * INCH  # SU-START-05
LARGE_BOARD: Final = 48 * INCH  # SU-START-06
BOARDS: Final = (SMALL_BOARD, LARGE_BOARD)

FROM_SIDE: Final = 6 * INCH  # a12: to the middle of the marker; a13: the same on every board
FROM_EDGE: Final = 8 * INCH
ON_THE_LINES: Final = 9 * INCH
SPACING: Final = 4 * INCH  # SU-TERRAIN-15, SU-TERRAIN-16

# -- places on the board, as seen from seat 0 ------------------------------------------------------------

CENTRE: Final = "centre"
LEFT: Final = "left"  # on the centre line, near the side edges
RIGHT: Final = "right"
SOUTH_WEST: Final = "south-west"  # the middles of the quarters
SOUTH_EAST: Final = "south-east"
NORTH_WEST: Final = "north-west"
NORTH_EAST: Final = "north-east"
SOUTH_DRAWN: Final = "south-drawn"  # of the two quarters of a half, the one that the dice choose
SOUTH_OTHER: Final = "south-other"
NORTH_DRAWN: Final = "north-drawn"
NORTH_OTHER: Final = "north-other"
SOUTH_EDGE: Final = "south-edge"  # between the middle of an edge and the centre
EAST_EDGE: Final = "east-edge"
NORTH_EDGE: Final = "north-edge"
WEST_EDGE: Final = "west-edge"
SOUTH_LINE_LEFT: Final = "south-line-left"  # on the lines that cut the board into thirds
SOUTH_LINE: Final = "south-line"
SOUTH_LINE_RIGHT: Final = "south-line-right"
NORTH_LINE_LEFT: Final = "north-line-left"
NORTH_LINE: Final = "north-line"
NORTH_LINE_RIGHT: Final = "north-line-right"

QUARTERS: Final = (SOUTH_WEST, SOUTH_EAST, NORTH_WEST, NORTH_EAST)
EDGES: Final = (SOUTH_EDGE, EAST_EDGE, NORTH_EDGE, WEST_EDGE)

# What the dice choose.
NOTHING_DRAWN: Final = ""
HALVES: Final = "halves"  # a quarter in each half
DIAGONAL: Final = "diagonal"  # two quarters that lie across from each other


NAME: Final = Wording("tercio.games.summoners", "scenarios.names")
GOAL: Final = Wording("tercio.games.summoners", "scenarios.goals")


class Marker(NamedTuple):
    kind: str
    place: str
    rule: RuleId


class Worth(NamedTuple):
    """Victory points at the end of a round: in one's own half, and elsewhere."""

    near: int
    far: int
    rule: RuleId


class Scenario(NamedTuple):
    """An empty rule id: this scenario has nothing of the kind. SU-SCEN-01"""

    id: str
    seats: int
    markers: tuple[Marker, ...]
    more_pieces: int  # terrain: a d4 and this many more
    spots_rule: RuleId
    pieces_rule: RuleId
    limit_rule: RuleId
    slain_rule: RuleId  # an enemy summoner is eliminated
    drawn: str = NOTHING_DRAWN
    drawn_rule: RuleId = ""
    rounds: int = 6
    spacing: int = SPACING  # SU-TERRAIN-18
    slain_points: int = 5
    has_points: bool = True
    source: Worth | None = None  # of a large source, or of the well's
    relic: Worth | None = None  # of a relic, or of the well
    majority_rule: RuleId = ""  # a point for the most sources
    levels_rule: RuleId = ""  # a point for each level that is killed
    departed_rule: RuleId = ""  # a point for each level that goes through the portal
    waiting_rule: RuleId = ""  # two points for a summoner near the portal when all is over
    seizing_rule: RuleId = ""  # the well can be seized
    one_side_rule: RuleId = ""  # more than two sides: it ends when one is left

    @property
    def name(self) -> Phrase:
        return NAME(self.id)

    @property
    def goal(self) -> Phrase:
        """What gives victory points."""
        return GOAL(self.id)

    @property
    def number(self) -> int:
        return int(self.id[1:])

    @property
    def relics(self) -> int:
        return len([marker for marker in self.markers if marker.kind == RELIC])


def many(kind: str, places: tuple[str, ...], rule: RuleId) -> tuple[Marker, ...]:
    return tuple([Marker(kind, place, rule) for place in places])


ALL: Final = (
    Scenario(
        "s1",
        2,
        (
            *many(LARGE, (CENTRE, LEFT, RIGHT), "SU-S1-02"),
            *many(SMALL, (SOUTH_DRAWN, NORTH_DRAWN), "SU-S1-03"),
        ),
        3,
        "SU-S1-01",
        "SU-S1-04",
        "SU-S1-07",
        "SU-S1-05",
        HALVES,
        "SU-S1-03",
        slain_points=0,
        has_points=False,
    ),
    Scenario(
        "s2",
        2,
        (
            *many(LARGE, (CENTRE, LEFT, RIGHT), "SU-S2-02"),
            *many(SMALL, (SOUTH_DRAWN, NORTH_DRAWN), "SU-S2-03"),
            *many(RELIC, (SOUTH_OTHER, NORTH_OTHER), "SU-S2-04"),
        ),
        3,
        "SU-S2-01",
        "SU-S2-05",
        "SU-S2-08",
        "SU-S2-09",
        HALVES,
        "SU-S2-03",
        source=Worth(1, 1, "SU-S2-06"),
        relic=Worth(1, 3, "SU-S2-07"),
    ),
    Scenario(
        "s3",
        2,
        (
            *many(SMALL, QUARTERS, "SU-S3-02"),
            *many(LARGE, (LEFT, RIGHT), "SU-S3-02"),
            Marker(RELIC, CENTRE, "SU-S3-03"),
        ),
        3,
        "SU-S3-01",
        "SU-S3-04",
        "SU-S3-07",
        "SU-S3-08",
        source=Worth(1, 1, "SU-S3-05"),
        relic=Worth(2, 2, "SU-S3-06"),
    ),
    Scenario(
        "s4",
        2,
        (*many(LARGE, QUARTERS, "SU-S4-02"), *many(SMALL, (CENTRE, LEFT, RIGHT), "SU-S4-02")),
        3,
        "SU-S4-01",
        "SU-S4-03",
        "SU-S4-06",
        "SU-S4-07",
        source=Worth(1, 1, "SU-S4-04"),
        majority_rule="SU-S4-05",
    ),
    Scenario(
        "s5",
        2,
        (
            *many(LARGE, (SOUTH_LINE_LEFT, SOUTH_LINE_RIGHT), "SU-S5-03"),
            *many(LARGE, (NORTH_LINE_LEFT, NORTH_LINE_RIGHT), "SU-S5-03"),
            *many(SMALL, (SOUTH_LINE, NORTH_LINE), "SU-S5-04"),
        ),
        3,
        "SU-S5-01",
        "SU-S5-05",
        "SU-S5-07",
        "SU-S5-08",
        source=Worth(1, 2, "SU-S5-06"),
    ),
    Scenario(
        "s6",
        2,
        (*many(LARGE, EDGES, "SU-S6-02"), Marker(SMALL, CENTRE, "SU-S6-03")),
        3,
        "SU-S6-01",
        "SU-S6-04",
        "SU-S6-09",
        "SU-S6-10",
        source=Worth(1, 1, "SU-S6-05"),
        levels_rule="SU-S6-06",
    ),
    Scenario(
        "s7",
        2,
        (
            Marker(EXIT, CENTRE, "SU-S7-02"),
            *many(LARGE, (LEFT, RIGHT), "SU-S7-03"),
            *many(LARGE, (SOUTH_DRAWN, NORTH_DRAWN), "SU-S7-04"),
            *many(SMALL, (SOUTH_OTHER, NORTH_OTHER), "SU-S7-05"),
        ),
        3,
        "SU-S7-01",
        "SU-S7-06",
        "SU-S7-11",
        "SU-S7-12",
        HALVES,
        "SU-S7-04",
        source=Worth(1, 1, "SU-S7-07"),
        departed_rule="SU-S7-08",
        waiting_rule="SU-S7-10",
    ),
    Scenario(
        "s8",
        2,
        (Marker(WELL, CENTRE, "SU-S8-02"), *many(WELL_SOURCE, QUARTERS, "SU-S8-03")),
        3,
        "SU-S8-01",
        "SU-S8-04",
        "SU-S8-11",
        "SU-S8-10",
        source=Worth(1, 1, "SU-S8-05"),
        relic=Worth(2, 2, "SU-S8-06"),
        seizing_rule="SU-S8-09",
    ),
    Scenario(
        "s9",
        4,
        (
            *many(LARGE, (CENTRE, SOUTH_DRAWN, NORTH_DRAWN), "SU-S9-02"),
            *many(SMALL, EDGES, "SU-S9-03"),
            *many(RELIC, (SOUTH_OTHER, NORTH_OTHER), "SU-S9-04"),
        ),
        4,
        "SU-S9-01",
        "SU-S9-05",
        "SU-S9-08",
        "SU-S9-09",
        DIAGONAL,
        "SU-S9-02",
        source=Worth(1, 1, "SU-S9-06"),
        relic=Worth(2, 2, "SU-S9-07"),
        one_side_rule="SU-S9-10",
    ),
    Scenario(
        "s10",
        4,
        (*many(LARGE, EDGES, "SU-S10-02"), *many(SMALL, (CENTRE, *QUARTERS), "SU-S10-03")),
        4,
        "SU-S10-01",
        "SU-S10-04",
        "SU-S10-09",
        "SU-S10-10",
        source=Worth(1, 1, "SU-S10-05"),
        levels_rule="SU-S10-06",
        one_side_rule="SU-S10-11",
    ),
)
SCENARIOS: Final = {scenario.id: scenario for scenario in ALL}


# -- where things lie ----------------------------------------------------------------------------------------


def places_on(board: int, is_south_right: bool = False, is_north_right: bool = False) -> dict[str, Point]:
    """Figures in inches hold for every board; middles and thirds move with it. a13, SU-S5-02"""
    half, low, high, end = board // 2, board // 4, board - board // 4, board
    third, far = board // 3, board - board // 3
    return {
        CENTRE: (half, half),
        LEFT: (FROM_SIDE, half),
        RIGHT: (end - FROM_SIDE, half),
        SOUTH_WEST: (low, low),
        SOUTH_EAST: (high, low),
        NORTH_WEST: (low, high),
        NORTH_EAST: (high, high),
        SOUTH_DRAWN: (high if is_south_right else low, low),
        SOUTH_OTHER: (low if is_south_right else high, low),
        NORTH_DRAWN: (high if is_north_right else low, high),
        NORTH_OTHER: (low if is_north_right else high, high),
        SOUTH_EDGE: (half, FROM_EDGE),
        EAST_EDGE: (end - FROM_EDGE, half),
        NORTH_EDGE: (half, end - FROM_EDGE),
        WEST_EDGE: (FROM_EDGE, half),
        SOUTH_LINE_LEFT: (ON_THE_LINES, third),
        SOUTH_LINE: (half, third),
        SOUTH_LINE_RIGHT: (end - ON_THE_LINES, third),
        NORTH_LINE_LEFT: (ON_THE_LINES, far),
        NORTH_LINE: (half, far),
        NORTH_LINE_RIGHT: (end - ON_THE_LINES, far),
    }


def dice_for_places(scenario: Scenario) -> int:
    """How many d8 choose the quarters; 1 to 4 is the left one, 5 to 8 the right one. a9"""
    return {NOTHING_DRAWN: 0, HALVES: 2, DIAGONAL: 1}[scenario.drawn]


def spots_of(scenario: Scenario, board: int) -> tuple[Point, ...]:
    """The middles of the edges: south and north, or all four counter-clockwise from the south. SU-S1-01, SU-S9-01"""
    return spots_on(board, scenario.seats)


def spots_on(board: int, seats: int) -> tuple[Point, ...]:
    half = board // 2
    if seats == 2:
        return ((half, 0), (half, board))
    return ((half, 0), (board, half), (half, board), (0, half))


def standing_at(spot: Point, board: int, radius: int) -> Point:
    """The base touches the edge at its middle and is wholly on the board. a11"""
    x, y = spot
    return (min(max(x, radius), board - radius), min(max(y, radius), board - radius))


def is_own_half(board: int, spot: int, at: Point) -> bool:
    """The half with one's deployment point, in games of two; the centre line is nobody's. a14"""
    return 2 * at[1] < board if spot == 0 else 2 * at[1] > board
