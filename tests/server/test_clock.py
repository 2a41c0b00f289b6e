"""Time to think, by figures: at a table without a server, and once for real."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest

from server.live import Client, LiveServer, sqlite
from tercio.bench.players import ServerProcess
from tercio.games import open_game
from tercio.hall.tables.entry import BOT, ClockHead, Entry, Head, SeatHead
from tercio.hall.tables.refused import AlreadyDone
from tercio.hall.tables.table import Table
from tercio.kernel import seeded
from tercio.kernel.record import dump_dice

SKIRMISH = open_game("skirmish")
START = 1_000_000
CLOCK = {"minutes": 0.5, "increment_s": 0}


def table(base_s: int, increment_s: int, entries: list[Entry] | None = None) -> Table:
    """Two people whose clocks start at START; both are asked for their stance."""
    head = Head(
        "match",
        "skirmish",
        SKIRMISH.version,
        dump_dice(seeded(1)),
        (SeatHead("person", "Ann"), SeatHead("person", "Ben")),
        ClockHead(base_s * 1000, increment_s * 1000),
        at=START,
    )
    made = Table(head, SKIRMISH)
    for entry in entries or []:
        made.apply(entry)
    return made


def left(at: Table, second: int) -> list[int]:
    assert at.clock is not None
    return [at.clock.left_at(seat, START + second * 1000) // 1000 for seat in (0, 1)]


def answer(at: Table, seat: int, key: str, second: int) -> None:
    at.apply(at.answer(seat, at.turn_of(seat), {"key": key}, START + second * 1000))


@pytest.mark.rule("T-CLOCK-01")
def test_T_CLOCK_01_the_clock_runs_for_whoever_is_asked_and_an_answer_earns_the_increment() -> None:
    at = table(60, 2)
    answer(at, 0, "bold", 10)

    assert left(at, 10) == [52, 50]
    assert left(at, 25) == [52, 35]  # only Ben is asked now


@pytest.mark.rule("T-CLOCK-01")
def test_T_CLOCK_01_the_clock_of_the_seat_asked_next_runs() -> None:
    at = table(60, 2)
    answer(at, 0, "bold", 10)
    answer(at, 1, "wary", 20)
    asked = at.asked()
    waiting = 1 - asked[0]

    assert left(at, 20) == [52, 42]
    assert left(at, 30)[waiting] == left(at, 20)[waiting]
    assert left(at, 30)[asked[0]] == left(at, 20)[asked[0]] - 10


@pytest.mark.rule("T-CLOCK-01")
def test_T_CLOCK_01_talk_costs_and_earns_nothing() -> None:
    at = table(60, 2)
    at.apply(at.say(0, "", "hm", START + 10_000))

    assert left(at, 10) == [50, 50]


@pytest.mark.rule("T-CLOCK-01")
def test_T_CLOCK_01_the_clock_stands_the_same_wherever_the_log_is_read() -> None:
    first = table(60, 2)
    entries = [first.answer(0, 0, {"key": "bold"}, START + 10_000)]
    first.apply(entries[0])

    assert left(table(60, 2, entries), 30) == left(first, 30)


@pytest.mark.rule("T-CLOCK-01")
def test_T_CLOCK_01_a_clock_that_was_set_back_gives_no_time() -> None:
    at = table(60, 0)
    at.apply(at.say(0, "", "hm", START + 10_000))
    at.apply(at.say(0, "", "hm", START + 5_000))

    assert left(at, 10) == [50, 50]


@pytest.mark.rule("T-CLOCK-01")
def test_T_CLOCK_01_bots_have_no_clock() -> None:
    """Whoever keeps the server's bots busy would win by it, or make a rated match worth nothing."""
    head = table(60, 2).head
    at = Table(head._replace(seats=(head.seats[0], SeatHead(BOT, "", "random"))), SKIRMISH)
    answer(at, 0, "bold", 10)

    assert left(at, 500) == [52, 60]
    assert at.flag(START + 500_000) is None
    assert at.next_alarm() is None
    answer(at, 1, "wary", 600)
    assert at.stage == "playing"


