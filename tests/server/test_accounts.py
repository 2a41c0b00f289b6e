"""Accounts: a name and a password, a cookie that no script reads, decks that nobody else sees, seats found again."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Literal

import httpx
import pytest
from argon2 import Parameters, PasswordHasher, extract_parameters

from server.live import EASY, LiveServer, sqlite, wait_for
from tercio.hall.secret import hash_of
from tercio.hall.trouble import Failure
from tercio.server.passwords import MOST_WAITING, Passwords

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


def test_the_cookie_is_for_this_server_alone_and_no_script_reads_it(tmp_path: Path) -> None:
    with LiveServer(EASY._replace(database=sqlite(tmp_path), proxies=("127.0.0.1",))) as live:
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


class Counting(PasswordHasher):
    """Remembers how costly each hash was against which a password has been tried."""

    def __init__(self) -> None:
        super().__init__(2, 64, 1)
        self.tried: list[Parameters] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
        self.tried.append(extract_parameters(hash if isinstance(hash, str) else hash.decode()))
        return super().verify(hash, password)


def test_an_unknown_name_takes_as_long_as_a_wrong_password() -> None:
    """Both try one hash of the same cost; seconds would say more about the machine than about the server."""
    hasher = Counting()
    passwords, known = Passwords(hasher), hasher.hash(PASSWORD)

    async def try_both() -> tuple[bool, bool]:
        return await passwords.fits(known, "wrong password"), await passwords.fits(None, "wrong password")

    fitted = asyncio.run(try_both())
    passwords.close()

    assert fitted == (False, False)
    assert hasher.tried == [extract_parameters(known)] * 2


def test_only_so_many_wait_for_the_slow_hashing() -> None:
    passwords = Passwords(PasswordHasher(1, 8, 1))

    async def crowd() -> list[object]:
        many = [passwords.fits(None, "wrong password") for _ in range(MOST_WAITING + 20)]
        return list(await asyncio.gather(*many, return_exceptions=True))

    passwords.nobody = passwords.hasher.hash("nobody")
    told = asyncio.run(crowd())
    passwords.close()

    assert len([each for each in told if isinstance(each, Failure) and each.status == 503]) == 20
    assert told.count(False) == MOST_WAITING


def test_a_session_ends_by_itself(tmp_path: Path) -> None:
    with LiveServer(EASY._replace(database=sqlite(tmp_path), session_seconds=4)) as server:
        browser = signed_up(server, "Short Shelly")
        secret = browser.cookies[COOKIE]
        kept = server.browser(cookie=f"{COOKIE}={secret}")  # one that does not obey max-age
        first = kept.get("/api/me").json()
        wait_for(lambda: kept.get("/api/me").json() is None)

        assert first == {"name": "Short Shelly"}
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


@pytest.mark.parametrize("password", ["password", "        ", "passwort1", "qwertzuiop", "Guessed Gina1", "12345678"])
def test_a_password_that_everybody_tries_first_is_refused(live: LiveServer, password: str) -> None:
    told = live.http.post("/api/accounts", json={"name": "Guessed Gina", "password": password})

    assert told.status_code == 422
    assert "guess" in told.json()["en"]


@pytest.mark.parametrize("twin", ["Раul Nolte", "Pau1 Nolte", "Paul-Nolte", "PAUL N0LTE", "Рaul  Nolte"])
def test_a_name_that_looks_like_another_is_taken(live: LiveServer, twin: str) -> None:
    live.http.post("/api/accounts", json={"name": "Paul Nolte", "password": PASSWORD})

    assert live.http.post("/api/accounts", json={"name": twin, "password": PASSWORD}).status_code == 409


def test_a_name_with_another_umlaut_is_another_name(live: LiveServer) -> None:
    names = ["Jana Müller", "Jana Muller"]
    told = [live.browser().post("/api/accounts", json={"name": name, "password": PASSWORD}) for name in names]

    assert [each.status_code for each in told] == [201, 201]


def test_a_password_is_changed_by_the_old_one_and_others_are_signed_out(live: LiveServer) -> None:
    here, elsewhere = signed_up(live, "Change Carla"), live.browser()
    elsewhere.post("/api/session", json={"name": "Change Carla", "password": PASSWORD})
    new = "vier graue Wölfe"
    refused = here.put("/api/me/password", json={"old": "wrong password", "new": new})
    weak = here.put("/api/me/password", json={"old": PASSWORD, "new": "password"})
    told = here.put("/api/me/password", json={"old": PASSWORD, "new": new})

    assert [refused.status_code, weak.status_code, told.status_code] == [401, 422, 204]
    assert here.get("/api/me").json() == {"name": "Change Carla"}
    assert elsewhere.get("/api/me").json() is None
    assert live.http.post("/api/session", json={"name": "Change Carla", "password": PASSWORD}).status_code == 401


def test_signing_out_everywhere_ends_every_session(live: LiveServer) -> None:
    here, elsewhere = signed_up(live, "Every Where"), live.browser()
    elsewhere.post("/api/session", json={"name": "Every Where", "password": PASSWORD})

    assert here.delete("/api/me/sessions").status_code == 204
    assert [each.get("/api/me").json() for each in (here, elsewhere)] == [None, None]


def test_an_account_is_deleted_with_its_data_and_its_matches_stay(live: LiveServer) -> None:
    here = signed_up(live, "Leaving Lea")
    here.put("/api/me/decks", json={"game": "warlord", "name": "Mine", "text": "1 Nothing"})
    seats = [{"kind": "person", "name": "Lea"}, {"kind": "person", "name": "Ben"}]
    match = here.post("/api/matches", json={"game": "skirmish", "seats": seats}).json()["id"]
    wrong = here.post("/api/me/farewell", json={"password": "not this one"})
    told = here.post("/api/me/farewell", json={"password": PASSWORD})

    assert [wrong.status_code, told.status_code] == [401, 204]
    assert here.get("/api/me").json() is None
    assert live.call(live.inside.store.decks("Leaving Lea")) == []
    assert live.http.get(f"/api/matches/{match}").status_code == 200
    assert live.http.post("/api/session", json={"name": "Leaving Lea", "password": PASSWORD}).status_code == 401


def test_guesses_at_one_account_are_few_from_wherever_they_come(live: LiveServer) -> None:
    signed_up(live, "Guess Gustav")
    guess = {"name": "Guess Gustav", "password": "wrong password"}
    told = [live.browser().post("/api/session", json=guess).status_code for _ in range(14)]

    assert told[:10] == [401] * 10
    assert told[-1] == 429


def test_half_a_surrogate_pair_is_a_password_like_any_other(live: LiveServer) -> None:
    body = '{"name": "Half Hanna", "password": "\\ud800 ein Wolf im Tal"}'
    headers = {"content-type": "application/json"}

    assert live.http.post("/api/accounts", content=body, headers=headers).status_code in (201, 422)
    assert live.http.post("/api/session", content=body, headers=headers).status_code in (200, 401, 422)


def test_decks_kept_at_once_do_not_pass_the_limit(live: LiveServer) -> None:
    signed_up(live, "Many Decks")

    async def keep() -> int:
        store = live.inside.store
        puts = [store.put_deck("Many Decks", "warlord", f"Deck {number}", "1 x", 20) for number in range(50)]
        return sum(await asyncio.gather(*puts))

    assert live.call(keep()) == 20
