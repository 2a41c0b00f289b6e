"""Matches with their logs in the storage of a browser. Nobody has an account there, and nothing is public."""

from __future__ import annotations

import asyncio
import time
from asyncio import Future
from collections.abc import Awaitable, Callable, Sequence
from json import dumps, loads
from typing import Any, Final, TypeVar

from tercio.hall.keeping import (
    Brief,
    Damaged,
    Forgotten,
    Json,
    MatchInfo,
    NewMatch,
    SharedDeck,
    Standstill,
    StoredMatch,
    StoreFailed,
)
from tercio.hall.tables.entry import Entry
from tercio.solo.disk import ENTRIES, MATCHES, PULSE, Disk, entry_key

Found = TypeVar("Found")
HEART: Final = "heart"  # when somebody last served
STANDSTILLS: Final = "standstills"
SHORTEST: Final = 5_000  # milliseconds: between two beats nobody was away
MOST_STANDSTILLS: Final = 50


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class SoloStore:
    """What the hall asks of a store. Another tab may write to the same one: the second of two entries loses."""

    def __init__(self, disk: Disk, told: Callable[[str, int], None]) -> None:
        self.disk = disk
        self.told = told  # called with match and number for what was appended here

    def append(self, match_id: str, n: int, entry: Entry) -> Future[bool]:
        return asyncio.ensure_future(self.appended(match_id, n, entry))

    async def appended(self, match_id: str, n: int, entry: Entry) -> bool:
        text = dumps({"kind": entry.kind, "seat": entry.seat, "body": entry.body, "at": entry.at})
        is_written = await done(self.disk.add(ENTRIES, entry_key(match_id, n), text))
        if is_written:
            self.told(match_id, n)
        return is_written

    async def create_match(self, match: NewMatch) -> None:
        info = MatchInfo(*match, finished_at=None, outcome=None)
        await done(self.disk.write(MATCHES, match.id, dumps(info._asdict())))

    async def load_match(self, match_id: str) -> StoredMatch | None:
        info = await self.match_info(match_id)
        return None if info is None else StoredMatch(info, await self.entries_since(match_id, 0))

    async def match_info(self, match_id: str) -> MatchInfo | None:
        text = await done(self.disk.read(MATCHES, match_id))
        return None if text is None else MatchInfo(**loads(text))

    async def entries_since(self, match_id: str, n: int) -> list[Entry]:
        found = [loads(text) for text in await done(self.disk.all(ENTRIES, f"{match_id}/"))]
        try:
            return [Entry(**each) for each in found[n:]]
        except TypeError as error:
            raise Damaged(match_id) from error

    async def finish_match(self, match_id: str, outcome: Json) -> None:
        info = await self.match_info(match_id)
        if info is not None and info.finished_at is None:
            over = info._replace(finished_at=now_ms(), outcome=outcome)
            await done(self.disk.write(MATCHES, match_id, dumps(over._asdict())))

    async def list_matches(self, account: str | None = None, limit: int = 50) -> list[MatchInfo]:
        return []

    async def briefs(self, match_ids: Sequence[str], account: str | None = None) -> dict[str, Brief]:
        return {}

    async def copy_seats(self, match_id: str, to_match: str, turn: int, seats: int) -> None:
        return

    async def seat_of_account(self, match_id: str, account: str) -> int | None:
        return None

    async def share_deck(self, deck: SharedDeck) -> bool:
        raise StoreFailed("a link leads nowhere but here")

    async def shared_deck(self, deck_id: str) -> SharedDeck | None:
        return None

    async def wake(self) -> None:
        """While no page was open nobody served; clocks get that time back."""
        last, now = await self.pulse(HEART, None), now_ms()
        if last is not None and now - last > SHORTEST:
            kept = [*await self.pulse(STANDSTILLS, []), [last, now]][-MOST_STANDSTILLS:]
            await done(self.disk.write(PULSE, STANDSTILLS, dumps(kept)))
        await self.beat()

    async def beat(self) -> None:
        await done(self.disk.write(PULSE, HEART, dumps(now_ms())))

    async def standstills(self, after: int) -> list[Standstill]:
        found = await self.pulse(STANDSTILLS, [])
        return [Standstill(since, until) for since, until in found if until > after]

    async def pulse(self, key: str, otherwise: Any) -> Any:
        text = await done(self.disk.read(PULSE, key))
        return otherwise if text is None else loads(text)

    async def forget_old(self, before: int) -> Forgotten:
        return Forgotten(0, 0)


async def done(writing: Awaitable[Found]) -> Found:
    """StoreFailed instead of whatever the browser throws."""
    try:
        return await writing
    except Exception as error:
        raise StoreFailed(str(error)) from error
