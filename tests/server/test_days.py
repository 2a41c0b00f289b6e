"""Matches by days: the clock of each question, answers for later, and who is waited for."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from server.live import EASY, LiveServer, sqlite, wait_for
from server.test_accounts import signed_up
from server.test_clock import SKIRMISH, START
from tercio.hall.hub import now_ms
from tercio.hall.tables.clock import DAY
from tercio.hall.tables.entry import ClockHead, Entry, Head, SeatHead
from tercio.hall.tables.prepared import Prepared
from tercio.hall.tables.refused import AlreadyDone, Refused
from tercio.hall.tables.table import Table
from tercio.kernel import Answer, seeded
from tercio.kernel.record import dump_dice
from tercio.server.store.schema import MATCHES, WAITINGS

Json = dict[str, Any]
DAYS = {"days": 3}


def table(entries: list[Entry] | None = None, days: int = 3) -> Table:
    """Two people; both are asked for their stance at START."""
    seats = (SeatHead("person", "Ann"), SeatHead("person", "Ben"))
    clock = ClockHead(days * DAY, 0, is_by_question=True)
    made = Table(Head("match", "skirmish", SKIRMISH.version, dump_dice(seeded(1)), seats, clock, at=START), SKIRMISH)
    for entry in entries or []:
        made.apply(entry)
    return made


def answer(at: Table, seat: int, day: float, key: str = "", **more: Any) -> Entry:
    """Something legal where nothing is named."""
    said: Json = {"key": key, **more}
    if not key:
        assert at.match is not None
        decision = at.match.question_to(seat)
        assert decision is not None
        plain = next(option for option in decision.options if option.is_plain)
        said = {"key": plain.key, "subject": plain.subject, "detail": plain.detail}
    entry = at.answer(seat, at.turn_of(seat), said, START + int(day * DAY))
    at.apply(entry)
    return entry


def days_left(at: Table, seat: int, day: float) -> float:
    assert at.clock is not None
    return at.clock.left_at(seat, START + int(day * DAY)) / DAY


def begun() -> Table:
    at = table()
    answer(at, 0, 0, "wary")
    answer(at, 1, 0, "wary")
    return at


@pytest.mark.rule("T-CLOCK-04")
def test_T_CLOCK_04_each_question_has_its_own_days() -> None:
    at = table()
    answer(at, 0, 2, "wary")

    assert (days_left(at, 0, 2), days_left(at, 1, 2)) == (3, 1)
    answer(at, 1, 2.5, "wary")
    asked = at.asked()[0]
    assert days_left(at, asked, 2.5) == 3
    assert days_left(at, asked, 4.5) == 1
    assert at.waited_for()[0].until == START + int(5.5 * DAY)


@pytest.mark.rule("T-CLOCK-04")
def test_T_CLOCK_04_a_seat_that_is_asked_again_at_once_has_all_days_again() -> None:
    at = begun()
    seat = at.asked()[0]
    answer(at, seat, 1, "rest", subject=first_subject(at, seat))
    while at.asked() != (seat,):
        answer(at, at.asked()[0], 1)

    assert days_left(at, seat, 1) == 3


def first_subject(at: Table, seat: int) -> int:
    assert at.match is not None
    decision = at.match.question_to(seat)
    assert decision is not None
    return next(option.subject for option in decision.options if option.key == "rest")


@pytest.mark.rule("T-CLOCK-02", "T-CLOCK-04")
def test_T_CLOCK_04_whoever_lets_the_days_pass_has_given_up() -> None:
    at = begun()
    seat = at.asked()[0]

    assert at.flag(START + 3 * DAY - 1) is None
    due = at.flag(START + 3 * DAY)
    assert due is not None
    assert due.seat == seat


@pytest.mark.rule("T-CLOCK-04")
def test_T_CLOCK_04_a_clock_counts_minutes_or_days(live: LiveServer) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    for clock in ({}, {"minutes": 5, "days": 2}, {"days": 2, "increment_s": 5}):
        made = live.http.post("/api/matches", json={"game": "skirmish", "seats": seats, "clock": clock})
        assert made.status_code == 422
        assert made.json()["rule"] == "T-CLOCK-04"


# -- answers for later ---------------------------------------------------------------------------------


def asked_kind(at: Table, seat: int) -> str:
    assert at.match is not None
    decision = at.match.question_to(seat)
    assert decision is not None
    return decision.kind


def play_until(at: Table, seat: int, others: int = 400) -> None:
    """Until the seat is asked; everybody says whatever is legal."""
    for _ in range(others):
        if seat in at.asked():
            return
        answer(at, at.asked()[0], 0)
    raise AssertionError("never asked")


@pytest.mark.rule("T-PREPARE-01")
def test_T_PREPARE_01_the_foreseen_question_is_answered_and_another_one_ends_it() -> None:
    at = begun()
    mine = 1 - at.asked()[0]
    line = (Prepared("stance", Answer(mine, "bold"), 2),)
    at.apply(at.prepare(mine, line, START))
    play_until(at, mine)

    assert asked_kind(at, mine) != "stance"
    assert at.preparations is not None
    assert at.preparations.lines[mine] == ()
    assert at.preparations.lapsed[mine]
    with pytest.raises(AlreadyDone):
        at.prepared(START)


def foreseen() -> tuple[Table, int, Entry, Prepared]:
    """The other seat is asked; after its next answer mine will be, and this would be legal then."""
    at = table()
    entries = [answer(at, 0, 0, "wary"), answer(at, 1, 0, "wary")]
    mine = 1 - at.asked()[0]
    while mine not in at.asked():
        entries.append(answer(at, at.asked()[0], 0))
    kind, subject = asked_kind(at, mine), first_subject(at, mine)
    return table(entries[:-1]), mine, entries[-1], Prepared(kind, Answer(mine, "rest", subject))


@pytest.mark.rule("T-PREPARE-01")
def test_T_PREPARE_01_a_prepared_answer_is_given_once_its_question_comes() -> None:
    at, mine, last, prepared = foreseen()
    at.apply(at.prepare(mine, (prepared,), START))
    before = len(at.given[mine])
    at.apply(last)
    assert at.has_prepared()
    at.apply(at.prepared(START))

    assert at.given[mine][before:] == [prepared.answer]
    assert at.preparations is not None
    assert at.preparations.lines[mine] == ()
    assert not at.preparations.lapsed[mine]


@pytest.mark.rule("T-PREPARE-01")
def test_T_PREPARE_01_an_answer_that_is_not_legal_then_is_not_given() -> None:
    at, mine, last, prepared = foreseen()
    other = 3 * (1 - mine)  # a figure of the other side
    at.apply(at.prepare(mine, (prepared._replace(answer=Answer(mine, "rest", other)),), START))
    at.apply(last)

    assert not at.has_prepared()
    assert at.preparations is not None
    assert at.preparations.lapsed[mine]


@pytest.mark.rule("T-PREPARE-01")
def test_T_PREPARE_01_one_is_given_as_often_as_it_was_said_and_in_order() -> None:
    at, mine, last, prepared = foreseen()
    line = (prepared._replace(times=2), Prepared("stance", Answer(mine, "bold")))
    at.apply(at.prepare(mine, line, START))
    at.apply(last)
    at.apply(at.prepared(START))

    assert at.preparations is not None
    assert at.preparations.lines[mine] == (prepared, line[1])


@pytest.mark.rule("T-PREPARE-01")
def test_T_PREPARE_01_nothing_is_prepared_while_asked_nor_with_another_clock() -> None:
    at = begun()
    asked = at.asked()[0]
    with pytest.raises(Refused, match="T-PREPARE-01"):
        at.prepare(asked, (), START)
    with pytest.raises(Refused, match="T-TURN-02"):
        at.prepare(1 - asked, (Prepared("act", Answer(1 - asked, "concede")),), START)
    quick = Table(at.head._replace(clock=ClockHead(60_000, 0)), SKIRMISH)
    with pytest.raises(Refused, match="T-PREPARE-01"):
        quick.prepare(0, (), START)


@pytest.mark.rule("T-PREPARE-01")
def test_T_PREPARE_01_it_stands_the_same_wherever_the_log_is_read() -> None:
    at = table()
    entries = [answer(at, 0, 0, "wary")]
    entries.append(at.prepare(0, (Prepared("stance", Answer(0, "bold"), 3),), START))
    at.apply(entries[-1])
    again = table(entries)

    assert again.preparations is not None
    assert at.preparations is not None
    assert again.preparations.lines == at.preparations.lines


@pytest.mark.rule("T-PREPARE-01")
def test_T_PREPARE_01_the_server_gives_it_and_nobody_else_sees_it(live: LiveServer) -> None:
    match, (ann, ben) = live.make(clock=DAYS)
    with live.sit(match, ann) as one, live.sit(match, ben) as two:
        one.answer("wary")
        told = one.seen(lambda table: table["preparing"] is not None)["preparing"]
        [choice] = told["choices"]
        line = [{"kind": choice["kind"], "answer": choice["answer"], "times": 5}]
        assert choice["kind"] == "stance"
        assert one.ask("prepare", line=line)["type"] == "done"
        assert one.seen(lambda table: table["preparing"]["line"])["preparing"]["line"][0]["times"] == 5
        assert two.seen()["preparing"] is None  # is asked, and may prepare nothing
        two.answer("wary")
        for other in (one, two):
            other.seen(lambda table: table["answers"] >= 2)
        assert "bold" not in str([message.get("preparing") for message in two.messages])


# -- who is waited for ---------------------------------------------------------------------------------


def seated(live: LiveServer, *names: str) -> tuple[list[Any], str, list[str]]:
    """A match by days between accounts."""
    people = [signed_up(live, name) for name in names]
    match, tokens = live.make(*[{"kind": "person", "name": name} for name in names], clock=DAYS)
    for person, token in zip(people, tokens, strict=True):
        assert person.post("/api/me/seats", json={"match": match, "token": token}).status_code == 200
    return people, match, tokens


def waiting(person: Any) -> list[Json]:
    told: list[Json] = person.get("/api/me/waiting").json()
    return told


@pytest.mark.rule("T-CLOCK-04")
def test_T_CLOCK_04_an_account_sees_all_matches_that_wait_for_it(live: LiveServer) -> None:
    (ann, ben), match, (token, other) = seated(live, "Days Ann", "Days Ben")
    wait_for(lambda: bool(waiting(ann)) and bool(waiting(ben)))
    [told] = waiting(ann)
    assert ann.get(f"/api/matches/{match}/waiting").json()["until"] == told["until"]
    assert live.http.get(f"/api/matches/{match}/waiting").json() is None
    with live.sit(match, token) as client:
        client.answer("wary")
    wait_for(lambda: not waiting(ann))
    with live.sit(match, other) as client:
        client.ask("concede")
    wait_for(lambda: not waiting(ben))

    assert (told["id"], told["seat"], told["stage"]) == (match, 0, "playing")
    assert 2.9 * DAY < told["until"] - now_ms() <= 3 * DAY
    assert live.http.get("/api/me/waiting").status_code == 401


@pytest.mark.rule("T-CLOCK-04", "T-CLOCK-02")
def test_T_CLOCK_04_days_run_out_although_nobody_looks(tmp_path: Path) -> None:
    settings = EASY._replace(database=sqlite(tmp_path), days_every=0.2, idle_tables=0)
    with LiveServer(settings) as live:
        (ann, ben), match, _ = seated(live, "Ann", "Ben")
        wait_for(lambda: bool(waiting(ann)) and bool(waiting(ben)))
        for _ in range(3):
            live.make()  # whoever makes room forgets the tables that nobody looks at
        wait_for(lambda: match not in live.inside.hub.tables)
        live.call(age(live, match))
        wait_for(lambda: live.call(is_over(live, match)))

        assert waiting(ann) == waiting(ben) == []


async def age(live: LiveServer, match: str) -> None:
    """Everything at this match happened four days earlier."""

    def change() -> None:
        with live.inside.store.writing, live.inside.store.engine.begin() as connection:
            mine = MATCHES.c.id == match
            head = json.loads(connection.execute(select(MATCHES.c.head).where(mine)).scalar_one())
            head["at"] -= 4 * DAY
            connection.execute(update(MATCHES).where(mine).values(head=json.dumps(head)))

    await asyncio.to_thread(change)


async def is_over(live: LiveServer, match: str) -> bool:
    """Its time is noted as it has been since then, whatever was noted a moment ago."""

    def change() -> None:
        with live.inside.store.writing, live.inside.store.engine.begin() as connection:
            connection.execute(update(WAITINGS).where(WAITINGS.c.match_id == match).values(until_ms=now_ms() - DAY))

    await asyncio.to_thread(change)
    info = await live.inside.store.match_info(match)
    return info is not None and info.finished_at is not None
