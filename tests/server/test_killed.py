"""A server that is killed at any moment has lost no answer that it acknowledged, and the match goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import WebSocketException

from killing import children_of
from server.live import LiveServer
from tercio.bench.players import Player, ServerProcess, make_match, reply_of
from tercio.bots import RandomBot, ask_bot
from tercio.games import open_game
from tercio.hall.tables.entry import ANSWER, CHAT, Entry
from tercio.kernel import CONCEDE, Answer, seeded
from tercio.kernel.record import Recorder
from tercio.server.store import Store
from tercio.wire.records import record_text

IS_SOAK = os.environ.get("TERCIO_SOAK") == "1"
KILLS = 50 if IS_SOAK else 1  # in one campaign
CAMPAIGNS = range(20 if IS_SOAK else 1)  # on each database
WANTED = 1000 if IS_SOAK else 100  # acknowledged answers
BESIDE = 0.15  # how often somebody talks or offers a draw before he answers,
WEARY = 0.02  # and how often he gives up instead: then there is a rematch
CLOCK = {"minutes": 30, "increment_s": 5}  # in every second match
MATCHES = 6
AWAY = (OSError, WebSocketException, EOFError, asyncio.TimeoutError)


class Acknowledged(NamedTuple):
    """What the server has promised to keep."""

    match: str
    seat: int
    turn: int
    answer: dict[str, Any]


class Told(NamedTuple):
    """A line of chat that was acknowledged."""

    match: str
    seat: int
    text: str


class Campaign:
    """Matches that go on whatever happens to the server, with and without clocks, some of them opened from files."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.kept: list[Acknowledged] = []
        self.told: list[Told] = []
        self.again: set[tuple[str, str]] = set()  # a match, and the rematch that its players were told of
        self.opened: dict[str, int] = {}  # matches from files, with the number of their answers
        self.dice = Random(11)
        self.matches: set[str] = set()
        self.is_over = False

    async def play(self, number: int) -> None:
        """Both seats of one match after another, each with the answer that it owes before any other."""
        while not self.is_over:
            try:
                more = {"clock": CLOCK} if number % 2 else {}
                match, tokens = await asyncio.to_thread(make_match, self.server.url, "skirmish", [None, None], **more)
            except (OSError, HTTPException):  # it may be killed in the middle of its answer
                await asyncio.sleep(0.05)
                continue
            self.matches.add(match)
            players = [Player(self.server.url, match, token, number * 2 + seat) for seat, token in enumerate(tokens)]
            await asyncio.gather(*[self.sit_through(match, seat, player) for seat, player in enumerate(players)])

    async def sit_through(self, match: str, seat: int, player: Player) -> None:
        owed: dict[str, Any] = {}  # sent and not acknowledged
        while not self.is_over:
            try:
                await player.sit()
                while player.table["stage"] != "over" and not self.is_over:
                    await self.go_on(match, seat, player, owed)
                while not player.table["next_match"] and not self.is_over:
                    await self.play_again(seat, player)
                if player.table["next_match"]:
                    self.again.add((match, player.table["next_match"]))
                break
            except AWAY:
                player.socket = None
                await asyncio.sleep(0.05)
        if player.socket is not None:
            await player.leave()

    async def go_on(self, match: str, seat: int, player: Player, owed: dict[str, Any]) -> None:
        if self.dice.random() < BESIDE:
            await self.talk(match, seat, player)
        if self.dice.random() < WEARY:
            await asyncio.wait_for(player.reply(await player.send("concede")), 5)
            return
        if not owed:
            if player.table["question"] is None:
                await asyncio.wait_for(player.next_table(), 5)
                return
            owed |= {"turn": player.table["turn"], "answer": player.choose()}
        frame = await player.send("answer", **owed)
        message = await asyncio.wait_for(player.reply(frame), 5)
        if message["type"] == "done":
            self.kept.append(Acknowledged(match, seat, owed["turn"], owed["answer"]))
            while player.table["turn"] <= owed["turn"]:
                await asyncio.wait_for(player.next_table(), 5)
        owed.clear()

    async def play_again(self, seat: int, player: Player) -> None:
        """Offer it, or agree; who has done so waits for the other one."""
        offers = [offer for offer in player.table["offers"] if offer["what"] == "rematch"]
        if offers and seat in offers[0]["yes"]:
            await asyncio.wait_for(player.next_table(), 5)
            return
        more = {"yes": True} if offers else {}
        frame = await player.send("reply" if offers else "offer", what="rematch", **more)
        await asyncio.wait_for(player.reply(frame), 5)

    async def open_files(self) -> None:
        """A match that was played elsewhere, again and again."""
        text, answers = played_elsewhere()
        while not self.is_over:
            with suppress(OSError, HTTPException):
                found = await asyncio.to_thread(reply_of, f"{self.server.url}/api/matches/open", {"text": text})
                self.opened[found["id"]] = answers
            await asyncio.sleep(0.1)

    async def talk(self, match: str, seat: int, player: Player) -> None:
        """A line that is never said twice, or an offer that is never taken up; both may be refused."""
        text = f"line {len(self.told)} {self.dice.random()}"
        frame = await player.send("chat", text=text)
        if (await asyncio.wait_for(player.reply(frame), 5))["type"] == "done":
            self.told.append(Told(match, seat, text))
        what = "no" if [offer for offer in player.table["offers"] if offer["by"] != seat] else "offer"
        more = {"yes": False} if what == "no" else {}
        frame = await player.send("reply" if what == "no" else "offer", what="draw", **more)
        await asyncio.wait_for(player.reply(frame), 5)

    async def kill_now_and_then(self, seed: int) -> None:
        dice = Random(seed)
        for _ in range(KILLS):
            await asyncio.sleep(dice.uniform(0.05, 0.6))
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start)
        while len(self.kept) < WANTED or not self.again or not self.opened:
            await asyncio.sleep(0.05)
        self.is_over = True


