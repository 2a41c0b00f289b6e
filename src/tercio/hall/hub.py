"""The tables that somebody looks at or plays on: what is wanted is judged, made durable, applied, and shown.

Memory is never ahead of the log. Another process may write to the same match: the one that comes second reads what the
other wrote and judges again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final, ParamSpec, Protocol, TypeVar

from tercio.games import open_game
from tercio.games.packs import open_with
from tercio.hall.keeping import Damaged, NewMatch, OutcomeUnknown, Store, StoreFailed
from tercio.hall.ladder.results import VOID, Ending, ending_of
from tercio.hall.limits import Bucket, Limits
from tercio.hall.manners import Manners
from tercio.hall.meter import COMMIT, ENTRIES, Meter
from tercio.hall.showing.presentation import Showing
from tercio.hall.showing.story import Story
from tercio.hall.tables.clock import DAY
from tercio.hall.tables.entry import Entry, Head, Outdated, head_json, read_head
from tercio.hall.tables.refused import AlreadyDone
from tercio.hall.tables.table import OVER, Table
from tercio.hall.thinking.labours import Labours, TooMuchWanted
from tercio.hall.thinking.thoughts import Customer
from tercio.kernel import Game, Seat

if TYPE_CHECKING:
    from tercio.bots.luck import Thrown
    from tercio.hall.days.keeping import DaysStore
    from tercio.hall.ladder.keeping import LadderStore
    from tercio.hall.listener import Listener
    from tercio.hall.prints import Printer
    from tercio.hall.puzzling.keeping import PuzzleStore
    from tercio.hall.statistics import Finished, StatisticsStore
    from tercio.hall.thinking.advice import Advising
    from tercio.hall.thinking.analysis import Review
    from tercio.hall.thinking.bots import Bots
    from tercio.hall.thinking.moods import Mood

log = logging.getLogger("tercio.hall")
SMALL: Final = 1_000  # letters: a usual match
UNTIL_TOLD: Final = 0.5  # seconds until a table hears that others watch it
TRIES: Final = 8  # lost races in a row until somebody gives up

Wish = Callable[[Table, int], Entry]
Asked = ParamSpec("Asked")
Found = TypeVar("Found")


class Beside(Protocol):
    """Work that nobody else should wait for, such as in a thread."""

    async def __call__(self, work: Callable[Asked, Found], /, *args: Asked.args, **kwargs: Asked.kwargs) -> Found: ...


PUZZLES: Final = "puzzles"


async def at_once(work: Callable[Asked, Found], /, *args: Asked.args, **kwargs: Asked.kwargs) -> Found:
    """Where there are no threads."""
    return work(*args, **kwargs)


async def already_here(_: str) -> None:
    """Where everything lies on the same disk."""


def everywhere(_: str) -> bool:
    """A process that serves alone is at home with every match."""
    return True


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Unreadable(Exception):
    """A match was played with another version, or by rules that are not the rules of today."""


class Closed(Exception):
    """The operator has closed this match."""


class TooManyMatches(TooMuchWanted):
    """One address wants more new matches than it may have."""


def need_today(head: Head, game: Game, plays_on: bool) -> None:
    """Outdated where a match began by other rules and does not go on by those of today."""
    if head.version != game.version and not plays_on:
        raise Outdated(f"it was played by version {head.version} of the rules")


def folded(head: Head, game: Game, entries: list[Entry], plays_on: bool) -> Table:
    """Raises what the table raises where an answer of old is against the rules of today."""
    need_today(head, game, plays_on)
    table = Table(head, game)
    for entry in entries:
        table.apply(entry)
    return table


class Live:
    """One table in memory, with everybody who looks at it."""

    def __init__(self, table: Table, maker: str = "") -> None:
        self.table = table
        self.is_maker_known = bool(maker)
        self.customer = Customer(maker or table.head.id, table.head.id, bool(table.people()), table.head.is_rated)
        self.showing = Showing(table)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: set[Seat] = set()  # bots that are being asked
        self.moods: dict[Seat, Mood] = {}  # of the bots that may give up or offer a draw
        self.advising: dict[Seat, Advising] = {}  # the last thought about a person's question
        self.breaths: dict[str, Bucket] = {}  # for talking
        self.stories: dict[str, Story] = {}  # by language, of a match that is over
        self.alarm: asyncio.TimerHandle | None = None  # rings when a clock runs out
        self.telling: asyncio.TimerHandle | None = None  # that others watch now, or fewer

    def serve(self, listener: Listener) -> None:
        """Where nobody knows any more who made the match, bots think for whoever plays it, or else watches it."""
        self.listeners.add(listener)
        if not self.is_maker_known and (listener.seat >= 0 or not self.customer.is_for_people):
            self.customer = self.customer._replace(address=listener.address)

    def tell_all(self) -> None:
        self.telling = None
        wake_all(list(self.listeners))

    def tell_soon(self) -> None:
        """Whoever comes and goes again and again makes no work for all others each time."""
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(UNTIL_TOLD, self.tell_all)

    def talks_too_much(self, seat: Seat, address: str, manners: Manners) -> bool:
        """T-CHAT-01  Each player has an allowance; spectators share one for each address, and one for all of them."""
        who = (f"seat {seat}",) if seat >= 0 else (f"from {address}", "spectators")
        breaths = [
            self.breaths.setdefault(each, Bucket(manners.lines_per_second, manners.lines_at_once)) for each in who
        ]
        return bool([each for each in breaths if each.is_empty()])

    def is_idle(self) -> bool:
        """A seat with days is waited for in the database, too."""
        is_timed = self.alarm is not None and not self.table.is_by_days
        return not (self.listeners or self.thinking or is_timed or self.lock.locked())

    def here(self) -> frozenset[Seat]:
        return frozenset([listener.seat for listener in self.listeners])

    def watchers(self) -> int:
        return len([listener for listener in self.listeners if listener.seat < 0])


def size_of(head: Head, entries: Sequence[Entry]) -> int:
    """In letters, roughly: of everything that may be large."""
    parts = (*head.packs, head.setup, head.options, *[entry.body for entry in entries])
    return sum([len(part if isinstance(part, str) else repr(part)) for part in parts])


def due_flag(table: Table, now: int) -> Entry:
    """AlreadyDone where no time is over any more: another process may have told it first. T-CLOCK-02"""
    entry = table.flag(now)
    if entry is None:
        raise AlreadyDone
    return entry


def wake_all(listeners: list[Listener]) -> None:
    for listener in listeners:
        listener.wake()


class Hub:
    """All live tables of this process. What is slow is done `beside` it, where there is such a place."""

    def __init__(
        self, store: Store, manners: Manners, meter: Meter | None = None, beside: Beside | None = None
    ) -> None:
        self.store = store
        self.manners = manners
        self.meter = meter or Meter()
        self.beside = beside or at_once
        self.games: dict[str, Game] = {}
        self.tables: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Task[Live | None]] = {}
        self.chores: set[asyncio.Task[None]] = set()
        self.bots: Bots | None = None
        self.reviews: dict[str, Review] = {}  # by match
        self.lucks: dict[str, asyncio.Task[list[Thrown]]] = {}  # by match
        self.labours = Labours()
        self.printer: Printer | None = None
        self.bring: Callable[[str], Awaitable[None]] = already_here  # what is fetched when somebody asks for it
        self.ladder: LadderStore | None = None  # only where people have accounts
        self.puzzles: PuzzleStore | None = None  # likewise
        self.unreadable: set[str] = set()  # matches that somebody has tried to open in vain
        self.days: DaysStore | None = None  # only where matches go on while nobody looks
        self.records: StatisticsStore | None = None  # of what many people have played
        self.finished_of: dict[
            str, tuple[int, asyncio.Future[list[Finished]]]
        ] = {}  # by game, and when they were asked for
        self.closed: frozenset[str] = frozenset()  # matches that nobody may look at any more
        self.is_home: Callable[[str], bool] = everywhere  # where several processes serve the same matches
        self.makers = Limits(manners.new_matches_per_minute)
        self.kept = Limits(manners.kept_kb_per_day / (24 * 60), max(1, manners.kept_kb_per_day // 10))

    def game(self, name: str, packs: tuple[str, ...] = ()) -> Game:
        """With these packs beside its own; BadInput where one of them cannot be read."""
        if packs:
            return open_with(name, packs)
        if name not in self.games:
            self.games[name] = open_game(name)
        return self.games[name]

    # -- opening ---------------------------------------------------------------------

    async def create(
        self,
        head: Head,
        maker: str,
        owner: str | None = None,
        is_public: bool = False,
        entries: Sequence[Entry] = (),
    ) -> Live:
        """A new match; `maker` is the address of the client that wants it. TooManyMatches where it wants too many.

        `entries`: what was said at it before anybody comes.
        """
        if self.makers.is_too_fast(maker):
            raise TooManyMatches
        self.need_room(maker, size_of(head, entries))
        table = Table(head, self.game(head.game, head.packs))
        await self.store.create_match(NewMatch(head.id, head.game, head_json(head), head.at, owner, is_public))
        for entry in entries:
            await self.store.append(head.id, table.n, entry)
            table.apply(entry)
        return self.put(Live(table, maker))

    def need_room(self, address: str, letters: int) -> None:
        """What somebody leaves here for good counts by its size; TooMuchWanted where it is too much for a day."""
        if letters > SMALL and self.kept.is_used_up(address):
            raise TooMuchWanted
        self.kept.spend(address, letters / 1000)

    def put(self, live: Live) -> Live:
        """The table is in memory from now on, unless it was there already."""
        live = self.tables.setdefault(live.table.head.id, live)
        self.forget_idle()
        self.attend(live)
        self.note(live)
        return live

    async def find(self, match: str) -> Live | None:
        """The table, from memory or from its log; many may ask for it at once. Closed where nobody may."""
        if match in self.closed:
            raise Closed
        live = self.tables.get(match)
        if live is not None:
            return live
        if match not in self.opening:
            self.opening[match] = asyncio.create_task(self.load(match))
        try:
            return await asyncio.shield(self.opening[match])
        finally:
            self.opening.pop(match, None)

    async def load(self, match: str) -> Live | None:
        try:
            stored = await self.store.load_match(match)
            if stored is None:
                return None
            head = read_head(stored.head)
            game = self.game(head.game, head.packs)
            if head.puzzle:
                await self.bring(PUZZLES)
            table = await self.beside(folded, head, game, stored.entries, self.manners.plays_on)
        except (Outdated, Damaged) as error:
            log.warning("%s cannot be played again: %s", match, error)
            self.unreadable.add(match)
            raise Unreadable(match) from None
        except StoreFailed:
            raise
        except Exception as error:
            log.exception("the log of %s cannot be played again", match)
            self.unreadable.add(match)
            raise Unreadable(match) from error
        live = Live(table)
        if table.next_alarm() is not None:
            await self.stand(live)
        if table.stage == OVER and stored.info.finished_at is None:  # the server was killed at that moment
            await self.finish(live)
        return self.put(live)

    async def stand(self, live: Live) -> None:
        """T-CLOCK-03  Before a clock of the table can ring, it gets back the time in which nobody served."""
        standstills = await self.store.standstills(live.table.last_at)
        with suppress(AlreadyDone):
            await self.act_alone(live, lambda table, now: table.stood(standstills, now))

    async def keep_time(self) -> None:
        """While clocks run, the database is told again and again that somebody serves."""
        while True:
            await asyncio.sleep(self.manners.heartbeat)
            await self.beat()

    async def beat(self) -> None:
        if [live for live in self.tables.values() if live.alarm is not None]:
            with suppress(StoreFailed):
                await self.store.beat()

    async def keep_tidy(self) -> None:
        """Once a day, what nobody has wanted for a long time is forgotten."""
        while self.manners.forget_after:
            with suppress(StoreFailed):
                gone = await self.store.forget_old(now_ms() - self.manners.forget_after * DAY)
                log.info("forgotten: %s", gone)
            await asyncio.sleep(DAY / 1000)

    def forget_idle(self) -> None:
        """Tables that nobody looks at can be read again from their logs."""
        idle = [live for live in self.tables.values() if live.is_idle()]
        for live in idle[: max(0, len(idle) - self.manners.idle_tables)]:
            self.drop(live)

    def keep(self, live: Live) -> Live:
        """Somebody is going to look at it: the table of this match, even if it was forgotten since it was found."""
        kept = self.tables.setdefault(live.table.head.id, live)
        if kept is live and not live.listeners:
            self.do(self.follow(live))
        return kept

    def drop(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
        for begun in live.advising.values():
            begun.thought.cancel()
        self.tables.pop(live.table.head.id, None)

    # -- acting ----------------------------------------------------------------------

    async def act(self, live: Live, wish: Wish) -> None:
        """Judge, append, apply, show. Raises what the wish raises, and StoreFailed; then nothing has changed."""
        async with live.lock:
            await self.act_alone(live, wish)
        self.attend(live)

    async def act_alone(self, live: Live, wish: Wish) -> None:
        table = live.table
        for _ in range(TRIES):
            entry = wish(table, now_ms())
            try:
                began = time.perf_counter()
                is_written = await self.store.append(table.head.id, table.n, entry)
                self.meter.took(COMMIT, time.perf_counter() - began)
            except OutcomeUnknown:
                if entry in await self.catch_up(live):
                    return
                continue
            if is_written:
                self.apply(live, entry)
                return
            await self.catch_up(live)
        raise StoreFailed("others were faster too often")

    def apply(self, live: Live, entry: Entry) -> None:
        was_over = live.table.stage == OVER
        live.table.apply(entry)
        self.meter.count(ENTRIES)
        self.show(live, entry.seat)
        self.note(live)
        if live.table.stage == OVER and not was_over:
            self.do(self.finish(live))

    def show(self, live: Live, seat: Seat) -> None:
        """The player who has done it is shown first: that wait must not tell what only others may see."""
        live.showing.refresh()
        others: list[Listener] = []
        for listener in live.listeners:
            if listener.seat == seat:
                listener.wake()
            else:
                others.append(listener)
        asyncio.get_running_loop().call_soon(wake_all, others)

    async def finish(self, live: Live) -> None:
        outcome, ending = live.table.outcome, ending_of(live.table)
        assert outcome is not None
        if ending is not None and self.ladder is not None:
            await self.ladder.settle(live.table.head.id, ending)
        summary = {"winners": list(outcome.winners), "rule": outcome.rule}
        await self.store.finish_match(live.table.head.id, summary)

    async def catch_up(self, live: Live) -> list[Entry]:
        """Apply what is in the log and not yet in the table."""
        entries = await self.store.entries_since(live.table.head.id, live.table.n)
        for entry in entries:
            self.apply(live, entry)
        return entries

    def heard(self, match: str, n: int) -> None:
        """Another process has written entry `n`; n below zero: something may have been missed."""
        for live in list(self.tables.values()) if n < 0 else [self.tables[match]] if match in self.tables else []:
            if live.is_idle() and not self.is_home(live.table.head.id):
                self.drop(live)  # nobody needs it here, and it would be played twice
            elif n < 0 or n >= live.table.n:
                self.do(self.follow(live))

    async def follow(self, live: Live) -> None:
        async with live.lock:
            await self.catch_up(live)
        self.attend(live)

    # -- bots and clocks ---------------------------------------------------------------

    def attend(self, live: Live) -> None:
        """Ask the bots whose turn it is, and set the alarm for the clock; where the match is at home."""
        is_home = self.is_home(live.table.head.id)
        if self.bots is not None and is_home:
            for seat in self.bots.due(live):
                live.thinking.add(seat)
                self.do(self.bots.play(self, live, seat))
        if is_home and live.table.has_prepared():
            self.do(self.answer_prepared(live))
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        due = live.table.next_alarm()
        if due is not None and is_home:
            wait = max(0, due - now_ms()) / 1000 + 0.005
            live.alarm = asyncio.get_running_loop().call_later(wait, self.ring, live)

    def ring(self, live: Live) -> None:
        live.alarm = None
        self.do(self.flag(live))

    async def flag(self, live: Live) -> None:
        async with live.lock:
            with suppress(AlreadyDone):
                await self.act_alone(live, due_flag)
        self.attend(live)

    # -- matches by days ---------------------------------------------------------------

    def note(self, live: Live) -> None:
        """Where somebody has days, the database knows who, and until when."""
        if self.days is not None and live.table.is_by_days:
            table = live.table
            self.do(self.days.note_waiting(table.head.id, table.n, table.waited_for()))

    async def answer_prepared(self, live: Live) -> None:
        """T-PREPARE-01  What somebody has prepared for this question is given."""
        with suppress(AlreadyDone):
            await self.act(live, lambda table, now: table.prepared(now))

    async def keep_days(self) -> None:
        """T-CLOCK-04  A time of days runs out although nobody looks."""
        for match in [] if self.days is None else await self.days.half_noted():
            await self.look_after(match)
        while self.days is not None:
            with suppress(StoreFailed):
                await self.store.beat()  # their tables need not be in memory
                for match in await self.days.due_by(now_ms() + int(self.manners.days_every * 1000)):
                    await self.look_after(match)
            await asyncio.sleep(self.manners.days_every)

    async def look_after(self, match: str) -> None:
        with suppress(Unreadable, Closed):  # nobody can go on with it any more
            await self.find(match)

    # -- chores ---------------------------------------------------------------------------

    def do(self, chore: object) -> None:
        """Something that nobody waits for; it is finished before the server stops."""
        task: asyncio.Task[None] = asyncio.create_task(chore)  # type: ignore[arg-type]
        self.chores.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.chores.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a chore failed", exc_info=task.exception())

    async def open(self) -> None:
        """From now on somebody serves."""
        await self.store.wake()
        self.do(self.keep_time())
        self.do(self.keep_tidy())
        self.do(self.go_on_rated())
        self.do(self.keep_days())

    async def go_on_rated(self) -> None:
        """T-RATED-02  The clocks of rated matches run on although nobody looks, and no end is forgotten."""
        if self.ladder is not None:
            for match in await self.ladder.unsettled():
                try:
                    await self.find(match)
                except (Unreadable, Closed):  # nobody can end it any more
                    await self.ladder.settle(match, Ending(VOID, (None, None)))

    async def close(self) -> None:
        await self.beat()
        for live in list(self.tables.values()):
            self.drop(live)
        unfinished = [*self.chores, *[labour.task for labour in self.labours.all]]
        for task in unfinished:
            task.cancel()
        await asyncio.gather(*unfinished, return_exceptions=True)
