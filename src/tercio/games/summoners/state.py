"""What lies on the table: units, terrain, objectives, lasting effects, and what each player holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tercio.games.summoners.field.landscape import NO_TERRAIN, Landscape
from tercio.games.summoners.printed.objectives import OBJECTIVE_KINDS
from tercio.games.summoners.printed.profiles import Power, Profile
from tercio.kernel import NOBODY, Match, Point, Seat, State

# Numbers of things in answers and events: units count from 0, the rest has its own hundreds.
PIECES: Final = 10_000
OBJECTIVES: Final = 20_000
CARDS: Final = 30_000  # activation cards, by the number of the profile
SPOTS: Final = 40_000  # deployment points
CALLS: Final = 3_000_000  # a creature to summon, by the number of the profile

LASTINGS: Final = 5_000_000  # a spell or ability of a unit, where the number stands beside those of other things
PLACES: Final = 100  # on a card, at most

# SU-LEVEL-01
NOVICE: Final = "novice"
ADEPT: Final = "adept"
MASTER: Final = "master"
LEVELS: Final = (NOVICE, ADEPT, MASTER)


class Level(NamedTuple):
    """What a summoner's level gives. SU-LEVEL-02 to SU-LEVEL-06"""

    gems: int
    most_gems: int
    levels: int
    regeneration: int
    has_free_summoning: bool


LEVEL_TABLE: Final = {
    NOVICE: Level(7, 14, 7, 1, False),
    ADEPT: Level(10, 20, 10, 2, False),
    MASTER: Level(15, 30, 15, 3, True),
}

# SU-ACTION-06  The movement actions, one bit each.
WALKED: Final = 1
RAN: Final = 2
CHARGED: Final = 4

# How a unit left the table.
HERE: Final = ""
KILLED: Final = "killed"
SACRIFICED: Final = "sacrificed"
VANISHED: Final = "vanished"
DEPARTED: Final = "departed"  # through the portal of scenario 7
REMOVED: Final = "removed"  # with its player

UNKNOWN: Final = "?"
NO_CARD: Final = ""


class Unit(NamedTuple):
    """One figure on the table, or one that was there: a summoner or a creature. SU-PROFILE-01"""

    id: int
    label: str  # how scenario files and terminals call it
    seat: Seat
    profile: Profile
    at: Point
    lost: int = 0  # life points
    ap: int = 0  # SU-ACTION-03: what it has spent on reactions is missing in its activation
    ice: int = 0
    fire: int = 0
    fire_by: Seat = NOBODY  # a84: who scores if it burns to death
    loss: int = 0  # SU-CONTROL-13: loss-of-control markers, which stay over the end of the round
    moves: int = 0  # movement actions used this round
    is_activated: bool = False  # this round, or summoned in it
    is_concentrated: bool = False
    gone: str = HERE

    def standing_at(self, at: Point) -> Unit:
        """The unit as it would be elsewhere."""
        return self._replace(at=at)

    @property
    def is_here(self) -> bool:
        return self.gone == HERE

    @property
    def life_left(self) -> int:
        return max(0, self.profile.white + self.profile.red - self.lost)

    @property
    def is_severely_wounded(self) -> bool:
        """No white points are left. SU-PROFILE-10"""
        return self.lost >= self.profile.white

    @property
    def rank(self) -> int:
        """The creature level in a fight; summoners count as 2. SU-MELEE-10, SU-DISENGAGE-06"""
        return self.profile.level or 2


class Piece(NamedTuple):
    """A terrain piece: a polygon, or a disc around its only point."""

    id: int  # from PIECES
    label: str
    kind: str
    outline: tuple[Point, ...]
    radius: int  # 0: the outline is a polygon
    going: str
    sight: str
    size: int  # SU-LOS-07: agreed on before the game
    height: int = 0  # mils that have to be climbed; 0 where nobody climbs
    is_raised: bool = False  # one stands on it
    is_sloped: bool = False


class Objective(NamedTuple):
    """A mana source, a relic, a portal, the well. SU-SCEN-08 to SU-SCEN-11"""

    id: int  # from OBJECTIVES
    label: str
    kind: str
    at: Point
    holder: Seat = NOBODY  # of a source; relics belong to those who stand there

    @property
    def radius(self) -> int:
        return OBJECTIVE_KINDS[self.kind].radius

    @property
    def size(self) -> int:
        return OBJECTIVE_KINDS[self.kind].size

    @property
    def mana(self) -> int:
        return OBJECTIVE_KINDS[self.kind].mana

    @property
    def is_source(self) -> bool:
        return OBJECTIVE_KINDS[self.kind].is_source

    @property
    def is_relic(self) -> bool:
        return OBJECTIVE_KINDS[self.kind].is_relic


class Lasting(NamedTuple):
    """A spell or ability that stays in play (SU-END-08, a96)."""

    id: int
    power: Power
    caster: int
    target: int  # a unit, a terrain piece that it raised, or NOBODY


