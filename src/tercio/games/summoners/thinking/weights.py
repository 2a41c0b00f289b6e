"""How much each thing is worth to a bot. A victory point is the measure of all the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners.printed.profiles import INCH

VICTORY: Final = 2000
LONGEST: Final = (
    6  # rounds; where a figure depends on those that are left, this one included, its place is their number
)


@dataclass(slots=True)
class Weights:
    point: int = 220  # a victory point
    body: tuple[int, ...] = (0, 50, 70, 85, 95, 100, 100)  # percent of a creature: near the end only points count
    gem: tuple[int, ...] = (0, 2, 9, 11, 12, 12, 12)

    # -- bodies ----------------------------------------------------------------------------------------------

    level: int = 120  # a creature level on the table
    life: int = 16  # a life point of a creature
    still: int = 4  # of one that cannot fight
    summoner_life: int = 40
    prey_life: int = 80  # of a summoner whose death is all that counts
    fall: int = 2_500  # a summoner whose death decides the game
    flames: int = 14  # a fire marker
    frost: int = 10  # an ice marker
    ready_point: int = 6  # an action point that is still there,
    acting_point: int = 10  # of the unit that acts
    hunt: int = 14  # each inch that a fighter is nearer than the hunting ground to a summoner who is the only prey
    leading_the_hunt: int = 5  # the same for one's own summoner, who calls the others
    hunting_ground: int = 48 * INCH

    # -- control ---------------------------------------------------------------------------------------------

    slipping: int = 40  # a loss-of-control marker
    lost_turn: int = 45  # an activation that a failed roll costs, for each level
    next_round: int = 30  # percent of the risk, for a creature that has rolled in this round

    # -- markers ---------------------------------------------------------------------------------------------

    source_gem: int = 20  # a gem that a source will give
    held: int = 85  # percent of each point that a source still promises: it stays with its holder
    guarded: int = 60  # that a relic promises: somebody has to stand there
    at_once: int = 85  # percent of a source's worth to the side that can take it now,
    within_a_walk: int = 70  # can walk up to it and take it,
    lured: int = 50  # or is on his way, less with each inch:
    halfway: int = 12 * INCH  # half of it so far away
    stays_behind: int = 10 * INCH  # and farther by this for a summoner, who had better send somebody
    presence: int = 40  # percent of a relic's worth that go by the levels near it, the rest by who controls it
    nearby: int = 60  # percent of a level that is on its way to a relic
    exit_rounds: int = 4  # rounds before the end at which the portal that leads away begins to draw

    # -- threats ---------------------------------------------------------------------------------------------

    threat: int = 45  # percent of what a blow that is only possible would be worth
    acting: int = 90  # percent of the harm that the unit may do that acts,
    soon: int = 50  # one that will act in this round,
    later: int = 35  # in the next one
    burning: int = 600  # thousandths of a life point that each die of an attack with fire does afterwards


CHARACTERS: Final = {  # percent
    "careful": {"life": 170, "summoner_life": 200, "threat": 140, "slipping": 150, "lost_turn": 140, "hunt": 60},
    "bold": {"life": 70, "summoner_life": 60, "level": 130, "hunt": 180, "ready_point": 50, "slipping": 60},
    "aiming": {"held": 115, "guarded": 140, "lured": 150, "presence": 130, "nearby": 130, "level": 70, "threat": 70},
    "rush": {"threat": 0, "hunt": 300, "leading_the_hunt": 300, "summoner_life": 30, "life": 40, "ready_point": 0},
    "turtle": {"threat": 300, "life": 250, "summoner_life": 300, "hunt": -100, "lured": 20, "nearby": 20},
}
