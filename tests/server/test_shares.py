"""Few questions that cost much: whoever asks them gets a share of the server, and all others the rest."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from server.live import EASY, LiveServer, sqlite
from server.test_packs import HEADER, SPEAR, TOML
from tercio.bench.board import crowd
from tercio.server.shares import Shares

SHARE, AT_ONCE = 0.3, 0.1
LITTLE = 0.01  # less than one costly request takes, on any machine
FLOOD = "127.0.0.2"  # every address that begins so is this machine
SLACK = 0.5  # seconds: a single question that is under way is always finished


@pytest.fixture
def limited(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[LiveServer]:
    share, at_once = getattr(request, "param", (SHARE, AT_ONCE))
    settings = EASY._replace(database=sqlite(tmp_path), share=share, share_at_once=at_once, share_patience=0.05)
    with LiveServer(settings) as server:
        server.inside.shares.limits.spent = {}  # as if there were other processes to be told
        yield server


def spent_by(server: LiveServer, address: str) -> float:
    """Seconds."""
    spent = server.inside.shares.limits.spent
    assert spent is not None
    return spent.get(address, 0.0) / 1000


def test_one_client_that_asks_for_every_reach_leaves_the_server_to_others(limited: LiveServer) -> None:
    """A figure of a crowded table has a reach that takes a tenth of a second; forty a second may be asked for."""
    match, tokens = limited.make(game="mageknight", position=crowd("mageknight", 40, 10))
    other, _ = limited.make()
    with (
        limited.sit(match, tokens[0], connecting={"source_address": (FLOOD, 0), "close_timeout": 0.1}) as flood,
        limited.sit(other) as ann,
    ):
        moves = [each for each in flood.seen()["question"]["options"] if each["key"] == "move"]
        began, before = time.monotonic(), spent_by(limited, FLOOD)
        numbers = [flood.say("reach", key="move", subject=each["subject"]) for each in moves * 3]
        for _ in range(15):
            assert ann.ask("ping")["type"] == "pong"
            time.sleep(0.05)
        taken, lasted = spent_by(limited, FLOOD) - before, time.monotonic() - began
        heard = [message["id"] for message in flood.messages if message["type"] == "reach"]

    assert 0 < taken < AT_ONCE + SHARE * lasted + SLACK
    assert numbers[-1] not in heard


@pytest.mark.parametrize("limited", [(LITTLE, LITTLE)], indirect=True)
def test_many_costly_requests_of_one_address_wait_or_are_refused_and_others_are_not(limited: LiveServer) -> None:
    cards = [SPEAR | {"id": f"ash-{number}"} for number in range(60)]
    flood = httpx.Client(
        base_url=f"http://{limited.host}", timeout=60, transport=httpx.HTTPTransport(local_address=FLOOD)
    )

    def look(number: int) -> int:
        header = HEADER | {"id": f"pack-{number}"}
        return flood.post("/api/packs/warlord/look", json={"pack": {"pack": header, "card": cards}}).status_code

    with flood, ThreadPoolExecutor(3) as clients:
        looks = clients.map(look, range(9))
        assert [limited.http.get("/api/lobby").status_code for _ in range(10)] == [200] * 10
        told = set(looks)

    assert told == {200, 429}


def test_nobody_fills_the_disk_with_lists_and_packs(tmp_path: Path) -> None:
    """A client with nothing better to do: shared decks of 20 kB, six hundred a minute, or matches with large packs."""
    with LiveServer(EASY._replace(database=sqlite(tmp_path), kept_kb_per_day=300)) as server:
        other = httpx.Client(
            base_url=f"http://{server.host}", timeout=60, transport=httpx.HTTPTransport(local_address=FLOOD)
        )
        deck = {"game": "warlord", "text": "x" * 20_000}
        told = [server.http.post("/api/decks", json=deck).status_code for _ in range(5)]
        assert told == [201, 201, 429, 429, 429]
        people = [{"kind": "person"}, {"kind": "person"}]
        assert server.http.post("/api/matches", json={"game": "skirmish", "seats": people}).status_code == 201
        pack = TOML + "# " + "x" * 40_000
        with other:
            made = [
                other.post("/api/matches", json={"game": "warlord", "seats": people, "packs": [pack]}).status_code
                for _ in range(3)
            ]

        assert made == [201, 429, 429]


def test_what_somebody_waits_for_does_not_count() -> None:
    shares = Shares(SHARE, AT_ONCE)
    shares.limits.spent = {}

    async def work() -> str:
        time.sleep(0.02)
        await asyncio.sleep(0.2)
        return "done"

    async def counted() -> str:
        return await shares.counted("a", work())

    assert asyncio.run(counted()) == "done"
    assert 20 <= shares.limits.spent["a"] < 200


def test_who_is_cancelled_or_fails_does_so_within_what_is_counted() -> None:
    shares = Shares(SHARE, AT_ONCE)
    ended: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append("cancelled")

    async def fail() -> None:
        raise KeyError

    async def both() -> None:
        task = asyncio.ensure_future(shares.counted("a", work()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with pytest.raises(KeyError):
            await shares.counted("a", fail())

    asyncio.run(both())

    assert ended == ["cancelled"]
