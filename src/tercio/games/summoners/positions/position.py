"""Positions as people write them down: the round, the players, and what is under way.

What stands on the table is read and written in `position_pieces`; what the words of an answer mean, in `wording`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from tercio.content.table import Table
from tercio.content.wording import Wording
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.content.pack import Content
from tercio.games.summoners.positions.answers import (
    ANSWER_WORDS,
    card_number,
    known_cards,
    labelled,
    meant,
    numbers_of,
    ordering_keys,
    word_of,
)
from tercio.games.summoners.positions.faults import faults_of
from tercio.games.summoners.positions.pieces import (
    MOST,
    MOST_SEATS,
    fill_up,
    read_effects,
    read_objectives,
    read_pieces,
    read_units,
    write_effect,
    write_objective,
    write_piece,
    write_unit,
)
from tercio.games.summoners.printed.profiles import INCH
from tercio.games.summoners.printed.scenarios import SCENARIOS
from tercio.games.summoners.setup import SETUP_KEYS, agreed_in
from tercio.games.summoners.state import LEVEL_TABLE, LEVELS, NO_CARD, NOVICE, Player, Summoners, Unit, summoners
from tercio.games.summoners.steps.activation import ACT, CONTROL, ActivateCard, Activation
from tercio.games.summoners.turns.rounds import BEGIN, END, TURNS, Battle, Round, Turn
from tercio.games.vocabulary import (
    Detail,
    Fault,
    Vocabulary,
    player_tables,
    read_pending,
    refuse_namesakes,
    seats_in,
    write_pending,
)
from tercio.kernel import NOBODY, Game, Match, Seat, State, Step

SAY: Final = Wording("tercio.games.summoners", "positions")

SETUP: Final = "setup"
START: Final = "start"
ACTIVATION: Final = "activation"
ENDING: Final = "end"
PHASES: Final = (SETUP, START, ACTIVATION, ENDING)

PORTALS: Final = "portals"
LAST_STAND: Final = "last-stand"
SECRETS: Final = "secrets"
OPTIONS: Final = (PORTALS, LAST_STAND, SECRETS)

CLOCKWISE: Final = (0, 3, 2, 1)  # the deployment points of four seats: south, west, north, east


class SummonersVocabulary(Vocabulary):
    """Summoners and creatures by their labels, attacks, spells and creatures by the ids on the cards."""

    things = ("unit", "objective", "piece", "thing")
    detail_words = ANSWER_WORDS
    setup_keys = SETUP_KEYS
    content_keys = ("realm", "terrain", "spell", "action", "unit")

    def read_position(self, game: Game, table: Table) -> tuple[State, list[Step]]:
        return read_position(game, table)

    def write_position(self, m: Match) -> dict[str, Any]:
        return write_position(m)

    def ask_setup(self, game: Game, table: Table) -> None:
        agreed_in(content_of(game), table)

    def faults_of(self, state: State) -> list[Fault]:
        return faults_of(cast(Summoners, state))

    def numbers(self, state: State) -> dict[str, int]:
        return numbers_of(cast(Summoners, state))

    def meant(self, m: Match, key: str, number: int, details: Mapping[str, Detail]) -> tuple[int, int]:
        return meant(m, key, number, details)

    def pick_of(self, m: Match, key: str, name: str) -> int | None:
        """The cards of a deck are called like the units they stand for."""
        return card_number(m, name) if key in ordering_keys() else self.id_of(m.state, name)

    def picks_known(self, m: Match, key: str) -> tuple[str, ...]:
        return known_cards(m) if key in ordering_keys() else self.names(m.state)

    def word_of(self, game: Game, state: State, kind: str, value: int, of: int = NOBODY) -> str:
        return word_of(game, cast(Summoners, state), kind, value, of)


# -- reading ----------------------------------------------------------------------------------------


def read_position(game: Game, table: Table) -> tuple[Summoners, list[Step]]:
    content = content_of(game)
    scenario, seats = read_scenario(table)
    board = table.decimal_mils("board", 12 * INCH, 120 * INCH, default=(36 if seats == 2 else 48) * INCH)
    phase = table.choice("phase", PHASES, default=ACTIVATION)
    options = table.choices("options", OPTIONS, default=())
    state = Summoners(
        read_units(table.table("units"), content.profiles, board) if table.has("units") else [],
        read_pieces(table.table("terrain"), content.kinds, board) if table.has("terrain") else [],
        read_objectives(table.table("objectives"), board) if table.has("objectives") else [],
        [],
        [],
        scenario,
        board,
        table.integer("round", 0, MOST, default=0 if phase == SETUP else 1),
        table.integer("last_round", 1, MOST, default=6),
        PORTALS in options,
        LAST_STAND in options,
        SECRETS in options,
        phase,
        table.text("over", default=""),
        read_pieces(table.table("cleared"), content.kinds, board) if table.has("cleared") else [],
    )
    refuse_namesakes(table, "units", [label for label, _ in labelled(state)])
    state.effects = read_effects(table, state)
    fill_up(state)
    acting = read_acting(table, state)
    read_players(content, table, state, acting, seats)
    turn = table.integer("turn", 0, seats - 1, default=acting.seat if acting is not None else 0)
    is_controlled = table.has("acting")
    pending = read_pending(game, table)
    table.done()
    if pending:
        return state, pending
    return state, steps_of(state, turn, acting, is_controlled)


def read_scenario(table: Table) -> tuple[str, int]:
    """The scenario, and for how many players it is."""
    described = seats_in(table, "units", MOST_SEATS)
    scenario = table.choice("scenario", tuple(SCENARIOS), default="s2" if described == 2 else "s9")
    seats = SCENARIOS[scenario].seats
    if described > seats:
        table.refuse("scenario", *SAY("seats", seats=seats, described=described))
    return scenario, max(seats, described)


def read_acting(table: Table, state: Summoners) -> Unit | None:
    """`acting`: in the middle of its activation, after its control roll; `activating`: before it."""
    key = "acting" if table.has("acting") else "activating" if table.has("activating") else ""
    standing = {unit.label: unit for unit in state.here()}
    unit = standing.get(table.choice(key, tuple(standing))) if key else None
    if unit is not None:
        state.units[unit.id] = unit._replace(is_activated=key == "acting")
    return unit


# -- players ----------------------------------------------------------------------------------------


def read_players(content: Content, table: Table, state: Summoners, acting: Unit | None, seats: int) -> None:
    for seat, entry in enumerate(player_tables(table, seats, MOST_SEATS)):
        state.players.append(read_player(content, entry, state, acting, seat, seats))


def read_player(
    content: Content, entry: Table, state: Summoners, acting: Unit | None, seat: Seat, seats: int
) -> Player:
    realms, cards = tuple(content.realms), tuple(content.profiles)
    level = entry.choice("level", LEVELS, default=NOVICE)
    return Player(
        seat,
        entry.choice("realm", realms, default=realm_of(state, seat, realms)),
        level,
        entry.integer("gems", 0, MOST, default=LEVEL_TABLE[level].gems),
        entry.integer("spot", NOBODY, MOST_SEATS - 1, default=seat if seats == 2 else CLOCKWISE[seat]),
        entry.integer("team", NOBODY, MOST_SEATS - 1, default=NOBODY),
        entry.choices("deck", cards, default=deck_of(state, acting, seat)),
        entry.choice("held", (NO_CARD, *cards), default=NO_CARD),
        entry.integer("points", -MOST, MOST, default=0),
        entry.boolean("summoned_free", default=False),
        entry.boolean("out", default=False),
        entry.text("secret", default="") if entry.value("secret") != "" else "",
        entry.boolean("secret_shown", default=False),
    )


def realm_of(state: Summoners, seat: Seat, realms: tuple[str, ...]) -> str:
    """That of the summoner, or of the unit that stands there."""
    own = sorted([unit for unit in state.units if unit.seat == seat], key=_by_level)
    return own[0].profile.realm if own else realms[0] if realms else ""


def _by_level(unit: Unit) -> int:
    return unit.profile.level


def deck_of(state: Summoners, acting: Unit | None, seat: Seat) -> tuple[str, ...]:
    """A card for each type that waits; the card of the unit under way has been revealed. SU-ROUND-07"""
    if state.phase != ACTIVATION:
        return ()
    shown = "" if acting is None or acting.seat != seat else acting.profile.id
    waiting = [u.profile.id for u in state.own(seat) if not u.is_activated and u.profile.id != shown]
    return tuple(dict.fromkeys(waiting))


# -- what is under way ------------------------------------------------------------------------------


def steps_of(state: Summoners, turn: Seat, acting: Unit | None, is_controlled: bool) -> list[Step]:
    if acting is not None:
        after = (acting.seat + 1) % len(state.players)
        return [
            Battle(),
            Round(TURNS, after),
            Turn(acting.seat, True),
            ActivateCard(acting.seat, acting.profile.id),
            Activation(acting.id, ACT if is_controlled else CONTROL),
        ]
    if state.phase == ACTIVATION:
        return [Battle(), Round(TURNS, turn)]
    if state.phase == ENDING:
        return [Battle(), Round(END, turn)]
    state.round = max(0, state.round - 1)  # it is about to begin
    return [Battle(), Round(BEGIN)]


# -- writing ----------------------------------------------------------------------------------------


def write_position(m: Match) -> dict[str, Any]:
    state = summoners(m)
    return {
        "scenario": state.scenario,
        "board": state.board / INCH,
        "round": state.round,
        "last_round": state.last_round,
        "phase": state.phase,
        "options": written_options(state),
        **({"over": state.is_over} if state.is_over else {}),
        "players": [write_player(player) for player in state.players],
        "units": {unit.label: write_unit(unit) for unit in state.units},
        "terrain": {piece.label: write_piece(piece) for piece in state.pieces},
        **({"cleared": {piece.label: write_piece(piece) for piece in state.cleared}} if state.cleared else {}),
        "objectives": {objective.label: write_objective(objective) for objective in state.objectives},
        "effects": [write_effect(state, lasting) for lasting in state.effects],
        "pending": write_pending(m),
    }


def written_options(state: Summoners) -> list[str]:
    agreed = ((PORTALS, state.has_portals), (LAST_STAND, state.has_last_stand), (SECRETS, state.has_secrets))
    return [name for name, is_on in agreed if is_on]


def write_player(player: Player) -> dict[str, Any]:
    return {
        "realm": player.realm,
        "level": player.level,
        "gems": player.gems,
        "points": player.points,
        "spot": player.spot,
        "team": player.team,
        "deck": list(player.deck),
        "held": player.held,
        "summoned_free": player.has_summoned_free,
        "out": player.is_out,
        "secret": player.secret,
        "secret_shown": player.is_secret_shown,
    }
