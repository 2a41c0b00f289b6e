"""A real PostgreSQL for tests: a cluster in a temporary folder, one for each worker, with a new database for each test.

from server.postgres import cluster, postgres_url  # in a conftest.py
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import psycopg
import pytest

INSTALL = "PostgreSQL is missing. On Debian: apt install postgresql. On macOS: brew install postgresql@17."
OWNER = "postgres"  # the user of the system as whom it runs if the tests run as root, which it refuses
SETTINGS = """
shared_buffers = 16MB
max_connections = 60
listen_addresses = '127.0.0.1'
unix_socket_directories = '{folder}'
fsync = on
jit = off
autovacuum = off
log_min_messages = fatal
"""
NUMBERS = count()


def binaries() -> Path:
    """The folder with initdb and pg_ctl; the newest one where there are several."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    for pattern in ("usr/lib/postgresql/*/bin", "usr/pgsql-*/bin", "opt/homebrew/opt/postgresql*/bin"):
        folders += sorted(Path("/").glob(pattern), key=str, reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    pytest.fail(INSTALL)


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


class Cluster:
    """A server of its own, reached over a socket in its folder or over loopback. It can be stopped and started."""

    def __init__(self) -> None:
        self.binaries = binaries()
        self.is_root = os.geteuid() == 0
        self.folder = Path(tempfile.mkdtemp(prefix="tercio-pg-"))
        self.port = free_port()
        if self.is_root:
            try:
                owner = pwd.getpwnam(OWNER)
            except KeyError:
                pytest.fail(f"PostgreSQL does not run as root, and there is no user {OWNER}. {INSTALL}")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self.data = self.folder / "data"
        self._run("initdb", "--no-sync", "--auth=trust", f"--username={OWNER}", "--encoding=UTF8", "--locale=C")
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as conf:
            conf.write(SETTINGS.format(folder=self.folder))

    def start(self) -> None:
        for _ in range(5):
            try:
                self._run("pg_ctl", "start", "-w", "-l", str(self.folder / "log"), "-o", f"-p {self.port}")
                return
            except subprocess.CalledProcessError:
                if "Address already in use" not in (self.folder / "log").read_text(encoding="utf-8"):
                    raise
                (self.folder / "log").unlink()
                self.port = free_port()

    def stop(self, mode: str = "fast") -> None:
        """`fast` says goodbye to everybody, `immediate` is like a crash."""
        self._run("pg_ctl", "stop", "-w", "-m", mode)

    def remove(self) -> None:
        if (self.data / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *words: str) -> None:
        as_owner = ["runuser", "-u", OWNER, "--"] if self.is_root else []
        subprocess.run(
            [*as_owner, str(self.binaries / program), *words, "-D", str(self.data)],
            cwd=self.folder,
            env={name: value for name, value in os.environ.items() if not name.startswith("PG")} | {"LC_ALL": "C"},
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=120,
        )

    def url(self, database: str = "postgres", port: int | None = None) -> str:
        """Over the socket in the folder; with a port, over loopback (where a test may have put something between)."""
        if port is None:
            return f"postgresql://{OWNER}@/{database}?host={self.folder}&port={self.port}"
        return f"postgresql://{OWNER}@127.0.0.1:{port}/{database}"

    def new_database(self) -> str:
        """The name of an empty database."""
        name = f"test_{next(NUMBERS)}"
        with closing(psycopg.connect(self.url(), autocommit=True)) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return name

    def drop_database(self, name: str) -> None:
        with closing(psycopg.connect(self.url(), autocommit=True)) as connection:
            connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that runs; a test that stops it starts it again."""
    started = Cluster()
    try:
        started.start()
        yield started
    finally:
        started.remove()


@pytest.fixture
def postgres_url(cluster: Cluster) -> Iterator[str]:
    """The address of an empty database."""
    name = cluster.new_database()
    yield cluster.url(name)
    cluster.drop_database(name)