def played_elsewhere() -> tuple[str, int]:
    """The file of a short match that somebody has given up, and how many questions were answered in it."""
    recorder, bot = Recorder(open_game("skirmish"), {}, seeded(4), ("human", "human")), RandomBot(4)
    for _ in range(20):
        recorder.answer(ask_bot(bot, recorder.match, recorder.match.asks()[0]))
    questions = len(recorder.match.answers)
    recorder.answer(Answer(0, CONCEDE))
    return record_text(recorder.record()), questions


async def run(server: ServerProcess, seed: int) -> Campaign:
    campaign = Campaign(server)
    server.start()
    try:
        async with asyncio.timeout(900 if IS_SOAK else 300):
            plays = [campaign.play(number) for number in range(MATCHES)]
            await asyncio.gather(campaign.kill_now_and_then(seed), campaign.open_files(), *plays)
    finally:
        server.stop()
    return campaign


async def logs_of(database: str, matches: set[str], kind: str) -> dict[tuple[str, int], list[dict[str, Any]]]:
    """Every entry of this kind that each seat has made, from the database itself."""
    store = await Store.open(database)
    found: dict[tuple[str, int], list[dict[str, Any]]] = {}
    for match in matches:
        stored = await store.load_match(match)
        assert stored is not None
        for entry in stored.entries:
            if entry.kind == kind:
                found.setdefault((match, entry.seat), []).append(entry.body)
    await store.close()
    return found


async def entries_of(database: str, matches: Iterable[str]) -> dict[str, list[Entry]]:
    """The whole logs; of a match that is not there, none."""
    store = await Store.open(database)
    found = {match: await store.load_match(match) for match in matches}
    await store.close()
    return {match: [] if stored is None else stored.entries for match, stored in found.items()}


def lost(kept: list[Acknowledged], logs: dict[tuple[str, int], list[dict[str, Any]]]) -> list[Acknowledged]:
    return [each for each in kept if not is_kept(each, logs.get((each.match, each.seat), []))]


