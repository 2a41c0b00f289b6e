"""What a new match begins with: scenario, board, players, and what they have agreed on."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tercio.content.table import Table
from tercio.content.wording import Wording
from tercio.games.forces import check_teams
from tercio.games.summoners.content.pack import Content
from tercio.games.summoners.positions.pieces import read_pieces
from tercio.games.summoners.printed.profiles import INCH, Profile
from tercio.games.summoners.printed.scenarios import ALL, LARGE_BOARD, SCENARIOS, SMALL_BOARD, Scenario
from tercio.games.summoners.state import LEVEL_TABLE, LEVELS, MASTER, NOVICE, Piece, Player, Summoners
from tercio.games.summoners.steps.preparation import PLACED, RANDOM, READY, Prepare
from tercio.games.vocabulary import as_table
from tercio.kernel import NOBODY, Setup
from tercio.kernel.dice import seeded

SAY: Final = Wording("tercio.games.summoners", "setup")

SETUP_KEYS: Final = ("scenario", "board", "players", "portals", "last_stand", "secrets", "terrain")
MANNERS: Final = (PLACED, RANDOM)
MOST_SEATS: Final = 4


class Agreed(NamedTuple):
    """The table before anything lies on it, and what is to be done first."""

    state: Summoners
    prepare: Prepare


def read_setup(content: Content, setup: Setup) -> Agreed:
    """Everything that has to be agreed on; BadInput where it cannot be. SU-START-07 to SU-START-09"""
    return agreed_in(content, as_table({key: value for key, value in setup.items() if key != "content"}, "setup"))


def agreed_in(content: Content, table: Table) -> Agreed:
    scenario = SCENARIOS[table.choice("scenario", tuple(SCENARIOS))]
    players, summoners = read_players(content, table, scenario)
    board = read_board(table, players)
    has_portals = table.boolean("portals", default=False)
    if has_portals and scenario.relics < 2:
        table.refuse("portals", *SAY("portals", relics=scenario.relics), "SU-SCEN-17")
    has_secrets = table.boolean("secrets", default=False)
    if has_secrets and not scenario.has_points:
        table.refuse("secrets", *SAY("secrets"), "SU-S1-06")
    agreeing = table.integers("last_stand", 0, MOST_SEATS - 1, default=())
    manner, ready = read_terrain(content, table, board)
    table.done()
    table.document.check()
    state = Summoners(
        [],
        [],
        [],
        [],
        players,
        scenario.id,
        board,
        0,
        scenario.rounds,
        has_portals,
        {player.seat for player in players} <= set(agreeing),  # SU-SCEN-25
        has_secrets,
    )
    return Agreed(state, Prepare(summoners, manner, ready))


# -- players ---------------------------------------------------------------------------------------------


def read_players(content: Content, table: Table, scenario: Scenario) -> tuple[list[Player], tuple[str, ...]]:
    """The players, and the profile of each one's summoner."""
    entries = table.tables("players", at_least=1)
    if entries and len(entries) != scenario.seats:
        table.refuse("players", *SAY("seats", seats=scenario.seats, number=len(entries)))
    by_realm = summoners_of(content)
    players: list[Player] = []
    chosen: list[str] = []
    for seat, entry in enumerate(entries[:MOST_SEATS]):
        realm = entry.choice("realm", tuple(by_realm))
        level = entry.choice("level", LEVELS, default=NOVICE)
        team = entry.integer("team", 0, MOST_SEATS - 1, default=NOBODY)
        known = by_realm.get(realm, ())
        chosen.append(entry.choice("summoner", known, default=known[0] if known else ""))
        players.append(Player(seat, realm, level, LEVEL_TABLE[level].gems, team=team))
        if team != NOBODY and scenario.seats == 2:
            entry.refuse("team", *SAY("teams-of-two"), "SU-SCEN-26")
    if scenario.seats > 2:
        check_teams(table, [player.team for player in players], "SU-SCEN-26")
    return players, tuple(chosen)


def summoners_of(content: Content) -> dict[str, tuple[str, ...]]:
    """The realms that have a summoner, and their summoners. SU-START-01, SU-START-02"""
    found: dict[str, tuple[str, ...]] = {}
    for realm in content.realms:
        own = [name for name, profile in content.profiles.items() if is_summoner_of(profile, realm)]
        if own:
            found[realm] = tuple(own)
    return found


def is_summoner_of(profile: Profile, realm: str) -> bool:
    return profile.is_summoner and profile.realm == realm


# -- the board and its terrain ----------------------------------------------------------------------------------


def read_board(table: Table, players: list[Player]) -> int:
    """36 inches; 48 for masters and for more than two players. SU-START-05, SU-START-06"""
    is_great = len(players) > 2 or MASTER in [player.level for player in players]
    inches = table.integer("board", 1, 999, default=48 if len(players) > 2 else 36)
    if inches * INCH not in (SMALL_BOARD, LARGE_BOARD):
        table.refuse("board", *SAY("board", inches=inches), "SU-START-05")
    elif inches * INCH == LARGE_BOARD and not is_great:
        table.refuse("board", *SAY("large-board"), "SU-START-06")
    return inches * INCH


def read_terrain(content: Content, table: Table, board: int) -> tuple[str, tuple[Piece, ...]]:
    """A word, or ready pieces by their names, written as in a position."""
    if isinstance(table.value("terrain"), dict):
        return READY, tuple(read_pieces(table.table("terrain"), content.kinds, board))
    return table.choice("terrain", MANNERS, default=PLACED), ()


# -- set-ups to begin with ------------------------------------------------------------------------------------------


def example_setup(content: Content) -> Setup:
    """The standard scenario, two novices, terrain that is already there. SU-S2-10"""
    realms = tuple(summoners_of(content))
    return {
        "scenario": "s2",
        "board": 36,
        "players": [{"realm": realm, "level": NOVICE} for realm in (realms * 2)[:2]],
        "terrain": RANDOM,
    }


def varied_setup(content: Content, seed: int) -> Setup:
    """All scenarios in turn, with every realm, level, board and option."""
    dice = seeded(seed)
    realms = tuple(summoners_of(content))
    scenario = ALL[seed % len(ALL)]
    level = LEVELS[dice.below(len(LEVELS))]
    are_mixed = dice.below(3) == 0  # SU-START-09
    in_teams = scenario.seats > 2 and dice.below(2) == 0
    players: list[dict[str, Any]] = []
    for seat in range(scenario.seats):
        own = LEVELS[dice.below(len(LEVELS))] if are_mixed else level
        players.append({"realm": realms[dice.below(len(realms))], "level": own})
        if in_teams:
            players[-1]["team"] = seat % 2
    may_be_large = scenario.seats > 2 or MASTER in [player["level"] for player in players]
    return {
        "scenario": scenario.id,
        "board": 48 if may_be_large and dice.below(2) else 36,
        "players": players,
        "portals": scenario.relics > 1 and dice.below(2) == 0,
        "last_stand": list(range(dice.below(scenario.seats + 1))),
        "secrets": scenario.has_points and dice.below(2) == 0,
        "terrain": MANNERS[dice.below(len(MANNERS))],
    }
