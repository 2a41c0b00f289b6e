"""Letters through a real mail server: asked for, confirmed, one for each wait, and ended by a link."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest

from server.live import EASY, LiveServer, sqlite, wait_for
from server.office import Office, free_port, opened, text_of
from server.test_accounts import signed_up
from tercio.content.trouble import BadInput
from tercio.server.mail.post import NotDelivered, Post, read_mail_server
from tercio.server.settings import Settings

ADDRESS = "https://play.example.org"
DAYS = {"days": 3}


@pytest.fixture
def office() -> Office:
    return Office()


@pytest.fixture
def live(tmp_path: Path, office: Office) -> Iterator[LiveServer]:
    port = free_port()
    controller = opened(office, port)
    mail = f"smtp://127.0.0.1:{port}"
    settings = EASY._replace(database=sqlite(tmp_path), mail=mail, address=ADDRESS, mail_after=0.1, mail_retry=0.2)
    try:
        with LiveServer(settings) as server:
            yield server
    finally:
        controller.stop()


def link_in(letter: EmailMessage, kind: str) -> str:
    found = re.search(rf"{ADDRESS}/mail/{kind}-([\w-]+)", text_of(letter))
    assert found is not None
    return found.group(1)


def with_mail(live: LiveServer, office: Office, name: str, lang: str = "en") -> httpx.Client:
    """An account that has confirmed its address."""
    person, address = signed_up(live, name), f"{name.lower()}@example.org"
    asked = person.put("/api/me/mail", json={"address": address, "lang": lang})
    assert asked.json() == {"is_possible": True, "address": address, "is_confirmed": False}
    wait_for(lambda: bool(office.to(address)))
    done = live.http.post(f"/api/mail/confirm/{link_in(office.to(address)[0], 'c')}")
    assert done.json() == {"is_done": True}
    assert person.get("/api/me/mail").json()["is_confirmed"]
    return person


def match_of(live: LiveServer, *people: tuple[httpx.Client, str]) -> tuple[str, list[str]]:
    match, tokens = live.make(*[{"kind": "person", "name": name} for _, name in people], clock=DAYS)
    for (person, _), token in zip(people, tokens, strict=True):
        assert person.post("/api/me/seats", json={"match": match, "token": token}).status_code == 200
    return match, tokens


def settle(live: LiveServer) -> None:
    """The postman has looked once more, and everything before has been sent."""
    postman = live.inside.postman
    assert postman is not None
    live.call(postman.deliver())


def is_away(live: LiveServer) -> bool:
    """Nobody takes the letter that is due. The postman may have it in his hands at this moment."""
    try:
        settle(live)
    except NotDelivered:
        return True
    return False


def test_nobody_gets_a_letter_who_has_not_confirmed_the_address(live: LiveServer, office: Office) -> None:
    ann, ben = signed_up(live, "Ann"), signed_up(live, "Ben")
    ann.put("/api/me/mail", json={"address": "ann@example.org"})
    match_of(live, (ann, "Ann"), (ben, "Ben"))
    wait_for(lambda: bool(ann.get("/api/me/waiting").json()))
    settle(live)

    assert len(office.letters) == 1
    assert office.letters[0]["Subject"] == "Tercio: confirm your e-mail address"
    assert live.http.post("/api/mail/confirm/not-the-secret").json() == {"is_done": False}
    assert ann.put("/api/me/mail", json={"address": "ann@example.org"}).status_code == 429  # nobody is flooded
    assert ben.put("/api/me/mail", json={"address": "ann@example.org"}).status_code == 429


def test_one_letter_comes_for_each_wait_and_tells_no_secret(live: LiveServer, office: Office) -> None:
    ann, ben = with_mail(live, office, "Ann"), signed_up(live, "Ben")
    match, (token, other) = match_of(live, (ann, "Ann"), (ben, "Ben"))
    wait_for(lambda: len(office.to("ann@example.org")) == 2)
    letter = office.to("ann@example.org")[1]
    settle(live)

    assert letter["Subject"] == "Tercio: your turn against Ben (Skirmish)"
    assert f"{ADDRESS}/m/{match}" in text_of(letter).splitlines()
    assert token not in text_of(letter)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert len(office.to("ann@example.org")) == 2  # the same wait is told once
    with live.sit(match, token) as one, live.sit(match, other) as two:
        one.answer("wary")
        two.answer("wary")
        asked = {0: one, 1: two}[one.seen(lambda table: table["answers"] >= 2)["waiting"][0]["seat"]]
        assert asked.table["question"] is not None
    settle(live)
    assert len(office.letters) <= 3


def test_several_matches_stand_in_one_german_letter(live: LiveServer, office: Office) -> None:
    ann, ben = with_mail(live, office, "Ann", "de"), signed_up(live, "Ben")
    postman = live.inside.postman
    assert postman is not None
    postman.settings = postman.settings._replace(mail_after=3600)
    matches = [match_of(live, (ann, "Ann"), (ben, "Ben"))[0] for _ in range(2)]
    wait_for(lambda: len(ann.get("/api/me/waiting").json()) == 2)
    postman.settings = postman.settings._replace(mail_after=0)
    wait_for(lambda: len(office.to("ann@example.org")) == 2)
    letter = office.to("ann@example.org")[1]

    assert letter["Subject"] == "Tercio: 2 Partien warten auf dich"
    assert all([f"{ADDRESS}/m/{match}" in text_of(letter) for match in matches])
    assert "Geplänkel gegen Ben" in text_of(letter)


def test_whoever_sits_at_the_table_gets_no_letter(live: LiveServer, office: Office) -> None:
    ann, ben = with_mail(live, office, "Ann"), signed_up(live, "Ben")
    postman = live.inside.postman
    assert postman is not None
    postman.settings = postman.settings._replace(mail_after=3600)
    match, (token, _) = match_of(live, (ann, "Ann"), (ben, "Ben"))
    with live.sit(match, token) as client:
        client.seen()
        wait_for(lambda: bool(ann.get("/api/me/waiting").json()))
        postman.settings = postman.settings._replace(mail_after=0)
        settle(live)

    assert len(office.letters) == 1


def test_a_link_ends_all_letters(live: LiveServer, office: Office) -> None:
    ann, ben = with_mail(live, office, "Ann"), signed_up(live, "Ben")
    match_of(live, (ann, "Ann"), (ben, "Ben"))
    wait_for(lambda: len(office.letters) == 2)
    header = office.letters[1]["List-Unsubscribe"].strip(" <>").removeprefix(ADDRESS)
    assert header == f"/api/mail/leave/{link_in(office.letters[1], 'u')}"
    done = live.http.post(header, data={"List-Unsubscribe": "One-Click"}).json()
    match_of(live, (ann, "Ann"), (ben, "Ben"))
    wait_for(lambda: len(ann.get("/api/me/waiting").json()) == 2)
    settle(live)

    assert done == {"is_done": True}
    assert live.http.post(header).json() == {"is_done": False}
    assert len(office.letters) == 2
    assert ann.get("/api/me/mail").json() == {"is_possible": True, "address": "", "is_confirmed": False}


def test_what_the_mail_server_does_not_take_today_comes_tomorrow(tmp_path: Path, office: Office) -> None:
    port = free_port()
    mail = f"smtp://127.0.0.1:{port}"
    settings = EASY._replace(database=sqlite(tmp_path), mail=mail, address=ADDRESS, mail_after=0.1, mail_retry=0.2)
    controller = opened(office, port)
    with LiveServer(settings) as live:
        ann, ben = with_mail(live, office, "Ann"), signed_up(live, "Ben")
        controller.stop()
        match_of(live, (ann, "Ann"), (ben, "Ben"))
        wait_for(lambda: bool(ann.get("/api/me/waiting").json()))
        wait_for(lambda: is_away(live))
        assert ben.put("/api/me/mail", json={"address": "ben@example.org"}).status_code == 503
        controller = opened(office, port)
        try:
            wait_for(lambda: len(office.to("ann@example.org")) == 2)
            assert signed_up(live, "Cem").put("/api/me/mail", json={"address": "nobody@example.org"}).status_code == 503
        finally:
            controller.stop()


def test_nobody_fills_the_box_of_somebody_else(live: LiveServer, office: Office) -> None:
    """To forget the address and ask again, from one account or many, in any case, with any tag, all at once."""
    ann, ben = signed_up(live, "Ann"), signed_up(live, "Ben")
    told = []
    dan = signed_up(live, "Dan")
    for person, name in ((ann, "Victim"), (ann, "Victim"), (ann, "Victim"), (ben, "Victim"), (dan, "Victim+more")):
        told.append(person.put("/api/me/mail", json={"address": f"{name}@example.org"}).status_code)
        person.delete("/api/me/mail")
    cem = signed_up(live, "Cem")
    with ThreadPoolExecutor(8) as clients:
        wishes = [{"address": f"VICTIM{number}@example.org"} for number in range(8)]
        told += [each.status_code for each in clients.map(lambda wish: cem.put("/api/me/mail", json=wish), wishes)]

    assert sorted(told) == [200, 200, *[429] * 11]
    assert len(office.letters) == 2


def test_a_box_that_takes_nothing_now_keeps_nobody_else_from_letters(live: LiveServer, office: Office) -> None:
    later, zoe = with_mail(live, office, "Later"), with_mail(live, office, "Zoe")
    postman = live.inside.postman
    assert postman is not None
    postman.settings = postman.settings._replace(mail_retry=0.5)
    office.is_busy = True
    match_of(live, (later, "Later"), (zoe, "Zoe"))
    wait_for(lambda: len(office.to("zoe@example.org")) == 2)
    assert len(office.to("later@example.org")) == 1
    office.is_busy = False

    wait_for(lambda: len(office.to("later@example.org")) == 2)


def test_an_account_takes_its_address_along(live: LiveServer, office: Office) -> None:
    ann = with_mail(live, office, "Ann")
    assert ann.put("/api/me/mail", json={"address": "Ann <ann@example.org>"}).status_code == 422
    assert ann.delete("/api/me/mail").status_code == 204
    assert ann.get("/api/me/mail").json()["address"] == ""
    assert live.http.get("/api/me/mail").status_code == 401


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with LiveServer(EASY._replace(database=sqlite(tmp_path))) as live:
        ann = signed_up(live, "Ann")

        assert ann.get("/api/me/mail").json() == {"is_possible": False, "address": "", "is_confirmed": False}
        assert ann.put("/api/me/mail", json={"address": "ann@example.org"}).status_code == 404


def test_what_is_wrong_with_the_settings_is_told_without_the_password() -> None:
    for url in ("", "http://example.org", "smtp://", "smtp://host:port", "ftp://ann:secret@example.org"):
        with pytest.raises(BadInput) as found:
            read_mail_server(url)
        assert "secret" not in str(found.value)
    with pytest.raises(BadInput):
        Post(Settings(mail="smtp://127.0.0.1"))
    post = Post(Settings(mail="smtps://ann:s%40fe@mail.example.org", address=ADDRESS + "/"))

    assert post.server == ("mail.example.org", 465, "ann", "s@fe", True)
    assert (post.sender, post.address) == ("tercio@play.example.org", ADDRESS)
