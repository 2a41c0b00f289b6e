"""Positions as people write them down: the turn, the players, and what is under way.

What stands on the field is read and written in `position_pieces`; what the words of an answer mean, in `wording`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from tercio.content.table import Table
from tercio.content.wording import Wording
from tercio.games.mageknight.abilities.bearers import enrolled
from tercio.games.mageknight.abilities.registry import abilities
from tercio.games.mageknight.building.agreements import COLOURS
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.field.options import OPTIONS
from tercio.games.mageknight.positions.answers import (
    ANSWER_WORDS,
    OF_ABILITIES,
    labelled,
    meant,
    numbers_of,
    picked_ability,
    word_of,
)
from tercio.games.mageknight.positions.faults import faults_of
from tercio.games.mageknight.positions.pieces import (
    MOST,
    MOST_SEATS,
    read_bombs,
    read_loot,
    read_missions,
    read_pieces,
    read_warriors,
    write_bomb,
    write_loot,
    write_mission,
    write_piece,
    write_warrior,
)
from tercio.games.mageknight.positions.spells import read_books, read_workings, write_book, write_working
from tercio.games.mageknight.printed.dials import Company
from tercio.games.mageknight.setup import SETUP_KEYS, agreed_in
from tercio.games.mageknight.state import HERE, INCH, WAITING, MageKnight, Player, mageknight
from tercio.games.mageknight.steps.setup.preparation import Prepare
from tercio.games.mageknight.turns import ACTIONS, BEGIN, ActionPhase, Battle, Turn
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

SAY: Final = Wording("tercio.games.mageknight", "positions")

SETUP: Final = "setup"
COMMAND: Final = "command"
ACTION: Final = "action"
END: Final = "end"
PHASES: Final = (SETUP, COMMAND, ACTION, END)

CLOCKWISE: Final = {2: (0, 2), 3: (0, 3, 2), 4: (0, 3, 2, 1)}  # the sides of the seats, from the south on
HUNDRED: Final = 100


class MageKnightVocabulary(Vocabulary):
    """Warriors and terrain by their labels; missions, item tokens and bombs by what they are and their number."""

    things = ("warrior", "mission", "piece", "loot", "bomb", "thing")
    detail_words = ANSWER_WORDS
    setup_keys = SETUP_KEYS
    content_keys = ("faction", "figure", "item", "domain", "terrain", "shell", "spell", "company")

    def read_position(self, game: Game, table: Table) -> tuple[State, list[Step]]:
        return read_position(game, table)

    def write_position(self, m: Match) -> dict[str, Any]:
        return write_position(m)

    def ask_setup(self, game: Game, table: Table) -> None:
        agreed_in(content_of(game), table)

    def faults_of(self, state: State) -> list[Fault]:
        return faults_of(cast(MageKnight, state))

    def numbers(self, state: State) -> dict[str, int]:
        return numbers_of(cast(MageKnight, state))

    def meant(self, m: Match, key: str, number: int, details: Mapping[str, Detail]) -> tuple[int, int]:
        return meant(m, number, details)

    def pick_of(self, m: Match, key: str, name: str) -> int | None:
        return picked_ability(name) if key in OF_ABILITIES else self.id_of(m.state, name)

    def picks_known(self, m: Match, key: str) -> tuple[str, ...]:
        return tuple(abilities()) if key in OF_ABILITIES else self.names(m.state)

    def word_of(self, game: Game, state: State, kind: str, value: int, of: int = NOBODY) -> str:
        return word_of(game, cast(MageKnight, state), kind, value)


# -- reading ----------------------------------------------------------------------------------------------


def read_position(game: Game, table: Table) -> tuple[MageKnight, list[Step]]:
    content = content_of(game)
    board = table.decimal_mils("board", 12 * INCH, 120 * INCH, default=36 * INCH)
    entries = player_tables(table, seats_in(table, "warriors", MOST_SEATS), MOST_SEATS)
    phase = table.choice("phase", PHASES, default=ACTION)
    sides = tuple([read_side(entry, seat, len(entries), phase) for seat, entry in enumerate(entries)])
    warriors = read_warriors(table.table("warriors"), content, board, sides) if table.has("warriors") else []
    state = MageKnight(
        warriors,
        read_missions(table, board),
        read_pieces(table.table("terrain"), content, board) if table.has("terrain") else [],
        read_loot(table, content, board),
        read_bombs(table, content, warriors, board),
        [],
        board,
        table.integer("total", HUNDRED, MOST, default=2 * HUNDRED),
        table.integer("turn", 0, MOST, default=1),
        table.integer("active", NOBODY, len(entries) - 1, default=0),
        phase,
        table.integer("last_turn", 0, MOST, default=0),
        table.choices("options", OPTIONS, default=()),
        table.choices("pile", tuple(content.kinds), default=()),
        table.boolean("ending", default=False),
        table.integer("minutes", 0, MOST, default=0),
        cleared=read_pieces(table.table("cleared"), content, board) if table.has("cleared") else [],
    )
    state.books = read_books(table, content, state)
    state.workings = read_workings(table, content, state, board)
    refuse_namesakes(table, "warriors", [label for label, _ in labelled(state)])
    is_agreed = table.has("total")
    for seat, entry in enumerate(entries):
        state.players.append(read_player(content, entry, state, seat, sides[seat], is_agreed))
    for warrior in state.warriors.copy():  # MKO-COMPANY-03
        if warrior.gone in (HERE, WAITING) and warrior.seat < len(state.players):
            state.warriors[warrior.id] = enrolled(state, warrior, warrior.seat)
    pending = read_pending(game, table)
    table.done()
    return state, pending or steps_of(state)


# -- players ----------------------------------------------------------------------------------------------


def read_side(entry: Table, seat: Seat, seats: int, phase: str) -> int:
    usual = NOBODY if phase == SETUP else CLOCKWISE[seats][seat]
    return entry.integer("side", NOBODY, MOST_SEATS - 1, default=usual)


def read_player(content: Content, entry: Table, state: MageKnight, seat: Seat, side: int, is_agreed: bool) -> Player:
    """The active player has actions for the points agreed on; else as many as warriors, so that all can act."""
    army = [warrior for warrior in state.warriors if warrior.army == seat]
    points = sum([warrior.points + sum([item.points for item in warrior.items]) for warrior in army])
    actions = state.total // HUNDRED if is_agreed else max(2, len(state.own(seat)))
    is_acting = seat == state.active and state.phase == ACTION
    is_named = entry.value("domain") != ""
    domain = content.domains.get(entry.choice("domain", tuple(content.domains), default="") if is_named else "")
    is_named = entry.value("company") != ""
    company = content.companies.get(entry.choice("company", tuple(content.companies), default="") if is_named else "")
    return Player(
        seat,
        entry.integer("points", 0, MOST, default=points),
        side,
        entry.integer("team", NOBODY, MOST_SEATS - 1, default=NOBODY),
        entry.integer("actions", 0, MOST, default=actions if is_acting else 0),
        entry.integer("roll", 0, 12, default=0),
        entry.integer("glory", 0, MOST, default=0),
        entry.boolean("out", default=False),
        entry.boolean("domain_chosen", default=domain is not None),
        domain,
        entry.boolean("domain_shown", default=domain is not None),
        entry.boolean("conceded", default=False),
        entry.choice("colour", COLOURS, default=COLOURS[seat]),
        entry.boolean("wants_end", default=False),
        company,
        entry.boolean("company_laid", default=company is not None and state.phase != SETUP),
    )


# -- what is under way ------------------------------------------------------------------------------------


def steps_of(state: MageKnight) -> list[Step]:
    seat = max(0, state.active)
    if state.phase == SETUP:
        state.turn = 0
        return [Battle(), Prepare()]
    if state.phase == COMMAND:
        state.turn = max(0, state.turn - 1)  # it is about to begin
        return [Battle(), Turn(seat, BEGIN)]
    if state.phase == END:  # a player who has nobody left drops out first
        return [Battle(), Turn(seat, ACTIONS)]
    return [Battle(), Turn(seat, ACTIONS), ActionPhase(seat)]


# -- writing ----------------------------------------------------------------------------------------------


def write_position(m: Match) -> dict[str, Any]:
    state = mageknight(m)
    return {
        "board": state.board / INCH,
        "total": state.total,
        "turn": state.turn,
        "active": state.active,
        "phase": state.phase,
        "last_turn": state.last_turn,
        "options": list(state.options),
        "pile": list(state.pile),
        "ending": state.is_ending,
        "minutes": state.minutes,
        "players": [write_player(player) for player in state.players],
        "warriors": {warrior.label: write_warrior(state, warrior) for warrior in state.warriors},
        "missions": [write_mission(mission) for mission in state.missions],
        "terrain": {piece.label: write_piece(state, piece) for piece in state.pieces},
        **({"cleared": {piece.label: write_piece(state, piece) for piece in state.cleared}} if state.cleared else {}),
        "loot": [write_loot(loot) for loot in state.loot],
        "bombs": [write_bomb(state, bomb) for bomb in state.bombs],
        "books": [write_book(state, book) for book in state.books],
        "workings": [write_working(state, working) for working in state.workings],
        "pending": write_pending(m),
    }


def write_player(player: Player) -> dict[str, Any]:
    return {
        "points": player.points,
        "side": player.side,
        "team": player.team,
        "actions": player.actions,
        "roll": player.roll,
        "glory": player.glory,
        "out": player.is_out,
        "domain": "" if player.domain is None else player.domain.id,
        "domain_chosen": player.has_domain,
        "domain_shown": player.is_domain_shown,
        "conceded": player.has_conceded,
        "colour": player.colour,
        "wants_end": player.wants_end,
        **({} if player.company is None else company_words(player, player.company)),
    }


def company_words(player: Player, company: Company) -> dict[str, Any]:
    return {"company": company.id, "company_laid": player.is_company_laid}