@pytest.mark.rule("T-CLOCK-02")
def test_T_CLOCK_02_whoever_is_asked_for_61_of_60_seconds_has_given_up() -> None:
    at = table(60, 2)
    answer(at, 1, "wary", 1)

    assert at.flag(START + 59_000) is None
    due = at.flag(START + 61_000)
    assert due is not None
    assert due.seat == 0
    at.apply(due)
    assert at.outcome is not None
    assert at.outcome.winners == (1,)
    assert at.flag(START + 500_000) is None


@pytest.mark.rule("T-CLOCK-02")
def test_T_CLOCK_02_an_answer_after_the_time_is_refused() -> None:
    at = table(60, 30)
    in_time = at.answer(0, 0, {"key": "bold"}, START + 59_999)

    assert in_time.kind == "answer"
    with pytest.raises(Exception, match="T-CLOCK-02"):
        at.answer(0, 0, {"key": "bold"}, START + 60_001)


@pytest.mark.rule("T-CLOCK-02")
def test_T_CLOCK_02_the_server_rings_by_itself(live: LiveServer) -> None:
    match, tokens = live.make(clock={"minutes": 0.02, "increment_s": 0})
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        first = ann.seen()["seats"][0]["clock_ms"]
        ben.answer("bold")
        over = ben.seen(lambda table: table["stage"] == "over")

        assert 0 < first <= 1200
        assert over["outcome"]["winners"] == [1]
        assert any("Ann gives up" in line["text"] for line in ben.log)
        assert ann.seen(lambda table: table["stage"] == "over")["seats"][0]["clock_ms"] == 0


@pytest.mark.rule("T-CLOCK-03")
def test_T_CLOCK_03_a_running_clock_gets_back_what_passed_while_nobody_served() -> None:
    at = table(60, 0)
    answer(at, 0, "bold", 10)
    away = [(START + 15_000, START + 45_000)]
    at.apply(at.stood(away, START + 46_000))

    assert left(at, 50) == [50, 40]
    with pytest.raises(AlreadyDone):
        at.stood(away, START + 50_000)


@pytest.mark.rule("T-CLOCK-03")
def test_T_CLOCK_03_only_what_passed_after_the_last_entry_is_given_back() -> None:
    at = table(60, 0)
    answer(at, 0, "bold", 20)

    assert at.stood([(START, START + 30_000)], START + 31_000).body == {"ms": 10_000}


@pytest.mark.rule("T-CLOCK-03")
def test_T_CLOCK_03_a_server_that_is_killed_costs_nobody_his_time(tmp_path: Path) -> None:
    server = ServerProcess(sqlite(tmp_path), tmp_path / "log")
    server.start()
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    made = httpx.post(f"{server.url}/api/matches", json={"game": "skirmish", "seats": seats, "clock": CLOCK}).json()
    began = time.monotonic()
    time.sleep(2.5)  # a heart has beaten
    server.kill()
    killed = time.monotonic()
    time.sleep(4)
    try:
        server.start()
        away = time.monotonic() - killed
        with Client(f"127.0.0.1:{server.port}", made["id"], made["tokens"][0]) as ann:
            clock = ann.seen()["seats"][0]["clock_ms"]
        passed = time.monotonic() - began
    finally:
        server.stop()

    assert clock > 30_000 - (passed - away / 2) * 1000  # without the rule all that passed would be gone


@pytest.mark.parametrize(
    "clock", [{"minutes": 0}, {"minutes": -1}, {"minutes": 1e9}, {"minutes": 5, "increment_s": -1}]
)
def test_a_clock_that_makes_no_sense_is_refused(live: LiveServer, clock: dict[str, float]) -> None:
    seats = [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]
    told = live.http.post("/api/matches", json={"game": "skirmish", "seats": seats, "clock": clock})

    assert told.status_code == 422
    assert set(told.json()) == {"en", "de", "rule"}