def is_kept(each: Acknowledged, answers: list[dict[str, Any]]) -> bool:
    if each.turn >= len(answers):
        return False
    written = answers[each.turn]
    return said(each.answer) == said(written)


def said(answer: dict[str, Any]) -> tuple[str, int, list[int]]:
    return answer["key"], answer.get("subject", -1), answer.get("picks", [])


def doubled(kept: list[Acknowledged], logs: dict[tuple[str, int], list[dict[str, Any]]]) -> list[tuple[str, int]]:
    """Seats with more answers than they were told of, but for the one that was under way at the end."""
    counts = Counter([(each.match, each.seat) for each in kept])
    return [seat for seat, answers in logs.items() if len(answers) > counts[seat] + 1]


def unheard(told: list[Told], logs: dict[tuple[str, int], list[dict[str, Any]]]) -> list[Told]:
    """Lines that were lost, said twice or put into another order."""
    lines = {seat: [body["text"] for body in bodies] for seat, bodies in logs.items()}
    found: list[Told] = []
    last: dict[tuple[str, int], int] = {}
    for each in told:
        seat = (each.match, each.seat)
        said = lines.get(seat, [])
        if said.count(each.text) != 1 or said.index(each.text) < last.get(seat, 0):
            found.append(each)
        else:
            last[seat] = said.index(each.text)
    return found


def check(server: ServerProcess, seed: int) -> None:
    campaign = asyncio.run(run(server, seed))
    answers = asyncio.run(logs_of(server.database, campaign.matches, ANSWER))
    lines = asyncio.run(logs_of(server.database, campaign.matches, CHAT))

    assert len(campaign.kept) >= WANTED
    assert lost(campaign.kept, answers) == []
    assert doubled(campaign.kept, answers) == []
    assert campaign.told
    assert unheard(campaign.told, lines) == []
    check_rematches(server.database, campaign)
    check_opened(server.database, campaign)


def check_rematches(database: str, campaign: Campaign) -> None:
    """Everybody was told of one and the same, it stands in the log once, and it is there."""
    logs = asyncio.run(entries_of(database, campaign.matches))
    named = {match: [entry.body["match"] for entry in log if "match" in entry.body] for match, log in logs.items()}
    heads = asyncio.run(heads_of(database, {rematch for _, rematch in campaign.again}))

    assert campaign.again
    assert [match for match, rematch in campaign.again if named[match] != [rematch]] == []
    assert [match for match, is_there in heads.items() if not is_there] == []


def check_opened(database: str, campaign: Campaign) -> None:
    """Each holds what was in the file, once and in order."""
    logs = asyncio.run(entries_of(database, campaign.opened))
    first = [entry.body for entry in next(iter(logs.values()))]

    for match, answers in campaign.opened.items():
        assert len([entry for entry in logs[match] if entry.kind == ANSWER]) == answers
        assert [entry.body for entry in logs[match]] == first


async def heads_of(database: str, matches: Iterable[str]) -> dict[str, bool]:
    store = await Store.open(database)
    found = {match: await store.match_info(match) is not None for match in matches}
    await store.close()
    return found


class OneOfMany(ServerProcess):
    """Two processes that serve together, of which one after the other is killed."""

    def __init__(self, database: str, log: Path, seed: int) -> None:
        super().__init__(database, log, more=("--no-limits", "--workers", "2"))
        self.dice = Random(seed)

    def start(self) -> None:
        """The first process replaces by itself what was killed."""
        if self.process is None:
            super().start()

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.dice.choice(children_of(self.process.pid)), signal.SIGKILL)


@pytest.mark.parametrize("seed", CAMPAIGNS)
def test_nothing_acknowledged_is_lost_where_several_processes_serve(
    tmp_path: Path, postgres_url: str, seed: int
) -> None:
    check(OneOfMany(postgres_url, tmp_path / "log", seed), seed)


@pytest.mark.parametrize("seed", CAMPAIGNS)
def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path, seed: int) -> None:
    check(ServerProcess(f"sqlite:///{tmp_path}/tercio.db", tmp_path / "log"), seed)


