"""What is asked over HTTP: games, cards, decks, rules, matches, the page, and how the server is."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from jsonschema import Draft202012Validator

from server.live import EASY, LiveServer, sqlite
from tercio.content.lists import MOST_TROUBLES
from tercio.games import GAMES, open_game
from tercio.games.warlord.building.deck import MOST_CARDS, write_list
from tercio.rules import load
from tercio.server.failures import tell_troubles
from tercio.server.page import serve_page
from tercio.server.schema import server_schema

Json = dict[str, Any]


def is_told_in_both(told: httpx.Response) -> bool:
    body = told.json()
    return set(body) == {"en", "de", "rule"} and bool(body["en"]) and bool(body["de"]) and body["en"] != body["de"]


# -- the server itself ------------------------------------------------------------------------


def test_health_asks_the_database(tmp_path: Path) -> None:
    with LiveServer(EASY._replace(database=sqlite(tmp_path))) as server:
        assert server.http.get("/health").json()["status"] == "ok"
        server.call(server.inside.store.close())
        told = server.http.get("/health")

        assert told.status_code == 503
        assert told.json()["status"] == "no database"


def test_metrics_are_read_by_prometheus(live: LiveServer) -> None:
    match, tokens = live.make()
    with live.sit(match, tokens[0]) as ann:
        ann.answer("bold")
        told = live.http.get("/metrics")
    lines = told.text.splitlines()

    assert told.headers["content-type"].startswith("text/plain")
    assert "tercio_sockets 1.0" in lines
    for name in ("tercio_entries_total", 'tercio_frames_total{do="answer"}', 'tercio_log{what="appended"}'):
        assert [line for line in lines if line.startswith(name)]
    assert [line for line in lines if line.startswith("tercio_commit_seconds_count") and not line.endswith(" 0.0")]


def test_headers_keep_other_pages_out(live: LiveServer) -> None:
    for address in ("/health", "/api/games", "/nothing"):
        headers = live.http.get(address).headers

        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("method", "address", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("POST", "/api/nothing", 404),
        ("GET", "/api/games/chess/cards", 404),
        ("GET", "/api/games/skirmish/cards", 404),
        ("POST", "/api/games/chess/forces/check", 404),
        ("POST", "/api/games/skirmish/forces/check", 404),
        ("POST", "/api/games/chess/forces/pdf", 404),
        ("GET", "/api/decks/nothere", 404),
        ("GET", "/api/rules/XX-NO-01", 404),
        ("GET", "/api/rules?game=chess", 404),
        ("GET", "/api/matches/nothere", 404),
        ("GET", "/api/matches/NOT%20HERE", 422),
        ("GET", "/api/rules?limit=0", 422),
        ("GET", "/api/rules?lang=fr", 422),
        ("DELETE", "/api/games", 405),
        ("PATCH", "/health", 405),
        ("GET", "/api/me/decks", 401),
        ("GET", "/api/me/matches", 401),
        ("POST", "/api/me/seats", 401),
    ],
)
def test_every_trouble_is_told_in_both_languages(live: LiveServer, method: str, address: str, status: int) -> None:
    body = {"text": ""} if "forces" in address else {"match": "nothere", "token": "x"} if "seats" in address else None
    told = live.http.request(method, address, json=body)

    assert told.status_code == status
    assert is_told_in_both(told)
    if status == 405:
        assert told.headers["allow"] == "GET"


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff", b'{"game":1}', b"null"])
def test_a_body_that_is_none_is_told(live: LiveServer, body: bytes) -> None:
    told = live.http.post("/api/matches", content=body, headers={"content-type": "application/json"})

    assert told.status_code == 422
    assert is_told_in_both(told)


class Program:
    """An application without a server around it."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    def get(self, address: str, headers: dict[str, str] | None = None, method: str = "GET") -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
                return await client.request(method, address, headers=headers)

        return asyncio.run(ask())


