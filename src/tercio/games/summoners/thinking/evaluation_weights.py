"""How much each thing is worth to a bot. A victory point is the measure of all the others."""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.printed.profiles import INCH

VICTORY: Final = 2000
POINT: Final = 220  # a victory point

# Where a figure depends on the rounds that are left, this one included, its place is their number.
LONGEST: Final = 6
BODY: Final = (0, 50, 70, 85, 95, 100, 100)  # percent of a creature's worth: near the end only points count
GEM: Final = (0, 2, 9, 11, 12, 12, 12)

# -- bodies --------------------------------------------------------------------------------------------------

LEVEL: Final = 120  # a creature level on the table
LIFE: Final = 16  # a life point of a creature
STILL: Final = 4  # of one that cannot fight
SUMMONER_LIFE: Final = 40
PREY_LIFE: Final = 80  # of a summoner whose death is all that counts
FALL: Final = 2_500  # a summoner whose death decides the game
FLAMES: Final = 14  # a fire marker
FROST: Final = 10  # an ice marker
READY_POINT: Final = 6  # an action point that is still there,
ACTING_POINT: Final = 10  # of the unit that acts
HUNT: Final = 14  # for each inch that a fighter is nearer than 48 to a summoner whose death is all that counts
LEADING_THE_HUNT: Final = 5  # the same for one's own summoner, who calls the others
HUNTING_GROUND: Final = 48 * INCH

# -- control -------------------------------------------------------------------------------------------------

SLIPPING: Final = 40  # a loss-of-control marker
LOST_TURN: Final = 45  # an activation that a failed roll costs, for each level
NEXT_ROUND: Final = 30  # percent of the risk, for a creature that has rolled in this round

# -- markers -------------------------------------------------------------------------------------------------

SOURCE_GEM: Final = 20  # a gem that a source will give
HELD: Final = 85  # percent of each point that a source still promises: it stays with its holder
GUARDED: Final = 60  # that a relic promises: somebody has to stand there
AT_ONCE: Final = 85  # percent of a source's worth to the side that can take it now,
WITHIN_A_WALK: Final = 70  # can walk up to it and take it,
LURED: Final = 50  # or is on his way, less with each inch:
HALFWAY: Final = 12 * INCH  # half of it so far away
STAYS_BEHIND: Final = 10 * INCH  # and farther by this for a summoner, who had better send somebody
PRESENCE: Final = 40  # percent of a relic's worth that go by the levels near it, the rest by who controls it
NEARBY: Final = 60  # percent of a level that is on its way to a relic
EXIT_ROUNDS: Final = 4  # rounds before the end at which the portal that leads away begins to draw

# -- threats -------------------------------------------------------------------------------------------------

THREAT: Final = 45  # percent of what a blow that is only possible would be worth
ACTING: Final = 90  # percent of the harm that the unit may do that acts,
SOON: Final = 50  # one that will act in this round,
LATER: Final = 35  # in the next one
BURNING: Final = 600  # thousandths of a life point that each die of an attack with fire does afterwards
