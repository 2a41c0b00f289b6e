"""Behind the nginx of `deploy/nginx.conf`: TLS, sockets, whose address counts, and what stays on the machine."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.live import EASY, PATIENCE, Client, LiveServer, sqlite, wait_for
from server.postgres import free_port
from server.test_accounts import PASSWORD
from tercio.server.store.administration import Administration
from tercio.server.store.bans import ADDRESS, put_ban
from tercio.server.store.records import Ban

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
NAME = "play.example.org"
CONF = Path(__file__).parents[2] / "deploy" / "nginx.conf"
ASIDE = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  {server}
}}
"""
pytestmark = pytest.mark.skipif(
    NGINX is None or shutil.which("openssl") is None, reason="nginx is missing. On Debian: apt install nginx-light"
)


class Behind:
    """A server with nginx in front of it; clients that come from any address of this machine."""

    def __init__(self, live: LiveServer, folder: Path, port: int) -> None:
        self.live = live
        self.folder = folder
        self.port = port
        self.trusted = ssl.create_default_context(cafile=folder / "tls.pem")

    def client(self, address: str = "127.0.0.1", **headers: str) -> httpx.Client:
        """It knows the name, but no name server does: the certificate is looked at all the same."""
        transport = httpx.HTTPTransport(verify=self.trusted, local_address=address)
        return httpx.Client(
            transport=transport,
            base_url=f"https://127.0.0.1:{self.port}",
            timeout=PATIENCE,
            headers={"host": NAME} | headers,
        )

    def get(self, client: httpx.Client, path: str) -> httpx.Response:
        return client.get(path, extensions={"sni_hostname": NAME})


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Behind]:
    folder = tmp_path_factory.mktemp("nginx")
    settings = EASY._replace(database=sqlite(folder), hosts=(NAME,), proxies=("127.0.0.1",), bans_every=0.2)
    wanted = ["-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(folder / "tls.key"), "-out", str(folder / "tls.pem")]
    subprocess.run(["openssl", "req", *wanted, *files], check=True, capture_output=True)
    with LiveServer(settings) as live:
        port, own = free_port(), live.host.partition(":")[2]
        server = CONF.read_text(encoding="utf-8")
        for was, now in {
            "listen [::]:443 ssl;": "",
            "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
            "/etc/ssl/play.example.org.": f"{folder}/tls.",
            "127.0.0.1:8190": f"127.0.0.1:{own}",
        }.items():
            assert was in server
            server = server.replace(was, now)
        (folder / "nginx.conf").write_text(ASIDE.format(folder=folder, server=server), encoding="utf-8")
        assert NGINX is not None
        nginx = subprocess.Popen([NGINX, "-p", str(folder), "-c", "nginx.conf"], stderr=subprocess.DEVNULL)
        try:
            wait_for(lambda: is_open(port))
            yield Behind(live, folder, port)
        finally:
            nginx.terminate()
            nginx.wait(PATIENCE)


def is_open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def test_page_and_cookies_come_over_tls(behind: Behind) -> None:
    with behind.client() as client:
        page = behind.get(client, "/")
        made = client.post(
            "/api/accounts", json={"name": "Tess", "password": PASSWORD}, extensions={"sni_hostname": NAME}
        )

    assert page.status_code == 200
    assert "<title>" in page.text
    assert made.status_code == 201
    assert "Secure" in made.headers["set-cookie"]


def test_a_match_is_played_through_sockets(behind: Behind) -> None:
    match, tokens = behind.live.make()
    connecting = {"ssl": behind.trusted, "server_hostname": NAME}
    people = [Client(f"127.0.0.1:{behind.port}", match, token, scheme="wss", connecting=connecting) for token in tokens]
    for person in people:
        person.answer("wary")
    for person in people:
        assert person.seen(lambda table: table["answers"] >= 2)["n"] >= 2
        person.close()


def test_figures_stay_on_the_machine_and_foreign_names_are_refused(behind: Behind) -> None:
    with behind.client() as client, behind.client(host="evil.example") as foreign:
        assert behind.get(client, "/metrics").status_code == 404
        assert behind.get(client, "/health").json()["status"] == "ok"
        assert foreign.get("/api/lobby", extensions={"sni_hostname": NAME}).status_code == 421


def test_what_a_client_says_of_its_address_counts_for_nothing(behind: Behind) -> None:
    """The proxy sets the header, so that nobody is somebody else, and nobody is kept out for another one."""
    database = Administration(behind.live.inside.settings.database)
    database.do(put_ban, Ban(ADDRESS, "127.0.0.7", "", 0, None))
    database.close()
    with (
        behind.client("127.0.0.7", **{"x-forwarded-for": "127.0.0.8"}) as banned,
        behind.client("127.0.0.8", **{"x-forwarded-for": "127.0.0.7"}) as other,
    ):
        wait_for(lambda: behind.get(banned, "/api/lobby").status_code == 403)
        assert behind.get(other, "/api/lobby").status_code == 200