def test_a_fault_of_ours_is_told_without_details() -> None:
    app = FastAPI()
    tell_troubles(app)

    @app.get("/broken")
    def broken() -> None:
        raise KeyError("secret detail")

    told = Program(app).get("/broken")

    assert told.status_code == 500
    assert is_told_in_both(told)
    assert "secret" not in told.text


# -- the schema -----------------------------------------------------------------------------------


def test_the_schema_is_valid_and_complete(live: LiveServer) -> None:
    told = live.http.get("/api/schema.json").json()
    Draft202012Validator.check_schema(told)
    pointed = {part.split('"')[0] for part in json.dumps(told).split("#/$defs/")[1:]}

    assert told == server_schema()
    assert pointed <= set(told["$defs"])
    assert {"ClientFrame", "ServerMessage", "Hello", "Scene", "Face", "Cards", "Trouble"} <= set(told["$defs"])


def test_every_message_of_a_match_fits_the_schema(live: LiveServer) -> None:
    schema = server_schema()
    valid = {
        name: Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})
        for name in (
            "ServerMessage",
            "TableMessage",
            "ClientFrame",
            "Hello",
            "Cards",
            "GameInfo",
            "MatchInfo",
            "RuleInfo",
        )
    }
    seats = [{"kind": "person", "name": "A", "force": "elves"}, {"kind": "person", "name": "B", "force": "nothrog"}]
    for game, wanted in (("skirmish", []), ("warlord", seats)):
        match, tokens = live.make(*wanted, game=game)
        with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
            for client in (ann, ben) * 6:
                client.seen()
                for hint in client.ask("hint")["hints"][:1]:
                    said = {"turn": client.table["turn"], "answer": hint["answer"]}
                    client.ask("answer", **said)
                    client.ask("answer", **said)  # once more: acknowledged without a table
                client.ask("why", thing=0)
                client.ask("judge", answer={"key": "nonsense"})
            ann.ask("chat", text="hello")
            ann.ask("offer", what="draw")
            ann.send("nonsense")
            ann.ask("answer", turn=77, answer={"key": "pass"})
            ben.ask("concede")
            ann.seen(lambda table: table["stage"] == "over")
            ann.ask("ping")
            told = [*ann.messages, *ben.messages]
        for message in told:
            errors = list(valid["TableMessage" if message["type"] == "table" else "ServerMessage"].iter_errors(message))
            assert errors == []
        assert {message["type"] for message in told} >= {
            "table",
            "done",
            "refused",
            "verdict",
            "why",
            "hints",
            "trouble",
        }
    assert valid["Cards"].is_valid(live.http.get("/api/games/warlord/cards").json())
    assert all(valid["GameInfo"].is_valid(game) for game in live.http.get("/api/games").json())
    assert all(valid["MatchInfo"].is_valid(each) for each in live.http.get("/api/lobby").json()["running"])
    assert all(valid["RuleInfo"].is_valid(rule) for rule in live.http.get("/api/rules?limit=2000").json())
    assert valid["ClientFrame"].is_valid({"do": "ping", "id": 1})
    assert not valid["ClientFrame"].is_valid({"do": "fly", "id": 1})
    assert not valid["Hello"].is_valid({"do": "hello", "lang": "fr"})


# -- games and cards ---------------------------------------------------------------------------------


def test_the_shelf_tells_everything_a_lobby_needs(live: LiveServer) -> None:
    games = {game["id"]: game for game in live.http.get("/api/games").json()}

    assert list(games) == list(GAMES)
    assert games["skirmish"]["forces"] is None
    assert not games["skirmish"]["has_builder"]
    warlord = games["warlord"]
    assert (warlord["fewest"], warlord["most"]) == (2, 4)
    assert len(warlord["forces"]["ready"]) == 6
    assert all(ready["guide"]["de"] and ready["title"]["en"] for ready in warlord["forces"]["ready"])
    assert set(warlord["bots"]) == {"recruit", "veteran", "champion", "warlord", "random"}


