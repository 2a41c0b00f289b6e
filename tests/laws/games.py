"""The games under the laws: one line each."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from laws.brawl import BRAWL, LAST_STAND
from laws.coven import COVEN
from laws.crowd import CROWD
from laws.expanded import expanded_setup
from laws.random_armies import random_armies
from laws.random_cards import random_game, random_setup
from laws.random_knights import random_knights
from laws.random_realms import random_game as random_realms
from laws.random_realms import random_setup as realms_setup
from tercio.games import GAMES, open_game
from tercio.kernel import Game


class Case(NamedTuple):
    """A game and what its matches start from.

    `longest`: so many answers a random match may take. `rarely`: expensive looks are taken at one moment of so many.
    `matches`: so many for each law, and `soaked` of them at full size. `seats`: none where they vary.
    """

    game: str
    setup: dict[str, Any]
    seats: int
    longest: int
    rarely: int
    matches: int
    soaked: int
    kind: str = ""  # what tells it from other cases of its game
    is_varied: bool = False  # every match begins with another set-up
    make: Callable[[Game, int], dict[str, Any]] | None = None  # which this makes from its seed
    content: Callable[[], Game] | None = None  # the game with other content than its own

    @property
    def name(self) -> str:
        return f"{self.game}-{self.kind or self.seats}"

    def open(self) -> Game:
        return self.content() if self.content is not None else opened(self.game)

    def setup_of(self, seed: int) -> dict[str, Any]:
        if self.make is not None:
            return self.make(self.open(), seed)
        return self.open().varied_setup(seed) if self.is_varied else self.setup


@cache
def opened(game: str) -> Game:
    return open_game(game)


def realms(*names: str, teams: tuple[int, ...] = ()) -> list[dict[str, Any]]:
    """Players of these realms, each for himself unless teams are given."""
    return [{"realm": realm, **({"team": teams[seat]} if teams else {})} for seat, realm in enumerate(names)]


DUEL: Final = {"scenario": "s2", "players": realms("water", "corrupted"), "secrets": True}
FOR_FOUR: Final = {"scenario": "s9", "players": realms("fire", "air", "earth", "water"), "terrain": "random"}
IN_TEAMS: Final = {
    "scenario": "s10",
    "players": realms("fire", "air", "corrupted", "air", teams=(0, 1, 0, 1)),
    "terrain": "random",
    "secrets": True,
}

DRAWN: Final = Case(
    "warlord", {}, 0, 20_000, rarely=200, matches=2, soaked=1000, kind="random", make=random_setup, content=random_game
)
RECRUITED: Final = Case(
    "mageknight",
    {},
    0,
    6000,
    rarely=60,
    matches=2,
    soaked=1000,
    kind="random",
    make=random_armies,
    content=random_knights,
)

SUMMONED: Final = Case(
    "summoners", {}, 0, 8000, rarely=40, matches=4, soaked=2000, kind="random", make=realms_setup, content=random_realms
)

KNIGHTS: Final = (  # from the day on which the game is on the shelf
    Case("mageknight", {}, 0, longest=6000, rarely=120, matches=2, soaked=600, kind="varied", is_varied=True),
    Case("mageknight", {"position": BRAWL}, 2, longest=6000, rarely=120, matches=2, soaked=400, kind="brawl"),
    Case("mageknight", {"position": COVEN}, 2, longest=6000, rarely=20, matches=2, soaked=400, kind="coven"),
    Case("mageknight", {}, 0, longest=6000, rarely=60, matches=2, soaked=600, kind="expanded", make=expanded_setup),
    Case("mageknight", {"position": LAST_STAND}, 4, longest=2000, rarely=20, matches=4, soaked=400, kind="last-stand"),
    RECRUITED,
)

CASES: Final = (
    *(KNIGHTS if "mageknight" in GAMES else ()),
    Case("skirmish", {}, 2, longest=400, rarely=6, matches=12, soaked=2000),
    Case("warlord", {"decks": ["dwarves", "elves"]}, 2, longest=20_000, rarely=200, matches=2, soaked=1000),
    Case("warlord", {"decks": ["elves", "dwarves", "elves"]}, 3, longest=30_000, rarely=1600, matches=2, soaked=1000),
    DRAWN,
    Case("summoners", DUEL, 2, longest=5000, rarely=40, matches=2, soaked=400),
    Case("summoners", FOR_FOUR, 4, longest=8000, rarely=60, matches=2, soaked=400),
    Case("summoners", IN_TEAMS, 4, longest=8000, rarely=60, matches=2, soaked=400, kind="teams"),
    Case("summoners", {"position": CROWD}, 2, longest=5000, rarely=90, matches=2, soaked=400, kind="crowd"),
    SUMMONED,
)
