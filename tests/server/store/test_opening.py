"""A database is found and set up, by several processes at once, or refused in one sentence."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from server.postgres import Cluster, free_port
from server.store.play import HEAD, answer, opened
from tercio.content.trouble import BadInput
from tercio.server.store import Store
from tercio.server.store.schema import METADATA

OPEN = """
import asyncio, sys
from tercio.server.store import Store

async def open_and_close():
    await (await Store.open(sys.argv[1])).close()

asyncio.run(open_and_close())
"""


def refusal(url: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        asyncio.run(Store.open(url))
    return caught.value


def test_the_migrations_make_the_tables_of_the_schema(url: str) -> None:
    async def compare() -> list[object]:
        async with opened(url) as store:
            with store.engine.connect() as connection:
                return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    assert asyncio.run(compare()) == []


def test_a_database_is_opened_again_with_all_it_holds(url: str) -> None:
    async def play(*matches: str) -> object:
        async with opened(url, *matches) as store:
            if matches:
                assert await store.append("m", 0, answer(0))
            match = await store.load_match("m")
            assert match is not None
            return match.head, match.entries

    asyncio.run(play("m"))

    assert asyncio.run(play()) == (HEAD, [answer(0)])


def test_several_processes_may_set_it_up_at_once(postgres_url: str) -> None:
    command = [sys.executable, "-c", OPEN, postgres_url]
    started = [subprocess.Popen(command, stderr=subprocess.PIPE, encoding="utf-8") for _ in range(4)]

    assert [(process.communicate()[1], process.returncode) for process in started] == [("", 0)] * 4


def test_a_second_server_on_one_file_is_told_so_and_may_come_when_the_first_is_gone(sqlite_url: str) -> None:
    async def both() -> BadInput:
        async with opened(sqlite_url):
            with pytest.raises(BadInput) as caught:
                await Store.open(sqlite_url)
            return caught.value

    async def alone() -> bool:
        async with opened(sqlite_url) as store:
            return await store.health()

    assert "PostgreSQL" in asyncio.run(both()).message("de")
    assert asyncio.run(alone())


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tercio.db",
        "mysql://host/tercio",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite://host/tercio.db",
        "sqlite:///tercio.db?mode=ro",
        "postgresql://host",
        "postgresql://host:port/tercio",
        "postgresql://host/tercio?colour=red",
    ],
)
def test_a_bad_address_is_refused_with_the_good_ones(url: str) -> None:
    trouble = refusal(url)

    assert "postgresql://user:password@host/database" in trouble.message("en")
    assert "Möglich sind" in trouble.message("de")


def test_a_server_that_cannot_be_reached_is_named_without_the_password() -> None:
    trouble = refusal(f"postgresql://me:sesame@127.0.0.1:{free_port()}/tercio?password=sesame")

    assert "cannot be reached" in trouble.message("en")
    assert "ist nicht erreichbar" in trouble.message("de")
    assert "me:***@127.0.0.1" in trouble.message("en")
    assert "sesame" not in trouble.message("en") + trouble.message("de")


def test_a_database_that_does_not_exist_is_refused(cluster: Cluster) -> None:
    assert "does not exist" in refusal(cluster.url("nowhere")).message("en")


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    async def play() -> bool:
        async with opened(f"sqlite:///{tmp_path}/new/folder/tercio.db") as store:
            return await store.health()

    assert asyncio.run(play())
    assert (tmp_path / "new" / "folder" / "tercio.db").exists()


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    trouble = refusal(f"sqlite:///{tmp_path}/file/tercio.db")

    assert trouble.file == f"{tmp_path}/file/tercio.db"
    assert "cannot be opened or written" in trouble.message("en")


def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    assert "cannot be opened or written" in refusal(f"sqlite:///{tmp_path}").message("en")


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Sir or Madam, " * 100, encoding="utf-8")

    assert "not a database" in refusal(f"sqlite:///{file}").message("en")
    assert file.read_text(encoding="utf-8") == "Dear Sir or Madam, " * 100


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "football.db"
    with sqlite3.connect(file) as football:
        football.execute("CREATE TABLE matches (home TEXT, away TEXT)")
    football.close()

    assert "cannot be set up" in refusal(f"sqlite:///{file}").message("en")
    with sqlite3.connect(file) as football:
        assert football.execute("SELECT name FROM sqlite_master").fetchall() == [("matches",)]
    football.close()


def test_a_database_of_a_newer_program_is_refused(url: str) -> None:
    async def play() -> None:
        async with opened(url):
            pass

    asyncio.run(play())
    newer = "UPDATE alembic_version SET version_num = '9999'"
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as file:
            file.execute(newer)
        file.close()
    else:
        with psycopg.connect(url) as connection:
            connection.execute(newer)
    trouble = refusal(url)

    assert "newer Tercio" in trouble.message("en")
    assert "neueren Tercio" in trouble.message("de")


def test_commits_are_durable_even_where_the_server_would_not_wait(cluster: Cluster, postgres_url: str) -> None:
    name = postgres_url.split("/")[3].split("?")[0]
    with psycopg.connect(postgres_url, autocommit=True) as admin:
        admin.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def ask() -> object:
        async with opened(postgres_url) as store:
            with store.engine.connect() as connection:
                return connection.exec_driver_sql("SHOW synchronous_commit").scalar_one()

    assert asyncio.run(ask()) == "on"


def test_sqlite_waits_for_the_disk(sqlite_url: str) -> None:
    async def ask() -> list[object]:
        async with opened(sqlite_url) as store:
            with store.engine.connect() as connection:
                names = ("journal_mode", "synchronous", "foreign_keys")
                return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

    assert asyncio.run(ask()) == ["wal", 2, 1]