def test_cards_are_sent_once_and_then_asked_for_by_their_tag(live: LiveServer) -> None:
    first = live.http.get("/api/games/warlord/cards")
    tag = first.headers["etag"]
    again = live.http.get("/api/games/warlord/cards", headers={"if-none-match": tag})
    weak = live.http.get("/api/games/warlord/cards", headers={"if-none-match": f'"other", W/{tag}'})
    other = live.http.get("/api/games/warlord/cards", headers={"if-none-match": '"other"'})

    assert len(first.json()["cards"]) > 300
    assert (again.status_code, again.content) == (304, b"")
    assert weak.status_code == 304
    assert other.status_code == 200
    assert first.headers["cache-control"]


def check(live: LiveServer, text: str, **more: Any) -> Json:
    told = live.http.post("/api/games/warlord/forces/check", json={"text": text, **more})
    assert told.status_code == 200
    found: Json = told.json()
    return found


def test_a_ready_deck_has_no_problems_in_either_language(live: LiveServer) -> None:
    game = open_game("warlord")
    for lang in ("de", "en"):
        deck = game.decks["elves"]  # type: ignore[attr-defined]
        told = check(live, write_list(game.faces, deck, lang))  # type: ignore[attr-defined]

        assert (told["problems"], told["unknown"]) == ([], [])
        assert told["size"] == sum(card["count"] for card in told["cards"]) == 50
        assert sum(told["summary"]["types"].values()) == sum(told["summary"]["levels"].values()) == 50


def test_all_that_is_wrong_with_a_list_is_told_at_once(live: LiveServer) -> None:
    told = check(live, "Deck: Mess\n4x Glade Archer\n2x Nobody\nrubbish\n\n1x Nobody Else\n")

    assert told["name"] == "Mess"
    assert told["size"] == 4
    assert [line["line"] for line in told["unknown"]] == [3, 4, 6]
    assert {"WL-DECK-02", "WL-DECK-03", "WL-DECK-09"} <= {problem["rule"] for problem in told["problems"]}
    assert all(load().rule(problem["rule"]) for problem in told["problems"])
    assert all(each["text"]["en"] and each["text"]["de"] for each in [*told["problems"], *told["unknown"]])


@pytest.mark.parametrize("text", ["", "\n\n", "Deck:", "# only a remark", "\x00", "999x Glade Archer\n" * 900])
def test_any_text_can_be_checked(live: LiveServer, text: str) -> None:
    told = check(live, text)

    assert told["size"] <= MOST_CARDS
    assert len(told["unknown"]) <= MOST_TROUBLES


@pytest.mark.parametrize("kind", ["list", "proxies"])
def test_a_deck_is_printed(live: LiveServer, kind: str) -> None:
    pytest.importorskip("tercio.printing")
    game = open_game("warlord")
    text = write_list(game.faces, game.decks["elves"], "en")  # type: ignore[attr-defined]
    told = live.http.post("/api/games/warlord/forces/pdf", json={"text": text, "kind": kind, "lang": "de"})

    assert told.status_code == 200
    assert told.headers["content-type"] == "application/pdf"
    assert told.content.startswith(b"%PDF")


def test_a_list_that_cannot_be_read_is_not_printed(live: LiveServer) -> None:
    pytest.importorskip("tercio.printing")
    told = live.http.post("/api/games/warlord/forces/pdf", json={"text": "rubbish", "kind": "list", "lang": "de"})

    assert told.status_code == 422
    assert is_told_in_both(told)


# -- shared decks --------------------------------------------------------------------------------------