@pytest.mark.parametrize("seed", CAMPAIGNS)
def test_nothing_acknowledged_is_lost_on_postgresql(tmp_path: Path, postgres_url: str, seed: int) -> None:
    check(ServerProcess(postgres_url, tmp_path / "log"), seed)


def test_the_check_would_notice_a_loss() -> None:
    kept = [Acknowledged("m", 0, 1, {"key": "rest", "subject": 0})]

    assert lost(kept, {("m", 0): [{"key": "bold"}]}) == kept
    assert lost(kept, {("m", 0): [{"key": "bold"}, {"key": "walk"}]}) == kept
    assert lost(kept, {("m", 0): [{"key": "bold"}, {"key": "rest", "subject": 1}]}) == kept
    assert lost(kept, {("m", 0): [{"key": "bold"}, {"key": "rest", "subject": 0}]}) == []
    assert doubled(kept, {("m", 0): [{"key": "bold"}, {"key": "rest"}]}) == []
    assert doubled(kept, {("m", 0): [{"key": "bold"}, {"key": "rest"}, {"key": "rest"}]}) == [("m", 0)]


def test_the_check_would_notice_a_line_that_is_lost_doubled_or_moved() -> None:
    first, second = Told("m", 0, "a"), Told("m", 0, "b")

    assert unheard([first, second], {("m", 0): [{"text": "a"}, {"text": "b"}]}) == []
    assert unheard([first, second], {("m", 0): [{"text": "a"}]}) == [second]
    assert unheard([first, second], {("m", 0): [{"text": "a"}, {"text": "a"}, {"text": "b"}]}) == [first]
    assert unheard([first, second], {("m", 0): [{"text": "b"}, {"text": "a"}]}) == [second]


def test_a_seat_that_answers_twice_is_heard_once(live: LiveServer) -> None:
    """T-TURN-01: what is sent again after a lost acknowledgement counts once."""

    async def answer_twice(url: str) -> tuple[int, int]:
        match, tokens = make_match(url, "skirmish", [None, None])
        player = Player(url, match, tokens[0], 0)
        await player.sit()
        said = {"turn": player.table["turn"], "answer": player.choose()}
        replies = []
        for _ in range(2):
            frame = await player.send("answer", **said)
            replies.append((await player.reply(frame))["type"])
        turn = player.table["turn"]
        await player.leave()
        return turn, replies.count("done")

    turn, done = asyncio.run(answer_twice(f"http://{live.host}"))

    assert (turn, done) == (1, 2)


@pytest.mark.skipif(not IS_SOAK, reason="ten thousand sockets take minutes")
def test_ten_thousand_sockets_that_sleep_keep_nobody_from_playing(tmp_path: Path) -> None:
    """The operating system must allow so many files; those who watch get every table all the same."""
    resource = pytest.importorskip("resource")
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    server = ServerProcess(f"sqlite:///{tmp_path}/tercio.db", tmp_path / "log")
    server.start()
    try:
        heard = asyncio.run(among_sleepers(server.url, 10_000, 100))
    finally:
        server.stop()

    assert heard == [1] * 100


async def among_sleepers(url: str, sleepers: int, matches: int) -> list[int]:
    """In every match one answer; the numbers of the tables that the last one who watches has then."""
    made = [make_match(url, "skirmish", [None, None]) for _ in range(matches)]
    watching = [[Player(url, match, None, 0) for _ in range(sleepers // matches)] for match, _ in made]
    for some in watching:
        for each in some:
            await each.sit()
    for (match, tokens), some in zip(made, watching, strict=True):
        player = Player(url, match, tokens[0], 1)
        await player.sit()
        await player.answer()
        while some[-1].table["n"] < 1:
            await some[-1].next_table()
        await player.leave()
    heard = [some[-1].table["n"] for some in watching]
    await asyncio.gather(*[each.leave() for some in watching for each in some])
    return heard