class Player(NamedTuple):
    """What a player holds beside the table."""

    seat: Seat
    realm: str
    level: str
    gems: int
    spot: int = NOBODY  # the deployment point, counted from the south counter-clockwise
    team: int = NOBODY  # players of one team have the same; NOBODY: every player for himself
    deck: tuple[str, ...] = ()  # activation cards by profile, the top one first
    held: str = NO_CARD
    points: int = 0
    has_summoned_free: bool = False
    is_out: bool = False
    secret: str = ""  # SU-SCEN-02  the secondary objective
    is_secret_shown: bool = False

    @property
    def table(self) -> Level:
        return LEVEL_TABLE[self.level]


@dataclass
class Summoners(State):
    """The spine: everything that changes."""

    units: list[Unit]
    pieces: list[Piece]
    objectives: list[Objective]
    effects: list[Lasting]
    players: list[Player]
    scenario: str
    board: int  # mils along each edge
    round: int = 0
    last_round: int = 6
    has_portals: bool = False
    has_last_stand: bool = False
    has_secrets: bool = False
    phase: str = "setup"  # then start, activation, end
    is_over: str = ""  # the rule by which the game has ended, once it has
    cleared: list[Piece] = field(default_factory=list)  # what spells had raised, for the names in earlier lines

    def __post_init__(self) -> None:
        self.landscape = NO_TERRAIN
        self.drawn: dict[str, Any] = {}  # by a browser, for all copies of the match

    def seat_count(self) -> int:
        return len(self.players)

    def land(self) -> Landscape:
        """The terrain, sorted; worked out anew when a piece has come or gone."""
        if self.landscape.pieces != self.pieces:
            self.landscape = Landscape(self.pieces)
        return self.landscape

    def clone(self) -> Summoners:
        twin = Summoners(
            self.units.copy(),
            self.pieces.copy(),
            self.objectives.copy(),
            self.effects.copy(),
            self.players.copy(),
            self.scenario,
            self.board,
            self.round,
            self.last_round,
            self.has_portals,
            self.has_last_stand,
            self.has_secrets,
            self.phase,
            self.is_over,
            self.cleared.copy(),
        )
        twin.landscape = self.landscape
        twin.drawn = self.drawn
        return twin

    def masked(self, seat: Seat) -> Summoners:
        """Decks, held cards and secrets are their owner's. SU-ROUND-07, SU-ACTIVATE-10, SU-SCEN-02"""
        twin = self.clone()
        for other in self.players:
            if other.seat != seat:
                twin.players[other.seat] = other._replace(
                    deck=(UNKNOWN,) * len(other.deck),
                    held=UNKNOWN if other.held else NO_CARD,
                    secret=other.secret if other.is_secret_shown or not other.secret else UNKNOWN,
                )
        return twin

    def without(self, *units: int) -> Summoners:
        """The table as it would be if these units were not there."""
        twin = self.clone()
        for unit in units:
            twin.units[unit] = self.units[unit]._replace(gone=REMOVED)
        return twin

    def with_moved(self, unit: Unit) -> Summoners:
        """The table as it would be if this unit stood where it says."""
        twin = self.clone()
        twin.units[unit.id] = unit
        return twin

    # -- looking things up ---------------------------------------------------------------

    def find(self, unit: int) -> Unit | None:
        """The unit with this number, if it is on the table."""
        if 0 <= unit < len(self.units) and self.units[unit].gone == HERE:
            return self.units[unit]
        return None

    def piece(self, number: int) -> Piece | None:
        for piece in self.pieces:
            if piece.id == number:
                return piece
        return None

    def objective(self, number: int) -> Objective | None:
        for objective in self.objectives:
            if objective.id == number:
                return objective
        return None

    def here(self) -> list[Unit]:
        return [unit for unit in self.units if unit.gone == HERE]

    def own(self, seat: Seat) -> list[Unit]:
        return [unit for unit in self.units if unit.seat == seat and unit.gone == HERE]

    def creatures(self, seat: Seat) -> list[Unit]:
        return [u for u in self.units if u.seat == seat and u.gone == HERE and u.profile.level > 0]

    def summoner(self, seat: Seat) -> Unit | None:
        for unit in self.units:
            if unit.seat == seat and unit.profile.level == 0 and unit.gone == HERE:
                return unit
        return None

    def are_allied(self, seat: Seat, other: Seat) -> bool:
        """One's own and one's team's. a100"""
        if seat == other:
            return True
        team = self.players[seat].team
        return team != NOBODY and team == self.players[other].team

    def enemies_of(self, seat: Seat) -> list[Unit]:
        return [unit for unit in self.units if unit.gone == HERE and not self.are_allied(seat, unit.seat)]

    def playing(self) -> tuple[Seat, ...]:
        return tuple([player.seat for player in self.players if not player.is_out])

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """Players follow each other clockwise from this seat on, by the edges at which they deployed. SU-ROUND-11, a107

        Deployment points count counter-clockwise. Before the first is taken, the order is that of the seats.
        """
        if len(self.players) == 2:
            return [seat, 1 - seat]
        order = [player.seat for player in sorted(self.players, key=_round_the_table)]
        first = order.index(seat)
        return [*order[first:], *order[:first]]


def _round_the_table(player: Player) -> tuple[bool, int, Seat]:
    return player.spot == NOBODY, -player.spot, player.seat


def summoners(m: Match) -> Summoners:
    return m.state  # type: ignore[return-value]  # a cast would be one more call, and nothing is called more often