def test_a_deck_is_shared_by_its_link_and_never_changes(live: LiveServer) -> None:
    text = "Deck: Gläser & <b>\n3x Glade Archer\n"
    made = live.http.post("/api/decks", json={"game": "warlord", "text": text})
    told = live.http.get(f"/api/decks/{made.json()['id']}")

    assert made.status_code == 201
    assert told.json() == {"game": "warlord", "text": text, "name": "Gläser & <b>"}
    assert "immutable" in told.headers["cache-control"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "text": "x"}, 404),
        ({"game": "skirmish", "text": "x"}, 404),
        ({"game": "warlord", "text": ""}, 422),
        ({"game": "warlord", "text": "x" * 20_001}, 422),
        ({"game": "warlord", "text": "\x00"}, 422),
        ({"game": "warlord", "text": "x", "owner": "me"}, 422),
        ({"game": "warlord"}, 422),
    ],
)
def test_what_is_no_deck_is_not_shared(live: LiveServer, body: Json, status: int) -> None:
    told = live.http.post("/api/decks", json=body)

    assert told.status_code == status
    assert is_told_in_both(told)


# -- rules ------------------------------------------------------------------------------------------------


def test_rules_are_found_by_words_in_either_language(live: LiveServer) -> None:
    for words, lang in (("clock", "en"), ("Bedenkzeit", "de"), ("T-CLOCK-01", "en")):
        found = live.http.get("/api/rules", params={"q": words, "lang": lang, "game": "table"}).json()

        assert "T-CLOCK-01" in [rule["id"] for rule in found]


def test_all_rules_of_a_game_come_in_the_order_of_the_book(live: LiveServer) -> None:
    found = live.http.get("/api/rules", params={"game": "warlord", "limit": 2000}).json()

    assert [rule["id"] for rule in found] == [rule.id for rule in load().of_game("warlord")]
    assert all(rule["title"]["de"] and rule["text"]["en"] and rule["source"] for rule in found)


def test_a_rule_is_found_by_its_id_in_any_case(live: LiveServer) -> None:
    told = live.http.get("/api/rules/t-turn-01").json()

    assert told["id"] == "T-TURN-01"
    assert told["game"] == "table"


def test_a_rule_is_told_with_its_house_rulings(live: LiveServer) -> None:
    told = live.http.get("/api/rules/WL-INIT-04").json()
    (ruling,) = load().rulings_of("WL-INIT-04")

    assert told["rulings"] == [{"id": "WL A17", "title": ruling.title._asdict(), "text": ruling.text._asdict()}]
    assert live.http.get("/api/rules/T-TURN-01").json()["rulings"] == []


def test_a_rule_that_does_not_exist_is_answered_with_those_most_like_it(live: LiveServer) -> None:
    assert "T-TURN-01" in live.http.get("/api/rules/T-TURN-1").json()["en"]


# -- matches ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess", "seats": []},
        {"game": "skirmish", "seats": []},
        {"game": "skirmish", "seats": [{"kind": "person"}] * 3},
        {"game": "warlord", "seats": [{"kind": "person"}] * 5},
        {"game": "skirmish", "seats": [{"kind": "person"}] * 99},
        {"game": "skirmish", "seats": [{"kind": "dog"}, {"kind": "person"}]},
        {"game": "skirmish", "seats": [{"kind": "bot", "bot": "skynet"}, {"kind": "person"}]},
        {"game": "skirmish", "seats": [{"kind": "bot", "bot": "script"}, {"kind": "person"}]},
        {"game": "warlord", "seats": [{"kind": "person", "force": "nope"}, {"kind": "person"}]},
        {"game": "warlord", "seats": [{"kind": "person", "force": {"text": "1x Glade Archer"}}, {"kind": "person"}]},
        {"game": "warlord", "seats": [{"kind": "person", "token": "mine"}, {"kind": "person"}]},
    ],
)
def test_a_match_that_cannot_be_is_not_made(live: LiveServer, wanted: Json) -> None:
    told = live.http.post("/api/matches", json=wanted)

    assert told.status_code == 422
    assert is_told_in_both(told)


def test_a_new_match_is_in_the_lobby_until_it_is_over(live: LiveServer) -> None:
    match, tokens = live.make()
    hidden, _ = live.make(is_public=False)

    def running() -> list[str]:
        return [each["id"] for each in live.http.get("/api/lobby?limit=100").json()["running"]]

    assert running()[0] == match
    assert hidden not in running()
    assert live.http.get(f"/api/matches/{hidden}").status_code == 200
    with live.sit(match, tokens[0]) as ann:
        ann.ask("concede")
        ann.seen(lambda table: table["stage"] == "over")
        ann.ask("ping")
    assert live.http.get(f"/api/matches/{match}").json()["winners"] == [1]
    while match in running():
        pass


