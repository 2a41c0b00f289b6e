"""`tercio serve` starts, says where it is, stops when it is told to, and explains what it cannot do."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from tercio.cli.serve import data_folder, has_screen, open_socket, own_addresses, url_of
from tercio.content.trouble import BadInput
from tercio.server.settings import Settings
from terminal import PROGRAM, environment, tercio


def started(at: Path, *words: str, **extra: str) -> tuple[subprocess.Popen[str], str, str]:
    """The running program, its address, and everything that it has printed before it listens."""
    command = [*PROGRAM, "serve", "--no-open", "--port", "0", *words]
    program = subprocess.Popen(
        command, cwd=at, env=environment(**extra), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert program.stdout is not None
    said = ""
    while not re.search(r"(Ctrl|Strg)-C", said) and program.poll() is None:
        said += program.stdout.readline()
    address = re.search(r"http://\S+/", said)
    assert address is not None, said + program.stdout.read()
    for _ in range(600):
        try:
            urllib.request.urlopen(address[0] + "health", timeout=5).close()
            return program, address[0], said
        except OSError:
            time.sleep(0.05)
    raise TimeoutError


def ended(program: subprocess.Popen[str], how: signal.Signals) -> tuple[int, str]:
    program.send_signal(how)
    output, _ = program.communicate(timeout=120)
    return program.returncode, output


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_it_serves_keeps_its_database_in_the_data_folder_and_stops_on_control_c(tmp_path: Path) -> None:
    program, address, said = started(tmp_path, XDG_DATA_HOME=str(tmp_path / "data"), LANG="de_DE.UTF-8")
    with urllib.request.urlopen(address + "api/games", timeout=60) as told:
        games = told.read()
    status, output = ended(program, signal.SIGINT)

    assert b"warlord" in games
    assert (tmp_path / "data" / "tercio" / "tercio.db").exists()
    assert str(tmp_path / "data" / "tercio" / "tercio.db") in said
    assert "Tercio läuft unter" in said
    assert "Beendet" in output
    assert "Traceback" not in output
    assert status == 0


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_it_stops_when_the_system_asks_it_to(tmp_path: Path) -> None:
    program, _, _ = started(tmp_path, "--database", f"sqlite:///{tmp_path / 'x.db'}")
    status, output = ended(program, signal.SIGTERM)

    assert "Traceback" not in output
    assert status in (0, -signal.SIGTERM)


def test_the_database_may_be_named_in_the_environment(tmp_path: Path) -> None:
    program, _, _ = started(tmp_path, TERCIO_DATABASE=f"sqlite:///{tmp_path / 'named.db'}")
    ended(program, signal.SIGINT)

    assert (tmp_path / "named.db").exists()


def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = tercio("serve", "--no-open", "--port", str(port), at=tmp_path, XDG_DATA_HOME=str(tmp_path))

    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert f"127.0.0.1:{port}" in done.stderr


@pytest.mark.parametrize("host", ["not a host", "256.1.1.1", "203.0.113.7", "::g"])
def test_an_address_that_is_not_ours_is_told(host: str) -> None:
    with pytest.raises(BadInput, match="cannot be used"):
        open_socket(host, 0)


@pytest.mark.parametrize(
    "database", ["nonsense", "mysql://x/y", "sqlite:////proc/nowhere/tercio.db", "postgresql://nobody:pw@127.0.0.1:1/x"]
)
def test_a_database_that_cannot_be_opened_is_told_in_one_line_without_its_password(
    tmp_path: Path, database: str
) -> None:
    done = tercio("serve", "--no-open", "--port", "0", "--database", database, at=tmp_path)

    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr
    assert "pw" not in done.stderr


def test_a_data_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = tercio("serve", "--no-open", "--port", "0", at=tmp_path, XDG_DATA_HOME=str(tmp_path / "file"))

    assert done.returncode == 2
    assert "--database" in done.stderr


@pytest.mark.parametrize("words", [("--lan",), ("--host", "0.0.0.0")])
def test_dice_that_somebody_knows_are_for_nobody_else(tmp_path: Path, words: tuple[str, ...]) -> None:
    done = tercio("--lang", "en", "serve", "--no-open", "--port", "0", "--seed", "7", *words, at=tmp_path)

    assert done.returncode == 2
    assert "only for this machine" in done.stderr


def test_a_browser_opens_only_where_there_is_a_screen() -> None:
    if sys.platform.startswith("linux"):
        assert not has_screen({})
        assert has_screen({"DISPLAY": ":0"})
        assert has_screen({"WAYLAND_DISPLAY": "wayland-0"})
        assert data_folder({"XDG_DATA_HOME": "/x"}) == Path("/x")
        assert data_folder({}) == Path.home() / ".local" / "share"


def test_other_devices_are_told_addresses_that_they_can_reach() -> None:
    assert not [address for address in own_addresses() if address.startswith("127.")]
    assert url_of(Settings(host="0.0.0.0", port=8190)) == "http://127.0.0.1:8190/"
    assert url_of(Settings(host="::1", port=8190)) == "http://[::1]:8190/"


def test_the_schema_of_the_server_is_printed(tmp_path: Path) -> None:
    done = tercio("schema", "server", at=tmp_path)

    assert done.returncode == 0
    assert '"TableMessage"' in done.stdout


def test_without_the_packages_of_the_server_it_says_what_to_install() -> None:
    """As for somebody who has installed the engine alone."""
    program = "import sys; sys.modules['uvicorn'] = None; from tercio.cli import main; main()"
    command = [sys.executable, "-c", program, "--lang", "de", "serve", "--no-open", "--port", "0"]
    told = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60)

    assert told.returncode == 2
    assert "tercio[server]" in told.stderr
    assert "Traceback" not in told.stderr


def test_the_engine_plays_without_the_packages_of_the_server() -> None:
    missing = "for name in ('fastapi', 'orjson', 'sqlalchemy', 'uvicorn', 'fpdf', 'psycopg'): sys.modules[name] = None"
    program = f"import sys\n{missing}\nfrom tercio.cli import main; main()"
    command = [sys.executable, "-c", program, "--lang", "en", "rules", "show", "SK-MOVE-01"]
    told = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60)

    assert told.returncode == 0, told.stderr
    assert "SK-MOVE-01" in told.stdout
