"""Accounts: a name and a password, a cookie that no script reads, decks that nobody else sees, seats found again."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from statistics import median

import httpx
import pytest
from argon2 import PasswordHasher

from server.live import EASY, LiveServer, sqlite
from tercio.server.passwords import MOST_WAITING, Passwords
from tercio.server.secret import hash_of
from tercio.server.trouble import Failure

PASSWORD = "correct horse battery"
COOKIE = "tercio_session"


def signed_up(live: LiveServer, name: str) -> httpx.Client:
    browser = live.browser()
    made = browser.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert made.status_code == 201, made.text
    return browser


def test_a_new_account_is_signed_in_at_once(live: LiveServer) -> None:
    browser = signed_up(live, "Ada Lovelace")

    assert browser.get("/api/me").json() == {"name": "Ada Lovelace"}
    assert live.http.get("/api/me").json() is None


def test_the_cookie_is_for_this_server_alone_and_no_script_reads_it(live: LiveServer) -> None:
    told = live.browser().post("/api/accounts", json={"name": "Cookie Monster", "password": PASSWORD})
    behind_https = live.browser(**{"x-forwarded-proto": "https"})
    secure = behind_https.post("/api/session", json={"name": "Cookie Monster", "password": PASSWORD})
    cookie = told.headers["set-cookie"].lower()

    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/" in cookie
    assert "max-age=" in cookie
    assert "secure" not in cookie
    assert "secure" in secure.headers["set-cookie"].lower()


def test_only_hashes_are_kept(live: LiveServer) -> None:
    browser = signed_up(live, "Hashed Hanna")
    account = live.call(live.inside.store.account("hashed hanna"))
    secret = browser.cookies[COOKIE]

    assert account is not None
    assert account.password_hash.startswith("$argon2id$")
    assert PasswordHasher().verify(account.password_hash, PASSWORD)
    assert len(secret) >= 40
    assert live.call(live.inside.store.account_of_session(hash_of(secret))) == "Hashed Hanna"
    assert live.call(live.inside.store.account_of_session(secret)) is None


@pytest.mark.parametrize(
    "name", ["", "x", " ", "a" * 31, "-dash", "dot.", "nul\x00l", "<b>", "a/b", "zero\u200bwidth", "e\u202eve", "🎲🎲"]
)
def test_a_name_that_is_none_is_refused(live: LiveServer, name: str) -> None:
    told = live.http.post("/api/accounts", json={"name": name, "password": PASSWORD})

    assert told.status_code == 422
    assert set(told.json()) == {"en", "de", "rule"}


def test_blanks_in_a_name_are_tidied(live: LiveServer) -> None:
    told = live.browser().post("/api/accounts", json={"name": " Tidy\t\n Tim ", "password": PASSWORD})

    assert told.json()["name"] == "Tidy Tim"


@pytest.mark.parametrize("password", ["", "short", "x" * 201, "sevenxx"])
def test_a_password_that_is_too_short_or_too_long_is_refused(live: LiveServer, password: str) -> None:
    told = live.http.post("/api/accounts", json={"name": "Pass Word", "password": password})

    assert told.status_code == 422
    assert password == "" or password not in told.text


def test_the_name_is_no_password(live: LiveServer) -> None:
    assert live.http.post("/api/accounts", json={"name": "Longenough", "password": "longENOUGH"}).status_code == 422


@pytest.mark.parametrize("again", ["Taken Name", "TAKEN NAME", "taken  name", "Ｔaken Name"])
def test_a_name_is_taken_once_however_it_is_written(live: LiveServer, again: str) -> None:
    live.http.post("/api/accounts", json={"name": "Taken Name", "password": PASSWORD})
    told = live.http.post("/api/accounts", json={"name": again, "password": PASSWORD})

    assert told.status_code == 409
    assert set(told.json()) == {"en", "de", "rule"}
    live.http.cookies.clear()


def test_signing_in_and_out(live: LiveServer) -> None:
    signed_up(live, "Otto")
    browser = live.browser()
    entered = browser.post("/api/session", json={"name": "OTTO", "password": PASSWORD})
    secret = browser.cookies[COOKIE]

    assert entered.json() == {"name": "Otto"}
    assert browser.get("/api/me").json() == {"name": "Otto"}
    assert browser.delete("/api/session").status_code == 204
    assert COOKIE not in browser.cookies
    assert live.browser(cookie=f"{COOKIE}={secret}").get("/api/me").json() is None  # not only the cookie is gone
    assert browser.delete("/api/session").status_code == 204


def test_an_unknown_name_and_a_wrong_password_are_told_alike(live: LiveServer) -> None:
    signed_up(live, "Known Karla")
    wrong = live.http.post("/api/session", json={"name": "Known Karla", "password": "wrong password"})
    unknown = live.http.post("/api/session", json={"name": "Unknown Ursel", "password": "wrong password"})
    nul = live.http.post("/api/session", json={"name": "nul\x00", "password": "wrong password"})

    assert wrong.status_code == unknown.status_code == nul.status_code == 401
    assert wrong.json() == unknown.json() == nul.json()
    assert "set-cookie" not in wrong.headers


def test_an_unknown_name_takes_as_long_as_a_wrong_password() -> None:
    """Measured where nothing else happens; each side once is not enough on a busy machine."""
    quick = PasswordHasher(1, 4096, 1)
    passwords, known = Passwords(quick), quick.hash(PASSWORD)

    async def seconds(password_hash: str | None) -> float:
        began = time.perf_counter()
        assert not await passwords.fits(password_hash, "wrong password")
        return time.perf_counter() - began

    async def measure() -> tuple[list[float], list[float]]:
        await seconds(None)  # the first one makes the hash that fits nobody
        pairs = [(await seconds(known), await seconds(None)) for _ in range(9)]
        return [pair[0] for pair in pairs], [pair[1] for pair in pairs]

    wrong, unknown = asyncio.run(measure())
    passwords.close()

    assert 1 / 3 < median(unknown) / median(wrong) < 3


def test_only_so_many_wait_for_the_slow_hashing() -> None:
    passwords = Passwords(PasswordHasher(1, 8, 1))

    async def crowd() -> list[object]:
        many = [passwords.fits(None, "wrong password") for _ in range(MOST_WAITING + 20)]
        return list(await asyncio.gather(*many, return_exceptions=True))

    passwords.nobody = passwords.hasher.hash("nobody")
    told = asyncio.run(crowd())
    passwords.close()

    assert len([each for each in told if isinstance(each, Failure) and each.status_code == 503]) == 20
    assert told.count(False) == MOST_WAITING


def test_a_session_ends_by_itself(tmp_path: Path) -> None:
    with LiveServer(EASY._replace(database=sqlite(tmp_path), session_seconds=1)) as server:
        browser = signed_up(server, "Short Shelly")
        secret = browser.cookies[COOKIE]
        kept = server.browser(cookie=f"{COOKIE}={secret}")  # one that does not obey max-age
        first = kept.get("/api/me").json()
        time.sleep(1.2)

        assert first == {"name": "Short Shelly"}
        assert kept.get("/api/me").json() is None
        assert kept.get("/api/me/decks").status_code == 401
        assert browser.post("/api/session", json={"name": "Short Shelly", "password": PASSWORD}).status_code == 200


@pytest.mark.parametrize("secret", ["", "x", "x" * 5000, "ä".encode().decode("latin-1"), '"; drop table sessions'])
def test_a_cookie_that_is_none_is_a_guest(live: LiveServer, secret: str) -> None:
    told = live.browser().get("/api/me", headers={"cookie": f"{COOKIE}={secret}".encode("latin-1")})  # type: ignore[dict-item]

    assert told.status_code == 200
    assert told.json() is None


# -- decks --------------------------------------------------------------------------------------


def test_an_account_keeps_decks_and_nobody_else_sees_them(live: LiveServer) -> None:
    ada, bob = signed_up(live, "Deck Ada"), signed_up(live, "Deck Bob")
    deck = {"game": "warlord", "name": "My/„deck“ %2F", "text": "3x Glade Archer"}

    assert ada.put("/api/me/decks", json=deck).status_code == 204
    assert ada.put("/api/me/decks", json={**deck, "text": "2x Glade Archer"}).status_code == 204
    kept = ada.get("/api/me/decks").json()
    assert [(each["name"], each["text"]) for each in kept] == [(deck["name"], "2x Glade Archer")]
    assert abs(kept[0]["changed_at"] - time.time() * 1000) < 60_000
    assert bob.get("/api/me/decks").json() == []
    where = {"game": "warlord", "name": deck["name"]}
    assert bob.delete("/api/me/decks", params=where).status_code == 404
    assert live.http.delete("/api/me/decks", params=where).status_code == 401
    assert len(ada.get("/api/me/decks").json()) == 1
    assert ada.delete("/api/me/decks", params=where).status_code == 204
    assert ada.get("/api/me/decks").json() == []


@pytest.mark.parametrize(
    ("deck", "status"),
    [
        ({"game": "chess", "name": "x", "text": ""}, 404),
        ({"game": "warlord", "name": "", "text": ""}, 422),
        ({"game": "warlord", "name": "  \n", "text": ""}, 422),
        ({"game": "warlord", "name": "x" * 101, "text": ""}, 422),
        ({"game": "warlord", "name": "x", "text": "y" * 20_001}, 422),
        ({"game": "warlord", "name": "x", "text": "\x00"}, 422),
    ],
)
def test_what_is_no_deck_is_not_kept(live: LiveServer, deck: dict[str, str], status: int) -> None:
    browser = live.browser()
    browser.post("/api/accounts", json={"name": "Bad Decks", "password": PASSWORD})
    browser.post("/api/session", json={"name": "Bad Decks", "password": PASSWORD})
    told = browser.put("/api/me/decks", json=deck)

    assert told.status_code == status
    assert browser.get("/api/me/decks").json() == []


# -- seats --------------------------------------------------------------------------------------------


@pytest.mark.rule("T-SEAT-01")
def test_T_SEAT_01_an_account_finds_its_seat_on_another_device(live: LiveServer) -> None:
    browser = signed_up(live, "Seated Sam")
    match, tokens = live.make()
    claimed = browser.post("/api/me/seats", json={"match": match, "token": tokens[1]})
    cookie = {"additional_headers": {"cookie": f"{COOKIE}={browser.cookies[COOKIE]}"}}

    assert claimed.json() == {"match": match, "seat": 1}
    mine = browser.get("/api/me/matches").json()
    assert [(each["id"], each["seat"]) for each in mine] == [(match, 1)]
    with live.sit(match, None, connecting=cookie) as phone:
        assert phone.seen()["you"] == 1
        assert phone.answer("bold")["type"] == "done"
    with live.sit(match, None) as stranger:
        assert stranger.seen()["you"] == -3


@pytest.mark.rule("T-SEAT-01")
def test_T_SEAT_01_a_seat_is_claimed_with_its_secret_alone(live: LiveServer) -> None:
    browser = signed_up(live, "Greedy Greta")
    match, tokens = live.make()
    other, _ = live.make()

    assert browser.post("/api/me/seats", json={"match": match, "token": "x"}).status_code == 404
    assert browser.post("/api/me/seats", json={"match": match, "token": ""}).status_code == 404
    assert browser.post("/api/me/seats", json={"match": other, "token": tokens[0]}).status_code == 404
    assert browser.post("/api/me/seats", json={"match": "nothere", "token": tokens[0]}).status_code == 404
    assert browser.get("/api/me/matches").json() == []


def test_matches_that_an_account_made_are_its_own(live: LiveServer) -> None:
    browser, other = signed_up(live, "Maker Max"), signed_up(live, "Other Olga")
    seats = [{"kind": "person", "name": "Max"}, {"kind": "person"}]
    made = browser.post("/api/matches", json={"game": "skirmish", "seats": seats, "is_public": False}).json()

    assert [each["id"] for each in browser.get("/api/me/matches").json()] == [made["id"]]
    assert browser.get("/api/me/matches").json()[0]["seat"] is None
    assert other.get("/api/me/matches").json() == []


def test_a_rematch_is_found_by_the_accounts_that_sat_there(live: LiveServer) -> None:
    browser = signed_up(live, "Again Agnes")
    match, tokens = live.make()
    browser.post("/api/me/seats", json={"match": match, "token": tokens[0]})
    cookie = {"additional_headers": {"cookie": f"{COOKIE}={browser.cookies[COOKIE]}"}}
    with live.sit(match, tokens[0]) as agnes, live.sit(match, tokens[1]) as ben:
        agnes.ask("concede")
        ben.seen(lambda table: table["stage"] == "over")
        ben.ask("offer", what="rematch")
        agnes.ask("reply", what="rematch", yes=True)
        following = ben.seen(lambda table: table["next_match"])["next_match"]
    with live.sit(following, None, connecting=cookie) as agnes:
        assert agnes.seen()["you"] == 0