def test_what_everybody_may_know_of_a_match_holds_no_secret(live: LiveServer) -> None:
    match, tokens = live.make()
    told = live.http.get(f"/api/matches/{match}").text + live.http.get("/api/lobby").text

    assert not [token for token in tokens if token in told]
    assert "token" not in told
    assert "dice" not in told


# -- the page -------------------------------------------------------------------------------------------------


def page(folder: Path) -> Program:
    app = FastAPI()
    tell_troubles(app)
    serve_page(app, folder)
    return Program(app)


def built(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Tercio</title>", encoding="utf-8")
    (folder / "assets" / "main-abc123.js").write_text("let x = 1;\n" * 1000, encoding="utf-8")
    (folder / "sw.js").write_text("self.x = 1", encoding="utf-8")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    return folder


HTML = {"accept": "text/html,*/*"}


@pytest.mark.parametrize(
    "address",
    ["/", "/m/abc", "/b", "/b/elves", "/d/x", "/r/x", "/rules/T-TURN-01", "/settings", "/learn", "/learn/x", "/edit"],
)
def test_the_pages_own_addresses_all_lead_to_it(tmp_path: Path, address: str) -> None:
    told = page(built(tmp_path)).get(address, headers=HTML)

    assert told.status_code == 200
    assert told.headers["content-type"] == "text/html; charset=utf-8"
    assert told.headers["cache-control"] == "no-cache"
    assert "<title>Tercio" in told.text


def test_an_address_that_nobody_knows_is_not_found_but_people_see_the_page(tmp_path: Path) -> None:
    client = page(built(tmp_path))
    people, program = client.get("/nonsense", headers=HTML), client.get("/nonsense")

    assert (people.status_code, program.status_code) == (404, 404)
    assert "<title>Tercio" in people.text
    assert is_told_in_both(program)
    assert client.get("/api/nonsense", headers=HTML).headers["content-type"] == "application/json"
    assert client.get("/../pyproject.toml").status_code == 404
    assert client.get("/%2e%2e/%2e%2e/etc/passwd").status_code == 404
    assert client.get("/", method="POST").status_code == 404


def test_files_with_a_hash_are_kept_and_the_worker_is_asked_for_again(tmp_path: Path) -> None:
    client = page(built(tmp_path))
    script, worker = client.get("/assets/main-abc123.js"), client.get("/sw.js")

    assert "immutable" in script.headers["cache-control"]
    assert worker.headers["cache-control"] == "no-cache"
    assert script.headers["content-type"].startswith("text/javascript")
    assert client.get("/manifest.webmanifest").headers["content-type"].startswith("application/manifest+json")
    again = client.get("/sw.js", headers={"if-none-match": worker.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_what_can_be_packed_is_sent_packed_to_whoever_can_read_it(tmp_path: Path) -> None:
    client = page(built(tmp_path))
    packed = client.get("/assets/main-abc123.js", {"accept-encoding": "gzip"})
    plain = client.get("/assets/main-abc123.js", headers={"accept-encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 10
    assert packed.content == plain.content
    assert "content-encoding" not in plain.headers
    head = client.get("/assets/main-abc123.js", method="HEAD")
    assert (head.status_code, head.content) == (200, b"")


def test_a_page_that_is_not_built_says_so_and_is_there_once_it_is(tmp_path: Path) -> None:
    client = page(tmp_path / "page")
    people, program = client.get("/", headers=HTML), client.get("/")

    assert (people.status_code, program.status_code) == (503, 503)
    assert "make page" in people.text
    assert is_told_in_both(program)
    built(tmp_path / "page")
    assert client.get("/", headers=HTML).status_code == 200
