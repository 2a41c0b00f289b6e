"""The store: one object for everything that must not be lost. Its methods are for one event loop."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from asyncio import Future
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from threading import Lock
from typing import IO, Concatenate, Final, ParamSpec, TypeVar

import orjson
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.hall.days.keeping import Due, Waiting
from tercio.hall.keeping import (
    Brief,
    Forgotten,
    Json,
    MatchInfo,
    NewMatch,
    SharedDeck,
    Standstill,
    StoredMatch,
    StoreFailed,
)
from tercio.hall.ladder.glicko import Rating
from tercio.hall.ladder.keeping import Limits, OpenTable, RatedMatch, RatedSeat, Standing
from tercio.hall.ladder.results import Ending
from tercio.hall.puzzling.ratings import Solver, Tried
from tercio.hall.statistics import Finished
from tercio.hall.tables.entry import Entry
from tercio.server.clubs.tournament import Tournament
from tercio.server.store import accounts, bans, clubs, days, decks, ladder, matches, pulse, puzzles, statistics, workers
from tercio.server.store.accounts import account_key
from tercio.server.store.address import Address, read_address
from tercio.server.store.connections import QUERY_THREADS, engine_for, first_line, try_connection
from tercio.server.store.listener import Heard, Listener, tell_all, tell_of
from tercio.server.store.log import Log, StoredEntry, checksum_of
from tercio.server.store.postgres_log import PostgresLog
from tercio.server.store.records import Account, Ban, Call, Figures, MailBox, NamedDeck
from tercio.server.store.sole import sole_server_of
from tercio.server.store.sqlite_log import SqliteLog
from tercio.server.store.upgrade import migrate
from tercio.server.store.workers import Pulse, Worker
from tercio.server.store.writer import Writer

SAY: Final = Wording("tercio.hall")

LOGGER = logging.getLogger(__name__)
Found = TypeVar("Found")
Missing = TypeVar("Missing")
Asked = ParamSpec("Asked")

HEALTHY_WITHIN_S = 5.0
SURE_FOR_S = 60.0  # lists are asked for again and again, and checksums are looked at once in this time
DAY = 24 * 3600 * 1000  # milliseconds


class Store:
    """Every method that fails raises `StoreFailed`: then nothing was written.

    `append` may also raise `OutcomeUnknown`. A text that no database can hold (with a NUL in it) is not found, and
    refused with `BadInput` where it should be written. SQLite is for one server process; several share a PostgreSQL.
    """

    def __init__(self, address: Address, engine: Engine, held: IO[bytes] | None = None) -> None:
        self.address = address
        self.engine = engine
        self.held = held  # the lock of an SQLite file
        self.log: Log
        self.writing: AbstractContextManager[object]
        if address.is_sqlite:  # has one writer at a time
            lock = Lock()
            self.log, self.writing = SqliteLog(address.path, lock), lock
        else:
            self.log, self.writing = PostgresLog(address.conninfo), nullcontext()
        self.writer = Writer(self.log)
        self.listener: Listener | None = None
        self.sound_at: dict[str, float] = {}  # when all entries of a match were last seen to be what was written
        self.threads = ThreadPoolExecutor(QUERY_THREADS, thread_name_prefix="tercio-store")

    @classmethod
    async def open(cls, url: str) -> Store:
        """The database is there with the tables of this program; otherwise `BadInput`."""
        return await asyncio.to_thread(cls._open, url)

    @classmethod
    def _open(cls, url: str) -> Store:
        address = read_address(url)
        try_connection(address)
        held = sole_server_of(address.path) if address.is_sqlite else None
        engine = engine_for(address)
        try:
            migrate(engine, address)
        except BaseException:
            engine.dispose()
            if held is not None:
                held.close()
            raise
        return cls(address, engine, held)

    async def close(self) -> None:
        """What was appended before is written, then everything is closed."""
        self.writer.finish()
        if self.listener is not None:
            self.listener.finish()
        await asyncio.to_thread(self._join)

    def _join(self) -> None:
        self.writer.join()
        if self.listener is not None:
            self.listener.join()
        self.threads.shutdown()
        self.engine.dispose()
        if self.held is not None:
            self.held.close()

    # -- the log -----------------------------------------------------------------------------------------

    def append(self, match_id: str, n: int, entry: Entry) -> Future[bool]:
        """True: the entry is in the log for good, with this number. False: another one has it (a lost race).

        Raises `StoreFailed` if it was not written: the disk is full, the database away, the number before it missing;
        `OutcomeUnknown` if the database went away while it was written. Nothing is ever reported wrongly.
        """
        # What a database refuses would take all others of its transaction with it.
        has_room = 0 <= n < 2**31 and -(2**15) <= entry.seat < 2**15 and 0 <= entry.at < 2**63
        if not has_room or not is_storable((match_id, entry.kind)):
            raise ValueError(f"The match {match_id!r} cannot have {entry} as number {n}.")
        body = orjson.dumps(entry.body).decode()
        line = (match_id, n, entry.kind, entry.seat, body, entry.at)
        return self.writer.append(StoredEntry(*line, checksum_of(*line)))

    def listen(self, heard: Heard) -> None:
        """`heard(match, n)` is called in the loop for what other processes append.

        With "" and -1: something may have been missed, whenever listening begins, first or after a lost connection.
        On SQLite nobody else writes, and it is never called.
        """
        if isinstance(self.log, PostgresLog):
            assert self.listener is None, "one listener tells everybody"
            self.listener = Listener(self.address.conninfo, self.log, asyncio.get_running_loop(), heard)

    def overhear(self, heard: Callable[[str], None]) -> None:
        """What processes tell each other is heard too; `listen` comes first."""
        assert self.listener is not None, "only PostgreSQL has several processes"
        self.listener.overheard = heard

    def tell_only_of(self, concerns_others: Callable[[str], bool]) -> None:
        """Of all other matches nobody else is told; the function is called in the writer's thread."""
        if isinstance(self.log, PostgresLog):
            self.log.concerns_others = concerns_others

    async def tell_of(self, match_ids: Sequence[str]) -> None:
        """Processes that hold these matches in memory look into their logs."""
        await self._change(tell_of, match_ids)

    def figures(self) -> Figures:
        """What the writer has done so far."""
        return self.writer.figures()

    async def health(self) -> bool:
        """The database answers, and the writer runs."""
        try:
            async with asyncio.timeout(HEALTHY_WITHIN_S):
                await self._ask(None, _answers)
        except (StoreFailed, TimeoutError):
            return False
        return self.writer.thread.is_alive()

    # -- matches -----------------------------------------------------------------------------------------

    async def create_match(self, match: NewMatch) -> None:
        """The match is there, without entries."""
        await self._change(matches.create_match, match, None if match.owner is None else account_key(match.owner))

    async def load_match(self, match_id: str) -> StoredMatch | None:
        """A match with its whole log."""
        return await self._ask(None, matches.load_match, match_id)

    async def match_info(self, match_id: str) -> MatchInfo | None:
        """A match without its log."""
        return await self._ask(None, matches.match_info, match_id)

    async def entries_since(self, match_id: str, n: int) -> list[Entry]:
        """The entries with the number n and higher."""
        return await self._ask([], matches.entries_since, match_id, n)

    async def finish_match(self, match_id: str, outcome: Json) -> None:
        """The match is over; the first outcome that is written stays."""
        await self._change(matches.finish_match, match_id, outcome, now_ms())

    async def list_matches(self, account: str | None = None, limit: int = 50) -> list[MatchInfo]:
        """The newest matches of an account, running or over; without one, the public ones that run."""
        if account is None:
            return await self._ask([], matches.running_in_public, limit)
        return await self._ask([], matches.matches_of, account_key(account), limit)

    async def briefs(self, match_ids: Sequence[str], account: str | None = None) -> dict[str, Brief]:
        """What lists tell of each of these matches, but for damaged ones; with the seat of this account."""
        key = None if account is None else account_key(account)
        found: dict[str, Brief] = await self._ask({}, matches.briefs, match_ids, key)
        now = time.monotonic()
        unsure = [each for each in match_ids if now - self.sound_at.get(each, -math.inf) > SURE_FOR_S]
        damaged: dict[str, int] = await self._ask({}, matches.damaged_matches, unsure) if unsure else {}
        for match_id, n in damaged.items():
            LOGGER.error("entry %d of %s is not what was written", n, match_id)
        sure = {match_id: at for match_id, at in self.sound_at.items() if now - at <= SURE_FOR_S}
        self.sound_at = sure | {match_id: now for match_id in unsure if match_id not in damaged}
        return {match_id: brief for match_id, brief in found.items() if match_id not in damaged}

    async def link_seat(self, match_id: str, seat: int, account: str) -> None:
        """The account finds its seat again."""
        await self._change(matches.link_seat, match_id, seat, account_key(account))

    async def copy_seats(self, match_id: str, to_match: str, turn: int, seats: int) -> None:
        """The accounts that sit in one match sit in the other one too, moved on by this many of its seats."""
        await self._change(matches.copy_seats, match_id, to_match, turn, seats)

    async def seat_of_account(self, match_id: str, account: str) -> int | None:
        """The seat of an account in a match."""
        return await self._ask(None, matches.seat_of_account, match_id, account_key(account))

    # -- time ----------------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """A process starts to serve; the time in which nobody did is written down."""
        await self._change(pulse.wake, now_ms())

    async def beat(self) -> None:
        """Somebody serves at this moment."""
        await self._change(pulse.beat, now_ms())

    async def standstills(self, after: int) -> list[Standstill]:
        """The times after this moment in which nobody served."""
        return await self._ask([], pulse.standstills, after)

    async def forget_old(self, before: int) -> Forgotten:
        """Unfinished matches in which nothing has happened since, and decks whose link nobody has opened."""
        return Forgotten(
            await self._change(matches.forget_abandoned, before), await self._change(decks.forget_shared_decks, before)
        )

    # -- processes that share the database -----------------------------------------------------------------

    async def beat_of(self, worker: Worker) -> Pulse:
        """The process lives; who else does?"""
        return await self._change(workers.beat, worker)

    async def depart(self, worker: str) -> None:
        """That process has ended."""
        await self._change(workers.depart, worker)

    async def claim(self, match_id: str, worker: str) -> str | None:
        """The process in which the match is at home: this one, unless it is at home in one that lives."""
        return await self._change(workers.claim, match_id, worker) if is_storable(match_id) else None

    async def home(self, match_id: str) -> str | None:
        """The process in which the match was last at home."""
        return await self._ask(None, workers.home, match_id)

    async def lost_homes(self, match_ids: Sequence[str], worker: str) -> list[str]:
        """Which of these matches are at home in other processes now."""
        return await self._ask([], workers.lost, match_ids, worker)

    async def tell_workers(self, text: str) -> None:
        """Every process hears it, this one too."""
        await self._change(tell_all, text)

    # -- those who are kept out ----------------------------------------------------------------------------

    async def bans(self) -> list[Ban]:
        """All that are in force; the operator may have added one at any time."""
        return await self._ask([], bans.bans, now_ms())

    # -- accounts and sessions ---------------------------------------------------------------------------

    async def create_account(self, name: str, password_hash: str) -> bool:
        """False if the name is taken, in whatever case."""
        return await self._change(accounts.create_account, name, password_hash, now_ms())

    async def account(self, name: str) -> Account | None:
        """The account with this name, in whatever case."""
        return await self._ask(None, accounts.account, name)

    async def change_password(self, name: str, password_hash: str) -> None:
        """The account has another password, and is signed in nowhere."""
        await self._change(accounts.change_password, name, password_hash)

    async def sign_out(self, name: str) -> None:
        """All sessions of the account are over."""
        await self._change(accounts.sign_out, name)

    async def delete_account(self, name: str) -> None:
        """The account is gone with its decks, sessions and seats; its matches stay without it."""
        await self._change(accounts.delete_account, name)

    async def create_session(self, token_hash: str, account: str, expires_at: int) -> None:
        """Until it expires, the token signs its bearer in to this account."""
        await self._change(accounts.create_session, token_hash, account, expires_at)

    async def account_of_session(self, token_hash: str) -> str | None:
        """The name of the account of a session that has not expired."""
        return await self._ask(None, accounts.account_of_session, token_hash, now_ms())

    async def living_sessions(self, token_hashes: Sequence[str]) -> set[str]:
        """Which of them still sign somebody in."""
        return await self._ask(set(), accounts.living_sessions, token_hashes, now_ms())

    async def delete_session(self, token_hash: str) -> None:
        """The session is over."""
        await self._change(accounts.delete_session, token_hash)

    async def delete_expired_sessions(self) -> int:
        """How many there were."""
        return await self._change(accounts.delete_expired_sessions, now_ms())

    # -- decks -------------------------------------------------------------------------------------------

    async def share_deck(self, deck: SharedDeck) -> bool:
        """False if the id is taken; what it stands for stays."""
        return await self._change(decks.share_deck, deck, now_ms())

    async def shared_deck(self, deck_id: str) -> SharedDeck | None:
        """The deck behind a link, which is kept for longer since somebody has opened it."""
        found = await self._ask(None, decks.shared_deck, deck_id)
        if found is not None:
            now = now_ms()
            await self._change(decks.see_shared_deck, deck_id, now, now - DAY)
        return found

    async def put_deck(self, account: str, game: str, name: str, text: str, most: int) -> bool:
        """The deck is kept, instead of one with the same game and name; False if the account has enough others."""
        return await self._change(decks.put_deck, account_key(account), game, name, text, now_ms(), most)

    async def decks(self, account: str) -> list[NamedDeck]:
        """All decks of an account, by game and name."""
        return await self._ask([], decks.decks, account_key(account))

    async def deck(self, account: str, game: str, name: str) -> NamedDeck | None:
        """One deck of an account."""
        return await self._ask(None, decks.deck, account_key(account), game, name)

    async def delete_deck(self, account: str, game: str, name: str) -> bool:
        """False if there was none."""
        return await self._change(decks.delete_deck, account_key(account), game, name)

    # -- the ladder --------------------------------------------------------------------------------------

    async def known_name(self, name: str) -> str | None:
        """The account with this name as its owner writes it."""
        found = await self.account(name)
        return None if found is None else found.name

    async def open_table(self, table: OpenTable, most: int) -> bool:
        """False: so many of this account, or of this address, are open already."""
        return await self._change(ladder.open_table, table, most)

    async def open_tables(self, account: str | None, seen_after: int) -> list[OpenTable]:
        """Those at which this account may sit down, and its own, the newest first."""
        return await self._ask([], ladder.open_tables, account, seen_after)

    async def open_table_of(self, table: str) -> OpenTable | None:
        """With its match, where there is one."""
        return await self._ask(None, ladder.open_table_of, table)

    async def still_waiting(self, table: str, now: int) -> None:
        """The one who waits is there."""
        await self._change(ladder.still_waiting, table, now)

    async def close_table(self, table: str) -> None:
        """Nobody waits there any more."""
        await self._change(ladder.close_table, table)

    async def forget_tables(self, seen_before: int) -> None:
        """Nobody has waited there for long."""
        await self._change(ladder.forget_tables, seen_before)

    async def take_table(
        self, table: str, match: NewMatch, accounts: tuple[str | None, ...], rated: list[RatedSeat], limits: Limits
    ) -> str:
        """Empty: the match is there. Otherwise why not, and nothing is new."""
        return await self._change(ladder.take_table, table, match, accounts, rated, limits)

    async def begin_rated(
        self, match: NewMatch, accounts: tuple[str | None, ...], rated: list[RatedSeat], limits: Limits
    ) -> str:
        """The same without a table that waited."""
        return await self._change(ladder.begin_rated, match, accounts, rated, limits)

    async def settle(self, match_id: str, ending: Ending) -> None:
        """Ratings follow from the end of a match, once."""
        await self._change(ladder.settle, match_id, ending, now_ms())

    async def unsettled(self) -> list[str]:
        """Rated matches whose end has changed no rating yet."""
        return await self._ask([], ladder.unsettled)

    async def standings(self, game: str, limit: int) -> list[Standing]:
        """The best first."""
        return await self._ask([], ladder.standings, game, limit)

    async def standings_of(self, account: str) -> list[Standing]:
        """In all games."""
        return await self._ask([], ladder.standings_of, account)

    async def strengths(self, accounts: Collection[str]) -> dict[tuple[str, str], Rating]:
        """By account and game."""
        return await self._ask({}, ladder.strengths, tuple(accounts))

    async def rated_matches(self, account: str, limit: int) -> list[RatedMatch]:
        """The newest first."""
        return await self._ask([], ladder.rated_matches, account, limit)

    async def finished(self, game: str, limit: int) -> list[Finished]:
        """Matches that are over, the newest first."""
        return await self._ask([], statistics.finished, game, limit)

    # -- puzzles -----------------------------------------------------------------------------------------

    async def solver(self, account: str, game: str) -> Solver:
        """How good the account is at the puzzles of a game."""
        return await self._ask(Solver(), puzzles.solver, account, game)

    async def puzzles_tried(self, account: str, game: str) -> dict[str, bool]:
        """By puzzle: was the first try right?"""
        return await self._ask({}, puzzles.tried, account, game)

    async def puzzle_ratings(self, game: str) -> dict[str, Rating]:
        """Of puzzles that somebody with an account has tried."""
        return await self._ask({}, puzzles.ratings, game)

    async def rate_try(self, account: str, game: str, puzzle: str, first: Rating, is_solved: bool) -> Tried:
        """The first try of an account at a puzzle changes both ratings, another one changes nothing."""
        return await self._change(puzzles.rate_try, account, game, puzzle, first, is_solved, now_ms())

    # -- matches by days ---------------------------------------------------------------------------------

    async def note_waiting(self, match: str, n: int, due: tuple[Due, ...]) -> None:
        """So it stands after `n` entries of the log; what is known of a longer log stays."""
        await self._change(days.note_waiting, match, n, due, now_ms())

    async def waiting_for(self, account: str) -> list[Waiting]:
        """What has the least time left first."""
        return await self._ask([], days.waiting_for, account)

    async def due_by(self, at: int) -> list[str]:
        """Matches in which a time runs out by then."""
        return await self._ask([], days.due_by, at)

    async def half_noted(self) -> list[str]:
        """Matches whose log is longer than it was when something was noted of them."""
        return await self._ask([], days.half_noted)

    async def mailbox(self, account: str) -> MailBox | None:
        """Where the account wants letters sent to."""
        return await self._ask(None, days.mailbox, account)

    async def ask_for_mail(self, account: str, address: str, lang: str, confirming: str, leaving: str) -> None:
        """`confirming`: the hash of a secret, `leaving`: a secret. The address has to be confirmed."""
        await self._change(days.ask_for_mail, account, address, lang, confirming, leaving, now_ms())

    async def asked_lately(self, account: str, address: str, after: int) -> bool:
        """A letter was sent there after this moment, or somewhere for this account."""
        return await self._ask(False, days.asked_lately, account, address, after)

    async def confirm_mail(self, confirming: str, asked_after: int) -> bool:
        """False where nobody has asked for it lately."""
        return await self._change(days.confirm_mail, confirming, now_ms(), asked_after)

    async def leave_mail(self, leaving: str) -> bool:
        """False where no letters were sent anyway."""
        return await self._change(days.leave_mail, leaving)

    async def forget_mail(self, account: str) -> None:
        """No letters to this account."""
        await self._change(days.forget_mail, account)

    async def calls(self, since_before: int) -> list[Call]:
        """Who is waited for, has not been told, and wants to be."""
        return await self._ask([], days.calls, since_before)

    async def take_call(self, call: Call) -> bool:
        """False where another process tells them."""
        return await self._change(days.take_call, call, now_ms())

    async def give_call_back(self, call: Call) -> None:
        """They could not be told."""
        await self._change(days.give_call_back, call)

    # -- tournaments -------------------------------------------------------------------------------------

    async def make_tournament(self, tournament: Tournament, most: int) -> bool:
        """False where the host has as many that are not over."""
        return await self._change(clubs.make_tournament, tournament, most)

    async def tournament(self, name: str) -> tuple[int, Tournament] | None:
        """With its version."""
        return await self._ask(None, clubs.tournament, name)

    async def running_tournaments(self) -> list[str]:
        """By name; those that began first stand first."""
        return await self._ask([], clubs.running_tournaments)

    async def tournaments(self, limit: int = 100) -> list[Tournament]:
        """The newest first."""
        return await self._ask([], clubs.tournaments, limit)

    async def change_tournament(self, changed: Tournament, version: int) -> bool:
        """False where it is not of this version any more."""
        return await self._change(clubs.change_tournament, changed, version)

    # -- in threads --------------------------------------------------------------------------------------

    async def _ask(
        self,
        missing: Missing,
        question: Callable[Concatenate[Connection, Asked], Found],
        *arguments: Asked.args,
        **more: Asked.kwargs,
    ) -> Found | Missing:
        if not is_storable(arguments):
            return missing

        def ask() -> Found:
            with self.engine.connect() as connection:
                return question(connection, *arguments, **more)

        return await self._in_thread(ask)

    async def _change(
        self,
        change: Callable[Concatenate[Connection, Asked], Found],
        *arguments: Asked.args,
        **more: Asked.kwargs,
    ) -> Found:
        if not is_storable(arguments):
            raise BadInput(
                *SAY("text-contains-character-cannot-stored"),
            )

        def make() -> Found:
            with self.writing, self.engine.begin() as connection:
                if self.address.is_sqlite:
                    connection.exec_driver_sql("BEGIN IMMEDIATE")
                return change(connection, *arguments, **more)

        return await self._in_thread(make)

    async def _in_thread(self, work: Callable[[], Found]) -> Found:
        if self.writer.is_closed:
            raise StoreFailed("The store is closed.")
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        except SQLAlchemyError as failure:
            raise StoreFailed(first_line(failure)) from failure


def prepare_database(url: str) -> None:
    """The database is there with the tables of this program, and nothing is open; otherwise `BadInput`."""
    address = read_address(url)
    try_connection(address)
    engine = engine_for(address)
    try:
        migrate(engine, address)
    finally:
        engine.dispose()


def is_storable(value: object) -> bool:
    """PostgreSQL takes no NUL, and half a surrogate pair is no text. Dictionaries become JSON, which spells them."""
    if isinstance(value, str):
        return "\0" not in value and (value.isascii() or not any(["\ud800" <= char <= "\udfff" for char in value]))
    if isinstance(value, tuple):
        return all([is_storable(part) for part in value])
    return True


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _answers(connection: Connection) -> None:
    connection.exec_driver_sql("SELECT 1")
