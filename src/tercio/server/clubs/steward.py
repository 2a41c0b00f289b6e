"""Goes on with tournaments: results are entered, and the next round begins when all are done or the time is over."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from tercio.hall.api.matches import NewClock, NewSeat, NewTable, head_of
from tercio.hall.frames import OwnForce
from tercio.hall.hub import Hub, Live, now_ms
from tercio.hall.keeping import NewMatch, StoreFailed
from tercio.hall.secret import new_id
from tercio.hall.tables.entry import head_json
from tercio.hall.tables.table import Table
from tercio.server.clubs.tournament import (
    OVER,
    RUNNING,
    Entrant,
    Pairing,
    Round,
    Tournament,
    next_pairings,
    with_results,
)
from tercio.server.store import Store

log = logging.getLogger("tercio.server")
EVERY: Final = 10.0  # seconds
LISTED_FOR: Final = 5.0  # seconds: large tournaments take long to read
HOUR: Final = 3600 * 1000  # milliseconds
TRIES: Final = 8

Change = Callable[[Tournament], Tournament]


class Steward:
    """One of them in each process: what several would change at the same time, the first one changes."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self.hub = hub
        self.store = store
        self.list: asyncio.Future[list[Tournament]] | None = None
        self.listed_at = 0.0

    async def listed(self) -> list[Tournament]:
        """The newest, without what people bring; of other processes, as it was some seconds ago."""
        now = time.monotonic()
        if self.list is None or now - self.listed_at > LISTED_FOR:
            self.list, self.listed_at = asyncio.ensure_future(self.look()), now
        try:
            return await asyncio.shield(self.list)
        except StoreFailed:
            self.list = None
            raise

    async def look(self) -> list[Tournament]:
        found = await self.store.tournaments()
        bare = [tuple([entrant._replace(force=None) for entrant in each.entrants]) for each in found]
        return [each._replace(entrants=entrants) for each, entrants in zip(found, bare, strict=True)]

    async def go_round(self) -> None:
        while True:
            with suppress(StoreFailed):
                for running in await self.store.running_tournaments():
                    await self.try_to_go_on(running)
            await asyncio.sleep(EVERY)

    async def try_to_go_on(self, tournament: str) -> None:
        """One that cannot go on is told to the operator, and harms no other."""
        try:
            await self.go_on(tournament)
        except StoreFailed:
            raise
        except Exception:
            log.exception("the tournament %s cannot go on", tournament)

    async def change(self, tournament: str, change: Change) -> Tournament | None:
        """None where there is no such one. Raises what the change raises; then nothing is new."""
        for _ in range(TRIES):
            known = await self.store.tournament(tournament)
            if known is None:
                return None
            version, before = known
            after = change(before)
            if after == before or await self.store.change_tournament(after, version):
                self.list = None
                return after
        raise StoreFailed("others were faster too often")

    async def go_on(self, tournament: str, ended_by: str = "") -> Tournament | None:
        """What has ended is entered, and the next round begins where nothing is left of the last one.

        `ended_by`: the host, who does not wait for what is unfinished.
        """
        known = await self.store.tournament(tournament)
        if known is None:
            return None
        scores = await self.scores_of(known[1])
        found = await self.change(tournament, lambda each: gone_on(each, scores, ended_by))
        if found is not None:
            await self.make_matches(found)
        return found

    async def scores_of(self, tournament: Tournament) -> dict[str, float]:
        """Of the first seat, by match that is over."""
        found: dict[str, float] = {}
        for pairing in tournament.rounds[-1].pairings if tournament.rounds else ():
            info = await self.store.match_info(pairing.match) if pairing.match and pairing.score is None else None
            if info is not None and info.outcome is not None:
                winners = info.outcome["winners"]
                found[pairing.match] = float(winners == [0]) if len(winners) == 1 else 0.5
        return found

    async def make_matches(self, tournament: Tournament) -> None:
        """Their names are in the tournament already; a process that dies in between is finished for by another."""
        for pairing in tournament.rounds[-1].pairings if tournament.stage == RUNNING else ():
            if pairing.match and pairing.score is None and await self.store.match_info(pairing.match) is None:
                with suppress(StoreFailed):  # another process has made it
                    await self.make_match(tournament, pairing)

    async def is_still_there(self, entrant: Entrant | None) -> bool:
        """Otherwise its clock will run out, whoever has taken the name since."""
        known = None if entrant is None else await self.store.account(entrant.name)
        return known is not None and entrant is not None and (not entrant.at or known.created_at <= entrant.at)

    async def make_match(self, tournament: Tournament, pairing: Pairing) -> None:
        names = (pairing.one, pairing.other)
        seats = []
        for name in names:
            entrant = tournament.entrant(name)
            force = None if entrant is None else entrant.force
            seats.append(NewSeat("person", name=name, force=OwnForce(**force) if isinstance(force, dict) else force))
        game = self.hub.game(tournament.game)
        wanted = NewTable(tournament.game, tuple(seats), NewClock(**tournament.clock), agreed=tournament.agreed)
        head = head_of(game, wanted, [None, None])._replace(id=pairing.match)
        table = Table(head, game)
        await self.store.create_match(NewMatch(head.id, head.game, head_json(head), head.at, None, is_public=True))
        for seat, name in enumerate(names):
            with suppress(StoreFailed):  # the account has gone at this very moment
                if await self.is_still_there(tournament.entrant(name)):
                    await self.store.link_seat(head.id, seat, name)
        self.hub.put(Live(table))


def gone_on(tournament: Tournament, scores: dict[str, float], ended_by: str = "") -> Tournament:
    if tournament.stage != RUNNING:
        return tournament
    if tournament.rounds:
        end = tournament.rounds[-1].began_at + tournament.round_hours * HOUR
        is_late = bool(ended_by) or (tournament.round_hours > 0 and now_ms() >= end)
        tournament = with_results(tournament, scores, is_late, ended_by)
        if not tournament.rounds[-1].is_done:
            return tournament
    pairings = next_pairings(tournament)
    if not pairings:
        return tournament._replace(stage=OVER)
    named = tuple([pairing if pairing.is_bye else pairing._replace(match=new_id()) for pairing in pairings])
    return tournament._replace(rounds=(*tournament.rounds, Round(named, now_ms())))
